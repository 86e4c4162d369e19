"""How things stand, read from a position: what is crossed, closed and left to be used."""

from __future__ import annotations

from stolek.games.border.box import (
    AREAS_ON,
    CELLS,
    COLOUR_NUMBER,
    COLOURS,
    TERRITORIES,
    cells_around,
    cells_in,
)
from stolek.games.border.codes import OPEN
from stolek.games.border.edition import N_CELLS, N_COLOURS, N_TERRITORIES
from stolek.games.border.rules import Border


def crossed(state: Border, seat: int) -> list[str]:
    """The crossed cells of a seat, white ones included (BOR-3)."""
    cells = state.crossed[N_CELLS * seat : N_CELLS * (seat + 1)]
    return [name for name, cell in zip(CELLS, cells, strict=True) if cell != OPEN]


def closed(state: Border, seat: int) -> dict[str, int]:
    """The points written for each territory that a seat has closed (BOR-25)."""
    points = state.points[N_TERRITORIES * seat : N_TERRITORIES * (seat + 1)]
    return {name: value for name, value in zip(TERRITORIES, points, strict=True) if value}


def missing(state: Border, seat: int) -> dict[str, list[str]]:
    """Per open territory the cells that are still open around it."""
    there = set(crossed(state, seat))
    rings = {name: [CELLS[cell] for cell in cells_around(n)] for n, name in enumerate(TERRITORIES)}
    lacking = {name: [cell for cell in ring if cell not in there] for name, ring in rings.items()}
    return {name: cells for name, cells in lacking.items() if cells}


def gone(state: Border) -> list[str]:
    """Territories whose higher value is gone (BOR-22a)."""
    return [name for number, name in enumerate(TERRITORIES) if state.gone >> number & 1]


def colours(counts: list[int]) -> list[str]:
    """Dice by their colours, from counts per colour."""
    return [name for name, count in zip(COLOURS, counts, strict=True) for _ in range(count)]


def pool_of(state: Border, seat: int) -> list[str]:
    """The dice that a seat may still use in the second action (BOR-16)."""
    return colours(state.pools[N_COLOURS * seat : N_COLOURS * (seat + 1)])


def areas_left(state: Border, seat: int) -> list[tuple[int, int]]:
    """Per area of a seat's board: its open cells, and its colour."""
    cells = state.crossed[N_CELLS * seat : N_CELLS * (seat + 1)]
    board = state.boards[seat]
    return [
        (sum(cells[cell] == OPEN for cell in cells_in(board, number)), COLOUR_NUMBER[str(area.colour)])
        for number, area in enumerate(AREAS_ON[board])
    ]
