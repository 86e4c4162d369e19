"""Shared fixtures: how much is tried, and databases of both kinds, SQLite and PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from bench import postgres
from tests import databases
from tests.amounts import CASES, EXAMPLES, SAMPLE, SOAK, chosen
from tests.waiting import PATIENCE

# The same examples every time, or new ones in a soak, which stores failures.
settings.register_profile("usual", derandomize=True, database=None, deadline=None, max_examples=EXAMPLES)
settings.register_profile("soak", deadline=None, max_examples=EXAMPLES)
settings.load_profile("soak" if SOAK else "usual")


@pytest.hookimpl(trylast=True)  # after those that wait for a soak were removed
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """In a sample, keep some cases of each test; laws choose their tables themselves."""
    if not SAMPLE:
        return
    cases: dict[str, list[str]] = {}
    for item in items:
        cases.setdefault(item.nodeid.partition("[")[0], []).append(item.nodeid)
    kept = {one for name, every in cases.items() for one in chosen(every, count_of(name, every))}
    kept |= {item.nodeid for item in items if item.get_closest_marker("skipif")}  # skipped in the other form
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in kept])
    items[:] = [item for item in items if item.nodeid in kept]


def pytest_collection_finish() -> None:
    """Exclude thousands of tests and their modules from every garbage collection: they stay till the end."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def count_of(name: str, cases: list[str]) -> int:
    """How many cases of a test are left in a sample."""
    return len(cases) if name.startswith("tests/laws/") else CASES


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Asynchronous tests run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Path]:
    """A PostgreSQL server for the whole run of tests."""
    programs = postgres.binaries()
    if programs is None:
        if os.environ.get("CI") == "true":
            pytest.fail("PostgreSQL is not installed; on Debian: apt install postgresql")
        pytest.skip("PostgreSQL is not installed; on Debian: apt install postgresql")
    with postgres.running(programs) as folder:
        yield folder


@pytest.fixture(scope="session")
def migrated(cluster: Path) -> Path:
    """The same with a migrated database, to be copied for every test."""
    asyncio.run(databases.migrate(databases.named_database(cluster, databases.MIGRATED)))
    return cluster


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Long database timeouts, for busy machines."""
    for limit in ("LONGEST_LOCK", "LONGEST_SILENCE"):
        monkeypatch.setattr(f"stolek.store.engine.{limit}", PATIENCE)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path, patient: None) -> str:
    """The address of an empty database, once of each kind."""
    if request.param == "sqlite":
        return databases.new_file(tmp_path)
    return databases.new_database(request.getfixturevalue("migrated"), databases.MIGRATED)


@pytest.fixture(params=["sqlite", "postgresql"])
def bare_database(request: pytest.FixtureRequest, tmp_path: Path, patient: None) -> str:
    """The address of a database without tables, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'stolek.sqlite'}"
    return databases.new_database(request.getfixturevalue("cluster"))


@pytest.fixture
def file_database(tmp_path: Path, patient: None) -> str:
    """The address of an empty SQLite file, for tests that do not depend on the kind of database."""
    return databases.new_file(tmp_path)
