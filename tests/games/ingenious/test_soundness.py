"""Dumps that are no positions are not loaded: compiled rules trust their numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from stolek.games.ingenious.board import CELL_NAMED
from stolek.games.ingenious.codes import DEALING, DRAWING, FREE, NO_TILE, PLACING, SWAPPING
from stolek.games.ingenious.rules import Ingenious
from tests.games.ingenious.positions import MODES, Table, opened, played, track

Dump = dict[str, Any]
Change = Callable[[Dump], Dump]


def lose_a_tile(dump: Dump) -> Dump:
    dump["bag"][3] -= 1
    return dump


def change_a_colour(dump: Dump) -> Dump:
    dump["board"][CELL_NAMED["h8"]] = 3
    return dump


def free_a_symbol(dump: Dump) -> Dump:
    dump["board"][CELL_NAMED["c8"]] = FREE
    return dump


def lie_outside(dump: Dump) -> Dump:
    dump["board"][CELL_NAMED["a8"]] = FREE
    return dump


def empty_rack(dump: Dump, seat: int) -> Dump:
    """All tiles of a rack go back into the bag."""
    for tile in dump["racks"][6 * seat : 6 * seat + 6]:
        if tile != NO_TILE:
            dump["bag"][tile] += 1
    dump["racks"][6 * seat : 6 * seat + 6] = [NO_TILE] * 6
    dump["held"][seat] = 0
    return dump


def disorder(dump: Dump) -> Dump:
    dump["racks"][:6] = dump["racks"][:6][::-1]
    return dump


def all_aside(dump: Dump) -> Dump:
    dump["aside"], dump["bag"] = dump["bag"], [0] * 21
    return dump


def some_aside(dump: Dump) -> Dump:
    dump["bag"][0] -= 1
    dump["aside"][0] += 1
    return dump


def set_peg(dump: Dump, place: int, value: int) -> Dump:
    dump["tracks"][place] = value
    return dump


@pytest.mark.parametrize(
    ("change", "clue"),
    [
        (lambda dump: dump | {"players": 5}, "ING-1"),
        (lambda dump: dump | {"players": 3}, "cell"),
        (lambda dump: dump | {"mode": 1}, "ING-1"),
        (lambda dump: dump | {"mode": 2}, "ING-1"),
        (lambda dump: dump | {"top": 36}, "top"),
        (lambda dump: dump | {"open": 1}, "ING-59"),
        (lambda dump: dump | {"turn": 2}, "seat"),
        (lambda dump: dump | {"turn": -1}, "seat"),
        (lambda dump: dump | {"first": 2}, "seat"),
        (lambda dump: dump | {"phase": 7}, "phase"),
        (lambda dump: dump | {"phase": 0}, "phase"),
        (lambda dump: dump | {"bonus": -1}, "phase"),
        (lambda dump: dump | {"claimed": 64}, "ING-17"),
        (lambda dump: dump | {"claimed": 7}, "ING-17"),
        (lambda dump: dump | {"placed": 1}, "ING-6"),
        (lambda dump: dump | {"phase": DEALING}, "drawn"),
        (lambda dump: dump | {"phase": DRAWING}, "drawn"),
        (lambda dump: dump | {"phase": SWAPPING}, "swap"),
        (lambda dump: empty_rack(dump, 0), "ING-19"),
        (lambda dump: empty_rack(dump, 1), "ING-36"),
        (lambda dump: empty_rack(dump, 0) | {"phase": DEALING}, "ING-9"),
        (lambda dump: empty_rack(empty_rack(dump, 0), 1) | {"phase": DRAWING}, "ING-36"),
        (lambda dump: empty_rack(dump, 0) | {"phase": DRAWING, "bonus": 1}, "ING-29"),
        (lambda dump: all_aside(empty_rack(dump, 0)) | {"phase": DRAWING}, "ING-34"),
        (some_aside, "ING-34"),
        (lose_a_tile, "ING-6"),
        (change_a_colour, "board"),
        (free_a_symbol, "ING-5"),
        (lie_outside, "cell"),
        (disorder, "order"),
        (lambda dump: set_peg(dump, 0, 19), "peg"),
        (lambda dump: set_peg(dump, 0, -1), "peg"),
        (lambda dump: set_peg(dump, 12, 1), "peg"),
        (lambda dump: dump | {"held": [5, 6, 0, 0]}, "rack"),
        (lambda dump: dump | {"held": [6, 6, 1, 0]}, "rack"),
        (lambda dump: dump | {"held": [7, 6, 0, 0]}, "rack"),
    ],
)
def test_no_position(change: Change, clue: str) -> None:
    """ING-1, ING-5, ING-6, ING-9, ING-17, ING-19, ING-34, ING-36: refused with a clue."""
    rack = "red-red red-red red-green red-blue blue-blue orange-orange"
    table = Table(lying={"blue": "h8"}, racks={0: rack})
    Ingenious.load(table.dump())
    with pytest.raises(ValueError, match=clue):
        Ingenious.load(change(table.dump()))


@pytest.mark.parametrize("phase", [PLACING, DEALING, DRAWING])
def test_nobody_waits_for_a_place_that_is_not_there(phase: int) -> None:
    """ING-39, ING-19: a running game has a free pair."""
    dump = Table(full=True, free="h8 e6 k6", over=True).dump()
    Ingenious.load(dump)
    if phase != PLACING:
        dump = empty_rack(dump, 0)
    if phase == DEALING:
        dump = empty_rack(dump, 1)
    with pytest.raises(ValueError, match="ING-39"):
        Ingenious.load(dump | {"phase": phase})


def test_nobody_is_asked_about_a_swap_in_solitaire() -> None:
    """ING-65: not even by a dump."""
    dump = Table(players=1, mode="solitaire", racks={0: "red-red"}, tracks={0: track(red=5)}).dump()
    Ingenious.load(dump)
    with pytest.raises(ValueError, match="ING-65"):
        Ingenious.load(dump | {"phase": SWAPPING})


@pytest.mark.parametrize("start", MODES)
def test_every_position_of_a_game_is_one(start: dict[str, Any]) -> None:
    """ING-9, ING-36: what play reaches can be dumped and loaded, at every step."""
    state = opened(**start)
    state.seed(3)
    while not state.over():
        assert Ingenious.load(state.dump()) == state
        (seat,) = state.actors()
        state.apply(seat, state.sample(seat))
    assert Ingenious.load(state.dump()) == state
    assert played(Ingenious.load(state.dump()), 1, 5) == state
