"""Input in the user's language is translated into notation."""

from __future__ import annotations

from pathlib import Path

import pytest

from stolek.words.localized_input import dictionary, folded, in_language, in_notation
from tests.words.sources import GAMES

INGENIOUS = GAMES / "ingenious"


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("oranžová-žlutá d10-d11", "orange-yellow d10-d11"),
        ("ORANZOVA zluta d10 d11", "orange yellow d10 d11"),
        ("oranžová,žltá", "orange,yellow"),
        ("červeno-zelený c9-c10", "red-green c9-c10"),
        ("vyměnit", "swap"),
        ("nechať", "keep"),
        ("red-blue h8-h9", "red-blue h8-h9"),
        ("r z h8 v9", "r z h8 v9"),
        ("růžová-žlutá", "růžová-yellow"),
        ("červenou na h8", "red na h8"),
        ("", ""),
    ],
)
def test_nouns_of_all_languages_are_understood(typed: str, written: str) -> None:
    assert in_notation(typed, INGENIOUS) == written


@pytest.mark.parametrize(
    ("notation", "language", "typed"),
    [
        ("orange-yellow d10-d11", "cs", "oranžová-žlutá d10-d11"),
        ("orange-yellow d10-d11", "sk", "oranžová-žltá d10-d11"),
        ("orange-yellow d10-d11", "en", "orange-yellow d10-d11"),
        ("keep", "cs", "nechat"),
        ("W", "cs", "W"),  # „Z“ would not be parsed
    ],
)
def test_a_notation_in_words_of_a_language(notation: str, language: str, typed: str) -> None:
    assert in_language(notation, language, INGENIOUS) == typed


def test_accents_and_capitals_do_not_matter() -> None:
    assert folded("ŽLUŤOUČKÝ") == "zlutoucky"


def test_a_word_of_two_meanings_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "words").mkdir()
    for language, (present, poison) in {
        "en": ("gift", "poison"),
        "cs": ("dar", "jed"),
        "sk": ("present", "gift"),
    }.items():
        lines = f"thing-present = {present}\nthing-poison = {poison}\n"
        (tmp_path / "words" / f"{language}.ftl").write_text(lines, encoding="utf-8")
    assert "gift" not in dictionary(tmp_path)
    assert dictionary(tmp_path)["dar"] == "present"
