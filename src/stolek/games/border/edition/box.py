"""The box in use: its boards, territories and cells by number (BOR-2 … BOR-6)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stolek.games.border.edition.checks import read
from stolek.kernel.editions import source
from stolek.kit.hexes import beside

SOURCE = source(Path(__file__).parents[1])
BOX = read(SOURCE.text)
EDITION = SOURCE.named(BOX.edition)

COLOURS = BOX.colours
BOARDS = tuple(board.id for board in BOX.boards)
CELLS = tuple(cell.id for cell in BOX.cells)
TERRITORIES = tuple(territory.id for territory in BOX.territories)
AREAS_ON = tuple(tuple(BOX.areas_of(board).values()) for board in BOX.boards)
CELL_NUMBER = {name: number for number, name in enumerate(CELLS)}
COLOUR_NUMBER = {name: number for number, name in enumerate(COLOURS)}
WHITE = tuple(CELL_NUMBER[name] for name in BOX.white_cells)
VALUES = {territory.id: (territory.high, territory.low) for territory in BOX.territories}
RINGS = {territory.id: territory.border for territory in BOX.territories}


def area_name(area: int) -> str:
    """The name of an area, the same on all boards and in all editions."""
    return f"a{area + 1:02}"


@cache
def colours_on(board: int) -> dict[str, str]:
    """The colours of the cells on a board; white ones have none."""
    return {cell: area.colour for area in AREAS_ON[board] for cell in area.cells}


def neighbours_of(cell: int) -> list[int]:
    """The cells that share a side with this one (BOR-4)."""
    places = {(one.q, one.r): number for number, one in enumerate(BOX.cells)}
    place = (BOX.cells[cell].q, BOX.cells[cell].r)
    return sorted(places[other] for other in beside(place) if other in places)


def cells_around(territory: int) -> list[int]:
    """The cells that bound a territory."""
    return [CELL_NUMBER[name] for name in BOX.territories[territory].border]


def cells_in(board: int, area: int) -> list[int]:
    """The cells of an area on a board."""
    return [CELL_NUMBER[name] for name in AREAS_ON[board][area].cells]
