"""The pond: a ring of eight spaces with a shape between each and the next, clockwise.

Five by five places around an open middle: spaces in the corners and between them, shapes elsewhere.
"""

from __future__ import annotations

from typing import Any

from stolek.games.wispwood.edition.schema import KINDS
from stolek.games.wispwood.terminal import signs
from stolek.games.wispwood.terminal.wood import chosen_from
from stolek.kernel.game import Say
from stolek.kit.rows import Row, Span, at, clipped, plain, width

Piece = tuple[int, Span]

# Where the sixteen places of the ring begin, clockwise from the upper left corner: line and column
LINES = (0, 2, 4, 5, 7)
STARTS = (0, 9, 18, 24, 33)
RING = tuple(
    (line, start)
    for side in (
        [(LINES[0], start) for start in STARTS[:-1]],
        [(line, STARTS[-1]) for line in LINES[:-1]],
        [(LINES[-1], start) for start in reversed(STARTS[1:])],
        [(line, STARTS[0]) for line in reversed(LINES[1:])],
    )
    for line, start in side
)
HEIGHT, POND_WIDE = LINES[-1] + 2, STARTS[-1] + 9
MIDDLE_LINE, MIDDLE_START, MIDDLE_WIDE = LINES[1] + 1, STARTS[1], STARTS[-1] - STARTS[1] - 1


def pond(view: dict[str, Any], say: Say) -> list[Row]:
    """The ring, and in its middle what is left of the supply."""
    pieces: list[list[Piece]] = [[] for _ in range(HEIGHT)]
    for space, (line, start) in enumerate(RING[::2], 1):
        pieces[line] += space_pieces(view, space, start)
    for name, (line, start) in zip(view["shapes"], RING[1::2], strict=True):
        for number, drawn in enumerate(shape_pieces(view, name, start) if name else ()):
            pieces[line + number] += drawn
    for number, row in enumerate(middle(view, say)):
        pieces[MIDDLE_LINE + number] += centred(clipped(row, MIDDLE_WIDE))
    return [at(line) for line in pieces]


def centred(row: Row) -> list[Piece]:
    """The spans of a row in the middle of the pond."""
    column = MIDDLE_START + (MIDDLE_WIDE - width(row)) // 2
    found = []
    for span in row:
        found.append((column, span))
        column += width((span,))
    return found


def middle(view: dict[str, Any], say: Say) -> list[Row]:
    """The supply, the discard pile, and the kinds in it."""
    counts: dict[str, int] = view["discards"]
    total = sum(counts.values())
    supply = say("terminal-supply", count=view["supply"]) or str(view["supply"])
    discards = say("terminal-discards", count=total) or str(total)
    kinds: Row = ()
    for kind in KINDS if total else ():
        kinds += (
            Span("  " if kinds else ""),
            signs.peg(signs.LETTER[kind]),
            Span(f"{counts[kind]}", "label"),
        )
    return [plain(supply), (Span(discards, "label"),), kinds]


# ---- spaces and shapes ------------------------------------------------------------------------


def space_pieces(view: dict[str, Any], space: int, start: int) -> list[Piece]:
    """The number of a space and what lies there; brackets around a wisp that can be taken, or is in hand."""
    lying = view["pond"][space - 1]
    takeable = chosen_from(view, view["turn"])["spaces"]
    chosen = view["hand"] is not None and view["hand"]["space"] == space
    if lying is None:
        tile = signs.FREE
    elif lying == "ghost":
        tile = Span(f"({signs.CAT})", "on gray")
    else:
        pointed_out = space in takeable or chosen
        tile = signs.tile(lying, pointed_out=pointed_out, filled=pointed_out or not takeable)
    return [(start, Span(f"{space}", "bold" if space in takeable else "label")), (start + 1, tile)]


def shape_pieces(view: dict[str, Any], name: str, start: int) -> list[list[Piece]]:
    """A shape and its name: in brackets where it can be chosen or has been, in round ones for the cat."""
    choices = chosen_from(view, view["turn"])
    chosen = view["hand"] is not None and view["hand"]["shape"] == name
    if name in choices["shapes"] or chosen:
        label, colour = f"[{name}]", "bold"
    elif name in choices["cat_shapes"]:
        label, colour = f"({name})", ""
    else:
        label, colour = f" {name} ", "dim" if view["hand"] else "label"
    squares = "dim" if colour == "dim" else "green"
    upper, lower = signs.shape(name)
    return [
        [(start, Span(upper, squares))],
        [(start, Span(lower, squares)), (start + 5, Span(label, colour))],
    ]
