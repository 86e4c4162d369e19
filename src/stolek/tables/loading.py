"""Loading a table: everything about it is rebuilt from the database."""

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
    """Read a table from the database, notify its subscribers, and start its match if that is due."""
    await read_from_store(table)
    publish_reload(table)
    await start.start_when_full(table)


def publish_reload(table: Table) -> None:
    """Notify subscribers after a reload: there may be more than was published.

    Changes by other processes are published only here, else processes would notify each other for ever.
    """
    if table.write_uncertain:
        table.publish()
    else:
        table.version += 1
        table.presence.notify()
        turns.schedule_bots(table)
    table.write_uncertain = False


async def read_from_store(table: Table) -> None:
    """Read a table from the database; updates that arrive meanwhile leave it stale."""
    doubts = table.invalidations
    store = table.services.store
    row = await store.table(table.id)
    if row is None:
        discard(table)
        raise Refusal("unknown-table")
    chairs = await store.seats(table.id)
    rows = await store.entries(table.id)
    said = await store.chat(table.id, most=1)
    taken = await store.pauses(table.id) if table.agreement.clock.kind != "none" else []
    pauses = Pauses(table.services.uptime, taken)
    match, timeline = await asyncio.to_thread(
        rebuild_match, table, row, rows, pauses
    )  # a long replay must not block the event loop
    is_over = match is not None and match.outcome is not None  # the entries decide, not the stored phase
    if row.invitations != table.row.invitations:
        table.presence.disconnect_gallery("invite", table.may_look)
    table.row, table.match = replace(row, phase="over") if is_over else row, match
    table.set_seat_rows(chairs)
    table.chat_count = said[-1].number + 1 if said else 0
    table.answered = dict(requests(rows))
    table.timeline, table.proposal = timeline, None
    table.loaded_at = doubts


def discard(table: Table) -> None:
    """Empty a table that was deleted: bots stop playing, and subscribers are disconnected."""
    table.match, table.timeline = None, None
    table.presence.disconnect_all()


def rebuild_match(
    table: Table, row: TableRow, rows: list[EntryRow], pauses: Pauses
) -> tuple[Match[Any], Timeline] | tuple[None, None]:
    """The match and its timeline, replayed from the entries; None before it has begun."""
    if row.header is None or row.begun is None:
        return None, None
    header = msgspec.json.decode(row.header, type=Header)
    match = resume(Record(header=header, entries=tuple(map(entries.from_row, rows))), row.seed)
    timeline = Timeline(match, table.agreement, pauses, row.begun)
    times = [entry.at for entry in rows]
    # A record that was full before `Filled` existed gets that last entry only now.
    times += times[-1:] * (len(match.record.entries) - len(rows))
    timeline.follow(match, times)
    return match, timeline


def requests(rows: list[EntryRow]) -> list[tuple[tuple[int, str], int]]:
    """The first entry of each request, by seat and request id; for repeated requests."""
    return [((entries.author(entries.from_row(row)), row.request), row.number) for row in rows if row.request]
