"""Golden records: matches of the past replay to the results they had."""

from __future__ import annotations

from collections import Counter

import pytest

from stolek.games.ingenious import GAME
from tests.games.ingenious.make_golden import GOLDEN, SHELF


def test_every_ending_in_every_mode() -> None:
    """ING-39, ING-40, ING-57, ING-66: full board and all at the top, standard, team and solitaire."""
    found = {(SHELF.read(name)[0].header.options["mode"], SHELF.read(name)[1]["ending"]) for name in GOLDEN}
    modes = ("standard", "team", "solitaire")
    assert found >= {(mode, ending) for mode in modes for ending in GAME.endings}
    assert {ending for _, ending in found} == {*GAME.endings, "resigned", "timed-out"}
    full = {
        SHELF.read(name)[0].header.players for name in GOLDEN if SHELF.read(name)[1]["ending"] == "board-full"
    }
    assert full == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("name", "event", "at_once"),
    [
        ("swaps", "swapped", 1),
        ("two-bonuses-at-once", "bonus", 2),
        ("bonus-lapsed", "bonus-lapsed", 1),
        ("resigned", "resigned", 1),
        ("idle-to-the-end", "resigned", 1),
        ("timed-out", "timed-out", 1),
        ("took-back", "took-back", 1),
    ],
)
def test_rare_things_are_in_the_records(name: str, event: str, at_once: int) -> None:
    """ING-28, ING-34, ING-56: each is in the record that is named after it."""
    steps = [Counter(one.name for one in step.events) for step in SHELF.replayed(name).log]
    assert max(counts[event] for counts in steps) == at_once


def test_a_shared_win() -> None:
    """ING-44: ACC-ING-43, two winners after a whole game."""
    outcome = SHELF.outcome("shared-win")
    assert outcome.ranks == (1, 1)
    assert outcome.order[0] == outcome.order[1]
