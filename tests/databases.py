"""Empty databases in their newest form: migrated once, and copied for every test.

What needs SQLAlchemy imports it late: tests of the rules, which read this too, do without.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from functools import cache
from itertools import count
from pathlib import Path

from bench import postgres

MIGRATED = "migrated"  # the name of a database of which others are copies
numbers = count(1)


@cache
def migrated_file() -> bytes:
    """The contents of an empty database file."""
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
    """The address of a new database in a folder; one that is there already stays."""
    path = folder / "stolek.sqlite"
    if not path.exists():
        path.write_bytes(migrated_file())
    return f"sqlite:///{path}"


def new_database(cluster: Path, template: str = "template1") -> str:
    """The address of a new database of a PostgreSQL, a copy of another one."""
    return named_database(cluster, f"t{os.getpid()}_{next(numbers)}", template)


def named_database(cluster: Path, name: str, template: str = "template1") -> str:
    """The address of a new database with a name."""
    programs = postgres.binaries()
    command = [f"{programs}/createdb", "-h", str(cluster), "-U", postgres.ROLE, "-T", template, name]
    subprocess.run(command, check=True, capture_output=True)
    return postgres.url(cluster, name)


async def migrate(address: str) -> None:
    """Bring a database to its newest form."""
    from stolek.store.store import Store

    await (await Store.open(address)).close()
