"""Health: whether the house is open, for those who watch over it."""

from __future__ import annotations

import asyncio
from time import monotonic

import msgspec
from litestar import get

from stolek.server.dependencies import Asking, TheDesk
from stolek.server.errors import refusing
from stolek.tables.registry import Desk


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the house is open."""

    status: str
    tables: int
    awake: int


class Pulse:
    """Whether the memory answers: it is asked when somebody wants to know, though not anew for everybody."""

    def __init__(self, lasts: float) -> None:
        self.lasts = lasts
        self.felt = -lasts
        self.feeling: asyncio.Task[int] | None = None
        self.tables = 0

    async def feel(self, desk: Desk) -> int:
        """How many tables there are, as of a few seconds ago at most; refuses when the memory does."""
        if monotonic() - self.felt < self.lasts:
            return self.tables
        if self.feeling is None or self.feeling.done():
            self.feeling = asyncio.create_task(self.ask(desk))
        return await asyncio.shield(self.feeling)  # it is asked for others, too

    async def ask(self, desk: Desk) -> int:
        """Write and read."""
        await desk.house.stay_open()
        self.tables = await desk.house.store.count()
        self.felt = monotonic()
        return self.tables


@get("/api/health", summary="Health", responses=refusing())
async def health(request: Asking, desk: TheDesk) -> Health:
    """Whether the memory can be written to and read, and how many tables there are."""
    pulse: Pulse = request.app.state.pulse
    return Health(status="ok", tables=await pulse.feel(desk), awake=len(desk.awake))
