"""A server for every test."""

from __future__ import annotations

import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.web.visitors import serving, settings

IN_MEMORY = Path("/dev/shm")


@pytest.fixture
async def base(tmp_path: Path) -> AsyncIterator[str]:
    """The address of a server with a memory in a file."""
    async with serving(settings(tmp_path)) as base:
        yield base


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[Path]:
    """A folder where nothing waits for a disk, if there is one: thousands of moves are stored there."""
    with tempfile.TemporaryDirectory(dir=IN_MEMORY if IN_MEMORY.is_dir() else tmp_path) as folder:
        yield Path(folder)
