"""What the bot of Ingenious knows: terms of moves, quick moves, values and levels."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import pytest

from stolek import CHANCE
from stolek.bots.levels import make_bot
from stolek.bots.ranking import Ranking
from stolek.bots.search import Search
from stolek.games.ingenious import GAME
from stolek.games.ingenious.bot.adviser import TERMS, IngeniousAdviser
from stolek.games.ingenious.rules.codes import KEEP, SWAP
from stolek.games.ingenious.rules.state import Ingenious
from stolek.kernel.level import NAMES
from tests.games.ingenious.positions import MODES, Table, opened, played, track

LEVELS = ("easy", "normal", "hard", "expert")
BASELINES = ("raise-minimum", "concave")


def terms(state: Ingenious, notation: str, seat: int = 0) -> dict[str, int]:
    """The terms of a move, by name."""
    bot = IngeniousAdviser()
    bot.watch(state)
    return dict(zip(TERMS, bot.reasons(seat, GAME.moves.parse(notation)), strict=False))


def estimates(state: Ingenious) -> list[float]:
    """How good a position is for every seat."""
    bot = IngeniousAdviser()
    bot.watch(state)
    return [bot.estimate(seat) for seat in range(state.players)]


def preferred(state: Ingenious, skill: int = 0) -> str:
    """The move that looks best to a skill, in notation."""
    bot = IngeniousAdviser()
    bot.skill = skill
    sight = Ranking(bot)
    sight.begin(state, state.turn, 1)
    return GAME.moves.move(sight.choice()).notation


def crossing(**more: Any) -> Table:
    """Two reds and one blue lie so that red scores 2 on h8 and blue 1 on h9."""
    lying = {"red": "h7 h6", "blue": "h10"}
    return Table(lying=lying, racks={0: "red-blue ..."}, free="h8 h9", plain="red blue", **more)


# ---- terms --------------------------------------------------------------------------------------


def test_points_are_told_by_lowest_and_other_colours() -> None:
    """Blue is lowest and red is not: each has its own term."""
    values = track(red=9, green=5, blue=1, orange=5, yellow=5, purple=5)
    found = terms(crossing(tracks={0: values}).state(), "red-blue h8-h9")
    assert found["lowest"] > found["colours"] > 0
    assert found["bonus"] == 0


def test_a_point_counts_more_in_a_lower_colour() -> None:
    """The same two points in red, low and high."""
    low = terms(crossing(tracks={0: (4, 4, 4, 4, 4, 4)}).state(), "red-blue h8-h9")
    high = terms(crossing(tracks={0: (12, 4, 4, 4, 4, 4)}).state(), "red-blue h8-h9")
    assert low["lowest"] > high["lowest"] + high["colours"]


def test_a_bonus_is_a_term_of_its_own() -> None:
    """Red goes from 16 to 18; at 18 already there is nothing to win."""
    values = (16, 4, 4, 4, 4, 4)
    assert terms(crossing(tracks={0: values}).state(), "red-blue h8-h9")["bonus"] > 0
    assert terms(crossing(tracks={0: (18, 4, 4, 4, 4, 4)}).state(), "red-blue h8-h9")["bonus"] == 0


def test_there_is_no_bonus_alone() -> None:
    """ING-64: in solitaire a bonus changes nothing."""
    table = Table(
        players=1,
        mode="solitaire",
        lying={"red": "h7 h6", "blue": "h10"},
        racks={0: "red-blue"},
        tracks={0: (16, 4, 4, 4, 4, 4)},
        free="h8 h9",
        plain="red blue",
    )
    assert terms(table.state(), "red-blue h8-h9")["bonus"] == 0


def test_taking_a_place_that_the_other_needs() -> None:
    """The place beside two reds is worth taking from one who lacks red, by one who does not."""
    lacking, sated = (0, 9, 9, 9, 9, 9), (18, 9, 9, 9, 9, 9)
    needed = crossing(tracks={0: sated, 1: lacking}).state()
    idle = crossing(tracks={0: sated, 1: sated}).state()
    assert terms(needed, "red-blue h9-h8")["blocks"] > terms(idle, "red-blue h9-h8")["blocks"]


def test_opening_a_place_that_the_other_needs() -> None:
    """To prolong a row of red helps one who lacks red."""
    lacking, sated = (0, 9, 9, 9, 9, 9), (18, 9, 9, 9, 9, 9)
    helped = crossing(tracks={0: sated, 1: lacking}).state()
    nobody = crossing(tracks={0: sated, 1: sated}).state()
    assert terms(helped, "red-blue h8-h9")["opens"] < terms(nobody, "red-blue h8-h9")["opens"]


def test_a_swap_is_judged_by_the_tiles() -> None:
    """Keeping is the measure; nothing else is said of either answer."""
    rack = "yellow-purple blue-orange blue-orange orange-yellow yellow-purple purple-purple"
    table = Table(racks={0: rack}, tracks={0: (5, 5, 9, 9, 9, 9)}, free="h8 h9", plain="yellow purple")
    match = table.match()
    match.play(0, "yellow-purple h8-h9")
    bot = IngeniousAdviser()
    bot.watch(match.state)
    assert not any(bot.reasons(0, KEEP))
    assert bot.reasons(0, SWAP)[TERMS.index("swap")] != 0
    assert sum(map(abs, bot.reasons(0, SWAP)[: TERMS.index("swap")])) == 0


@pytest.mark.parametrize("options", MODES)
def test_terms_add_up(options: dict[str, Any]) -> None:
    """What a search hears of a move is the sum of the terms that people are told."""
    state = played(opened(**options), seed=3, decisions=9)
    bot = IngeniousAdviser()
    search = Search(bot)
    search.begin(state, state.turn, 1)
    looks = search.looks()
    bot.watch(state)
    for action, judged in looks[:: max(1, len(looks) // 20)]:
        assert sum(bot.reasons(state.turn, action)) == judged


# ---- baselines ----------------------------------------------------------------------------------


def test_the_baselines_see_their_own_points_only() -> None:
    """One raises the lowest colour, the other takes more points elsewhere."""
    table = Table(
        lying={"red": "h7 h6 h5", "green": "e8"},
        racks={0: "red-red red-red red-red red-red red-red green-green"},
        tracks={0: (5, 4, 18, 18, 18, 18), 1: (18, 18, 18, 18, 18, 18)},
        plain="red green",
    )
    assert preferred(table.state(), skill=1).startswith("green")
    assert preferred(table.state(), skill=2).startswith("red")


# ---- quick moves --------------------------------------------------------------------------------


@pytest.mark.parametrize("options", MODES)
def test_quick_moves_are_legal(options: dict[str, Any]) -> None:
    """A search that plays on by quick moves to the very end never breaks a rule."""
    state = played(opened(**options), seed=5, decisions=14)
    search = Search(IngeniousAdviser())
    search.horizon = GAME.longest
    search.begin(state, state.turn, 1)
    search.run(2)
    assert state.is_legal(state.turn, search.choice())


# ---- values -------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", MODES)
def test_values_are_chances(options: dict[str, Any]) -> None:
    """From 0 to 1 all through a game; at the end of a contest the victory, shared by partners."""
    state = opened(**options)
    while not state.over():
        state = played(state, seed=state.placed + 1, decisions=4)
        assert all(0 <= value <= 1 for value in estimates(state))
    if state.players > 1:
        won = [rank == 1 for rank in state.ranks()]
        assert [value > 0 for value in estimates(state)] == won
        assert sum(estimates(state)) == pytest.approx(1)


def test_who_stands_better_has_the_better_chance() -> None:
    """Early many points in most colours count; when the board is nearly full the lowest decides."""
    even, uneven = (6, 6, 6, 6, 6, 6), (4, 12, 12, 12, 12, 12)
    early = estimates(Table(tracks={0: even, 1: uneven}).state())
    late = estimates(Table(tracks={0: even, 1: uneven}, full=True, free="h7 h8 h9").state())
    assert early[0] < 0.5 < early[1]
    assert late[0] > 0.5 > late[1]


def test_partners_think_alike() -> None:
    """ING-50: what is good for one is as good for the other."""
    values = estimates(Table(players=4, mode="team", tracks={0: (8,) * 6, 1: (5,) * 6}).state())
    assert values[0] == values[2] > values[1] == values[3]


# ---- levels -------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", MODES)
def test_all_levels_make_a_legal_move_that_can_be_repeated(options: dict[str, Any]) -> None:
    """Every level and both baselines, at every table."""
    state = played(opened(**options), seed=2, decisions=20)
    assert set(GAME.levels(state.players)) == {*LEVELS, *BASELINES}
    assert set(NAMES) - {"random"} == set(LEVELS)
    for name in (*LEVELS, *BASELINES):
        first, second = (
            make_bot(GAME, state.players, name).choose(state.imagine(state.turn), state.turn, 7) for _ in "ab"
        )
        assert first == second
        assert state.is_legal(state.turn, first)


def test_fortune_is_not_asked() -> None:
    """No adviser is needed while tiles are drawn."""
    state = opened(2)
    assert state.actors() == (CHANCE,)
    assert all(0 <= value <= 1 for value in estimates(state))


# ---- compiled or not ----------------------------------------------------------------------------

TWIN = """
from stolek.bots.search import Search
from stolek.games.ingenious.bot.adviser import IngeniousAdviser
from tests.games.ingenious.positions import MODES, opened, played
for options in MODES:
    state = played(opened(**options), seed=8, decisions=24)
    bot = IngeniousAdviser()
    search = Search(bot)
    search.horizon = 3
    search.begin(state, state.turn, 1)
    print(search.looks()[::9])
    search.run(12)
    bot.watch(state)
    print(search.tried(), [bot.estimate(seat).hex() for seat in range(state.players)])
"""


def test_the_twins_agree() -> None:
    """Judgements, values and searches are the same to the last bit, compiled or not."""
    told = [
        subprocess.run(
            [sys.executable, "-c", TWIN],
            env={**os.environ, "STOLEK_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in ("0", "1")
    ]
    assert told[0] == told[1]
