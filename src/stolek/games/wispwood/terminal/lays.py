"""The ways to lay a shape: small pictures with numbers, the wisp's letter among its trees."""

from __future__ import annotations

from functools import reduce
from typing import Any

from stolek.games.wispwood.terminal import signs
from stolek.games.wispwood.terminal.wood import Place, chosen_from, trees_of
from stolek.kit.rows import Row, Span, beside, width

GAP = 3
ENOUGH_LINES = 12  # where pictures of two columns a cell would need more, they have one


def lays_now(view: dict[str, Any]) -> list[str]:
    """The lays that are asked for, in the order of their numbers."""
    return list(chosen_from(view, view["turn"])["lays"])


def pictures(view: dict[str, Any], room: int) -> list[Row]:
    """All of them, as many beside each other as there is room for."""
    wisp = signs.LETTER[view["hand"]["kind"]]
    lays = lays_now(view)
    for pitch in (2, 1):
        blocks = [
            numbered(n, picture(wisp, lay, pitch), len(f"{len(lays)}")) for n, lay in enumerate(lays, 1)
        ]
        rows = in_lines(blocks, room)
        if len(rows) <= ENOUGH_LINES:
            break
    return rows


def picture(wisp: str, lay: str, pitch: int) -> list[Row]:
    """A wisp and the trees around it, in rows as they will lie."""
    cells: dict[Place, str] = {(0, 0): wisp} | dict.fromkeys(trees_of(lay), signs.TREE)
    rows, columns = zip(*cells, strict=True)
    return [
        tuple(
            span
            for column in range(min(columns), max(columns) + 1)
            for span in (cell(cells.get((row, column))), Span(" " * (pitch - 1)))
        )
        for row in range(min(rows), max(rows) + 1)
    ]


def cell(letter: str | None) -> Span:
    """A tile of a picture, or nothing; the wisp is filled."""
    return signs.peg(letter, pointed_out=letter != signs.TREE) if letter else Span(" ")


def numbered(number: int, block: list[Row], digits: int) -> list[Row]:
    """A picture with its number before it."""
    label: list[Row] = [(Span(f"{number:>{digits}}", "bold"),)]
    return beside(label, block, 1)


def in_lines(blocks: list[list[Row]], room: int) -> list[Row]:
    """Pictures in columns of equal width, an empty row between those below each other."""
    column = max(width(row) for block in blocks for row in block) + GAP
    per_line = max(1, (room + GAP) // column)
    found: list[Row] = []
    for first in range(0, len(blocks), per_line):
        line = [spread(block, column) for block in blocks[first : first + per_line]]
        found += [*([()] if found else []), *reduce(lambda left, right: beside(left, right, 0), line)]
    return found


def spread(block: list[Row], columns: int) -> list[Row]:
    """A picture whose first row takes so many columns."""
    first, *rest = block
    return [(*first, Span(" " * (columns - width(first)))), *rest]
