"""Statistics of a contest: shares of victories with confidence intervals, scores, lengths, ratings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev, variance

import msgspec
from openskill.models import PlackettLuce

from stolek.lab.contest import Contest, seating
from stolek.lab.match_runner import Finished

NORMAL_95 = 1.959964
DIGITS = 4


class Interval(msgspec.Struct, frozen=True):
    """A share and its 95 % confidence interval."""

    share: float
    low: float
    high: float


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """The results of one bot."""

    bot: str
    victories: Interval
    """Several winners share a victory; over whole rounds, in which all have had the same deal."""
    by_seat: tuple[float, ...]
    ranks: tuple[int, ...]
    """How often it came first, second …"""
    score: float
    deviation: float
    decisions: float
    faults: dict[str, int]
    rating: tuple[float, float] | None
    """Skill and its uncertainty; with more than two players only."""


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """Thinking times of a bot, in milliseconds."""

    bot: str
    decision: float
    longest_decision: float
    longest_turn: float


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """A contest summed up; the same on every machine, apart from the times."""

    contest: Contest
    matches: int
    broken: int
    lines: tuple[Line, ...]
    endings: dict[str, int]
    lengths: dict[str, float]
    """Decisions of a match: shortest, mean, longest."""
    times: tuple[Pace, ...]


def summed_up(contest: Contest, matches: Sequence[Finished]) -> Report:
    """The report of a contest."""
    sound = [match for match in matches if match.record]
    ratings = rated(contest, sound) if contest.players > 2 else [None] * contest.players
    lengths = [sum(match.decisions) for match in sound] or [0]
    return Report(
        contest=contest,
        matches=len(matches),
        broken=len(matches) - len(sound),
        lines=tuple(line(contest, sound, bot, ratings[bot]) for bot in range(contest.players)),
        endings=dict(sorted(Counter(str(match.ending) for match in sound).items())),
        lengths={"shortest": min(lengths), "mean": round(fmean(lengths), DIGITS), "longest": max(lengths)},
        times=tuple(pace(contest, sound, bot) for bot in range(contest.players)),
    )


def line(contest: Contest, matches: Sequence[Finished], bot: int, rating: tuple[float, float] | None) -> Line:
    """The results of one bot in these matches."""
    scores = [match.scores[bot] for match in matches] or [0]
    places = Counter(match.ranks[bot] for match in matches)
    faults: Counter[str] = Counter()
    for match in matches:
        faults.update(match.faults[bot])
    return Line(
        bot=contest.bots[bot],
        victories=interval(shares(contest, matches, bot), len(matches)),
        by_seat=tuple(share_on(contest, matches, bot, seat) for seat in range(contest.players)),
        ranks=tuple(places[rank] for rank in range(1, max(2, contest.players) + 1)),
        score=round(fmean(scores), DIGITS),
        deviation=round(pstdev(scores), DIGITS),
        decisions=round(fmean([match.decisions[bot] for match in matches] or [0]), DIGITS),
        faults=dict(sorted(faults.items())),
        rating=rating,
    )


def part(match: Finished, bot: int) -> float:
    """A bot's part of the victory."""
    return 1 / match.ranks.count(1) if match.ranks[bot] == 1 else 0.0


def shares(contest: Contest, matches: Sequence[Finished], bot: int) -> list[float]:
    """A bot's share of victories, round by round."""
    found: dict[int, list[float]] = {}
    for match in matches:
        found.setdefault(match.number // contest.players, []).append(part(match, bot))
    return [fmean(parts) for parts in found.values()]


def share_on(contest: Contest, matches: Sequence[Finished], bot: int, seat: int) -> float:
    """A bot's share of victories on one seat."""
    there = [part(match, bot) for match in matches if seating(contest, match.number)[seat] == bot]
    return round(fmean(there), DIGITS) if there else 0.0


def interval(shares: Sequence[float], matches: int) -> Interval:
    """Wilson's score interval for a share measured in rounds.

    Matches of a round depend on each other: they count as so many independent ones as the variance between
    rounds tells, at least one a round.
    """
    if not shares:
        return Interval(0.0, 0.0, 1.0)
    mean = fmean(shares)
    spread = variance(shares) / len(shares) if len(shares) > 1 else 0.0
    n = min(max(mean * (1 - mean) / spread, len(shares)), matches) if spread else len(shares)
    square = NORMAL_95 * NORMAL_95
    middle = (mean + square / (2 * n)) / (1 + square / n)
    half = NORMAL_95 * sqrt(mean * (1 - mean) / n + square / (4 * n * n)) / (1 + square / n)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Interval(round(mean, DIGITS), round(low, DIGITS), round(high, DIGITS))


def rated(contest: Contest, matches: Sequence[Finished]) -> list[tuple[float, float] | None]:
    """Plackett-Luce ratings of all bots after these matches, taken in order."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(contest.players)]
    for match in matches:
        teams = model.rate([[rating] for rating in ratings], ranks=list(map(float, match.ranks)))
        ratings = [team[0] for team in teams]
    return [(round(rating.mu, DIGITS), round(rating.sigma, DIGITS)) for rating in ratings]


def pace(contest: Contest, matches: Sequence[Finished], bot: int) -> Pace:
    """Thinking times of a bot."""
    clocks = [match.clocks[bot] for match in matches]
    decisions = sum(match.decisions[bot] for match in matches)
    return Pace(
        bot=contest.bots[bot],
        decision=round(1000 * sum(clock.seconds for clock in clocks) / max(1, decisions), 3),
        longest_decision=round(1000 * max((clock.longest for clock in clocks), default=0), 3),
        longest_turn=round(1000 * max((clock.longest_turn for clock in clocks), default=0), 3),
    )
