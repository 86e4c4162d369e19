"""Database engines: SQLite in a file or PostgreSQL by its URL, and their timeouts."""

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
LONGEST_LOCK = 1  # seconds to wait for another process's lock on the file
LONGEST_SILENCE = 5  # seconds that PostgreSQL may take to answer
SILENT = "no answer"


def parse_url(url: str) -> URL:
    """Parse a database URL and select its driver; refuse unsupported databases."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Refusal("bad-database", known=sorted(DRIVERS)) from None
    kind = parsed.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise Refusal("bad-database", known=sorted(DRIVERS))
    return with_ssl(parsed.set(drivername=DRIVERS[kind]))


def with_ssl(place: URL) -> URL:
    """Translate `sslmode`, as PostgreSQL's own programs call it, to the driver's `ssl`."""
    mode = place.query.get("sslmode")
    if mode is None or not place.drivername.startswith("postgresql"):
        return place
    return place.difference_update_query(["sslmode"]).update_query_dict({"ssl": str(mode)})


def engine_for(url: str, **pool: int) -> AsyncEngine:
    """The engine for a URL; its errors hide parameters, so no stored values reach the log."""
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
    """The refusal of a database that cannot be opened, in one line."""
    return Refusal("database-unusable", detail=cause_of(error))


def cause_of(error: BaseException | None) -> str:
    """The database's own error message, without the statement."""
    return str(getattr(error, "orig", error)) or SILENT


def reading(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for queries; on PostgreSQL with autocommit, so there is no transaction to end."""
    is_file = engine.dialect.name == "sqlite"
    return engine if is_file else engine.execution_options(isolation_level="AUTOCOMMIT")


@asynccontextmanager
async def time_limit(engine: AsyncEngine) -> AsyncIterator[None]:
    """A timeout for PostgreSQL, which may hang; SQLite answers or fails by itself.

    It includes connecting, during which the driver runs queries of its own. So a caller must not wait inside
    it for a free connection of the pool: that is no outage.

    It covers the whole block: after the timeout of a single command, the driver would wait without limit to
    cancel that command.
    """
    try:
        async with asyncio.timeout(None if engine.dialect.name == "sqlite" else LONGEST_SILENCE):
            yield
    except TimeoutError:
        raise TimeoutError(SILENT) from None


def check_open(connection: Any, _record: Any, _used: Any) -> None:
    """Discard a pooled connection that is closed; this sends no query."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError


def terminate(connection: Any, _record: Any, _error: Any) -> None:
    """Terminate an invalidated connection; a graceful close would wait for an answer, too."""
    connection.driver_connection.terminate()


def make_file(path: str) -> None:
    """Create the file if needed, private to its owner; refuse what is not a database or not writable.

    Synchronous: on failure the asynchronous driver leaves a thread behind that prints to the terminal.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(path, timeout=LONGEST_LOCK)) as connection:
            connection.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise unusable(error) from None


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """WAL: readers never wait for the writer. FULL: what is committed is on the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
