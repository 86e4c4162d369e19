"""Short lists of moves: grouped by their first word, or the best of those that match."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from stolek.kernel.events import Event
from stolek.kernel.match import Match
from stolek.kernel.move import Move
from stolek.terminal.question import Question

LONGEST_LIST = 12


class Worth(NamedTuple):
    """A move and the points that it would bring at once."""

    points: int
    move: Move


def groups(question: Question) -> list[tuple[str, int, Worth]]:
    """For each first word how many moves begin with it, and the best of them."""
    found = []
    for word in question.first_words():
        moves = weighed(question, question.actions([word]))
        found.append((word, len(moves), moves[0]))
    return found


def weighed(question: Question, actions: Iterable[int]) -> list[Worth]:
    """Moves with their points, the best first."""
    moves = [question.match.game.moves.move(action) for action in actions]
    worths = [Worth(points(question.match, question.seat, move), move) for move in moves]
    return sorted(worths, key=lambda worth: (-worth.points, worth.move.action))


def points(match: Match[Any], seat: int, move: Move) -> int:
    """The points that a move would bring at once, those lost beyond the end of a track not counted."""
    return sum(gain(event) for event in match.preview(seat, move).events)


def gain(event: Event) -> int:
    """The points in an event."""
    return int(event.facts.get("points", 0)) - int(event.facts.get("lost", 0))
