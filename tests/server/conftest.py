"""Servers for tests."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.clients import serving, settings
from tests.store.without_disk import without_disk  # noqa: F401
from tests.tables.registries import NOON

IN_MEMORY = Path("/dev/shm")


@pytest.fixture
def time_stands_still(monkeypatch: pytest.MonkeyPatch) -> None:
    """Stop the time of all rate limits, however long the test takes."""
    monkeypatch.setattr("stolek.server.limits.monotonic", lambda: 0.0)
    monkeypatch.setattr("litestar.middleware.rate_limit.time", lambda: NOON / 1000)


@pytest.fixture
def quick_ticks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Unload idle tables soon."""
    monkeypatch.setattr("stolek.tables.registry.TICK", 0.01)


@pytest.fixture
async def base(tmp_path: Path) -> AsyncIterator[str]:
    """The address of a server with a database in a file."""
    async with serving(settings(tmp_path)) as base:
        yield base


@pytest.fixture(scope="module")
async def shared_base(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of one server for all tests of a file; none notices the others."""
    async with serving(settings(tmp_path_factory.mktemp("shared"))) as base:
        yield base


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Path]:
    """A folder in RAM, if there is one: thousands of moves are stored there."""
    with tempfile.TemporaryDirectory(dir=IN_MEMORY if IN_MEMORY.is_dir() else tmp_path) as folder:
        yield Path(folder)
