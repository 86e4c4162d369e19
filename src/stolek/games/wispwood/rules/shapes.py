"""The eight shapes, and every way to lay each of them around its wisp (WIS-29, WIS-30).

A lay says where the trees lie, seen from the wisp: `e ee s` is one tree to the east, one beyond it,
one to the south. Turning and mirroring are free, and the wisp may be any cell of the shape.
"""

from __future__ import annotations

from functools import cache

Cell = tuple[int, int]
Lay = tuple[Cell, ...]

SHAPES: dict[str, Lay] = {
    "I2": ((0, 0), (0, 1)),
    "I3": ((0, 0), (0, 1), (0, 2)),
    "V3": ((0, 0), (0, 1), (1, 0)),
    "I4": ((0, 0), (0, 1), (0, 2), (0, 3)),
    "O4": ((0, 0), (0, 1), (1, 0), (1, 1)),
    "S4": ((0, 0), (0, 1), (1, 1), (1, 2)),
    "T4": ((0, 0), (0, 1), (0, 2), (1, 1)),
    "L4": ((0, 0), (0, 1), (0, 2), (1, 0)),
}
SHAPE_NAMES = tuple(SHAPES)
N_SHAPES = len(SHAPES)
LONGEST = 4  # cells of the largest shape


def from_corner(cells: Lay) -> Lay:
    """The same cells, sorted, with the upper left corner of their box at 0, 0."""
    top, left = min(row for row, _ in cells), min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


@cache
def orientations(shape: str) -> tuple[Lay, ...]:
    """All different ways to turn and mirror a shape."""
    cells = SHAPES[shape]
    found = set()
    for _ in range(4):
        cells = tuple((column, -row) for row, column in cells)
        found |= {from_corner(cells), from_corner(tuple((row, -column) for row, column in cells))}
    return tuple(sorted(found))


@cache
def lays(shape: str) -> tuple[Lay, ...]:
    """All ways to lay a shape around its wisp: where the trees lie, seen from it."""
    return tuple(
        tuple((r - row, c - column) for r, c in cells if (r, c) != (row, column))
        for cells in orientations(shape)
        for row, column in cells
    )


@cache
def all_lays() -> tuple[tuple[str, Lay], ...]:
    """Every lay of every shape; its place here is its number."""
    return tuple((shape, lay) for shape in SHAPES for lay in lays(shape))


N_LAYS = len(all_lays())


def steps(cell: Cell) -> str:
    """Where a cell lies as seen from the wisp, in steps north, south, west and east."""
    row, column = cell
    return "n" * -row + "s" * row + "w" * -column + "e" * column


@cache
def lay_names() -> tuple[str, ...]:
    """The name of every lay."""
    return tuple(
        ",".join(sorted(map(steps, lay), key=lambda name: (len(name), name))) for _, lay in all_lays()
    )
