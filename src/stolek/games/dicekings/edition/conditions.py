"""Conditions as data: which ones make sense, which of two is harder, and their short written form.

sum>=28           the total of all dice                red>=15     the total of the red dice
red>blue>green    totals that fall in this order       straight 5  five numbers in a row
3xred,2xblue      so many dice of each colour          2x1,2x6     two 1s and two 6s
alike 4+2         four of a number, two of another     K3-01       what a card of the box asks for
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec

from stolek.games.dicekings.edition.schema import (
    COLOURS,
    N_DICE,
    N_NUMBERS,
    AnyCondition,
    ColorOrder,
    Colors,
    ColorSum,
    Condition,
    Groups,
    Numbers,
    Straight,
    Sum,
    Tiered,
)
from stolek.kernel.refusal import Refusal

LONGEST_TEXT = 60
HIGHEST_SUM = N_DICE * N_NUMBERS
LEAST_STRAIGHT = 2
EXAMPLES = ["sum>=28", "red>=15", "red>blue>green", "3xred,2xblue", "2x1,2x6", "alike 4+2", "straight 5"]
NUMBERS = tuple(str(number) for number in range(1, N_NUMBERS + 1))


def condition_of(data: Any) -> AnyCondition:
    """A condition out of plain data, as in the file of the box."""
    try:
        found: AnyCondition = msgspec.convert(data, AnyCondition)
    except msgspec.ValidationError as error:
        raise Refusal("condition-shape", "KOD-31", where=str(error)) from None
    tiers = found.tiers if isinstance(found, Tiered) else (found,)
    if not tiers:
        raise Refusal("condition-shape", "KOD-38", where="tiers")
    for asked in tiers:
        check_condition("condition", asked)
    return found


def first_tier(condition: AnyCondition) -> Condition:
    """The condition itself, or its first tier, which suffices to claim (KOD-38)."""
    return condition.tiers[0] if isinstance(condition, Tiered) else condition


# ---- sense ------------------------------------------------------------------------------------


def check_condition(key: str, asked: Condition) -> None:
    """A condition that says something, and that six dice could be asked for."""
    if isinstance(asked, Colors | Numbers):
        check_need(key, asked)
    elif isinstance(asked, Groups):
        check_count(f"{key}.sizes", sum(asked.sizes), 1, N_DICE, "KOD-33")
        for size in asked.sizes:
            check_count(f"{key}.sizes", size, 1, N_DICE, "KOD-33")
    elif isinstance(asked, Straight):
        check_count(f"{key}.length", asked.length, LEAST_STRAIGHT, N_NUMBERS, "KOD-37")
    elif isinstance(asked, ColorOrder):
        if sorted(asked.order) != sorted(COLOURS):
            facts = {"named": list(asked.order)[: len(COLOURS)], "known": list(COLOURS)}
            raise Refusal("condition-order", "KOD-36", key=key, **facts)
    else:
        check_count(f"{key}.min", asked.min, 1, HIGHEST_SUM, "KOD-34")
        if isinstance(asked, ColorSum):
            check_word(f"{key}.color", asked.color, COLOURS, "KOD-35")


def check_need(key: str, asked: Colors | Numbers) -> None:
    """Known colours or numbers, and no more dice than there are (KOD-31, KOD-32)."""
    known, clause = (COLOURS, "KOD-31") if isinstance(asked, Colors) else (NUMBERS, "KOD-32")
    check_count(f"{key}.need", sum(asked.need.values()), 1, N_DICE, clause)
    for what, count in asked.need.items():
        check_word(f"{key}.need", what, known, clause)
        check_count(f"{key}.need.{what}", count, 1, N_DICE, clause)


def check_count(key: str, value: int, least: int, most: int, clause: str) -> None:
    """A number that makes sense here."""
    if not least <= value <= most:
        raise Refusal("condition-range", clause, key=key, value=value, least=least, most=most)


def check_word(key: str, word: str, known: tuple[str, ...], clause: str) -> None:
    """A colour or a number that dice have."""
    if word not in known:
        raise Refusal("edition-unknown", clause, key=key, text=word[:LONGEST_TEXT], known=list(known))


def is_harder(asked: Condition, than: Condition) -> bool:
    """Whether meeting one implies meeting the other: the same family, and at least as hard (KOD-38)."""
    if isinstance(asked, Colors | Numbers) and isinstance(than, Colors | Numbers):
        same = type(asked) is type(than)
        return same and all(asked.need.get(what, 0) >= count for what, count in than.need.items())
    if isinstance(asked, Groups) and isinstance(than, Groups):
        larger, smaller = sorted(asked.sizes, reverse=True), sorted(than.sizes, reverse=True)
        return len(larger) >= len(smaller) and all(a >= b for a, b in zip(larger, smaller, strict=False))
    if isinstance(asked, ColorSum) and isinstance(than, ColorSum):
        return asked.color == than.color and asked.min >= than.min
    if isinstance(asked, Sum) and isinstance(than, Sum):
        return asked.min >= than.min
    if isinstance(asked, Straight) and isinstance(than, Straight):
        return asked.length >= than.length
    return asked == than


# ---- the short written form --------------------------------------------------------------------


def parse(text: str) -> Condition:
    """The condition that is written here."""
    written = text.strip().lower().replace("≥", ">=").replace("×", "x")
    listed = re.sub(r"\s+", ",", re.sub(r"\s*([,+x])\s*", r"\1", written))
    tight = re.sub(r"\s+", "", written)
    for reader in (total, falling, row, groups, counts):
        found = reader(listed if reader is counts else tight) if len(text) <= LONGEST_TEXT else None
        if found is not None:
            check_condition("condition", found)
            return found
    raise Refusal("unreadable-condition", "KOD-31", text=text[:LONGEST_TEXT], examples=EXAMPLES)


def total(text: str) -> Condition | None:
    """`sum>=28`, or the total of a colour: `red>=15`."""
    found = re.fullmatch(r"([a-z]+?)(?:sum)?>=(\d{1,3})", text)
    if found and found[1] == "sum":
        return Sum(min=int(found[2]))
    return ColorSum(color=colour(found[1]), min=int(found[2])) if found else None


def falling(text: str) -> Condition | None:
    """`red>blue>green`."""
    if not re.fullmatch(r"[a-z]+(>[a-z]+)+", text):
        return None
    return ColorOrder(order=tuple(map(colour, text.split(">"))))


def row(text: str) -> Condition | None:
    """`straight 5`."""
    found = re.fullmatch(r"straight(\d{1,2})", text)
    return Straight(length=int(found[1])) if found else None


def groups(text: str) -> Condition | None:
    """`alike 4+2`."""
    found = re.fullmatch(r"alike(\d(\+\d)*)", text)
    return Groups(sizes=tuple(map(int, found[1].split("+")))) if found else None


def counts(text: str) -> Condition | None:
    """`2x1,2x6` or `3xred,2xblue`."""
    if not re.fullmatch(r"\dx\w+([,+]\dx\w+)*", text):
        return None
    wanted: Counter[str] = Counter()
    for part in re.split("[,+]", text):
        count, _, what = part.partition("x")
        wanted[what if what.isdigit() else colour(what)] += int(count)
    if all(what.isdigit() for what in wanted):
        return Numbers(need=dict(wanted))
    return Colors(need=dict(wanted))


def colour(word: str) -> str:
    """A colour by its name or the beginning of it; else the word, which is refused later."""
    return next((name for name in COLOURS if word and name.startswith(word)), word)
