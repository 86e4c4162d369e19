"""The worked examples: EX1 to EX6 of the rule book, EC1 to EC9 of the decided corners.

Tom has board A, Sofie B, Ema C and Lukas D.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.border.facts import AREAS, EXAMPLES, WHITE, colour_of
from tests.games.border.positions import (
    DULL,
    Play,
    Table,
    completable,
    crossable,
    crosses,
    finish,
    finish_first,
    only,
    play,
    pool,
    refused,
    written,
)

TOM, SOFIE, EMA, LUKAS = range(4)
SEATS = dict(zip("ABCD", range(4), strict=True))


def facts(name: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """An example, and what is expected of it."""
    return EXAMPLES[name], EXAMPLES[name]["expect"]


def most_crosses(match: Play, seat: int) -> int:
    """The most cells that a seat can cross in this second action, by trying everything."""
    best = 0
    for cell in crossable(match, seat):
        after = Play(match.game, match.record, None)
        after.state = match.state.clone()
        after.state.apply(seat, match.game.moves.parse(f"cross {cell}"))
        best = max(best, 1 + most_crosses(after, seat))
    return best


# ---- the rule book --------------------------------------------------------------------------------


@pytest.mark.parametrize("active", [True, False])
def test_ex1_the_first_to_close_the_villa(active: bool) -> None:
    """BOR-22: EX1, nine points for Tom, in whichever action."""
    example, expected = facts("EX1")
    before = " ".join(example["crossedBefore"])
    (cell,) = example["cross"]
    if active:
        match = Table(boards="AB", crossed={TOM: before + " b36 b40 b44"}).match("green,red,blue,gray,gray")
        play(match, TOM, "complete a09")
        tom = TOM
    else:
        match = Table(boards="BA", crossed={1: before}).second("green,red,blue,gray,yellow")
        play(match, 1, f"cross {cell}")
        tom = 1
    assert expected == {"closed": ["villa"], "points": 9}
    assert written(match, tom) == {"villa": 9}


def test_ex2_three_choices() -> None:
    """BOR-12, BOR-13, BOR-16: EX2, nothing, the gray 3-area or the gray 2-area; never both."""
    example, expected = facts("EX2")
    table = Table(boards="ABCD", turn=SOFIE)
    match = table.match(",".join(example["dice"]))
    single = [areas for areas in expected["legalCompletions"] if areas]
    assert [*map("".join, single)] == ["a12", "a06"]
    assert completable(match, SOFIE) == {"a12", "a06"}
    for one, other in (("a12", "a06"), ("a06", "a12")):
        match = table.match(",".join(example["dice"]))
        play(match, SOFIE, f"complete {one}")
        assert completable(match, SOFIE) == set()
        with refused(match, "too-few-dice", "BOR-12"):
            match.play(SOFIE, f"complete {other}")
    match = table.second(",".join(example["dice"]), *expected["chosen"])
    assert match.view(None)["used"] == ["gray"] * 3
    assert pool(match, EMA) == pool(match, LUKAS) == pool(match, TOM) == expected["leftDice"]


def test_ex2_after_the_third_roll() -> None:
    """BOR-10a, BOR-12: EX2 as it is told, rolled three times without a stop."""
    match = Table(boards="ABCD", turn=SOFIE).match()
    match.draw("gray,red,red,red,green")
    match.play(SOFIE, "roll red,red,red,green")
    match.draw("gray,red,red,blue")
    match.play(SOFIE, "roll red,red")
    match.draw("gray,yellow")
    assert completable(match, SOFIE) == {"a12", "a06"}


def test_ex3_beside_the_white_cells() -> None:
    """BOR-17, BOR-19, D-6: EX3, at most two crosses for Ema and Lukas, one for Tom."""
    example, expected = facts("EX3")
    match = Table(boards="ABCD", turn=SOFIE).second("gray,gray,gray,yellow,blue", "a12")
    for board in "ACD":
        seat = SEATS[board]
        assert pool(match, seat) == example["dice"]
        assert most_crosses(match, seat) == expected[board]["maxCrosses"]
        assert set(expected[board]["cells"]) <= crossable(match, seat)
    assert expected["A"]["yellowLegal"] is False
    assert crossable(match, TOM) == {"b73"}
    assert {colour_of("A", cell) for cell in crossable(match, TOM)} == {"blue"}
    for board in "CDA":
        play(match, SEATS[board], *(f"cross {cell}" for cell in expected[board]["cells"]), "done")
    assert match.view(None)["turn"] == EMA


def test_ex4_three_areas_with_all_dice() -> None:
    """BOR-12, BOR-13, BOR-16, D-2, D-5: EX4, and then one die for each of the others."""
    example, expected = facts("EX4")
    table = Table(boards="ABCD", turn=LUKAS, crossed={LUKAS: " ".join(example["crossedBefore"])})
    match = table.match()
    match.draw("yellow,yellow,yellow,blue,red")
    match.play(LUKAS, "roll blue")
    match.draw("yellow")
    assert match.view(None)["throws"] == 2
    play(match, LUKAS, "stop", *(f"complete {area}" for area in expected["complete"]), "done")
    crossed = set(example["crossedBefore"]) | set(expected["cross"])
    assert crosses(match, LUKAS) == crossed | set(WHITE)
    assert len(match.view(None)["used"]) == expected["usedDice"] == 5
    for seat, cell, colour in ((TOM, "b08", "red"), (SOFIE, "b78", "red"), (EMA, "b08", "yellow")):
        assert colour_of("ABCD"[seat], cell) == colour
        play(match, seat, f"cross {cell}")
        for other in sorted(set(AREAS["a03"] + AREAS["a23"]) - {cell}):
            with refused(match, "one-die-only", "BOR-16"):
                match.play(seat, f"cross {other}")
        match.play(seat, "done")
    assert expected["othersMayUse"] == 1


def test_ex5_the_well() -> None:
    """BOR-22: EX5, four points for Ema, two for everybody later."""
    example, expected = facts("EX5")
    well = example["territory"]
    everybody = range(4)
    table = Table(
        boards="ABCD",
        turn=SOFIE,
        closed=dict.fromkeys(everybody, well),
        but=dict.fromkeys(everybody, "b78"),
        crossed={SOFIE: "b86 b85"},
    )
    match = table.second("blue,gray,gray,orange,orange")
    play(match, EMA, "cross b78")
    assert written(match, EMA) == {well: expected["first"]} == {"well": 4}
    finish(match)
    match.draw("green,yellow,red,gray,orange")
    match.play(EMA, "stop")
    finish_first(match)
    for seat in (TOM, SOFIE, LUKAS):
        play(match, seat, "cross b78")
        assert written(match, seat) == {well: expected["later"]} == {"well": 2}


def test_ex6_the_sixth_in_the_first_action() -> None:
    """BOR-26, BOR-27, BOR-28: EX6, the second action is still played; 33 points."""
    example, expected = facts("EX6")
    six = " ".join(example["first"] + example["later"])
    later = " ".join(example["later"])
    table = Table(
        boards="ABCD",
        turn=LUKAS,
        closed={LUKAS: six, TOM: later},
        but={LUKAS: "b64 b69 b73"},
        later={LUKAS: later},
    )
    match = table.match("green,green,green,yellow,red")
    play(match, LUKAS, "complete a20", "done")
    assert written(match, LUKAS) == {
        "castle": 6,
        "windwheel": 5,
        "villa": 9,
        "eagle": 4,
        "bridge": 5,
        "well": 4,
    }
    assert (match.outcome, match.to_act) == (None, (TOM, SOFIE, EMA))
    finish(match)
    assert match.outcome is not None
    assert match.outcome.scores[LUKAS] == expected["points"] == 33
    assert match.outcome.ranks == (2, 3, 3, 1)


# ---- the decided corners --------------------------------------------------------------------------


def test_ec1_chaining() -> None:
    """BOR-17, D-7: EC1, the second cell touches only the one crossed just before."""
    example, expected = facts("EC1")
    assert example["dice"] == ["yellow", "yellow"]
    match = Table(boards="AC").second("orange,orange,orange,yellow,yellow", "a12")
    assert pool(match, 1) == example["dice"]
    (alone,) = expected["illegal"]
    with refused(match, "no-crossed-neighbour", "BOR-17"):
        match.play(1, f"cross {alone}")
    play(match, 1, *(f"cross {cell}" for cell in expected["legal"]))
    assert crosses(match, 1) == {*WHITE, "b08", "b09"}


def test_ec2_a_whole_new_area() -> None:
    """BOR-17, BOR-18: EC2, five yellow dice, five cells, one after the other."""
    example, expected = facts("EC2")
    match = Table(boards="BC").second(",".join(example["dice"]))
    play(match, 1, *(f"cross {cell}" for cell in expected["legal"]))
    assert set(AREAS["a03"]) <= crosses(match, 1)
    assert pool(match, 1) == []


@pytest.mark.parametrize("active", [True, False])
def test_ec3_three_territories_with_one_cross(active: bool) -> None:
    """BOR-24: EC3, five, nine and ten points for b20."""
    example, expected = facts("EC3")
    before = " ".join(example["crossedBefore"])
    if active:
        match = Table(boards="AB", crossed={0: before}).match("orange,red,blue,gray,gray")
        play(match, 0, "complete a06")
    else:
        match = Table(boards="BA", crossed={1: before}).second("orange,red,blue,gray,yellow")
        play(match, 1, "cross b20")
    seat = 0 if active else 1
    assert written(match, seat) == {"bridge": 5, "villa": 9, "windwheel": 10}
    assert set(written(match, seat)) == set(expected["closed"])
    assert match.view(None)["boards"][seat]["score"] == expected["points"] == 24


def test_ec4_first_and_second_action_of_a_round() -> None:
    """BOR-22, D-10: EC4, four points for the active player and two for the other."""
    table = Table(boards="AB", closed={0: "well", 1: "well"}, but={0: "b64 b69 b73", 1: "b78"})
    match = table.match("blue,blue,blue,red,gray")
    play(match, 0, "complete a20", "done")
    play(match, 1, "cross b78")
    assert (written(match, 0), written(match, 1)) == ({"well": 4}, {"well": 2})


def test_ec5_two_at_once_and_a_third_later() -> None:
    """BOR-23, D-11: EC5, the villa brings nine, nine and, a round later, four."""
    everybody = range(3)
    table = Table(boards="ABC", closed=dict.fromkeys(everybody, "villa"), but=dict.fromkeys(everybody, "b16"))
    match = table.second("gray,yellow,red,blue,green")
    for seat in (1, 2):
        play(match, seat, "cross b16", "done")
    match.draw("orange,yellow,red,blue,green")
    match.play(1, "stop")
    finish_first(match)
    play(match, 0, "cross b16")
    assert [written(match, seat)["villa"] for seat in everybody] == [4, 9, 9]


def test_ec6_a_tie_is_broken_by_the_best_territory() -> None:
    """BOR-30: EC6, 33 to 33, and twelve beat nine."""
    match = Table(
        boards="ABC",
        closed={
            0: "villa bridge well castle windwheel eagle",
            1: "castle windwheel eagle goat",
            2: "goat",
        },
        but={0: "b64 b69 b73"},
        later={0: "castle windwheel eagle", 1: "goat"},
    ).second("blue,blue,blue,gray,yellow", "a20")
    finish(match)
    assert match.outcome is not None
    assert match.outcome.scores == (33, 33, 7)
    assert match.outcome.order == ((33, 9), (33, 12), (7, 7))
    assert match.outcome.ranks == (2, 1, 3)


def test_ec6_still_tied_is_shared() -> None:
    """BOR-31: EC6, 33 to 33, twelve and twelve: two winners."""
    match = Table(
        boards="ABC",
        closed={
            0: "castle sailboat windwheel villa eagle goat",
            1: "castle sailboat windwheel",
            2: "villa eagle goat",
        },
        but={0: "b08 b14 b18 b23 b31"},
        crossed={0: "b08"},
        later={0: "sailboat windwheel villa eagle goat"},
    ).second("green,green,green,green,yellow", "a05")
    finish(match)
    assert match.outcome is not None
    assert match.outcome.scores == (33, 33, 24)
    assert match.outcome.order[0] == match.outcome.order[1] == (33, 12)
    assert match.outcome.ranks == (1, 1, 3)


def test_ec7_nothing_used_though_something_could_be() -> None:
    """BOR-14, BOR-16, D-3, D-4: EC7, all others may use all five dice."""
    match = Table(boards="BCA", crossed={1: "b08"}).match("yellow,yellow,yellow,yellow,blue")
    assert completable(match, 0)
    ended = only(match.play(0, "done"), "used-none")
    assert len(ended.facts["colours"]) == 5
    assert pool(match, 1) == ["yellow"] * 4 + ["blue"]
    play(match, 1, *(f"cross {cell}" for cell in ("b09", "b15", "b19", "b24", "b14")))
    assert pool(match, 1) == []


def test_ec8_no_extra_turn() -> None:
    """BOR-27: EC8, the sixth of Sofie in the second action ends it, though Ema was active less often."""
    match = Table(boards="ABC", closed={1: "well bridge lighthouse goat eagle villa"}, but={1: "b28"}).second(
        "orange,red,blue,yellow,gray"
    )
    play(match, SOFIE, "cross b28")
    finish(match)
    assert match.outcome is not None
    assert match.outcome.ranks == (2, 1, 2)
    assert (match.to_act, match.chance) == ((), None)
    with refused(match, "nothing-to-draw", None):
        match.draw(DULL)


def test_ec9_from_five_to_seven() -> None:
    """BOR-27, BOR-28, D-14: EC9, in the last second action, and all seven score."""
    five = "castle sailboat windwheel villa bridge"
    match = Table(
        boards="AB",
        closed={0: "well bridge lighthouse goat eagle villa", 1: f"{five} well eagle"},
        but={0: "b03 b04", 1: "b73 b38"},
        later={1: "bridge"},
    ).match("blue,blue,yellow,gray,red")
    assert set(written(match, 1)) == set(five.split())
    play(match, 0, "complete a01", "done")
    assert len(written(match, 0)) == 6
    play(match, 1, "cross b73", "cross b38", "done")
    assert match.outcome is not None
    assert len(written(match, 1)) == 7
    assert match.outcome.scores == (4 + 5 + 6 + 7 + 8 + 4, 12 + 11 + 10 + 9 + 2 + 2 + 4)
    assert match.outcome.ranks == (2, 1)
