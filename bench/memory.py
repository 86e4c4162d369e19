"""`python -m bench.memory`: what unloaded and finished tables cost in memory; nothing, if all is well.

Every table is opened, played at and left through the web of a real server. What games cache on first use
(their moves, for one) stays, so the first half of the tables is a warm-up: growth is that over the
second half. Exit code 0 when the bar holds, 1 when it is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable
from typing import Any

import httpx
import msgspec
import uvloop
from rich.console import Console
from rich.progress import Progress
from websockets.asyncio.client import ClientConnection, connect

import stolek
from bench.load import memories, memory, server

BAR = 0.25  # kB a table: about what its name and one entry in a dictionary would take
AT_ONCE = 10  # tables that are visited at the same time


async def asked(socket: ClientConnection, question: dict[str, Any], awaited: str) -> dict[str, Any]:
    """Send a request, and wait for a message of a type."""
    await socket.send(msgspec.json.encode(question).decode())
    while True:
        message: dict[str, Any] = msgspec.json.decode(await socket.recv())
        if message["type"] == awaited:
            return message


async def visit(client: httpx.AsyncClient, number: int, finished: bool) -> None:
    """Open a table, make a move, finish the match if asked to, and disconnect."""
    games = stolek.games()
    agreement = {"game": games[number % len(games)], "players": 2, "at_once": True}
    answer = await client.post("/api/tables", json={"agreement": agreement, "seats": ["me", "me"]})
    opened = answer.raise_for_status().json()
    url = client.base_url.copy_with(scheme="ws", path=f"/api/tables/{opened['table']}/socket")
    async with connect(str(url), max_size=None) as socket:
        hello = {"type": "hello", "id": "h", "keys": [seat["key"] for seat in opened["seats"]]}
        shown = await asked(socket, hello, "shown")
        sight = next(sight for sight in shown["sights"] if sight["offer"])
        move = sight["offer"]
        while isinstance(move, dict):
            move = next(iter(move.values()))
        mine = {"seat": sight["eye"], "seen": shown["entry"]}
        await asked(socket, {"type": "play", "id": "p", "move": move, **mine}, "accepted")
        if finished:
            await asked(socket, {"type": "resign", "id": "r", "seat": sight["eye"]}, "accepted")


async def visit_all(
    client: httpx.AsyncClient, numbers: range, finished: bool, progress: Callable[[], None]
) -> None:
    """Visit many tables, some at the same time; then wait until all are unloaded."""
    waiting = iter(numbers)

    async def visitor() -> None:
        for number in waiting:
            await visit(client, number, finished)
            progress()

    await asyncio.gather(*[visitor() for _ in range(AT_ONCE)])
    while (await client.get("/api/health")).json()["awake"]:
        await asyncio.sleep(0.1)


async def growth(base: str, process: int, tables: int, finished: bool, says: str) -> float:
    """Kilobytes a table by which the server has grown over the second half of them."""
    half = tables // 2
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(says, total=tables)
        async with httpx.AsyncClient(base_url=base, timeout=60) as client:
            await visit_all(client, range(half), finished, lambda: progress.advance(task))
            before = memory(process)
            await visit_all(client, range(half, tables), finished, lambda: progress.advance(task))
    return (memory(process) - before) / (tables - half)


async def measure(base: str, process: int, finished: int, sleeping: int) -> dict[str, float]:
    """The growth for finished and for unloaded tables."""
    return {
        f"{finished:,} finished tables": await growth(base, process, finished, True, "finished"),
        f"{sleeping:,} sleeping tables": await growth(base, process, sleeping, False, "sleeping"),
    }


def main() -> int:
    """Measure, print, and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description="What sleeping tables cost.")
    parser.add_argument("--finished", type=int, default=10_000)
    parser.add_argument("--sleeping", type=int, default=4_000)
    wish = parser.parse_args()
    missed = 0
    with memories() as databases:
        for name, database in databases.items():
            with server(database) as (base, process):
                found = uvloop.run(measure(base, process, wish.finished, wish.sleeping))
            for tables, kilobytes in found.items():
                print(f"{name}, {tables}: {kilobytes:+.3f} kB a table over the second half (bar: {BAR})")
                missed |= kilobytes > BAR
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
