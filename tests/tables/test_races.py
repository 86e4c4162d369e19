"""Races: no table is left in an unknown state, and one fault stops nothing else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from random import Random

import pytest
from sqlalchemy import text

import stolek
from stolek.kernel.record import Played, TimedOut
from stolek.store.statements import UPDATE_AT_START, Change
from stolek.store.writer import NotStored
from stolek.tables.actions import creation
from stolek.tables.bots.pool import BotPool
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import host_actions, occupancy
from stolek.tables.seats.access import Rights
from stolek.tables.settings import Agreement, ClockPlan
from tests.gates import Gate, gate_before_the_database
from tests.tables.registries import EVA, HOST, JAN, Hands, code_of, gathering, opened, people, play_on
from tests.waiting import until

pytestmark = pytest.mark.anyio
ON_BOTH = True  # both databases: failing transactions, and SQL of its own


@pytest.fixture
async def gate(registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Gate]:
    """A gate before the database, open until it is shut."""
    gate = gate_before_the_database(monkeypatch)
    yield gate
    gate.open.set()


async def test_who_is_called_away_in_the_middle_of_a_move_leaves_it_done_and_told(
    registry: TableRegistry, gate: Gate
) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        seat, before = table.running.to_act[0], table.entries
        gate.shut()
        rung: list[int] = []
        registry.services.notify = lambda name, entries: rung.append(entries)
        move = asyncio.create_task(table.play(seat, before, table.running.legal(seat)[0].notation))
        await gate.reached.wait()
        move.cancel()
        await asyncio.sleep(0)
        move.cancel()  # cancelled twice
        await asyncio.sleep(0)
        assert table.lock.locked()  # held until the result of the write is known
        gate.open.set()
        with pytest.raises(asyncio.CancelledError):
            await move
        assert not table.is_stale
        assert table.entries > before
        assert rung == [table.entries]
        assert len(await registry.services.store.entries(table.id)) == table.entries


async def test_who_waits_for_his_turn_may_be_called_away(registry: TableRegistry, gate: Gate) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        seat, before = table.running.to_act[0], table.entries
        gate.shut()
        notation = table.running.legal(seat)[0].notation
        first = asyncio.create_task(table.play(seat, before, notation, "one"))
        second = asyncio.create_task(table.play(seat, before, notation, "two"))
        await gate.reached.wait()
        second.cancel()
        await asyncio.gather(second, return_exceptions=True)
        assert second.cancelled()
        gate.open.set()
        assert await first == before
        assert (seat, "two") not in table.answered


async def test_nobody_sees_clocks_of_a_move_that_is_not_stored(
    registry: TableRegistry, gate: Gate, hands: Hands
) -> None:
    place = await people(registry, "ingenious", clock=ClockPlan("bank", 100, 10))
    async with registry.at(place.table) as table:
        timeline = table.timeline
        assert timeline is not None
        asked, clocks = list(timeline.pending.since), timeline.clocks.at(hands.now)
        hands.move(5)
        seat = table.running.to_act[0]
        gate.shut()
        move = asyncio.create_task(table.play(seat, table.entries, table.running.legal(seat)[0].notation))
        await gate.reached.wait()
        assert table.timeline is timeline
        assert timeline.pending.since == asked
        assert timeline.clocks.at(hands.now - 5000) == clocks
        gate.open.set()
        await move
        assert table.timeline is not timeline


async def test_everybody_is_told_of_what_turns_out_to_be_stored(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        seat, seen = table.running.to_act[0], table.entries
        move = table.running.legal(seat)[0].notation
        write = registry.services.store.write

        async def store_and_fail(*changes: Change) -> None:
            await write(*changes)
            raise NotStored("not-stored")

        monkeypatch.setattr(registry.services.store, "write", store_and_fail)
        assert await code_of(table.play(seat, seen, move, "r1")) == "not-stored"
        monkeypatch.setattr(registry.services.store, "write", write)
        rung: list[int] = []
        registry.services.notify = lambda name, entries: rung.append(entries)
        await table.play(seat, seen, move, "r1")
        assert rung == [table.entries]
        assert table.entries > seen


class Beginning:
    """A database that stores everything but the start of a match."""

    def __init__(self, registry: TableRegistry, monkeypatch: pytest.MonkeyPatch) -> None:
        self.write = registry.services.store.write
        monkeypatch.setattr(registry.services.store, "write", self.fail)

    async def fail(self, *changes: Change) -> None:
        """Store the changes, unless a match starts with them."""
        if any(change.statement is UPDATE_AT_START for change in changes):
            raise NotStored("not-stored")
        await self.write(*changes)


async def test_a_table_that_begins_at_once_begins_when_it_could_not_at_first(
    database: str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database, hands) as registry:
        Beginning(registry, monkeypatch)
        place = await people(registry, "ingenious")
        assert len(place.seats) == 2  # the table exists, so its access keys are returned
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        assert table.row.phase == "playing"
        assert await play_on(table, Random(1), 3) == 3


async def test_no_seal_is_told_before_it_is_stored(registry: TableRegistry, gate: Gate) -> None:
    place = await gathering(registry, players=2)
    async with registry.at(place.table) as table:
        await occupancy.sit_down(table, JAN, Rights(invited=True))
        gate.shut()
        begins = asyncio.create_task(host_actions.begin(table, HOST))
        await gate.reached.wait()
        assert table.row.header is None
        gate.open.set()
        await begins
        assert table.row.header is not None
        assert table.row.begun == registry.services.now()


async def test_who_has_sat_down_has_a_seat_even_if_the_match_cannot_begin(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    agreement = Agreement(game="ingenious", players=2, at_once=True)
    place = await creation.open_table(registry, EVA, agreement)
    with monkeypatch.context() as trouble:
        Beginning(registry, trouble)
        async with registry.at(place.table) as table:
            jan = await occupancy.sit_down(table, JAN, Rights(invited=True))
            assert table.row.phase == "gathering"
    assert await registry.rights(place.table, [jan.key]) == Rights(seats=(1,))
    async with registry.at(place.table) as table:
        assert table.row.phase == "playing"


# ---- isolated failures -----------------------------------------------------------------------


async def test_a_table_that_cannot_be_read_stops_nobody_elses_clock(
    registry: TableRegistry, hands: Hands
) -> None:
    turn = ClockPlan("turn", 60)
    broken, whole = [(await people(registry, "ingenious", clock=turn)).table for _ in range(2)]
    registry.loaded.clear()
    async with registry.services.store.engine.begin() as connection:
        nonsense = text("UPDATE entries SET entry = 'nonsense' WHERE \"table\" = :name")
        await connection.execute(nonsense, {"name": broken})
        await connection.execute(text("UPDATE tables SET deadline = 1 WHERE id = :name"), {"name": broken})
    hands.move(61)
    await registry.check_timeouts()
    async with registry.at(whole) as table:
        assert isinstance(table.running.record.entries[-1], TimedOut)


async def test_the_clocks_are_kept_whatever_happens(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looks = 0
    again = asyncio.Event()

    async def fail() -> None:
        nonlocal looks
        looks += 1
        if looks == 6:
            again.set()
            await asyncio.Event().wait()
        raise RuntimeError("whatever")

    monkeypatch.setattr("stolek.tables.registry.TICK", 0)
    monkeypatch.setattr(registry, "check_timeouts", fail)
    chore = asyncio.create_task(registry.watch_clocks())
    await asyncio.wait([chore, second := asyncio.create_task(again.wait())], return_when="FIRST_COMPLETED")
    assert second.done()
    assert [bool(record.exc_info) for record in caplog.records] == [True, False, False]  # 1st, 2nd, 4th
    chore.cancel()
    await asyncio.gather(chore, return_exceptions=True)


async def test_a_bot_whose_thought_fails_thinks_again(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    think = registry.services.bot_pool.think
    failures = 0

    async def fail_once(*what: object) -> object:
        nonlocal failures
        failures += 1
        if failures == 1:
            raise RuntimeError("whatever")
        return await think(*what)  # type: ignore[arg-type]

    monkeypatch.setattr("stolek.tables.bots.turns.PATIENCE", 0)
    monkeypatch.setattr(registry.services.bot_pool, "think", fail_once)
    agreement = Agreement(game="ingenious", players=2, at_once=True, options={"first": 1})
    place = await creation.open_table(registry, EVA, agreement, ["me", "random"])
    async with registry.at(place.table) as table:
        while table.thinking:
            await asyncio.wait(table.thinking.values())
        assert failures >= 2
        assert any(isinstance(entry, Played) and entry.seat == 1 for entry in table.running.record.entries)


async def test_a_server_that_closes_lets_no_bot_play_at_random(database: str, hands: Hands) -> None:
    async with opened(database, hands) as desk:
        place = await people(desk, "ingenious")
        async with desk.at(place.table) as table:
            seat = table.running.to_act[0]
            async with table.lock:
                await occupancy.put_bot(table, seat, "expert")
            await until(lambda: desk.services.bot_pool.pool)
            entries = table.entries
            await desk.close()
            assert not table.thinking
    async with opened(database, hands) as registry:
        assert len(await registry.services.store.entries(place.table)) == entries


class Workshop(ProcessPoolExecutor):
    """A process pool whose tasks run until the test fails them."""

    def __init__(self) -> None:
        self.thoughts: list[Future[bytes]] = []
        self._processes = {}

    def submit(self, *work: object) -> Future[bytes]:  # type: ignore[override]
        """Submit a task that never ends by itself."""
        self.thoughts.append(Future())
        return self.thoughts[-1]


async def test_who_notices_late_that_a_process_died_ends_no_other() -> None:
    bot_pool = BotPool()
    state = stolek.game("ingenious").start(players=2, seed=bytes(32)).state
    bot_pool.pool = first = Workshop()
    late = asyncio.create_task(bot_pool.think("ingenious", "easy", state, state.actors()[0]))
    await until(lambda: first.thoughts)
    bot_pool.pool = second = Workshop()  # replaced already, by another task
    first.thoughts[0].set_exception(BrokenExecutor())
    assert (await late).action in state.legal(state.actors()[0])
    assert bot_pool.pool is second
