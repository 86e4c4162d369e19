"""Friends over a line that breaks in the middle of their match."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

import stolek
from tests.alike import some
from tests.journeys import matches
from tests.journeys.matches import hands_of
from tests.journeys.people import PHONE, Person
from tests.journeys.wire import Wire

Come = Callable[..., Person]


@pytest.mark.parametrize("game", some(stolek.games(), "ingenious"))
def test_friends_play_over_a_line_that_breaks(person: Come, wire: Wire, game: str) -> None:
    host, friend = person(), person("sk", base=wire.base, viewport=PHONE, has_touch=True)
    opened = matches.sit_down(host, game, hands_of(game).WAYS[0], others="open")
    matches.join(friend, opened)
    luck, hands = Random(game), hands_of(game).mouse
    matches.together([host, friend], hands, luck, decisions=2)
    wire.cut()
    friend.see("[data-cut]")
    host.see("[data-seat='1'] .away")
    wire.mend()
    friend.lose("[data-cut]")
    friend.forgive_the_wire()
    matches.together([host, friend], hands, luck, decisions=1)
    host.page.reload()
    host.see("main[data-stage]")
    assert matches.together([host, friend], hands, luck)
    for one in (host, friend):
        one.see("[data-end]")
        assert one.faults == []
    assert friend.hurdles() == []
    assert host.log()
    assert len(host.log()) == len(friend.log())
