"""What a forest promises beyond its points: the cells that are still good for a pumpkin or a hat.

Boards are those of scoring.py; bits beside the grid may be set, too. Plain Python; prospects.pxd gives the
C types.
"""

from __future__ import annotations

from stolek.games.wispwood.rules import tables
from stolek.games.wispwood.rules.codes import (
    H_AROUND,
    H_CHAIN,
    H_DIAGONAL,
    H_LINE,
    P_AROUND,
    P_DIAGONAL,
    P_PAIRS,
    P_SUDOKU,
)
from stolek.games.wispwood.rules.tables import WIDTH

NO_BITS = 0  # as wide as a board in C
LINES = tables.lines()
DIAGONALS = tables.diagonals()


def beside(board: int) -> int:
    """The cells that share a side with one of these."""
    return board << 1 | board >> 1 | board << WIDTH | board >> WIDTH


def corners(board: int) -> int:
    """The cells that share just a corner with one of these."""
    across = board << 1 | board >> 1
    return across << WIDTH | across >> WIDTH


def good_cells(card: int, p: int, wisps: int) -> int:
    """The cells where one more pumpkin would count and cost nothing (WIS-51 … WIS-55)."""
    if card == P_AROUND:
        return ~(beside(p) | corners(p))
    if card == P_SUDOKU:
        return ~crossed_lines(p)
    if card == P_DIAGONAL:
        return ~crossed_diagonals(p)
    if card == P_PAIRS:
        return beside(singles(p)) & ~beside(p & ~singles(p))
    return ~beside(wisps)


def crossed_lines(board: int) -> int:
    """All rows and columns with one of these cells."""
    found = NO_BITS
    for line in LINES:
        found |= line if board & line else NO_BITS
    return found


def crossed_diagonals(board: int) -> int:
    """All diagonals with one of these cells."""
    found = NO_BITS
    for line in DIAGONALS:
        found |= line if board & line else NO_BITS
    return found


def singles(board: int) -> int:
    """Those of these cells that share no side with another one."""
    return board & ~beside(board)


def hat_cells(card: int, cat: int, h: int) -> int:
    """The cells where a hat may lie, seen from the cat (WIS-57 … WIS-64)."""
    if card == H_CHAIN:
        return chained(cat, h)
    if card == H_AROUND:
        return beside(cat) | corners(cat)
    if card == H_DIAGONAL:
        return crossed_diagonals(cat)
    if card == H_LINE:
        return crossed_lines(cat)
    near = cat | cat << 1 | cat >> 1
    near |= near << WIDTH | near >> WIDTH
    wide = near | near << 1 | near >> 1
    return (wide | wide << WIDTH | wide >> WIDTH) & ~near


def chained(cat: int, h: int) -> int:
    """The corners of the cat and of all hats that hang on it corner by corner (WIS-63)."""
    grown = NO_BITS
    chain = cat
    while grown != chain:
        grown = chain
        chain |= corners(chain) & h
    return corners(chain)
