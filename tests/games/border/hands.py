"""How the game is played in the browser: dice are kept and rolled, areas completed, cells crossed."""

from __future__ import annotations

from random import Random

from tests.journeys.matches import Way
from tests.journeys.people import Person

WAYS = [Way("two", left=10), Way("four", players=4, left=24)]

ROLL, STOP, DONE = "[data-roll]", "[data-stop]", "[data-done]"
DIE, PICK = "[data-die]", ".board [data-pick]"
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown")
NEEDED = (ROLL, PICK, DONE)  # what has to be in sight where one decides; the first of them that is there
LOOSE = "all => all.map((die) => die.ariaPressed === 'false')"
FARTHEST = 40  # steps after which a person would give the keyboard up


def mouse(person: Person, luck: Random) -> None:
    """One decision with the mouse, or with a finger."""
    now = person.look(ROLL, PICK)
    if ROLL not in now:
        return cross(person, luck, now[PICK])
    if luck.random() < 0.4:
        return person.point(STOP)
    for number in kept(person, luck):
        person.point(f":nth-match({DIE}, {number + 1})")
    person.point(ROLL)


def cross(person: Person, luck: Random, picks: int) -> None:
    """Complete an area or cross a cell, of so many, or finish."""
    if not picks or luck.random() < 0.2:
        return person.point(DONE)
    person.point(f":nth-match({PICK}, {luck.randrange(picks) + 1}) .hit")


def kept(person: Person, luck: Random) -> list[int]:
    """Which dice are tapped: some are kept and the others rolled, at least one."""
    loose: list[bool] = person.page.locator(DIE).evaluate_all(LOOSE)
    tapped = luck.sample(range(len(loose)), luck.randrange(3))
    return tapped if sum(is_loose != (number in tapped) for number, is_loose in enumerate(loose)) else []


def keys(person: Person, luck: Random) -> None:
    """One decision with the keys alone."""
    now = person.look(ROLL, PICK)
    if ROLL in now:
        return roll_by_keys(person, luck)
    go(person, PICK if PICK in now and luck.random() < 0.8 else DONE)
    for _ in range(luck.randrange(4)):
        press(person, luck.choice(ARROWS))
    press(person, luck.choice(["Enter", " "]))


def roll_by_keys(person: Person, luck: Random) -> None:
    """Stop, or keep dice and roll the others."""
    if luck.random() < 0.4:
        go(person, STOP)
        return press(person, "Enter")
    for number in sorted(kept(person, luck), reverse=True):
        go(person, f":nth-match({DIE}, {number + 1})")
        press(person, " ")
    go(person, ROLL)
    press(person, "Enter")


def go(person: Person, selector: str) -> None:
    """Bring the focus to something: into the page first, then towards it."""
    for _ in range(FARTHEST):
        way = where(person, selector)
        if way == "here":
            return
        press(person, way)
    raise AssertionError(f"{selector} is out of reach")


def where(person: Person, selector: str) -> str:
    """The key that leads from the focus towards something."""
    return str(person.page.locator(selector).first.evaluate(WAY))


def press(person: Person, key: str) -> None:
    """One key."""
    person.page.keyboard.press(key)


WAY = """wanted => {
    const at = document.activeElement;
    if (at === wanted) return 'here';
    if (at.matches('.skip')) return 'Enter';
    const follows = wanted.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
    const back = follows && at !== document.body;
    if (at.closest('.tray') && wanted.closest('.tray')) return back ? 'ArrowLeft' : 'ArrowRight';
    return back ? 'Shift+Tab' : 'Tab';
}"""
