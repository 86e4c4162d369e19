"""Sentences are the same in the browser and in Python: both read the same words, each by its own program."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stolek
from stolek.words.speak import LANGUAGES
from tests.journeys import films, late
from tests.journeys.people import Person

Come = Callable[..., Person]
LINES = "[...document.querySelectorAll('[data-log] li > span')].map((line) => line.textContent)"
ALL_TOLD = f"""([first, count]) => {{
    document.querySelector('[data-all]')?.click();
    const lines = {LINES};
    return lines.length === count && lines[0] === first && lines;
}}"""


def check(person: Person, record: str) -> None:
    """All that the first seat is told in a match, in every language."""
    films.open_film(person, record)
    person.page.keyboard.press("End")
    for language in LANGUAGES:
        person.page.locator("[data-language]").select_option(language)
        person.see(f"html[lang={language}]")
        said = films.told(record, 0, language)
        assert person.until(ALL_TOLD, [said[0], len(said)]) == said
    assert person.faults == []


@pytest.mark.parametrize("game", stolek.games())
def test_every_sentence_of_a_match_is_said_alike(person: Come, game: str) -> None:
    check(person(), late.played(game)[0])
