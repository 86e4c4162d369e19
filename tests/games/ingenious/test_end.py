"""How a game ends and who has won (ING-39 to ING-44)."""

from __future__ import annotations

from typing import Any

import pytest

from stolek import Match
from stolek.games.ingenious.rules.state import Ingenious
from tests.games.ingenious.facts import FACTS
from tests.games.ingenious.positions import Table, names, only, refill, refused, track

LAST = "h8 h9 e6"  # the last free pair, and a cell without free neighbours


def last_pair(**more: Any) -> Table:
    """A full board but for one pair (and a dead cell), with red beside it."""
    more.setdefault("racks", {0: "red-blue ..."})
    return Table(full=True, free=LAST, lying={"red": "h7 h6"}, **more)


def standing(*tracks: tuple[int, ...]) -> Match[Ingenious]:
    """A match that has ended with these values."""
    values = dict(enumerate(tracks))
    return Table(players=len(tracks), tracks=values, full=True, free="h8 e6 k6", over=True).match()


def test_the_game_ends_when_no_free_pair_is_left() -> None:
    """ING-39: ACC-ING-40, a single free cell is left; nothing is drawn, the round is not completed."""
    match = last_pair().match()
    bag = match.view(None)["bag"]
    ended = only(match.play(0, "red-blue h8-h9"), "ended")
    assert (ended.clause, ended.facts) == ("ING-39", {"seat": 0, "ending": "board-full"})
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.clause) == ("board-full", "ING-39")
    assert "e6" not in match.view(None)["board"]
    assert (match.to_act, match.chance) == ((), None)
    assert match.view(None)["held"] == [5, 6]
    assert match.view(None)["bag"] == bag
    assert match.view(None)["phase"] == "over"
    with refused(match, "match-over", "ING-39"):
        match.play(1, "red-blue h8-h9")


def test_the_last_placement_is_scored_in_full() -> None:
    """ING-39: two red beside it count before the end."""
    match = last_pair().match()
    match.play(0, "red-blue h8-h9")
    assert match.view(None)["tracks"][0][0] >= 2


def test_the_game_goes_on_while_a_pair_is_left() -> None:
    """ING-39, ING-15: one more free pair, and the next seat can place any tile on it."""
    match = Table(full=True, free="h8 h9 e6 e7 k6", lying={"red": "h7 h6"}, racks={0: "red-blue ..."}).match()
    match.play(0, "red-blue h8-h9")
    assert match.outcome is None
    if match.to_act == (0,):
        match.play(0, "keep")
    refill(match)
    assert match.to_act == (1,)
    kinds = len(set(match.view(1)["racks"][1]))
    doubles = len({tile for tile in match.view(1)["racks"][1] if len(set(tile.split("-"))) == 1})
    assert len(match.legal(1)) == 2 * kinds - doubles


def test_a_bonus_earned_by_the_last_placement_lapses() -> None:
    """ING-31, ING-39, ING-41: ACC-ING-39, the board is full, so the game ends; nothing is owed or drawn."""
    match = last_pair(tracks={0: track(red=17, blue=5)}).match()
    events = match.play(0, "red-blue h8-h9")
    assert "bonus" in names(events)
    assert names(events)[-1] == "ended"
    assert match.outcome is not None
    assert match.view(None)["bonus"] == 0
    assert match.view(None)["held"] == [5, 6]


def test_no_swap_is_asked_at_the_end() -> None:
    """ING-39: five tiles without the lowest colour, but the board is full."""
    rack = "red-blue blue-blue blue-blue blue-blue orange-orange orange-orange"
    match = last_pair(racks={0: rack}, tracks={0: (5, 0, 9, 9, 9, 9)}).match()
    assert "may-swap" not in names(match.play(0, "red-blue h8-h9"))
    assert match.outcome is not None


def test_six_times_eighteen_wins_at_once() -> None:
    """ING-40, ING-31: ACC-ING-32, with a bonus owed and free pairs left; nothing more is placed."""
    table = Table(
        lying={"red": "h7", "blue": "h10"},
        racks={0: "red-blue ..."},
        tracks={0: (17, 18, 17, 18, 18, 18), 1: (18, 18, 18, 18, 18, 17)},
        free="h8 h9",
        plain="red blue",
    )
    match = table.match()
    events = match.play(0, "red-blue h8-h9")
    assert names(events).count("bonus") == 2
    ended = only(events, "ended")
    assert (ended.clause, ended.facts) == ("ING-40", {"seat": 0, "ending": "all-at-top"})
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.ranks, match.outcome.scores) == (
        "all-at-top",
        (1, 2),
        (18, 17),
    )
    assert match.view(None)["bonus"] == 0
    assert (match.to_act, match.chance) == ((), None)


def test_five_times_eighteen_is_not_enough() -> None:
    """ING-40: all six colours must be full."""
    table = Table(
        lying={"red": "h7"},
        racks={0: "red-blue ..."},
        tracks={0: (17, 18, 17, 18, 18, 18)},
        free="h8 h9",
        plain="red blue",
    )
    match = table.match()
    match.play(0, "red-blue h8-h9")
    assert match.outcome is None


def test_six_times_eighteen_comes_before_the_full_board() -> None:
    """ING-41: both hold, and the ending is the instant win."""
    match = last_pair(tracks={0: (17, 18, 18, 18, 18, 18)}).match()
    match.play(0, "red-blue h8-h9")
    assert match.outcome is not None
    assert (match.outcome.ending, match.outcome.clause) == ("all-at-top", "ING-40")


def test_only_the_track_of_who_placed_is_looked_at() -> None:
    """ING-40: seat 1 places and does not win by the values of seat 0."""
    table = Table(
        turn=1, players=3, tracks={0: (17, 18, 18, 18, 18, 18)}, racks={1: "red-blue ..."}, free="h8 h9"
    )
    match = table.match()
    match.play(1, "red-blue h8-h9")
    assert match.outcome is None


def test_the_result_is_the_lowest_value() -> None:
    """ING-42: 3 is less than 4, however great the rest; every value is itemised."""
    outcome = standing((3, 18, 18, 18, 18, 18), (4, 4, 4, 4, 4, 4)).outcome
    assert outcome is not None
    assert outcome.scores == (3, 4)
    assert outcome.ranks == (2, 1)
    assert [(item.facts["colour"], item.points) for item in outcome.items[0]][:2] == [
        ("red", 3),
        ("green", 18),
    ]
    assert {item.clause for item in outcome.items[0]} == {"ING-42"}


def test_ranking_of_the_rulebook() -> None:
    """ING-43: ACC-ING-31, 10 beats 9, and 9, 12, 14 beats 9, 12, 13; all places are ordered."""
    prefixes = FACTS["ranking"]["sorted_prefixes"]
    filled = {name: (*values, *[15] * (6 - len(values))) for name, values in prefixes.items()}
    tracks = [filled[name] for name in "ABC"]
    for turn in range(3):
        turned = [tuple(values[turn:] + values[:turn]) for values in tracks]  # colours do not matter
        outcome = standing(*turned).outcome
        assert outcome is not None
        assert outcome.ranks == tuple(FACTS["ranking"]["order"].index(name) + 1 for name in "ABC")
    reverse = standing(*tracks[::-1]).outcome
    assert reverse is not None
    assert reverse.ranks == (3, 2, 1)


@pytest.mark.parametrize("place", range(6))
def test_every_value_may_decide(place: int) -> None:
    """ING-43: equal up to a place in the sorted values, then the greater one is ahead."""
    less = (2, 4, 6, 8, 10, 12)
    more = tuple(value + (n == place) for n, value in enumerate(less))
    outcome = standing(less[::-1], more).outcome
    assert outcome is not None
    assert outcome.ranks == (2, 1)


def test_equal_values_share_the_place() -> None:
    """ING-44: ACC-ING-43, the same six values in other colours; those behind keep their distance."""
    shared = standing(
        (9, 1, 5, 5, 7, 7), (5, 5, 7, 7, 9, 1), (0, 18, 18, 18, 18, 18), (1, 5, 5, 7, 7, 8)
    ).outcome
    assert shared is not None
    assert shared.ranks == (1, 1, 4, 3)
    assert shared.order[0] == shared.order[1]


def test_places_after_an_instant_win() -> None:
    """ING-43: the others are ordered as always."""
    table = Table(
        players=4,
        lying={"red": "h7"},
        racks={0: "red-blue ..."},
        tracks={0: (17, 18, 18, 18, 18, 18), 1: (3,) * 6, 2: (2, 18, 18, 18, 18, 18), 3: (3, 3, 3, 3, 3, 4)},
        free="h8 h9",
        plain="red blue",
    )
    match = table.match()
    match.play(0, "red-blue h8-h9")
    assert match.outcome is not None
    assert match.outcome.ranks == (1, 3, 4, 2)
