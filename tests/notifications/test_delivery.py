"""Notifications end to end. Channels are exported, deleted with the guest, and survive a restart."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from stolek.notifications.scheduler import NotificationScheduler
from stolek.server.app import CHANNEL, TableUpdate, relay_updates
from stolek.server.settings import Settings
from tests.notifications.guests import asked, by_hook, by_mail, guest, token_in, ways
from tests.notifications.notifying import NEVER, quiet
from tests.notifications.receivers import SOON, Exchange, MailRoom, Phone, calling
from tests.server.clients import Message, browser, open_table, serving, settings, visiting
from tests.server.discretion import check_discretion
from tests.server.stand_ins import logbook
from tests.server.test_privacy import unpacked
from tests.waiting import until

pytestmark = pytest.mark.anyio
PHONE = Phone()


# ---- export, deletion, restart ---------------------------------------------------------------


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


# ---- notifications of a match ----------------------------------------------------------------


async def together(eva: httpx.AsyncClient, jan: httpx.AsyncClient, game: str) -> tuple[str, list[str]]:
    """A running match of two: id of the table, and both access keys."""
    place = await open_table(eva, game, seats=["me", "open"])
    invited = {"X-Stolek-Keys": place["invite"]}
    joined = await jan.post(f"/api/tables/{place['table']}/seats", json={}, headers=invited)
    return place["table"], [place["seats"][0]["key"], joined.json()["key"]]


class Operator:
    """The scheduler of a server; its timers run out when a test says so."""

    def __init__(self, base: str, scheduler: NotificationScheduler) -> None:
        self.base, self.caller = base, scheduler

    async def all_are_called(self) -> None:
        """Wait until all updates are relayed, then let the timers run out and deliver everything."""
        async with browser(self.base) as stranger:
            last = await open_table(stranger, "border")
        await until(lambda: last["table"] in self.caller.timers)
        await quiet(self.caller)


@pytest.fixture
async def operator(chosen: Settings, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Operator]:
    """The scheduler of a running server."""
    callers: list[NotificationScheduler] = []
    employed = NotificationScheduler.__init__

    def noted(scheduler: NotificationScheduler, *what: Any) -> None:
        callers.append(scheduler)
        employed(scheduler, *what)

    monkeypatch.setattr(NotificationScheduler, "__init__", noted)
    async with serving(replace(chosen, notify_after=NEVER)) as base:
        yield Operator(base, *callers)


async def test_people_who_are_away_are_called_to_a_real_match(operator: Operator, there: Exchange) -> None:
    async with guest(operator.base) as eva, guest(operator.base, "Jan") as jan:
        for name, client in (("eva", eva), ("jan", jan)):
            await asked(client, by_hook(f"{there.base}/{name}"))
        there.heard.clear()
        table, keys = await together(eva, jan, "dicekings")
        await operator.all_are_called()
        [first] = there.heard  # one of them owes a decision, and both are away
        seat = ["/eva", "/jan"].index(first.path)
        other = ("/jan", "/eva")[seat]
        assert f"With {('Jan', 'Eva')[seat]}. https://play.example/table/{table}" in first.json["text"]
        async with visiting(operator.base, table, keys[seat]) as visitor:
            while (shown := await visitor.wait_for("shown")) and visitor.offer:
                await visitor.ask("play", seat=seat, seen=shown["entry"], move=first_of(visitor.offer))
            await operator.all_are_called()
            assert [one.path for one in there.heard] == [first.path, other]
            await visitor.ask("resign", seat=seat)
            await operator.all_are_called()
        await operator.all_are_called()
        assert [(one.path, one.json["reason"]) for one in there.heard[2:]] == [(other, "over")]


def first_of(offer: Message) -> int:
    """The first action in an offer."""
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
        assert there.open == 1  # it still hangs


async def test_what_another_worker_says_calls_nobody_here() -> None:
    heard: list[str] = []
    listens = asyncio.Event()

    def nobody() -> tuple[()]:  # tables to notify once the relay listens
        listens.set()
        return ()

    registry: Any = SimpleNamespace(loaded=SimpleNamespace(values=nobody), on_update=lambda *_: None)
    listener: Any = SimpleNamespace(on_update=heard.append)
    async with ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]) as channels:
        listening = asyncio.create_task(relay_updates(channels, registry, listener, "us"))
        await listens.wait()
        for news in (
            TableUpdate("ours", 1, "us"),
            TableUpdate("theirs", 1, "them"),
            TableUpdate("ours too", 2, "us"),
        ):
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
    chosen = settings(tmp_path, notifications=calling(there, room), notify_after=SOON)
    with logbook() as book:
        async with serving(chosen) as base, guest(base) as eva:
            for wish in wishes:
                await eva.post("/api/me/calls", json=wish)
            confirm, stop = token_in(room.letters[0]), token_in(room.letters[0], 1)
            await eva.post("/api/calls", json={"token": confirm})
            await open_table(eva, "ingenious")
            await until(lambda: len(there.heard) == 6 and len(room.letters) == 2)
            monkeypatch.setattr(
                "stolek.notifications.subscriptions.tokens.read_token", None
            )  # a server error
            assert (await eva.post(f"/api/calls/stop/{stop}")).status_code == 500
        said = "\n".join(line for line in book.taken() if '"mail.log"' not in line)  # not our log
    assert said.count("not delivered") == 2
    assert "failed" in said
    check_discretion(said, {"hush", "mail.example", confirm, stop, there.place})
