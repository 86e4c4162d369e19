"""What wish cards bring a second time, slow and obvious, from the clauses alone.

A forest is a dict of cells (row, column) and letters: P H O h wisps, T tree, C cat. Nothing here knows
the engine: no bits, no tables of lines, no windows. Tests compare what both say of the same forest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

Cell = tuple[int, int]
Forest = dict[Cell, str]

KINDS = "PHOh"


def forest_of(rows: Iterable[str]) -> Forest:
    """A forest as it is drawn; dots are empty."""
    return {
        (row, column): letter
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter != "."
    }


# ---- words of the rules ---------------------------------------------------------------------------


def holding(forest: Forest, letters: str) -> list[Cell]:
    """The cells that hold one of these letters."""
    return [cell for cell in forest if forest[cell] in letters]


def is_beside(one: Cell, other: Cell) -> bool:
    """WIS-3: they share a side."""
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


def is_around(one: Cell, other: Cell) -> bool:
    """WIS-4: they share a side or a corner."""
    return one != other and abs(one[0] - other[0]) < 2 and abs(one[1] - other[1]) < 2


def is_at_corner(one: Cell, other: Cell) -> bool:
    """They share a corner and no side."""
    return is_around(one, other) and not is_beside(one, other)


def in_one_line(one: Cell, other: Cell) -> bool:
    """WIS-6: in one row or in one column."""
    return one[0] == other[0] or one[1] == other[1]


def falls(cell: Cell) -> int:
    """WIS-6: equal for the cells of one falling diagonal."""
    return cell[0] - cell[1]


def rises(cell: Cell) -> int:
    """WIS-6: equal for the cells of one rising diagonal."""
    return cell[0] + cell[1]


def joined(cells: list[Cell]) -> list[set[Cell]]:
    """WIS-5: the same cells in connected sets; two sets that touch are poured together."""
    sets: list[set[Cell]] = []
    for cell in cells:
        touched = [one for one in sets if any(is_beside(cell, other) for other in one)]
        sets = [one for one in sets if one not in touched]
        sets.append({cell}.union(*touched))
    return sets


def wisp_groups(forest: Forest) -> list[set[Cell]]:
    """WIS-5: groups of wisps of any kinds."""
    return joined(holding(forest, KINDS))


def tree_groups(forest: Forest) -> list[set[Cell]]:
    """WIS-5: groups of trees."""
    return joined(holding(forest, "T"))


def kinds(forest: Forest, cells: Iterable[Cell]) -> int:
    """WIS-66: how many different kinds of wisps lie there."""
    return len({forest[cell] for cell in cells} & set(KINDS))


def by_table(count: int, table: list[int], more: int) -> int:
    """What so many bring: nothing for none, beyond the end so much for each further one."""
    if count == 0:
        return 0
    points = table[min(count, len(table)) - 1]
    for _ in range(len(table), count):
        points += more
    return points


def best(numbers: Iterable[int]) -> int:
    """WIS-83: the highest, or nothing where there is nothing to choose."""
    return max([0, *numbers])


# ---- pumpkins -------------------------------------------------------------------------------------


def lonely(forest: Forest, spoils: Callable[[Cell, Cell], bool]) -> int:
    """How many pumpkins no other pumpkin spoils."""
    pumpkins = holding(forest, "P")
    count = 0
    for one in pumpkins:
        if not [other for other in pumpkins if other != one and spoils(one, other)]:
            count += 1
    return count


def p_around(forest: Forest) -> int:
    """WIS-51."""
    return by_table(lonely(forest, is_around), [4, 9, 15, 22, 30], 8)


def p_sudoku(forest: Forest) -> int:
    """WIS-52."""
    return by_table(lonely(forest, in_one_line), [4, 9, 15, 22, 30, 40], 0)


def p_diagonal(forest: Forest) -> int:
    """WIS-53."""

    def crossed(one: Cell, other: Cell) -> bool:
        return falls(one) == falls(other) or rises(one) == rises(other)

    return by_table(lonely(forest, crossed), [4, 9, 15, 22, 30], 9)


def p_pairs(forest: Forest) -> int:
    """WIS-54."""
    pairs = [one for one in joined(holding(forest, "P")) if len(one) == 2]
    return by_table(len(pairs), [11, 23, 37], 14)


def p_groups(forest: Forest) -> int:
    """WIS-55."""
    lit = [group for group in wisp_groups(forest) if any(forest[cell] == "P" for cell in group)]
    return by_table(len(lit), [4, 9, 15, 22, 30], 8)


# ---- hats -----------------------------------------------------------------------------------------


def hats(forest: Forest) -> int:
    """WIS-56: the same for every hat card; hat by hat 4, 6 and 8 more, and again."""
    points = 0
    for number, _ in enumerate(holding(forest, "H")):
        points += (4, 6, 8)[number % 3]
    return points


def hat_fits(card: str, forest: Forest, cell: Cell) -> bool:
    """WIS-60 … WIS-64: whether a new hat may lie in a cell, as the cat sits now."""
    (cat,) = holding(forest, "C")
    down, right = abs(cell[0] - cat[0]), abs(cell[1] - cat[1])
    if card == "H-DIAGONAL":
        return down == right
    if card == "H-LINE":
        return down == 0 or right == 0
    if card == "H-AROUND":
        return max(down, right) == 1
    if card == "H-TWO":
        return max(down, right) == 2
    assert card == "H-CHAIN"
    return any(is_at_corner(cell, link) for link in chain(forest, cat))


def chain(forest: Forest, cat: Cell) -> list[Cell]:
    """WIS-63: the cat, and every hat to which corner steps over hats lead from it."""
    links = [cat]
    for link in links:
        links += [other for other in holding(forest, "H") if other not in links and is_at_corner(link, other)]
    return links


# ---- orbs -----------------------------------------------------------------------------------------


def o_around(forest: Forest) -> int:
    """WIS-67."""
    points = 0
    for orb in holding(forest, "O"):
        points += 2 * kinds(forest, [cell for cell in forest if is_around(orb, cell)])
    return points


def o_line(forest: Forest) -> int:
    """WIS-68."""
    points = 0
    for orb in holding(forest, "O"):
        row = kinds(forest, [cell for cell in forest if cell[0] == orb[0]])
        column = kinds(forest, [cell for cell in forest if cell[1] == orb[1]])
        points += 2 * max(row, column)
    return points


def o_group(forest: Forest) -> int:
    """WIS-69."""
    points = 0
    for group in wisp_groups(forest):
        if "O" in [forest[cell] for cell in group]:
            points += 2 * kinds(forest, group)
    return points


def o_synergy(forest: Forest) -> int:
    """WIS-70."""
    worth = {"O": 4, "P": 5, "H": 6, "h": 7}
    points = 0
    for orb in holding(forest, "O"):
        beside = [worth[forest[cell]] for cell in holding(forest, KINDS) if is_beside(orb, cell)]
        points += min(beside, default=0)
    return points


def o_least(forest: Forest) -> int:
    """WIS-71: the kinds are asked in the order of what they are worth, so ties go to the highest."""
    counts = {kind: len(holding(forest, kind)) for kind in KINDS}
    for kind, worth in (("O", 7), ("P", 5), ("H", 4), ("h", 3)):
        if all(counts[kind] <= other for other in counts.values()):
            return worth * counts["O"]
    raise AssertionError("one kind is always the rarest")


def o_corner(forest: Forest) -> int:
    """WIS-84: the best other group with a member at a corner of the orb."""
    points = 0
    for orb in holding(forest, "O"):
        others = [group for group in wisp_groups(forest) if orb not in group]
        shy = [group for group in others if any(is_at_corner(orb, cell) for cell in group)]
        points += 2 * best(kinds(forest, group) for group in shy)
    return points


# ---- hearts ---------------------------------------------------------------------------------------


def for_hearts(forest: Forest, points: Callable[[Cell, list[Cell]], int]) -> int:
    """WIS-72: every heart on its own, with all trees."""
    return sum(points(heart, holding(forest, "T")) for heart in holding(forest, "h"))


def e_cross(forest: Forest) -> int:
    """WIS-73."""
    return for_hearts(forest, lambda heart, trees: sum(in_one_line(heart, tree) for tree in trees))


def e_adjacent(forest: Forest) -> int:
    """WIS-74."""
    return for_hearts(forest, lambda heart, trees: 2 * sum(is_beside(heart, tree) for tree in trees))


def e_below(forest: Forest) -> int:
    """WIS-75."""
    return for_hearts(
        forest,
        lambda heart, trees: 2 * len([one for one in trees if one[1] == heart[1] and one[0] > heart[0]]),
    )


def e_diagonal(forest: Forest) -> int:
    """WIS-76."""
    return for_hearts(
        forest,
        lambda heart, trees: (
            2
            * max(
                sum(falls(tree) == falls(heart) for tree in trees),
                sum(rises(tree) == rises(heart) for tree in trees),
            )
        ),
    )


def beam(forest: Forest, heart: Cell, down: int, right: int) -> int:
    """How many trees stand before the first cell without one."""
    length = 0
    while forest.get((heart[0] + down * (length + 1), heart[1] + right * (length + 1))) == "T":
        length += 1
    return length


def e_beam(forest: Forest) -> int:
    """WIS-77."""
    ways = [(1, 0), (-1, 0), (0, 1), (0, -1)]
    return for_hearts(forest, lambda heart, _: 2 * best(beam(forest, heart, *way) for way in ways))


# ---- trees ----------------------------------------------------------------------------------------


def t_lines(forest: Forest) -> int:
    """WIS-78."""
    rows = [tree[0] for tree in holding(forest, "T")]
    columns = [tree[1] for tree in holding(forest, "T")]
    return 2 * sum(line.count(number) >= 3 for line in (rows, columns) for number in set(line))


def t_largest(forest: Forest) -> int:
    """WIS-79."""
    return best(len(group) for group in tree_groups(forest))


def t_dense(forest: Forest) -> int:
    """WIS-80."""
    trees = holding(forest, "T")
    return 3 * len([one for one in trees if sum(is_beside(one, other) for other in trees) >= 3])


def t_second(forest: Forest) -> int:
    """WIS-81."""
    sizes = [len(group) for group in tree_groups(forest)]
    if len(sizes) < 2:
        return 0
    sizes.remove(max(sizes))
    return 2 * max(sizes)


def t_groups(forest: Forest) -> int:
    """WIS-82."""
    return 4 * len([group for group in tree_groups(forest) if len(group) > 2])


def t_diagonal(forest: Forest) -> int:
    """WIS-84."""
    clear = []
    for direction in (falls, rises):
        for line in {direction(cell) for cell in forest}:
            letters = [forest[cell] for cell in forest if direction(cell) == line]
            if not set(letters) & set(KINDS):
                clear.append(letters.count("T"))
    return 3 * best(clear)


CARDS: dict[str, Callable[[Forest], int]] = {
    "P-AROUND": p_around,
    "P-SUDOKU": p_sudoku,
    "P-DIAGONAL": p_diagonal,
    "P-PAIRS": p_pairs,
    "P-GROUPS": p_groups,
    "H-DIAGONAL": hats,
    "H-LINE": hats,
    "H-AROUND": hats,
    "H-CHAIN": hats,
    "H-TWO": hats,
    "O-AROUND": o_around,
    "O-LINE": o_line,
    "O-GROUP": o_group,
    "O-SYNERGY": o_synergy,
    "O-LEAST": o_least,
    "O-CORNER": o_corner,
    "E-CROSS": e_cross,
    "E-ADJACENT": e_adjacent,
    "E-BELOW": e_below,
    "E-DIAGONAL": e_diagonal,
    "E-BEAM": e_beam,
    "T-LINES": t_lines,
    "T-LARGEST": t_largest,
    "T-DENSE": t_dense,
    "T-SECOND": t_second,
    "T-GROUPS": t_groups,
    "T-DIAGONAL": t_diagonal,
}
HAT_CARDS = [card for card in CARDS if card.startswith("H-")]


def points(card: str, forest: Forest) -> int:
    """What a card brings for a forest."""
    return CARDS[card](forest)
