"""The engine of the memory: SQLite in a file, or PostgreSQL by its URL; and how long it is waited for."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

from sqlalchemy import event, make_url
from sqlalchemy.exc import ArgumentError, DisconnectionError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stolek.kernel.refusal import Refusal

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
LONGEST_LOCK = 1  # seconds that a file may be locked by somebody else
LONGEST_SILENCE = 5  # seconds that a PostgreSQL may take to answer
SILENT = "no answer"


def engine_for(url: str) -> AsyncEngine:
    """The engine behind a URL, whose errors tell nothing of what was stored; refuses what is none of ours."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Refusal("bad-database", known=sorted(DRIVERS)) from None
    kind = parsed.drivername.partition("+")[0]
    if kind not in DRIVERS:
        raise Refusal("bad-database", known=sorted(DRIVERS))
    located = parsed.set(drivername=DRIVERS[kind])
    if kind != "sqlite":
        engine = create_async_engine(located, hide_parameters=True, connect_args={"timeout": LONGEST_SILENCE})
        event.listen(engine.sync_engine, "checkout", check_open)
        return engine
    make_file(parsed.database or "")
    engine = create_async_engine(located, connect_args={"timeout": LONGEST_LOCK}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def reading(engine: AsyncEngine) -> AsyncEngine:
    """The same engine for questions; from a server without a transaction that would have to be ended."""
    is_file = engine.dialect.name == "sqlite"
    return engine if is_file else engine.execution_options(isolation_level="AUTOCOMMIT")


@asynccontextmanager
async def patience(engine: AsyncEngine) -> AsyncIterator[None]:
    """So long an answer is waited for: a file answers or fails, but a server may hang.

    It begins when one has a connection: where many ask at once, waiting for one is nobody's silence.

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


def make_file(path: str) -> None:
    """Make the file if need be, for its owner alone; refuses what is no database and what cannot be written.

    Asynchronously this would leave a thread behind that complains to the terminal.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(path, timeout=LONGEST_LOCK)) as connection:
            connection.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise Refusal("database-unusable", detail=str(error)) from None


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
