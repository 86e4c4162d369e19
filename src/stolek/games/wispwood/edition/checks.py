"""What an edition must be: each check names the clause and the place where a file breaks it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from itertools import pairwise

from stolek.games.wispwood.edition.schema import (
    BY_VALUES,
    CARDS,
    DECK_OF,
    DECKS,
    GRIDS,
    HIGHEST_FIREFLY,
    KINDS,
    LEAST_SEATS,
    MOST_SEATS,
    N_DECKS,
    N_FIREFLIES,
    N_GHOSTS,
    N_LEVELS,
    N_ROUNDS,
    N_SPACES,
    Box,
    Card,
)
from stolek.games.wispwood.rules.shapes import SHAPE_NAMES
from stolek.kernel.events import Remark
from stolek.kernel.refusal import Refusal
from stolek.kit import typed

LONGEST_NAME = 40  # of an edition; records carry it
HIGHEST = 99  # a number that still fits on a card
MOST_PAWS = 3
LEAST_OF_KIND, MOST_OF_KIND = 40, 99  # fewer tiles could run out (WIS-17)
LONGEST_TABLE = 36


def read(text: bytes) -> Box:
    """The box that a file describes; refuses what is none of this game."""
    box = typed.read(text, Box)
    check_rules(box)
    check_pond(box)
    check_cards(box)
    check_ghosts(box)
    return box


def check_rules(box: Box) -> None:
    """An edition has its own numbers, not its own rules."""
    if not 0 < len(box.edition) <= LONGEST_NAME or not box.edition.isprintable():
        raise Refusal("edition-name", longest=LONGEST_NAME)
    if box.game != "wispwood":
        raise Refusal("edition-other-game", game=box.game)
    fixed = (
        ("players.min", box.players.min, LEAST_SEATS, "WIS-8"),
        ("players.max", box.players.max, MOST_SEATS, "WIS-8"),
        ("rounds", len(box.rounds), N_ROUNDS, "WIS-7"),
    )
    for key, value, expected, clause in fixed:
        check_fixed(key, value, expected, clause)
    check_names("tiles", box.tiles, KINDS, "WIS-8")
    for kind, count in box.tiles.items():
        check_range(f"tiles.{kind}", count, LEAST_OF_KIND, MOST_OF_KIND, "WIS-17")
    for number, (one, grid) in enumerate(zip(box.rounds, GRIDS, strict=True)):
        check_fixed(f"rounds[{number}].grid", one.grid, grid, "WIS-18")
        check_range(f"rounds[{number}].fillBonus", one.fill_bonus, 0, HIGHEST, "WIS-43")
        check_range(f"rounds[{number}].fireflies", one.fireflies, 1, N_FIREFLIES, "WIS-91")


def check_fixed(key: str, value: int, expected: int, clause: str) -> None:
    """What is the same in every edition."""
    if value != expected:
        raise Refusal("edition-fixed", clause, key=key, value=value, expected=expected)


def check_range(key: str, value: int, least: int, most: int, clause: str) -> None:
    """A number that the game can work with."""
    if not least <= value <= most:
        raise Refusal("edition-range", clause, key=key, value=value, least=least, most=most)


def check_names(key: str, found: Iterable[str], expected: Collection[str], clause: str) -> None:
    """Exactly these, in this order: numbers of actions hang on it."""
    if list(found) != list(expected):
        raise Refusal("edition-names", clause, key=key, known=list(expected))


def check_pond(box: Box) -> None:
    """Edges with the same number of shapes each, every shape once (WIS-9)."""
    named = [shape for edge in box.edges for shape in edge]
    for shape in named:
        if shape not in SHAPE_NAMES:
            facts = {"text": shape[:LONGEST_NAME], "known": list(SHAPE_NAMES)}
            raise Refusal("edition-unknown-shape", "WIS-9", **facts)
        if named.count(shape) > 1:
            raise Refusal("edition-shape-twice", "WIS-9", shape=shape)
    if len(named) != N_SPACES or any(len(edge) != 2 for edge in box.edges):
        raise Refusal("edition-edges", "WIS-9", known=list(SHAPE_NAMES))


def check_cards(box: Box) -> None:
    """All cards, each with the numbers that it needs (WIS-12)."""
    known = [name for deck in CARDS for name in deck]
    check_names("cards", (card.id for card in box.cards), known, "WIS-12")
    for card in box.cards:
        check_range(f"{card.id}.paws", card.paws, 0, MOST_PAWS, "WIS-12")
        check_card(card)
    for deck, names in zip(DECKS, CARDS, strict=True):
        if not any(card.paws == 1 and not card.promo for card in box.cards if card.id in names):
            raise Refusal("edition-no-easy-card", "WIS-12", deck=deck)
    promos = {card.id for card in box.cards if card.promo}
    if [DECK_OF.get(name) for name in box.first_game] != list(DECKS) or promos & set(box.first_game):
        raise Refusal("edition-first-game", "WIS-12", named=list(box.first_game)[:N_DECKS])


def check_card(card: Card) -> None:
    """A table, points, or values: exactly what this card works with."""
    by_table, by_values = card.id[0] in "PH", card.id in BY_VALUES
    given = (bool(card.table), bool(card.values), card.points != 0, card.more != 0)
    allowed = (by_table, by_values, not by_table and not by_values, by_table and card.id[0] == "P")
    needed = (by_table, by_values, not by_table and not by_values, False)
    names = ("table", "values", "points", "more")
    for name, has, may, must in zip(names, given, allowed, needed, strict=True):
        if (has and not may) or (must and not has):
            raise Refusal("edition-card-numbers", "WIS-12", card=card.id, key=name, needed=must)
    if by_values:
        check_names(f"{card.id}.values", card.values, KINDS, "WIS-12")
    if card.id[0] == "H":
        check_fixed(f"{card.id}.table", len(card.table), 3, "WIS-56")
    if len(card.table) > LONGEST_TABLE:
        raise Refusal("edition-long-table", "WIS-12", card=card.id, most=LONGEST_TABLE)
    for place, number in enumerate(card.table):
        check_range(f"{card.id}.table[{place}]", number, 0, HIGHEST, "WIS-12")
    for kind, number in card.values.items():
        check_range(f"{card.id}.values.{kind}", number, 1, HIGHEST, "WIS-12")
    check_range(f"{card.id}.points", card.points, 0, HIGHEST, "WIS-12")
    check_range(f"{card.id}.more", card.more, 0, HIGHEST, "WIS-12")


def check_ghosts(box: Box) -> None:
    """Ghost boards with falling values, and eight fireflies (WIS-89, WIS-91)."""
    check_fixed("ghosts", len(box.ghosts), N_GHOSTS, "WIS-89")
    for number, levels in enumerate(box.ghosts):
        check_fixed(f"ghosts[{number}]", len(levels), N_LEVELS, "WIS-89")
        for value in levels:
            check_range(f"ghosts[{number}]", value, 0, HIGHEST, "WIS-89")
        if any(lower >= upper for upper, lower in pairwise(levels)):
            raise Refusal("edition-levels", "WIS-89", number=number + 1, values=list(levels))
    check_fixed("fireflies", len(box.fireflies), N_FIREFLIES, "WIS-91")
    for number in box.fireflies:
        check_range("fireflies", number, 1, HIGHEST_FIREFLY, "WIS-91")


# ---- remarks ----------------------------------------------------------------------------------


def remarks(text: bytes) -> list[Remark]:
    """What is odd about an edition, though the rules can work with it."""
    box = read(text)
    found = []
    for card in box.cards:
        if any(later < earlier for earlier, later in pairwise(card.table)):
            found.append(Remark(name="edition-falling", clause="WIS-12", facts={"card": card.id}))
    bonuses = [one.fill_bonus for one in box.rounds]
    if bonuses != sorted(bonuses):
        found.append(Remark(name="edition-bonuses", clause="WIS-43", facts={"values": bonuses}))
    return found
