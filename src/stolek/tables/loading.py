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
from stolek.tables.time.pauses import Pauses
from stolek.tables.timeline import Timeline

if TYPE_CHECKING:
    from stolek.tables.table import Table


async def reload(table: Table) -> None:
    """Know again what is stored, tell those who should know, and let begin what waits for nobody."""
    await read_from_store(table)
    publish_reload(table)
    await start.start_when_full(table)


def publish_reload(table: Table) -> None:
    """There may be more than anybody was told of.

    What others have stored is told here alone, else workers would tell each other the same for ever.
    """
    if table.write_uncertain:
        table.publish()
    else:
        table.version += 1
        table.presence.notify()
        turns.schedule_bots(table)
    table.write_uncertain = False


async def read_from_store(table: Table) -> None:
    """Know again what is stored of a table; news that come meanwhile leave it in doubt."""
    doubts = table.invalidations
    store = table.services.store
    row = await store.table(table.id)
    if row is None:
        discard(table)
        raise Refusal("unknown-table")
    chairs = await store.seats(table.id)
    rows = await store.entries(table.id)
    said = await store.remarks(table.id, most=1)
    taken = await store.pauses(table.id) if table.agreement.clock.kind != "none" else []
    pauses = Pauses(table.services.uptime, taken)
    match, timeline = await asyncio.to_thread(
        rebuild_match, table, row, rows, pauses
    )  # which may take a while
    is_over = match is not None and match.outcome is not None  # the entries know best
    if row.invitations != table.row.invitations:
        table.presence.disconnect_gallery("invite", table.may_look)
    table.row, table.match = replace(row, phase="over") if is_over else row, match
    table.set_seat_rows(chairs)
    table.remarks = said[-1].number + 1 if said else 0
    table.answered = dict(requests(rows))
    table.timeline, table.proposal = timeline, None
    table.loaded_at = doubts


def discard(table: Table) -> None:
    """Nothing is stored of a table any more: no bot thinks there, and nobody waits for news."""
    table.match, table.timeline = None, None
    table.presence.disconnect_all()


def rebuild_match(
    table: Table, row: TableRow, rows: list[EntryRow], pauses: Pauses
) -> tuple[Match[Any], Timeline] | tuple[None, None]:
    """The match and its course in time, from its entries; none before it has begun."""
    if row.header is None or row.begun is None:
        return None, None
    header = msgspec.json.decode(row.header, type=Header)
    match = resume(Record(header=header, entries=tuple(map(entries.from_row, rows))), row.seed)
    timeline = Timeline(match, table.agreement, pauses, row.begun)
    times = [entry.at for entry in rows]
    # A record that was full before that was an end gets its last entry only now.
    times += times[-1:] * (len(match.record.entries) - len(rows))
    timeline.follow(match, times)
    return match, timeline


def requests(rows: list[EntryRow]) -> list[tuple[tuple[int, str], int]]:
    """Which entry each request has brought."""
    return [((entries.author(entries.from_row(row)), row.request), row.number) for row in rows if row.request]
