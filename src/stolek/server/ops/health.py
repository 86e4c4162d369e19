"""Health: whether the house is open, for those who watch over it."""

from __future__ import annotations

import asyncio
from time import monotonic

import msgspec
from litestar import get

from stolek.server.dependencies import Asking, TheRegistry
from stolek.server.errors import refusing
from stolek.tables.registry import TableRegistry


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the house is open."""

    status: str
    tables: int
    awake: int


class DatabaseProbe:
    """Whether the memory answers: it is asked when somebody wants to know, though not anew for everybody."""

    def __init__(self, lasts: float) -> None:
        self.lasts = lasts
        self.checked_at = -lasts
        self.running: asyncio.Task[int] | None = None
        self.tables = 0

    async def check(self, registry: TableRegistry) -> int:
        """How many tables there are, as of a few seconds ago at most; refuses when the memory does."""
        if monotonic() - self.checked_at < self.lasts:
            return self.tables
        if self.running is None or self.running.done():
            self.running = asyncio.create_task(self.probe(registry))
        return await asyncio.shield(self.running)  # it is asked for others, too

    async def probe(self, registry: TableRegistry) -> int:
        """Write and read."""
        await registry.services.record_uptime()
        self.tables = await registry.services.store.count()
        self.checked_at = monotonic()
        return self.tables


@get("/api/health", summary="Health", responses=refusing())
async def health(request: Asking, registry: TheRegistry) -> Health:
    """Whether the memory can be written to and read, and how many tables there are."""
    probe: DatabaseProbe = request.app.state.probe
    return Health(status="ok", tables=await probe.check(registry), awake=len(registry.loaded))
