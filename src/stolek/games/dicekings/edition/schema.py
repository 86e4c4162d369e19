"""An edition of the box: dice, map and citizen cards as data, typed in strictly (KOD-2, KOD-4, KOD-6, KOD-7).

Here is its shape; further constraints are in checks.py. How many pieces there are and what
the citizens do is the game itself; dice, lands, maps and what the cards ask for may differ.
"""

from __future__ import annotations

import msgspec

# What no edition changes (KOD-1, KOD-2)
LEAST_SEATS, MOST_SEATS = 2, 4
SEAT_COUNTS = tuple(range(LEAST_SEATS, MOST_SEATS + 1))
COLOURS = ("red", "blue", "green")
LETTERS = {"red": "r", "blue": "b", "green": "g"}
N_COLOURS, N_NUMBERS = len(COLOURS), 6
N_SYMBOLS = N_COLOURS * N_NUMBERS  # what a die can show
N_DICE, MOST_THROWS = 6, 3
DICE = "abcdef"  # the dice by name
LANDS = (
    "floodplain", "coast", "swamp", "meadow", "desert",
    "cave", "volcano", "farmland", "mountains", "lava",
    "steppe", "pine_forest", "mushroom_forest", "flower_meadow", "quarry",
)  # fmt: skip
N_LANDS, FIELDS_OF_LAND = len(LANDS), 2
FIELDS = tuple(f"{part}{number}" for part in "AB" for number in range(1, N_LANDS + 1))
N_FIELDS = len(FIELDS)
N_MAPS = len(SEAT_COUNTS)
N_TILES, N_REMOVED, MOST_SHOWN = N_FIELDS, 2, 3
WHITE_ON_MAP, GOLD_ON_MAP, N_WHITE, N_GOLD = 6, 4, 18, 6
N_FIRES, N_TOKENS, MOST_DRAGONS = 15, 16, 8  # the last: KOD-73
CITIZENS = ("merchant", "thief", "slayer", "rogue", "landowner")
EFFECTS = {
    "merchant": ("merchant",),
    "thief": ("thief_card", "thief_gem"),
    "slayer": ("slayer",),
    "rogue": ("rogue",),
    "landowner": ("landowner",),
}
N_DECKS, IN_DECK = len(CITIZENS), 12
CARDS = tuple(f"K{deck}-{number:02}" for deck in range(1, N_DECKS + 1) for number in range(1, IN_DECK + 1))
N_CARDS, N_TIERS = len(CARDS), 3
SHOWN_TO_THIEF, SHOWN_TO_LANDOWNER = 2, 2  # KOD-48, KOD-54
MOST_ECHOES = 8  # of a land that are told apart: tickets must not grow beyond all numbers (KOD-9)

# Scoring (KOD-64 … KOD-68)
PER_FIELD_OF_LARGEST, PER_OTHER_FIELD, PER_GOLD, PER_WHITE, MOST_FIRES = 3, 1, 3, 2, 4


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file; keys that nobody knows are refused."""


class Dice(Part, frozen=True):
    """Kinds of dice, each by the colours of its numbers, and the kind of every die (KOD-6)."""

    kinds: dict[str, tuple[str, ...]]
    set: tuple[str, ...]


class Map(Part, frozen=True):
    """How the parts are joined: where every field lies, and what the set-up puts on it (KOD-10 … KOD-14).

    Fields are hexagons, and those that touch are adjacent, unless `neighbours` says it field by field.
    """

    places: dict[str, tuple[int, int]]
    dragons: tuple[str, ...]
    white: tuple[str, ...]
    gold: tuple[str, ...]
    neighbours: dict[str, tuple[str, ...]] = {}


class Colors(Part, frozen=True, tag="colors"):
    """So many dice of each colour (KOD-31)."""

    need: dict[str, int]


class Numbers(Part, frozen=True, tag="numbers"):
    """So many dice of each number (KOD-32)."""

    need: dict[str, int]


class Groups(Part, frozen=True, tag="groups"):
    """Groups of equal numbers (KOD-33)."""

    sizes: tuple[int, ...]


class Sum(Part, frozen=True, tag="sum"):
    """The total of all dice (KOD-34)."""

    min: int


class ColorSum(Part, frozen=True, tag="color_sum"):
    """The total of the dice of one colour (KOD-35)."""

    color: str
    min: int


class ColorOrder(Part, frozen=True, tag="color_order"):
    """Totals that fall from colour to colour (KOD-36)."""

    order: tuple[str, ...]


class Straight(Part, frozen=True, tag="straight"):
    """Numbers in a row (KOD-37)."""

    length: int


Condition = Colors | Numbers | Groups | Sum | ColorSum | ColorOrder | Straight


class Tiered(Part, frozen=True, tag="tiered"):
    """Three conditions, each harder than the one before (KOD-38)."""

    tiers: tuple[Condition, ...]


AnyCondition = Condition | Tiered


class Card(Part, frozen=True):
    """A citizen card: what it does, its joker symbol such as `6r`, what it asks for (KOD-7)."""

    id: str
    effect: str
    joker: str
    condition: AnyCondition


class Box(Part, frozen=True):
    """What lies in the box."""

    game: str
    dice: Dice
    fields: dict[str, str]
    maps: dict[str, Map]
    cards: tuple[Card, ...]
    edition: str = "own"
    note: str = ""
