"""The table before anything is drawn (WIS-8 … WIS-13, WIS-89)."""

from __future__ import annotations

from typing import Any

from stolek.games.wispwood.box import BOX, CARD_NUMBER, DECK_OF
from stolek.games.wispwood.cells import MIDDLE, SIDE
from stolek.games.wispwood.codes import (
    ANY,
    ARRANGING,
    DRAWING,
    EMPTY,
    NO_CARD,
    NO_KIND,
    NO_SHAPE,
    NO_SPACE,
    NO_SPOT,
)
from stolek.games.wispwood.edition import (
    DECKS,
    KINDS,
    MOST_SEATS,
    N_KINDS,
    N_LEVELS,
    N_ROUNDS,
    N_SPACES,
    TREE_DECK,
)
from stolek.games.wispwood.rules import Wispwood
from stolek.games.wispwood.shapes import SHAPE_NAMES
from stolek.games.wispwood.tables import CHOICES, firefly_counts

N_LINES = len(DECKS) + 1


def start(players: int, options: dict[str, Any]) -> Wispwood:
    """A cat on a tile for everybody; cards, pond and start player are drawn, unless the options name them."""
    alone = players == 1
    tiles = [BOX.tiles[kind] - alone for kind in KINDS]  # one of each kind marks a level (WIS-89)
    cards = cards_named(options["cards"])
    by_edges = options["pond"] == "edges"
    first_edge = BOX.edges[0] if by_edges else ()  # a ring has no beginning (WIS-9)
    slots = [SHAPE_NAMES.index(shape) for shape in first_edge]
    named = isinstance(options["cards"], list)
    return Wispwood.load(
        {
            "wisps": [0] * (MOST_SEATS * N_KINDS * SIDE),
            "trees": [0] * (MOST_SEATS * SIDE),
            "cats": [MIDDLE] * players + [0] * (MOST_SEATS - players),
            "players": players,
            "round": 0,
            "hat_card": cards[DECKS.index("hat")],
            "pond": [EMPTY] * N_SPACES,
            "slots": slots + [NO_SHAPE] * (N_SPACES - len(slots)),
            "pool": tiles,
            "apart": [0] * N_KINDS,
            "discards": [0] * N_KINDS,
            "stock": sum(tiles) - players,
            "pieces": 2 if by_edges else 1,
            "ghost": options["ghost"] if alone else 0,
            "haunt": NO_SPACE,
            "firefly": 0,
            "levels": [NO_KIND] * N_LEVELS,
            "collected": [0] * N_KINDS,
            "fireflies": firefly_counts() if alone else [0] * len(firefly_counts()),
            "ghost_points": [0] * N_ROUNDS,
            "phase": ARRANGING if named else DRAWING,
            "turn": 0 if alone else players if options["first"] == "drawn" else options["first"],
            "ready": (1 << players) - 1,
            "fresh": 0,
            "space": NO_SPACE,
            "shape": NO_SHAPE,
            "spot": NO_SPOT,
            "laid": 0,
            "cards": cards,
            "decks": len(DECKS) if options["tree_card"] else TREE_DECK,
            "choice": ANY if named else CHOICES.index(options["cards"]),
            "paw": 0 if options["first"] == "drawn" else options["first"],
            "points": [0] * (MOST_SEATS * N_ROUNDS * N_LINES),
            "filled": [0] * MOST_SEATS,
            "rounds": options["rounds"],
            "choosing": 0,
        }
    )


def cards_named(cards: str | list[str]) -> list[int]:
    """The cards of the decks, where they are named."""
    named = {DECK_OF[card]: CARD_NUMBER[card] for card in cards} if isinstance(cards, list) else {}
    return [named.get(deck, NO_CARD) for deck in DECKS]
