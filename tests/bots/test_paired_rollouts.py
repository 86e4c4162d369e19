"""Paired rollouts: legal, repeatable, fair to every option, blind to secrets, the same compiled or not."""

from __future__ import annotations

import pytest

import stolek
from stolek.bots.paired_rollouts import PairedRollouts
from stolek.kernel.adviser import NO_AIM, Adviser
from stolek.kernel.state import State
from tests.bots.positions import PLACES, WITH_SECRETS, at, rehearsed, stones

every_place = pytest.mark.parametrize("place", PLACES)
advised_in_python = pytest.mark.skipif(
    stolek.compiled, reason="compiled, advice is given by C functions that Python cannot replace"
)
MOST_OPTIONS = 24
GAMES = ("border", "dicekings")  # those whose levels use paired rollouts

# Computed once. A change here means that bots play differently: bump revisions and play the ladder again.
GOLDEN: dict[str, tuple[int, list[tuple[int, int, int]], int]] = {
    "border": (
        556,
        [(511, 380, 478), (556, 380, 478), (569, 152, 115), (576, 380, 478)],
        9053960711412154808,
    ),
    "dicekings": (59, [(0, 718, 696), (1, 775, 746), (2, 1078, 1042), (3, 775, 806)], 2789259884825330770),
}


@every_place
def test_the_choice_is_legal_and_nothing_has_happened(place: str) -> None:
    state, seat = at(place)
    before = state.clone()
    legal = state.legal(seat)
    rehearsal = rehearsed(state, seat, 5, 40)
    assert rehearsal.choice() in legal
    assert {option for option, _, _ in rehearsal.tried()} <= set(legal)
    assert state == before


@every_place
def test_one_seed_one_answer(place: str) -> None:
    state, seat = at(place)
    first, again = (rehearsed(state, seat, 3, 30) for _ in range(2))
    assert first.tried() == again.tried()
    assert first.choice() == again.choice()


def test_asking_twice_changes_nothing() -> None:
    rehearsal = rehearsed(*at("template"), seed=3, simulations=30)
    assert rehearsal.choice() == rehearsal.choice()


def test_rehearsing_goes_on_where_it_stopped() -> None:
    state, seat = at("template")
    n = len(state.legal(seat))
    at_once, in_parts = rehearsed(state, seat, 3, 3 * n), rehearsed(state, seat, 3, n)
    in_parts.run(2 * n)
    assert in_parts.tried() == at_once.tried()


def test_without_a_game_imagined_the_first_sight_decides() -> None:
    state, seat = at("template")
    rehearsal = rehearsed(state, seat, 3, 0)
    assert all(looked == believed for _, looked, believed in rehearsal.tried())
    assert rehearsal.choice() in state.legal(seat)


@pytest.mark.parametrize("seed", range(5))
def test_a_move_that_wins_at_once_is_found(seed: int) -> None:
    assert rehearsed(stones("16", "2", laid=3, points=[14, 14, 0, 0]), 0, seed, 60).choice() == 5


@pytest.mark.parametrize("seed", range(5))
def test_a_win_of_the_others_is_prevented(seed: int) -> None:
    # Seat 1 has laid a five: only another five keeps it from its last point.
    assert rehearsed(stones("45", "2", laid=5, points=[0, 14, 0, 0]), 0, seed, 60).choice() == 4


@pytest.mark.parametrize("place", WITH_SECRETS)
def test_what_the_seat_cannot_know_changes_nothing(place: str) -> None:
    truth, seat = at(place)
    worlds = [truth, *(truth.imagine(seat) for _ in range(3))]
    found = [rehearsed(world, seat, 4, 40).tried() for world in worlds]
    assert all(tried == found[0] for tried in found)


def test_of_very_many_moves_the_best_are_rehearsed() -> None:
    state, seat = at("ingenious")
    assert len(state.legal(seat)) > MOST_OPTIONS
    assert len(rehearsed(state, seat, 1, 0).tried()) == MOST_OPTIONS


# ---- what an adviser says -------------------------------------------------------------------------


class Blind(Adviser):
    """An adviser that sees nothing ahead: only heuristic scores, and who wins, make a difference."""

    hopeless = 5

    def judge(self, seat: int, action: int) -> int:
        """One move is far behind all others."""
        return -1000 if action == self.hopeless else 0


@advised_in_python
def test_hopeless_moves_are_not_tried() -> None:
    state = stones("16", "2", laid=3)
    tried = rehearsed(state, 0, 1, 30, Blind()).tried()
    assert {option for option, _, _ in tried} == set(state.legal(0)) - {5}


class Aiming(Adviser):
    """An adviser with two aims that are not moves; reaching the second one wins points."""

    def __init__(self) -> None:
        super().__init__()
        self.reached: list[int] = []
        self.believed: dict[int, int] = {}

    def watch(self, state: State) -> int:
        """Forget the corrections."""
        self.believed.clear()
        return super().watch(state)

    def aims(self, seat: int) -> int:
        """Three aims, of which one is out of reach."""
        return 3

    def aim_looks(self, aim: int) -> int:
        """All aims look alike."""
        return NO_AIM if aim == 2 else 50

    def enact(self, seat: int, aim: int) -> int:
        """Record the aim that was reached, and end the turn somehow."""
        self.reached.append(aim)
        return self.state.do(seat, self.state.pick(seat))

    def value(self, seat: int) -> float:
        """The second aim wins, which is worth ten points."""
        return float(self.reached[-1])

    def believe(self, aim: int, more: int) -> int:
        """Record the correction."""
        self.believed[aim] = more
        return 0

    def judge(self, seat: int, action: int) -> int:
        """Prefer the highest stone, once there are corrections."""
        return action if self.believed else -action


@advised_in_python
def test_aims_are_rehearsed_and_what_they_are_worth_is_believed() -> None:
    state, adviser = stones("16", "2", laid=3), Aiming()
    rehearsal = rehearsed(state, 0, 1, 50, adviser)
    assert rehearsal.choice() == max(state.legal(0))
    assert adviser.reached == [0, 1] * 25
    assert adviser.believed == {0: -250, 1: 250}  # most of the difference, for it did not vary


# ---- the same numbers everywhere ------------------------------------------------------------------


def with_advice(name: str) -> PairedRollouts:
    """Paired rollouts with the game's own adviser."""
    state, seat = at({"border": "border, second action"}.get(name, name))
    return rehearsed(state, seat, 11, 24, stolek.game(name).adviser())


@pytest.mark.parametrize("name", GAMES)
def test_known_rehearsals_never_change(name: str) -> None:
    rehearsal = with_advice(name)
    assert (rehearsal.choice(), rehearsal.tried()[:4], rehearsal.dice) == GOLDEN[name]
