"""Handfuls of dice: what is thrown, what lies there, what is thrown again (BOR-6, BOR-10).

The dice are alike, so a handful is known by how many of its dice show each colour. The handfuls of
no die up to five are numbered in the order of these counts; number 0 is the empty hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from math import comb

from stolek.games.border.edition.schema import N_COLOURS, N_DICE

N_FACES = N_COLOURS
N_HANDFULS = comb(N_DICE + N_FACES, N_FACES)
STEPS = N_DICE + 1  # none to five dice

Counts = tuple[int, ...]


@cache
def handfuls() -> tuple[Counts, ...]:
    """All handfuls, as counts per colour."""
    counts = product(range(STEPS), repeat=N_FACES)
    return tuple(handful for handful in counts if sum(handful) <= N_DICE)


@cache
def numbers() -> dict[Counts, int]:
    """The number of every handful."""
    return {handful: number for number, handful in enumerate(handfuls())}


def number_of(colours: Sequence[int]) -> int:
    """The number of a handful that shows these colours."""
    return numbers()[tuple(colours.count(colour) for colour in range(N_FACES))]


def colours_of(number: int) -> list[int]:
    """The colours that a handful shows, ascending."""
    return [colour for colour, count in enumerate(handfuls()[number]) for _ in range(count)]


# ---- tables for the rules ---------------------------------------------------------------------


def sizes() -> list[int]:
    """How many dice each handful has."""
    return [sum(handful) for handful in handfuls()]


def counts() -> list[int]:
    """At handful * 6 + colour: how many of its dice show the colour."""
    return [count for handful in handfuls() for count in handful]


def ranks() -> list[int]:
    """Steps to a number: at (colour * STEPS + room) * STEPS + count what `count` dice of a colour add to it
    while `room` dice may still follow."""
    table = []
    for colour in range(N_FACES):
        for room in range(STEPS):
            table += [skipped(colour, room, count) for count in range(STEPS)]
    return table


def skipped(colour: int, room: int, count: int) -> int:
    """How many handfuls come before those with `count` of a colour, all earlier colours being equal."""
    later = N_FACES - 1 - colour
    return sum(comb(room - fewer + later, later) for fewer in range(min(count, room + 1)))


def throws() -> list[int]:
    """The handful of every throw: that of no die, those of one, up to five (see `first_throw`)."""
    table = []
    for dice in range(STEPS):
        table += [number_of(throw) for throw in product(range(N_FACES), repeat=dice)]
    return table


def throw_counts() -> list[int]:
    """How many throws so many dice have."""
    return [N_FACES**dice for dice in range(STEPS)]


def first_throw() -> list[int]:
    """Where the throws of so many dice begin in `throws`."""
    return [sum(throw_counts()[:dice]) for dice in range(STEPS)]
