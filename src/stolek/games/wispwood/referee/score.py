"""The score desk: one player's forest of a real table typed in by hand, and what it scores.

    {"round": 2, "cards": ["P-SUDOKU", "H-LINE", "O-AROUND", "E-ADJACENT", "T-LARGEST"],
     "forest": ["TTT.", "TOTh", "TTOT", "PCTT"]}

Fewer cards and a smaller forest are scored as they stand; the cat may be missing.
"""

from __future__ import annotations

import msgspec

from stolek.games.wispwood.edition.schema import GRIDS
from stolek.games.wispwood.play.tally import WISPS, Cell, Forest, Share, forest_of, shares
from stolek.games.wispwood.rules.position import Position, fill_bonus, n_tiles, proved
from stolek.games.wispwood.scoring import score
from stolek.kernel.events import Item
from stolek.kit import typed


def desk(text: bytes) -> list[Item]:
    """The points of a round: in all, card by card with what brought them, and for a full grid."""
    position = proved(typed.read(text, Position))
    counted = score(msgspec.to_builtins(position))
    found = [
        Item(name="desk-total", clause="WIS-43", points=counted["total"], facts={"round": position.round})
    ]
    forest = forest_of(position.forest)
    for card, points in counted["items"].items():
        found.append(Item(name="desk-card", clause="WIS-43", points=points, facts={"card": card}))
        found += [share_item(card, share, forest) for share in shares(card, forest)]
    return [*found, fill_item(position)]


def figures(text: bytes) -> dict[str, object]:
    """The same as plain numbers, for programs."""
    return score(msgspec.to_builtins(proved(typed.read(text, Position))))


def share_item(card: str, share: Share, forest: Forest) -> Item:
    """What some cells brought, and what they counted."""
    facts = {"card": card, "cells": named(share.cells), "counted": named(share.counted)}
    if share.counted:
        kind = WISPS.get(forest[share.cells[0]], "tree")
        return Item(name="desk-share", clause="WIS-43", points=share.points, facts=facts | {"kind": kind})
    return Item(name="desk-cells", clause="WIS-43", points=share.points, facts=facts)


def named(cells: tuple[Cell, ...]) -> list[str]:
    """Cells by column and row, a1 in the upper left corner of what was typed in."""
    return [f"{chr(ord('a') + column)}{row + 1}" for row, column in cells]


def fill_item(position: Position) -> Item:
    """The bonus for a full grid, or how much is missing (WIS-43)."""
    side = GRIDS[position.round - 1]
    missing = side * side - n_tiles(position.forest)
    facts = {"grid": side, "count": missing}
    if missing:
        return Item(name="desk-not-full", clause="WIS-43", points=0, facts=facts)
    return Item(name="desk-full", clause="WIS-43", points=fill_bonus(position), facts=facts)
