"""The score desk: forests of a real table typed in by hand (WIS-43)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from stolek import Item, Refusal
from stolek.cli import main
from stolek.games.wispwood import GAME
from stolek.games.wispwood.referee.score import desk, figures
from stolek.games.wispwood.scoring import score
from stolek.words.speak import LANGUAGES, Speaker
from tests.games.wispwood import slow
from tests.games.wispwood.slow import CARDS, forest_of

Position = dict[str, Any]

FIVE = ["P-SUDOKU", "H-DIAGONAL", "O-AROUND", "E-ADJACENT", "T-LARGEST"]
FULL = ["TTTT", "TOTh", "TTOT", "PCTT"]


def position(*forest: str, cards: list[str] = FIVE, number: int = 1) -> Position:
    """A file of the desk."""
    return {"round": number, "cards": cards, "forest": list(forest)}


def typed(data: Any) -> bytes:
    """The text of a file."""
    return json.dumps(data).encode()


def told(*forest: str, cards: list[str] = FIVE, number: int = 1) -> list[Item]:
    """What the desk says; its numbers and its sentences must agree."""
    text = typed(position(*forest, cards=cards, number=number))
    items, numbers = desk(text), figures(text)
    assert items[0].points == numbers["total"]
    assert {one.facts["card"]: one.points for one in items if one.name == "desk-card"} == numbers["items"]
    assert items[-1].points == numbers["fill"]
    return items


def by_name(items: list[Item], name: str) -> list[Item]:
    """The items of one name."""
    return [one for one in items if one.name == name]


def brought(items: list[Item], card: str) -> list[tuple[int, list[str], list[str]]]:
    """What brought the points of a card: points, cells that score, cells that they count."""
    shares = [one for one in items if one.name in ("desk-share", "desk-cells") and one.facts["card"] == card]
    return [(one.points, one.facts["cells"], one.facts["counted"]) for one in shares]


# ---- what it says ---------------------------------------------------------------------------------


def test_a_round_is_counted() -> None:
    """WIS-43: in all, card by card, what brought it, and the bonus."""
    items = told(*FULL)
    assert GAME.score_desk is desk
    assert GAME.score_figures is figures
    assert (items[0].name, items[0].points, items[0].facts) == ("desk-total", 26, {"round": 1})
    assert figures(typed(position(*FULL))) == score(position(*FULL))
    cards = [(one.facts["card"], one.points) for one in by_name(items, "desk-card")]
    assert cards == list(zip(FIVE, [4, 0, 6, 6, 8], strict=True))
    assert brought(items, "P-SUDOKU") == [(4, ["a4"], [])]
    assert brought(items, "H-DIAGONAL") == []
    assert brought(items, "O-AROUND") == [(2, ["b2"], ["c3"]), (4, ["c3"], ["b2", "d2"])]
    assert brought(items, "E-ADJACENT") == [(6, ["d2"], ["d1", "d3", "c2"])]
    assert [points for points, _, _ in brought(items, "T-LARGEST")] == [8]
    assert (items[-1].name, items[-1].points, items[-1].facts) == ("desk-full", 2, {"grid": 4, "count": 0})
    assert {one.clause for one in items} == {"WIS-43"}


def test_who_counts_is_named() -> None:
    """WIS-67, WIS-74, WIS-80: an orb, a heart or a tree with what it counts; others are only cells."""
    items = told(".T.", "TTT", "Oh.", cards=["O-AROUND", "E-ADJACENT", "T-DENSE"])
    shares = [(one.facts["card"], one.facts["kind"]) for one in by_name(items, "desk-share")]
    assert shares == [("O-AROUND", "orb"), ("E-ADJACENT", "heart"), ("T-DENSE", "tree")]
    assert brought(items, "T-DENSE") == [(3, ["b2"], ["b1", "c2", "a2"])]
    items = told("PP", cards=["P-PAIRS"])
    assert [one.facts for one in by_name(items, "desk-cells")] == [
        {"card": "P-PAIRS", "cells": ["a1", "b1"], "counted": []}
    ]


@pytest.mark.parametrize("card", CARDS)
def test_every_card(card: str) -> None:
    """WIS-12, WIS-43: alone, in capitals or not; what is told adds up."""
    forest = ["OhTTT.", "PHTTTP", ".hPPO.", "TTThhT", "HHOCPT", "T.TTTO"]
    items = told(*forest, cards=[f" {card.lower()} "], number=3)
    assert items[0].points == slow.points(card, forest_of(forest)) > 0
    assert [one.facts["card"] for one in by_name(items, "desk-card")] == [card]
    assert sum(points for points, _, _ in brought(items, card)) == items[0].points


def test_fewer_cards() -> None:
    """WIS-43: scored as they stand, in the order in which they are named; none bring nothing."""
    items = told(*FULL, cards=["T-LARGEST", "P-SUDOKU"])
    assert [one.facts["card"] for one in by_name(items, "desk-card")] == ["T-LARGEST", "P-SUDOKU"]
    assert items[0].points == 8 + 4 + 2
    assert [one.name for one in told(*FULL, cards=[])] == ["desk-total", "desk-full"]


@pytest.mark.parametrize(
    ("forest", "number", "missing"),
    [
        (["TO"], 1, 14),
        (["T"], 2, 24),
        (["TTTT"] * 4, 2, 9),
        (["TTTT", "TTTT", "TTTT", "TTT."], 1, 1),
        ([], 3, 36),
        ([""], 3, 36),
        (["...", "..."], 1, 16),
    ],
)
def test_a_smaller_forest(forest: list[str], number: int, missing: int) -> None:
    """WIS-38, WIS-43: how many tiles are missing, and no bonus."""
    last = told(*forest, number=number)[-1]
    assert (last.name, last.points) == ("desk-not-full", 0)
    assert last.facts == {"grid": 3 + number, "count": missing}


def test_no_cat() -> None:
    """WIS-2, WIS-43: it scores nothing, so it may be missing."""
    without = [line.replace("C", ".") for line in FULL]
    assert told(*without)[0].points == 24
    assert told(*without)[-1].facts["count"] == 1


def test_an_empty_margin() -> None:
    """WIS-18: rows and columns without a tile do not count; cells are named as they were typed."""
    wide = [".......", *(f"..{line}." for line in FULL), ".......", "......."]
    items = told(*wide)
    assert items[0].points == 26
    assert brought(items, "P-SUDOKU") == [(4, ["c5"], [])]
    assert told(".....TTTT")[0].points == 4


def test_cells_behind_a_wide_margin_have_names() -> None:
    """WIS-1, WIS-43: rows as long as a forest can ever reach, and no longer."""
    ((_, cells, _),) = brought(told("." * 24 + "T"), "T-LARGEST")
    assert list(cells) == ["y1"]
    for rows in (["." * 25 + "T"], ["."] * 25 + ["T"]):
        with pytest.raises(Refusal) as caught:
            told(*rows)
        assert (caught.value.code, caught.value.clause) == ("rows-too-long", "WIS-1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_desk_says_has_words(language: str) -> None:
    """WIS-43: in every language."""
    items = told(*FULL) + told("PP", cards=["P-PAIRS"])
    assert {one.name for one in items} == {
        "desk-total",
        "desk-card",
        "desk-share",
        "desk-cells",
        "desk-full",
        "desk-not-full",
    }
    assert all(Speaker(language, GAME).item(item).strip() for item in items)


# ---- refusals -------------------------------------------------------------------------------------

ONE = position("T")


@pytest.mark.parametrize(
    ("data", "code", "clause"),
    [
        (position("TTTTT"), "forest-too-large", "WIS-18"),
        (position(*"TTTTT"), "forest-too-large", "WIS-18"),
        (position("T...T"), "forest-too-large", "WIS-18"),
        (position("TTTTTT", number=2), "forest-too-large", "WIS-18"),
        (position("TTTTTTT", number=3), "forest-too-large", "WIS-18"),
        (position(*"T" * 7, number=3), "forest-too-large", "WIS-18"),
        (position("CC"), "two-cats", "WIS-11"),
        (position("C.", ".C"), "two-cats", "WIS-11"),
        (position("T", cards=["P-SUDUKO"]), "unknown-card", "WIS-12"),
        (position("T", cards=[""]), "unknown-card", "WIS-12"),
        (position("T", cards=["HATS"]), "unknown-card", "WIS-12"),
        (position("T", cards=["H-LINE", "H-TWO"]), "two-of-a-deck", "WIS-12"),
        (position("T", cards=["O-LINE", "T-LINES", "o-line"]), "two-of-a-deck", "WIS-12"),
        (position("Tx"), "unknown-tile", "WIS-2"),
        (position("t"), "unknown-tile", "WIS-2"),
        (position("T T"), "unknown-tile", "WIS-2"),
        (position("T\n"), "unknown-tile", "WIS-2"),
        (position("TT", "T"), "ragged-forest", "WIS-1"),
        (position("", "T"), "ragged-forest", "WIS-1"),
        (position("T", number=0), "desk-round", "WIS-7"),
        (position("T", number=4), "desk-round", "WIS-7"),
        (position("T", number=-1), "desk-round", "WIS-7"),
        (position("T", number=10**30), "desk-round", "WIS-7"),
    ],
)
@pytest.mark.parametrize("count", [desk, figures])
def test_what_cannot_be_counted(count: Any, data: Any, code: str, clause: str | None) -> None:
    """WIS-1, WIS-2, WIS-7, WIS-11, WIS-12, WIS-18: refused with the clause, and in words."""
    with pytest.raises(Refusal) as caught:
        count(typed(data))
    assert (caught.value.code, caught.value.clause) == (code, clause)
    for language in LANGUAGES:
        assert Speaker(language, GAME).refusal(caught.value).strip()


@pytest.mark.parametrize(
    ("data", "facts"),
    [
        (position("T....T.", "......."), {"rows": 1, "columns": 6, "side": 4, "round": 1}),
        (position(*"T....T", number=2), {"rows": 6, "columns": 1, "side": 5, "round": 2}),
        (position("TTT", "TTT", "T"), {"row": 3, "count": 1, "expected": 3}),
        (position("TT", "T"), {"row": 2, "count": 1, "expected": 2}),
        (
            position("T", cards=["T-LINES", "T-DENSE"]),
            {"card_a": "T-LINES", "card_b": "T-DENSE", "deck": "tree"},
        ),
        (position("T", number=4), {"number": 4, "most": 3}),
        (position("TT", "T?"), {"text": "?", "row": "T?", "known": [*"PHOhTC."]}),
        (position("T?" * 12), {"text": "?", "row": "T?" * 12, "known": [*"PHOhTC."]}),
        (position("T", cards=["y" * 90]), {"text": "y" * 60, "known": list(CARDS)}),
    ],
)
def test_the_refusal_says_where(data: Position, facts: dict[str, Any]) -> None:
    """WIS-1, WIS-2, WIS-12, WIS-18: what was found, what would be right; long texts are cut."""
    with pytest.raises(Refusal) as caught:
        desk(typed(data))
    assert caught.value.facts == facts


@pytest.mark.parametrize(
    "data",
    [
        {"round": "1", "cards": [], "forest": []},
        {"round": 1, "cards": []},
        {"round": 1, "cards": [], "forest": [], "cat": "a1"},
        {"round": 1, "cards": [3], "forest": []},
    ],
)
def test_scoring_from_a_program(data: Position) -> None:
    """WIS-43: plain data of another shape is refused, too."""
    with pytest.raises(Refusal) as caught:
        score(data)
    assert (caught.value.code, caught.value.clause) == ("position-shape", None)
    assert caught.value.facts["where"]


# ---- the command ----------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file to be scored."""
    return tmp_path / "forest.json"


def test_the_command_tells_all(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """WIS-43: a line for every item, or plain numbers for programs."""
    file.write_bytes(typed(position(*FULL)))
    for language in LANGUAGES:
        assert main(["score", "wispwood", str(file), "--lang", language]) == 0
        written = capsys.readouterr()
        assert written.out.splitlines() == [Speaker(language, GAME).item(one) for one in told(*FULL)]
        assert written.err == ""
        assert "26" in written.out.splitlines()[0]
    assert main(["score", "wispwood", str(file), "--json"]) == 0
    items = {"P-SUDOKU": 4, "H-DIAGONAL": 0, "O-AROUND": 6, "E-ADJACENT": 6, "T-LARGEST": 8}
    assert json.loads(capsys.readouterr().out) == {"items": items, "fill": 2, "total": 26}


DEEP = b'{"round":1,"cards":[],"forest":' + b"[" * 100_000


UNCOUNTABLE: list[tuple[bytes | None, str | None]] = [
    (typed(position("TTTTT")), "WIS-18"),
    (typed(position("CC")), "WIS-11"),
    (typed(position("T", cards=["X" * 5000])), "WIS-12"),
    (typed(position("T", cards=["two\nlines"])), "WIS-12"),
    (typed(position("T", cards=["H-LINE", "H-TWO"])), "WIS-12"),
    (typed(position("T\n\n")), "WIS-2"),
    (typed(position("TT", "T")), "WIS-1"),
    (typed(position("T", number=4)), "WIS-7"),
    (typed(position("T" * 900_000)), "WIS-18"),
    (typed(position("T", number=10**60)), "WIS-7"),
    (typed(ONE | {"joker": 1}), None),
    (b'{"round": ' + b"9" * 5000 + b', "cards": [], "forest": []}', None),
    (b"not json", None),
    (b" " * 4_000_001, None),
    (DEEP, None),
    (None, None),
]


@pytest.mark.parametrize("number", range(len(UNCOUNTABLE)))
def test_the_command_refuses_in_one_line(file: Path, capsys: pytest.CaptureFixture[str], number: int) -> None:
    """WIS-1, WIS-2, WIS-7, WIS-11, WIS-12, WIS-18: one clear line, nothing else, and 2 as the exit code."""
    text, clause = UNCOUNTABLE[number]
    if text is not None:
        file.write_bytes(text)
    for more in ([], ["--json"]):
        assert main(["score", "wispwood", str(file), "--lang", LANGUAGES[number % 3], *more]) == 2
        written = capsys.readouterr()
        assert (written.out, written.err.count("\n")) == ("", 1)
        assert 20 < len(written.err) < 1000
        assert clause is None or f"({clause})" in written.err
        assert "Traceback" not in written.err
