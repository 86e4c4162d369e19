"""Database outages: all requests fail at once, the log has one line, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import op
from sqlalchemy.exc import OperationalError

from stolek.kernel.refusal import Refusal
from stolek.store import statements
from stolek.store.rows import EntryRow, TableRow
from stolek.store.store import Store
from stolek.store.writer import DatabaseDown, NotStored, Request, Writer, not_stored

pytestmark = pytest.mark.anyio
SEED = bytes(range(32))
in_a_file = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


def row(name: str) -> TableRow:
    """A table with a secret seed."""
    return TableRow(
        id=name, game="g", phase="playing", agreement="{}", header="{}", seed=SEED, created=1, changed=1
    )


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another connection holds the write lock of the file."""
    with closing(sqlite3.connect(folder / "stolek.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def test_what_goes_wrong_says_nothing_of_what_was_to_be_stored(store: Store) -> None:
    await store.write(*statements.insert_table(row("t"), []))
    with pytest.raises(NotStored) as refused:
        await store.write(*statements.insert_table(row("t"), []))
    said = str(refused.value.__cause__)
    assert "tables" in said
    for secret in (repr(SEED), SEED.hex(), repr(SEED)[10:30]):
        assert secret not in said


async def test_a_schema_is_made_whole_or_not_at_all(
    bare_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
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
            await Store.open(bare_database)
    assert refused.value.code == "database-unusable"
    store = await Store.open(bare_database)
    assert await store.count() == 0
    await store.close()


@in_a_file
async def test_when_the_database_itself_fails_everybody_is_told_at_once(
    impatient: None, store: Store, tries: list[int], tmp_path: Path
) -> None:
    await store.write(*statements.insert_table(row("t"), []))
    tries.clear()
    with locked(tmp_path):
        wishes = [store.write(statements.update_progress(row("t"))) for _ in range(50)]
        done = await asyncio.gather(*wishes, return_exceptions=True)
    assert {type(error) for error in done} == {DatabaseDown}
    assert sum(tries) == 50  # no request was tried twice
    assert len(tries) <= 2  # and in one batch; the first may have been committed alone
    await store.write(statements.update_progress(row("t")))


async def test_when_the_database_fails_while_a_fault_is_looked_for_nobody_else_is_tried(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = [
        *statements.insert_table(row("t"), []),
        statements.insert_entries([EntryRow(table="t", number=0, entry="", at=1)]),
    ]
    await store.write(*known)
    tries: list[int] = []
    commit = Writer.commit

    async def fail_at_last(writer: Writer, batch: list[Request]) -> NotStored | None:
        tries.append(len(batch))
        if len(tries) > 3:
            return not_stored(TimeoutError("no answer"))
        return await commit(writer, batch)

    monkeypatch.setattr(Writer, "commit", fail_at_last)
    twice = store.write(statements.insert_entries([EntryRow(table="t", number=0, entry="", at=1)]))
    others = [store.write(statements.update_progress(row("t"))) for _ in range(9)]
    done = await asyncio.gather(twice, *others, return_exceptions=True)
    kinds = [type(error) if error else None for error in done]
    assert kinds == [NotStored, None, *[DatabaseDown] * 8]
    assert tries == [10, 1, 1, 1]


@in_a_file
async def test_the_log_hears_once_that_the_database_fails_and_why_and_once_that_it_is_back(
    impatient: None, store: Store, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def told() -> list[tuple[int, str]]:
        return [
            (line.levelno, line.getMessage())
            for line in caplog.records
            if "the database can" in line.getMessage()
        ]

    await store.write(*statements.insert_table(row("t"), []))
    for times in (1, 2):
        with locked(tmp_path):
            for _ in range(3):
                with pytest.raises(DatabaseDown):
                    await store.write(statements.update_progress(row("t")))
                assert await store.count() == 1  # reading still works
        for _ in range(2):
            await store.write(statements.update_progress(row("t")))
        assert told() == times * [
            (logging.ERROR, "the database cannot be written to: database is locked"),
            (logging.WARNING, "the database can be written to again"),
        ]
    with pytest.raises(NotStored):  # a request at fault is no outage
        await store.write(*statements.insert_table(row("t"), []))
    assert len(told()) == 4


async def test_a_database_that_is_closed_says_so(store: Store) -> None:
    await store.close()
    with pytest.raises(NotStored):
        await store.write(statements.update_progress(row("t")))


async def test_a_writer_that_is_stopped_in_the_middle_leaves_nobody_waiting(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    reached = asyncio.Event()

    async def never(writer: Writer, batch: list[Request]) -> None:
        reached.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(Writer, "commit", never)
    wishes = [asyncio.create_task(store.write(statements.update_progress(row("t")))) for _ in range(2)]
    await reached.wait()
    wishes.append(asyncio.create_task(store.write(statements.update_progress(row("t")))))
    await asyncio.sleep(0)
    assert store.writer.work is not None
    store.writer.work.cancel()
    done = await asyncio.gather(*wishes, return_exceptions=True)
    assert {type(error) for error in done} == {NotStored}
