"""Bots: choices by heuristic and by simulation, budgets, and explanations."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

import stolek
from stolek import State
from stolek.bots import bots
from stolek.bots.bots import AT_ONCE, MOST_REASONS, Bot, JudgedTerm, RandomBot, SearchBot
from stolek.bots.search import Search
from stolek.kernel.adviser import MOST_TERMS, Adviser
from stolek.kernel.level import Level
from tests.bots.positions import TINY, TO_THE_END, position, stones

ROLLOUTS = Level(simulations=16, horizon=TO_THE_END)
AT_SIGHT = Level()
advised_in_python = pytest.mark.skipif(
    stolek.compiled, reason="compiled, advice is given by C functions that Python cannot replace"
)


class Fond(Adviser):
    """Judges stones by fixed terms: two for the stone's height, one against it, one always the same."""

    def judge(self, seat: int, action: int) -> int:
        """Terms of a stone; opening the hand is worth nothing."""
        high = (action + 1) * 100 if action < 6 else 0
        for term, points in enumerate((high, 2 * high, -3 * high // 10, 50, 5, high // 2)):
            self.terms[term] = points
        return sum(self.terms)


FOND = replace(TINY, adviser=Fond, terms=("height", "twice", "risk", "always", "crumb", "half"))


class Unasked:
    """A search that must not be used."""

    def begin(self, *_: Any) -> None:
        """Fails: a single legal move needs no search."""
        raise AssertionError("an only move needs no thought")


def thinker(level: Level, game: Any = TINY) -> SearchBot:
    """A bot for the template."""
    return SearchBot(game, level)


every_mind = pytest.mark.parametrize(
    "bot",
    [RandomBot(), thinker(ROLLOUTS), thinker(replace(AT_SIGHT, noise=500))],
    ids=["luck", "rollouts", "sight"],
)


def test_an_illegal_move_cannot_be_explained() -> None:
    with pytest.raises(ValueError, match="no legal action"):
        thinker(AT_SIGHT).explain(stones("34", "1", laid=2), 0, 0)


# ---- choosing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [ROLLOUTS, AT_SIGHT], ids=["rollouts", "at sight"])
def test_an_only_move_needs_no_thought(level: Level) -> None:
    mind = thinker(level)
    mind.sight = Unasked()  # type: ignore[assignment]
    assert mind.choose(stones("33", "1", laid=2), 0, 1) == 2
    with pytest.raises(AssertionError):
        mind.choose(stones("34", "1", laid=2), 0, 1)


@every_mind
def test_minds_are_legal_repeatable_and_touch_nothing(bot: Bot) -> None:
    state = position("_template", 3, 5, 4)
    seat, before = state.actors()[-1], state.clone()
    chosen = [bot.choose(state, seat, seed) for seed in range(30)]
    assert chosen == [bot.choose(state, seat, seed) for seed in range(30)]
    assert set(chosen) <= set(state.legal(seat))
    assert len(set(chosen)) > 1
    assert state == before
    assert state.rng == before.rng


def test_luck_takes_every_legal_move_alike() -> None:
    counted = Counter(
        RandomBot().choose(stones("16", "2", laid=3, shown=[0, 1, 0, 0]), 0, seed) for seed in range(600)
    )
    assert set(counted) == {0, 5, 6}
    assert all(abs(times - 200) < 60 for times in counted.values())


@every_mind
def test_who_owes_nothing_gets_no_answer(bot: Bot) -> None:
    with pytest.raises(ValueError, match="owes no decision"):
        bot.choose(stones("16", "2", laid=3), 1, 1)


def test_imagined_games_find_the_move_that_wins() -> None:
    mind = thinker(replace(ROLLOUTS, simulations=40 * 60))
    assert {mind.choose(stones("16", "2", laid=3, points=[14, 14, 0, 0]), 0, seed) for seed in range(4)} == {
        5
    }


@advised_in_python
def test_without_imagined_games_the_best_looking_move_is_played() -> None:
    state = stones("25", "2", laid=3)
    assert {thinker(AT_SIGHT, FOND).choose(state, 0, seed) for seed in range(10)} == {4}


@advised_in_python
def test_noise_lets_a_worse_move_slip_in() -> None:
    state = stones("45", "2", laid=3)  # 330 hundredths of a point apart
    mild, wild = (thinker(Level(noise=noise), FOND) for noise in (300, 2000))
    assert {mild.choose(state, 0, seed) for seed in range(60)} == {4}
    assert {wild.choose(state, 0, seed) for seed in range(60)} == {3, 4}


# ---- budgets --------------------------------------------------------------------------------------


def test_compiled_the_budget_is_the_level_s_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stolek, "compiled", True)
    assert thinker(Level(simulations=700)).simulations() == 700


def test_interpreted_it_is_smaller_but_never_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stolek, "compiled", False)
    assert thinker(Level(simulations=4000)).simulations() == 100
    assert thinker(Level(simulations=1)).simulations() == bots.FEWEST > 0


def imagined(mind: SearchBot) -> int:
    """How many simulations its last decision took."""
    assert isinstance(mind.sight, Search)
    return sum(visits for _, visits, _ in mind.sight.tried())


def test_so_many_games_are_imagined_as_the_budget_says() -> None:
    mind = thinker(replace(ROLLOUTS, simulations=80))
    mind.choose(stones("16", "2", laid=3), 0, 1)
    assert imagined(mind) == mind.simulations()


def test_with_a_clock_a_few_games_are_imagined_in_any_case() -> None:
    mind = thinker(ROLLOUTS)
    assert mind.choose(stones("16", "2", laid=3), 0, 1, milliseconds=0) in (0, 5)
    assert imagined(mind) == AT_ONCE


def test_with_a_clock_thinking_lasts_as_long_as_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = iter((0.0, 0.1, 0.3))  # at the beginning, and after each batch of simulations
    monkeypatch.setattr(bots, "monotonic", lambda: next(looks))
    mind = thinker(ROLLOUTS)
    mind.choose(stones("16", "2", laid=3), 0, 1, milliseconds=200)
    assert imagined(mind) == 2 * AT_ONCE


def test_a_level_sets_its_search() -> None:
    adviser = Adviser()
    level = Level(simulations=1, skill=3, horizon=4, width=5, temper=6, explore=0.25)
    search = thinker(level, replace(TINY, adviser=lambda: adviser)).sight
    assert isinstance(search, Search)
    assert adviser.skill == 3
    assert (search.horizon, search.width, search.temper, search.explore) == (4, 5, 6, 0.25)


# ---- explanations ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*stolek.games(), "_template"])
def test_reasons_are_few_and_have_names_of_the_game(name: str) -> None:
    game = stolek.game(name)
    assert len(game.terms) <= MOST_TERMS
    state = position(name, 2, 3, 3)
    seat = state.actors()[-1]
    mind = SearchBot(game, AT_SIGHT)
    told = [mind.explain(state, seat, action) for action in state.legal(seat)[:20]]
    assert all(len(reasons) <= MOST_REASONS for reasons in told)
    terms = {reason.term for reasons in told for reason in reasons}
    assert terms
    assert terms <= set(game.terms)


def test_with_a_clock_and_nothing_to_imagine_a_mind_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = iter(range(3))
    monkeypatch.setattr(bots, "monotonic", lambda: next(looks))
    assert thinker(AT_SIGHT).choose(stones("16", "2", laid=3), 0, 1, milliseconds=10**9) in (0, 5)


@advised_in_python
def test_the_terms_that_made_the_difference_are_told_first() -> None:
    state = stones("16", "2", laid=3)
    assert thinker(AT_SIGHT, FOND).explain(state, 0, 5) == [
        JudgedTerm("twice", 12.0),
        JudgedTerm("height", 6.0),
        JudgedTerm("half", 3.0),
    ]


@advised_in_python
def test_what_speaks_for_the_other_moves_is_no_reason() -> None:
    assert thinker(AT_SIGHT, FOND).explain(stones("16", "2", laid=3), 0, 0) == []


@advised_in_python
def test_what_all_moves_share_or_what_is_too_little_is_no_reason() -> None:
    told = {
        reason.term
        for state in (stones("16", "2", laid=3), stones("12", "2", laid=3))
        for reason in why(state)
    }
    assert told
    assert not told & {"always", "crumb"}


def why(state: State) -> list[JudgedTerm]:
    """The reasons for all moves of the first seat."""
    return [
        reason for action in state.legal(0) for reason in thinker(AT_SIGHT, FOND).explain(state, 0, action)
    ]
