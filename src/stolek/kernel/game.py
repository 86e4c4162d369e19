"""The Game: the manifest of a game, from which the rest of Stolek works."""

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
    """moves.py: converts action ids, Moves and notation into each other; likewise chance outcomes."""

    def move(self, action: int) -> Move:
        """The move with this action id."""

    def parse(self, text: str) -> int:
        """The action of a notation; refuses text that it cannot parse."""

    def draw_text(self, state: S_contra, outcome: int) -> str:
        """A chance outcome in notation."""

    def parse_draw(self, state: S_contra, text: str) -> int:
        """The chance outcome of a notation."""


class Telling(Protocol[S_contra]):
    """view.py: the only file that decides who may know what."""

    def view(self, state: S_contra, eye: int | None) -> dict[str, Any]:
        """The view of one eye."""

    def events(self, before: S_contra, seat: int, action: int, after: S_contra) -> list[Event]:
        """All events of the last apply."""

    def told(self, event: Event, eye: int | None, state: S_contra) -> Event | None:
        """The event as this eye may know it; None when it may not know of it."""

    def prompt(self, state: S_contra, seat: int) -> Prompt:
        """What a seat that owes a decision is asked, or CHANCE."""


class TextDrawing(Protocol):
    """terminal/text.py: draws a view in a terminal.

    `paint(text, colour)` colours text, `say(key, **facts)` gives the words of a label. `eye` is the seat
    from whose side the table is drawn. `marked` are picks to be highlighted, such as the cells of
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
        """The table as lines of text, if possible not wider than `columns`."""

    def aliases(self, view: dict[str, Any]) -> dict[str, str]:
        """Short names shown in the drawing, such as places of a rack, and the words they stand for."""


def plain_levels(players: int) -> dict[str, Level]:
    """Default levels, for a game without an adviser of its own: the harder, the more simulations."""
    budgets = {"easy": 8, "normal": 64, "hard": 512, "expert": 4096}
    return {name: Level(simulations=budget, horizon=1000) for name, budget in budgets.items()}


@dataclass(frozen=True, kw_only=True)
class Game(Generic[S]):
    """The manifest of a game: its name, its options and its functions."""

    name: str
    revision: int
    """Bumped by any fix that changes outcomes; a record names the one it was played with."""
    older: tuple[Game[Any], ...] = ()
    """The manifests of earlier revisions, with which their records are replayed."""
    edition: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    endings: tuple[str, ...]
    full_clause: str | None = None
    """The clause for a match that ends because its record is full, where the rules let that happen."""
    outright: frozenset[str] = frozenset()
    """Endings in which one side alone wins, whatever the score."""
    longest: int
    """An upper bound on the decisions of a match."""
    reveals: frozenset[str] = frozenset()
    """Events that reveal secrets: after them nothing can be undone freely."""
    settles: frozenset[str] = frozenset()
    """Events that make a decision final though nothing was revealed: likewise."""

    state: type[S]
    set_up: Callable[[int, dict[str, Any]], S]
    """The initial position, from players and settled options."""
    agree: Callable[[int, dict[str, Any]], dict[str, Any]]
    """Options adjusted to players and to each other; refuses invalid combinations."""
    side: Callable[[S, int], int]
    moves: Moves[S]
    telling: Telling[S]
    outcome: Callable[[S], Outcome]
    """The result, or the standing so far."""
    objection: Callable[[S, int, int], Refusal]
    """Why an action (or, for CHANCE, an outcome) is not possible now."""

    census: Callable[[S], Mapping[str, int]]
    """Counts of pieces that must never change (law 8)."""
    odds: Callable[[S], Mapping[int, int]]
    """The weight of every outcome now due, computed the obvious way (law 4)."""
    hides: Callable[[S, int | None], bool]
    """Whether something is hidden from this eye now (law 6)."""

    folder: Path
    face: TextDrawing | None = None
    adviser: Callable[[], Adviser] = Adviser
    """Makes the game's heuristic and evaluation for bots."""
    terms: tuple[str, ...] = ()
    """The names of the terms of its adviser's heuristic."""
    levels: Callable[[int], Mapping[str, Level]] = plain_levels
    """The levels of its bots for a number of players, and baselines to compare them with."""
    trials: tuple[Trial, ...] = ()
    """Contests that measure its bots, besides those of neighbouring levels."""
    score_desk: Callable[[bytes], list[Item]] | None = None
    """Points of a position typed in by hand."""
    score_figures: Callable[[bytes], Any] | None = None
    """The same as plain numbers for programs, where the game has a format of its own for them."""
    edition_check: Callable[[bytes], list[Remark]] | None = None
    """Refuses a typed-in box that the rules cannot work with; else remarks on what is odd about it."""

    odds_desk: Callable[[str, str | None], list[Remark]] | None = None
    """The probability of a condition in short notation, and what to do with dice already thrown."""
    odds_figures: Callable[[str, str | None], Any] | None = None
    """The same as plain numbers for programs."""

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
    """Refuse seat names that are too many or too few, too long, or not printable."""
    fits = isinstance(names, tuple | list) and len(names) == players and all(map(is_name, names))
    if not fits:
        raise Refusal("bad-seats", players=players, longest=LONGEST_NAME)


def is_name(name: object) -> bool:
    """Whether this can be the name of a seat; it may be empty."""
    return isinstance(name, str) and len(name) <= LONGEST_NAME and name.isprintable()
