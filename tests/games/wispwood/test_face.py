"""How Wispwood looks in a terminal: what is drawn of given tables, and what holds for every drawing."""

from __future__ import annotations

import cmath
import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from wcwidth import wcswidth, wcwidth

from stolek.games.wispwood import GAME
from stolek.games.wispwood.edition.box import CARD_NAMES
from stolek.games.wispwood.terminal import signs
from stolek.games.wispwood.terminal.lays import pictures as drawn_lays
from stolek.games.wispwood.terminal.text import aliases, draw
from stolek.kit.labels import wordless
from stolek.kit.rows import painted
from stolek.terminal.display import marked
from stolek.terminal.paint import STYLES, in_colour, without_colour
from stolek.terminal.question import Question
from stolek.words.speak import LANGUAGES, Speaker
from tests.games.wispwood.facts import FIRST_GAME, GHOSTS, KINDS, LETTERS, RING, SHAPES
from tests.games.wispwood.positions import Play, Table, moves, play, targets

NAMES = ("Eva", "Jan", "Bot 1", "Bot 2")
PHASES = ("turn", "shape", "spot", "lay", "trees", "laid", "cats")
BESIDE = 33  # where the pond begins beside a large forest of usual width
Say = Callable[..., str]


def speaker(language: str = "en", names: tuple[str, ...] = NAMES) -> Say:
    return Speaker(language, GAME, names).say


def names_only(key: str, **facts: Any) -> str:
    return NAMES[facts["seat"]] if key == "terminal-seat" else ""


def bare(text: str) -> str:
    """Text without colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


@cache
def played(players: int, phase: str, round_number: int = 1) -> Play:
    """A match that waits for an answer in this phase, some turns into a round; wisps rather than trees."""
    for seed in range(50):
        match = GAME.start(players, seed=seed)
        dice = Random(seed)
        steps = 0
        while match.to_act:
            view = match.view(None)
            if view["phase"] == phase and view["round"] == round_number and steps > 12:
                return match
            seat = match.to_act[0]
            legal = [move for move in match.legal(seat) if move.name not in ("refresh", "cat-refresh")]
            wisps = [move for move in legal if move.name == "take"]
            match.play(seat, dice.choice(wisps if wisps and dice.random() < 0.7 else legal))
            steps += 1
    raise AssertionError(f"no match of {players} reaches {phase} in round {round_number}")


def asked(match: Play) -> Question:
    """What the first of those who owe something is asked."""
    question = Question(match, match.to_act[0])
    question.aliases = aliases(match.view(question.seat))
    return question


# ---- finding things in a drawing --------------------------------------------------------------


def large(drawing: str) -> dict[str, str]:
    """What stands in the cells of the large forest, found by the letters above and the numbers before."""
    lines = bare(drawing).splitlines()
    head = next(n for n, line in enumerate(lines) if re.match(r" {4}[a-y]( |$)", line))
    letters = re.match(r"( {3}[a-y])+", lines[head][1:])
    assert letters
    columns = {mark: place for place, mark in enumerate(lines[head][: letters.end() + 1]) if mark != " "}
    found: dict[str, str] = {}
    for line in lines[head + 1 :]:
        if not re.match(r"[ \d]\d ", line):
            break
        row = line.ljust(letters.end() + 2)
        found |= {f"{mark}{row[:2].strip()}": row[at - 1 : at + 2] for mark, at in columns.items()}
    return found


def pond(drawing: str) -> list[str]:
    """The rows of the pond."""
    lines = bare(drawing).splitlines()
    top = next(n for n, line in enumerate(lines) if re.match(r"1.{3}( |$)", line[BESIDE:]))
    return [line[BESIDE : BESIDE + 42].ljust(42) for line in lines[top : top + 9]]


def spaces(rows: list[str]) -> dict[str, str]:
    """What stands behind the numbers of the spaces."""
    found = re.findall(r"(?:(?<=  )|^)([1-8])(\[.\]|\(.\)| . )(?= |$)", "\n".join(rows), re.MULTILINE)
    return dict(found)


def shape_labels(rows: list[str]) -> list[str]:
    """The names of the shapes, with the brackets around them."""
    name = "|".join(SHAPES)
    return re.findall(rf"\[(?:{name})\]|\((?:{name})\)|(?<= )(?:{name})", "\n".join(rows))


def pictures(view: dict[str, Any], room: int) -> dict[str, set[tuple[int, int]]]:
    """The numbered lays: where their trees are drawn, seen from the wisp."""
    lines = [line.ljust(room) for line in painted(drawn_lays(view, room), without_colour).splitlines()]
    pitch = 1 if any(re.search(r"[♣PHOh]{2}", line) for line in lines) else 2
    heads = [(row, found) for row, line in enumerate(lines) for found in re.finditer(r"\d+", line)]
    trees = {}
    for row, head in heads:
        left = head.end() + 1
        right = min(
            [other.start() for line, other in heads if line == row and other.start() > left], default=room
        )
        cells: dict[tuple[int, int], str] = {}
        while row < len(lines) and lines[row][left:right].strip():
            cells |= {
                (row, (place - left) // pitch): lines[row][place] for place in range(left, right, pitch)
            }
            row += 1
        ((down, along),) = [place for place, mark in cells.items() if mark in LETTERS]
        trees[head[0]] = {(r - down, c - along) for (r, c), mark in cells.items() if mark == "♣"}
    return trees


# ---- a whole table ----------------------------------------------------------------------------


def test_a_table_without_words() -> None:
    forests = {0: "PT. .CT", 1: "CT O."}
    match = Table(forests=forests, hidden=[1], pond="PH.hPHO.", discards="PPh").match()
    drawing = """\
1/3 · Eva

  Jan                 Eva   Jan
  0 +1                 1…    1…
  c              P      4     0
  c ♣            H      0     0
  O ·            O      0     0
                 h      0     0
                 ♣      1     1
                 #      0     0
                 Σ      5     1

▸ Eva · 0 +5
  C
    k   l   m   n   o            1[P]     ■ ■      2[H]  ■ ■ ■    3 ·
10  ·   ·   ·   ·   ·                           I2         ■   T4
11  ·  l11 m11  ·   ·            ■ ■ ■ ■                          ■ ■ ■
12 k12  P   ♣  n12  ·                  I4           144                 I3
13  ·  l13  C   ♣  o13           8 ·                 3            4[h]
14  ·   ·  m14 n14  ·            ■ ■          P2  H0  O0  h1      ■ ■ ■
15  ·   ·   ·   ·   ·            ■ ■   O4                         ■     L4
                                 7[O]     ■ ■      6[H]  ■ ■      5[P]
                                            ■ ■ S4       ■     V3


P      4  4 9 15 22 30 40
H      0  4 10 18
O      0  ×2
h      0  ×2
♣      1  ×1
#      0  +2
Σ      5"""
    assert draw(match.view(0), without_colour, names_only) == drawing


def test_a_lay_is_chosen_from_pictures_in_place_of_the_pond() -> None:
    match = Table(forests={0: "PT. .CT"}, pond="PH.hPHO.").match()
    play(match, "take 1", "shape I2", "wisp l13")
    rows = draw(match.view(0), without_colour, names_only).splitlines()[12:21]
    assert [row[BESIDE:] for row in rows if row[BESIDE:]] == ["1 ♣ P    2 P", "           ♣"]
    assert large(draw(match.view(0), without_colour))["l13"] == "[P]"
    onlooker = draw(match.view(1), without_colour, names_only, eye=1)
    assert "1[P]     ■ ■" in onlooker, "somebody else sees the pond"


# ---- the large forest -------------------------------------------------------------------------


def test_tiles_stand_where_the_view_has_them() -> None:
    for players in (1, 2, 4):
        for round_number in (1, 2, 3):
            match = played(players, "laid", round_number)
            seat = match.to_act[0]
            view = match.view(seat)
            cells = large(draw(view, without_colour, eye=seat))
            corner = view["corners"][seat]
            for down, row in enumerate(view["forests"][seat]):
                for right, letter in enumerate(row):
                    name = f"{chr(ord(corner[0]) + right)}{int(corner[1:]) + down}"
                    cat = "C" if view["cats"][seat] == "ready" else "c"
                    shown = {".": "·", "T": "♣", "C": cat}.get(letter, letter)
                    assert cells[name][1] == shown


def test_all_cells_that_the_grid_can_reach_are_drawn_and_no_others() -> None:
    view = Table(forests={0: "PT. .CT"}, round=2).match().view(0)
    cells = large(draw(view, without_colour))
    assert set(cells) == {f"{column}{row}" for column in "jklmnop" for row in range(9, 17)}
    full = Table(forests={0: "TTTT TTTT TTCT TTTT"}, turn=1).match().view(0)
    assert set(large(draw(full | {"choices": [None, None]}, without_colour, eye=0))) == {
        f"{column}{row}" for column in "klmn" for row in (11, 12, 13, 14)
    }


def test_a_hidden_cat_is_small_and_its_state_is_told() -> None:
    say = speaker()
    for hidden, sign, key in (([], "C", "terminal-ready"), ([0, 1], "c", "terminal-hidden")):
        drawing = draw(Table(hidden=hidden).match().view(0), without_colour, say)
        assert large(drawing)["m13"] == f" {sign} "
        assert drawing.count(f"  {sign} {say(key)}") == 2


def test_what_was_laid_last_stands_in_brackets_on_the_forest_of_who_laid_it() -> None:
    view = Table(forests={0: "PT. .CT", 1: "PT. .CT"}).match().view(0)
    picks = ["0/cell:l12", "0/lay:e", "1/cell:n13", "0/cell:a1", "cell:m13", "0/space:3"]
    cells = large(draw(view, without_colour, eye=0, marked=picks))
    assert {name for name, shown in cells.items() if "[" in shown} == {"l12", "m12"}
    assert {
        name for name, shown in large(draw(view, without_colour, eye=1, marked=picks)).items() if "[" in shown
    } == {"n13"}


def test_new_tiles_of_others_have_a_star() -> None:
    view = Table(forests={1: "PT. .CT"}).match().view(0)
    rows = draw(view, without_colour, eye=0, marked=["1/cell:l12", "1/lay:e"]).splitlines()
    assert [row[2:8].rstrip() for row in rows if "*" in row] == ["P*♣*·"]
    assert draw(view, without_colour, eye=0).count("*") == 0


def test_the_terminal_says_what_is_new() -> None:
    match = Table(forests={0: "PT. .CT"}, turn=0).match()
    play(match, "tree k12", "done", "tree m14", "done", "tree k13", "tree k14", "done")
    news = marked(match, 1)
    assert {pick for pick in news if pick.startswith("0/cell")} == {"0/cell:k13", "0/cell:k14"}
    assert draw(match.view(1), without_colour, eye=1, marked=news).count("*") == 2


# ---- what can be chosen -----------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("round_number", [1, 2])
def test_the_cells_with_names_are_those_that_can_be_chosen(
    players: int, phase: str, round_number: int
) -> None:
    match = played(players, phase, round_number)
    seat = match.to_act[0]
    verbs = ("tree", "wisp", "cat")
    expected = set.union(*(targets(match, verb) for verb in verbs)) - {"refresh"}
    cells = large(draw(match.view(seat), without_colour, eye=seat))
    assert {name for name, shown in cells.items() if shown.strip() == name} == expected
    question = asked(match)
    assert {str(question.understood(cell)) for cell in expected} <= moves(match)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_wisps_in_brackets_can_be_taken_by_their_numbers(players: int) -> None:
    match = played(players, "turn")
    shown = spaces(pond(draw(match.view(0), without_colour)))
    assert sorted(shown) == list("12345678")
    takeable = {space for space, tile in shown.items() if tile.startswith("[")}
    assert takeable == targets(match, "take")
    question = asked(match)
    assert {str(question.understood(space)) for space in takeable} == {f"take {space}" for space in takeable}


def test_the_wisp_in_hand_and_its_shape_stand_in_brackets() -> None:
    match = Table(pond=LETTERS * 2).match()
    play(match, "take 3")
    rows = pond(draw(match.view(0), without_colour))
    assert {space: tile for space, tile in spaces(rows).items() if "[" in tile} == {"3": "[O]"}
    assert sorted(label for label in shape_labels(rows) if "[" in label) == ["[I3]", "[T4]"]
    assert len([label for label in shape_labels(rows) if "(" in label]) == 6
    play(match, "cat shape V3")
    rows = pond(draw(match.view(0), without_colour))
    assert [label for label in shape_labels(rows) if not label.isalnum()] == ["[V3]"]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_shapes_in_brackets_can_be_chosen_in_small_letters_too(players: int) -> None:
    match = played(players, "shape")
    question = asked(match)
    labels = shape_labels(pond(draw(match.view(question.seat), without_colour)))
    assert sorted(label.strip("[]()") for label in labels) == sorted(SHAPES)
    for brackets, verb in (("[", "shape"), ("(", "cat shape")):
        names = {label[1:3] for label in labels if label[0] == brackets}
        assert names == targets(match, verb)
        assert {str(question.understood(name.lower())) for name in names} == {
            f"{verb} {name}" for name in names
        }
        assert {str(question.understood(f"{verb} {name}")) for name in names} <= moves(match)
    assert question.example() == question.examples()[0], "a small letter is nothing to be praised"


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("shape", SHAPES)
def test_numbers_of_lays_stand_for_what_is_drawn(shape: str, columns: int) -> None:
    match = Table(pond="PPPPPPPP", ring=RING).match()
    space = RING.index(shape) + 1
    spot = "m12" if shape in ("I2", "I3", "V3", "I4") else "l12"
    play(match, f"take {space}", f"shape {shape}", f"wisp {spot}")
    question = asked(match)
    drawn = pictures(match.view(0), columns - BESIDE)
    assert list(drawn) == [str(number + 1) for number in range(len(targets(match, "lay")))]
    notations = set()
    for number, trees in drawn.items():
        lay = question.understood(number)
        assert str(lay) == str(question.understood(f"lay {number}"))
        steps = str(lay).removeprefix("lay ").split(",")
        assert trees == {
            (tree.count("s") - tree.count("n"), tree.count("e") - tree.count("w")) for tree in steps
        }
        notations.add(str(lay))
    assert notations == moves(match)
    assert question.example() == "lay 1"


def test_many_lays_are_drawn_closer() -> None:
    match = Table(pond="PPPPPPPP", ring=RING).match()
    play(match, f"take {RING.index('L4') + 1}", "shape L4", "wisp m12")
    assert len(moves(match)) == 20
    rows = {columns: draw(match.view(0), without_colour, columns=columns) for columns in (80, 120)}
    assert "♣♣♣" in rows[80]
    assert "♣♣♣" not in rows[120]


def test_what_is_asked_of_nobody_has_no_short_names() -> None:
    for phase in ("turn", "trees", "laid", "cats", "spot"):
        assert aliases(played(2, phase).view(0)) == {}
    assert aliases(GAME.start(2, chance="manual").view(None)) == {}


def test_between_rounds_everybody_sees_his_own_trees() -> None:
    match = played(3, "cats")
    for seat in match.to_act:
        cells = large(draw(match.view(seat), without_colour, eye=seat))
        named = {name for name, shown in cells.items() if shown.strip() == name}
        assert named == targets(match, "cat", seat)
        assert {str(Question(match, seat).understood(name)) for name in named} <= moves(match, seat)


# ---- the pond ---------------------------------------------------------------------------------


def test_shapes_lie_between_the_spaces_that_they_belong_to() -> None:
    match = Table(pond=LETTERS * 2).match()
    rows = pond(draw(match.view(0), without_colour))
    places = {}
    for row, line in enumerate(rows):
        for one in re.finditer(r"(?<!\S)([1-8])\[|(?<= )([A-Z]\d)(?= )", line):
            column = one.start() if one[1] else one.start() - 3  # a shape stands before its name
            places[one[1] or one[2]] = complex(column, 3 * row)
    middle = complex(19, 12)
    around = sorted(places, key=lambda name: cmath.phase(places[name] - middle))
    first = around.index("1")
    expected = [name for space in range(8) for name in (str(space + 1), RING[space])]
    assert around[first:] + around[:first] == expected


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_is_drawn_cell_by_cell(shape: str) -> None:
    cells = {
        (row, place // 2)
        for row, line in enumerate(signs.shape(shape))
        for place, mark in enumerate(line)
        if mark == "■"
    }
    assert cells == set(SHAPES[shape])


def test_the_pond_tells_what_is_left() -> None:
    say = speaker()
    view = Table(pond="PH.hPHO.", discards="PPh").match().view(0)
    rows = pond(draw(view, without_colour, say))
    text = "\n".join(rows)
    assert say("terminal-supply", count=view["supply"]) in text
    assert say("terminal-discards", count=3) in text
    assert "P2  H0  O0  h1" in text
    assert spaces(rows)["3"] == spaces(rows)["8"] == " · "


# ---- cards, points, ghost ---------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_title_numbers_and_a_meaning_that_fit(language: str) -> None:
    say = speaker(language)
    view = Table().match().view(0)
    for card in CARD_NAMES:
        one = GAME.start(
            2, seed=1, cards=[card, *(other for other in FIRST_GAME if other[0] != card[0])]
        ).view(0)
        told = next(told for told in one["cards"] if told["id"] == card)
        only = view | {"cards": [told], "now": [{card: 7, "fill": 0, "total": 7}] * 2, "scored": [[], []]}
        lines = draw(only, without_colour, say).splitlines()
        row = next(line for line in lines if say(f"card-{card}") in line)
        assert row.endswith(say(f"terminal-card-{card}"))
        assert wcswidth(say(f"terminal-card-{card}")) <= 32
        assert " 7  " in row
        printed = [*told["table"], *filter(None, [told["more"], told["points"]]), *told["values"].values()]
        assert all(re.search(rf"\D{number}\b", row) for number in printed)


def test_points_now_are_told_for_the_forest_that_is_large() -> None:
    view = Table(forests={0: "PT. .CT", 1: "hC TT"}).match().view(0)
    for seat in (0, 1):
        lines = draw(view, without_colour, eye=seat).splitlines()[-7:]
        assert [line.split()[:2] for line in lines] == [
            [sign, str(points)] for sign, points in zip("PHOh♣#Σ", view["now"][seat].values(), strict=True)
        ]


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_the_score_table_has_every_round_of_everybody(players: int, round_number: int, columns: int) -> None:
    for phase in ("turn", "cats") if round_number < 3 else ("turn",):
        match = played(players, phase, round_number)
        view = match.view(match.to_act[0])
        rounds = [
            view["scored"][seat] + ([view["now"][seat]] if phase == "turn" else []) for seat in range(players)
        ]
        lines = draw(view, without_colour, names_only, columns=columns).splitlines()
        for sign, line in zip("PHOh♣#Σ", rounds[0][0], strict=True):
            row = (
                re.escape(sign) + "".join(rf" +{told[line]}" for seat in rounds for told in seat) + r"(?= |$)"
            )
            assert any(re.search(row, drawn) for drawn in lines), (sign, row)
        heads = "".join(f" +{n + 1}" for n in range(len(view["scored"][0]))) + (
            rf" +{round_number}…" if phase == "turn" else ""
        )
        assert any(re.search(heads * players + "$", drawn) for drawn in lines)


@pytest.mark.parametrize("board", GHOSTS)
def test_the_ghost_shows_levels_fireflies_and_points(board: int) -> None:
    say = speaker()
    match = Table(
        players=1, ghost=board, round=2, pond="PHOGhPHO", levels="hPOH", collected="hhhO", shown=(1, 2, 2),
        ghost_points=(12,),
    ).match()  # fmt: skip
    drawing = draw(match.view(0), without_colour, say)
    for sign, value, count in zip("hPOH", GHOSTS[board], (3, 0, 1, 0), strict=True):
        assert re.search(rf" {sign} +{count} × {value} = +{value * count}\b", drawing)
    now = GHOSTS[board][0] * 3 + GHOSTS[board][2]
    assert say("terminal-ghost", number=board) in drawing
    assert f"12 +{now}" in drawing
    assert "1: 12" in drawing
    left = say("terminal-fireflies-left", count=3)
    assert f"{say('terminal-fireflies')} 1 2 2 ({left})" in drawing
    assert "4(C)" in drawing
    assert say("terminal-paw") not in drawing


# ---- names and the whole table ----------------------------------------------------------------


def test_the_large_forest_is_that_of_who_looks_else_of_who_is_to_act() -> None:
    def shown(view: dict[str, Any], eye: int | None = None) -> str:
        lines = draw(view, without_colour, names_only, eye=eye).splitlines()
        head = next(n for n, line in enumerate(lines) if re.match(r" {4}[a-y]( |$)", line))
        return lines[head - 2][2:].split(" · ")[0]

    view = Table(players=3, turn=1).match().view(None)
    assert shown(view) == "Jan"
    assert shown(view, 2) == "Bot 1"
    cats = played(3, "cats").view(None)
    assert shown(cats | {"choosing": [2]}) == "Bot 1"
    assert shown(GAME.start(3, chance="manual").view(None)) == "Eva"


def test_an_arrow_stands_before_those_who_are_to_act() -> None:
    def arrows(view: dict[str, Any]) -> list[str]:
        return sorted(re.findall(r"▸ (\w+)", draw(view, without_colour, names_only, eye=0, columns=140)))

    view = Table(players=3, turn=1).match().view(None)
    assert arrows(view) == ["Jan"]
    assert arrows(view | {"phase": "cats", "choosing": [0, 2]}) == ["Bot", "Eva"]
    assert arrows(view | {"phase": "over"}) == []


def test_points_so_far_and_now_stand_beside_the_names() -> None:
    say = speaker()
    match = Table(round=2, forests={0: "PT. .CT"}, scored={0: [21], 1: [17]}).match()
    drawing = draw(match.view(0), without_colour, say)
    so_far, now = say("terminal-points", points=21), say("terminal-points-now", points=5)
    assert f"▸ Eva · {so_far} · {now}" in drawing
    assert "  17 +0" in drawing
    long = draw(match.view(0), without_colour, speaker(names=("N" * 40, "Jan")))
    assert re.search(r"▸ N+… · 21 \+5 ", long), "a long name leaves room for the points"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("round_number", [1, 2, 3])
def test_forest_pond_and_cards_end_a_screen_of_twenty_four_lines(players: int, round_number: int) -> None:
    match = played(players, "turn", round_number)
    seat = match.to_act[0]
    lines = draw(match.view(seat), without_colour, speaker(), eye=seat).splitlines()
    below = next(n for n, line in enumerate(lines) if line.startswith(f"▸ {NAMES[seat]} · "))
    assert len(lines) - below <= 21
    assert len(lines) <= 34


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_wide_screen_holds_forests_and_pond_beside_each_other(players: int) -> None:
    match = played(players, "turn", 2)
    drawing = draw(match.view(match.to_act[0]), without_colour, names_only, columns=140)
    top = drawing.splitlines()[2]
    if players > 1:
        assert all(name in top for name in NAMES[:players])
    assert len(drawing.splitlines()) <= 25


@pytest.mark.parametrize("columns", [20, 50, 70])
def test_on_a_narrow_screen_everything_stands_below_each_other(columns: int) -> None:
    match = played(4, "turn", 2)
    drawing = draw(match.view(match.to_act[0]), without_colour, speaker(), columns=columns)
    assert max(map(wcswidth, drawing.splitlines())) <= max(columns, 50)
    assert len(drawing.splitlines()) > 45


@pytest.mark.parametrize("players", [1, 3])
def test_a_table_that_is_still_being_set_up_is_drawn(players: int) -> None:
    match = GAME.start(players, chance="manual")
    while match.chance:
        drawing = draw(match.view(None), without_colour, speaker())
        assert "▸" not in drawing or match.view(None)["turn"] is not None
        match.draw(GAME.moves.draw_text(match.state, match.state.legal(-1)[0]))
    assert "[P]" in draw(match.view(0), without_colour, speaker())


# ---- signs and colours ------------------------------------------------------------------------


def test_every_sign_is_one_column_and_unlike_the_others() -> None:
    shown = [signs.sign(letter) for letter in signs.COLOURS] + [signs.sign("C", ready=False)]
    assert len(set(shown)) == len(shown) == 7
    others = (signs.EMPTY, signs.FULL_SIGN, signs.SUM, signs.SQUARE, "▸", "…", "×", "·")
    assert [wcwidth(sign) for sign in (*shown, *others)] == [1] * (len(shown) + len(others))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_key_tells_every_sign(language: str) -> None:
    say = speaker(language)
    top = draw(Table().match().view(0), without_colour, say, columns=140).splitlines()[0]
    for letter, kind in (*KINDS.items(), ("♣", "tree"), ("C", "cat")):
        assert f"{letter} {say(f'kind-{kind}')}" in top


@pytest.mark.parametrize("phase", PHASES)
def test_colours_change_nothing_but_the_colour(phase: str) -> None:
    match = played(2, phase)
    plain, coloured = (draw(match.view(0), paint, speaker()) for paint in (without_colour, in_colour))
    assert "\x1b" not in plain
    assert [line.rstrip() for line in bare(coloured).splitlines()] == plain.splitlines()


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("players", [1, 4])
def test_every_colour_is_one_that_a_terminal_knows(players: int, phase: str) -> None:
    used: set[str] = set()

    def paint(text: str, colour: str) -> str:
        used.add(colour)
        return text

    match = played(players, phase)
    draw(match.view(match.to_act[0]), paint, speaker(), columns=140)
    assert {"orange", "purple", "blue", "red", "green", "label"} <= used <= set(STYLES)


def test_without_words_only_signs_are_left() -> None:
    known = {*"PHOhCcΣ", *"abcdefghijklmnopqrstuvwxy", *SHAPES}
    for phase in PHASES:
        for players in (1, 4):
            match = played(players, phase)
            words = re.findall(r"[^\W_]+", draw(match.view(0), without_colour, wordless, columns=140))
            left = {word for word in words if not word.isdigit() and not re.fullmatch(r"[a-yPHOh]?\d+", word)}
            assert {word for word in left if not re.fullmatch(r"[PHOhCc]+", word)} <= known
