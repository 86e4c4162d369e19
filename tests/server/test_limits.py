"""Rate limits: no client can block all others, and normal use never reaches a limit."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import RequestFactory
from websockets.exceptions import ConnectionClosed

import stolek
from stolek.kernel.refusal import Refusal
from stolek.server import limits
from stolek.server.client_address import rate_limit_key
from stolek.server.limits import CODES_A_TABLE, REMARKS_AT_ONCE, Buckets, Codes
from stolek.server.ops.health import DatabaseProbe
from stolek.server.routes import lan_addresses, replays
from stolek.server.ws.connection import TOO_FAST
from stolek.store.writer import not_stored
from stolek.tables.registry import TableRegistry
from stolek.tables.services import Services
from tests.server.clients import browser, code_of, connecting, open_table, serving, settings, visiting
from tests.server.test_api import code
from tests.waiting import PATIENCE, until

pytestmark = pytest.mark.anyio
usefixtures = pytest.mark.usefixtures
TABLE = {"agreement": {"game": "ingenious", "players": 2}}
TOO_MUCH = (429, "too-fast")


def elsewhere(base: str) -> httpx.AsyncClient:
    """A client at another address."""
    return browser(base, transport=httpx.AsyncHTTPTransport(local_address="127.0.0.2", verify=False))


def record() -> str:
    """A record that can go on."""
    return stolek.game("ingenious").start(players=2, seed=1).record.to_json()


# ---- expensive requests ----------------------------------------------------------------------


@usefixtures("time_stands_still")
async def test_expensive_requests_have_a_rate_limit(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, expensive_calls_a_minute=3)) as base, browser(base) as client:
        opened = await client.post("/api/tables", json=TABLE)
        assert opened.status_code == 201
        assert (await client.post("/api/records", json={"record": record()})).status_code == 201
        assert (await client.post("/api/replays", json={"record": record()})).status_code == 200
        again = f"/api/tables/{opened.json()['table']}/rematch"
        for path, body in (
            ("/api/tables", TABLE),
            ("/api/records", {"record": record()}),
            ("/api/replays", {"record": record()}),
            (again, {}),
        ):
            assert code(await client.post(path, json=body)) == TOO_MUCH
        assert (await client.get("/api/health")).json()["tables"] == 2
        async with elsewhere(base) as other:
            assert (await other.post("/api/tables", json=TABLE)).status_code == 201


@usefixtures("time_stands_still")
async def test_nobody_comes_to_tables_too_often(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, hellos_a_minute=3)) as base, browser(base) as client:
        place = await open_table(client, "ingenious")
        name, watch = place["table"], place["watch"]
        for _ in range(3):
            async with visiting(base, name, watch) as visitor:
                await visitor.wait_for("shown")
        url = f"ws{base[4:]}/api/tables/{name}/socket"
        async with connecting(url) as socket:
            refused = json.loads(await socket.recv())
            assert (refused["id"], refused["code"]) == (None, "too-fast")
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert code_of(closed.value) == TOO_FAST
        async with connecting(url, local_addr=("127.0.0.2", 0)) as other:
            await other.send(json.dumps({"type": "hello", "id": "h", "keys": [watch]}))
            assert json.loads(await other.recv())["type"] == "situation"


@usefixtures("time_stands_still")
async def test_a_household_and_a_class_are_not_hindered_by_the_usual_limits(tmp_path: Path) -> None:
    usual = settings(tmp_path, expensive_calls_a_minute=60, hellos_a_minute=120)
    async with serving(usual) as base, browser(base) as client:
        places = [await open_table(client, "border") for _ in range(30)]
        for place in places:
            for seat in place["seats"]:
                async with visiting(base, place["table"], seat["key"]) as pupil:
                    await pupil.wait_for("shown")


async def blocked(
    monkeypatch: pytest.MonkeyPatch, base: str, where: Any, name: str, ask: Callable[..., Any]
) -> httpx.Response:
    """The response to a request, while something in it is slow and another request is answered first."""
    goes_on, begun, work = threading.Event(), threading.Event(), getattr(where, name)

    def slow(*what: Any) -> Any:
        begun.set()
        assert goes_on.wait(PATIENCE)
        return work(*what)

    monkeypatch.setattr(where, name, slow)
    async with browser(base) as client:
        asked = asyncio.create_task(ask(client))
        try:
            await until(begun.is_set)
            assert (await client.get("/api/health")).status_code == 200
            assert not asked.done()
        finally:
            goes_on.set()
        answer: httpx.Response = await asked
        return answer


async def test_nobody_waits_for_a_replay_but_who_wants_to_see_it(
    base: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = await blocked(
        monkeypatch,
        base,
        replays,
        "frames",
        lambda client: client.post("/api/replays", json={"record": record()}),
    )
    assert answer.json()["frames"]


async def test_nobody_waits_while_the_server_looks_up_its_own_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(settings(tmp_path, listening=("0.0.0.0", 80))) as base:
        answer = await blocked(
            monkeypatch, base, lan_addresses, "own_addresses", lambda client: client.get("/api/whereabouts")
        )
        assert answer.status_code == 200


# ---- codes and chat --------------------------------------------------------------------------


@usefixtures("time_stands_still")
async def test_who_guesses_codes_locks_out_nobody_else(base: str) -> None:
    async with browser(base) as client, elsewhere(base) as friend:
        place = await open_table(client, "ingenious", agreement={"at_once": False}, seats=["me", "open"])
        path = f"/api/tables/{place['table']}"
        async with visiting(base, place["table"], place["seats"][0]["key"]) as host:
            invitation = (await host.wait_for("situation"))["invitation"]
        for _ in range(8):
            guessed = await client.post(f"{path}/return", json={"code": "guess"})
        assert code(guessed) == TOO_MUCH
        right = {"code": place["seats"][0]["code"]}
        assert code(await client.post(f"{path}/return", json=right)) == TOO_MUCH
        assert (await friend.post(f"{path}/return", json=right)).json()[0]["seat"] == 0
        assert (await friend.post(f"{path}/seats", json={"code": invitation})).json()["seat"] == 1


@usefixtures("time_stands_still")
def test_from_everywhere_together_codes_cannot_be_guessed_either() -> None:
    codes = Codes()
    for number in range(CODES_A_TABLE):
        codes.check("t", f"10.0.0.{number}")
    with pytest.raises(Refusal):
        codes.check("t", "10.1.0.1")
    codes.check("u", "10.1.0.1")


@usefixtures("time_stands_still")
def test_who_is_refused_already_does_not_use_up_the_tries_of_others() -> None:
    codes = Codes()
    for _ in range(2 * CODES_A_TABLE):
        try:
            codes.check("t", "10.0.0.1")
        except Refusal:
            continue
    codes.check("t", "10.0.0.2")


@usefixtures("time_stands_still")
async def test_nobody_talks_without_end(tmp_path: Path) -> None:
    async with serving(settings(tmp_path, remarks_a_second=1)) as base, browser(base) as client:
        place = await open_table(client, "ingenious")
        async with visiting(base, place["table"], place["seats"][0]["key"]) as visitor:
            said = [await visitor.ask("say", seat=0, phrase="hello") for _ in range(REMARKS_AT_ONCE + 2)]
            assert [one.get("code") for one in said] == [None] * REMARKS_AT_ONCE + ["too-fast"] * 2
            assert (await visitor.ask("ping"))["type"] == "accepted"


# ---- addresses -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("10.0.0.1", "10.0.0.1", True),
        ("10.0.0.1", "10.0.0.2", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:10.0.0.1", "10.0.0.1", True),
        ("::ffff:10.0.0.1", "::ffff:10.0.0.2", False),
        ("unix", "unix", True),
    ],
)
def test_limits_hold_for_a_household_and_not_for_each_of_its_addresses(
    one: str, other: str, same: bool
) -> None:
    assert (named(one) == named(other)) == same


def named(host: str) -> str:
    """The rate limit key of an address."""
    request = RequestFactory().get("/")
    request.scope["client"] = (host, 1)
    return rate_limit_key(request)


def test_buckets_of_those_who_have_gone_are_thrown_away(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(limits, "monotonic", lambda: now)
    monkeypatch.setattr(limits, "MANY", 10)
    buckets = Buckets(60)
    for number in range(100):
        now += 10
        buckets.check(str(ip_address(number)))
    assert len(buckets.known) <= 11
    for _ in range(60):
        buckets.check("here")
    with pytest.raises(Refusal):
        buckets.check("here")


# ---- health ----------------------------------------------------------------------------------


async def test_health_is_not_felt_anew_for_every_stranger(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, signs, fails = 0, 0, True
    all_have_asked, feel = asyncio.Event(), DatabaseProbe.check

    async def feel_when_all_have_asked(probe: DatabaseProbe, registry: TableRegistry) -> int:
        nonlocal asked
        asked += 1
        if asked % 20 == 0:
            all_have_asked.set()
        return await feel(probe, registry)

    async def stay_open(_: Services) -> None:
        nonlocal signs
        signs += 1
        await all_have_asked.wait()
        if fails:
            raise not_stored(OSError("the memory is gone"))

    async def keep_no_time(_: TableRegistry) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(DatabaseProbe, "check", feel_when_all_have_asked)
    monkeypatch.setattr(Services, "record_uptime", stay_open)
    monkeypatch.setattr(TableRegistry, "watch_clocks", keep_no_time)
    async with serving(settings(tmp_path, health_lasts=1000)) as base, browser(base) as client:

        async def ask() -> set[int]:
            all_have_asked.clear()
            answers = await asyncio.gather(*[client.get("/api/health") for _ in range(20)])
            return {answer.status_code for answer in answers}

        assert await ask() == {503}
        assert signs == 1
        fails, signs = False, 0
        assert await ask() == {200}
        await open_table(client, "ingenious")
        assert await ask() == {200}
        assert signs == 1
        assert (await client.get("/api/health")).json()["tables"] == 0
