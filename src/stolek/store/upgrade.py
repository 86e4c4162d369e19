"""Migrations: a memory of any age is brought to the newest schema when it is opened."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from stolek.store.engine import unusable

MIGRATIONS = Path(__file__).parent / "migrations"


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Run the migrations that this memory has not seen; refuses one that cannot be opened, or is newer."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except Exception as error:  # drivers and Alembic have their own, also for what an owner has mistyped
        raise unusable(error) from None


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
