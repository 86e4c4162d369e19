"""Random play, step by step: the states in which the laws are asked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec

from stolek import CHANCE, State
from tests.laws.tables import Table

PATIENCE = 6  # steps for each decision that the longest match may take, chance included


class Turn(NamedTuple):
    """One apply: the position before, who did what, the position after."""

    before: State
    seat: int
    action: int
    after: State


def walk(table: Table, dice: Random) -> Iterator[Turn]:
    """A game at random to its end; an endless one breaks off, for only one law is about that."""
    state = table.start(dice)
    for _ in range(PATIENCE * table.game.longest):
        actors = state.actors()
        if not actors:
            return
        seat = dice.choice(actors)
        action = some_action(state, seat)
        after = state.clone()
        after.apply(seat, action)
        yield Turn(state, seat, action, after)
        state = after


def some_action(state: State, seat: int) -> int:
    """A random action that can be done, even where the sampling is broken."""
    action = state.sample(seat)
    if state.is_legal(seat, action):
        return action
    return next(action for action in state.legal(seat) if state.is_legal(seat, action))


def positions(table: Table, dice: Random, count: int) -> list[State]:
    """So many positions of one random game, the first and the last among them."""
    turns = list(walk(table, dice))
    states = [turns[0].before, *(turn.after for turn in turns)]
    inner = sorted(dice.sample(range(1, len(states) - 1), min(count, len(states)) - 2))
    return [states[0], *(states[n] for n in inner), states[-1]]


def decisions(table: Table, dice: Random, count: int) -> list[State]:
    """So many positions of one random game in which seats owe decisions."""
    asked = [turn.before for turn in walk(table, dice) if turn.seat != CHANCE]
    return dice.sample(asked, min(count, len(asked)))


def few(dice: Random, things: list[Any], count: int) -> list[Any]:
    """At most so many of these, in their order."""
    if len(things) <= count:
        return things
    return [things[n] for n in sorted(dice.sample(range(len(things)), count))]


def bytes_of(data: object) -> bytes:
    """Plain data as it would be sent; the order of keys counts, too."""
    return msgspec.json.encode(data)


def fingerprint(state: State) -> tuple[object, ...]:
    """All that a state holds: position, the searcher's dice, notes."""
    return bytes_of(state.dump()), hash(state), state.rng, tuple(state.notes())
