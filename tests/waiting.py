"""Waiting: for a condition, however long it takes; and fake time that passes only when a test says so."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

PATIENCE = 120  # seconds before waiting fails; no result depends on it
MOMENT = 0.005  # seconds between two checks


async def until(holds: Callable[[], object]) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(MOMENT)


def wait_until(holds: Callable[[], object]) -> None:
    """Wait until something holds, without an event loop."""
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(MOMENT)


class ControlledTime:
    """Stands in for `asyncio` in one module: its sleeps and timeouts last until a test ends them."""

    def __init__(self) -> None:
        self.pauses: list[asyncio.Future[None]] = []
        self.timeouts: list[asyncio.Timeout] = []
        self.stands_still = True

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, seconds: float) -> None:
        """Stands in for `asyncio.sleep`."""
        if seconds > 0 and self.stands_still:
            self.pauses.append(asyncio.get_running_loop().create_future())
            await self.pauses[-1]
        else:
            await asyncio.sleep(0)

    @asynccontextmanager
    async def timeout(self, seconds: float | None) -> AsyncIterator[asyncio.Timeout]:
        """Stands in for `asyncio.timeout`."""
        at_once = seconds is not None and not self.stands_still
        async with asyncio.timeout(0 if at_once else None) as limit:
            if seconds is not None:
                self.timeouts.append(limit)
            try:
                yield limit
            finally:
                if seconds is not None:
                    self.timeouts.remove(limit)

    def end_pauses(self) -> None:
        """End all current sleeps."""
        while self.pauses:
            pause = self.pauses.pop()
            if not pause.done():
                pause.set_result(None)

    def end_timeouts(self, *ended: asyncio.Timeout) -> None:
        """Expire these timeouts, or all current ones."""
        for limit in ended or self.timeouts:
            if not limit.expired():  # an expired one may still be on its way out
                limit.reschedule(asyncio.get_running_loop().time())
