"""Colours, coordinates, board, printed symbols, tiles (ING-2 to ING-6)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stolek import CHANCE
from stolek.games.ingenious import GAME
from stolek.games.ingenious.edition.box import tile_name
from stolek.games.ingenious.play.moves import Placement
from stolek.games.ingenious.rules.board import CELLS, DIRECTION_NAMES, axial, name_of
from stolek.kit.hexes import DIRECTIONS
from tests.games.ingenious.facts import FACTS
from tests.games.ingenious.positions import (
    MODES,
    Table,
    cell,
    dealt,
    names,
    only,
    opened,
    pairs,
    placements,
    refill,
)

BOARDS = [(players, board) for board in FACTS["boards"] for players in board["players"]]
RACK = "red-green red-green red-green red-green red-green red-green"
OTHERS = ("red-blue " * 6, "red-orange " * 6, "red-yellow " * 6)


def free_cells(players: int) -> set[tuple[int, int]]:
    """All cells that some placement covers when nothing lies on the board yet and every cell is open."""
    table = Table(players=players, mode="solitaire" if players == 1 else "standard")
    match = table.match()
    found = {one for move in placements(match, 0) for one in move.cells}
    return found | {axial(number) for number in CELLS if match.view(0)["board"].get(name_of(number))}


@pytest.mark.parametrize(("players", "board"), BOARDS)
def test_the_board_grows_with_the_players(players: int, board: dict[str, Any]) -> None:
    """ING-4: a hexagon of radius 5, 6 or 7, row by row; nothing lies or is laid outside."""
    cells = free_cells(players)
    rows = Counter(r for _, r in cells)
    assert len(cells) == board["cells"]
    assert [rows[r] for r in sorted(rows)] == board["row_lengths"]
    assert max(max(abs(q), abs(r), abs(q + r)) for q, r in cells) == board["radius"]


@pytest.mark.parametrize("start", MODES)
def test_symbols_are_printed_on_the_same_cells_for_all(start: dict[str, Any]) -> None:
    """ING-5: six symbols, clockwise red, green, blue, orange, yellow, purple."""
    match = GAME.start(**start, seed=1)
    assert match.view(None)["board"] == {cell(q, r): colour for colour, (q, r) in FACTS["printed"].items()}
    assert match.view(None)["board"] == {
        "c8": "red", "c13": "green", "h13": "blue", "m8": "orange", "m3": "yellow", "h3": "purple",
    }  # fmt: skip


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_printed_symbol_is_never_free(players: int) -> None:
    """ING-5: no placement covers a printed symbol, neither in the first round nor later."""
    printed = {tuple(at) for at in FACTS["printed"].values()}
    for match in (dealt(*(RACK, *OTHERS)[:players]), Table(players=players).match()):
        covered = {one for move in placements(match, 0) for one in move.cells}
        assert not covered & printed


def test_directions_and_names_of_cells() -> None:
    """ING-3: axial coordinates, E first and then against the clock; rows top down, then left to right."""
    assert [[name, *step] for name, step in zip(DIRECTION_NAMES, DIRECTIONS, strict=True)] == FACTS[
        "directions"
    ]
    assert [axial(number) for number in CELLS] == sorted(map(axial, CELLS), key=lambda at: (at[1], at[0]))
    assert (cell(0, 0), cell(0, -5), cell(5, -5), cell(-7, 7)) == ("h8", "c8", "c13", "o1")


def test_actions_are_listed_in_the_order_of_cells() -> None:
    """ING-3: the first cell of a pair comes first in the canonical order, and so do the moves."""
    firsts = [move.cells for move in placements(Table().match(), 0)]
    in_order = [((ra, qa), (rb, qb)) for (qa, ra), (qb, rb) in firsts]
    assert all(a < b for a, b in in_order)
    assert [a for a, _ in in_order] == sorted(a for a, _ in in_order)


def test_colours_have_fixed_ids() -> None:
    """ING-2: 0 red, 1 green, 2 blue, 3 orange, 4 yellow, 5 purple."""
    assert FACTS["colours"] == ["red", "green", "blue", "orange", "yellow", "purple"]
    for one, name in enumerate(FACTS["colours"]):
        move = GAME.moves.move(GAME.moves.parse(f"{name}-red h8-h9"))
        assert isinstance(move, Placement)
        assert move.colours == (one, 0)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_bag_holds_120_tiles(players: int) -> None:
    """ING-6, ING-9: six of each mixed pair, five of each double, all of them in the bag at first."""
    state = opened(players)
    assert state.tickets() == 120
    found = Counter(tile_name(state.outcome(ticket)) for ticket in range(120))
    assert found == FACTS["tiles"]
    assert state.legal(CHANCE) == list(range(21))


def test_the_cell_of_a_symbol_is_inside_for_four_and_a_corner_for_two() -> None:
    """ING-4, ING-5: ACC-ING-41, six neighbours of the red symbol with four players, three with two."""
    around = {"b8", "b9", "c7", "c9", "d7", "d8"}
    four = {name for pair in pairs(dealt(RACK, *OTHERS), 0) for name in pair}
    two = {name for pair in pairs(dealt(RACK, OTHERS[0]), 0) for name in pair}
    assert four & around == around
    assert two & around == {"c9", "d7", "d8"}


def test_counting_stops_at_the_edge() -> None:
    """ING-4, ING-23: the run ends where the board ends; the same cells count on a larger board."""
    table = Table(lying={"blue": "h12 h11"}, racks={0: "blue-yellow ..."}, free="h9 h10", plain="blue yellow")
    match = table.match()
    scored = only(match.play(0, "blue-yellow h10-h9"), "scored")
    assert scored.facts["runs"][0]["cells"] == ["h11", "h12", "h13"]
    assert scored.facts["points"] == 3


def test_equal_tiles_cannot_be_told_apart() -> None:
    """ING-6: a tile drawn as blue-red is a red-blue tile."""
    match = dealt("red-green " * 5 + "green-red", "red-blue " * 6)
    assert match.view(0)["racks"][0] == ["red-green"] * 6
    events = match.play(0, "green-red c9-d8")
    assert names(events)[0] == "placed"
    assert refill(match, "blue-green")[0].facts["tile"] == "green-blue"
