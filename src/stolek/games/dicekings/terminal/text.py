"""How King of the Dice looks in a terminal: the map, the stock in a corner of it, areas, dice, offer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any

from stolek.games.dicekings.terminal.areas import drawn_areas
from stolek.games.dicekings.terminal.dice import drawn_dice
from stolek.games.dicekings.terminal.map import drawn_map
from stolek.games.dicekings.terminal.offer import drawn_offer
from stolek.games.dicekings.terminal.stock import stock_block, stock_row
from stolek.kernel.game import Paint, Say
from stolek.kit.labels import wordless
from stolek.kit.rows import Row, beside, padded, painted, width

Block = list[Row]
GAP = 3
STOCK = 16  # columns kept free for the stock, so that it stays in its place
PANEL = 76  # columns that areas, dice and offer want beside the map


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
    land = drawn_map(view, marked, say)
    room = columns - width_of(land) - GAP
    if room >= PANEL:
        left = [*land, (), stock_row(view, say, width_of(land))]
        return painted(beside(left, stacked(panel(view, marked, say, room)), GAP), paint)
    return painted(stacked([with_stock(view, land, say, columns), *panel(view, marked, say, columns)]), paint)


def aliases(view: dict[str, Any]) -> dict[str, str]:
    """Faces that one die alone shows, numbers of piles, fields in small letters."""
    if view["phase"] == "rolling":
        faces = Counter(die["face"] for die in view["dice"])
        return {die["face"]: die["die"] for die in view["dice"] if faces[die["face"]] == 1}
    if view["phase"] == "claiming":
        return {str(number): pile["citizen"] for number, pile in enumerate(view["offer"], 1)}
    fields = [field for choices in view["choices"] if choices for field in choices["fields"]]
    return {field: field for field in fields} | {field.lower(): field for field in fields}


def panel(view: dict[str, Any], marked: Collection[str], say: Say, columns: int) -> list[Block]:
    """Areas, dice and offer, which are nearest to what is typed; at the end areas only."""
    areas = drawn_areas(view, say, columns)
    if view["phase"] == "over":
        return [areas]
    return [
        areas,
        drawn_dice(view, marked, say, columns),
        drawn_offer(view, marked, say, columns),
    ]


def with_stock(view: dict[str, Any], land: Block, say: Say, columns: int) -> Block:
    """The map with the stock in its first corner that is large enough, else below it."""
    block = stock_block(view, say)
    edge = min(columns - max(width_of(block), STOCK), width_of(land) + GAP)
    for top in range(len(land) - len(block) + 1):
        if max(map(width, land[top : top + len(block)])) + GAP <= edge:
            corner = {top + number: row for number, row in enumerate(block)}
            return [
                (*padded(row, edge), *corner[number]) if number in corner else row
                for number, row in enumerate(land)
            ]
    return [*land, stock_row(view, say, columns)]


def width_of(block: Block) -> int:
    """The columns of the longest row."""
    return max(map(width, block))


def stacked(blocks: list[Block]) -> Block:
    """Blocks one below the other, an empty row between them."""
    first, *rest = blocks
    return [*first, *(row for block in rest for row in ((), *block))]
