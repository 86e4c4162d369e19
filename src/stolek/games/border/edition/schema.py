"""An edition of the box: the boards as data, typed in strictly (BOR-2 … BOR-6).

Here is its shape; further constraints are in checks.py. All boards share cells and
territories. They may share the division into areas, too (`areas`, and per board `areaColours`), or
each has its own (`areas` with colours inside a board, BOR-2a).
"""

from __future__ import annotations

from typing import Any

import msgspec

from stolek.kit.hexes import Axial

# What no edition changes
N_CELLS, N_WHITE, N_BOARDS, N_TERRITORIES, N_COLOURS = 86, 2, 4, 9, 6
N_DICE, MOST_THROWS, ENOUGH = 5, 3, 6  # BOR-6, BOR-10; territories that end the game, BOR-26
LEAST_SEATS, MOST_SEATS = 2, 4  # BOR-1
MOST_AREAS = 42  # a board has 84 coloured cells; areas of one cell would leave little of the game
NO_VALUE = -1  # of a territory that says none; the checks refuse it
MOST_BESIDE = 3  # territories that meet in one cell (BOR-5)


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A part of the file; keys that nobody knows are refused."""


class Dice(Shape, frozen=True):
    """The dice, and how often they are thrown."""

    count: int
    faces: tuple[str, ...]
    max_rolls: int


class Players(Shape, frozen=True):
    """How many may play."""

    min: int
    max: int


class Territory(Shape, frozen=True):
    """A territory: its two values, the hexagons inside, the cells around."""

    id: str
    interior: tuple[Axial, ...]
    border: tuple[str, ...]
    high: int = NO_VALUE
    low: int = NO_VALUE
    name: dict[str, str] = {}
    motif_source: str = ""


class Cell(Shape, frozen=True):
    """A border cell; derived data may be left out, else it must be right."""

    id: str
    q: int
    r: int
    area: str | msgspec.UnsetType | None = msgspec.UNSET
    neighbours: tuple[str, ...] | None = None
    territories: tuple[str, ...] | None = None


class Area(Shape, frozen=True):
    """A colour area; its colour stands here when its board has a division of its own."""

    id: str
    cells: tuple[str, ...]
    size: int | None = None
    colour: str = ""


class Board(Shape, frozen=True):
    """A board: the colours of the shared areas, or areas of its own."""

    id: str
    area_colours: dict[str, str] | None = None
    areas: tuple[Area, ...] | None = None


class Box(Shape, frozen=True):
    """What lies in the box."""

    game: str
    players: Players
    dice: Dice
    end_territories: int
    colours: tuple[str, ...]
    territories: tuple[Territory, ...]
    white_cells: tuple[str, ...]
    cells: tuple[Cell, ...]
    boards: tuple[Board, ...]
    areas: tuple[Area, ...] = ()
    edition: str = "own"
    schema: int = 1
    note: str = ""
    generator: dict[str, Any] = {}
    hex: dict[str, Any] = {}
    examples: tuple[dict[str, Any], ...] = ()

    def areas_of(self, board: Board) -> dict[str, Area]:
        """The areas of a board by their names, each with its colour where one is given."""
        if board.areas is not None:
            return {area.id: area for area in board.areas}
        colours = board.area_colours or {}
        return {
            area.id: msgspec.structs.replace(area, colour=colours.get(area.id, area.colour))
            for area in self.areas
        }

    def places(self) -> dict[Axial, str]:
        """Which cell lies where."""
        return {(cell.q, cell.r): cell.id for cell in self.cells}
