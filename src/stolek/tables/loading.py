"""Waking a table: everything about it is rebuilt from what is stored."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from stolek.kernel.match import Match
from stolek.kernel.record import Header, Record
from stolek.kernel.refusal import Refusal
from stolek.kernel.replay import resume
from stolek.store.rows import EntryRow, TableRow
from stolek.tables import entries
from stolek.tables.actions import start
from stolek.tables.bots import turns
from stolek.tables.time.pauses import Breaks
from stolek.tables.timeline import Course

if TYPE_CHECKING:
    from stolek.tables.table import Table


async def catch_up(table: Table) -> None:
    """Know again what is stored, tell those who should know, and let begin what waits for nobody."""
    await read(table)
    tell(table)
    await start.begin_if_all_are_there(table)


def tell(table: Table) -> None:
    """There may be more than anybody was told of.

    What others have stored is told here alone, else workers would tell each other the same for ever.
    """
    if table.unsure:
        table.tell()
    else:
        table.version += 1
        table.attendance.ring()
        turns.attend(table)
    table.unsure = False


async def read(table: Table) -> None:
    """Know again what is stored of a table; news that come meanwhile leave it in doubt."""
    doubts = table.doubts
    store = table.house.store
    row = await store.table(table.id)
    if row is None:
        vanish(table)
        raise Refusal("unknown-table")
    chairs = await store.seats(table.id)
    rows = await store.entries(table.id)
    said = await store.remarks(table.id, most=1)
    taken = await store.breaks(table.id) if table.agreement.clock.kind != "none" else []
    breaks = Breaks(table.house.hours, taken)
    match, course = await asyncio.to_thread(rebuilt, table, row, rows, breaks)  # which may take a while
    is_over = match is not None and match.outcome is not None  # the entries know best
    if row.invitations != table.row.invitations:
        table.attendance.empty_gallery("invite", table.may_look)
    table.row, table.match = replace(row, phase="over") if is_over else row, match
    table.seat(chairs)
    table.remarks = said[-1].number + 1 if said else 0
    table.answered = dict(requests(rows))
    table.course, table.proposal = course, None
    table.dispelled = doubts


def vanish(table: Table) -> None:
    """Nothing is stored of a table any more: no bot thinks there, and nobody waits for news."""
    table.match, table.course = None, None
    table.attendance.dismiss()


def rebuilt(
    table: Table, row: TableRow, rows: list[EntryRow], breaks: Breaks
) -> tuple[Match[Any], Course] | tuple[None, None]:
    """The match and its course in time, from its entries; none before it has begun."""
    if row.header is None or row.begun is None:
        return None, None
    header = msgspec.json.decode(row.header, type=Header)
    match = resume(Record(header=header, entries=tuple(map(entries.read, rows))), row.seed)
    course = Course(match, table.agreement, breaks, row.begun)
    times = [entry.at for entry in rows]
    # A record that was full before that was an end gets its last entry only now.
    times += times[-1:] * (len(match.record.entries) - len(rows))
    course.follow(match, times)
    return match, course


def requests(rows: list[EntryRow]) -> list[tuple[tuple[int, str], int]]:
    """Which entry each request has brought."""
    return [((entries.author(entries.read(row)), row.request), row.number) for row in rows if row.request]
