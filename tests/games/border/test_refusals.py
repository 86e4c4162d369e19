"""What the rules do not allow: each request is refused with its clause and in words, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from stolek import Refusal
from stolek.games.border import GAME
from tests.games.border.positions import Play, Table, check_words, finish, play, refused

SIX = "well bridge lighthouse goat eagle villa"


def unrolled() -> Play:
    """Nothing is rolled yet."""
    return Table(boards="ACD").match()


def rolling() -> Play:
    """Tom has rolled once."""
    match = unrolled()
    match.draw("red,red,yellow,yellow,blue")
    return match


def rolled_three_times() -> Play:
    """Tom has rolled three times."""
    match = rolling()
    for _ in range(2):
        match.play(0, "roll red")
        match.draw("red")
    return match


def completing() -> Play:
    """Tom has stopped with two red and two yellow dice."""
    return Table(boards="ACD", crossed={0: "b41 b45"}).match("red,red,yellow,yellow,blue")


def completed() -> Play:
    """Tom has completed the red area of two cells; there is nothing more that he can complete."""
    match = completing()
    match.play(0, "complete a21")
    return match


def second() -> Play:
    """Tom has used two red dice; two yellow and a blue one are left."""
    return Table(boards="ACD", crossed={1: "b14"}).second("red,red,yellow,yellow,blue", "a21")


def second_without_chaining() -> Play:
    """The same, with crosses that count from the next action on; Ema has crossed b08."""
    table = Table(boards="ACD", crossed={1: "b14"}, chaining=False)
    match = table.second("red,red,yellow,yellow,blue", "a21")
    play(match, 1, "cross b08")
    return match


def one_die() -> Play:
    """Tom has used all five dice; Ema has crossed her one cell."""
    match = Table(boards="ACD").second("red,red,yellow,yellow,yellow", "a21", "a11")
    play(match, 1, "cross b08")
    return match


def over() -> Play:
    """The game has ended."""
    match = Table(boards="ACD", closed={0: SIX}, but={0: "b04"}).second("blue,red,yellow,gray,gray", "a01")
    finish(match)
    return match


@pytest.mark.parametrize(
    ("situation", "seat", "request_", "code", "clause"),
    [
        (rolling, 1, "roll red", "not-your-turn", "BOR-10"),
        (rolling, 2, "stop", "not-your-turn", "BOR-10"),
        (second, 1, "roll yellow", "only-active-rolls", "BOR-11"),
        (second, 2, "stop", "only-active-rolls", "BOR-11"),
        (one_die, 1, "stop", "only-done-left", "BOR-18"),
        (one_die, 1, "roll red", "only-active-rolls", "BOR-11"),
        (completed, 0, "stop", "only-done-left", "BOR-14"),
        (completed, 0, "roll red", "rolling-over", "BOR-10"),
        (second, 0, "roll yellow", "not-your-turn", "BOR-17"),
        (rolled_three_times, 0, "roll red", "no-fourth-throw", "BOR-10"),
        (rolled_three_times, 0, "stop", "rolling-over", "BOR-10a"),
        (completing, 0, "roll red", "rolling-over", "BOR-10"),
        (rolling, 0, "roll red,red,red", "dice-not-there", "BOR-10"),
        (rolling, 0, "roll green", "dice-not-there", "BOR-10"),
        (unrolled, 0, "stop", "waiting-for-chance", "BOR-10"),
        (unrolled, 0, "roll red", "waiting-for-chance", "BOR-10"),
        (rolling, 0, "complete a21", "stop-first", "BOR-12"),
        (rolling, 0, "cross b08", "stop-first", "BOR-12"),
        (rolling, 0, "done", "stop-first", "BOR-12"),
        (completing, 1, "complete a21", "not-your-turn", "BOR-12"),
        (completing, 0, "complete a02", "too-few-dice", "BOR-12"),
        (completing, 0, "complete a10", "too-few-dice", "BOR-12"),
        (completing, 0, "complete a08", "too-few-dice", "BOR-12"),
        (completing, 0, "complete a13", "area-complete", "BOR-12"),
        (completing, 0, "complete a25", "no-such-area", "BOR-3"),
        (completing, 0, "cross b08", "whole-areas-only", "BOR-13"),
        (completed, 0, "complete a21", "area-complete", "BOR-12"),
        (completed, 0, "complete a02", "too-few-dice", "BOR-12"),
        (second, 0, "cross b08", "not-your-turn", "BOR-17"),
        (second, 0, "done", "not-your-turn", "BOR-17"),
        (second, 1, "complete a03", "cells-only", "BOR-17"),
        (second, 1, "cross b73", "no-die-for-cell", "BOR-17"),
        (second, 1, "cross b07", "cell-white", "BOR-3"),
        (second, 1, "cross b14", "cell-crossed", "BOR-17"),
        (second, 1, "cross b09", "no-crossed-neighbour", "BOR-17"),
        (second_without_chaining, 1, "cross b09", "neighbour-crossed-just-now", "BOR-17b"),
        (second_without_chaining, 1, "cross b48", "no-crossed-neighbour", "BOR-17"),
        (second_without_chaining, 1, "cross b08", "cell-crossed", "BOR-17"),
        (one_die, 1, "cross b09", "one-die-only", "BOR-16"),
        (one_die, 1, "cross b14", "one-die-only", "BOR-16"),
        (over, 0, "roll red", "match-over", "BOR-27"),
        (over, 1, "cross b08", "match-over", "BOR-27"),
        (over, 2, "done", "match-over", "BOR-27"),
        (rolling, 0, "complete a43", "unknown-target", "BOR-3"),
        (rolling, 0, "cross b87", "unknown-target", "BOR-3"),
        (rolling, 0, "roll red,red,red,red,red,red", "too-many-dice", "BOR-6"),
        (rolling, 0, "roll purple", "unknown-colour", "BOR-6"),
        (rolling, 0, "", "unreadable-move", "BOR-10"),
    ],
)
def test_a_request_that_is_refused(
    situation: Callable[[], Play], seat: int, request_: str, code: str, clause: str | None
) -> None:
    """BOR-3, BOR-10, BOR-11, BOR-12, BOR-13, BOR-16, BOR-17, BOR-21: with its clause, and nothing changed."""
    match = situation()
    with refused(match, code, clause):
        match.play(seat, request_)
    with pytest.raises(Refusal) as caught:
        match.preview(seat, request_)
    assert caught.value.code == code
    check_words(caught.value)


@pytest.mark.parametrize("text", ["roll", "roll ", "roll ,"])
def test_rolling_no_die_is_no_request(text: str) -> None:
    """BOR-10, D-17: to roll no dice is refused by the clause that says so; to stop is said otherwise."""
    match = rolling()
    with refused(match, "no-dice-named", "BOR-10"):
        match.play(0, text)
    with pytest.raises(Refusal) as caught:
        match.play(0, text)
    check_words(caught.value)


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("red,red,blue,gray", "wrong-number-of-dice", "BOR-10"),
        ("red,red,blue,gray,gray,gray", "too-many-dice", "BOR-6"),
        ("red,red,blue,gray,joker", "unknown-colour", "BOR-6"),
        ("", "no-dice-named", "BOR-10"),
        ("red " * 40, "no-dice-named", "BOR-10"),
    ],
)
def test_a_throw_that_cannot_be(text: str, code: str, clause: str) -> None:
    """BOR-6, BOR-10: five dice, six colours, no joker."""
    match = unrolled()
    with refused(match, code, clause):
        match.draw(text)
    with pytest.raises(Refusal) as caught:
        match.draw(text)
    check_words(caught.value)


@pytest.mark.parametrize(
    ("drawn", "text", "code"),
    [
        ((), "A", "bad-boards"),
        ((), "A,A", "bad-boards"),
        ((), "A,E", "bad-boards"),
        ((), "", "bad-boards"),
        (("A,B",), "3", "no-such-seat"),
        (("A,B",), "0", "unreadable-start"),
        (("A,B",), "Tom", "unreadable-start"),
        (("A,B",), "1 2", "unreadable-start"),
    ],
)
def test_a_set_up_that_cannot_be(drawn: tuple[str, ...], text: str, code: str) -> None:
    """BOR-7, D-19: different boards of the box, and a start player who is there."""
    match = GAME.start(2, chance="manual")
    for outcome in drawn:
        match.draw(outcome)
    with refused(match, code, "BOR-7"):
        match.draw(text)
    with pytest.raises(Refusal) as caught:
        match.draw(text)
    check_words(caught.value)


@pytest.mark.parametrize(
    ("situation", "seat", "request_", "facts"),
    [
        (completing, 0, "complete a02", {"area": "a02", "colour": "red", "needed": 3, "count": 2}),
        (completed, 0, "complete a02", {"area": "a02", "colour": "red", "needed": 3, "count": 0}),
        (completing, 0, "complete a13", {"area": "a13"}),
        (completing, 0, "complete a30", {"area": "a30", "board": "A"}),
        (rolling, 0, "roll red,red,red", {"colour": "red", "count": 2}),
        (second, 1, "cross b73", {"cell": "b73", "colour": "red"}),
        (second, 1, "cross b07", {"cell": "b07"}),
        (second, 1, "cross b14", {"cell": "b14"}),
        (second, 1, "cross b09", {"cell": "b09"}),
        (rolling, 1, "stop", {"seat": 1, "to_act": [0]}),
    ],
)
def test_what_a_refusal_knows(
    situation: Callable[[], Play], seat: int, request_: str, facts: dict[str, object]
) -> None:
    """BOR-10, BOR-12, BOR-17: enough to say what was wrong."""
    with pytest.raises(Refusal) as caught:
        situation().play(seat, request_)
    assert caught.value.facts == facts


def test_how_many_dice_are_to_be_thrown() -> None:
    """BOR-10: five at first, later those picked up."""
    match = rolling()
    match.play(0, "roll red,blue")
    with pytest.raises(Refusal) as caught:
        match.draw("red,red,red")
    assert caught.value.facts == {"count": 3, "expected": 2}


@pytest.mark.parametrize("action", [-1, GAME.moves.parse("done") + 1, 10**9])
@pytest.mark.parametrize("situation", [rolling, completing, second])
def test_an_action_that_does_not_exist(situation: Callable[[], Play], action: int) -> None:
    """BOR-9: numbers from nowhere are refused, too."""
    match = situation()
    seat = match.to_act[0]
    assert not match.state.is_legal(seat, action)
    objection = GAME.objection(match.state, seat, action)
    assert (objection.code, objection.clause) == ("unknown-move", "BOR-9")
    check_words(objection)


def test_an_outcome_that_does_not_exist() -> None:
    """BOR-6: numbers from nowhere are refused for fortune, too."""
    match = unrolled()
    objection = GAME.objection(match.state, -1, 10**9)
    assert (objection.code, objection.clause) == ("unknown-move", "BOR-6")
    check_words(objection)
