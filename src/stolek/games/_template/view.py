"""Who may know what (TPL-3, TPL-7)."""

from __future__ import annotations

from typing import Any

from stolek.games._template.codes import (
    CANCELLED,
    DREW,
    ENDED,
    LAID,
    N_KINDS,
    NO_STONE,
    OPENED,
    PHASES,
    THREW,
    THROWING,
    WON,
)
from stolek.games._template.result import ending_of
from stolek.games._template.rules import Template
from stolek.kernel.events import Event, Prompt
from stolek.kernel.seats import CHANCE


def view(state: Template, eye: int | None) -> dict[str, Any]:
    """What one eye may know, named piece by piece."""
    seats = range(state.players)
    return {
        "players": state.players,
        "hand": state.hand,
        "teams": bool(state.teams),
        "phase": PHASES[state.phase],
        "stake": state.stake,
        "bag": sum(state.bag),
        "gone": stones(state.gone),
        "laid": [None if kind == NO_STONE else kind + 1 for kind in state.laid[: state.players]],
        "points": state.points[: state.players],
        "shown": [bool(shown) for shown in state.shown[: state.players]],
        "held": [len(hand(state, seat)) for seat in seats],
        "hands": [hand(state, seat) if sees(state, eye, seat) else None for seat in seats],
    }


def sees(state: Template, eye: int | None, seat: int) -> bool:
    """An eye sees its own hand and those that lie open."""
    return eye == seat or bool(state.shown[seat])


def hand(state: Template, seat: int) -> list[int]:
    """The numbers in a hand."""
    return stones(state.hands[N_KINDS * seat : N_KINDS * seat + N_KINDS])


def stones(counts: list[int]) -> list[int]:
    """A heap of stones as numbers, ascending."""
    return [kind + 1 for kind, count in enumerate(counts) for _ in range(count)]


def prompt(state: Template, seat: int) -> Prompt:
    """The prompt for a seat, or for chance."""
    if seat != CHANCE:
        return Prompt(name="lay", clause="TPL-6", facts={"seat": seat, "stake": state.stake})
    if state.phase == THROWING:
        return Prompt(name="throw", clause="TPL-5")
    held = [len(hand(state, other)) for other in range(state.players)]
    drawer = next(other for other in range(state.players) if held[other] < state.hand)
    return Prompt(name="draw", clause="TPL-4", facts={"seat": drawer, "missing": state.hand - held[drawer]})


def events(before: Template, seat: int, action: int, after: Template) -> list[Event]:
    """What the last apply brought about, in full: one event for each note."""
    return [event(before, after, kind, a, b) for kind, a, b, _ in after.notes()]


def event(before: Template, after: Template, kind: int, a: int, b: int) -> Event:
    """A note as an event."""
    if kind == DREW:
        return Event(name="drew", clause="TPL-4", facts={"seat": a, "number": b + 1})
    if kind == THREW:
        return Event(name="threw", clause="TPL-5", facts={"stake": a})
    if kind == OPENED:
        return Event(name="opened", clause="TPL-7", facts={"seat": a, "numbers": hand(before, a)})
    if kind == LAID:
        return Event(name="laid", clause="TPL-6", facts={"seat": a, "number": b + 1})
    if kind == WON:
        return Event(name="won", clause="TPL-8", facts={"seat": a, "points": b})
    if kind == CANCELLED:
        return Event(name="cancelled", clause="TPL-9", facts={"stake": before.stake})
    if kind == ENDED:
        ending, clause = ending_of(after)
        return Event(name="ended", clause=clause, facts={"ending": ending})
    raise ValueError(f"no note {kind}")


def told(happened: Event, eye: int | None, state: Template) -> Event | None:
    """The event as this eye may know it: only eyes that see the hand see the stone drawn."""
    if happened.name != "drew" or sees(state, eye, happened.facts["seat"]):
        return happened
    return Event(name="drew-unseen", clause="TPL-4", facts={"seat": happened.facts["seat"]})
