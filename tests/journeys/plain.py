"""The plain way to play any game: the list of choices, which no board can break."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.journeys.matches import MINE
from tests.journeys.people import Person

LIST, PICK = "[data-list]", "[data-choices] [data-pick]"
FARTHEST = 6  # choices that somebody walks past before he takes one
# What may be picked, as long as the question of an entry waits for a pick.
CHOICES = """([entry, pick]) => {
    const now = document.querySelector('main').dataset;
    if (now.stage !== 'mine' || Number(now.entry) !== entry) return [];
    return [...document.querySelectorAll(pick)].map((one) => one.dataset.pick);
}"""


def listed(person: Person) -> None:
    """Open the list of choices."""
    if person.page.get_attribute(LIST, "aria-pressed") != "true":
        person.page.click(LIST)
    person.see(PICK)


def choices(person: Person, entry: int) -> list[str]:
    """What may be picked in answer to the question of an entry; nothing when that is answered."""
    found: list[str] = person.page.evaluate(CHOICES, [entry, PICK])
    return found


def play(person: Person, picks: Sequence[str]) -> None:
    """One certain decision, pick by pick."""
    listed(person)
    for pick in picks:
        click(person, pick)


def click(person: Person, pick: str) -> None:
    """One pick with the mouse, when it is offered."""
    person.page.click(f"{MINE} {PICK}[data-pick='{pick}']")


def mouse(person: Person, luck: Random) -> None:
    """One decision at random."""
    listed(person)
    entry = person.entry
    while picks := choices(person, entry):
        click(person, luck.choice(picks))


def keys(person: Person, luck: Random) -> None:
    """The same with the keyboard alone: after every pick, the next choices have the focus."""
    if not person.is_shown(PICK):
        person.page.focus(LIST)
        person.page.keyboard.press("Enter")
        person.see(PICK)
    entry = person.entry
    while choices(person, entry):
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
