"""How King of the Dice looks in a terminal: drawings of given tables, and what holds for every drawing."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from wcwidth import wcswidth, wcwidth

from stolek.games.dicekings import GAME
from stolek.games.dicekings.edition.box import BOX, NEIGHBOURS
from stolek.games.dicekings.edition.schema import CARDS, CITIZENS, FIELDS, LANDS
from stolek.games.dicekings.terminal import signs
from stolek.games.dicekings.terminal.text import aliases, draw
from stolek.kit.labels import wordless
from stolek.terminal.display import marked
from stolek.terminal.paint import STYLES, in_colour, without_colour
from stolek.terminal.question import Question
from stolek.words.speak import LANGUAGES, Speaker
from tests.games.dicekings.positions import FIELD_LANDS, Play, Table, moves, play, targets
from tests.games.dicekings.positions import draw as fortune

NAMES = ("Eva", "Jan", "Bot 1", "Bot 2")
PHASES = (
    "rolling", "claiming", "pairing", "placing", "stealing-card", "stealing-gem", "slaying", "conquering",
    "alarm",
)  # fmt: skip
ASKED = {
    1: ["r r r r / r / r", "b b b b / b / b", "g g g g / g / g", "↗ 4/5/6", "↗ 4/5/6", "x x y y / x / x",
        "x x x / x / x", "Σ ≥ 24/28/31", "Σ r ≥ 9/14/20", "1 1 / 1 / 1", "4 4 / 4 / 4", "b b g g / b / g"],
    2: ["r r r b b", "b b b g g", "g g g r r", "b b b b", "g g g g", "Σ r > Σ b > Σ g", "x x x y y",
        "Σ r ≥ 12", "Σ ≥ 27", "1 6 6", "5 5 2", "Σ r ≥ 13"],
    3: ["1 1 6 6", "3 3 3", "5 5 5", "Σ ≥ 28", "↗ 5", "↗ 5", "x x x x", "r r b b g g", "g g g b b r",
        "r r r g g b", "Σ r ≥ 15", "2 4 6 6"],
    4: ["r r r r r", "b b b b b", "g g g g g", "r r r b b b", "b b b g g g", "g g g r r r", "g g g g r r",
        "Σ ≥ 30", "Σ r ≥ 17", "Σ r ≥ 18", "2 2 5 5", "3 3 4 4"],
    5: ["↗ 6", "↗ 6", "x x y y z z", "x x x x y y", "x x x y y y", "x x x x x", "2 2 2 2", "6 6 6 6",
        "Σ ≥ 31", "Σ r ≥ 19", "Σ r ≥ 20", "4 4 4 1 1"],
}  # fmt: skip
Say = Callable[..., str]


@pytest.fixture(autouse=True)
def without_odds(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are not drawn, and take more time to find than all the rest of a view."""
    monkeypatch.setattr("stolek.games.dicekings.play.view.odds_view", lambda state: None)


def speaker(language: str = "en", names: tuple[str, ...] = NAMES) -> Say:
    return Speaker(language, GAME, names).say


def names_only(key: str, **facts: Any) -> str:
    return NAMES[facts["seat"]] if key == "terminal-seat" else ""


def bare(text: str) -> str:
    """Text without colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", text)


@cache
def played(players: int, phase: str) -> Play:
    """A match that waits for an answer in this phase, some turns into the game."""
    for seed in range(80):
        match = GAME.start(players, seed=seed)
        dice = Random(seed)
        steps = 0
        while match.to_act:
            if match.view(None)["phase"] == phase and steps > 40:
                return match
            legal = match.legal(match.to_act[0])
            claims = [move for move in legal if move.name == "claim"]
            match.play(match.to_act[0], dice.choice(claims or legal))
            steps += 1
    raise AssertionError(f"no match of {players} reaches {phase}")


@cache
def finished(players: int) -> Play:
    """A match to its end."""
    match = GAME.start(players, seed=players)
    dice = Random(players)
    while match.to_act:
        match.play(match.to_act[0], dice.choice(match.legal(match.to_act[0])))
    return match


# ---- finding things in a drawing --------------------------------------------------------------


def on_map(drawing: str) -> dict[str, tuple[str, str, str]]:
    """Per field: what stands before and behind its name, what lies there, and its land."""
    lines = bare(drawing).splitlines()[:12]
    found = {}
    for upper, lower in zip(lines[::2], lines[1::2], strict=True):
        for one in re.finditer(r"╱(.{8})╲", upper):
            name, lying = one[1][:5], one[1][5:].strip()
            land = lower[one.start() + 1 : one.end() - 1]
            assert lower[one.start()] + lower[one.end() - 1] == "╲╱"
            found[name.strip(" ▸[]")] = (name.strip(), lying, land.strip())
    return found


def places(drawing: str) -> dict[str, tuple[int, int]]:
    """Line and column in which the fields begin."""
    lines = bare(drawing).splitlines()[:12:2]
    return {
        one[1]: (row, one.start())
        for row, line in enumerate(lines)
        for one in re.finditer(r"╱[ ▸[]([AB]\d+)", line)
    }


def dice_rows(drawing: str) -> tuple[str, str]:
    """The letters of the dice, and the dice."""
    lines = bare(drawing).splitlines()
    above = next(n for n, line in enumerate(lines) if re.search(r"a {4}b {4}c {4}d {4}e {4}f", line))
    return lines[above], lines[above + 1]


def under_letters(drawing: str) -> dict[str, str]:
    """What stands under the letter of each die."""
    above, below = dice_rows(drawing)
    start = re.search(r"a {4}b {4}c {4}d {4}e {4}f", above)
    assert start
    at = start.start() - 1
    return {die: below.ljust(at + 30)[at + 5 * n : at + 5 * n + 4] for n, die in enumerate("abcdef")}


def piles(drawing: str) -> list[str]:
    """The rows of the offer."""
    return [line for line in bare(drawing).splitlines() if re.match(r"[ ▸!][ \[][1-5][ \]]", line)]


def row_of(drawing: str, seat: int) -> str:
    """The row of a seat."""
    return next(line for line in bare(drawing).splitlines() if re.match(rf"[ ▸♚]  ⌂{seat + 1} ", line))


# ---- a whole table ----------------------------------------------------------------------------


def test_a_table_without_words() -> None:
    match = Table(
        fields={0: "A1 A2 B3", 1: "B15"}, dragons="A6 B6 B4", neutral="A10", up={0: "K1-01 K2-01 K4-01"},
        down={1: "K1-02"}, fires={1: 1}, offer="K1-08 K3-01 K5-12", dice="412356", throws=2,
    ).match()  # fmt: skip
    drawing = """\
╱ A15  ◇ ╲╱ A14    ╲╱ A13    ╲╱ A12  ◇ ╲╱ A11    ╲╱ A10 ⌂◆ ╲    ⌂ 20
╲ #14    ╱╲ #8     ╱╲ #6     ╱╲ #5     ╱╲ #11    ╱╲ #13    ╱    ▲ 11
     ╱ A9     ╲╱ A8     ╲╱ A7     ╲╱ A6   ▲ ╲╱ A5     ╲         ◇ 12
     ╲ #15    ╱╲ #9     ╱╲ #10    ╱╲ #7     ╱╲ #3     ╱         ◆ 2
          ╱ A4   ◆ ╲╱ A3     ╲╱ A2   ⌂1╲╱ A1   ⌂1╲
          ╲ #12    ╱╲ #4     ╱╲ #1     ╱╲ #2     ╱
               ╱ B1     ╲╱ B2   ◇ ╲╱[B3]  ⌂1╲╱ B4  ▲◆ ╲
               ╲ #5     ╱╲ #11    ╱╲ #15    ╱╲ #8     ╱
          ╱ B5     ╲╱ B6   ▲ ╲╱ B7     ╲╱ B8     ╲╱ B9     ╲
          ╲ #14    ╱╲ #10    ╱╲ #7     ╱╲ #6     ╱╲ #13    ╱
     ╱ B10  ◆ ╲╱ B11    ╲╱ B12  ◇ ╲╱ B13    ╲╱ B14    ╲╱ B15  ⌂2╲
     ╲ #4     ╱╲ #12    ╱╲ #3     ╱╲ #9     ╱╲ #1     ╱╲ #2     ╱

                     ◇  ◆  ▲
▸  ⌂1  1  11  3  13  1  0  0  1r 2b 4b
   ⌂2  2   9  1  15  1  0  1  ★

   a    b    c    d    e    f
   4r  [1b]  2b   3g   5r   6g    2/3

  1    K1-08   Σ ≥ 24/28/31         2r  10
  2    K2-02   b  b  b  g  g        6b  11
  3    K3-01   1  1  6  6           5b  12
  4    K4-02   b  b  b  b  b        3g  11
  5    K5-12   4  4  4  1  1        6r  12
"""
    assert draw(match.view(0), without_colour, marked={"field:B3", "die:b"}) == drawing.rstrip("\n")


# ---- the map ----------------------------------------------------------------------------------


@pytest.mark.parametrize("joined", [2, 3, 4])
def test_every_field_is_drawn_once_beside_its_neighbours(joined: int) -> None:
    drawing = draw(Table(map=joined).match().view(0), without_colour, speaker())
    assert sorted(on_map(drawing)) == sorted(FIELDS)
    assert sorted(re.findall(r"\b[AB]\d+\b", drawing)) == sorted(FIELDS)
    found = places(drawing)
    near = NEIGHBOURS[joined - 2]
    for field, (row, column) in found.items():
        touching = {
            other
            for other, (down, right) in found.items()
            if (abs(down - row), abs(right - column)) in ((0, 10), (1, 5))
        }
        assert touching == set(near[field])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_tells_its_land(language: str) -> None:
    say = speaker(language)
    fields = on_map(draw(Table().match().view(0), without_colour, say))
    assert {field: land for field, (_, _, land) in fields.items()} == {
        field: say("terminal-land", land=land) for field, land in FIELD_LANDS.items()
    }
    short = [say("terminal-land", land=land) for land in LANDS]
    assert len(set(short)) == len(LANDS)
    assert max(map(wcswidth, short)) <= 8


def test_what_lies_on_the_fields_is_drawn() -> None:
    table = Table(
        players=4, fields={0: "A1", 1: "A2", 2: "B1 B2", 3: "B3"}, dragons="A6 A10 A15", neutral="A5 B10",
        white="A15 A12 B10", gold="A10 B4",
    )  # fmt: skip
    lying = {
        field: sign for field, (_, sign, _) in on_map(draw(table.match().view(0), without_colour)).items()
    }
    assert {field: sign for field, sign in lying.items() if sign} == {
        "A1": "⌂1", "A2": "⌂2", "B1": "⌂3", "B2": "⌂3", "B3": "⌂4", "A6": "▲", "A10": "▲◆", "A15": "▲◇",
        "A12": "◇", "B4": "◆", "A5": "⌂", "B10": "⌂◇",
    }  # fmt: skip


def test_fields_have_the_colour_of_their_owners() -> None:
    def tagged(text: str, colour: str) -> str:
        return f"<{colour}|{text}>" if text.strip() else text

    match = Table(players=4, fields={0: "A1", 1: "A2", 2: "B1", 3: "B2"}, dragons="A6").match()
    drawing = draw(match.view(0), tagged, speaker())
    for field, colour in (("A1", "purple"), ("A2", "yellow"), ("B1", "blue"), ("B2", "gray"), ("A6", "red")):
        assert re.search(rf"<on {colour}\| {field} +>", drawing)
    assert all(f"<on {colour}| ⌂{seat + 1} >" in drawing for seat, colour in enumerate(signs.SEATS))


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("phase", ["placing", "alarm", "slaying", "conquering"])
def test_fields_that_can_be_chosen_are_pointed_out(phase: str, players: int) -> None:
    match = played(players, phase)
    seat = match.to_act[0]
    drawing = draw(match.view(seat), without_colour, marked=marked(match, seat))
    pointed = {field for field, (name, _, _) in on_map(drawing).items() if name.startswith("▸")}
    assert pointed == {notation.split()[1] for notation in moves(match)}
    question = Question(match, seat)
    for field in pointed:
        for typed in (field, field.lower()):
            assert str(question.understood(typed)).endswith(f" {field}")
    assert question.example() == question.examples()[0], "a small letter is nothing to be praised"


def test_what_was_chosen_last_stands_in_brackets() -> None:
    match = Table(dice="123456", shown="coast", phase="placing", task="merchant", level=1).match()
    play(match, "place A1")
    fields = on_map(draw(match.view(1), without_colour, marked=marked(match, 1)))
    assert [field for field, (name, _, _) in fields.items() if name.startswith("[")] == ["A1"]
    assert fields["A1"][:2] == ("[A1]", "⌂1")
    assert not re.search(r"\[[AB]", draw(match.view(1), without_colour))


# ---- dice -------------------------------------------------------------------------------------


def test_dice_stand_under_their_letters() -> None:
    match = Table(dice="412356", throws=2).match()
    faces = {die["die"]: die["face"] for die in match.view(0)["dice"]}
    drawn = under_letters(draw(match.view(0), without_colour, speaker(), marked={"die:c"}))
    assert drawn == {die: f"[{face}]" if die == "c" else f" {face} " for die, face in faces.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_in_hand_are_told_apart(language: str) -> None:
    say = speaker(language)
    match = Table(dice="412356", throws=1).match()
    faces = {die["die"]: die["face"] for die in match.view(0)["dice"]}
    play(match, "throw b,e")
    drawing = draw(match.view(0), without_colour, say)
    assert under_letters(drawing) == {
        die: " ·  " if die in "be" else f" {face} " for die, face in faces.items()
    }
    told = say("terminal-throw", number=1, count=3)
    assert dice_rows(drawing)[1].endswith(f"{told} · {say('terminal-in-hand')} b e")
    new = draw(Table().match().view(0), without_colour, say)
    assert dice_rows(new)[1].endswith(f"  {say('terminal-in-hand')} a b c d e f")


def test_throws_are_counted() -> None:
    for throws in (1, 2, 3):
        match = Table(dice="412356", throws=throws).match()
        told = speaker()("terminal-throw", number=throws, count=3)
        assert dice_rows(draw(match.view(0), without_colour, speaker()))[1].endswith(told)
        assert dice_rows(draw(match.view(0), without_colour))[1].endswith(f"{throws}/3")


def test_joker_dice_join_the_dice() -> None:
    match = Table(dice="163342", up={0: "K4-03 K5-12"}, down={0: "K1-01 K1-02"}, offer="K3-01").match()
    play(match, "claim slayer", "pair 6r")
    assert re.search(r" \+  6r( |$)", dice_rows(draw(match.view(0), without_colour))[1])


def test_many_joker_dice_leave_no_room_for_letters_of_colours() -> None:
    view = Table(dice="163342").match().view(0) | {"joker_dice": ["6r", "6r", "1b", "2g"]}
    above, below = dice_rows(draw(view, without_colour, speaker("sk")))
    assert above.endswith("e    f")
    assert below.count(" + ") == 4
    assert wcswidth(below) <= 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_colours_are_explained(language: str) -> None:
    say = speaker(language)
    above, _ = dice_rows(draw(Table().match().view(0), without_colour, say))
    for letter, colour in (("r", "red"), ("b", "blue"), ("g", "green")):
        assert f"{letter} {say('terminal-colour', colour=colour)}" in above


def test_tiles_that_were_drawn_are_shown() -> None:
    say = speaker()
    match = Table(dice="123456", shown="coast cave", phase="placing", task="merchant", level=2).match()
    row = next(line for line in draw(match.view(0), without_colour, say).splitlines() if "⌂ coast" in line)
    assert row.split("  ")[0] == say("terminal-shown")
    assert "⌂ cave" in row


# ---- the offer --------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(12))
def test_every_card_tells_in_short_what_it_asks_for(number: int) -> None:
    offer = [f"K{deck}-{number + 1:02}" for deck in ASKED]
    view = Table(offer=" ".join(offer)).match().view(0)
    rows = piles(draw(view, without_colour, columns=140))
    for deck, (row, card) in enumerate(zip(rows, offer, strict=True), 1):
        told = re.fullmatch(rf"  {deck}  +{card} +(.*?) +([1-6][rbg]) +12 *", row)
        assert told, row
        assert " ".join(told[1].split()) == ASKED[deck][number]
        assert told[2] == BOX.cards[CARDS.index(card)].joker


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pile_tells_citizen_effect_joker_and_cards_left(language: str) -> None:
    say = speaker(language)
    view = Table(offer="K2-09", piles={3: 5}).match().view(0)
    for pile, row in zip(view["offer"], piles(draw(view, without_colour, say, columns=120)), strict=True):
        assert say("terminal-citizen", citizen=pile["citizen"]) in row
        assert say(f"terminal-effect-{pile['effect']}") in row
        assert re.search(rf" {pile['joker']} +{pile['left']}\b", row)
        assert pile["card"] in row


def test_an_empty_pile_is_told() -> None:
    view = Table(piles={2: 0}).match().view(0)
    assert re.fullmatch(r"  2  thief +empty +0", piles(draw(view, without_colour, speaker()))[1])
    assert re.fullmatch(r"  2 +– +0", piles(draw(view, without_colour))[1])


def test_tiers_and_cards_that_the_dice_meet_have_a_tick() -> None:
    table = Table(dice="233445", throws=2, offer="K1-04 K2-11 K3-05 K4-12 K5-01")
    ends = [row.partition("✓")[2].strip() if "✓" in row else None
            for row in piles(draw(table.match().view(0), without_colour))]  # fmt: skip
    assert ends == ["1/3", None, None, "", None]


def test_what_can_be_claimed_or_taken_face_down_is_pointed_out() -> None:
    def leads(table: Table) -> dict[str, tuple[str, str]]:
        say = speaker()
        rows = piles(draw(table.match().view(0), without_colour, say))
        ends = {say("terminal-with-jokers"): "jokers", say("terminal-face-down"): "down"}
        told = [next((name for words, name in ends.items() if row.endswith(words)), "") for row in rows]
        return {citizen: (row[0], end) for citizen, row, end in zip(CITIZENS, rows, told, strict=True)}

    cards = "K1-04 K2-10 K3-01 K4-12 K5-08"
    met = leads(Table(dice="123456", offer=cards))
    assert met["merchant"] == ("▸", "")
    assert met["landowner"] == (" ", "")
    alone = leads(Table(dice="116342", up={0: "K4-03 K5-12"}, offer="K1-11 K2-09 K3-01 K4-08 K5-08"))
    assert alone["slayer"] == ("▸", "jokers")
    assert alone["rogue"] == ("!", "down")


def test_a_card_for_which_jokers_are_paired_is_told() -> None:
    say = speaker()
    match = Table(dice="163342", up={0: "K4-03 K5-12"}, down={0: "K1-01 K1-02"}, offer="K3-01").match()
    play(match, "claim slayer")
    drawing = draw(match.view(0), without_colour, say, marked=marked(match, 0))
    assert piles(drawing)[2].startswith(" [3] slayer")
    assert piles(drawing)[2].endswith(f"◂ {say('terminal-claimed')}")
    assert "▸★★ ▸6r×2" in row_of(drawing, 0)


# ---- areas, stock, end ------------------------------------------------------------------------


def test_areas_tell_everything_that_is_counted() -> None:
    match = Table(
        players=3, fields={0: "A1 A2 B3", 1: "B15"}, up={0: "K4-03 K5-12 K1-01", 2: "K2-01"},
        down={0: "K1-02 K1-03"}, whites={0: 2, 1: 0}, golds={1: 1}, fires={2: 3}, turn=1,
    ).match()  # fmt: skip
    view = match.view(0)
    drawing = draw(view, without_colour, names_only)
    scores = view["scores"]
    assert row_of(drawing, 0).split() == [
        "⌂1",
        "Eva",
        str(scores[0]),
        "2+1",
        "13",
        "2",
        "0",
        "0",
        "★★",
        "2b",
        "6r×2",
    ]
    assert row_of(drawing, 1).split() == ["▸", "⌂2", "Jan", str(scores[1]), "1", "15", "0", "1", "0"]
    assert row_of(drawing, 2).split() == ["⌂3", "Bot", "1", str(scores[2]), "0", "16", "1", "0", "3", "4b"]


def test_many_jokers_continue_below() -> None:
    cards = " ".join(card for card in CARDS if card[-2:] in ("02", "04", "06", "08"))
    match = Table(up={0: cards}).match()
    drawing = draw(match.view(0), without_colour, speaker())
    lines = drawing.splitlines()
    first = lines.index(row_of(drawing, 0))
    below = lines[first + 1]
    assert below.startswith(" " * 40)
    shown = f"{row_of(drawing, 0)} {below}".split()
    jokers = [card["joker"] for card in match.view(0)["cards"][0]]
    assert {joker: jokers.count(joker) for joker in jokers} == {
        told[:2]: int(told[3:] or 1) for told in shown if re.fullmatch(r"[1-6][rbg](×\d)?", told)
    }


def test_cards_that_can_be_stolen_are_pointed_out() -> None:
    match = played(3, "stealing-card")
    drawing = draw(match.view(match.to_act[0]), without_colour)
    for seat in range(3):
        stolen = {f"{joker} from {seat + 1}" for joker in re.findall(r"▸([1-6][rbg])", row_of(drawing, seat))}
        assert stolen == {what for what in targets(match, "steal") if what.endswith(str(seat + 1))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stock_is_told(language: str) -> None:
    say = speaker(language)
    view = Table(players=3).match().view(0)
    left = view["stock"]
    assert (left["tiles"], left["fires"], left["white"], left["gold"]) == (25, 12, 9, 2)
    drawing = draw(view, without_colour, say)
    for sign, key, name in (
        ("⌂", "terminal-tiles", "tiles"), ("▲", "terminal-fires", "fires"), ("◇", "terminal-white", "white"),
        ("◆", "terminal-gold", "gold"),
    ):  # fmt: skip
        assert f"{sign} {say(key, count=left[name])}" in drawing
    assert all(sign in draw(view, without_colour) for sign in ("⌂ 25", "▲ 12", "◇ 9", "◆ 2"))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_at_the_end_points_are_added_up_and_winners_are_kings(players: int) -> None:
    match = finished(players)
    outcome = match.outcome
    assert outcome
    drawing = draw(match.view(0), without_colour, names_only)
    assert "▸" not in drawing
    assert not piles(drawing)
    for seat in range(players):
        row = row_of(drawing, seat)
        assert row.startswith("♚") == (outcome.ranks[seat] == 1)
        terms, _, total = re.split(r"  +", row)[-1].partition(" = ")
        assert total == str(outcome.scores[seat])
        products = [re.fullmatch(r"[◇◆▲]?(\d+)(?:×(\d))?", term) for term in terms.split(" + ")]
        assert sum(int(one[1]) * int(one[2] or 1) for one in products if one) == outcome.scores[seat]


def test_who_wins_at_once_is_king() -> None:
    view = finished(2).view(0)
    scores = view["scores"]
    loser = scores.index(min(scores))
    drawing = draw(view | {"places": [1 + (seat != loser) for seat in (0, 1)]}, without_colour)
    assert row_of(drawing, loser).startswith("♚")
    assert not row_of(drawing, 1 - loser).startswith("♚")


# ---- short names ------------------------------------------------------------------------------


def test_a_face_that_one_die_alone_shows_stands_for_it() -> None:
    match = Table(dice="412356", throws=1).match()
    faces = {die["die"]: die["face"] for die in match.view(0)["dice"]}
    question = Question(match, 0)
    for die, face in faces.items():
        assert str(question.understood(f"throw {face}")) == f"throw {die}"
    assert str(question.understood(f"keep {faces['a']}")) == "keep a"
    assert question.example() == f"throw {faces['a']}"


def test_a_face_that_two_dice_show_stands_for_none() -> None:
    view = Table(dice="3r 3r 5b 1g 6r 2r", throws=1).match().view(0)
    assert set(aliases(view)) == {"5b", "1g", "6r", "2r"}


def test_numbers_of_piles_stand_for_citizens() -> None:
    match = Table(dice="123456", offer="K1-04 K2-10").match()
    question = Question(match, 0)
    assert aliases(match.view(0)) == {str(number): citizen for number, citizen in enumerate(CITIZENS, 1)}
    assert str(question.understood("claim 1")) == str(question.understood("1 claim")) == "claim merchant"
    assert question.example() == "claim 1"


def test_where_words_are_short_already_there_are_no_other_names() -> None:
    for phase in ("pairing", "stealing-card", "stealing-gem"):
        assert aliases(played(3, phase).view(0)) == {}
    assert aliases(Table().match().view(0)) == aliases(finished(2).view(0)) == {}


# ---- the whole table --------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("phase", PHASES)
def test_a_screen_of_forty_lines_holds_everything(phase: str, players: int) -> None:
    match = played(players, phase)
    drawing = draw(match.view(0), without_colour, speaker("sk"))
    assert len(drawing.splitlines()) <= 34
    wide = draw(match.view(0), without_colour, speaker("sk"), columns=160)
    assert len(wide.splitlines()) <= 21


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [80, 120])
def test_columns_stay_in_their_places_while_a_game_goes_on(columns: int, language: str) -> None:
    say = speaker(language)
    headings = set()
    for phase in PHASES:
        drawing = draw(played(3, phase).view(0), without_colour, say, columns=columns)
        headings |= {line for line in drawing.splitlines() if say("terminal-brings") in line}
    assert len(headings) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_effects_are_told_on_eighty_columns(language: str) -> None:
    say = speaker(language)
    for row, pile in zip(
        piles(draw(Table().match().view(0), without_colour, say)),
        Table().match().view(0)["offer"],
        strict=True,
    ):
        assert say(f"terminal-effect-{pile['effect']}") in row


@pytest.mark.parametrize("columns", [20, 50, 70])
def test_a_narrow_screen_cuts_all_but_the_map(columns: int) -> None:
    match = played(4, "claiming")
    lines = draw(match.view(0), without_colour, speaker(), columns=columns).splitlines()
    assert max(map(wcswidth, lines[:12])) == 65
    assert max(map(wcswidth, lines[12:])) <= columns


@pytest.mark.parametrize("setup", ["standard", "random"])
def test_a_table_that_is_still_being_set_up_is_drawn(setup: str) -> None:
    match = GAME.start(3, chance="manual", setup=setup)
    dice = Random(1)
    while match.chance:
        view = match.view(None)
        drawing = draw(view, without_colour, speaker())
        assert len(on_map(drawing)) == 30
        for seat, sixes in enumerate(view["sixes"]):
            if sixes is not None and view["phase"] == "roll-off":
                assert row_of(drawing, seat).endswith(speaker()("terminal-sixes", count=sixes))
        ticket = dice.randrange(match.state.tickets())
        fortune(match, GAME.moves.draw_text(match.state, match.state.outcome(ticket)))
    assert "▸" in draw(match.view(0), without_colour, speaker())


# ---- signs and colours ------------------------------------------------------------------------


def test_every_sign_is_one_column_and_unlike_the_others() -> None:
    shown = (
        signs.CASTLE, signs.DRAGON, signs.SUPERJOKER, signs.KING, *signs.GEMS.values(), signs.POINTER,
        signs.MET, signs.WITH_JOKERS, signs.FACE_DOWN, signs.TAKEN, signs.IN_HAND,
    )  # fmt: skip
    assert len(set(shown)) == len(shown)
    assert {wcwidth(sign) for sign in (*shown, *"╱╲Σ↗≥×…")} == {1}


@pytest.mark.parametrize("phase", PHASES)
def test_colours_change_nothing_but_the_colour(phase: str) -> None:
    match = played(3, phase)
    plain, coloured = (draw(match.view(0), paint, speaker()) for paint in (without_colour, in_colour))
    assert "\x1b" not in plain
    assert [line.rstrip() for line in bare(coloured).splitlines()] == plain.splitlines()


@pytest.mark.parametrize("phase", PHASES)
def test_every_colour_is_one_that_a_terminal_knows(phase: str) -> None:
    used: set[str] = set()

    def paint(text: str, colour: str) -> str:
        used.add(colour)
        return text

    draw(played(4, phase).view(0), paint, speaker(), columns=160)
    draw(finished(4).view(0), paint, speaker())
    assert {"on purple", "on yellow", "on blue", "on gray", "on red", "dim", "bold", "label"} <= used
    assert used <= set(STYLES)


def test_without_words_only_signs_are_left() -> None:
    known = re.compile(r"[AB]\d+|K[1-5]-\d\d|[1-6]?[rbg]|[a-f]|[xyz]|Σ|\d+")
    for match in (*(played(4, phase) for phase in PHASES), finished(4)):
        words = re.findall(r"K[1-5]-\d\d|[^\W_]+", draw(match.view(0), without_colour, wordless, columns=160))
        assert [word for word in words if not known.fullmatch(word)] == []
