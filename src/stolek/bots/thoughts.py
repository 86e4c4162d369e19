"""Thoughts: bots that think in a process of their own, and get nothing but what their seat may know.

A position goes there as a dump of what the seat imagines, as text, and a decision comes back. Should the
process die, the decision is left to luck, and the next one has a new process.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import msgspec

from stolek.bots.levels import thinking
from stolek.bots.minds import Luck, Reason, Thinker
from stolek.bots.processes import pool
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
    reasons: list[Reason] = []


class Thoughts:
    """The other process; it starts with the first question that needs thought."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None

    def think(self, game: str, level: str, world: State, seat: int, seed: int) -> Thought:
        """What a bot of this level does in a world that its seat imagines, and why."""
        if level == RANDOM:
            return Thought(Luck().choose(world, seat, seed))
        players = len(world.ranks())
        position = world.dump()
        task = Task(game=game, players=players, level=level, position=position, seat=seat, seed=seed)
        try:
            if self.pool is None:
                self.pool = pool(1)
            answer = self.pool.submit(work, msgspec.json.encode(task)).result()
        except BrokenProcessPool:
            self.close()
            return Thought(Luck().choose(world, seat, seed))
        return msgspec.json.decode(answer, type=Thought)

    def close(self) -> None:
        """Let the process end."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None


def work(text: bytes) -> bytes:
    """One decision in the other process; text goes in and out."""
    task = msgspec.json.decode(text, type=Task)
    game = shelf.game(task.game)
    world = game.state.load(task.position)
    chosen = thinking(task.game, task.players, task.level)
    action = chosen.choose(world, task.seat, task.seed)
    reasons = chosen.explain(world, task.seat, action) if isinstance(chosen, Thinker) else []
    return msgspec.json.encode(Thought(action, reasons))
