"""How Ingenious looks in a terminal: kept drawings, and what must hold for every drawing.

`STOLEK_REDRAW=1 pytest tests/games/ingenious/test_face.py` draws the kept ones anew; look at them
(`cat tests/games/ingenious/faces/*.txt`) before keeping them.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from wcwidth import wcswidth, wcwidth

from stolek.games.ingenious import GAME
from stolek.games.ingenious.edition.box import COLOURS
from stolek.games.ingenious.rules.board import CELLS, axial, distance, name_of
from stolek.games.ingenious.terminal.glyphs import LETTERS, SHAPES
from stolek.games.ingenious.terminal.text import aliases, draw
from stolek.kernel.match import Match
from stolek.terminal.paint import in_colour, without_colour
from stolek.words.speak import Speaker

FACES = Path(__file__).parent / "faces"
PAINTS = {"plain": without_colour, "colour": in_colour}
NAMES = ("Eva", "Jan", "Zoë", "Bořivoj")


class Scene(NamedTuple):
    """A position to be drawn."""

    players: int
    mode: str | None
    moves: int


SCENES = {
    "two": Scene(2, None, 16),
    "three": Scene(3, None, 20),
    "four": Scene(4, None, 2),
    "team": Scene(4, "team", 30),
    "solitaire": Scene(1, None, 24),
}


@cache
def played(name: str) -> Match[Any]:
    """A match some moves on, always the same."""
    players, mode, moves = SCENES[name]
    options: dict[str, Any] = {"mode": mode} if mode else {}
    match = GAME.start(players, seed=11, **options)
    for number in range(moves):
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.play(seat, legal[number * 97 % len(legal)])
    return match


def picture(name: str, paint: str, columns: int) -> str:
    """A position as the one to move sees it, in English, the last move marked."""
    match = played(name)
    last = [entry for entry in match.record.entries if hasattr(entry, "move")][-1]
    picks = GAME.moves.move(GAME.moves.parse(last.move)).picks
    say = Speaker("en", GAME, NAMES).say
    return draw(match.view(match.to_act[0]), PAINTS[paint], say, marked=picks, columns=columns)


def bare(text: str) -> str:
    """Text without colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def widest(text: str) -> int:
    """The columns of the longest line."""
    return max(wcswidth(line) for line in bare(text).splitlines())


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("paint", PAINTS)
@pytest.mark.parametrize("name", SCENES)
def test_kept_drawings(name: str, paint: str, columns: int) -> None:
    path = FACES / f"{name}-{paint}-{columns}.txt"
    drawing = picture(name, paint, columns) + "\n"
    if os.environ.get("STOLEK_REDRAW"):
        path.write_text(drawing, encoding="utf-8")
    assert drawing == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", SCENES)
def test_a_wide_screen_holds_the_score_boards_beside_the_board(name: str) -> None:
    lines = picture(name, "plain", 100).splitlines()
    assert "Eva" in lines[0]
    assert len(lines) <= 24


def test_every_sign_is_one_column_and_unlike_the_others() -> None:
    for signs in (SHAPES, LETTERS):
        assert list(signs) == list(COLOURS)
        assert len(set(signs.values())) == 6
        assert [wcwidth(sign) for sign in signs.values()] == [1] * 6


def view_of(lying: dict[str, str], radius: int = 5) -> dict[str, Any]:
    """A table on which nothing but this lies."""
    return {**GAME.start(seed=1).view(None), "radius": radius, "board": lying}


@pytest.mark.parametrize("radius", [5, 6, 7])
def test_every_cell_is_found_by_its_letter_and_its_number(radius: int) -> None:
    for cell in [cell for cell in CELLS if distance(*axial(cell)) <= radius]:
        name = name_of(cell)
        marked = draw(view_of({name: "red"}, radius), without_colour, marked=[f"cell:{name}"])
        lines = [line[: 4 * 2 * radius + 9] for line in marked.splitlines()[: 2 * radius + 3]]
        (row,) = [number for number, line in enumerate(lines) if re.search(r"[\[(][Rr][\])]", line)]
        column = re.search("[Rr]", lines[row][2 * abs(row - radius - 1) + 1 :])
        assert column
        assert lines[row].split()[0] == name[0]
        start = column.start() + 2 * abs(row - radius - 1) + 1
        assert name[1:] in numbers_on_diagonal(lines, row, start)


def numbers_on_diagonal(lines: list[str], row: int, column: int) -> list[str]:
    """The numbers that stand on the diagonal through a place, in steps of a row and two columns."""
    found = []
    for other, line in enumerate(lines):
        at = column + 2 * (other - row)
        for number in re.finditer(r"\d+", line):
            if number.start() <= at <= number.end() and at >= 0:
                found.append(number[0])
    return found


def test_printed_symbols_tiles_and_the_last_tile_look_different() -> None:
    view = view_of({"c8": "red", "h8": "red", "h9": "red"})
    for paint, sign, printed in ((without_colour, "R", "r"), (in_colour, "★", "★")):
        drawing = bare(draw(view, paint, marked=["cell:h9"]))
        assert f"({printed})" in drawing
        assert f" {sign} " in drawing
        assert f"[{sign}]" in drawing


def test_without_colour_there_is_no_escape_and_with_colour_every_tile_has_its_own() -> None:
    assert "\x1b" not in picture("two", "plain", 80)
    drawings = {draw(view_of({"h8": colour}), in_colour) for colour in COLOURS}
    assert len({bare(drawing) for drawing in drawings}) == len(drawings) == 6


def test_pegs_stand_at_their_values_and_the_lowest_are_marked() -> None:
    view = {**view_of({}), "tracks": [[18, 0, 7, 1, 0, 12], [0] * 6]}
    bars = [line.rsplit("  ", 1)[-1] for line in draw(view, without_colour).splitlines()[1:7]]
    assert bars[0].endswith("18 " + "━" * 18 + "R")
    assert bars[2].endswith("7 " + "━" * 7 + "B" + "·" * 11)
    assert [bar.endswith(" ◂") for bar in bars] == [False, True, False, False, True, False]


def test_a_long_track_is_drawn_on_the_same_bar() -> None:
    view = {**view_of({}), "tracks": [[36, 18, 1, 0, 2, 35], [0] * 6], "top": 36}
    bars = draw(view, without_colour).splitlines()[1:7]
    assert [bar.count("━") for bar in bars] == [18, 9, 0, 0, 1, 17]


def test_only_racks_that_are_seen_are_drawn_and_numbered() -> None:
    match = played("two")
    seat = match.to_act[0]
    own, none = match.view(seat), match.view(None)
    assert list(aliases(own)) == ["1", "2", "3", "4", "5", "6"]
    assert list(aliases(own).values()) == own["racks"][seat]
    assert aliases(none) == {}
    for number, tile in aliases(own).items():
        assert re.search(rf"{number} .{{6}} {tile}", draw(own, without_colour))
    assert not re.search(r"(red|green|blue|orange|yellow|purple)-", draw(none, without_colour))


def test_open_partners_see_both_racks_and_number_their_own() -> None:
    match = GAME.start(4, seed=3, mode="team", open=True)
    view = match.view(0)
    drawing = draw(view, without_colour, Speaker("en", GAME, NAMES).say)
    assert list(aliases(view).values()) == view["racks"][0]
    assert (
        list(aliases({**match.view(2), "turn": 2}).values()) == match.view(2)["racks"][2] != view["racks"][0]
    )
    assert drawing.count("-") >= 12
    assert "\nZoë\n" in drawing


def test_heaps_are_told_in_words() -> None:
    say = Speaker("en", GAME, NAMES).say
    view = {**view_of({}), "bag": 77, "aside": ["red-blue"], "claimed": ["green"]}
    drawing = draw(view, without_colour, say)
    assert say("terminal-bag", count=77) in drawing
    assert f"{say('terminal-aside')}  R  B" in drawing
    assert f"{say('terminal-claimed')} (g)" in drawing
    assert say("terminal-aside") not in draw(view_of({}), without_colour, say)


def test_the_arrow_stands_before_the_one_to_move_until_the_end() -> None:
    view = {**view_of({}), "turn": 1}
    say = Speaker("en", GAME, NAMES).say
    assert "▸ Jan" in draw(view, without_colour, say)
    assert "▸" not in draw({**view, "phase": "over"}, without_colour, say)


def test_names_in_wide_letters_keep_the_columns() -> None:
    say = Speaker("en", GAME, ("花子", "太郎", "次郎", "三郎")).say
    drawing = draw({**GAME.start(4, seed=1).view(0)}, without_colour, say, columns=100)
    assert widest(drawing) <= 100
    assert re.search("花子 {9,}太郎", drawing)


@pytest.mark.parametrize("mode", ["standard", "team"])
def test_the_longest_names_are_cut_to_fit(mode: str) -> None:
    names = ("N" * 40, "O" * 40, "P" * 40, "Q" * 40)
    view = GAME.start(4, seed=1, mode=mode).view(0)
    for columns in (80, 100):
        drawing = draw(view, without_colour, Speaker("en", GAME, names).say, columns=columns)
        assert widest(drawing) <= columns
        assert "NN…" in drawing
