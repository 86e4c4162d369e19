"""Pegs, caps and bonus placements (ING-7, ING-26 to ING-31)."""

from __future__ import annotations

from typing import Any

import pytest

from stolek import Event
from tests.games.ingenious.facts import FACTS
from tests.games.ingenious.positions import Table, names, only, placements, refill, refused, sums, track

# Cells in line with h8 and with h9, far enough from the other half and from every symbol.
BESIDE_ONE = ("h7", "h6", "h5", "h4", "g8", "f8")
BESIDE_TWO = ("g10", "f11", "e12", "d13", "h10", "h11")


def bringing(one: tuple[str, int], two: tuple[str, int], **more: Any) -> Table:
    """A position in which the tile of these colours on h8-h9 brings these points."""
    lying: dict[str, str] = {}
    for (colour, points), cells in ((one, BESIDE_ONE), (two, BESIDE_TWO)):
        lying[colour] = " ".join([lying.get(colour, ""), *cells[:points]])
    colours = f"{one[0]} {two[0]}"
    tile = "-".join(colours.split())
    more.setdefault("racks", {0: tile if more.get("players") == 1 else f"{tile} ..."})
    return Table(lying=lying, free="h8 h9", plain=colours, **more)


def play(table: Table, tile: str) -> tuple[list[Event], dict[str, int], Any]:
    """Lay the tile on h8-h9: events, the new values, the match."""
    match = table.match()
    events = match.play(0, f"{tile} h8-h9")
    values = dict(zip(FACTS["colours"], match.view(None)["tracks"][0], strict=True))
    return events, values, match


@pytest.mark.parametrize("case", FACTS["tracks"], ids=lambda case: case["id"])
def test_cases(case: dict[str, Any]) -> None:
    """ING-26, ING-27, ING-28, ING-52, ING-53, ING-54, ING-62, ING-64: ACC-ING-20 to ACC-ING-30."""
    one, two = [*map(tuple, case["half_points"]), ("purple", 0)][:2]
    players = {"standard": 2, "team": 4, "solitaire": 1}[case["mode"]]
    tracks = {0: track(**case["before"])}
    for first, second in ((one, two), (two, one)):
        table = bringing(first, second, players=players, mode=case["mode"], tracks=tracks)
        events, values, match = play(table, f"{first[0]}-{second[0]}")
        assert [points for _, points in (first, second)] == points_by_cell(events)
        assert {colour: values[colour] for colour in case["after"]} == case["after"]
        assert names(events).count("bonus") == case["bonus"]
        assert (match.to_act == (0,)) == (case["bonus"] > 0 and case["mode"] != "solitaire")


def points_by_cell(events: list[Event]) -> list[int]:
    """Points of the half on h8 and of that on h9."""
    found = {event.facts["cell"]: event.facts["points"] for event in events if event.name == "scored"}
    return [found.get("h8", 0), found.get("h9", 0)]


def test_all_pegs_start_at_zero() -> None:
    """ING-7: a track of six values a side, the end at 18."""
    match = Table(players=3).match()
    assert match.view(None)["tracks"] == [[0] * 6] * 3
    assert match.view(None)["top"] == 18


def test_each_half_moves_its_own_peg() -> None:
    """ING-26: first one colour, then the other; what is told says where each peg comes to stand."""
    table = bringing(("red", 2), ("blue", 3), tracks={0: track(red=5, blue=7, green=1)})
    events, values, _ = play(table, "red-blue")
    told = [(event.facts["colour"], event.facts["value"]) for event in events if event.name == "scored"]
    assert told == [("red", 7), ("blue", 10)]
    assert values == {"red": 7, "green": 1, "blue": 10, "orange": 0, "yellow": 0, "purple": 0}


def test_what_goes_beyond_the_end_is_lost_and_told() -> None:
    """ING-27: five points from 16 come to 18, three are lost."""
    events, values, _ = play(bringing(("red", 5), ("blue", 0), tracks={0: track(red=16)}), "red-blue")
    scored = only(events, "scored")
    assert (values["red"], scored.facts["points"], scored.facts["value"], scored.facts["lost"]) == (
        18,
        5,
        18,
        3,
    )
    assert scored.clause == "ING-27"


def test_a_bonus_is_announced_and_played_at_once_by_the_same_seat() -> None:
    """ING-28, ING-29: no swap, no refill, no other seat before it; the rack has one tile less."""
    rack = "red-blue green-orange green-orange yellow-purple yellow-purple yellow-purple"
    events, _, match = play(
        bringing(("red", 2), ("blue", 1), tracks={0: track(red=16)}, racks={0: rack}), "red-blue"
    )
    bonus = only(events, "bonus")
    assert (bonus.clause, bonus.facts) == ("ING-28", {"seat": 0, "colour": "red", "value": 18})
    assert names(events) == ["placed", "scored", "bonus", "scored"]
    assert match.to_act == (0,)
    assert match.chance is None
    assert match.view(0)["held"][0] == 5
    assert {move.name for move in match.legal(0)} == {"place"}
    assert {tuple(sorted(move.colours)) for move in placements(match, 0)} == {(1, 3), (4, 5)}
    with refused(match, "no-swap-now", "ING-32"):
        match.play(0, "swap")
    with refused(match, "tile-not-in-rack", "ING-13"):
        match.play(0, "red-blue e8-e9")


def test_a_bonus_placement_is_scored_like_any_other() -> None:
    """ING-29: its points count, and after it the turn is over."""
    table = bringing(("red", 2), ("blue", 0), tracks={0: track(red=16)}, racks={0: "red-blue red-green ..."})
    _, _, match = play(table, "red-blue")
    events = match.play(0, "green-red i9-i10")
    assert sums(events) == {}
    assert match.chance is not None
    assert len([event for event in refill(match) if event.name == "drew"]) == 2
    assert match.to_act == (1,)


def test_two_colours_at_once_earn_two_bonuses() -> None:
    """ING-28, ING-30: ACC-ING-38, three tiles placed, none drawn between, three drawn afterwards."""
    tracks = {0: track(red=17, blue=15, green=3, orange=3, yellow=3)}
    rack = "red-blue green-green green-purple orange-orange orange-purple purple-purple"
    events, _, match = play(bringing(("red", 1), ("blue", 3), tracks=tracks, racks={0: rack}), "red-blue")
    assert [event.facts["colour"] for event in events if event.name == "bonus"] == ["red", "blue"]
    assert match.view(0)["bonus"] == 1
    assert names(match.play(0, "green-green k8-k9"))[0] == "placed"
    assert match.to_act == (0,)
    assert match.view(0)["held"] == [4, 6]
    match.play(0, "orange-orange e6-e7")
    assert match.view(0)["held"] == [3, 6]
    assert not match.to_act
    assert names(refill(match)) == ["drew", "drew", "drew"]
    assert match.to_act == (1,)


def test_the_swap_is_tested_on_the_three_tiles_left_after_two_bonuses() -> None:
    """ING-33: ACC-ING-38, the question comes after the last bonus placement only."""
    tracks = {0: track(red=17, blue=15, green=3, orange=3, yellow=3, purple=0)}
    rack = "red-blue green-purple green-purple orange-orange orange-orange yellow-yellow"
    _, _, match = play(bringing(("red", 1), ("blue", 3), tracks=tracks, racks={0: rack}), "red-blue")
    assert "may-swap" not in names(match.play(0, "green-purple f5-f6"))
    events = match.play(0, "green-purple d7-e6")
    assert only(events, "may-swap").facts == {"seat": 0}
    assert match.view(0)["held"] == [3, 6]


def test_bonuses_earned_during_a_bonus_are_added() -> None:
    """ING-30: red earns one; the bonus placement completes blue and green and earns two more."""
    tracks = {0: track(red=17, blue=17, green=17)}
    lying = {"red": "h7", "blue": "e8", "green": "e11"}
    rack = "red-orange green-blue orange-orange orange-orange yellow-yellow yellow-yellow"
    table = Table(lying=lying, racks={0: rack}, tracks=tracks, free="h8 h9 e9 e10", plain="red blue green")
    match = table.match()
    assert names(match.play(0, "red-orange h8-h9")) == ["placed", "scored", "bonus"]
    assert match.view(0)["bonus"] == 0
    events = match.play(0, "blue-green e9-e10")
    assert names(events).count("bonus") == 2
    assert (match.to_act, match.view(0)["bonus"]) == ((0,), 1)
    match.play(0, placements(match, 0)[0])
    match.play(0, placements(match, 0)[0])
    assert match.to_act != (0,) or match.view(0)["phase"] == "swapping"
    assert match.view(0)["held"][0] == 2


def test_two_bonuses_still_owed_are_kept_while_new_ones_come() -> None:
    """ING-30: two owed, one of them played and earning another, two still owed."""
    tracks = {0: track(red=17, blue=17, green=17)}
    lying = {"red": "h7", "blue": "h10", "green": "e8"}
    rack = "red-blue green-orange orange-orange orange-orange yellow-yellow yellow-yellow"
    table = Table(lying=lying, racks={0: rack}, tracks=tracks, free="h8 h9 e9 e10", plain="red blue green")
    match = table.match()
    assert names(match.play(0, "red-blue h8-h9")).count("bonus") == 2
    assert names(match.play(0, "green-orange e9-e10")).count("bonus") == 1
    assert match.view(0)["bonus"] == 1
    match.play(0, placements(match, 0)[0])
    assert match.view(0)["bonus"] == 0
    assert match.view(0)["phase"] == "placing"
    match.play(0, placements(match, 0)[0])
    assert match.view(0)["phase"] != "placing"


def test_five_completed_colours_use_exactly_six_tiles() -> None:
    """ING-31, ING-35, ING-36: the rack suffices; empty, it has nothing to swap and is filled with six."""
    tracks = {0: (17, 17, 17, 17, 17, 5)}
    lying = {"red": "h7", "green": "e8", "blue": "e11", "orange": "k4", "yellow": "k7"}
    rack = "red-purple green-blue orange-yellow purple-purple purple-purple purple-purple"
    free = "h8 h9 e9 e10 k5 k6 f8 f9 d7 d8 j9 j10"
    match = Table(lying=lying, racks={0: rack}, tracks=tracks, free=free, plain="purple").match()
    for tile in ("red-purple h8-h9", "green-blue e9-e10", "orange-yellow k5-k6"):
        match.play(0, tile)
    for _ in range(3):
        assert match.to_act == (0,)
        quiet = [m for m in placements(match, 0) if not sums(match.preview(0, m).events)]
        events = match.play(0, quiet[0])
    assert match.view(0)["held"] == [0, 6]
    assert names(events) == ["placed"]
    assert not match.to_act
    assert names(refill(match)) == ["drew"] * 6
    assert match.to_act == (1,)


def test_what_is_told_adds_up_to_what_the_peg_moved() -> None:
    """ING-26, ING-27: points of both halves of a double less what was lost."""
    table = bringing(("red", 2), ("red", 3), tracks={0: track(red=15)}, racks={0: "red-red ..."})
    events, values, _ = play(table, "red-red")
    scored = [event.facts for event in events if event.name == "scored"]
    assert sum(facts["points"] - facts["lost"] for facts in scored) == values["red"] - 15 == 3
    assert names(events).count("bonus") == 1
