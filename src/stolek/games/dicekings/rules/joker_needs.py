"""What jokers have to bring: conditions as numbers of dice of some classes (KOD-39 … KOD-42).

Dice fall into classes by number, by colour, or by number within one colour. Most conditions are met when
the dice of every class are as many as one of a few templates says; the others ask for a total.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

from stolek.games.dicekings.edition.schema import (
    COLOURS,
    N_COLOURS,
    N_DICE,
    N_NUMBERS,
    N_SYMBOLS,
    ColorOrder,
    Colors,
    ColorSum,
    Condition,
    Groups,
    Numbers,
    Straight,
    Sum,
)

N_CLASSES, NO_CLASS = N_NUMBERS, N_NUMBERS
OF_NUMBERS, OF_COLOURS, WITHIN_COLOUR = range(3)  # the last: one sorting for each colour from here on
N_SORTINGS = WITHIN_COLOUR + N_COLOURS
BY_TEMPLATE, BY_SUM, BY_ORDER = range(3)

Template = tuple[int, ...]


class Lack(NamedTuple):
    """How jokers can help a condition: the way to think of it, the sorting of dice, and its numbers."""

    way: int
    sorting: int = 0
    first: int = 0
    """The first of its templates."""
    last: int = 0
    least: int = 0
    """The total that is asked for."""
    order: tuple[int, ...] = (0, 0, 0)


def class_of() -> list[int]:
    """At sorting * 18 + symbol: the class of a symbol."""
    symbols = [(symbol // N_NUMBERS, symbol % N_NUMBERS) for symbol in range(N_SYMBOLS)]
    table = [number for _, number in symbols] + [colour for colour, _ in symbols]
    for one in range(N_COLOURS):
        table += [number if colour == one else NO_CLASS for colour, number in symbols]
    return table


def twins() -> list[int]:
    """At sorting * 18 + symbol: the first symbol of its class."""
    table = []
    for sorting in range(N_SORTINGS):
        classes = class_of()[sorting * N_SYMBOLS : (sorting + 1) * N_SYMBOLS]
        table += [classes.index(one) for one in classes]
    return table


@cache
def templates() -> tuple[Template, ...]:
    """All ways to want up to six dice of six classes, those of the same sizes together; then straights."""
    wanted = [row for row in product(range(N_DICE + 1), repeat=N_CLASSES) if sum(row) <= N_DICE]
    return (*sorted(wanted, key=lambda row: (sizes_of(row), row)), *straights())


def sizes_of(row: Template) -> Template:
    """How many dice of a class are wanted, largest first, whatever the classes."""
    return tuple(sorted(filter(None, row), reverse=True))


def straights() -> list[Template]:
    """Every row of numbers, by its length and where it begins (KOD-37)."""
    found = []
    for length in range(2, N_NUMBERS + 1):
        for start in range(N_NUMBERS - length + 1):
            found.append(tuple(int(start <= number < start + length) for number in range(N_NUMBERS)))
    return found


def template_numbers() -> list[int]:
    """At template * 6 + class: how many dice of the class it wants."""
    return [count for row in templates() for count in row]


def between(found: list[int]) -> tuple[int, int]:
    """The first of these neighbours, and the one after the last."""
    return found[0], found[-1] + 1


def lack(condition: Condition) -> Lack:
    """How jokers can help a condition."""
    if isinstance(condition, Sum):
        return Lack(BY_SUM, OF_NUMBERS, least=condition.min)
    if isinstance(condition, ColorSum):
        return Lack(BY_SUM, WITHIN_COLOUR + COLOURS.index(condition.color), least=condition.min)
    if isinstance(condition, ColorOrder):
        return Lack(BY_ORDER, order=tuple(map(COLOURS.index, condition.order)))
    sorting = OF_COLOURS if isinstance(condition, Colors) else OF_NUMBERS
    first, last = between(fitting(condition))
    return Lack(BY_TEMPLATE, sorting, first, last)


def fitting(condition: Condition) -> list[int]:
    """The templates that meet a condition exactly."""
    everything = list(enumerate(templates()))
    if isinstance(condition, Straight):
        rows = [row for row in straights() if sum(row) == condition.length]
        return [number for number, row in everything[-len(straights()) :] if row in rows]
    own = everything[: -len(straights())]
    if isinstance(condition, Groups):
        sizes = tuple(sorted(condition.sizes, reverse=True))
        return [number for number, row in own if sizes_of(row) == sizes]
    wanted = [0] * N_CLASSES
    if isinstance(condition, Colors):
        for colour, count in condition.need.items():
            wanted[COLOURS.index(colour)] = count
    if isinstance(condition, Numbers):
        for number, count in condition.need.items():
            wanted[int(number) - 1] = count
    return [number for number, row in own if row == tuple(wanted)]
