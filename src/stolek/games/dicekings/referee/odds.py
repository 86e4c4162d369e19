"""The odds desk: how likely a condition is, and which dice to keep (KOD-19, KOD-31 … KOD-38).

The condition is the name of a card, or written in short as edition/conditions.py says; a throw is written
`3r 3r 5b 1g 6r 2r`, in any order.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from stolek.games.dicekings.conditions import best_keeping, chance, is_met
from stolek.games.dicekings.edition import conditions
from stolek.games.dicekings.edition.box import faces_of, tiers
from stolek.games.dicekings.edition.schema import DICE, MOST_THROWS, N_DICE, N_TIERS, Condition
from stolek.games.dicekings.play.dice_notation import SYMBOLS
from stolek.games.dicekings.play.moves import card_named, numbers_thrown
from stolek.kernel.events import Remark

DIGITS = 4  # of a chance in per cent


class Wish(NamedTuple):
    """What is asked for, and which tier of a card it is; 0 for a single condition."""

    condition: Condition
    tier: int = 0


def desk(text: str, throw: str | None) -> list[Remark]:
    """Chances in words: within three, two, one throws; then what to keep of a throw."""
    found, dice = [], None if throw is None else lying(throw)
    for wish in wishes(text):
        if wish.tier:
            found.append(Remark(name="odds-tier", clause="KOD-38", facts={"tier": wish.tier}))
        for throws in range(MOST_THROWS, 0, -1):
            facts = {"throws": throws, "percent": percent(chance(wish.condition, throws))}
            found.append(Remark(name="odds", clause="KOD-19", facts=facts))
        if dice is not None:
            found += keeping_remarks(wish, dice)
    return found


def keeping_remarks(wish: Wish, dice: list[int]) -> Iterator[Remark]:
    """What to keep of a throw, with two throws left and with one."""
    shown = faces_lying(dice)
    if is_met(wish.condition, symbols_lying(dice)):
        yield Remark(name="odds-met", clause="KOD-21", facts={"faces": shown})
        return
    for throws in range(MOST_THROWS - 1, 0, -1):
        best = best_keeping(wish.condition, dice, throws)
        facts = {
            "throws": throws,
            "percent": percent(best.chance),
            "faces": [shown[die] for die in best.kept],
        }
        if best.kept:
            yield Remark(name="odds-keep", clause="KOD-20", facts=facts)
        else:
            yield Remark(name="odds-keep-none", clause="KOD-20", facts=facts)


def figures(text: str, throw: str | None) -> list[dict[str, Any]]:
    """The same as plain numbers, for programs."""
    found = []
    for wish in wishes(text):
        row: dict[str, Any] = {"tier": wish.tier or None}
        row["odds"] = {str(n): float(chance(wish.condition, n)) for n in range(MOST_THROWS, 0, -1)}
        if throw is not None:
            row["keep"] = keeping_figures(wish, lying(throw))
        found.append(row)
    return found


def keeping_figures(wish: Wish, dice: list[int]) -> dict[str, Any]:
    """By throws left: which dice to keep, by name and by face, and the chance; nothing where all is met."""
    shown, found = faces_lying(dice), {}
    if is_met(wish.condition, symbols_lying(dice)):
        return {"met": True}
    for throws in range(MOST_THROWS - 1, 0, -1):
        best = best_keeping(wish.condition, dice, throws)
        found[str(throws)] = {
            "dice": [DICE[die] for die in best.kept],
            "faces": [shown[die] for die in best.kept],
            "chance": float(best.chance),
        }
    return found | {"met": False}


# ---- reading ----------------------------------------------------------------------------------


def wishes(text: str) -> list[Wish]:
    """The condition that is written here; all tiers of a card."""
    if re.fullmatch(r"k\d.*", text.strip().lower()):
        asked_for = tiers(card_named(text))
        return [Wish(one, tier if len(asked_for) == N_TIERS else 0) for tier, one in enumerate(asked_for, 1)]
    return [Wish(conditions.parse(text))]


def lying(text: str) -> list[int]:
    """The numbers that the six dice show after a throw."""
    return numbers_thrown(range(N_DICE), text)


def symbols_lying(dice: list[int]) -> list[int]:
    """What they show."""
    return [faces_of(die)[number - 1] for die, number in enumerate(dice)]


def faces_lying(dice: list[int]) -> list[str]:
    """The same in short."""
    return [SYMBOLS[symbol] for symbol in symbols_lying(dice)]


def percent(part: Any) -> float:
    """A chance in per cent, for people."""
    return round(float(part) * 100, DIGITS)
