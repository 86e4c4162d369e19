"""Where hats may lie (WIS-57 … WIS-65)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from stolek.games.wispwood import GAME
from tests.games.wispwood.facts import FIRST_GAME, HAT_CASES, RING, SHAPES, Cell
from tests.games.wispwood.positions import Play, Table, deal, forest, moves, play, refused, targets
from tests.games.wispwood.second import cell_of


def with_card(card: str) -> list[str]:
    """The cards of a first game with another hat card."""
    return [FIRST_GAME[0], card, *FIRST_GAME[2:]]


def spots(match: Play, space: int = 1) -> set[Cell]:
    """All cells where the wisp of a space can lie, with any shape; seen from the cat's first place."""
    seat = match.to_act[0]
    state = match.state.clone()
    if not state.is_legal(seat, GAME.moves.parse(f"take {space}")):
        return set()
    state.apply(seat, GAME.moves.parse(f"take {space}"))
    found = set()
    for shape in state.legal(seat):
        chosen = state.clone()
        chosen.apply(seat, shape)
        found |= {cell_of(GAME.moves.move(spot).facts["cell"]) for spot in chosen.legal(seat)}
    return found


@pytest.mark.parametrize("case", HAT_CASES)
@pytest.mark.parametrize("round_", [2, 3])
def test_the_cells_of_the_cards(case: str, round_: int) -> None:
    """WIS-59, WIS-60, WIS-61, WIS-63, WIS-64: in a window of five by five, exactly those of the diagram."""
    card, rows, allowed = HAT_CASES[case]
    lines = rows.split()
    row, column = next((r, line.index("C")) for r, line in enumerate(lines) if "C" in line)
    match = Table(round=round_, cards=with_card(card), forests={0: rows}, pond="HP......").match()
    window = set(product(range(5), repeat=2))
    found = {(r + row, c + column) for r, c in spots(match)} & window
    assert found == set(allowed)


def test_a_chain() -> None:
    """WIS-63: corner steps over hats that lie there; a hat apart is no link (A15)."""
    rows = "..... .C... H...H .H... ....."
    match = Table(round=2, cards=with_card("H-CHAIN"), forests={0: rows}, pond="HP......").match()
    found = {(r + 1, c + 1) for r, c in spots(match)}
    assert {(0, 0), (0, 2), (2, 2), (4, 0), (4, 2)} <= found
    assert not {(1, 3), (3, 3), (1, 0), (2, 1), (3, 0)} & found


def test_a_chain_grows() -> None:
    """WIS-57, WIS-63: what has been laid links further, from the next turn on."""
    match = Table(round=3, cards=with_card("H-CHAIN"), pond="HHHHHHHH").match()
    assert spots(match) == {(1, 1), (1, -1), (-1, 1), (-1, -1)}
    play(match, "take 1", "shape I2", "wisp n12", "lay w", "done")
    play(match, "tree m14", "done")
    assert spots(match, 2) == {(1, 1), (1, -1), (-1, -1), (-2, 0), (-2, 2), (0, 2)}


def test_a_chain_of_other_wisps_is_none() -> None:
    """WIS-63: only hats are links; trees, orbs and the rest are not."""
    for tile in "POhT":
        rows = f"C.... .{tile}... ..... ..... ....."
        match = Table(round=2, cards=with_card("H-CHAIN"), forests={0: rows}, pond="HP......").match()
        assert (2, 2) not in spots(match)
        assert (2, 0) not in spots(match)
    rows = "C.... .H... ..... ..... ....."
    match = Table(round=2, cards=with_card("H-CHAIN"), forests={0: rows}, pond="HP......").match()
    assert {(2, 2), (2, 0), (0, 2)} <= spots(match)


def test_around_the_cat() -> None:
    """WIS-62: the eight cells that touch it, by side or by corner."""
    match = Table(cards=with_card("H-AROUND"), pond="HP......").match()
    assert spots(match) == set(product((-1, 0, 1), repeat=2)) - {(0, 0)}


CONDITIONS: dict[str, Callable[[int, int], bool]] = {
    "H-DIAGONAL": lambda r, c: abs(r) == abs(c),
    "H-LINE": lambda r, c: r == 0 or c == 0,
    "H-AROUND": lambda r, c: max(abs(r), abs(c)) == 1,
    "H-CHAIN": lambda r, c: (r, c) in {(1, 1), (1, -1), (-1, 1), (-1, -1), (2, 2), (2, 0), (0, 2)},
    "H-TWO": lambda r, c: max(abs(r), abs(c)) == 2,
}


@pytest.mark.parametrize("card", CONDITIONS)
@pytest.mark.parametrize("cat", ["m13", "a1", "y25", "b24"])
def test_only_the_cell_of_the_hat_is_tested(card: str, cat: str) -> None:
    """WIS-23, WIS-24, WIS-58, WIS-59: hats lie where any wisp could and the card allows; nothing blocks."""
    rows = "CTP.. .H..T T..h. ..... O...."
    if cat in ("y25", "b24"):
        rows = "....T ...PT ..T.. .H..T ..PTC" if cat == "y25" else "T.... .P... ..... TCT.. ..H.."
    table = Table(round=2, cards=with_card(card), forests={0: rows}, cats={0: cat}, pond="HP......")
    match = table.match()
    row, column = cell_of(cat)
    hats = {(r - row, c - column) for r, c in spots(match, 1)}
    others = {(r - row, c - column) for r, c in spots(match, 2)}
    allowed = CONDITIONS[card]
    if card == "H-CHAIN" and cat == "y25":
        expected = {cell for cell in others if cell in {(-1, -1)}}
    else:
        expected = {cell for cell in others if allowed(*cell)}
    assert hats == expected
    assert others > hats


def test_the_cat_of_now_and_the_forest_before() -> None:
    """WIS-57: not where the cat was, nor with what lies only after the placement."""
    rows = "TTTC TTTT TTTT TTT."
    match = Table(forests={0: rows}, cards=with_card("H-LINE"), pond="HPHPHPHP", turn=1, paw=1).match()
    play(match, "tree m12", "done", "tree m16", "done")
    match.play(0, "cat j16")
    match.play(1, "stay")
    assert forest(match) == "C"
    found = spots(match)
    assert all(row == 3 or column == -3 for row, column in found)
    assert found


def test_trees_of_a_hat_are_not_tested() -> None:
    """WIS-23: they lie wherever a tree may."""
    match = Table(cards=with_card("H-AROUND"), pond="HP......").match()
    play(match, "take 1", "shape I2", "wisp m12", "lay n", "done")
    assert forest(match) == "T H C"


def test_a_hat_elsewhere_is_refused() -> None:
    """WIS-57, WIS-59: with the clause of its card; other wisps may lie there."""
    clauses = {
        "H-DIAGONAL": ("m12", "WIS-60"),
        "H-LINE": ("n12", "WIS-61"),
        "H-AROUND": ("m11", "WIS-62"),
        "H-CHAIN": ("m12", "WIS-63"),
        "H-TWO": ("m12", "WIS-64"),
    }
    for card, (cell, clause) in clauses.items():
        match = Table(cards=with_card(card), pond="HP......").match()
        play(match, "take 1", "cat shape I3")
        with refused(match, "hat-not-allowed", clause):
            play(match, f"wisp {cell}")
        other = Table(cards=with_card(card), pond="HP......").match()
        play(other, "take 2", "cat shape I3", f"wisp {cell}")


def test_shapes_that_reach_no_allowed_cell() -> None:
    """WIS-24, WIS-59: the only hole is too far from the cat, so no hat may be taken."""
    match = Table(forests={0: "TTTT TTTT .TTT .TTC"}, cards=with_card("H-AROUND"), pond="HPHPHPHP").match()
    assert spots(match) == set()
    assert targets(match, "take") == {"2", "4", "6", "8"}
    with refused(match, "wisp-finds-no-place", "WIS-59"):
        play(match, "take 1")


def test_a_shape_for_a_hat_must_reach_an_allowed_cell() -> None:
    """WIS-24, WIS-29, WIS-59: one shape fits the hole, but lies nowhere around the cat."""
    match = Table(forests={0: "TTTT TCTT TT.T T..."}, cards=with_card("H-TWO"), pond="HHHHHHHH").match()
    play(match, "take 1")
    fitting = {move.split()[-1] for move in moves(match)}
    assert fitting == {"I2", "V3", "T4", "I3"}
    one = Table(forests={0: "TTTT TCTT TT.T T..."}, cards=with_card("H-AROUND"), pond="HHHHHHHH").match()
    play(one, "take 1")
    assert {move.split()[-1] for move in moves(one)} == {"I2", "V3", "T4"}


def test_hats_that_nobody_can_lay() -> None:
    """WIS-65: where no cell meets the condition, other wisps and trees remain; without others, trees."""
    rows = "TTTT TCTT TTT. TTT."
    match = Table(forests={0: rows}, cards=with_card("H-LINE"), pond="HPHHHHHH").match()
    assert targets(match, "take") == {"2"}
    assert {"tree o14", "cat refresh"} <= moves(match)
    play(match, "cat refresh")
    deal(match, "HHHHHHHH")
    assert {move.split()[0] for move in moves(match)} == {"tree"}


def test_a_ring_of_shapes_is_not_changed_by_hats() -> None:
    """WIS-29, WIS-59: a hat uses the shapes beside it like any wisp."""
    match = Table(cards=with_card("H-DIAGONAL"), pond="HHHHHHHH", hidden=[0]).match()
    for space in range(1, 9):
        branch = match.state.clone()
        branch.apply(0, GAME.moves.parse(f"take {space}"))
        found = {GAME.moves.move(action).facts["shape"] for action in branch.legal(0)}
        assert found <= {RING[space - 1], RING[space - 2]}
        assert found <= set(SHAPES)
