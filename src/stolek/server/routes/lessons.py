"""Lessons over HTTP: positions with a task, and whether a move solves it. Nothing is stored."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from stolek.kernel.events import Event
from stolek.kernel.lesson import Lesson, lesson, lessons, tried
from stolek.kernel.outcome import Outcome
from stolek.server.dependencies import Name
from stolek.server.errors import refusing
from stolek.server.routes.games import on_shelf
from stolek.server.ws import render
from stolek.server.ws.messages import Sight, Text, Told
from stolek.tables.subscribers import render_update
from stolek.tables.table import parse_move

Number = FromPath[int]


class Trying(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A move: an offered action, or its notation."""

    move: Text | int


class LessonSheet(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a game's introduction; its task is `lesson-NAME` in the words."""

    name: str
    players: int
    seat: int
    sight: Sight
    standing: Outcome


class Answered(msgspec.Struct, frozen=True, kw_only=True):
    """Whether a move solves the task, its events, and the position after it."""

    right: bool
    told: list[Told]
    view: dict[str, Any]
    standing: Outcome


class Prospect(msgspec.Struct, frozen=True, kw_only=True):
    """The events of a move and the view after it, up to the next chance or secret."""

    events: list[Event]
    view: dict[str, Any] | None


@get("/api/games/{game:str}/lessons", summary="The lessons of a game", responses=refusing(404))
async def game_lessons(game: Name) -> list[LessonSheet]:
    """A short introduction to a game: positions with a task each, in order."""
    return [sheet(one) for one in lessons(on_shelf(game).name)]


@post(
    "/api/games/{game:str}/lessons/{number:int}",
    status_code=200,
    summary="Try a move in a lesson",
    responses=refusing(403, 404, 413),
)
async def try_move(game: Name, number: Number, data: JSONBody[Trying]) -> Answered:
    """Whether a move solves the task of a lesson; lessons are counted from 0."""
    one = lesson(on_shelf(game).name, number)
    seat, before = one.step.seat, len(one.match.record.entries)
    right, match = tried(one, parse_move(one.match, seat, data.move))
    sight = render_update(match, seat, before)
    return Answered(
        right=right,
        told=[Told(entry=told.entry, event=told.event) for told in sight.told],
        view=sight.view,
        standing=match.game.outcome(match.state),
    )


@post(
    "/api/games/{game:str}/lessons/{number:int}/preview",
    status_code=200,
    summary="Preview a move in a lesson",
    responses=refusing(403, 404, 413),
)
async def preview(game: Name, number: Number, data: JSONBody[Trying]) -> Prospect:
    """Preview a move, up to the next chance or secret."""
    one = lesson(on_shelf(game).name, number)
    seat = one.step.seat
    found = one.match.preview(seat, parse_move(one.match, seat, data.move))
    return Prospect(events=found.events, view=found.view)


def sheet(one: Lesson) -> LessonSheet:
    """A lesson with its position."""
    match, seat = one.match, one.step.seat
    return LessonSheet(
        name=one.step.name,
        players=match.players,
        seat=seat,
        sight=render.sight(render_update(match, seat, len(match.record.entries))),
        standing=match.game.outcome(match.state),
    )
