"""Ranking: every move is judged, ties are broken at random, judging changes nothing."""

from __future__ import annotations

import pytest

from stolek.bots.ranking import Ranking
from stolek.kernel.adviser import Adviser
from tests.bots.positions import PLACES, at, searched


@pytest.mark.parametrize("place", PLACES)
def test_every_move_is_looked_at(place: str) -> None:
    state, seat = at(place)
    sight = Ranking(Adviser())
    sight.begin(state, seat, 1)
    assert [action for action, _ in sight.looks()] == state.legal(seat)
    assert sight.choice() in state.legal(seat)


def test_moves_that_look_alike_are_all_taken_now_and_then() -> None:
    state, seat = at("template")
    sight, found = Ranking(Adviser()), set()
    for seed in range(40):
        sight.begin(state, seat, seed)
        found.add(sight.choice())
    assert found == set(state.legal(seat))


def test_looking_after_thinking_shows_the_same_moves() -> None:
    state, seat = at("template")
    search = searched(state, seat, 1, 0)
    before = search.looks()
    search.run(20)
    assert search.looks() == before


def test_a_first_sight_imagines_no_games() -> None:
    state, seat = at("template")
    sight = Ranking(Adviser())
    sight.begin(state, seat, 1)
    dice = sight.dice
    assert sight.run(100) == 0
    assert sight.dice == dice
