"""Chairs of a table: who plays there, and who does not any more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from stolek.kernel.match import Match
from stolek.store.rows import SeatRow


def people(chairs: Iterable[SeatRow]) -> tuple[int, ...]:
    """The seats at which a person plays."""
    return tuple(chair.seat for chair in chairs if chair.guest is not None and chair.bot is None)


def placed(chairs: Iterable[SeatRow], new: Iterable[SeatRow]) -> list[SeatRow]:
    """All chairs, some of them as they are now."""
    changed = {chair.seat: chair for chair in new}
    return [changed.get(chair.seat, chair) for chair in chairs]


def departed(chairs: Iterable[SeatRow], match: Match[Any]) -> list[SeatRow]:
    """The chairs that nobody knew to be left before."""
    left = match.left
    return [replace(chair, left=True) for chair in chairs if chair.seat in left and not chair.left]
