"""Services: what all tables share."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count

from stolek.store import statements
from stolek.store.store import Store
from stolek.store.writer import NotStored
from stolek.tables.bots.pool import BotPool
from stolek.tables.seats.access import KeyIssuer
from stolek.tables.time.uptime import Uptime


def now_ms() -> int:
    """Milliseconds since 1970, by the server; no other clock counts."""
    return time.time_ns() // 1_000_000


def ignore_update(table: str, entries: int) -> None:
    """Default for `notify`: without a web server nobody is subscribed."""


@dataclass(kw_only=True)
class Services:
    """The database, access keys, time, broadcasts and bots that all tables share."""

    store: Store
    key_issuer: KeyIssuer
    bot_pool: BotPool
    now: Callable[[], int] = now_ms
    notify: Callable[[str, int], None] = ignore_update
    """Broadcasts that a table has so many entries; subscribers fetch the rest themselves."""
    uptime: Uptime = field(default_factory=lambda: Uptime(()))
    started_at: int = 0
    is_closing: bool = False
    """Whether no bot may start to think any more."""

    async def start(self) -> None:
        """Begin a period of uptime; the time since the last one does not count for clocks."""
        now, noted = self.now(), await self.store.uptime()
        starts = {since for since, _ in noted}
        self.started_at = next(moment for moment in count(now) if moment not in starts)
        # Recorded times in the future come from a system clock that was wrong.
        known = {since: min(until, now) for since, until in noted if since <= now}
        corrected = [statements.extend_uptime(*hours) for hours in known.items() if hours not in noted]
        await self.store.write(statements.insert_uptime(self.started_at), *corrected)
        self.uptime = Uptime([*known.items(), (self.started_at, self.started_at)])

    async def record_uptime(self) -> None:
        """Heartbeat: extend the uptime until now, or begin a new period after a suspension.

        That is when the machine slept, the process was stopped or the database failed.
        """
        now = self.now()
        if self.uptime.was_suspended(now):
            await self.store.write(statements.insert_uptime(now))
            self.started_at = now
        else:
            await self.store.write(statements.extend_uptime(self.started_at, now))
        self.uptime.record(now)

    async def stop(self) -> None:
        """End the bot processes, record the uptime until now, and close the database."""
        self.bot_pool.close()
        with suppress(NotStored):
            await self.record_uptime()
        await self.store.close()
