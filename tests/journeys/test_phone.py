"""On a phone: what is needed next lies in sight, above what is asked at the foot of the page."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import stolek
from tests.alike import some
from tests.journeys import matches
from tests.journeys.matches import hands_of
from tests.journeys.people import PHONE, Person

GAMES = [game for game in stolek.games() if hasattr(hands_of(game), "NEEDED")]
DECISIONS = 10
IN_SIGHT = """([selector, least]) => {
    const foot = document.querySelector('section.asked').getBoundingClientRect().top;
    const parts = [...document.querySelectorAll(selector)].map(part => part.getBoundingClientRect());
    return parts.every(part => part.top >= 0 && part.bottom <= foot + 1 && part.width >= least);
}"""
FINGER = 20  # no part that is hit by a finger is narrower


@pytest.mark.parametrize("game", some(GAMES, "wispwood"))
def test_what_is_needed_next_is_in_sight(person: Callable[..., Person], game: str) -> None:
    guest = person(viewport=PHONE, has_touch=True)
    matches.sit_down(guest, game, hands_of(game).WAYS[0])
    luck = Random(game)
    for _ in range(DECISIONS):
        if guest.asked().stage == "over":
            break
        now = guest.look(*hands_of(game).NEEDED)
        needed = next(part for part in hands_of(game).NEEDED if part in now)
        guest.until(IN_SIGHT, [needed, FINGER])
        assert not guest.is_too_wide()
        matches.decide(guest, hands_of(game).mouse, luck)
    assert guest.faults == []
