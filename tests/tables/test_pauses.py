"""Pauses: no clock runs, and nobody may decide anything."""

from __future__ import annotations

from random import Random

import pytest

from stolek.store.writer import NotStored
from stolek.tables.actions import manual_draws, pausing, proposals
from stolek.tables.actions.creation import open_table
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import host_actions
from stolek.tables.seats.access import Rights
from stolek.tables.settings import Agreement, ClockPlan
from stolek.tables.time.pauses import Pauses
from stolek.tables.time.uptime import Uptime
from tests.tables.registries import (
    BANK,
    EVA,
    TURN,
    Hands,
    answer,
    code_of,
    friends,
    go_on,
    left,
    move,
    opened,
    pause,
    people,
)

A_DAY = 24 * 3600
anyio = pytest.mark.anyio
ON_BOTH = True  # both databases: pauses are stored by SQL


# ---- time ------------------------------------------------------------------------------------


def test_a_break_counts_for_nobody() -> None:
    pauses = Pauses(Uptime([(0, 0)]), [(10, 20), (30, 30), (40, 60)])
    assert pauses.between(0, 100) == 70
    assert pauses.between(15, 45) == 20
    assert pauses.between(12, 18) == 0
    assert pauses.since is None


def test_what_is_closed_during_a_break_counts_once() -> None:
    pauses = Pauses(Uptime([(0, 15), (30, 45), (50, 50)]), [(10, 20), (40, 60)])
    assert pauses.uptime.closed == [(15, 30), (45, 50)]
    assert pauses.between(0, 100) == 10 + 10 + 40


def test_a_span_ends_when_so_much_time_has_counted() -> None:
    pauses = Pauses(Uptime([(0, 15), (30, 45), (50, 50)]), [(10, 20), (33, 33), (40, 60)])
    for start in (0, 5, 12, 17, 25, 33, 41, 70):
        for span in (1, 2, 5, 11, 30):
            end = pauses.after(start, span)
            assert end is not None
            assert pauses.between(start, end) == span
            assert pauses.between(start, end - 1) == span - 1


def test_in_a_break_nobody_knows_when_time_is_up() -> None:
    pauses = Pauses(Uptime([(0, 0)])).started(50)
    assert pauses.since == 50
    assert pauses.after(0, 51) is None
    assert pauses.after(0, 50) == 50
    assert pauses.between(0, 10**6) == 50
    assert pauses.ended(80).after(0, 51) == 81


def test_no_two_breaks_overlap_not_even_when_the_clock_was_set_back() -> None:
    pauses = Pauses(Uptime([(0, 0)])).started(50).ended(50).started(50)
    assert pauses.taken == ((50, None),)
    pauses = pauses.ended(90).started(60)
    assert pauses.taken == ((50, None),)
    assert pauses.ended(70).started(71).taken == ((50, 70), (71, None))
    assert pauses.between(0, 1000) == 50


def test_without_signs_of_life_a_break_takes_no_more_than_there_was() -> None:
    pauses = Pauses(Uptime([(0, 0)]), [(10_000, 19_000)])
    pauses.uptime.record(10_000)
    assert pauses.between(0, 20_000) == 11_000
    assert pauses.between(0, 20_001) == 10_000  # the server was suspended since the pause began


def test_luck_with_many_breaks_and_closings() -> None:
    luck = Random(28)
    for _ in range(200):
        edges = sorted(luck.sample(range(200), 8))
        opened = [(0, edges[0]), (edges[1], edges[4]), (edges[5], edges[5])]
        edges_of = sorted(luck.sample(range(200), 6))
        pauses = Pauses(Uptime(opened), zip(edges_of[::2], edges_of[1::2], strict=True))
        shut = {moment for since, until in pauses.uptime.closed for moment in range(since, until)}
        shut |= {moment for since, until in pauses.taken if until for moment in range(since, until)}
        start, end = sorted(luck.sample(range(200), 2))
        assert pauses.between(start, end) == len(set(range(start, end)) - shut)


# ---- at a table ------------------------------------------------------------------------------


@anyio
@pytest.mark.parametrize("clock", [TURN, BANK])
async def test_no_clock_runs_in_a_break_also_after_a_restart(
    database: str, hands: Hands, clock: ClockPlan
) -> None:
    async with opened(database, hands) as registry:
        name = await friends(registry, clock)
        async with registry.at(name) as table:
            hands.move(10)
            before = left(table)
            await pause(table)
            assert table.row.deadline is None
            hands.move(3600)
            await registry.check_timeouts()
            assert left(table) == before
            await registry.services.record_uptime()
    hands.move(500)
    async with opened(database, hands) as registry, registry.at(name) as table:
        assert pausing.since(table) is not None
        assert left(table) == before
        assert await code_of(move(table)) == "is-paused"
        hands.move(500)
        await go_on(table)
        assert left(table) == before
        hands.move(5)
        mover = table.running.to_act[0]
        assert left(table)[mover] == before[mover] - 5
        assert table.row.deadline == hands.now + (before[mover] - 5) * 1000
        assert (await registry.services.store.table(name)) == table.row
        await move(table)
        hands.move(clock.seconds + clock.increment + 1)
        await registry.check_timeouts()
        assert table.row.phase == "over"


@anyio
async def test_there_is_an_end_to_breaks(registry: TableRegistry, hands: Hands) -> None:
    place = await people(registry, "ingenious", clock=TURN)
    async with registry.at(place.table) as table:
        for _ in range(pausing.MOST):
            await proposals.pause(table, 0, held=(0, 1))
            await proposals.go_on(table, 0, held=(0, 1))
            hands.move(0.1)
        assert await code_of(proposals.pause(table, 0, held=(0, 1))) == "enough-breaks"


@anyio
async def test_a_bot_that_thinks_when_a_break_begins_waits_for_its_end(registry: TableRegistry) -> None:
    place = await open_table(
        registry, EVA, Agreement(game="ingenious", players=2, clock=TURN, at_once=True), ["me", "easy"]
    )
    async with registry.at(place.table) as table:
        if table.running.to_act == (0,):
            await move(table)
        thought = table.thinking[1]
        await proposals.pause(table, 0)
        entries = table.entries
        await thought
        assert table.entries == entries
        await proposals.go_on(table, 0)
        await table.thinking[1]
        assert table.entries > entries


@anyio
async def test_after_a_long_break_anybody_may_end_it(registry: TableRegistry, hands: Hands) -> None:
    name = await friends(registry, TURN)
    async with registry.at(name) as table:
        await pause(table)
        hands.move(A_DAY - 1)
        await proposals.go_on(table, 1)
        assert pausing.since(table) is not None
        await answer(table, 1, agrees=False)  # withdrawn
        hands.move(1)
        await proposals.go_on(table, 1)
        assert pausing.since(table) is None


@anyio
async def test_what_cannot_be_paused(registry: TableRegistry) -> None:
    name = await friends(registry, TURN)
    async with registry.at(name) as table:
        assert await code_of(proposals.go_on(table, 0)) == "not-paused"
        await pause(table)
        assert await code_of(proposals.pause(table, 0)) == "is-paused"
        await table.resign(0)
        assert pausing.since(table) is None  # the match is over
        assert await code_of(proposals.pause(table, 1)) == "match-over"
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        assert await code_of(proposals.pause(table, 0)) == "no-clock"
    waiting = await open_table(registry, EVA, Agreement(game="ingenious", players=2, clock=TURN))
    async with registry.at(waiting.table) as table:
        assert await code_of(proposals.pause(table, 0)) == "not-begun"


@anyio
async def test_nothing_is_drawn_in_a_break(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious", clock=TURN, chance="manual")
    async with registry.at(place.table) as table:
        await proposals.pause(table, 0, held=(0, 1))
        drawn = manual_draws.draw(table, (0, 1), table.entries, "anything")
        assert await code_of(drawn) == "is-paused"


@anyio
async def test_a_break_that_is_not_stored_is_none(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = await friends(registry, TURN)
    async with registry.at(name) as table:
        await proposals.pause(table, 0)
        with monkeypatch.context() as trouble:
            trouble.setattr(registry.services.store, "write", failing)
            with pytest.raises(NotStored):
                await answer(table, 1, agrees=True)
        await table.ensure_loaded()
        assert pausing.since(table) is None
        await move(table)


async def failing(*_: object) -> None:
    raise NotStored("not-stored")


@anyio
async def test_nothing_is_left_of_breaks_at_a_table_that_is_removed(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious", clock=TURN)
    async with registry.at(place.table) as table:
        await proposals.pause(table, 0, held=(0, 1))
        assert await registry.services.store.pauses(place.table)
        await host_actions.remove(table, Rights(seats=(0, 1)))
    assert await registry.services.store.pauses(place.table) == []
