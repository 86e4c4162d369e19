"""Matches for journeys: opened where a beginning adds nothing, played to the end by a pair of hands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from typing import Any

import stolek
from tests.journeys.people import Person

LONGEST = 1_000  # decisions after which a match does not end any more
CONFIRM = "[data-confirm]"
MINE, OVER = "main[data-stage=mine]", "main[data-stage=over]"
AT_THE_TABLE = "main[data-stage], main[data-gathering]"

Hands = Callable[[Person, Random], None]
"""They carry out one decision, whichever is asked for: with the mouse, or with the keys."""


@dataclass(frozen=True)
class Way:
    """One of the ways to play a game, and how many decisions before the end a journey begins."""

    name: str
    players: int = 2
    options: Mapping[str, Any] = field(default_factory=dict)
    left: int = 8

    def __str__(self) -> str:
        return self.name


def hands_of(game: str) -> Any:
    """How a game is played in the browser: `mouse`, `keys`, and the `WAYS` to play it."""
    return import_module(f"tests.games.{game}.hands")


def record_of(game: str, way: Way, luck: Random) -> tuple[str, int]:
    """A match at random, and the entry before which the last decisions are still to be taken."""
    match = stolek.game(game).start(players=way.players, seed=luck.getrandbits(64), **way.options)
    entries = []
    while match.outcome is None:
        seat = luck.choice(match.to_act)
        entries.append(len(match.record.entries))
        match.play(seat, luck.choice(match.legal(seat)))
    return match.record.to_json(), entries[max(0, len(entries) - way.left)]


def sit_down(
    person: Person, game: str, way: Way, others: str = "easy", luck: Random | None = None
) -> dict[str, Any]:
    """Somebody at the first seat of a match that ends soon; at the others bots, or nobody yet (`open`)."""
    record, upto = record_of(game, way, luck or Random(game + way.name))
    seats = ["me", *[others] * (way.players - 1)]
    return take_seat(person, person.post("/api/records", record=record, upto=upto, seats=seats))


def begin(person: Person, game: str, way: Way, others: str = "easy") -> dict[str, Any]:
    """The same from the beginning of a match."""
    agreement = {
        "game": game,
        "players": way.players,
        "options": dict(way.options),
        "at_once": others != "open",
    }
    seats = ["me", *[others] * (way.players - 1)]
    return take_seat(person, person.post("/api/tables", agreement=agreement, seats=seats))


def take_seat(person: Person, opened: dict[str, Any]) -> dict[str, Any]:
    """Come to a table that one has just opened."""
    person.visit(f"/table/{opened['table']}#seat={opened['seats'][0]['key']}&n=0", AT_THE_TABLE)
    return opened


def join(person: Person, opened: dict[str, Any]) -> None:
    """Come to a friend's table by his link, and sit down."""
    person.visit(f"/table/{opened['table']}#invite={opened['invite']}", "[data-sit]")
    person.page.click("[data-sit]")
    person.lose("[data-sit]")


def decide(person: Person, hands: Hands, luck: Random) -> bool:
    """Wait until it is one's turn and decide; whether it was, or the match is over."""
    now = person.asked()
    if now.stage == "over":
        return False
    hands(person, luck)
    if person.touches and person.is_shown(CONFIRM):
        person.point(CONFIRM)  # what a finger has picked is played when it says so
    person.further(now.entry)
    return True


def to_the_end(person: Person, hands: Hands, luck: Random) -> None:
    """All decisions of a match against bots."""
    for _ in range(LONGEST):
        if not decide(person, hands, luck):
            return
    raise AssertionError("the match does not end")


def together(people: list[Person], hands: Hands, luck: Random, decisions: int = LONGEST) -> bool:
    """People decide, whoever's turn it is; whether the match is over after so many decisions."""
    for _ in range(decisions):
        one = next_of(people)
        if one is None:
            return True
        decide(one, hands, luck)
    return False


def next_of(people: list[Person]) -> Person | None:
    """Wait until one of them has something to decide, and who that is; None when the match is over for all.

    Nobody else ends a turn: whoever has been seen to be asked still is.
    """
    stages = people[0].eventually(lambda: settled([one.look().stage for one in people]))
    return people[stages.index("mine")] if "mine" in stages else None


def settled(stages: list[str]) -> list[str]:
    """These stages, when somebody is asked or the match is over for all; else none."""
    return stages if "mine" in stages or set(stages) == {"over"} else []
