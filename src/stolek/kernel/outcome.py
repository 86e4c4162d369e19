"""How a match ended: places, scores, itemised points, and why."""

from __future__ import annotations

import msgspec

from stolek.kernel.saying import Item


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """The result, seat by seat."""

    ending: str | None
    """Why it ended; None while it goes on."""
    clause: str | None
    ranks: tuple[int, ...]
    """Places from 1, shared by ties."""
    scores: tuple[int, ...]
    items: tuple[tuple[Item, ...], ...]
    order: tuple[tuple[int, ...], ...]
    """What decides the places: compared number by number, the greater one is ahead."""


def places(order: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """Places by these numbers: one more than those who are ahead."""
    return tuple(1 + sum(other > own for other in order) for own in order)
