"""The Desk: finds tables, wakes them when somebody comes and lets them sleep when all have gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

from stolek.kernel.refusal import Refusal
from stolek.store import statements
from stolek.store.writer import DatabaseDown
from stolek.tables.failure_log import FailureLog
from stolek.tables.seats.access import MOST_KEYS, Rights, could_be_id, digest, rights
from stolek.tables.services import Services
from stolek.tables.table import Table
from stolek.tables.time import timeouts

TICK = 0.5  # seconds between two looks at the clocks
TICKS_A_SIGN = 10  # between two signs of life in the opening hours
REST = 60_000  # milliseconds before a table that could not be read is tried again
log = logging.getLogger(__name__)


class TableRegistry:
    """All tables of a house; only those in use are awake."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.loaded: dict[str, Table] = {}
        self.reloading: set[asyncio.Task[None]] = set()
        self.unreadable: set[str] = set()  # tables whose clocks cannot be kept; the log knows

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Table]:
        """A table, awake as long as it is needed; refuses one that does not exist."""
        found = await self.load(table)
        found.visitors += 1
        try:
            await found.ensure_loaded()
            yield found
        finally:
            found.visitors -= 1

    async def load(self, table: str) -> Table:
        """A table that is awake, though perhaps not yet read."""
        if table not in self.loaded:
            # What could not be a name is not asked for: not every memory takes every sign.
            row = await self.services.store.table(table) if could_be_id(table) else None
            if row is None:
                raise Refusal("unknown-table")
            self.loaded.setdefault(table, Table(self.services, row))
        return self.loaded[table]

    def unload_idle(self) -> None:
        """Let tables sleep that nobody needs; their rows are all that is left of them."""
        self.loaded = {name: table for name, table in self.loaded.items() if table.in_use}

    def on_update(self, table: str, entries: int, elsewhere: bool = False) -> None:
        """A table stands at so many entries; those who watch it here will look.

        What another worker tells is not known here: the table is read anew, and then they look.
        """
        found = self.loaded.get(table)
        if found and (elsewhere or entries > found.entries):
            found.invalidations += 1
            self.reloading.add(task := asyncio.create_task(self.reload(found)))
            task.add_done_callback(self.reloading.discard)
        elif found:
            found.presence.notify()

    async def reload(self, table: Table) -> None:
        """Read anew what has changed elsewhere; if that cannot be done now, whoever comes next does."""
        try:
            await table.ensure_loaded()
        except Refusal:
            pass  # it is gone, or the memory has told the log
        except Exception:
            log.exception("table %s could not be read", table.id)

    async def rights(self, table: str, keys: Iterable[str]) -> Rights:
        """What these keys open at a table; refuses them if some open nothing there, and says which."""
        shown = list(keys)
        if len(shown) > MOST_KEYS:
            raise Refusal("too-many-keys", most=MOST_KEYS)
        digests = list(map(digest, shown))
        known = await self.services.store.keys(set(digests)) if digests else []
        fitting = {key.digest: key for key in known if key.table == table}
        if stale := [place for place, one in enumerate(digests) if one not in fitting]:
            raise Refusal("wrong-key", stale=stale)
        return rights(fitting.values())

    async def close(self) -> None:
        """Let no bot think any more, and nothing be read."""
        self.services.is_closing = True
        thoughts: list[asyncio.Task[Any]] = [*self.services.bot_pool.hints.values()]
        thoughts += self.reloading
        thoughts += [thought for table in self.loaded.values() for thought in table.thinking.values()]
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    # ---- time --------------------------------------------------------------------------------

    async def watch_clocks(self) -> None:
        """For ever: see to those whose time is up, let tables sleep, give signs of life."""
        failures = FailureLog(log, "keeping the clocks")
        for tick in count():
            await asyncio.sleep(TICK)
            try:
                await self.check_timeouts()
                if tick % TICKS_A_SIGN == 0:
                    await self.services.record_uptime()
                failures.worked()
            except DatabaseDown:
                pass  # the memory has told the log
            except Exception as error:
                failures.failed(error)
            self.unload_idle()

    async def check_timeouts(self) -> None:
        """Let happen what happens when somebody's time is up."""
        for name in await self.services.store.overdue(self.services.now()):
            try:
                async with self.at(name) as table:
                    await timeouts.check(table)
                self.unreadable.discard(name)
            except DatabaseDown:  # nobody's clock can be kept
                raise
            except Exception:  # a table that cannot be read stops nobody else's clock
                if name not in self.unreadable:
                    log.exception("the clock of table %s could not be kept", name)
                self.unreadable.add(name)
                await self.services.store.write(statements.update_deadline(name, self.services.now() + REST))
