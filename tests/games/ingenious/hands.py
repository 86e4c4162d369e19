"""How the game is played in the browser."""

from __future__ import annotations

from random import Random

from tests.journeys.matches import Way
from tests.journeys.people import Person

WAYS = [
    Way("two", left=10),
    Way("team", players=4, options={"mode": "team"}, left=12),
    Way("solitaire", players=1, options={"mode": "solitaire"}, left=6),
]
TILE, CELL, ANSWER = "[data-tile]:enabled", "[data-cell][aria-disabled=false]", "[data-answer]"
TURNS = 3  # a tile is turned less often than this


def mouse(person: Person, luck: Random) -> None:
    """One decision with the mouse, or with a finger."""
    now = person.look(ANSWER, TILE)
    if ANSWER in now:
        return point(person, ANSWER, luck.randrange(now[ANSWER]))
    place = luck.randrange(now[TILE])
    for _ in range(1 + luck.randrange(TURNS)):  # the tile that is picked already is turned
        point(person, TILE, place)
    point(person, CELL, luck.randrange(person.look(CELL)[CELL]))


def keys(person: Person, luck: Random) -> None:
    """One decision with the keys alone."""
    now = person.look(ANSWER, TILE)
    if ANSWER in now:
        # The question has the focus as soon as it arises; its answers follow.
        press(person, "Tab", 1 + luck.randrange(now[ANSWER]))
        return press(person, "Enter")
    press(person, str(1 + luck.randrange(now[TILE])))
    walk(person, luck.choice(open_cells(person)))
    press(person, "r", luck.randrange(TURNS))
    press(person, "Enter")


def walk(person: Person, cell: str) -> None:
    """With the arrows to a cell: first to its row, then along it."""
    down = ord(cell[0]) - ord(focused(person)[0])
    press(person, "ArrowDown" if down > 0 else "ArrowUp", abs(down))
    right = int(cell[1:]) - int(focused(person)[1:])
    press(person, "ArrowRight" if right > 0 else "ArrowLeft", abs(right))
    assert focused(person) == cell


def focused(person: Person) -> str:
    """The cell that the keys are on."""
    return str(person.page.evaluate("document.activeElement.dataset.cell"))


def open_cells(person: Person) -> list[str]:
    """The cells on which the tile in hand may be laid."""
    cells = person.page.eval_on_selector_all(CELL, "all => all.map(cell => cell.dataset.cell)")
    return [str(cell) for cell in cells]


def point(person: Person, selector: str, number: int) -> None:
    """Point at one of them."""
    person.point(f"{selector} >> nth={number}")


def press(person: Person, key: str, times: int = 1) -> None:
    """A key, so many times."""
    for _ in range(times):
        person.page.keyboard.press(key)
