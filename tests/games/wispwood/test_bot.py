"""The bot: what it thinks of moves and positions, and that it plays by the rules in every mode."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import stolek
from stolek.bots.levels import make_bot
from stolek.bots.ranking import Ranking
from stolek.games.wispwood import GAME
from stolek.games.wispwood.bot.adviser import TERMS, WispwoodAdviser
from stolek.games.wispwood.bot.prospects import good_cells, hat_cells
from stolek.games.wispwood.rules.codes import FIRST_SPACE, FIRST_TREE, STAY
from stolek.games.wispwood.rules.state import Wispwood
from stolek.games.wispwood.scoring import points
from stolek.kernel.level import NAMES
from stolek.kernel.seats import CHANCE
from tests.games.wispwood.positions import Table, number

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {"ghost": 2}),
    (1, {"rounds": 2, "cards": "promos"}),
    (2, {}),
    (2, {"tree_card": False, "rounds": 2}),
    (3, {"pond": "free"}),
    (4, {"cards": "one-paw"}),
]
NEARLY_FULL = "TTTTTT TPTTHT TTTTTT TOTCTT TTTTTT TTTh.."
"""The last round: two empty cells."""
WINDOW = [8 * row + column for row in range(6) for column in range(6)]


def at(table: Table) -> Wispwood:
    """The position of a table."""
    return table.match().state


def reasons(state: Wispwood, action: int, seat: int = 0) -> dict[str, int]:
    """The terms of a move that are not zero."""
    adviser = WispwoodAdviser()
    adviser.watch(state)
    terms = adviser.reasons(seat, action)
    assert not any(terms[len(TERMS) :])
    return {name: term for name, term in zip(TERMS, terms, strict=False) if term}


def looks(state: Wispwood, seat: int) -> dict[int, int]:
    """Every move and how good it looks."""
    sight = Ranking(WispwoodAdviser())
    sight.begin(state, seat, 1)
    return dict(sight.looks())


def walk(players: int, options: dict[str, Any], seed: int, decisions: int) -> Wispwood:
    """A position so many random decisions after the start, or the end."""
    state = GAME.set_up(players, GAME.agreed(players, options))
    state.seed(seed)
    while decisions > 0 and state.actors():
        seat = state.actors()[0]
        state.apply(seat, state.sample(seat))
        decisions -= seat != CHANCE
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.sample(CHANCE))
    return state


# ---- terms --------------------------------------------------------------------------------------


def test_a_third_hat_brings_eight_points() -> None:
    """Two hats are worth 10, three 18; the last round promises nothing beyond them."""
    state = at(
        Table(
            round=3, forests={0: "T.T... .T...T ..C... .T.H.. T...H. ......"}, pond="H.......", hidden=[0, 1]
        )
    )
    assert reasons(state, FIRST_SPACE)["card-hats"] == 800


def test_the_last_cell_fills_the_grid() -> None:
    """Half of the bonus was hoped for; the hole is gone."""
    found = reasons(at(Table(forests={0: "TTTT TTTT TCTT TTT."}, hidden=[0, 1])), FIRST_TREE + number("o14"))
    assert (found["fill"], found["holes"], found["card-trees"]) == (100, 200, 100)


def test_a_tree_turn_makes_the_cat_ready() -> None:
    """A hidden cat is ready again after trees (WIS-34)."""
    state = at(Table(hidden=[0]))
    assert reasons(state, FIRST_TREE + number("m12"))["cat"] > 0


def test_a_cat_that_stays_is_the_measure() -> None:
    """Places of the cat are compared with where it sits; beside a heart it is in the way of a tree."""
    state = at(Table(forests={0: "TTTT ThCT TTTT TTTT"}, phase="cats", choosing=[0]))
    assert reasons(state, STAY) == {}
    assert any(worth > 0 for worth in looks(state, 0).values())


def test_wisps_are_saved_from_the_ghost() -> None:
    """Its best kind right before its cat is worth more to take than the same kind far behind."""
    state = at(
        Table(
            players=1,
            pond="GPhhhhhP",
            levels="PHOh",
            ghost=2,
            cards=["P-SUDOKU", "H-LINE", "O-LINE", "E-BEAM"],
        )
    )
    saved = [reasons(state, FIRST_SPACE + space).get("ghost", 0) for space in (1, 7)]
    assert saved[0] > saved[1] == 0


def test_terms_sum_up_to_the_judgement() -> None:
    """In every mode, wherever a game may stand."""
    for seed, (players, options) in enumerate(MODES):
        state = walk(players, options, seed, 12 + 3 * seed)
        for seat in state.actors()[:1]:
            judged = looks(state, seat)
            for action in sorted(judged)[:: 1 + len(judged) // 4]:
                assert sum(reasons(state, action, seat).values()) == judged[action]


# ---- prospects ----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [0, 1, 2])
def test_good_cells_are_those_that_bring_points(card: int) -> None:
    """Around, in lines and on diagonals: a pumpkin there is paid, and no other one is lost."""
    dice = Random(card)
    for _ in range(20):
        p = sum(1 << cell for cell in dice.sample(WINDOW, 3))
        good = good_cells(card, p, p)
        for cell in WINDOW:
            if not p >> cell & 1:
                more = points(card, p | 1 << cell, 0, 0, 0, 0) - points(card, p, 0, 0, 0, 0)
                assert (more > 0) == bool(good >> cell & 1)


@pytest.mark.parametrize(("card", "cells"), [(5, 7), (6, 10), (7, 8), (8, 5), (9, 7)])
def test_hat_cells_around_a_cat(card: int, cells: int) -> None:
    """How many cells of a 6 × 6 grid the hat cards allow for a cat at [1, 1] (WIS-A15)."""
    cat, hats = 1 << 9, 1 << 16 | 1 << 25 | 1 << 20
    allowed = hat_cells(card, cat, hats) & ~cat
    if card == 8:
        allowed &= ~hats
    assert sum(allowed >> cell & 1 for cell in WINDOW) == cells


# ---- playing ------------------------------------------------------------------------------------


@pytest.mark.skipif(stolek.compiled, reason="compiled advisers choose for the search alone")
@pytest.mark.parametrize(("players", "options"), MODES)
def test_playing_on_is_legal(players: int, options: dict[str, Any]) -> None:
    """From any step of a turn, and for some turns after it."""
    for decisions in (5, 22):
        state = walk(players, options, decisions, decisions)
        adviser = WispwoodAdviser()
        adviser.watch(state)
        for _ in range(5):
            for seat in state.actors()[:1]:
                if seat != CHANCE:
                    action = adviser.choose(seat)
                    assert state.is_legal(seat, action)
                else:
                    action = state.sample(seat)
                state.apply(seat, action)


def test_values_are_chances() -> None:
    """Between 0 and 1 at any time; the winner's is the higher one."""
    for seed, (players, options) in enumerate(MODES):
        for decisions in (3, 30, 2000):
            state = walk(players, options, seed, decisions)
            adviser = WispwoodAdviser()
            adviser.watch(state)
            before = state.dump()
            values = [adviser.estimate(seat) for seat in range(players)]
            assert all(0 < value < 1 for value in values)
            assert state.dump() == before
            if state.over() and players > 1:
                assert state.ranks()[values.index(max(values))] == 1


def test_the_ghost_beaten_or_not() -> None:
    """More points than the ghost at the end are more than a half."""
    for mine, its in ((50, 40), (30, 60)):
        dump = Table(players=1, round=3, pond="GPHOhPHO", scored={0: [mine]}, ghost_points=[its]).dump()
        dump |= {"phase": 15}
        adviser = WispwoodAdviser()
        adviser.watch(Wispwood.load(dump))
        assert (adviser.estimate(0) > 0.5) == (mine > its)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_level_plays(players: int) -> None:
    """A legal move, the same for the same seed."""
    pond = "GPhHOhPH" if players == 1 else "OPhHOhPH"
    state = at(
        Table(
            players=players,
            round=3,
            pond=pond,
            forests=dict.fromkeys(range(players), NEARLY_FULL),
            hidden=range(players),
        )
    )
    for name in NAMES:
        action = make_bot(GAME, players, name).choose(state, 0, 7)
        assert state.is_legal(0, action)
        assert make_bot(GAME, players, name).choose(state, 0, 7) == action
