"""The dice: each under its letter, joker dice behind them, throws; and tiles that have been drawn."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from stolek.games.dicekings.edition.schema import DICE, MOST_THROWS
from stolek.games.dicekings.terminal import signs
from stolek.kernel.game import Say
from stolek.kit.rows import Row, Span, at, beside, clipped, padded, width

PITCH = 5  # columns of a die and a blank
GAP = 2


def drawn_dice(view: dict[str, Any], marked: Collection[str], say: Say, columns: int) -> list[Row]:
    """Letters above the dice; beside them throws, and letters of colours where there is room."""
    label: Row = (Span(say("terminal-dice"), "label"),)
    indent = width(label) + 2
    letters = at((indent + 1 + PITCH * number, Span(die, "label")) for number, die in enumerate(DICE))
    dice = (*padded(label, indent), *chips(view, marked))
    above, below = beside([letters, dice], [signs.key_to_colours(say), told_throws(view, say)], GAP)
    rows = [above if width(above) <= columns else letters, below, *shown_tiles(view, say)]
    return [clipped(row, columns) for row in rows]


def chips(view: dict[str, Any], marked: Collection[str]) -> Row:
    """The dice that lie there, a dot for each that is in hand, and joker dice behind a plus."""
    faces = {die["die"]: die["face"] for die in view["dice"]}
    row: Row = ()
    for die in DICE:
        is_new = f"die:{die}" in marked
        chip = (
            signs.die(faces[die], pointed_out=is_new) if die in faces else Span(f" {signs.IN_HAND}  ", "dim")
        )
        row += (chip, Span(" "))
    for joker in view["joker_dice"]:
        row += (Span(f" {signs.WITH_JOKERS} ", "bold"), signs.die(joker))
    return row


def told_throws(view: dict[str, Any], say: Say) -> Row:
    """Which throw it was, and which dice are in hand for the next."""
    if view["phase"] not in ("rolling", "throwing", "claiming", "pairing"):
        return ()
    throws = view["throws"]
    told = say("terminal-throw", number=throws, count=MOST_THROWS) or f"{throws}/{MOST_THROWS}"
    lying = [die["die"] for die in view["dice"]]
    in_hand = " ".join(die for die in DICE if die not in lying)
    waiting = f"{say('terminal-in-hand') or signs.IN_HAND} {in_hand}" if in_hand else ""
    return (Span(" · ".join(text for text in (told if throws else "", waiting) if text)),)


def shown_tiles(view: dict[str, Any], say: Say) -> list[Row]:
    """The tiles that have been drawn and wait to be laid."""
    if not view["shown"]:
        return []
    row: Row = (Span(f"{say('terminal-shown')}  ".lstrip(), "label"),)
    for land in view["shown"]:
        row += (Span(f"{signs.CASTLE} {signs.land_name(land, say)}", "bold"), Span("   "))
    return [row]
