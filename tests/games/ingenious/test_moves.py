"""Moves: notation, picks, and every no with its reason (ING-13, ING-20)."""

from __future__ import annotations

import pytest

from stolek import CHANCE, Move, Refusal
from stolek.games.ingenious import GAME
from stolek.games.ingenious.play.moves import Placement, encoded
from stolek.games.ingenious.play.refusals import objection
from stolek.games.ingenious.rules.board import CELL_NAMED
from tests.games.ingenious.positions import Table, dealt, placements, refused

MOVES = GAME.moves
RACK = "red-blue red-blue red-green red-red red-red blue-blue"


def test_a_placement_names_cells_and_colours() -> None:
    """ING-13, ING-2, ING-3: coordinates and ids as outside checks read them."""
    move = MOVES.move(MOVES.parse("blue-red i8-h8"))
    assert isinstance(move, Placement)
    assert str(move) == move.notation == "red-blue h8-i8"
    assert (move.cells, move.colours) == (((0, 0), (0, 1)), (0, 2))
    assert (move.name, move.facts) == (
        "place",
        {"colour_a": "red", "cell_a": "h8", "colour_b": "blue", "cell_b": "i8"},
    )


@pytest.mark.parametrize(
    "text",
    [
        "red-blue h8-h9",
        "red blue h8 h9",
        "r b h8 h9",
        "rb h8 h9",
        "rb h8-h9",
        "blue-red h9-h8",
        "br h9 h8",
        "RED-Blue H8-H9",
        "  red-blue   h8-h9 ",
        "red-blue @ h8-h9",
        "red, blue, h8, h9",
    ],
)
def test_ways_to_write_a_placement(text: str) -> None:
    """ING-13, ING-20: each colour stands for its cell, in any order of the halves."""
    assert MOVES.move(MOVES.parse(text)).notation == "red-blue h8-h9"


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("", "unreadable-move", "ING-13"),
        ("red-blue", "unreadable-move", "ING-13"),
        ("red-blue h8", "unreadable-move", "ING-13"),
        ("red-blue h8-h9-h10", "unreadable-move", "ING-13"),
        ("swap keep", "unreadable-move", "ING-13"),
        ("rb h2" + " " * 53 + "h13", "unreadable-move", "ING-13"),
        ("x" * 10_000, "unreadable-move", "ING-13"),
        ("pink-blue h8-h9", "unknown-colour", "ING-2"),
        ("redd-blue h8-h9", "unknown-colour", "ING-2"),
        ("red-blue h8-h16", "unknown-cell", "ING-3"),
        ("red-blue a1-a2", "unknown-cell", "ING-3"),
        ("red-blue h8-88", "unknown-cell", "ING-3"),
        ("red-blue h8-h10", "not-neighbours", "ING-13"),
        ("red-blue h8-h8", "not-neighbours", "ING-13"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, code: str, clause: str) -> None:
    """ING-2, ING-3, ING-13: with a reason, and nothing changes."""
    match = Table(racks={0: RACK}).match()
    with refused(match, code, clause):
        match.play(0, text)
    with refused(match, code, clause):
        match.preview(0, text)


@pytest.mark.parametrize(
    ("text", "tile"),
    [
        ("red-blue", "red-blue"),
        ("blue-red", "red-blue"),
        ("b r", "red-blue"),
        ("br", "red-blue"),
        ("Red,RED", "red-red"),
    ],
)
def test_ways_to_write_a_tile(text: str, tile: str) -> None:
    """ING-6: a drawn tile, its colours in any order."""
    match = GAME.start(2, chance="manual")
    match.draw(text)
    assert match.view(0)["racks"][0] == [tile]


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("", "unreadable-tile", "ING-6"),
        ("red", "unreadable-tile", "ING-6"),
        ("red-blue-green", "unreadable-tile", "ING-6"),
        ("red" + " " * 56 + "blue", "unreadable-tile", "ING-6"),
        ("red-pink", "unknown-colour", "ING-2"),
    ],
)
def test_a_tile_that_cannot_be_read_is_refused(text: str, code: str, clause: str) -> None:
    """ING-2, ING-6: with a reason, and nothing changes."""
    match = GAME.start(2, chance="manual")
    with refused(match, code, clause):
        match.draw(text)


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("red-blue b8-b9", "off-board", "ING-4"),
        ("red-blue c9-b9", "off-board", "ING-4"),
        ("red-blue c8-c9", "cell-printed", "ING-5"),
        ("red-blue c9-c8", "cell-printed", "ING-5"),
        ("red-blue h8-h9", "cell-taken", "ING-14"),
        ("red-blue h9-h8", "cell-taken", "ING-14"),
        ("green-green k8-k9", "tile-not-in-rack", "ING-13"),
        ("green-blue k8-k9", "tile-not-in-rack", "ING-13"),
        ("swap", "no-swap-now", "ING-32"),
        ("keep", "no-swap-now", "ING-32"),
    ],
)
def test_what_is_against_the_rules_is_refused(text: str, code: str, clause: str) -> None:
    """ING-4, ING-5, ING-13, ING-14, ING-32: the reason that a person would name."""
    match = Table(lying={"green": "h8"}, racks={0: RACK}, free="h9 k8 k9").match()
    with refused(match, code, clause):
        match.play(0, text)
    with refused(match, code, clause):
        match.play(0, MOVES.move(MOVES.parse(text)))


def test_objections_of_the_first_round() -> None:
    """ING-17: no symbol beside the tile, or one that is claimed."""
    match = dealt("red-blue " * 6, "red-green " * 6)
    with refused(match, "touch-a-symbol", "ING-17"):
        match.play(0, "red-blue h8-h9")
    match.play(0, "red-blue c9-c10")
    match.draw("red-red")
    with refused(match, "symbol-claimed", "ING-17"):
        match.play(1, "red-green d8-e7")
    with refused(match, "touch-a-symbol", "ING-17"):
        match.play(1, "red-green h8-h9")


def test_numbers_that_are_no_moves() -> None:
    """ING-6, ING-20: neither an action nor a tile has such a number."""
    state = Table().state()
    for action in (-1, 16634, 10**9, 2**70):
        refusal = objection(state, 0, action)
        assert (refusal.code, refusal.clause) == ("unknown-move", "ING-20")
        with pytest.raises(ValueError, match="action"):
            MOVES.move(action)
    for outcome in (-1, 21):
        refusal = objection(state, CHANCE, outcome)
        assert (refusal.code, refusal.clause) == ("unknown-move", "ING-6")


def test_a_made_up_move_is_refused() -> None:
    """ING-20: a Move with a wild action id changes nothing."""
    match = Table(racks={0: RACK}).match()
    wild = Move(action=99_999, notation="?", name="place", facts={}, paths=(("x",),))
    with refused(match, "unknown-move", "ING-20"):
        match.play(0, wild)


def test_cells_that_are_no_neighbours_have_no_action() -> None:
    """ING-13: not even by their numbers."""
    with pytest.raises(Refusal) as caught:
        encoded(CELL_NAMED["h8"], CELL_NAMED["h10"], 0, 1)
    assert caught.value.code == "not-neighbours"


def test_picks_are_tile_cell_cell() -> None:
    """ING-13, ING-20: the first colour of the tile as named goes to the first cell; a double either way."""
    mixed, turned, double = (
        MOVES.move(MOVES.parse(text)) for text in ("red-blue h8-h9", "blue-red h8-h9", "red-red h8-h9")
    )
    assert mixed.paths == (("tile:red-blue", "cell:h8", "cell:h9"),)
    assert turned.paths == (("tile:red-blue", "cell:h9", "cell:h8"),)
    assert set(double.paths) == {
        ("tile:red-red", "cell:h8", "cell:h9"),
        ("tile:red-red", "cell:h9", "cell:h8"),
    }
    assert MOVES.move(MOVES.parse("swap")).paths == (("swap",),)


def test_every_move_can_be_written_and_picked() -> None:
    """ING-20: notation, action and picks name the same move, one to one."""
    match = Table(racks={0: RACK}).match()
    moves = placements(match, 0)
    assert len({move.notation for move in moves}) == len({move.action for move in moves}) == len(moves)
    tree = match.offer(0)
    for move in moves:
        assert MOVES.parse(move.notation) == move.action
        for tile, first, second in move.paths:
            assert tree[tile][first][second] == move.action  # type: ignore[index]
    assert set(tree) == {"tile:red-blue", "tile:red-green", "tile:red-red", "tile:blue-blue"}
