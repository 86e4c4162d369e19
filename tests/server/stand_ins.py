"""Stand-ins: chance as planned, bots that keep what they are given, and a log to read."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from types import SimpleNamespace
from typing import NamedTuple

import msgspec
import pytest

from stolek.bots.bots import RandomBot
from stolek.bots.worker import Task, Thought
from stolek.kernel import chance, shelf
from stolek.server.ops import logs
from tests.server.twins import DICE


class Fortune:
    """Chance as planned for each seed; where nothing is planned, as the seed says."""

    def __init__(self) -> None:
        self.planned: dict[bytes, dict[int, int]] = {}

    def ticket(self, seed: bytes, entry: int, tickets: int) -> int:
        """Replaces `chance.ticket`."""
        planned = self.planned.get(seed, {}).get(entry)
        return chance.ticket(seed, entry, tickets) if planned is None else planned


class Workshop:
    """A pool of bots that do not think; it keeps the tasks that it was given."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1)
        self.handed: list[str] = []

    def work(self, text: bytes) -> bytes:
        """Replaces `worker.work`: some legal move in the state that was given."""
        self.handed.append(text.decode())
        task = msgspec.json.decode(text, type=Task)
        world = shelf.game(task.game).state.load(task.position)
        return msgspec.json.encode(Thought(RandomBot().choose(world, task.seat, task.seed)))


class Logbook:
    """The server's log since it was last read."""

    def __init__(self) -> None:
        self.stream = io.StringIO()

    def taken(self) -> list[str]:
        """All new lines, without their times."""
        lines = self.stream.getvalue().splitlines()
        self.stream.seek(0)
        self.stream.truncate()
        return [json.dumps({**json.loads(line), "at": None}) for line in lines]


@contextmanager
def logbook() -> Iterator[Logbook]:
    """Let the server log as usual, but into a buffer."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    root.handlers.clear()
    book = Logbook()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stderr", book.stream)
        logs.begin()
    try:
        yield book
    finally:
        root.handlers[:] = before
        root.setLevel(level)


class StandIns(NamedTuple):
    """All of them, shared by both servers, which take turns."""

    fortune: Fortune
    workshop: Workshop
    book: Logbook


@contextmanager
def standing_in() -> Iterator[StandIns]:
    """Install the stand-ins; bots always imagine with the same seed."""
    fortune, workshop = Fortune(), Workshop()
    with pytest.MonkeyPatch.context() as patch, logbook() as book:
        patch.setattr("stolek.kernel.match.ticket", fortune.ticket)
        patch.setattr("stolek.tables.bots.pool.secrets", SimpleNamespace(randbits=lambda _: DICE))
        patch.setattr("stolek.tables.bots.pool.work", workshop.work)
        patch.setattr("stolek.tables.bots.pool.BotPool.executor", lambda _: workshop.pool)
        # These clocks are moved further than the longest gap that uptime allows.
        patch.setattr("stolek.tables.time.uptime.LONGEST_GAP", 1 << 60)
        yield StandIns(fortune, workshop, book)
    workshop.pool.shutdown()
