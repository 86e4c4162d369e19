"""Conditions for callers: is it met, how likely is it, which dice to keep (KOD-19, KOD-31 … KOD-38).

Conditions are plain data as in the file of the box, dice are pairs of number and colour:

    met({"type": "sum", "min": 28}, [(6, "red"), (5, "blue"), …])
    odds({"type": "straight", "length": 5}, throws=3)

Of a condition with tiers the first one counts, which suffices to claim the card.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple

from stolek.games.dicekings.edition.box import faces_of
from stolek.games.dicekings.edition.conditions import condition_of, first_tier
from stolek.games.dicekings.edition.schema import COLOURS, MOST_THROWS, N_DICE, N_NUMBERS, Condition
from stolek.games.dicekings.play import dice_notation
from stolek.games.dicekings.referee.chances import Asking, Chances
from stolek.games.dicekings.rules.features import Row, rows
from stolek.kernel.refusal import Refusal

Die = tuple[int, str]


def met(condition: Mapping[str, Any], dice: Sequence[Die]) -> bool:
    """Whether these dice, six or more of them, meet a condition."""
    asked = first_tier(condition_of(condition))
    if not isinstance(dice, list | tuple):
        raise Refusal("unknown-die", "KOD-6", text=str(dice)[:20], example="(6, 'red')")
    if len(dice) < N_DICE:
        raise Refusal("too-few-dice", "KOD-23", count=len(dice), expected=N_DICE)
    return is_met(asked, [symbol(die) for die in dice])


def is_met(asked: Condition, symbols: list[int]) -> bool:
    """The same for dice given by their symbols."""
    asking = Asking()
    asking.ask(tuple(rows(asked)))
    return asking.met(symbols)


def odds(condition: Mapping[str, Any], throws: int = MOST_THROWS) -> float:
    """The exact chance to meet a condition within so many throws with the best keeping."""
    asked = first_tier(condition_of(condition))
    check_throws(throws)
    return float(chance(asked, throws))


def check_throws(throws: int) -> None:
    """One to three (KOD-19)."""
    if type(throws) is not int or not 1 <= throws <= MOST_THROWS:
        raise Refusal("bad-throws", "KOD-19", value=throws, most=MOST_THROWS)


def symbol(die: Die) -> int:
    """The symbol of a die that is given as number and colour."""
    try:
        number, colour = die
    except (TypeError, ValueError):
        number, colour = 0, ""
    if type(number) is not int or not 1 <= number <= N_NUMBERS or colour not in COLOURS:
        raise Refusal("unknown-die", "KOD-6", text=str(die)[:20], example="(6, 'red')")
    return dice_notation.symbol(colour, number)


DICE = Chances((), 1)  # for looking up results

# ---- planning ---------------------------------------------------------------------------------


@lru_cache(maxsize=16)  # a table is about a megabyte
def table(asked: tuple[Row, ...], throws: int) -> Chances:
    """The chances of a condition with so many throws left."""
    return Chances(asked, throws)


def plan(asked: Condition, throws: int) -> Chances:
    """The same, by the condition."""
    return table(tuple(rows(asked)), throws)


def chance(asked: Condition, throws: int) -> Fraction:
    """The chance before the first of so many throws."""
    return plan(asked, throws).chance([0] * N_DICE)


def prospect(asked: Condition, dice: Sequence[int], throws: int) -> float:
    """The chance of dice as they lie, with so many throws left and the best keeping; 0: a die in hand."""
    known = tuple(rows(asked))
    if 0 in dice:
        return in_hand(known, tuple(dice), throws)
    return shares(known, throws)[DICE.result(list(dice))]


@lru_cache(maxsize=1024)
def in_hand(asked: tuple[Row, ...], dice: tuple[int, ...], throws: int) -> float:
    """The chance of dice that are to be thrown, all of them or some."""
    return float(table(asked, throws).chance(list(dice)))


@lru_cache(maxsize=512)  # all cards of the box, before each throw: some ten megabytes
def shares(asked: tuple[Row, ...], throws: int) -> array[float]:
    """The chances of all results. A table for one throw more knows the best keeping where all dice lie."""
    return table(asked, throws + 1).shares()


class Keeping(NamedTuple):
    """Which dice are best kept, and what chance that leaves."""

    kept: tuple[int, ...]
    chance: Fraction


def best_keeping(asked: Condition, dice: Sequence[int], throws: int) -> Keeping:
    """Which dice to keep of those that lie there, with so many throws left; the more the better."""
    planned = plan(asked, throws)
    ways = [
        Keeping(kept, planned.chance([number if die in kept else 0 for die, number in enumerate(dice)]))
        for kept in map(members, range((1 << N_DICE) - 1))  # to keep all is to stop
    ]
    return max(ways, key=lambda way: (way.chance, len(way.kept), way.kept))


def members(bits: int) -> tuple[int, ...]:
    """The dice of a set of bits."""
    return tuple(die for die in range(N_DICE) if bits >> die & 1)


def matched(symbols: Sequence[int], dice: Sequence[int]) -> list[int] | None:
    """The number of each of these dice, if they can show these faces: as named, else in any order (KOD-6)."""
    if not dice:
        return []
    own = faces_of(dice[0])
    for place, face in enumerate(symbols):
        if face in own:
            rest = matched([*symbols[:place], *symbols[place + 1 :]], dice[1:])
            if rest is not None:
                return [dice_notation.number_of(face), *rest]
    return None
