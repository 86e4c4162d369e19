"""The result of a match: places, scores, itemised points, and why it ended."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stolek.kernel.events import Item


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


def places(order: Sequence[tuple[int, ...]], sides: Sequence[int]) -> tuple[int, ...]:
    """Places of the seats by `order`: one more than the number of sides that are ahead."""
    by_side = dict(zip(sides, order, strict=True))
    return tuple(1 + sum(other > by_side[own] for other in by_side.values()) for own in sides)
