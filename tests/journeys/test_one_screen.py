"""People at one screen who have secrets: while the curtain is drawn, there is nothing behind it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

from tests.journeys import matches, plain
from tests.journeys.matches import MINE
from tests.journeys.people import PHONE, Person

Come = Callable[..., Person]
VEILED = "main[data-stage=veiled]"
# What only the board, the choices, a hint, a preview or the log would show.
TELLING = "section.board svg, [data-choices], [data-hint], [data-confirm], [data-log], [data-prompt]"


class Listener:
    """Hears what the house sends to a page: so it knows what must not be seen there yet."""

    def __init__(self, person: Person) -> None:
        self.shown: dict[str, Any] = {}
        person.page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        """Keep the latest view."""
        message = json.loads(frame)
        if message["type"] == "shown":
            self.shown = message

    def secrets(self, seat: int) -> list[str]:
        """What a seat may pick first: the pieces in its hand."""
        sight = next(sight for sight in self.shown["sights"] if sight["eye"] == seat)
        return list(sight["offer"])


def unveil(person: Person) -> None:
    """Sit down alone before the screen."""
    person.see(VEILED)
    person.page.click("[data-curtain] button")
    person.see(MINE)


def at_one_screen(person: Person, game: str = "ingenious") -> Listener:
    """Two people share a screen; the browser that has opened the table is known at both seats."""
    listener = Listener(person)
    agreement = {"game": game, "players": 2, "at_once": True}
    opened = person.post("/api/tables", agreement=agreement, seats=["me", "me"], names=["Eva", "Jan"])
    person.visit(f"/table/{opened['table']}", "main[data-stage]")
    return listener


def test_nothing_is_seen_through_the_curtain(person: Come) -> None:
    guest = person("cs", viewport=PHONE)
    listener = at_one_screen(guest)
    assert "Eva" in guest.page.inner_text("[data-curtain]")
    unveil(guest)
    plain.listed(guest)
    guest.page.click("[data-ask-hint]")
    guest.see("[data-hint]")
    guest.page.click("[data-confirm]")
    guest.see(VEILED)
    assert guest.page.evaluate("document.activeElement.matches('[data-curtain]')")
    assert "Jan" in guest.page.inner_text("[data-curtain]")
    hidden = listener.secrets(1)
    assert hidden
    assert not guest.is_shown(TELLING)
    assert not [secret for secret in hidden if secret.partition(":")[2] in guest.page.content()]
    assert (guest.hurdles(), guest.is_too_wide()) == ([], False)
    unveil(guest)
    plain.listed(guest)
    assert all(guest.is_shown(f"[data-pick='{secret}']") for secret in hidden)
    assert guest.faults == []


def test_neighbours_agree_by_word_of_mouth_to_take_back(person: Come) -> None:
    guest = person()
    at_one_screen(guest)
    unveil(guest)
    entry = guest.entry
    matches.decide(guest, plain.mouse, Random(1))
    guest.see(VEILED)
    guest.page.click("[data-back]")
    guest.page.get_by_role("button", name="Agree").click()
    guest.see(f"{MINE}:not([data-entry='{entry}'])")
    assert "Eva" in guest.page.inner_text(".asked .sentence")
    assert guest.faults == []


def test_neighbours_without_secrets_need_no_curtain(person: Come) -> None:
    guest = person()
    at_one_screen(guest, "border")
    guest.see(MINE)
    assert not guest.is_shown("[data-curtain]")
