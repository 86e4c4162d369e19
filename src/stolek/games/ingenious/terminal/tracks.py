"""Score boards: six pegs each on its bar, the lowest ones marked."""

from __future__ import annotations

from stolek.games.ingenious.edition.box import COLOURS
from stolek.games.ingenious.terminal.glyphs import Glyphs
from stolek.kit.rows import Row, Span, clipped, width

LONG, SHORT = 18, 9  # columns between the first and the last hole
LOWEST, OTHER = Span(" ◂", "bold"), Span("  ")


def score_board(name: Row, track: list[int], top: int, length: int, glyphs: Glyphs) -> list[Row]:
    """A side's name and its six bars."""
    uneven = min(track) < max(track)
    bars = []
    for colour, value in zip(COLOURS, track, strict=True):
        mark = LOWEST if uneven and value == min(track) else OTHER
        bars.append((*bar(colour, value, top, length, glyphs), mark))
    return [clipped(name, width(bars[0])), *bars]


def bar(colour: str, value: int, top: int, length: int, glyphs: Glyphs) -> Row:
    """A value and its peg, the way behind it filled, the way ahead as holes."""
    behind = value * length // top
    return (
        Span(f"{value:>2} "),
        Span("━" * behind, colour),
        glyphs.peg(colour),
        Span("·" * (length - behind), "dim"),
    )
