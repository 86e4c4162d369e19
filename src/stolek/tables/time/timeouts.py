"""Timeouts: what happens to a seat whose time is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from stolek.store import statements
from stolek.tables.seats import occupancy

if TYPE_CHECKING:
    from stolek.tables.table import Table

STAND_IN = "normal"  # the level of a bot that plays on after a timeout


async def check(table: Table) -> None:
    """Apply timeouts, and store the next deadline if it has changed."""
    async with table.exclusive():
        if table.match and table.row.deadline != deadline(table):
            await table.store([statements.update_deadline(table.id, deadline(table))])
            table.row = replace(table.row, deadline=deadline(table))


async def apply_timeouts(table: Table) -> None:
    """Give up the seats of people whose time is up, or let bots play on there, as agreed."""
    while seats := late_seats(table):
        if table.agreement.lapse == "bot":
            await occupancy.put_bot(table, seats[0], STAND_IN)
        else:
            await table.apply_and_commit(seats[0], None, lambda match: match.time_out(seats[0]))


def late_seats(table: Table) -> list[int]:
    """Seats of people whose time is up."""
    if not table.timeline:
        return []
    now = table.services.now()
    return [seat for seat in table.people if table.timeline.clocks.is_up(seat, now)]


def deadline(table: Table) -> int | None:
    """When the next person runs out of time; None if nobody does."""
    return table.timeline.clocks.deadline(table.people) if table.timeline else None
