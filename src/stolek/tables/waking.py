"""Waking a table: everything about it is rebuilt from what is stored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from stolek.kernel.match import Match
from stolek.kernel.record import Header, Record
from stolek.kernel.refusal import Refusal
from stolek.kernel.replay import replay, resume
from stolek.store.rows import EntryRow, TableRow
from stolek.tables import entries
from stolek.tables.course import Course

if TYPE_CHECKING:
    from stolek.tables.table import Table


async def read(table: Table) -> None:
    """Know again what is stored of a table."""
    store = table.house.store
    row = await store.table(table.id)
    if row is None:
        raise Refusal("unknown-table")
    chairs = await store.seats(table.id)
    rows = await store.entries(table.id)
    said = await store.remarks(table.id)
    match = rebuilt(row, rows)
    table.row, table.chairs, table.match = row, chairs, match
    table.remarks = said[-1].number + 1 if said else 0
    table.said = {(remark.seat, remark.request) for remark in said if remark.request}
    table.answered = dict(requests(rows))
    table.proposal = None
    table.course = None
    if match and row.begun is not None:
        table.course = Course(match, table.agreement.clock, table.house.hours, row.begun)
        table.course.follow(match, [entry.at for entry in rows])
    table.doubtful = False


def rebuilt(row: TableRow, rows: list[EntryRow]) -> Match[Any] | None:
    """The match from its entries, ready to go on; None before it has begun."""
    if row.header is None:
        return None
    header = msgspec.json.decode(row.header, type=Header)
    made = tuple(map(entries.read, rows))
    if row.phase == "over":
        revealed = row.seed.hex() if row.seed else None
        match = replay(Record(header=header, entries=made, seed=revealed))
        match.seed = row.seed
        return match
    return resume(Record(header=header, entries=made), row.seed)


def requests(rows: list[EntryRow]) -> list[tuple[tuple[int, str], int]]:
    """Which entry each request has brought."""
    return [((entries.author(entries.read(row)), row.request), row.number) for row in rows if row.request]
