"""Lessons over HTTP: positions, right and wrong moves, and invalid ones."""

from __future__ import annotations

from typing import Any

import pytest

import stolek
from stolek.kernel.lesson import lessons
from tests.server.clients import browser

pytestmark = pytest.mark.anyio


async def test_lessons_show_a_position_with_something_to_do(shared_base: str) -> None:
    async with browser(shared_base) as client:
        for game in stolek.games():
            sheets = (await client.get(f"/api/games/{game}/lessons")).json()
            assert [sheet["name"] for sheet in sheets] == [one.step.name for one in lessons(game)]
            for sheet in sheets:
                assert sheet["sight"]["eye"] == sheet["seat"]
                assert sheet["sight"]["offer"]
                assert sheet["sight"]["prompt"]
                assert sheet["sight"]["view"]["game"] == game


@pytest.mark.parametrize("game", stolek.games())
async def test_a_right_move_is_told_from_another(shared_base: str, game: str) -> None:
    number, one = next((n, one) for n, one in enumerate(lessons(game)) if len(one.step.right) == 1)
    legal = one.match.legal(one.step.seat)
    right = one.step.right[0]
    async with browser(shared_base) as client:
        path = f"/api/games/{game}/lessons/{number}"
        answer = (await client.post(path, json={"move": right})).json()
        assert answer["right"]
        assert answer["told"]
        assert answer["view"]["game"] == game
        again = [move.action for move in legal if move.notation == right]
        assert (await client.post(path, json={"move": again[0]})).json() == answer
        for other in [move.notation for move in legal if move.notation != right][:1]:
            assert not (await client.post(path, json={"move": other})).json()["right"]
        found = (await client.post(f"{path}/preview", json={"move": right})).json()
        assert set(found) == {"events", "view"}
        words = await client.get(f"/api/games/{game}/words/en")
        assert f"lesson-{one.step.name} =" in words.text


@pytest.mark.parametrize("end", ["", "/preview"])
@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("ingenious/lessons/0", {"move": "red-blue h8-h9"}, 400, "touch-a-symbol"),
        ("ingenious/lessons/0", {"move": "nonsense"}, 400, None),
        ("ingenious/lessons/0", {"move": 10**9}, 400, "not-a-move"),
        ("ingenious/lessons/0", {"move": None}, 400, "bad-request"),
        ("ingenious/lessons/0", {}, 400, "bad-request"),
        ("ingenious/lessons/0", {"move": "x" * 401}, 400, "bad-request"),
        ("ingenious/lessons/0", {"move": "keep", "seat": 1}, 400, "bad-request"),
        ("ingenious/lessons/99", {"move": "keep"}, 404, "unknown-lesson"),
        ("ingenious/lessons/-1", {"move": "keep"}, 404, "unknown-lesson"),
        ("ingenious/lessons/first", {"move": "keep"}, 404, "not-found"),
        ("chess/lessons/0", {"move": "keep"}, 404, "unknown-game"),
    ],
)
async def test_what_cannot_be_is_refused(
    shared_base: str, path: str, body: Any, status: int, code: str | None, end: str
) -> None:
    async with browser(shared_base) as client:
        answer = await client.post(f"/api/games/{path}{end}", json=body)
        assert answer.status_code == status
        assert code in (None, answer.json()["code"])
        assert (await client.get("/api/health")).json()["tables"] == 0
