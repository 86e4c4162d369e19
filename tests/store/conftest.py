"""Memories of each kind, and one that will not be waited for."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from stolek.store.store import Store
from stolek.store.writer import NotStored, Request, Writer


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An empty memory of each kind."""
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch, patient: None) -> None:
    """Nobody waits long for a lock."""
    monkeypatch.setattr("stolek.store.engine.LONGEST_LOCK", 0.01)


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many requests each transaction had, from now on."""
    found: list[int] = []
    commit = Writer.commit

    async def counted(writer: Writer, batch: list[Request]) -> NotStored | None:
        found.append(len(batch))
        return await commit(writer, batch)

    monkeypatch.setattr(Writer, "commit", counted)
    return found
