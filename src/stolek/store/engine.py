"""The engine of the memory: SQLite in a file, or PostgreSQL by its URL; and how long it is waited for."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stolek.kernel.refusal import Refusal

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
LONGEST_LOCK = 1  # seconds that a file may be locked by somebody else
LONGEST_SILENCE = 5  # seconds that a PostgreSQL may take to answer
SILENT = "no answer"


def parse_url(url: str) -> URL:
    """Where a memory is, and by which driver it is reached; refuses what is none of ours."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Refusal("bad-database", known=sorted(DRIVERS)) from None
    kind = parsed.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise Refusal("bad-database", known=sorted(DRIVERS))
    return with_ssl(parsed.set(drivername=DRIVERS[kind]))


def with_ssl(place: URL) -> URL:
    """The same for our driver, which calls `ssl` what PostgreSQL's own programs call `sslmode`."""
    mode = place.query.get("sslmode")
    if mode is None or not place.drivername.startswith("postgresql"):
        return place
    return place.difference_update_query(["sslmode"]).update_query_dict({"ssl": str(mode)})


def engine_for(url: str, **pool: int) -> AsyncEngine:
    """The engine behind a URL, whose errors tell nothing of what was stored."""
    place = parse_url(url)
    is_file = place.drivername.startswith("sqlite")
    if is_file:
        make_file(place.database or "")
    patience = {"timeout": LONGEST_LOCK if is_file else LONGEST_SILENCE}
    engine = create_async_engine(place, hide_parameters=True, connect_args=patience, **pool)
    if is_file:
        event.listen(engine.sync_engine, "connect", prepare_sqlite)
    else:
        event.listen(engine.sync_engine, "checkout", check_open)
        event.listen(engine.sync_engine, "invalidate", terminate)
    return engine


def unusable(error: BaseException | None) -> Refusal:
    """The refusal of a memory that cannot be opened, in one line."""
    return Refusal("database-unusable", detail=cause_of(error))


def cause_of(error: BaseException | None) -> str:
    """What the database itself says, without the statement."""
    return str(getattr(error, "orig", error)) or SILENT


def reading(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for questions; from a server without a transaction that would have to be ended."""
    is_file = engine.dialect.name == "sqlite"
    return engine if is_file else engine.execution_options(isolation_level="AUTOCOMMIT")


@asynccontextmanager
async def time_limit(engine: AsyncEngine) -> AsyncIterator[None]:
    """So long an answer is waited for: a file answers or fails, but a server may hang.

    It begins before one has a connection, since the driver asks much itself when it makes one. Hence nobody
    may have to wait within it for another's connection, which is nobody's silence.

    The limit is on all that is done within: after a single command that got no answer, the driver would wait
    without one until it could take it back.
    """
    try:
        async with asyncio.timeout(None if engine.dialect.name == "sqlite" else LONGEST_SILENCE):
            yield
    except TimeoutError:
        raise TimeoutError(SILENT) from None


def check_open(connection: Any, _record: Any, _used: Any) -> None:
    """Let nobody have a connection that the server has closed; the server itself is not asked."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def terminate(connection: Any, _record: Any, _error: Any) -> None:
    """End a connection that is of no use any more at once; a polite end would wait for an answer, too."""
    connection.driver_connection.terminate()


def make_file(path: str) -> None:
    """Make the file if need be, for its owner alone; refuses what is no database and what cannot be written.

    Asynchronously this would leave a thread behind that complains to the terminal.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(path, timeout=LONGEST_LOCK)) as connection:
            connection.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise unusable(error) from None


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
