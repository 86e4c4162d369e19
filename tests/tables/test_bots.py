"""Bots at tables: in seats of their own, and standing in for people."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

import stolek
from stolek.bots.worker import Thought
from stolek.tables.actions import creation
from stolek.tables.bots.pool import BotPool
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import occupancy
from stolek.tables.seats.access import Rights
from stolek.tables.settings import Agreement, ClockPlan
from stolek.tables.table import Table
from tests.tables.registries import EVA, HOST, STRANGER, Hands, code_of, looking_on, opened, people, play_on
from tests.waiting import until

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", stolek.games())
async def test_bots_play_a_match_to_its_end(file_database: str, hands: Hands, game: str) -> None:
    async with opened(file_database, hands) as registry:
        agreement = Agreement(game=game, players=2, at_once=True)
        place = await creation.open_table(registry, EVA, agreement, ["random", "easy"])
        async with registry.at(place.table) as table, looking_on(table, Rights(watch=True)):
            while table.thinking:
                await next(iter(table.thinking.values()))
            assert table.row.phase == "over"
            assert stolek.verify(table.running.record) > 0


async def thought_out(table: Table) -> None:
    """Wait until no bot is thinking."""
    while table.thinking:
        await asyncio.wait(table.thinking.values())


async def test_bots_among_themselves_play_while_somebody_watches(registry: TableRegistry) -> None:
    agreement = Agreement(game="ingenious", players=2, at_once=True)
    place = await creation.open_table(registry, EVA, agreement, ["random", "random"])
    async with registry.at(place.table) as table:
        dealt = table.entries
        assert not table.thinking
        async with looking_on(table, Rights(watch=True)):
            assert table.thinking
        await thought_out(table)
        assert dealt < table.entries  # the decision in progress was played
        assert table.running.outcome is None
        async with looking_on(table, Rights(watch=True)):
            await thought_out(table)
        assert table.row.phase == "over"


async def test_bots_play_on_for_people_who_are_away(registry: TableRegistry) -> None:
    agreement = Agreement(game="ingenious", players=2, at_once=True)
    place = await creation.open_table(registry, EVA, agreement, ["me", "random"])
    async with registry.at(place.table) as table:
        await thought_out(table)
        assert table.running.to_act == (0,)
        await occupancy.stand_in(table, HOST, 0, "random")
        await thought_out(table)
        assert table.row.phase == "over"


class Slow(BotPool):
    """A bot pool that takes as long as a test wants."""

    def __init__(self) -> None:
        super().__init__()
        self.thoughts: list[asyncio.Future[Thought]] = []

    async def think(self, *_: object) -> Thought:
        """Wait until the test sets a result."""
        self.thoughts.append(asyncio.get_running_loop().create_future())
        return await self.thoughts[-1]


async def test_there_is_one_hint_at_a_time_for_a_seat_even_if_nobody_waits_for_it() -> None:
    bot_pool = Slow()
    state = stolek.game("ingenious").start(players=2, seed=bytes(32)).state

    async def ask(table: str, seat: int) -> asyncio.Task[Thought]:
        thoughts = len(bot_pool.thoughts)
        asked = asyncio.create_task(bot_pool.advise(table, "ingenious", state, seat))
        await until(lambda: asked.done() or len(bot_pool.thoughts) > thoughts)
        return asked

    gone = await ask("t", 0)
    assert await code_of(await ask("t", 0)) == "still-thinking"
    gone.cancel()
    assert await code_of(await ask("t", 0)) == "still-thinking"
    others = [await ask("t", 1), await ask("u", 0)]
    for number, thought in enumerate(bot_pool.thoughts):
        thought.set_result(Thought(number))
    assert [(await other).action for other in others] == [1, 2]
    assert gone.cancelled()
    assert bot_pool.hints == {}
    again = await ask("t", 0)
    bot_pool.thoughts[-1].set_result(Thought(9))
    assert (await again).action == 9


async def test_a_server_that_closes_waits_for_no_hint(registry: TableRegistry) -> None:
    registry.services.bot_pool = bot_pool = Slow()
    state = stolek.game("ingenious").start(players=2, seed=bytes(32)).state
    asked = asyncio.create_task(bot_pool.advise("t", "ingenious", state, 0))
    await until(lambda: bot_pool.thoughts)
    await registry.close()
    assert bot_pool.hints == {}
    await asyncio.gather(asked, return_exceptions=True)
    assert asked.cancelled()


async def test_a_bot_stands_in_and_gives_the_seat_back(registry: TableRegistry, hands: Hands) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        seat = table.running.to_act[0]
        other = Rights(seats=(1 - seat,), host=True)
        assert await code_of(occupancy.stand_in(table, STRANGER, seat, "random")) == "not-host"
        assert await code_of(occupancy.stand_in(table, other, seat, "random")) == "still-there"
        hands.move(61)
        assert await code_of(occupancy.stand_in(table, other, seat, "wizard")) == "unknown-bot"
        await occupancy.stand_in(table, other, seat, "random")
        assert table.bots == (seat,)
        before = table.entries
        await table.thinking[seat]
        assert table.entries > before
        assert await code_of(table.play(seat, table.entries, "x")) == "bot-plays"
        await occupancy.take_over(table, seat)
        assert await code_of(occupancy.take_over(table, seat)) == "no-bot-there"
        await play_on(table, Random(1))
        assert table.row.phase == "over"


async def test_a_bot_whose_seat_is_taken_back_while_it_thinks_plays_nothing(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        seat = table.running.to_act[0]
        await occupancy.stand_in(table, Rights(seats=(seat,)), seat, "expert")
        thought = table.thinking[seat]
        await occupancy.take_over(table, seat)
        before = table.entries
        await thought
        assert table.entries == before


async def test_bots_go_on_after_a_restart(database: str, hands: Hands) -> None:
    async with opened(database, hands) as registry:
        place = await people(registry, "ingenious")
        async with registry.at(place.table) as table:
            seat = table.running.to_act[0]
            async with table.lock:
                await occupancy.put_bot(table, seat, "random")
            for thought in table.thinking.values():
                thought.cancel()
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        before = table.entries
        await table.thinking[seat]
        assert table.entries > before


async def test_without_a_clock_anybody_who_plays_may_order_a_stand_in(
    registry: TableRegistry, hands: Hands
) -> None:
    for clock in (ClockPlan(), ClockPlan("turn", 3600)):
        place = await people(registry, "ingenious", players=3, clock=clock)
        async with registry.at(place.table) as table:
            hands.move(61)
            guest = Rights(seats=(1,))
            if clock.kind == "none":
                await occupancy.stand_in(table, guest, 0, "random")  # the absent player is the host
                assert table.bots == (0,)
            else:  # the clock limits absence
                assert await code_of(occupancy.stand_in(table, guest, 0, "random")) == "not-host"
            for thought in table.thinking.values():
                thought.cancel()
