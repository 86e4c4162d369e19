"""The bot pool is limited: bots wait for a free worker, hints are refused when too many tasks wait."""

from __future__ import annotations

import asyncio

import pytest

import stolek
from stolek.bots.worker import Task, Thought
from stolek.kernel.refusal import Refusal
from stolek.tables.actions import creation
from stolek.tables.bots import turns
from stolek.tables.bots.pool import MOST_BEFORE, BotPool
from stolek.tables.registry import TableRegistry
from stolek.tables.settings import Agreement
from tests.tables.registries import EVA, code_of
from tests.waiting import ControlledTime, until

pytestmark = pytest.mark.anyio
WORKERS = 2


class Counted(BotPool):
    """A bot pool whose workers are busy until a test releases them."""

    def __init__(self) -> None:
        super().__init__(WORKERS)
        self.enough = asyncio.Event()
        self.at_work = self.most = 0

    async def thought(self, task: Task) -> Thought | None:
        """Count as busy until released."""
        self.at_work += 1
        self.most = max(self.most, self.at_work)
        await self.enough.wait()
        self.at_work -= 1
        return Thought(task.seat)


async def test_bots_wait_for_their_turn_and_hints_are_refused() -> None:
    bot_pool = Counted()
    state = stolek.game("ingenious").start(players=2, seed=bytes(32)).state

    async def bots(number: int) -> list[asyncio.Task[Thought]]:
        before = bot_pool.asked
        asked = [
            asyncio.create_task(bot_pool.think("ingenious", "hard", state, seat % 2))
            for seat in range(number)
        ]
        await until(lambda: bot_pool.asked == before + number)
        return asked

    thoughts = await bots(MOST_BEFORE * WORKERS - 1)
    hint = asyncio.create_task(bot_pool.advise("t", "ingenious", state, 0))
    await until(lambda: bot_pool.asked == MOST_BEFORE * WORKERS)
    assert await code_of(bot_pool.advise("u", "ingenious", state, 0)) == "thinkers-busy"
    thoughts += await bots(50)
    assert not hint.done()
    bot_pool.enough.set()
    assert [(await thought).action for thought in thoughts] == [
        *[number % 2 for number in range(MOST_BEFORE * WORKERS - 1)],
        *[number % 2 for number in range(50)],
    ]
    assert bot_pool.most == WORKERS
    assert (await hint).action == 0
    assert (await bot_pool.advise("u", "ingenious", state, 0)).action == 0
    assert bot_pool.asked == 0


async def test_who_has_gone_waits_for_nothing() -> None:
    bot_pool = Counted()
    state = stolek.game("ingenious").start(players=2, seed=bytes(32)).state
    asked = [asyncio.create_task(bot_pool.think("ingenious", "hard", state, 0)) for _ in range(9)]
    await until(lambda: bot_pool.asked == 9)
    for one in asked:
        one.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert bot_pool.asked == 0
    bot_pool.enough.set()
    assert (await bot_pool.think("ingenious", "hard", state, 1)).action == 1


async def test_a_bot_that_is_refused_does_not_ask_at_once_again(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = 0

    async def refuse(*_: object) -> None:
        nonlocal asked
        asked += 1
        raise Refusal("seed-unknown")

    monkeypatch.setattr(turns, "play", refuse)
    monkeypatch.setattr(turns, "asyncio", time := ControlledTime())
    agreement = Agreement(game="ingenious", players=2, at_once=True, options={"first": 0})
    place = await creation.open_table(registry, EVA, agreement, ["random", "me"])
    async with registry.at(place.table):
        for times in (1, 2, 3):
            await until(lambda: time.pauses)
            assert asked == times
            time.end_pauses()
        await until(lambda: time.pauses)
        await registry.close()
    assert [bool(record.exc_info) for record in caplog.records] == [True, False, False]  # 1st, 2nd, 4th
