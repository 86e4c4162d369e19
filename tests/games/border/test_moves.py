"""Notation: how decisions and throws are written, and what they are picked from."""

from __future__ import annotations

import pytest

from stolek import Refusal
from stolek.games.border import GAME
from stolek.games.border.play.moves import LETTERS
from stolek.kernel.record import Drawn
from tests.games.border.facts import AREAS, CELLS, COLOURS
from tests.games.border.positions import DULL, Table, moves


def notation(text: str) -> str:
    """How a text is written properly."""
    return GAME.moves.move(GAME.moves.parse(text)).notation


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("roll red,red,blue", "roll blue,red,red"),
        ("roll red red blue", "roll blue,red,red"),
        ("red+blue-red", "roll blue,red,red"),
        ("Roll RED", "roll red"),
        ("r", "roll red"),
        ("roll r,r,b", "roll blue,red,red"),
        ("a,y,b,o,g", "roll gray,yellow,blue,orange,green"),
        ("roll gra,gre", "roll gray,green"),
        ("stop", "stop"),
        (" STOP ", "stop"),
        ("complete a12", "complete a12"),
        ("a12", "complete a12"),
        ("A1", "complete a01"),
        ("complete a1", "complete a01"),
        ("cross b08", "cross b08"),
        ("b8", "cross b08"),
        ("B86", "cross b86"),
        ("done", "done"),
    ],
)
def test_what_may_be_typed(text: str, expected: str) -> None:
    """BOR-10, BOR-12, BOR-17: in full, or as short as it can be told apart."""
    assert notation(text) == expected


def test_letters_in_a_row_and_words_between() -> None:
    """BOR-6: as people would type it."""
    for text in ("rrb", "roll rrb", "roll red and red and blue", "r rb", "blue,red,red"):
        assert str(GAME.moves.move(GAME.moves.parse(text))) == "roll blue,red,red"


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("", "unreadable-move", "BOR-10"),
        (" , ", "unreadable-move", "BOR-10"),
        ("x" * 100, "unreadable-move", "BOR-10"),
        ("complete a12 a13", "unreadable-move", "BOR-10"),
        ("cross b08,b09", "unreadable-move", "BOR-10"),
        ("complete a43", "unknown-target", "BOR-3"),
        ("a0", "unknown-target", "BOR-3"),
        ("complete red", "unknown-target", "BOR-3"),
        ("cross b87", "unknown-target", "BOR-3"),
        ("b123", "unknown-target", "BOR-3"),
        ("cross me", "unknown-target", "BOR-3"),
        ("roll gr", "which-colour", "BOR-6"),
        ("done b08", "unreadable-move", "BOR-10"),
        ("stop red", "unreadable-move", "BOR-10"),
        ("rols red", "unreadable-move", "BOR-10"),
        ("purple", "unreadable-move", "BOR-10"),
        ("roll purple", "unknown-colour", "BOR-6"),
        ("red,purple", "unknown-colour", "BOR-6"),
        ("gr", "which-colour", "BOR-6"),
        ("complete b08", "whole-areas-only", "BOR-13"),
        ("cross a12", "cells-only", "BOR-17"),
        ("roll", "no-dice-named", "BOR-10"),
        ("complete", "unreadable-move", "BOR-10"),
        ("cross", "unreadable-move", "BOR-10"),
        ("roll a12", "unknown-colour", "BOR-6"),
        ("r r r r r r", "too-many-dice", "BOR-6"),
    ],
)
def test_what_cannot_be_read(text: str, code: str, clause: str) -> None:
    """BOR-3, BOR-6, BOR-10: said with the clause that explains it."""
    with pytest.raises(Refusal) as caught:
        GAME.moves.parse(text)
    assert (caught.value.code, caught.value.clause) == (code, clause)


def test_every_cell_area_and_colour_has_its_name() -> None:
    """BOR-3, BOR-6: as they are called in the rules; letters that differ."""
    assert [notation(f"cross {cell}") for cell in CELLS] == [f"cross {cell}" for cell in CELLS]
    assert [notation(f"complete {area}") for area in AREAS] == [f"complete {area}" for area in AREAS]
    assert [notation(f"roll {colour}") for colour in COLOURS] == [f"roll {colour}" for colour in COLOURS]
    assert len(set(LETTERS.values())) == 6
    assert [notation(LETTERS[colour]) for colour in COLOURS] == [f"roll {colour}" for colour in COLOURS]


def test_there_is_no_other_action() -> None:
    """BOR-9: numbers beyond are no moves."""
    last = GAME.moves.parse("done")
    for action in (-1, last + 1):
        with pytest.raises(ValueError, match=str(action)):
            GAME.moves.move(action)


def test_a_move_knows_its_words() -> None:
    """BOR-10, BOR-12, BOR-17: name and facts."""
    found = {
        text: GAME.moves.move(GAME.moves.parse(text)) for text in ("roll r,b", "stop", "a12", "b8", "done")
    }
    assert {text: (move.name, move.facts) for text, move in found.items()} == {
        "roll r,b": ("roll", {"colours": ["blue", "red"]}),
        "stop": ("stop", {}),
        "a12": ("complete", {"area": "a12"}),
        "b8": ("cross", {"cell": "b08"}),
        "done": ("done", {}),
    }


def test_dice_are_picked_in_any_order() -> None:
    """BOR-10: one by one, then they are rolled."""
    match = Table().match()
    match.draw("red,red,blue,gray,yellow")
    roll = GAME.moves.parse("roll red,blue,red")
    offer = match.offer(0)
    for order in (("red", "red", "blue"), ("red", "blue", "red"), ("blue", "red", "red")):
        branch = offer
        for colour in order:
            below = branch[f"die:{colour}"]
            assert isinstance(below, dict)
            branch = below
        assert branch["roll"] == roll
    assert offer["stop"] == GAME.moves.parse("stop")


def test_areas_and_cells_are_picked() -> None:
    """BOR-12, BOR-17: one pick for each."""
    match = Table(boards="AC").match("orange,orange,red,gray,yellow")
    assert set(match.offer(0)) == {"area:a06", "done"}
    match.play(0, "done")
    assert set(match.offer(1)) == {"cell:b08", "cell:b73", "done"}


@pytest.mark.parametrize("text", ["yellow,red,blue,red,gray", "Y R B R A", "red red,gray-blue+yellow"])
def test_a_throw_is_typed_in_any_order(text: str) -> None:
    """BOR-6: and stands in the record in one."""
    match = GAME.start(2, chance="manual", boards="AB", first=0)
    match.draw(text)
    assert match.record.entries == (Drawn("gray,yellow,blue,red,red"),)


@pytest.mark.parametrize(("boards", "first"), [("C,A,D", "3"), ("cad", "3"), ("C A D", " 3 ")])
def test_boards_and_start_player_as_typed(boards: str, first: str) -> None:
    """BOR-7: seat by seat; seats are counted from 1."""
    match = GAME.start(3, chance="manual")
    match.draw(boards)
    match.draw(first)
    assert match.record.entries == (Drawn("C,A,D"), Drawn("3"))
    assert match.view(None)["turn"] == 2


def test_all_dice_alike_are_one_choice() -> None:
    """BOR-6, BOR-10: dice are identical; with five alike there are five ways to roll again."""
    match = Table().match()
    match.draw("red,red,red,red,red")
    assert len(moves(match, 0)) == 6
    match = Table().match()
    match.draw(DULL)
    assert len(moves(match, 0)) == 2**5
