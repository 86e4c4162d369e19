"""Chairs of a table: who plays there, and who does not any more."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from stolek.kernel.match import Match
from stolek.store.rows import SeatRow


def people(chairs: Iterable[SeatRow]) -> tuple[int, ...]:
    """The seats at which a person plays."""
    return tuple(seat_row.seat for seat_row in chairs if seat_row.guest is not None and seat_row.bot is None)


def with_rows(chairs: Iterable[SeatRow], new: Iterable[SeatRow]) -> list[SeatRow]:
    """All chairs, some of them as they are now."""
    changed = {seat_row.seat: seat_row for seat_row in new}
    return [changed.get(seat_row.seat, seat_row) for seat_row in chairs]


def forfeited_seats(chairs: Iterable[SeatRow], match: Match[Any]) -> list[SeatRow]:
    """The chairs that nobody knew to be left before."""
    left = match.left
    return [
        replace(seat_row, left=True) for seat_row in chairs if seat_row.seat in left and not seat_row.left
    ]
