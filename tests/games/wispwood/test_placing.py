"""The grid, and where tiles may lie in it (WIS-18 … WIS-24)."""

from __future__ import annotations

from itertools import product

import pytest

from stolek.games.wispwood import GAME
from tests.games.wispwood.facts import SHAPES, WAYS, Cell
from tests.games.wispwood.positions import Play, Table, forest, moves, play, refused, targets, trees
from tests.games.wispwood.second import Second, cell_of, name_of, steps_to
from tests.games.wispwood.test_random_play import check_same


def cells(names: set[str]) -> set[Cell]:
    """Cells by row and column, the cat's first place being 0, 0."""
    return {cell_of(name) for name in names}


def lays_of(match: Play, shape: str) -> set[tuple[str, frozenset[str]]]:
    """Every way to lay the wisp in hand with this shape: its cell, and where its trees lie, seen from it."""
    found = set()
    verb = "shape" if f"shape {shape}" in moves(match) else "cat shape"
    spots_of = match.state.clone()
    spots_of.apply(match.to_act[0], GAME.moves.parse(f"{verb} {shape}"))
    for spot in spots_of.legal(match.to_act[0]):
        state = spots_of.clone()
        state.apply(match.to_act[0], spot)
        for lay in state.legal(match.to_act[0]):
            steps = GAME.moves.move(lay).facts["lay"]
            found.add((GAME.moves.move(spot).facts["cell"], frozenset(steps.split(","))))
    return found


# ---- the window ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("round_", "side"), [(1, 4), (2, 5), (3, 6)])
def test_the_grid_grows_with_the_rounds(round_: int, side: int) -> None:
    """WIS-18: so many rows and columns, wherever the square lies; a row can grow to either end."""
    row = "C" + "T" * (side - 2)
    match = Table(round=round_, forests={0: row}).match()
    assert match.view(None)["grid"] == side
    found = cells(targets(match, "tree"))
    ends = {(0, -1), (0, side - 1)}
    above_and_below = {(r, c) for r in (-1, 1) for c in range(side - 1)}
    assert found == ends | above_and_below
    play(match, f"tree {name_of((0, side - 1))}")
    assert cells(targets(match, "tree")) == {(r, c) for r in (-1, 1) for c in range(side)}


def test_a_row_of_four_in_the_first_round() -> None:
    """WIS-18, WIS-20: neither end can grow, above and below it can (A13)."""
    match = Table(forests={0: "CTTT"}).match()
    for cell in ("q13", "l13"):
        with refused(match, "outside-grid", "WIS-18"):
            play(match, f"tree {cell}")
    found = cells(targets(match, "tree"))
    assert {(1, 0), (1, 1), (1, 2), (1, 3)} <= found
    assert found == {(r, c) for r in (-1, 1) for c in range(4)}


@pytest.mark.parametrize("down", [0, 1, 2, 3])
def test_rows_are_open_while_their_span_is_four(down: int) -> None:
    """WIS-18: a column that reaches down so far leaves the rest of four rows above (A13)."""
    match = Table(forests={0: "CTTT" + " T..." * down}, pond="P.......").match()
    play(match, "take 1")
    reached = {cell_of(cell)[0] for shape in ("I2", "I3", "L4") for cell, _ in lays_of(match, shape)}
    assert reached == set(range(down - 3, 4)) - {0}


def test_cats_and_wisps_hold_the_window_too() -> None:
    """WIS-2, WIS-18: every tile counts, also the cat's."""
    match = Table(forests={0: "C..T ...P ...P ...P"}).match()
    found = cells(targets(match, "tree"))
    assert found == {(0, 1), (0, 2), (1, 0), (1, 2), (2, 2), (3, 2)}


@pytest.mark.parametrize("round_", [2, 3])
def test_the_square_is_not_inherited(round_: int) -> None:
    """WIS-19: around what is left of a forest it may lie anywhere, beyond the old square, too."""
    match = Table(round=round_, forests={0: "P... .... .... ...C"}).match()
    side = 3 + round_
    found = cells(targets(match, "tree"))
    assert found == {(-4, -3), (-3, -4), (-2, -3), (-3, -2), (-1, 0), (0, -1), (1, 0), (0, 1)}
    steps = [(0, 1), (0, 2)][: side - 4]
    trees(match, *map(name_of, steps))
    assert forest(match).count("T") == len(steps)
    trees(match, "m12")
    found = cells(targets(match, "tree"))
    assert not any(column < -3 for _, column in found)


# ---- beside a tile ------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", "PHOhT")
def test_any_tile_may_be_built_on(tile: str) -> None:
    """WIS-20: wisp, tree or cat; sharing a corner is not enough."""
    match = Table(round=2, forests={0: f"C.... ..... ...{tile}."}).match()
    around_cat = {(-1, 0), (1, 0), (0, -1), (0, 1)}
    around_tile = {(1, 3), (3, 3), (2, 2), (2, 4)}
    assert cells(targets(match, "tree")) == around_cat | around_tile
    with refused(match, "not-beside", "WIS-20"):
        play(match, "tree n14")


def test_on_the_first_turn_there_is_only_the_cat() -> None:
    """WIS-20: one cell of the shape beside it is enough, the others may be far."""
    match = Table(pond="P.......").match()
    play(match, "take 1", "shape I2")
    assert cells(targets(match, "wisp")) == {
        (r, c) for r, c in product(range(-2, 3), repeat=2) if 1 <= abs(r) + abs(c) <= 2
    }
    play(match, "wisp m11")
    assert targets(match, "lay") == {"s"}


def test_parts_may_stay_apart() -> None:
    """WIS-20, WIS-21: round two with a cat and a far wisp: a domino may touch the wisp alone (A14)."""
    match = Table(round=2, forests={0: "C... .... .... ...P"}, pond="O.......").match()
    play(match, "take 1", "shape I2", "wisp q16", "lay s", "done")
    assert forest(match) == "C.... ..... ..... ...PO ....T"
    match = Table(round=2, forests={0: forest(match)}, pond="O.......").match()
    assert targets(match, "tree") == {"n13", "m14", "p15", "q15", "o16", "p17"}
    trees(match, "m14", "p17")
    assert forest(match) == "C.... T.... ..... ...PO ...TT"


# ---- on empty cells -----------------------------------------------------------------------------


def test_tiles_are_never_covered() -> None:
    """WIS-20, WIS-22: neither wisp, tree nor cat."""
    match = Table(forests={0: "PT CT"}, pond="O.......").match()
    for cell in ("m12", "n12", "m13", "n13"):
        with refused(match, "cell-taken", "WIS-22"):
            play(match, f"tree {cell}")
    play(match, "take 1", "shape I2")
    for cell in ("m12", "n12", "m13", "n13"):
        with refused(match, "cell-taken", "WIS-22"):
            play(match, f"wisp {cell}")
    play(match, "wisp m11")
    assert targets(match, "lay") == {"n", "w", "e"}


def test_what_lies_stays() -> None:
    """WIS-22: turns add tiles and change none."""
    match = Table(forests={0: "PT CT"}).match()
    before = match.state.dump()
    play(match, "take 1", "shape I2", "wisp m11", "lay w", "done")
    trees(match, "m14")
    assert forest(match) == "TP. .PT .CT"
    assert match.state.dump()["cats"] == before["cats"]


# ---- shapes -------------------------------------------------------------------------------------


def ways(shape: str) -> set[frozenset[Cell]]:
    """All ways to turn and mirror a shape, from its first cell in reading order."""
    found = set()
    for turn, flip in product(range(4), (1, -1)):
        turned = [(row, column * flip) for row, column in SHAPES[shape]]
        for _ in range(turn):
            turned = [(column, -row) for row, column in turned]
        first = min(turned)
        found.add(frozenset((row - first[0], column - first[1]) for row, column in turned))
    return found


@pytest.mark.parametrize("shape", SHAPES)
def test_every_turn_and_mirror_image_of_a_shape(shape: str) -> None:
    """WIS-20, WIS-30: on a clean board all of them lie everywhere beside the cat, the wisp on any cell."""
    match = Table(pond="P.......").match()
    play(match, "take 1")
    expected = set()
    for way in ways(shape):
        for row, column in product(range(-4, 5), repeat=2):
            lying = {(row + r, column + c) for r, c in way}
            rows, columns = [r for r, _ in (*lying, (0, 0))], [c for _, c in (*lying, (0, 0))]
            beside = any(abs(r) + abs(c) == 1 for r, c in lying)
            small = max(max(rows) - min(rows), max(columns) - min(columns)) < 4
            if beside and small and (0, 0) not in lying:
                expected |= {
                    (name_of(wisp), frozenset(steps_to(wisp, tree) for tree in lying - {wisp}))
                    for wisp in lying
                }
    assert lays_of(match, shape) == expected
    assert len(ways(shape)) == WAYS[shape]


def holes(way: frozenset[Cell]) -> list[set[Cell]]:
    """Everywhere such a hole can be in a grid of four, so that what is around it holds all four sides."""
    grid = set(product(range(4), repeat=2))
    shifted = [{(row + r, column + c) for r, c in way} for row, column in product(range(-3, 4), repeat=2)]
    return [
        hole
        for hole in shifted
        if hole <= grid and {0, 3} <= {r for r, _ in grid - hole} and {0, 3} <= {c for _, c in grid - hole}
    ]


@pytest.mark.parametrize("shape", SHAPES)
def test_a_hole_of_its_own_shape_is_filled(shape: str) -> None:
    """WIS-20, WIS-30: in a grid that is full but for it, with the wisp on any of its cells."""
    for way in ways(shape):
        hole = next(iter(holes(way)))
        rows = [["." if (r, c) in hole else "T" for c in range(4)] for r in range(4)]
        rows[3 if (3, 3) not in hole else 0][3] = "C"
        match = Table(forests={0: " ".join("".join(row) for row in rows)}, pond="P.......").match()
        play(match, "take 1")
        chosen = lays_of(match, shape)
        assert len(chosen) == len(hole)
        others = [other for other in SHAPES if f"shape {other}" in " ".join(moves(match))]
        assert shape in others
        assert all(len(SHAPES[other]) < len(hole) or other == shape for other in others)


def test_only_the_cells_around_matter() -> None:
    """WIS-18, WIS-24: a wisp whose shapes find no room may not be taken; with the cat any shape will do."""
    rows = "TTTT TTTT TT.. TTCT"
    match = Table(forests={0: rows}, hidden=[0], pond="PPPPPPPP").match()
    # Only the domino fits: it lies beside the first space and the second.
    assert targets(match, "take") == {"1", "2"}
    with refused(match, "wisp-finds-no-place", "WIS-24"):
        play(match, "take 3")
    play(match, "take 2")
    assert moves(match) == {"shape I2"}
    with refused(match, "shape-finds-no-place", "WIS-24"):
        play(match, "shape T4")
    ready = Table(forests={0: rows}, pond="PPPPPPPP").match()
    assert targets(ready, "take") == {str(space) for space in range(1, 9)}
    play(ready, "take 5")
    assert moves(ready) == {"cat shape I2"}


def test_a_grid_with_single_holes_takes_no_wisp() -> None:
    """WIS-24: every shape has two cells at least."""
    match = Table(forests={0: "T.TT TTT. T.TT TTCT"}, pond="POhPPOhP").match()
    assert targets(match, "take") == set()
    assert targets(match, "tree") == {"l10", "n11", "l12"}


# ---- to the edge of the world -------------------------------------------------------------------


def wander(down: int, right: int) -> None:
    """Alone with the ghost, the forest walks as far as it can in one direction, in all three rounds; both
    tellings of the rules agree all the way."""
    match = GAME.start(1, chance="manual", cards=["P-PAIRS", "H-LINE", "O-LINE", "E-CROSS", "T-LARGEST"])
    second = Second(1, match.record.header.options)
    for text in ("E2", "E3", "P", "H", "O"):
        match.draw(text)
        second.draw(text)
    at = (0, 0)
    for round_ in (1, 2, 3):
        far = (at[0] + down * (round_ + 2), at[1] + right * (round_ + 2))
        while match.view(None)["round"] == round_ and not match.outcome:
            step(match, second, path_to(at, far))
            check_same(match, second)
        at = far
    assert match.outcome is not None
    assert {abs(number) for number in at} <= {0, 12}
    assert name_of(at) in ("a13", "y13", "m1", "m25", "a1", "a25", "y1", "y25")
    assert second.forests[0][at] == "T"


def path_to(at: Cell, far: Cell) -> list[Cell]:
    """Cells side by side from here to there."""
    found = [at]
    while found[-1] != far:
        row, column = found[-1]
        if row != far[0]:
            row += 1 if far[0] > row else -1
        else:
            column += 1 if far[1] > column else -1
        found.append((row, column))
    return found[1:]


def step(match: Play, second: Second, path: list[Cell]) -> None:
    """Whatever comes next; first the path is laid, then wisps as far out as possible."""
    if match.chance:
        text = "1" if second.phase == "firefly" and second.shown.count(1) < 1 else ""
        text = text or max(second.odds(), key=lambda outcome: (second.odds()[outcome], outcome))
        match.draw(text)
        second.draw(text)
        return
    legal = second.legal(0)
    open_path = [f"tree {name_of(cell)}" for cell in path if cell not in second.forests[0]]
    if second.phase == "cats":
        text = f"cat {name_of(path[-1])}"
    elif open_path and open_path[0] in legal:
        text = open_path[0]
    elif second.phase == "turn" and second.round < 3:  # a wisp would stay, and hold the next square back
        text = min(move for move in legal if move.startswith("tree"))
    elif second.phase == "spot":
        text = min(legal, key=lambda move: near(move, path[-1]))
    else:
        takes = [move for move in legal if move.startswith("take")]
        text = min(takes or legal)
    match.play(0, text)
    second.play(0, text)


def near(move: str, far: Cell) -> int:
    """How far a cell is from where the path leads to."""
    row, column = cell_of(move.split()[-1])
    return abs(row - far[0]) + abs(column - far[1])


@pytest.mark.parametrize(("down", "right"), [step for step in product((-1, 0, 1), repeat=2) if any(step)])
def test_the_edge_of_the_world(down: int, right: int) -> None:
    """WIS-1, WIS-18, WIS-19: in three rounds a forest reaches twelve cells away, in every direction."""
    wander(down, right)
    assert GAME.moves.parse("tree a1") < GAME.moves.parse("tree y25")


def test_forests_of_neighbours_do_not_touch() -> None:
    """WIS-1, WIS-20: the last row of one has nothing to do with the first row of the next."""
    for turn, cat, other in ((0, "m25", "o1"), (1, "m1", "o25")):
        match = Table(turn=turn, cats={turn: cat, 1 - turn: other}).match()
        row = cat[1:]
        inwards = "m24" if row == "25" else "m2"
        assert targets(match, "tree") == {f"l{row}", f"n{row}", inwards}
    for turn, cat, other in ((0, "y13", "a14"), (0, "a13", "y12"), (1, "y25", "a1"), (1, "a1", "y25")):
        match = Table(turn=turn, cats={turn: cat, 1 - turn: other}).match()
        column = "x" if cat[0] == "y" else "b"
        assert {cell[0] for cell in targets(match, "tree")} == {cat[0], column}
