"""Journeys to a break: all agree, the clocks stand still, and all agree to go on."""

from __future__ import annotations

from collections.abc import Callable

from tests.journeys import matches
from tests.journeys.matches import MINE
from tests.journeys.people import PHONE, Person

Come = Callable[..., Person]
BANK = {"kind": "bank", "seconds": 600, "increment": 10}
A_WHILE = 1_200  # milliseconds in which a clock that runs would have moved


def timed(person: Come) -> tuple[Person, Person]:
    """Two friends far apart whose time runs; the second one has a phone."""
    host, friend = person(), person("cs", viewport=PHONE)
    agreement = {"game": "ingenious", "players": 2, "clock": BANK, "at_once": True}
    opened = matches.take_seat(host, host.post("/api/tables", agreement=agreement, seats=["me", "open"]))
    matches.join(friend, opened)
    for one in (host, friend):
        one.see("[data-prompt]")
    return host, friend


def clocks(person: Person) -> list[str]:
    """What the clocks show."""
    return person.page.locator("[data-seat] time").all_inner_texts()


def test_friends_take_a_break_and_go_on(person: Come) -> None:
    host, friend = timed(person)
    host.page.click("[data-pause]")
    host.page.get_by_role("button", name="Withdraw").wait_for()
    assert "žádá o přestávku" in friend.page.inner_text("[role=status]")
    friend.page.get_by_role("button", name="Souhlasím").click()
    for one in (host, friend):
        one.see("[data-go-on]")
        assert not one.is_shown(MINE)
        assert not one.is_shown("[data-list], [data-pause]")
    assert "hodiny stojí" in friend.page.inner_text("[data-prompt]")
    before = clocks(host)
    host.page.wait_for_timeout(A_WHILE)
    assert clocks(host) == before
    assert host.hurdles() + friend.hurdles() == []
    assert not friend.is_too_wide()
    host.page.reload()  # who comes back finds the break
    host.page.click("[data-go-on]")
    friend.page.get_by_role("button", name="Ne", exact=True).click()
    host.see("[role=alert]")
    assert "the break goes on" in host.page.inner_text("[role=alert]")
    friend.page.click("[data-go-on]")
    host.page.get_by_role("button", name="Agree").click()
    for one in (host, friend):
        one.page.wait_for_selector("[data-go-on]", state="detached")
    assert host.is_shown(MINE) or friend.is_shown(MINE)
    assert not friend.is_shown("[role=alert]")
    assert host.faults + friend.faults == []


def test_who_plays_against_bots_takes_a_break_alone(person: Come) -> None:
    guest = person()
    agreement = {"game": "ingenious", "players": 2, "clock": BANK, "at_once": True}
    matches.take_seat(guest, guest.post("/api/tables", agreement=agreement, seats=["me", "easy"]))
    guest.see(MINE)
    guest.page.click("[data-pause]")
    guest.page.click("[data-go-on]")
    guest.see(MINE)
    assert guest.faults == []


def test_without_a_clock_there_is_nothing_to_stop(person: Come) -> None:
    guest = person()
    agreement = {"game": "ingenious", "players": 2, "at_once": True}
    matches.take_seat(guest, guest.post("/api/tables", agreement=agreement, seats=["me", "easy"]))
    guest.see(MINE)
    assert not guest.is_shown("[data-pause]")
