"""Replays over HTTP: every step, from every seat; and invalid records."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

import stolek
from stolek.kernel.match import Match
from stolek.kernel.record import Played
from stolek.kernel.replay import replay
from stolek.server.routes.replays import MOST_FRAMES
from tests.server.clients import browser

pytestmark = pytest.mark.anyio


def played(game: str, decisions: int | None = None) -> Match[Any]:
    """A random match of two, to the end or for a while."""
    match, luck = stolek.game(game).start(players=2, seed=3, seats=["Žofka", "~easy"]), Random(3)
    while not match.outcome and decisions != 0:
        seat = match.to_act[0]
        match.play(seat, luck.choice(match.legal(seat)))
        decisions = None if decisions is None else decisions - 1
    return match


@pytest.mark.parametrize("game", stolek.games())
async def test_a_record_is_shown_step_by_step_from_every_seat(shared_base: str, game: str) -> None:
    match = played(game)
    record = match.record.to_json()
    count = len(match.record.entries)
    async with browser(shared_base) as client:
        for eye in (None, 0, 1):
            frames: list[dict[str, Any]] = []
            while len(frames) <= count:
                body = {"record": record, "eye": eye, "from": len(frames)}
                viewed = (await client.post("/api/replays", json=body)).json()
                frames += viewed["frames"]
            assert [frame["entry"] for frame in frames] == list(range(count + 1))
            told = [one["event"] for frame in frames for one in frame["told"]]
            assert [event["name"] for event in told] == [event.name for event in match.told(eye)]
            for number in (0, count // 2, count):
                as_then = replay(match.record, number)
                assert frames[number]["view"] == json.loads(json.dumps(as_then.view(eye)))
            assert frames[-1]["outcome"]["scores"] == list(match.outcome.scores)  # type: ignore[union-attr]
            assert frames[-2]["outcome"] is None
        assert (viewed["game"], viewed["players"], viewed["entries"]) == (game, 2, count)
        assert viewed["seats"] == ["Žofka", "~easy"]


async def test_turns_begin_where_another_seat_decides(shared_base: str) -> None:
    record = played("border").record
    async with browser(shared_base) as client:
        turns = (await client.post("/api/replays", json={"record": record.to_json()})).json()["turns"]
    before = None
    for number, entry in enumerate(record.entries):
        if isinstance(entry, Played):
            assert (number in turns) == (entry.seat != before)
            before = entry.seat
        else:
            assert number not in turns


async def test_an_unfinished_record_may_be_seen_too(shared_base: str) -> None:
    match = played("ingenious", 5)
    async with browser(shared_base) as client:
        viewed = (await client.post("/api/replays", json={"record": match.record.to_json(), "eye": 0})).json()
        last = viewed["frames"][-1]
        assert last["outcome"] is None
        assert last["prompt"]
        assert last["view"]["racks"][0]
        assert last["view"]["racks"][1] is None
        assert (await client.get("/api/health")).json()["tables"] == 0


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"record": "nonsense"}, "record-unreadable"),
        ({"record": ""}, "record-unreadable"),
        ({"record": "[" * 5000}, "record-unreadable"),
        ({"record": " " * 1_000_001}, "record-too-long"),
        ({"eye": 2}, "unknown-seat"),
        ({"eye": 8}, "bad-request"),
        ({"eye": -1}, "bad-request"),
        ({"from": -1}, "bad-request"),
        ({"from": 10**6}, "unknown-entry"),
        ({"from": 0, "to": 10**6}, "unknown-entry"),
        ({"from": 0, "to": MOST_FRAMES}, "too-many-frames"),
        ({"from": 3, "to": 2}, "too-many-frames"),
        ({"first": 3}, "bad-request"),
    ],
)
async def test_what_cannot_be_shown_is_refused(shared_base: str, change: dict[str, Any], code: str) -> None:
    body = {"record": played("ingenious").record.to_json()} | change
    async with browser(shared_base) as client:
        answer = await client.post("/api/replays", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, code)


async def test_altered_records_and_foreign_games_are_refused(shared_base: str) -> None:
    record = played("ingenious").record.to_json()
    async with browser(shared_base) as client:
        altered = {"record": record.replace("Žofka", "Eva")}
        assert (await client.post("/api/replays", json=altered)).json()["code"] == "record-edited"
        other = played("ingenious", 1).record
        chess = replace(other, header=replace(other.header, game="chess")).to_json()
        answer = await client.post("/api/replays", json={"record": chess})
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")
