"""What tests of the memory and of all that stands on it share: every one runs on SQLite and on PostgreSQL."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest

from bench import postgres

numbers = count(1)


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Path]:
    """A PostgreSQL that runs as long as the tests do."""
    programs = postgres.binaries()
    if programs is None:
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is not installed; on Debian: apt install postgresql")
        pytest.skip("PostgreSQL is not installed; on Debian: apt install postgresql")
    with postgres.running(programs) as folder:
        yield folder


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty memory, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'stolek.sqlite'}"
    cluster: Path = request.getfixturevalue("cluster")
    name = f"t{os.getpid()}_{next(numbers)}"
    programs = postgres.binaries()
    command = [f"{programs}/createdb", "-h", str(cluster), "-U", postgres.ROLE, name]
    subprocess.run(command, check=True, capture_output=True)
    return postgres.url(cluster, name)


@pytest.fixture
def file_database(tmp_path: Path) -> str:
    """The address of an empty memory in a file, for what has nothing to do with the kind of memory."""
    return f"sqlite:///{tmp_path / 'stolek.sqlite'}"
