"""A small board: two columns a hexagon, letters and crosses, closed territories filled."""

from __future__ import annotations

from stolek.games.border.terminal import signs
from stolek.games.border.terminal.honeycomb import SMALL_PITCH, cell_rows, runs
from stolek.games.border.terminal.sheet import Sheet
from stolek.kit.rows import Row, Span, at


def small_board(sheet: Sheet) -> list[Row]:
    """All cells of a board."""
    rows = [[(column, cell(sheet, name)) for column, name in cells] for cells in cell_rows(SMALL_PITCH)]
    for territory in sheet.closed:
        for run in runs(territory, SMALL_PITCH):
            rows[run.row].append((run.column, Span(signs.FILL * (run.hexagons * SMALL_PITCH - 1), "dim")))
    return [at(pieces) for pieces in rows]


def cell(sheet: Sheet, name: str) -> Span:
    """The letter of a cell, or a cross; a star where the cross is new."""
    if name in sheet.fresh:
        return Span(signs.STAR, "bold")
    if name in sheet.crossed:
        return Span(signs.CROSS, "dim")
    colour = sheet.colours.get(name, "")
    return Span(signs.letter(colour), colour)
