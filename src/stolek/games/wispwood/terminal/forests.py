"""Forests: the large one with names of rows and columns, small ones with a sign for each tile."""

from __future__ import annotations

from stolek.games.wispwood.rules.cells import COLUMNS
from stolek.games.wispwood.terminal import signs
from stolek.games.wispwood.terminal.wood import Place, Wood, name_of
from stolek.kit.rows import Row, Span, at

MARGIN = 3  # columns for the numbers of the rows
PITCH = 4  # columns from one cell of the large forest to the next


def large_forest(wood: Wood) -> list[Row]:
    """All cells that the grid can still reach, letters above them and numbers before them."""
    rows, columns = wood.reach()
    letters = [(MARGIN + number * PITCH + 1, COLUMNS[column]) for number, column in enumerate(columns)]
    drawing = [at((start, Span(letter, "label")) for start, letter in letters)]
    for row in rows:
        cells = [(MARGIN + n * PITCH, large_cell(wood, (row, column))) for n, column in enumerate(columns)]
        drawing.append(at([(0, Span(f"{row + 1:>2}", "label")), *cells]))
    return drawing


def large_cell(wood: Wood, place: Place) -> Span:
    """A tile, the name of a cell that can be chosen, or nothing."""
    if place in wood.targets:
        return Span(f"{name_of(place):<3}", "on green" if place in wood.tiles else "bold")
    if place in wood.held:
        return signs.tile(wood.held[place], pointed_out=True)
    if place in wood.tiles:
        return signs.tile(wood.tiles[place], ready=wood.is_ready, pointed_out=place in wood.fresh)
    return signs.FREE


def small_forest(wood: Wood, pitch: int) -> list[Row]:
    """The box around a forest; where there is room, a star behind what is new."""
    rows, columns = wood.box()
    return [
        tuple(span for column in columns for span in small_cell(wood, (row, column), pitch)) for row in rows
    ]


def small_cell(wood: Wood, place: Place, pitch: int) -> Row:
    """A tile or nothing, in so many columns."""
    is_fresh = place in wood.fresh
    behind = Span(("*" if is_fresh else " ") * (pitch - 1), "bold" if is_fresh else "")
    if place not in wood.tiles:
        return (Span(signs.EMPTY, "dim"), behind)
    return (signs.peg(wood.tiles[place], ready=wood.is_ready, pointed_out=is_fresh), behind)
