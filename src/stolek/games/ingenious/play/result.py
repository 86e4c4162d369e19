"""Sides, endings and places of Ingenious (ING-39 … ING-44, ING-50, ING-57, ING-58, ING-66)."""

from __future__ import annotations

from stolek.games.ingenious.edition.box import COLOURS
from stolek.games.ingenious.rules.codes import ENDED_FULL, ENDED_TOP, SOLITAIRE, TEAM
from stolek.games.ingenious.rules.state import Ingenious
from stolek.kernel.events import Item
from stolek.kernel.outcome import Outcome

ENDINGS = ("board-full", "all-at-top")


def side(state: Ingenious, seat: int) -> int:
    """Whose track a seat scores on."""
    return seat % 2 if state.mode == TEAM else seat


def sides(state: Ingenious) -> int:
    """How many tracks there are."""
    return 2 if state.mode == TEAM else state.players


def ending_of(state: Ingenious) -> tuple[str | None, str | None]:
    """Why the game ended, and the clause behind it."""
    if state.phase == ENDED_FULL:
        return "board-full", "ING-66" if state.mode == SOLITAIRE else "ING-39"
    if state.phase == ENDED_TOP:
        return (
            "all-at-top",
            "ING-57" if state.mode == TEAM else "ING-66" if state.mode == SOLITAIRE else "ING-40",
        )
    return None, None


def outcome(state: Ingenious) -> Outcome:
    """The result, or the current standing: the lowest value counts, then the second lowest, and so on."""
    ending, clause = ending_of(state)
    tracks = [state.tracks[6 * s : 6 * s + 6] for s in range(sides(state))]
    own = [tracks[side(state, seat)] for seat in range(state.players)]
    return Outcome(
        ending=ending,
        clause=clause,
        ranks=state.ranks(),
        scores=tuple(min(track) for track in own),
        items=tuple(track_items(track) for track in own),
        order=tuple(tuple(sorted(track)) for track in own),
    )


def track_items(track: list[int]) -> tuple[Item, ...]:
    """The six values of a track."""
    return tuple(
        Item(name="track", clause="ING-42", points=value, facts={"colour": colour})
        for colour, value in zip(COLOURS, track, strict=True)
    )
