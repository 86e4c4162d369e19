"""The only writer to the database: commits waiting requests of several tables in one transaction."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from typing import Any

from sqlalchemy import Executable
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine

from stolek.kernel.refusal import Refusal
from stolek.store.engine import time_limit
from stolek.store.outage_log import OutageLog
from stolek.store.statements import Change

MOST_AT_ONCE = 256  # requests in one transaction
log = logging.getLogger(__name__)
FAULTY = ("22", "23")  # PostgreSQL's error codes for invalid data begin like this


class NotStored(Refusal):
    """A request was not stored, or that is unknown. The cause is for the log only."""


class DatabaseDown(NotStored):
    """The database is locked, full, gone or hangs; the request is not at fault. Logged already."""


class Request:
    """Changes that are stored together or not at all, and a future for the outcome."""

    def __init__(self, changes: Sequence[Change]) -> None:
        self.changes = changes
        self.stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def resolve(self, error: NotStored | None = None) -> None:
        """Resolve the future, unless it is done already."""
        if self.stored.done():
            return
        if error:
            self.stored.set_exception(error)
        else:
            self.stored.set_result(None)


class Writer:
    """Stores requests in order of arrival, as many in one transaction as are waiting."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.waiting: asyncio.Queue[Request] = asyncio.Queue()
        self.work: asyncio.Task[None] | None = None
        self.writable = OutageLog("written to")
        self.commits = self.stored = self.failed = 0

    async def write(self, *changes: Change) -> None:
        """Return when all is committed; raises NotStored if nothing was, or if that is unknown.

        Cancellation is delayed until the outcome is known, so that no caller misses a commit.
        """
        request = Request(changes)
        if self.work is None or self.work.done():
            raise not_stored(RuntimeError("the memory is closed"))
        self.waiting.put_nowait(request)
        called_away = None
        while not request.stored.done():
            try:
                await asyncio.wait([request.stored])
            except asyncio.CancelledError:
                if called_away := asyncio.current_task():
                    called_away.uncancel()
        if called_away:
            called_away.cancel()
        request.stored.result()

    def start(self) -> None:
        """Start the task."""
        self.work = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Write what is waiting, then end the task."""
        if self.work:
            await self.waiting.join()
            self.work.cancel()
            await asyncio.gather(self.work, return_exceptions=True)

    async def run(self) -> None:
        """Write requests until cancelled; those that are left then fail with NotStored."""
        batch: list[Request] = []
        try:
            while True:
                batch = [await self.waiting.get()]
                while len(batch) < MOST_AT_ONCE and not self.waiting.empty():
                    batch.append(self.waiting.get_nowait())
                await self.store(batch)
                while batch:
                    batch.pop()
                    self.waiting.task_done()
        finally:
            for request in [*batch, *drained(self.waiting)]:
                request.resolve(not_stored(RuntimeError("the memory was closed")))
                self.waiting.task_done()

    async def store(self, batch: list[Request]) -> None:
        """Commit all in one transaction; if a request is at fault, one for each, so that no other fails.

        When the database itself is down, all remaining requests fail at once, without a timeout for each.
        """
        error = await self.commit(batch)
        if error is None or isinstance(error, DatabaseDown) or len(batch) == 1:
            self.resolve(batch, error)
            return
        for number, request in enumerate(batch):
            error = await self.commit([request])
            if isinstance(error, DatabaseDown):
                self.resolve(batch[number:], error)
                return
            self.resolve([request], error)

    def resolve(self, batch: list[Request], error: NotStored | None) -> None:
        """Report the outcome to requests and log errors, except outages: those are logged already."""
        if error and not isinstance(error, DatabaseDown):
            log.error("request not stored: %s", error.__cause__)
        for request in batch:
            request.resolve(error)
        self.stored += 0 if error else len(batch)
        self.failed += len(batch) if error else 0

    async def commit(self, batch: list[Request]) -> NotStored | None:
        """Commit a batch in one transaction; returns the error if it is not known to be stored."""
        try:
            async with time_limit(self.engine), self.engine.connect() as connection, connection.begin():
                for statement, rows in merged(batch):
                    await connection.execute(statement, rows)
        except Exception as error:  # whatever it is: the task goes on, and every request gets an answer
            refusal = not_stored(error)
            if isinstance(refusal, DatabaseDown):
                self.writable.failed(error)
            return refusal
        self.writable.worked()
        self.commits += 1
        return None


def drained(waiting: asyncio.Queue[Request]) -> list[Request]:
    """Empty a queue and return its items."""
    return [waiting.get_nowait() for _ in range(waiting.qsize())]


def not_stored(cause: Exception) -> NotStored:
    """The refusal for an error: DatabaseDown in an outage, otherwise NotStored."""
    refusal = DatabaseDown("not-stored") if is_outage(cause) else NotStored("not-stored")
    refusal.__cause__ = cause
    return refusal


def is_outage(cause: Exception) -> bool:
    """Whether the database itself fails, not only the data of a request."""
    if not isinstance(cause, DBAPIError):
        return isinstance(cause, OSError | NoConnection)
    state = str(getattr(cause.orig, "sqlstate", None) or "")
    return not (isinstance(cause, IntegrityError | DataError) or state.startswith(FAULTY))


def merged(requests: Iterable[Request]) -> list[tuple[Executable, list[dict[str, Any]]]]:
    """Merge rows of the same statement, but keep the order within each request."""
    rows: dict[tuple[int, int], tuple[Executable, list[dict[str, Any]]]] = {}
    for request in requests:
        for place, change in enumerate(request.changes):
            group = (place, id(change.statement))
            rows.setdefault(group, (change.statement, []))[1].extend(change.rows)
    return [rows[group] for group in sorted(rows, key=lambda group: group[0]) if rows[group][1]]
