"""What nobody has seen is nowhere (KOD-8, KOD-9)."""

from __future__ import annotations

import json

from stolek.games.dicekings import GAME
from stolek.games.dicekings.rules import codes
from stolek.kernel.record import Drawn
from tests.games.dicekings.second import CARDS


def test_the_position_knows_no_future() -> None:
    """KOD-8, KOD-9: lower cards, the order of the stock and the removed tiles are nowhere in it."""
    sealed = GAME.start(2, seed=11, first=0)
    for _ in range(25):
        sealed.play(sealed.to_act[0], sealed.legal(sealed.to_act[0])[0])
    by_hand = GAME.start(2, chance="manual", first=0)
    for entry in sealed.record.entries:
        if isinstance(entry, Drawn):
            by_hand.draw(entry.outcome)
        else:
            by_hand.play(entry.seat, entry.move)  # type: ignore[union-attr]
    assert by_hand.state.dump() == sealed.state.dump()
    dump = sealed.state.dump()
    assert set(dump) == {
        "cards", "tops", "players", "dice", "jokers", "throws", "tokens", "dragons", "neutral", "white",
        "gold", "whites", "golds", "fires", "white_stock", "gold_stock", "fire_stock", "map", "returned",
        "unseen", "echoes", "shown", "stock", "due", "phase", "turn", "task", "level", "spot", "winner",
        "declinable", "sixes", "contenders", "pile",
    }  # fmt: skip


def test_cards_below_are_all_alike() -> None:
    """KOD-8, KOD-17: a card is in its pile, and nothing is said of where."""
    match = GAME.start(2, seed=4)
    seen = {event.facts["card"] for event in match.told(None) if event.name == "offered"}
    shown = json.dumps(match.view(None))
    assert len(seen) == 5
    assert {card for card in CARDS if card in shown} == seen
    hidden = [place for card, place in zip(CARDS, match.state.cards, strict=True) if card not in seen]
    assert set(hidden) == {codes.IN_PILE}
