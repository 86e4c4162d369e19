"""How Ingenious looks in a terminal: the board, the score boards, and what lies beside them."""

from __future__ import annotations

from collections.abc import Collection
from functools import reduce
from typing import Any

from stolek.games.ingenious.terminal.glyphs import Glyphs
from stolek.games.ingenious.terminal.honeycomb import Honeycomb
from stolek.games.ingenious.terminal.tracks import LONG, SHORT, score_board
from stolek.kernel.game import Paint, Say
from stolek.kit.labels import seat_name, wordless
from stolek.kit.rows import Row, Span, beside, padded, painted, width

Block = list[Row]
GAP = 2
IN_A_ROW, TILE_WIDTH = 3, 27  # tiles of a rack: „oranžová-oranžová“ is the longest name


def draw(
    view: dict[str, Any],
    paint: Paint,
    say: Say = wordless,
    *,
    eye: int | None = None,
    marked: Collection[str] = (),
    columns: int = 80,
) -> str:
    """The table as lines of text."""
    glyphs = Glyphs(paint)
    cells = {pick.removeprefix("cell:") for pick in marked}
    board = Honeycomb(view["radius"], view["board"], cells, glyphs).rows()
    rows = arranged(board, view, say, glyphs, columns)
    return painted([*rows, *heaps(view, say, glyphs, columns), *racks(view, say, glyphs)], paint)


def aliases(view: dict[str, Any]) -> dict[str, str]:
    """What may be typed instead of a tile: its number in the rack that is drawn."""
    seat = numbered_seat(view)
    tiles = view["racks"][seat] if seat is not None else []
    return {str(number): tile for number, tile in enumerate(tiles, 1)}


# ---- the score boards -------------------------------------------------------------------------


def arranged(board: Block, view: dict[str, Any], say: Say, glyphs: Glyphs, columns: int) -> Block:
    """Board and score boards in the first arrangement that fits: beside the board, or below it."""

    def boards(length: int) -> list[Block]:
        return [
            score_board(side_name(view, side, say), track, view["top"], length, glyphs)
            for side, track in enumerate(view["tracks"])
        ]

    long, short = boards(LONG), boards(SHORT)
    per_line = 1 if len(long) <= 2 else 2
    for choice in (long, short):
        rows = beside(board, stacked(choice, per_line, len(board)), GAP + 1)
        if fits(rows, columns):
            return rows
    below = grid(long)
    return [*board, (), *(below if fits(below, columns) else grid(short))]


def stacked(blocks: list[Block], per_line: int, height: int) -> Block:
    """Blocks in lines of so many; an empty row between the lines where the height allows it."""
    lines = [grid(blocks[first : first + per_line]) for first in range(0, len(blocks), per_line)]
    airy = sum(map(len, lines)) + len(lines) - 1 <= height
    return [row for line in lines for row in ([(), *line] if airy and line is not lines[0] else line)]


def grid(blocks: list[Block]) -> Block:
    """Blocks side by side."""
    return reduce(lambda left, right: beside(left, right, GAP), blocks)


def fits(rows: Block, columns: int) -> bool:
    """Whether no row is wider than this."""
    return max(map(width, rows)) <= columns


def side_name(view: dict[str, Any], side: int, say: Say) -> Row:
    """Who scores on a board; an arrow before the side to move."""
    sides = len(view["tracks"])
    spans: Row = ()
    for seat in range(side, view["players"], sides):
        on_turn = view["turn"] == seat and view["phase"] != "over"
        gap = " " if spans else ""
        spans += (
            Span(f"{gap}▸ " if on_turn else f"{gap}  "),
            Span(seat_name(seat, say), "bold" if on_turn else ""),
        )
    return spans


# ---- racks, bag, tiles aside --------------------------------------------------------------------


def numbered_seat(view: dict[str, Any]) -> int | None:
    """Whose rack gets numbers: of the one to move when it is seen, else the first one seen."""
    seen = [seat for seat, rack in enumerate(view["racks"]) if rack is not None]
    return view["turn"] if view["turn"] in seen else seen[0] if seen else None


def racks(view: dict[str, Any], say: Say, glyphs: Glyphs) -> Block:
    """The racks that are seen, three tiles a row, the own one numbered."""
    rows: Block = []
    for seat, tiles in enumerate(view["racks"]):
        if not tiles:
            continue
        own = seat == numbered_seat(view)
        if not own:
            rows.append((Span(seat_name(seat, say)),))
        cells = [rack_tile(f"{n} " if own else "  ", tile, say, glyphs) for n, tile in enumerate(tiles, 1)]
        for first in range(0, len(cells), IN_A_ROW):
            *before, last = cells[first : first + IN_A_ROW]
            rows.append((*(span for cell in before for span in padded(cell, TILE_WIDTH)), *last))
    return rows


def rack_tile(label: str, tile: str, say: Say, glyphs: Glyphs) -> Row:
    """A tile of a rack: its number, its two halves and its name as it may be typed."""
    name = "-".join(say(f"colour-{colour}") or colour for colour in tile.split("-"))
    return (Span(label, "bold"), *halves(tile, glyphs), Span(f" {name}", "label"))


def halves(tile: str, glyphs: Glyphs) -> Row:
    """The two halves of a tile."""
    a, b = tile.split("-")
    return (glyphs.half(a), glyphs.half(b))


def heaps(view: dict[str, Any], say: Say, glyphs: Glyphs, columns: int) -> Block:
    """The bag, the tiles laid aside, and in the first round the symbols already claimed."""
    bag = (Span(say("terminal-bag", count=view["bag"]) or str(view["bag"]), "label"),)
    aside = [span for tile in view["aside"] for span in (*halves(tile, glyphs), Span(" "))]
    symbols = [span for colour in view["claimed"] or () for span in (glyphs.printed(colour), Span(" "))]
    rows: Block = [bag]
    for label, lying in (("terminal-aside", aside), ("terminal-claimed", symbols)):
        if lying:
            heap = (Span(f"{say(label)} ", "label"), *lying)
            longer = (*rows[-1], Span("   "), *heap)
            rows[-1:] = [longer] if width(longer) <= columns else [rows[-1], heap]
    return rows
