"""A bad network between clients and a server: it loses, delays, doubles and reorders messages, and breaks."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from random import Random

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException

MISFORTUNES = ("lost", "doubled", "held_up", "broken")
AT_LATEST = 30  # the message to which each of them happens at the latest


@dataclass(frozen=True, kw_only=True)
class Weather:
    """The probability of each misfortune, for one message."""

    lost: float = 0.008
    doubled: float = 0.05
    held_up: float = 0.03
    broken: float = 0.005
    longest: float = 0.03
    """Seconds that a message may be delayed."""


class Line:
    """One connection through the proxy, with both its sockets."""

    def __init__(self, near: ServerConnection, far: ClientConnection, way: Proxy) -> None:
        self.near, self.far, self.way = near, far, way
        self.luck, self.weather = way.luck, way.weather
        self.late: set[asyncio.Task[None]] = set()

    async def carry(self) -> None:
        """Pass on messages both ways until one side closes or the connection breaks."""
        ways = [asyncio.create_task(self.ask()), asyncio.create_task(self.answer())]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        await asyncio.gather(*self.late, return_exceptions=True)  # delayed messages still arrive

    async def ask(self) -> None:
        """From the client to the server; a delayed message is overtaken by the next ones."""
        async for text in self.near:
            for _ in range(1 + self.befalls("doubled")):
                if self.befalls("lost"):
                    continue
                if self.befalls("held_up"):
                    self.late.add(asyncio.create_task(self.deliver(text)))
                else:
                    await self.far.send(text)
            if self.befalls("broken"):
                return self.cut()

    async def deliver(self, text: str | bytes) -> None:
        """Send a message to the server after a delay."""
        await asyncio.sleep(self.luck.random() * self.weather.longest)
        await self.far.send(text)

    async def answer(self) -> None:
        """From the server to the client; a delayed message delays the next ones."""
        async for text in self.far:
            if self.befalls("held_up"):
                await asyncio.sleep(self.luck.random() * self.weather.longest)
            if not self.befalls("lost"):
                await self.near.send(text)
            if self.befalls("broken"):
                return self.cut()

    def befalls(self, misfortune: str) -> bool:
        """Whether a misfortune happens to this message; each happens at least once."""
        self.way.feared[misfortune] += 1
        happens: bool = self.luck.random() < getattr(self.weather, misfortune)
        happens = happens or self.way.feared[misfortune] == AT_LATEST
        self.way.happened[misfortune] += happens
        return happens

    def cut(self) -> None:
        """Abort both connections without a close frame."""
        self.near.transport.abort()
        self.far.transport.abort()


class Proxy:
    """A proxy that behaves like a bad network."""

    def __init__(self, base: str, luck: Random, weather: Weather) -> None:
        self.base, self.luck, self.weather = base, luck, weather
        self.address = ""
        self.feared: Counter[str] = Counter()
        self.happened: Counter[str] = Counter()

    async def connected(self, near: ServerConnection) -> None:
        """Handle the connection of a client."""
        path = near.request.path if near.request else ""
        with suppress(WebSocketException, OSError):
            async with connect(f"ws{self.base[4:]}{path}", max_size=None, close_timeout=0.2) as far:
                await Line(near, far, self).carry()


@asynccontextmanager
async def bad_way(base: str, luck: Random, weather: Weather | None = None) -> AsyncIterator[Proxy]:
    """A proxy in front of a server."""
    proxy = Proxy(base, luck, weather or Weather())
    async with serve(proxy.connected, "127.0.0.1", 0, max_size=None, close_timeout=0.2) as server:
        host, port = next(iter(server.sockets)).getsockname()[:2]
        proxy.address = f"http://{host}:{port}"
        yield proxy
