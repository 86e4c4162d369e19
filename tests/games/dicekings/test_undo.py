"""Taking back: free until dice, tiles or cards were revealed, or another player acted."""

from __future__ import annotations

from typing import Any

import pytest

from stolek import CHANCE, replay
from stolek.games.dicekings import GAME
from tests.games.dicekings.positions import Play, area, discards, draw, moves, phase, play, refused

FIVES = "5g 1b 5b 1r 5r 1g"
NOTHING = "1b 2g 3g 1r 2r 3b"
FOUR_RED = "3r 4r 1r 6r 1g 1g"


def begun(*cards: str, **options: Any) -> Play:
    """A match played from its beginning, with everything put in by hand."""
    match = GAME.start(2, chance="manual", **{"first": 0} | options)
    draw(match, *(cards or ("K1-01", "K2-04", "K3-03", "K4-01", "K5-01")))
    return match


def thrown(match: Play, dice: str) -> Play:
    """A turn with one throw, and stopped."""
    play(match, "throw all")
    draw(match, dice)
    play(match, "stop")
    return match


def test_a_throw_before_the_dice_lie() -> None:
    """KOD-19: the decision to throw can be taken back while the dice are in hand, not after."""
    match = begun()
    play(match, "throw all")
    match.undo(0)
    assert phase(match) == "rolling"
    play(match, "throw all")
    draw(match, FIVES)
    with refused(match, "undo-chance", None):
        match.undo(0)
    play(match, "throw a,b")
    match.undo(0)
    assert [die["face"] for die in match.view(None)["dice"]] == FIVES.split()


def test_to_stop() -> None:
    """KOD-21: until a card is taken."""
    match = thrown(begun(), FIVES)
    match.undo(0)
    assert (phase(match), "throw a,c" in moves(match)) == ("rolling", True)
    with refused(match, "undo-chance", None):
        match.undo(0)


def test_pairs_before_the_claim_is_made() -> None:
    """KOD-24, KOD-39, KOD-42: card and pairs are free until `done`; the discards come back."""
    match = begun("K1-02", "K2-04", "K3-08", "K4-01", "K5-01")
    thrown(match, "1b 6b 2b 5b 1g 2r")
    play(match, "claim merchant")  # a red five
    draw(match, "K1-01", "coast")
    play(match, "place A1")
    thrown(match, "1b 1b 1r 1r 1g 1g")
    play(match, "claim slayer")  # two of each colour: the second player has a red five as well
    draw(match, "K3-03")
    play(match, "slay A6")
    thrown(match, "1b 6b 2b 5b 1g 2r")
    play(match, "claim thief")
    draw(match, "K2-01", "swamp", "cave")
    play(match, "place A5", "steal 5r from 2")
    thrown(match, NOTHING)
    play(match, "alarm landowner")
    draw(match, "K5-12", "desert")
    play(match, "dragon A12")
    thrown(match, "5g 1b 5b 1r 2r 3b")
    before = match.state.dump()
    play(match, "claim slayer")
    aimed = match.state.dump()
    play(match, "pair 5r")
    assert discards(match) == ["K1-02", "K3-08"]
    match.undo(0)
    assert (match.state.dump(), discards(match)) == (aimed, [])
    match.undo(0)
    assert match.state.dump() == before
    play(match, "claim slayer", "pair 5r", "done")
    match.undo(0)
    assert (phase(match), moves(match)) == ("pairing", {"done"})
    play(match, "done")
    draw(match, "K3-12")
    with refused(match, "undo-chance", None):
        match.undo(0)
    assert replay(match.record).state.dump() == match.state.dump()


@pytest.mark.parametrize(("dice", "move"), [(FIVES, "claim slayer"), (NOTHING, "alarm slayer")])
def test_a_card_until_the_next_is_open(dice: str, move: str) -> None:
    """KOD-17, KOD-24, KOD-25: then somebody has seen it."""
    match = thrown(begun(), dice)
    before = match.state.dump()
    play(match, move)
    match.undo(0)
    assert match.state.dump() == before
    play(match, move)
    draw(match, "K3-12")
    with refused(match, "undo-chance", None):
        match.undo(0)


def test_not_after_a_tile() -> None:
    """KOD-46: what was drawn has been seen."""
    match = thrown(begun(), FOUR_RED)
    play(match, "claim merchant")
    draw(match, "K1-12")
    with refused(match, "undo-chance", None):
        match.undo(0)
    draw(match, "coast")
    with refused(match, "undo-chance", None):
        match.undo(0)
    assert moves(match) == {"place A1", "place B15"}


def test_a_place_until_the_next_one_throws() -> None:
    """KOD-1, KOD-45: the end of a turn is free while nobody else has acted."""
    match = thrown(begun(), FOUR_RED)
    play(match, "claim merchant")
    draw(match, "K1-12", "coast")
    before = match.state.dump()
    play(match, "place A1")
    assert match.to_act == (1,)
    match.undo(0)
    assert match.state.dump() == before
    play(match, "place B15")
    assert match.view(None)["gems"][0]["white"] == 2
    match.undo(0)
    assert match.view(None)["gems"][0]["white"] == 1
    play(match, "place A1")
    match.play(1, "throw all")
    with refused(match, "undo-others", None):
        match.undo(0)
    match.undo(1)
    match.undo(0)
    assert match.state.dump() == before
    play(match, "place A1")
    match.play(1, "throw all")
    draw(match, NOTHING)
    with refused(match, "undo-chance", None):
        match.undo(0)
    match.undo(0, consent=True)
    assert match.state.dump() == before


def test_every_step_of_a_landowner() -> None:
    """KOD-54: first and second tile, in any order."""
    match = thrown(begun("K1-02", "K2-04", "K3-03", "K4-01", "K5-01"), "1b 2g 3g 4g 5r 6g")
    play(match, "claim landowner")
    draw(match, "K5-12", "coast", "cave")
    before = match.state.dump()
    play(match, "place A1")
    between = match.state.dump()
    play(match, "place A13")
    match.undo(0)
    assert match.state.dump() == between
    match.undo(0)
    assert match.state.dump() == before


def test_a_theft_that_was_declined() -> None:
    """KOD-50: nothing came to light, so whoever thinks better of it steals after all."""
    match = thrown(begun(), FIVES)
    play(match, "claim slayer")
    draw(match, "K3-12")
    play(match, "slay B6")
    thrown(match, "1b 6b 2b 5b 1g 2r")
    play(match, "claim thief")
    draw(match, "K2-12", "coast", "cave")
    play(match, "place A1", "pass")
    assert match.to_act == (0,)
    match.undo(1)
    assert (phase(match), match.to_act) == ("stealing-card", (1,))
    play(match, "steal 4g from 1")
    assert area(match, 1)[0] == ["K2-04", "K3-03"]


def test_slain_and_stolen() -> None:
    """KOD-48, KOD-51: fires and cards come back."""
    match = thrown(begun(), FIVES)
    play(match, "claim slayer")
    draw(match, "K3-12")
    play(match, "slay A6")
    match.undo(0)
    assert match.view(None)["fires"] == [0, 0]
    play(match, "slay B6")
    thrown(match, "1b 6b 2b 5b 1g 2r")
    play(match, "claim thief")
    draw(match, "K2-12", "coast", "cave")
    play(match, "place A1", "steal 4g from 1")
    assert area(match, 1)[0] == ["K2-04", "K3-03"]
    match.undo(1)
    assert (area(match, 0)[0], phase(match)) == (["K3-03"], "stealing-card")
    match.undo(1)
    assert phase(match) == "placing"
    with refused(match, "undo-chance", None):
        match.undo(1)


def test_nothing_is_taken_back_after_the_end() -> None:
    """KOD-63: the result stands."""
    match = GAME.start(2, seed=5)
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    for seat in (0, 1):
        with refused(match, "undo-over", None):
            match.undo(seat)


def test_a_mistyped_throw_is_corrected() -> None:
    """KOD-6, KOD-9: real dice are typed in again."""
    match = begun()
    play(match, "throw all")
    draw(match, FIVES)
    match.undo(CHANCE)
    assert phase(match) == "throwing"
    draw(match, NOTHING)
    assert [die["face"] for die in match.view(None)["dice"]] == NOTHING.split()
    play(match, "stop")
    with refused(match, "undo-others", None):
        match.undo(CHANCE)


def test_nothing_to_take_back() -> None:
    """KOD-19: before the first decision, and for who has not acted."""
    match = begun()
    with refused(match, "undo-nothing", None):
        match.undo(0)
    play(match, "throw all")
    with refused(match, "undo-nothing", None):
        match.undo(1)
