"""The places of cells and territories, in columns and rows of text.

Rows of hexagons are rows of text; a hexagon begins so many columns after its left neighbour, and
half of that further right than the one above.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from typing import NamedTuple

from stolek.games.border.edition.box import BOX
from stolek.kit.hexes import Axial

PITCH, SMALL_PITCH = 4, 2  # columns from one hexagon to the next, on the large board and on small ones

PLACES = {cell.id: (cell.q, cell.r) for cell in BOX.cells}
LEFT = min(2 * q + r for q, r in PLACES.values())  # in halves of a hexagon
TOP = min(r for _, r in PLACES.values())
HEIGHT = max(r for _, r in PLACES.values()) - TOP + 1
RIGHT = max(2 * q + r for q, r in PLACES.values())
LARGE_WIDE = (RIGHT - LEFT) * PITCH // 2 + 3
SMALL_WIDE = (RIGHT - LEFT) * SMALL_PITCH // 2 + 1


class Run(NamedTuple):
    """Hexagons of a territory side by side: their row, the first column, and how many there are."""

    row: int
    column: int
    hexagons: int


def row_and_column(place: Axial, pitch: int) -> tuple[int, int]:
    """Where a hexagon stands when the next one begins so many columns further right."""
    q, r = place
    return r - TOP, (2 * q + r - LEFT) * pitch // 2


@cache
def cell_rows(pitch: int) -> tuple[tuple[tuple[int, str], ...], ...]:
    """Row by row the cells with their columns, from left to right."""
    rows: list[list[tuple[int, str]]] = [[] for _ in range(HEIGHT)]
    for name, place in PLACES.items():
        row, column = row_and_column(place, pitch)
        rows[row].append((column, name))
    return tuple(tuple(sorted(row)) for row in rows)


@cache
def runs(territory: str, pitch: int) -> tuple[Run, ...]:
    """A territory from top to bottom; of a row that is torn apart every part."""
    interior = next(one.interior for one in BOX.territories if one.id == territory)
    columns = defaultdict(list)
    for place in interior:
        row, column = row_and_column(place, pitch)
        columns[row].append(column)
    found: list[Run] = []
    for row in sorted(columns):
        starts = sorted(columns[row])
        for column in starts:
            before = found[-1] if found else None
            if before and before.row == row and before.column + before.hexagons * pitch == column:
                found[-1] = before._replace(hexagons=before.hexagons + 1)
            else:
                found.append(Run(row, column, 1))
    return tuple(found)
