"""Privacy: export and deletion of what is stored about a guest."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from stolek.kernel.record import Header, Record
from stolek.kernel.refusal import Refusal
from stolek.store import statements
from stolek.store.rows import ChatRow, EntryRow, SeatRow, TableRow
from stolek.tables import entries, loading
from stolek.tables.seats import occupancy

if TYPE_CHECKING:
    from stolek.tables.registry import TableRegistry
    from stolek.tables.table import Table


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What is stored about a guest at one table."""

    table: TableRow
    seats: list[SeatRow]
    said: list[ChatRow]
    record: Record | None
    """Once the match is over; before that, it would reveal what the guest may not know."""


# ---- export ----------------------------------------------------------------------------------


async def collect(registry: TableRegistry, guest: str, row: TableRow) -> Kept:
    """Collect what is stored about a guest at one of their tables."""
    store = registry.services.store
    own = [seat_row for seat_row in await store.seats(row.id) if seat_row.guest == guest]
    seats = {seat_row.seat for seat_row in own}
    said = [remark for remark in await store.chat(row.id, most=None) if remark.seat in seats]
    record = read_record(row, await store.entries(row.id)) if row.phase == "over" else None
    return Kept(table=row, seats=own, said=said, record=record)


def read_record(row: TableRow, rows: Sequence[EntryRow]) -> Record | None:
    """The record of a match that is over, with its seed."""
    if row.header is None:
        return None
    header = msgspec.json.decode(row.header, type=Header)
    return Record(
        header=header, entries=tuple(map(entries.from_row, rows)), seed=row.seed.hex() if row.seed else None
    )


# ---- deletion --------------------------------------------------------------------------------


async def forget(registry: TableRegistry, guest: str) -> None:
    """Delete all personal data of a guest, and the tables at which no other person has a seat."""
    await registry.services.store.write(
        statements.delete_channels(guest)
    )  # first, lest they be notified of their own leaving
    for row in await registry.services.store.tables_of(guest, most=None):
        try:
            async with registry.at(row.id) as table:
                await leave(table, guest)
        except Refusal as refusal:
            if refusal.code != "unknown-table":  # deleted meanwhile
                raise


async def leave(table: Table, guest: str) -> None:
    """Remove a guest and their name from a table; delete it if no other person has a seat.

    In a running match the guest resigns, unless a bot plays for them already.
    """
    async with table.exclusive():
        own = [seat_row for seat_row in table.seat_rows if seat_row.guest == guest]
        if not others(table, {guest}):
            await delete_table(table)
        elif table.row.phase == "gathering":
            for seat_row in own:
                await occupancy.vacate(
                    table, seat_row.seat, also=[statements.erase_chat(table.id, seat_row.seat)]
                )
        else:
            for seat_row in own:
                await give_up(table, seat_row.seat)
            await remove_names(table, [seat_row.seat for seat_row in own])


def others(table: Table, guests: Container[str | None]) -> list[SeatRow]:
    """The seats of people other than these guests."""
    return [
        seat_row
        for seat_row in table.seat_rows
        if seat_row.guest is not None and seat_row.guest not in guests
    ]


async def give_up(table: Table, seat: int) -> None:
    """Resign a seat, unless the match is over, it has resigned already, or a bot plays there."""
    match = table.running
    if match.outcome is None and seat not in match.left and seat not in table.bots:
        await table.apply_and_commit(seat, None, lambda match: match.resign(seat))


async def remove_names(table: Table, seats: Sequence[int]) -> None:
    """Erase the names of seats, also in the record, and their chat; revoke their access keys."""
    chairs = [anonymize(table.seat_row(seat)) for seat in seats]
    header = without_names(table.row.header, seats)
    row = replace(table.row, host=occupancy.next_host(table, seats), header=header)
    also = [statements.update_header(row)]
    for seat in seats:
        also += [statements.revoke_seat(table.id, seat), statements.erase_chat(table.id, seat)]
    await table.update_seats(row, chairs, also)
    table.invalidations += 1  # reload, as the match still has the names


def anonymize(seat_row: SeatRow) -> SeatRow:
    """The row of a seat without personal data: left, or played by a bot."""
    return SeatRow(table=seat_row.table, seat=seat_row.seat, bot=seat_row.bot, left=seat_row.bot is None)


def without_names(header: str | None, seats: Container[int]) -> str | None:
    """The header of a record, as JSON, without the names of these seats."""
    if header is None:
        return None
    known = msgspec.json.decode(header, type=Header)
    names = tuple("" if seat in seats else name for seat, name in enumerate(known.seats))
    return msgspec.json.encode(replace(known, seats=names), order="deterministic").decode()


async def delete_table(table: Table) -> None:
    """Delete a table; subscribers are disconnected, and waiting requests are refused."""
    await table.store([statements.delete_table(table.id)])
    table.invalidations += 1
    loading.discard(table)
    table.services.notify(table.id, 0)
