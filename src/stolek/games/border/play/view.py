"""Views and events: everything is public (BOR-8)."""

from __future__ import annotations

from typing import Any

from stolek.games.border.edition.box import (
    AREAS_ON,
    BOARDS,
    CELLS,
    COLOURS,
    TERRITORIES,
    area_name,
    cells_in,
    colours_on,
)
from stolek.games.border.edition.schema import MOST_THROWS, N_DICE
from stolek.games.border.play.moves import names_of
from stolek.games.border.play.result import ENDINGS
from stolek.games.border.play.summary import closed, colours, crossed, gone, is_one_each, pool_of, unused
from stolek.games.border.rules.codes import (
    BEGINS,
    CLOSED,
    COMPLETED,
    CROSSED_CELL,
    DEALING,
    DEALT,
    DONE,
    ENDED,
    FIRST_AREA,
    FIRST_CELL,
    FIRST_ENDED,
    NEXT,
    NO_BOARD,
    NOTHING_TO_CROSS,
    PHASES,
    ROLLED_AGAIN,
    ROLLING,
    SECOND,
    SECOND_ENDED,
    STARTING,
    STOP,
    STOPPED,
    THREW,
)
from stolek.games.border.rules.state import Border
from stolek.kernel.events import Event, Prompt
from stolek.kernel.seats import CHANCE


def view(state: Border, eye: int | None) -> dict[str, Any]:
    """What one eye may know: the same for all."""
    return {
        "players": state.players,
        "chaining": bool(state.chaining),
        "phase": PHASES[state.phase],
        "turn": turn(state),
        "throws": state.throws,
        "throws_left": MOST_THROWS - state.throws,
        "dice": colours(state.dice),
        "used": colours(state.used),
        "unused": colours(unused(state)),
        "one_each": is_one_each(state),
        "boards": [board(state, seat) for seat in range(state.players)],
        "gone": gone(state),
    }


def turn(state: Border) -> int | None:
    """The active player; nobody until the start player is drawn."""
    return None if state.turn == state.players else state.turn


def board(state: Border, seat: int) -> dict[str, Any]:
    """A seat's board: which one, its crosses, the points written, and what it may do now."""
    written = closed(state, seat)
    number = state.boards[seat]
    legal = state.legal(seat)
    return {
        "board": None if number == NO_BOARD else BOARDS[number],
        "crossed": crossed(state, seat),
        "closed": written,
        "score": sum(written.values()),
        "pool": pool_of(state, seat),
        "choosing": bool(state.choosing >> seat & 1),
        "completable": areas_among(legal),
        "within_reach": within_reach(state, seat),
        "crossable": [CELLS[a - FIRST_CELL] for a in legal if FIRST_CELL <= a < DONE],
    }


def areas_among(legal: list[int]) -> list[str]:
    """The areas that may be completed."""
    return [area_name(action - FIRST_AREA) for action in legal if FIRST_AREA <= action < FIRST_CELL]


def within_reach(state: Border, seat: int) -> list[str]:
    """The areas that the active player could complete by stopping now."""
    if state.phase != ROLLING or seat != state.turn:
        return []
    stopped = state.clone()
    stopped.apply(seat, STOP)
    return areas_among(stopped.legal(seat))


# ---- what is asked ----------------------------------------------------------------------------


def prompt(state: Border, seat: int) -> Prompt:
    """The prompt for a seat, or for chance."""
    if seat == CHANCE:
        return draw_prompt(state)
    if state.phase == ROLLING:
        facts = {"seat": seat, "left": MOST_THROWS - state.throws, "colours": colours(state.dice)}
        return Prompt(name="roll", clause="BOR-10", facts=facts)
    if state.phase == SECOND:
        return second_prompt(state, seat)
    if state.legal(seat) == [DONE]:
        return Prompt(name="confirm", clause="BOR-14", facts={"seat": seat})
    return Prompt(name="complete", clause="BOR-12", facts={"seat": seat, "colours": colours(unused(state))})


def second_prompt(state: Border, seat: int) -> Prompt:
    """Which dice are left to cross cells with; at the end only the confirmation."""
    if state.legal(seat) == [DONE]:
        return Prompt(name="confirm", clause="BOR-18", facts={"seat": seat})
    facts = {"seat": seat, "colours": pool_of(state, seat)}
    if is_one_each(state):
        return Prompt(name="cross-one", clause="BOR-16", facts=facts)
    return Prompt(name="cross", clause="BOR-17", facts=facts)


def draw_prompt(state: Border) -> Prompt:
    """What is dealt, drawn or thrown now."""
    if state.phase == DEALING:
        return Prompt(name="deal", clause="BOR-7", facts={"count": state.players})
    if state.phase == STARTING:
        return Prompt(name="start", clause="BOR-7", facts={"count": state.players})
    facts = {"seat": state.turn, "count": N_DICE - sum(state.dice), "throw": state.throws + 1}
    return Prompt(name="throw", clause="BOR-10", facts=facts)


# ---- what happened ----------------------------------------------------------------------------


def events(before: Border, seat: int, action: int, after: Border) -> list[Event]:
    """What the last apply brought about, in full."""
    return [event(before, after, note) for note in after.notes()]


def event(before: Border, after: Border, note: tuple[int, ...]) -> Event:
    """One note as an event; nearly all begin with the seat they are about."""
    kind, seat, a, b = note
    if kind == DEALT:
        return Event(name="dealt", clause="BOR-7", facts={"seat": seat, "board": BOARDS[a]})
    if kind == BEGINS:
        return Event(name="begins", clause="BOR-7", facts={"seat": seat})
    if kind == THREW:
        return threw(before, seat, a, b)
    if kind == ROLLED_AGAIN:
        return Event(name="rolls-again", clause="BOR-10", facts={"seat": seat, "colours": names_of(a)})
    if kind == STOPPED:
        return Event(name="stopped", clause="BOR-11", facts={"seat": seat, "throw": a})
    if kind == COMPLETED:
        return completed(before, seat, a)
    if kind == CROSSED_CELL:
        return cell_crossed(after, seat, a)
    if kind == CLOSED:
        return closing(before, seat, a, b)
    if kind == FIRST_ENDED:
        return first_ended(seat, unused=a, asked=bool(b))
    if kind == NOTHING_TO_CROSS:
        return Event(name="nothing-to-cross", clause="BOR-18", facts={"seat": seat})
    if kind == SECOND_ENDED:
        return Event(name="finished", clause="BOR-20", facts={"seat": seat})
    if kind == NEXT:
        return Event(name="next", clause="BOR-9", facts={"seat": seat})
    if kind == ENDED:
        return Event(name="ended", clause="BOR-27", facts={"ending": ENDINGS[0]})
    raise ValueError(f"no note {kind}")


def threw(before: Border, seat: int, handful: int, throw: int) -> Event:
    """Dice were thrown; with those kept before they are what lies there now."""
    lying = sorted(colours(before.dice) + names_of(handful), key=COLOURS.index)
    facts = {"seat": seat, "colours": names_of(handful), "throw": throw, "dice": lying}
    return Event(name="threw", clause="BOR-10", facts=facts)


def cell_crossed(after: Border, seat: int, cell: int) -> Event:
    """A cell was crossed with a die of its colour."""
    name = CELLS[cell]
    facts = {"seat": seat, "cell": name, "colour": colours_on(after.boards[seat])[name]}
    return Event(name="crossed", clause="BOR-17", facts=facts)


def completed(before: Border, seat: int, area: int) -> Event:
    """An area was completed: which cells were still open, one die each."""
    there = crossed(before, seat)
    cells = [CELLS[cell] for cell in cells_in(before.boards[seat], area) if CELLS[cell] not in there]
    colour = AREAS_ON[before.boards[seat]][area].colour
    facts = {"seat": seat, "area": area_name(area), "colour": colour, "cells": cells, "count": len(cells)}
    return Event(name="completed", clause="BOR-12", facts=facts)


def closing(before: Border, seat: int, territory: int, points: int) -> Event:
    """A territory was closed: first of all, at the same time as others, or later (BOR-22, BOR-23)."""
    facts = {"seat": seat, "territory": TERRITORIES[territory], "points": points}
    if before.gone >> territory & 1:
        return Event(name="closed-later", clause="BOR-22", facts=facts)
    others = [closed(before, other) for other in range(before.players) if other != seat]
    shared = any(TERRITORIES[territory] in written for written in others)
    return Event(name="closed-first", clause="BOR-23" if shared else "BOR-22", facts=facts)


def first_ended(seat: int, unused: int, asked: bool) -> Event:
    """The first action is over: what is left for the others (BOR-16)."""
    left = names_of(unused)
    facts = {"seat": seat, "colours": left}
    if not left:
        return Event(name="used-all", clause="BOR-16", facts={"seat": seat})
    if len(left) < N_DICE:
        return Event(name="used-some", clause="BOR-16", facts=facts)
    if asked:
        return Event(name="used-none", clause="BOR-14", facts=facts)
    return Event(name="could-not", clause="BOR-12", facts=facts)


def told(happened: Event, eye: int | None, state: Border) -> Event | None:
    """Everybody is told everything (BOR-8)."""
    return happened
