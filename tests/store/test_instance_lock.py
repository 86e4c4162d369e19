"""One server a database: a second one is refused until the first has ended, even by a kill."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from stolek.kernel.refusal import Refusal
from stolek.store import instance_lock
from stolek.store.store import Store
from tests.waiting import MOMENT, PATIENCE, ControlledTime, until

pytestmark = pytest.mark.anyio
HOLD = """
import asyncio, sys
from stolek.store.instance_lock import single_instance
async def hold():
    async with single_instance(sys.argv[1]):
        print("alone", flush=True)
        await asyncio.sleep(600)
asyncio.run(hold())
"""


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Retry only briefly."""
    monkeypatch.setattr(instance_lock, "TRIES", 3)
    monkeypatch.setattr(instance_lock, "PAUSE", MOMENT)


async def refused(database: str) -> Refusal:
    """The refusal of a second lock on a database."""
    with pytest.raises(Refusal) as found:
        async with instance_lock.single_instance(database):
            pass
    return found.value


async def test_who_comes_second_is_kept_out_until_the_first_has_gone(database: str) -> None:
    async with instance_lock.single_instance(database):
        assert (await refused(database)).code == "data-in-use"
        store = await Store.open(database)  # the lock does not block the database itself
        assert await store.count() == 0
        await store.close()
    async with instance_lock.single_instance(database):
        pass


async def test_who_comes_second_is_told_where_the_first_is(file_database: str) -> None:
    for address in ("http://localhost:12345", "http://localhost:80"):
        async with instance_lock.single_instance(file_database) as sign:
            assert (await refused(file_database)).code == "data-in-use"  # an old address is not shown
            sign(address)
            found = await refused(file_database)
            assert (found.code, found.facts) == ("open-elsewhere", {"address": address})


async def test_the_second_waits_a_moment_for_the_first_to_say_where_it_is(
    file_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with instance_lock.single_instance(file_database) as sign:
        monkeypatch.setattr(instance_lock, "asyncio", time := ControlledTime())
        second = asyncio.create_task(refused(file_database))
        await until(lambda: time.pauses)
        sign("http://localhost:1")
        time.end_pauses()
        assert (await second).facts == {"address": "http://localhost:1"}


async def test_other_memories_are_free(database: str, tmp_path: Path) -> None:
    async with (
        instance_lock.single_instance(database),
        instance_lock.single_instance(f"sqlite:///{tmp_path / 'other.sqlite'}"),
    ):
        assert (await refused(database)).code == "data-in-use"  # the other lock has not released this one


async def test_a_kill_leaves_no_lock_behind(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await asyncio.create_subprocess_exec(
        sys.executable, "-c", HOLD, database, stdout=asyncio.subprocess.PIPE
    )
    assert first.stdout is not None
    assert await first.stdout.readline() == b"alone\n"
    assert (await refused(database)).code == "data-in-use"
    first.kill()
    await first.wait()
    # PostgreSQL may take a while to notice.
    monkeypatch.setattr(instance_lock, "TRIES", int(PATIENCE / MOMENT))
    async with instance_lock.single_instance(database):
        pass


async def test_beside_a_database_without_a_name_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert (await refused("sqlite:///")).code == "database-unusable"
    assert list(tmp_path.iterdir()) == []
