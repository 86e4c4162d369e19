"""The box in use: dice, lands, maps and cards by number (KOD-2 … KOD-7)."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from stolek.games.dicekings.edition.checks import adjacency, read
from stolek.games.dicekings.edition.schema import (
    CITIZENS,
    FIELDS,
    IN_DECK,
    LANDS,
    N_NUMBERS,
    SEAT_COUNTS,
    Condition,
    Tiered,
)
from stolek.games.dicekings.play import dice_notation
from stolek.kernel.editions import source

SOURCE = source(Path(__file__).parents[1])
BOX = read(SOURCE.text)
EDITION = SOURCE.named(BOX.edition)

MAPS = tuple(BOX.maps[str(count)] for count in SEAT_COUNTS)
LAND_OF = tuple(LANDS.index(BOX.fields[field]) for field in FIELDS)
NEIGHBOURS = tuple(adjacency(one) for one in MAPS)
JOKERS = tuple(dice_notation.read(card.joker) or 0 for card in BOX.cards)


def tiers(card: int) -> tuple[Condition, ...]:
    """What a card asks for: its tiers, or the one condition (KOD-38)."""
    asked = BOX.cards[card].condition
    return asked.tiers if isinstance(asked, Tiered) else (asked,)


def deck_of(card: int) -> int:
    """The deck of a card, counted from 0."""
    return card // IN_DECK


def citizen(card: int) -> str:
    """Who is on a card."""
    return CITIZENS[deck_of(card)]


@cache
def faces_of(die: int) -> list[int]:
    """The six faces of a die, by number (KOD-6)."""
    colours = BOX.dice.kinds[BOX.dice.set[die]]
    return [dice_notation.symbol(colours[number], number + 1) for number in range(N_NUMBERS)]
