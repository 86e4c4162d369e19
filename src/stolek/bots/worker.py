"""Thoughts: bots that think in a process of their own, and get nothing but what their seat may know.

A position goes there as a dump of what the seat imagines, as text, and a decision comes back. Should the
process die, the decision is left to luck, and the next one has a new process.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from threading import current_thread, main_thread
from typing import Any

import msgspec

from stolek.bots.bots import JudgedTerm, RandomBot, SearchBot
from stolek.bots.levels import bot_by_name
from stolek.bots.pool import exit_with_parent
from stolek.kernel import shelf
from stolek.kernel.level import RANDOM
from stolek.kernel.state import State


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A decision to be made in the other process."""

    game: str
    players: int
    level: str
    position: dict[str, Any]
    seat: int
    seed: int


class Thought(msgspec.Struct, frozen=True):
    """What a mind would do, and why."""

    action: int
    reasons: list[JudgedTerm] = []


class BotWorker:
    """The other process; it starts with the first question that needs thought."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None

    def think(self, game: str, level: str, world: State, seat: int, seed: int) -> Thought:
        """What a bot of this level does in a world that its seat imagines, and why."""
        if level == RANDOM:
            return Thought(RandomBot().choose(world, seat, seed))
        players = len(world.ranks())
        position = world.dump()
        task = Task(game=game, players=players, level=level, position=position, seat=seat, seed=seed)
        try:
            return msgspec.json.decode(self.asked(msgspec.json.encode(task)), type=Thought)
        except (EOFError, OSError):
            self.close()
            return Thought(RandomBot().choose(world, seat, seed))
        except KeyboardInterrupt:
            self.close()  # or its answer would be taken for that to the next question
            raise

    def asked(self, text: bytes) -> bytes:
        """What the other process answers; without one, one is started."""
        if self.line is None:
            house = get_context("spawn")
            self.line, far = house.Pipe()
            self.process = house.Process(target=serve, args=(far,), daemon=True)
            with ctrl_c_ignored():  # the table hears it; who thinks is told by the table
                self.process.start()
            far.close()
        self.line.send_bytes(text)
        return self.line.recv_bytes()

    def close(self) -> None:
        """End the process, whatever it is thinking of."""
        if self.process is not None and self.line is not None:
            self.process.kill()
            self.process.join()
            self.line.close()
            self.process = self.line = None


@contextmanager
def ctrl_c_ignored() -> Iterator[None]:
    """What is started meanwhile never hears Ctrl-C; only the main thread may say so."""
    if current_thread() is not main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def serve(line: Connection) -> None:
    """The other process: one answer for each question, until nobody asks any more.

    Whatever goes wrong in a thought ends it without a word at the table, and costs one decision.
    """
    exit_with_parent()
    with suppress(Exception):
        while True:
            line.send_bytes(work(line.recv_bytes()))


def work(text: bytes) -> bytes:
    """One decision in the other process; text goes in and out."""
    task = msgspec.json.decode(text, type=Task)
    game = shelf.game(task.game)
    world = game.state.load(task.position)
    chosen = bot_by_name(task.game, task.players, task.level)
    action = chosen.choose(world, task.seat, task.seed)
    reasons = chosen.explain(world, task.seat, action) if isinstance(chosen, SearchBot) else []
    return msgspec.json.encode(Thought(action, reasons))
