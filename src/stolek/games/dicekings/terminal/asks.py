"""What a card asks for, in short: dice in a row as on the card, sums, straights (KOD-31 … KOD-38).

r r r r/r/r         four red dice, five, six        Σ ≥ 28            the sum of all dice
x x x y y           three alike and two alike       Σ r ≥ 12          the sum of the red dice
1 1 6 6             two 1s and two 6s               Σ r > Σ b > Σ g   sums that fall
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from stolek.games.dicekings.edition.schema import LETTERS
from stolek.games.dicekings.terminal.signs import BY_LETTER
from stolek.kernel.game import Say
from stolek.kit.rows import Row, Span

WIDEST = 20  # columns: six dice in three tiers
GROUPS = "xyzuvw"
SUM, STEP = "Σ", "↗"
BETWEEN = Span("/", "label")
Condition = dict[str, Any]


def asked(condition: Condition, say: Say) -> Row:
    """A condition, or three tiers of one."""
    if condition["type"] != "tiered":
        return in_full(condition, say)
    first, *harder = condition["tiers"]
    row = in_full(first, say)
    for easier, tier in zip((first, *harder), harder, strict=False):
        row += (BETWEEN, *what_more(easier, tier, say))
    return row


def in_full(condition: Condition, say: Say) -> Row:
    """A condition by itself."""
    kind = condition["type"]
    if kind == "straight":
        return (Span(f" {say('terminal-straight') or STEP} "), Span(f"{condition['length']}", "bold"))
    if kind == "sum":
        return (Span(f" {SUM} ≥ "), Span(f"{condition['min']}", "bold"))
    if kind == "color_sum":
        return (*sum_of(condition["color"]), Span(" ≥ "), Span(f"{condition['min']}", "bold"))
    if kind == "color_order":
        first, *others = map(sum_of, condition["order"])
        return (*first, *(span for other in others for span in (Span(">"), *other)))
    return tuple(map(chip, dice_of(condition)))


def what_more(easier: Condition, harder: Condition, say: Say) -> Row:
    """What a tier asks for beyond the one before: more dice, a longer straight, a larger sum."""
    if easier["type"] == harder["type"] and easier.get("color") == harder.get("color"):
        if harder["type"] in ("straight", "sum", "color_sum"):
            return (Span(f"{harder.get('length') or harder['min']}", "bold"),)
        more, less = (Counter(dice_of(tier)) for tier in (harder, easier))
        if less < more:
            return tuple(map(chip, sorted((more - less).elements())))
    return in_full(harder, say)


def dice_of(condition: Condition) -> list[str]:
    """The dice that are asked for, one by one: colours by their letters, numbers, or groups of equal ones."""
    if condition["type"] == "groups":
        return [letter for letter, size in zip(GROUPS, condition["sizes"], strict=False) for _ in range(size)]
    need = condition.get("need", {})
    return [LETTERS.get(sign, sign) for sign, count in need.items() for _ in range(count)]


def chip(sign: str) -> Span:
    """A die that is asked for."""
    return Span(f" {sign} ", f"on {BY_LETTER.get(sign, 'gray')}")


def sum_of(colour: str) -> Row:
    """The sum of the dice of one colour."""
    return (Span(f" {SUM} "), chip(LETTERS[colour]))
