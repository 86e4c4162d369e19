"""Migrations: a database of any age is upgraded to the newest schema when it is opened.

Alembic takes long to import, so it is imported only if the database is not up to date.
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
    """Run all pending migrations; refuse a database that cannot be opened or is newer."""
    try:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
    except Exception as error:  # drivers and Alembic raise their own errors, also for a mistyped URL
        raise unusable(error) from None


def upgrade(connection: Connection) -> None:
    """Upgrade the schema in one transaction: completely or not at all."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # otherwise each CREATE TABLE would commit by itself
    if revision(connection) != newest_revision():
        from alembic import command

        command.upgrade(configuration(connection), "head")


def revision(connection: Connection) -> str | None:
    """The last migration that was applied to a database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()


@cache
def newest_revision() -> str:
    """The newest migration, by file name."""
    return max(path.stem.partition("_")[0] for path in (MIGRATIONS / "versions").glob("*.py"))


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration, without an alembic.ini."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
