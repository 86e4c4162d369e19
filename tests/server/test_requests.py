"""Every request: by the wrong people, twice, at the wrong time. What is refused changes nothing."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.exceptions import ConnectionClosed

import stolek
from stolek.server.ws.connection import LOST, NOT_LET_IN
from tests.server.clients import (
    ANSWERS,
    Message,
    Visitor,
    answers,
    browser,
    code_of,
    open_table,
    serving,
    settings,
    visiting,
)
from tests.server.frames import REQUESTS
from tests.tables.registries import Hands

pytestmark = pytest.mark.anyio
Memory = dict[str, list[Any]]


class House:
    """A server whose clock stands still, so that nothing is stored but by requests."""

    def __init__(self, base: str, file: Path) -> None:
        self.base, self.file = base, file

    def everything(self) -> Memory:
        """Every row of every SQL table."""
        with closing(sqlite3.connect(self.file)) as memory:
            names = memory.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
            return {
                name: sorted(memory.execute(f'SELECT * FROM "{name}"').fetchall(), key=repr)
                for (name,) in names.fetchall()
            }

    async def told(self, table: str, key: str, asked: Message) -> tuple[Message, bool]:
        """The one answer to a request, and whether the database is unchanged."""
        async with visiting(self.base, table, key) as visitor:
            return await self.told_there(visitor, asked)

    async def told_there(self, visitor: Visitor, asked: Message) -> tuple[Message, bool]:
        """The same, on an open socket."""
        before = self.everything()
        found, closed = await answers(visitor, json.dumps(asked))
        assert len(found) == 1, (asked, found)
        answer, unchanged = found[0], self.everything() == before
        assert answer["id"] == asked["id"]
        assert answer.get("code") != "internal"
        assert closed in ((None, LOST) if answer["type"] != "refused" else (None,))
        if answer["type"] == "refused":
            assert unchanged, (asked, answer)
        return answer, unchanged


@pytest.fixture(scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """One server for all requests; each is tried at its own table."""
    folder = tmp_path_factory.mktemp("requests")
    async with serving(settings(folder, now=Hands())) as base:
        yield House(base, folder / "stolek.sqlite")


# ---- tables for requests ---------------------------------------------------------------------


async def opened(house: House, stay: AsyncExitStack, game: str = "ingenious", **wishes: Any) -> Message:
    """A table for two, with a spectator, lest it be unloaded and lose what is not stored."""
    async with browser(house.base) as client:
        place = await open_table(client, game, **wishes)
    witness = await stay.enter_async_context(visiting(house.base, place["table"], place["watch"]))
    await witness.wait_for("situation")
    return place


async def gathering(house: House, stay: AsyncExitStack) -> Message:
    """A lobby that waits for a third player."""
    agreement = {"players": 3, "at_once": False}
    return await opened(house, stay, seats=["me", "me", "open"], agreement=agreement)


async def ready(house: House, stay: AsyncExitStack) -> Message:
    """A lobby that waits for the host to begin."""
    return await opened(house, stay, agreement={"at_once": False})


async def playing(house: House, stay: AsyncExitStack) -> Message:
    """Seat 0 is to move."""
    return await opened(house, stay, agreement={"options": {"first": 0}})


async def timed(house: House, stay: AsyncExitStack) -> Message:
    """A table with clocks."""
    return await opened(house, stay, agreement={"clock": {"kind": "turn", "seconds": 60}})


async def open_to_all(house: House, stay: AsyncExitStack) -> Message:
    """A public table, which spectators may watch without a key."""
    return await opened(house, stay, open=True)


async def waiting(house: House, stay: AsyncExitStack) -> Message:
    """Seat 0 waits for the other."""
    return await opened(house, stay, agreement={"options": {"first": 1}})


async def with_a_real_box(house: House, stay: AsyncExitStack) -> Message:
    """A table with a real box, where something is to be drawn."""
    return await opened(house, stay, "border", agreement={"chance": "manual"})


async def drawn(house: House, stay: AsyncExitStack) -> Message:
    """The same, after a draw."""
    place = await with_a_real_box(house, stay)
    await prepare(house, place, "draw", seen=0, outcome=some_draw())
    return place


async def moved(house: House, stay: AsyncExitStack) -> Message:
    """Seat 0 has moved."""
    place = await playing(house, stay)
    fields = await filled(house, place, {"seat": 0, "seen": None, "move": None})
    await prepare(house, place, "play", **fields)
    return place


async def wished(house: House, stay: AsyncExitStack) -> Message:
    """Seat 0 proposes to undo its move."""
    place = await moved(house, stay)
    await prepare(house, place, "take-back", **await filled(house, place, {"seat": 0, "seen": None}))
    return place


async def stood_in(house: House, stay: AsyncExitStack) -> Message:
    """A bot plays for seat 0, but is not to move."""
    place = await waiting(house, stay)
    await prepare(house, place, "stand-in", seat=0, level="random")
    return place


async def over(house: House, stay: AsyncExitStack) -> Message:
    """The match is over."""
    place = await playing(house, stay)
    await prepare(house, place, "resign", seat=1)
    return place


async def prepare(house: House, place: Message, kind: str, **fields: Any) -> None:
    """Send a request for a seat beforehand."""
    async with visiting(house.base, place["table"], key_of(place, fields.get("seat", 0))) as visitor:
        answer = await visitor.ask(kind, id=f"before: {kind}", **fields)
        assert answer["type"] == "accepted", answer


async def filled(house: House, place: Message, fields: Message) -> Message:
    """The fields of a request, with current values where they are None."""
    if None not in fields.values():
        return fields
    async with visiting(house.base, place["table"], place["seats"][0]["key"]) as visitor:
        shown = await visitor.wait_for("shown")
    branch = shown["sights"][0]["offer"]
    while isinstance(branch, dict):
        branch = next(iter(branch.values()))
    wish = visitor.situation["wish"] if visitor.situation else None
    standing = {"seen": shown["entry"], "move": branch, "wished": wish and wish["wished"]}
    return {name: standing[name] if value is None else value for name, value in fields.items()}


def some_draw() -> str:
    """A possible first draw at the table with a real box."""
    match = stolek.game("border").start(2, chance="manual")
    return match.game.moves.draw_text(match.state, next(iter(match.game.odds(match.state))))


Setting = Callable[[House, AsyncExitStack], Awaitable[Message]]


# ---- valid requests --------------------------------------------------------------------------


class Case(NamedTuple):
    """A request, a table at which it is valid, and who may send it."""

    at: Setting
    fields: Message
    by: int = 0
    others: bool = False
    """Whether every seat may send it."""


CASES = {
    "hello": Case(playing, {}),
    "play": Case(playing, {"seat": 0, "seen": None, "move": None}),
    "draw": Case(with_a_real_box, {"seen": 0, "outcome": some_draw()}, others=True),
    "take-back": Case(moved, {"seat": 0, "seen": None}),
    "take-back: a draw": Case(drawn, {"seat": -1, "seen": None}, others=True),
    "pause": Case(timed, {"seat": 0, "paused": True}),
    "consent": Case(wished, {"seat": 1, "agrees": True, "wished": None}, by=1),
    "resign": Case(playing, {"seat": 0}),
    "preview": Case(playing, {"seat": 0, "move": None}),
    "hint": Case(playing, {"seat": 0}),
    "say": Case(playing, {"seat": 0, "phrase": "hello"}),
    "stand-in": Case(waiting, {"seat": 0, "level": "random"}),
    "take-over": Case(stood_in, {"seat": 0}),
    "rename": Case(playing, {"seat": 0, "name": "Eva", "colour": "teal"}),
    "get-up": Case(gathering, {"seat": 1}, by=1),
    "renew": Case(playing, {"seat": 0}),
    "set-pin": Case(playing, {"seat": 0, "pin": "4711"}),
    "begin": Case(ready, {}),
    "lock": Case(gathering, {"locked": True}),
    "kick": Case(gathering, {"seat": 1}),
    "seat-bot": Case(gathering, {"seat": 2, "level": "random"}),
    "hand-over": Case(playing, {"seat": 1}),
    "link": Case(open_to_all, {"opens": "watch"}),
    "link: to sit down": Case(open_to_all, {"opens": "invite"}),
    "ping": Case(playing, {}),
}
FOR_ALL = {"ping"}  # anybody may send it
FOR_NOBODY = {"hello"}  # refused on every socket that is authenticated already
ASKING = {
    "hello",
    "ping",
    "preview",
    "hint",
    "take-back",
    "pause",
}  # stores nothing; the last two here only propose something
LEAVING = {"renew", "get-up"}  # after one of these the key is revoked
DECIDING = {"play", "draw", "take-back", "pause", "consent", "resign"}
OF_THE_MATCH = {*DECIDING, "preview", "hint", "stand-in", "take-over"}
BEFORE_IT = {"get-up", "begin", "lock", "kick", "seat-bot"}


def tag_of(name: str) -> str:
    """The type of the request in a case."""
    return name.partition(":")[0]


def test_every_request_there_is_has_its_case() -> None:
    assert set(map(tag_of, CASES)) == set(REQUESTS)


@asynccontextmanager
async def set_up(house: House, name: str) -> AsyncIterator[tuple[Message, Message]]:
    """A table at which a request is valid, and the request."""
    case = CASES[name]
    async with AsyncExitStack() as stack:
        place = await case.at(house, stack)
        yield place, {"type": tag_of(name), "id": "once", **await filled(house, place, case.fields)}


def key_of(place: Message, seat: int) -> str:
    """The key of a seat."""
    return str(place["seats"][seat]["key"])


# ---- who -------------------------------------------------------------------------------------


@pytest.mark.parametrize("tag", CASES)
async def test_a_request_of_somebody_else_is_refused(house: House, tag: str) -> None:
    async with set_up(house, tag) as (place, asked):
        case = CASES[tag]
        wrong = [place["watch"], place["invite"], *([] if case.others else [key_of(place, 1 - case.by)])]
        for key in wrong:
            answer, unchanged = await house.told(place["table"], key, asked)
            assert (answer["type"] == "refused") == (tag not in FOR_ALL), answer
            assert unchanged


@pytest.mark.parametrize("tag", CASES)
async def test_a_key_that_was_renewed_asks_for_nothing(house: House, tag: str) -> None:
    async with set_up(house, tag) as (place, asked):
        name, key = place["table"], key_of(place, CASES[tag].by)
        async with visiting(house.base, name, key) as evicted, visiting(house.base, name, key) as owner:
            await evicted.wait_for("situation")
            assert (await owner.ask("renew", seat=CASES[tag].by))["type"] == "admitted"
            before = house.everything()
            found = await last_answers(evicted, asked, LOST)
            assert house.everything() == before
            assert len(found) <= 1
            assert all(answer["type"] == "refused" or tag in FOR_ALL for answer in found)
        await check_stranger(house, name, key, asked)


async def check_stranger(house: House, table: str, key: str, asked: Message) -> None:
    """A client with a revoked key is told so, whatever the request."""
    before = house.everything()
    async with visiting(house.base, table, key) as stranger:
        found = await last_answers(stranger, asked, NOT_LET_IN)
    assert [(answer["id"], answer["code"]) for answer in found] == [("r1", "wrong-key")]
    assert house.everything() == before


async def last_answers(visitor: Visitor, asked: Message, code: int) -> list[Message]:
    """The answers to a request on a socket that is being closed with this code."""
    with suppress(ConnectionClosed):
        await visitor.socket.send(json.dumps(asked))
    heard = len(visitor.texts)
    with pytest.raises(ConnectionClosed) as closed:
        await visitor.wait_for("never")
    assert code_of(closed.value) == code
    return [one for one in map(json.loads, visitor.texts[heard:]) if one["type"] in ANSWERS]


# ---- repeated requests -----------------------------------------------------------------------


@pytest.mark.parametrize("tag", CASES)
async def test_a_request_that_comes_again_changes_nothing_more(house: House, tag: str) -> None:
    async with set_up(house, tag) as (place, asked):
        name, key = place["table"], key_of(place, CASES[tag].by)
        async with visiting(house.base, name, key) as visitor:
            first, unchanged = await house.told_there(visitor, asked)
            assert (first["type"] == "refused") == (tag in FOR_NOBODY), first
            assert unchanged == (tag in ASKING)
            if tag in LEAVING:
                return await check_stranger(house, name, key, asked)
            again = await house.told_there(visitor, asked)
        anew = await house.told(name, key, asked)
        if tag != "hint":  # a bot may choose another move
            assert again == anew == (first, True)


# ---- at the wrong time -----------------------------------------------------------------------


@pytest.mark.parametrize("ahead", [1, 10**30])
@pytest.mark.parametrize("tag", ["play", "draw", "take-back", "take-back: a draw"])
async def test_an_answer_to_what_is_not_yet_asked_is_refused(house: House, tag: str, ahead: int) -> None:
    async with set_up(house, tag) as (place, asked):
        asked |= {"seen": asked["seen"] + ahead}
        answer, _ = await house.told(place["table"], key_of(place, 0), asked)
        assert answer["code"] == "stale"


@pytest.mark.parametrize(
    ("at", "tags"),
    [(ready, OF_THE_MATCH), (playing, BEFORE_IT), (over, OF_THE_MATCH | BEFORE_IT)],
)
async def test_requests_before_and_after_their_time_are_refused(
    house: House, at: Setting, tags: set[str]
) -> None:
    async with AsyncExitStack() as stack:
        place = await at(house, stack)
        keys = [key_of(place, seat) for seat in (0, 1)]
        both = await stack.enter_async_context(visiting(house.base, place["table"], *keys))
        await both.wait_for("situation")
        for tag in sorted(tags):
            fields = {name: 0 if value is None else value for name, value in CASES[tag].fields.items()}
            answer, _ = await house.told_there(both, {"type": tag, "id": tag, **fields})
            assert answer["type"] == "refused", (tag, answer)
