"""One server a memory: two would not know of each other's moves.

Whoever opens it keeps others out until it ends, however it ends: a kill leaves no lock behind.
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
except ImportError:  # where files cannot be locked like this, two servers must not share one
    fcntl = None  # type: ignore[assignment]

LOCK = int.from_bytes(b"stolek")  # one number for all servers; PostgreSQL keeps it apart for each database
TRIES, PAUSE = 50, 0.1  # one that opens has yet to say where it is; one that was killed may not be gone yet
Sign = Callable[[str], None]


@asynccontextmanager
async def single_instance(url: str) -> AsyncIterator[Sign]:
    """Keep other servers out of a memory, and leave a sign for them where this one is."""
    place = parse_url(url)
    with_it = lock_file if place.drivername.startswith("sqlite") else lock_server
    async with with_it(place) as sign:
        yield sign


@asynccontextmanager
async def lock_file(place: URL) -> AsyncIterator[Sign]:
    """A file beside that of the memory is locked; the address of who has it stands there."""
    make_file(place.database or "")  # beside one that cannot be there, nothing is left
    try:
        number = os.open(f"{place.database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise unusable(error) from None
    with os.fdopen(number, "r+") as file:

        def sign(address: str) -> None:
            with suppress(OSError):  # on a full disk nobody learns where; that is all
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
        sign("")  # what stands there is where somebody was
        yield sign


@asynccontextmanager
async def lock_server(place: URL) -> AsyncIterator[Sign]:
    """A connection of its own has the lock, and does nothing else."""
    engine = engine_for(place.render_as_string(hide_password=False), pool_size=1, max_overflow=0)

    async def is_ours() -> bool:
        async with time_limit(engine), engine.connect() as connection:
            return bool(await connection.scalar(text(f"SELECT pg_try_advisory_lock({LOCK})")))

    try:
        try:
            await come_first(is_ours)
        except Refusal:
            raise
        except Exception as error:  # of the driver, too, for what an owner has mistyped
            raise unusable(error) from None
        yield lambda address: None
    finally:
        with suppress(TimeoutError):  # a server that hangs finds out by itself
            async with time_limit(engine):
                await engine.dispose()  # until now the pool has kept the connection, and it the lock


def locked(file: IO[str]) -> bool:
    """Whether a file could be locked, or nobody can lock any."""
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
    return True


async def come_first(is_ours: Callable[[], Awaitable[bool]]) -> None:
    """Try for a while to be the one; refuses who comes second."""
    for _ in range(TRIES):
        if await is_ours():
            return
        await asyncio.sleep(PAUSE)
    raise Refusal("data-in-use")
