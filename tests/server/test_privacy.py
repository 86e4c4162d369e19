"""A guest's data over HTTP: one archive, a table that is removed, and a guest who is forgotten."""

from __future__ import annotations

import io
import json
import zipfile
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stolek.kernel.record import Record
from stolek.kernel.replay import verify
from stolek.server.ws.connection import LOST
from tests.server.clients import Message, Visitor, browser, code_of, open_table, visiting

pytestmark = pytest.mark.anyio
TWO = {"players": 2, "chat": "free"}


async def unpacked(client: httpx.AsyncClient) -> tuple[dict[str, Any], dict[str, str]]:
    """A guest's archive: me.json, and the records."""
    answer = await client.get("/api/me/data")
    assert (answer.status_code, answer.headers["content-type"]) == (200, "application/zip")
    with zipfile.ZipFile(io.BytesIO(answer.content)) as files:
        assert files.testzip() is None
        texts = {name: files.read(name).decode() for name in files.namelist()}
    return json.loads(texts.pop("me.json")), texts


async def removed(client: httpx.AsyncClient, place: Message, *keys: str) -> tuple[int, str]:
    """The response to the removal of a table."""
    answer = await client.delete(f"/api/tables/{place['table']}", headers={"X-Stolek-Keys": ",".join(keys)})
    return answer.status_code, answer.json()["code"] if answer.content else ""


async def together(eva: httpx.AsyncClient, jan: httpx.AsyncClient) -> tuple[Message, str, str]:
    """A table of two that has begun: the place, and the key of each."""
    place = await open_table(eva, "ingenious", agreement=TWO, seats=["me", "open"])
    keys = {"X-Stolek-Keys": place["invite"]}
    joined = await jan.post(f"/api/tables/{place['table']}/seats", json={}, headers=keys)
    return place, place["seats"][0]["key"], joined.json()["key"]


async def test_one_takes_along_ones_tables_ones_words_and_what_is_over(shared_base: str) -> None:
    async with browser(shared_base) as eva, browser(shared_base) as jan:
        await eva.put("/api/me", json={"name": "Eva", "colour": "green"})
        assert await unpacked(eva) == ({"name": "Eva", "colour": "green", "tables": [], "calls": []}, {})
        place, own, his = await together(eva, jan)
        table = place["table"]
        async with visiting(shared_base, table, own) as here, visiting(shared_base, table, his) as there:
            await there.ask("say", seat=1, text="Not yours")
            await here.ask("say", seat=0, text="Good luck")
            me, records = await unpacked(eva)
            assert records == {}  # it would reveal the rack of the other
            [one] = me["tables"]
            assert (one["table"], one["game"], one["phase"], one["record"]) == (
                table,
                "ingenious",
                "playing",
                None,
            )
            assert one["seats"] == [{"seat": 0, "name": "Eva", "colour": "green"}]
            assert [remark["text"] for remark in one["said"]] == ["Good luck"]
            assert one["agreement"]["chat"] == "free"
            await there.ask("resign", seat=1)
        me, records = await unpacked(eva)
        assert list(records) == [f"records/{me['tables'][0]['record']}"]
        [text] = records.values()
        verify(Record.from_json(text))
        down = await eva.get(f"/api/tables/{table}/record", headers={"X-Stolek-Keys": own})
        assert down.text == text
        async with browser(shared_base) as stranger:
            assert (await unpacked(stranger))[0]["tables"] == []


async def test_a_host_removes_a_table_and_who_is_there_is_sent_away(shared_base: str) -> None:
    async with browser(shared_base) as eva, browser(shared_base) as jan:
        place, own, his = await together(eva, jan)
        assert await removed(jan, place, his) == (403, "not-host")
        assert await removed(eva, place) == (403, "not-host")  # a session cookie alone is no access key
        assert await removed(eva, place, own) == (409, "others-play")
        async with visiting(shared_base, place["table"], his) as there:
            await there.ask("resign", seat=1)
            assert await removed(eva, place, own) == (204, "")
            with pytest.raises(ConnectionClosed) as closed:
                await there.wait_for("nothing")
            assert code_of(closed.value) == LOST
        assert await removed(eva, place, own) == (404, "unknown-table")
        async with visiting(shared_base, place["table"], his) as there:
            assert (await there.receive())["code"] == "wrong-key"
        for client in (eva, jan):
            assert (await client.get("/api/tables?which=mine")).json() == []


async def test_one_is_forgotten(shared_base: str) -> None:
    async with browser(shared_base) as eva, browser(shared_base) as jan:
        await eva.put("/api/me", json={"name": "Eva", "colour": "green"})
        await open_table(eva, "wispwood")
        place, own, his = await together(eva, jan)
        async with visiting(shared_base, place["table"], his) as there:
            answer = await eva.delete("/api/me")
            assert (answer.status_code, answer.content) == (204, b"")
            await there.hear_until(lambda: there.shown and there.shown["outcome"] and not hers(there)["name"])
            assert (hers(there)["left"], hers(there)["kind"]) == (True, "person")
        async with visiting(shared_base, place["table"], own) as here:
            assert (await here.receive())["code"] == "wrong-key"
        assert not eva.cookies
        assert (await eva.get("/api/me")).json()["name"] == ""
        assert (await eva.get("/api/tables?which=mine")).json() == []
        assert len((await jan.get("/api/tables?which=mine")).json()) == 1


def hers(there: Visitor) -> Message:
    """The first seat, as the visitor was last told."""
    seat: Message = there.situation["card"]["seats"][0] if there.situation else {"name": "Eva"}
    return seat


async def test_no_other_page_can_make_one_forgotten(shared_base: str) -> None:
    async with browser(shared_base) as eva:
        await open_table(eva, "wispwood")
        answer = await eva.delete("/api/me", headers={"Origin": "https://elsewhere.example"})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
        assert len((await eva.get("/api/tables?which=mine")).json()) == 1
