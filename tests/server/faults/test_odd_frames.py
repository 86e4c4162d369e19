"""Any frame on a table's socket is answered; no internal errors, and a refused one changes nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given
from hypothesis import settings as effort
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

import stolek
from stolek.server.limits import LONGEST_MESSAGE
from stolek.server.ws import connection
from stolek.server.ws.connection import LOST, NOT_LET_IN, TRY_AGAIN
from tests.server.clients import (
    Message,
    Visitor,
    answers,
    browser,
    code_of,
    connecting,
    open_table,
    picked,
    serving,
    settings,
    visiting,
)
from tests.server.frames import FITTING, FRAMES, REQUESTS, Fields, Frame, readable_id, requests, timely
from tests.server.threaded import Apart, serving_apart

LEAVING = {"renew", "get-up", "kick"}  # after one of these the socket of the seat is closed
STORED = {"tables": "id", "seats": '"table"', "entries": '"table"', "keys": '"table"', "chat": '"table"'}
Outline = tuple[str, int | None, list[str], int]  # phase, host, names, how many entries
anyio = pytest.mark.anyio


class House:
    """A server in a thread, and its database."""

    def __init__(self, server: Apart, file: Path) -> None:
        self.server = server
        self.base = server.base
        self.file = file

    def stored(self, table: str) -> list[list[sqlite3.Row]]:
        """Every row that belongs to a table: its own, its seats, its entries, and all else."""
        memory = sqlite3.connect(self.file)
        memory.row_factory = sqlite3.Row
        try:
            return [
                memory.execute(f"SELECT * FROM {name} WHERE {column} = ? ORDER BY 1, 2", [table]).fetchall()
                for name, column in STORED.items()
            ]
        finally:
            memory.close()

    def outline(self, table: str) -> Outline:
        """What a spectator could know of these rows."""
        (row,), seats, entries = self.stored(table)[:3]
        return row["phase"], row["host"], [seat["name"] for seat in seats], len(entries)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all frames; every example opens a table."""
    folder = tmp_path_factory.mktemp("frames")
    with serving_apart(settings(folder)) as server:
        yield House(server, folder / "stolek.sqlite")


@pytest.fixture(scope="module")
def place(house: House) -> Message:
    """A table at which nothing happens."""

    async def opened() -> Message:
        async with browser(house.base) as client:
            return await open_table(client, "ingenious")

    return house.server.do(opened)


# ---- any frames ------------------------------------------------------------------------------

GATHERING = {"at_once": False, "chat": "free", "hints": False}
PLAYING = {"at_once": True, "chat": "free", "hints": False}
MANUAL = PLAYING | {"chance": "manual"}
KEYS = st.sampled_from(["seats", "seats", "seat", "watch", "invite"])


@given(
    st.sampled_from(stolek.games()),
    st.sampled_from([GATHERING, PLAYING, MANUAL]),
    KEYS,
    st.lists(st.booleans().flatmap(lambda fits: requests() if fits else FRAMES), min_size=12, max_size=24),
)
@effort(max_examples=100, derandomize=True, database=None, deadline=None, phases=[Phase.generate])
def test_every_frame_is_answered_and_what_is_refused_changes_nothing(
    house: House, game: str, agreement: Message, key: str, frames: list[Frame | Fields]
) -> None:
    async def receive_all() -> None:
        async with browser(house.base) as client:
            place = await open_table(client, game, agreement=agreement, open=True)
        held = [seat["key"] for seat in place["seats"]]
        keys = {"seat": held[:1], "seats": held}.get(key, [place.get(key, "")])
        async with visiting(house.base, place["table"], *keys) as visitor:
            await visitor.wait_for("situation")
            for drawn in frames:
                frame = timely(drawn, visitor.shown) if isinstance(drawn, dict) else drawn
                if not await holds(house, place["table"], visitor, frame):
                    break
        assert await seen_from_the_gallery(house, place) == house.outline(place["table"])

    house.server.do(receive_all)


async def seen_from_the_gallery(house: House, place: Message) -> Outline:
    """A table as a new spectator sees it; without a key, because all may have been replaced."""
    async with visiting(house.base, place["table"]) as visitor:
        card = (await visitor.wait_for("situation"))["card"]
        entries = 0 if card["phase"] == "gathering" else (await visitor.wait_for("shown"))["entry"]
    return card["phase"], card["host"], [seat["name"] for seat in card["seats"]], entries


async def holds(house: House, table: str, visitor: Visitor, frame: Frame) -> bool:
    """Check one frame; whether the socket is still open afterwards."""
    before = house.stored(table)
    found, closed = await answers(visitor, frame)
    assert len(found) == 1, (frame, found)
    answer = found[0]
    assert answer["id"] in readable_id(frame), (frame, found)
    assert answer.get("code") != "internal", frame
    if answer["type"] == "refused":
        assert house.stored(table) == before, (frame, found)
    leaves = answer["type"] != "refused" and json.loads(frame)["type"] in LEAVING
    assert closed in ((None, LOST) if leaves else (None,)), frame
    return not leaves


def test_every_request_and_every_field_is_among_the_frames() -> None:
    fields = {name for kind in REQUESTS.values() for name in kind.__struct_fields__}
    assert fields == set(FITTING)


# ---- the first frame -------------------------------------------------------------------------


def hello(**fields: Any) -> str:
    """A hello with some fields."""
    return json.dumps({"type": "hello", "id": "h", **fields})


FIRST: dict[str, tuple[Frame, str | None, str]] = {
    "nothing": ("", None, "bad-message"),
    "no bytes": (b"", None, "bad-message"),
    "bytes": (b'{"type": "hello", "id": "h"}', None, "bad-message"),
    "a word": ("hello", None, "bad-message"),
    "a list": ("[]", None, "bad-message"),
    "brackets": ("[" * 9000, None, "bad-message"),
    "much air": (" " * (LONGEST_MESSAGE + 1), None, "message-too-long"),
    "a ping": ('{"type": "ping", "id": "p"}', "p", "hello-first"),
    "a request": ('{"type": "resign", "id": "p", "seat": 0}', "p", "hello-first"),
    "nine keys": (hello(keys=["key"] * 9), "h", "bad-message"),
    "an empty key": (hello(keys=[""]), "h", "bad-message"),
    "a long key": (hello(keys=["k" * 81]), "h", "bad-message"),
    "no list of keys": (hello(keys="key"), "h", "bad-message"),
    "a key of zero": (hello(keys=["\0"]), "h", "wrong-key"),
    "eight guesses": (hello(keys=["guess"] * 8), "h", "wrong-key"),
    "seen less than nothing": (hello(seen=-1), "h", "bad-message"),
    "seen too much, no key": (hello(seen=10**400), "h", "not-invited"),
    "heard too much, no key": (hello(heard=10**30), "h", "not-invited"),
    "a field too many": (hello(seat=0), "h", "bad-message"),
}


@anyio
@pytest.mark.parametrize("name", FIRST)
async def test_who_does_not_say_hello_as_one_should_is_told_and_shown_out(
    house: House, place: Message, name: str
) -> None:
    first, asked, code = FIRST[name]
    async with connecting(f"ws{house.base[4:]}/api/tables/{place['table']}/socket") as socket:
        await socket.send(first)
        answer = json.loads(await socket.recv())
        assert (answer["type"], answer["id"], answer["code"]) == ("refused", asked, code)
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert code_of(closed.value) == NOT_LET_IN


@anyio
async def test_who_says_nothing_is_shown_out(
    house: House, place: Message, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "HELLO_WITHIN", 0.05)
    async with connecting(f"ws{house.base[4:]}/api/tables/{place['table']}/socket") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            await socket.recv()
        assert code_of(closed.value) == TRY_AGAIN  # it may only be slow


@anyio
async def test_one_may_be_far_ahead_in_what_one_has_seen_and_heard(house: House, place: Message) -> None:
    async with visiting(house.base, place["table"], place["watch"], seen=10**400, heard=10**400) as visitor:
        assert (await visitor.wait_for("shown"))["sights"][0]["told"] == []
        assert (await visitor.ask("hello"))["code"] == "hello-again"
        assert (await visitor.ask("ping"))["type"] == "accepted"


# ---- limits ----------------------------------------------------------------------------------


@anyio
async def test_a_frame_of_the_longest_length_is_read_and_a_longer_one_refused(
    house: House, place: Message
) -> None:
    ping = '{"type": "ping", "id": "long"}'
    async with visiting(house.base, place["table"], place["watch"]) as visitor:
        await visitor.wait_for("shown")
        for text, code in (
            (ping.ljust(LONGEST_MESSAGE), None),
            (ping.ljust(LONGEST_MESSAGE + 1), "message-too-long"),
            (ping.ljust(4 * LONGEST_MESSAGE), "message-too-long"),
            ("🎲" * LONGEST_MESSAGE, "bad-message"),
        ):
            found, closed = await answers(visitor, text)
            assert [answer.get("code") for answer in found] == [code]
            assert closed is None


TOO_MUCH: dict[str, tuple[Any, int]] = {
    "signs": ("x" * (4 * LONGEST_MESSAGE + 1), 1009),
    "bytes": (b"x" * (4 * LONGEST_MESSAGE + 1), 1009),
    "dice": ("🎲" * (LONGEST_MESSAGE + 1), 1009),
    "in parts": (["x" * LONGEST_MESSAGE] * 5, 1009),
    "no text": (b"\xff\xfe", 1007),
}


@anyio
@pytest.mark.parametrize("name", TOO_MUCH)
async def test_what_no_socket_need_take_closes_it_with_a_code(
    house: House, place: Message, name: str
) -> None:
    frame, code = TOO_MUCH[name]
    async with visiting(house.base, place["table"], place["watch"]) as visitor:
        await visitor.wait_for("shown")
        with suppress(ConnectionClosed):  # it may be closed before all was sent
            await visitor.socket.send(frame, text=True if name == "no text" else None)
        with pytest.raises(ConnectionClosed) as closed:
            await visitor.wait_for("never")
        assert code_of(closed.value) == code
    async with visiting(house.base, place["table"], place["watch"]) as visitor:
        assert (await visitor.ask("ping"))["type"] == "accepted"


# ---- seats and timing ------------------------------------------------------------------------


@anyio
async def test_wrong_seats_replays_and_requests_ahead_of_time_change_nothing(house: House) -> None:
    async with browser(house.base) as client:
        table, other = [await open_table(client, "ingenious") for _ in range(2)]
    keys = [seat["key"] for seat in table["seats"]]
    async with visiting(house.base, table["table"], *keys) as both:
        shown = await both.wait_for("shown")
    seat = shown["sights"][0]["view"]["to_act"][0]
    move = picked(shown["sights"][seat]["offer"], Random(1))
    played = {"type": "play", "id": "once", "seat": seat, "seen": shown["entry"], "move": move}

    async def told(place: Message, key: str, **changes: Any) -> tuple[Any, bool]:
        """The answer to a request, and whether the table is unchanged."""
        before = house.stored(place["table"])
        async with visiting(house.base, place["table"], key) as visitor:
            (answer,), _ = await answers(visitor, json.dumps(played | changes))
        return answer.get("code") or answer["entry"], house.stored(place["table"]) == before

    for ahead in (shown["entry"] + 1, 10**30):
        assert await told(table, keys[seat], seen=ahead) == ("stale", True)
    for wrong in (1 - seat, 2, 7):
        assert await told(table, keys[seat], seat=wrong) == ("not-your-seat", True)
    assert await told(table, keys[1 - seat]) == ("not-your-seat", True)
    entry, unchanged = await told(table, keys[seat])
    assert (entry, unchanged) == (shown["entry"], False)
    assert await told(table, keys[seat]) == (entry, True)
    assert await told(table, keys[1 - seat]) == ("not-your-seat", True)
    assert await told(table, keys[seat], id="again") == ("stale", True)
    assert await told(other, other["watch"]) == ("not-your-seat", True)


@anyio
async def test_signs_that_not_every_database_takes_are_refused_by_every_database(
    tmp_path: Path, database: str
) -> None:
    async with serving(settings(tmp_path, database)) as base, browser(base) as client:
        place = await open_table(client, "ingenious")
        async with visiting(base, place["table"], place["seats"][0]["key"]) as visitor:
            for asked in ("\0", "Žofka", "\n"):
                found, _ = await answers(visitor, json.dumps({"type": "resign", "id": asked, "seat": 0}))
                assert [(answer["id"], answer["code"]) for answer in found] == [(asked, "bad-message")]
        for name in ("%00", "a%00b", "%F0%9F%8E%B2", "a" * 5000):
            answer = await client.get(f"/api/tables/{name}")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-table")
