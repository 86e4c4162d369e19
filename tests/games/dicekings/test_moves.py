"""Notation: how decisions and draws are written, their fixed numbers, and what they are picked from."""

from __future__ import annotations

from itertools import permutations

import pytest

from stolek import Refusal
from stolek.games.dicekings import GAME
from stolek.games.dicekings.rules import codes
from stolek.kernel.record import Drawn, Played
from tests.games.dicekings.positions import Play, Table, draw, moves, play
from tests.games.dicekings.second import CITIZENS, LAND, SYMBOLS

FIELDS = list(LAND)
N_ACTIONS = 334
MIXED = ["3r", "5g", "4g", "1r", "6g", "2r"]


def notation(text: str) -> str:
    """How a text is written properly."""
    return GAME.moves.move(GAME.moves.parse(text)).notation


# ---- fixed numbers ------------------------------------------------------------------------------


def expected_notations() -> list[str]:
    """All decisions in the order of their numbers."""
    found = ["stop"]
    for dice in range(1, 64):
        letters = [letter for number, letter in enumerate("abcdef") if dice >> number & 1]
        found.append("throw all" if len(letters) == 6 else f"throw {','.join(letters)}")
    found += [f"claim {citizen}" for citizen in CITIZENS]
    found += [f"alarm {citizen}" for citizen in CITIZENS]
    found += [f"{way} {symbol}" for way in ("pair", "super", "supers") for symbol in SYMBOLS]
    found += ["done"]
    found += [f"{verb} {field}" for verb in ("place", "slay", "conquer", "dragon") for field in FIELDS]
    found += [f"steal {symbol} from {seat}" for seat in range(1, 5) for symbol in SYMBOLS]
    found += [f"steal {gem} from {seat}" for gem in ("white", "gold") for seat in range(1, 5)]
    found += [f"fire from {seat}" for seat in range(1, 5)]
    return [*found, "pass"]


def test_every_decision_has_its_number() -> None:
    """KOD-19, KOD-24, KOD-39, KOD-45, KOD-48, KOD-51, KOD-58, KOD-61: none changes with an edition."""
    found = [GAME.moves.move(action).notation for action in range(codes.N_ACTIONS)]
    assert found == expected_notations()
    assert len(found) == len(set(found)) == N_ACTIONS == codes.N_ACTIONS


def test_ranges_of_numbers() -> None:
    """KOD-19, KOD-24, KOD-39, KOD-45: where each kind begins."""
    begins = {
        "stop": 0, "throw all": 63, "claim merchant": 64, "alarm merchant": 69, "pair 1r": 74, "super 1r": 92,
        "supers 1r": 110, "done": 128, "place A1": 129, "slay A1": 159, "conquer A1": 189, "dragon A1": 219,
        "steal 1r from 1": 249, "steal white from 1": 321, "steal gold from 1": 325, "fire from 1": 329,
        "pass": 333,
    }  # fmt: skip
    assert {text: GAME.moves.parse(text) for text in begins} == begins


def test_every_notation_is_read_again() -> None:
    """KOD-19: both ways, in small and large letters; facts and picks are there."""
    for action, text in enumerate(expected_notations()):
        move = GAME.moves.move(action)
        assert (move.action, GAME.moves.parse(text), GAME.moves.parse(text.upper())) == (
            action,
            action,
            action,
        )
        assert move.paths
        assert all(path for path in move.paths)


@pytest.mark.parametrize("action", [-1, N_ACTIONS, 10**9])
def test_no_such_number(action: int) -> None:
    """KOD-19: there is no move with this number."""
    with pytest.raises(ValueError, match="no action"):
        GAME.moves.move(action)


# ---- reading ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("throw a,c,f", "throw a,c,f"),
        ("throw f c a", "throw a,c,f"),
        ("THROW  acf", "throw a,c,f"),
        ("throw all", "throw all"),
        ("throw abcdef", "throw all"),
        ("keep a,b", "throw c,d,e,f"),
        ("keep abcde", "throw f"),
        ("keep all", "stop"),
        ("keep f", "throw a,b,c,d,e"),
        (" stop ", "stop"),
        ("claim slayer", "claim slayer"),
        ("claim s", "claim slayer"),
        ("claim 3", "claim slayer"),
        ("alarm rog", "alarm rogue"),
        ("alarm 1", "alarm merchant"),
        ("pair 6r", "pair 6r"),
        ("pair r6", "pair 6r"),
        ("pair 6 red", "pair 6r"),
        ("super 3b", "super 3b"),
        ("supers green 1", "supers 1g"),
        ("done", "done"),
        ("place a1", "place A1"),
        ("Place B 15", "place B15"),
        ("dragon b15", "dragon B15"),
        ("slay A6", "slay A6"),
        ("conquer b2", "conquer B2"),
        ("steal 6r from 2", "steal 6r from 2"),
        ("steal 6 red from 2", "steal 6r from 2"),
        ("steal GOLD from 4", "steal gold from 4"),
        ("steal white  from 1", "steal white from 1"),
        (" Pass ", "pass"),
        ("fire from 3", "fire from 3"),
    ],
)
def test_what_may_be_typed(text: str, expected: str) -> None:
    """KOD-19, KOD-24, KOD-25, KOD-39, KOD-45, KOD-50, KOD-51, KOD-61: short, long, in any order of dice."""
    assert notation(text) == expected


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("", "unreadable-move", "KOD-19"),
        ("   ", "unreadable-move", "KOD-19"),
        ("x" * 100, "unreadable-move", "KOD-19"),
        ("throw a" + " " * 60, "unreadable-move", "KOD-19"),
        ("roll", "unreadable-move", "KOD-19"),
        ("stop now", "unreadable-move", "KOD-19"),
        ("A1", "unreadable-move", "KOD-19"),
        ("throw", "no-dice-named", "KOD-19"),
        ("keep", "no-dice-named", "KOD-19"),
        ("throw g", "unknown-dice", "KOD-19"),
        ("throw 1", "unknown-dice", "KOD-19"),
        ("throw a,b,a", "die-twice", "KOD-19"),
        ("claim", "unknown-pile", "KOD-17"),
        ("claim king", "unknown-pile", "KOD-17"),
        ("claim 6", "unknown-pile", "KOD-17"),
        ("alarm K6-01", "unknown-pile", "KOD-17"),
        ("pair", "unknown-joker", "KOD-39"),
        ("pair 7r", "unknown-joker", "KOD-39"),
        ("super 6y", "unknown-joker", "KOD-39"),
        ("supers six", "unknown-joker", "KOD-39"),
        ("place", "unknown-field", "KOD-3"),
        ("place A16", "unknown-field", "KOD-3"),
        ("slay C1", "unknown-field", "KOD-3"),
        ("conquer A0", "unknown-field", "KOD-3"),
        ("steal 6r", "unreadable-theft", "KOD-50"),
        ("steal from 2", "unreadable-theft", "KOD-50"),
        ("steal 6r from 5", "unreadable-theft", "KOD-50"),
        ("steal 6r from 0", "unreadable-theft", "KOD-50"),
        ("steal silver from 2", "unreadable-theft", "KOD-50"),
        ("fire", "unreadable-theft", "KOD-50"),
        ("fire gold from 2", "unreadable-theft", "KOD-50"),
    ],
)
def test_what_cannot_be_read(text: str, code: str, clause: str) -> None:
    """KOD-3, KOD-17, KOD-19, KOD-39, KOD-50: said with the clause that explains it."""
    with pytest.raises(Refusal) as caught:
        GAME.moves.parse(text)
    assert (caught.value.code, caught.value.clause) == (code, clause)


def test_what_an_unreadable_text_is_answered_with() -> None:
    """KOD-3, KOD-17, KOD-19, KOD-39: what would have been read; long texts are cut."""
    facts = {}
    for text in ("throw g", "claim king", "pair 7r", "place C1", "steal me", "hop" * 30):
        with pytest.raises(Refusal) as caught:
            GAME.moves.parse(text)
        facts[caught.value.code] = caught.value.facts
    assert facts == {
        "unknown-dice": {"text": "g", "known": list("abcdef")},
        "unknown-pile": {"text": "king", "known": list(CITIZENS)},
        "unknown-joker": {"text": "7r", "example": "6r"},
        "unknown-field": {"text": "c1", "first": "A1", "last": "B15"},
        "unreadable-theft": {
            "text": "steal me",
            "examples": ["steal 6r from 2", "steal gold from 2", "fire from 2"],
        },
        "unreadable-move": {
            "text": ("hop" * 30)[:60],
            "examples": ["throw a,c,f", "claim slayer", "place A1"],
        },
    }


# ---- picks --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "paths"),
    [
        ("stop", (("stop",),)),
        ("throw all", (("all",), (*(f"die:{die}" for die in "abcdef"), "throw"))),
        ("throw b,d", (("die:b", "die:d", "throw"),)),
        ("claim slayer", (("pile:slayer", "claim"),)),
        ("alarm slayer", (("pile:slayer", "alarm"),)),
        ("pair 6r", (("joker:6r", "joker:6r"),)),
        ("super 6r", (("joker:6r", "superjoker"),)),
        ("supers 6r", (("superjoker", "superjoker", "as:6r"),)),
        ("done", (("done",),)),
        ("place A1", (("field:A1",),)),
        ("slay A1", (("field:A1",),)),
        ("conquer A1", (("field:A1",),)),
        ("dragon A1", (("field:A1",),)),
        ("steal 6r from 2", (("seat:2", "joker:6r"),)),
        ("steal gold from 2", (("seat:2", "gem:gold"),)),
        ("pass", (("pass",),)),
        ("fire from 2", (("seat:2",),)),
    ],
)
def test_what_a_move_is_picked_from(text: str, paths: tuple[tuple[str, ...], ...]) -> None:
    """KOD-19, KOD-24, KOD-39, KOD-45, KOD-50: dice, piles, jokers, fields, seats."""
    assert GAME.moves.move(GAME.moves.parse(text)).paths == paths


@pytest.mark.parametrize(
    ("text", "name", "facts"),
    [
        ("stop", "stop", {}),
        ("throw all", "throw-all", {}),
        ("throw b,d", "throw", {"dice": ["b", "d"]}),
        ("claim slayer", "claim", {"citizen": "slayer"}),
        ("alarm slayer", "alarm", {"citizen": "slayer"}),
        ("super 6r", "super", {"joker": "6r"}),
        ("done", "done", {}),
        ("place A1", "place", {"field": "A1", "land": "coast"}),
        ("conquer B1", "conquer", {"field": "B1", "land": "desert"}),
        ("steal 6r from 2", "steal-card", {"victim": 1, "joker": "6r"}),
        ("steal gold from 2", "steal-gem", {"victim": 1, "gem": "gold"}),
        ("pass", "pass", {}),
        ("fire from 2", "fire", {"victim": 1}),
    ],
)
def test_what_a_move_tells(text: str, name: str, facts: dict[str, object]) -> None:
    """KOD-19, KOD-24, KOD-39, KOD-45, KOD-50: its name and facts, seats from 0."""
    move = GAME.moves.move(GAME.moves.parse(text))
    assert (move.name, move.facts) == (name, facts)


def test_the_offer_is_a_tree_of_picks() -> None:
    """KOD-19, KOD-24: dice before `throw`, a pile before what is done with it."""
    rolled = Table(dice="123123", throws=1).match()
    assert {str(pick) for pick in rolled.offer(0)} >= {"die:a", "stop", "all"}
    assert moves(rolled) == {move.notation for move in rolled.legal(0)}
    assert rolled.legal(1) == []


def test_numbers_are_legal_in_ascending_order() -> None:
    """KOD-19, KOD-42: the list of a seat, and what it may do, agree number by number."""
    for table in (
        Table(dice="123123", throws=2),
        Table(dice="515123", offer="K3-03", up={0: "K1-02 K3-08"}),
        Table(dice="515151", offer="K3-03"),
    ):
        state = table.state()
        legal = state.legal(0)
        assert legal == sorted(legal)
        assert legal == [action for action in range(codes.N_ACTIONS) if state.is_legal(0, action)]


# ---- what fortune brings ------------------------------------------------------------------------


def throwing(dice: str = "all") -> Play:
    """Some dice are in hand."""
    match = Table(dice="123123", throws=1).match()
    play(match, f"throw {dice}")
    return match


def shown(match: Play) -> list[str]:
    """What the dice show."""
    return [die["face"] for die in match.view(None)["dice"]]


def test_dice_in_any_order() -> None:
    """KOD-6: faces are matched with dice that can show them, as named where that is possible."""
    for text in ("3r 5g 4g 1r 6g 2r", "2r 6g 1r 4g 5g 3r", "6g,2r,1r,4g,3r,5g"):
        match = throwing()
        draw(match, text)
        assert sorted(shown(match)) == sorted(MIXED)
    match = throwing()
    draw(match, "3r 5g 4g 1r 6g 2r")
    assert shown(match) == MIXED
    assert match.record.entries[-1] == Drawn("3r 5g 4g 1r 6g 2r")


@pytest.mark.parametrize("faces", [("1b", "2b", "3b"), ("6b", "6r", "6g"), ("4r", "4g", "4b")])
def test_every_order_of_three_dice(faces: tuple[str, ...]) -> None:
    """KOD-6: one die of each kind; whatever the order, each die shows what it can."""
    for order in permutations(faces):
        match = throwing("a,c,e")
        draw(match, " ".join(order))
        view = {die["die"]: die["face"] for die in match.view(None)["dice"]}
        assert [view[die] for die in "ace"] == list(faces)
        assert [view[die] for die in "bdf"] == ["2g", "1r", "3b"]


@pytest.mark.parametrize(
    "text", ["r3 g5 g4 r1 g6 r2", "3red 5green 4green 1red 6green 2red", "3R 5G 4G 1R 6G 2R"]
)
def test_faces_may_be_written_in_any_way(text: str) -> None:
    """KOD-6: number and colour, short or long."""
    match = throwing()
    draw(match, text)
    assert shown(match) == MIXED


@pytest.mark.parametrize(
    ("dice", "text", "code"),
    [
        ("a,b", "1r 1b", "dice-cannot-show"),
        ("a,b", "1b", "other-number-of-dice"),
        ("a,b", "1b 1b 1b", "other-number-of-dice"),
        ("a,b", "", "other-number-of-dice"),
        ("a,b", "1b 7b", "unknown-die"),
        ("a,b", "1b 1", "unknown-die"),
        ("a,c", "6b 6b", "dice-cannot-show"),
        ("all", "1b 1b 1b 2b 2b 3b", "dice-cannot-show"),
    ],
)
def test_dice_that_cannot_be(dice: str, text: str, code: str) -> None:
    """KOD-6: faces that these dice do not have, or too many of them."""
    match = throwing(dice)
    before = match.state.dump()
    with pytest.raises(Refusal) as caught:
        match.draw(text)
    assert (caught.value.code, caught.value.clause) == (code, "KOD-6")
    assert match.state.dump() == before


def test_what_is_told_of_wrong_dice() -> None:
    """KOD-6: which dice are thrown, and how many faces are asked for."""
    facts = {}
    for text in ("1r 1b", "1b", "1b 7b"):
        with pytest.raises(Refusal) as caught:
            throwing("a,b").draw(text)
        facts[caught.value.code] = caught.value.facts
    assert facts == {
        "dice-cannot-show": {"dice": ["a", "b"], "text": "1r 1b"},
        "other-number-of-dice": {"count": 1, "expected": 2},
        "unknown-die": {"text": "7b", "example": "3r"},
    }


@pytest.mark.parametrize(
    ("text", "card"), [("K3-01", "K3-01"), ("k3-1", "K3-01"), ("3-12", "K3-12"), (" K3-07 ", "K3-07")]
)
def test_cards_by_name(text: str, card: str) -> None:
    """KOD-7, KOD-17: with or without the letter and the nought."""
    match = Table(dice="515151", offer="K3-03").match()
    play(match, "claim slayer")
    draw(match, text)
    assert match.record.entries[-1] == Drawn(card)


@pytest.mark.parametrize(
    ("text", "land"),
    [
        ("coast", "coast"),
        ("co", "coast"),
        ("Pine Forest", "pine_forest"),
        ("pine-forest", "pine_forest"),
        ("mushroom", "mushroom_forest"),
        ("meadow", "meadow"),
        ("flower", "flower_meadow"),
    ],
)
def test_tiles_by_land(text: str, land: str) -> None:
    """KOD-3, KOD-46: by the name or its beginning."""
    match = Table(dice="341611", offer="K1-01").match()
    play(match, "claim merchant")
    draw(match, "K1-12", text)
    assert match.view(None)["shown"] == [land]


@pytest.mark.parametrize("text", ["", "f", "m", "s", "forest", "lavas", "c"])
def test_tiles_of_no_land(text: str) -> None:
    """KOD-3: nothing, or the beginning of several."""
    match = Table(dice="341611", offer="K1-01").match()
    play(match, "claim merchant")
    draw(match, "K1-12")
    with pytest.raises(Refusal) as caught:
        match.draw(text)
    assert (caught.value.code, caught.value.clause) == ("unknown-land", "KOD-3")


def test_every_outcome_has_its_text() -> None:
    """KOD-9, KOD-72: both ways, for maps, fields, cards and tiles."""
    match = GAME.start(2, chance="manual", setup="random", first=0)
    for number in range(1 + 2 + 10 + 5):
        state = match.state
        outcomes = sorted({state.outcome(ticket) for ticket in range(state.tickets())})
        texts = [GAME.moves.draw_text(state, outcome) for outcome in outcomes]
        assert [GAME.moves.parse_draw(state, text) for text in texts] == outcomes
        draw(match, texts[number % len(texts)])
    assert match.to_act == (0,)


def test_a_record_has_the_notation() -> None:
    """KOD-19: however it was typed."""
    match = Table().match()
    play(match, "THROW abcdef")
    assert match.record.entries[-1] == Played(0, "throw all")
