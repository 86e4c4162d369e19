"""Every game in the browser: with the mouse, with the keys alone, with friends."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import stolek
from tests.journeys import matches
from tests.journeys.matches import Way, hands_of
from tests.journeys.people import PHONE, Person

Come = Callable[..., Person]
GAMES = stolek.games()
WHOLE = pytest.mark.soak  # whole matches take minutes
ALIKE = ("three", "four", "team", "solitaire")  # with more bots, or none, the hands do the same
WAYS = [pytest.param(game, way, id=f"{game}-{way}") for game in GAMES for way in hands_of(game).WAYS]
NOW = [
    pytest.param(*one.values, id=one.id, marks=WHOLE if str(one.values[1]) in ALIKE else ()) for one in WAYS
]


def check(*people: Person) -> None:
    """The end is shown to everybody, and nothing has gone wrong unseen."""
    for person in people:
        person.see("[data-end]")
        assert person.faults == []


@pytest.mark.parametrize(("game", "way"), NOW)
def test_a_match_is_played_with_the_mouse(person: Come, game: str, way: Way) -> None:
    guest = person()
    matches.sit_down(guest, game, way)
    guest.asked()
    assert guest.hurdles() == []
    matches.to_the_end(guest, hands_of(game).mouse, Random(game))
    check(guest)
    assert guest.hurdles() == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_with_the_keys_alone(person: Come, game: str) -> None:
    guest = person("cs")
    matches.sit_down(guest, game, hands_of(game).WAYS[0])
    matches.to_the_end(guest, hands_of(game).keys, Random(game))
    check(guest)


@WHOLE
@pytest.mark.parametrize("hands", ["mouse", "keys"])
@pytest.mark.parametrize(("game", "way"), WAYS)
def test_a_whole_match(person: Come, game: str, way: Way, hands: str) -> None:
    guest = person()
    matches.begin(guest, game, way)
    matches.to_the_end(guest, getattr(hands_of(game), hands), Random(f"{game} {hands}"))
    check(guest)


@WHOLE
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_of_friends(person: Come, game: str) -> None:
    host, friend = person(), person("sk", viewport=PHONE, has_touch=True)
    way = hands_of(game).WAYS[0]
    matches.join(friend, matches.begin(host, game, way, others="open"))
    host.page.click("[data-begin]:enabled")
    assert matches.together([host, friend], hands_of(game).mouse, Random(game), matches.LONGEST * 10)
    check(host, friend)
