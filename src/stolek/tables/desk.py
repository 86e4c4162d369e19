"""The Desk: finds tables, wakes them when somebody comes and lets them sleep when all have gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import count

from stolek.kernel.refusal import Refusal
from stolek.store.writer import NotStored
from stolek.tables.house import House
from stolek.tables.keys import Rights, could_be_id, digest, rights
from stolek.tables.table import Table

TICK = 0.5  # seconds between two looks at the clocks
TICKS_A_SIGN = 10  # between two signs of life in the opening hours
MOST_KEYS = 8  # that somebody may show at once
log = logging.getLogger(__name__)


class Desk:
    """All tables of a house; only those in use are awake."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.awake: dict[str, Table] = {}

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Table]:
        """A table, awake as long as it is needed; refuses one that does not exist."""
        found = await self.wake(table)
        found.visitors += 1
        try:
            await found.get_ready()
            yield found
        finally:
            found.visitors -= 1

    async def wake(self, table: str) -> Table:
        """A table that is awake, though perhaps not yet read."""
        if table not in self.awake:
            # What could not be a name is not asked for: not every memory takes every sign.
            row = await self.house.store.table(table) if could_be_id(table) else None
            if row is None:
                raise Refusal("unknown-table")
            self.awake.setdefault(table, Table(self.house, row))
        return self.awake[table]

    def sweep(self) -> None:
        """Let tables sleep that nobody needs; their rows are all that is left of them."""
        self.awake = {name: table for name, table in self.awake.items() if table.in_use}

    def hear_of(self, table: str, entries: int) -> None:
        """There is news of a table; those who watch it here will look."""
        if table in self.awake:
            self.awake[table].attendance.ring()

    async def rights(self, table: str, keys: Iterable[str]) -> Rights:
        """What these keys open at a table; refuses one that opens nothing there."""
        shown = list(keys)
        if len(shown) > MOST_KEYS:
            raise Refusal("too-many-keys", most=MOST_KEYS)
        known = [await self.house.store.key(digest(key)) for key in shown]
        fitting = [key for key in known if key is not None and key.table == table]
        if len(fitting) < len(shown):
            raise Refusal("wrong-key")
        return rights(fitting)

    async def close(self) -> None:
        """Let no bot think any more."""
        self.house.is_closing = True
        thoughts = [thought for table in self.awake.values() for thought in table.thinking.values()]
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    # ---- time --------------------------------------------------------------------------------

    async def keep_time(self) -> None:
        """For ever: see to those whose time is up, let tables sleep, give signs of life."""
        for tick in count(1):
            await asyncio.sleep(TICK)
            try:
                await self.see_to_late_ones()
                if tick % TICKS_A_SIGN == 0:
                    await self.house.stay_open()
            except Refusal as refusal:
                log.warning("the clocks could not be kept: %s", refusal)
            except Exception:
                log.exception("the clocks could not be kept")
            self.sweep()

    async def see_to_late_ones(self) -> None:
        """Let happen what happens when somebody's time is up."""
        for name in await self.house.store.overdue(self.house.now()):
            try:
                async with self.at(name) as table:
                    await table.check_time()
            except NotStored:
                raise
            except Exception:  # a table that cannot be read stops nobody else's clock
                log.exception("the clock of table %s could not be kept", name)
