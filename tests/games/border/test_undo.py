"""Taking back (BOR-15, BOR-20, BOR-20a): free inside an action, until others or fortune have answered."""

from __future__ import annotations

from typing import Any

import pytest

from stolek import CHANCE, replay
from stolek.games.border import GAME
from tests.games.border.facts import WHITE
from tests.games.border.positions import Play, crosses, finish, moves, play, pool, refused


def begun(dice: str = "yellow,yellow,blue,gray,gray", **options: Any) -> Play:
    """A match played from its beginning; the first player has rolled once, with real dice."""
    match = GAME.start(3, chance="manual", boards="ACD", first=0, **options)
    match.draw(dice)
    return match


def in_second(**options: Any) -> Play:
    """The same in the second action: Tom has completed a13 or nothing."""
    match = begun(**options)
    play(match, 0, "stop", "done")
    assert match.to_act == (1, 2)
    return match


# ---- the first action -----------------------------------------------------------------------------


def test_a_chosen_area_is_taken_back() -> None:
    """BOR-15: as long as the crossing is not finished, in any number of steps."""
    match = begun()
    before = match.state.dump()
    play(match, 0, "stop", "complete a13", "complete a08")
    for phase in ("completing", "completing", "rolling"):
        match.undo(0)
        assert match.view(None)["phase"] == phase
    assert match.state.dump() == before
    play(match, 0, "stop", "complete a08")
    assert crosses(match, 0) == {*WHITE, "b25", "b26"}


def test_rolling_again_is_taken_back_until_the_dice_have_fallen() -> None:
    """BOR-10, BOR-15: dice that were thrown stay thrown."""
    match = begun()
    match.play(0, "roll blue")
    match.undo(0)
    assert match.view(None)["dice"] == ["gray", "gray", "yellow", "yellow", "blue"]
    match.play(0, "roll blue")
    match.draw("yellow")
    with refused(match, "undo-chance", None):
        match.undo(0)


@pytest.mark.parametrize("areas", [[], ["a13"], ["a13", "a08"]])
def test_the_confirmed_crossing_is_final(areas: list[str]) -> None:
    """BOR-15: also before anybody else has acted; by consent of all it can be taken back."""
    match = begun()
    play(match, 0, "stop", *(f"complete {area}" for area in areas), "done")
    assert list(match.to_act) == [1, 2]
    with refused(match, "undo-others", None):
        match.undo(0)
    play(match, 1, "cross b14")
    with refused(match, "undo-others", None):
        match.undo(0)
    match.undo(0, consent=True)
    assert (match.view(None)["phase"], list(match.to_act)) == ("completing", [0])


def test_to_stop_is_taken_back_until_another_acts() -> None:
    """BOR-10, BOR-15: who can complete nothing is not asked, and has confirmed nothing."""
    match = begun("gray,yellow,blue,orange,green")
    match.play(0, "stop")
    assert list(match.to_act) == [1, 2]
    match.undo(0)
    assert (match.view(None)["phase"], list(match.to_act)) == ("rolling", [0])
    match.play(0, "stop")
    play(match, 1, "cross b14")
    with refused(match, "undo-others", None):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert list(match.to_act) == [0]


def test_the_others_take_nothing_back_in_the_first_action() -> None:
    """BOR-15: they have decided nothing yet."""
    match = begun()
    with refused(match, "undo-nothing", None):
        match.undo(1)


# ---- the second action ----------------------------------------------------------------------------


@pytest.mark.parametrize("chaining", [True, False])
def test_crosses_are_taken_back_while_others_choose(chaining: bool) -> None:
    """BOR-20, BOR-20a: one after the other; what the others did stands."""
    match = in_second(chaining=chaining)
    play(match, 1, "cross b08")
    play(match, 2, "cross b78")
    play(match, 1, "cross b14")
    match.undo(1)
    assert (crosses(match, 1), crosses(match, 2)) == ({*WHITE, "b08"}, {*WHITE, "b78"})
    match.undo(1)
    assert crosses(match, 1) == set(WHITE)
    assert pool(match, 1) == ["gray", "gray", "yellow", "yellow", "blue"]
    match.undo(2)
    assert crosses(match, 2) == set(WHITE)
    with refused(match, "undo-nothing", None):
        match.undo(2)


def test_a_finished_decision_is_reopened_until_the_last_has_finished() -> None:
    """BOR-20a: by his own wish, and only his."""
    match = in_second()
    play(match, 1, "cross b08", "done")
    play(match, 2, "cross b78")
    assert 1 not in match.to_act
    match.undo(1)
    assert match.to_act == (1, 2)
    assert (crosses(match, 1), crosses(match, 2)) == ({*WHITE, "b08"}, {*WHITE, "b78"})
    assert {"cross b09", "cross b14", "done"} <= moves(match, 1)
    play(match, 1, "cross b14", "done")
    play(match, 2, "done")
    assert match.view(None)["turn"] == 1


def test_after_the_throw_of_the_next_round_nothing_is_taken_back() -> None:
    """BOR-20: a finished decision cannot be changed after the action is over."""
    match = in_second()
    finish(match)
    match.draw("red,red,blue,gray,gray")
    for seat in (0, 1, 2):
        with refused(match, "undo-chance", None):
            match.undo(seat)


def test_sealed_dice_answer_at_once() -> None:
    """BOR-20: with dice of the house the next throw follows the last decision, and that is that."""
    match = GAME.start(3, seed=5, boards="ACD", first=0)
    match.play(0, "stop")
    while match.view(None)["turn"] == 0:
        play(match, match.to_act[0], "done")
    for seat in (0, 1, 2):
        with refused(match, "undo-chance", None):
            match.undo(seat)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_real_dice_or_not_the_action_is_over_when_the_last_has_finished(seat: int) -> None:
    """BOR-20, BOR-20a: no decision is reopened then, though the next dice have not been typed in yet."""
    match = in_second()
    play(match, 1, "cross b08", "done")
    play(match, 2, "cross b78", "done")
    assert match.chance is not None
    with refused(match, "undo-others", None):
        match.undo(seat)


def test_an_action_in_which_nobody_can_cross_is_over_at_once() -> None:
    """BOR-15, BOR-20: so the end of the first action is the end of the round, and that stands."""
    match = GAME.start(2, chance="manual", boards="BA", first=0)
    match.draw("yellow,yellow,yellow,orange,orange")
    play(match, 0, "stop", "done")
    assert match.view(None)["turn"] == 1
    with refused(match, "undo-others", None):
        match.undo(0)


def test_by_consent_of_all_more_is_taken_back() -> None:
    """BOR-20: what the rules do not give, the table may."""
    match = in_second()
    play(match, 1, "cross b08", "done")
    play(match, 2, "done")
    match.draw("red,red,blue,gray,gray")
    match.undo(1, consent=True)
    assert match.to_act == (1, 2)
    assert crosses(match, 1) == {*WHITE, "b08"}
    assert match.view(None)["dice"] == ["gray", "gray", "yellow", "yellow", "blue"]


def test_a_mistyped_throw_is_corrected() -> None:
    """BOR-6, BOR-10: real dice are typed in again."""
    match = GAME.start(2, chance="manual", boards="AB", first=0)
    match.draw("red,red,red,red,red")
    match.undo(CHANCE)
    match.draw("red,red,red,red,blue")
    assert match.view(None)["dice"] == ["blue", "red", "red", "red", "red"]


def test_what_was_taken_back_replays() -> None:
    """BOR-20a: the record keeps both, the position only what stands."""
    match = in_second()
    play(match, 1, "cross b08", "done")
    match.undo(1)
    match.undo(1)
    play(match, 1, "cross b14", "done")
    again = replay(match.record)
    assert again.state.dump() == match.state.dump()
    assert crosses(again, 1) == {*WHITE, "b14"}
