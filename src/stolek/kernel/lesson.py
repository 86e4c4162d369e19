"""Lessons: a short playable introduction to a game, as data in the folder `lessons` of the game.

Its `steps.json` is a list. A step is a position, as a short record with manual chance:

    {"name": "first", "players": 2, "options": {}, "entries": [["drawn", "red-blue"], …], "seat": 0,
     "right": ["red-blue h8-h9"], "then": [["drawn", "red-red"]]}

`right` are the moves that solve the step; none of them: any legal move will do. `then` happens after such a
move. A step without `entries` goes on where the first right move of the last step has led. The words are
`lesson-NAME` (the task) with the attributes `title`, `right` and `wrong`, in the files beside it.
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Any, NamedTuple

import msgspec

from stolek.kernel import shelf
from stolek.kernel.editions import own_file
from stolek.kernel.game import Game
from stolek.kernel.match import Match
from stolek.kernel.move import Move
from stolek.kernel.record import Entry
from stolek.kernel.refusal import Refusal
from stolek.kernel.replay import enter

FOLDER = "lessons"
FILE = "steps.json"
SAID = ("title", "right", "wrong")  # attributes of a step's phrase


class LessonStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step as stored in the file."""

    name: str
    players: int = 2
    options: dict[str, Any] = {}
    entries: tuple[Entry, ...] | None = None
    seat: int = 0
    right: tuple[str, ...] = ()
    then: tuple[Entry, ...] = ()


class Lesson(NamedTuple):
    """A step, and the match at its beginning."""

    step: LessonStep
    match: Match[Any]


class Tried(NamedTuple):
    """Whether a move solved the step, and the match after it."""

    right: bool
    match: Match[Any]


@cache
def lessons(name: str) -> tuple[Lesson, ...]:
    """The lessons of a game, in order; none if it has no such folder.

    They need the delivered box: an owner's own edition may have other boards.
    """
    game = shelf.game(name)
    file = game.folder / FOLDER / FILE
    if own_file(name) or not file.exists():
        return ()
    found: list[Lesson] = []
    for step in msgspec.json.decode(file.read_bytes(), type=list[LessonStep]):
        found.append(Lesson(step, went_on(found[-1]) if step.entries is None else begun(game, step)))
    return tuple(found)


def lesson(name: str, number: int) -> Lesson:
    """One lesson of a game, counted from 0."""
    found = lessons(name)
    if not 0 <= number < len(found):
        raise Refusal("unknown-lesson", lesson=number, lessons=len(found))
    return found[number]


def begun(game: Game[Any], step: LessonStep) -> Match[Any]:
    """The match of a step that lists its entries."""
    match = game.start(step.players, chance="manual", **step.options)
    for entry in step.entries or ():
        enter(match, entry)
    return match


def went_on(last: Lesson) -> Match[Any]:
    """The match after the first right move of a step."""
    return tried(last, last.step.right[0]).match


def tried(lesson: Lesson, move: Move | str) -> Tried:
    """Try a move in a lesson; refuses an illegal one. The lesson itself does not change."""
    step, match = lesson.step, copy.copy(lesson.match)
    before = len(match.record.entries)
    match.play(step.seat, move)
    (played,) = match.record.entries[before:]
    right = not step.right or getattr(played, "move", None) in step.right
    for entry in step.then if right else ():
        enter(match, entry)
    return Tried(right, match)
