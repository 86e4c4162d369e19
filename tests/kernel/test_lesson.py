"""Lessons: every step of every game can be reached and solved, and has words in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import stolek
from stolek.kernel.editions import OWN_EDITIONS
from stolek.kernel.lesson import FOLDER, SAID, Lesson, lesson, lessons, tried
from stolek.kernel.refusal import Refusal
from stolek.words.speak import LANGUAGES

every_game = pytest.mark.parametrize("game", stolek.games())
STEPS = [(game, one) for game in stolek.games() for one in lessons(game)]
every_step = pytest.mark.parametrize(
    ("game", "one"), STEPS, ids=[f"{game}-{one.step.name}" for game, one in STEPS]
)


@every_game
def test_a_game_is_told_in_a_few_steps(game: str) -> None:
    names = [one.step.name for one in lessons(game)]
    assert 5 <= len(names) <= 8
    assert len(set(names)) == len(names)


@every_step
def test_what_is_asked_for_can_be_done(game: str, one: Lesson) -> None:
    step, match = one
    before = match.record
    assert step.seat in match.to_act
    legal = {move.notation for move in match.legal(step.seat)}
    assert set(step.right) <= legal
    for move in step.right or sorted(legal):
        assert tried(one, move).right, move
    for move in sorted(legal - set(step.right) if step.right else ())[:20]:
        assert not tried(one, move).right, move
    assert match.record is before, "a lesson stays as it was"


@every_step
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_every_language(game: str, one: Lesson, language: str) -> None:
    said = words(game, language).get_message(f"lesson-{one.step.name}")
    assert said.value
    assert set(said.attributes) == set(SAID)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_left_over(game: str, language: str) -> None:
    keys = {f"lesson-{one.step.name}" for one in lessons(game)}
    assert set(words(game, language)._messages) == keys


def words(game: str, language: str) -> FluentBundle:
    """The words of the lessons of a game."""
    file = stolek.game(game).folder / FOLDER / f"{language}.ftl"
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def test_an_own_box_has_no_lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "ingenious.json").write_bytes((stolek.game("ingenious").folder / "box.json").read_bytes())
    monkeypatch.setenv(OWN_EDITIONS, str(tmp_path))
    assert lessons.__wrapped__("ingenious") == ()


def test_a_game_without_lessons_has_none() -> None:
    assert lessons("_template") == ()
    with pytest.raises(Refusal, match="unknown-lesson"):
        lesson("_template", 0)
