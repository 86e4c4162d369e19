"""Journeys to a break: all agree, the clocks stand still, and all agree to go on."""

from __future__ import annotations

from collections.abc import Callable

from tests.journeys import matches
from tests.journeys.matches import MINE
from tests.journeys.people import PHONE, Person

Come = Callable[..., Person]
BANK = {"kind": "bank", "seconds": 600, "increment": 10}
A_WHILE = 3_000  # milliseconds in which a clock that runs moves
HAVE_MOVED = """before => {
    const clocks = [...document.querySelectorAll('[data-seat] time')];
    return clocks.some((one, seat) => one.innerText !== before[seat]);
}"""


def timed(person: Come) -> tuple[Person, Person]:
    """Two friends far apart whose time runs; the second one has a phone."""
    host, friend = person(), person("cs", viewport=PHONE)
    host.page.clock.install()
    agreement = {"game": "ingenious", "players": 2, "clock": BANK, "at_once": True}
    opened = matches.take_seat(host, host.post("/api/tables", agreement=agreement, seats=["me", "open"]))
    matches.join(friend, opened)
    for one in (host, friend):
        one.see("[data-prompt]")
    return host, friend


def read_clocks(person: Person) -> list[str]:
    """The times of all seats."""
    return person.page.locator("[data-seat] time").all_inner_texts()


def pass_time(person: Person) -> list[str]:
    """Let time go by on this person's machine; what the clocks showed before."""
    before = read_clocks(person)
    person.page.clock.fast_forward(A_WHILE)
    return before


def test_friends_take_a_break_and_go_on(person: Come) -> None:
    host, friend = timed(person)
    host.until(HAVE_MOVED, pass_time(host))  # the house may have set them anew meanwhile
    host.page.click("[data-pause]")
    host.page.get_by_role("button", name="Withdraw").wait_for()
    friend.page.get_by_role("status").filter(has_text="žádá o přestávku").wait_for()
    friend.page.get_by_role("button", name="Souhlasím").click()
    for one in (host, friend):
        one.see("[data-go-on]")
        assert not one.is_shown(MINE)
        assert not one.is_shown("[data-list], [data-pause]")
    assert "hodiny stojí" in friend.page.inner_text("[data-prompt]")
    assert pass_time(host) == read_clocks(host)
    assert friend.hurdles() == []
    assert not friend.is_too_wide()
    host.page.reload()  # who comes back finds the break
    host.page.click("[data-go-on]")
    friend.page.get_by_role("button", name="Ne", exact=True).click()
    host.see("[role=alert]")
    assert "the break goes on" in host.page.inner_text("[role=alert]")
    friend.page.click("[data-go-on]")
    host.page.get_by_role("button", name="Agree").click()
    for one in (host, friend):
        one.lose("[data-go-on]")
    assert matches.next_of([host, friend])
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
