"""Keys, codes and cookies in a log would be found: with leaks planted on purpose."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from stolek.server import session
from stolek.server.routes import tables
from stolek.tables.actions import creation
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import rejoin
from tests.server import processes
from tests.server.clients import Message, browser, open_table, serving, settings, visiting
from tests.server.discretion import check_discretion, secrets_of
from tests.server.processes import server_process
from tests.server.stand_ins import logbook

pytestmark = pytest.mark.anyio
Plant = Callable[[pytest.MonkeyPatch], None]
log = logging.getLogger("stolek.leaky")


def leaky(place: Any, name: str, what: Callable[..., object]) -> Plant:
    """A leak: a function logs its arguments."""
    honest = getattr(place, name)

    def noting(*given: Any) -> Any:
        log.info("%s", what(*given))
        return honest(*given)

    return lambda patch: patch.setattr(place, name, noting)


def opened_in_full(patch: pytest.MonkeyPatch) -> None:
    """Opening a table logs all its secrets."""
    honest = creation.open_table

    async def noting(*given: Any) -> creation.Opened:
        opened = await honest(*given)
        log.info("opened: %s", opened)
        return opened

    patch.setattr(creation, "open_table", noting)


LEAKS: dict[str, tuple[Plant, tuple[str, ...]]] = {
    "all that was opened": (opened_in_full, ("key", "code", "watch", "invite", "host")),
    "keys": (
        leaky(TableRegistry, "rights", lambda desk, table, keys: keys),
        ("key", "watch", "invite", "host"),
    ),
    "a code": (leaky(rejoin, "come_back", lambda table, code, *_: code), ("code",)),
    "a PIN": (leaky(rejoin, "check_pin", lambda table, chair, pin, _: pin), ("pin",)),
    "a cookie": (leaky(tables, "guest_of", lambda request, desk: dict(request.cookies)), ("cookie",)),
}


async def an_evening(base: str, client: httpx.AsyncClient) -> dict[str, str]:
    """Use every kind of secret once; the secrets, by their kinds."""
    await client.get("/api/me")
    place = await open_table(client, "ingenious", seats=["me", "open"], agreement={"at_once": False})
    free = await open_table(client, "ingenious", seats=["open", "open"], agreement={"at_once": False})
    secrets = {
        "key": place["seats"][0]["key"],
        "code": place["seats"][0]["code"],
        "watch": place["watch"],
        "invite": place["invite"],
        "host": free["host"],
        "cookie": client.cookies[session.COOKIE],
    }
    assert {*secrets.values()} <= secrets_of(client, place) | secrets_of(client, free)
    secrets["pin"] = "83920174"
    async with visiting(base, place["table"], secrets["key"]) as visitor:
        assert (await visitor.ask("set-pin", seat=0, pin=secrets["pin"]))["type"] == "accepted"
    for kind in ("key", "watch", "invite"):
        await come(base, place, secrets[kind])
    await come(base, free, secrets["host"])
    code = {"code": secrets["code"], "pin": secrets["pin"]}
    answer = await client.post(f"/api/tables/{place['table']}/return", json=code)
    assert answer.status_code == 201, answer.text
    return secrets


async def come(base: str, place: Message, key: str) -> None:
    """Connect with a key."""
    async with visiting(base, place["table"], key) as visitor:
        await visitor.wait_for("situation")


@pytest.mark.parametrize("leak", [None, *LEAKS])
async def test_secrets_in_a_log_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str | None
) -> None:
    plant, kinds = LEAKS[leak] if leak else (lambda patch: None, ())
    plant(monkeypatch)
    with logbook() as book:
        async with serving(settings(tmp_path)) as base, browser(base) as client:
            secrets = await an_evening(base, client)
        said = "\n".join(book.taken())
    for kind, secret in secrets.items():
        if kind in kinds:
            with pytest.raises(AssertionError):
                check_discretion(said, {secret})
        else:
            check_discretion(said, {secret})


LEAKY_SERVER = """
import logging, sys
from stolek.cli import main
from stolek.tables.registry import TableRegistry
rights = TableRegistry.rights
def noting(self, table, keys):
    logging.getLogger("stolek").info("%s", keys)
    return rights(self, table, keys)
TableRegistry.rights = noting
sys.exit(main())
"""


async def test_secrets_in_the_log_of_a_process_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "COMMAND", [sys.executable, "-c", LEAKY_SERVER, "serve"])
    with server_process(tmp_path) as server:
        await server.start()
        async with browser(server.base) as client:
            place = await open_table(client, "ingenious")
            await come(server.base, place, place["seats"][0]["key"])
        assert await server.stop() == 0
        with pytest.raises(AssertionError):
            check_discretion(server.said, secrets_of(client, place))
