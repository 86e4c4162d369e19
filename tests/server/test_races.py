"""Races: sockets that connect and disconnect at the worst moment, and repeated requests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from stolek.server.ws.connection import LOST, NOT_LET_IN, TRY_AGAIN
from stolek.store.rows import KeyRow
from stolek.store.store import Store
from stolek.tables.table import Table
from tests.gates import Gate, gate_before_the_database
from tests.server.clients import Message, Visitor, all_gone, asleep, browser, connecting, open_table, visiting

pytestmark = pytest.mark.anyio


@pytest.fixture
async def gate(base: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Gate]:
    """A gate before the database, open until it is shut."""
    gate = gate_before_the_database(monkeypatch)
    yield gate
    gate.open.set()


@pytest.fixture
def busy_door(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Set when somebody waits for the lock of a table."""
    waits, door = asyncio.Event(), Table.exclusive

    def noting(table: Table, *seats: int) -> AbstractAsyncContextManager[None]:
        if table.lock.locked():
            waits.set()
        return door(table, *seats)

    monkeypatch.setattr(Table, "exclusive", noting)
    return waits


async def ready(visitor: Visitor) -> Message:
    """The first view after a connection."""
    return await visitor.wait_for("shown")


def is_present(seat: int, expected: bool) -> Any:
    """Whether a message says that somebody is present, or away."""
    return lambda message: (
        message["type"] == "situation" and message["card"]["seats"][seat]["present"] is expected
    )


def first_move(shown: Message) -> int:
    """The first offered action."""
    branch: Any = shown["sights"][0]["offer"]
    while isinstance(branch, dict):
        branch = next(iter(branch.values()))
    return int(branch)


async def test_the_others_hear_of_a_move_whose_player_was_cut_off(base: str, gate: Gate) -> None:
    async with browser(base) as client:
        place = await open_table(client, "ingenious", agreement={"options": {"first": 0}})
    name, keys = place["table"], [seat["key"] for seat in place["seats"]]
    async with visiting(base, name, keys[0]) as mover, visiting(base, name, keys[1]) as other:
        shown = await ready(mover)
        await ready(other)
        async with visiting(base, name, place["watch"]) as gallery:
            await ready(gallery)
            gate.shut()
            await mover.send("play", seat=0, seen=shown["entry"], move=first_move(shown))
            await gate.reached.wait()
            mover.socket.transport.abort()
        gate.open.set()
        assert (await ready(other))["entry"] > shown["entry"]


async def test_who_goes_is_missed_even_while_a_request_of_his_waits(
    base: str, gate: Gate, busy_door: asyncio.Event
) -> None:
    async with browser(base) as client:
        place = await open_table(client, "ingenious", agreement={"options": {"first": 0}})
    name, keys = place["table"], [seat["key"] for seat in place["seats"]]
    async with visiting(base, name, keys[0]) as mover, visiting(base, name, keys[1]) as other:
        shown = await ready(mover)
        await ready(other)
        gate.shut()
        await other.send("say", seat=1, phrase="hello")
        await gate.reached.wait()
        await mover.send("play", seat=0, seen=shown["entry"], move=first_move(shown))
        await busy_door.wait()
        mover.socket.transport.abort()
        await other.wait_for(is_present(0, False))


async def test_who_has_no_right_key_is_refused_before_he_is_in_anybodys_way(base: str, gate: Gate) -> None:
    async with browser(base) as client:
        place = await open_table(client, "ingenious")
    name, key = place["table"], place["seats"][0]["key"]
    async with visiting(base, name, key) as owner:
        await ready(owner)
        gate.shut()
        await owner.send("say", seat=0, phrase="hello")
        await gate.reached.wait()  # the table is locked
        async with visiting(base, name, key, "guess") as stranger:
            assert (await stranger.receive())["code"] == "wrong-key"
        gate.open.set()


@pytest.mark.parametrize(("held", "code"), [("at the first look", NOT_LET_IN), ("at the door", LOST)])
async def test_a_key_that_is_renewed_while_it_is_looked_at_opens_nothing(
    base: str, busy_door: asyncio.Event, monkeypatch: pytest.MonkeyPatch, held: str, code: int
) -> None:
    gate, look, looks = Gate(), Store.keys, 0

    async def look_slowly(store: Store, digests: Iterable[str]) -> list[KeyRow]:
        nonlocal looks
        found = await look(store, digests)
        if gate.open.is_set():
            return found
        looks += 1
        if held == "at the first look" or looks == 2:
            await gate.pass_through()
        return found

    monkeypatch.setattr(Store, "keys", look_slowly)
    async with browser(base) as client:
        place = await open_table(client, "ingenious")
    name, key = place["table"], place["seats"][0]["key"]
    async with visiting(base, name, key) as owner:
        await ready(owner)
        gate.shut()
        async with visiting(base, name, key) as thief:
            await gate.reached.wait()
            if held == "at the door":
                await owner.send("renew", seat=0)
                await busy_door.wait()
            else:
                assert (await owner.ask("renew", seat=0))["type"] == "admitted"
            gate.open.set()
            with pytest.raises(ConnectionClosed) as closed:
                await thief.wait_for("never")
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code


async def test_who_never_says_hello_is_disconnected(
    shared_base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("stolek.server.ws.connection.HELLO_WITHIN", 0.05)
    async with connecting(f"ws{shared_base[4:]}/api/tables/whatever/socket") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == TRY_AGAIN


@pytest.mark.usefixtures("quick_ticks")
async def test_of_a_storm_of_connections_nothing_is_left(base: str) -> None:
    async with browser(base) as client:
        place = await open_table(client, "ingenious", seats=["me", "open"])

        async def come_and_break() -> None:
            async with visiting(base, place["table"], place["seats"][0]["key"]) as visitor:
                visitor.socket.transport.abort()

        for _ in range(5):
            await asyncio.gather(*[come_and_break() for _ in range(20)])
        await all_gone(client)
        await asleep(client)


async def test_a_consent_that_comes_twice_counts_for_one_proposal(shared_base: str) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious", agreement={"options": {"first": 0}})
    name, keys = place["table"], [seat["key"] for seat in place["seats"]]
    async with visiting(shared_base, name, keys[0]) as wishing, visiting(shared_base, name, keys[1]) as asked:
        shown, said, wished = await ready(wishing), dict[str, Any](), 0
        for number in (1, 2):
            await wishing.ask("play", seat=0, seen=shown["entry"], move=first_move(shown))
            shown = await wishing.wait_for("shown")
            taken = await wishing.ask("take-back", seat=0, seen=shown["entry"])
            assert taken["entry"] is None
            wished = await proposal_after(asked, wished)
            said = said or {"id": "same", "seat": 1, "agrees": True, "wished": wished}
            assert (await asked.ask("consent", **said))["type"] == "accepted"
            if number == 1:
                shown = await wishing.wait_for("shown")
        consent = await asked.ask("consent", seat=1, agrees=True, wished=wished)
        assert consent["type"] == "accepted", consent  # the proposal was still open


async def proposal_after(asked: Visitor, before: int) -> int:
    """The number that identifies the next proposal."""
    while not (asked.situation and asked.situation["wish"] and asked.situation["wish"]["wished"] != before):
        await asked.receive()
    return int(asked.situation["wish"]["wished"])


async def test_an_answer_is_to_one_proposal_alone(shared_base: str) -> None:
    async with browser(shared_base) as client:
        clock = {"kind": "turn", "seconds": 600}
        place = await open_table(client, "ingenious", agreement={"options": {"first": 0}, "clock": clock})
    name, keys = place["table"], [seat["key"] for seat in place["seats"]]
    async with visiting(shared_base, name, keys[0]) as wishing, visiting(shared_base, name, keys[1]) as asked:
        shown = await ready(wishing)
        await wishing.ask("play", seat=0, seen=shown["entry"], move=first_move(shown))
        shown = await wishing.wait_for("shown")
        await wishing.ask("pause", seat=0, paused=True)
        break_wished = await proposal_after(asked, 0)
        withdrawn = {"seat": 0, "agrees": False, "wished": break_wished}
        assert (await wishing.ask("consent", **withdrawn))["type"] == "accepted"
        assert (await wishing.ask("take-back", seat=0, seen=shown["entry"]))["entry"] is None
        answer = await asked.ask("consent", seat=1, agrees=True, wished=break_wished)  # on its way
        assert answer["code"] == "stale"
        assert await proposal_after(asked, break_wished) > break_wished


async def test_a_repeated_request_to_be_stood_in_for_counts_once(shared_base: str) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious", agreement={"options": {"first": 1}})
    async with visiting(shared_base, place["table"], place["seats"][0]["key"]) as visitor:
        await ready(visitor)
        assert (await visitor.ask("stand-in", id="a", seat=0, level="random"))["type"] == "accepted"
        assert (await visitor.ask("take-over", seat=0))["type"] == "accepted"
        assert (await visitor.ask("stand-in", id="a", seat=0, level="random"))["type"] == "accepted"
        assert (await visitor.ask("take-over", seat=0))["code"] == "no-bot-there"
