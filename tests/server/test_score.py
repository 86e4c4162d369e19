"""The score desk over HTTP: an example of every game, its points, and impossible positions."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import stolek
from tests.server.clients import browser

pytestmark = pytest.mark.anyio
MANUAL = Path(__file__).parents[2] / "docs/manual"
every_game = pytest.mark.parametrize("game", stolek.games())


@every_game
async def test_the_example_is_the_one_of_the_manual_and_can_be_scored(shared_base: str, game: str) -> None:
    manifest = stolek.game(game)
    async with browser(shared_base) as client:
        example = (await client.get(f"/api/games/{game}/score")).json()["position"]
        page = (MANUAL / f"score-{game}.md").read_text(encoding="utf-8")
        assert example == re.findall(r"```json\n(.*?)```", page, re.DOTALL)[0]
        scored = (await client.post(f"/api/games/{game}/score", json={"position": example})).json()
    assert manifest.score_desk is not None
    items = manifest.score_desk(example.encode())
    assert [(one["name"], one["points"]) for one in scored["items"]] == [
        (item.name, item.points) for item in items
    ]
    figures = manifest.score_figures(example.encode()) if manifest.score_figures else None
    assert scored["figures"] == json.loads(json.dumps(figures))


@every_game
@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("", "file-not-json"),
        ("{", "file-not-json"),
        ("[" * 5000, None),
        ("[]", "file-not-object"),
        ("{}", "file-not-understood"),
        ('{"players": [], "cards": 3, "tile": 3, "map": "x"}', None),
        ("\ud800", None),
    ],
)
async def test_what_cannot_be_scored_is_refused(
    shared_base: str, game: str, position: str, code: str | None
) -> None:
    async with browser(shared_base) as client:
        body = json.dumps({"position": position}).encode()
        headers = {"Content-Type": "application/json"}
        answer = await client.post(f"/api/games/{game}/score", content=body, headers=headers)
        assert answer.status_code == 400
        assert code in (None, answer.json()["code"])


async def test_a_desk_that_is_not_there_is_not_found(shared_base: str) -> None:
    async with browser(shared_base) as client:
        for game in ("_template", "chess"):
            assert (await client.get(f"/api/games/{game}/score")).json()["code"] == "unknown-game"
            answer = await client.post(f"/api/games/{game}/score", json={"position": "{}"})
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")
        long = await client.post("/api/games/ingenious/score", json={"position": " " * 20_001})
        assert (long.status_code, long.json()["code"]) == (400, "bad-request")
