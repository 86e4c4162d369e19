"""Health check: whether the database can be written and read."""

from __future__ import annotations

import asyncio
from time import monotonic

import msgspec
from litestar import get

from stolek.server.dependencies import Asking, TheRegistry
from stolek.server.errors import refusing
from stolek.tables.registry import TableRegistry


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """The server's health: how many tables there are, and how many are loaded (`awake`)."""

    status: str
    tables: int
    awake: int


class DatabaseProbe:
    """Checks the database when somebody asks, at most every few seconds, and once for all who wait."""

    def __init__(self, lasts: float) -> None:
        self.lasts = lasts
        self.checked_at = -lasts
        self.running: asyncio.Task[int] | None = None
        self.tables = 0

    async def check(self, registry: TableRegistry) -> int:
        """How many tables there are, as of a few seconds ago at most; refuses if the database fails."""
        if monotonic() - self.checked_at < self.lasts:
            return self.tables
        if self.running is None or self.running.done():
            self.running = asyncio.create_task(self.probe(registry))
        return await asyncio.shield(self.running)  # others wait for it, too

    async def probe(self, registry: TableRegistry) -> int:
        """Write to the database and read from it."""
        await registry.services.record_uptime()
        self.tables = await registry.services.store.count()
        self.checked_at = monotonic()
        return self.tables


@get("/api/health", summary="Health", responses=refusing())
async def health(request: Asking, registry: TheRegistry) -> Health:
    """Check that the database can be written and read; count the tables."""
    probe: DatabaseProbe = request.app.state.probe
    return Health(status="ok", tables=await probe.check(registry), awake=len(registry.loaded))
