"""What is left beside the map: tiles, dragon fires, gems. Their signs are those of the map."""

from __future__ import annotations

from typing import Any

from stolek.games.dicekings.terminal import signs
from stolek.kernel.game import Say
from stolek.kit.rows import Row, Span, clipped


def stock_block(view: dict[str, Any], say: Say) -> list[Row]:
    """One below the other."""
    heading = say("terminal-stock")
    return [*([(Span(heading, "label"),)] if heading else []), *entries(view, say)]


def stock_row(view: dict[str, Any], say: Say, columns: int) -> Row:
    """The same in one row."""
    row: Row = (Span(say("terminal-stock"), "label"),)
    for entry in entries(view, say):
        row += (Span("  " if row[0].text else ""), *entry)
    return clipped(row, columns)


def entries(view: dict[str, Any], say: Say) -> list[Row]:
    """A sign, and how many there are."""
    left = view["stock"]
    told = [
        (Span(signs.CASTLE), left["tiles"], say("terminal-tiles", count=left["tiles"])),
        (Span(signs.DRAGON, "red"), left["fires"], say("terminal-fires", count=left["fires"])),
        (Span(signs.GEMS["white"], "bold"), left["white"], say("terminal-white", count=left["white"])),
        (Span(signs.GEMS["gold"], "yellow"), left["gold"], say("terminal-gold", count=left["gold"])),
    ]
    return [(sign, Span(f" {words or count}")) for sign, count, words in told]
