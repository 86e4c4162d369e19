"""Moments of golden records: where the first seat is asked something for the first time."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import stolek
from tests.journeys import matches
from tests.journeys.people import Person

GAMES = Path(__file__).parents[1] / "games"


@dataclass(frozen=True)
class Moment:
    """A record up to the entry before which the question stands."""

    record: str
    upto: int
    players: int

    def view(self) -> dict[str, Any]:
        """What the first seat sees."""
        return stolek.replay(stolek.Record.from_json(self.record), upto=self.upto).view(0)


@cache
def moment(game: str, golden: str, prompt: str) -> Moment:
    """The first time that this is asked."""
    text = (GAMES / game / "golden" / f"{golden}.json").read_text(encoding="utf-8")
    record = stolek.Record.from_json(text)
    for upto in range(len(record.entries)):
        match = stolek.replay(record, upto=upto)
        if 0 in match.to_act and stolek.game(game).telling.prompt(match.state, 0).name == prompt:
            return Moment(text, upto, len(record.header.seats))
    raise AssertionError(f"nobody asks {prompt} in {golden}")


def sit_down(person: Person, found: Moment) -> None:
    """At the first seat, easy bots at the others."""
    seats = ["me", *["easy"] * (found.players - 1)]
    opened = person.post("/api/records", record=found.record, upto=found.upto, seats=seats)
    matches.take_seat(person, opened)
    person.see(matches.MINE)
