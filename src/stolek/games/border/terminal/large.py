"""The large board: four columns a hexagon, territories with their names and values."""

from __future__ import annotations

from stolek.games.border.edition.box import RINGS
from stolek.games.border.terminal import signs
from stolek.games.border.terminal.captions import caption, centre_of, start
from stolek.games.border.terminal.honeycomb import HEIGHT, PITCH, Run, cell_rows, runs
from stolek.games.border.terminal.names import territory_name
from stolek.games.border.terminal.sheet import Sheet
from stolek.kernel.game import Say
from stolek.kit.rows import Row, Span, at, width

Piece = tuple[int, Span]


def large_board(sheet: Sheet, say: Say) -> list[Row]:
    """All cells of a board, and what is written between them."""
    rows = [cell_pieces(sheet, row) for row in range(HEIGHT)]
    for territory in RINGS:
        for run, pieces in territory_pieces(sheet, territory, say).items():
            rows[run.row] += pieces
    return [at(pieces) for pieces in rows]


def cell_pieces(sheet: Sheet, row: int) -> list[Piece]:
    """The cells of a row."""
    return [(column, cell(sheet, name)) for column, name in cell_rows(PITCH)[row]]


def cell(sheet: Sheet, name: str) -> Span:
    """A cell; while others can be chosen, one that cannot is not filled."""
    colour = sheet.colours.get(name, "")
    if name in sheet.crossed:
        return signs.cross(colour, white=name in signs.WHITE, fresh=name in sheet.fresh)
    if name in sheet.targets:
        return signs.target(colour, sheet.targets[name])
    return signs.open_cell(colour, filled=not sheet.targets)


# ---- territories ------------------------------------------------------------------------------


def territory_pieces(sheet: Sheet, territory: str, say: Say) -> dict[Run, list[Piece]]:
    """What is written in a territory; a closed one is filled."""
    parts = runs(territory, PITCH)
    lines = caption(parts, wordings(sheet, territory, say))
    centre = centre_of(lines)
    fill = signs.FILL if territory in sheet.closed else " "
    return {
        run: written_pieces(run, lines[run], start(run, lines[run], centre), fill)
        if run in lines
        else filled_pieces(run.column, run_end(run), fill)
        for run in parts
    }


def wordings(sheet: Sheet, territory: str, say: Say) -> list[list[Row]]:
    """Name and value: the name in one line, or word by word."""
    if territory in sheet.closed:
        value: Row = (signs.written(sheet.closed[territory]),)
    else:
        value = signs.values(territory, gone=territory in sheet.gone)
    name = territory_name(territory, say)
    return [[*((Span(part),) for part in parts), value] for parts in ([name] if name else [], name.split())]


def written_pieces(run: Run, line: Row, column: int, fill: str) -> list[Piece]:
    """A line in a row of hexagons, what is left on both sides filled."""
    after = column + width(line) + 1
    pieces = filled_pieces(run.column, column - 1, fill) + filled_pieces(after, run_end(run), fill)
    for span in line:
        pieces.append((column, span))
        column += width((span,))
    return pieces


def filled_pieces(start: int, end: int, fill: str) -> list[Piece]:
    """Columns from one to before another, filled; nothing where there are none."""
    return [(start, Span(fill * (end - start), "dim"))] if fill.strip() and start < end else []


def run_end(run: Run) -> int:
    """The column after a row of hexagons."""
    return run.column + run.hexagons * PITCH - 1
