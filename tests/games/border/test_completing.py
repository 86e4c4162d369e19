"""The first action: completing areas (BOR-12 to BOR-15)."""

from __future__ import annotations

from itertools import chain, combinations, permutations

import pytest

from stolek.games.border import GAME
from tests.games.border.facts import AREAS, BOARDS, COLOURS, WHITE
from tests.games.border.positions import (
    DULL,
    Table,
    completable,
    crosses,
    moves,
    names,
    only,
    play,
    pool,
    refused,
    written,
)


def test_an_area_is_paid_with_dice_of_its_colour() -> None:
    """BOR-12, D-1: a die for each cell; with other colours beside them nothing more can be paid."""
    match = Table(boards="AB").match("orange,orange,red,blue,green")
    assert completable(match, 0) == {"a06"}
    match = Table(boards="AB").match("orange,orange,orange,red,red")
    assert completable(match, 0) == {"a06", "a12", "a21"}
    for area in ("a02", "a24"):  # three red cells, four orange ones
        with refused(match, "too-few-dice", "BOR-12"):
            match.play(0, f"complete {area}")


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("colour", COLOURS)
def test_five_dice_of_a_colour_pay_every_area_of_it(board: str, colour: str) -> None:
    """BOR-12: each of the four, alone, and no area of another colour."""
    match = Table(boards=board + "ABCD".replace(board, "")[0]).match(",".join([colour] * 5))
    assert completable(match, 0) == {area for area in AREAS if BOARDS[board][area] == colour}


def test_all_open_cells_of_an_area_are_crossed() -> None:
    """BOR-12, BOR-15: at once, and the dice for them are used."""
    match = Table(boards="AB").match("orange,orange,orange,red,red")
    done = only(play(match, 0, "complete a12"), "completed")
    assert (done.clause, done.facts) == (
        "BOR-12",
        {"seat": 0, "area": "a12", "colour": "orange", "cells": ["b38", "b42", "b46"], "count": 3},
    )
    assert crosses(match, 0) == {*WHITE, "b38", "b42", "b46"}
    assert match.view(None)["used"] == ["orange"] * 3
    assert completable(match, 0) == {"a21"}


def test_an_area_may_lie_anywhere() -> None:
    """BOR-13: nothing crossed is needed beside it."""
    match = Table(boards="AB").match("gray,gray,red,blue,green")
    assert completable(match, 0) == {"a08"}  # b25 and b26, far from both white cells


def test_an_area_started_earlier_costs_its_open_cells_only() -> None:
    """BOR-12, BOR-13: three of five cells are crossed, two dice pay the rest."""
    match = Table(boards="AB", crossed={0: "b08 b09 b24"}).match("red,red,blue,gray,green")
    assert {"a03", "a21"} == completable(match, 0)
    done = only(play(match, 0, "complete a03"), "completed")
    assert (done.facts["cells"], done.facts["count"]) == (["b15", "b19"], 2)
    assert match.view(None)["used"] == ["red", "red"]


def test_an_area_is_not_started_or_extended() -> None:
    """BOR-13: whole areas only; single cells are for the others."""
    match = Table(boards="AB", crossed={0: "b08"}).match("red,red,red,gray,gray")
    assert "a03" not in completable(match, 0)  # four cells are open
    for cell in ("b09", "b05", "b25"):
        with refused(match, "whole-areas-only", "BOR-13"):
            match.play(0, f"cross {cell}")
    with refused(match, "too-few-dice", "BOR-12"):
        match.play(0, "complete a03")


def test_several_areas_of_one_colour() -> None:
    """BOR-13, D-2: two and three cells with five dice."""
    match = Table(boards="AB").match("orange,orange,orange,orange,orange")
    play(match, 0, "complete a06", "complete a12")
    assert match.view(None)["used"] == ["orange"] * 5
    assert moves(match, 0) == {"done"}


def test_several_areas_of_different_colours() -> None:
    """BOR-12, BOR-13, D-2: each colour pays for its own."""
    match = Table(boards="AB").match("orange,orange,red,red,red")
    play(match, 0, "complete a06", "complete a02")
    assert crosses(match, 0) == {*WHITE, *AREAS["a06"], *AREAS["a02"]}
    assert match.view(None)["used"] == ["red", "red", "red", "orange", "orange"]


def test_the_sum_counts_for_each_colour() -> None:
    """BOR-12: what each area could have alone is not enough for both."""
    match = Table(boards="AB").match("orange,orange,orange,orange,red")
    assert completable(match, 0) == {"a06", "a12", "a24"}
    match.play(0, "complete a12")
    assert completable(match, 0) == set()
    with refused(match, "too-few-dice", "BOR-12"):
        match.play(0, "complete a06")


def legal_sets(board: str, crossed: str, dice: str) -> set[frozenset[str]]:
    """BOR-12 word for word."""
    open_cells = {area: set(cells) - set(crossed.split()) for area, cells in AREAS.items()}
    known = [area for area in AREAS if 1 <= len(open_cells[area]) <= 5]
    sets = chain.from_iterable(combinations(known, count) for count in range(4))
    return {
        frozenset(some)
        for some in sets
        if all(
            sum(len(open_cells[area]) for area in some if BOARDS[board][area] == colour)
            <= dice.split(",").count(colour)
            for colour in COLOURS
        )
    }


@pytest.mark.parametrize(
    ("crossed", "dice"),
    [
        ("", "orange,orange,orange,orange,orange"),
        ("", "gray,gray,gray,blue,blue"),
        ("b38 b42 b16 b43 b47 b52 b51 b81 b82 b83", "orange,orange,orange,red,red"),
        ("b05 b06 b08 b09 b15 b19 b48 b55 b54 b68", "red,red,red,blue,green"),
    ],
)
def test_the_order_has_no_influence(crossed: str, dice: str) -> None:
    """BOR-12, BOR-15: exactly the sets of the clause, each in any order, with the same crosses."""
    found: dict[frozenset[str], set[frozenset[str]]] = {}
    ways: list[tuple[str, ...]] = [()]
    while ways:
        way = ways.pop()
        match = Table(boards="AB", crossed={0: crossed}).match(dice)
        play(match, 0, *(f"complete {area}" for area in way))
        found.setdefault(frozenset(way), set()).add(frozenset(crosses(match, 0)))
        ways += [(*way, area) for area in completable(match, 0)] if len(way) < 3 else []
    assert set(found) == legal_sets("A", crossed, dice)
    assert all(len(results) == 1 for results in found.values())
    for some in found:
        for way in permutations(some):
            match = Table(boards="AB", crossed={0: crossed}).match(dice)
            assert all(play(match, 0, f"complete {area}") for area in way)


def test_a_complete_area_cannot_be_chosen() -> None:
    """BOR-12, D-18: nothing is open, so it is no choice; it costs nothing."""
    match = Table(boards="AB", crossed={0: "b16 b20"}).match("orange,orange,orange,red,red")
    assert completable(match, 0) == {"a12", "a21"}
    with refused(match, "area-complete", "BOR-12"):
        match.play(0, "complete a06")
    play(match, 0, "complete a12")
    with refused(match, "area-complete", "BOR-12"):
        match.play(0, "complete a12")
    assert match.view(None)["used"] == ["orange"] * 3


def test_dice_need_not_be_used() -> None:
    """BOR-14, D-3, D-4: he could complete two areas and completes none; all dice are for the others."""
    match = Table(boards="AB").match("orange,orange,orange,red,red")
    assert completable(match, 0)
    ended = only(match.play(0, "done"), "used-none")
    assert (ended.clause, ended.facts["colours"]) == ("BOR-14", ["red", "red", "orange", "orange", "orange"])
    assert pool(match, 1) == ["red", "red", "orange", "orange", "orange"]


def test_fewer_areas_than_possible() -> None:
    """BOR-14, D-3: one of two."""
    match = Table(boards="AB", crossed={1: "b01"}).match("orange,orange,orange,red,red")
    events = play(match, 0, "complete a21", "done")
    assert names(events) == ["completed", "used-some"]
    assert (events[1].clause, events[1].facts) == ("BOR-16", {"seat": 0, "colours": ["orange"] * 3})
    assert crosses(match, 0) == {*WHITE, "b68", "b72"}


def test_who_can_complete_nothing_is_not_asked() -> None:
    """BOR-14: there is one way to go on, and it is told that he could not."""
    match = Table(boards="AB").match()
    match.draw(DULL)
    events = match.play(0, "stop")
    assert names(events) == ["stopped", "could-not"]
    assert (events[1].clause, events[1].facts["seat"]) == ("BOR-12", 0)
    assert match.to_act == (1,)


def test_the_end_of_the_action_is_confirmed() -> None:
    """BOR-15: the last choice can still be looked at; then the crossing is final."""
    match = Table(boards="AB", crossed={1: "b01"}).match("orange,orange,orange,orange,orange")
    play(match, 0, "complete a06", "complete a12")
    prompt = GAME.telling.prompt(match.state, 0)
    assert (match.to_act, prompt.name, prompt.clause) == ((0,), "confirm", "BOR-14")
    ended = only(match.play(0, "done"), "used-all")
    assert (ended.clause, ended.facts) == ("BOR-16", {"seat": 0})
    assert match.to_act == (1,)
    assert moves(match, 0) == set()


def test_what_the_completer_is_asked() -> None:
    """BOR-12: with the dice that are not used yet."""
    match = Table(boards="AB").match("orange,orange,orange,red,red")
    play(match, 0, "complete a21")
    prompt = GAME.telling.prompt(match.state, 0)
    assert (prompt.name, prompt.clause) == ("complete", "BOR-12")
    assert prompt.facts == {"seat": 0, "colours": ["orange", "orange", "orange"]}
    assert match.view(None)["boards"][0]["completable"] == ["a06", "a12"]
    assert match.view(None)["boards"][0]["crossable"] == []


def test_closings_of_the_first_action_are_scored_at_once() -> None:
    """BOR-15, BOR-22: written and struck out before the second action begins."""
    table = Table(boards="AB", closed={0: "well"}, but={0: "b64 b69 b73"})
    match = table.match("blue,blue,blue,red,green")
    assert names(play(match, 0, "complete a20")) == ["completed", "closed-first"]
    assert written(match, 0) == {"well": 4}
    assert match.view(None)["gone"] == []
    match.play(0, "done")
    assert (match.view(None)["phase"], match.view(None)["gone"]) == ("second", ["well"])
