"""Taking back: free inside a turn and up to its end, never after tiles were revealed (WIS-25, WIS-45)."""

from __future__ import annotations

from typing import Any

import pytest

from stolek import CHANCE, replay
from stolek.games.wispwood import GAME
from tests.games.wispwood.positions import Play, deal, forest, moves, play, pond, refused, trees

USUAL: dict[str, Any] = {"cards": "first-game", "first": 0}


def begun(players: int = 2, tiles: str = "PHOhPHOh", **options: Any) -> Play:
    """A match played from its beginning, with tiles put in by hand."""
    match = GAME.start(players, chance="manual", **USUAL | options)
    match.draw("E2")
    match.draw("E3")
    deal(match, tiles)
    return match


def at_the_cats() -> Play:
    """The end of a first round of two players who laid nothing but trees."""
    match = begun()
    rows = [f"{column}{row}" for row in (13, 12, 11, 10) for column in "mlkj"]
    for start in range(1, 16, 3):
        for _ in range(2):
            trees(match, *rows[start : start + 3])
    assert match.to_act == (0, 1)
    return match


def test_every_step_of_a_turn_with_a_wisp() -> None:
    """WIS-25, WIS-29, WIS-30: back to where it began, cat and pond as they were."""
    match = begun()
    before = match.state.dump()
    steps = ("take 1", "cat shape O4", "wisp m12", "lay n,e,ne")
    dumps = []
    for step in steps:
        dumps.append(match.state.dump())
        play(match, step)
    for dump in reversed(dumps):
        match.undo(0)
        assert match.state.dump() == dump
    assert match.state.dump() == before
    with refused(match, "undo-nothing", None):
        match.undo(0)
    assert match.view(None)["cats"] == ["ready", "ready"]


def test_every_tree_of_a_tree_turn() -> None:
    """WIS-33a: one by one; the supply has them back."""
    match = begun()
    supply = match.view(None)["supply"]
    play(match, "tree m12", "tree m11", "tree m10")
    for rows in ("T T C", "T C", "C"):
        match.undo(0)
        assert forest(match) == rows
    assert match.view(None)["supply"] == supply


@pytest.mark.parametrize("steps", [["tree m12"], ["take 1", "shape I2", "wisp m12", "lay n"]])
def test_the_end_of_a_turn(steps: list[str]) -> None:
    """WIS-25: while nobody has acted since; then only by consent."""
    match = begun()
    play(match, *steps)
    before = match.state.dump()
    play(match, "done")
    assert match.to_act == (1,)
    match.undo(0)
    assert match.state.dump() == before
    play(match, "done")
    match.play(1, "tree m12")
    with refused(match, "undo-others", None):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert match.state.dump() == before
    play(match, "done")
    match.play(1, "tree m12")
    match.undo(0, consent=True)
    assert match.state.dump() == before


def test_not_after_new_tiles_lie_open() -> None:
    """WIS-26, WIS-27: a refresh shows them; before the first tile it can be taken back."""
    match = begun()
    play(match, "cat refresh")
    match.undo(0)
    assert (pond(match), match.view(None)["cats"][0]) == ("PHOhPHOh", "ready")
    play(match, "cat refresh")
    match.draw("P")
    with refused(match, "undo-chance", None):
        match.undo(0)
    deal(match, "PPPPPPP")
    with refused(match, "undo-chance", None):
        match.undo(0)
    play(match, "take 1")
    match.undo(0)
    with refused(match, "undo-chance", None):
        match.undo(0)


def test_a_free_refresh_is_not_taken_back() -> None:
    """WIS-26: nor is the turn before an empty pond was dealt."""
    match = begun(tiles="PPPPPPPP")
    play(match, "refresh")
    match.undo(0)
    assert "refresh" in moves(match)
    play(match, "refresh")
    deal(match, "HHHHHHHH")
    with refused(match, "undo-chance", None):
        match.undo(0)


def test_a_turn_after_which_the_pond_was_dealt() -> None:
    """WIS-26: its end cannot be taken back once the next player has seen tiles."""
    match = begun(4, tiles="PPPPPPPP")
    for space in range(1, 9):
        play(match, f"take {space}")
        for _ in ("a shape", "a cell", "a lay"):
            play(match, min(moves(match), key=lambda move: (move.startswith("cat"), move)))
        play(match, "done")
    assert match.chance is not None
    match.undo(3)
    assert match.view(None)["phase"] == "laid"
    play(match, "done")
    match.draw("P")
    with refused(match, "undo-chance", None):
        match.undo(3)


def test_alone_the_ghost_answers() -> None:
    """WIS-92: a turn is final when the next firefly has been revealed."""
    match = GAME.start(1, chance="manual", cards="first-game")
    for text in ("E2", "E3", "P", "H", "O"):
        match.draw(text)
    deal(match, "PHOhPHOh")
    play(match, "ghost 1")
    match.undo(0)
    assert match.view(None)["phase"] == "ghost-cat"
    play(match, "ghost 2")
    match.draw("1")
    with refused(match, "undo-chance", None):
        match.undo(0)
    trees(match, "m12")
    match.undo(0)
    assert moves(match) >= {"done", "tree m11"}
    play(match, "done")
    match.draw("2")
    with refused(match, "undo-chance", None):
        match.undo(0)


def test_cats_are_taken_back_while_others_choose() -> None:
    """WIS-45: what the others have chosen stands."""
    match = at_the_cats()
    match.play(0, "cat l13")
    assert match.to_act == (1,)
    match.undo(0)
    assert list(match.to_act) == [0, 1]
    assert match.state.dump()["cats"][:2] == [312, 312]
    match.play(1, "cat l12")
    match.play(0, "cat k10")
    assert match.view(None)["round"] == 2
    match.undo(0)
    assert match.to_act == (0,)
    assert forest(match, 1).count("C") == 1
    assert match.view(None)["forests"][1][2] == "TTCT"
    match.play(0, "stay")
    assert match.view(None)["corners"] == ["m13", "l12"]


def test_cats_are_final_when_the_next_round_has_begun() -> None:
    """WIS-45, WIS-49: as soon as somebody plays in it."""
    match = at_the_cats()
    match.play(0, "stay")
    match.play(1, "cat l13")
    match.undo(0)
    assert match.to_act == (0,)
    match.play(0, "stay")
    assert match.to_act == (1,)
    match.play(1, "tree l12")
    with refused(match, "undo-others", None):
        match.undo(0)


def test_the_last_turn_of_a_round() -> None:
    """WIS-43, WIS-45: it can be taken back until another cat has moved; the points with it."""
    match = at_the_cats()
    assert match.view(None)["scores"][0] > 0
    match.undo(1)
    assert (match.view(None)["phase"], match.view(None)["scores"]) == ("trees", [0, 0])
    play(match, "done")
    match.play(0, "stay")
    with refused(match, "undo-others", None):
        match.undo(1)


def test_a_mistyped_tile_is_corrected() -> None:
    """WIS-10: real tiles are typed in again."""
    match = begun(tiles="PHO")
    match.undo(CHANCE)
    deal(match, "hhhhhh")
    assert pond(match) == "PHhhhhhh"


def test_what_was_taken_back_replays() -> None:
    """WIS-25: the record keeps both, the position only what stands."""
    match = begun()
    play(match, "tree m12", "tree m11")
    match.undo(0)
    play(match, "tree n13", "done")
    match.undo(0)
    play(match, "done")
    again = replay(match.record)
    assert again.state.dump() == match.state.dump()
    assert forest(again) == "T. CT"
