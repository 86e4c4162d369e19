"""A player's forest as it is to be drawn: tiles, what is new, and what can be chosen."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from stolek.games.wispwood.rules.cells import COLUMNS, NUMBERS, SIDE
from stolek.games.wispwood.rules.shapes import all_lays, lay_names
from stolek.games.wispwood.terminal.signs import LETTER, WISPS

Place = tuple[int, int]  # row and column, from 0
NOTHING: dict[str, list[Any]] = {"spaces": [], "shapes": [], "cat_shapes": [], "cells": [], "lays": []}


class Wood:
    """The forest of one seat."""

    def __init__(self, view: dict[str, Any], seat: int, marked: Collection[str] = ()) -> None:
        self.seat = seat
        self.grid: int = view["grid"]
        self.tiles = tiles_of(view, seat)
        self.is_ready = view["cats"][seat] == "ready"
        self.targets = frozenset(map(place_of, chosen_from(view, seat)["cells"]))
        self.held = held_by(view, seat)
        self.fresh = self.picked(marked) & set(self.tiles)

    def picked(self, marked: Collection[str]) -> set[Place]:
        """What this seat has laid: `1/cell:m12`, with the trees of `1/lay:e,ee,s` around its wisp."""
        cells: set[Place] = set()
        trees: list[Place] = []
        for pick in marked:
            seat, _, target = pick.rpartition("/")
            kind, _, name = target.partition(":")
            if seat == str(self.seat) and kind == "cell":
                cells.add(place_of(name))
            elif seat == str(self.seat) and kind == "lay":
                trees += trees_of(name)
        wisps = [place for place in cells if self.tiles.get(place, "?") in WISPS]
        return cells | {(row + down, column + right) for row, column in wisps for down, right in trees}

    def box(self) -> tuple[range, range]:
        """The rows and the columns in which tiles lie."""
        rows, columns = zip(*self.tiles, strict=True)
        return range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1)

    def reach(self) -> tuple[range, range]:
        """The rows and the columns that a grid of this round can still have."""
        rows, columns = (self.reached(lines) for lines in self.box())
        return rows, columns

    def reached(self, lines: range) -> range:
        """The lines of a box, and those beyond it on both sides."""
        return range(max(0, lines[-1] - self.grid + 1), min(SIDE, lines[0] + self.grid))


def tiles_of(view: dict[str, Any], seat: int) -> dict[Place, str]:
    """The letter of every cell with a tile."""
    top, left = place_of(view["corners"][seat])
    return {
        (top + row, left + column): letter
        for row, letters in enumerate(view["forests"][seat])
        for column, letter in enumerate(letters)
        if letter != "."
    }


def chosen_from(view: dict[str, Any], seat: int | None) -> dict[str, list[Any]]:
    """What a seat can choose from now."""
    return NOTHING if seat is None else view["choices"][seat] or NOTHING


def held_by(view: dict[str, Any], seat: int) -> dict[Place, str]:
    """The wisp in a seat's hand, where it will lie."""
    hand = view["hand"]
    if not hand or not hand["cell"] or seat != view["turn"]:
        return {}
    return {place_of(hand["cell"]): LETTER[hand["kind"]]}


def trees_of(lay: str) -> tuple[Place, ...]:
    """Where the trees of a lay are, seen from its wisp."""
    return all_lays()[lay_names().index(lay)][1]


def place_of(cell: str) -> Place:
    """The row and the column of a cell."""
    row, column = divmod(NUMBERS[cell], SIDE)
    return row, column


def name_of(place: Place) -> str:
    """The name of the cell in a row and a column."""
    return f"{COLUMNS[place[1]]}{place[0] + 1}"
