"""The arithmetic of Ingenious, itemised: which run in which direction brought which points.

Slow and obvious; state.py counts the same fast, and tests hold one against the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from stolek.games.ingenious.edition.box import COLOURS
from stolek.games.ingenious.rules.board import DIRECTION_NAMES, STEPS, name_of
from stolek.kernel.events import Item


class Ray(NamedTuple):
    """A run of one colour beside a half: its direction and its cells."""

    direction: int
    cells: list[int]


def rays(board: Sequence[int], cell: int, partner: int, colour: int) -> list[Ray]:
    """The runs that a half of this colour counts, in five directions (ING-22 … ING-24)."""
    found = []
    for direction, step in enumerate(STEPS):
        if cell + step == partner:
            continue
        run = []
        beside = cell + step
        while board[beside] == colour:
            run.append(beside)
            beside += step
        if run:
            found.append(Ray(direction, run))
    return found


def items(board: Sequence[int], cell: int, partner: int, colour: int) -> list[Item]:
    """A half's points, run by run."""
    return [
        Item(
            name="run",
            clause="ING-23",
            points=len(ray.cells),
            facts={
                "colour": COLOURS[colour],
                "cell": name_of(cell),
                "direction": DIRECTION_NAMES[ray.direction],
                "cells": [name_of(beside) for beside in ray.cells],
            },
        )
        for ray in rays(board, cell, partner, colour)
    ]
