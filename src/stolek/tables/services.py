"""The House: what all tables share."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count

from stolek.store import statements
from stolek.store.store import Store
from stolek.store.writer import NotStored
from stolek.tables.bots.pool import Thinkers
from stolek.tables.seats.access import Locksmith
from stolek.tables.time.uptime import Hours


def server_time() -> int:
    """Milliseconds since 1970; the only clock that counts."""
    return time.time_ns() // 1_000_000


def nobody_listens(table: str, entries: int) -> None:
    """Without a web in front of it, nobody waits for news of tables."""


@dataclass(kw_only=True)
class House:
    """The memory, the secrets, the clock, the bell and the thinkers of all tables."""

    store: Store
    locksmith: Locksmith
    thinkers: Thinkers
    now: Callable[[], int] = server_time
    ring: Callable[[str, int], None] = nobody_listens
    """Says that a table stands at so many entries; those who watch it fetch the news themselves."""
    hours: Hours = field(default_factory=lambda: Hours(()))
    opened: int = 0
    is_closing: bool = False
    """Whether no bot begins to think any more."""

    async def open_doors(self) -> None:
        """From now on time counts; that since it last did does not."""
        now, noted = self.now(), await self.store.hours()
        starts = {since for since, _ in noted}
        self.opened = next(moment for moment in count(now) if moment not in starts)
        # What was noted of times to come is the fault of a clock that was wrong.
        known = {since: min(until, now) for since, until in noted if since <= now}
        corrected = [statements.still_open(*hours) for hours in known.items() if hours not in noted]
        await self.store.write(statements.opened(self.opened), *corrected)
        self.hours = Hours([*known.items(), (self.opened, self.opened)])

    async def stay_open(self) -> None:
        """A sign of life: until now time has counted, unless the house has stood still since the last one.

        That is when the machine slept, the process was stopped or the memory failed: as if it opened now.
        """
        now = self.now()
        if self.hours.stood_still(now):
            await self.store.write(statements.opened(now))
            self.opened = now
        else:
            await self.store.write(statements.still_open(self.opened, now))
        self.hours.go_on(now)

    async def close_doors(self) -> None:
        """Think and write no more; until now time has counted."""
        self.thinkers.close()
        with suppress(NotStored):
            await self.stay_open()
        await self.store.close()
