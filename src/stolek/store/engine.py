"""Opening the memory: SQLite in a file, or PostgreSQL by its URL; brought to the newest schema."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stolek.kernel.refusal import Refusal

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
PATIENCE = 1  # seconds that a locked file is waited for
MIGRATIONS = Path(__file__).parent / "migrations"


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
        return create_async_engine(located, pool_pre_ping=True, hide_parameters=True)
    make_file(parsed.database or "")
    engine = create_async_engine(located, connect_args={"timeout": PATIENCE}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare_sqlite)
    return engine


def make_file(path: str) -> None:
    """Make the file if need be, for its owner alone; refuses what is no database and what cannot be written.

    Asynchronously this would leave a thread behind that complains to the terminal.
    """
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
            connection.execute("PRAGMA schema_version")
    except (OSError, sqlite3.Error) as error:
        raise Refusal("database-unusable", detail=str(error)) from None


def prepare_sqlite(connection: Any, _record: Any) -> None:
    """Readers never wait for the writer, and what is committed is on the disk."""
    cursor = connection.cursor()
    for setting in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the migrations that this memory has not seen; refuses one that cannot be opened."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except (SQLAlchemyError, OSError) as error:
        raise Refusal("database-unusable", detail=str(getattr(error, "orig", error))) from None


def upgrade(connection: Connection) -> None:
    """Bring a schema to its newest form, or leave it as it was."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # else every table would be made for good at once
    command.upgrade(configuration(connection), "head")


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's settings; nothing of it is in a file."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
