"""The arithmetic of Ingenious, itemised: which run in which direction brought which points.

Slow and obvious; rules.py counts the same fast, and tests hold one against the other. Here too is
the score desk: a placement on a position typed in by hand.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from stolek.games.ingenious.board import (
    CELL_NAMED,
    DIRECTION_NAMES,
    PAIR_NUMBER,
    PRINTED,
    STEPS,
    name_of,
    number_of,
)
from stolek.games.ingenious.box import BOX, COLOURS
from stolek.games.ingenious.codes import FREE, OFF_BOARD
from stolek.games.ingenious.start import empty_board
from stolek.kernel.refusal import Refusal
from stolek.kernel.saying import Item


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


# ---- the score desk -------------------------------------------------------------------------


class Lying(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A colour on a cell, the cell by name or by its coordinates q and r."""

    colour: str
    cell: str | None = None
    q: int | None = None
    r: int | None = None

    def number(self) -> int:
        """The cell's number."""
        if self.cell is not None and self.q is None and self.r is None:
            name = self.cell.lower()
        elif self.cell is None and self.q is not None and self.r is not None:
            name = name_of(number_of(self.q, self.r)) if max(abs(self.q), abs(self.r)) <= 7 else "?"
        else:
            raise Refusal("cell-by-name-or-coordinates", "ING-3")
        if name not in CELL_NAMED:
            raise Refusal("unknown-cell", "ING-3", text=self.cell or f"{self.q},{self.r}", example="h8")
        return CELL_NAMED[name]

    def colour_id(self) -> int:
        """The colour's id (ING-2)."""
        if self.colour not in COLOURS:
            raise Refusal("unknown-colour", "ING-2", text=self.colour, known=list(COLOURS))
        return COLOURS.index(self.colour)


class Position(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A position and a tile to be scored on it."""

    tile: tuple[Lying, Lying]
    cells: tuple[Lying, ...] = ()
    players: int = 2


def desk(text: bytes) -> list[Item]:
    """Score a placement typed in by hand: each half, its runs and sum; a double in all."""
    try:
        position = msgspec.json.decode(text, type=Position)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("position-unreadable", detail=str(error)) from None
    board = typed_board(position)
    a, b = (half.number() for half in position.tile)
    if (min(a, b), max(a, b)) not in PAIR_NUMBER:
        raise Refusal("not-neighbours", "ING-13", cell_a=name_of(a), cell_b=name_of(b))
    for cell in (a, b):
        check_free(board, cell)
    halves = half_items(board, position.tile[0], b) + half_items(board, position.tile[1], a)
    return halves + double_items(halves)


def half_items(board: Sequence[int], half: Lying, partner: int) -> list[Item]:
    """The runs of a half and their sum."""
    runs = items(board, half.number(), partner, half.colour_id())
    facts = {"colour": half.colour, "cell": name_of(half.number())}
    total = Item(name="half", clause="ING-24", points=sum(run.points for run in runs), facts=facts)
    return [*runs, total]


def double_items(halves: Sequence[Item]) -> list[Item]:
    """What a double brings its colour: both halves count, each by itself (ING-25)."""
    first, second = (item for item in halves if item.name == "half")
    if first.facts["colour"] != second.facts["colour"]:
        return []
    facts = {"colour": first.facts["colour"]}
    return [Item(name="double", clause="ING-25", points=first.points + second.points, facts=facts)]


def typed_board(position: Position) -> list[int]:
    """The board as typed in; refuses what cannot lie there."""
    if position.players not in BOX.radius_by_players:
        raise Refusal("bad-players", "ING-1", players=position.players, known=list(BOX.radius_by_players))
    board = empty_board(position.players)
    printed = {cell: colour for colour, cell in enumerate(PRINTED)}
    for lying in position.cells:
        cell, colour = lying.number(), lying.colour_id()
        if printed.get(cell) != colour:  # a printed symbol may be typed in again
            check_free(board, cell)
        board[cell] = colour
    return board


def check_free(board: Sequence[int], cell: int) -> None:
    """Refuse a cell that is not on the board or not free."""
    if board[cell] == OFF_BOARD:
        raise Refusal("off-board", "ING-4", cell=name_of(cell))
    if board[cell] != FREE:
        raise Refusal("cell-taken", "ING-14", cell=name_of(cell), colour=COLOURS[board[cell]])
