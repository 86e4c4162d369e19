"""How Wispwood is played in the browser: every question is answered at random from what the board offers."""

from __future__ import annotations

from random import Random

from tests.journeys.matches import Way
from tests.journeys.people import Person

WAYS = [Way("two", left=20), Way("solo", players=1, options={"ghost": 2}, left=16)]

COUNTED, LAY, STONE = "[data-close-counting]", "[data-tool=lay]", "[data-shape][data-open]"
CELL, FITS = "[data-cell]", "[data-cell][data-fits]"
# A wisp, a tree or a place for the cat, a fresh pond, the end of a turn: whichever of them is asked for.
OTHERS = (
    "[data-space][data-open]",
    CELL,
    "[data-refresh]",
    "[data-cat-refresh]",
    "[data-tool=done]",
    "[data-tool=stay]",
)
TURNS = {"turn": "r", "flip": "f", "shift": "w"}
ARROWS = ("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")
# What has to be in sight where one decides; the first of them that is there.
NEEDED = (COUNTED, LAY, "[data-tool=done]", "[data-tool=stay]", "[data-large-shape]", OTHERS[0], CELL)
FARTHEST = 40  # times the Tab key is pressed at most
LOST = 2_000  # steps at random after which one would have come to every cell


def mouse(person: Person, luck: Random) -> None:
    """One decision with the mouse, or with a finger."""
    close_counting(person)
    if person.is_shown(LAY):
        lay_with_the_mouse(person, luck)
    else:
        person.point(one_of(person, wanted(person, luck), luck))


def close_counting(person: Person) -> None:
    """A round that is counted out goes by itself when somebody else decides; so this is one step."""
    person.page.evaluate("counted => document.querySelector(counted)?.click()", COUNTED)


def lay_with_the_mouse(person: Person, luck: Random) -> None:
    """Turn the shape in hand, take it to where it fits, and let go; a finger lets go by a button."""
    turns = luck.randrange(3)
    while turns > 0 or not person.is_shown(FITS):
        person.point(f"[data-tool={luck.choice(list(TURNS))}]")
        turns -= 1
    person.point(one_of(person, FITS, luck))
    if person.touches:
        person.point(LAY)


def keys(person: Person, luck: Random) -> None:
    """One decision with the keys alone."""
    close_counting(person)
    if person.is_shown(LAY):
        return lay_with_the_keys(person, luck)
    goal = wanted(person, luck)
    come_to(person, goal)
    if goal in (CELL, STONE, OTHERS[0]):
        wander(person, goal, luck)
    person.page.keyboard.press("Enter")


def lay_with_the_keys(person: Person, luck: Random) -> None:
    """The same with letters and arrows."""
    come_to(person, CELL)
    turns = luck.randrange(3)
    while turns > 0 or not person.is_shown(FITS):
        person.page.keyboard.press(luck.choice(list(TURNS.values())))
        turns -= 1
    wander(person, FITS, luck)
    person.page.keyboard.press("Enter")


# ---- what there is ----------------------------------------------------------------------------------


def wanted(person: Person, luck: Random) -> str:
    """What to do next; the shape first of a wisp that was taken."""
    now = person.look(STONE, *OTHERS)
    offered = [goal for goal in (STONE, *OTHERS) if goal in now]
    return STONE if STONE in offered else luck.choice(offered)


def one_of(person: Person, selector: str, luck: Random) -> str:
    """One of several things, by a selector of its own."""
    return f"{selector} >> nth={luck.randrange(person.look(selector)[selector])}"


# ---- keys -------------------------------------------------------------------------------------------


def is_at(person: Person, selector: str) -> bool:
    """Whether the keys go there now."""
    return bool(person.page.evaluate("wanted => document.activeElement.matches(wanted)", selector))


def come_to(person: Person, goal: str) -> None:
    """Press the Tab key until one is there, or back to it; from the top, over the link to the board."""
    for _ in range(FARTHEST):
        if is_at(person, goal):
            return
        way = "Enter" if is_at(person, ".skip") else "Shift+Tab" if is_behind(person, goal) else "Tab"
        person.page.keyboard.press(way)
    raise AssertionError(f"the keys do not come to {goal}")


def is_behind(person: Person, goal: str) -> bool:
    """Whether something stands before the place where one is."""
    where = "document.activeElement.compareDocumentPosition(document.querySelector(goal))"
    return bool(person.page.evaluate(f"goal => {where} & Node.DOCUMENT_POSITION_PRECEDING", goal))


def wander(person: Person, goal: str, luck: Random) -> None:
    """Some steps with the arrows, and on until one is at such a thing."""
    for _ in range(luck.randrange(4)):
        person.page.keyboard.press(luck.choice(ARROWS))
    for _ in range(LOST):
        if is_at(person, goal):
            return
        person.page.keyboard.press(luck.choice(ARROWS))
    raise AssertionError(f"no arrow leads to {goal}")
