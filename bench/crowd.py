"""Load generator: tables with two sockets each, random moves, and how long players wait for views."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

Offer = dict[str, Any]


class Sight(msgspec.Struct):
    """The only part of a view that a random player reads."""

    offer: Offer | None


class Shown(msgspec.Struct):
    """A message: how far the match has come, and what may be done."""

    type: str
    entry: int = 0
    sights: list[Sight] = []
    outcome: dict[str, Any] | None = None


class Measured(NamedTuple):
    """Moves committed a second; milliseconds until all have seen one: median and 95th percentile."""

    moves: float
    half: float
    most: float


class Round:
    """Two players at one table, both in this process."""

    def __init__(self, crowd: Crowd, game: str, number: int) -> None:
        self.crowd = crowd
        self.game = game
        self.luck = Random(number)
        self.sockets: list[ClientConnection] = []
        self.seen = [0, 0]
        self.asked: float | None = None
        self.number = 0

    async def sit(self) -> None:
        """Open a table and connect both players to it."""
        agreement = {"game": self.game, "players": 2, "at_once": True}
        body = {"agreement": agreement, "seats": ["me", "me"]}
        answer = await self.crowd.client.post("/api/tables", json=body)
        answer.raise_for_status()
        opened = answer.json()
        self.seen, self.asked = [0, 0], None
        for seat in opened["seats"]:
            url = f"ws{self.crowd.base[4:]}/api/tables/{opened['table']}/socket"
            socket = await connect(url, compression=None, max_size=None, ping_interval=None)
            await socket.send(
                msgspec.json.encode({"type": "hello", "id": "h", "keys": [seat["key"]]}).decode()
            )
            self.sockets.append(socket)

    async def play(self) -> None:
        """Play table after table, until cancelled."""
        while True:
            if not self.sockets:
                await self.sit()
            await asyncio.gather(*[self.watch(seat) for seat in (0, 1)])
            await self.leave()

    async def watch(self, seat: int) -> None:
        """Read all that one seat is shown, and answer for it."""
        async for text in self.sockets[seat]:
            shown = decoder.decode(text)
            self.crowd.moves += shown.type == "accepted"
            if shown.type != "shown":
                continue
            self.seen[seat] = shown.entry
            self.note_time()
            if shown.outcome is not None:
                return
            if offer := shown.sights[0].offer:
                await self.answer(seat, shown.entry, offer)

    def note_time(self) -> None:
        """When both have seen a move, note how long the later one has waited."""
        if self.asked is not None and min(self.seen) > self.number:
            self.crowd.waited.append(time.perf_counter() - self.asked)
            self.asked = None

    async def answer(self, seat: int, entry: int, offer: Offer) -> None:
        """Make a random move when the crowd's pace allows it."""
        await self.crowd.pace()
        move: Any = offer
        while isinstance(move, dict):
            move = move[self.luck.choice(list(move))]
        if self.asked is None:
            self.asked, self.number = time.perf_counter(), entry
        asked = {"type": "play", "id": f"{seat}-{entry}", "seat": seat, "seen": entry, "move": move}
        await self.sockets[seat].send(msgspec.json.encode(asked).decode())

    async def leave(self) -> None:
        """Disconnect from a table."""
        for socket in self.sockets:
            await socket.close()
        self.sockets = []


class Crowd:
    """All players, their pace, and how long they have waited."""

    def __init__(self, base: str, games: tuple[str, ...], tables: int) -> None:
        self.base = base
        self.client = httpx.AsyncClient(base_url=base, timeout=60)
        self.rounds = [Round(self, games[number % len(games)], number) for number in range(tables)]
        self.moves = 0
        self.waited: list[float] = []
        self.gap: float | None = None  # seconds between two moves of the crowd; None: no limit
        self.due = 0.0
        self.tasks: list[asyncio.Task[None]] = []

    async def gather(self, progress: Callable[[], None]) -> None:
        """Seat all players."""
        for one in self.rounds:
            await one.sit()
            progress()

    async def pace(self) -> None:
        """Wait for one's slot to move, if the crowd keeps a pace."""
        if self.gap is not None:
            self.due = max(self.due + self.gap, time.perf_counter())
            await asyncio.sleep(self.due - time.perf_counter())

    def start(self) -> None:
        """Let all players play from now on."""
        self.tasks = [asyncio.create_task(one.play()) for one in self.rounds]

    async def measure(self, seconds: float, pace: float | None) -> Measured:
        """Measure for so many seconds at this pace (moves a second), after a warm-up."""
        self.gap = 1 / pace if pace else None
        if not self.tasks:
            self.start()
        await asyncio.sleep(seconds / 6)
        self.moves, self.waited = 0, []
        start = time.perf_counter()
        await asyncio.sleep(seconds)
        moves, waited = self.moves, sorted(self.waited)
        fault = next((task.exception() for task in self.tasks if task.done()), None)
        if fault:
            raise fault
        spent = time.perf_counter() - start
        return Measured(moves / spent, *(1000 * waited[int(part * len(waited))] for part in (0.5, 0.95)))

    async def stop(self) -> None:
        """Disconnect all players; wait until all tables are unloaded."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*[one.leave() for one in self.rounds])
        while (await self.client.get("/api/health")).json()["awake"]:
            await asyncio.sleep(0.1)
        await self.client.aclose()


decoder = msgspec.json.Decoder(Shown)
