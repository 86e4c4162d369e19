"""Rounds and the rolling of the dice (BOR-9 to BOR-11)."""

from __future__ import annotations

from itertools import combinations

import pytest

from stolek.games.border import GAME
from tests.games.border.facts import COLOURS
from tests.games.border.positions import DULL, Play, Table, finish, moves, names, only, play, refused
from tests.games.border.second import told


def rolling(dice: str = "red,red,blue,gray,yellow") -> Play:
    """A match in which the first player has rolled once."""
    match = GAME.start(3, chance="manual", boards="ABC", first=0)
    match.draw(dice)
    return match


# ---- rounds ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "first"), [(2, 1), (3, 2), (4, 0)])
def test_a_round_is_a_first_and_a_second_action(players: int, first: int) -> None:
    """BOR-9, BOR-21: the active player alone, then all others; the next one clockwise is active."""
    match = GAME.start(players, chance="manual", boards="ABCD"[:players], first=first)
    for turn in range(2 * players + 1):
        active = (first + turn) % players
        others = tuple(seat for seat in range(players) if seat != active)
        assert match.view(None)["turn"] == active
        match.draw("gray,yellow,blue,orange,green" if turn % 2 else "red,blue,yellow,gray,green")
        assert (match.view(None)["phase"], match.to_act) == ("rolling", (active,))
        match.play(active, "stop")
        assert (match.view(None)["phase"], match.to_act) == ("second", others)
        events = finish(match)
        following = only(events, "next")
        assert (following.clause, following.facts) == ("BOR-9", {"seat": (active + 1) % players})
        assert names(events).index("next") == len(events) - 1


def test_a_new_round_begins_with_all_dice_in_hand() -> None:
    """BOR-9, BOR-10: nothing lies there, nothing is used, no roll is made."""
    match = Table().second("orange,orange,blue,red,gray", "a06")
    finish(match)
    view = match.view(None)
    assert (view["dice"], view["used"], view["throws"], view["throws_left"]) == ([], [], 0, 3)
    assert match.chance is not None
    assert match.chance["facts"] == {"seat": 1, "count": 5, "throw": 1}


# ---- rolling --------------------------------------------------------------------------------------


def test_all_five_dice_are_rolled_first() -> None:
    """BOR-10: there is nothing to decide before; fewer or more dice are refused."""
    match = GAME.start(2, chance="manual", boards="AB", first=0)
    assert match.chance == {"name": "throw", "clause": "BOR-10", "facts": {"seat": 0, "count": 5, "throw": 1}}
    assert match.to_act == ()
    with refused(match, "wrong-number-of-dice", "BOR-10"):
        match.draw("red,red,blue,gray")
    with refused(match, "too-many-dice", "BOR-6"):
        match.draw("red,red,blue,gray,gray,gray")
    threw = only(match.draw("red,red,blue,gray,yellow"), "threw")
    assert (threw.clause, threw.facts["throw"]) == ("BOR-10", 1)
    assert told(threw.facts["dice"]) == told(threw.facts["colours"]) == "gray,yellow,blue,red,red"
    assert match.view(None)["throws_left"] == 2


@pytest.mark.parametrize(
    "dice", ["red,red,blue,gray,yellow", "red,red,red,red,red", DULL, "red,red,red,green,green"]
)
def test_any_selection_of_the_dice_may_be_rolled_again(dice: str) -> None:
    """BOR-10, D-17: every non-empty selection, all five included; or stop."""
    match = rolling(dice)
    faces = dice.split(",")
    selections = {told(list(some)) for count in range(1, 6) for some in combinations(faces, count)}
    assert moves(match, 0) == {"stop"} | {f"roll {selection}" for selection in selections}
    assert f"roll {told(faces)}" in moves(match, 0)


def test_dice_kept_before_may_be_rolled_later() -> None:
    """BOR-10: the second selection is as free as the first."""
    match = rolling()
    rolled = only(play(match, 0, "roll blue,gray,yellow"), "rolls-again")
    assert (rolled.clause, rolled.facts) == ("BOR-10", {"seat": 0, "colours": ["gray", "yellow", "blue"]})
    assert match.chance is not None
    assert match.chance["facts"] == {"seat": 0, "count": 3, "throw": 2}
    with refused(match, "wrong-number-of-dice", "BOR-10"):
        match.draw("green,green")
    threw = only(match.draw("green,green,orange"), "threw")
    assert threw.facts["colours"] == ["orange", "green", "green"]
    assert threw.facts["dice"] == ["red", "red", "orange", "green", "green"]
    assert {"roll red", "roll red,red", "roll red,green"} <= moves(match, 0)
    match.play(0, "roll red,red")
    match.draw("blue,blue")
    assert match.view(None)["dice"] == ["blue", "blue", "orange", "green", "green"]


def test_no_roll_after_the_third() -> None:
    """BOR-10, BOR-10a: the rolling ends by itself, and areas are chosen without a stop."""
    match = rolling("red,red,red,red,red")
    for _ in range(2):
        match.play(0, "roll red,red")
        match.draw("red,red")
    view = match.view(None)
    assert (view["phase"], view["throws"], view["throws_left"]) == ("completing", 3, 0)
    assert not any(move.startswith(("roll", "stop")) for move in moves(match, 0))
    assert "stopped" not in names([event for step in match.log for event in step.events])
    with refused(match, "no-fourth-throw", "BOR-10"):
        match.play(0, "roll red")
    with refused(match, "rolling-over", "BOR-10a"):
        match.play(0, "stop")


def test_the_third_roll_may_lead_straight_to_the_second_action() -> None:
    """BOR-10a, BOR-14: when no area can be completed with it, there is nothing to choose."""
    match = rolling(DULL)
    match.play(0, "roll gray")
    match.draw("gray")
    match.play(0, "roll gray")
    events = match.draw("gray")
    assert names(events) == ["threw", "could-not"]
    assert (match.view(None)["phase"], match.to_act) == ("second", (1, 2))


@pytest.mark.parametrize("throws", [1, 2])
def test_stopping_after_any_roll(throws: int) -> None:
    """BOR-11: after the first and after the second."""
    match = rolling("red,red,red,red,red")
    for _ in range(throws - 1):
        match.play(0, "roll red")
        match.draw("red")
    stopped = only(match.play(0, "stop"), "stopped")
    assert (stopped.clause, stopped.facts) == ("BOR-11", {"seat": 0, "throw": throws})
    assert match.view(None)["phase"] == "completing"
    for late in ("roll red", "stop"):
        with refused(match, "rolling-over", "BOR-10"):
            match.play(0, late)


def test_only_the_active_player_rolls() -> None:
    """BOR-11: the others neither in the first action nor in the second."""
    match = rolling()
    assert [moves(match, seat) for seat in (1, 2)] == [set(), set()]
    with refused(match, "not-your-turn", "BOR-10"):
        match.play(1, "roll red")
    match.play(0, "stop")
    match.play(0, "done")
    for asked in ("roll red", "stop"):
        with refused(match, "only-active-rolls", "BOR-11"):
            match.play(1, asked)


def test_what_the_roller_is_asked() -> None:
    """BOR-10: which dice lie there, and how often he may still roll."""
    match = rolling()
    prompt = GAME.telling.prompt(match.state, 0)
    assert (prompt.name, prompt.clause) == ("roll", "BOR-10")
    assert prompt.facts == {"seat": 0, "left": 2, "colours": ["gray", "yellow", "blue", "red", "red"]}


@pytest.mark.parametrize("colour", COLOURS)
def test_a_die_that_does_not_lie_there_is_not_rolled(colour: str) -> None:
    """BOR-10: one more than there are of a colour."""
    match = rolling()
    lying = match.view(None)["dice"].count(colour)
    with refused(match, "dice-not-there", "BOR-10"):
        match.play(0, "roll " + ",".join([colour] * (lying + 1)))
