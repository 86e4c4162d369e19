"""What a result shows, as a row of numbers that conditions are compared with (KOD-31 … KOD-37).

Every condition of the seven families says of some of these numbers that they must be so large at
least. So a condition is a few pairs of feature and number, and one evaluator serves all of them.
"""

from __future__ import annotations

from itertools import permutations

from stolek.games.dicekings.edition.schema import (
    COLOURS,
    N_COLOURS,
    N_NUMBERS,
    ColorOrder,
    Colors,
    ColorSum,
    Condition,
    Groups,
    Numbers,
    Straight,
    Sum,
)

NUMBERS_AT = 0  # dice that show a 1, a 2 …
COLOURS_AT = NUMBERS_AT + N_NUMBERS  # red dice, blue dice …
SUMS_AT = COLOURS_AT + N_COLOURS  # the total of the red dice …
TOTAL_AT = SUMS_AT + N_COLOURS
GROUPS_AT = TOTAL_AT + 1  # numbers shown at least once, at least twice …
AHEAD_AT = GROUPS_AT + N_NUMBERS  # how far the total of one colour is ahead of another's
PAIRS = tuple(permutations(range(N_COLOURS), 2))
RUN_AT = AHEAD_AT + len(PAIRS)  # the longest row of numbers
N_FEATURES = RUN_AT + 1
MOST_ROWS = N_NUMBERS  # that a condition can have

Row = tuple[int, int]


def rows(condition: Condition) -> list[Row]:
    """A condition as features and how large they must be."""
    if isinstance(condition, Colors):
        return [(COLOURS_AT + COLOURS.index(colour), count) for colour, count in condition.need.items()]
    if isinstance(condition, Numbers):
        return [(NUMBERS_AT + int(number) - 1, count) for number, count in condition.need.items()]
    if isinstance(condition, Groups):
        sizes = range(1, max(condition.sizes) + 1)
        return [(GROUPS_AT + size - 1, sum(one >= size for one in condition.sizes)) for size in sizes]
    if isinstance(condition, Sum):
        return [(TOTAL_AT, condition.min)]
    if isinstance(condition, ColorSum):
        return [(SUMS_AT + COLOURS.index(condition.color), condition.min)]
    if isinstance(condition, ColorOrder):
        first, second, third = map(COLOURS.index, condition.order)
        return [(AHEAD_AT + PAIRS.index(pair), 1) for pair in ((first, second), (second, third))]
    if isinstance(condition, Straight):
        return [(RUN_AT, condition.length)]
    raise TypeError(f"no condition {condition}")


STEPS_PER_DIE = N_NUMBERS  # how far one more die can bring a condition, in the measure below


def steps() -> list[int]:
    """How many steps one more of each feature is worth: as many as a die has for what it adds only once.

    One die is one more of a number, a colour or a group, or up to six points; it can join two rows of two
    numbers, or of three and two, which makes a row longer by three.
    """
    table = [STEPS_PER_DIE] * N_FEATURES
    for feature in (*range(SUMS_AT, TOTAL_AT + 1), *range(AHEAD_AT, RUN_AT)):
        table[feature] = 1
    table[RUN_AT] = STEPS_PER_DIE // 3
    return table
