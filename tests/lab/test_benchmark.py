"""Structure and plausibility of the figures; never how fast anything is."""

from __future__ import annotations

import os
import subprocess
import sys
from itertools import pairwise

import msgspec
import pytest

import stolek
from stolek.kernel.shelf import games
from stolek.lab import workloads
from stolek.lab.benchmark import Speed, measure

BLINK = 0.01


@pytest.fixture(scope="module", params=games())
def speed(request: pytest.FixtureRequest) -> Speed:
    return measure(request.param, seconds=BLINK)


def test_every_rate_is_positive(speed: Speed) -> None:
    assert speed.playouts_per_second > 0
    assert speed.decisions_per_second > 0
    assert speed.applies_per_second_from_python > 0
    assert speed.clone_microseconds > 0


def test_figures_agree_with_each_other(speed: Speed) -> None:
    assert 1 <= speed.decisions_per_playout <= stolek.game(speed.game).longest
    assert speed.decisions_per_second >= speed.playouts_per_second


def test_options_are_told_as_the_game_settled_them(speed: Speed) -> None:
    assert speed.options == stolek.game(speed.game).agreed(2, {})


def test_what_only_compiled_rules_have_is_none_otherwise(speed: Speed) -> None:
    assert speed.compiled == stolek.compiled
    assert (speed.bytes_per_state is not None) == stolek.compiled
    if not stolek.compiled:
        assert speed.threads_ratio is None


def test_figures_survive_json(speed: Speed) -> None:
    assert msgspec.json.decode(msgspec.json.encode(speed), type=Speed) == speed


def test_sources_are_measured_even_where_binaries_lie_beside_them(speed: Speed) -> None:
    code = (
        "import msgspec, sys; from stolek.lab.benchmark import measure;"
        f"sys.stdout.buffer.write(msgspec.json.encode(measure({speed.game!r}, seconds={BLINK})))"
    )
    environment = {**os.environ, "STOLEK_INTERPRETED": "1"}
    answer = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, check=True)
    told = msgspec.json.decode(answer.stdout, type=Speed)
    assert not told.compiled
    assert told.playouts_per_second > 0


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(stolek.Refusal):
        measure(games()[0], players=99, seconds=BLINK)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(stolek.Refusal):
        measure("no-such-game", seconds=BLINK)


@pytest.mark.parametrize("game", games())
def test_works_leave_the_table_as_it_was(game: str) -> None:
    start = workloads.table(game, 2, {})
    before = start.dump()
    for work in (workloads.play, workloads.drive, workloads.copy, workloads.play_abreast):
        assert work(start, 2) >= 2
    assert start.dump() == before


@pytest.mark.parametrize("game", games())
def test_a_driven_game_is_applied_to_its_end(game: str) -> None:
    start = workloads.table(game, 2, {})
    applies = [workloads.drive(start, times) for times in range(3)]
    assert all(fewer < more for fewer, more in pairwise(applies))
