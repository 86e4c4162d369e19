"""Stand-ins: fortune that answers as planned, bots that keep what they are handed, a log that is read."""

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
    """What fortune answers: for each seed what is planned to come next, or else what the seed says."""

    def __init__(self) -> None:
        self.planned: dict[bytes, dict[int, int]] = {}

    def ticket(self, seed: bytes, entry: int, tickets: int) -> int:
        """Stands in for `chance.ticket`."""
        planned = self.planned.get(seed, {}).get(entry)
        return chance.ticket(seed, entry, tickets) if planned is None else planned


class Workshop:
    """Where bots think, here without thinking: what was handed over is kept."""

    def __init__(self) -> None:
        self.pool = ThreadPoolExecutor(1)
        self.handed: list[str] = []

    def work(self, text: bytes) -> bytes:
        """Stands in for `thoughts.work`: some legal move of the world that was handed over."""
        self.handed.append(text.decode())
        task = msgspec.json.decode(text, type=Task)
        world = shelf.game(task.game).state.load(task.position)
        return msgspec.json.encode(Thought(RandomBot().choose(world, task.seat, task.seed)))


class Logbook:
    """The log of the house as it is written in earnest, since it was last looked at."""

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
    """Let the house log as it does in earnest, but into a book."""
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
    """All of them, shared by both worlds, which take turns."""

    fortune: Fortune
    workshop: Workshop
    book: Logbook


@contextmanager
def standing_in() -> Iterator[StandIns]:
    """Let the stand-ins work for this while; bots always imagine with the same dice."""
    fortune, workshop = Fortune(), Workshop()
    with pytest.MonkeyPatch.context() as patch, logbook() as book:
        patch.setattr("stolek.kernel.match.ticket", fortune.ticket)
        patch.setattr("stolek.tables.bots.pool.secrets", SimpleNamespace(randbits=lambda _: DICE))
        patch.setattr("stolek.tables.bots.pool.work", workshop.work)
        patch.setattr("stolek.tables.bots.pool.BotPool.executor", lambda _: workshop.pool)
        # The hands of these clocks are moved faster than signs of life come.
        patch.setattr("stolek.tables.time.uptime.LONGEST_PAUSE", 1 << 60)
        yield StandIns(fortune, workshop, book)
    workshop.pool.shutdown()
