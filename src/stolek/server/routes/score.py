"""The score desk over HTTP: a position from a real table, and its points one by one."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta

from stolek.kernel.events import Item
from stolek.kernel.game import Game
from stolek.kernel.refusal import Refusal
from stolek.server.dependencies import Name
from stolek.server.errors import refusing
from stolek.server.routes.games import on_shelf

EXAMPLE = "score.example.json"
LONGEST_POSITION = 20_000  # characters


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position as JSON text, in the format of the game's score desk."""

    position: Annotated[str, Meta(max_length=LONGEST_POSITION)]


class Scored(msgspec.Struct, frozen=True, kw_only=True):
    """Points with their reasons; also as plain figures, where the game has a format for them."""

    items: list[Item]
    figures: dict[str, Any] | None


@get("/api/games/{game:str}/score", summary="A position to score, as an example", responses=refusing(404))
async def example(game: Name) -> Position:
    """An example of a position that the game's score desk accepts."""
    manifest = with_desk(game)
    return Position(position=(manifest.folder / EXAMPLE).read_text(encoding="utf-8"))


@post(
    "/api/games/{game:str}/score",
    status_code=200,
    summary="Count points",
    responses=refusing(403, 404, 413),
)
async def score(game: Name, data: JSONBody[Position]) -> Scored:
    """The points of a position that was typed in, one by one; nothing is stored."""
    manifest = with_desk(game)
    try:
        text = data.position.encode()
    except UnicodeError as error:
        raise Refusal("file-not-json", line=1, detail=str(error)) from None
    items = manifest.score_desk(text) if manifest.score_desk else []
    return Scored(items=items, figures=manifest.score_figures(text) if manifest.score_figures else None)


def with_desk(name: str) -> Game[Any]:
    """A game that has a score desk; others are refused."""
    manifest = on_shelf(name)
    if manifest.score_desk is None:
        raise Refusal("no-score-desk", game=manifest.name)
    return manifest
