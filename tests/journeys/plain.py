"""The plain way to play any game: the list of choices, which no board can break."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.journeys.matches import MINE
from tests.journeys.people import Person

LIST, PICK = "[data-list]", "[data-choices] [data-pick]"
FARTHEST = 6  # choices that somebody walks past before he takes one


def listed(person: Person) -> None:
    """Open the list of choices."""
    if person.page.get_attribute(LIST, "aria-pressed") != "true":
        person.page.click(LIST)
    person.see(PICK)


def play(person: Person, picks: Sequence[str]) -> None:
    """One certain decision, pick by pick."""
    listed(person)
    for pick in picks:
        person.page.locator(f"{PICK}[data-pick='{pick}']").click()


def mouse(person: Person, luck: Random) -> None:
    """One decision at random."""
    listed(person)
    entry = person.entry
    while is_asked(person, entry):
        person.page.locator(PICK).nth(luck.randrange(person.page.locator(PICK).count())).click()


def keys(person: Person, luck: Random) -> None:
    """The same with the keyboard alone: after every pick, the next choices have the focus."""
    if not person.is_shown(PICK):
        person.page.focus(LIST)
        person.page.keyboard.press("Enter")
        person.see(PICK)
    entry = person.entry
    while is_asked(person, entry):
        walk(person)
        for _ in range(luck.randrange(FARTHEST)):
            person.page.keyboard.press("Tab")
            if not is_there(person):  # beyond the last choice
                person.page.keyboard.press("Shift+Tab")
                break
        person.page.keyboard.press("Enter")


def walk(person: Person) -> None:
    """To the first choice, which is near; who has picked already is there."""
    for _ in range(FARTHEST):
        if is_there(person):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError("the choices cannot be reached by keys")


def is_there(person: Person) -> bool:
    """Whether the focus is on a choice."""
    return bool(person.page.evaluate("document.activeElement.matches('[data-choices] [data-pick]')"))


def is_asked(person: Person, entry: int) -> bool:
    """Whether the question of an entry still waits for a pick."""
    return person.entry == entry and person.is_shown(MINE)
