"""An edition of the box: pond, wish cards and ghosts as data, typed in strictly (WIS-8 … WIS-12).

Here is its shape; further constraints are in checks.py. Shapes, grids and what the cards
mean are the game itself; numbers on cards, the edges of the pond and the ghosts may differ.
"""

from __future__ import annotations

import msgspec

# What no edition changes
KINDS = ("pumpkin", "hat", "orb", "heart")
N_KINDS = len(KINDS)
LEAST_SEATS, MOST_SEATS = 1, 4  # WIS-8
GRIDS = (4, 5, 6)  # WIS-18
N_ROUNDS, MOST_GRID, MOST_TILES = len(GRIDS), max(GRIDS), max(GRIDS) ** 2
N_SPACES = 8  # of the pond, and as many slots for shapes between them (WIS-9)
MOST_TREES = 3  # in a tree turn (WIS-33)
DECKS = ("pumpkin", "hat", "orb", "heart", "tree")
N_DECKS, HAT_DECK, TREE_DECK = len(DECKS), DECKS.index("hat"), DECKS.index("tree")
N_LINES = N_DECKS + 1  # of a round's score: the cards and the fill bonus
CARDS = (
    ("P-AROUND", "P-SUDOKU", "P-DIAGONAL", "P-PAIRS", "P-GROUPS"),
    ("H-DIAGONAL", "H-LINE", "H-AROUND", "H-CHAIN", "H-TWO"),
    ("O-AROUND", "O-LINE", "O-GROUP", "O-SYNERGY", "O-LEAST", "O-CORNER"),
    ("E-CROSS", "E-ADJACENT", "E-BELOW", "E-DIAGONAL", "E-BEAM"),
    ("T-LINES", "T-LARGEST", "T-DENSE", "T-SECOND", "T-GROUPS", "T-DIAGONAL"),
)
DECK_OF = {name: deck for deck, names in zip(DECKS, CARDS, strict=True) for name in names}
BY_VALUES = ("O-SYNERGY", "O-LEAST")  # cards that give each kind a value of its own
N_GHOSTS, N_LEVELS, N_FIREFLIES, HIGHEST_FIREFLY = 4, N_KINDS, 8, 4  # WIS-89, WIS-91


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="camel"):
    """A part of the file; keys that nobody knows are refused."""


class Players(Part, frozen=True):
    """How many may play."""

    min: int
    max: int


class Round(Part, frozen=True):
    """One round: the side of its grid, the points for filling it, the ghost's fireflies."""

    grid: int
    fill_bonus: int
    fireflies: int


class Card(Part, frozen=True):
    """A wish card: a table by number with what each further one adds, points, or values by kind."""

    id: str
    paws: int
    table: tuple[int, ...] = ()
    more: int = 0
    points: int = 0
    values: dict[str, int] = {}
    promo: bool = False


class Box(Part, frozen=True):
    """What lies in the box."""

    game: str
    players: Players
    tiles: dict[str, int]
    rounds: tuple[Round, ...]
    edges: tuple[tuple[str, ...], ...]
    cards: tuple[Card, ...]
    first_game: tuple[str, ...]
    ghosts: tuple[tuple[int, ...], ...]
    fireflies: tuple[int, ...]
    edition: str = "own"
    note: str = ""
