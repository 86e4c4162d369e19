"""Registry: tables that cannot be loaded disturb neither others nor the log."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from stolek.store.statements import Change
from stolek.store.store import Store
from stolek.store.writer import DatabaseDown, NotStored
from stolek.tables import loading
from stolek.tables import registry as desk_module
from stolek.tables.registry import REST, TableRegistry
from stolek.tables.settings import ClockPlan
from stolek.tables.table import Table
from tests.tables.registries import Hands, people
from tests.waiting import until

pytestmark = pytest.mark.anyio
ON_BOTH = True  # both databases: overdue tables are found by SQL


async def left(registry: TableRegistry, table: str) -> int:
    """Number of seats of a table that were given up."""
    return sum(seat.left for seat in await registry.services.store.seats(table))


async def test_a_late_table_that_cannot_be_read_is_logged_once(
    registry: TableRegistry, hands: Hands, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = [
        (await people(registry, "ingenious", players, clock=ClockPlan("turn", 60))).table
        for players in (3, 2)
    ]
    registry.loaded.clear()
    read = loading.read_from_store

    async def fail(table: Table) -> None:
        if table.id == bad:
            raise ValueError("unreadable")
        await read(table)

    def told() -> int:
        registry.loaded.clear()
        return sum(bad in record.getMessage() for record in caplog.records)

    with caplog.at_level(logging.ERROR), monkeypatch.context() as trouble:
        trouble.setattr(loading, "read_from_store", fail)
        hands.move(61)
        for _ in range(3):
            await registry.check_timeouts()
            hands.move(REST / 1000)
        assert told() == 1
        assert await left(registry, good) == 1
        trouble.setattr(loading, "read_from_store", read)
        await registry.check_timeouts()
        assert told() == 1
        assert await left(registry, bad) == 1
        trouble.setattr(loading, "read_from_store", fail)
        hands.move(61)
        for _ in range(3):
            await registry.check_timeouts()
            hands.move(REST / 1000)
        assert told() == 2  # it could be loaded in between


async def test_tables_that_cannot_be_read_stop_no_other_clock_however_many_they_are(
    registry: TableRegistry, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Store.overdue, "__defaults__", (1,))  # tables checked in one go
    bad = [(await people(registry, "ingenious", clock=ClockPlan("turn", 60))).table for _ in range(2)]
    hands.move(1)
    good = (await people(registry, "ingenious", clock=ClockPlan("turn", 60))).table
    registry.loaded.clear()
    read = loading.read_from_store

    async def fail(table: Table) -> None:
        if table.id in bad:
            raise ValueError("unreadable")
        await read(table)

    with monkeypatch.context() as trouble:
        trouble.setattr(loading, "read_from_store", fail)
        hands.move(61)
        for _ in range(3):
            await registry.check_timeouts()
        assert await left(registry, good) == 1
    await registry.check_timeouts()
    assert await left(registry, bad[0]) == 0  # not retried yet
    hands.move(REST / 1000)
    for _ in bad:
        await registry.check_timeouts()
    assert [await left(registry, name) for name in bad] == [1, 1]


async def test_a_table_that_has_come_further_elsewhere_is_read_anew(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        registry.on_update(table.id, table.entries)
        assert not table.is_stale
        for news in ((table.entries + 1, False), (table.entries, True)):
            registry.on_update(table.id, *news)
            assert table.is_stale
            await asyncio.gather(*registry.reloading)
            assert not table.is_stale
        registry.on_update("nowhere", 1)


async def test_a_table_that_cannot_be_stored_stops_no_other_clock(
    registry: TableRegistry, hands: Hands, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    bad, good = [(await people(registry, "ingenious", clock=ClockPlan("turn", 60))).table for _ in range(2)]
    write = Store.write

    async def fail(store: Store, *wanted: Change) -> None:
        if any(row.get("table") == bad for change in wanted for row in change.rows):
            raise NotStored("not-stored")
        await write(store, *wanted)

    monkeypatch.setattr(Store, "write", fail)
    hands.move(61)
    await registry.check_timeouts()
    assert [await left(registry, name) for name in (bad, good)] == [0, 1]
    assert [bad in line.getMessage() for line in caplog.records] == [True]


async def test_while_the_database_fails_the_clocks_are_not_kept_and_say_nothing(
    registry: TableRegistry, hands: Hands, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(desk_module, "TICK", 0)
    looks = 0

    async def fail(store: Store, now: int) -> list[str]:
        nonlocal looks
        looks += 1
        if looks == 5:
            await asyncio.Event().wait()
        raise DatabaseDown("not-stored")

    monkeypatch.setattr(Store, "overdue", fail)
    work = asyncio.create_task(registry.watch_clocks())
    await until(lambda: looks == 5)
    work.cancel()
    assert caplog.records == []


async def test_news_that_come_while_a_table_is_read_are_not_lost(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await people(registry, "ingenious")
    chat = Store.chat

    async def meanwhile(store: Store, *what: Any, **more: Any) -> Any:
        registry.on_update(place.table, 0, elsewhere=True)
        return await chat(store, *what, **more)

    async with registry.at(place.table) as table:
        with monkeypatch.context() as busy:
            busy.setattr(Store, "chat", meanwhile)
            table.invalidations += 1
            await table.ensure_loaded()
            assert table.is_stale
        await asyncio.gather(*registry.reloading)
        assert not table.is_stale


async def test_what_was_only_read_is_told_to_nobody_elsewhere(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        told: list[str] = []
        registry.services.notify = lambda name, entries: told.append(name)
        registry.on_update(table.id, table.entries, elsewhere=True)
        await asyncio.gather(*registry.reloading)
        assert told == []
