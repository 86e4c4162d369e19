"""The board as a honeycomb: letters lead the rows, numbers stand at the ends of the diagonals.

A cell is three columns wide, its right neighbour begins four columns on, the row below two.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from stolek.games.ingenious.rules.board import PRINTED, RADIUS, ROWS, name_of, number_of
from stolek.games.ingenious.terminal.glyphs import FREE, Glyphs
from stolek.kit.rows import Row, Span, at

PRINTED_NAMES = frozenset(map(name_of, PRINTED))
Piece = tuple[int, Span]


class Honeycomb:
    """A board of one radius with what lies on it."""

    def __init__(
        self, radius: int, lying: Mapping[str, str], marked: Collection[str], glyphs: Glyphs
    ) -> None:
        self.radius = radius
        self.lying = lying
        self.marked = marked
        self.glyphs = glyphs

    def rows(self) -> list[Row]:
        """The whole board, numbers above and below it."""
        radius = self.radius
        above = at(self.number(q, -radius - 1) for q in range(radius + 1))
        below = at(self.number(q, radius + 1) for q in range(-radius, 1))
        return [above, *(self.line(r) for r in range(-radius, radius + 1)), below]

    def line(self, r: int) -> Row:
        """A row: its letter, its cells, and the number of the diagonal that ends before it."""
        first, last = max(-self.radius, -self.radius - r), min(self.radius, self.radius - r)
        pieces = [self.cell(q, r) for q in range(first, last + 1)]
        letter = (self.column(first, r) - 2, Span(ROWS[r + RADIUS], "label"))
        end = [self.number(last + 1, r)] if r > 0 else []
        return at([letter, *pieces, *end])

    def column(self, q: int, r: int) -> int:
        """Where a cell begins."""
        return 4 * (q + self.radius) + 2 * r + 2

    def number(self, q: int, r: int) -> Piece:
        """The number of a diagonal, in the place of a cell beyond the edge."""
        return self.column(q, r), Span(f"{q + RADIUS + 1:>2}", "label")

    def cell(self, q: int, r: int) -> Piece:
        """What is seen of a cell."""
        name = name_of(number_of(q, r))
        return self.column(q, r), self.content(name)

    def content(self, name: str) -> Span:
        """Nothing, a printed symbol, or half a tile."""
        if name not in self.lying:
            return FREE
        if name in PRINTED_NAMES:
            return self.glyphs.printed(self.lying[name])
        return self.glyphs.half(self.lying[name], marked=name in self.marked)
