"""Internal errors: they are logged and counted, and clients may reconnect."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from stolek.server import app
from stolek.server.ops.logs import LONGEST_MESSAGE, LONGEST_TRACE
from stolek.server.ws.connection import OUR_FAULT
from stolek.tables import loading
from stolek.tables.failure_log import FailureLog
from stolek.tables.registry import TableRegistry
from tests.server.clients import all_gone, asleep, browser, code_of, open_table, serving, settings, visiting
from tests.server.stand_ins import Logbook, logbook

pytestmark = pytest.mark.anyio


@pytest.fixture
def book() -> Iterator[Logbook]:
    """The server's log."""
    with logbook() as book:
        yield book


def broken(*_: object, **__: object) -> Any:
    """A function that fails."""
    raise ValueError("a tile that is none")


def errors(book: Logbook) -> list[dict[str, str]]:
    """The logged warnings and errors."""
    return [line for line in map(json.loads, book.taken()) if line["level"] != "info"]


async def test_a_fault_while_telling_is_logged_and_counted_and_the_socket_closed_with_a_code(
    base: str, book: Logbook, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with browser(base) as client:
        place = await open_table(client, "ingenious")
        name, watch = place["table"], place["watch"]
        with monkeypatch.context() as trouble:
            trouble.setattr("stolek.tables.subscribers.render_update", broken)
            async with visiting(base, name, watch) as visitor:
                with pytest.raises(ConnectionClosed) as closed:
                    await visitor.wait_for("never")
        assert code_of(closed.value) == OUR_FAULT
        [line] = errors(book)
        assert name in line["what"]
        assert "a tile that is none" in line["trace"]
        assert "stolek_faults_total 1.0" in (await client.get("/metrics")).text
        async with visiting(base, name, watch) as visitor:
            assert (await visitor.wait_for("shown"))["entry"] > 0


@pytest.mark.usefixtures("quick_ticks")
async def test_so_is_one_before_anything_is_told(
    base: str, book: Logbook, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with browser(base) as client:
        place = await open_table(client, "ingenious", agreement={"at_once": False}, seats=["me", "open"])
        await asleep(client)
        monkeypatch.setattr(loading, "rebuild_match", broken)
        async with visiting(base, place["table"], place["watch"]) as visitor:
            with pytest.raises(ConnectionClosed) as closed:
                await visitor.receive()
        assert code_of(closed.value) == OUR_FAULT
        assert [line["what"] for line in errors(book)] == [f"the socket at table {place['table']} failed"]


async def test_who_hangs_up_is_no_fault(base: str, book: Logbook) -> None:
    async with browser(base) as client:
        place = await open_table(client, "ingenious")
        for _ in range(20):
            async with visiting(base, place["table"], place["watch"]) as visitor:
                await visitor.send("ping")
                visitor.socket.transport.abort()
        assert "stolek_faults_total 0.0" in await all_gone(client)
    assert errors(book) == []


async def test_a_frame_that_is_no_text_is_no_tale_in_the_log(shared_base: str, book: Logbook) -> None:
    async with browser(shared_base) as client:
        place = await open_table(client, "ingenious")
        async with visiting(shared_base, place["table"], place["watch"]) as visitor:
            await visitor.wait_for("shown")
            await visitor.socket.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed) as closed:
                await visitor.wait_for("never")
        assert code_of(closed.value) == 1007
    assert book.taken() == []


async def test_whoever_passes_on_the_news_begins_again_and_misses_nothing(
    tmp_path: Path, book: Logbook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "A_PAUSE", 0)
    failed = asyncio.Event()

    def fail(*_: object) -> None:
        failed.set()
        broken()

    async with serving(settings(tmp_path)) as base, browser(base) as client:
        place = await open_table(client, "ingenious")
        name, keys = place["table"], [seat["key"] for seat in place["seats"]]
        async with visiting(base, name, keys[0]) as one, visiting(base, name, keys[1]) as other:
            await other.wait_for("shown")
            with monkeypatch.context() as trouble:
                trouble.setattr(TableRegistry, "on_update", fail)
                assert (await one.ask("say", seat=0, phrase="hello"))["type"] == "accepted"
                await failed.wait()
            assert (await other.wait_for("said"))["remarks"][0]["phrase"] == "hello"
            assert (await one.ask("say", seat=0, phrase="luck"))["type"] == "accepted"
            assert (await other.wait_for("said"))["remarks"][0]["phrase"] == "luck"
    line, *others = errors(book)
    assert line["what"] == "background task relay_updates failed"
    assert "a tile that is none" in line["trace"]
    assert not any("trace" in other for other in others)


async def test_a_chore_that_simply_ends_is_heard_of_and_done_again(
    tmp_path: Path, book: Logbook, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun = asyncio.Semaphore(0)

    async def keep_no_time(_: TableRegistry) -> None:
        begun.release()

    monkeypatch.setattr(app, "A_PAUSE", 0)
    monkeypatch.setattr(TableRegistry, "watch_clocks", keep_no_time)
    async with serving(settings(tmp_path)):
        for _ in range(3):
            await begun.acquire()
    first, second, *_ = errors(book)
    assert (first["what"], "it has ended" in first["trace"]) == ("background task watch_clocks failed", True)
    assert second["what"] == "background task watch_clocks failed 2 times, now by RuntimeError: it has ended"


async def test_a_chore_that_fails_on_and_on_is_logged_briefly_and_so_is_its_recovery(
    book: Logbook, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "A_PAUSE", 0)
    runs, recovered = 0, asyncio.Event()
    worked = FailureLog.worked

    def heard_of(failures: FailureLog) -> None:
        worked(failures)
        recovered.set()

    async def work_at_last() -> None:
        nonlocal runs
        runs += 1
        if runs <= 100:
            broken()
        monkeypatch.setattr(app, "STEADY", 0)
        if runs == 101:
            broken()
        await asyncio.Event().wait()

    monkeypatch.setattr(FailureLog, "worked", heard_of)
    chore = asyncio.create_task(app.supervise("counting", work_at_last))
    await recovered.wait()
    chore.cancel()
    lines = errors(book)
    assert [line["what"] for line in lines if "trace" in line] == ["background task counting failed"]
    assert len(lines) == 8  # the 1st, 2nd, 4th, … and 64th failure, and the recovery
    assert lines[-1]["what"] == "background task counting works again after 101 failures"


def test_a_line_of_the_log_has_an_end(book: Logbook) -> None:
    try:
        broken_deeply("x" * 100_000)
    except ValueError:
        logging.getLogger("stolek").exception("y" * 100_000)
    [text] = book.taken()
    assert len(text) < LONGEST_MESSAGE + LONGEST_TRACE + 500
    assert json.loads(text)["trace"].startswith("Traceback")
    assert json.loads(text)["trace"].endswith("x the end")


def broken_deeply(reason: str) -> None:
    """A function that fails, for a long reason."""
    raise ValueError(f"{reason} the end")


@pytest.mark.parametrize("name", ["stolek.svg", "service-worker.js"])
async def test_icon_and_service_worker_are_missing_where_the_pages_were_not_built(
    shared_base: str, book: Logbook, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr("stolek.server.static.SITE", tmp_path)
    async with browser(shared_base) as client:
        answer = await client.get(f"/{name}")
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        (tmp_path / name).write_text("built")
        assert (await client.get(f"/{name}")).text == "built"
    assert errors(book) == []
