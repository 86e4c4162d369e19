"""The Store: all queries to the database; writes go through its writer."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Select, exists, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from stolek.kernel.refusal import Refusal
from stolek.store import schema
from stolek.store.engine import engine_for, reading, time_limit
from stolek.store.migrate import migrate_to_newest
from stolek.store.outage_log import OutageLog
from stolek.store.rows import ChannelRow, ChatRow, EntryRow, KeyRow, SeatRow, TableRow
from stolek.store.statements import Change
from stolek.store.writer import Writer, not_stored

R = TypeVar("R", bound=msgspec.Struct)
MOST_LISTED = 100
READERS = 10  # concurrent queries, and size of their connection pool


class Store:
    """A database: queries run concurrently, writes go through one writer."""

    def __init__(self, engine: AsyncEngine, writing: AsyncEngine) -> None:
        self.engine = engine
        self.reading = reading(engine)
        self.places = asyncio.Semaphore(READERS)
        self.readable = OutageLog("read")
        self.writer = Writer(writing)

    @classmethod
    async def open(cls, url: str) -> Store:
        """Open the database at a URL, migrate it and start the writer."""
        # The writer has a connection of its own, so that it never waits for readers.
        reading, writing = (engine_for(url, pool_size=size, max_overflow=0) for size in (READERS, 1))
        store = cls(reading, writing)
        try:
            await migrate_to_newest(store.writer.engine)
        except Refusal:
            await store.writer.engine.dispose()
            raise
        store.writer.start()
        return store

    async def close(self) -> None:
        """Write what is waiting, then close all connections."""
        await self.writer.stop()
        for engine in (self.writer.engine, self.engine):
            with suppress(TimeoutError):  # a database server that hangs will notice by itself
                async with time_limit(engine):
                    await engine.dispose()

    async def write(self, *changes: Change) -> None:
        """Store all changes or none; raises NotStored."""
        await self.writer.write(*changes)

    # ---- one table ---------------------------------------------------------------------------

    async def table(self, table: str) -> TableRow | None:
        """A table by its id."""
        return await self._one(TableRow, select(schema.tables).where(schema.tables.c.id == table))

    async def seats(self, table: str) -> list[SeatRow]:
        """The seats of a table, in order."""
        seats = schema.seats
        return await self._all(SeatRow, select(seats).where(seats.c.table == table).order_by(seats.c.seat))

    async def seats_of(self, tables: Iterable[str]) -> dict[str, list[SeatRow]]:
        """The seats of many tables, in order."""
        seats, found = schema.seats, {table: list[SeatRow]() for table in tables}
        wanted = select(seats).where(seats.c.table.in_(found)).order_by(seats.c.table, seats.c.seat)
        for seat in await self._all(SeatRow, wanted):
            found[seat.table].append(seat)
        return found

    async def entries(self, table: str, since: int = 0) -> list[EntryRow]:
        """The entries of a table from number `since` on, in order."""
        entries = schema.entries
        wanted = select(entries).where(entries.c.table == table, entries.c.number >= since)
        return await self._all(EntryRow, wanted.order_by(entries.c.number))

    async def chat(self, table: str, since: int = 0, most: int | None = MOST_LISTED) -> list[ChatRow]:
        """The last chat messages of a table, from number `since` on, in order."""
        remarks = schema.chat
        wanted = select(remarks).where(remarks.c.table == table, remarks.c.number >= since)
        found = await self._all(ChatRow, wanted.order_by(remarks.c.number.desc()).limit(most))
        return found[::-1]

    async def pauses(self, table: str) -> list[tuple[int, int | None]]:
        """The pauses of a table (since, until) in order; `until` is None if the last one is not over."""
        breaks = schema.pauses
        wanted = select(breaks.c.since, breaks.c.until).where(breaks.c.table == table)
        return [(row[0], row[1]) for row in await self._rows(wanted.order_by(breaks.c.since))]

    async def is_in_chat(self, table: str, seat: int, request: str) -> bool:
        """Whether the chat message of a request was stored."""
        remarks = schema.chat
        same = (remarks.c.table == table, remarks.c.seat == seat, remarks.c.request == request)
        return bool(await self._rows(select(remarks.c.number).where(*same)))

    async def keys(self, digests: Iterable[str]) -> list[KeyRow]:
        """The access keys with these digests."""
        return await self._all(KeyRow, select(schema.keys).where(schema.keys.c.digest.in_(list(digests))))

    # ---- many tables -------------------------------------------------------------------------

    async def to_join(self, since: int = 0, most: int = MOST_LISTED) -> list[TableRow]:
        """Tables with a free seat for strangers, changed at `since` or later; last changed first."""
        tables, seats = schema.tables, schema.seats
        free = exists().where(seats.c.table == tables.c.id, seats.c.guest.is_(None), seats.c.bot.is_(None))
        wanted = select(tables).where(tables.c.open, tables.c.phase == "gathering", ~tables.c.locked, free)
        wanted = wanted.where(tables.c.changed >= since)
        return await self._all(TableRow, wanted.order_by(tables.c.changed.desc()).limit(most))

    async def to_watch(self, most: int = MOST_LISTED) -> list[TableRow]:
        """Tables at which strangers may watch a match, last changed first."""
        tables = schema.tables
        wanted = select(tables).where(tables.c.open, tables.c.phase == "playing")
        return await self._all(TableRow, wanted.order_by(tables.c.changed.desc()).limit(most))

    async def tables_of(self, guest: str, most: int | None = MOST_LISTED) -> list[TableRow]:
        """Tables at which a guest has a seat, last changed first; all of them if `most` is None."""
        tables, seats = schema.tables, schema.seats
        sitting = select(seats.c.table).where(seats.c.guest == guest)
        wanted = select(tables).where(tables.c.id.in_(sitting))
        return await self._all(TableRow, wanted.order_by(tables.c.changed.desc()).limit(most))

    async def overdue(self, now: int, most: int = MOST_LISTED) -> list[str]:
        """Tables whose deadline has passed, earliest first."""
        tables = schema.tables
        wanted = select(tables.c.id).where(tables.c.deadline <= now).order_by(tables.c.deadline)
        return [row[0] for row in await self._rows(wanted.limit(most))]

    async def uptime(self) -> list[tuple[int, int]]:
        """When the server was up: (since, until), in order."""
        wanted = select(schema.uptime.c.since, schema.uptime.c.until).order_by(schema.uptime.c.since)
        return [(row[0], row[1]) for row in await self._rows(wanted)]

    async def count(self) -> int:
        """The number of tables."""
        found = await self._rows(select(func.count()).select_from(schema.tables))
        return int(found[0][0])

    # ---- notifications -----------------------------------------------------------------------

    async def channel(self, way: str) -> ChannelRow | None:
        """A channel by its id."""
        return await self._one(ChannelRow, select(schema.channels).where(schema.channels.c.id == way))

    async def channels(self, guest: str) -> list[ChannelRow]:
        """The channels of a guest, oldest first."""
        ways = schema.channels
        wanted = select(ways).where(ways.c.guest == guest)
        return await self._all(ChannelRow, wanted.order_by(ways.c.created, ways.c.id))

    async def channels_at(self, table: str) -> list[ChannelRow]:
        """The confirmed channels of all guests with a seat at a table."""
        ways, seats = schema.channels, schema.seats
        sitting = select(ways).join(seats, seats.c.guest == ways.c.guest)
        return await self._all(ChannelRow, sitting.where(seats.c.table == table, ways.c.confirmed).distinct())

    # ---- internals ---------------------------------------------------------------------------

    async def _rows(self, wanted: Select[Any]) -> Sequence[Any]:
        try:
            async with self.places, time_limit(self.engine), self.reading.connect() as connection:
                found: Sequence[Any] = (await connection.execute(wanted)).all()
        except (SQLAlchemyError, OSError) as error:
            self.readable.failed(error)
            raise not_stored(error) from error
        self.readable.worked()
        return found

    async def _all(self, kind: type[R], wanted: Select[Any]) -> list[R]:
        return [kind(**row._mapping) for row in await self._rows(wanted)]

    async def _one(self, kind: type[R], wanted: Select[Any]) -> R | None:
        found = await self._all(kind, wanted)
        return found[0] if found else None
