"""The prompt for a seat, or for chance."""

from __future__ import annotations

from stolek.games.dicekings.edition.box import citizen
from stolek.games.dicekings.edition.schema import (
    CITIZENS,
    FIELDS,
    GOLD_ON_MAP,
    MOST_THROWS,
    N_CARDS,
    N_DICE,
    N_FIELDS,
    N_LANDS,
)
from stolek.games.dicekings.play.moves import dice_in_hand, draw_text
from stolek.games.dicekings.play.summary import card_facts, faces_shown, gem_name, lands_shown
from stolek.games.dicekings.rules.codes import (
    ALARM,
    CLAIMING,
    CONQUERING,
    DONE,
    DRAGONS,
    DRAWING,
    FIRE,
    FIRST_ALARM,
    FIRST_CLAIM,
    GEMS,
    GOLD,
    JOINING,
    OFFERING,
    PAIRING,
    PLACING,
    ROLL_OFF,
    ROLLING,
    SLAYING,
    STEALING_CARD,
    WHITE,
)
from stolek.games.dicekings.rules.state import DiceKings
from stolek.kernel.events import Prompt
from stolek.kernel.seats import CHANCE


def prompt(state: DiceKings, seat: int) -> Prompt:
    """The prompt for a seat, or for chance."""
    if seat == CHANCE:
        return draw_prompt(state)
    if state.phase == ROLLING:
        return roll_prompt(state, seat)
    if state.phase == CLAIMING:
        return claim_prompt(state, seat)
    if state.phase == PAIRING:
        return pair_prompt(state, seat)
    if state.phase == PLACING:
        return Prompt(name="place", clause="KOD-45", facts={"seat": seat, "lands": lands_shown(state)})
    if state.phase == ALARM:
        return Prompt(name="dragon", clause="KOD-58", facts={"seat": seat, "land": lands_shown(state)[0]})
    if state.phase == SLAYING:
        return Prompt(name="slay", clause="KOD-51", facts={"seat": seat})
    if state.phase == CONQUERING:
        return Prompt(name="conquer", clause="KOD-53", facts={"seat": seat})
    if state.phase == FIRE:
        return Prompt(name="fire", clause="KOD-61", facts={"seat": seat, "field": FIELDS[state.spot]})
    return theft_prompt(state, seat)


def theft_prompt(state: DiceKings, seat: int) -> Prompt:
    """What to steal, or nothing; by the rules of revision 1 something (KOD-50)."""
    if state.phase == STEALING_CARD:
        name = "steal-card-or-pass" if state.declinable else "steal-card"
        return Prompt(name=name, clause="KOD-48", facts={"seat": seat})
    name = "steal-gem-or-pass" if state.declinable else "steal-gem"
    return Prompt(name=name, clause="KOD-49", facts={"seat": seat})


def roll_prompt(state: DiceKings, seat: int) -> Prompt:
    """All dice at first; then which to throw again (KOD-19)."""
    if state.throws == 0:
        return Prompt(name="roll", clause="KOD-19", facts={"seat": seat})
    facts = {"seat": seat, "left": MOST_THROWS - state.throws, "faces": faces_shown(state)}
    return Prompt(name="roll-again", clause="KOD-20", facts=facts)


def claim_prompt(state: DiceKings, seat: int) -> Prompt:
    """Which cards can be claimed; an alarm, where the dice meet none (KOD-24 … KOD-28)."""
    legal = state.legal(seat)
    claims = [CITIZENS[action - FIRST_CLAIM] for action in legal if action < FIRST_ALARM]
    facts = {"seat": seat, "citizens": claims, "faces": faces_shown(state)}
    if not claims:
        return Prompt(name="alarm", clause="KOD-25", facts={"seat": seat, "faces": faces_shown(state)})
    if legal[-1] >= FIRST_ALARM:
        return Prompt(name="claim-or-alarm", clause="KOD-27", facts=facts)
    return Prompt(name="claim", clause="KOD-28", facts=facts)


def pair_prompt(state: DiceKings, seat: int) -> Prompt:
    """Which jokers are paired; the claim itself, where it can be made already (KOD-42)."""
    facts = {"seat": seat} | card_facts(state.tops[state.pile])
    legal = state.legal(seat)
    if legal == [DONE]:
        return Prompt(name="confirm", clause="KOD-42", facts=facts)
    if DONE in legal:
        return Prompt(name="pair-or-done", clause="KOD-41", facts=facts)
    return Prompt(name="pair", clause="KOD-39", facts=facts)


def draw_prompt(state: DiceKings) -> Prompt:
    """What is drawn or thrown now, and where it can be named, what may come."""
    if state.phase == JOINING:
        return Prompt(name="draw-map", clause="KOD-72")
    if state.phase == DRAGONS:
        fields = {"count": state.due, "possible": possible(state)}
        return Prompt(name="draw-dragon", clause="KOD-72", facts=fields)
    if state.phase == GEMS:
        gem = gem_name(WHITE if state.due > GOLD_ON_MAP else GOLD)
        gems = {"gem": gem, "count": state.due, "possible": possible(state)}
        return Prompt(name="draw-gem", clause="KOD-72", facts=gems)
    if state.phase == OFFERING:
        cards = {"citizen": next_citizen(state), "possible": possible(state)}
        return Prompt(name="draw-card", clause="KOD-17", facts=cards)
    if state.phase == ROLL_OFF:
        return Prompt(name="draw-start", clause="KOD-18", facts={"seat": state.turn, "count": N_DICE})
    if state.phase == DRAWING:
        facts = {"seat": state.turn, "count": state.due, "stock": state.stock, "possible": possible(state)}
        return Prompt(name="draw-tile", clause="KOD-46", facts=facts)
    thrown = {"seat": state.turn, "count": len(dice_in_hand(state)), "throw": state.throws + 1}
    return Prompt(name="draw-throw", clause="KOD-19", facts=thrown)


def next_citizen(state: DiceKings) -> str:
    """The pile whose next card is uncovered: that of any card which may come."""
    return citizen(state.outcome(0))


def possible(state: DiceKings) -> list[str]:
    """All possible draws now, as they would be typed in: cards, lands or fields."""
    most = max(N_CARDS, N_LANDS, N_FIELDS)  # there are far more tickets than that
    return [draw_text(state, outcome) for outcome in range(most) if state.is_legal(CHANCE, outcome)]
