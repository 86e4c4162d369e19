"""The table before anything is drawn (WIS-8 … WIS-13, WIS-89)."""

from __future__ import annotations

from typing import Any

from stolek.games.wispwood.edition.box import BOX, CARD_NUMBER
from stolek.games.wispwood.edition.schema import (
    DECK_OF,
    DECKS,
    KINDS,
    MOST_SEATS,
    N_KINDS,
    N_LEVELS,
    N_LINES,
    N_ROUNDS,
    N_SPACES,
    TREE_DECK,
)
from stolek.games.wispwood.rules.cells import MIDDLE, SIDE
from stolek.games.wispwood.rules.codes import (
    ARRANGING,
    DRAWING,
    EMPTY,
    NO_CARD,
    NO_KIND,
    NO_SHAPE,
    NO_SPACE,
    NO_SPOT,
)
from stolek.games.wispwood.rules.shapes import SHAPE_NAMES
from stolek.games.wispwood.rules.state import Wispwood
from stolek.games.wispwood.rules.tables import CHOICES, firefly_counts


def start(players: int, options: dict[str, Any]) -> Wispwood:
    """A cat on a tile for everybody; cards, pond and start player are drawn, unless the options name them."""
    return Wispwood.load(
        forests(players, options["cards"])
        | pond(players, by_edges=options["pond"] == "edges")
        | ghost(options["ghost"] if players == 1 else 0)
        | turns(players, options["first"], drawing=not isinstance(options["cards"], list))
        | rounds(options)
    )


def forests(players: int, cards: str | list[str]) -> dict[str, Any]:
    """Nothing but cats in the middle (WIS-11), and the cards that are named (WIS-12)."""
    named = {DECK_OF[card]: CARD_NUMBER[card] for card in cards} if isinstance(cards, list) else {}
    return {
        "wisps": [0] * (MOST_SEATS * N_KINDS * SIDE),
        "trees": [0] * (MOST_SEATS * SIDE),
        "cats": [MIDDLE] * players + [0] * (MOST_SEATS - players),
        "cards": [named.get(deck, NO_CARD) for deck in DECKS],
        "players": players,
        "round": 0,
    }


def pond(players: int, *, by_edges: bool) -> dict[str, Any]:
    """All tiles are unseen (WIS-8); the first edge lies, for a ring has no beginning (WIS-9)."""
    tiles = [BOX.tiles[kind] - (players == 1) for kind in KINDS]  # one of each marks a level (WIS-89)
    slots = [SHAPE_NAMES.index(shape) for shape in (BOX.edges[0] if by_edges else ())]
    return {
        "pond": [EMPTY] * N_SPACES,
        "slots": slots + [NO_SHAPE] * (N_SPACES - len(slots)),
        "pool": tiles,
        "apart": [0] * N_KINDS,
        "discards": [0] * N_KINDS,
        "stock": sum(tiles) - players,
        "per_piece": 2 if by_edges else 1,
    }


def ghost(board: int) -> dict[str, Any]:
    """A ghost with its board and all fireflies face down, or none (WIS-89, WIS-91)."""
    fireflies = firefly_counts()
    return {
        "ghost": board,
        "firefly": 0,
        "levels": [NO_KIND] * N_LEVELS,
        "collected": [0] * N_KINDS,
        "fireflies": fireflies if board else [0] * len(fireflies),
        "ghost_points": [0] * N_ROUNDS,
    }


def turns(players: int, first: str | int, *, drawing: bool) -> dict[str, Any]:
    """All cats ready; the start player is known, or drawn later; alone there is only one (WIS-13)."""
    known = 0 if players == 1 else first if isinstance(first, int) else players
    return {
        "phase": DRAWING if drawing else ARRANGING,
        "turn": known,
        "ready": (1 << players) - 1,
        "fresh": 0,
        "space": NO_SPACE,
        "shape": NO_SHAPE,
        "spot": NO_SPOT,
        "laid": 0,
        "paw": known % players,
    }


def rounds(options: dict[str, Any]) -> dict[str, Any]:
    """No points yet; which cards may be drawn, and how many rounds there are (WIS-12, WIS-86, WIS-87)."""
    cards = options["cards"]
    return {
        "decks": len(DECKS) if options["tree_card"] else TREE_DECK,
        "choice": CHOICES.index("random" if isinstance(cards, list) else cards),
        "points": [0] * (MOST_SEATS * N_ROUNDS * N_LINES),
        "filled": [0] * MOST_SEATS,
        "rounds": options["rounds"],
        "choosing": 0,
    }
