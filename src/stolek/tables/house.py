"""The House: what all tables share."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field

from stolek.store import changes
from stolek.store.store import Store
from stolek.tables.hours import Hours
from stolek.tables.keys import Locksmith
from stolek.tables.thinkers import Thinkers


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
        known = await self.store.hours()
        self.opened = max([self.now(), *(since + 1 for since, _ in known)])
        await self.store.write(changes.opened(self.opened))
        self.hours = Hours([*known, (self.opened, self.opened)])

    async def stay_open(self) -> None:
        """A sign of life: until now time has counted."""
        await self.store.write(changes.still_open(self.opened, self.now()))

    async def close_doors(self) -> None:
        """Think and write no more."""
        self.thinkers.close()
        await self.store.close()
