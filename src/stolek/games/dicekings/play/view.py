"""Views and events: everything is public (KOD-8).

Lower cards of the piles, the order of the stock and the removed tiles are in no position, so they cannot
be told.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from stolek.games.dicekings.conditions import prospect
from stolek.games.dicekings.edition.box import BOX, tiers
from stolek.games.dicekings.edition.schema import (
    CARDS,
    CITIZENS,
    FIELDS,
    IN_DECK,
    LANDS,
    MOST_THROWS,
    N_TIERS,
    N_TOKENS,
    SEAT_COUNTS,
)
from stolek.games.dicekings.play import prompts
from stolek.games.dicekings.play.events import event
from stolek.games.dicekings.play.moves import move
from stolek.games.dicekings.play.summary import (
    card_facts,
    cards_down,
    cards_up,
    dice_shown,
    fields_in,
    gem_name,
    gem_on,
    items,
    joker_dice,
    joker_of,
    land,
    lands_shown,
    owner,
    territories,
    tier_met,
    winner,
)
from stolek.games.dicekings.rules.codes import (
    CLAIMING,
    DISCARDED,
    GOLD,
    IN_PILE,
    JOINING,
    NO_CARD,
    NO_FIELD,
    NO_GEM,
    NO_PILE,
    PAIRING,
    PHASES,
    ROLLING,
    TASKS,
    WHITE,
)
from stolek.games.dicekings.rules.state import DiceKings
from stolek.games.dicekings.rules.steps import steps
from stolek.kernel.events import Event

DIGITS = 4  # of a chance


def view(state: DiceKings, eye: int | None) -> dict[str, Any]:
    """What one eye may know: the same for all. Only the thrower gets the odds, which take time to compute."""
    seats = range(state.players)
    points = [{item.name: item.points for item in items(state, seat)} for seat in seats]
    return {
        "players": state.players,
        "phase": PHASES[state.phase],
        "turn": turn(state),
        "map": None if state.phase == JOINING else SEAT_COUNTS[state.map],
        "fields": {field: field_view(state, number) for number, field in enumerate(FIELDS)},
        "dice": dice_shown(state),
        "joker_dice": joker_dice(state),
        "throws": state.throws,
        "most_throws": MOST_THROWS,
        "throws_left": MOST_THROWS - state.throws if state.phase == ROLLING else 0,
        "offer": [pile_view(state, pile) for pile in range(len(CITIZENS))],
        "odds": odds_view(state) if eye == state.turn else None,
        "claiming": None if state.pile == NO_PILE else CITIZENS[state.pile],
        "effect": TASKS[state.task] or None,
        "steps": steps(state),
        "tier": state.level or None,
        "due": state.due,
        "waiting": None if state.spot == NO_FIELD else FIELDS[state.spot],
        "shown": lands_shown(state),
        "cards": [[card_view(card, up=True) for card in cards_up(state, seat)]
                  + [card_view(card, up=False) for card in cards_down(state, seat)] for seat in seats],
        "gems": [{"white": state.whites[seat], "gold": state.golds[seat]} for seat in seats],
        "fires": state.fires[: state.players],
        "tokens": [N_TOKENS - state.tokens[seat].bit_count() for seat in seats],
        "territories": [territories(fields_in(state.tokens[seat]), state.map) for seat in seats],
        "points": points,
        "scores": [sum(own.values()) for own in points],
        "places": list(state.ranks()),
        "stock": {
            "tiles": state.stock,
            "fires": state.fire_stock,
            "white": state.white_stock,
            "gold": state.gold_stock,
        },
        "tiles": {name: {"returned": state.returned[number], "unseen": state.unseen[number]}
                  for number, name in enumerate(LANDS)},
        "discards": [CARDS[card] for card, place in enumerate(state.cards) if place == DISCARDED],
        "contenders": [seat for seat in seats if is_contender(state, seat)],
        "sixes": [state.sixes[seat] if has_rolled_off(state, seat) else None for seat in seats],
        "winner": winner(state),
        "choices": [choices(state, seat) for seat in seats],
    }  # fmt: skip


def turn(state: DiceKings) -> int | None:
    """Whose turn it is; nobody's until it is rolled for."""
    return None if state.turn == state.players else state.turn


def is_contender(state: DiceKings, seat: int) -> bool:
    """Whether a seat takes part in the roll-off, or in its next round among those tied (KOD-18)."""
    return bool(state.contenders >> seat & 1)


def has_rolled_off(state: DiceKings, seat: int) -> bool:
    """Whether a seat has thrown in the round of the roll-off that is under way (KOD-18)."""
    return is_contender(state, seat) and seat < state.turn


def field_view(state: DiceKings, number: int) -> dict[str, Any]:
    """A field: whose it is, a dragon, a castle tile, a gem (KOD-3)."""
    holder = owner(state, number)
    dragon = bool(state.dragons >> number & 1)
    return {
        "land": land(FIELDS[number]),
        "owner": holder,
        "dragon": dragon,
        "tile": holder is not None or dragon or bool(state.neutral >> number & 1),
        "gem": gem_on(state, number),
    }


def pile_view(state: DiceKings, pile: int) -> dict[str, Any]:
    """A pile: its open card, what it asks for, which tier the result meets, how many cards are left."""
    card = state.tops[pile]
    below = state.cards[pile * IN_DECK : (pile + 1) * IN_DECK].count(IN_PILE)
    found: dict[str, Any] = {"citizen": CITIZENS[pile], "left": below + (card != NO_CARD)}
    if card == NO_CARD:
        return found | dict.fromkeys(("card", "effect", "joker", "condition", "gem", "met"))
    return found | {
        "card": CARDS[card],
        "effect": card_facts(card)["effect"],
        "joker": joker_of(card),
        "condition": condition_view(card),
        "gem": gem_earned(state, card),
        "met": tier_met(state, card)
        if state.phase in (ROLLING, CLAIMING, PAIRING) and state.throws
        else None,
    }


def gem_earned(state: DiceKings, card: int) -> str | None:
    """What the highest tier brings besides: a golden gem while there is one, then a white one (KOD-47)."""
    if len(tiers(card)) < N_TIERS:
        return None
    return gem_name(GOLD if state.gold_stock else WHITE if state.white_stock else NO_GEM)


def odds_view(state: DiceKings) -> dict[str, list[float]] | None:
    """How likely each tier of an open card is with the dice as they lie and the throws left (KOD-19)."""
    if state.phase != ROLLING:
        return None
    left = MOST_THROWS - state.throws
    return {
        CITIZENS[pile]: [round(prospect(asked, state.dice, left), DIGITS) for asked in tiers(card)]
        for pile, card in enumerate(state.tops)
        if card != NO_CARD
    }


@cache
def condition_view(card: int) -> Any:
    """What a card asks for, as in the file of the box."""
    return msgspec.json.decode(msgspec.json.encode(BOX.cards[card].condition))


def card_view(card: int, *, up: bool) -> dict[str, Any]:
    """A card in front of somebody: open with its joker symbol, or a superjoker (KOD-7, KOD-8a)."""
    facts = {"card": CARDS[card], "citizen": card_facts(card)["citizen"]}
    return facts | {"up": up, "joker": joker_of(card) if up else None}


def choices(state: DiceKings, seat: int) -> dict[str, list[Any]] | None:
    """What a seat can point at now; nothing where it owes nothing."""
    if seat not in state.actors():
        return None
    found: dict[str, list[Any]] = {"claims": [], "alarms": [], "fields": [], "moves": []}
    for chosen in map(move, state.legal(seat)):
        if chosen.name in ("claim", "alarm"):
            found[f"{chosen.name}s"].append(chosen.facts["citizen"])
        elif "field" in chosen.facts:
            found["fields"].append(chosen.facts["field"])
        elif chosen.name != "throw":
            found["moves"].append(chosen.notation)
    return found


# ---- what is asked, and what happened -----------------------------------------------------------

prompt = prompts.prompt


def events(before: DiceKings, seat: int, action: int, after: DiceKings) -> list[Event]:
    """What the last apply brought about, in full."""
    return [event(before, action, after, note) for note in after.notes()]


def told(happened: Event, eye: int | None, state: DiceKings) -> Event | None:
    """Everybody is told everything (KOD-8)."""
    return happened
