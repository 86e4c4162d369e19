"""What is shown and told: views, prompts, previews, and the random decisions of a searcher."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from stolek import CHANCE
from stolek.games.border import GAME
from tests.games.border.positions import (
    DULL,
    Play,
    Table,
    names,
    only,
    play,
)


def prompt(match: Play, seat: int) -> tuple[str, str | None, dict[str, Any]]:
    """What a seat is asked."""
    asked = GAME.telling.prompt(match.state, seat)
    return asked.name, asked.clause, asked.facts


def test_the_table_in_the_first_action() -> None:
    """BOR-8, BOR-10, BOR-12: dice, rolls, and what can be completed."""
    match = Table(boards="AC", crossed={0: "b16"}).match("orange,orange,red,gray,yellow")
    view = match.view(None)
    assert {key: view[key] for key in ("game", "to_act", "players", "chaining", "phase", "turn")} == {
        "game": "border",
        "to_act": [0],
        "players": 2,
        "chaining": True,
        "phase": "completing",
        "turn": 0,
    }
    assert (view["throws"], view["throws_left"]) == (1, 2)
    assert view["dice"] == ["gray", "yellow", "red", "orange", "orange"]
    assert view["boards"][0] == {
        "board": "A",
        "crossed": ["b07", "b16", "b79"],
        "closed": {},
        "score": 0,
        "pool": [],
        "choosing": False,
        "completable": ["a06"],
        "within_reach": [],
        "crossable": [],
    }


def test_what_the_dice_would_complete_while_they_are_rolled() -> None:
    """BOR-10, BOR-12: whoever rolls is shown what he could complete if he stopped, and nobody else."""
    match = Table(boards="AC", crossed={0: "b16"}).match()
    match.draw("orange,orange,red,gray,yellow")
    assert [board["within_reach"] for board in match.view(None)["boards"]] == [["a06"], []]
    assert match.view(0)["boards"][0]["completable"] == []
    match.play(0, "stop")
    assert match.view(0)["boards"][0]["within_reach"] == []


def test_the_table_in_the_second_action() -> None:
    """BOR-8, BOR-16, BOR-22a: pools, what can be crossed, and which values are gone."""
    match = Table(boards="AC", closed={0: "well"}).second("orange,orange,red,gray,yellow", "a06")
    view = match.view(None)
    assert (view["phase"], view["used"], view["gone"]) == ("second", ["orange", "orange"], ["well"])
    assert (view["unused"], view["one_each"]) == (["gray", "yellow", "red"], False)
    assert view["boards"][0]["closed"] == {"well": 4}
    assert view["boards"][0]["score"] == 4
    assert view["boards"][1] == {
        "board": "C",
        "crossed": ["b07", "b79"],
        "closed": {},
        "score": 0,
        "pool": ["gray", "yellow", "red"],
        "choosing": True,
        "completable": [],
        "within_reach": [],
        "crossable": ["b08", "b73"],
    }
    assert Table(chaining=False).match().view(None)["chaining"] is False


def test_what_is_asked() -> None:
    """BOR-10, BOR-12, BOR-14, BOR-17, BOR-18: of whom, with which dice."""
    match = Table(boards="AC").match()
    assert prompt(match, CHANCE) == ("throw", "BOR-10", {"seat": 0, "count": 5, "throw": 1})
    match.draw("orange,orange,red,gray,yellow")
    dice = ["gray", "yellow", "red", "orange", "orange"]
    assert prompt(match, 0) == ("roll", "BOR-10", {"seat": 0, "left": 2, "colours": dice})
    match.play(0, "stop")
    assert prompt(match, 0) == ("complete", "BOR-12", {"seat": 0, "colours": dice})
    match.play(0, "complete a06")
    assert prompt(match, 0) == ("confirm", "BOR-14", {"seat": 0})
    match.play(0, "done")
    assert prompt(match, 1) == ("cross", "BOR-17", {"seat": 1, "colours": ["gray", "yellow", "red"]})
    play(match, 1, "cross b08", "cross b73")
    assert prompt(match, 1) == ("confirm", "BOR-18", {"seat": 1})


@pytest.mark.parametrize(
    ("dice", "areas", "name", "clause"),
    [
        (DULL, (), "could-not", "BOR-12"),
        ("orange,orange,orange,red,red", (), "used-none", "BOR-14"),
        ("orange,orange,orange,red,red", ("a06",), "used-some", "BOR-16"),
        ("orange,orange,orange,red,red", ("a12", "a21"), "used-all", "BOR-16"),
    ],
)
def test_how_the_first_action_ended(dice: str, areas: tuple[str, ...], name: str, clause: str) -> None:
    """BOR-12, BOR-14, BOR-16: one of four ways, with the dice that are left."""
    match = Table(boards="ACD").second(dice, *areas)
    ended = [
        event
        for event in match.told(None)
        if event.name in ("could-not", "used-none", "used-some", "used-all")
    ]
    assert [(event.name, event.clause, event.facts["seat"]) for event in ended] == [(name, clause, 0)]
    assert match.view(None)["one_each"] == (name == "used-all")
    if name != "used-all":
        used = sum({"a06": 2}.get(area, 0) for area in areas)
        assert len(ended[0].facts["colours"]) == 5 - used


def test_a_preview_is_what_happens() -> None:
    """BOR-8: events and view are those of the move itself, and asking changes nothing."""
    match = Table(boards="AC", closed={0: "well"}, but={0: "b64 b69 b73"}).match("blue,blue,blue,gray,yellow")
    for seat, text in ((0, "complete a20"), (0, "done"), (1, "cross b08"), (1, "done")):
        before = match.state.dump()
        preview = match.preview(seat, text)
        assert match.state.dump() == before
        assert preview.events == match.play(seat, text)
        assert preview.view == GAME.telling.view(match.state, seat)
    assert "closed-first" in names(match.told(None))


def test_closings_name_their_reason() -> None:
    """BOR-22, BOR-23: first, first together with others, or later."""
    everybody = range(4)
    table = Table(boards="ABCD", closed=dict.fromkeys(everybody, "well"), but={1: "b78", 2: "b78", 3: "b78"})
    late = table.second("red,blue,yellow,gray,orange")
    assert only(play(late, 1, "cross b78"), "closed-later").clause == "BOR-22"
    open_to_all = Table(boards="ABCD", closed=table.closed, but=dict.fromkeys(everybody, "b78"))
    match = open_to_all.second("red,blue,yellow,gray,orange")
    clauses = [only(play(match, seat, "cross b78"), "closed-first").clause for seat in (3, 1, 2)]
    assert clauses == ["BOR-22", "BOR-23", "BOR-23"]


# ---- searching ------------------------------------------------------------------------------------


def rolling() -> Play:
    """One throw lies there."""
    match = Table(boards="AC").match()
    match.draw("red,red,blue,gray,yellow")
    return match


def completing() -> Play:
    """Areas of two colours can be completed."""
    return Table(boards="AC").match("orange,orange,orange,red,red")


def crossing() -> Play:
    """Five dice, and cells in several places."""
    return Table(boards="AC", crossed={1: "b16 b42"}).second("yellow,green,blue,red,gray")


def one_die() -> Play:
    """All five dice were used."""
    table = Table(boards="AC", crossed={1: "b16"})
    return table.second("orange,orange,orange,red,red", "a12", "a21")


@pytest.mark.parametrize("position", [rolling, completing, crossing, one_die])
def test_random_decisions_are_equally_likely(position: Callable[[], Play]) -> None:
    """BOR-10, BOR-12, BOR-17: every legal one, and no other."""
    match = position()
    (seat,) = match.to_act
    state = match.state.clone()
    state.seed(7)
    legal = state.legal(seat)
    rounds = 200 * len(legal)
    found = Counter(state.sample(seat) for _ in range(rounds))
    assert set(found) == set(legal)
    assert all(100 < count < 300 for count in found.values())


def test_a_searcher_knows_everything() -> None:
    """BOR-8: the world that a seat imagines is the world."""
    match = crossing()
    for seat in (0, 1):
        assert match.state.imagine(seat) == match.state
        assert GAME.hides(match.state, seat) is False
