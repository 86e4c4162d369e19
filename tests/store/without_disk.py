"""SQLite without fsync: test databases need not survive a crash of the machine."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from stolek.store import engine
from stolek.store.engine import prepare_sqlite


def prepare_without_disk(connection: Any, record: Any) -> None:
    """Replaces `prepare_sqlite`."""
    prepare_sqlite(connection, record)
    connection.execute("PRAGMA synchronous = OFF").close()


@pytest.fixture(autouse=True, scope="module")
def without_disk() -> Iterator[None]:
    """Applies to every folder whose conftest imports it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "prepare_sqlite", prepare_without_disk)
        yield
