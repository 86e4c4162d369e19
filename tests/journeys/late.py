"""Late in a match, when the first seat is asked: where most journeys at a table begin."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import stolek
from stolek.kernel.record import Record
from stolek.kernel.replay import replay
from tests.journeys import matches
from tests.journeys.people import Person


@cache
def played(game: str, **options: Any) -> tuple[str, tuple[int, ...]]:
    """A match of two at random, and before which entries the first seat was asked."""
    luck = Random(game)
    match = stolek.game(game).start(players=2, seed=luck.getrandbits(64), **options)
    asked = []
    while match.outcome is None:
        seat = luck.choice(match.to_act)
        if seat == 0:
            asked.append(len(match.record.entries))
        match.play(seat, luck.choice(match.legal(seat)))
    return match.record.to_json(), tuple(asked)


def match(game: str, left: int = 4) -> Any:
    """The match of the same moment, beside the table."""
    record, asked = played(game)
    return replay(Record.from_json(record), asked[-left])


def sit_down(person: Person, game: str, other: str = "easy", left: int = 4) -> dict[str, Any]:
    """The first seat has so many decisions left, more or less; on the second a bot, or who is named there."""
    record, asked = played(game)
    opened = person.post("/api/records", record=record, upto=asked[-left], seats=["me", other])
    return matches.take_seat(person, opened)
