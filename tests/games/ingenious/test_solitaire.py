"""Solitaire (ING-60 to ING-67)."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.games.ingenious import GAME
from tests.games.ingenious.positions import (
    Table,
    dealt,
    names,
    only,
    opened,
    pairs,
    placements,
    played,
    refused,
    track,
)


def alone(tile: str, **more: Any) -> Table:
    """Solitaire with this tile drawn."""
    more.setdefault("free", "h8 h9")
    more.setdefault("plain", tile.replace("-", " "))
    return Table(players=1, mode="solitaire", racks={0: tile}, **more)


def test_one_tile_at_a_time() -> None:
    """ING-60, ING-61: draw, look, place, score, draw; the tile cannot be refused or kept."""
    match = GAME.start(1, chance="manual")
    assert match.view(None)["radius"] == 5
    for tile, place in (("red-blue", "c9-c10"), ("green-green", "h8-h9"), ("red-yellow", "h6-h7")):
        assert match.chance == {"name": "draw", "clause": "ING-61", "facts": {"seat": 0, "missing": 1}}
        drew = match.draw(tile)[0]
        assert (drew.name, drew.clause, drew.facts) == ("drew", "ING-61", {"seat": 0, "tile": tile})
        assert match.view(0)["racks"] == [[tile]]
        assert {move.name for move in match.legal(0)} == {"place"}
        for answer in ("swap", "keep"):
            with refused(match, "no-swap-now", "ING-32"):
                match.play(0, answer)
        with refused(match, "nothing-to-draw", None):
            match.draw("red-red")
        match.play(0, f"{tile} {place}")
        assert match.view(0)["held"] == [0]


def test_the_drawn_tile_lies_open() -> None:
    """ING-61, ING-8: onlookers see it too."""
    match = GAME.start(1, seed=2)
    assert match.view(None)["racks"] == match.view(0)["racks"]
    assert names(match.told(None)) == names(match.told(0)) == ["drew", "began"]


def test_the_first_tile_touches_a_symbol() -> None:
    """ING-63: any of the six, 54 pairs; the second tile lies where it likes."""
    match = dealt("red-blue")
    assert len(pairs(match, 0)) == 54
    with refused(match, "touch-a-symbol", "ING-17"):
        match.play(0, "red-blue h8-h9")
    match.play(0, "red-blue m7-m6")
    match.draw("red-red")
    assert len(pairs(match, 0)) > 200
    match.play(0, "red-red m5-m4")


@pytest.mark.parametrize(
    ("before", "points", "after"), [(17, 3, 18), (18, 3, 21), (34, 3, 36), (36, 3, 36), (5, 3, 8)]
)
def test_the_double_track(before: int, points: int, after: int) -> None:
    """ING-62: stops at 18 and 36 as in the team game."""
    match = alone("red-blue", lying={"red": "h7 h6 h5"}, tracks={0: track(red=before)}).match()
    scored = only(match.play(0, "red-blue h8-h9"), "scored")
    assert scored.facts["points"] == points
    assert match.view(None)["tracks"] == [list(track(red=after))]
    assert match.view(None)["top"] == 36


def test_a_double_over_the_joint() -> None:
    """ING-62: five first, then one, gives 19 from 16."""
    lying = {"red": "h7 g10 f11 e12 d13 h10"}
    match = alone("red-red", lying=lying, tracks={0: track(red=16)}).match()
    match.play(0, "red-red h8-h9")
    assert match.view(None)["tracks"][0][0] == 19


def test_a_bonus_is_announced_and_counted_and_changes_nothing() -> None:
    """ING-64: after it one tile is drawn and placed as always."""
    table = alone(
        "red-blue", lying={"red": "h7", "blue": "h10"}, tracks={0: track(red=17, blue=35, green=20)}
    )
    match = table.match()
    assert match.view(None)["earned"] == [2]
    events = match.play(0, "red-blue h8-h9")
    told = [
        (event.clause, event.facts["colour"], event.facts["value"])
        for event in events
        if event.name == "bonus"
    ]
    assert told == [("ING-64", "red", 18), ("ING-64", "blue", 36)]
    assert "bonus-lapsed" not in names(events)
    assert match.view(None)["earned"] == [4]
    assert match.view(None)["bonus"] == 0
    assert match.chance is not None
    match.draw("red-red")
    match.play(0, placements(match, 0)[0])
    assert match.chance is not None


def test_there_is_no_swap() -> None:
    """ING-65: no question after any placement of a random game."""
    for seed in range(5):
        state = opened(1)
        decisions = 0
        while not state.over():
            before = state.placed
            state = played(state, seed, 1)
            decisions += 1
            assert state.placed in (before + 1, before)
            assert state.over() or state.placed == decisions


def test_the_end_comes_before_the_draw() -> None:
    """ING-66: no tile is drawn that cannot be placed; the result is the lowest value."""
    table = alone("red-blue", full=True, free="h8 h9 e6", plain="", tracks={0: (3, 20, 20, 20, 20, 36)})
    match = table.match()
    ended = only(match.play(0, "red-blue h8-h9"), "ended")
    assert ended.clause == "ING-66"
    assert match.chance is None
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.ranks) == ("board-full", (1,))
    assert match.outcome.scores == (min(match.view(None)["tracks"][0]),)
    assert match.outcome.order == (tuple(sorted(match.view(None)["tracks"][0])),)
    assert match.view(None)["bonus"] == 0


def test_six_times_thirty_six_ends_at_once() -> None:
    """ING-66: and six times 18 does not."""
    for low, ending in ((36, "all-at-top"), (18, None)):
        table = alone("red-blue", lying={"red": "h7"}, tracks={0: (low - 1, *[low] * 5)})
        match = table.match()
        match.play(0, "red-blue h8-h9")
        assert (match.outcome.ending if match.outcome else None) == ending
        if match.outcome:
            assert (match.outcome.clause, match.outcome.scores) == ("ING-66", (36,))
            assert match.view(None)["bonus"] == 0


@pytest.mark.parametrize("seed", range(8))
def test_at_most_42_tiles_are_used(seed: int) -> None:
    """ING-67: the bag of a finished game still holds 78 tiles or more."""
    state = played(opened(1), seed, 1000)
    assert state.over()
    assert state.placed <= 42
    assert sum(state.bag) == 120 - state.placed
