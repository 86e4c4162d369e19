"""The box as flat lists of numbers, for scoring.py and the classes of the State."""

from __future__ import annotations

from stolek.games.wispwood.edition.box import BOX, CARD, CARD_NUMBER, cards_in
from stolek.games.wispwood.edition.schema import (
    BY_VALUES,
    CARDS,
    DECKS,
    HIGHEST_FIREFLY,
    KINDS,
    MOST_GRID,
    MOST_SEATS,
    MOST_TILES,
)
from stolek.games.wispwood.rules.shapes import LONGEST, SHAPE_NAMES, all_lays, lays, orientations

CHOICES = ("promos", "random", "one-paw")  # which cards may be drawn
MOST_IN_DECK = max(map(len, CARDS))
WIDTH = 8  # of a row of a board: bit 8 * row + column, so that columns have air between them
N_BITS = WIDTH * MOST_GRID


def of_seat(values: list[int], seat: int) -> list[int]:
    """The part of a list that belongs to a seat."""
    length = len(values) // MOST_SEATS
    return values[length * seat : length * (seat + 1)]


# ---- cards ------------------------------------------------------------------------------------


def pumpkin_points() -> list[int]:
    """At card * 37 + count: what so many bring (WIS-51 … WIS-55)."""
    table = []
    for name in cards_in("pumpkin", "promos"):
        card = CARD[name]
        known = [0, *card.table][: MOST_TILES + 1]
        table += known
        table += [known[-1] + card.more * further for further in range(1, MOST_TILES + 2 - len(known))]
    return table


def hat_points() -> list[int]:
    """At card * 37 + count: full threes, and what is left over (WIS-56)."""
    table = []
    for name in cards_in("hat", "promos"):
        *rest, three = CARD[name].table
        table += [three * (count // 3) + [0, *rest][count % 3] for count in range(MOST_TILES + 1)]
    return table


def card_points() -> list[int]:
    """Per card: what each kind, tree, line or group brings; 0 where the card has a table or values."""
    return [card.points for card in BOX.cards]


def kind_values() -> list[int]:
    """At card * 4 + kind, for the two cards that give each kind a value of its own (WIS-70, WIS-71)."""
    return [CARD[name].values[kind] for name in BY_VALUES for kind in KINDS]


def deck_sizes() -> list[int]:
    """At choice * 5 + deck: how many cards may be drawn."""
    return [len(cards_in(deck, choice)) for choice in CHOICES for deck in DECKS]


def deck_cards() -> list[int]:
    """At (choice * 5 + deck) * 6: the cards that may be drawn."""
    table = []
    for choice in CHOICES:
        for deck in DECKS:
            cards = [CARD_NUMBER[name] for name in cards_in(deck, choice)]
            table += cards + [0] * (MOST_IN_DECK - len(cards))
    return table


# ---- boards of 6 × 6 as bits, for scoring -----------------------------------------------------


def bits(*directions: tuple[int, int], far: bool = False) -> list[int]:
    """At cell: the cells one step away in these directions, or any number of steps."""
    table = [0] * N_BITS
    for row in range(MOST_GRID):
        for column in range(MOST_GRID):
            for down, right in directions:
                r, c = row + down, column + right
                while 0 <= r < MOST_GRID and 0 <= c < MOST_GRID:
                    table[row * WIDTH + column] |= 1 << r * WIDTH + c
                    r, c = (r + down, c + right) if far else (MOST_GRID, 0)
    return table


def single_bits() -> list[int]:
    """At cell: the cell itself."""
    return [1 << cell for cell in range(N_BITS)]


def places() -> list[int]:
    """The cells of a board, row by row."""
    return [row * WIDTH + column for row in range(MOST_GRID) for column in range(MOST_GRID)]


def windows() -> list[int]:
    """At side: all cells of a grid of that side in the corner."""
    return [
        sum(1 << row * WIDTH + column for row in range(side) for column in range(side))
        for side in range(MOST_GRID + 1)
    ]


def lines() -> list[int]:
    """All rows, then all columns."""
    along = [bits((0, 1), (0, -1), far=True), bits((1, 0), (-1, 0), far=True)]
    rows = [along[0][WIDTH * k] | 1 << WIDTH * k for k in range(MOST_GRID)]
    return rows + [along[1][k] | 1 << k for k in range(MOST_GRID)]


def diagonals() -> list[int]:
    """All diagonals of both directions."""
    found = []
    for down, right in ((1, 1), (1, -1)):
        through = bits((down, right), (-down, -right), far=True)
        found += sorted({through[cell] | 1 << cell for cell in places()})
    return found


# ---- shapes -----------------------------------------------------------------------------------


def orientation_starts() -> list[int]:
    """Per shape: the number of its first orientation; at the end the number of all."""
    table = [0]
    for shape in SHAPE_NAMES:
        table.append(table[-1] + len(orientations(shape)))
    return table


def orientation_cells() -> list[int]:
    """At orientation * 8: row and column of its cells; short shapes repeat their first one."""
    table = []
    for shape in SHAPE_NAMES:
        for cells in orientations(shape):
            for row, column in cells + cells[:1] * (LONGEST - len(cells)):
                table += [row, column]
    return table


def orientation_heights() -> list[int]:
    """Per orientation: over how many rows it reaches."""
    return [1 + max(row for row, _ in cells) for shape in SHAPE_NAMES for cells in orientations(shape)]


def orientation_breadths() -> list[int]:
    """Per orientation: over how many columns it reaches."""
    return [1 + max(column for _, column in cells) for shape in SHAPE_NAMES for cells in orientations(shape)]


def lay_starts() -> list[int]:
    """Per shape: the number of its first lay; at the end the number of all."""
    table = [0]
    for shape in SHAPE_NAMES:
        table.append(table[-1] + len(lays(shape)))
    return table


def lay_cells() -> list[int]:
    """At lay * 6: where its trees lie, seen from the wisp; short shapes repeat their first one."""
    table = []
    for _, lay in all_lays():
        for row, column in lay + lay[:1] * (LONGEST - 1 - len(lay)):
            table += [row, column]
    return table


def shape_sizes() -> list[int]:
    """Per shape: how many cells it has."""
    return [len(orientations(shape)[0]) for shape in SHAPE_NAMES]


def edge_shapes() -> list[int]:
    """At edge * 2: its shapes, clockwise (WIS-9)."""
    return [SHAPE_NAMES.index(shape) for edge in BOX.edges for shape in edge]


# ---- rounds and ghosts ------------------------------------------------------------------------


def fill_bonuses() -> list[int]:
    """Per round: the points for a full grid (WIS-43)."""
    return [one.fill_bonus for one in BOX.rounds]


def firefly_stacks() -> list[int]:
    """Per round: how many fireflies the ghost has (WIS-91)."""
    return [one.fireflies for one in BOX.rounds]


def ghost_values() -> list[int]:
    """At ghost * 4 + level: what a wisp of that level is worth (WIS-89)."""
    return [value for levels in BOX.ghosts for value in levels]


def firefly_counts() -> list[int]:
    """At number: how many fireflies show it."""
    return [BOX.fireflies.count(number) for number in range(HIGHEST_FIREFLY + 1)]
