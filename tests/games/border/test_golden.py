"""Golden records: matches of the past replay to the results they had."""

from __future__ import annotations

import pytest

from stolek.games.border import GAME
from stolek.kernel.record import Played
from tests.games.border.make_golden import GOLDEN, SHELF


def test_every_way_to_play_and_to_end() -> None:
    """BOR-1, BOR-7, BOR-17b: two to four players, boards and start player chosen or not, chaining or not."""
    headers = {name: SHELF.read(name)[0].header for name in GOLDEN}
    endings = {SHELF.read(name)[1]["ending"] for name in GOLDEN}
    assert endings == {*GAME.endings, "resigned", "timed-out", "record-full"}
    whole = [headers[name] for name in GOLDEN if SHELF.read(name)[1]["ending"] == "six-closed"]
    assert {header.players for header in whole} == {2, 3, 4}
    assert {header.options["chaining"] for header in whole} == {True, False}
    assert {header.chance for header in whole} == {"sealed", "manual"}
    assert headers["chosen-boards"].options == {"boards": "DB", "first": 1, "chaining": True}


@pytest.mark.parametrize(("name", "tied"), [("tie-of-two", (0, 1)), ("tie-of-four", (0, 2))])
def test_a_tie_is_broken_by_the_best_territory(name: str, tied: tuple[int, int]) -> None:
    """BOR-30: the same points, but only one winner, after a whole game."""
    outcome = SHELF.outcome(name)
    one, other = tied
    assert outcome.scores[one] == outcome.scores[other] == max(outcome.scores)
    assert outcome.order[one][1] != outcome.order[other][1]
    assert sorted((outcome.ranks[one], outcome.ranks[other])) == [1, 2]


def test_a_shared_win() -> None:
    """BOR-31: two winners with the same points and the same best territory, closed together (BOR-23)."""
    outcome = SHELF.outcome("shared-win")
    assert outcome.ranks == (3, 1, 1)
    assert outcome.order[1] == outcome.order[2]
    best = outcome.order[1][1]
    lands = [
        {item.facts["territory"] for item in outcome.items[seat] if item.points == best} for seat in (1, 2)
    ]
    assert lands[0] & lands[1]


@pytest.mark.parametrize(
    ("name", "event", "least"),
    [
        ("resigned", "resigned", 2),
        ("idle-to-the-end", "resigned", 1),
        ("timed-out", "timed-out", 1),
        ("record-full", "record-full", 1),
        ("took-back", "took-back", 20),
        ("real-dice", "took-back", 1),
        ("four-players", "used-all", 1),
        ("without-chaining", "crossed", 30),
        ("two-players", "could-not", 1),
        ("three-players", "nothing-to-cross", 1),
    ],
)
def test_rare_things_are_in_the_records(name: str, event: str, least: int) -> None:
    """BOR-16, BOR-18, BOR-20a, D-20: each is in the record that is named after it."""
    assert SHELF.told(name)[event] >= least


def test_a_finished_decision_was_reopened() -> None:
    """BOR-20a: a `done` of the second action is struck out in the record of what was taken back."""
    moves = [entry.move for entry in SHELF.struck("took-back") if isinstance(entry, Played)]
    assert {"done", "stop"} <= set(moves)
    assert any(move.startswith("cross") for move in moves)
    assert any(move.startswith("complete") for move in moves)
