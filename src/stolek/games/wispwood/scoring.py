"""What a forest scores: every wish card on bits (WIS-51 … WIS-84).

A board is a number: bit 8 * row + column for a cell of the 6 × 6, one board for each kind of wisp and
one for the trees. Plain Python; scoring.pxd gives the C types. Which cells brought which points is said
in play/tally.py, in another way; both must agree.
"""

from __future__ import annotations

from typing import Any

from stolek.games.wispwood.edition.box import CARD_NUMBER
from stolek.games.wispwood.edition.schema import MOST_TILES
from stolek.games.wispwood.rules import tables
from stolek.games.wispwood.rules.codes import (
    E_ADJACENT,
    E_BELOW,
    E_CROSS,
    E_DIAGONAL,
    H_DIAGONAL,
    O_AROUND,
    O_GROUP,
    O_LEAST,
    O_LINE,
    O_SYNERGY,
    P_AROUND,
    P_GROUPS,
    P_PAIRS,
    P_SUDOKU,
    T_DENSE,
    T_DIAGONAL,
    T_LARGEST,
    T_LINES,
    T_SECOND,
)
from stolek.games.wispwood.rules.position import boards_of, checked, fill_bonus
from stolek.games.wispwood.rules.tables import WIDTH

ENOUGH = 3  # trees in a line, beside a tree, or in a group (WIS-78, WIS-80, WIS-82)
STEPS = MOST_TILES + 1
NO_VALUE = 1000  # more than any card says

CELLS = tables.places()
BIT = tables.single_bits()
ROW = tables.bits((0, 1), (0, -1), far=True)
COLUMN = tables.bits((1, 0), (-1, 0), far=True)
FALLING = tables.bits((1, 1), (-1, -1), far=True)
RISING = tables.bits((1, -1), (-1, 1), far=True)
BELOW = tables.bits((1, 0), far=True)
BESIDE = tables.bits((0, 1), (0, -1), (1, 0), (-1, 0))
CORNERS = tables.bits((1, 1), (1, -1), (-1, 1), (-1, -1))
LINES = tables.lines()
DIAGONALS = tables.diagonals()
BEAMS = [1, -1, WIDTH, -WIDTH]
PUMPKIN_POINTS = tables.pumpkin_points()
HAT_POINTS = tables.hat_points()
CARD_POINTS = tables.card_points()
KIND_VALUES = tables.kind_values()


def score(position: dict[str, Any]) -> dict[str, Any]:
    """The points of one round: card by card, for a full grid, and in all.

    `position` has the round, the wish cards and the forest in rows of the letters P H O h T C and `.`,
    as in the file of the score desk.
    """
    given = checked(position)
    boards = boards_of(given.forest)
    items = {card: points(CARD_NUMBER[card], *boards) for card in given.cards}
    fill = fill_bonus(given)
    return {"items": items, "fill": fill, "total": sum(items.values()) + fill}


def points(card: int, p: int, h: int, o: int, e: int, t: int) -> int:
    """What one card brings to a forest of pumpkins, hats, orbs, hearts and trees."""
    if card < H_DIAGONAL:
        return PUMPKIN_POINTS[card * STEPS + pumpkins(card, p, p | h | o | e)]
    if card < O_AROUND:
        return HAT_POINTS[(card - H_DIAGONAL) * STEPS + count(h)]
    if card < E_CROSS:
        return orbs(card, p, h, o, e)
    if card < T_LINES:
        return CARD_POINTS[card] * trees_of_hearts(card, e, t)
    return CARD_POINTS[card] * trees(card, p | h | o | e, t)


# ---- counting ---------------------------------------------------------------------------------


def count(board: int) -> int:
    """How many cells are set."""
    n = 0
    while board:
        board &= board - 1
        n += 1
    return n


def group(seed: int, within: int) -> int:
    """All cells connected with a seed through sides (WIS-5)."""
    grown = 0
    while grown != seed:
        grown = seed
        seed = (seed | seed << 1 | seed >> 1 | seed << WIDTH | seed >> WIDTH) & within
    return grown


def kinds(where: int, p: int, h: int, o: int, e: int) -> int:
    """How many different kinds of wisps lie there (WIS-66)."""
    n = 1 if where & p else 0
    n += 1 if where & h else 0
    n += 1 if where & o else 0
    n += 1 if where & e else 0
    return n


# ---- pumpkins ---------------------------------------------------------------------------------


def pumpkins(card: int, p: int, wisps: int) -> int:
    """How many pumpkins, pairs or groups count (WIS-51 … WIS-55)."""
    n = 0
    if card in (P_PAIRS, P_GROUPS):
        rest = p
        while rest:
            found = group(rest & -rest, p if card == P_PAIRS else wisps)
            if card == P_GROUPS or count(found) == 2:
                n += 1
            rest &= ~found
        return n
    for cell in CELLS:
        if p >> cell & 1:
            if card == P_AROUND:
                others = BESIDE[cell] | CORNERS[cell]
            elif card == P_SUDOKU:
                others = ROW[cell] | COLUMN[cell]
            else:
                others = FALLING[cell] | RISING[cell]
            n += 0 if p & others else 1
    return n


# ---- orbs -------------------------------------------------------------------------------------


def orbs(card: int, p: int, h: int, o: int, e: int) -> int:
    """What all orbs bring, or the groups with orbs (WIS-67 … WIS-71, WIS-84)."""
    if card == O_LEAST:
        return count(o) * worth_of_least(count(p), count(h), count(o), count(e))
    if card == O_GROUP:
        return CARD_POINTS[card] * kinds_of_groups(p, h, o, e)
    total = 0
    for cell in CELLS:
        if o >> cell & 1:
            if card == O_SYNERGY:
                total += lowest_value(BESIDE[cell], p, h, o, e)
            elif card == O_AROUND:
                total += CARD_POINTS[card] * kinds(BESIDE[cell] | CORNERS[cell], p, h, o, e)
            elif card == O_LINE:
                total += CARD_POINTS[card] * kinds_in_line(cell, p, h, o, e)
            else:
                total += CARD_POINTS[card] * kinds_at_corner(cell, p, h, o, e)
    return total


def kinds_of_groups(p: int, h: int, o: int, e: int) -> int:
    """Kinds in each group with an orb, each group once (WIS-69)."""
    n = 0
    rest = o
    while rest:
        found = group(rest & -rest, p | h | o | e)
        n += kinds(found, p, h, o, e)
        rest &= ~found
    return n


def kinds_in_line(cell: int, p: int, h: int, o: int, e: int) -> int:
    """Kinds in the row or the column of an orb, its own included (WIS-68)."""
    in_row = kinds(ROW[cell] | BIT[cell], p, h, o, e)
    in_column = kinds(COLUMN[cell] | BIT[cell], p, h, o, e)
    return max(in_row, in_column)


def kinds_at_corner(cell: int, p: int, h: int, o: int, e: int) -> int:
    """Kinds of the best group that touches an orb at a corner only (WIS-84)."""
    wisps = p | h | o | e
    best = 0
    rest = CORNERS[cell] & wisps & ~group(BIT[cell], wisps)
    while rest:
        found = group(rest & -rest, wisps)
        best = max(best, kinds(found, p, h, o, e))
        rest &= ~found
    return best


def lowest_value(beside: int, p: int, h: int, o: int, e: int) -> int:
    """The lowest value of a wisp beside an orb, 0 when there is none (WIS-70)."""
    lowest = NO_VALUE
    lowest = min(lowest, KIND_VALUES[0] if beside & p else NO_VALUE)
    lowest = min(lowest, KIND_VALUES[1] if beside & h else NO_VALUE)
    lowest = min(lowest, KIND_VALUES[2] if beside & o else NO_VALUE)
    lowest = min(lowest, KIND_VALUES[3] if beside & e else NO_VALUE)
    return 0 if lowest == NO_VALUE else lowest


def worth_of_least(n_p: int, n_h: int, n_o: int, n_e: int) -> int:
    """What the rarest kind makes of every orb; of several the best (WIS-71)."""
    least = min(min(n_p, n_h), min(n_o, n_e))
    worth = KIND_VALUES[4] if n_p == least else 0
    worth = max(worth, KIND_VALUES[5] if n_h == least else 0)
    worth = max(worth, KIND_VALUES[6] if n_o == least else 0)
    return max(worth, KIND_VALUES[7] if n_e == least else 0)


# ---- hearts -----------------------------------------------------------------------------------


def trees_of_hearts(card: int, e: int, t: int) -> int:
    """How many trees all hearts count, each on its own (WIS-72 … WIS-77)."""
    n = 0
    for cell in CELLS:
        if e >> cell & 1:
            if card == E_CROSS:
                n += count(t & (ROW[cell] | COLUMN[cell]))
            elif card == E_ADJACENT:
                n += count(t & BESIDE[cell])
            elif card == E_BELOW:
                n += count(t & BELOW[cell])
            elif card == E_DIAGONAL:
                n += max(count(t & FALLING[cell]), count(t & RISING[cell]))
            else:
                n += longest_beam(cell, t)
    return n


def longest_beam(cell: int, t: int) -> int:
    """The most trees in one of four directions before anything else comes (WIS-77)."""
    longest = 0
    for step in BEAMS:
        at = cell + step
        n = 0
        while at >= 0 and t >> at & 1:
            n += 1
            at += step
        longest = max(longest, n)
    return longest


# ---- trees ------------------------------------------------------------------------------------


def trees(card: int, wisps: int, t: int) -> int:
    """How many lines, trees or groups count (WIS-78 … WIS-82, WIS-84)."""
    if card == T_LINES:
        return full_lines(t)
    if card == T_DENSE:
        return dense_trees(t)
    if card == T_DIAGONAL:
        return clear_diagonal(wisps, t)
    largest = second = large = 0
    rest = t
    while rest:
        found = group(rest & -rest, t)
        rest &= ~found
        n = count(found)
        large += 1 if n >= ENOUGH else 0
        if n > largest:
            second = largest
            largest = n
        elif n > second:
            second = n
    return largest if card == T_LARGEST else second if card == T_SECOND else large


def full_lines(t: int) -> int:
    """Rows and columns with at least three trees (WIS-78)."""
    n = 0
    for line in LINES:
        n += 1 if count(t & line) >= ENOUGH else 0
    return n


def dense_trees(t: int) -> int:
    """Trees beside at least three trees (WIS-80)."""
    n = 0
    for cell in CELLS:
        if t >> cell & 1 and count(t & BESIDE[cell]) >= ENOUGH:
            n += 1
    return n


def clear_diagonal(wisps: int, t: int) -> int:
    """The most trees on a diagonal without a wisp (WIS-84)."""
    most = 0
    for diagonal in DIAGONALS:
        if wisps & diagonal == 0:
            most = max(most, count(t & diagonal))
    return most
