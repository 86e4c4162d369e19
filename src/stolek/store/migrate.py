"""Migrations: a memory of any age is brought to the newest schema when it is opened.

Alembic takes long to import; a memory that is up to date does without it.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from stolek.store.engine import unusable

if TYPE_CHECKING:
    from alembic.config import Config

MIGRATIONS = Path(__file__).parent / "migrations"


async def migrate_to_newest(engine: AsyncEngine) -> None:
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
    if revision(connection) != newest_revision():
        from alembic import command

        command.upgrade(configuration(connection), "head")


def revision(connection: Connection) -> str | None:
    """The last migration that a memory has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


@cache
def newest_revision() -> str:
    """The last migration of all, by the names of their files."""
    return max(path.stem.partition("_")[0] for path in (MIGRATIONS / "versions").glob("*.py"))


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's settings; nothing of it is in a file."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
