"""Contests: who sits where, which seeds they get, and what makes another contest of it."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from shutil import copytree, ignore_patterns
from typing import Any

import msgspec
import pytest

import stolek
from stolek import Refusal, binaries
from stolek.bots.levels import known
from stolek.kernel.level import Level
from stolek.lab.contest import (
    DECIDING,
    MOST_MATCHES,
    Contest,
    bot_seed,
    contest,
    engine,
    is_program,
    match_seed,
    number,
    seating,
)
from tests.bots.programs import HONEST, program
from tests.lab.contests import TINY, small

FOUR = ("random", "easy", "normal", "random")


@pytest.fixture
def four() -> Contest:
    return small(*FOUR, matches=12)


# ---- seats and seeds ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_round_every_bot_sits_on_every_seat_once(players: int) -> None:
    planned = small(*FOUR[:players], matches=3 * players)
    for first in range(0, planned.matches, players):
        round_ = [seating(planned, first + turn) for turn in range(players)]
        assert all(sorted(sits) == list(range(players)) for sits in round_)
        assert all(sorted(seats) == list(range(players)) for seats in zip(*round_, strict=True))
        assert round_[0] == tuple(range(players))


def test_everybody_moves_up_a_seat(four: Contest) -> None:
    assert [seating(four, match) for match in range(5)] == [
        (0, 1, 2, 3),
        (3, 0, 1, 2),
        (2, 3, 0, 1),
        (1, 2, 3, 0),
        (0, 1, 2, 3),
    ]


def test_the_deal_is_the_same_in_a_round_and_another_in_the_next(four: Contest) -> None:
    deals = [match_seed(four, match) for match in range(four.matches)]
    assert [len(set(deals[first : first + 4])) for first in (0, 4, 8)] == [1, 1, 1]
    assert len(set(deals)) == four.rounds == 3


def test_luck_differs_from_match_to_match_seat_to_seat_and_decision_to_decision(four: Contest) -> None:
    found = {
        bot_seed(four, match, seat, entry) for match in range(8) for seat in range(4) for entry in range(20)
    }
    assert len(found) == 8 * 4 * 20
    assert not found & {match_seed(four, match) for match in range(8)}


def test_known_seeds_never_change(four: Contest) -> None:
    assert (match_seed(four, 0), bot_seed(four, 0, 1, 2), number("deal", 7, 3)) == (
        80374015294994,
        70733982150291,
        43452628790484,
    )


def test_seeds_come_from_the_contest_s_own(four: Contest) -> None:
    other = msgspec.structs.replace(four, seed=1)
    assert match_seed(four, 0) != match_seed(other, 0)
    assert bot_seed(four, 0, 0, 0) != bot_seed(other, 0, 0, 0)


def test_every_language_can_hold_a_seed(four: Contest) -> None:
    seeds = [match_seed(four, match) for match in range(400)] + [
        bot_seed(four, 1, 1, entry) for entry in range(400)
    ]
    assert all(0 <= seed < 2**53 for seed in seeds)
    assert max(seeds) > 2**47


# ---- what is played -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wanted", "players", "played"), [(1, 2, 2), (4, 2, 4), (5, 2, 6), (1, 4, 4), (9, 3, 9)]
)
def test_matches_are_rounded_up_to_whole_rounds(wanted: int, players: int, played: int) -> None:
    assert small(*FOUR[:players], matches=wanted).matches == played


@pytest.mark.parametrize("matches", [0, -1, MOST_MATCHES + 1])
def test_no_matches_or_far_too_many_are_refused(matches: int) -> None:
    with pytest.raises(Refusal, match="bad-matches"):
        small(matches=matches)


@pytest.mark.parametrize(
    ("bots", "code"),
    [
        (("random",), "bad-players"),
        (("random",) * 5, "bad-players"),
        (("random", "grandmaster"), "unknown-bot"),
        (("random", ""), "bot-unnamed"),
        (("random", "", "random", "random", "random"), "bot-unnamed"),
        (("random", "."), "bot-folder"),
        (("random", "./none.py"), "bot-missing"),
        (("random", "none.py"), "bot-missing"),
    ],
)
def test_bots_that_are_not_there_are_refused(bots: tuple[str, ...], code: str) -> None:
    with pytest.raises(Refusal, match=code):
        small(*bots)


def test_an_unknown_game_and_unknown_options_are_refused() -> None:
    with pytest.raises(Refusal, match="unknown-game"):
        contest("chess", ("random", "random"), 2)
    with pytest.raises(Refusal, match="unknown-option"):
        small(options={"colour": "red"})


@pytest.mark.parametrize(
    ("name", "program"),
    [("random", False), ("easy", False), ("./bot", True), ("bot.py", True), ("a/b", True), (r"a\b", True)],
)
def test_a_bot_with_a_path_is_a_program(name: str, program: bool) -> None:
    assert is_program(name) == program


def test_a_contest_survives_json(four: Contest) -> None:
    assert msgspec.json.decode(msgspec.json.encode(four), type=Contest) == four


# ---- the key --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        {"game": "ingenious"},
        {"revision": 2},
        {"edition": "own"},
        {"options": {"hand": 3, "teams": False}},
        {"bots": ("random", "easy")},
        {"programs": (None, "0123456789abcdef")},
        {"seed": 1},
        {"milliseconds": 1999},
        {"megabytes": 511},
        {"engine": "0.1.0+0"},
        {"compiled": not stolek.compiled},
    ],
    ids=lambda change: next(iter(change)),
)
def test_whatever_matters_changes_the_key(change: dict[str, Any]) -> None:
    planned = small()
    assert msgspec.structs.replace(planned, **change).key() != planned.key()
    assert small().key() == planned.key()


def test_a_contest_with_more_rounds_has_the_same_key() -> None:
    assert small(matches=4).key() == small(matches=40).key()


def test_the_order_of_options_does_not_change_the_key() -> None:
    planned = small(options={"hand": 3, "teams": False})
    turned = msgspec.structs.replace(planned, options=dict(reversed(planned.options.items())))
    assert turned.key() == planned.key()


def test_a_program_that_has_changed_is_another_bot(tmp_path: Path) -> None:
    bot = program(tmp_path, HONEST)
    before = small("random", str(bot))
    program(tmp_path, HONEST + "# better now")
    after = small("random", str(bot))
    assert before.programs[0] is None
    assert before.programs[1] != after.programs[1]
    assert before.key() != after.key()


def copied(tmp_path: Path) -> Path:
    """A copy of the package, as far as bots depend on it, to be changed."""
    for folder in ("bots", "kernel", "kit", "games/border", "games/ingenious"):
        copytree(binaries.PACKAGE / folder, tmp_path / folder, ignore=ignore_patterns("*.so", "__pycache__"))
    return tmp_path


@pytest.mark.parametrize(
    ("changed", "matters"),
    [
        ("games/border/rules/state.py", True),
        ("games/border/bot/weights.py", True),
        ("games/border/box.json", True),
        ("games/border/bot/adviser.pxd", True),
        ("kernel/level.py", True),
        ("kit/dice_plan.py", True),
        ("bots/bots.py", True),
        ("games/ingenious/bot/point_values.py", False),
        ("games/border/words/cs.ftl", False),
        ("games/border/terminal/text.py", False),
        ("bots/external.py", False),
    ],
)
def test_another_engine_is_what_makes_bots_play_differently(
    changed: str, matters: bool, tmp_path: Path
) -> None:
    package = copied(tmp_path)
    before = engine("border", package)
    (package / changed).write_bytes((package / changed).read_bytes() + b" ")
    assert (engine("border", package) != before) == matters


def test_all_that_is_compiled_of_the_bots_belongs_to_the_engine() -> None:
    assert {sheet.stem for sheet in (binaries.PACKAGE / "bots").glob("*.pxd")} < set(DECIDING)
    assert small().engine == engine(TINY)


def test_a_level_with_other_settings_is_another_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    before = small("easy", "easy").key()
    game = stolek.game(TINY)
    stronger = replace(game, levels=lambda players: {"easy": Level(simulations=999)})
    monkeypatch.setattr("stolek.games._template.GAME", stronger)
    assert small("easy", "easy").key() != before


@pytest.mark.parametrize("name", stolek.games())
def test_the_manual_names_all_baselines(name: str) -> None:
    manual = (Path(__file__).parents[2] / "docs" / "manual" / "bots.md").read_text(encoding="utf-8")
    assert all(f"`{bot}`" in manual for bot in known(stolek.game(name), 2))


@pytest.mark.parametrize("wishes", [{"milliseconds": -5}, {"milliseconds": 0}, {"megabytes": -1}])
def test_limits_that_nobody_can_keep_are_refused(wishes: dict[str, int]) -> None:
    with pytest.raises(Refusal):
        small(**wishes)


@pytest.mark.parametrize("seed", [-1, 2**64, 10**30])
def test_any_number_is_a_seed(seed: int) -> None:
    planned = small(seed=seed)
    assert msgspec.json.decode(msgspec.json.encode(planned), type=Contest) == planned
    assert 0 <= match_seed(planned, 0) < 2**53
