"""Wispwood in the browser: a round counted out, forests of others, forests that are heard."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import stolek
from tests.journeys import matches
from tests.journeys.people import Person

Come = Callable[..., Person]
HEARD = "[data-spoken] li"


@cache
def before_scoring() -> tuple[str, int]:
    """A match at random, and the entry with which the first seat ends its first round."""
    for seed in range(100):
        luck = Random(seed)
        match = stolek.game("wispwood").start(players=2, seed=seed)
        while match.outcome is None:
            seat, entry = match.to_act[0], len(match.record.entries)
            events = match.play(seat, luck.choice(match.legal(seat)))
            if any(event.name == "scored-card" for event in events):
                if seat == 0:
                    return match.record.to_json(), entry
                break
    raise AssertionError("the first seat never ends a round")


def end_the_round(person: Person, other: str) -> dict[str, Any]:
    """Sit down when the round ends with one's next decision, and end it."""
    record, upto = before_scoring()
    opened = person.post("/api/records", record=record, upto=upto, seats=["me", other])
    return matches.take_seat(person, opened)


def test_a_round_is_counted_out_with_its_cells_lit(person: Come) -> None:
    guest = person()
    end_the_round(guest, "open")  # a bot would go on, and the counting make room
    guest.page.click("[data-tool=done]")
    guest.see("[data-close-counting]")
    while not guest.is_shown(".lit"):
        guest.page.click("[data-count-back]:enabled")
    guest.see(".lit")
    guest.see("[data-card].counted")
    assert (guest.faults, guest.hurdles()) == ([], [])
    guest.page.click("[data-close-counting]")
    guest.lose(".lit")


def test_somebody_elses_forest_stays_in_sight_while_others_decide(person: Come) -> None:
    host, friend = person(), person()
    opened = end_the_round(host, "open")
    matches.join(friend, opened)
    friend.see("[data-stage-of='1']")  # nothing is counted for who has just come
    host.page.click("[data-tool=done]")
    host.page.click("[data-close-counting]")
    host.page.click("[data-forest='1']")
    host.see("[data-stage-of='1']")
    friend.see("[data-close-counting]")
    friend.page.keyboard.press("Escape")
    friend.lose("[data-close-counting]")
    entry = host.entry
    friend.page.click("[data-tool=stay]")
    host.further(entry)
    host.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert host.is_shown("[data-stage-of='1']")


def test_forests_are_heard_row_by_row(person: Come) -> None:
    guest = person("cs")
    end_the_round(guest, "easy")
    guest.see(matches.MINE)
    own = guest.page.locator(f"[data-stage-of] {HEARD}").all_inner_texts()
    tiles = guest.page.locator("[data-stage-of] .tile:not(.tile .tile)").count()
    assert sum(line.count(",") + 1 for line in own) == tiles
    assert all(line.startswith("Řada ") for line in own)
    assert guest.page.locator(f"aside {HEARD}").count() > 0
