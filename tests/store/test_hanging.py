"""A PostgreSQL that hangs or restarts: requests time out, and nothing is stored twice."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import event

from bench import postgres
from stolek.kernel.refusal import Refusal
from stolek.store import statements
from stolek.store.rows import EntryRow, TableRow
from stolek.store.store import Store
from stolek.store.writer import DatabaseDown
from tests.store.hanging import hanging, hanging_at
from tests.waiting import MOMENT, PATIENCE, ControlledTime

TABLE = TableRow(id="t", game="g", phase="playing", agreement="{}", created=1, changed=1)
pytestmark = [
    pytest.mark.anyio,
    pytest.mark.parametrize("database", ["postgresql"], indirect=True),
]


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> ControlledTime:
    """Timeouts for PostgreSQL run out only when it hangs."""
    monkeypatch.setattr("stolek.store.engine.asyncio", controlled := ControlledTime())
    return controlled


@pytest.fixture
async def known(time: ControlledTime, store: Store) -> Store:
    """A store with one table."""
    await store.write(*statements.insert_table(TABLE, []))
    return store


async def test_it_is_not_waited_for(
    known: Store,
    database: str,
    cluster: Path,
    time: ControlledTime,
    tries: list[int],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    other = await Store.open(database)
    async with asyncio.timeout(PATIENCE):
        with hanging(cluster, time):
            wishes = [known.write(statements.update_progress(TABLE)) for _ in range(50)]
            done = await asyncio.gather(known.count(), *wishes, return_exceptions=True)
            assert sum(tries) == 50  # no request was tried twice, as each would time out
            await other.close()
            monkeypatch.setattr("stolek.store.engine.LONGEST_SILENCE", MOMENT)  # the driver's own timeout
            with pytest.raises(Refusal) as refused:
                await Store.open(database)
    assert {type(error) for error in done} == {DatabaseDown}
    assert refused.value.facts["detail"]
    assert await known.count() == 1
    await known.write(statements.update_progress(TABLE))


async def test_whatever_it_did_when_the_hang_began_it_is_not_waited_for(
    known: Store, cluster: Path, time: ControlledTime
) -> None:
    luck, stops = Random(1), False

    async def ask() -> None:
        while not stops:
            with suppress(DatabaseDown):
                await asyncio.gather(known.count(), known.write(statements.update_progress(TABLE)))

    async with asyncio.timeout(PATIENCE):
        for _ in range(5):
            stops = False
            people = [asyncio.create_task(ask()) for _ in range(3)]
            await asyncio.sleep(luck.uniform(0.01, 0.05))
            with hanging(cluster, time):
                stops = True
                await asyncio.gather(*people)
            assert await known.count() == 1


async def test_it_is_not_waited_for_either_by_those_who_only_just_come(
    known: Store, cluster: Path, time: ControlledTime
) -> None:
    with hanging_at(known.engine, "connect", hanging(cluster, time)):
        people = [asyncio.create_task(known.count()) for _ in range(30)]
        done, _ = await asyncio.wait(people)
    assert {type(one.exception()) for one in done} == {DatabaseDown}
    assert await known.count() == 1


async def test_an_answer_is_enough_even_if_nothing_comes_after_it(known: Store, cluster: Path) -> None:
    async with asyncio.timeout(PATIENCE):
        with hanging_at(known.engine, "after_cursor_execute", postgres.hanging(cluster)):
            assert await known.count() == 1  # and no timeout ran out


async def test_of_a_connection_without_an_answer_no_polite_end_is_awaited(
    known: Store, cluster: Path, time: ControlledTime
) -> None:
    ended: list[bool] = []

    def note(connection: Any, *_: object) -> None:
        ended.append(connection.driver_connection.is_closed())

    event.listen(known.writer.engine.sync_engine, "close", note)
    with hanging(cluster, time), pytest.raises(DatabaseDown):
        await known.write(statements.update_progress(TABLE))
    assert ended == [True]


async def test_one_that_was_started_anew_is_found_at_once(
    known: Store, cluster: Path, time: ControlledTime
) -> None:
    programs = postgres.binaries()
    assert programs is not None
    await asyncio.to_thread(postgres.stop, programs, cluster)
    await asyncio.to_thread(postgres.start, programs, cluster)
    assert await known.count() == 1


async def test_what_was_stored_without_an_answer_is_not_stored_twice(
    known: Store, cluster: Path, time: ControlledTime
) -> None:
    entry = EntryRow(table="t", number=0, entry="x", at=1, request="r")
    async with asyncio.timeout(PATIENCE):
        with hanging_at(known.writer.engine, "commit", hanging(cluster, time)), pytest.raises(DatabaseDown):
            await known.write(statements.insert_entries([entry]))
        while not await known.entries("t"):  # on a slow machine the commit may not have been sent
            with suppress(DatabaseDown):
                await known.write(statements.insert_entries([entry]))
        with pytest.raises(Refusal):
            await known.write(statements.insert_entries([entry]))
    assert await known.entries("t") == [entry]
