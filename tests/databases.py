"""Empty databases with the newest schema: migrated once, and copied for every test.

SQLAlchemy is imported late: tests of the rules import this module, too, and do not need it.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from functools import cache
from itertools import count
from pathlib import Path

from bench import postgres

MIGRATED = "migrated"  # the name of the template database
numbers = count(1)


@cache
def migrated_file() -> bytes:
    """The contents of an empty, migrated database file."""
    from sqlalchemy import create_engine

    from stolek.store.migrate import upgrade

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "stolek.sqlite"
        engine = create_engine(f"sqlite:///{path}")
        with engine.begin() as connection:
            upgrade(connection)
        engine.dispose()
        return path.read_bytes()


def new_file(folder: Path) -> str:
    """The URL of a database file in a folder; an existing file is kept."""
    path = folder / "stolek.sqlite"
    if not path.exists():
        path.write_bytes(migrated_file())
    return f"sqlite:///{path}"


def new_database(cluster: Path, template: str = "template1") -> str:
    """The URL of a new PostgreSQL database, copied from a template."""
    return named_database(cluster, f"t{os.getpid()}_{next(numbers)}", template)


def named_database(cluster: Path, name: str, template: str = "template1") -> str:
    """The URL of a new PostgreSQL database with a given name."""
    programs = postgres.binaries()
    command = [f"{programs}/createdb", "-h", str(cluster), "-U", postgres.ROLE, "-T", template, name]
    subprocess.run(command, check=True, capture_output=True)
    return postgres.url(cluster, name)


async def migrate(address: str) -> None:
    """Upgrade a database to the newest schema."""
    from stolek.store.store import Store

    await (await Store.open(address)).close()
