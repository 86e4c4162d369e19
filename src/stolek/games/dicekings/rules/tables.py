"""Tables for the rules: the box as flat lists of numbers."""

from __future__ import annotations

from functools import cache

from stolek.games.dicekings.edition.box import BOX, JOKERS, LAND_OF, NEIGHBOURS, faces_of, tiers
from stolek.games.dicekings.edition.schema import (
    FIELDS,
    N_CARDS,
    N_DICE,
    N_FIELDS,
    N_LANDS,
    N_SYMBOLS,
    N_TIERS,
)
from stolek.games.dicekings.rules.codes import TASKS
from stolek.games.dicekings.rules.features import MOST_ROWS, rows
from stolek.games.dicekings.rules.joker_needs import Lack, lack

BIT_PRIME = 37  # powers of two below the thirtieth leave different remainders


def faces_of_dice() -> list[int]:
    """At die * 6 + number - 1: the symbol of that face."""
    return [face for die in range(N_DICE) for face in faces_of(die)]


def kinds_of_dice() -> list[int]:
    """Per die: the number of its kind, in the order in which they come (KOD-6)."""
    kinds = list(dict.fromkeys(BOX.dice.set))
    return [kinds.index(kind) for kind in BOX.dice.set]


def dice_by_kind() -> list[int]:
    """The dice sorted by their kinds."""
    return sorted(range(N_DICE), key=lambda die: kinds_of_dice()[die])


def sizes_of_kinds() -> tuple[int, ...]:
    """How many dice there are of each kind."""
    kinds = kinds_of_dice()
    return tuple(kinds.count(kind) for kind in range(max(kinds) + 1))


def powers(base: int, count: int) -> list[int]:
    """One, the base, its square and so on."""
    return [base**exponent for exponent in range(count)]


# ---- the map ----------------------------------------------------------------------------------


def bits_of_fields() -> list[int]:
    """A bit for every field."""
    return [1 << field for field in range(N_FIELDS)]


def fields_by_remainder() -> list[int]:
    """The field of a bit, by the remainder that the bit leaves: a bit turned back into a number."""
    table = [0] * BIT_PRIME
    for field, bit in enumerate(bits_of_fields()):
        table[bit % BIT_PRIME] = field
    return table


def neighbour_bits() -> list[int]:
    """At map * 30 + field: the fields beside it, as bits."""
    table = []
    for beside in NEIGHBOURS:
        table += [sum(1 << FIELDS.index(other) for other in beside[field]) for field in FIELDS]
    return table


def land_bits() -> list[int]:
    """The fields of every land, as bits."""
    return [
        sum(1 << field for field, other in enumerate(LAND_OF) if other == land) for land in range(N_LANDS)
    ]


def lands_of_fields() -> list[int]:
    """The land of every field."""
    return list(LAND_OF)


# ---- cards ------------------------------------------------------------------------------------


def jokers_of_cards() -> list[int]:
    """The joker symbol of every card."""
    return list(JOKERS)


def tasks_of_cards() -> list[int]:
    """What every card brings about."""
    return [TASKS.index(card.effect) for card in BOX.cards]


def tier_counts() -> list[int]:
    """How many tiers every card has."""
    return [len(tiers(card)) for card in range(N_CARDS)]


def cards_by_symbol() -> list[int]:
    """All cards, those with the same joker symbol together."""
    return sorted(range(N_CARDS), key=lambda card: (JOKERS[card], card))


def first_by_symbol() -> list[int]:
    """Where the cards of a symbol begin there; and one more, where they end."""
    return [sum(joker < symbol for joker in JOKERS) for symbol in range(N_SYMBOLS + 1)]


def slots_of_cards() -> list[int]:
    """At card * 3 + tier: the number of its condition, of all there are; tiers that are missing have none."""
    counts = tier_counts()
    return [
        sum(counts[:card]) + tier if tier < counts[card] else 0
        for card in range(N_CARDS)
        for tier in range(N_TIERS)
    ]


def row_table(place: int) -> list[int]:
    """At (card * 3 + tier) * 6 + row: a feature that is looked at (place 0), how large it must be (1)."""
    table = []
    for card in range(N_CARDS):
        for asked in (*tiers(card), None, None)[:N_TIERS]:
            found = rows(asked) if asked else []
            table += [row[place] for row in found] + [0] * (MOST_ROWS - len(found))
    return table


def row_counts() -> list[int]:
    """At card * 3 + tier: how many rows it has."""
    return [
        len(rows(asked)) if asked else 0
        for card in range(N_CARDS)
        for asked in (*tiers(card), None, None)[:N_TIERS]
    ]


@cache
def lacks() -> tuple[Lack, ...]:
    """At card * 3 + tier: how jokers can help."""
    return tuple(
        lack(asked) if asked else Lack(0)
        for card in range(N_CARDS)
        for asked in (*tiers(card), None, None)[:N_TIERS]
    )
