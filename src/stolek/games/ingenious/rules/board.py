"""The hexagonal board: cells, their names, pairs of neighbours (ING-3 … ING-5).

All player counts share one numbering, made for the largest board (radius 7): a square of 17 × 17
numbers in which every cell of the board has six neighbours, those outside the board included.

      a . .          a cell (q, r) is called by its row, a letter from the top, and by the
     b . . .         diagonal it lies on, a number; the centre (0, 0) is h8.
"""

from __future__ import annotations

from stolek.games.ingenious.edition.box import BOX
from stolek.kit.hexes import DIRECTIONS, Axial

RADIUS = 7
WIDTH = 2 * RADIUS + 3
SIZE = WIDTH * WIDTH
ROWS = "abcdefghijklmno"

DIRECTION_NAMES = ("E", "NE", "NW", "W", "SW", "SE")  # ING-3, in the order of DIRECTIONS


def number_of(q: int, r: int) -> int:
    """The number of a cell; ascending numbers are the canonical order of cells."""
    return (r + RADIUS + 1) * WIDTH + q + RADIUS + 1


def axial(cell: int) -> Axial:
    """The coordinates (q, r) of a cell."""
    return cell % WIDTH - RADIUS - 1, cell // WIDTH - RADIUS - 1


def distance(q: int, r: int) -> int:
    """How many steps a cell lies from the centre."""
    return max(abs(q), abs(r), abs(q + r))


def cells_within(radius: int) -> list[int]:
    """All cells of the board of this radius (ING-4), in canonical order."""
    reach = range(-radius, radius + 1)
    return [number_of(q, r) for r in reach for q in reach if distance(q, r) <= radius]


def name_of(cell: int) -> str:
    """A cell's name for people: row letter and diagonal number."""
    q, r = axial(cell)
    return f"{ROWS[r + RADIUS]}{q + RADIUS + 1}"


CELLS = cells_within(RADIUS)
CELL_NAMED = {name_of(cell): cell for cell in CELLS}
STEPS = [dr * WIDTH + dq for dq, dr in DIRECTIONS]

# ING-5: where the six symbols are printed, in colour order.
PRINTED = [number_of(*BOX.printed_symbols[colour]) for colour in BOX.colours]


def all_pairs() -> list[tuple[int, int, int]]:
    """All pairs of neighbours as (first cell, second cell, direction from first to second)."""
    on_board = set(CELLS)
    forward = [d for d in range(6) if STEPS[d] > 0]
    return [(cell, cell + STEPS[d], d) for cell in CELLS for d in forward if cell + STEPS[d] in on_board]


PAIRS = all_pairs()
PAIR_NUMBER = {(a, b): pair for pair, (a, b, _) in enumerate(PAIRS)}


def pairs_by_direction() -> list[int]:
    """At cell * 6 + direction the pair of the cell and its neighbour there; -1 where there is none."""
    table = [-1] * (SIZE * 6)
    for pair, (a, b, d) in enumerate(PAIRS):
        table[a * 6 + d] = table[b * 6 + (d + 3) % 6] = pair
    return table


def symbol_beside(pair: int) -> int:
    """The printed symbol that a pair of cells touches, or -1; never two (ING-18)."""
    a, b, _ = PAIRS[pair]
    for colour, cell in enumerate(PRINTED):
        if cell in (a, b):
            return -1
        if cell - a in STEPS or cell - b in STEPS:
            return colour
    return -1
