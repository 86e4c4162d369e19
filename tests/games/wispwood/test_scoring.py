"""Points of a forest: every wish card by the engine and told for people, against slow.py."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from stolek.games.wispwood import GAME
from stolek.games.wispwood.edition.box import CARD_NAMES, CARD_NUMBER
from stolek.games.wispwood.play.summary import round_points, tiles
from stolek.games.wispwood.play.tally import Share, shares
from stolek.games.wispwood.rules.cells import SIDE
from stolek.games.wispwood.rules.codes import CATS
from stolek.games.wispwood.rules.position import boards_of
from stolek.games.wispwood.rules.state import Wispwood
from stolek.games.wispwood.scoring import points, score
from tests import amounts
from tests.games.wispwood import slow
from tests.games.wispwood.slow import CARDS, HAT_CARDS, KINDS, Cell, Forest, forest_of

CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("cases.json").read_text(encoding="utf-8"))
EXAMPLES = settings(max_examples=min(150, amounts.EXAMPLES))
BASE = [card for card in CARDS if card not in ("O-CORNER", "T-DIAGONAL")]
Rows = list[str]


def counted(card: str, *rows: str, number: int = 3) -> int:
    """What a card brings, by the engine on bits, by letters, and told cell by cell: all the same."""
    position = {"round": number, "cards": [card], "forest": list(rows)}
    found: int = score(position)["items"][card]
    assert found == points(CARD_NUMBER[card], *boards_of(rows))
    assert found == sum(share.points for share in shares(card, forest_of(rows)))
    return found


# ---- which cells brought the points ---------------------------------------------------------------

VALUES = {"O": 4, "P": 5, "H": 6, "h": 7}
LIT = [4, 9, 15, 22, 30]


def by_kinds(cells: tuple[Cell, ...], forest: Forest) -> int:
    """Two for each kind on these cells."""
    return 2 * slow.kinds(forest, cells)


def one_line(cells: tuple[Cell, ...], ways: tuple[Callable[[Cell], int], ...]) -> bool:
    """Whether all cells are equal in one of these ways."""
    return any(len({way(cell) for cell in cells}) == 1 for way in ways)


def row(cell: Cell) -> int:
    """The row of a cell."""
    return cell[0]


def column(cell: Cell) -> int:
    """The column of a cell."""
    return cell[1]


def below(heart: Cell, tree: Cell) -> bool:
    """Whether a tree lies below a heart."""
    return heart[1] == tree[1] and heart[0] < tree[0]


EXPLAINED: dict[str, Callable[[Share, Forest], int]] = {
    "P-AROUND": lambda share, _: slow.by_table(len(share.cells), LIT, 8),
    "P-SUDOKU": lambda share, _: slow.by_table(len(share.cells), [*LIT, 40], 0),
    "P-DIAGONAL": lambda share, _: slow.by_table(len(share.cells), LIT, 9),
    "P-PAIRS": lambda share, _: slow.by_table(len(slow.joined(list(share.cells))), [11, 23, 37], 14),
    "P-GROUPS": lambda share, _: slow.by_table(len(slow.joined(list(share.cells))), LIT, 8),
    **dict.fromkeys(HAT_CARDS, lambda share, _: (4, 10, 18)[len(share.cells) - 1]),
    "O-AROUND": lambda share, forest: by_kinds(share.counted, forest),
    "O-LINE": lambda share, forest: by_kinds(share.counted, forest),
    "O-GROUP": lambda share, forest: by_kinds(share.cells, forest),
    "O-SYNERGY": lambda share, forest: sum({VALUES[forest[cell]] for cell in share.counted}),
    "O-LEAST": lambda share, forest: slow.o_least(forest) // len(slow.holding(forest, "O")),
    "O-CORNER": lambda share, forest: by_kinds(share.counted, forest),
    "E-CROSS": lambda share, _: len(share.counted),
    **dict.fromkeys(
        ["E-ADJACENT", "E-BELOW", "E-DIAGONAL", "E-BEAM"], lambda share, _: 2 * len(share.counted)
    ),
    "T-LINES": lambda share, _: 2 * (len(share.cells) >= 3 and one_line(share.cells, (row, column))),
    "T-LARGEST": lambda share, _: len(share.cells) * (len(slow.joined(list(share.cells))) == 1),
    "T-DENSE": lambda share, _: 3 * (len(share.counted) >= 3),
    "T-SECOND": lambda share, _: 2 * len(share.cells) * (len(slow.joined(list(share.cells))) == 1),
    "T-GROUPS": lambda share, _: 4 * (len(share.cells) >= 3 and len(slow.joined(list(share.cells))) == 1),
    "T-DIAGONAL": lambda share, _: 3 * len(share.cells) * one_line(share.cells, (slow.falls, slow.rises)),
}
"""The points of a share, worked out from its cells alone."""

SCORING = {"P": "P", "H": "H", "O": "O", "E": "h", "T": "T"} | {"P-GROUPS": KINDS, "O-GROUP": KINDS}
COUNTED = {"O": KINDS, "E": "T", "T-DENSE": "T"} | {"O-GROUP": "", "O-LEAST": ""}
NEAR: dict[str, Callable[[Cell, Cell], bool]] = {
    "O-AROUND": slow.is_around,
    "O-LINE": slow.in_one_line,
    "O-SYNERGY": slow.is_beside,
    "E-CROSS": slow.in_one_line,
    "E-ADJACENT": slow.is_beside,
    "E-BELOW": below,
    "E-DIAGONAL": lambda one, other: one_line((one, other), (slow.falls, slow.rises)),
    "E-BEAM": slow.in_one_line,
    "T-DENSE": slow.is_beside,
}


def check_shares(card: str, forest: Forest) -> None:
    """Every share has points, the cells that they come from, and only what the card counts."""
    told = shares(card, forest)
    for share in told:
        assert share.points == EXPLAINED[card](share, forest) > 0
        assert len(set(share.cells)) == len(share.cells) > 0
        assert len(set(share.counted)) == len(share.counted)
        assert {forest[cell] for cell in share.cells} <= set(SCORING.get(card, SCORING[card[0]]))
        assert {forest[cell] for cell in share.counted} <= set(COUNTED.get(card, COUNTED.get(card[0], "")))
        if card in NEAR:
            assert all(NEAR[card](share.cells[0], cell) for cell in share.counted)
        if card in ("O-LINE", "E-BEAM"):
            assert one_line(share.cells + share.counted, (row, column))
        if card == "E-DIAGONAL":
            assert one_line(share.cells + share.counted, (slow.falls, slow.rises))
        if card == "O-CORNER":
            assert share.cells[0] not in share.counted
            assert len(slow.joined(list(share.counted))) == 1
            assert any(slow.is_at_corner(share.cells[0], cell) for cell in share.counted)
    if card != "T-LINES":
        scoring = [cell for share in told for cell in share.cells]
        assert len(set(scoring)) == len(scoring)


# ---- random forests -------------------------------------------------------------------------------


@some.composite
def grids(draw: some.DrawFn, letters: str) -> Rows:
    """A forest in rows: any size, sparse or dense, with or without a cat, connected or not."""
    height, width = draw(some.integers(1, 6)), draw(some.integers(1, 6))
    palettes = ["PHOhT", "PHOhT....", letters, letters + ".", letters + "....", letters + "T", "PHOh"]
    palette = draw(some.sampled_from(palettes))
    rows = [
        "".join(draw(some.lists(some.sampled_from(palette), min_size=width, max_size=width)))
        for _ in range(height)
    ]
    if draw(some.booleans()):
        at, place = draw(some.integers(0, height - 1)), draw(some.integers(0, width - 1))
        rows[at] = rows[at][:place] + "C" + rows[at][place + 1 :]
    return rows


def check_deck(deck: str, rows: Rows) -> None:
    """All cards of a deck say of a forest what slow.py says."""
    for card in [card for card in CARDS if card[0] == deck]:
        assert counted(card, *rows) == slow.points(card, forest_of(rows)), card
        check_shares(card, forest_of(rows))


@EXAMPLES
@given(grids("P"))
def test_pumpkins(rows: Rows) -> None:
    """WIS-51, WIS-52, WIS-53, WIS-54, WIS-55: every card, on any forest."""
    check_deck("P", rows)


@EXAMPLES
@given(grids("H"))
def test_hats(rows: Rows) -> None:
    """WIS-56: the same for every hat card, on any forest."""
    check_deck("H", rows)


@EXAMPLES
@given(grids("O"))
def test_orbs(rows: Rows) -> None:
    """WIS-66, WIS-67, WIS-68, WIS-69, WIS-70, WIS-71, WIS-84: every card, on any forest."""
    check_deck("O", rows)


@EXAMPLES
@given(grids("hT"))
def test_hearts(rows: Rows) -> None:
    """WIS-72, WIS-73, WIS-74, WIS-75, WIS-76, WIS-77: every card, on any forest."""
    check_deck("E", rows)


@EXAMPLES
@given(grids("T"))
def test_trees(rows: Rows) -> None:
    """WIS-78, WIS-79, WIS-80, WIS-81, WIS-82, WIS-84: every card, on any forest."""
    check_deck("T", rows)


def mirrored(rows: Rows) -> Rows:
    """Left and right change places."""
    return [line[::-1] for line in rows]


def turned(rows: Rows) -> Rows:
    """A quarter of a turn."""
    return ["".join(line) for line in zip(*rows[::-1], strict=True)]


@EXAMPLES
@given(grids("hT"))
def test_turning_and_mirroring(rows: Rows) -> None:
    """WIS-1, WIS-6, WIS-75: nothing but the card of what lies below knows an up and a down."""
    for card in CARDS:
        assert counted(card, *mirrored(rows)) == counted(card, *rows)
        if card != "E-BELOW":
            assert counted(card, *turned(rows)) == counted(card, *rows)
            assert counted(card, *rows[::-1]) == counted(card, *rows)


@EXAMPLES
@given(grids("PHOh"), some.integers(0, 7), some.integers(0, 7))
def test_where_a_forest_lies(rows: Rows, down: int, right: int) -> None:
    """WIS-1: moved within its grid it scores the same; an empty margin is nothing."""
    width = right + len(rows[0]) + 2
    moved = ["." * width] * down + [("." * right + line).ljust(width, ".") for line in rows]
    for card in CARDS:
        assert counted(card, *moved, "." * width) == counted(card, *rows)


@EXAMPLES
@given(grids("T"))
def test_the_cat_is_neither_tree_nor_wisp(rows: Rows) -> None:
    """WIS-2, WIS-5: for every card its cell might as well be empty."""
    for card in CARDS:
        assert counted(card, *[line.replace("C", ".") for line in rows]) == counted(card, *rows)


# ---- worked cases ---------------------------------------------------------------------------------


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["id"]))
def test_cases(case: dict[str, Any]) -> None:
    """WIS-43: every worked case, by the rules, cell by cell, and by slow.py."""
    for card in HAT_CARDS if case["card"] == "HATS" else [case["card"]]:
        assert counted(card, *case["grid"]) == case["expected"]
        assert slow.points(card, forest_of(case["grid"])) == case["expected"]
        check_shares(card, forest_of(case["grid"]))


def test_a1_the_table_of_the_sudoku() -> None:
    """WIS-52: WIS-A1, one to six pumpkins alone in row and column."""
    staircase = ["P.....", ".P....", "..P...", "...P..", "....P.", ".....P"]
    assert [counted("P-SUDOKU", *staircase[:k]) for k in range(1, 7)] == [4, 9, 15, 22, 30, 40]
    assert counted("P-SUDOKU", "P..C.P", "......", ".P....") == 4


def test_a2_the_scoring_example() -> None:
    """WIS-43, WIS-67, WIS-74, WIS-79: WIS-A2, a whole round with its total."""
    cards = ["P-SUDOKU", "H-DIAGONAL", "O-AROUND", "E-ADJACENT", "T-LARGEST"]
    rows = ["TTTT", "TOTh", "TTOT", "PCTT"]
    assert score({"round": 1, "cards": cards, "forest": rows}) == {
        "items": dict(zip(cards, [4, 0, 6, 6, 8], strict=True)),
        "fill": 2,
        "total": 26,
    }
    orbs = [(share.cells, share.points) for share in shares("O-AROUND", forest_of(rows))]
    assert orbs == [(((1, 1),), 2), (((2, 2),), 4)]


@pytest.mark.parametrize("card", HAT_CARDS)
def test_a3_seven_hats(card: str) -> None:
    """WIS-56, WIS-57: WIS-A3, 40 points, although most of them no longer meet the condition."""
    rows = ["HHHH", "HHH.", "....", "...C"]
    assert not all(slow.hat_fits(card, forest_of(rows), cell) for cell in slow.holding(forest_of(rows), "H"))
    assert counted(card, *rows) == 40


def test_a4_a_group_of_orb_and_pumpkins() -> None:
    """WIS-69: WIS-A4, two kinds, 4 points; a second orb in the group adds nothing."""
    assert counted("O-GROUP", "OP", "PP") == 4
    assert counted("O-GROUP", "OPO", "PP.") == 4
    assert counted("O-GROUP", "PHh") == 0


def test_a5_an_orb_without_company() -> None:
    """WIS-70: WIS-A5, 0; trees, the cat and corners are no company."""
    assert counted("O-SYNERGY", "P.P", "TOC", "P.P") == 0
    assert counted("O-SYNERGY", "O.") == 0


def test_a6_the_second_grove() -> None:
    """WIS-81: WIS-A6, nothing with one group; of two equal ones the second is as large."""
    assert counted("T-SECOND", "TTTT") == 0
    assert counted("T-SECOND", "TT.TT", "TT.TT") == 8
    assert counted("T-SECOND", "TT.TTT", "......", "TTT..T") == 6
    assert counted("T-SECOND", "PC") == 0


def test_a7_the_cat_parts_trees() -> None:
    """WIS-2, WIS-5, WIS-77: WIS-A7, its tile is no tree."""
    assert counted("T-LARGEST", "TTCTT") == 2
    assert counted("E-BEAM", "hTCTT") == 2
    assert counted("T-LINES", "TCT") == 0


def test_a8_pairs() -> None:
    """WIS-54: WIS-A8, three in a row are no pair, an orb beside two does not matter."""
    assert counted("P-PAIRS", "PPP") == 0
    assert counted("P-PAIRS", "PPO") == 11
    assert counted("P-PAIRS", "PP.", "..P") == 11


# ---- words of the rules ---------------------------------------------------------------------------


def test_adjacent_are_four() -> None:
    """WIS-3: sides, not corners."""
    assert counted("E-ADJACENT", "TTT", "ThT", "TTT") == 8
    assert counted("E-ADJACENT", "T.T", ".h.", "T.T") == 0


@pytest.mark.parametrize("place", [(0, 0), (0, 1), (0, 2), (1, 0), (1, 2), (2, 0), (2, 1), (2, 2)])
def test_around_are_eight(place: Cell) -> None:
    """WIS-4: sides and corners, and no further."""
    near = {(1, 1): "P", place: "P"}
    rows = ["".join(near.get((r, c), ".") for c in range(3)) for r in range(3)]
    assert counted("P-AROUND", *rows) == 0
    assert counted("O-AROUND", *[line.replace("P", "O") for line in rows]) == 4
    assert counted("P-AROUND", "P.P", "...", "P.P") == 22


def test_groups() -> None:
    """WIS-5: of one wisp or more; cat, gaps, trees and corners part them."""
    assert counted("P-GROUPS", "P") == 4
    for gap in ".TC":
        assert counted("P-GROUPS", f"P{gap}P") == 9
    assert counted("P-GROUPS", "PHOhP") == 4
    assert counted("P-GROUPS", "P.", ".P") == 9
    for gap in ".PHOhC":
        assert counted("T-LARGEST", f"T{gap}TT") == 2


LINES = [
    ("P-SUDOKU", "P{}{}P", 0),
    ("O-LINE", "O{}{}P", 4),
    ("E-CROSS", "h{}{}T", 1),
    ("T-LINES", "TT{}{}T", 2),
]


@pytest.mark.parametrize(("card", "line", "expected"), LINES)
@pytest.mark.parametrize("between", ["..", ".C", "HH", "HC"])
def test_nothing_blocks_a_line(card: str, line: str, expected: int, between: str) -> None:
    """WIS-6, WIS-58: rows and columns reach over gaps, wisps and the cat."""
    filled = line.format(*between)
    if card == "O-LINE":
        expected += 2 * ("H" in between)
    assert counted(card, filled) == counted(card, *filled) == expected


@pytest.mark.parametrize("between", ["..", "C.", "HH", "TC"])
def test_nothing_blocks_a_diagonal(between: str) -> None:
    """WIS-6, WIS-53, WIS-76: diagonals reach over everything, in both directions."""
    for first, last, card in (("P", "P", "P-DIAGONAL"), ("h", "T", "E-DIAGONAL"), ("T", "h", "E-DIAGONAL")):
        letters = (first, *between, last)
        rows = ["." * k + letter + "." * (3 - k) for k, letter in enumerate(letters)]
        expected = 2 + 2 * between.count("T") if card == "E-DIAGONAL" else 0
        assert counted(card, *rows) == counted(card, *mirrored(rows)) == expected


# ---- numbers on cards -----------------------------------------------------------------------------


def scattered(count: int) -> Rows:
    """So many pumpkins with air around them: nine at most."""
    places = [(r, c) for r in (0, 2, 4) for c in (0, 2, 4)][:count]
    return ["".join("P" if (r, c) in places else "." for c in range(6)) for r in range(5)]


@pytest.mark.parametrize("card", ["P-AROUND", "P-GROUPS"])
def test_tables_beyond_their_end(card: str) -> None:
    """WIS-51, WIS-55: nothing for none, five steps, then 8 for each further one."""
    table = [0, 4, 9, 15, 22, 30, 38, 46, 54, 62]
    assert [counted(card, *scattered(count)) for count in range(10)] == table


def test_the_table_of_the_diagonals_beyond_its_end() -> None:
    """WIS-53: five steps, then 9 for each further one; ten are the most that a grid has room for."""
    table = [0, 4, 9, 15, 22, 30, 39, 48, 57, 66, 75]
    row_of, below_it = "PPPPPP", "......"
    for count in range(7):
        assert counted("P-DIAGONAL", row_of[:count].ljust(6, "."), below_it) == table[count]
    for count in range(1, 5):
        last = "." + "P" * count + "." * (5 - count)
        assert counted("P-DIAGONAL", row_of, *[below_it] * 4, last) == table[6 + count]


def test_the_table_of_the_pairs_beyond_its_end() -> None:
    """WIS-54: three steps, then 14 for each further pair."""
    pairs = ["PP", "..", "PP", "..", "PP", ".."]
    assert [counted("P-PAIRS", *pairs[:k], "..") for k in (0, 1, 3, 5)] == [0, 11, 23, 37]
    assert counted("P-PAIRS", *[line + "." + line for line in pairs]) == 37 + 3 * 14
    assert counted("P-PAIRS", "PP.PP", ".....", "PP.PP") == 51


@pytest.mark.parametrize("card", HAT_CARDS)
def test_any_number_of_hats(card: str) -> None:
    """WIS-56: 18 for each three, 4 or 10 for what is left over, from none to a whole grid."""
    for count in range(37):
        letters = ("H" * count).ljust(36, ".")
        rows = [letters[at : at + 6] for at in range(0, 36, 6)]
        assert counted(card, *rows) == 18 * (count // 3) + (0, 4, 10)[count % 3]


def test_kinds_of_wisps() -> None:
    """WIS-66, WIS-67, WIS-68: four; trees and the cat are none, the orb itself counts in its line only."""
    assert counted("O-AROUND", "PHh", "TOC", "TTO") == 8 + 2
    assert counted("O-AROUND", "TTT", "TOC") == 0
    assert counted("O-LINE", "TOC") == 2
    assert counted("O-LINE", "PHOhP") == 8


@pytest.mark.parametrize(("beside", "expected"), [("O", 8), ("P", 5), ("H", 6), ("h", 7)])
def test_synergy_by_kind(beside: str, expected: int) -> None:
    """WIS-70: each kind has its value; two orbs have each other."""
    assert counted("O-SYNERGY", f"O{beside}") == expected
    assert counted("O-SYNERGY", f".{beside}.", "hOh", ".H.") == {"O": 4 + 4, "P": 5, "H": 6, "h": 6}[beside]


@pytest.mark.parametrize(
    ("letters", "worth"),
    [
        ("OPPHHhh", 7),
        ("OOPHHhh", 5),
        ("OOPPHhh", 4),
        ("OOPPHHh", 3),
        ("OPHh", 7),
        ("OOPHh", 5),
        ("OOPPHh", 4),
        ("OPPHhh", 7),
        ("OPPHHh", 7),
        ("OOPHHh", 5),
        ("O", 5),
        ("OP", 4),
        ("OPH", 3),
        ("OPHTC", 3),
    ],
)
def test_the_rarest_kind_and_ties(letters: str, worth: int) -> None:
    """WIS-71, WIS-83: none at all is rarest; of several the one with the highest value."""
    line = letters.ljust(12, ".")
    assert counted("O-LEAST", line[:6], line[6:]) == worth * letters.count("O")
    assert counted("O-LEAST", "PHT") == 0


@pytest.mark.parametrize("stop", [".", "P", "H", "O", "h", "C", ""])
def test_what_ends_a_beam(stop: str) -> None:
    """WIS-77: an empty cell, any wisp, the cat, the end; in all four directions."""
    line = f"hTT{stop}T" if stop else "hTT"
    expected = 4 + 4 * (stop == "h")  # a second heart has a beam of its own back to the first
    for rows in ([line], [line[::-1]], list(line), list(line[::-1])):
        assert counted("E-BEAM", *rows) == expected
    if stop:
        assert counted("E-BEAM", f"h{stop}T") == 2 * (stop == "h")


def test_hearts_share_trees() -> None:
    """WIS-72, WIS-73, WIS-74, WIS-75: every heart on its own; row and column add up."""
    assert counted("E-ADJACENT", "hTh", ".h.") == 6
    assert counted("E-CROSS", "hTT", "T..", "T.h") == 4 + 2
    assert counted("E-BELOW", "h", "T", "h", "T") == 4 + 2
    assert counted("E-BELOW", "T", "h") == 0
    assert counted("E-BELOW", "hT") == 0


def test_the_better_of_two() -> None:
    """WIS-68, WIS-76, WIS-77, WIS-79, WIS-83: the best line, diagonal, direction; of equal ones any."""
    assert counted("E-DIAGONAL", "T.T", ".h.", "..T") == 4
    assert counted("E-DIAGONAL", "T.T", ".h.", "T.T") == 4
    assert counted("O-LINE", "OPH", "h..") == 6
    assert counted("O-LINE", "OP", "h.") == 4
    assert counted("E-BEAM", "TThT", "..T.", "..T.", "..T.") == 6
    assert counted("T-LARGEST", "TT.TT") == 2


def test_three_trees_are_enough() -> None:
    """WIS-78, WIS-80, WIS-82: three are enough, two are not."""
    assert counted("T-LINES", "TTT", "T..", "T..") == 4
    assert counted("T-LINES", "TT.", "TT.") == 0
    assert counted("T-LINES", *["TTTTTT"] * 6) == 24
    assert counted("T-DENSE", ".T.", "TTT") == 3
    assert counted("T-DENSE", ".T.", "TTT", ".T.") == 3
    assert counted("T-DENSE", "TT", "TT") == 0
    assert counted("T-GROUPS", "TT.TTT", "......", "TTT..T") == 8


def test_promos() -> None:
    """WIS-84, WIS-83: a group at the corner only, the best of several; a diagonal without a wisp."""
    assert counted("O-CORNER", "O.", ".P") == 2
    assert counted("O-CORNER", "OH", ".P") == 0, "it is the orb's own group"
    assert counted("O-CORNER", "PH.h", "..O.", "PP.H") == 4
    assert counted("O-CORNER", "O.", ".O") == 4
    assert counted("T-DIAGONAL", "T..", ".T.", "..P") == 3
    assert counted("T-DIAGONAL", "T..", ".C.", "..T") == 6
    assert counted("T-DIAGONAL", "..T", ".T.", "T..") == 9
    assert counted("T-DIAGONAL", "P") == 0
    assert set(CARDS) == set(CARD_NAMES)
    assert {card for card in CARDS if card not in BASE} == {"O-CORNER", "T-DIAGONAL"}


# ---- rounds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "side", "bonus"), [(1, 4, 2), (2, 5, 4), (3, 6, 6)])
def test_the_bonus_for_a_full_grid(number: int, side: int, bonus: int) -> None:
    """WIS-2, WIS-38, WIS-43: a tile in every cell, the cat's among them; not one less, not a smaller grid."""
    for corner in "TC":
        full = [corner + "T" * (side - 1), *["T" * side] * (side - 1)]
        told = score({"round": number, "cards": [], "forest": full})
        assert told == {"items": {}, "fill": bonus, "total": bonus}
        short = [full[0].replace(corner, ".", 1), *full[1:]]
        assert score({"round": number, "cards": [], "forest": short})["total"] == 0
        if number < 3:
            told = score({"round": number + 1, "cards": ["T-LINES"], "forest": full})
            assert told["fill"] == 0
            assert told["total"] == told["items"]["T-LINES"]


def scored_rounds(state: Wispwood) -> list[list[list[int]]]:
    """A random game: per round and seat the points of every line, each round as slow.py counts it."""
    found: list[list[list[int]]] = []
    while not state.over():
        seat = state.actors()[-1]
        number, was_scored = state.round, state.phase >= CATS
        state.apply(seat, state.sample(seat))
        if state.phase >= CATS and not was_scored:
            found.append([slow_lines(state, seat, number) for seat in range(state.players)])
    return found


def slow_lines(state: Wispwood, seat: int, number: int) -> list[int]:
    """What a forest scores in a round, line by line."""
    forest = {divmod(cell, SIDE): letter for cell, letter in tiles(state, seat).items()}
    lines = [0 if card == len(CARD_NAMES) else slow.points(CARD_NAMES[card], forest) for card in state.cards]
    return [*lines, (2, 4, 6)[number] if len(forest) == (16, 25, 36)[number] else 0]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize(
    "options", [{}, {"cards": "promos"}, {"tree_card": False}, {"rounds": 2}, {"cards": "first-game"}]
)
def test_rounds_of_games(players: int, options: dict[str, Any]) -> None:
    """WIS-38, WIS-43, WIS-44: everybody scores in every round, and what has been scored stays."""
    for seed in range(4):
        state = GAME.set_up(players, GAME.agreed(players, options))
        state.seed(seed)
        rounds = scored_rounds(state)
        assert len(rounds) == state.rounds == options.get("rounds", 3)
        for number, by_seat in enumerate(rounds):
            for seat, lines in enumerate(by_seat):
                told = state.points[(seat * 3 + number) * 6 : (seat * 3 + number + 1) * 6]
                assert told == lines
                assert sum(round_points(state, seat, number).values()) == sum(lines)
                assert state.filled[seat] >> number & 1 == (lines[5] > 0)
