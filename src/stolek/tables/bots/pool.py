"""Bot pool: bots of all tables think in a few worker processes, and get only what their seats may know."""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

import msgspec

from stolek.bots.bots import RandomBot
from stolek.bots.imagined_state import imagined_state
from stolek.bots.pool import end, pool
from stolek.bots.worker import Task, Thought, ctrl_c_ignored, work
from stolek.kernel.level import RANDOM
from stolek.kernel.refusal import Refusal
from stolek.kernel.state import State

ADVISER = "expert"  # the level that gives hints
DICE_BITS = 56
MOST_BEFORE = 8  # open tasks for each process, after which hints are refused; bots wait
log = logging.getLogger(__name__)


class BotPool:
    """Worker processes, started with the first task."""

    def __init__(self, workers: int = 1) -> None:
        self.workers = workers
        self.turns = asyncio.Semaphore(workers)
        self.asked = 0  # tasks that wait or run
        self.pool: ProcessPoolExecutor | None = None
        self.hints: dict[tuple[str, int], asyncio.Task[Thought]] = {}  # running, by table and seat

    async def think(self, game: str, level: str, truth: State, seat: int) -> Thought:
        """What a bot of this level does on a seat, and why; a random move if its process dies."""
        number = secrets.randbits(DICE_BITS)
        world = imagined_state(truth, seat, number)
        if level == RANDOM:
            return Thought(RandomBot().choose(world, seat, number))
        task = Task(
            game=game,
            players=len(world.ranks()),
            level=level,
            position=world.dump(),
            seat=seat,
            seed=number,
        )
        self.asked += 1
        try:
            async with self.turns:
                thought = await self.thought(task)
        finally:
            self.asked -= 1
        return thought or Thought(RandomBot().choose(world, seat, number))

    async def thought(self, task: Task) -> Thought | None:
        """Run a task in a worker process; None if that dies."""
        workshop = self.executor()
        try:
            with ctrl_c_ignored():  # in new processes: the server handles it, and ends them
                answer = asyncio.get_running_loop().run_in_executor(workshop, work, msgspec.json.encode(task))
            return msgspec.json.decode(await answer, type=Thought)
        except BrokenExecutor:
            log.warning("a bot worker process has died")
            if self.pool is workshop:  # else it was replaced already, and the new one is in use
                self.close()
            return None

    async def advise(self, table: str, game: str, truth: State, seat: int) -> Thought:
        """A hint for a seat, one at a time for each: all tables share the workers.

        It runs to its end even if nobody waits for it any more; until then another one is refused.
        """
        if (table, seat) in self.hints:
            raise Refusal("still-thinking")
        if self.asked >= MOST_BEFORE * self.workers:
            raise Refusal("thinkers-busy")
        hint = asyncio.create_task(self.think(game, ADVISER, truth, seat))
        self.hints[table, seat] = hint
        hint.add_done_callback(lambda _: self.hints.pop((table, seat)))
        return await asyncio.shield(hint)

    def executor(self) -> ProcessPoolExecutor:
        """The worker processes, started if need be."""
        if self.pool is None:
            self.pool = pool(self.workers)
        return self.pool

    def close(self) -> None:
        """Kill the worker processes, whatever they are working on."""
        if self.pool is not None:
            end(self.pool)
            self.pool = None
