"""`python -m bench.load`: 500 tables of all games, 1,000 sockets, one server: how much load it bears.

The server is a process of its own, the crowd is in this one, and both share the machine. Exit code 0 when
every bar holds, 1 when one is missed.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path

import uvloop
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

import stolek
from bench import postgres
from bench.crowd import Crowd
from bench.machine import load, seen
from stolek.server.run import Server, address, listening
from stolek.server.settings import settings_for

MOVES_BAR, PACE, WAIT_BAR = 400, 100, 150
PLENTY = 1_000_000  # for every limit by address: the whole crowd has the same address


def serve(data: str, database: str) -> None:
    """Run the server in its own process; prints its address."""
    listener = listening("127.0.0.1", 0)
    usual = settings_for(Path(data), database or None)
    chosen = replace(
        usual,
        calls_a_minute=PLENTY,
        expensive_calls_a_minute=PLENTY,
        sockets_an_address=PLENTY,
        hellos_a_minute=PLENTY,
        requests_a_second=PLENTY,
    )
    Server(chosen, lambda: print(address(listener), flush=True)).run(sockets=[listener])


@contextmanager
def server(database: str) -> Iterator[tuple[str, int]]:
    """A running server: its address and its process id."""
    with tempfile.TemporaryDirectory() as data:
        code = f"from bench.load import serve; serve({data!r}, {database!r})"
        process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip(), process.pid
        finally:
            process.terminate()
            process.wait()


@contextmanager
def memories() -> Iterator[dict[str, str]]:
    """The addresses of both kinds of database; each waits for the disk before it confirms a write."""
    databases = {"SQLite": ""}
    with ExitStack() as stack:
        if programs := postgres.binaries():
            cluster = stack.enter_context(postgres.running(programs, durable=True))
            databases["PostgreSQL"] = postgres.url(cluster, "postgres")
        yield databases


def memory(process: int) -> float:
    """Kilobytes that a process has in memory (resident)."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def busy(process: int) -> float:
    """Milliseconds of processor time that a process has used."""
    spent = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
    return 1000 * sum(map(int, spent)) / os.sysconf("SC_CLK_TCK")


async def measure(base: str, process: int, tables: int, seconds: float, console: Console) -> dict[str, float]:
    """All figures of one server; a second crowd shows what the first has left in memory."""
    before = memory(process)
    crowd = await gathered(base, tables, console)
    sat = memory(process)
    paced = await crowd.measure(seconds, PACE)
    worked = busy(process)
    full = await crowd.measure(seconds, None)
    worked = busy(process) - worked
    played = memory(process)
    await crowd.stop()
    first = memory(process)
    second_crowd = await gathered(base, tables, console)
    await second_crowd.measure(seconds, None)
    await second_crowd.stop()
    return {
        "moves/s": full.moves,
        "the server's own work, ms a move": worked / (full.moves * seconds),
        "p50 at full speed, ms": full.half,
        "p95 at full speed, ms": full.most,
        f"moves/s at a pace of {PACE}": paced.moves,
        f"p50 at {PACE} moves/s, ms": paced.half,
        f"p95 at {PACE} moves/s, ms": paced.most,
        "kB a table awake with its two sockets, just opened": (sat - before) / tables,
        "the same in the middle of play": (played - before) / tables,
        "kB of the whole server before anybody came": before,
        "when all of the crowd have gone and all tables sleep": first,
        "the same after a second crowd": memory(process),
    }


async def gathered(base: str, tables: int, console: Console) -> Crowd:
    """A crowd with all players seated."""
    crowd = Crowd(base, stolek.games(), tables)
    with Progress(console=console, transient=True) as progress:
        sitting = progress.add_task("people sit down", total=tables)
        await crowd.gather(lambda: progress.advance(sitting))
    return crowd


def main() -> int:
    """Measure with both kinds of database, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="How much a server bears.")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=60)
    wish = parser.parse_args()
    console, load_before = Console(), load()
    found: dict[str, dict[str, float]] = {}
    with memories() as databases:
        for name, database in databases.items():
            with server(database) as (base, process):
                found[name] = uvloop.run(measure(base, process, wish.tables, wish.seconds, console))
    console.print(shown(found, wish.tables))
    machine = seen(load_before)
    console.print(f"{machine.cores} cores, load before {machine.load_before:.1f}")
    return 0 if all(map(holds, found.values())) else 1


def holds(figures: dict[str, float]) -> bool:
    """Whether every bar holds."""
    return figures["moves/s"] >= MOVES_BAR and figures[f"p95 at {PACE} moves/s, ms"] <= WAIT_BAR


def shown(found: dict[str, dict[str, float]], tables: int) -> Table:
    """The figures, side by side."""
    title = f"{tables} tables, {2 * tables} sockets; bars: {MOVES_BAR} moves/s, p95 {WAIT_BAR} ms at {PACE}/s"
    table = Table(title=title, title_justify="left")
    table.add_column("")
    for name in found:
        table.add_column(name, justify="right")
    for key in next(iter(found.values())):
        table.add_row(key, *(f"{figures[key]:,.1f}" for figures in found.values()))
    return table


if __name__ == "__main__":
    sys.exit(main())
