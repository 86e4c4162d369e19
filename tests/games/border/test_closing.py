"""Closing territories and writing points (BOR-22 to BOR-25)."""

from __future__ import annotations

import pytest

from tests.games.border.facts import HIGH, LOW, RINGS
from tests.games.border.positions import (
    DULL,
    Play,
    Table,
    crossable,
    finish,
    finish_first,
    moves,
    names,
    only,
    play,
    written,
)

NEARLY = Table(
    boards="ABC",
    closed={0: "well", 1: "well", 2: "well"},
    but={0: "b78", 1: "b78", 2: "b78"},
    crossed={0: "b85 b86"},
)
"""Three players who lack one cell of the well: green on board A, red on B, blue on C."""


def gone(match: Play) -> list[str]:
    """The territories whose higher value is struck out."""
    found: list[str] = match.view(None)["gone"]
    return found


# ---- when -----------------------------------------------------------------------------------------


def test_the_last_cell_closes() -> None:
    """BOR-22: at once and without a word, with a white cell in the ring, too."""
    match = Table(closed={1: "goat"}, but={1: "b08 b09"}).second("gray,gray,red,blue,yellow")
    assert "b07" in RINGS["goat"]
    assert names(play(match, 1, "cross b08")) == ["crossed"]
    events = play(match, 1, "cross b09")
    assert names(events) == ["crossed", "closed-first"]
    assert (events[1].clause, events[1].facts) == ("BOR-22", {"seat": 1, "territory": "goat", "points": 7})
    assert written(match, 1) == {"goat": 7}


def test_the_last_area_closes() -> None:
    """BOR-22: in the first action likewise, also with cells that the ring does not need."""
    match = Table(closed={0: "villa"}, but={0: "b10"}).match("red,gray,red,blue,red")
    assert names(play(match, 0, "complete a02")) == ["completed", "closed-first"]
    assert written(match, 0) == {"villa": 9}


def test_who_does_not_want_to_close_does_not_cross() -> None:
    """BOR-22, D-16: the cell may stay open; once it is crossed there is nothing to refuse."""
    match = NEARLY.second("red,red,blue,yellow,gray")
    assert "b78" in crossable(match, 1)
    play(match, 1, "done")
    assert written(match, 1) == {}
    match = NEARLY.second("red,red,blue,yellow,gray")
    assert "closed-first" in names(play(match, 1, "cross b78"))
    assert all(move == "done" or move.startswith("cross") for move in moves(match, 1))


# ---- the higher and the lower value ---------------------------------------------------------------


def test_later_closers_get_the_lower_value() -> None:
    """BOR-22, BOR-22a: in the second action of another round."""
    match = Table(boards="AB", closed={0: "well", 1: "well"}, but={1: "b78"}).second(
        "red,blue,yellow,gray,gray"
    )
    later = only(play(match, 1, "cross b78"), "closed-later")
    assert (later.clause, later.facts) == ("BOR-22", {"seat": 1, "territory": "well", "points": 2})
    assert (written(match, 0), written(match, 1)) == ({"well": 4}, {"well": 2})


@pytest.mark.parametrize("land", RINGS)
def test_both_values_of_every_territory(land: str) -> None:
    """BOR-5, BOR-22: whoever is second writes half of it, rounded down."""
    cell = next(cell for cell in RINGS[land] if cell not in ("b07", "b79"))
    for closers in ({1: land}, {0: land, 1: land}):
        points = set[int]()
        for colour in ("gray", "yellow", "blue", "red", "orange", "green"):
            match = Table(closed=closers, but={1: cell}).second(f"{colour},{colour},gray,blue,yellow")
            if cell in crossable(match, 1):
                play(match, 1, f"cross {cell}")
                points |= {written(match, 1)[land]}
        assert points == {HIGH[land] if len(closers) == 1 else LOW[land]}


def test_the_two_actions_of_a_round_are_two() -> None:
    """BOR-22, BOR-22a, D-10: who closes in the second what was closed in the first is later."""
    match = NEARLY.match("green,red,blue,yellow,gray")
    play(match, 0, "complete a23")
    assert gone(match) == []
    match.play(0, "done")
    assert gone(match) == ["well"]
    play(match, 1, "cross b78", "done")
    play(match, 2, "cross b78", "done")
    assert [written(match, seat) for seat in range(3)] == [{"well": 4}, {"well": 2}, {"well": 2}]


def test_passive_players_who_close_together_are_all_first() -> None:
    """BOR-23, BOR-20, D-11: both write the higher value, a third one later the lower."""
    match = NEARLY.second("red,blue,yellow,gray,orange")
    first = only(play(match, 1, "cross b78", "done"), "closed-first")
    assert (first.clause, gone(match)) == ("BOR-22", [])
    other = only(play(match, 2, "cross b78"), "closed-first")
    assert (other.clause, other.facts["points"]) == ("BOR-23", 4)
    assert gone(match) == []
    match.play(2, "done")
    assert gone(match) == ["well"]
    match.draw("green,yellow,gray,blue,red")
    match.play(1, "stop")
    finish_first(match)
    play(match, 0, "cross b78")
    assert [written(match, seat) for seat in range(3)] == [{"well": 2}, {"well": 4}, {"well": 4}]


def test_who_closes_alone_takes_the_higher_value_from_the_others() -> None:
    """BOR-22, D-12: another one was a round too late, active or not."""
    match = NEARLY.second("red,blue,yellow,gray,orange")
    play(match, 1, "cross b78")
    finish(match)
    match.draw("green,yellow,gray,blue,gray")
    match.play(1, "stop")
    finish_first(match)
    later = only(play(match, 2, "cross b78"), "closed-later")
    assert later.facts["points"] == 2
    finish(match)
    finish_all_but_first(match)
    match.draw("green,yellow,gray,blue,red")
    match.play(0, "stop")
    assert only(play(match, 0, "complete a23"), "closed-later").facts["points"] == 2


def finish_all_but_first(match: Play) -> None:
    """Rounds in which nobody does anything, until seat 0 is active."""
    while match.view(None)["turn"] != 0:
        match.draw(DULL)
        match.play(match.view(None)["turn"], "stop")
        finish_first(match)
        finish(match)


def test_what_a_loser_closed_was_closed() -> None:
    """BOR-22a, D-13: nothing is given back, not even when he has left."""
    match = Table(boards="ABC", closed={1: "well", 2: "well"}, but={1: "b78"}).match()
    match.resign(2)
    match.draw("red,blue,yellow,gray,orange")
    match.play(0, "stop")
    assert only(play(match, 1, "cross b78"), "closed-later").facts["points"] == 2
    assert written(match, 2) == {"well": 4}


# ---- several at once ------------------------------------------------------------------------------


def test_one_cross_closes_two() -> None:
    """BOR-24: each by its own value, one first and one later."""
    table = Table(boards="AB", closed={0: "villa", 1: "villa goat"}, but={1: "b15"})
    match = table.second("gray,red,blue,yellow,gray")
    events = play(match, 1, "cross b15")
    assert sorted(names(events)) == ["closed-first", "closed-later", "crossed"]
    assert written(match, 1) == {"villa": 4, "goat": 7}


def test_several_closings_in_one_action() -> None:
    """BOR-24: by different crosses, and by different areas."""
    table = Table(boards="AB", closed={1: "villa well"}, but={1: "b28 b78"})
    match = table.second("red,orange,blue,yellow,gray")
    play(match, 1, "cross b28", "cross b78")
    assert written(match, 1) == {"villa": 9, "well": 4}
    table = Table(boards="AB", closed={0: "villa well"}, but={0: "b20 b64 b69 b73"})
    match = table.match("orange,gray,blue,blue,blue")
    play(match, 0, "complete a06", "complete a20")
    assert written(match, 0) == {"villa": 9, "well": 4}


def test_points_once_written_stay() -> None:
    """BOR-25: neither another closer nor a further cross changes them."""
    match = Table(boards="AB", closed={0: "well", 1: "well"}, but={1: "b78"}).second(
        "red,red,blue,gray,yellow"
    )
    play(match, 1, "cross b78")
    after = written(match, 0), written(match, 1)
    finish(match)
    match.draw("red,red,blue,gray,green")
    match.play(1, "stop")
    finish_first(match)
    further = sorted(crossable(match, 0))[0]
    assert names(play(match, 0, f"cross {further}", "done")) == ["crossed", "finished", "next"]
    assert (written(match, 0), written(match, 1)) == after == ({"well": 4}, {"well": 2})


def test_a_territory_is_scored_once() -> None:
    """BOR-25: the crosses around it may go on, no second value is written."""
    table = Table(boards="AB", closed={1: "well"}, crossed={1: "b62"})
    match = table.second("yellow,blue,red,gray,orange")
    assert match.view(None)["boards"][1]["score"] == 4
    for cell in sorted(crossable(match, 1)):
        again = table.second("yellow,blue,red,gray,orange")
        assert names(play(again, 1, f"cross {cell}")) == ["crossed"]
        assert written(again, 1) == {"well": 4}
