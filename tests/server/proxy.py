"""A bad line between players and a server: it loses, holds up, doubles and overtakes messages, and breaks."""

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
AT_LATEST = 30  # messages that might have been the first to meet with one of them


@dataclass(frozen=True, kw_only=True)
class Weather:
    """How likely each misfortune is, for one message."""

    lost: float = 0.008
    doubled: float = 0.05
    held_up: float = 0.03
    broken: float = 0.005
    longest: float = 0.03
    """Seconds that a message may be held up."""


class Line:
    """One connection of a player, from both sides."""

    def __init__(self, near: ServerConnection, far: ClientConnection, way: Proxy) -> None:
        self.near, self.far, self.way = near, far, way
        self.luck, self.weather = way.luck, way.weather
        self.late: set[asyncio.Task[None]] = set()

    async def carry(self) -> None:
        """Carry messages both ways until one side hangs up or the line breaks."""
        ways = [asyncio.create_task(self.ask()), asyncio.create_task(self.answer())]
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for way in ways:
            way.cancel()
        await asyncio.gather(*ways, return_exceptions=True)
        await asyncio.gather(*self.late, return_exceptions=True)  # they arrive, though nobody waits for them

    async def ask(self) -> None:
        """From the player to the server; what is held up is overtaken by what comes after it."""
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
        """Bring a message to the server after a while."""
        await asyncio.sleep(self.luck.random() * self.weather.longest)
        await self.far.send(text)

    async def answer(self) -> None:
        """From the server to the player; what is held up holds up what comes after it."""
        async for text in self.far:
            if self.befalls("held_up"):
                await asyncio.sleep(self.luck.random() * self.weather.longest)
            if not self.befalls("lost"):
                await self.near.send(text)
            if self.befalls("broken"):
                return self.cut()

    def befalls(self, misfortune: str) -> bool:
        """Whether something happens to this message; once on every way it does, however lucky one is."""
        self.way.feared[misfortune] += 1
        happens: bool = self.luck.random() < getattr(self.weather, misfortune)
        happens = happens or self.way.feared[misfortune] == AT_LATEST
        self.way.happened[misfortune] += happens
        return happens

    def cut(self) -> None:
        """Break the line without a word to anybody."""
        self.near.transport.abort()
        self.far.transport.abort()


class Proxy:
    """A way to a server over bad lines."""

    def __init__(self, base: str, luck: Random, weather: Weather) -> None:
        self.base, self.luck, self.weather = base, luck, weather
        self.address = ""
        self.feared: Counter[str] = Counter()
        self.happened: Counter[str] = Counter()

    async def connected(self, near: ServerConnection) -> None:
        """A player has called."""
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
