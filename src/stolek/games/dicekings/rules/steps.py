"""The steps of what a card brings, in their order, and which of them is due now (KOD-56)."""

from __future__ import annotations

from typing import Any

from stolek.games.dicekings.rules.codes import (
    ALARM,
    CONQUERING,
    DRAGON_ALARM,
    DRAWING,
    FIRE,
    LANDOWNER,
    MERCHANT,
    OFFERING,
    PHASES,
    PLACING,
    ROGUE,
    SLAYER,
    SLAYING,
    STEALING_CARD,
    STEALING_GEM,
    THIEF_CARD,
    THIEF_GEM,
)
from stolek.games.dicekings.rules.state import DiceKings

STEPS = {
    MERCHANT: (PLACING,),
    THIEF_CARD: (PLACING, STEALING_CARD),
    THIEF_GEM: (PLACING, STEALING_GEM),
    SLAYER: (SLAYING,),
    ROGUE: (CONQUERING,),
    LANDOWNER: (PLACING,),
    DRAGON_ALARM: (ALARM,),
}
UNDER_WAY = (OFFERING, DRAWING, PLACING, STEALING_CARD, STEALING_GEM, SLAYING, CONQUERING, ALARM, FIRE)


def steps(state: DiceKings) -> list[dict[str, Any]]:
    """Nothing while no effect is under way. While the next card is uncovered, none of them is due yet."""
    known = STEPS.get(state.task, ()) if state.phase in UNDER_WAY else ()
    now = known[0] if known and state.phase == DRAWING else state.phase
    # The fire for a dragon is looked for only where the stock has none (KOD-61).
    found = (*known, FIRE) if known and now == FIRE else known
    return [{"name": PHASES[step], "now": step == now} for step in found]
