"""The instance lock: one server a database, because two would not know of each other's moves.

The lock ends with the process that holds it, even if that is killed.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import IO

from sqlalchemy import URL, text

from stolek.kernel.refusal import Refusal
from stolek.store.engine import engine_for, make_file, parse_url, time_limit, unusable

try:
    import fcntl
except ImportError:  # no file locks on this platform: users must not start two servers on one file
    fcntl = None  # type: ignore[assignment]

LOCK = int.from_bytes(b"stolek")  # advisory lock; PostgreSQL keeps it apart for each database
TRIES, PAUSE = 50, 0.1  # a new server has yet to write its address; a killed one may not be gone yet
Sign = Callable[[str], None]


@asynccontextmanager
async def single_instance(url: str) -> AsyncIterator[Sign]:
    """Lock a database; yields a function that writes this server's address for others to find."""
    place = parse_url(url)
    with_it = lock_file if place.drivername.startswith("sqlite") else lock_server
    async with with_it(place) as sign:
        yield sign


@asynccontextmanager
async def lock_file(place: URL) -> AsyncIterator[Sign]:
    """Lock a file beside the SQLite file; the holder writes its address into it."""
    make_file(place.database or "")  # an invalid path is refused before a lock file is made there
    try:
        number = os.open(f"{place.database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise unusable(error) from None
    with os.fdopen(number, "r+") as file:

        def sign(address: str) -> None:
            with suppress(OSError):  # on a full disk only the address is missing
                file.seek(0)
                file.truncate()
                file.write(address)
                file.flush()

        async def is_ours() -> bool:
            if locked(file):
                return True
            file.seek(0)
            if address := file.read():
                raise Refusal("open-elsewhere", address=address)
            return False

        await come_first(is_ours)
        sign("")  # erase the address of the previous holder
        yield sign


@asynccontextmanager
async def lock_server(place: URL) -> AsyncIterator[Sign]:
    """Take an advisory lock on a PostgreSQL connection that does nothing else."""
    engine = engine_for(place.render_as_string(hide_password=False), pool_size=1, max_overflow=0)

    async def is_ours() -> bool:
        async with time_limit(engine), engine.connect() as connection:
            return bool(await connection.scalar(text(f"SELECT pg_try_advisory_lock({LOCK})")))

    try:
        try:
            await come_first(is_ours)
        except Refusal:
            raise
        except Exception as error:  # drivers raise their own errors, also for a mistyped URL
            raise unusable(error) from None
        yield lambda address: None
    finally:
        with suppress(TimeoutError):  # a database server that hangs will notice by itself
            async with time_limit(engine):
                await engine.dispose()  # until now the pool kept the connection, and so the lock


def locked(file: IO[str]) -> bool:
    """Whether the file could be locked; always true on a platform without file locks."""
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True


async def come_first(is_ours: Callable[[], Awaitable[bool]]) -> None:
    """Retry for a while to get the lock; refuse if another server keeps it."""
    for _ in range(TRIES):
        if await is_ours():
            return
        await asyncio.sleep(PAUSE)
    raise Refusal("data-in-use")
