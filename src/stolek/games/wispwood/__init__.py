"""Wispwood (Zářihvozd), the game of wisps and trees by Reed Ambrose."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from stolek.games.wispwood.bot.adviser import TERMS, TRIALS, WispwoodAdviser, levels
from stolek.games.wispwood.edition.box import BOX, CARD_NAMES, EDITION, cards_in
from stolek.games.wispwood.edition.checks import remarks
from stolek.games.wispwood.edition.schema import DECK_OF, DECKS, KINDS, N_GHOSTS
from stolek.games.wispwood.play import moves, view
from stolek.games.wispwood.play.refusals import objection
from stolek.games.wispwood.play.result import ENDINGS, outcome, side
from stolek.games.wispwood.play.summary import tiles
from stolek.games.wispwood.referee.score import desk, figures
from stolek.games.wispwood.rules.codes import (
    ARRANGING,
    DEALING,
    DRAWING,
    LETTERS,
    LEVELS,
    NO_CARD,
    NO_SHAPE,
    STARTING,
)
from stolek.games.wispwood.rules.position import one_of_each
from stolek.games.wispwood.rules.setup import start
from stolek.games.wispwood.rules.shapes import SHAPE_NAMES
from stolek.games.wispwood.rules.state import Wispwood
from stolek.games.wispwood.rules.tables import CHOICES
from stolek.games.wispwood.terminal import text
from stolek.kernel.game import Game
from stolek.kernel.option import Option
from stolek.kernel.refusal import Refusal

PICKED = ["P-PAIRS", "H-CHAIN", "O-CORNER", "E-BEAM", "T-DIAGONAL"]
OPTIONS = (
    Option("cards", ("random", "one-paw", "first-game", "promos"), "random", examples=(PICKED,)),
    Option("tree_card", (True, False), True),
    Option("rounds", (3, 2), 3),
    Option("pond", ("edges", "free"), "edges"),
    Option("first", ("drawn", 0, 1, 2, 3), "drawn"),
    Option("ghost", tuple(range(1, N_GHOSTS + 1)), 1),
)


def agree(players: int, options: dict[str, Any]) -> dict[str, Any]:
    """Cards of every deck, an existing start player, and a ghost only for solo games."""
    if players > 1 and options["ghost"] != 1:
        raise Refusal("ghost-alone-only", "WIS-89")
    return options | agreed_cards(options) | {"first": agreed_first(players, options["first"])}


def agreed_first(players: int, first: str | int) -> str | int:
    """The seat that begins, unless it is drawn; alone the ghost begins (WIS-13, WIS-92)."""
    if first == "drawn" or (isinstance(first, int) and players > 1 and first < players):
        return first
    raise Refusal("bad-first", "WIS-92" if players == 1 else "WIS-13", first=first, players=players)


def agreed_cards(options: dict[str, Any]) -> dict[str, Any]:
    """How cards are drawn, or one of each deck in their order; none for trees is the variant WIS-86."""
    cards, with_trees = options["cards"], options["tree_card"]
    if isinstance(cards, str) and cards != "first-game":
        return {}
    if cards == "first-game":
        cards = [card for card in BOX.first_game if with_trees or DECK_OF[card] != "tree"]
    named = sorted(one_of_each(cards), key=lambda card: DECKS.index(DECK_OF[card]))
    decks = [DECK_OF[card] for card in named]
    missing = [deck for deck in DECKS if deck not in decks and deck != "tree"]
    if missing:
        raise Refusal("deck-without-card", "WIS-12", deck=missing[0], known=cards_in(missing[0], "promos"))
    if "tree" in decks and not with_trees:
        raise Refusal("tree-card-not-wanted", "WIS-86", card=named[-1])
    return {"cards": named, "tree_card": "tree" in decks}


def census(state: Wispwood) -> dict[str, int]:
    """Tiles of each kind wherever they are, and tiles that lie face down in front of somebody."""
    heaps = zip(state.pool, state.apart, state.discards, state.collected, strict=True)
    forests = [letter for seat in range(state.players) for letter in tiles(state, seat).values()]
    by_kind = {
        kind: sum(counts) + state.pond.count(number) + forests.count(LETTERS[number])
        for number, (kind, counts) in enumerate(zip(KINDS, heaps, strict=True))
    }
    face_down = sum(state.pool) + sum(state.apart) - state.stock
    return by_kind | {"unaccounted": face_down - forests.count("T") - forests.count("C")}


def odds(state: Wispwood) -> dict[int, int]:
    """Cards, pieces, levels and seats are equally likely; tiles and fireflies by how many there are."""
    if state.phase == DRAWING:
        deck = DECKS[state.cards.index(NO_CARD)]
        return dict.fromkeys(map(CARD_NAMES.index, cards_in(deck, CHOICES[state.choice])), 1)
    if state.phase == ARRANGING:
        lying = [SHAPE_NAMES[shape] for shape in state.slots if shape != NO_SHAPE]
        pieces = BOX.edges if state.per_piece > 1 else [(shape,) for shape in SHAPE_NAMES]
        return {number: 1 for number, piece in enumerate(pieces) if piece[0] not in lying}
    if state.phase == LEVELS:
        return {kind: 1 for kind in range(len(KINDS)) if kind not in state.levels}
    if state.phase == STARTING:
        return dict.fromkeys(range(state.players), 1)
    heap = state.pool if state.phase == DEALING else state.fireflies
    return {number: count for number, count in enumerate(heap) if count}


def hides(state: Wispwood, eye: int | None) -> bool:
    """What nobody has seen has not been decided yet, so nothing is hidden (WIS-14)."""
    return False


GAME = Game(
    name="wispwood",
    revision=1,
    edition=EDITION,
    players=(1, 2, 3, 4),
    options=OPTIONS,
    endings=ENDINGS,
    longest=1300,  # single trees with two refreshes before each: 4 decisions for each of 4 × 74 tiles
    state=Wispwood,
    set_up=start,
    agree=agree,
    side=side,
    moves=moves,
    telling=view,
    outcome=outcome,
    objection=objection,
    census=census,
    odds=odds,
    hides=hides,
    folder=Path(__file__).parent,
    face=text,
    score_desk=desk,
    score_figures=figures,
    edition_check=remarks,
    adviser=WispwoodAdviser,
    terms=TERMS,
    levels=levels,
    trials=TRIALS,
)
