"""What a forest scores, explained for people: which cells brought which points (WIS-51 … WIS-84).

Here a forest is a dictionary of cells (row, column) and letters, and every card is said the way one
would count it at a table. scoring.py says the same on bits, faster.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from stolek.games.wispwood.edition.box import CARD
from stolek.games.wispwood.edition.schema import KINDS

Cell = tuple[int, int]
Forest = dict[Cell, str]

WISPS = dict(zip("PHOh", KINDS, strict=True))
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
AROUND = tuple((row, column) for row in (-1, 0, 1) for column in (-1, 0, 1) if (row, column) != (0, 0))
CORNERS = tuple((row, column) for row, column in AROUND if row and column)


class Share(NamedTuple):
    """Points, the cells that score, and those that they count."""

    points: int
    cells: tuple[Cell, ...]
    counted: tuple[Cell, ...] = ()


def forest_of(rows: Sequence[str]) -> Forest:
    """A forest out of rows of letters."""
    return {
        (row, column): letter
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter != "."
    }


def shares(card: str, forest: Forest) -> list[Share]:
    """All that one card brings."""
    return [share for share in COUNTED[card](card, forest) if share.points]


# ---- looking around ---------------------------------------------------------------------------


def cells_with(forest: Forest, letters: str) -> list[Cell]:
    """The cells that hold one of these, row by row."""
    return sorted(cell for cell, letter in forest.items() if letter in letters)


def near(cell: Cell, steps: Iterable[Cell], forest: Forest, letters: str) -> list[Cell]:
    """The cells so many steps away that hold one of these."""
    places = [(cell[0] + row, cell[1] + column) for row, column in steps]
    return [place for place in places if forest.get(place, " ") in letters]


def groups(forest: Forest, letters: str) -> list[list[Cell]]:
    """All groups of such cells, connected by sides, the largest first (WIS-5)."""
    rest = cells_with(forest, letters)
    found = []
    while rest:
        group = [rest.pop(0)]
        for cell in group:
            beside = [other for other in near(cell, SIDES, forest, letters) if other in rest]
            group += beside
            rest = [other for other in rest if other not in beside]
        found.append(sorted(group))
    return sorted(found, key=len, reverse=True)


def same_row(one: Cell, other: Cell) -> bool:
    """Whether two cells lie in one row (WIS-6)."""
    return one[0] == other[0]


def same_column(one: Cell, other: Cell) -> bool:
    """Whether two cells lie in one column."""
    return one[1] == other[1]


def same_falling(one: Cell, other: Cell) -> bool:
    """Whether two cells lie on one diagonal that falls to the right."""
    return one[0] - one[1] == other[0] - other[1]


def same_rising(one: Cell, other: Cell) -> bool:
    """Whether two cells lie on one diagonal that rises to the right."""
    return one[0] + one[1] == other[0] + other[1]


def kinds(forest: Forest, cells: Iterable[Cell]) -> set[str]:
    """The different kinds of wisps on these cells (WIS-66)."""
    return {WISPS[forest[cell]] for cell in cells if forest[cell] in WISPS}


Line = Callable[[Cell, Cell], bool]


def in_line(cell: Cell, line: Line, forest: Forest, letters: str) -> list[Cell]:
    """The other cells of a line that hold one of these."""
    return [other for other in cells_with(forest, letters) if other != cell and line(cell, other)]


# ---- pumpkins ---------------------------------------------------------------------------------


def by_table(card: str, count: int, cells: Iterable[Cell]) -> list[Share]:
    """What the table of a card says to so many."""
    table = CARD[card].table
    points = [0, *table][min(count, len(table))] + max(0, count - len(table)) * CARD[card].more
    return [Share(points, tuple(cells))]


def lone_pumpkins(card: str, forest: Forest) -> list[Share]:
    """Pumpkins with no other pumpkin around them (WIS-51)."""
    lone = [cell for cell in cells_with(forest, "P") if not near(cell, AROUND, forest, "P")]
    return by_table(card, len(lone), lone)


def pumpkins_without(lines: Sequence[Line]) -> Callable[[str, Forest], list[Share]]:
    """Pumpkins with no other pumpkin on these lines (WIS-52, WIS-53)."""

    def count(card: str, forest: Forest) -> list[Share]:
        alone = [
            cell
            for cell in cells_with(forest, "P")
            if not any(in_line(cell, line, forest, "P") for line in lines)
        ]
        return by_table(card, len(alone), alone)

    return count


def pumpkin_pairs(card: str, forest: Forest) -> list[Share]:
    """Pumpkins connected by twos (WIS-54)."""
    pairs = [group for group in groups(forest, "P") if len(group) == 2]
    return by_table(card, len(pairs), [cell for pair in pairs for cell in pair])


def pumpkin_groups(card: str, forest: Forest) -> list[Share]:
    """Groups of wisps with a pumpkin (WIS-55)."""
    found = [group for group in groups(forest, "PHOh") if any(forest[cell] == "P" for cell in group)]
    return by_table(card, len(found), [cell for group in found for cell in group])


# ---- hats -------------------------------------------------------------------------------------


def hats(card: str, forest: Forest) -> list[Share]:
    """Hats by threes, wherever they lie (WIS-56)."""
    *rest, three = CARD[card].table
    cells = cells_with(forest, "H")
    threes = [Share(three, tuple(cells[at : at + 3])) for at in range(0, len(cells) - 2, 3)]
    left = len(cells) % 3
    return [*threes, Share([0, *rest][left], tuple(cells[len(cells) - left :]))]


# ---- orbs -------------------------------------------------------------------------------------


def by_kinds(card: str, orb: Cell, forest: Forest, places: Iterable[Cell]) -> Share:
    """What an orb gets for the different kinds on these cells."""
    counted = tuple(cell for cell in places if forest[cell] in WISPS)
    return Share(CARD[card].points * len(kinds(forest, counted)), (orb,), counted)


def orbs_around(card: str, forest: Forest) -> list[Share]:
    """Kinds around each orb (WIS-67)."""
    orbs = cells_with(forest, "O")
    return [by_kinds(card, orb, forest, near(orb, AROUND, forest, "PHOh")) for orb in orbs]


def orbs_in_line(card: str, forest: Forest) -> list[Share]:
    """Kinds in the better of row and column of each orb, its own included (WIS-68, WIS-83)."""
    return [
        max(
            by_kinds(card, orb, forest, [orb, *in_line(orb, line, forest, "PHOh")])
            for line in (same_row, same_column)
        )
        for orb in cells_with(forest, "O")
    ]


def orb_groups(card: str, forest: Forest) -> list[Share]:
    """Kinds in each group with an orb (WIS-69)."""
    return [
        Share(CARD[card].points * len(kinds(forest, group)), tuple(group))
        for group in groups(forest, "PHOh")
        if any(forest[cell] == "O" for cell in group)
    ]


def orb_synergy(card: str, forest: Forest) -> list[Share]:
    """The lowest value beside each orb (WIS-70)."""
    found = []
    for orb in cells_with(forest, "O"):
        values = [(CARD[card].values[WISPS[forest[cell]]], cell) for cell in near(orb, SIDES, forest, "PHOh")]
        points = min(values, default=(0, orb))[0]
        found.append(Share(points, (orb,), tuple(cell for value, cell in values if value == points)))
    return found


def orb_least(card: str, forest: Forest) -> list[Share]:
    """Every orb is worth what the rarest kind says; of several the best (WIS-71)."""
    counts = {kind: len(cells_with(forest, letter)) for letter, kind in WISPS.items()}
    rarest = [kind for kind, count in counts.items() if count == min(counts.values())]
    worth = max(CARD[card].values[kind] for kind in rarest)
    return [Share(worth, (orb,)) for orb in cells_with(forest, "O")]


def orb_corners(card: str, forest: Forest) -> list[Share]:
    """Kinds of the best group that touches each orb at a corner only (WIS-84)."""
    found = []
    for orb in cells_with(forest, "O"):
        others = [group for group in groups(forest, "PHOh") if orb not in group]
        touching = [group for group in others if set(near(orb, CORNERS, forest, "PHOh")) & set(group)]
        found.append(
            max((by_kinds(card, orb, forest, group) for group in touching), default=Share(0, (orb,)))
        )
    return found


# ---- hearts -----------------------------------------------------------------------------------


def by_trees(card: str, heart: Cell, trees: Sequence[Cell]) -> Share:
    """What a heart gets for these trees."""
    return Share(CARD[card].points * len(trees), (heart,), tuple(trees))


def hearts(trees: Callable[[Cell, Forest], list[Cell]]) -> Callable[[str, Forest], list[Share]]:
    """Every heart counts its own trees (WIS-72)."""

    def count(card: str, forest: Forest) -> list[Share]:
        return [by_trees(card, heart, trees(heart, forest)) for heart in cells_with(forest, "h")]

    return count


def cross(heart: Cell, forest: Forest) -> list[Cell]:
    """Trees in the row and in the column (WIS-73)."""
    return in_line(heart, same_row, forest, "T") + in_line(heart, same_column, forest, "T")


def beside(heart: Cell, forest: Forest) -> list[Cell]:
    """Trees beside the heart (WIS-74)."""
    return near(heart, SIDES, forest, "T")


def below(heart: Cell, forest: Forest) -> list[Cell]:
    """Trees of the column below the heart (WIS-75)."""
    return [cell for cell in in_line(heart, same_column, forest, "T") if cell[0] > heart[0]]


def best_diagonal(heart: Cell, forest: Forest) -> list[Cell]:
    """Trees of the better diagonal (WIS-76, WIS-83)."""
    return max((in_line(heart, line, forest, "T") for line in (same_falling, same_rising)), key=len)


def beam(heart: Cell, forest: Forest) -> list[Cell]:
    """The longest unbroken line of trees away from the heart (WIS-77, WIS-83)."""
    beams = []
    for row, column in SIDES:
        cells: list[Cell] = []
        at = (heart[0] + row, heart[1] + column)
        while forest.get(at) == "T":
            cells.append(at)
            at = (at[0] + row, at[1] + column)
        beams.append(cells)
    return max(beams, key=len)


# ---- trees ------------------------------------------------------------------------------------


def tree_lines(card: str, forest: Forest) -> list[Share]:
    """Rows and columns with three trees or more (WIS-78)."""
    trees = cells_with(forest, "T")
    lines = [
        [cell for cell in trees if cell[axis] == number]
        for axis in (0, 1)
        for number in sorted({cell[axis] for cell in trees})
    ]
    return [Share(CARD[card].points, tuple(line)) for line in lines if len(line) >= 3]


def largest_grove(card: str, forest: Forest) -> list[Share]:
    """The largest group of trees (WIS-79)."""
    return [Share(CARD[card].points * len(group), tuple(group)) for group in groups(forest, "T")[:1]]


def second_grove(card: str, forest: Forest) -> list[Share]:
    """The second group of trees by size (WIS-81)."""
    return [Share(CARD[card].points * len(group), tuple(group)) for group in groups(forest, "T")[1:2]]


def dense_trees(card: str, forest: Forest) -> list[Share]:
    """Trees beside three trees or more (WIS-80)."""
    trees = [(tree, near(tree, SIDES, forest, "T")) for tree in cells_with(forest, "T")]
    return [Share(CARD[card].points, (tree,), tuple(close)) for tree, close in trees if len(close) >= 3]


def many_groves(card: str, forest: Forest) -> list[Share]:
    """Groups of three trees or more (WIS-82)."""
    return [Share(CARD[card].points, tuple(group)) for group in groups(forest, "T") if len(group) >= 3]


def clear_diagonal(card: str, forest: Forest) -> list[Share]:
    """The most trees on a diagonal without a wisp (WIS-84)."""
    lines = [
        [tree, *in_line(tree, line, forest, "T")]
        for tree in cells_with(forest, "T")
        for line in (same_falling, same_rising)
        if not in_line(tree, line, forest, "PHOh")
    ]
    best = max(lines, key=len, default=[])
    return [Share(CARD[card].points * len(best), tuple(sorted(best)))]


COUNTED: dict[str, Callable[[str, Forest], list[Share]]] = {
    "P-AROUND": lone_pumpkins,
    "P-SUDOKU": pumpkins_without((same_row, same_column)),
    "P-DIAGONAL": pumpkins_without((same_falling, same_rising)),
    "P-PAIRS": pumpkin_pairs,
    "P-GROUPS": pumpkin_groups,
    "H-DIAGONAL": hats,
    "H-LINE": hats,
    "H-AROUND": hats,
    "H-CHAIN": hats,
    "H-TWO": hats,
    "O-AROUND": orbs_around,
    "O-LINE": orbs_in_line,
    "O-GROUP": orb_groups,
    "O-SYNERGY": orb_synergy,
    "O-LEAST": orb_least,
    "O-CORNER": orb_corners,
    "E-CROSS": hearts(cross),
    "E-ADJACENT": hearts(beside),
    "E-BELOW": hearts(below),
    "E-DIAGONAL": hearts(best_diagonal),
    "E-BEAM": hearts(beam),
    "T-LINES": tree_lines,
    "T-LARGEST": largest_grove,
    "T-DENSE": dense_trees,
    "T-SECOND": second_grove,
    "T-GROUPS": many_groves,
    "T-DIAGONAL": clear_diagonal,
}
