"""Exact planning with dice against brute force: every throw and every keeping, in fractions."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb, prod
from random import Random

import pytest

import stolek
from stolek.games.dicekings.conditions import chance, is_met, plan, symbol
from stolek.games.dicekings.edition.conditions import parse
from stolek.games.dicekings.rules.tables import faces_of_dice
from stolek.kit.dice_plan import DicePlan, cells

N_SIDES = 6
SETS = [(1,), (2,), (1, 1), (2, 1)]
FACES = range(1, N_SIDES + 1)
Lying = tuple[tuple[int, ...], ...]  # per kind: the faces of its dice, 0 in hand, ascending

by_hand_only = pytest.mark.skipif(
    stolek.compiled, reason="compiled, a plan can be paid and asked from C only"
)
every_set = pytest.mark.parametrize("sizes", SETS, ids=str)


class Slowly:
    """The value of a hand by brute force."""

    def __init__(self, payoff: dict[Lying, int]) -> None:
        self.payoff = payoff

    @cache  # noqa: B019  lives as long as a test
    def hand(self, dice: Lying, throws: int) -> Fraction:
        """Dice thrown now, with so many throws left; without dice in hand this throw is over."""
        kind = next((kind for kind, own in enumerate(dice) if 0 in own), None)
        if kind is None:
            return self.lying(dice, throws - 1)
        shown = [shown_by(dice, kind, face) for face in FACES]
        return sum((self.hand(one, throws) for one in shown), Fraction()) / N_SIDES

    @cache  # noqa: B019
    def lying(self, dice: Lying, throws: int) -> Fraction:
        """All dice lie; so many throws are left."""
        ways = (self.hand(way, throws) for way in keepings(dice) if throws and way != dice)
        return max([Fraction(self.payoff[dice]), *ways])


def shown_by(dice: Lying, kind: int, face: int) -> Lying:
    """One die in hand of a kind shows a face."""
    return (*dice[:kind], tuple(sorted((*dice[kind][1:], face))), *dice[kind + 1 :])


def keepings(dice: Lying) -> Iterator[Lying]:
    """Every choice of dice to keep, with the others in hand."""
    each = [set(product(*((0, face) for face in own))) for own in dice]
    yield from {tuple(tuple(sorted(own)) for own in way) for way in product(*each)}


def everything(sizes: tuple[int, ...], least: int) -> list[Lying]:
    """All ways in which such dice can lie, from a smallest face on."""
    return list(product(*(combinations_with_replacement(range(least, N_SIDES + 1), size) for size in sizes)))


def payoffs(sizes: tuple[int, ...], throws: int) -> dict[Lying, int]:
    """Random values that can be divided by six as often as dice are thrown."""
    dice = Random(str((sizes, throws)))
    scale = N_SIDES ** (throws * sum(sizes))
    return {result: scale * dice.randint(-9, 99) for result in everything(sizes, 1)}


def shown_in(own: DicePlan, sizes: tuple[int, ...], result: int) -> Lying:
    """A result of a plan as faces, kind by kind."""
    faces = [own.face(result, die) for die in range(sum(sizes))]
    ends = [sum(sizes[: kind + 1]) for kind in range(len(sizes))]
    return tuple(tuple(faces[end - size : end]) for end, size in zip(ends, sizes, strict=True))


def worth(own: DicePlan, dice: Lying) -> int:
    """The value of a cell by a plan."""
    own.pick_up()
    for kind, faces in enumerate(dice):
        for face in filter(None, faces):
            own.lay(kind, face)
    return own.worth()


# ---- cells ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("sizes", [*SETS, (3, 2), (2, 2, 2), (6,)], ids=str)
def test_alike_dice_are_not_told_apart(sizes: tuple[int, ...]) -> None:
    own = DicePlan(*sizes)
    assert own.n_cells == prod(comb(size + N_SIDES, size) for size in sizes)
    assert own.n_results == prod(comb(size + N_SIDES - 1, size) for size in sizes)


@every_set
def test_results_come_first_and_each_is_there_once(sizes: tuple[int, ...]) -> None:
    known = cells(sizes)
    shown = [
        tuple(known.shown[N_SIDES * cell : N_SIDES * cell + sum(sizes)]) for cell in sorted(known.number)
    ]
    assert all(all(faces) == (cell < known.n_results) for cell, faces in enumerate(shown))
    assert sorted(shown) == sorted(sum(way, ()) for way in everything(sizes, 0))


@every_set
def test_a_die_is_picked_up_where_it_lay(sizes: tuple[int, ...]) -> None:
    known = cells(sizes)
    for cell in known.number:
        there = [one for one in known.taken[N_SIDES * cell : N_SIDES * cell + N_SIDES] if one >= 0]
        shown = known.shown[N_SIDES * cell : N_SIDES * cell + sum(sizes)]
        for one in there:
            taken = known.shown[N_SIDES * one : N_SIDES * one + sum(sizes)]
            assert taken.count(0) == shown.count(0) + 1
        assert bool(there) == any(shown)


# ---- values ---------------------------------------------------------------------------------------


@by_hand_only
@every_set
@pytest.mark.parametrize("throws", [1, 2, 3])
def test_every_cell_is_worth_exactly_what_the_best_keeping_brings(
    sizes: tuple[int, ...], throws: int
) -> None:
    values, own = payoffs(sizes, throws), DicePlan(*sizes)
    for result in range(own.n_results):
        own.pay(result, values[shown_in(own, sizes, result)])
    own.look_ahead(throws)
    slowly = Slowly(values)
    assert {dice: worth(own, dice) for dice in everything(sizes, 0)} == {
        dice: slowly.hand(dice, throws) for dice in everything(sizes, 0)
    }


@by_hand_only
def test_a_plan_can_be_paid_anew() -> None:
    own, fresh = DicePlan(2, 1), DicePlan(2, 1)
    for one, twist in ((own, 7), (own, 1), (fresh, 1)):
        for result in range(one.n_results):
            one.pay(result, 6**6 * (result * twist % 50))
        one.look_ahead(2)
    assert all(worth(own, dice) == worth(fresh, dice) for dice in everything((2, 1), 0))


@by_hand_only
def test_more_throws_are_never_worth_less() -> None:
    slowly = [DicePlan(2) for _ in range(3)]
    for throws, own in enumerate(slowly, 1):
        for result in range(own.n_results):
            own.pay(result, 6**6 * (result * result % 17))
        own.look_ahead(throws)
    hand: Lying = ((0, 0),)
    assert worth(slowly[0], hand) < worth(slowly[1], hand) < worth(slowly[2], hand)


# ---- six dice, also compiled ----------------------------------------------------------------------


@pytest.mark.parametrize("throws", [1, 2, 3])
@pytest.mark.parametrize("sixes", [0, 2, 5, 6])
def test_six_sixes_come_as_often_as_each_die_for_itself(throws: int, sixes: int) -> None:
    each = 1 - Fraction(5, 6) ** throws
    assert plan(parse("sum>=36"), throws).chance([6] * sixes + [0] * (6 - sixes)) == each ** (6 - sixes)


@pytest.mark.parametrize("text", ["sum>=22", "red>=14", "straight 4", "red>blue>green"])
def test_three_dice_of_six_thrown_once(text: str) -> None:
    asked, faces = parse(text), faces_of_dice()
    kept = [4, 1, 6]
    thrown = [[*kept, *three] for three in product(FACES, repeat=3)]
    met = sum(is_met(asked, [faces[6 * die + face - 1] for die, face in enumerate(dice)]) for dice in thrown)
    assert 0 < met < 216
    assert plan(asked, 1).chance([*kept, 0, 0, 0]) == Fraction(met, 216)


def test_keeping_wisely_is_worth_more_than_throwing_all_again() -> None:
    asked = parse("sum>=28")
    once, twice = chance(asked, 1), chance(asked, 2)
    assert 1 - (1 - once) ** 2 < twice < 1
    assert is_met(asked, [symbol((6, "red"))] * 6)


@pytest.mark.parametrize("sizes", [(7,), (3, 4), (1, 1, 1, 1)])
def test_more_dice_or_kinds_than_there_is_room_for_are_refused(sizes: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="can be planned"):
        DicePlan(*sizes)
