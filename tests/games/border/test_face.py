"""How The Border looks in a terminal: what is drawn from given views, and what holds for every drawing."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest

from stolek.games.border import GAME
from stolek.games.border.edition.box import BOARDS, BOX, CELLS, COLOURS, colours_on
from stolek.games.border.play.moves import LETTERS
from stolek.games.border.terminal.text import aliases, draw
from stolek.kernel.match import Match
from stolek.kit.labels import wordless
from stolek.terminal.display import marked
from stolek.terminal.paint import STYLES, in_colour, without_colour
from stolek.terminal.question import Question
from stolek.words.speak import LANGUAGES, Speaker

NAMES = ("Eva", "Jan", "Bot 1", "Bot 2")
PHASES = ("rolling", "completing", "second")
LARGE, SMALL = 55, 27  # columns of a board
Say = Callable[..., str]


def speaker(language: str = "en", names: tuple[str, ...] = NAMES) -> Say:
    return Speaker(language, GAME, names).say


def table(players: int = 2) -> dict[str, Any]:
    """Board A for the first seat, B for the second …; the first one is active."""
    return GAME.start(players, seed=4, boards="ABCD"[:players], first=0).view(0)


def with_board(view: dict[str, Any], seat: int = 0, **changes: Any) -> dict[str, Any]:
    """The same table, but for what is told of one board."""
    boards = [board | changes if number == seat else board for number, board in enumerate(view["boards"])]
    return view | {"boards": boards}


def large(drawing: str) -> list[str]:
    """The rows of the large board."""
    return [line[:LARGE].ljust(LARGE) for line in bare(drawing).splitlines()[1:16]]


def bare(text: str) -> str:
    """Text without colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


def cell_in(rows: list[str], name: str, pitch: int = 4, columns: int = 3) -> str:
    """What stands in the place of a cell."""
    left = min(2 * cell.q + cell.r for cell in BOX.cells)
    cell = BOX.cells[CELLS.index(name)]
    column = (2 * cell.q + cell.r - left) * pitch // 2
    return rows[cell.r][column : column + columns]


def letter_of(board: str, name: str) -> str:
    colour = colours_on(BOARDS.index(board)).get(name)
    return LETTERS[colour].upper() if colour else ""


@cache
def played(players: int, phase: str, moves: int = 90) -> Match[Any]:
    """A match some moves on, waiting for an answer in this phase; crosses where it can."""
    match = GAME.start(players, seed=players)
    dice = Random(moves)
    number = 0
    while number < moves or match.view(None)["phase"] != phase:
        seat = match.to_act[0]
        legal = match.legal(seat)
        useful = [move for move in legal if move.name in ("complete", "cross")]
        match.play(seat, dice.choice(useful or legal))
        number += 1
    assert not match.outcome
    return match


# ---- cells ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", [None, *LANGUAGES])
@pytest.mark.parametrize("seat", range(4))
def test_every_open_cell_shows_the_letter_of_its_colour(seat: int, language: str | None) -> None:
    rows = large(draw(table(4), without_colour, speaker(language) if language else wordless, eye=seat))
    for name in CELLS:
        letter = letter_of(BOARDS[seat], name)
        assert cell_in(rows, name) == (f" {letter} " if letter else "(×)")


def test_crosses_hint_at_their_colour_and_stand_where_they_were_made() -> None:
    view = with_board(table(), crossed=["b07", "b08", "b14", "b79"])
    rows = large(draw(view, without_colour))
    assert [name for name in CELLS if cell_in(rows, name) == " × "] == ["b08", "b14"]
    assert [name for name in CELLS if cell_in(rows, name) == "(×)"] == ["b07", "b79"]
    assert in_colour(" × ", "red") in draw(view, in_colour)
    assert in_colour(" × ", "green") in draw(view, in_colour)


def test_cells_crossed_last_stand_in_brackets_on_the_board_of_who_crossed_them() -> None:
    crossed = ["b07", "b08", "b38", "b42", "b46", "b79"]
    view = with_board(with_board(table(), crossed=crossed), 1, crossed=crossed)
    rows = large(draw(view, without_colour, marked=["0/cell:b08", "0/area:a12", "1/cell:b14", "0/die:red"]))
    assert [name for name in CELLS if cell_in(rows, name) == "[×]"] == ["b08", "b38", "b42", "b46"]
    for others in (["1/cell:b08"], ["cell:b08"], ["0/cell:b15"]):
        assert "[×]" not in draw(view, without_colour, marked=others)


def test_new_crosses_on_small_boards_are_stars() -> None:
    view = with_board(table(), 1, crossed=["b07", "b08", "b09", "b79"])
    lines = draw(view, without_colour, marked=["1/cell:b09", "1/cell:b15"], columns=140).splitlines()
    small = [line.rpartition("│")[2][1:].ljust(SMALL) for line in lines[1:16]]
    signs = {name: cell_in(small, name, pitch=2, columns=1) for name in CELLS}
    assert {name for name, sign in signs.items() if sign == "×"} == {"b07", "b08", "b79"}
    assert {name for name, sign in signs.items() if sign == "*"} == {"b09"}
    assert all(signs[name] in (letter_of("B", name), "×", "*") for name in CELLS)


def test_a_board_that_is_not_dealt_yet_has_no_colours() -> None:
    view = GAME.start(3, chance="manual").view(None)
    drawing = draw(view, without_colour, speaker(), columns=140)
    assert view["turn"] is None
    assert cell_in(large(drawing), "b08") == " · "
    assert "Board" not in drawing


# ---- what can be chosen -----------------------------------------------------------------------


def test_areas_that_can_be_completed_show_their_number_in_their_open_cells() -> None:
    view = with_board(table(), crossed=["b07", "b38", "b79"], completable=["a12", "a06"])
    rows = large(draw(view, without_colour))
    shown = {name: cell_in(rows, name) for name in CELLS}
    assert {name: text for name, text in shown.items() if text[0].isdigit()} == {
        **dict.fromkeys(["b42", "b46"], "12O"),
        **dict.fromkeys(["b16", "b20"], "06O"),
    }


def test_cells_that_can_be_crossed_show_their_own_number() -> None:
    rows = large(draw(with_board(table(), crossable=["b08", "b73"]), without_colour))
    assert cell_in(rows, "b08") == "08R"
    assert cell_in(rows, "b73") == "73B"
    assert cell_in(rows, "b09") == " R "


def test_only_what_can_be_chosen_is_filled_with_colour() -> None:
    nothing, something = table(), with_board(table(), crossable=["b08"])
    assert in_colour(" R ", "on red") in draw(nothing, in_colour)
    assert in_colour(" R ", "on red") not in draw(something, in_colour)
    assert in_colour(" R ", "red") in draw(something, in_colour)
    assert in_colour("08R", "on red") in draw(something, in_colour)


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_is_numbered_in_the_drawing_can_be_typed(players: int, phase: str) -> None:
    match = played(players, phase)
    seat = match.to_act[0]
    question = Question(match, seat)
    drawing = draw(match.view(seat), without_colour)
    if phase == "rolling":
        numbers = set(drawing.splitlines()[2][LARGE:].split())
        assert numbers == {"1", "2", "3", "4", "5"}
        targets = {f"roll {colour}" for colour in match.view(seat)["dice"]}
        typed = {question.understood(f"roll {number}") for number in numbers}
    else:
        numbers = set(re.findall(r"\b(\d\d)[AYBROG]\b", "\n".join(large(drawing))))
        targets = {move.notation for move in match.legal(seat)} - {"done"}
        typed = {question.understood(number) for number in numbers}
        typed |= {question.understood(number.lstrip("0")) for number in numbers}
    assert targets == {str(move) for move in typed}


def test_numbers_stand_for_what_is_asked() -> None:
    view = table() | {"dice": ["gray", "red", "red", "blue", "green"]}
    numbers = {"1": "gray", "2": "red", "3": "red", "4": "blue", "5": "green"}
    assert aliases(view) == numbers | {"all": "gray red red blue green"}
    completing = aliases(view | {"phase": "completing"})
    assert completing["01"] == completing["1"] == "a01"
    assert completing["42"] == "a42"
    second = aliases(view | {"phase": "second"})
    assert second["08"] == second["8"] == "b08"
    assert second["86"] == "b86"
    assert second["8y"] == second["08a"] == "b08", "with the letter that stands behind it"
    assert aliases(view | {"phase": "over"}) == {}


@pytest.mark.parametrize("phase", PHASES)
def test_the_example_in_the_help_is_a_move_with_a_number_of_the_drawing(phase: str) -> None:
    match = played(2, phase)
    question = Question(match, match.to_act[0])
    assert question.examples()[0].split()[0] in ("roll", "complete", "cross")
    assert re.fullmatch(r"(roll|complete|cross) \d+", question.example())
    assert str(question.understood(question.example())) in {
        move.notation for move in match.legal(question.seat)
    }


# ---- territories ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_and_values_stand_inside_the_territories(language: str) -> None:
    say = speaker(language)
    rows = large(draw(table(), without_colour, say))
    left = min(2 * cell.q + cell.r for cell in BOX.cells)
    for territory in BOX.territories:
        inside = ""
        for row in range(15):
            columns = [(2 * q + r - left) * 2 for q, r in territory.interior if r == row]
            inside += rows[row][min(columns) - 1 : max(columns) + 4] + " " if columns else ""
        name = say(f"territory-{territory.id}").capitalize()
        written = " ".join(inside.split())
        assert written in (
            f"{name} {territory.high}/{territory.low}",
            f"{name[:4]}… {territory.high}/{territory.low}",
        )


def test_a_higher_value_that_is_gone_is_crossed_off() -> None:
    before, after = (draw(table() | {"gone": gone}, without_colour) for gone in ([], ["castle", "well"]))
    assert before.count("12/6") == before.count("4/2") == 2  # on the board and on the bar
    assert after.count("12/6") == after.count(" 4/2") == 0
    assert after.count("×/6") == 2
    assert after.count("11/5") == 2


def test_a_closed_territory_is_filled_and_shows_the_points_written() -> None:
    view = with_board(table(), closed={"villa": 9, "well": 2}, score=11)
    rows = large(draw(view, without_colour, speaker()))
    assert "░░ Villa ░░" in rows[1]
    assert "░ (9) ░" in rows[2]
    assert "(2)" in rows[11]
    assert "░░░" in rows[12]
    assert "░" not in "".join(rows[5:10])
    assert "░" not in "".join(large(draw(table(), without_colour, speaker())))


def test_a_closed_territory_is_filled_on_a_small_board_too() -> None:
    small = [
        line.partition("│")[2]
        for line in draw(with_board(table(), 1, closed={"well": 4}), without_colour, columns=140).splitlines()
    ]
    assert [number for number, line in enumerate(small) if "░" in line] == [11, 12, 13]


# ---- dice -------------------------------------------------------------------------------------


def tray(view: dict[str, Any], eye: int | None = None) -> list[str]:
    return [line[LARGE:].strip() for line in draw(view, without_colour, speaker(), eye=eye).splitlines()[:3]]


DICE = ["gray", "red", "red", "blue", "green"]


def test_dice_show_the_throw_their_letters_and_numbers() -> None:
    view = table() | {"throws": 2, "dice": DICE, "unused": DICE}
    assert tray(view) == [
        f"{speaker()('terminal-dice')} {speaker()('terminal-throw', number=2)}",
        "[A] [R] [R] [B] [G]",
        "1   2   3   4   5",
    ]


def test_used_dice_are_small_and_crossed() -> None:
    view = table() | {"phase": "completing", "dice": DICE, "unused": DICE}
    assert tray(view | {"unused": ["gray", "red", "blue"]})[1:] == ["[A] [R] [r] [B] [g]", "×       ×"]
    assert tray(view)[1:] == ["[A] [R] [R] [B] [G]", ""]


def test_in_the_second_action_dice_are_those_left_for_who_looks() -> None:
    view = table() | {"phase": "second", "dice": DICE, "unused": ["gray", "red", "red", "green"]}
    view = with_board(view, 1, pool=["red", "green"], choosing=True)
    assert tray(view, 1) == [
        speaker()("terminal-pool"),
        "[a] [R] [r] [b] [G]",
        "×       ×   ×",
    ]
    assert tray(view, 0)[1] == "[A] [R] [R] [b] [G]"


# ---- bars -------------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", [80, 100, 140])
@pytest.mark.parametrize("players", [2, 4])
def test_bars_tell_points_and_open_cells_of_everybody(players: int, columns: int) -> None:
    match = played(players, "rolling", 100 * players)
    view = match.view(match.to_act[0])
    entries = []
    by_value = sorted(BOX.territories, key=lambda territory: territory.high)
    for territory in by_value:
        open_cells = [set(territory.border) - set(board["crossed"]) for board in view["boards"]]
        closed = [board["closed"].get(territory.id) for board in view["boards"]]
        pairs = zip(closed, open_cells, strict=True)
        entries.append([f"({points})" if points else str(len(cells)) for points, cells in pairs])
    assert any("(" in entry for row in entries for entry in row)
    totals = [(str(board["score"]), f"{len(board['closed'])}/6") for board in view["boards"]]
    lines = draw(view, without_colour, speaker(), columns=columns).splitlines()
    if any("│" in line for line in lines) and len(lines) > 18:  # bars lie below the boards
        for seat in range(players):
            words = next(line for line in lines[19:] if NAMES[seat] in line).split()
            assert words[-11:] == [*(row[seat] for row in entries), *totals[seat]]
    else:
        for line, row in zip(lines[5:14], entries, strict=True):
            assert re.findall(r"\(\d+\)|\d+", line[LARGE:].partition("│")[0].partition("/")[2])[1:] == row
        for number in (0, 1):
            words = lines[14 + number][LARGE:].partition("│")[0].split()
            assert words[1:] == [pair[number] for pair in totals]


def test_names_too_long_for_a_column_become_initials() -> None:
    heads = draw(table(4), without_colour, speaker()).splitlines()[4][LARGE:].split()
    assert heads == ["Eva", "Jan", "B1", "B2"]


# ---- the whole table --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_eighty_columns_are_enough_for_a_screen_of_twenty_four_lines(players: int) -> None:
    drawing = draw(table(players), in_colour, speaker())
    assert len(drawing.splitlines()) == 16


@pytest.mark.parametrize("columns", [20, 56, 70])
def test_on_a_narrow_screen_everything_stands_below_the_board(columns: int) -> None:
    drawing = draw(table(4), without_colour, speaker(), columns=columns)
    assert max(map(len, drawing.splitlines())) <= max(columns, LARGE)
    assert len(drawing.splitlines()) > 32


@pytest.mark.parametrize(("columns", "players"), [(100, 2), (108, 2), (111, 3), (140, 3), (139, 4), (200, 4)])
def test_a_wide_screen_holds_all_boards_beside_each_other(columns: int, players: int) -> None:
    lines = draw(table(players), without_colour, speaker(), columns=columns).splitlines()
    for seat in range(1, players):
        assert f"{NAMES[seat]} ({BOARDS[seat]})" in lines[0]
    assert all(line.count("│") == players - 1 for line in lines[:16])
    assert len(lines) <= 25


@pytest.mark.parametrize(("columns", "players"), [(80, 2), (99, 2), (110, 3), (138, 4)])
def test_where_they_do_not_fit_other_boards_are_left_out(columns: int, players: int) -> None:
    drawing = draw(table(players), without_colour, speaker(), columns=columns)
    assert "│" not in drawing


def test_the_large_board_is_that_of_who_looks_else_of_who_is_to_act() -> None:
    def shown(view: dict[str, Any], eye: int | None = None) -> str:
        return draw(view, without_colour, speaker(), eye=eye).splitlines()[0].split(" · ")[1]

    view = table(3)
    assert shown(view) == "Board A"
    assert shown(view | {"turn": 2}) == "Board C"
    assert shown(with_board(view | {"phase": "second"}, 1, choosing=True)) == "Board B"
    assert shown(with_board(view | {"phase": "second"}, 1, choosing=True), eye=0) == "Board A"


def test_an_arrow_stands_before_those_who_are_to_act() -> None:
    def arrows(view: dict[str, Any]) -> list[str]:
        top = draw(view, without_colour, speaker(), eye=0, columns=140).splitlines()[0]
        return re.findall(r"▸ (\w+)", top)

    view = table(3)
    assert arrows(view) == ["Eva"]
    assert arrows(with_board(view | {"phase": "second"}, 2, choosing=True)) == ["Bot"]
    assert arrows(view | {"phase": "over"}) == []


def test_what_others_do_is_said_in_the_titles() -> None:
    say = speaker()
    view = with_board(table(3) | {"phase": "second"}, 2, choosing=True)
    top = draw(view, without_colour, say, eye=0, columns=140).splitlines()[0]
    states = ["active", "finished", "choosing"]
    assert [title.split(" · ")[-1].strip() for title in top.split("│")[1:]] == [
        say(f"terminal-{state}") for state in states[1:]
    ]
    assert say("terminal-active") in top.partition("│")[0]


def test_a_title_has_only_as_much_as_fits() -> None:
    say = speaker(names=("Konstantin Bořivoj", "Jan"))
    title = draw(table(), without_colour, say).splitlines()[0][:LARGE].strip()
    assert title == f"▸ Konstantin Bořivoj · {say('terminal-board', board='A')} · {say('terminal-active')}"


def test_without_colour_there_is_no_escape_but_a_key_to_the_letters() -> None:
    plain, coloured = (draw(table(), paint, speaker("cs")) for paint in (without_colour, in_colour))
    assert "\x1b" not in plain
    key = plain.splitlines()[-1].split("   ")
    assert key == [f"{LETTERS[colour].upper()} {speaker('cs')(f'colour-{colour}')}" for colour in COLOURS]
    assert [line.rstrip() for line in bare(coloured).splitlines()] == plain.splitlines()[:-1]


@pytest.mark.parametrize("phase", PHASES)
def test_every_colour_is_one_that_a_terminal_knows(phase: str) -> None:
    match = played(4, phase)
    used: set[str] = set()

    def paint(text: str, colour: str) -> str:
        used.add(colour)
        return text

    draw(match.view(match.to_act[0]), paint, speaker(), columns=140)
    assert used >= set(COLOURS)
    assert used <= set(STYLES)


def test_without_words_only_letters_of_colours_and_boards_are_left() -> None:
    drawing = draw(table(4), without_colour, columns=140)
    assert set(re.findall(r"[^\W\d_]+", drawing)) <= {"A", "B", "C", "D", "G", "O", "R", "Y", "Σ"}


def test_the_terminal_says_whose_crosses_are_new() -> None:
    match = GAME.start(2, chance="manual", boards="AB", first=0)
    match.draw("gray,gray,gray,gray,gray")
    for seat, move in ((0, "stop"), (0, "done"), (1, "cross b08")):
        match.play(seat, move)
    assert marked(match, 0) == {"cell:b08", "1/cell:b08"}
    for eye, sign in ((0, "*"), (1, "[×]")):
        news = marked(match, eye)
        drawing = draw(match.view(eye), without_colour, eye=eye, marked=news, columns=140)
        assert drawing.count(sign) == 1
