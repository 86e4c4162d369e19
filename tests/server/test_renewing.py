"""New keys for a seat: none is lost with an answer, and the older ones are revoked."""

from __future__ import annotations

import secrets
from pathlib import Path

import httpx
import pytest

from tests.server.clients import (
    Message,
    Visitor,
    browser,
    connecting,
    open_table,
    serving,
    settings,
    visiting,
)

pytestmark = pytest.mark.anyio


async def seats_of(client: httpx.AsyncClient, place: Message) -> list[int]:
    """The seats that a browser's session gives back."""
    answer = await client.post(f"/api/tables/{place['table']}/return", json={})
    return [seat["seat"] for seat in answer.json()]


async def test_the_cookie_of_who_opened_a_table_does_not_open_a_seat_that_a_friend_has_renewed(
    base: str,
) -> None:
    async with browser(base) as opener, browser(base) as friend:
        place = await open_table(opener, "ingenious")
        await friend.get("/api/me")
        cookie = "; ".join(f"{name}={value}" for name, value in friend.cookies.items())
        address = f"ws{base[4:]}/api/tables/{place['table']}/socket"
        async with connecting(address, additional_headers={"Cookie": cookie}) as socket:
            visitor = Visitor(socket)
            await visitor.send("hello", keys=[place["seats"][1]["key"]])
            assert (await visitor.ask("renew", seat=1))["type"] == "admitted"
        assert await seats_of(opener, place) == [0]
        assert await seats_of(friend, place) == [1]


async def test_a_renewal_whose_answer_is_lost_is_not_the_end_of_a_seat(tmp_path: Path) -> None:
    async with serving(settings(tmp_path)) as base:
        async with browser(base) as client:
            place = await open_table(client, "ingenious")
        key, asked = secrets.token_urlsafe(24), {"id": "renewal", "seat": 0}
        asked["key"] = key
        async with visiting(base, place["table"], place["seats"][0]["key"]) as lost:
            await lost.send("renew", **asked)
            await lost.wait_for("admitted")  # the answer counts as lost
        async with visiting(base, place["table"], key) as again:
            first = await again.ask("renew", **asked)
            assert (first["type"], first["key"]) == ("admitted", key)
            assert again.situation is None or again.situation["yours"] == [0]
    async with serving(settings(tmp_path)) as base, visiting(base, place["table"], key) as later:
        assert (await later.wait_for("situation"))["yours"] == [0]
