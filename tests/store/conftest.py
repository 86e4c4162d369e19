"""Fixtures: a store on each database, a short lock timeout, and a count of commits."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from stolek.store.store import Store
from stolek.store.writer import NotStored, Request, Writer


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """A store on an empty database of each kind."""
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch, patient: None) -> None:
    """Locks time out soon."""
    monkeypatch.setattr("stolek.store.engine.LONGEST_LOCK", 0.01)


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The number of requests in each transaction from now on."""
    found: list[int] = []
    commit = Writer.commit

    async def counted(writer: Writer, batch: list[Request]) -> NotStored | None:
        found.append(len(batch))
        return await commit(writer, batch)

    monkeypatch.setattr(Writer, "commit", counted)
    return found
