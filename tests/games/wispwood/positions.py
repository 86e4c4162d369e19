"""Positions of Wispwood told as people would tell them, and small questions to a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from stolek import Event, Match, Refusal
from stolek.games.wispwood import GAME
from stolek.games.wispwood.rules.codes import EMPTY, GHOST, NO_KIND, PHASES
from stolek.games.wispwood.rules.setup import start
from stolek.games.wispwood.rules.shapes import SHAPE_NAMES
from stolek.games.wispwood.rules.state import Wispwood
from stolek.words.speak import LANGUAGES, Speaker
from tests.games.wispwood.facts import FIREFLIES, FIRST_GAME, KINDS, LETTERS, OF_EACH_KIND, RING

Play = Match[Wispwood]
Dump = dict[str, Any]

SIDE = 25
COLUMNS = "abcdefghijklmnopqrstuvwxy"
MIXED = "PHOhPHOh"
"""A pond of all kinds, none of them twice in a row."""


def number(cell: str) -> int:
    """A cell by its number: row by row, 25 of them."""
    return (int(cell[1:]) - 1) * SIDE + COLUMNS.index(cell[0])


def name(cell: int) -> str:
    """A cell by its name."""
    return f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}"


@dataclass(kw_only=True)
class Table:
    """A turn that is about to begin; forests of a lone cat but for what is said here.

    A forest is written in rows of letters, separated by spaces, and lies so that its cat sits on m13
    unless `cats` says otherwise. The pond is eight letters, `.` for an empty space, `G` for the ghost's
    cat. Tiles that are nowhere else are in the supply.
    """

    players: int = 2
    round: int = 1
    rounds: int = 3
    forests: Mapping[int, str] = field(default_factory=dict)
    cats: Mapping[int, str] = field(default_factory=dict)
    hidden: Sequence[int] = ()
    """Seats whose cats are hidden."""
    pond: str = MIXED
    ring: Sequence[str] = RING
    cards: Sequence[str] = FIRST_GAME
    turn: int = 0
    paw: int = 0
    discards: str = ""
    """Letters in a row: what lies on the discard pile."""
    supply: int | None = None
    """How many tiles the supply has; the rest lies on the discard pile."""
    apart: str = ""
    """Faces of tiles that lie face down and come from an older supply (WIS-16a)."""
    scored: Mapping[int, Sequence[int]] = field(default_factory=dict)
    """Per seat its points of earlier rounds."""
    filled: Mapping[int, Sequence[int]] = field(default_factory=dict)
    """Per seat earlier rounds with a full grid."""
    ghost: int = 1
    levels: str = LETTERS
    collected: str = ""
    """Letters in a row: the ghost's wisps."""
    shown: Sequence[int] = ()
    """Fireflies of this round that have been revealed."""
    ghost_points: Sequence[int] = ()
    phase: str = "turn"
    choosing: Sequence[int] = ()

    @property
    def alone(self) -> bool:
        """Whether the ghost plays along."""
        return self.players == 1

    def match(self) -> Play:
        """A match that stands here, with chance put in by hand."""
        options: dict[str, Any] = {"cards": list(self.cards), "rounds": self.rounds}
        options |= {"ghost": self.ghost} if self.alone else {"first": self.turn}
        match = GAME.start(self.players, chance="manual", **options)
        match.state = Wispwood.load(self.dump())
        return match

    def dump(self) -> Dump:
        """The position as plain data."""
        options = GAME.agreed(
            self.players,
            {"cards": list(self.cards), "rounds": self.rounds, "first": "drawn" if self.alone else self.turn}
            | ({"ghost": self.ghost} if self.alone else {}),
        )
        dump = start(self.players, options).dump()
        dump |= {
            "round": self.round - 1,
            "pond": [self.lying(letter) for letter in self.pond],
            "slots": [SHAPE_NAMES.index(shape) for shape in self.ring],
            "per_piece": 2 if tuple(self.ring) == RING else 1,
            "phase": PHASES.index(self.phase),
            "turn": self.turn,
            "paw": self.paw,
            "ready": sum(1 << seat for seat in range(self.players) if seat not in self.hidden),
            "fresh": int(self.phase == "turn" and len(set(self.pond) & set(LETTERS)) == 1),
            "choosing": sum(1 << seat for seat in self.choosing),
        }
        lying = sum((self.lay_forest(dump, seat) for seat in range(self.players)), Counter[str]())
        if self.alone:
            self.add_ghost(dump)
        self.add_points(dump)
        self.add_tiles(dump, lying)
        return dump

    def lying(self, letter: str) -> int:
        """What a letter of the pond stands for."""
        return EMPTY if letter == "." else GHOST if letter == "G" else LETTERS.index(letter)

    def lay_forest(self, dump: Dump, seat: int) -> Counter[str]:
        """Lay the tiles of a seat; return how many of each letter there are."""
        rows = self.forests.get(seat, "C").split()
        cat = next((r, row.index("C")) for r, row in enumerate(rows) if "C" in row)
        middle = number(self.cats.get(seat, "m13"))
        dump["cats"][seat] = middle
        for r, row in enumerate(rows):
            for c, letter in enumerate(row):
                down, right = middle // SIDE + r - cat[0], middle % SIDE + c - cat[1]
                if letter in LETTERS:
                    dump["wisps"][(4 * seat + LETTERS.index(letter)) * SIDE + down] |= 1 << right
                elif letter == "T":
                    dump["trees"][SIDE * seat + down] |= 1 << right
        return Counter("".join(rows))

    def add_ghost(self, dump: Dump) -> None:
        """The ghost's levels, cat, wisps and fireflies."""
        dump["levels"] = [LETTERS.index(kind) for kind in self.levels] + [NO_KIND] * (4 - len(self.levels))
        dump["collected"] = [self.collected.count(kind) for kind in LETTERS]
        for shown in self.shown:
            dump["fireflies"][shown] -= 1
        assert not Counter(self.shown) - Counter(FIREFLIES)
        dump["ghost_points"] = [*self.ghost_points, *[0] * (3 - len(self.ghost_points))]

    def add_points(self, dump: Dump) -> None:
        """Points of earlier rounds, all on one card."""
        for seat, rounds in self.scored.items():
            for number_, points in enumerate(rounds):
                dump["points"][(seat * 3 + number_) * 6] = points
        for seat, filled in self.filled.items():
            dump["filled"][seat] = sum(1 << number_ - 1 for number_ in filled)

    def add_tiles(self, dump: Dump, lying: Counter[str]) -> None:
        """All other tiles are in the supply, or on the discard pile."""
        heap = Counter(self.discards)
        each = OF_EACH_KIND - self.alone
        taken = lying + Counter(self.pond) + Counter(self.collected) + Counter(self.apart)
        pool = {kind: each - taken[kind] - heap[kind] for kind in LETTERS}
        face_down = lying["T"] + self.players
        stock = sum(pool.values()) + len(self.apart) - face_down
        while self.supply is not None and stock > self.supply:
            most = max(LETTERS, key=lambda kind: pool[kind])
            pool[most] -= 1
            heap[most] += 1
            stock -= 1
        dump["pool"] = [pool[kind] for kind in LETTERS]
        dump["apart"] = [self.apart.count(kind) for kind in LETTERS]
        dump["discards"] = [heap[kind] for kind in LETTERS]
        dump["stock"] = stock


def tickets(state: Wispwood) -> Counter[str]:
    """What fortune may bring now, with the number of its tickets; kinds by their letters."""
    outcomes = (state.outcome(ticket) for ticket in range(state.tickets()))
    texts = (GAME.moves.draw_text(state, outcome) for outcome in outcomes)
    letters = {kind: letter for letter, kind in KINDS.items()}
    return Counter(letters.get(text, text) for text in texts)


def moves(match: Play, seat: int | None = None) -> set[str]:
    """All that a seat may do now, in notation; of the one who is asked, unless said otherwise."""
    seat = match.to_act[0] if seat is None else seat
    return {move.notation for move in match.legal(seat)}


def targets(match: Play, verb: str, seat: int | None = None) -> set[str]:
    """What may be named after a verb."""
    found = (move.rpartition(" ") for move in moves(match, seat))
    return {target for said, _, target in found if said == verb}


def play(match: Play, *notations: str) -> list[Event]:
    """Decisions of whoever is asked; all that they brought."""
    since = len(match.log)
    for notation in notations:
        match.play(match.to_act[0], notation)
    return [event for step in match.log[since:] for event in step.events]


def deal(match: Play, letters: str) -> list[Event]:
    """Tiles dealt one after another; all that they brought."""
    since = len(match.log)
    for letter in letters:
        match.draw(letter)
    return [event for step in match.log[since:] for event in step.events]


def trees(match: Play, *cells: str) -> list[Event]:
    """A whole tree turn."""
    return play(match, *(f"tree {cell}" for cell in cells), "done")


def forest(match: Play, seat: int = 0) -> str:
    """A forest in rows, as it is written here."""
    return " ".join(match.view(None)["forests"][seat])


def pond(match: Play) -> str:
    """The pond as it is written here."""
    letters = {None: ".", "ghost": "G"}
    return "".join(letters.get(lying, lying) for lying in match.view(None)["pond"])


def names(events: Sequence[Event]) -> list[str]:
    """The names of events."""
    return [event.name for event in events]


def only(events: Sequence[Event], name: str) -> Event:
    """The one event of this name."""
    found = [event for event in events if event.name == name]
    assert len(found) == 1, names(events)
    return found[0]


def check_words(refusal: Refusal) -> None:
    """A refusal has words in every language."""
    for language in LANGUAGES:
        assert Speaker(language, GAME).refusal(refusal).strip()


@contextmanager
def refused(match: Play, code: str, clause: str | None) -> Iterator[None]:
    """What is asked inside is refused with this code and clause, and nothing has changed."""
    before = match.record, match.log, match.state.dump()
    with pytest.raises(Refusal) as caught:
        yield
    assert (caught.value.code, caught.value.clause) == (code, clause)
    assert before == (match.record, match.log, match.state.dump())
