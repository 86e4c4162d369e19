"""How King of the Dice is played in the browser."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from tests.journeys.matches import CONFIRM, MINE, Way
from tests.journeys.people import LOOK, Person

WAYS = [Way("two", left=12), Way("three", players=3, left=30)]  # both begin with a turn of the first seat

BOARD = f"{MINE} .realm"
OPEN = f"{BOARD} [data-pick]:not(:disabled):not([aria-pressed=true])"
HELD = f"{BOARD} [aria-pressed=true]"
# The table, what may be picked, and whether what was picked needs more, at one instant.
DECISION = f"""([open, held, confirm]) => {{
    const {{ entry, counts }} = ({LOOK})([held, confirm]);
    const picks = [...document.querySelectorAll(open)].map((one) => one.dataset.pick);
    return {{ entry, picks, unfinished: counts[held] > 0 && counts[confirm] === 0 }};
}}"""
STOPS = 0.3  # how often somebody is content with his dice
AT_ONCE = 3  # dice that are thrown again, at most
BY_ARROWS, LONGEST = 4, 40  # keys on the way to something
# The arrow that leads towards a pick, and the key that leads there through all others.
TOWARDS = """([open, pick]) => {
    const here = document.activeElement;
    const there = [...document.querySelectorAll(open)].find((one) => one.dataset.pick === pick);
    if (here === there) return null;
    const [from, to] = [here, there].map((one) => one.getBoundingClientRect());
    const dx = to.left + to.right - from.left - from.right;
    const dy = to.top + to.bottom - from.top - from.bottom;
    const arrow = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'Right' : 'Left') : (dy > 0 ? 'Down' : 'Up');
    const comes = here.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING;
    return [`Arrow${arrow}`, comes ? 'Tab' : 'Shift+Tab'];
}"""

Take = Callable[[Person, str], None]
"""Picks what can be picked, by its name."""


def mouse(person: Person, luck: Random) -> None:
    """One decision with the mouse, or with a finger."""
    decide(person, luck, point)


def keys(person: Person, luck: Random) -> None:
    """One decision with the keys alone."""
    decide(person, luck, press)


def decide(person: Person, luck: Random, take: Take) -> None:
    """Dice are thrown or left; anything else is picked, with all that belongs to it."""
    first = decision(person)
    if "stop" in first["picks"]:
        return throw(person, luck, take)
    take(person, luck.choice(first["picks"]))
    while (now := decision(person))["unfinished"] and now["entry"] == first["entry"]:
        take(person, luck.choice(further(now["picks"])))


def decision(person: Person) -> dict[str, Any]:
    """How far the decision is that is asked for now."""
    now: dict[str, Any] = person.page.evaluate(DECISION, [OPEN, HELD, CONFIRM])
    return now


def throw(person: Person, luck: Random, take: Take) -> None:
    """Some dice once more, or none."""
    if luck.random() < STOPS:
        return take(person, "stop")
    for die in luck.sample("abcdef", luck.randint(1, AT_ONCE)):
        take(person, f"die:{die}")
    take(person, "throw")


def further(names: list[str]) -> list[str]:
    """What goes with the card or joker that is held: how it is taken, the face of a die, or another joker."""
    last = [name for name in names if name.startswith("as:") or name.endswith(("/claim", "/alarm"))]
    return last or [name for name in names if "joker" in name]


def point(person: Person, pick: str) -> None:
    """Where it lies."""
    person.point(f'{OPEN}[data-pick="{pick}"]')


def press(person: Person, pick: str) -> None:
    """Dice have letters; to other things lead arrows, and the tab key where those pass by."""
    keyboard = person.page.keyboard
    if pick.startswith("die:") and not is_adrift(person):
        return keyboard.press(pick[-1])
    for step in range(LONGEST):
        towards = person.page.evaluate(TOWARDS, [OPEN, pick])
        if towards is None:
            return keyboard.press("Enter")
        keyboard.press(towards[step >= BY_ARROWS])
    raise AssertionError(f"no key leads to {pick}")


def is_adrift(person: Person) -> bool:
    """Whether no key has come to the board yet."""
    return bool(person.page.evaluate("document.activeElement === document.body"))
