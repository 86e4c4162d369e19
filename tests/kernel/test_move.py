"""Moves as a tree of picks, options, places."""

from __future__ import annotations

import pytest

from stolek import Move, Refusal
from stolek.kernel.move import offer
from stolek.kernel.option import Option, settle
from stolek.kernel.outcome import places


def move(action: int, *paths: tuple[str, ...]) -> Move:
    return Move(action=action, notation=str(action), name="move", facts={}, paths=paths)


def test_an_offer_is_a_tree() -> None:
    moves = [move(1, ("a", "b"), ("b", "a")), move(2, ("a", "c")), move(3, ("d",))]
    assert offer(moves) == {"a": {"b": 1, "c": 2}, "b": {"a": 1}, "d": 3}


@pytest.mark.parametrize(
    "moves",
    [
        [move(1, ("a",)), move(2, ("a",))],
        [move(1, ("a",)), move(2, ("a", "b"))],
        [move(1, ("a", "b")), move(2, ("a",))],
    ],
)
def test_picks_lead_to_one_move_only(moves: list[Move]) -> None:
    with pytest.raises(ValueError):
        offer(moves)


def test_the_first_path_is_the_usual_one() -> None:
    assert move(1, ("a", "b"), ("b", "a")).picks == ("a", "b")
    assert str(move(4, ("x",))) == "4"
    assert hash(move(4, ("x",))) == hash(move(4, ("y",)))


OPTIONS = (Option("hand", (2, 3), 2), Option("open", (False, True), False))


def test_options_are_settled() -> None:
    assert settle(OPTIONS, {}) == {"hand": 2, "open": False}
    assert settle(OPTIONS, {"hand": 3}) == {"hand": 3, "open": False}


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"size": 2}, "unknown-option"),
        ({"hand": 4}, "bad-option"),
        ({"hand": 2.0}, "bad-option"),
        ({"hand": True}, "bad-option"),
        ({"hand": [2]}, "bad-option"),
        ({"open": 1}, "bad-option"),
    ],
)
def test_strange_options_are_refused(given: dict[str, object], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        settle(OPTIONS, given)


def test_places() -> None:
    assert places(((3,), (5,), (3,)), (0, 1, 2)) == (2, 1, 2)
    assert places(((1, 9), (1, 2), (2, 0)), (0, 1, 2)) == (2, 3, 1)
    assert places(((3,), (5,), (3,), (5,)), (0, 1, 0, 1)) == (2, 1, 2, 1)
