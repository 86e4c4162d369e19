"""The API over HTTP: games, guests, tables, records, health; and security headers."""

from __future__ import annotations

import asyncio
import threading
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from litestar.stores.memory import MemoryStore

import stolek
from stolek.kernel.game import Game
from stolek.server import static
from stolek.server.routes import games
from stolek.server.routes.games import GameSheet, sheet
from stolek.words.rulebook import clauses
from stolek.words.speak import LANGUAGES
from tests.server.clients import asleep, browser, open_table, play_out, serving, settings, visiting
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.anyio


def code(answer: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal."""
    return answer.status_code, answer.json()["code"]


async def test_games_tell_all_that_can_be_chosen(shared_base: str) -> None:
    async with browser(shared_base) as client:
        sheets = (await client.get("/api/games")).json()
        assert tuple(sheet["name"] for sheet in sheets) == stolek.games()
        for sheet in sheets:
            game = stolek.game(sheet["name"])
            assert sheet["players"] == list(game.players)
            assert [option["name"] for option in sheet["options"]] == [one.name for one in game.options]
            assert set(sheet["title"]) == set(LANGUAGES)
            assert (await client.get(f"/api/games/{sheet['name']}")).json() == sheet
        assert code(await client.get("/api/games/chess")) == (404, "unknown-game")


async def test_who_reads_the_words_of_all_games_holds_nobody_up(
    shared_base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, read = threading.Event(), threading.Event()

    def read_slowly(game: Game[Any]) -> GameSheet:
        begun.set()
        assert read.wait(PATIENCE)
        return sheet(game)

    monkeypatch.setattr(games, "sheet", read_slowly)
    async with browser(shared_base) as client:
        asked = asyncio.create_task(client.get("/api/games"))
        assert await asyncio.to_thread(begun.wait, PATIENCE)
        assert (await client.get("/api/me")).is_success
        read.set()
        assert (await asked).is_success


@pytest.mark.parametrize("name", ["_template", "chess", "__init__"])
async def test_what_is_not_on_the_shelf_is_unknown(shared_base: str, name: str) -> None:
    async with browser(shared_base) as client:
        before = await count_of_tables(client)
        asked = [
            await client.get(f"/api/games/{name}"),
            await client.get(f"/api/games/{name}/rules/en"),
            await client.get(f"/api/games/{name}/rules/en/1"),
            await client.get(f"/api/games/{name}/words/en"),
            await client.get(f"/api/games/{name}/lessons"),
            await client.post(f"/api/games/{name}/lessons/0", json={"move": "x"}),
            await client.post(f"/api/games/{name}/lessons/0/preview", json={"move": "x"}),
            await client.post("/api/tables", json={"agreement": {"game": name, "players": 2}}),
            await client.post("/api/records", json={"record": of_another(name)}),
            await client.post("/api/replays", json={"record": of_another(name)}),
        ]
        assert [code(answer) for answer in asked] == [(404, "unknown-game")] * len(asked)
        assert await count_of_tables(client) == before


async def count_of_tables(client: httpx.AsyncClient) -> int:
    """How many tables there are."""
    return int((await client.get("/api/health")).json()["tables"])


def of_another(name: str) -> str:
    """A valid record of the template that says it is of this game."""
    record = stolek.game("_template").start(players=2, seed=1).record
    header = msgspec.structs.replace(record.header, game=name)
    return msgspec.structs.replace(record, header=header).to_json()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_rules_and_words_in_every_language(shared_base: str, language: str) -> None:
    async with browser(shared_base) as client:
        for name in stolek.games():
            rules = (await client.get(f"/api/games/{name}/rules/{language}")).json()
            assert rules == clauses(stolek.game(name).folder, language)
            number = next(iter(rules))
            one = await client.get(f"/api/games/{name}/rules/{language}/{number.lower()}")
            assert one.json() == {number: rules[number]}
            words = await client.get(f"/api/games/{name}/words/{language}")
            assert "game-title =" in words.text
            assert "refusal-stale =" in words.text
        missing = await client.get(f"/api/games/{name}/rules/{language}/X-1")
        assert code(missing) == (404, "unknown-clause")
        assert (await client.get(f"/api/games/{name}/rules/de")).status_code == 400


async def test_a_guest_keeps_his_name_in_a_signed_cookie(shared_base: str) -> None:
    async with browser(shared_base) as client:
        assert (await client.get("/api/me")).json()["name"] == ""
        changed = await client.put("/api/me", json={"name": "Žofka", "colour": "teal"})
        assert changed.json() == {"name": "Žofka", "colour": "teal"}
        assert "HttpOnly" in changed.headers["set-cookie"]
        assert "SameSite=lax" in changed.headers["set-cookie"]
        assert (await client.get("/api/me")).json()["name"] == "Žofka"
        assert code(await client.put("/api/me", json={"name": "~expert"})) == (400, "bad-name")
        assert code(await client.put("/api/me", json={"name": "x", "colour": "pink"})) == (400, "bad-colour")
        content, dot, signature = client.cookies["stolek-guest"].rpartition(".")
    # Its first character: of the last one, some bits do not count.
    forged = content + dot + ("B" if signature[0] == "A" else "A") + signature[1:]
    async with browser(shared_base, cookies={"stolek-guest": forged}) as forger:
        assert (await forger.get("/api/me")).json()["name"] == ""


async def test_my_tables_those_to_join_and_those_to_watch(base: str) -> None:
    async with browser(base) as eva, browser(base) as jan:
        gathering = {"at_once": False}
        private = await open_table(eva, "ingenious", agreement=gathering, seats=["me", "open"])
        public = await open_table(eva, "ingenious", agreement=gathering, seats=["me", "open"], open=True)
        begun = await open_table(eva, "border", open=True)

        async def listed(client: httpx.AsyncClient, which: str) -> list[str]:
            cards = (await client.get("/api/tables", params={"which": which})).json()
            return [card["id"] for card in cards]

        assert await listed(eva, "mine") == [begun["table"], public["table"], private["table"]]
        assert await listed(jan, "mine") == []
        assert await listed(jan, "join") == [public["table"]]
        assert await listed(jan, "watch") == [begun["table"]]
        assert (await jan.get("/api/tables", params={"which": "all"})).status_code == 400
        assert code(await jan.get(f"/api/tables/{private['table']}")) == (403, "not-invited")
        card = await jan.get(f"/api/tables/{private['table']}", headers={"X-Stolek-Keys": private["invite"]})
        assert [seat["kind"] for seat in card.json()["seats"]] == ["person", "free"]


@pytest.mark.usefixtures("quick_ticks")
async def test_a_table_has_the_same_card_awake_and_asleep(base: str) -> None:
    async with browser(base) as client:
        place = await open_table(client, "border", open=True)
        card = (await client.get(f"/api/tables/{place['table']}")).json()
        assert card["commitment"]
        await asleep(client)
        assert (await client.get("/api/tables", params={"which": "watch"})).json() == [card]


@pytest.mark.usefixtures("quick_ticks")
async def test_a_seat_that_was_left_is_left_on_the_card_of_a_sleeping_table(base: str) -> None:
    async with browser(base) as client:
        place = await open_table(client, "border", open=True, agreement={"players": 3})
        async with visiting(base, place["table"], place["seats"][1]["key"]) as visitor:
            assert (await visitor.ask("resign", seat=1))["type"] == "accepted"
        await asleep(client)
        [card] = (await client.get("/api/tables", params={"which": "watch"})).json()
        assert [seat["left"] for seat in card["seats"]] == [False, True, False]
        assert (await client.get(f"/api/tables/{place['table']}")).json() == card


async def test_friends_meet_at_a_private_table_and_play(shared_base: str) -> None:
    async with browser(shared_base) as eva, browser(shared_base) as jan, browser(shared_base) as phone:
        place = await open_table(eva, "ingenious", agreement={"at_once": False}, seats=["me", "open"])
        path = f"/api/tables/{place['table']}"
        assert code(await jan.post(f"{path}/seats", json={})) == (403, "not-invited")
        invited = {"X-Stolek-Keys": place["invite"]}
        seat = (await jan.post(f"{path}/seats", json={}, headers=invited)).json()
        assert seat["seat"] == 1
        again = await jan.post(f"{path}/seats", json={}, headers=invited)
        assert (again.status_code, again.json()["seat"]) == (201, 1)
        assert code(await phone.post(f"{path}/seats", json={}, headers=invited)) == (409, "table-full")
        async with visiting(shared_base, place["table"], place["seats"][0]["key"]) as host:
            await host.wait_for("situation")
            assert (await host.ask("begin"))["type"] == "accepted"
            assert (await host.wait_for("shown"))["entry"] > 0
        [again] = (await phone.post(f"{path}/return", json={"code": seat["code"]})).json()
        assert again["seat"] == 1
        assert again["key"] != seat["key"]
        [same] = (await jan.post(f"{path}/return", json={})).json()
        assert same["seat"] == 1
        assert (await phone.post(f"{path}/return", json={})).json() == []
        assert code(await phone.post(f"{path}/return", json={"code": "2222-2222"})) == (403, "wrong-code")


@pytest.mark.usefixtures("time_stands_still")
async def test_codes_cannot_be_guessed_fast(base: str) -> None:
    async with browser(base) as client:
        place = await open_table(client, "ingenious")
        path = f"/api/tables/{place['table']}/return"
        answers = [code(await client.post(path, json={"code": f"guess{n}"})) for n in range(8)]
        assert answers[:5] == [(403, "wrong-code")] * 5
        assert answers[5:] == [(429, "too-fast")] * 3


async def test_a_record_comes_down_when_the_match_is_over_and_goes_up_again(shared_base: str) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious", seats=["me", "random"])
        path, watch = f"/api/tables/{place['table']}/record", {"X-Stolek-Keys": place["watch"]}
        assert code(await client.get(path, headers=watch)) == (409, "not-over")
        async with visiting(shared_base, place["table"], place["seats"][0]["key"]) as visitor:
            await play_out(visitor, 0, Random(6))
        answer = await client.get(path, headers=watch)
        assert "attachment" in answer.headers["content-disposition"]
        assert stolek.verify(stolek.Record.from_json(answer.text)) > 0
        up = await client.post("/api/records", json={"record": answer.text, "upto": 20})
        assert up.status_code == 201
        assert [seat["seat"] for seat in up.json()["seats"]] == [0]
        broken = answer.text.replace("random", "easy")
        assert code(await client.post("/api/records", json={"record": broken})) == (400, "record-edited")


async def test_a_rematch_gives_everybody_the_next_seat(shared_base: str) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious", seats=["me", "random"])
        path, keys = f"/api/tables/{place['table']}/rematch", {"X-Stolek-Keys": place["seats"][0]["key"]}
        assert code(await client.post(path, headers=keys)) == (409, "not-over")
        async with visiting(shared_base, place["table"], place["seats"][0]["key"]) as visitor:
            await visitor.ask("resign", seat=0)
        assert code(await client.post(path, headers={"X-Stolek-Keys": place["watch"]})) == (403, "not-seated")
        [next_seat] = (await client.post(path, headers=keys)).json()
        assert next_seat["seat"] == 1
        async with visiting(shared_base, next_seat["table"], next_seat["key"]) as visitor:
            assert (await visitor.wait_for("shown"))["entry"] > 0


async def test_a_rematch_gives_nobody_the_seats_of_another(shared_base: str) -> None:
    async with browser(shared_base) as client, browser(shared_base) as other:
        place = await open_table(client, "ingenious", seats=["me", "me"])
        path = f"/api/tables/{place['table']}"
        [jan] = (await other.post(f"{path}/return", json={"code": place["seats"][1]["code"]})).json()
        async with visiting(shared_base, place["table"], jan["key"]) as visitor:
            await visitor.ask("resign", seat=1)
        answer = await other.post(f"{path}/rematch", headers={"X-Stolek-Keys": jan["key"]})
        assert [seat["seat"] for seat in answer.json()] == [0]


async def test_health_metrics_and_pages_answer(
    base: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(static, "SITE", tmp_path)  # as if no front end was built
    async with browser(base) as client:
        place = await open_table(client, "ingenious")
        async with visiting(base, place["table"], place["watch"]) as visitor:
            await visitor.wait_for("shown")
            health = (await client.get("/api/health")).json()
            assert health == {"status": "ok", "tables": 1, "awake": 1}
            figures = (await client.get("/metrics")).text
            assert "stolek_sockets 1.0" in figures
            assert "stolek_tables_awake 1.0" in figures
        for language, word in (("cs-CZ,cs;q=0.9", "otevřený"), ("sk", "otvorený"), ("de", "open")):
            page = await client.get("/", headers={"Accept-Language": language})
            assert word in page.text
        api = await client.get("/schema")
        assert "/api/tables/{name}" in api.text
        assert "<script" not in api.text
        description = (await client.get("/schema/openapi.json")).json()
        assert "/api/tables" in description["paths"]


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nowhere", "/api/tables/none", "/metrics"])
async def test_every_answer_tells_browsers_to_be_strict(shared_base: str, path: str) -> None:
    async with browser(shared_base) as client:
        headers = (await client.get(path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_every_path_tells_all_its_methods(shared_base: str) -> None:
    async with browser(shared_base) as client:
        paths = (await client.get("/schema/openapi.json")).json()["paths"]
        assert sum(len(operations) > 1 for operations in paths.values()) >= 2
        for path, operations in paths.items():
            fitting = {"game": "border", "language": "en", "clause": "1", "number": "1", "token": "1"}
            named = path.format(name="2222222222", way="2222222222", **fitting)
            expected = {method.upper() for method in operations} | {"OPTIONS"}
            asked = await client.request("OPTIONS", named)
            assert (asked.status_code, methods(asked)) == (204, expected)
            refused = await client.request("PATCH", named)
            assert (refused.status_code, methods(refused)) == (405, expected)


def methods(answer: httpx.Response) -> set[str]:
    """The methods that a response allows."""
    return set(answer.headers["allow"].split(", "))


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"[]", 400),
        (b'{"agreement": {"game": "ingenious", "players": 2}, "more": 1}', 400),
        (b'{"agreement": {"game": "ingenious", "players": "two"}}', 400),
        (b'{"agreement": {"game": "chess", "players": 2}}', 404),
        (b'{"agreement": {"game": "ingenious", "players": 9}}', 400),
        (b'{"agreement": {"game": "ingenious", "players": 2}, "seats": ["me"]}', 400),
        (b'{"agreement": {"game": "ingenious", "players": 2}, "seats": ["me", "wizard"]}', 400),
        (b'{"agreement": {"game": "ingenious", "players": 2, "options": {"mode": [[]]}}}', 400),
        (b'{"agreement": {"game": "ingenious", "players": 2, "clock": {"kind": "turn"}}}', 400),
        (b"[" * 100_000, 400),
        (b'{"record": "' + b"x" * 2_000_000 + b'"}', 413),
    ],
)
async def test_what_cannot_be_opened_is_refused_clearly(shared_base: str, body: bytes, status: int) -> None:
    async with browser(shared_base) as client:
        before = await count_of_tables(client)
        answer = await client.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == status
        assert answer.json()["code"]
        assert await count_of_tables(client) == before


@pytest.mark.usefixtures("time_stands_still")
async def test_too_many_calls_are_refused(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, calls_a_minute=5)) as base, browser(base) as client:
        answers: list[Any] = [await client.get("/api/health") for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
        assert answers[-1].json()["code"] == "too-fast"


async def test_addresses_that_call_no_more_are_forgotten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = MemoryStore()
    monkeypatch.setattr("stolek.server.app.MemoryStore", lambda: calls)
    monkeypatch.setattr("stolek.server.app.A_MINUTE", 0.05)
    async with serving(settings(tmp_path)) as base, browser(base) as client:
        await client.get("/api/health")
        await calls.set("long gone", "", expires_in=timedelta(microseconds=1))
        await until(lambda: "long gone" not in calls._store)
        assert len(calls._store) == 1  # the counter of the last minute is kept
