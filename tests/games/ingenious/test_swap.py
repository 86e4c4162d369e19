"""Swapping all tiles (ING-32 to ING-35)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from stolek import Match
from stolek.games.ingenious.rules.state import Ingenious
from tests.games.ingenious.positions import Table, dealt, names, only, refill, refused, track

TRACK = (5, 5, 9, 9, 9, 9)
FIVE = "blue-orange blue-orange orange-yellow yellow-purple purple-purple"
NEW = "red-red red-green red-blue green-green green-blue blue-blue"


def after(rack: str, values: tuple[int, ...] = TRACK, **more: Any) -> tuple[list[str], Match[Ingenious]]:
    """Seat 0 lays yellow-purple without points; what was told, and the match."""
    table = Table(
        racks={0: f"yellow-purple {rack}"}, tracks={0: values}, free="h8 h9", plain="yellow purple", **more
    )
    match = table.match()
    return names(match.play(0, "yellow-purple h8-h9")), match


def asked() -> Match[Ingenious]:
    """A match in which seat 0 has just been asked about a swap."""
    told, match = after(FIVE)
    assert told == ["placed", "may-swap"]
    return match


@pytest.mark.parametrize(
    ("rack", "may"),
    [
        (FIVE, True),
        ("green-orange blue-orange orange-yellow yellow-purple purple-purple", False),
        ("red-orange blue-orange orange-yellow yellow-purple purple-purple", False),
        ("red-green blue-orange orange-yellow yellow-purple purple-purple", False),
        ("blue-blue blue-blue blue-blue blue-blue orange-green", False),
        ("blue-blue blue-blue blue-blue blue-blue blue-blue", True),
    ],
)
def test_the_right(rack: str, may: bool) -> None:
    """ING-32: ACC-ING-36, no tile may show any colour that ties for the lowest value."""
    told, match = after(rack)
    assert ("may-swap" in told) is may
    assert [move.notation for move in match.legal(0)] == (["swap", "keep"] if may else [])
    assert (match.chance is None) is may


def test_only_the_lowest_colours_count() -> None:
    """ING-32: one colour lowest; the second lowest may be in the rack."""
    rack = "green-green green-blue blue-blue blue-blue purple-purple"
    assert "may-swap" in after(rack, (0, 1, 1, 1, 1, 1))[0]
    assert "may-swap" not in after(rack, (1, 0, 1, 1, 1, 1))[0]
    assert "may-swap" not in after(rack, (1, 1, 1, 1, 1, 1))[0]
    assert "may-swap" in after(rack, (17, 18, 18, 18, 18, 18))[0]


def test_the_right_looks_at_the_own_track_and_the_own_rack() -> None:
    """ING-32: neither the track nor the rack of another seat matters."""
    table = Table(
        turn=1,
        racks={0: "red-red ...", 1: f"yellow-purple {FIVE}"},
        tracks={0: (9, 9, 9, 9, 9, 0), 1: TRACK},
        free="h8 h9",
        plain="yellow purple",
    )
    assert "may-swap" in names(table.match().play(1, "yellow-purple h8-h9"))


def test_values_after_the_scoring_decide() -> None:
    """ING-32: ACC-ING-37, the last placement raises yellow, and red becomes the lowest; or the other way."""
    lying = {"yellow": "h7 h6"}
    table = Table(
        lying=lying,
        racks={0: "yellow-purple yellow-yellow yellow-yellow blue-blue blue-blue purple-purple"},
        tracks={0: (5, 9, 9, 9, 4, 9)},
        free="h8 h9",
        plain="yellow purple",
    )
    assert names(table.match().play(0, "yellow-purple h8-h9")) == ["placed", "scored", "may-swap"]
    table.tracks = {0: (5, 9, 9, 9, 3, 9)}  # now yellow ties with red at 5
    assert names(table.match().play(0, "yellow-purple h8-h9")) == ["placed", "scored"]


def test_the_tile_just_placed_does_not_count() -> None:
    """ING-33: the five tiles left decide, before the refill."""
    table = Table(
        racks={0: f"red-yellow {FIVE}"}, tracks={0: TRACK}, free="h8 h9", plain="red green yellow purple"
    )
    match = table.match()
    assert "may-swap" in names(match.play(0, "red-yellow h8-h9"))
    assert match.view(0)["held"] == [5, 6]


def test_no_swap_before_a_bonus_placement() -> None:
    """ING-33: five tiles without the lowest colour, but a bonus comes first; then four tiles decide."""
    lying = {"yellow": "h7"}
    table = Table(
        lying=lying,
        racks={0: f"yellow-purple {FIVE}"},
        tracks={0: (5, 5, 9, 9, 17, 9)},
        free="h8 h9 e8 e9",
        plain="yellow purple orange blue",
    )
    match = table.match()
    assert names(match.play(0, "yellow-purple h8-h9")) == ["placed", "scored", "bonus"]
    with refused(match, "no-swap-now", "ING-32"):
        match.play(0, "swap")
    assert "may-swap" in names(match.play(0, "blue-orange e8-e9"))
    assert match.view(0)["held"] == [4, 6]
    match.play(0, "swap")
    assert names(refill(match)) == ["drew"] * 6 + ["returned"]


def test_a_swap_draws_six_then_returns_the_old_tiles() -> None:
    """ING-34, ING-8: ACC-ING-36, all tiles are shown and set aside; the bag ends as before − 6 + 5."""
    match = asked()
    before = match.view(None)["bag"]
    shown = only(match.play(0, "swap"), "swapped")
    assert shown.clause == "ING-34"
    assert Counter(shown.facts["tiles"]) == Counter(FIVE.split())
    for eye in (0, 1, None):
        assert Counter(match.view(eye)["aside"]) == Counter(FIVE.split())
        assert match.view(eye)["held"] == [0, 6]
    events = [event for tile in NEW.split() for event in match.draw(tile)]
    assert names(events) == ["drew"] * 6 + ["returned"]
    assert only(events, "returned").facts == {"seat": 0, "count": 5}
    assert sorted(match.view(0)["racks"][0]) == sorted(NEW.split())
    assert match.view(None)["aside"] == []
    assert match.view(None)["bag"] == before - 6 + 5
    assert match.to_act == (1,)


def test_old_tiles_cannot_be_drawn_again() -> None:
    """ING-34: ACC-ING-36, what was set aside returns after the sixth draw only."""
    five = "blue-blue blue-blue blue-blue blue-blue blue-blue"
    told, match = after(five)
    assert "may-swap" in told
    match.play(0, "swap")
    for tile in NEW.split()[:5]:
        with refused(match, "tile-not-in-bag", "ING-11"):
            match.draw("blue-blue")
        match.draw(tile)
    with refused(match, "tile-not-in-bag", "ING-11"):
        match.draw("blue-blue")
    assert match.state.tickets() == match.view(None)["bag"]
    match.draw("orange-orange")
    assert match.state.bag[11] == 5  # all five blue doubles are back


def test_keeping_refills() -> None:
    """ING-12, ING-32, ING-36: the swap is a choice; who keeps draws one tile."""
    match = asked()
    kept = only(match.play(0, "keep"), "kept")
    assert kept.facts == {"seat": 0}
    assert match.view(None)["aside"] == []
    assert names(match.draw("red-red")) == ["drew"]
    assert sorted(match.view(0)["racks"][0]) == sorted([*FIVE.split(), "red-red"])
    assert match.to_act == (1,)


def test_one_swap_a_turn() -> None:
    """ING-35: the new tiles would qualify again, but the turn is over."""
    match = asked()
    match.play(0, "swap")
    for tile in (
        "blue-blue",
        "blue-purple",
        "orange-purple",
        "yellow-yellow",
        "blue-yellow",
        "orange-orange",
    ):
        events = match.draw(tile)
    assert names(events) == ["drew", "returned"]
    assert match.to_act == (1,)
    assert match.view(None)["phase"] == "placing"


def test_a_swap_in_the_first_round() -> None:
    """ING-35: red scored, five red doubles left, every other colour at 0."""
    match = dealt("red-red red-red red-red red-red red-red red-blue", "green-green " * 5 + "blue-blue")
    events = match.play(0, "red-blue c9-c10")
    assert "may-swap" in names(events)
    match.play(0, "swap")
    refill(match)
    assert match.to_act == (1,)
    assert match.view(None)["claimed"] == ["red"]


def test_who_is_asked_must_answer() -> None:
    """ING-33: nothing but swap or keep; nobody else acts."""
    match = asked()
    with refused(match, "answer-first", "ING-33"):
        match.play(0, "blue-orange k8-k9")
    with refused(match, "not-your-turn", "ING-32"):
        match.play(1, "swap")
    with refused(match, "nothing-to-draw", None):
        match.draw("red-red")


def test_a_seat_that_was_left_keeps_its_tiles() -> None:
    """ING-32: nobody is there to choose the swap."""
    assert asked().game.moves.move(asked().state.idle(0)).notation == "keep"


def test_a_swap_cannot_be_taken_back() -> None:
    """ING-34: tiles were shown to everybody."""
    match = dealt("red-red red-red red-red red-red red-red red-blue", "green-green " * 5 + "blue-blue")
    match.play(0, "red-blue c9-c10")
    match.play(0, "swap")
    with refused(match, "undo-revealed", None):
        match.undo(0)


def test_a_preview_of_a_swap_tells_nothing_new() -> None:
    """ING-34: the asker sees no view behind a swap."""
    match = asked()
    assert match.preview(0, "swap") == ([], None)
    assert names(match.preview(0, "keep").events) == ["kept"]


def test_an_empty_rack_cannot_be_swapped() -> None:
    """ING-35: after the last tile of the rack the seat refills, although no tile shows a lowest colour."""
    table = Table(
        racks={0: "blue-orange"}, tracks={0: track(blue=18, orange=18)}, free="h8 h9", plain="blue orange"
    )
    match = table.match()
    assert names(match.play(0, "blue-orange h8-h9")) == ["placed"]
    assert names(refill(match)) == ["drew"] * 6


def test_a_full_rack_is_not_asked() -> None:
    """ING-32: only after a placement; else the tile drawn after "keep" would have no room."""
    dump = asked().state.dump()
    full = sorted([*dump["racks"][:5], dump["racks"][4]])
    with pytest.raises(ValueError, match="seat 0 does not hold"):
        Ingenious.load(dump | {"racks": full + dump["racks"][6:], "held": [6, *dump["held"][1:]]})
    assert Ingenious.load(dump).dump() == dump
