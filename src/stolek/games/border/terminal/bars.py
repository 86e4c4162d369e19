"""The scoring bars of all players: points written, or how many cells are still open.

A player is a column where the bars stand beside a board, and a row where they lie below.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from stolek.games.border.edition.box import VALUES
from stolek.games.border.edition.schema import ENOUGH
from stolek.games.border.terminal import signs
from stolek.games.border.terminal.names import owes, shortened, territory_name
from stolek.games.border.terminal.sheet import Sheet
from stolek.kernel.game import Say
from stolek.kit.labels import seat_name
from stolek.kit.rows import Row, Span, clipped, padded, plain, width

BY_VALUE = tuple(sorted(VALUES, key=lambda territory: VALUES[territory]))  # as printed
WIDEST_LOW = max(len(str(low)) for _, low in VALUES.values())
VALUES_WIDE = len("12/") + WIDEST_LOW
COMPACT, NARROW, BROAD, BROADEST = 4, 5, 7, 11  # columns of an entry
SHORTEST_NAME = 6
SUM = "Σ"
TOTAL_WIDE, CLOSED_WIDE = 7, 6


def entry(sheet: Sheet, territory: str) -> Span:
    """What a player has for a territory: the points written, else how many cells are open."""
    if territory in sheet.closed:
        return signs.written(sheet.closed[territory])
    return Span(f"{sheet.missing(territory)} ", "label")


def closed(sheet: Sheet) -> Span:
    """How many territories a player has closed, of those that end the game."""
    return Span(f"{len(sheet.closed)}/{ENOUGH} ")


def flush(row: Row, columns: int) -> Row:
    """A row at the right end of so many columns."""
    return (Span(" " * (columns - width(row))), *row)


# ---- players side by side ---------------------------------------------------------------------


def standing(view: dict[str, Any], sheets: Sequence[Sheet], say: Say, room: int) -> list[Row]:
    """What the numbers are, then territory by territory with a column for each player."""
    for_name = name_columns(say, room - VALUES_WIDE - NARROW * len(sheets))
    label = for_name + VALUES_WIDE
    column = min(BROAD, (room - label) // len(sheets))

    def row(first: Row, spans: Iterable[Span]) -> Row:
        return across(first, spans, label, column)

    rows = [clipped((Span(say("terminal-missing"), "label"),), room)]
    rows.append(row((), (head(view, sheet, say, column) for sheet in sheets)))
    for territory in BY_VALUE:
        name = clipped(plain(territory_name(territory, say)), for_name - 1) if for_name else ()
        high, low = signs.values(territory, gone=territory in view["gone"])
        first = (*padded(name, for_name), *flush((high,), len("12")), low)
        rows.append(row(first, (entry(sheet, territory) for sheet in sheets)))
    rows.append(row(total_label(say, label), (Span(f"{sheet.score} ", "bold") for sheet in sheets)))
    return [*rows, row(closed_label(say, label), map(closed, sheets))]


def name_columns(say: Say, room: int) -> int:
    """The columns for names of territories: none where too little of them could be read."""
    longest = max(width(plain(territory_name(territory, say))) for territory in BY_VALUE)
    found = min(longest + 1, room)
    return found if found > SHORTEST_NAME else 0


def total_label(say: Say, columns: int) -> Row:
    """What the totals are called; a sign where the word does not fit."""
    word = plain(say("terminal-score"))
    return word if 0 < width(word) <= columns else plain(SUM)


def closed_label(say: Say, columns: int) -> Row:
    """What the numbers of closed territories are called; as they look where the word does not fit."""
    word = plain(say("terminal-closed-label"))
    return word if 0 < width(word) <= columns else (Span(signs.FILL * 3, "dim"),)


def across(first: Row, spans: Iterable[Span], label: int, column: int) -> Row:
    """A row: what it is about, and an entry for each player."""
    row = padded(first, label)
    for span in spans:
        row = (*row, *flush((span,), column))
    return row


def head(view: dict[str, Any], sheet: Sheet, say: Say, column: int) -> Span:
    """A short name; where there is room, an arrow before those who are to act."""
    name = shortened(seat_name(sheet.seat, say), 3 if column < BROAD else column - 3)
    return Span(f"▸{name} " if column > COMPACT and owes(view, sheet.seat) else f"{name} ", "bold")


# ---- players one below the other --------------------------------------------------------------


def lying(view: dict[str, Any], sheets: Sequence[Sheet], say: Say, room: int) -> list[Row]:
    """The bars as they are printed: territories and values above, a row for each player."""
    names = [seat_name(sheet.seat, say) for sheet in sheets]
    room -= TOTAL_WIDE + CLOSED_WIDE
    longest = max(width(plain(name)) for name in names) + 3
    label = min(longest, room - NARROW * len(BY_VALUE))
    column = min(BROADEST, (room - label) // len(BY_VALUE))
    rows = lying_heads(view, say, label, column)
    for sheet, name in zip(sheets, names, strict=True):
        arrow = Span("▸ " if owes(view, sheet.seat) else "  ")
        first = clipped((arrow, Span(name, "bold")), label)
        row = across(first, (entry(sheet, territory) for territory in BY_VALUE), label, column)
        total = flush((Span(f"{sheet.score}", "bold"),), TOTAL_WIDE)
        rows.append((*row, *total, *flush((closed(sheet),), CLOSED_WIDE)))
    return rows


def lying_heads(view: dict[str, Any], say: Say, label: int, column: int) -> list[Row]:
    """What the numbers are, the names of the territories, and their values."""
    names = values = padded((), label)
    for territory in BY_VALUE:
        names = (*names, *flush(clipped(plain(territory_name(territory, say)), column - 1), column))
        values = (*values, *flush(signs.values(territory, gone=territory in view["gone"]), column))
    total = flush(clipped((Span(say("terminal-score"), "label"),), TOTAL_WIDE - 1), TOTAL_WIDE)
    return [(Span(f"  {say('terminal-missing')}", "label"),), names, (*values, *total)]
