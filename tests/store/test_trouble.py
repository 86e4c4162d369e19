"""A memory in trouble: everybody hears of it at once, nobody waits for ever, no log tells a secret."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic import op
from sqlalchemy.exc import OperationalError

from bench import postgres
from stolek.kernel.refusal import Refusal
from stolek.store import changes
from stolek.store.rows import EntryRow, TableRow
from stolek.store.store import Store
from stolek.store.writer import NotStored, Request, Writer
from tests.store.hanging import hanging_at

pytestmark = pytest.mark.anyio
LONG = 60  # seconds after which an answer will not come any more
SEED = bytes(range(32))


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An empty memory of each kind."""
    opened = await Store.open(database)
    yield opened
    await opened.close()


def row(name: str) -> TableRow:
    """A table with a secret."""
    return TableRow(
        id=name, game="g", phase="playing", agreement="{}", header="{}", seed=SEED, created=1, changed=1
    )


async def test_what_goes_wrong_says_nothing_of_what_was_to_be_stored(store: Store) -> None:
    await store.write(*changes.new_table(row("t"), []))
    with pytest.raises(NotStored) as refused:
        await store.write(*changes.new_table(row("t"), []))
    said = str(refused.value.__cause__)
    assert "tables" in said
    for secret in (repr(SEED), SEED.hex(), repr(SEED)[10:30]):
        assert secret not in said


async def test_a_schema_is_made_whole_or_not_at_all(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    create, made = op.create_table, 0

    def create_and_fail(*what: Any, **more: Any) -> Any:
        nonlocal made
        made += 1
        if made == 3:
            raise OperationalError("the disk is full", None, Exception())
        return create(*what, **more)

    with monkeypatch.context() as trouble:
        trouble.setattr(op, "create_table", create_and_fail)
        with pytest.raises(Refusal) as refused:
            await Store.open(database)
    assert refused.value.code == "database-unusable"
    store = await Store.open(database)
    assert await store.count() == 0
    await store.close()


async def test_when_the_memory_itself_fails_everybody_is_told_at_once(
    file_database: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("stolek.store.engine.LONGEST_LOCK", 0.01)
    store = await Store.open(file_database)
    await store.write(*changes.new_table(row("t"), []))
    tries: list[int] = []
    commit = Writer.commit

    async def counted(writer: Writer, batch: list[Request]) -> NotStored | None:
        tries.append(len(batch))
        return await commit(writer, batch)

    monkeypatch.setattr(Writer, "commit", counted)
    with closing(sqlite3.connect(tmp_path / "stolek.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        wishes = [store.write(changes.stands(row("t"))) for _ in range(50)]
        done = await asyncio.gather(*wishes, return_exceptions=True)
        other.execute("ROLLBACK")
    assert {type(error) for error in done} == {NotStored}
    assert sum(tries) == 50  # nobody was tried twice
    assert len(tries) <= 2  # and nobody after the others; the first may have gone alone
    await store.write(changes.stands(row("t")))
    await store.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_postgresql_that_hangs_is_not_waited_for(
    database: str, cluster: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolek.store.engine.LONGEST_SILENCE", 0.3)
    store, other = await Store.open(database), await Store.open(database)
    await store.write(*changes.new_table(row("t"), []))
    tries: list[int] = []
    commit = Writer.commit

    async def counted(writer: Writer, batch: list[Request]) -> NotStored | None:
        tries.append(len(batch))
        return await commit(writer, batch)

    monkeypatch.setattr(Writer, "commit", counted)
    async with asyncio.timeout(LONG):
        with postgres.hanging(cluster):
            wishes = [store.write(changes.stands(row("t"))) for _ in range(50)]
            done = await asyncio.gather(store.count(), *wishes, return_exceptions=True)
            assert sum(tries) == 50  # nobody was tried twice, which would take as long for each
            await other.close()
            with pytest.raises(Refusal) as refused:
                await Store.open(database)
    assert {type(error) for error in done} == {NotStored}
    assert refused.value.facts["detail"]
    assert await store.count() == 1
    await store.write(changes.stands(row("t")))
    await store.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_whatever_it_did_when_the_hang_began_it_is_not_waited_for(
    database: str, cluster: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolek.store.engine.LONGEST_SILENCE", 0.3)
    store = await Store.open(database)
    await store.write(*changes.new_table(row("t"), []))
    luck, stops = Random(1), False

    async def ask() -> None:
        while not stops:
            with suppress(NotStored):
                await asyncio.gather(store.count(), store.write(changes.stands(row("t"))))

    async with asyncio.timeout(LONG):
        for _ in range(5):
            stops = False
            people = [asyncio.create_task(ask()) for _ in range(3)]
            await asyncio.sleep(luck.uniform(0.01, 0.05))
            with postgres.hanging(cluster):
                stops = True
                await asyncio.gather(*people)
            assert await store.count() == 1
    await store.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_an_answer_is_enough_even_if_nothing_comes_after_it(
    database: str, cluster: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolek.store.engine.LONGEST_SILENCE", 0.3)
    store = await Store.open(database)
    with hanging_at(store.engine, "after_cursor_execute", cluster):
        done, _ = await asyncio.wait([asyncio.create_task(store.count())], timeout=LONG)
    assert [one.result() for one in done] == [0]
    await store.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_postgresql_that_was_started_anew_is_found_at_once(database: str, cluster: Path) -> None:
    programs = postgres.binaries()
    assert programs is not None
    store = await Store.open(database)
    await asyncio.to_thread(postgres.stop, programs, cluster)
    await asyncio.to_thread(postgres.start, programs, cluster)
    assert await store.count() == 0
    await store.close()


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_what_was_stored_without_an_answer_is_not_stored_twice(
    database: str, cluster: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolek.store.engine.LONGEST_SILENCE", 0.3)
    store = await Store.open(database)
    await store.write(*changes.new_table(row("t"), []))
    entry = EntryRow(table="t", number=0, entry="x", at=1, request="r")
    with hanging_at(store.engine, "commit", cluster):
        async with asyncio.timeout(LONG):
            with pytest.raises(NotStored):
                await store.write(changes.new_entries([entry]))
    async with asyncio.timeout(LONG):
        while not await store.entries("t"):  # on a slow machine it may have come too late to be sent
            with suppress(NotStored):
                await store.write(changes.new_entries([entry]))
        with pytest.raises(NotStored):
            await store.write(changes.new_entries([entry]))
    assert await store.entries("t") == [entry]
    await store.close()


async def test_a_memory_that_is_closed_says_so(store: Store) -> None:
    await store.close()
    with pytest.raises(NotStored):
        await store.write(changes.stands(row("t")))


async def test_a_writer_that_is_stopped_in_the_middle_leaves_nobody_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached = asyncio.Event()

    async def never(writer: Writer, batch: list[Request]) -> None:
        reached.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Writer, "commit", never)
    wishes = [asyncio.create_task(store.write(changes.stands(row("t")))) for _ in range(2)]
    await reached.wait()
    wishes.append(asyncio.create_task(store.write(changes.stands(row("t")))))
    await asyncio.sleep(0)
    assert store.writer.work is not None
    store.writer.work.cancel()
    done = await asyncio.gather(*wishes, return_exceptions=True)
    assert {type(error) for error in done} == {NotStored}
