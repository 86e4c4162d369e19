"""Cells of a forest: rows and columns from -12 to 12, named a1 to y25 with m13 in the middle (WIS-1).

Three rounds reach 3 + 4 + 5 cells away from the cat's first place. In the engine a row is a number
whose bits are its columns.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

REACH = 12
SIDE = 2 * REACH + 1
N_CELLS = SIDE * SIDE
MIDDLE = REACH * SIDE + REACH
COLUMNS = "abcdefghijklmnopqrstuvwxy"
NAMES = tuple(f"{COLUMNS[cell % SIDE]}{cell // SIDE + 1}" for cell in range(N_CELLS))
NUMBERS = {name: number for number, name in enumerate(NAMES)}


def tidy(text: str) -> str:
    """The name of a cell as it is usually written."""
    return re.sub(r"^([a-y])0(\d)$", r"\1\2", text.strip().lower())


def members(rows: Sequence[int]) -> list[int]:
    """The cells whose bits are set in rows of bits."""
    found = []
    for row, bits in enumerate(rows):
        while bits:
            last = bits & -bits
            found.append(row * SIDE + last.bit_length() - 1)
            bits ^= last
    return found
