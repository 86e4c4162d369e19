"""Time at a table: what happens when somebody's is up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from stolek.store import statements
from stolek.tables.seats import occupancy

if TYPE_CHECKING:
    from stolek.tables.table import Table

STAND_IN = "normal"  # the level of a bot that plays for somebody whose time is up


async def check(table: Table) -> None:
    """Let happen what happens when somebody's time is up, and know when that will be next."""
    async with table.exclusive():
        if table.match and table.row.deadline != deadline(table):
            await table.store([statements.update_deadline(table.id, deadline(table))])
            table.row = replace(table.row, deadline=deadline(table))


async def apply_timeouts(table: Table) -> None:
    """Those whose time is up have lost their say."""
    while seats := late_seats(table):
        if table.agreement.lapse == "bot":
            await occupancy.put_bot(table, seats[0], STAND_IN)
        else:
            await table.apply_and_commit(seats[0], None, lambda match: match.time_out(seats[0]))


def late_seats(table: Table) -> list[int]:
    """The people whose time is up."""
    if not table.timeline:
        return []
    now = table.services.now()
    return [seat for seat in table.people if table.timeline.clocks.is_up(seat, now)]


def deadline(table: Table) -> int | None:
    """When the next one's time will be up."""
    return table.timeline.clocks.deadline(table.people) if table.timeline else None
