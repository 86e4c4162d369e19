"""Notation: how decisions and draws are written, and what they are picked from."""

from __future__ import annotations

import pytest

from stolek import Refusal
from stolek.games.wispwood import GAME
from stolek.kernel.record import Drawn
from tests.games.wispwood.facts import KINDS, SHAPES
from tests.games.wispwood.positions import Table, deal, moves, play
from tests.games.wispwood.second import lay_text, ways


def notation(text: str) -> str:
    """How a text is written properly."""
    return GAME.moves.move(GAME.moves.parse(text)).notation


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("refresh", "refresh"),
        (" REFRESH ", "refresh"),
        ("cat refresh", "cat refresh"),
        ("Cat  Refresh", "cat refresh"),
        ("take 3", "take 3"),
        ("TAKE  8", "take 8"),
        ("shape L4", "shape L4"),
        ("shape l4", "shape L4"),
        ("cat shape i2", "cat shape I2"),
        ("wisp m12", "wisp m12"),
        ("Wisp M12", "wisp m12"),
        ("tree a01", "tree a1"),
        ("tree y25", "tree y25"),
        ("cat m9", "cat m9"),
        ("cat m09", "cat m9"),
        ("lay e,ee,s", "lay e,s,ee"),
        ("lay s, e, ee", "lay e,s,ee"),
        ("lay s e ee", "lay e,s,ee"),
        ("LAY EN,N,E", "lay e,n,ne"),
        ("lay n", "lay n"),
        ("done", "done"),
        ("stay", "stay"),
        ("ghost 3", "ghost 3"),
    ],
)
def test_what_may_be_typed(text: str, expected: str) -> None:
    """WIS-25, WIS-29, WIS-30, WIS-33, WIS-45, WIS-90: small or large letters, in any order of the trees."""
    assert notation(text) == expected


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        ("", "unreadable-move", "WIS-25"),
        ("   ", "unreadable-move", "WIS-25"),
        ("x" * 100, "unreadable-move", "WIS-25"),
        ("tree " + " " * 60 + "m12", "unreadable-move", "WIS-25"),
        ("pass", "unreadable-move", "WIS-25"),
        ("take", "unreadable-move", "WIS-25"),
        ("m12", "cell-not-offered", "WIS-20"),
        (" M09 ", "cell-not-offered", "WIS-20"),
        ("3", "number-not-offered", "WIS-25"),
        ("cat", "unreadable-move", "WIS-25"),
        ("shape", "unreadable-move", "WIS-25"),
        ("refresh pond", "unreadable-move", "WIS-25"),
        ("done now", "unreadable-move", "WIS-25"),
        ("take 3 4", "unreadable-move", "WIS-25"),
        ("tree m12 m13", "unreadable-move", "WIS-25"),
        ("take 0", "unknown-space", "WIS-9"),
        ("take 9", "unknown-space", "WIS-9"),
        ("take 03", "unknown-space", "WIS-9"),
        ("take pumpkin", "unknown-space", "WIS-9"),
        ("ghost 9", "unknown-space", "WIS-9"),
        ("shape L5", "unknown-shape", "WIS-29"),
        ("cat shape me", "unknown-shape", "WIS-29"),
        ("wisp z1", "unknown-cell", "WIS-1"),
        ("wisp m26", "unknown-cell", "WIS-1"),
        ("tree m0", "unknown-cell", "WIS-1"),
        ("tree 12m", "unknown-cell", "WIS-1"),
        ("tree m012", "unknown-cell", "WIS-1"),
        ("cat home", "unknown-cell", "WIS-1"),
        ("lay x", "unknown-lay", "WIS-30"),
        ("lay nn", "unknown-lay", "WIS-30"),
        ("lay n,n", "unknown-lay", "WIS-30"),
        ("lay ns", "unknown-lay", "WIS-30"),
        ("lay n,e,s,w", "unknown-lay", "WIS-30"),
        ("lay nnnn", "unknown-lay", "WIS-30"),
        ("lay ,", "unknown-lay", "WIS-30"),
    ],
)
def test_what_cannot_be_read(text: str, code: str, clause: str) -> None:
    """WIS-1, WIS-9, WIS-25, WIS-29, WIS-30: said with the clause that explains it."""
    with pytest.raises(Refusal) as caught:
        GAME.moves.parse(text)
    assert (caught.value.code, caught.value.clause) == (code, clause)


def test_what_an_unreadable_text_is_answered_with() -> None:
    """WIS-1, WIS-9, WIS-29, WIS-30: what would have been read; long texts are cut."""
    facts = {}
    for text in ("take 9", "shape L5", "tree z1", "lay x", "hop" * 40):
        with pytest.raises(Refusal) as caught:
            GAME.moves.parse(text)
        facts[caught.value.code] = caught.value.facts
    assert facts == {
        "unknown-space": {"text": "9", "most": 8},
        "unknown-shape": {"text": "l5", "known": list(SHAPES)},
        "unknown-cell": {"text": "z1", "first": "a1", "last": "y25"},
        "unknown-lay": {"text": "x", "example": "e,ee,s"},
        "unreadable-move": {"text": ("hop" * 40)[:60], "examples": ["take 3", "tree m12"]},
    }


def test_every_cell_and_shape_has_its_name() -> None:
    """WIS-1, WIS-29: columns from a to y, rows from 1 to 25; m13 is the middle."""
    cells = [f"{column}{row}" for row in range(1, 26) for column in "abcdefghijklmnopqrstuvwxy"]
    for verb in ("wisp", "tree", "cat"):
        assert [notation(f"{verb} {cell}") for cell in cells] == [f"{verb} {cell}" for cell in cells]
        numbers = [GAME.moves.parse(f"{verb} {cell}") for cell in cells]
        assert numbers == list(range(numbers[0], numbers[0] + 625))
    for verb in ("shape", "cat shape"):
        assert [notation(f"{verb} {shape}") for shape in SHAPES] == [f"{verb} {shape}" for shape in SHAPES]
    assert [notation(f"take {space}") for space in range(1, 9)] == [f"take {space}" for space in range(1, 9)]


def test_every_lay_has_its_name() -> None:
    """WIS-30: each way to lie around the wisp once, shape by shape; the number of all is right."""
    names = {
        shape: {lay_text((wisp, cells - {wisp})) for cells in ways(shape) for wisp in cells}
        for shape in SHAPES
    }
    assert {shape: len(lays) for shape, lays in names.items()} == {
        "I2": 4, "I3": 6, "V3": 12, "I4": 8, "O4": 4, "S4": 16, "T4": 16, "L4": 32,
    }  # fmt: skip
    every = [lay for lays in names.values() for lay in lays]
    assert len(set(every)) == len(every) == 98
    assert {notation(lay) for lay in every} == set(every)
    assert len({GAME.moves.parse(lay) for lay in every}) == 98


def test_every_action_is_a_move() -> None:
    """WIS-25, WIS-30: to and fro between numbers and texts; numbers beyond are no moves."""
    last = GAME.moves.parse("cat y25")
    texts = [GAME.moves.move(action).notation for action in range(last + 1)]
    assert [GAME.moves.parse(text) for text in texts] == list(range(last + 1))
    assert len(set(texts)) == last + 1 == 4 + 8 + 8 + 8 + 8 + 98 + 3 * 625
    for action in (-1, last + 1):
        with pytest.raises(ValueError, match=str(action)):
            GAME.moves.move(action)


def test_a_move_knows_its_words() -> None:
    """WIS-25, WIS-29, WIS-30, WIS-33, WIS-45, WIS-90: name, facts, and what it is picked from."""
    found = {
        text: GAME.moves.move(GAME.moves.parse(text))
        for text in (
            "refresh", "cat refresh", "done", "stay", "take 3", "ghost 8", "shape L4", "cat shape I2",
            "wisp m12", "lay e,s,ee", "tree a1", "cat y25",
        )
    }  # fmt: skip
    assert {text: (move.name, move.facts, move.paths) for text, move in found.items()} == {
        "refresh": ("refresh", {}, (("pond",),)),
        "cat refresh": ("cat-refresh", {}, (("cat", "pond"),)),
        "done": ("done", {}, (("done",),)),
        "stay": ("stay", {}, (("stay",),)),
        "take 3": ("take", {"space": 3}, (("space:3",),)),
        "ghost 8": ("ghost", {"space": 8}, (("space:8",),)),
        "shape L4": ("shape", {"shape": "L4"}, (("shape:L4",),)),
        "cat shape I2": ("cat-shape", {"shape": "I2"}, (("shape:I2",),)),
        "wisp m12": ("wisp", {"cell": "m12"}, (("cell:m12",),)),
        "lay e,s,ee": ("lay", {"lay": "e,s,ee"}, (("lay:e,s,ee",),)),
        "tree a1": ("tree", {"cell": "a1"}, (("cell:a1",),)),
        "cat y25": ("cat", {"cell": "y25"}, (("cell:y25",),)),
    }


def test_what_is_picked_from() -> None:
    """WIS-25, WIS-29, WIS-30: pond and cat, spaces and cells; then shapes, a cell, a lay."""
    match = Table(pond="PP......").match()
    offer = match.offer(0)
    assert set(offer) == {"pond", "cat", "space:1", "space:2", "cell:m12", "cell:m14", "cell:l13", "cell:n13"}
    assert offer["cat"] == {"pond": GAME.moves.parse("cat refresh")}
    play(match, "take 1")
    assert set(match.offer(0)) == {f"shape:{shape}" for shape in SHAPES}
    play(match, "shape I2", "wisp m11")
    assert match.offer(0) == {"lay:s": GAME.moves.parse("lay s")}
    play(match, "lay s")
    assert match.offer(0) == {"done": GAME.moves.parse("done")}


# ---- what fortune brings --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("texts", "written"),
    [
        (["T-LARGEST", " t-largest "], "T-LARGEST"),
        (["E3", "e3", "3", " E3 "], "E3"),
        (["2", " 2 "], "2"),
        (["pumpkin", "P", "p", "Pump", " pumpkin "], "pumpkin"),
        (["hat", "H", "ha", "HAT"], "hat"),
        (["heart", "h", "he", "Heart"], "heart"),
        (["orb", "O", "o", "ORB"], "orb"),
    ],
)
def test_draws_as_they_are_typed(texts: list[str], written: str) -> None:
    """WIS-9, WIS-10, WIS-12, WIS-13: one way to write each in the record."""
    for text in texts:
        match = GAME.start(2, chance="manual", cards="random")
        for card in ("P-AROUND", "H-LINE", "O-LINE", "E-BEAM", "T-LARGEST", "E3", "E2", "2"):
            if written == card:
                break
            match.draw(card)
        match.draw(text)
        assert match.record.entries[-1] == Drawn(written)


def test_single_shapes_and_fireflies_as_they_are_typed() -> None:
    """WIS-9, WIS-89, WIS-93: likewise."""
    match = GAME.start(1, chance="manual", cards="first-game", pond="free")
    for text in ("l4", " I2", "I3", "v3", "I4", "O4", "S4", "o", "HAT", "h"):
        match.draw(text)
    deal(match, "PPPPPPPP")
    play(match, "ghost 1")
    match.draw(" 4 ")
    drawn = [entry.outcome for entry in match.record.entries if isinstance(entry, Drawn)]
    shapes = ["L4", "I2", "I3", "V3", "I4", "O4", "S4"]
    assert drawn == [*shapes, "orb", "hat", "heart", *["pumpkin"] * 8, "4"]
    assert match.view(None)["shapes"][-1] == "T4"


@pytest.mark.parametrize(
    ("drawn", "text", "code", "clause"),
    [
        ((), "P-NONE", "unknown-card", "WIS-12"),
        ((), "", "unknown-card", "WIS-12"),
        ((), "H-LINE", "card-not-in-deck", "WIS-12"),
        ((), "O-CORNER", "card-not-in-deck", "WIS-12"),
        (("cards",), "E5", "unknown-edge", "WIS-9"),
        (("cards",), "E0", "unknown-edge", "WIS-9"),
        (("cards",), "EE2", "unknown-edge", "WIS-9"),
        (("cards",), "E1", "piece-lies-already", "WIS-9"),
        (("cards", "E3"), "E3", "piece-lies-already", "WIS-9"),
        (("cards", "E3", "E2"), "3", "no-such-seat", "WIS-13"),
        (("cards", "E3", "E2"), "0", "no-such-seat", "WIS-13"),
        (("cards", "E3", "E2"), "Tom", "unreadable-start", "WIS-13"),
        (("cards", "E3", "E2"), "12", "unreadable-start", "WIS-13"),
        (("cards", "E3", "E2", "1"), "x", "unknown-kind", "WIS-66"),
        (("cards", "E3", "E2", "1"), "", "unknown-kind", "WIS-66"),
        (("cards", "E3", "E2", "1"), "T", "unknown-kind", "WIS-66"),
        (("cards", "E3", "E2", "1"), "hats", "unknown-kind", "WIS-66"),
    ],
)
def test_draws_that_cannot_be(drawn: tuple[str, ...], text: str, code: str, clause: str) -> None:
    """WIS-9, WIS-12, WIS-13: unreadable, or not what fortune has to offer; nothing changes."""
    match = GAME.start(2, chance="manual")
    for outcome in drawn:
        cards = ("P-AROUND", "H-LINE", "O-LINE", "E-BEAM", "T-LARGEST")
        for one in cards if outcome == "cards" else (outcome,):
            match.draw(one)
    before = match.record, match.state.dump()
    with pytest.raises(Refusal) as caught:
        match.draw(text)
    assert (caught.value.code, caught.value.clause) == (code, clause)
    assert before == (match.record, match.state.dump())


@pytest.mark.parametrize(
    ("phase", "text", "code", "clause"),
    [
        ("levels", "x", "unknown-kind", "WIS-66"),
        ("levels", "H", "level-taken", "WIS-89"),
        ("firefly", "0", "no-such-firefly", "WIS-91"),
        ("firefly", "5", "no-such-firefly", "WIS-91"),
        ("firefly", "x", "unreadable-firefly", "WIS-91"),
        ("firefly", "11", "unreadable-firefly", "WIS-91"),
        ("free", "L4", "piece-lies-already", "WIS-9"),
        ("free", "L5", "unknown-shape", "WIS-29"),
    ],
)
def test_solo_draws_that_cannot_be(phase: str, text: str, code: str, clause: str) -> None:
    """WIS-9, WIS-89, WIS-91: likewise."""
    match = GAME.start(1, chance="manual", cards="first-game", pond="free")
    match.draw("L4")
    if phase != "free":
        for shape in ("I2", "I3", "V3", "I4", "O4", "S4", "H"):
            match.draw(shape)
    if phase == "firefly":
        deal(match, "OP" + "P" * 8)
        play(match, "ghost 1")
    before = match.record, match.state.dump()
    with pytest.raises(Refusal) as caught:
        match.draw(text)
    assert (caught.value.code, caught.value.clause) == (code, clause)
    assert before == (match.record, match.state.dump())


def test_moves_of_a_turn_in_notation() -> None:
    """WIS-25, WIS-33: what is offered is written as it is read."""
    match = Table().match()
    for text in moves(match):
        assert notation(text) == text
    assert set(KINDS) == set("PHOh")
