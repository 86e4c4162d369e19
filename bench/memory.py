"""`python -m bench.memory`: what tables cost that sleep or are over; nothing but their rows, if all is well.

Tables are opened and played by the desk itself, without a web in front of it, so that ten thousand take a
minute or two. Exit code 0 when the bar holds, 1 when it is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.progress import track

import stolek
from bench.load import memory
from stolek.store.store import Store
from stolek.tables.agreement import Agreement
from stolek.tables.desk import Desk
from stolek.tables.house import House
from stolek.tables.keys import Locksmith
from stolek.tables.opening import open_table
from stolek.tables.seating import Guest
from stolek.tables.thinkers import Thinkers

BAR = 0.05  # kB a table: what a dictionary entry alone would cost


async def one_table(desk: Desk, number: int, finished: bool) -> None:
    """Open a table, play a little, finish the match or leave it, and let the table sleep."""
    games = stolek.games()
    agreement = Agreement(game=games[number % len(games)], players=2, at_once=True)
    opened = await open_table(desk, Guest("g"), agreement, ["me", "me"])
    async with desk.at(opened.table) as table:
        seat = table.running.to_act[0]
        await table.play(seat, table.entries, table.running.state.legal(seat)[0])
        if finished:
            await table.resign(seat)
    desk.sweep()


async def growth(desk: Desk, tables: int, finished: bool, says: str) -> float:
    """Kilobytes a table by which the process has grown over the second half of them."""
    half = 0.0
    for number in track(range(tables), says, console=Console(stderr=True), transient=True):
        await one_table(desk, number, finished)
        if number == tables // 2:
            gc.collect()
            half = memory(os.getpid())
    gc.collect()
    return (memory(os.getpid()) - half) / (tables / 2)


async def measure(finished: int, sleeping: int) -> bool:
    """Both kinds, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(f"sqlite:///{Path(folder) / 'stolek.sqlite'}")
        desk = Desk(House(store=store, locksmith=Locksmith(b"x" * 32), thinkers=Thinkers(1)))
        await desk.house.open_doors()
        found = {
            f"{finished:,} finished tables": await growth(desk, finished, True, "finished"),
            f"{sleeping:,} sleeping tables": await growth(desk, sleeping, False, "sleeping"),
        }
        assert not desk.awake
        await desk.house.close_doors()
    for name, kilobytes in found.items():
        print(f"{name}: {kilobytes:+.3f} kB a table (bar: {BAR})")
    return all(kilobytes <= BAR for kilobytes in found.values())


def main() -> int:
    """Measure, and say by the exit code whether the bar holds."""
    parser = argparse.ArgumentParser(prog="python -m bench.memory", description="What sleeping tables cost.")
    parser.add_argument("--finished", type=int, default=10_000)
    parser.add_argument("--sleeping", type=int, default=2_000)
    wish = parser.parse_args()
    return 0 if asyncio.run(measure(wish.finished, wish.sleeping)) else 1


if __name__ == "__main__":
    sys.exit(main())
