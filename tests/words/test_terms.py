"""The terms of heuristics and the levels of bots have words in every language."""

from __future__ import annotations

import pytest

import stolek
from stolek.kernel.level import NAMES
from stolek.words.speak import LANGUAGES, Speaker

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@pytest.mark.parametrize("name", [*stolek.games(), "_template"])
def test_terms_have_words(name: str, language: str) -> None:
    game = stolek.game(name)
    speaker = Speaker(language, game)
    spoken = [speaker.say(f"term-{term}") for term in game.terms]
    assert len(set(spoken)) == len(game.terms)


@every_language
def test_levels_have_words(language: str) -> None:
    speaker = Speaker(language)
    assert len({speaker.say(f"level-{name}") for name in NAMES}) == len(NAMES)
