"""The steps of what a card brings, for those who look on (KOD-56)."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

import pytest

from stolek.games.dicekings.rules import codes
from stolek.games.dicekings.rules import steps as course
from stolek.words.speak import LANGUAGES
from tests.games.dicekings.positions import Table, draw, play
from tests.games.dicekings.second import LAND

HARD = "K1-01 K2-04 K3-03 K4-01 K5-01"
WORDS = Path(course.__file__).parents[1] / "words"
STEPS = {
    ("515151", "K1-07", "merchant"): [{"name": "placing", "now": True}],
    ("162512", "K2-04", "thief"): [{"name": "placing", "now": True}, {"name": "stealing-card", "now": False}],
    ("665555", "K2-09", "thief"): [{"name": "placing", "now": True}, {"name": "stealing-gem", "now": False}],
    ("515151", "K3-03", "slayer"): [{"name": "slaying", "now": True}],
    ("331121", "K4-01", "rogue"): [{"name": "conquering", "now": True}],
    ("123456", "K5-01", "landowner"): [{"name": "placing", "now": True}],
}


@pytest.mark.parametrize(("dice", "card", "citizen"), STEPS, ids=[card for _, card, _ in STEPS])
def test_the_steps_of_an_effect(dice: str, card: str, citizen: str) -> None:
    """KOD-45 … KOD-56: what a card brings, in its order; none is due before the next card lies there."""
    match = Table(dice=dice, offer=card, fields={1: "B15"}, up={1: "K5-02"}).match()
    assert match.view(None)["steps"] == []
    play(match, f"claim {citizen}")
    expected = STEPS[dice, card, citizen]
    assert match.view(None)["steps"] == [step | {"now": False} for step in expected]
    draw(match, f"{card[:3]}12")
    assert match.view(None)["steps"] == expected


def test_a_step_after_another() -> None:
    """KOD-48: the tile lies there, now a card is stolen; then nothing is under way."""
    match = Table(dice="162512", offer="K2-04", up={1: "K5-02"}).match()
    play(match, "claim thief")
    draw(match, "K2-12", "coast", "cave")
    play(match, "place A1")
    assert [step["now"] for step in match.view(None)["steps"]] == [False, True]
    play(match, "steal 5r from 2")
    assert match.view(None)["steps"] == []


def test_the_fire_is_a_step_where_it_must_be_looked_for() -> None:
    """KOD-58, KOD-61: usually a dragon just comes."""
    fires = " ".join([field for field in LAND if LAND[field] != "coast"][:13])
    match = Table(players=3, dice="123123", offer=HARD, dragons=fires, fires={1: 1, 2: 1}).match()
    play(match, "alarm rogue")
    draw(match, "K4-12", "coast")
    assert match.view(None)["steps"] == [{"name": "alarm", "now": True}]
    play(match, "dragon A1")
    assert match.view(None)["steps"] == [{"name": "alarm", "now": False}, {"name": "fire", "now": True}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(language: str) -> None:
    """KOD-56: on the page, whatever is to be done."""
    words = (WORDS / f"{language}.ftl").read_text(encoding="utf-8")
    for step in {*chain.from_iterable(course.STEPS.values()), codes.FIRE}:
        assert f"\nface-step-{codes.PHASES[step]} = " in words
