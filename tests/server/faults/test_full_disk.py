"""A database that fails: the disk is full, the file locked, PostgreSQL gone. Moves are refused with a clear
answer, nothing is acknowledged that is not stored, and when the database is back play goes on.

A disk is full for real: root mounts a small one in RAM and fills it, so that SQLite gets ENOSPC. Without the
right to mount, the file size limit of the running server is lowered; then SQLite gets EFBIG in the same
places. Both are tried where possible, because SQLite does not treat them alike.
"""

from __future__ import annotations

import asyncio
import errno
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from bench import postgres
from stolek.kernel.refusal import Refusal
from stolek.server.run import prepare
from stolek.server.settings import settings_for
from stolek.store.writer import NotStored
from stolek.tables.table import Table
from tests.server import processes
from tests.server.clients import browser, open_table
from tests.server.discretion import check_discretion, secrets_of, seeds_of
from tests.server.players import LONGEST_SILENCE, check_all_is_there, check_end, record_of, seated, stored_of
from tests.server.processes import ServerProcess, server_process
from tests.store.hanging import hanging, hanging_at
from tests.tables.registries import Hands, code_of, opened, people
from tests.waiting import MOMENT, PATIENCE, ControlledTime, until

pytestmark = pytest.mark.anyio
SMALL = 8 << 20  # bytes of the disk that is filled

# Every refusal below waits for these timeouts.
IMPATIENT_SERVER = """
import sys
from stolek.cli import main
from stolek.store import engine
engine.LONGEST_LOCK, engine.LONGEST_SILENCE = 0.2, 5
sys.exit(main())
"""

Trouble = Callable[[ServerProcess], AbstractContextManager[None]]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers with short database timeouts."""
    monkeypatch.setattr(processes, "COMMAND", [sys.executable, "-c", IMPATIENT_SERVER, "serve"])


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A small disk in RAM."""
    place = tmp_path / "disk"
    place.mkdir()
    if os.getuid() != 0:
        pytest.skip("only root may mount a disk")
    command = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(place)]
    if subprocess.run(command, capture_output=True, check=False).returncode != 0:
        pytest.skip("here not even root may mount a disk")
    try:
        yield place
    finally:
        subprocess.run(["umount", "-l", str(place)], check=True)


async def play_through(server: ServerProcess, trouble: Trouble, silence: float = LONGEST_SILENCE) -> None:
    """Two matches during which the database fails and recovers; the server survives."""
    await server.start()
    async with browser(server.base) as client:
        places = [await open_table(client, "ingenious", seats=["me", who]) for who in ("me", "random")]
        tables = [seated(lambda: server.base, place, Random(5), silence) for place in places]
        people = [player for players in tables for player in players]
        evening = asyncio.gather(*[player.play_out() for player in people])
        await until(lambda: all(len(player.accepted) >= 3 for player in people))
        with trouble(server):
            # At the table without a bot a player always has to move, and cannot.
            told = sum(player.refused["not-stored"] for player in tables[0])
            await until(lambda: sum(player.refused["not-stored"] for player in tables[0]) >= told + 2)
            acknowledged = [len(player.accepted) for player in people]
            wish = {"agreement": {"game": "ingenious", "players": 2, "at_once": True}}
            asked = client.get("/api/health"), client.post("/api/tables", json=wish)
            for answer in await asyncio.gather(*asked):
                assert (answer.status_code, answer.json()["code"]) == (503, "not-stored")
            assert [len(player.accepted) for player in people] == acknowledged
        await evening
        assert (await client.get("/api/health")).status_code == 200
        records = [await record_of(client, place) for place in places]
        secrets = seeds_of(records).union(*[secrets_of(client, place) for place in places])
    assert await server.stop() == 0
    stored = await stored_of(server.database, [place["table"] for place in places])
    for players, record, rows in zip(tables, records, stored, strict=True):
        check_end(players, record)
        check_all_is_there(players, rows, "ingenious")
    check_log(server, secrets)


def check_log(server: ServerProcess, secrets: set[str]) -> None:
    """The outage is logged once and not for every request, and without secrets."""
    said = [line["what"] for line in server.lines]
    assert any("the database cannot be" in line for line in said)
    assert not [line for line in said if "not stored" in line or "bot of table" in line]
    assert [line for line in server.lines if "trace" in line] == []
    check_discretion(server.said, secrets | {"parameters: "})


# ---- a full disk -----------------------------------------------------------------------------


async def test_a_full_disk_refuses_moves_until_there_is_room(small_disk: Path, tmp_path: Path) -> None:
    @contextmanager
    def full(server: ServerProcess) -> Iterator[None]:
        ballast = small_disk / "ballast"
        with between_commits(small_disk):
            fill(ballast)
        yield
        ballast.unlink()

    with server_process(small_disk, logs=tmp_path) as server:
        await play_through(server, full)


@contextmanager
def between_commits(folder: Path) -> Iterator[None]:
    """Lock the file for writing: a commit that ends half-way leaves room for a smaller one."""
    with closing(sqlite3.connect(folder / "stolek.sqlite", timeout=PATIENCE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def fill(ballast: Path) -> None:
    """Fill the disk to the last byte."""
    with ballast.open("wb", buffering=0) as file:
        for size in (1 << 16, 1 << 12, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue


async def test_files_that_may_not_grow_are_like_a_full_disk(quick: Path) -> None:
    @contextmanager
    def limited(server: ServerProcess) -> Iterator[None]:
        assert server.process is not None
        pid = server.process.pid
        soft, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        with between_commits(quick):
            largest = (quick / "stolek.sqlite-wal").stat().st_size  # the server's log is far smaller
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (largest, hard))
        yield
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (soft, hard))

    with server_process(quick) as server:
        await play_through(server, limited)


# ---- a locked file ---------------------------------------------------------------------------


@pytest.mark.usefixtures("impatient")
async def test_a_locked_file_refuses_moves_until_it_is_free(quick: Path) -> None:
    @contextmanager
    def locked(server: ServerProcess) -> Iterator[None]:
        with closing(
            sqlite3.connect(quick / "stolek.sqlite", timeout=PATIENCE, isolation_level=None)
        ) as other:
            other.execute("BEGIN EXCLUSIVE")
            yield
            other.execute("ROLLBACK")

    with server_process(quick) as server:
        await play_through(server, locked)


# ---- PostgreSQL gone -------------------------------------------------------------------------


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_postgresql_that_stops_refuses_moves_until_it_is_back(
    quick: Path, database: str, cluster: Path
) -> None:
    programs = postgres.binaries()
    assert programs is not None

    @contextmanager
    def stopped(server: ServerProcess) -> Iterator[None]:
        postgres.stop(programs, cluster)
        try:
            yield
        finally:
            postgres.start(programs, cluster)

    with server_process(quick, database) as server:
        await play_through(server, stopped)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
@pytest.mark.usefixtures("impatient")
async def test_a_postgresql_that_hangs_refuses_moves_until_it_answers_again(
    quick: Path, database: str, cluster: Path
) -> None:
    with server_process(quick, database) as server:
        await play_through(server, lambda _: postgres.hanging(cluster), silence=60)


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_move_that_was_stored_without_an_answer_is_not_made_twice(
    database: str, cluster: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolek.store.engine.asyncio", time := ControlledTime())
    async with opened(database, Hands()) as registry:
        place = await people(registry, "ingenious")
        async with registry.at(place.table) as table:
            [seat] = table.running.to_act
            seen, move = table.entries, table.running.legal(seat)[0].notation
            with hanging_at(registry.services.store.writer.engine, "commit", hanging(cluster, time)):
                assert await code_of(table.play(seat, seen, move, "r")) == "not-stored"
                assert await code_of(table.play(seat, seen, move, "r")) == "not-stored"
            while (entry := await again(table, seat, seen, move)) is None:
                await asyncio.sleep(MOMENT)
        assert entry == seen
        rows = await registry.services.store.entries(place.table)
        assert [row.number for row in rows if row.request == "r"] == [seen]
        assert len(rows) == table.entries


async def again(table: Table, seat: int, seen: int, move: str) -> int | None:
    """Retry a move: its entry, or None while the database fails."""
    try:
        return await table.play(seat, seen, move, "r")
    except NotStored:
        return None


# ---- at the start ----------------------------------------------------------------------------


async def test_a_server_does_not_open_with_a_database_that_it_cannot_write(
    quick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolek.store.engine.LONGEST_LOCK", MOMENT)
    database = f"sqlite:///{quick / 'stolek.sqlite'}"
    await prepare(database)
    with closing(sqlite3.connect(quick / "stolek.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Refusal) as refused:
            await prepare(database)
    assert refused.value.code == "database-unusable"
    assert "locked" in str(refused.value.facts["detail"])


def test_a_secret_is_there_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as trouble:
        trouble.setattr("os.fsync", full)
        with pytest.raises(Refusal) as refused:
            settings_for(tmp_path)
    assert refused.value.code == "bad-data-folder"
    assert list(tmp_path.iterdir()) == []
    secret = settings_for(tmp_path).secret
    assert settings_for(tmp_path).secret == secret
    assert [file.name for file in tmp_path.iterdir()] == ["secret.key"]
    assert (tmp_path / "secret.key").stat().st_mode & 0o077 == 0
