"""Roster: the seat rows of a table, by what happens there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from stolek.kernel.match import Match
from stolek.store.rows import SeatRow


def people(chairs: Iterable[SeatRow]) -> tuple[int, ...]:
    """Seats played by a person."""
    return tuple(seat_row.seat for seat_row in chairs if seat_row.guest is not None and seat_row.bot is None)


def with_rows(chairs: Iterable[SeatRow], new: Iterable[SeatRow]) -> list[SeatRow]:
    """All seat rows, with changed ones replaced."""
    changed = {seat_row.seat: seat_row for seat_row in new}
    return [changed.get(seat_row.seat, seat_row) for seat_row in chairs]


def forfeited_seats(chairs: Iterable[SeatRow], match: Match[Any]) -> list[SeatRow]:
    """Rows of seats that were given up in the match and are not yet marked as left, now marked."""
    left = match.left
    return [
        replace(seat_row, left=True) for seat_row in chairs if seat_row.seat in left and not seat_row.left
    ]
