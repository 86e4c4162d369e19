"""The boards as flat lists of numbers, for crosses.py and state.py.

What differs from board to board stands at board * (length of one board) + its place there.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations

from stolek.games.border.edition.box import (
    AREAS_ON,
    BOX,
    CELLS,
    COLOUR_NUMBER,
    VALUES,
    cells_around,
    cells_in,
    colours_on,
    neighbours_of,
)
from stolek.games.border.edition.schema import (
    MOST_AREAS,
    MOST_BESIDE,
    MOST_SEATS,
    N_BOARDS,
    N_CELLS,
    N_COLOURS,
    N_TERRITORIES,
)
from stolek.games.border.rules.codes import NO_BOARD

NONE = -1  # no neighbour, no territory, no area, no colour, no place in the edge
MOST_NEIGHBOURS, MOST_DEALS = 6, 24


def of_seat(values: list[int], seat: int) -> list[int]:
    """The part of a list that belongs to a seat."""
    length = len(values) // MOST_SEATS
    return values[length * seat : length * (seat + 1)]


def neighbours() -> list[int]:
    """At cell * 6: the cells that share a side with it (BOR-4)."""
    table = []
    for cell in range(N_CELLS):
        found = neighbours_of(cell)
        table += [*found, *[NONE] * (MOST_NEIGHBOURS - len(found))]
    return table


def territories_of_cells() -> list[int]:
    """At cell * 3: the territories that it bounds (BOR-5)."""
    table = []
    for cell in range(N_CELLS):
        found = [one for one in range(N_TERRITORIES) if cell in cells_around(one)]
        table += [*found, *[NONE] * (MOST_BESIDE - len(found))]
    return table


def ring_lengths() -> list[int]:
    """How many cells bound each territory, white ones not counted: they are crossed already."""
    white = set(BOX.white_cells)
    return [len(set(territory.border) - white) for territory in BOX.territories]


def high_values() -> list[int]:
    """What each territory brings to the first to close it."""
    return [high for high, _ in VALUES.values()]


def low_values() -> list[int]:
    """What it brings to those who close it later."""
    return [low for _, low in VALUES.values()]


def areas_of_cells() -> list[int]:
    """At board * 86 + cell: its area; NONE for a white cell."""
    table = [NONE] * (N_BOARDS * N_CELLS)
    for board in range(N_BOARDS):
        for area in range(len(AREAS_ON[board])):
            for cell in cells_in(board, area):
                table[board * N_CELLS + cell] = area
    return table


def colours_of_cells() -> list[int]:
    """At board * 86 + cell: its colour; NONE for a white cell."""
    table = []
    for board in range(N_BOARDS):
        table += [COLOUR_NUMBER.get(colours_on(board).get(cell, ""), NONE) for cell in CELLS]
    return table


def colour_starts() -> list[int]:
    """At board * 6 + colour: where the cells of a colour begin when a board's cells are sorted by it."""
    table = []
    for board in range(N_BOARDS):
        colours = [COLOUR_NUMBER[name] for name in colours_on(board).values()]
        table += [sum(other < colour for other in colours) for colour in range(N_COLOURS)]
    return table


def area_counts() -> list[int]:
    """How many areas each board has."""
    return [len(areas) for areas in AREAS_ON]


def area_colours() -> list[int]:
    """At board * 42 + area: its colour."""
    return per_area(lambda board, area: COLOUR_NUMBER[AREAS_ON[board][area].colour])


def area_sizes() -> list[int]:
    """At board * 42 + area: how many cells it has."""
    return per_area(lambda board, area: len(AREAS_ON[board][area].cells))


def per_area(say: Callable[[int, int], int]) -> list[int]:
    """A table with one number for each area, 0 where there is none."""
    table = []
    for board in range(N_BOARDS):
        count = len(AREAS_ON[board])
        table += [say(board, area) for area in range(count)] + [0] * (MOST_AREAS - count)
    return table


def area_starts() -> list[int]:
    """At board * 42 + area: where its cells begin in `area_cells`."""
    table = []
    sizes = area_sizes()
    for row in range(N_BOARDS * MOST_AREAS):
        board = row // MOST_AREAS
        table.append(board * N_CELLS + sum(sizes[board * MOST_AREAS : row]))
    return table


def area_cells() -> list[int]:
    """The cells of each board, area by area."""
    table = []
    for board in range(N_BOARDS):
        cells = [cell for area in range(len(AREAS_ON[board])) for cell in cells_in(board, area)]
        table += [*cells, *[NONE] * (N_CELLS - len(cells))]
    return table


def deals(players: int) -> list[tuple[int, ...]]:
    """All ways to give so many seats a board each (BOR-7)."""
    return list(permutations(range(N_BOARDS), players))


def deal_counts() -> list[int]:
    """At the number of players: how many ways there are."""
    return [len(deals(players)) if players > 1 else 0 for players in range(MOST_SEATS + 1)]


def dealt_boards() -> list[int]:
    """At ((players * 24) + deal) * 4 + seat: the board of the seat."""
    table = []
    for players in range(MOST_SEATS + 1):
        known = deals(players) if players > 1 else []
        for deal in range(MOST_DEALS):
            boards = known[deal] if deal < len(known) else ()
            table += [*boards, *[NO_BOARD] * (MOST_SEATS - len(boards))]
    return table
