"""Positions of The Border told as people would tell them, and small questions to a match."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from stolek import Event, Match, Refusal
from stolek.games.border import GAME
from stolek.games.border.rules.codes import OVER
from stolek.games.border.rules.setup import start
from stolek.games.border.rules.state import Border
from stolek.words.speak import LANGUAGES, Speaker
from tests.games.border.facts import CELLS, HIGH, LOW, RINGS, WHITE

Play = Match[Border]
Dump = dict[str, Any]

NAMES = tuple(CELLS)
LANDS = tuple(RINGS)
DULL = "gray,yellow,blue,orange,green"
"""Five colours, one die each: on an empty board no area can be completed with them."""


@dataclass(kw_only=True)
class Table:
    """A round that is about to begin: clean boards but for what is said here, nothing thrown yet.

    Cells and territories are written in one string, separated by spaces.
    """

    boards: str = "AB"
    turn: int = 0
    chaining: bool = True
    closed: Mapping[int, str] = field(default_factory=dict)
    """Per seat the territories whose rings are crossed."""
    but: Mapping[int, str] = field(default_factory=dict)
    """Per seat cells that are open in spite of that."""
    crossed: Mapping[int, str] = field(default_factory=dict)
    """Per seat other cells that are crossed."""
    later: Mapping[int, str] = field(default_factory=dict)
    """Per seat those closed territories for which the lower value was written."""

    def match(self, dice: str = "") -> Play:
        """A match that stands here; with dice: they were thrown, and the active player stopped."""
        match = GAME.start(
            len(self.boards), chance="manual", boards=self.boards, first=self.turn, chaining=self.chaining
        )
        match.state = Border.load(self.dump())
        if dice:
            match.draw(dice)
            match.play(self.turn, "stop")
        return match

    def second(self, dice: str, *areas: str) -> Play:
        """A match in its second action, these areas completed in the first one."""
        match = self.match(dice)
        for area in areas:
            match.play(self.turn, f"complete {area}")
        finish_first(match)
        return match

    def dump(self) -> Dump:
        """The position as plain data."""
        options = {"boards": self.boards, "first": self.turn, "chaining": self.chaining}
        dump = start(len(self.boards), options).dump()
        for seat in range(len(self.boards)):
            cells = self.cells(seat)
            for cell in cells:
                dump["crossed"][86 * seat + NAMES.index(cell)] = 1
            for number, land in enumerate(LANDS):
                if set(RINGS[land]) <= cells:
                    lower = land in self.later.get(seat, "").split()
                    dump["points"][9 * seat + number] = LOW[land] if lower else HIGH[land]
                    dump["gone"] |= 1 << number
        return dump

    def cells(self, seat: int) -> set[str]:
        """What a seat has crossed."""
        lands = self.closed.get(seat, "").split()
        rings = {cell for land in lands for cell in RINGS[land]}
        crossed = (rings - set(self.but.get(seat, "").split())) | set(self.crossed.get(seat, "").split())
        return crossed | set(WHITE)

    def over(self) -> Border:
        """The same as the end of a game."""
        dice = {"dice": [5, 0, 0, 0, 0, 0], "throws": 3}
        return Border.load(self.dump() | {"phase": OVER} | dice)


def moves(match: Play, seat: int) -> set[str]:
    """All that a seat may do now, in notation."""
    return {move.notation for move in match.legal(seat)}


def completable(match: Play, seat: int) -> set[str]:
    """The areas that a seat may complete now."""
    return {move.removeprefix("complete ") for move in moves(match, seat) if move.startswith("complete ")}


def crossable(match: Play, seat: int) -> set[str]:
    """The cells that a seat may cross now."""
    return {move.removeprefix("cross ") for move in moves(match, seat) if move.startswith("cross ")}


def crosses(match: Play, seat: int) -> set[str]:
    """What a seat has crossed, white cells included."""
    return set(match.view(None)["boards"][seat]["crossed"])


def written(match: Play, seat: int) -> dict[str, int]:
    """The points that a seat has written."""
    found: dict[str, int] = match.view(None)["boards"][seat]["closed"]
    return found


def pool(match: Play, seat: int) -> list[str]:
    """The dice that a seat may still use in the second action."""
    found: list[str] = match.view(None)["boards"][seat]["pool"]
    return found


def play(match: Play, seat: int, *notations: str) -> list[Event]:
    """Several decisions of one seat; all that they brought."""
    since = len(match.log)
    for notation in notations:
        match.play(seat, notation)
    return [event for step in match.log[since:] for event in step.events]


def finish_first(match: Play) -> None:
    """The active player completes nothing more."""
    if match.view(None)["phase"] == "completing":
        match.play(match.to_act[0], "done")


def finish(match: Play) -> list[Event]:
    """All who are asked have finished."""
    events: list[Event] = []
    for seat in match.to_act:
        events += play(match, seat, "done")
    return events


def names(events: Sequence[Event]) -> list[str]:
    """The names of events."""
    return [event.name for event in events]


def only(events: Sequence[Event], name: str) -> Event:
    """The one event of this name."""
    found = [event for event in events if event.name == name]
    assert len(found) == 1, names(events)
    return found[0]


@contextmanager
def refused(match: Play, code: str, clause: str | None) -> Iterator[None]:
    """What is asked inside is refused with this code and clause, and nothing has changed."""
    before = match.record, match.log, match.state.dump()
    with pytest.raises(Refusal) as caught:
        yield
    assert (caught.value.code, caught.value.clause) == (code, clause)
    assert before == (match.record, match.log, match.state.dump())


def check_words(refusal: Refusal) -> None:
    """A refusal has words in every language."""
    for language in LANGUAGES:
        assert Speaker(language, GAME).refusal(refusal).strip()
