"""A wire between a browser and the house, which can be cut and mended."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from urllib.parse import urlsplit

from tests.server.threaded import Apart

AT_ONCE = 65_536
# In the hunt after tests that do not always pass, browsers and lines are slow. Chromium could slow its line
# itself, but it leaves out sockets, and is known to let a page load for ever now and then.
IS_SLOW = os.environ.get("STOLEK_SLOW_BROWSER") == "1"
LATENCY = 0.075  # seconds, one way
THROUGHPUT = 187_500  # bytes a second


class Wire:
    """Carries bytes both ways until somebody cuts it; while it is cut, nobody gets through."""

    def __init__(self, apart: Apart) -> None:
        self.apart = apart
        self.house = urlsplit(apart.base)
        self.base = ""
        self.is_cut = False
        self.writers: set[asyncio.StreamWriter] = set()

    async def connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """A browser has called."""
        if self.is_cut:
            return writer.transport.abort()
        inner, outer = await asyncio.open_connection(self.house.hostname, self.house.port)
        self.writers |= {writer, outer}
        if self.is_cut:  # meanwhile
            self.tear()
        await asyncio.gather(self.carry(reader, outer), self.carry(inner, writer))
        self.writers -= {writer, outer}

    async def carry(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """One way."""
        with suppress(OSError):
            while piece := await source.read(AT_ONCE):
                if IS_SLOW:
                    await asyncio.sleep(LATENCY + len(piece) / THROUGHPUT)
                sink.write(piece)
                await sink.drain()
        sink.close()

    def cut(self) -> None:
        """Without a word to anybody."""
        self.is_cut = True
        self.apart.portal.call(self.tear)

    def tear(self) -> None:
        """Break what is connected now."""
        for writer in self.writers:
            writer.transport.abort()

    def mend(self) -> None:
        """Let people through again."""
        self.is_cut = False


@contextmanager
def wired(apart: Apart) -> Iterator[Wire]:
    """A wire to the house, as long as it is needed."""
    with apart.portal.wrap_async_context_manager(laid(apart)) as wire:
        yield wire


@asynccontextmanager
async def laid(apart: Apart) -> AsyncIterator[Wire]:
    """Lay it where the house runs."""
    wire = Wire(apart)
    server = await asyncio.start_server(wire.connected, "127.0.0.1", 0)
    wire.base = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    yield wire
    wire.tear()
    server.close()
