"""Calls over HTTP: ways that guests choose, letters that ask first, and people who are really called."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from stolek.calls import caller, tokens
from stolek.calls.tokens import Token
from stolek.web.app import CHANNEL, News, hear
from stolek.web.limits import MAILS_A_DAY, MAILS_AN_HOUR
from stolek.web.settings import Settings
from tests.calls.stations import Exchange, MailRoom, Phone, calling, exchange, mail_room
from tests.web.discretion import check_discretion
from tests.web.stand_ins import logbook
from tests.web.test_my_data import unpacked
from tests.web.visitors import Message, browser, open_table, serving, settings, visiting

pytestmark = pytest.mark.anyio
SOON = 0.05  # seconds
PHONE = Phone()


@pytest.fixture
async def there() -> AsyncIterator[Exchange]:
    """A server for webhooks and push."""
    async with exchange() as found:
        yield found


@pytest.fixture
async def room() -> AsyncIterator[MailRoom]:
    """A mail server."""
    async with mail_room() as found:
        yield found


@pytest.fixture
def chosen(tmp_path: Path, there: Exchange, room: MailRoom) -> Settings:
    """A house that calls by every way, and soon."""
    return settings(tmp_path, calling=calling(there, room), calls_after=SOON, mails_an_hour=1_000)


@pytest.fixture
async def calling_base(chosen: Settings) -> AsyncIterator[str]:
    """The address of such a house."""
    async with serving(chosen) as base:
        yield base


@asynccontextmanager
async def guest(base: str, name: str = "Eva") -> AsyncIterator[httpx.AsyncClient]:
    """Somebody with a name."""
    async with browser(base, timeout=60) as client:
        await client.put("/api/me", json={"name": name})
        yield client


def by_mail(address: str = "eva@mail.example", language: str = "en") -> Message:
    return {"way": "email", "address": address, "language": language}


def by_hook(url: str, language: str = "en") -> Message:
    return {"way": "webhook", "url": url, "language": language}


async def asked(client: httpx.AsyncClient, wish: Message) -> list[Message]:
    """One's ways, after one more."""
    answer = await client.post("/api/me/calls", json=wish)
    assert answer.status_code == 201, answer.text
    ways: list[Message] = answer.json()["ways"]
    return ways


async def refusal(client: httpx.AsyncClient, wish: Message) -> tuple[int, str]:
    """What one hears instead."""
    answer = await client.post("/api/me/calls", json=wish)
    return answer.status_code, answer.json()["code"]


async def ways(client: httpx.AsyncClient) -> list[Message]:
    """One's ways."""
    found: list[Message] = (await client.get("/api/me/calls")).json()["ways"]
    return found


def token_in(letter: Any, number: int = 0) -> str:
    """A token in a letter: the first link to the page of calls, or a later one."""
    return str(re.findall(r"https://play\.example/calls#(\S+)", letter.get_content())[number])


# ---- none configured -------------------------------------------------------------------------


async def test_a_house_that_calls_nobody(
    tmp_path: Path, there: Exchange, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller.Caller, "__init__", None)  # there is none
    async with serving(settings(tmp_path)) as base, guest(base) as eva:
        nothing = {"offers": {"push": None, "email": False, "webhook": []}, "ways": []}
        assert (await eva.get("/api/me/calls")).json() == nothing
        for wish in (by_mail(), by_hook(f"{there.base}/eva"), PHONE.wish(f"{there.base}/eva")):
            assert await refusal(eva, wish) == (409, "calls-off")
        await open_table(eva, "ingenious")
    assert there.heard == []


async def test_each_way_is_off_by_itself(tmp_path: Path, there: Exchange, room: MailRoom) -> None:
    wishes = {
        "email": by_mail(),
        "webhook": by_hook(f"{there.base}/e"),
        "push": PHONE.wish(f"{there.base}/p"),
    }
    off: dict[str, Any] = {"email": {"smtp": None}, "webhook": {"webhooks": ()}, "push": {"contact": None}}
    for name, missing in off.items():
        chosen = settings(tmp_path, calling=calling(there, room, **missing))
        async with serving(chosen) as base, guest(base) as eva:
            offers = (await eva.get("/api/me/calls")).json()["offers"]
            assert [kind for kind in offers if not offers[kind]] == [name]
            assert await refusal(eva, wishes[name]) == (409, "calls-off")


# ---- ways ------------------------------------------------------------------------------------


async def test_a_browser_and_a_webhook_are_greeted_and_kept(calling_base: str, there: Exchange) -> None:
    async with guest(calling_base) as eva:
        offers = (await eva.get("/api/me/calls")).json()["offers"]
        assert offers["webhook"] == [there.place]
        assert offers["email"] is True
        await asked(eva, PHONE.wish(f"{there.base}/phone", "sk"))
        pushed, hooked = await asked(eva, by_hook(f"{there.base}/hook?secret=s"))
        greeting = PHONE.opened(there.heard[0].body)
        assert (greeting["title"], greeting["url"]) == ("Stolek vás bude upozorňovať tu", "/")
        assert there.heard[0].headers["authorization"].endswith(f"k={offers['push']}")
        assert there.heard[1].json["reason"] == "greeting"
        assert "Stolek will call you here." in there.heard[1].json["text"]
        assert pushed == {
            "id": pushed["id"],
            "way": "push",
            "shown": "127.0.0.1",
            "confirmed": True,
            "language": "sk",
        }
        assert (hooked["way"], hooked["shown"], hooked["confirmed"]) == ("webhook", "127.0.0.1", True)
        assert await ways(eva) == [pushed, hooked]


async def test_the_same_again_changes_nothing_but_the_language(calling_base: str, there: Exchange) -> None:
    async with guest(calling_base) as eva:
        [before] = await asked(eva, by_hook(f"{there.base}/hook"))
        [after] = await asked(eva, by_hook(f"{there.base}/hook", "cs"))
        assert after == before | {"language": "cs"}
        assert len(there.heard) == 1  # greeted once


async def test_where_nothing_arrives_nothing_is_kept(calling_base: str, there: Exchange) -> None:
    async with guest(calling_base) as eva:
        for path in ("status/500", "moved"):
            url = f"{there.base}/{path}"
            for wish in (by_hook(url), PHONE.wish(url)):
                assert await refusal(eva, wish) == (409, "call-failed")
        assert await ways(eva) == []
        assert len(there.heard) == 4  # and nobody was sent elsewhere


async def test_nobody_is_sent_where_the_operator_has_not_been(calling_base: str, there: Exchange) -> None:
    other = f"127.0.0.1:{there.port + 1}"
    async with guest(calling_base) as eva:
        for place in (
            "https://elsewhere.example",
            f"http://{other}",
            f"http://localhost:{there.port}",
            f"http://me:secret@{there.place}",
            f"http://{there.place}@{other}",
            f"http://{other}#{there.place}",
            f"//{there.place}",
        ):
            assert await refusal(eva, by_hook(f"{place}/hook")) == (400, "bad-webhook"), place
            assert await refusal(eva, PHONE.wish(f"{place}/phone")) == (400, "bad-push"), place
        assert await refusal(eva, PHONE.wish(f"{there.base}/p") | {"auth": "AAAA"}) == (400, "bad-push")
        assert await ways(eva) == []
    assert there.heard == []


async def test_a_stranger_sees_nothing_and_deletes_nothing(calling_base: str, there: Exchange) -> None:
    async with guest(calling_base) as eva, guest(calling_base, "Jan") as jan, browser(calling_base) as nobody:
        [way] = await asked(eva, by_hook(f"{there.base}/hook"))
        assert await ways(jan) == await ways(nobody) == []
        for client in (jan, nobody):
            answer = await client.delete(f"/api/me/calls/{way['id']}")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-way")
        foreign = {"Origin": "https://elsewhere.example"}
        answer = await eva.delete(f"/api/me/calls/{way['id']}", headers=foreign)
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
        assert await ways(eva) == [way]
        answer = await eva.delete(f"/api/me/calls/{way['id']}")
        assert (answer.status_code, answer.json()["ways"]) == (200, [])
        assert (await eva.delete(f"/api/me/calls/{way['id']}")).status_code == 404


async def test_eight_ways_are_enough(calling_base: str, there: Exchange) -> None:
    async with guest(calling_base) as eva:
        for number in range(8):
            await asked(eva, by_hook(f"{there.base}/{number}"))
        assert await refusal(eva, by_hook(f"{there.base}/9")) == (409, "too-many-ways")
        assert len(there.heard) == len(await ways(eva)) == 8


async def test_a_new_guest_is_known_again(calling_base: str, there: Exchange) -> None:
    async with browser(calling_base) as stranger:
        assert len(await asked(stranger, by_hook(f"{there.base}/hook"))) == 1
        assert len(await ways(stranger)) == 1


# ---- letters ---------------------------------------------------------------------------------


async def test_an_address_is_confirmed_by_who_reads_it_and_stopped_by_him(
    calling_base: str, room: MailRoom
) -> None:
    async with guest(calling_base) as eva, browser(calling_base) as reader:
        [way] = await asked(eva, by_mail())
        assert (way["shown"], way["confirmed"]) == ("eva@mail.example", False)
        [letter] = room.letters
        confirm, stop = token_in(letter), token_in(letter, 1)
        # Whatever follows links only looks.
        assert (await reader.get("/calls")).status_code == 200
        assert (await reader.get(f"/api/calls/stop/{stop}")).status_code == 405
        assert (await reader.get("/api/calls", params={"token": confirm})).status_code == 405
        assert not (await ways(eva))[0]["confirmed"]
        for _ in range(2):
            answer = await reader.post("/api/calls", json={"token": confirm})
            assert (answer.status_code, answer.json()) == (200, {"done": "confirmed"})
            assert (await ways(eva))[0]["confirmed"]
        for _ in range(2):
            answer = await reader.post("/api/calls", json={"token": stop})
            assert (answer.status_code, answer.json()) == (200, {"done": "stopped"})
            assert await ways(eva) == []
        answer = await reader.post("/api/calls", json={"token": confirm})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")


async def test_one_click_in_a_mail_program(calling_base: str, room: MailRoom) -> None:
    async with guest(calling_base) as eva, browser(calling_base) as program:
        await asked(eva, by_mail())
        [letter] = room.letters
        path = letter["List-Unsubscribe"].strip("<>").removeprefix("https://play.example")
        answer = await program.post(path, data={"List-Unsubscribe": "One-Click"})
        assert (answer.status_code, answer.json()) == (200, {"done": "stopped"})
        assert await ways(eva) == []


async def test_no_other_token_opens_anything(calling_base: str, chosen: Settings, room: MailRoom) -> None:
    async with guest(calling_base) as eva, browser(calling_base) as reader:
        [way] = await asked(eva, by_mail())
        good = token_in(room.letters[0])
        foreign = tokens.signed(b"another house, another secret", Token(way["id"], "confirm"))
        cookie = eva.cookies["stolek-guest"]
        odd = tokens.signer(chosen.secret).dumps([way["id"], "read"])
        for bad in (good[:-1], f"{good}x", foreign, cookie, odd, "", ".", "x" * 200):
            answer = await reader.post("/api/calls", json={"token": bad})
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token"), bad
        answer = await reader.post(f"/api/calls/stop/{good}")  # that door only stops
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")
        assert await ways(eva) == [way]


async def test_no_letter_to_what_is_no_address(calling_base: str, room: MailRoom) -> None:
    async with guest(calling_base) as eva:
        for bad in ("eva", "a@b.example, c@d.example", "a@b.example\r\nBcc: c@d.example", "a@b.example\n"):
            assert await refusal(eva, by_mail(bad)) == (400, "bad-email")
        assert (room.letters, await ways(eva)) == ([], [])


async def test_letters_are_few_from_one_house_and_to_one_address(
    tmp_path: Path, there: Exchange, room: MailRoom
) -> None:
    assert (MAILS_AN_HOUR, MAILS_A_DAY) == (5, 3)
    usual = settings(tmp_path, calling=calling(there, room))
    async with serving(usual) as base, guest(base) as eva, guest(base, "Jan") as jan:
        for number in range(MAILS_AN_HOUR):
            await asked((eva, jan)[number % 2], by_mail(f"{number}@mail.example"))
        for client in (eva, jan):
            assert await refusal(client, by_mail("more@mail.example")) == (429, "too-fast")
        assert len(room.letters) == MAILS_AN_HOUR
        assert len(await asked(eva, by_hook(f"{there.base}/hook"))) == 4  # other ways are open
    room.letters.clear()
    async with serving(settings(tmp_path / "b", calling=calling(there, room), mails_an_hour=100)) as base:
        for _ in range(MAILS_A_DAY):
            async with guest(base) as one:
                await asked(one, by_mail("All@mail.example"))
        async with guest(base) as one:
            assert await refusal(one, by_mail("all@MAIL.example")) == (429, "too-fast")
            assert len(room.letters) == MAILS_A_DAY


# ---- taking along, being forgotten, starting anew --------------------------------------------


async def test_ways_are_taken_along_and_forgotten(calling_base: str, there: Exchange, room: MailRoom) -> None:
    async with guest(calling_base) as eva, guest(calling_base, "Jan") as jan:
        await asked(eva, by_hook(f"{there.base}/hook?a=b", "cs"))
        await asked(eva, by_mail())
        await asked(jan, by_hook(f"{there.base}/jan"))
        me, _ = await unpacked(eva)
        hook, letter = me["calls"]
        assert (hook["way"], hook["target"], hook["language"]) == (
            "webhook",
            {"url": f"{there.base}/hook?a=b"},
            "cs",
        )
        assert (letter["target"], letter["confirmed"]) == ({"address": "eva@mail.example"}, False)
        place = await open_table(eva, "ingenious", agreement={"at_once": False}, seats=["me", "open"])
        invited = {"X-Stolek-Keys": place["invite"]}
        await jan.post(f"/api/tables/{place['table']}/seats", json={}, headers=invited)
        cookie = dict(eva.cookies)
        assert (await eva.delete("/api/me")).status_code == 204
        async with browser(calling_base, cookies=cookie) as again:
            assert await ways(again) == []
        answer = await jan.post("/api/calls", json={"token": token_in(room.letters[0])})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token")
        assert len(await ways(jan)) == 1


async def test_a_restart_keeps_ways(chosen: Settings, there: Exchange, room: MailRoom) -> None:
    async with serving(chosen) as base, guest(base) as eva:
        await asked(eva, by_mail())
        before = await asked(eva, PHONE.wish(f"{there.base}/phone"))
        key = (await eva.get("/api/me/calls")).json()["offers"]["push"]
        cookies = dict(eva.cookies)
    async with serving(chosen) as base, browser(base, cookies=cookies) as eva:
        assert await ways(eva) == before
        assert (await eva.get("/api/me/calls")).json()["offers"]["push"] == key
        await eva.post("/api/calls", json={"token": token_in(room.letters[0])})
        assert [way["confirmed"] for way in await ways(eva)] == [True, True]


# ---- people who are called -------------------------------------------------------------------


async def together(eva: httpx.AsyncClient, jan: httpx.AsyncClient, game: str) -> tuple[str, list[str]]:
    """A table of two that has begun: its name, and the keys of both."""
    place = await open_table(eva, game, seats=["me", "open"])
    invited = {"X-Stolek-Keys": place["invite"]}
    joined = await jan.post(f"/api/tables/{place['table']}/seats", json={}, headers=invited)
    return place["table"], [place["seats"][0]["key"], joined.json()["key"]]


async def until(what: Any) -> None:
    """Wait for something that is sure to come."""
    async with asyncio.timeout(30):
        while not what():
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("game", ["ingenious", "dicekings"])
async def test_people_who_are_away_are_called_to_a_real_match(
    calling_base: str, there: Exchange, game: str
) -> None:
    async with guest(calling_base) as eva, guest(calling_base, "Jan") as jan:
        for name, client in (("eva", eva), ("jan", jan)):
            await asked(client, by_hook(f"{there.base}/{name}"))
        there.heard.clear()
        table, keys = await together(eva, jan, game)
        await until(lambda: there.heard)
        [first] = there.heard  # one of them is asked, and nobody has come
        seat = ["/eva", "/jan"].index(first.path)
        assert f"With {('Jan', 'Eva')[seat]}. https://play.example/table/{table}" in first.json["text"]
        async with visiting(calling_base, table, keys[seat]) as visitor:
            other = first
            while other.path == first.path:
                await visitor.wait_for("shown")
                if visitor.offer and visitor.shown:
                    move, seen = first_of(visitor.offer), visitor.shown["entry"]
                    await visitor.ask("play", seat=seat, seen=seen, move=move)
                else:
                    await until(lambda: len(there.heard) > 1)
                    other = there.heard[-1]
            await asyncio.sleep(2 * SOON)
            assert [one.path for one in there.heard] == [first.path, other.path]
            await visitor.ask("resign", seat=seat)
            await until(lambda: len(there.heard) > 2)
        assert (there.heard[-1].path, there.heard[-1].json["reason"]) == (other.path, "over")
        await asyncio.sleep(4 * SOON)
        assert len(there.heard) == 3


def first_of(offer: Message) -> int:
    """The first action of an offer."""
    branch: Any = offer
    while isinstance(branch, dict):
        branch = branch[min(branch)]
    return int(branch)


async def test_a_receiver_that_hangs_holds_up_no_move(calling_base: str, there: Exchange) -> None:
    async with guest(calling_base) as eva, guest(calling_base, "Jan") as jan:
        there.go_on.set()
        await asked(eva, by_hook(f"{there.base}/hang"))
        there.go_on.clear()
        there.heard.clear()
        table, keys = await together(eva, jan, "ingenious")
        await until(lambda: there.heard)
        async with visiting(calling_base, table, keys[0]) as visitor:
            await visitor.wait_for("shown")
            assert visitor.offer
            assert visitor.shown
            move = first_of(visitor.offer)
            answer = await visitor.ask("play", seat=0, seen=visitor.shown["entry"], move=move)
            assert answer["type"] == "accepted"
        assert there.open == 1  # still hangs


async def test_what_another_worker_says_calls_nobody_here() -> None:
    heard: list[str] = []
    desk: Any = SimpleNamespace(awake={}, hear_of=lambda *_: None)
    listener: Any = SimpleNamespace(hear=heard.append)
    async with ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]) as channels:
        listening = asyncio.create_task(hear(channels, desk, listener, "us"))
        await asyncio.sleep(0.05)
        for news in (News("ours", 1, "us"), News("theirs", 1, "them"), News("ours too", 2, "us")):
            channels.publish(msgspec.json.encode(news), CHANNEL)
        await until(lambda: len(heard) > 1)
        listening.cancel()
    assert heard == ["ours", "ours too"]


async def test_nothing_of_ways_and_tokens_is_in_the_log(
    tmp_path: Path, there: Exchange, room: MailRoom, monkeypatch: pytest.MonkeyPatch
) -> None:
    wishes = [
        by_mail("eva.hush@mail.example"),
        by_hook(f"{there.base}/hook-hush"),
        PHONE.wish(f"{there.base}/phone-hush"),
        by_hook(f"{there.base}/status/500?failing-hush"),
        PHONE.wish(f"{there.base}/status/500?failing-hush"),
    ]
    chosen = settings(tmp_path, calling=calling(there, room), calls_after=SOON)
    with logbook() as book:
        async with serving(chosen) as base, guest(base) as eva:
            for wish in wishes:
                await eva.post("/api/me/calls", json=wish)
            confirm, stop = token_in(room.letters[0]), token_in(room.letters[0], 1)
            await eva.post("/api/calls", json={"token": confirm})
            await open_table(eva, "ingenious")
            await until(lambda: len(there.heard) == 6 and len(room.letters) == 2)
            monkeypatch.setattr("stolek.calls.keeping.tokens.opened", None)  # a fault of ours
            assert (await eva.post(f"/api/calls/stop/{stop}")).status_code == 500
        said = "\n".join(line for line in book.taken() if '"mail.log"' not in line)  # that server is not ours
    assert said.count("did not arrive") == 2
    assert "failed" in said
    check_discretion(said, {"hush", "mail.example", confirm, stop, there.place})
