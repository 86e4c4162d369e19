"""The figures of a server: for those who run it, and for nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from stolek.web.serving import Server
from stolek.web.settings import METRICS_TOKEN, settings_for
from tests.web.visitors import browser, open_table, serving, settings, visiting

pytestmark = pytest.mark.anyio
TOKEN = "žádná tajemství"


def is_shown(answer: httpx.Response) -> bool:
    """Whether the figures came; if not, it looks as if there were none."""
    if answer.status_code == 200:
        assert "stolek_sockets" in answer.text
        return True
    assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
    return False


async def call(folder: Path, caller: str, token: str | None = None, **headers: bytes) -> bool:
    """Whether the figures come to a caller from some address, through all that stands before the doors."""
    server = Server(settings(folder, metrics_token=token), lambda: None)
    server.config.load()
    way = httpx.ASGITransport(server.config.loaded_app, client=(caller, 1234))
    async with httpx.AsyncClient(transport=way, base_url="http://localhost") as client:
        return is_shown(
            await client.get("/metrics", headers={name.encode(): value for name, value in headers.items()})
        )


@pytest.mark.parametrize("caller", ["127.0.0.1", "127.8.9.1", "::1"])
async def test_they_are_for_callers_on_the_same_machine(tmp_path: Path, caller: str) -> None:
    assert await call(tmp_path, caller)


@pytest.mark.parametrize("name", [b"localhost:8420", b"LOCALHOST", b"127.0.0.1:8420", b"[::1]:8420"])
async def test_they_are_there_by_every_name_of_this_machine(tmp_path: Path, name: bytes) -> None:
    assert await call(tmp_path, "127.0.0.1", None, Host=name)


@pytest.mark.parametrize(
    "name", [b"evil.example:8420", b"localhost.evil.example", b"192.168.1.7:8420", b"[", b""]
)
async def test_a_page_that_gives_its_name_our_address_gets_nothing(tmp_path: Path, name: bytes) -> None:
    assert not await call(tmp_path, "127.0.0.1", None, Host=name)


@pytest.mark.parametrize("caller", ["192.168.1.7", "8.8.8.8", "2001:db8::1", "10.0.0.1", "0.0.0.0", "unix"])
async def test_they_are_for_nobody_else(tmp_path: Path, caller: str) -> None:
    assert not await call(tmp_path, caller)


@pytest.mark.parametrize("name", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
@pytest.mark.parametrize("value", ["8.8.8.8", "127.0.0.1", "::1", "for=127.0.0.1", "", "rubbish"])
@pytest.mark.parametrize("trusted", ["127.0.0.1,::1", "*"])
async def test_what_a_proxy_passes_on_is_not_from_this_machine(
    tmp_path: Path, name: str, value: str, trusted: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)
    for caller in ("127.0.0.1", "8.8.8.8"):
        assert not await call(tmp_path, caller, None, **{name: value.encode()})


async def test_with_a_token_they_are_for_who_shows_it_wherever_he_is(tmp_path: Path) -> None:
    shown = f"Bearer {TOKEN}".encode()
    assert await call(tmp_path, "8.8.8.8", TOKEN, Authorization=shown)
    assert await call(tmp_path, "127.0.0.1", TOKEN, Authorization=shown, Forwarded=b"for=8.8.8.8")
    for wrong in (
        b"",
        b"Bearer",
        b"Bearer ",
        b"Bearer x",
        shown[:-1],
        shown.removeprefix(b"Bearer "),
        b"\xff",
    ):
        assert not await call(tmp_path, "127.0.0.1", TOKEN, Authorization=wrong)
    assert not await call(tmp_path, "127.0.0.1", TOKEN)


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
            async with connect(f"ws{base[4:]}/api/tables/{name}/socket") as second:
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
    """Wait until a refusal was counted, and nobody is here any more."""
    async with asyncio.timeout(60):
        while True:
            figures = (await client.get("/metrics")).text
            if f'stolek_refusals_total{{code="{code}"}}' in figures and "stolek_sockets 0.0" in figures:
                return
            await asyncio.sleep(0.01)
