"""Laws 6 and 7: what an eye is sent depends on nothing that it may not know."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from stolek import CHANCE, Event, State
from tests.laws.tables import Eye, Table
from tests.laws.walks import bytes_of, few, positions

TRIES = 200  # worlds to be imagined until one differs


def law_06_secrecy(table: Table, dice: Random) -> None:
    """States that an eye cannot tell apart are told to it in the same bytes; imagine gives such states."""
    for state in positions(table, dice, 8):
        for eye in table.eyes:
            world = state.imagine(eye)
            check_sent(table, state, world, eye)
            check_objections(table, state, world, eye, dice)
            check_previews(table, state, world, eye, dice)
            check_doings(table, state, world, eye, dice)
            if table.game.hides(state, eye):
                check_varies(table, state, eye)


def check_sent(table: Table, state: State, world: State, eye: Eye) -> None:
    """View, who owes what, how things stand, and the result."""
    game = table.game
    asked: dict[str, Callable[[State], object]] = {
        "view": lambda one: game.telling.view(one, eye),
        "actors": lambda one: one.actors(),
        "prompts": lambda one: [game.telling.prompt(one, seat) for seat in one.actors()],
        "outcome": game.outcome,
    }
    for name, ask in asked.items():
        assert bytes_of(ask(state)) == bytes_of(ask(world)), (
            f"{table}: {name} tells {eye} what it must not know"
        )


def check_objections(table: Table, state: State, world: State, eye: Eye, dice: Random) -> None:
    """The reasons why an own wish is refused."""
    if eye is None or eye not in state.actors():
        return
    known = state.legal(eye)
    for action in {*(dice.choice(known) + dice.randrange(-40, 40) for _ in range(6)), dice.randrange(20_000)}:
        if not state.is_legal(eye, action) and not world.is_legal(eye, action):
            one = table.game.objection(state, eye, action)
            other = table.game.objection(world, eye, action)
            assert str(one) == str(other), f"{table}: a refusal tells {eye} a secret: {one}, {other}"


def check_previews(table: Table, state: State, world: State, eye: Eye, dice: Random) -> None:
    """What an own move would bring, up to what it reveals."""
    if eye is None or eye not in state.actors():
        return
    both = [action for action in state.legal(eye) if world.is_legal(eye, action)]
    for action in few(dice, both, 3):
        one = foreseen(table, state, eye, action)
        other = foreseen(table, world, eye, action)
        assert one == other, f"{table}: the preview of {action} tells {eye} a secret"


def foreseen(table: Table, state: State, seat: int, action: int) -> bytes:
    """The preview of a move, as its own seat is told it."""
    after = state.clone()
    after.apply(seat, action)
    told: list[Event | None] = []
    for event in table.game.telling.events(state, seat, action, after):
        if event.name in table.game.reveals:
            return bytes_of(told)
        told.append(table.game.telling.told(event, seat, after))
    return bytes_of([told, table.game.telling.view(after, seat)])


def check_doings(table: Table, state: State, world: State, eye: Eye, dice: Random) -> None:
    """What others do, and what fortune brings, is told by what is seen of it and not by more."""
    for seat in state.actors():
        if seat == eye:
            continue
        seen: list[Witness] = []
        for action in few(dice, state.legal(seat), 4):
            here = witnessed(table, state, seat, action, eye)
            if world.is_legal(seat, action):
                there = witnessed(table, world, seat, action, eye)
                assert here.view != there.view or here.told == there.told, (
                    f"{table}: an event tells {eye} a secret"
                )
            for other in seen:  # two positions that look the same: what led there must sound the same
                hidden = here.view == other.view and here.after != other.after
                assert not hidden or here.told == other.told, (
                    f"{table}: an event tells {eye} what it does not see"
                )
            seen.append(here)


class Witness(NamedTuple):
    """The position after an action, and what an eye sees and is told of it."""

    after: State
    view: bytes
    told: bytes


def witnessed(table: Table, state: State, seat: int, action: int, eye: Eye) -> Witness:
    """What an eye makes of an action."""
    after = state.clone()
    after.apply(seat, action)
    telling = table.game.telling
    told = [telling.told(event, eye, after) for event in telling.events(state, seat, action, after)]
    return Witness(after, bytes_of(telling.view(after, eye)), bytes_of(told))


def check_varies(table: Table, state: State, eye: Eye) -> None:
    """Where something is hidden, imagined worlds differ."""
    assert any(state.imagine(eye) != state for _ in range(TRIES)), f"{table}: {eye} always imagines the truth"


def law_07_knowable(table: Table, dice: Random) -> None:
    """Which moves a seat has can be known from its view."""
    for state in positions(table, dice, 12):
        for seat in state.actors():
            if seat != CHANCE:
                legal = state.legal(seat)
                for _ in range(3):
                    world = state.imagine(seat)
                    assert world.legal(seat) == legal, f"{table}: the moves of seat {seat} depend on a secret"
