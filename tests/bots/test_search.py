"""The search: repeatable, legal, bounded, blind to what the seat cannot know, the same compiled or not."""

from __future__ import annotations

import pytest

import stolek
from stolek.bots import search as module
from stolek.bots.bots import RandomBot
from stolek.bots.local import LocalBot
from stolek.bots.search import Search
from stolek.kernel.adviser import Adviser
from stolek.lab.match_runner import BotSeat
from tests.bots.positions import PLACES, TINY, WITH_SECRETS, at, searched, stones

every_place = pytest.mark.parametrize("place", PLACES)

# Computed once. A change here means that bots play differently: bump revisions and play the ladder again.
GOLDEN: dict[str, tuple[int, list[tuple[int, int, float]], int]] = {
    "template": (
        0,
        [(0, 10, 0.2), (2, 7, 0.14285714285714285), (6, 7, 0.14285714285714285)],
        5262160581992796561,
    ),
    "template of four, together": (
        6,
        [(6, 10, 0.4333333333333333), (3, 7, 0.35714285714285715), (4, 7, 0.35714285714285715)],
        3616890887042493124,
    ),
    "border, second action": (
        556,
        [(556, 12, 0.6666666666666666), (511, 7, 0.7142857142857143), (569, 2, 0.0)],
        7791740267561140245,
    ),
    "dicekings": (
        1,
        [(1, 11, 0.8181818181818182), (4, 4, 0.75), (0, 3, 0.3333333333333333)],
        1878689748565383527,
    ),
    "ingenious": (948, [(948, 14, 0.5), (938, 3, 0.0), (944, 3, 0.0)], 498037936386521725),
    "wispwood": (5, [(5, 10, 0.8), (1, 5, 0.6), (4, 4, 0.5)], 5586182189421391825),
}


# ---- the same numbers everywhere ------------------------------------------------------------------


@pytest.mark.parametrize("place", GOLDEN)
def test_known_searches_never_change(place: str) -> None:
    state, seat = at(place)
    search = searched(state, seat, 11, 24)
    choice, tried, dice = GOLDEN[place]
    assert search.choice() == choice
    assert search.tried()[: len(tried)] == tried
    assert search.dice == dice


@every_place
def test_one_seed_one_answer(place: str) -> None:
    state, seat = at(place)
    first, again = (searched(state, seat, 3, 12) for _ in range(2))
    assert first.tried() == again.tried()
    assert first.dice == again.dice


def test_other_seeds_imagine_other_games() -> None:
    state, seat = at("template")
    assert len({tuple(searched(state, seat, seed, 40).tried()) for seed in range(8)}) > 4


def test_a_search_forgets_what_it_thought_before() -> None:
    used = searched(*at("template of four, together"), seed=1, simulations=50)
    state, seat = at("template")
    used.begin(state, seat, 3)
    used.run(30)
    assert used.tried() == searched(state, seat, 3, 30).tried()


def test_thinking_goes_on_where_it_stopped() -> None:
    state, seat = at("template")
    at_once, in_parts = searched(state, seat, 3, 30), searched(state, seat, 3, 10)
    in_parts.run(20)
    assert in_parts.tried() == at_once.tried()


# ---- what is chosen -------------------------------------------------------------------------------


@every_place
@pytest.mark.parametrize("plain", [0, 1])
def test_the_choice_is_legal_and_nothing_has_happened(place: str, plain: int) -> None:
    state, seat = at(place)
    before = state.clone()
    search = searched(state, seat, 5, 8, plain=plain)
    legal = state.legal(seat)
    assert search.choice() in legal
    assert {action for action, _, _ in search.tried()} <= set(legal)
    assert state == before


@every_place
def test_visits_add_up_to_the_games_imagined(place: str) -> None:
    tried = searched(*at(place), seed=2, simulations=17).tried()
    assert sum(visits for _, visits, _ in tried) == 17
    assert all(visits > 0 and 0 <= share <= 1 for _, visits, share in tried)
    assert len({action for action, _, _ in tried}) == len(tried)


@pytest.mark.parametrize("seed", range(5))
def test_a_move_that_wins_at_once_is_found(seed: int) -> None:
    search = searched(stones("16", "2", laid=3, points=[14, 14, 0, 0]), 0, seed, 60)
    assert search.choice() == 5
    assert [share for _, _, share in search.tried()] == [1.0, 0.0]


def test_without_advice_a_move_that_wins_at_once_is_tried_most() -> None:
    state = stones("16", "2", laid=3, points=[14, 14, 0, 0])
    for seed in range(5):
        search = searched(state, 0, seed, 60, plain=1)
        assert search.choice() == 5


@pytest.mark.parametrize("seed", range(5))
def test_a_win_of_the_others_is_prevented(seed: int) -> None:
    # Seat 1 has laid a five: only another five keeps it from its last point.
    state = stones("45", "2", laid=5, points=[0, 14, 0, 0])
    assert searched(state, 0, seed, 60).choice() == 4


@pytest.mark.parametrize("place", ["template of four, together", "border, second action"])
def test_whoever_owes_together_with_others_gets_an_answer_of_its_own(place: str) -> None:
    state, _ = at(place)
    assert len(state.actors()) > 1
    for seat in state.actors():
        assert searched(state, seat, 1, 20).choice() in state.legal(seat)


def test_who_owes_nothing_cannot_think() -> None:
    state, seat = at("template")
    for other in (1 - seat, 2, -1):
        with pytest.raises(ValueError, match="owes no decision"):
            Search(Adviser()).begin(state, other, 1)


def test_without_a_game_imagined_there_is_no_choice() -> None:
    search = searched(*at("template"), seed=1, simulations=0)
    assert search.tried() == []
    with pytest.raises(ValueError, match="nothing was tried"):
        search.choice()


# ---- bounds ---------------------------------------------------------------------------------------


@pytest.mark.skipif(stolek.compiled, reason="compiled, the number of nodes is fixed and cannot be seen")
def test_a_full_tree_grows_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_NODES", 20)
    state, seat = at("template")
    search = searched(state, seat, 1, 120, width=784)
    assert search.n_nodes == 20
    assert sum(visits for _, visits, _ in search.tried()) == 120
    assert search.choice() in state.legal(seat)


@pytest.mark.skipif(stolek.compiled, reason="compiled, the length of a path is fixed and cannot be seen")
def test_a_long_path_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_PATH", 2)
    search = searched(*at("template"), seed=1, simulations=120, width=784)
    assert search.depth == 2
    assert sum(visits for _, visits, _ in search.tried()) == 120


@pytest.mark.skipif(not stolek.compiled, reason="interpreted, so many games take too long")
def test_more_games_than_the_tree_has_nodes() -> None:
    state, seat = at("template")
    search = searched(state, seat, 1, 70_000, width=784)
    assert sum(visits for _, visits, _ in search.tried()) == 70_000
    assert search.choice() in state.legal(seat)


# ---- secrets --------------------------------------------------------------------------------------


@pytest.mark.parametrize("place", WITH_SECRETS)
def test_what_the_seat_cannot_know_changes_nothing(place: str) -> None:
    truth, seat = at(place)
    worlds = [truth, *(truth.imagine(seat) for _ in range(3))]
    assert len({world.digest() for world in worlds}) > 1
    found = [searched(world, seat, 4, 20) for world in worlds]
    assert all(search.tried() == found[0].tried() and search.dice == found[0].dice for search in found)


@pytest.mark.parametrize("name", ["_template", "ingenious", "wispwood", "dicekings", "border"])
def test_a_question_holds_what_the_seat_sees_and_nothing_else_of_the_truth(name: str) -> None:
    game, hidden = stolek.game(name), 0
    match = game.start(2, 8)
    while match.to_act and len(match.record.entries) < 40:
        seat = match.to_act[0]
        for other in match.to_act:
            world = BotSeat(LocalBot(RandomBot())).question(match, other, 5).world
            assert game.telling.view(world, other) == game.telling.view(match.state, other)
            assert world.legal(other) == match.state.legal(other)
            assert world is not match.state
            hidden += game.hides(match.state, other) and world != match.state
        match.play(seat, match.legal(seat)[0])
    assert hidden or not any(game.hides(match.state, seat) for seat in range(2))


def test_the_same_question_is_asked_in_worlds_that_look_alike() -> None:
    # What is dealt anew comes from the search's random generator alone, not from where it really lies.
    match = TINY.start(2, 8)
    seat = match.to_act[0]
    asked = [BotSeat(LocalBot(RandomBot())).question(match, seat, 5).world]
    match.state = match.state.imagine(seat)
    asked += [BotSeat(LocalBot(RandomBot())).question(match, seat, 5).world]
    assert asked[0] == asked[1]
