"""What the kernel provides to every State."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import cast

import pytest

import stolek
from stolek import CHANCE, State
from tests.kernel.by_hand import GAME, by_hand


def laying() -> State:
    """Two seats are to lay a stone."""
    state: State = by_hand("1 2 3 4 6").state
    return state


def test_a_clone_goes_its_own_way() -> None:
    state = laying()
    clone = state.clone()
    clone.apply(0, 0)
    assert clone != state
    assert state == laying()
    state.apply(0, 0)
    assert clone == state
    assert hash(clone) == hash(state)


def test_states_of_different_games_are_different() -> None:
    assert laying() != stolek.game("ingenious").start(2, seed=1).state
    assert laying() != 7


def test_the_searchers_dice_are_no_part_of_the_position() -> None:
    state, other = laying(), laying()
    other.seed(5)
    assert state.rng == 0
    assert other.rng == seeded(5)
    assert state == other
    assert "rng" not in state.dump()


def seeded(number: int) -> int:
    """The random generator of searches after a seed."""
    state = laying()
    state.seed(number)
    return state.rng


def test_seeds_that_are_neighbours_have_nothing_in_common() -> None:
    words = [seeded(number) for number in range(100)]
    assert len(set(words)) == 100
    assert all(0 <= word < 1 << 63 for word in words)
    assert max(word.bit_count() for word in words) < 50
    assert seeded(0) == 0x6220A8397B1DCDAF


def test_pickles_keep_position_and_dice() -> None:
    state = laying()
    state.seed(3)
    again = pickle.loads(pickle.dumps(state))
    assert (again, again.rng) == (state, state.rng)


def test_asking_those_who_owe_nothing() -> None:
    state = laying()
    assert state.legal(CHANCE) == state.legal(5) == []
    assert state.tickets() == 0
    for ask in (state.sample, state.idle):
        with pytest.raises(ValueError):
            ask(5)
    with pytest.raises(ValueError):
        state.outcome(0)
    for eye in (2, -1):
        with pytest.raises(ValueError):
            state.imagine(eye)


def test_tickets_have_an_end() -> None:
    state = GAME.start(2, chance="manual").state
    assert state.tickets() == 24
    assert [state.outcome(ticket) for ticket in (0, 3, 4, 23)] == [0, 0, 1, 5]
    for ticket in (-1, 24):
        with pytest.raises(ValueError):
            state.outcome(ticket)


def test_imagining_moves_the_dice_only() -> None:
    state = laying()
    worlds = {hash(state.imagine(0)) for _ in range(50)}
    assert len(worlds) > 5
    assert state == laying()
    again = laying()
    assert [again.imagine(0).dump() for _ in range(3)] == [laying_world(number).dump() for number in range(3)]


def laying_world(number: int) -> State:
    """The determinization that comes after so many others."""
    state = laying()
    for _ in range(number):
        state.imagine(0)
    return state.imagine(0)


def test_playouts_end_and_count_decisions() -> None:
    state = laying()
    state.seed(1)
    trial = state.clone()
    taken = trial.playout()
    assert trial.over()
    assert 2 <= taken <= GAME.longest
    before = state.dump()
    assert state.playouts(20) >= 40
    assert state.dump() == before


def test_notes_are_those_of_the_last_apply() -> None:
    state = laying()
    state.apply(0, 0)
    assert len(state.notes()) == 1
    state.apply(1, 2)
    assert len(state.notes()) == 2


@pytest.mark.parametrize(
    "change",
    [
        {"extra": 1},
        {"bag": [4] * 5},
        {"bag": (4,) * 6},
        {"stake": 1.0},
        {"stake": True},
        {"stake": 7},
        {"bag": [4, 4, 4, 4, 4, -1]},
    ],
)
def test_dumps_of_another_shape_or_range_are_refused(change: dict[str, object]) -> None:
    with pytest.raises(ValueError):
        type(laying()).load({**laying().dump(), **change})


def test_a_dump_is_no_window_into_the_state() -> None:
    state = laying()
    state.dump()["bag"][0] = 99
    assert state == laying()


@pytest.mark.parametrize("number", [0.0, 0.7, 1e300])
def test_seats_and_actions_are_whole_numbers(number: float) -> None:
    state, strange = laying(), cast(int, number)
    questions: list[Callable[[], object]] = [
        lambda: state.apply(0, strange),
        lambda: state.apply(strange, 0),
        lambda: state.is_legal(0, strange),
        lambda: state.legal(strange),
        lambda: state.sample(strange),
        lambda: state.imagine(strange),
    ]
    for question in questions:
        with pytest.raises(ValueError):
            question()
    assert state == laying()
