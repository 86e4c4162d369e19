"""Notes of the rules as events, with the cells and points behind them."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from stolek.games.wispwood.edition.box import BOX, CARD_NAMES
from stolek.games.wispwood.edition.schema import GRIDS, KINDS, N_DECKS
from stolek.games.wispwood.play.result import ending
from stolek.games.wispwood.play.summary import corner, forest, kind_in_hand, round_points, score
from stolek.games.wispwood.play.tally import Cell, forest_of, shares
from stolek.games.wispwood.rules.cells import NAMES, SIDE
from stolek.games.wispwood.rules.codes import (
    ALL_ALIKE,
    BEGINS,
    CAT_MOVED,
    CAT_STAYED,
    CHOSE_SHAPE,
    CHOSE_SPOT,
    DEALT,
    DREW_CARD,
    ENDED,
    FIREFLY_SHOWN,
    FULL,
    GHOST_REFRESHED,
    GHOST_SCORED,
    GHOST_SITS,
    GHOST_TOOK,
    LAID_PIECE,
    LAID_TREE,
    LAID_TREES,
    LEVEL_DRAWN,
    NEXT,
    NO_SHAPE,
    READIED,
    REFRESHED,
    RESHUFFLED,
    ROUND_BEGINS,
    SCORED,
    TOOK,
    TREES_RETURNED,
    TURN_ENDED,
    WAS_EMPTY,
)
from stolek.games.wispwood.rules.shapes import SHAPE_NAMES, all_lays
from stolek.games.wispwood.rules.state import Wispwood
from stolek.kernel.events import Event

Note = tuple[int, int, int, int]


def event(before: Wispwood, after: Wispwood, note: Note) -> Event:
    """One note as an event."""
    for tell in (set_up_event, ghost_event, turn_event, round_event):
        found = tell(before, after, note)
        if found:
            return found
    raise ValueError(f"no note {note[0]}")


def set_up_event(before: Wispwood, after: Wispwood, note: Note) -> Event | None:
    """What is drawn and dealt."""
    kind, a, b, c = note
    if kind == DREW_CARD:
        return Event(name="drew-card", clause="WIS-12", facts={"card": CARD_NAMES[b]})
    if kind == LAID_PIECE:
        return laid_piece(a, b, c)
    if kind == BEGINS:
        return Event(name="begins", clause="WIS-13", facts={"seat": a})
    if kind == DEALT:
        return Event(name="dealt", clause="WIS-10", facts={"space": a + 1, "kind": KINDS[b]})
    if kind == RESHUFFLED:
        return Event(name="reshuffled", clause="WIS-16", facts={"count": a})
    return None


def laid_piece(slot: int, shape: int, other: int) -> Event:
    """An edge of the pond with its two shapes, or a single shape."""
    if other == NO_SHAPE:
        return Event(name="laid-shape", clause="WIS-9", facts={"slot": slot + 1, "shape": SHAPE_NAMES[shape]})
    facts = {"slot": slot + 1, "shapes": [SHAPE_NAMES[shape], SHAPE_NAMES[other]]}
    return Event(name="laid-edge", clause="WIS-9", facts=facts)


def ghost_event(before: Wispwood, after: Wispwood, note: Note) -> Event | None:
    """What the ghost does (WIS-89 … WIS-98)."""
    kind, a, b, c = note
    if kind == LEVEL_DRAWN:
        marked = {"level": a + 1, "kind": KINDS[b], "value": c}
        return Event(name="level-drawn", clause="WIS-89", facts=marked)
    if kind == GHOST_SITS:
        return Event(name="ghost-sits", clause="WIS-90", facts={"space": a + 1, "kind": KINDS[b]})
    if kind == FIREFLY_SHOWN:
        return Event(name="firefly", clause="WIS-93", facts={"number": a})
    if kind == GHOST_REFRESHED:
        return Event(name="ghost-refreshed", clause="WIS-93", facts={"count": a})
    if kind == GHOST_TOOK:
        facts = {"space": a + 1, "kind": KINDS[b], "number": c}
        return Event(name="ghost-took", clause="WIS-93", facts=facts)
    if kind == GHOST_SCORED:
        return ghost_scored(after, a)
    return None


def ghost_scored(after: Wispwood, points: int) -> Event:
    """Every wisp of the ghost by its level."""
    values = BOX.ghosts[after.ghost - 1]
    levels = [
        {"kind": KINDS[kind], "count": after.collected[kind], "points": after.collected[kind] * value}
        for kind, value in zip(after.levels, values, strict=True)
    ]
    facts = {"points": points, "total": sum(after.ghost_points), "levels": levels}
    return Event(name="ghost-scored", clause="WIS-98", facts=facts)


def turn_event(before: Wispwood, after: Wispwood, note: Note) -> Event | None:
    """What a seat does in its turn."""
    kind, seat, a, b = note
    facts: dict[str, Any] = {"seat": seat}
    if kind == REFRESHED:
        return refreshed(seat, a)
    if kind == TOOK:
        return Event(name="took", clause="WIS-29", facts=facts | {"space": a + 1, "kind": KINDS[b]})
    if kind == CHOSE_SHAPE:
        facts |= {"shape": SHAPE_NAMES[a]}
        return Event(name="chose-shape-by-cat" if b else "chose-shape", clause="WIS-29", facts=facts)
    if kind == CHOSE_SPOT:
        return Event(name="chose-spot", clause="WIS-30", facts=facts | {"cell": NAMES[a], "kind": KINDS[b]})
    if kind == LAID_TREES:
        return laid(before, seat, a, b)
    if kind == LAID_TREE:
        return Event(name="laid-tree", clause="WIS-33", facts=facts | {"cell": NAMES[a], "count": b})
    if kind == READIED:
        return Event(name="cat-ready", clause="WIS-34", facts=facts)
    if kind == TURN_ENDED:
        return Event(name="turn-ended", clause="WIS-25", facts=facts)
    return None


def refreshed(seat: int, why: int) -> Event:
    """The pond was dealt anew, for one of three reasons."""
    if why == ALL_ALIKE:
        return Event(name="refreshed", clause="WIS-26", facts={"seat": seat})
    if why == WAS_EMPTY:
        return Event(name="refilled", clause="WIS-26", facts={"seat": seat})
    return Event(name="refreshed-by-cat", clause="WIS-27", facts={"seat": seat})


def laid(before: Wispwood, seat: int, lay: int, spot: int) -> Event:
    """A wisp and its trees."""
    shape, trees = all_lays()[lay]
    facts = {
        "seat": seat,
        "kind": kind_in_hand(before),
        "shape": shape,
        "cell": NAMES[spot],
        "trees": [NAMES[spot + row * SIDE + column] for row, column in trees],
    }
    return Event(name="laid", clause="WIS-30", facts=facts)


def round_event(before: Wispwood, after: Wispwood, note: Note) -> Event | None:
    """The end of turns and rounds."""
    kind, a, b, c = note
    if kind == NEXT:
        return Event(name="next", clause="WIS-13a", facts={"seat": a})
    if kind == FULL:
        return Event(name="full", clause="WIS-38", facts={"seat": a, "grid": GRIDS[b]})
    if kind == SCORED:
        return scored(before, after, a, b, c)
    if kind == CAT_STAYED:
        return Event(name="cat-stayed", clause="WIS-45", facts={"seat": a})
    if kind == CAT_MOVED:
        return Event(name="cat-moved", clause="WIS-45", facts={"seat": a, "from": NAMES[b], "cell": NAMES[c]})
    if kind == TREES_RETURNED:
        return Event(name="trees-returned", clause="WIS-47", facts={"count": a})
    if kind == ROUND_BEGINS:
        facts = {"round": a + 1, "grid": GRIDS[a], "seat": b}
        if after.ghost:
            return Event(name="ghost-round", clause="WIS-92", facts=facts)
        return Event(name="round", clause="WIS-49", facts=facts)
    if kind == ENDED:
        return ended(after)
    return None


def ended(after: Wispwood) -> Event:
    """The end, alone with both totals (WIS-85, WIS-100)."""
    if not after.ghost:
        return Event(name="ended", clause="WIS-85", facts={"ending": ending(after)})
    facts = {"ending": ending(after), "points": score(after, 0), "total": sum(after.ghost_points)}
    return Event(name="ended-with-ghost", clause="WIS-100", facts=facts)


def scored(before: Wispwood, after: Wispwood, seat: int, line: int, points: int) -> Event:
    """What a card brought, with the cells behind it; or bonus and sum of the round, with the forest."""
    number = before.round
    if line == N_DECKS:
        total = sum(round_points(after, seat, number).values())
        summed: dict[str, Any] = {"seat": seat, "round": number + 1, "fill": points, "points": total}
        summed |= {"forest": forest(before, seat), "corner": NAMES[corner(before, seat)]}
        return Event(name="scored-full" if points else "scored-round", clause="WIS-43", facts=summed)
    card = CARD_NAMES[before.cards[line]]
    first = corner(before, seat)
    counted = shares(card, forest_of(forest(before, seat)))
    sums = accumulate(share.points for share in counted)
    found = [
        {
            "points": share.points,
            "sum": so_far,
            "cells": named(first, share.cells),
            "counted": named(first, share.counted),
        }
        for share, so_far in zip(counted, sums, strict=True)
    ]
    facts: dict[str, Any] = {"seat": seat, "card": card, "points": points, "shares": found}
    return Event(name="scored-card", clause="WIS-43", facts=facts)


def named(first: int, cells: tuple[Cell, ...]) -> list[str]:
    """Cells of a forest's rows by their names."""
    return [NAMES[first + row * SIDE + column] for row, column in cells]
