"""The store: a request is written whole or not at all, and a faulty one harms no other."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from sqlalchemy import Connection, text

from stolek.kernel.refusal import Refusal
from stolek.store import schema, statements
from stolek.store.engine import engine_for, parse_url
from stolek.store.instance_lock import single_instance
from stolek.store.migrate import configuration, newest_revision
from stolek.store.rows import ChatRow, EntryRow, KeyRow, SeatRow, TableRow
from stolek.store.store import READERS, Store
from stolek.store.writer import NotStored
from tests.waiting import PATIENCE

pytestmark = pytest.mark.anyio


def row(name: str, **fields: object) -> TableRow:
    """The row of a table."""
    given = {"game": "g", "phase": "gathering", "agreement": "{}", "created": 1, "changed": 1, **fields}
    return TableRow(id=name, **given)  # type: ignore[arg-type]


def entry(table: str, number: int, text: str = '["played", 0, "x"]') -> EntryRow:
    """The row of an entry."""
    return EntryRow(table=table, number=number, entry=text, at=number)


async def test_what_was_written_is_read_again_by_another_server(database: str) -> None:
    first = await Store.open(database)
    whole = row("t", header="{}", seed=b"\0\xff" * 16, host=1, locked=True, open=True, deadline=1 << 41)
    seats = [
        SeatRow(table="t", seat=seat, guest="g", name="Žofka", colour="red", bot="easy") for seat in (1, 0)
    ]
    await first.write(*statements.insert_table(whole, seats))
    await first.write(statements.insert_entries([entry("t", 1), entry("t", 0)]))
    await first.write(
        statements.insert_chat(ChatRow(table="t", number=0, seat=None, name="", text="Ř", at=5))
    )
    await first.write(statements.insert_key(KeyRow(digest="d", table="t", opens="seat", seat=1)))
    await first.close()
    store = await Store.open(database)
    assert await store.table("t") == whole
    assert await store.seats("t") == sorted(seats, key=lambda seat: seat.seat)
    assert await store.entries("t") == [entry("t", 0), entry("t", 1)]
    assert await store.entries("t", since=1) == [entry("t", 1)]
    assert [remark.text for remark in await store.chat("t")] == ["Ř"]
    assert await store.keys(["d", "e"]) == [KeyRow(digest="d", table="t", opens="seat", seat=1)]
    assert await store.table("u") is None
    assert await store.count() == 1
    await store.close()


async def test_a_request_is_stored_whole_or_not_at_all(store: Store) -> None:
    await store.write(*statements.insert_table(row("t"), []), statements.insert_entries([entry("t", 0)]))
    with pytest.raises(NotStored):
        await store.write(
            statements.update_progress(row("t", phase="over")), statements.insert_entries([entry("t", 0)])
        )
    found = await store.table("t")
    assert found is not None
    assert found.phase == "gathering"


async def test_no_number_is_there_twice(store: Store) -> None:
    await store.write(*statements.insert_table(row("t"), []), statements.insert_entries([entry("t", 0)]))
    with pytest.raises(NotStored) as refused:
        await store.write(statements.insert_entries([entry("t", 1), entry("t", 0, "other")]))
    assert refused.value.code == "not-stored"
    assert await store.entries("t") == [entry("t", 0)]


async def test_what_could_not_be_stored_does_not_stand_in_the_error(store: Store) -> None:
    known = [*statements.insert_table(row("t"), []), statements.insert_entries([entry("t", 0)])]
    await store.write(*known)
    sealed = statements.insert_table(row("t", header="{}", seed=b"a secret seed"), [])
    for again in (sealed, [statements.insert_entries([entry("t", 0, '["drawn", "red-blue"]')])]):
        with pytest.raises(NotStored) as refused:
            await store.write(*again)
        error = str(refused.value.__cause__)
        assert "INSERT" in error
        assert "red-blue" not in error
        assert "secret" not in error


async def test_many_requests_are_committed_together_and_one_fault_harms_nobody_else(store: Store) -> None:
    names = [f"t{number}" for number in range(20)]
    for name in names:
        await store.write(
            *statements.insert_table(row(name), []), statements.insert_entries([entry(name, 0)])
        )
    before = store.writer.commits
    wishes = [store.write(statements.insert_entries([entry(name, 1)])) for name in names]
    await asyncio.gather(*wishes)
    assert store.writer.commits - before <= 2  # the first may have been committed alone
    twice = [
        store.write(statements.insert_entries([entry(name, 1 if name == "t7" else 2)])) for name in names
    ]
    done = await asyncio.gather(*twice, return_exceptions=True)
    assert [name for name, error in zip(names, done, strict=True) if error] == ["t7"]
    assert [len(await store.entries(name)) for name in names] == [2 if name == "t7" else 3 for name in names]


async def test_the_order_within_a_request_holds_whoever_else_writes(store: Store) -> None:
    for name in ("a", "b"):
        await store.write(*statements.insert_table(row(name), [SeatRow(table=name, seat=0)]))
    await store.write(statements.insert_key(KeyRow(digest="old", table="b", opens="seat", seat=0)))
    other = store.write(statements.insert_key(KeyRow(digest="a", table="a", opens="seat", seat=0)))
    renewed = store.write(
        statements.revoke_seat("b", 0),
        statements.insert_key(KeyRow(digest="new", table="b", opens="seat", seat=0)),
    )
    await asyncio.gather(other, renewed)
    assert {key.digest for key in await store.keys(["old", "new", "a"])} == {"new", "a"}


async def test_lists_show_what_is_asked_for_newest_first(store: Store) -> None:
    for number, (phase, is_open) in enumerate(
        [("gathering", True), ("gathering", True), ("gathering", False), ("playing", True)]
    ):
        one = row(f"t{number}", phase=phase, open=is_open, changed=number, deadline=10 * number)
        guest = "eva" if number in (1, 2) else None
        await store.write(*statements.insert_table(one, [SeatRow(table=one.id, seat=0, guest=guest)]))
    assert [found.id for found in await store.to_join()] == ["t0"]
    assert [found.id for found in await store.to_watch()] == ["t3"]
    assert [found.id for found in await store.tables_of("eva")] == ["t2", "t1"]
    assert await store.overdue(19) == ["t0", "t1"]
    assert await store.overdue(20) == ["t0", "t1", "t2"]
    await store.write(statements.update_deadline("t0", 15))
    assert await store.overdue(19) == ["t1", "t0"]


async def test_tables_without_a_free_seat_for_strangers_hide_no_other(store: Store) -> None:
    free: dict[str, object] = {"open": True}
    sitting: dict[str, tuple[dict[str, object], list[dict[str, Any]]]] = {
        "free": (free, [{"guest": "eva"}, {}]),
        "full": (free, [{"guest": "eva"}, {"bot": "easy"}]),
        "kept": (free, [{"guest": "eva"}, {"guest": "jan"}]),
        "locked": ({**free, "locked": True}, [{}, {}]),
        "private": ({}, [{}, {}]),
        "playing": ({**free, "phase": "playing"}, [{}, {}]),
    }
    for number, (name, (fields, chairs)) in enumerate(sitting.items()):
        one = row(name, **{**fields, "changed": number})
        seats = [SeatRow(table=name, seat=seat, **chair) for seat, chair in enumerate(chairs)]
        await store.write(*statements.insert_table(one, seats))
    assert [found.id for found in await store.to_join(most=1)] == ["free"]
    assert [found.id for found in await store.to_join()] == ["free"]


async def test_only_the_last_remarks_are_read(store: Store) -> None:
    await store.write(*statements.insert_table(row("t"), []))
    for number in range(5):
        remark = ChatRow(table="t", number=number, seat=0, name="", phrase="hello", at=number)
        await store.write(statements.insert_chat(remark))
    assert [remark.number for remark in await store.chat("t", most=2)] == [3, 4]
    assert [remark.number for remark in await store.chat("t", since=4)] == [4]


async def test_the_migrations_make_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    async with store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


async def test_a_database_that_is_up_to_date_is_not_migrated(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "upgrade", lambda *_: pytest.fail("nothing is to be done"))
    await (await Store.open(database)).close()
    assert newest_revision() == ScriptDirectory.from_config(configuration()).get_current_head()


async def test_an_older_database_learns_which_seats_were_left_and_what_was_said_twice(
    bare_database: str,
) -> None:
    def first(connection: Connection) -> None:
        command.upgrade(configuration(connection), "0001")

    engine = engine_for(bare_database)
    async with engine.begin() as connection:
        await connection.run_sync(first)
        for statement in OLD:
            await connection.execute(text(statement))
    await engine.dispose()
    store = await Store.open(bare_database)
    assert [seat.left for seat in await store.seats("t")] == [False, True, True]
    assert [seat.left for seat in await store.seats("u")] == [False]
    said = [(remark.seat, remark.request) for remark in await store.chat("t")]
    assert said == [(0, "a"), (0, None), (1, "a"), (0, None), (0, None)]
    await store.close()


OLD = [
    "INSERT INTO tables (id, game, phase, agreement, locked, open, created, changed)"
    " VALUES ('t', 'g', 'over', '{}', false, false, 1, 1), ('u', 'g', 'over', '{}', false, false, 1, 1)",
    'INSERT INTO seats ("table", seat, name, colour)'
    " VALUES ('t', 0, '', ''), ('t', 1, '', ''), ('t', 2, '', ''), ('u', 0, '', '')",
    'INSERT INTO entries ("table", number, entry, at)'
    """ VALUES ('t', 0, '["resigned",1]', 1), ('t', 1, '["played",0,"x"]', 1),"""
    """ ('t', 2, '["timed-out",2]', 1)""",
    'INSERT INTO remarks ("table", number, seat, name, at, request) VALUES'
    " ('t', 0, 0, '', 1, 'a'), ('t', 1, 0, '', 1, 'a'), ('t', 2, 1, '', 1, 'a'), ('t', 3, 0, '', 1, NULL),"
    " ('t', 4, 0, '', 1, NULL)",
]


async def test_a_database_with_the_old_names_keeps_its_rows(bare_database: str) -> None:
    def before(connection: Connection) -> None:
        command.upgrade(configuration(connection), "0004")

    engine = engine_for(bare_database)
    async with engine.begin() as connection:
        await connection.run_sync(before)
        for statement in OLD_NAMES:
            await connection.execute(text(statement))
    await engine.dispose()
    store = await Store.open(bare_database)
    assert [(said.number, said.text, said.request) for said in await store.chat("t")] == [(0, "Ahoj", "a")]
    assert await store.pauses("t") == [(5, 9), (12, None)]
    [channel] = await store.channels("g")
    assert (channel.id, channel.kind, channel.target, channel.confirmed) == (
        "w",
        "email",
        '{"address":"a"}',
        True,
    )
    assert await store.uptime() == [(1, 20), (30, 40)]
    await store.write(statements.delete_table("t"))
    assert (await store.chat("t"), await store.pauses("t")) == ([], [])
    await store.close()


OLD_NAMES = [
    "INSERT INTO tables (id, game, phase, agreement, locked, open, invitations, created, changed)"
    " VALUES ('t', 'g', 'over', '{}', false, false, 0, 1, 1)",
    'INSERT INTO remarks ("table", number, seat, name, text, at, request)'
    " VALUES ('t', 0, 0, 'Eva', 'Ahoj', 1, 'a')",
    """INSERT INTO breaks ("table", since, until) VALUES ('t', 5, 9), ('t', 12, NULL)""",
    "INSERT INTO ways (id, guest, way, target, language, confirmed, created)"
    """ VALUES ('w', 'g', 'email', '{"address":"a"}', 'cs', true, 3)""",
    "INSERT INTO hours (since, until) VALUES (1, 20), (30, 40)",
]


async def test_seats_of_many_tables_are_one_question(store: Store) -> None:
    for name in ("t", "u"):
        seats = [SeatRow(table=name, seat=seat, left=name == "u") for seat in (1, 0)]
        await store.write(*statements.insert_table(row(name), seats))
    found = await store.seats_of(["u", "t", "v"])
    assert found == {"u": await store.seats("u"), "t": await store.seats("t"), "v": []}
    assert [seat.left for seat in found["u"]] == [True, True]
    assert await store.seats_of([]) == {}


async def test_however_many_read_the_writer_has_a_connection(store: Store) -> None:
    async with AsyncExitStack() as readers, asyncio.timeout(PATIENCE):
        for _ in range(READERS):
            connection = await readers.enter_async_context(store.engine.connect())
            await connection.execute(text("SELECT 1"))
        await store.write(*statements.insert_table(row("t"), []))
    assert await store.count() == 1


async def test_nothing_is_said_twice_by_one_request(store: Store) -> None:
    await store.write(*statements.insert_table(row("t"), []))
    remark = ChatRow(table="t", number=0, seat=0, name="", phrase="hello", at=0, request="r")
    assert not await store.is_in_chat("t", 0, "r")
    await store.write(statements.insert_chat(remark))
    assert await store.is_in_chat("t", 0, "r")
    assert not await store.is_in_chat("t", 1, "r")
    with pytest.raises(NotStored):
        await store.write(statements.insert_chat(replace(remark, number=1)))


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("mysql://localhost/x", "bad-database"),
        ("no url at all", "bad-database"),
        ("sqlite:////nowhere/at/all/x.sqlite", "database-unusable"),
        ("sqlite:///", "database-unusable"),
        ("sqlite:////", "database-unusable"),
        ("postgresql://nobody@/x?host=/nowhere", "database-unusable"),
        ("postgresql://nobody@/x?host=/nowhere&sslmode=require", "database-unusable"),
        ("postgresql://nobody@/x?host=/nowhere&sslmood=require", "database-unusable"),
    ],
)
async def test_an_unusable_database_is_refused(url: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        await Store.open(url)
    assert refused.value.code == code
    with pytest.raises(Refusal) as refused:
        async with single_instance(url):
            await Store.open(url)
    assert refused.value.code == code


def test_a_postgresql_is_spoken_to_in_secret_if_its_address_says_so() -> None:
    place = parse_url("postgresql://eva@host/x?sslmode=require&host=other")
    assert dict(place.query) == {"ssl": "require", "host": "other"}


async def test_a_database_of_a_newer_server_is_refused(database: str) -> None:
    store = await Store.open(database)
    async with store.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    with pytest.raises(Refusal) as refused:
        await Store.open(database)
    assert refused.value.code == "database-unusable"
    assert "9999" in str(refused.value.facts["detail"])
