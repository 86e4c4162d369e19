"""The second action: crossing cells one by one (BOR-16 to BOR-21)."""

from __future__ import annotations

from itertools import permutations

import pytest

from stolek.games.border import GAME
from stolek.games.border.rules.state import Border
from tests.games.border.facts import BOARDS, WHITE, colour_of
from tests.games.border.positions import (
    DULL,
    Table,
    crossable,
    crosses,
    finish,
    finish_first,
    moves,
    names,
    only,
    play,
    pool,
    refused,
    written,
)
from tests.games.border.second import BESIDE

# ---- the pool -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "areas", "left"),
    [
        (DULL, (), ["gray", "yellow", "blue", "orange", "green"]),
        ("orange,orange,red,red,gray", (), ["gray", "red", "red", "orange", "orange"]),
        ("orange,orange,red,red,gray", ("a06",), ["gray", "red", "red"]),
        ("orange,orange,red,red,gray", ("a06", "a21"), ["gray"]),
        ("orange,orange,orange,red,red", ("a12", "a21"), ["red", "red", "orange", "orange", "orange"]),
    ],
)
def test_the_pool(dice: str, areas: tuple[str, ...], left: list[str]) -> None:
    """BOR-16, BOR-19, D-4: what was not used; all five when none or all were, whole for everybody."""
    match = Table(boards="ABC", crossed={1: "b16", 2: "b16"}).second(dice, *areas)
    asked = [seat for seat in (1, 2) if seat in match.to_act]
    assert asked
    assert all(pool(match, seat) == left for seat in asked)
    assert pool(match, 0) == []


def test_a_single_die_is_left() -> None:
    """BOR-16: four used; one cross, and no more."""
    match = Table(boards="AC").second("orange,orange,red,red,yellow", "a06", "a21")
    assert crossable(match, 1) == {"b08"}
    play(match, 1, "cross b08")
    assert (pool(match, 1), moves(match, 1)) == ([], {"done"})
    with refused(match, "no-die-for-cell", "BOR-17"):
        match.play(1, "cross b09")


def test_one_die_only_after_all_five_were_used() -> None:
    """BOR-16, D-5: a free choice among the five, then no second one, not even of the same colour."""
    table = Table(boards="ACD", crossed={1: "b16", 2: "b42"})
    match = table.second("orange,orange,orange,red,red", "a12", "a21")
    prompt = GAME.telling.prompt(match.state, 1)
    assert (prompt.name, prompt.clause) == ("cross-one", "BOR-16")
    assert prompt.facts["colours"] == ["red", "red", "orange", "orange", "orange"]
    assert crossable(match, 1) == {"b10", "b73"}
    play(match, 1, "cross b73")
    assert (pool(match, 1), moves(match, 1)) == ([], {"done"})
    with refused(match, "one-die-only", "BOR-16"):
        match.play(1, "cross b69")
    assert pool(match, 2) == ["red", "red", "orange", "orange", "orange"]


def test_the_one_die_is_of_free_choice() -> None:
    """BOR-16, D-5: every cross that one of the five dice allows."""
    match = Table(boards="AD", crossed={1: "b42 b45"}).second("orange,orange,orange,red,red", "a12", "a21")
    near = {other for cell in {"b42", "b45", *WHITE} for other in BESIDE[cell]} - {"b42", "b45", *WHITE}
    expected = {cell for cell in near if colour_of("D", cell) in ("red", "orange")}
    assert {colour_of("D", cell) for cell in expected} == {"red", "orange"}
    assert crossable(match, 1) == expected


# ---- a cross --------------------------------------------------------------------------------------


def test_a_cross_uses_a_die() -> None:
    """BOR-17: one of the colour of the cell; the others stay."""
    match = Table(boards="AC").second("yellow,yellow,blue,red,green")
    crossed = only(play(match, 1, "cross b08"), "crossed")
    assert (crossed.clause, crossed.facts) == ("BOR-17", {"seat": 1, "cell": "b08", "colour": "yellow"})
    assert pool(match, 1) == ["yellow", "blue", "red", "green"]
    assert crosses(match, 1) == {*WHITE, "b08"}


def test_a_cross_needs_a_die_of_its_colour() -> None:
    """BOR-17: not used yet in this action."""
    match = Table(boards="AC").second("yellow,red,gray,red,green")
    assert crossable(match, 1) == {"b08", "b73"}
    with refused(match, "no-die-for-cell", "BOR-17"):
        match.play(1, "cross b14")  # blue
    play(match, 1, "cross b08")
    with refused(match, "no-die-for-cell", "BOR-17"):
        match.play(1, "cross b09")  # the only yellow die is used


def test_a_cross_needs_a_crossed_neighbour() -> None:
    """BOR-17, BOR-4: beside white cells at the start, far away never."""
    match = Table(boards="AC").second("yellow,yellow,red,gray,green")
    for cell in ("b09", "b48", "b60"):
        assert colour_of("C", cell) == "yellow"
        with refused(match, "no-crossed-neighbour", "BOR-17"):
            match.play(1, f"cross {cell}")


def test_a_cell_is_crossed_once() -> None:
    """BOR-17, BOR-3: neither what is crossed nor what is white."""
    match = Table(boards="AC", crossed={1: "b08"}).second("yellow,yellow,red,gray,green")
    with refused(match, "cell-crossed", "BOR-17"):
        match.play(1, "cross b08")
    play(match, 1, "cross b09")
    with refused(match, "cell-crossed", "BOR-17"):
        match.play(1, "cross b09")
    with refused(match, "cell-white", "BOR-3"):
        match.play(1, "cross b79")


def test_crosses_of_earlier_rounds_count_anywhere() -> None:
    """BOR-17, D-9: also those of an own first action, of whatever colour."""
    match = Table(boards="AC").second("orange,orange,gray,yellow,yellow", "a06")
    finish(match)
    match.draw(DULL)
    match.play(1, "stop")
    beside = {other for cell in ("b16", "b20") for other in BESIDE[cell]} - {"b16", "b20"}
    expected = {cell for cell in beside | {"b08", "b14", "b73", "b78"} if colour_of("A", cell) != "red"}
    assert "b21" in expected
    assert crossable(match, 0) == expected


def test_chaining() -> None:
    """BOR-17, D-7: a cross counts for the next one at once."""
    match = Table(boards="AC").second("yellow,yellow,yellow,red,orange")
    assert crossable(match, 1) == {"b08", "b73"}
    for cell, following in (("b08", {"b09"}), ("b09", {"b15"}), ("b15", set())):
        play(match, 1, f"cross {cell}")
        assert crossable(match, 1) == following | {"b73"}


def test_chaining_across_colours() -> None:
    """BOR-17, D-8: a green cell beside a blue one that was crossed just before."""
    match = Table(boards="AC").second("blue,green,yellow,gray,orange")
    assert "b72" in BESIDE["b78"]
    assert (colour_of("C", "b78"), colour_of("C", "b72")) == ("blue", "green")
    with refused(match, "no-crossed-neighbour", "BOR-17"):
        match.play(1, "cross b72")
    play(match, 1, "cross b78", "cross b72")
    assert crosses(match, 1) == {*WHITE, "b78", "b72"}


# ---- without chaining -----------------------------------------------------------------------------


def test_without_chaining_only_earlier_crosses_count() -> None:
    """BOR-17b: those that were there when the second action began."""
    match = Table(boards="AC", chaining=False).second("yellow,yellow,blue,green,orange")
    assert crossable(match, 1) == {"b08", "b14", "b78"}
    play(match, 1, "cross b08", "cross b78")
    for cell in ("b09", "b72"):
        with refused(match, "neighbour-crossed-just-now", "BOR-17b"):
            match.play(1, f"cross {cell}")
    with refused(match, "no-crossed-neighbour", "BOR-17"):
        match.play(1, "cross b48")
    assert moves(match, 1) == {"done"}
    with refused(match, "cell-crossed", "BOR-17"):
        match.play(1, "cross b08")


def test_without_chaining_the_crosses_count_from_the_next_action_on() -> None:
    """BOR-17b, D-9: in the next round they are earlier ones, also to close an area with."""
    match = Table(boards="ACB", chaining=False).second("yellow,yellow,blue,green,orange")
    play(match, 1, "cross b08", "done")
    finish(match)
    match.draw("yellow,yellow,yellow,yellow,red")
    match.play(1, "stop")
    assert "complete a03" in moves(match, 1)  # four open cells
    match.play(1, "done")
    finish(match)
    match.draw("yellow,yellow,gray,blue,red")
    match.play(2, "stop")
    finish_first(match)
    assert "b09" in crossable(match, 1)


def test_without_chaining_closing_is_the_same() -> None:
    """BOR-17b, BOR-22: fresh crosses close territories like any others."""
    table = Table(boards="AC", chaining=False, closed={1: "well"}, but={1: "b73 b78"})
    match = table.second("blue,red,green,green,orange")
    play(match, 1, "cross b78")
    assert written(match, 1) == {}
    play(match, 1, "cross b73")
    assert written(match, 1) == {"well": 4}


# ---- as many as one likes -------------------------------------------------------------------------


def test_from_no_die_to_all_of_them() -> None:
    """BOR-18: finished at any time; areas are started, extended and completed freely."""
    for count in range(6):
        match = Table(boards="AC").second("yellow,yellow,yellow,yellow,yellow")
        chain = [f"cross {cell}" for cell in ("b08", "b09", "b15", "b19", "b24")]
        finished = only(play(match, 1, *chain[:count], "done"), "finished")
        assert (finished.clause, finished.facts) == ("BOR-20", {"seat": 1})
        assert len(crosses(match, 1)) == 2 + count


def test_who_cannot_cross_does_nothing() -> None:
    """BOR-18: he is not asked, and it is told."""
    match = Table(boards="BAC").match()
    match.draw("yellow,yellow,yellow,orange,orange")
    match.play(0, "stop")
    events = match.play(0, "done")
    assert names(events) == ["used-none", "nothing-to-cross"]
    assert (events[1].clause, events[1].facts) == ("BOR-18", {"seat": 1})
    assert match.to_act == (2,)
    assert pool(match, 1) == []


def test_when_nobody_can_cross_the_round_is_over() -> None:
    """BOR-18, BOR-9: the next player is active at once."""
    match = Table(boards="BA").match()
    match.draw("yellow,yellow,yellow,orange,orange")
    match.play(0, "stop")
    assert names(match.play(0, "done")) == ["used-none", "nothing-to-cross", "next"]
    assert match.chance is not None
    assert match.chance["facts"]["seat"] == 1


def test_the_end_of_ones_crosses_is_confirmed() -> None:
    """BOR-18, BOR-20a: with no die left one is still asked, so that crosses can be taken back."""
    match = Table(boards="AC").second("orange,orange,red,red,yellow", "a06", "a21")
    prompt = GAME.telling.prompt(match.state, 1)
    assert (prompt.name, prompt.clause, prompt.facts) == (
        "cross",
        "BOR-17",
        {"seat": 1, "colours": ["yellow"]},
    )
    play(match, 1, "cross b08")
    prompt = GAME.telling.prompt(match.state, 1)
    assert (match.to_act, prompt.name, prompt.clause) == ((1,), "confirm", "BOR-18")
    assert match.view(None)["boards"][1]["choosing"] is True


# ---- together -------------------------------------------------------------------------------------


def test_every_passive_player_has_the_whole_pool() -> None:
    """BOR-19, D-6: the same yellow die for two of them."""
    match = Table(boards="ACD").second("orange,orange,red,red,yellow", "a06", "a21")
    play(match, 1, "cross b08", "done")
    assert pool(match, 2) == ["yellow"]
    play(match, 2, "cross b78")
    assert (colour_of("C", "b08"), colour_of("D", "b78")) == ("yellow", "yellow")


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_passive_players_act_in_any_order(order: tuple[int, ...]) -> None:
    """BOR-20, BOR-23: the same crosses and points, whoever is quicker; also turn by turn."""
    table = Table(
        boards="ABCD",
        closed={1: "well", 2: "well", 3: "well"},
        but={1: "b78", 2: "b78 b73", 3: "b78"},
    )
    match = table.second("red,red,blue,yellow,gray")
    wishes = {1: ["cross b78", "done"], 2: ["cross b73", "cross b78", "done"], 3: ["cross b78", "done"]}
    assert match.to_act == (1, 2, 3)
    while match.to_act:
        for seat in order:
            if wishes[seat]:
                play(match, seat, wishes[seat].pop(0))
    assert [written(match, seat) for seat in (1, 2, 3)] == [{"well": 4}] * 3
    assert match.view(None)["gone"] == ["well"]


def test_who_has_finished_is_not_asked_again() -> None:
    """BOR-20: while the others still choose."""
    match = Table(boards="ACD").second("yellow,yellow,blue,blue,gray")
    play(match, 1, "cross b08", "done")
    assert match.to_act == (2,)
    assert match.view(None)["boards"][1]["choosing"] is False
    with refused(match, "not-your-turn", "BOR-17"):
        match.play(1, "cross b09")


def test_crosses_are_seen_as_they_are_made() -> None:
    """BOR-20a: by all others, before anybody has finished."""
    match = Table(boards="ACD").second("yellow,yellow,blue,blue,gray")
    play(match, 1, "cross b08")
    assert "b08" in match.view(2)["boards"][1]["crossed"]
    assert only(match.told(0), "crossed").facts["cell"] == "b08"


def test_the_active_player_has_no_second_action() -> None:
    """BOR-21: no dice, no moves, and a cross is refused."""
    match = Table(boards="CAD", crossed={0: "b08"}).second("yellow,yellow,blue,blue,gray")
    assert 0 not in match.to_act
    assert (pool(match, 0), moves(match, 0)) == ([], set())
    for asked in ("cross b09", "done"):
        with refused(match, "not-your-turn", "BOR-17"):
            match.play(0, asked)
    assert match.view(None)["boards"][0]["crossable"] == []


@pytest.mark.parametrize("board", "ABCD")
def test_the_first_crosses_lie_beside_white_cells(board: str) -> None:
    """BOR-17, BOR-3: only four cells can be crossed on a clean board."""
    found = set[str]()
    for dice in ("gray,yellow,blue,red,orange", "gray,yellow,blue,red,green"):
        found |= crossable(Table(boards="ABCD".replace(board, "")[0] + board).second(dice), 1)
    assert found == {"b08", "b14", "b73", "b78"}
    assert board in BOARDS


# ---- loaded in the middle of it --------------------------------------------------------------------


def test_a_position_of_the_second_action_goes_on() -> None:
    """BOR-17b, BOR-20: loaded in the middle of it, fresh crosses still count for nothing."""
    played = Table(boards="ACD", chaining=False).second("yellow,yellow,blue,green,gray")
    play(played, 1, "cross b08")
    match = GAME.start(3, chance="manual", boards="ACD", first=0, chaining=False)
    match.state = Border.load(played.state.dump())
    assert not any(move.notation == "cross b09" for move in match.legal(1))
    for seat in (1, 2):
        match.play(seat, "done")
    match.draw(DULL)
    assert match.state.crossed.count(2) == 0


def test_fresh_crosses_of_a_loaded_position_count_for_closing() -> None:
    """BOR-17b, BOR-22: one cell of the well was crossed before, the last one after the load."""
    match = Table(chaining=False, closed={1: "well"}, but={1: "b73 b78"}).second("red,yellow,blue,gray,gray")
    play(match, 1, "cross b78")
    match.state = Border.load(match.state.dump())
    play(match, 1, "cross b73")
    assert written(match, 1) == {"well": 4}
