"""Law 16: what is drawn in a terminal fits the screen, whoever looks and in whatever language."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from wcwidth import wcswidth

from stolek import CHANCE, State
from stolek.kernel.game import TextDrawing
from stolek.terminal.paint import STYLES, in_colour, without_colour
from stolek.words.speak import LANGUAGES, Speaker
from tests.laws.laws_conduct import shown
from tests.laws.tables import Table
from tests.laws.walks import positions, some_action

COLUMNS = (80, 100, 120, 140, 160, 200)
COLOUR = re.compile(r"\x1b\[[0-9;]*m")
NAMES = (
    ("Eva", "Jan", "Bot 1", "Bot 2"),
    ("N" * 40, "O" * 40, "P" * 40, "Q" * 40),
    ("花子", "太郎", "次郎", "三郎"),
)


def law_16_faces(table: Table, dice: Random) -> None:
    """No line of a drawing is wider than the screen or ends in blanks, and every colour is a known one."""
    face = table.game.face
    if face is None:
        return
    for state in positions(table, dice, 4):
        view = shown(table.game, state, dice.choice(table.eyes))
        more: dict[str, Any] = {"eye": dice.choice(table.eyes), "marked": some_picks(table, state)}
        for language in LANGUAGES:
            more["say"] = Speaker(language, table.game, dice.choice(NAMES)[: table.players]).say
            more["columns"] = dice.choice(COLUMNS)
            check_plain_drawing(table, face.draw(view, without_colour, **more), more["columns"])
        check_colours(table, face, view, more)
    check_wordless(table, face, view)


def check_plain_drawing(table: Table, drawing: str, columns: int) -> None:
    """Without colour there is no escape, and nothing at the ends of lines."""
    assert not COLOUR.search(drawing), f"{table}: colour where there is to be none"
    for line in drawing.splitlines():
        assert line == line.rstrip(), f"{table}: blanks behind {line!r}"
    check_width(table, drawing, columns)


def check_colours(table: Table, face: TextDrawing, view: dict[str, Any], more: dict[str, Any]) -> None:
    """In colour a drawing is no wider, and a terminal knows how to show it."""
    used: set[str] = set()

    def paint(text: str, colour: str) -> str:
        used.add(colour)
        return in_colour(text, colour)

    check_width(table, COLOUR.sub("", face.draw(view, paint, **more)), more["columns"])
    assert used <= set(STYLES), f"{table}: no terminal knows {sorted(used - set(STYLES))}"


def check_width(table: Table, drawing: str, columns: int) -> None:
    """No line is wider than the screen."""
    for line in drawing.splitlines():
        assert wcswidth(line.rstrip()) <= columns, f"{table}: wider than {columns}: {line!r}"


def check_wordless(table: Table, face: TextDrawing, view: dict[str, Any]) -> None:
    """Nobody needs to say anything for a table to be drawn."""
    assert face.draw(view, without_colour).strip(), f"{table}: nothing is drawn"


def some_picks(table: Table, state: State) -> tuple[str, ...]:
    """What one of those who are asked might choose, to be pointed out."""
    seats = [seat for seat in state.actors() if seat != CHANCE]
    return table.game.moves.move(some_action(state.clone(), seats[0])).picks if seats else ()
