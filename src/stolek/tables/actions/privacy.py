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
    from stolek.tables.registry import Desk
    from stolek.tables.table import Table


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a guest at one table."""

    table: TableRow
    seats: list[SeatRow]
    said: list[RemarkRow]
    record: Record | None
    """Once the match is over; before that, it would tell what he may not know."""


# ---- taking along ----------------------------------------------------------------------------


async def kept(desk: Desk, guest: str, row: TableRow) -> Kept:
    """What is known of a guest at one of his tables."""
    store = desk.house.store
    own = [chair for chair in await store.seats(row.id) if chair.guest == guest]
    seats = {chair.seat for chair in own}
    said = [remark for remark in await store.remarks(row.id, most=None) if remark.seat in seats]
    record = recorded(row, await store.entries(row.id)) if row.phase == "over" else None
    return Kept(table=row, seats=own, said=said, record=record)


def recorded(row: TableRow, rows: Sequence[EntryRow]) -> Record | None:
    """The record of a match that is over, with its seed."""
    if row.header is None:
        return None
    header = msgspec.json.decode(row.header, type=Header)
    return Record(
        header=header, entries=tuple(map(entries.read, rows)), seed=row.seed.hex() if row.seed else None
    )


# ---- being forgotten -------------------------------------------------------------------------


async def forget(desk: Desk, guest: str) -> None:
    """Nothing that is stored tells any more who he was; where nobody else plays, nothing is left at all."""
    await desk.house.store.write(statements.all_closed(guest))  # first, lest his farewell call him
    for row in await desk.house.store.tables_of(guest, most=None):
        try:
            async with desk.at(row.id) as table:
                await leave(table, guest)
        except Refusal as refusal:
            if refusal.code != "unknown-table":  # which has just been removed
                raise


async def leave(table: Table, guest: str) -> None:
    """Get up for good, and leave no name behind.

    A match that goes on without him is given up, unless a bot plays for him already.
    """
    async with table.door():
        own = [chair for chair in table.chairs if chair.guest == guest]
        if not others(table, {guest}):
            await clear_away(table)
        elif table.row.phase == "gathering":
            for chair in own:
                await occupancy.vacate(table, chair.seat, also=[statements.silenced(table.id, chair.seat)])
        else:
            for chair in own:
                await give_up(table, chair.seat)
            await blot_out(table, [chair.seat for chair in own])


def others(table: Table, guests: Container[str | None]) -> list[SeatRow]:
    """The seats of people other than these guests."""
    return [chair for chair in table.chairs if chair.guest is not None and chair.guest not in guests]


async def give_up(table: Table, seat: int) -> None:
    """Resign, where that is still to be done."""
    match = table.running
    if match.outcome is None and seat not in match.left and seat not in table.bots:
        await table.enter(seat, None, lambda match: match.resign(seat))


async def blot_out(table: Table, seats: Sequence[int]) -> None:
    """Take the names from seats, from what was said there and from the record; all their secrets are void."""
    chairs = [nameless(table.chair(seat)) for seat in seats]
    header = without_names(table.row.header, seats)
    row = replace(table.row, host=occupancy.next_host(table, seats), header=header)
    also = [statements.headed(row)]
    for seat in seats:
        also += [statements.revoked(table.id, seat), statements.silenced(table.id, seat)]
    await table.arrange(row, chairs, also)
    table.doubts += 1  # the match still knows the names


def nameless(chair: SeatRow) -> SeatRow:
    """A seat of which only that is known that somebody has left it, or that a bot plays there."""
    return SeatRow(table=chair.table, seat=chair.seat, bot=chair.bot, left=chair.bot is None)


def without_names(header: str | None, seats: Container[int]) -> str | None:
    """The head of a record without the names of these seats."""
    if header is None:
        return None
    known = msgspec.json.decode(header, type=Header)
    names = tuple("" if seat in seats else name for seat, name in enumerate(known.seats))
    return msgspec.json.encode(replace(known, seats=names), order="deterministic").decode()


async def clear_away(table: Table) -> None:
    """Remove a table for good; who watches it or waits for it hears that it is not there."""
    await table.store([statements.removed(table.id)])
    table.doubts += 1
    loading.vanish(table)
    table.house.ring(table.id, 0)
