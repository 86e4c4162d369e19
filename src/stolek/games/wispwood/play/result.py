"""Endings and places of Wispwood (WIS-85, WIS-100)."""

from __future__ import annotations

from stolek.games.wispwood.play.summary import FILL, full_rounds, round_points, rounds_scored, score
from stolek.games.wispwood.rules.codes import OVER
from stolek.games.wispwood.rules.state import Wispwood
from stolek.kernel.events import Item
from stolek.kernel.outcome import Outcome

ENDINGS = ("last-round", "ghost-beaten", "ghost-won")


def side(state: Wispwood, seat: int) -> int:
    """Every seat is its own side."""
    return seat


def outcome(state: Wispwood) -> Outcome:
    """The result, or the current standing: most points, then most full grids; alone against the ghost."""
    over = state.phase == OVER
    seats = range(state.players)
    scores = tuple(score(state, seat) for seat in seats)
    return Outcome(
        ending=ending(state) if over else None,
        clause=("WIS-100" if state.ghost else "WIS-85") if over else None,
        ranks=state.ranks(),
        scores=scores,
        items=tuple(tuple(items(state, seat)) for seat in seats),
        order=tuple((scores[seat], full_rounds(state, seat)) for seat in seats),
    )


def ending(state: Wispwood) -> str:
    """How it ended."""
    if not state.ghost:
        return ENDINGS[0]
    return ENDINGS[1] if state.ranks() == (1,) else ENDINGS[2]


def items(state: Wispwood, seat: int) -> list[Item]:
    """What every card brought, round by round, and filled grids."""
    scored = [round_points(state, seat, number) for number in range(rounds_scored(state))]
    found = []
    for line in scored[0] if scored else ():
        rounds = [points[line] for points in scored]
        if line == FILL and any(rounds):
            found.append(Item(name="fill", clause="WIS-43", points=sum(rounds), facts={"rounds": rounds}))
        elif line != FILL:
            facts = {"card": line, "rounds": rounds}
            found.append(Item(name="card", clause="WIS-43", points=sum(rounds), facts=facts))
    return found
