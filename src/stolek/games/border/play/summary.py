"""The current standing, read from a position: what is crossed, closed and left to be used."""

from __future__ import annotations

from stolek.games.border.edition.box import AREAS_ON, CELLS, COLOUR_NUMBER, COLOURS, TERRITORIES, cells_in
from stolek.games.border.edition.schema import N_DICE
from stolek.games.border.rules.codes import OPEN
from stolek.games.border.rules.state import Border
from stolek.games.border.rules.tables import of_seat


def crossed(state: Border, seat: int) -> list[str]:
    """The crossed cells of a seat, white ones included (BOR-3)."""
    cells = of_seat(state.crossed, seat)
    return [name for name, cell in zip(CELLS, cells, strict=True) if cell != OPEN]


def closed(state: Border, seat: int) -> dict[str, int]:
    """The points written for each territory that a seat has closed (BOR-25)."""
    points = of_seat(state.points, seat)
    return {name: value for name, value in zip(TERRITORIES, points, strict=True) if value}


def gone(state: Border) -> list[str]:
    """Territories whose higher value is gone (BOR-22a)."""
    return [name for number, name in enumerate(TERRITORIES) if state.gone >> number & 1]


def colours(counts: list[int]) -> list[str]:
    """Dice by their colours, from counts per colour."""
    return [name for name, count in zip(COLOURS, counts, strict=True) for _ in range(count)]


def unused(state: Border) -> list[int]:
    """Dice lying there that the first action has not used, per colour."""
    return [lying - used for lying, used in zip(state.dice, state.used, strict=True)]


def is_one_each(state: Border) -> bool:
    """Whether all dice are used, so that each of the others may have one of them (BOR-16)."""
    return sum(state.used) == N_DICE


def pool_of(state: Border, seat: int) -> list[str]:
    """The dice that a seat may still use in the second action (BOR-16)."""
    return colours(of_seat(state.pools, seat))


def areas_left(state: Border, seat: int) -> list[tuple[int, int]]:
    """Per area of a seat's board: its open cells, and its colour."""
    cells = of_seat(state.crossed, seat)
    board = state.boards[seat]
    return [
        (sum(cells[cell] == OPEN for cell in cells_in(board, number)), COLOUR_NUMBER[area.colour])
        for number, area in enumerate(AREAS_ON[board])
    ]
