"""The current standing: the position in the terms of the game, for views, events and results."""

from __future__ import annotations

from typing import Any

from stolek.games.dicekings.conditions import is_met
from stolek.games.dicekings.edition.box import BOX, JOKERS, LAND_OF, NEIGHBOURS, citizen, faces_of, tiers
from stolek.games.dicekings.edition.schema import (
    CARDS,
    DICE,
    FIELDS,
    LANDS,
    MOST_FIRES,
    PER_FIELD_OF_LARGEST,
    PER_GOLD,
    PER_OTHER_FIELD,
    PER_WHITE,
)
from stolek.games.dicekings.play.dice_notation import SYMBOLS, colour_of
from stolek.games.dicekings.rules.codes import FACE_DOWN, FACE_UP, GEMSTONES, NO_GEM, NO_LAND, NOBODY
from stolek.games.dicekings.rules.state import DiceKings
from stolek.kernel.events import Item


def fields_in(bits: int) -> list[str]:
    """The fields of a set."""
    return [field for number, field in enumerate(FIELDS) if bits >> number & 1]


def land(field: str) -> str:
    """The land of a field."""
    return LANDS[LAND_OF[FIELDS.index(field)]]


def owner(state: DiceKings, field: int) -> int | None:
    """Whose token lies on a field."""
    owners = [seat for seat in range(state.players) if state.tokens[seat] >> field & 1]
    return owners[0] if owners else None


def gem_on(state: DiceKings, field: int) -> str | None:
    """The gem of a field."""
    return "white" if state.white >> field & 1 else "gold" if state.gold >> field & 1 else None


def lands_shown(state: DiceKings) -> list[str]:
    """The tiles shown now."""
    return [LANDS[number] for number in state.shown if number != NO_LAND]


def dice_shown(state: DiceKings) -> list[dict[str, Any]]:
    """The dice that lie there, by name."""
    return [die_view(die, number) for die, number in enumerate(state.dice) if number]


def die_view(die: int, number: int) -> dict[str, Any]:
    """A die, its number and its colour."""
    face = faces_of(die)[number - 1]
    return {"die": DICE[die], "number": number, "colour": colour_of(face), "face": SYMBOLS[face]}


def faces_shown(state: DiceKings) -> list[str]:
    """What the dice show, in short."""
    return [die["face"] for die in dice_shown(state)]


def joker_dice(state: DiceKings) -> list[str]:
    """Joker dice of this turn."""
    return [SYMBOLS[symbol] for symbol, count in enumerate(state.jokers) for _ in range(count)]


def tier_met(state: DiceKings, card: int) -> int:
    """The highest tier of a card that dice and joker dice meet, 0 for none (KOD-38)."""
    lying = [faces_of(die)[number - 1] for die, number in enumerate(state.dice) if number]
    shown = lying + [symbol for symbol, count in enumerate(state.jokers) for _ in range(count)]
    return max((tier for tier, asked in enumerate(tiers(card), 1) if is_met(asked, shown)), default=0)


# ---- cards ------------------------------------------------------------------------------------


def cards_up(state: DiceKings, seat: int) -> list[int]:
    """The open cards in front of a seat."""
    return [card for card, place in enumerate(state.cards) if place == FACE_UP + seat]


def cards_down(state: DiceKings, seat: int) -> list[int]:
    """Its superjokers."""
    return [card for card, place in enumerate(state.cards) if place == FACE_DOWN + seat]


def card_facts(card: int) -> dict[str, Any]:
    """A card by its name, who is on it, what it does."""
    return {"card": CARDS[card], "citizen": citizen(card), "effect": BOX.cards[card].effect}


def joker_of(card: int) -> str:
    """The joker symbol of a card."""
    return SYMBOLS[JOKERS[card]]


def gem_name(gem: int) -> str | None:
    """A gem by its name."""
    return GEMSTONES[gem] if gem != NO_GEM else None


def winner(state: DiceKings) -> int | None:
    """The immediate winner (KOD-57)."""
    return None if state.winner == NOBODY else state.winner


# ---- points -----------------------------------------------------------------------------------


def territories(held: list[str], number: int) -> list[list[str]]:
    """Connected fields of one owner on a map, the largest first (KOD-64)."""
    near, left, found = NEIGHBOURS[number], list(held), []
    while left:
        territory = [left.pop(0)]
        for field in territory:
            joined = [other for other in left if other in near[field]]
            territory += joined
            left = [other for other in left if other not in joined]
        found.append(sorted(territory, key=FIELDS.index))
    return sorted(found, key=lambda territory: (-len(territory), FIELDS.index(territory[0])))


def points(
    held: list[str], number: int, gold: int, white: int, *, most_fires: bool, fires: int
) -> list[Item]:
    """Points one by one: fields, gems, dragon fires (KOD-64 … KOD-68)."""
    found = territories(held, number)
    largest, others = (found or [[]])[0], [field for territory in found[1:] for field in territory]
    items = []
    if largest:
        earned = PER_FIELD_OF_LARGEST * len(largest)
        facts = {"fields": largest, "count": len(largest)}
        items.append(Item(name="territory", clause="KOD-64", points=earned, facts=facts))
    if others:
        earned = PER_OTHER_FIELD * len(others)
        facts = {"fields": others, "count": len(others)}
        items.append(Item(name="other-fields", clause="KOD-65", points=earned, facts=facts))
    if gold:
        items.append(Item(name="gold", clause="KOD-66", points=PER_GOLD * gold, facts={"count": gold}))
    if white:
        items.append(Item(name="white", clause="KOD-67", points=PER_WHITE * white, facts={"count": white}))
    if most_fires:
        items.append(Item(name="fires", clause="KOD-68", points=MOST_FIRES, facts={"count": fires}))
    return items


def items(state: DiceKings, seat: int) -> list[Item]:
    """The current points of a seat."""
    most = max(state.fires[: state.players])
    return points(
        fields_in(state.tokens[seat]),
        state.map,
        state.golds[seat],
        state.whites[seat],
        most_fires=0 < state.fires[seat] == most,
        fires=state.fires[seat],
    )
