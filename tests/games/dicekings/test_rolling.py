"""Phase 1 of a turn: throwing, keeping and stopping (KOD-19 … KOD-22)."""

from __future__ import annotations

from itertools import combinations

import pytest

from stolek.games.dicekings import GAME
from tests.games.dicekings.positions import Play, Table, draw, moves, names, only, phase, play, refused

FIRST = "3r 3r 4g 5b 1g 6g"
SOME = {",".join(dice) for count in range(1, 6) for dice in combinations("abcdef", count)}


def thrown(throws: int = 1, dice: str = FIRST) -> Play:
    """After so many throws."""
    return Table(dice=dice, throws=throws).match()


def shown(match: Play) -> list[str]:
    """What the dice show."""
    return [die["face"] for die in match.view(None)["dice"]]


def test_all_dice_at_first() -> None:
    """KOD-19: nothing else can be done, not even to stop."""
    match = Table().match()
    assert moves(match) == {"throw all"}
    assert names(play(match, "throw all")) == []
    assert match.chance == {
        "name": "draw-throw", "clause": "KOD-19", "facts": {"seat": 0, "count": 6, "throw": 1},
    }  # fmt: skip
    facts = only(draw(match, FIRST), "threw").facts
    assert facts == {
        "seat": 0,
        "throw": 1,
        "dice": list("abcdef"),
        "thrown": FIRST.split(),
        "faces": FIRST.split(),
    }
    view = match.view(None)
    assert (view["throws"], view["throws_left"], shown(match)) == (1, 2, FIRST.split())


def test_dice_in_hand_show_nothing() -> None:
    """KOD-19: before the first throw no die lies there, and while some are thrown only the others."""
    match = Table().match()
    assert shown(match) == []
    play(match, "throw all")
    assert shown(match) == []
    draw(match, FIRST)
    play(match, "throw a,f")
    assert shown(match) == FIRST.split()[1:5]


@pytest.mark.parametrize("throws", [1, 2])
def test_any_dice_again_or_none(throws: int) -> None:
    """KOD-19, KOD-21, KOD-22: every subset, all of them, or to stop; though no card may be met."""
    match = thrown(throws, "111111")
    assert moves(match) == {f"throw {dice}" for dice in SOME} | {"throw all", "stop"}
    assert len(moves(match)) == 64


def test_only_the_dice_named_are_thrown() -> None:
    """KOD-6, KOD-9, KOD-19: the others lie; what they show is asked of these dice only."""
    match = thrown()
    events = play(match, "throw b,d,e")
    assert only(events, "throws-again").facts == {
        "seat": 0,
        "dice": ["b", "d", "e"],
        "kept": ["3r", "4g", "6g"],
    }
    assert match.state.tickets() == 6**3
    facts = only(draw(match, "6b 1r 2r"), "threw").facts
    assert (facts["throw"], facts["dice"], facts["thrown"]) == (2, ["b", "d", "e"], ["6b", "1r", "2r"])
    assert facts["faces"] == shown(match) == ["3r", "6b", "4g", "1r", "2r", "6g"]


def test_every_number_of_dice_has_its_results() -> None:
    """KOD-9: six to the power of the dice thrown."""
    for count in range(1, 7):
        match = thrown()
        play(match, f"throw {','.join('abcdef'[:count])}")
        assert match.state.tickets() == 6**count
        last = GAME.moves.draw_text(match.state, 6**count - 1).split()
        assert last == ["6b", "6b", "6r", "6r", "6g", "6g"][:count]


def test_a_kept_die_may_be_thrown_later() -> None:
    """KOD-20: the choice is made afresh; the third throw may be of a die that was kept before."""
    match = thrown()
    play(match, "throw a")
    draw(match, "1b")
    play(match, "throw b,c,d,e,f")
    events = draw(match, "1b 1r 1r 1g 1g")
    assert only(events, "threw").facts["faces"] == ["1b", "1b", "1r", "1r", "1g", "1g"]


def test_all_dice_again() -> None:
    """KOD-20: told as such."""
    match = thrown()
    events = play(match, "throw all")
    assert names(events) == ["throws-all-again"]
    assert match.state.tickets() == 6**6


def test_keeping_is_throwing_the_others() -> None:
    """KOD-19: two ways to say the same."""
    match = thrown()
    play(match, "keep a,b")
    assert match.record.entries[-1].move == "throw c,d,e,f"  # type: ignore[union-attr]
    assert match.state.tickets() == 6**4
    with refused(thrown(), "no-dice-named", "KOD-19"):
        thrown().play(0, "keep")


@pytest.mark.parametrize("throws", [1, 2])
def test_to_stop(throws: int) -> None:
    """KOD-21, KOD-22: the result stands, met or not."""
    match = thrown(throws)
    facts = only(play(match, "stop"), "stopped").facts
    assert facts == {"seat": 0, "throw": throws, "faces": FIRST.split()}
    assert phase(match) == "claiming"
    assert shown(match) == FIRST.split()
    assert match.view(None)["throws_left"] == 0


def test_the_third_throw_stands() -> None:
    """KOD-19, KOD-21: nobody is asked whether to stop."""
    match = thrown(2)
    play(match, "throw c")
    assert names(draw(match, "1r")) == ["threw"]
    assert phase(match) == "claiming"
    assert (match.view(None)["throws"], match.view(None)["throws_left"]) == (3, 0)
    with refused(match, "claim-or-alarm", "KOD-24"):
        match.play(0, "throw a")
    with refused(match, "claim-or-alarm", "KOD-24"):
        match.play(0, "stop")


def test_the_next_turn_begins_with_all_dice_in_hand() -> None:
    """KOD-1, KOD-19: and with three throws."""
    match = Table(dice="111111", offer="K3-02", dragons="A6", fields={1: "A1"}).match()
    citizen = min(move for move in moves(match) if move.startswith(("alarm", "claim")))
    play(match, citizen)
    while match.chance:
        options = match.state.outcome(0)
        draw(match, GAME.moves.draw_text(match.state, options))
    play(match, min(moves(match)))
    while match.to_act == (0,):
        play(match, min(moves(match)))
    view = match.view(None)
    assert (match.to_act, view["dice"], view["throws"], view["throws_left"]) == ((1,), [], 0, 3)
    assert moves(match) == {"throw all"}
