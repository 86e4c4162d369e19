"""Databases in files that need not outlive the machine: nothing waits for the disk."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stolek.store import engine
from stolek.store.engine import prepare_sqlite


def prepare_without_disk(connection: Any, record: Any) -> None:
    """Stands in for `prepare_sqlite`."""
    prepare_sqlite(connection, record)
    connection.execute("PRAGMA synchronous = OFF").close()


@pytest.fixture(autouse=True, scope="module")
def without_disk() -> Iterator[None]:
    """For the tests of every folder whose conftest names this."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "prepare_sqlite", prepare_without_disk)
        yield
