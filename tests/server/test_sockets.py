"""Sockets: every request is answered, players and spectators see what is theirs, nobody acts for another."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import stolek
from stolek.server.ws.connection import TOO_FAST, TRY_AGAIN
from stolek.store.store import Store
from stolek.store.writer import not_stored
from stolek.tables.bots.pool import BotPool
from tests.server.clients import (
    all_gone,
    browser,
    code_of,
    connecting,
    open_table,
    play_out,
    serving,
    settings,
    visiting,
)

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", stolek.games())
async def test_a_match_over_sockets_ends_the_same_for_everybody(shared_base: str, game: str) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, game)
        name, (first, second) = place["table"], place["seats"]
        async with (
            visiting(shared_base, name, first["key"]) as one,
            visiting(shared_base, name, second["key"]) as other,
            visiting(shared_base, name, place["watch"]) as gallery,
        ):
            ends = await asyncio.gather(
                play_out(one, 0, Random(1)), play_out(other, 1, Random(2)), gallery.wait_for(is_over)
            )
        answer = await client.get(f"/api/tables/{name}/record", headers={"X-Stolek-Keys": place["watch"]})
        record = stolek.Record.from_json(answer.text)
        assert stolek.verify(record) > 0
        match = stolek.replay(record)
        assert match.outcome is not None
        for eye, end in zip((0, 1, None), ends, strict=True):
            assert end["entry"] == len(record.entries)
            assert end["sights"][0]["view"] == match.view(eye)
            assert end["outcome"]["scores"] == list(match.outcome.scores)
            assert end["seed"] == record.seed


def is_over(message: dict[str, object]) -> bool:
    """Whether a message shows the end of a match."""
    return message["type"] == "shown" and message["outcome"] is not None


async def test_only_the_seat_that_owes_is_offered_moves(shared_base: str) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious")
        name, keys = place["table"], [seat["key"] for seat in place["seats"]]
        async with (
            visiting(shared_base, name, *keys) as both,
            visiting(shared_base, name, place["watch"]) as gallery,
        ):
            shown = await both.wait_for("shown")
            seen = await gallery.wait_for("shown")
        owing = shown["sights"][0]["view"]["to_act"]
        assert [sight["offer"] is not None for sight in shown["sights"]] == [seat in owing for seat in (0, 1)]
        assert [sight["eye"] for sight in seen["sights"]] == [None]
        assert seen["sights"][0]["offer"] is None
        assert seen["sights"][0]["prompt"] is None


async def test_nobody_acts_for_a_seat_without_its_key(shared_base: str) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious")
        other = await open_table(client, "ingenious")
        name = place["table"]
        for keys in ([place["watch"]], [place["invite"]], [place["seats"][1]["key"]]):
            async with visiting(shared_base, name, *keys) as visitor:
                shown = await visitor.wait_for("shown")
                for kind in ("play", "take-back", "resign", "preview", "hint", "say", "take-over", "renew"):
                    fields = {
                        "play": {"seen": shown["entry"], "move": 0},
                        "take-back": {"seen": shown["entry"]},
                        "preview": {"move": 0},
                        "say": {"phrase": "hello"},
                    }.get(kind, {})
                    answer = await visitor.ask(kind, seat=0, **fields)
                    assert answer["code"] == "not-your-seat", kind
        for wrong in (other["seats"][0]["key"], "guess"):
            async with visiting(shared_base, name, wrong) as visitor:
                assert (await visitor.receive())["code"] == "wrong-key"
        async with visiting(shared_base, name) as visitor:
            assert (await visitor.receive())["code"] == "not-invited"
        async with visiting(shared_base, "nowhere") as visitor:
            assert (await visitor.receive())["code"] == "unknown-table"


async def test_a_stale_request_gets_a_fresh_view(shared_base: str) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious")
        async with visiting(shared_base, place["table"], place["seats"][0]["key"]) as visitor:
            shown = await visitor.wait_for("shown")
            answer = await visitor.ask("play", seat=0, seen=shown["entry"] + 5, move=0)
            assert answer["code"] == "stale"
            assert (await visitor.wait_for("shown"))["entry"] == shown["entry"]


async def test_who_comes_back_is_told_everything_since(shared_base: str) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious")
        name, keys = place["table"], [seat["key"] for seat in place["seats"]]
        async with visiting(shared_base, name, keys[0]) as one, visiting(shared_base, name, keys[1]) as other:
            await asyncio.gather(play_out(one, 0, Random(1)), play_out(other, 1, Random(2)))
        async with visiting(shared_base, name, keys[0]) as visitor:
            whole = (await visitor.wait_for("shown"))["sights"][0]["told"]
        for seen in (0, 5, whole[-1]["entry"], 10_000):
            async with visiting(shared_base, name, keys[0], seen=seen) as visitor:
                shown = await visitor.wait_for("shown")
                assert shown["sights"][0]["told"] == [told for told in whole if told["entry"] >= seen]
        assert {told["entry"] for told in whole}


async def test_presence_talk_and_names_are_told_to_all(shared_base: str) -> None:
    async with browser(shared_base) as client:
        await client.put("/api/me", json={"name": "Eva", "colour": "teal"})
        place = await open_table(client, "ingenious", agreement={"chat": "free"})
        name, keys = place["table"], [seat["key"] for seat in place["seats"]]
        async with visiting(shared_base, name, keys[0]) as one:
            first = await one.wait_for("situation")
            assert [seat["present"] for seat in first["card"]["seats"]] == [True, False]
            assert first["card"]["seats"][0]["name"] == "Eva"
            assert first["card"]["commitment"]
            async with visiting(shared_base, name, keys[1]) as other:
                await one.wait_for(lambda message: present(message) == [True, True])
                assert (await other.ask("say", seat=1, text="Ahoj!"))["type"] == "accepted"
                said = await one.wait_for("said")
                assert [(remark["seat"], remark["text"]) for remark in said["remarks"]] == [(1, "Ahoj!")]
                await other.ask("rename", seat=1, name="Jan", colour="brown")
                await one.wait_for(lambda message: names(message)[1:] == ["Jan"])
            await one.wait_for(lambda message: present(message) == [True, False])
        async with visiting(shared_base, name, keys[0], heard=1) as one:
            assert (await one.ask("ping"))["type"] == "accepted"
            assert not any('"said"' in text for text in one.texts)


def present(message: dict[str, object]) -> list[bool] | None:
    """Presence at the seats, if the message is a situation."""
    if message["type"] != "situation":
        return None
    return [seat["present"] for seat in message["card"]["seats"]]  # type: ignore[index]


def names(message: dict[str, Any]) -> list[str]:
    """The names at the seats, if the message is a situation."""
    return [seat["name"] for seat in message["card"]["seats"]] if message["type"] == "situation" else []


async def test_previews_and_hints_are_for_the_asker_alone(shared_base: str) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious")
        name, keys = place["table"], [seat["key"] for seat in place["seats"]]
        async with (
            visiting(shared_base, name, *keys) as both,
            visiting(shared_base, name, place["watch"]) as gallery,
        ):
            shown = await both.wait_for("shown")
            await gallery.wait_for("shown")
            seat = shown["sights"][0]["view"]["to_act"][0]
            hint = await both.ask("hint", seat=seat)
            assert (hint["type"], hint["entry"]) == ("hinted", shown["entry"])
            preview = await both.ask("preview", seat=seat, move=hint["move"])
            assert preview["type"] == "previewed"
            assert preview["events"]
            assert (await both.ask("hint", seat=1 - seat))["code"] == "not-your-turn"
            played = await both.ask("play", seat=seat, seen=shown["entry"], move=hint["action"])
            assert played["type"] == "accepted"
            after = await both.wait_for("shown")
            happened = [told["event"] for told in after["sights"][seat]["told"]]
            assert happened[: len(preview["events"])] == preview["events"]
            await gallery.wait_for("shown")
            assert not any("hinted" in text or "previewed" in text for text in gallery.texts)


async def test_hints_can_be_switched_off(shared_base: str) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious", agreement={"hints": False})
        async with visiting(shared_base, place["table"], *[seat["key"] for seat in place["seats"]]) as both:
            await both.wait_for("shown")
            assert (await both.ask("hint", seat=0))["code"] == "hints-off"


async def test_a_page_of_another_site_is_not_let_in(shared_base: str) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious")
        url = f"ws{shared_base[4:]}/api/tables/{place['table']}/socket"
        with pytest.raises(InvalidStatus):
            async with connecting(url, origin="https://evil.example"):
                pass
        async with connecting(url, origin=shared_base):
            pass
        answer = await client.post("/api/tables", json={}, headers={"Origin": "https://evil.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")


@pytest.mark.usefixtures("time_stands_still")
async def test_too_many_requests_are_refused_and_in_the_end_cut_off(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, requests_a_second=5)) as base, browser(base) as client:
        place = await open_table(client, "ingenious")
        async with visiting(base, place["table"], place["watch"]) as visitor:
            answers = [await visitor.ask("ping") for _ in range(20)]
            assert [answer["type"] for answer in answers[:9]] == ["accepted"] * 9
            assert answers[-1]["code"] == "too-fast"
            with pytest.raises(ConnectionClosed) as closed:
                await asyncio.gather(
                    *[visitor.send("ping") for _ in range(1000)], *[visitor.wait_for("never")]
                )
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == TOO_FAST


async def test_bots_at_a_table_answer_people(shared_base: str) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, "border", seats=["me", "easy"])
        async with visiting(shared_base, place["table"], place["seats"][0]["key"]) as visitor:
            end = await play_out(visitor, 0, Random(4))
            assert end["outcome"]["scores"]


async def test_of_too_many_sockets_from_one_address_the_last_is_refused(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, sockets_an_address=2)) as base, browser(base) as client:
        place = await open_table(client, "ingenious")
        name, watch = place["table"], place["watch"]
        for _ in range(2):  # closed sockets do not count
            async with visiting(base, name, watch) as one, visiting(base, name, watch) as other:
                await one.wait_for("shown")
                await other.wait_for("shown")
                async with connecting(f"ws{base[4:]}/api/tables/{name}/socket") as third:
                    refused = json.loads(await third.recv())
                    assert (refused["id"], refused["code"]) == (None, "too-many-sockets")
                    assert refused["facts"] == {"most": 2}
                    with pytest.raises(ConnectionClosed) as closed:
                        await third.recv()
                    assert code_of(closed.value) == TOO_FAST
                assert (await one.ask("ping"))["type"] == "accepted"
            await all_gone(client)


async def test_a_seat_has_one_hint_at_a_time_over_all_its_sockets(
    shared_base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, thinks, think = asyncio.Event(), asyncio.Event(), BotPool.think

    async def think_later(*what: Any) -> Any:
        begun.set()
        await thinks.wait()
        return await think(*what)

    monkeypatch.setattr(BotPool, "think", think_later)
    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious", agreement={"options": {"first": 0}})
        name, key = place["table"], place["seats"][0]["key"]
        async with visiting(shared_base, name, key) as one, visiting(shared_base, name, key) as other:
            asked = await one.send("hint", seat=0)
            await begun.wait()
            assert (await one.ask("hint", seat=0))["code"] == "still-thinking"
            assert (await other.ask("hint", seat=0))["code"] == "still-thinking"
            thinks.set()
            assert (await one.wait_for(lambda message: message.get("id") == asked))["type"] == "hinted"
            assert (await other.ask("hint", seat=0))["type"] == "hinted"


async def test_when_the_database_fails_for_a_moment_watchers_are_asked_to_come_again(
    shared_base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> None:
        raise not_stored(OSError("the memory is gone"))

    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious")
        name, keys = place["table"], [seat["key"] for seat in place["seats"]]
        async with visiting(shared_base, name, keys[0]) as one, visiting(shared_base, name, keys[1]) as other:
            await one.wait_for("shown")
            await other.wait_for("shown")
            with monkeypatch.context() as trouble:
                trouble.setattr(Store, "chat", fail)
                await one.send("say", seat=0, phrase="hello")
                with pytest.raises(ConnectionClosed) as closed:
                    await other.wait_for("never")
            assert code_of(closed.value) == TRY_AGAIN
            assert not any('"refused"' in text for text in other.texts)
        async with visiting(shared_base, name, keys[1]) as other:
            assert (await other.wait_for("said"))["remarks"][0]["phrase"] == "hello"
