"""Farewell: a guest takes along what the house knows of him, and wants to be forgotten."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from stolek.kernel.record import Header, Record
from stolek.kernel.refusal import Refusal
from stolek.store import statements
from stolek.store.rows import EntryRow, RemarkRow, SeatRow, TableRow
from stolek.tables import entries, loading
from stolek.tables.seats import occupancy

if TYPE_CHECKING:
    from stolek.tables.registry import TableRegistry
    from stolek.tables.table import Table


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a guest at one table."""

    table: TableRow
    seats: list[SeatRow]
    said: list[RemarkRow]
    record: Record | None
    """Once the match is over; before that, it would tell what he may not know."""


# ---- taking along ----------------------------------------------------------------------------


async def collect(registry: TableRegistry, guest: str, row: TableRow) -> Kept:
    """What is known of a guest at one of his tables."""
    store = registry.services.store
    own = [seat_row for seat_row in await store.seats(row.id) if seat_row.guest == guest]
    seats = {seat_row.seat for seat_row in own}
    said = [remark for remark in await store.remarks(row.id, most=None) if remark.seat in seats]
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


# ---- being forgotten -------------------------------------------------------------------------


async def forget(registry: TableRegistry, guest: str) -> None:
    """Nothing that is stored tells any more who he was; where nobody else plays, nothing is left at all."""
    await registry.services.store.write(
        statements.delete_channels(guest)
    )  # first, lest his farewell call him
    for row in await registry.services.store.tables_of(guest, most=None):
        try:
            async with registry.at(row.id) as table:
                await leave(table, guest)
        except Refusal as refusal:
            if refusal.code != "unknown-table":  # which has just been removed
                raise


async def leave(table: Table, guest: str) -> None:
    """Get up for good, and leave no name behind.

    A match that goes on without him is given up, unless a bot plays for him already.
    """
    async with table.exclusive():
        own = [seat_row for seat_row in table.seat_rows if seat_row.guest == guest]
        if not others(table, {guest}):
            await delete_table(table)
        elif table.row.phase == "gathering":
            for seat_row in own:
                await occupancy.vacate(
                    table, seat_row.seat, also=[statements.erase_remarks(table.id, seat_row.seat)]
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
    """Resign, where that is still to be done."""
    match = table.running
    if match.outcome is None and seat not in match.left and seat not in table.bots:
        await table.apply_and_commit(seat, None, lambda match: match.resign(seat))


async def remove_names(table: Table, seats: Sequence[int]) -> None:
    """Take the names from seats, from what was said there and from the record; all their secrets are void."""
    chairs = [anonymize(table.seat_row(seat)) for seat in seats]
    header = without_names(table.row.header, seats)
    row = replace(table.row, host=occupancy.next_host(table, seats), header=header)
    also = [statements.update_header(row)]
    for seat in seats:
        also += [statements.revoke_seat(table.id, seat), statements.erase_remarks(table.id, seat)]
    await table.update_seats(row, chairs, also)
    table.invalidations += 1  # the match still knows the names


def anonymize(seat_row: SeatRow) -> SeatRow:
    """A seat of which only that is known that somebody has left it, or that a bot plays there."""
    return SeatRow(table=seat_row.table, seat=seat_row.seat, bot=seat_row.bot, left=seat_row.bot is None)


def without_names(header: str | None, seats: Container[int]) -> str | None:
    """The head of a record without the names of these seats."""
    if header is None:
        return None
    known = msgspec.json.decode(header, type=Header)
    names = tuple("" if seat in seats else name for seat, name in enumerate(known.seats))
    return msgspec.json.encode(replace(known, seats=names), order="deterministic").decode()


async def delete_table(table: Table) -> None:
    """Remove a table for good; who watches it or waits for it hears that it is not there."""
    await table.store([statements.delete_table(table.id)])
    table.invalidations += 1
    loading.discard(table)
    table.services.notify(table.id, 0)
