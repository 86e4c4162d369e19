"""Bots in a worker process, which gets nothing but what their seat may know.

A position is sent as the JSON dump of what the seat imagines; an action comes back. If the process dies,
the action is chosen at random, and the next decision starts a new process.
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
    """A decision to be made in the worker."""

    game: str
    players: int
    level: str
    position: dict[str, Any]
    seat: int
    seed: int


class Thought(msgspec.Struct, frozen=True):
    """A bot's action, and the reasons for it."""

    action: int
    reasons: list[JudgedTerm] = []


class BotWorker:
    """The worker process; started by the first decision that is not random."""

    def __init__(self) -> None:
        self.process: SpawnProcess | None = None
        self.line: Connection | None = None

    def think(self, game: str, level: str, world: State, seat: int, seed: int) -> Thought:
        """The action of a bot of this level in a world that its seat imagines, and the reasons."""
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
            self.close()  # otherwise its answer would be taken for that to the next question
            raise

    def asked(self, text: bytes) -> bytes:
        """The worker's answer; starts one if there is none."""
        if self.line is None:
            house = get_context("spawn")
            self.line, far = house.Pipe()
            self.process = house.Process(target=serve, args=(far,), daemon=True)
            with ctrl_c_ignored():  # Ctrl-C is handled by the table, which then closes the worker
                self.process.start()
            far.close()
        self.line.send_bytes(text)
        return self.line.recv_bytes()

    def close(self) -> None:
        """Kill the process, whatever it is doing."""
        if self.process is not None and self.line is not None:
            self.process.kill()
            self.process.join()
            self.line.close()
            self.process = self.line = None


@contextmanager
def ctrl_c_ignored() -> Iterator[None]:
    """Processes started meanwhile ignore Ctrl-C; only the main thread can set that."""
    if current_thread() is not main_thread():
        yield
        return
    usual = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


def serve(line: Connection) -> None:
    """The worker's loop: one answer to each question, until the pipe is closed.

    Any exception ends the process silently, and costs one decision.
    """
    exit_with_parent()
    with suppress(Exception):
        while True:
            line.send_bytes(work(line.recv_bytes()))


def work(text: bytes) -> bytes:
    """One decision in the worker; JSON in and out."""
    task = msgspec.json.decode(text, type=Task)
    game = shelf.game(task.game)
    world = game.state.load(task.position)
    chosen = bot_by_name(task.game, task.players, task.level)
    action = chosen.choose(world, task.seat, task.seed)
    reasons = chosen.explain(world, task.seat, action) if isinstance(chosen, SearchBot) else []
    return msgspec.json.encode(Thought(action, reasons))
