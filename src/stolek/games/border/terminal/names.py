"""Names as they are written beside boards and bars."""

from __future__ import annotations

from typing import Any

from stolek.games.border.terminal.sheet import Sheet
from stolek.kernel.game import Say
from stolek.kit.labels import seat_name
from stolek.kit.rows import Row, Span, clipped, plain, width


def territory_name(territory: str, say: Say) -> str:
    """The name of a territory, as it is written on a map."""
    name = say(f"territory-{territory}")
    return name[:1].upper() + name[1:]


def shortened(name: str, columns: int) -> str:
    """A name in a narrow column: whole, else its initials (Bot 1 is B1), else its beginning."""
    if width(plain(name)) <= columns:
        return name
    initials = "".join(word[0] for word in name.split())
    return initials if 1 < width(plain(initials)) <= columns else clipped(plain(name), columns)[0].text


def large_title(view: dict[str, Any], sheet: Sheet, say: Say, columns: int) -> Row:
    """Above the large board: whose it is, which one, what its owner does, the progress."""
    notes = [say("terminal-board", board=sheet.board) if sheet.board else "", doing(view, sheet.seat, say)]
    closed = say("terminal-closed", count=len(sheet.closed))
    return with_notes(named(view, sheet.seat, say), [*notes, closed], columns)


def small_title(view: dict[str, Any], sheet: Sheet, say: Say, columns: int) -> Row:
    """Above a small board: whose it is, which one, and what its owner does."""
    name = named(view, sheet.seat, say)
    letter = Span(f" ({sheet.board})" if sheet.board else "", "label")
    return with_notes((*name, letter), [doing(view, sheet.seat, say)], columns)


def with_notes(row: Row, notes: list[str], columns: int) -> Row:
    """A row and as many notes behind it as there is room for."""
    for note in filter(None, notes):
        longer = (*row, Span(f" · {note}", "label"))
        if width(longer) > columns:
            break
        row = longer
    return clipped(row, columns)


def named(view: dict[str, Any], seat: int, say: Say) -> Row:
    """A name, with an arrow before those who are to act."""
    return (Span("▸ " if owes(view, seat) else "  "), Span(seat_name(seat, say), "bold"))


def owes(view: dict[str, Any], seat: int) -> bool:
    """Whether the game waits for this seat, or for its dice."""
    if view["phase"] == "second":
        return bool(view["boards"][seat]["choosing"])
    return view["phase"] != "over" and bool(seat == view["turn"])


def doing(view: dict[str, Any], seat: int, say: Say) -> str:
    """What a seat does now, if anything."""
    if view["phase"] == "over":
        return ""
    if seat == view["turn"]:
        return say("terminal-active")
    if view["phase"] != "second":
        return ""
    return say("terminal-choosing" if view["boards"][seat]["choosing"] else "terminal-finished")
