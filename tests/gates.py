"""Gates that block an operation, so that a test can look at the middle of it."""

from __future__ import annotations

import asyncio

import pytest

from stolek.store.writer import NotStored, Request, Writer


class Gate:
    """Open until it is shut; then those who come wait."""

    def __init__(self) -> None:
        self.reached, self.open = asyncio.Event(), asyncio.Event()
        self.open.set()

    def shut(self) -> None:
        """Block from now on."""
        self.reached.clear()
        self.open.clear()

    async def pass_through(self) -> None:
        """Wait until it is open."""
        self.reached.set()
        await self.open.wait()


def gate_before_the_database(monkeypatch: pytest.MonkeyPatch) -> Gate:
    """A gate before every transaction."""
    gate = Gate()
    commit = Writer.commit

    async def wait_and_commit(writer: Writer, batch: list[Request]) -> NotStored | None:
        await gate.pass_through()
        return await commit(writer, batch)

    monkeypatch.setattr(Writer, "commit", wait_and_commit)
    return gate
