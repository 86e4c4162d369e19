"""Metrics: for operators, and for nobody else."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest

from stolek.server.run import Server
from stolek.server.settings import METRICS_TOKEN, settings_for
from tests.server.clients import all_gone, browser, connecting, open_table, serving, settings, visiting

pytestmark = pytest.mark.anyio
TOKEN = "žádná tajemství"


def is_shown(answer: httpx.Response) -> bool:
    """Whether the metrics came; if not, it looks as if there were none."""
    if answer.status_code == 200:
        assert "stolek_sockets" in answer.text
        return True
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    return False


@cache
def doors(token: str | None, trusted: str | None) -> Any:
    """The application with uvicorn's proxy middleware, of a server that is never started."""
    with TemporaryDirectory() as folder:
        server = Server(settings(Path(folder), metrics_token=token), lambda: None)
    server.config.forwarded_allow_ips = trusted or server.config.forwarded_allow_ips
    server.config.load()
    return server.config.loaded_app


async def call(
    caller: str, token: str | None = None, headers: dict[str, bytes] | None = None, trusted: str | None = None
) -> bool:
    """Whether a client at some address gets the metrics, through the proxy middleware."""
    way = httpx.ASGITransport(doors(token, trusted), client=(caller, 1234))
    async with httpx.AsyncClient(transport=way, base_url="http://localhost", verify=False) as client:
        sent = {name.encode(): value for name, value in (headers or {}).items()}
        return is_shown(await client.get("/metrics", headers=sent))


@pytest.mark.parametrize("caller", ["127.0.0.1", "127.8.9.1", "::1"])
async def test_they_are_for_callers_on_the_same_machine(caller: str) -> None:
    assert await call(caller)


@pytest.mark.parametrize("name", [b"localhost:8420", b"LOCALHOST", b"127.0.0.1:8420", b"[::1]:8420"])
async def test_they_are_there_by_every_name_of_this_machine(name: bytes) -> None:
    assert await call("127.0.0.1", headers={"Host": name})


@pytest.mark.parametrize(
    "name", [b"evil.example:8420", b"localhost.evil.example", b"192.168.1.7:8420", b"[", b""]
)
async def test_a_page_that_gives_its_name_our_address_gets_nothing(name: bytes) -> None:
    assert not await call("127.0.0.1", headers={"Host": name})


@pytest.mark.parametrize("caller", ["192.168.1.7", "8.8.8.8", "2001:db8::1", "10.0.0.1", "0.0.0.0", "unix"])
async def test_they_are_for_nobody_else(caller: str) -> None:
    assert not await call(caller)


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
@pytest.mark.parametrize("value", ["8.8.8.8", "127.0.0.1", "::1", "for=127.0.0.1", "", "rubbish"])
@pytest.mark.parametrize("trusted", ["127.0.0.1,::1", "*"])
async def test_what_a_proxy_passes_on_is_not_from_this_machine(name: str, value: str, trusted: str) -> None:
    for caller in ("127.0.0.1", "8.8.8.8"):
        assert not await call(caller, headers={name: value.encode()}, trusted=trusted)


async def test_with_a_token_they_are_for_who_shows_it_wherever_he_is() -> None:
    shown = f"Bearer {TOKEN}".encode()
    assert await call("8.8.8.8", TOKEN, {"Authorization": shown})
    assert await call("127.0.0.1", TOKEN, {"Authorization": shown, "Forwarded": b"for=8.8.8.8"})
    for wrong in (
        b"",
        b"Bearer",
        b"Bearer ",
        b"Bearer x",
        shown[:-1],
        shown.removeprefix(b"Bearer "),
        b"\xff",
    ):
        assert not await call("127.0.0.1", TOKEN, {"Authorization": wrong})
    assert not await call("127.0.0.1", TOKEN)


async def test_the_token_is_in_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for said, meant in ((TOKEN, TOKEN), ("", None)):
        monkeypatch.setenv(METRICS_TOKEN, said)
        assert settings_for(tmp_path).metrics_token == meant
    monkeypatch.delenv(METRICS_TOKEN)
    assert settings_for(tmp_path).metrics_token is None


async def test_a_real_proxy_on_the_same_machine_gets_nothing(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as base, browser(base) as client:
        assert is_shown(await client.get("/metrics"))
        assert not is_shown(await client.get("/metrics", headers={"X-Forwarded-For": "8.8.8.8"}))


@pytest.mark.usefixtures("time_stands_still")
async def test_every_refusal_on_a_socket_is_counted(tmp_path: Path) -> None:
    slow = settings(tmp_path, requests_a_second=2, sockets_an_address=1)
    async with serving(slow) as base, browser(base) as client:
        place = await open_table(client, "ingenious")
        name, watch = place["table"], place["watch"]
        async with visiting(base, name, "guess") as stranger:
            await stranger.receive()
        await until_counted(client, "wrong-key")
        async with visiting(base, name, watch) as visitor:
            await visitor.wait_for("shown")
            async with connecting(f"ws{base[4:]}/api/tables/{name}/socket") as second:
                await second.recv()
            await visitor.socket.send("x" * 20_000)
            await visitor.socket.send("{")
            await visitor.ask("hint", seat=0)
            for _ in range(50):
                await visitor.send("ping")
            await visitor.wait_for(lambda message: message.get("code") == "too-fast")
        for code in ("too-many-sockets", "message-too-long", "bad-message", "not-your-seat", "too-fast"):
            await until_counted(client, code)


async def until_counted(client: httpx.AsyncClient, code: str) -> None:
    """Wait until no socket is open; by then a refusal was counted."""
    assert f'stolek_refusals_total{{code="{code}"}}' in await all_gone(client)
