"""Slow clients: they hold up nobody, cost little, and miss nothing when they read again."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from stolek.server.ws import connection
from stolek.tables.seats.presence import Presence
from stolek.tables.subscribers import MOST_ANSWERS, Subscriber
from tests.server.clients import (
    Message,
    Visitor,
    browser,
    connecting,
    open_table,
    play_out,
    serving,
    settings,
    visiting,
)
from tests.waiting import PATIENCE, ControlledTime

pytestmark = pytest.mark.anyio
NARROW = 4096  # bytes of a socket's buffer, or as few as the system allows
FIRST = {"options": {"first": 0}}


@pytest.fixture
def watchers(monkeypatch: pytest.MonkeyPatch) -> list[Subscriber]:
    """All subscribers of tables, in the order in which they came."""
    came: list[Subscriber] = []
    come = Presence.join

    def noted(self: Presence, subscriber: Subscriber) -> None:
        came.append(subscriber)
        come(self, subscriber)

    monkeypatch.setattr(Presence, "join", noted)
    return came


@pytest.fixture
async def narrow(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[str]:
    """The address of a server with small send buffers and a long timeout; it must log no warnings."""
    monkeypatch.setattr(connection, "FETCH_WITHIN", PATIENCE)
    async with serving(settings(tmp_path), send_buffer=NARROW) as base:
        yield base
    records = [*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.records]
    assert [record for record in records if record.levelno >= logging.WARNING] == []


@asynccontextmanager
async def phone(base: str, table: str, key: str) -> AsyncIterator[Visitor]:
    """A client that has sent hello, and reads only what is asked for."""
    host, port = base.removeprefix("http://").split(":")
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
    line.connect((host, int(port)))
    url = f"ws{base[4:]}/api/tables/{table}/socket"
    async with connecting(url, sock=line, max_queue=1, close_timeout=0.1) as connected:
        visitor = Visitor(connected)
        await visitor.send("hello", keys=[key])
        await visitor.wait_for("shown")
        yield visitor


def heard(visitor: Visitor) -> list[Message]:
    """All messages that a client got."""
    return [json.loads(text) for text in visitor.texts]


def shown(visitor: Visitor) -> list[Message]:
    """All views that a client got, in order."""
    return [message for message in heard(visitor) if message["type"] == "shown"]


def told(visitor: Visitor) -> list[Message]:
    """All events that a client got, in order."""
    return [event for message in shown(visitor) for event in message["sights"][0]["told"]]


def is_over(message: Message) -> bool:
    """Whether a message shows the end of a match."""
    return message["type"] == "shown" and message["outcome"] is not None


@pytest.mark.parametrize("game", ["border", "dicekings"])
async def test_slow_phones_skip_views_and_catch_up_on_all_events(
    narrow: str, watchers: list[Subscriber], game: str
) -> None:
    async with browser(narrow) as client:
        place = await open_table(client, game, agreement={"players": 3})
    name, keys = place["table"], [seat["key"] for seat in place["seats"]]
    async with (
        phone(narrow, name, keys[0]) as slow_seat,
        phone(narrow, name, place["watch"]) as slow_gallery,
        visiting(narrow, name, keys[0]) as first,
        visiting(narrow, name, keys[1]) as second,
        visiting(narrow, name, keys[2]) as third,
        visiting(narrow, name, place["watch"]) as gallery,
    ):
        await asyncio.gather(
            *[play_out(player, seat, Random(seat)) for seat, player in enumerate((first, second, third))],
            gallery.wait_for(is_over),
        )
        assert first.shown is not None
        entries = first.shown["entry"]
        for subscriber in watchers[:2]:
            assert subscriber.seen < entries  # the end has not even been sent
            assert not subscriber.answers
        for slow, steady in ((slow_seat, first), (slow_gallery, gallery)):
            end = await slow.wait_for(is_over)
            assert end["entry"] == entries
            assert end["sights"][0]["view"] == shown(steady)[-1]["sights"][0]["view"]
            assert end["outcome"] == shown(steady)[-1]["outcome"]
            assert told(slow) == told(steady)
            assert len(shown(slow)) < min(len(shown(steady)), entries)
            assert [one["since"] for one in shown(slow)] == [0, *[one["entry"] for one in shown(slow)[:-1]]]


async def test_who_never_fetches_his_answers_is_let_go(narrow: str, watchers: list[Subscriber]) -> None:
    async with browser(narrow) as client:
        place = await open_table(client, "ingenious", agreement=FIRST)
    name, keys = place["table"], [seat["key"] for seat in place["seats"]]
    async with phone(narrow, name, keys[0]) as deaf, visiting(narrow, name, keys[1]) as other:
        await other.wait_for("shown")
        situation = other.situation
        assert situation is not None
        assert situation["card"]["seats"][0]["present"]
        asking = asyncio.create_task(ask_on_and_on(deaf))
        await other.hear_until(lambda: is_away(other, 0))
        assert len(watchers[0].answers) <= MOST_ANSWERS + 1
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        async with visiting(narrow, name, keys[0]) as anew:
            await asyncio.gather(play_out(anew, 0, Random(1)), play_out(other, 1, Random(2)))
        with pytest.raises(ConnectionClosed) as closed:
            await deaf.wait_for("never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == connection.LOST
        answered = [message["id"] for message in heard(deaf) if message["type"] == "previewed"]
        assert answered == [f"p{number}" for number in range(len(answered))]


def is_away(visitor: Visitor, seat: int) -> bool:
    """Whether the last situation says that nobody is at a seat."""
    return bool(visitor.situation and not visitor.situation["card"]["seats"][seat]["present"])


async def ask_on_and_on(visitor: Visitor) -> None:
    """Send one request after the other, and wait for no answer."""
    for number in range(10_000):
        await visitor.send("preview", id=f"p{number}", seat=0, move=first_action(visitor))


def first_action(visitor: Visitor) -> int:
    """The first offered action."""
    branch: object = visitor.offer
    while isinstance(branch, dict):
        branch = next(iter(branch.values()))
    assert isinstance(branch, int)
    return branch


async def test_who_reads_nothing_for_long_is_not_there_any_more(
    narrow: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "asyncio", time := ControlledTime())
    async with browser(narrow) as client:
        place = await open_table(client, "ingenious", agreement={"chat": "free"})
    name, keys = place["table"], [seat["key"] for seat in place["seats"]]
    async with phone(narrow, name, keys[0]), visiting(narrow, name, keys[1]) as other:
        stuck: set[asyncio.Timeout] = set()
        while not stuck:
            waiting = set(time.timeouts)
            assert (await other.ask("say", seat=1, text="Haló? " * 40))["type"] == "accepted"
            stuck = waiting & set(time.timeouts)  # one message waited while others were sent
        time.end_timeouts(*stuck)
        await other.hear_until(lambda: is_away(other, 0))
