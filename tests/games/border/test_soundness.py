"""Dumps that are no positions are not loaded: compiled rules trust their numbers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from stolek.games.border import GAME
from stolek.games.border.codes import (
    COMPLETING,
    DEALING,
    OVER,
    ROLLING,
    STARTING,
    THROWING,
)
from stolek.games.border.rules import Border
from tests.games.border.positions import DULL, LANDS, NAMES, Dump, Table, play, written

Change = Callable[[Dump], Dump]


def put(field: str, place: int, value: int) -> Change:
    """Write one number into a list."""

    def change(dump: Dump) -> Dump:
        dump[field][place] = value
        return dump

    return change


def say(**fields: Any) -> Change:
    """Write whole fields."""
    return lambda dump: dump | fields


def sitting() -> Dump:
    """Two players before a throw; seat 1 has closed the well."""
    return Table(closed={1: "well"}).dump()


def second() -> Dump:
    """The second action of a match without chaining: seat 1 has crossed b08 with a yellow die."""
    match = Table(boards="ACD", chaining=False).second("yellow,yellow,blue,green,gray")
    play(match, 1, "cross b08")
    return match.state.dump()


def one_die() -> Dump:
    """The second action after all five dice were used."""
    return Table(boards="ACD").second("orange,orange,orange,red,red", "a12", "a21").state.dump()


def one_die_unchained() -> Dump:
    """The same without chaining; seat 1 has its five dice still."""
    dice = "orange,orange,orange,red,red"
    return Table(boards="ACD", chaining=False).second(dice, "a12", "a21").state.dump()


def crossing() -> Dump:
    """Two players in the first action of seat 0; seat 1 has closed the well before."""
    dump = sitting()
    return dump | {"phase": COMPLETING, "throws": 3, "dice": [5, 0, 0, 0, 0, 0]}


def late() -> Dump:
    """The end of a round of seat 0, in which seat 1 has closed its sixth."""
    return Table(closed={1: "well bridge lighthouse goat eagle villa"}).over().dump()


def six() -> Dump:
    """The end of a game."""
    return Table(closed={0: "well bridge lighthouse goat eagle villa"}).over().dump()


CELL = {name: number for number, name in enumerate(NAMES)}
WELL = LANDS.index("well")


@pytest.mark.parametrize(
    ("start", "change", "clue"),
    [
        (sitting, say(players=1), "BOR-1"),
        (sitting, say(players=5), "BOR-1"),
        (sitting, say(chaining=2), "BOR-17b"),
        (sitting, say(phase=0), "phase"),
        (sitting, say(phase=OVER + 1), "phase"),
        (sitting, say(turn=-1), "BOR-7"),
        (sitting, say(turn=2), "BOR-7"),
        (sitting, say(turn=3), "BOR-7"),
        (sitting, say(phase=STARTING), "BOR-7"),
        (sitting, say(phase=DEALING), "board"),
        (sitting, say(boards=[0, 0, 4, 4]), "BOR-7"),
        (sitting, say(boards=[0, 4, 4, 4]), "BOR-7"),
        (sitting, say(boards=[0, 5, 4, 4]), "BOR-7"),
        (sitting, say(boards=[0, -1, 4, 4]), "BOR-7"),
        (sitting, say(boards=[0, 1, 2, 4]), "board"),
        (sitting, put("crossed", CELL["b07"], 0), "BOR-3"),
        (sitting, put("crossed", CELL["b08"], 2), "BOR-3"),
        (sitting, put("crossed", CELL["b08"], 3), "BOR-3"),
        (sitting, put("crossed", CELL["b08"], -1), "BOR-3"),
        (sitting, put("crossed", 2 * 86 + 3, 1), "seat"),
        (sitting, put("crossed", 86 + CELL["b78"], 0), "BOR-22"),
        (sitting, put("points", 9 + WELL, 0), "BOR-22"),
        (sitting, put("points", 9 + WELL, 3), "BOR-22"),
        (sitting, put("points", WELL, 4), "BOR-22"),
        (sitting, put("points", 18 + WELL, 4), "BOR-22"),
        (sitting, say(gone=0), "BOR-22a"),
        (crossing, say(gone=0), "BOR-22a"),
        (sitting, say(throws=-32768), "BOR-10"),
        (sitting, say(throws=-1), "BOR-10"),
        (one_die_unchained, put("crossed", 86 + CELL["b08"], 2), "BOR-17"),
        (late, say(phase=COMPLETING), "BOR-26"),
        (sitting, say(gone=-1), "BOR-22a"),
        (sitting, say(gone=1 << WELL | 1), "BOR-22a"),
        (sitting, say(gone=1 << WELL | 1 << 9), "BOR-22a"),
        (sitting, put("dice", 0, -1), "BOR-12"),
        (sitting, put("dice", 0, 1), "BOR-10"),
        (sitting, say(throws=1, dice=[5, 0, 0, 0, 0, 0]), "BOR-10"),
        (sitting, say(throws=3), "BOR-10"),
        (sitting, say(phase=ROLLING), "BOR-10"),
        (sitting, say(phase=ROLLING, throws=3, dice=[5, 0, 0, 0, 0, 0]), "BOR-10"),
        (sitting, say(phase=ROLLING, throws=1, dice=[4, 0, 0, 0, 0, 0]), "BOR-10"),
        (sitting, say(phase=ROLLING, throws=1, dice=[5, 0, 0, 0, 0, 0], used=[1, 0, 0, 0, 0, 0]), "BOR-12"),
        (sitting, say(phase=COMPLETING, throws=4, dice=[5, 0, 0, 0, 0, 0]), "BOR-10"),
        (
            sitting,
            say(phase=COMPLETING, throws=1, dice=[5, 0, 0, 0, 0, 0], used=[0, 1, 0, 0, 0, 0]),
            "BOR-12",
        ),
        (sitting, say(phase=OVER, throws=1, dice=[5, 0, 0, 0, 0, 0]), "BOR-26"),
        (sitting, say(choosing=1), "BOR-20"),
        (sitting, put("pools", 6, 1), "BOR-16"),
        (six, say(phase=THROWING, throws=0, dice=[0] * 6), "BOR-26"),
        (six, say(phase=ROLLING, throws=1), "BOR-26"),
        (second, say(choosing=0), "BOR-20"),
        (second, say(choosing=1), "BOR-20"),
        (second, say(choosing=7), "BOR-20"),
        (second, say(choosing=8), "BOR-20"),
        (second, put("pools", 0, 1), "BOR-16"),
        (second, put("pools", 6, 5), "BOR-16"),
        (second, put("pools", 6, -1), "BOR-16"),
        (second, put("pools", 6 + 1, 0), "BOR-17"),
        (second, put("crossed", 86 + CELL["b08"], 0), "BOR-17"),
        (second, put("crossed", CELL["b08"], 2), "BOR-17"),
        (second, put("crossed", 86 + CELL["b14"], 2), "BOR-17"),
        (second, say(chaining=1), "BOR-3"),
        (one_die, put("pools", 6 + 3, 1), "BOR-16"),
    ],
)
def test_no_position(start: Callable[[], Dump], change: Change, clue: str) -> None:
    """BOR-1, BOR-3, BOR-7, BOR-10, BOR-16, BOR-20, BOR-22, BOR-26: refused with a clue."""
    assert Border.load(start()).dump() == start()
    with pytest.raises(ValueError, match=clue):
        Border.load(change(start()))


def test_crosses_come_after_the_deal() -> None:
    """BOR-7: nobody has crossed anything before the first round."""
    dump = GAME.set_up(2, GAME.agreed(2, {})).dump()
    with pytest.raises(ValueError, match="cross"):
        Border.load(put("crossed", CELL["b08"], 1)(dump))


@pytest.mark.parametrize("chaining", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_is_one(players: int, chaining: bool) -> None:
    """BOR-9, BOR-17b: what play reaches can be dumped and loaded, with the same moves."""
    state = GAME.set_up(players, GAME.agreed(players, {"chaining": chaining}))
    state.seed(players)
    dice = Random(players)
    steps = 0
    while not state.over() and steps < 250:
        again = Border.load(state.dump())
        assert again == state
        for seat in state.actors():
            if seat >= 0:
                assert again.legal(seat) == state.legal(seat)
        seat = dice.choice(state.actors())
        state.apply(seat, state.sample(seat))
        steps += 1


def test_a_position_of_the_second_action_goes_on() -> None:
    """BOR-17b, BOR-20: loaded in the middle of it, fresh crosses still count for nothing."""
    state = Border.load(second())
    match = GAME.start(3, chance="manual", boards="ACD", first=0, chaining=False)
    match.state = state
    assert not any(move.notation == "cross b09" for move in match.legal(1))
    for seat in (1, 2):
        match.play(seat, "done")
    match.draw(DULL)
    assert match.state.crossed.count(2) == 0


def test_fresh_crosses_of_a_loaded_position_count_for_closing() -> None:
    """BOR-17b, BOR-22: one cell of the well was crossed before, the last one after the load."""
    match = Table(chaining=False, closed={1: "well"}, but={1: "b73 b78"}).second("red,yellow,blue,gray,gray")
    play(match, 1, "cross b78")
    match.state = Border.load(match.state.dump())
    play(match, 1, "cross b73")
    assert written(match, 1) == {"well": 4}
