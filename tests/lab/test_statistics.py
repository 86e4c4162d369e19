"""Intervals, shares and ratings against values that are known or counted by hand."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from stolek.lab.contest import seating
from stolek.lab.match_runner import Clock
from stolek.lab.statistics import Interval, Report, interval, summed_up
from tests.lab.contests import made_up, small

THREE = ("random", "easy", "normal")


def won_and_lost(won: int, of: int) -> list[float]:
    """So many rounds won, the others lost."""
    return [1.0] * won + [0.0] * (of - won)


def report(places: Sequence[Sequence[int]], *bots: str) -> Report:
    """A contest with these places, match by match."""
    planned = small(*bots, matches=len(places))
    return summed_up(planned, [made_up(number, ranks) for number, ranks in enumerate(places)])


# ---- intervals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("won", "of", "low", "high"),
    [
        # Newcombe, Two-sided confidence intervals for the single proportion (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        # n / (n + z²)
        (10, 10, 0.7225, 1.0),
        (0, 10, 0.0, 0.2775),
        (1, 1, 0.2065, 1.0),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_known_intervals(won: int, of: int, low: float, high: float) -> None:
    found = interval(won_and_lost(won, of), of)
    assert found == Interval(round(won / of, 4), low, high)


def test_without_a_match_nothing_is_known() -> None:
    assert interval([], 0) == Interval(0.0, 0.0, 1.0)


@pytest.mark.parametrize("share", [0.0, 1.0])
@pytest.mark.parametrize("rounds", [1, 2, 50])
def test_all_won_or_all_lost_is_no_certainty(share: float, rounds: int) -> None:
    found = interval([share] * rounds, 2 * rounds)
    assert found.share == share
    assert 0 <= found.low <= share <= found.high <= 1
    assert 0 < found.high - found.low < 1


def test_more_rounds_narrow_it() -> None:
    widths = [width(interval(won_and_lost(n, 2 * n), 4 * n)) for n in (2, 10, 50, 250)]
    assert widths == sorted(set(widths), reverse=True)


def test_rounds_whose_matches_go_alike_widen_it() -> None:
    # Ten rounds of two matches, ten matches won: depending on the deal, or independently.
    alike, apart = [1.0] * 5 + [0.0] * 5, [0.5] * 8 + [1.0, 0.0]
    assert width(interval(alike, 20)) > width(interval(apart, 20))
    assert interval(alike, 20) == interval(alike, 10), "counts as one match a round"
    assert width(interval(apart, 20)) == pytest.approx(0.7006 - 0.2993, abs=1e-4), "counts as twenty matches"


def width(found: Interval) -> float:
    """The width of an interval."""
    return round(found.high - found.low, 4)


# ---- shares ---------------------------------------------------------------------------------------


def test_of_several_winners_each_has_its_part() -> None:
    found = report([(1, 1, 3), (1, 1, 1), (2, 1, 2)], *THREE)
    thirds = [round((1 / 2 + 1 / 3 + part) / 3, 4) for part in (0, 1)]
    assert [line.victories.share for line in found.lines] == [*thirds, round(1 / 9, 4)]
    assert [line.ranks for line in found.lines] == [(2, 1, 0), (3, 0, 0), (1, 1, 1)]


def test_a_bot_that_always_wins() -> None:
    winner, loser = report([(1, 2)] * 20).lines
    assert (winner.victories.share, loser.victories.share) == (1.0, 0.0)
    assert winner.victories.low == pytest.approx(1 - loser.victories.high)
    assert winner.by_seat == (1.0, 1.0)
    assert (winner.score, loser.score, winner.deviation) == (20.0, 10.0, 0.0)


def test_victories_are_counted_by_seat() -> None:
    planned = small(*THREE, matches=6)
    first = [made_up(n, [1 if seating(planned, n)[0] == bot else 2 for bot in range(3)]) for n in range(6)]
    for line in summed_up(planned, first).lines:
        assert line.by_seat == (1.0, 0.0, 0.0)
        assert line.victories.share == round(1 / 3, 4)


def test_faults_decisions_endings_and_lengths_are_summed_up() -> None:
    matches = [
        made_up(0, (1, 2), faults=({}, {"crashed": 2}), decisions=(3, 4)),
        made_up(
            1, (2, 1), faults=({}, {"overran": 1, "crashed": 1}), decisions=(5, 6), ending="target-reached"
        ),
    ]
    found = summed_up(small(matches=2), matches)
    assert [line.faults for line in found.lines] == [{}, {"crashed": 3, "overran": 1}]
    assert [line.decisions for line in found.lines] == [4.0, 5.0]
    assert found.endings == {"stones-out": 1, "target-reached": 1}
    assert found.lengths == {"shortest": 7, "mean": 9.0, "longest": 11}


def test_broken_matches_count_for_nobody() -> None:
    sound = [made_up(0, (1, 2)), made_up(1, (1, 2))]
    broken = made_up(2, (1, 1), record="", scores=(0, 0), decisions=(0, 0), ending=None)
    planned = small(matches=4)
    found = summed_up(planned, [*sound, broken])
    assert (found.matches, found.broken) == (3, 1)
    assert found.lines == summed_up(planned, sound).lines
    assert found.endings == {"stones-out": 2}


def test_nothing_but_broken_matches_can_be_told_of() -> None:
    found = summed_up(small(matches=2), [made_up(n, (1, 1), record="") for n in range(2)])
    assert found.broken == 2
    assert all(line.victories == Interval(0.0, 0.0, 1.0) for line in found.lines)


def test_times_are_in_milliseconds() -> None:
    slow, fast = Clock(2.0, 0.5, 1.5), Clock(0.1, 0.02, 0.05)
    matches = [made_up(n, (1, 2), clocks=(slow, fast), decisions=(4, 10)) for n in range(2)]
    first, second = summed_up(small(matches=2), matches).times
    assert (first.decision, first.longest_decision, first.longest_turn) == (500.0, 500.0, 1500.0)
    assert (second.decision, second.longest_decision, second.longest_turn) == (10.0, 20.0, 50.0)


# ---- ratings --------------------------------------------------------------------------------------


def test_ratings_follow_the_places() -> None:
    ratings = [line.rating for line in report([(2, 1, 3)] * 12, *THREE).lines]
    assert all(ratings)
    first, second, third = (rating for rating in ratings if rating)
    assert second[0] > first[0] > third[0]
    assert all(uncertain < 25 / 3 for _, uncertain in (first, second, third))


def test_ties_leave_ratings_alike() -> None:
    ratings = {line.rating for line in report([(1, 1, 1)] * 6, *THREE).lines}
    assert len(ratings) == 1


def test_two_have_no_rating() -> None:
    assert [line.rating for line in report([(1, 2)] * 4).lines] == [None, None]


def test_a_report_survives_json() -> None:
    found = report([(1, 2, 3), (3, 1, 1), (2, 2, 1)], *THREE)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Report) == found
