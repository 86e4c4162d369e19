"""Endings and places of King of the Dice (KOD-57, KOD-63 … KOD-70)."""

from __future__ import annotations

from stolek.games.dicekings.play.summary import items, winner
from stolek.games.dicekings.rules.codes import OVER
from stolek.games.dicekings.rules.state import DiceKings
from stolek.kernel.outcome import Outcome

ENDINGS = ("stock-empty", "no-token-left")


def side(state: DiceKings, seat: int) -> int:
    """Every seat is its own side."""
    return seat


def outcome(state: DiceKings) -> Outcome:
    """The result, or the current standing: an immediate winner, then most points, then most dragon fires."""
    over = state.phase == OVER
    at_once = winner(state)
    seats = range(state.players)
    found = tuple(tuple(items(state, seat)) for seat in seats)
    scores = tuple(sum(item.points for item in own) for own in found)
    return Outcome(
        ending=ENDINGS[at_once is not None] if over else None,
        clause=("KOD-63" if at_once is None else "KOD-57") if over else None,
        ranks=state.ranks(),
        scores=scores,
        items=found,
        order=tuple((int(seat == at_once), scores[seat], state.fires[seat]) for seat in seats),
    )
