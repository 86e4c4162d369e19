"""The Game: a kind of game as one manifest, which the rest of the house works from."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from stolek.kernel.adviser import Adviser
from stolek.kernel.chance import commitment, seed_bytes
from stolek.kernel.events import Event, Item, Prompt, Remark
from stolek.kernel.level import Level, Trial
from stolek.kernel.match import Match
from stolek.kernel.move import Move
from stolek.kernel.option import Option, settle
from stolek.kernel.outcome import Outcome
from stolek.kernel.record import Header, Record
from stolek.kernel.refusal import Refusal
from stolek.kernel.state import State

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)
Paint = Callable[[str, str], str]
Say = Callable[..., str]
LONGEST_NAME = 40


class Moves(Protocol[S_contra]):
    """moves.py: action id, Move and notation; likewise for what fortune brings."""

    def move(self, action: int) -> Move:
        """The move with this action id."""

    def parse(self, text: str) -> int:
        """The action that a notation names; refuses what it cannot read."""

    def draw_text(self, state: S_contra, outcome: int) -> str:
        """What fortune brought, in notation."""

    def parse_draw(self, state: S_contra, text: str) -> int:
        """The outcome that a notation names."""


class Telling(Protocol[S_contra]):
    """view.py: the only file that decides what is told to whom."""

    def view(self, state: S_contra, eye: int | None) -> dict[str, Any]:
        """What one eye may know."""

    def events(self, before: S_contra, seat: int, action: int, after: S_contra) -> list[Event]:
        """What the last apply brought about, in full."""

    def told(self, event: Event, eye: int | None, state: S_contra) -> Event | None:
        """The event as this eye may know it."""

    def prompt(self, state: S_contra, seat: int) -> Prompt:
        """What is asked of a seat that owes a decision, or of CHANCE."""


class TextDrawing(Protocol):
    """terminal/text.py: how a view looks in a terminal.

    `paint(text, colour)` gives colour to text, `say(key, **facts)` the words of a label; `eye` is the
    seat from which the table is looked at; `marked` are picks to be pointed out, such as the cells of
    the last move, each alone and behind the seat that chose it (`cell:b08`, `1/cell:b08`).
    """

    def draw(
        self,
        view: dict[str, Any],
        paint: Paint,
        say: Say = ...,
        *,
        eye: int | None = ...,
        marked: Collection[str] = ...,
        columns: int = ...,
    ) -> str:
        """The table as lines of text, if possible not wider than so many columns."""

    def aliases(self, view: dict[str, Any]) -> dict[str, str]:
        """Short names seen in the drawing, such as places of a rack, and the words they stand for."""


def plain_levels(players: int) -> dict[str, Level]:
    """Levels of a game without an adviser of its own: the harder, the more games are imagined."""
    budgets = {"easy": 8, "normal": 64, "hard": 512, "expert": 4096}
    return {name: Level(simulations=budget, horizon=1000) for name, budget in budgets.items()}


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """Manifest of a game: what it is called, what may be chosen, and its functions."""

    name: str
    revision: int
    """Bumped by any fix that changes outcomes; a record names the one it was played by."""
    older: tuple[Game[Any], ...] = ()
    """The manifests of earlier revisions, by which their records replay."""
    edition: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    endings: tuple[str, ...]
    full_clause: str | None = None
    """The clause that tells how a match ends whose record is full, where the rules let that happen."""
    outright: frozenset[str] = frozenset()
    """Endings in which one side alone wins, whatever the score."""
    longest: int
    """More decisions than any match takes."""
    reveals: frozenset[str] = frozenset()
    """Events that bring secrets to light: after them nothing can be taken back freely."""
    settles: frozenset[str] = frozenset()
    """Events that settle what was decided, though nothing was revealed: likewise."""

    state: type[S]
    set_up: Callable[[int, dict[str, Any]], S]
    """The position before anything happened, from players and settled options."""
    agree: Callable[[int, dict[str, Any]], dict[str, Any]]
    """Options made to fit players and each other; refuses nonsense."""
    side: Callable[[S, int], int]
    moves: Moves[S]
    telling: Telling[S]
    outcome: Callable[[S], Outcome]
    """The result, or how things stand."""
    objection: Callable[[S, int, int], Refusal]
    """Why an action (or, for CHANCE, an outcome) is not possible now."""

    census: Callable[[S], Mapping[str, int]]
    """Counts of pieces that never change (law 8)."""
    odds: Callable[[S], Mapping[int, int]]
    """The weight of every outcome now due, said the obvious way (law 4)."""
    hides: Callable[[S, int | None], bool]
    """Whether there is something now that this eye does not know (law 6)."""

    folder: Path
    face: TextDrawing | None = None
    adviser: Callable[[], Adviser] = Adviser
    """What the game knows of good play, from its bot.py."""
    terms: tuple[str, ...] = ()
    """The names of the terms by which its adviser judges moves."""
    levels: Callable[[int], Mapping[str, Level]] = plain_levels
    """The levels of its bots at a table of so many players, and baselines to compare them with."""
    trials: tuple[Trial, ...] = ()
    """Contests by which its bots are measured, beside those of neighbouring levels."""
    score_desk: Callable[[bytes], list[Item]] | None = None
    """Points of a position typed in by hand."""
    score_figures: Callable[[bytes], Any] | None = None
    """The same as plain figures for programs, where the game has a form of its own for them."""
    edition_check: Callable[[bytes], list[Remark]] | None = None
    """Refuses a box typed in by hand that the rules cannot work with; else what is odd about it."""

    odds_desk: Callable[[str, str | None], list[Remark]] | None = None
    """How likely something is that is written in short, and what to do with dice that are thrown already."""
    odds_figures: Callable[[str, str | None], Any] | None = None
    """The same as plain figures for programs."""

    def agreed(self, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """All options, settled; refuses a player count or option that the game does not have."""
        if type(players) is not int or players not in self.players:
            raise Refusal("bad-players", players=players, known=list(self.players))
        return self.agree(players, settle(self.options, given))

    def start(
        self,
        players: int = 2,
        seed: int | bytes | None = None,
        chance: str = "sealed",
        seats: Sequence[str] | None = None,
        **options: Any,
    ) -> Match[S]:
        """A new match, dealt and waiting for the first decision."""
        agreed = self.agreed(players, options)
        names = ("",) * players if seats is None else seats
        check_names(names, players)
        if chance not in ("sealed", "manual"):
            raise Refusal("bad-chance", chance=chance, known=["sealed", "manual"])
        if chance == "manual" and seed is not None:
            raise Refusal("seed-without-use")
        secret = seed_bytes(seed) if chance == "sealed" else None
        header = Header(
            game=self.name,
            edition=self.edition,
            revision=self.revision,
            players=players,
            options=agreed,
            seats=tuple(names),
            chance="sealed" if secret else "manual",
            commitment=commitment(secret) if secret else None,
        )
        return Match(self, Record(header=header), secret).settled()


def check_names(names: Sequence[str], players: int) -> None:
    """Refuse names of seats that a page or a terminal could not show, or too many of them."""
    fits = isinstance(names, tuple | list) and len(names) == players and all(map(is_name, names))
    if not fits:
        raise Refusal("bad-seats", players=players, longest=LONGEST_NAME)


def is_name(name: object) -> bool:
    """Whether this can stand on a seat; no name at all can."""
    return isinstance(name, str) and len(name) <= LONGEST_NAME and name.isprintable()
