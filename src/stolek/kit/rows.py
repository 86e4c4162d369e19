"""Rows of text that are laid out uncoloured, and coloured at the very end."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import zip_longest
from typing import NamedTuple
from unicodedata import combining, east_asian_width

from stolek.kernel.game import Paint


class Span(NamedTuple):
    """Text in one colour; uncoloured when that is empty."""

    text: str
    colour: str = ""


Row = tuple[Span, ...]


def plain(text: str) -> Row:
    """A row without colour."""
    return (Span(text),)


def width(row: Row) -> int:
    """How many columns a row takes in a terminal."""
    return sum(sum(map(columns_of, span.text)) for span in row)


@lru_cache(maxsize=4096)
def columns_of(mark: str) -> int:
    """How many columns a character takes: names may be in any script."""
    if combining(mark):
        return 0
    return 2 if east_asian_width(mark) in "WF" else 1


def padded(row: Row, columns: int) -> Row:
    """The row, padded with blanks."""
    return (*row, Span(" " * (columns - width(row))))


def clipped(row: Row, columns: int) -> Row:
    """The row, truncated if it is longer than this."""
    if width(row) <= columns:
        return row
    *front, (text, colour) = row
    room = columns - width(tuple(front)) - 1
    while text and width(plain(text)) > room:
        text = text[:-1]
    return (*front, Span(f"{text}…", colour)) if room > 0 else clipped(tuple(front), columns)


def at(pieces: Iterable[tuple[int, Span]]) -> Row:
    """A row of pieces, each with the column where it begins."""
    row: Row = ()
    for column, span in sorted(pieces):
        row = (*padded(row, column), span)
    return row


def beside(left: list[Row], right: list[Row], gap: int) -> list[Row]:
    """Two blocks side by side."""
    edge = max(map(width, left), default=0) + gap
    return [(*padded(a, edge), *b) for a, b in zip_longest(left, right, fillvalue=())]


def painted(rows: Iterable[Row], paint: Paint) -> str:
    """Rows as lines of text, without blanks at their ends."""
    return "\n".join(painted_row(row, paint) for row in rows)


def painted_row(row: Row, paint: Paint) -> str:
    """One row, coloured."""
    parts = [paint(text, colour) if colour else text for text, colour in row]
    return "".join(parts).rstrip(" ")
