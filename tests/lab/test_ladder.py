"""The ladder in docs/ was really played: a sample of its matches is played again, with the same records."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import asdict

import stolek
from bench.ladder import BAR, BARS, Sample, rungs
from stolek.kernel.level import NAMES
from stolek.lab.contest import Contest
from stolek.lab.match_runner import play

LADDER = Path(__file__).parents[2] / "docs" / "ladder.json"
SAMPLES = msgspec.json.decode(LADDER.read_bytes(), type=list[Sample])

compiled_only = pytest.mark.skipif(not stolek.compiled, reason="interpreted, levels have smaller budgets")


def called(sample: Sample) -> str:
    """A name for a contest."""
    return f"{sample.contest.game} {','.join(sample.contest.bots)}"


def is_again(sample: Sample) -> bool:
    """Whether a match is played again; of those with experts only expert against hard."""
    return "expert" not in sample.contest.bots or sample.contest.bots == ("expert", "hard")


def is_slow(sample: Sample) -> bool:
    """Whether that takes long: experts think for seconds, least in Ingenious."""
    return "expert" in sample.contest.bots and sample.contest.game != "ingenious"


@compiled_only
@pytest.mark.parametrize(
    "sample",
    [
        pytest.param(one, id=called(one), marks=pytest.mark.soak if is_slow(one) else ())
        for one in SAMPLES
        if is_again(one)
    ],
)
def test_a_match_of_the_ladder_goes_the_same_way_again(sample: Sample) -> None:
    number = sample.contest.matches // 2
    again = play(sample.contest, number)
    assert again.scores == sample.scores[number]
    assert again.record == sample.records[number]


@pytest.mark.parametrize("sample", SAMPLES, ids=called)
def test_the_whole_contest_was_played(sample: Sample) -> None:
    assert len(sample.records) == len(sample.scores) == sample.contest.matches
    assert all(sample.records)


def test_what_was_played_is_what_is_planned() -> None:
    planned = [rung.contest for name in stolek.games() for rung in rungs(name)]
    played = [sample.contest for sample in SAMPLES]
    assert [identity(contest) for contest in played] == [identity(contest) for contest in planned]


def identity(contest: Contest) -> dict[str, Any]:
    """All of a contest but the engine: that may change as long as the matches stay the same."""
    return {name: value for name, value in asdict(contest).items() if name not in ("engine", "compiled")}


@pytest.mark.parametrize("name", stolek.games())
def test_the_ladder_has_every_neighbouring_pair_of_levels(name: str) -> None:
    planned = list(rungs(name))
    pairs = {(upper, lower) for lower, upper in pairwise(NAMES)}
    assert pairs <= {rung.contest.bots for rung in planned}
    assert ("expert", "normal", "normal", "normal") in {rung.contest.bots for rung in planned}
    assert {rung.lower for rung in planned if rung.contest.bots in pairs} == {BAR, *BARS.values()}
    keys = [rung.contest.key() for rung in planned]
    assert len(set(keys)) == len(keys)
