"""The list of choices plays every game, with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import stolek
from tests.alike import some
from tests.journeys import matches, plain
from tests.journeys.matches import Way
from tests.journeys.people import PHONE, Person

Come = Callable[..., Person]


@pytest.mark.parametrize("game", some(stolek.games(), "dicekings"))
def test_a_match_is_played_through_the_list(person: Come, game: str) -> None:
    guest = person("sk")
    matches.sit_down(guest, game, Way("list", left=6))
    matches.to_the_end(guest, plain.keys, Random(game))
    guest.see("[data-end]")
    assert guest.faults == []


@pytest.mark.soak
@pytest.mark.parametrize("game", stolek.games())
def test_the_list_fits_a_small_phone(person: Come, game: str) -> None:
    guest = person("cs", viewport=PHONE, has_touch=True, color_scheme="dark")
    matches.sit_down(guest, game, Way("list", left=6))
    guest.see(matches.MINE)
    plain.listed(guest)
    assert (guest.is_too_wide(), guest.hurdles(), guest.faults) == (False, [], [])
