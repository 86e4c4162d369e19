"""The box in use: kinds, cards, pond and ghosts by number (WIS-8 … WIS-12)."""

from __future__ import annotations

from pathlib import Path

from stolek.games.wispwood.edition.checks import read
from stolek.games.wispwood.edition.schema import DECK_OF
from stolek.kernel.editions import source

SOURCE = source(Path(__file__).parents[1])
BOX = read(SOURCE.text)
EDITION = SOURCE.named(BOX.edition)

CARD_NAMES = tuple(card.id for card in BOX.cards)
CARD_NUMBER = {name: number for number, name in enumerate(CARD_NAMES)}
CARD = {card.id: card for card in BOX.cards}


def cards_in(deck: str, choice: str = "random") -> list[str]:
    """The cards of a deck that may be drawn: all of the box, the easy ones, or with promos (WIS-12)."""
    cards = [card for card in BOX.cards if DECK_OF[card.id] == deck]
    if choice == "one-paw":
        cards = [card for card in cards if card.paws == 1]
    return [card.id for card in cards if choice == "promos" or not card.promo]
