"""Registry: loads tables on demand, unloads idle ones and checks their timeouts."""

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

TICK = 0.5  # seconds between two checks for timeouts
TICKS_A_HEARTBEAT = 10  # between two heartbeats, which record the uptime
REST = 60_000  # milliseconds before a table that could not be loaded is tried again
log = logging.getLogger(__name__)


class TableRegistry:
    """All tables of a server; only those in use are loaded."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.loaded: dict[str, Table] = {}
        self.reloading: set[asyncio.Task[None]] = set()
        self.unreadable: set[str] = set()  # tables whose timeouts cannot be checked, logged once

    @asynccontextmanager
    async def at(self, table: str) -> AsyncIterator[Table]:
        """A table that stays loaded within the block; refuses one that does not exist."""
        found = await self.load(table)
        found.visitors += 1
        try:
            await found.ensure_loaded()
            yield found
        finally:
            found.visitors -= 1

    async def load(self, table: str) -> Table:
        """A table in memory, though its match is perhaps not read yet."""
        if table not in self.loaded:
            # Query only what could be an id: not every database takes every character.
            row = await self.services.store.table(table) if could_be_id(table) else None
            if row is None:
                raise Refusal("unknown-table")
            self.loaded.setdefault(table, Table(self.services, row))
        return self.loaded[table]

    def unload_idle(self) -> None:
        """Unload tables that nobody uses; only what is stored remains."""
        self.loaded = {name: table for name, table in self.loaded.items() if table.in_use}

    def on_update(self, table: str, entries: int, elsewhere: bool = False) -> None:
        """Handle a broadcast that a table has so many entries: notify its subscribers here.

        If it comes from another process, or is ahead of the loaded state, reload the table first.
        """
        found = self.loaded.get(table)
        if found and (elsewhere or entries > found.entries):
            found.invalidations += 1
            self.reloading.add(task := asyncio.create_task(self.reload(found)))
            task.add_done_callback(self.reloading.discard)
        elif found:
            found.presence.notify()

    async def reload(self, table: Table) -> None:
        """Reload a table that has changed elsewhere; if that fails, the next request tries again."""
        try:
            await table.ensure_loaded()
        except Refusal:
            pass  # the table was deleted, or the outage is logged already
        except Exception:
            log.exception("table %s could not be loaded", table.id)

    async def rights(self, table: str, keys: Iterable[str]) -> Rights:
        """Authenticate: what these access keys allow at a table; refuses wrong ones, and says which."""
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
        """Cancel all bots, hints and reloads; no bot starts to think any more."""
        self.services.is_closing = True
        thoughts: list[asyncio.Task[Any]] = [*self.services.bot_pool.hints.values()]
        thoughts += self.reloading
        thoughts += [thought for table in self.loaded.values() for thought in table.thinking.values()]
        for thought in thoughts:
            thought.cancel()
        await asyncio.gather(*thoughts, return_exceptions=True)

    # ---- time --------------------------------------------------------------------------------

    async def watch_clocks(self) -> None:
        """For ever: check timeouts, record uptime, unload idle tables."""
        failures = FailureLog(log, "checking timeouts")
        for tick in count():
            await asyncio.sleep(TICK)
            try:
                await self.check_timeouts()
                if tick % TICKS_A_HEARTBEAT == 0:
                    await self.services.record_uptime()
                failures.worked()
            except DatabaseDown:
                pass  # the outage is logged already
            except Exception as error:
                failures.failed(error)
            self.unload_idle()

    async def check_timeouts(self) -> None:
        """Apply timeouts at tables whose deadline has passed."""
        for name in await self.services.store.overdue(self.services.now()):
            try:
                async with self.at(name) as table:
                    await timeouts.check(table)
                self.unreadable.discard(name)
            except DatabaseDown:  # no table can be checked
                raise
            except Exception:  # a table that cannot be loaded must not stop the others
                if name not in self.unreadable:
                    log.exception("the timeouts of table %s could not be checked", name)
                self.unreadable.add(name)
                await self.services.store.write(statements.update_deadline(name, self.services.now() + REST))
