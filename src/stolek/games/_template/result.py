"""Sides, endings and places (TPL-1, TPL-11 … TPL-13)."""

from __future__ import annotations

from stolek.games._template.codes import ENDED_OUT, ENDED_TARGET
from stolek.games._template.rules import Template
from stolek.kernel.events import Item
from stolek.kernel.outcome import Outcome

ENDINGS = ("stones-out", "target-reached")


def side(state: Template, seat: int) -> int:
    """Who a seat plays for."""
    return seat % 2 if state.teams else seat


def ending_of(state: Template) -> tuple[str | None, str | None]:
    """Why the game ended, and the clause behind it."""
    if state.phase == ENDED_OUT:
        return "stones-out", "TPL-12"
    if state.phase == ENDED_TARGET:
        return "target-reached", "TPL-11"
    return None, None


def outcome(state: Template) -> Outcome:
    """The result, or the current standing: most points win, partners add theirs."""
    ending, clause = ending_of(state)
    points, seats = state.points, range(state.players)
    sides = [[other for other in seats if side(state, other) == side(state, seat)] for seat in seats]
    totals = [sum(points[seat] for seat in members) for members in sides]
    return Outcome(
        ending=ending,
        clause=clause,
        ranks=state.ranks(),
        scores=tuple(totals),
        items=tuple(tuple(won(seat, points[seat]) for seat in members) for members in sides),
        order=tuple((total,) for total in totals),
    )


def won(seat: int, points: int) -> Item:
    """What a seat has won."""
    return Item(name="won", clause="TPL-8", points=points, facts={"seat": seat})
