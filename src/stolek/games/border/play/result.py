"""Endings and places of The Border (BOR-26 … BOR-31)."""

from __future__ import annotations

from stolek.games.border.edition.box import VALUES
from stolek.games.border.play.summary import closed
from stolek.games.border.rules.codes import OVER
from stolek.games.border.rules.state import Border
from stolek.kernel.events import Item
from stolek.kernel.outcome import Outcome

ENDINGS = ("six-closed",)


def side(state: Border, seat: int) -> int:
    """Every seat is its own side."""
    return seat


def outcome(state: Border) -> Outcome:
    """The result, or the current standing: most points, then the most for a single territory."""
    over = state.phase == OVER
    written = [closed(state, seat) for seat in range(state.players)]
    scores = tuple(sum(points.values()) for points in written)
    return Outcome(
        ending=ENDINGS[0] if over else None,
        clause="BOR-27" if over else None,
        ranks=state.ranks(),
        scores=scores,
        items=tuple(tuple(item(name, value) for name, value in points.items()) for points in written),
        order=tuple(
            (score, max(points.values(), default=0)) for score, points in zip(scores, written, strict=True)
        ),
    )


def item(territory: str, points: int) -> Item:
    """What a closed territory brought."""
    name = "closed-first" if points == VALUES[territory][0] else "closed-later"
    return Item(name=name, clause="BOR-22", points=points, facts={"territory": territory})
