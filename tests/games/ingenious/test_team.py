"""The team game (ING-50 to ING-59)."""

from __future__ import annotations

from typing import Any

import pytest

from stolek.games.ingenious import GAME
from tests.games.ingenious.positions import Table, names, only, placements, refill, sums, track

RING = "h7 h6 h5 h4 g8 f8"  # in line with h8


def team(**more: Any) -> Table:
    """A team position, h8 and h9 free."""
    more.setdefault("free", "h8 h9")
    more.setdefault("plain", "red blue")
    return Table(players=4, mode="team", **more)


def test_partners_sit_opposite_and_share_a_track() -> None:
    """ING-50, ING-51: ACC-ING-42, seats 0 and 2 score on one track, 1 and 3 on the other."""
    for seat in range(4):
        table = team(turn=seat, lying={"red": "h7"}, racks={seat: "red-blue ..."}, tracks={0: track(red=3)})
        match = table.match()
        match.play(seat, "red-blue h8-h9")
        tracks = match.view(None)["tracks"]
        assert tracks == (
            [list(track(red=4)), [0] * 6] if seat % 2 == 0 else [list(track(red=3)), list(track(red=1))]
        )


def test_the_board_is_that_for_four() -> None:
    """ING-50: radius 7, and the rest as in the standard game."""
    match = GAME.start(4, mode="team", seed=1)
    view = match.view(None)
    assert (view["radius"], view["held"], len(view["tracks"]), view["top"]) == (7, [6] * 4, 2, 36)
    assert len({frozenset(move.cells) for move in placements(match, 0)}) == 144


@pytest.mark.parametrize(
    ("before", "points", "after"),
    [(0, 6, 6), (17, 6, 18), (12, 6, 18), (18, 6, 24), (18, 1, 19), (31, 6, 36), (35, 6, 36), (36, 6, 36)],
)
def test_the_double_track_and_its_stops(before: int, points: int, after: int) -> None:
    """ING-51, ING-52, ING-7: from below 18 at most to 18, from 18 on at most to 36; the surplus is lost."""
    lying = {"red": " ".join(RING.split()[:points])}
    match = team(lying=lying, racks={0: "red-blue ..."}, tracks={0: track(red=before)}).match()
    scored = only(match.play(0, "red-blue h8-h9"), "scored")
    assert match.view(None)["tracks"][0][0] == scored.facts["value"] == after
    assert scored.facts["lost"] == points - (after - before)
    assert scored.clause == ("ING-24" if points == after - before else "ING-52")


@pytest.mark.parametrize(("before", "stop"), [(17, 18), (16, 18), (35, 36), (34, 36)])
def test_both_stops_earn_a_bonus_for_who_placed(before: int, stop: int) -> None:
    """ING-53: reaching 18 and reaching 36, for the player who placed, from his own rack."""
    table = team(
        turn=2,
        lying={"red": "h7 h6"},
        racks={2: "red-blue yellow-yellow yellow-yellow yellow-yellow yellow-yellow yellow-yellow"},
        tracks={0: track(red=before)},
    )
    match = table.match()
    bonus = only(match.play(2, "red-blue h8-h9"), "bonus")
    assert (bonus.clause, bonus.facts) == ("ING-53", {"seat": 2, "colour": "red", "value": stop})
    assert match.to_act == (2,)
    assert {move.colours for move in placements(match, 2)} == {(4, 4)}
    match.play(2, placements(match, 2)[0])
    assert match.to_act != (0,)


@pytest.mark.parametrize(
    ("one", "two", "after", "bonuses"),
    [(2, 5, 23, 1), (5, 2, 23, 1), (1, 5, 19, 1), (5, 1, 19, 1), (1, 1, 18, 1), (0, 5, 18, 1), (1, 0, 17, 0)],
)
def test_a_double_over_the_joint(one: int, two: int, after: int, bonuses: int) -> None:
    """ING-54: from 16, in the order of halves that brings the peg further."""
    east = ("g10", "f11", "e12", "d13", "h10")
    cells = [*RING.split()[:one], *east[:two]]
    table = team(
        lying={"red": " ".join(cells)}, racks={0: "red-red ..."}, tracks={0: track(red=16)}, plain="red"
    )
    match = table.match()
    events = match.play(0, "red-red h8-h9")
    assert match.view(None)["tracks"][0][0] == after
    assert names(events).count("bonus") == bonuses
    scored = [event.facts for event in events if event.name == "scored"]
    assert {facts["cell"]: facts["points"] for facts in scored} == {
        name: points for name, points in (("h8", one), ("h9", two)) if points
    }
    assert sum(facts["points"] - facts["lost"] for facts in scored) == after - 16


def test_the_halves_of_a_double_are_told_in_the_order_in_which_they_count() -> None:
    """ING-54: ACC-ING-30, five points first, three of them lost at the joint, then one point beyond it."""
    lying = {"red": "h7 g10 f11 e12 d13 h10"}
    match = team(lying=lying, racks={0: "red-red ..."}, tracks={0: track(red=16)}, plain="red").match()
    scored = [event.facts for event in match.play(0, "red-red h8-h9") if event.name == "scored"]
    told = [(facts["cell"], facts["points"], facts["value"], facts["lost"]) for facts in scored]
    assert told == [("h9", 5, 18, 3), ("h8", 1, 19, 0)]


def test_the_swap_looks_at_the_joint_track_and_the_own_rack() -> None:
    """ING-55: ACC-ING-42, seat 2 has no red, the lowest of its pair; its partner's red does not matter."""
    table = team(
        turn=2,
        racks={
            0: "red-red red-red red-red red-red red-red red-green",
            2: "blue-orange blue-blue blue-blue orange-orange orange-orange orange-orange",
        },
        tracks={0: (1, 20, 20, 20, 20, 20), 1: (9, 9, 0, 9, 9, 9)},
        plain="blue orange red",
    )
    match = table.match()
    assert only(match.play(2, "blue-orange h8-h9"), "may-swap").facts == {"seat": 2}
    table.tracks = {0: (1, 20, 1, 20, 20, 20)}
    assert "may-swap" not in names(table.match().play(2, "blue-orange h8-h9"))


def test_a_rack_used_up_lets_bonuses_lapse() -> None:
    """ING-56: the last tile earns two more bonuses; they lapse, six tiles are drawn, the next seat plays."""
    table = team(
        lying={"red": "h7", "blue": "h10"}, racks={0: "red-blue"}, tracks={0: track(red=17, blue=35)}, bonus=1
    )
    match = table.match()
    events = match.play(0, "red-blue h8-h9")
    lapsed = only(events, "bonus-lapsed")
    assert (lapsed.clause, lapsed.facts) == ("ING-56", {"seat": 0, "count": 3})
    assert match.view(None)["bonus"] == 0
    assert names(refill(match)) == ["drew"] * 6
    assert match.to_act == (1,)


def test_six_times_eighteen_does_not_end_the_game() -> None:
    """ING-57: ACC-ING-42, the game goes on with the bonus."""
    table = team(lying={"red": "h7"}, racks={0: "red-blue ..."}, tracks={0: (17, 18, 18, 18, 18, 18)})
    match = table.match()
    assert names(match.play(0, "red-blue h8-h9"))[-1] == "bonus"
    assert match.outcome is None
    assert match.to_act == (0,)


def test_six_times_thirty_six_wins_at_once() -> None:
    """ING-57, ING-58: for both partners."""
    table = team(turn=3, lying={"red": "h7"}, racks={3: "red-blue ..."}, tracks={1: (35, 36, 36, 36, 36, 36)})
    match = table.match()
    ended = only(match.play(3, "red-blue h8-h9"), "ended")
    assert (ended.clause, ended.facts) == ("ING-57", {"seat": 3, "ending": "all-at-top"})
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.clause) == ("all-at-top", "ING-57")
    assert match.outcome.ranks == (2, 1, 2, 1)
    assert match.outcome.scores == (0, 36, 0, 36)


@pytest.mark.parametrize(
    ("tracks", "ranks", "scores"),
    [
        (((9, 20, 20, 20, 20, 20), (8, 36, 36, 36, 36, 36)), (1, 2, 1, 2), (9, 8, 9, 8)),
        (((8, 9, 36, 36, 36, 36), (36, 8, 9, 36, 36, 30)), (1, 2, 1, 2), (8, 8, 8, 8)),
        (((8, 9, 20, 30, 31, 35), (35, 31, 30, 20, 9, 8)), (1, 1, 1, 1), (8, 8, 8, 8)),
    ],
)
def test_pairs_are_ranked_as_sides(tracks: Any, ranks: tuple[int, ...], scores: tuple[int, ...]) -> None:
    """ING-58: lowest value, then the next; a full tie is shared."""
    table = team(tracks=dict(enumerate(tracks)), full=True, free="h8 e6 k6", plain="", over=True)
    match = table.match()
    assert match.outcome is not None
    assert (match.outcome.ranks, match.outcome.scores) == (ranks, scores)


def test_partners_do_not_see_each_other_unless_agreed() -> None:
    """ING-59: by default only the own rack; with the option the partner's too, never an opponent's."""
    for is_open, seen in ((False, [True, False, False, False]), (True, [True, False, True, False])):
        match = GAME.start(4, mode="team", open=is_open, seed=3)
        assert match.view(None)["open"] is is_open
        assert [rack is not None for rack in match.view(0)["racks"]] == seen
        assert match.view(None)["racks"] == [None] * 4
        drew = [event for event in match.told(0) if event.name == "drew"]
        assert {event.facts["seat"] for event in drew} == {seat for seat in range(4) if seen[seat]}


def test_points_of_both_partners_add_up() -> None:
    """ING-51: seat 0 and then seat 2 raise the same peg."""
    table = team(
        lying={"red": "h7 e7"},
        racks={0: "red-blue red-red ...", 2: "red-blue red-red ..."},
        free="h8 h9 e8 e9",
    )
    match = table.match()
    assert sums(match.play(0, "red-blue h8-h9")) == {"red": 1}
    refill(match)
    match.play(1, placements(match, 1)[-1])
    if match.to_act == (1,):
        match.play(1, "keep")
    refill(match)
    before = match.view(None)["tracks"][0][0]
    gained = sums(match.play(2, "red-blue e8-e9"))["red"]
    assert match.view(None)["tracks"][0][0] == before + gained == 1 + gained
