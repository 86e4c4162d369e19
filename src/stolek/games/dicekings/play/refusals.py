"""Why something cannot be done: the clause and the facts behind a no."""

from __future__ import annotations

from stolek.games.dicekings.edition.box import LAND_OF, citizen
from stolek.games.dicekings.edition.schema import (
    CARDS,
    CITIZENS,
    FIELDS,
    LANDS,
    MOST_SEATS,
    N_CARDS,
    N_FIELDS,
    N_LANDS,
    N_SYMBOLS,
)
from stolek.games.dicekings.play.dice_notation import SYMBOLS
from stolek.games.dicekings.play.moves import dice_in_hand
from stolek.games.dicekings.play.summary import cards_down, cards_up, joker_of, lands_shown, owner, tier_met
from stolek.games.dicekings.rules.codes import (
    ALARM,
    CLAIMING,
    CONQUERING,
    DONE,
    DRAGONS,
    DRAWING,
    FIRE,
    FIRST_ALARM,
    FIRST_CARD_THEFT,
    FIRST_CLAIM,
    FIRST_CONQUER,
    FIRST_DRAGON,
    FIRST_FIRE,
    FIRST_GEM_THEFT,
    FIRST_PAIR,
    FIRST_PLACE,
    FIRST_SLAY,
    GEMS,
    GEMSTONES,
    GOLD,
    JOINING,
    N_ACTIONS,
    N_THROWS,
    NO_CARD,
    OFFERING,
    PAIRING,
    PASS,
    PLACING,
    ROLLING,
    SLAYING,
    STEALING_CARD,
    STEALING_GEM,
    STOP,
    SUPERS,
    WHITE,
)
from stolek.games.dicekings.rules.state import DiceKings
from stolek.kernel.refusal import Refusal
from stolek.kernel.seats import CHANCE

FIRST_IN = {
    ROLLING: STOP,
    CLAIMING: FIRST_CLAIM,
    PAIRING: FIRST_PAIR,
    PLACING: FIRST_PLACE,
    SLAYING: FIRST_SLAY,
    CONQUERING: FIRST_CONQUER,
    ALARM: FIRST_DRAGON,
    STEALING_CARD: FIRST_CARD_THEFT,
    STEALING_GEM: FIRST_GEM_THEFT,
    FIRE: FIRST_FIRE,
}


def objection(state: DiceKings, seat: int, action: int) -> Refusal:
    """The reason why this action, or this outcome of chance, is not possible now."""
    if seat == CHANCE:
        return draw_objection(state, action)
    if not 0 <= action < N_ACTIONS:
        return Refusal("unknown-move", "KOD-19", action=action)
    if not is_of_phase(state.phase, action):
        return out_of_turn(state)
    if state.phase == ROLLING:
        return Refusal("throw-all-first", "KOD-19")
    if state.phase == CLAIMING:
        return card_objection(state, seat, action)
    if state.phase == PAIRING:
        return pair_objection(state, seat, action)
    if state.phase in (STEALING_CARD, STEALING_GEM, FIRE):
        return theft_objection(state, seat, action)
    return field_objection(state, seat, action - FIRST_IN[state.phase])


def is_of_phase(phase: int, action: int) -> bool:
    """Whether an action is one of those that are asked for."""
    first = FIRST_IN[phase]
    if phase == ROLLING:
        return action < N_THROWS
    if phase == CLAIMING:
        return first <= action < FIRST_PAIR
    if phase == PAIRING:
        return first <= action <= DONE
    if phase in (STEALING_CARD, STEALING_GEM, FIRE):
        ends = {STEALING_CARD: FIRST_GEM_THEFT, STEALING_GEM: FIRST_FIRE, FIRE: PASS}
        return first <= action < ends[phase]
    return first <= action < first + N_FIELDS


def out_of_turn(state: DiceKings) -> Refusal:
    """Something else is asked for now."""
    if state.phase == ROLLING:
        return Refusal("throw-first", "KOD-19") if state.throws == 0 else Refusal("throw-or-stop", "KOD-21")
    if state.phase == CLAIMING:
        return Refusal("claim-or-alarm", "KOD-24")
    if state.phase == PAIRING:
        return Refusal("pairs-or-done", "KOD-42")
    if state.phase == PLACING:
        return Refusal("place-tile", "KOD-45", lands=lands_shown(state))
    if state.phase == ALARM:
        return Refusal("place-dragon", "KOD-58", lands=lands_shown(state))
    if state.phase == SLAYING:
        return Refusal("slay-dragon", "KOD-51")
    if state.phase == CONQUERING:
        return Refusal("conquer-token", "KOD-52")
    if state.phase != FIRE and state.declinable:
        return Refusal("steal-or-pass", "KOD-50")
    return Refusal("choose-victim", "KOD-61" if state.phase == FIRE else "KOD-50")


# ---- cards ------------------------------------------------------------------------------------


def card_objection(state: DiceKings, seat: int, action: int) -> Refusal:
    """A pile that is empty, a condition that is not met, an alarm that is not allowed (KOD-24 … KOD-26)."""
    pile = (action - FIRST_CLAIM) % len(CITIZENS)
    card = state.tops[pile]
    if card == NO_CARD:
        return Refusal("pile-empty", "KOD-30", citizen=CITIZENS[pile])
    if action >= FIRST_ALARM:
        met = [citizen(top) for top in state.tops if top != NO_CARD and tier_met(state, top)]
        return Refusal("must-claim", "KOD-26", citizens=met)
    facts = {"card": CARDS[card], "citizen": citizen(card)}
    if len(cards_up(state, seat)) + len(cards_down(state, seat)) > 1:
        return Refusal("not-met-with-jokers", "KOD-24", **facts)
    return Refusal("not-met", "KOD-24", **facts)


def pair_objection(state: DiceKings, seat: int, action: int) -> Refusal:
    """Jokers that are not there, a pair that is not needed, a claim that is not complete (KOD-39, KOD-42)."""
    card = state.tops[state.pile]
    if action == DONE:
        return Refusal("more-pairs", "KOD-42", card=CARDS[card], citizen=citizen(card))
    way, symbol = divmod(action - FIRST_PAIR, N_SYMBOLS)
    alike = sum(joker_of(own) == SYMBOLS[symbol] for own in cards_up(state, seat))
    backs = len(cards_down(state, seat))
    if backs < way:
        return Refusal("too-few-superjokers", "KOD-39", count=backs, expected=way)
    if alike < SUPERS - way:
        return Refusal("too-few-jokers", "KOD-39", joker=SYMBOLS[symbol], count=alike, expected=SUPERS - way)
    return Refusal("pair-not-needed", "KOD-42", joker=SYMBOLS[symbol], card=CARDS[card])


# ---- fields -----------------------------------------------------------------------------------


def field_objection(state: DiceKings, seat: int, field: int) -> Refusal:
    """Why nothing can be put there."""
    name = FIELDS[field]
    if state.phase == SLAYING:
        return Refusal("no-dragon-there", "KOD-51", field=name)
    holder = owner(state, field)
    if state.phase == CONQUERING:
        if holder is None:
            return Refusal("no-token-there", "KOD-52", field=name)
        if holder == seat:
            return Refusal("own-token", "KOD-52", field=name)
        nearest = [FIELDS[action - FIRST_CONQUER] for action in state.legal(seat)]
        return Refusal("not-nearest", "KOD-53", field=name, fields=nearest)
    clause = "KOD-58" if state.phase == ALARM else "KOD-45"
    if (state.dragons | state.neutral) >> field & 1 or holder is not None:
        return Refusal("field-taken", clause, field=name)
    land = LANDS[LAND_OF[field]]
    return Refusal("other-land", clause, field=name, land=land, lands=lands_shown(state))


def theft_objection(state: DiceKings, seat: int, action: int) -> Refusal:
    """Nobody there, oneself, or nothing of the kind (KOD-48 … KOD-50, KOD-61)."""
    if state.phase == STEALING_CARD:
        victim, symbol = divmod(action - FIRST_CARD_THEFT, N_SYMBOLS)
    else:
        victim = (action - FIRST_IN[state.phase]) % MOST_SEATS
        symbol = 0
    if victim >= state.players:
        return Refusal("nobody-there", "KOD-1", number=victim + 1, players=state.players)
    if state.phase == FIRE:
        return Refusal("has-no-fire", "KOD-61", victim=victim)
    if victim == seat:
        return Refusal("not-from-oneself", "KOD-50")
    if state.phase == STEALING_CARD:
        return Refusal("has-no-such-card", "KOD-48", victim=victim, joker=SYMBOLS[symbol])
    gem = GEMSTONES[GOLD if action - FIRST_GEM_THEFT >= MOST_SEATS else WHITE]
    return Refusal("has-no-such-gem", "KOD-49", victim=victim, gem=gem)


# ---- impossible draws -------------------------------------------------------------------------


def draw_objection(state: DiceKings, outcome: int) -> Refusal:
    """Why this cannot be drawn or thrown now."""
    if state.phase == JOINING:
        return Refusal("no-such-map", "KOD-72", number=outcome)
    if state.phase in (DRAGONS, GEMS):
        if 0 <= outcome < N_FIELDS:
            return Refusal("field-not-bare", "KOD-72", field=FIELDS[outcome])
        return Refusal("no-such-field", "KOD-72", number=outcome)
    if state.phase == OFFERING:
        if 0 <= outcome < N_CARDS:
            return Refusal("card-not-in-pile", "KOD-17", card=CARDS[outcome])
        return Refusal("no-such-card", "KOD-17", number=outcome)
    if state.phase == DRAWING:
        if 0 <= outcome < N_LANDS:
            return Refusal("land-not-in-stock", "KOD-5", land=LANDS[outcome])
        return Refusal("no-such-land", "KOD-5", number=outcome)
    return Refusal("no-such-throw", "KOD-6", number=outcome, count=len(dice_in_hand(state)))
