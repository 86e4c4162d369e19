"""The score desk: boards of a real table typed in by hand (BOR-22 to BOR-31)."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from stolek import Item, Refusal
from stolek.games.border import GAME
from stolek.games.border.referee.score import desk
from stolek.words.speak import LANGUAGES, Speaker
from tests.games.border.facts import CELLS, HIGH, LOW, RINGS, WHITE, colour_of
from tests.games.border.positions import check_words

SIX = ("villa", "bridge", "well", "castle", "windwheel", "eagle")


def around(*lands: str, but: str = "") -> list[str]:
    """The rings of these territories, without some cells; white ones need not be typed."""
    cells = {cell for land in lands for cell in RINGS[land]} - set(but.split()) - set(WHITE)
    return sorted(cells)


def counted(
    *crossed: Iterable[str], boards: str = "", first: Mapping[str, list[int]] | None = None
) -> list[Item]:
    """What the desk says of these boards."""
    players: list[dict[str, Any]] = [{"crossed": list(cells)} for cells in crossed]
    for player, board in zip(players, boards, strict=False):
        player["board"] = board
    position = {"players": players} | ({} if first is None else {"first": first})
    assert GAME.score_desk is desk
    return desk(json.dumps(position).encode())


def totals(items: list[Item]) -> list[tuple[int, int, int]]:
    """Per player: points, place, closed territories."""
    return [(one.points, one.facts["place"], one.facts["count"]) for one in items if one.name == "total"]


def of_player(items: list[Item], seat: int) -> list[Item]:
    """What is said of one player."""
    starts = [number for number, one in enumerate(items) if one.name == "total"] + [len(items)]
    return items[starts[seat] : starts[seat + 1]]


# ---- points and places ----------------------------------------------------------------------------


def test_a_table_is_counted() -> None:
    """BOR-22, BOR-28: three first and three later make 33; the other has thirty."""
    first = {"castle": [2], "windwheel": [2], "eagle": [2]}
    items = counted(around(*SIX), around("castle", "windwheel", "eagle"), first=first)
    assert totals(items) == [(33, 1, 6), (30, 2, 3)]
    points = {one.facts["territory"]: (one.name, one.points) for one in of_player(items, 0)[1:7]}
    assert points == {
        "villa": ("closed-first", 9),
        "bridge": ("closed-first", 5),
        "well": ("closed-first", 4),
        "castle": ("closed-later", 6),
        "windwheel": ("closed-later", 5),
        "eagle": ("closed-later", 4),
    }
    assert items[0].clause == "BOR-28"
    assert items[1].clause == "BOR-22"


@pytest.mark.parametrize("land", RINGS)
def test_who_alone_has_closed_was_first(land: str) -> None:
    """BOR-22: nothing need be said; said otherwise, it was somebody who is not listed."""
    assert totals(counted(around(land), [])) == [(HIGH[land], 1, 1), (0, 2, 0)]
    assert totals(counted(around(land), [], first={land: []})) == [(LOW[land], 1, 1), (0, 2, 0)]


def test_several_first_in_one_action() -> None:
    """BOR-23: all who are named get the higher value, others the lower."""
    items = counted(*[around("villa")] * 3, first={"villa": [1, 3]})
    assert totals(items) == [(9, 1, 1), (4, 3, 1), (9, 1, 1)]


def test_places() -> None:
    """BOR-29, BOR-30, BOR-31: points, then the best territory, then shared."""
    twelve = around("bridge", "well", "goat")
    items = counted(twelve, around("castle"), around("goat"), [], first={"goat": [3]})
    assert totals(items) == [(12, 2, 3), (12, 1, 1), (7, 3, 1), (0, 4, 0)]
    assert [place for _, place, _ in totals(counted([], []))] == [1, 1]


def test_one_board_alone() -> None:
    """BOR-28: a single player may be counted, too."""
    assert totals(counted(around("well"))) == [(4, 1, 1)]


# ---- what is missing ------------------------------------------------------------------------------


def test_what_is_missing() -> None:
    """BOR-5, BOR-22: which cells of each open territory, and what it would bring now."""
    items = counted(around("villa", "goat", but="b28 b08"), around("goat"))
    missing = {one.facts["territory"]: one for one in of_player(items, 0)[1:]}
    assert list(missing["villa"].facts["cells"]) == ["b28"]
    assert (missing["villa"].facts["count"], missing["villa"].points) == (1, 9)
    assert (missing["goat"].facts["cells"], missing["goat"].points) == (["b08"], 3)
    assert {one.name for one in missing.values()} == {"missing"}
    assert set(missing) == set(RINGS)
    assert sum(one.facts["count"] for one in of_player(counted([]), 0)[1:]) == sum(
        len(set(ring) - set(WHITE)) for ring in RINGS.values()
    )


def test_what_is_missing_with_colours() -> None:
    """BOR-2, BOR-17: when the board is known, so are the dice that one needs."""
    items = counted(around("well", but="b78 b64 b69"), boards="c")
    well = [one for one in items if one.facts.get("territory") == "well"]
    assert [one.name for one in well] == ["missing-on-board", "missing-colour", "missing-colour"]
    assert (well[0].points, well[0].facts["cells"], well[0].facts["count"]) == (4, ["b64", "b69", "b78"], 3)
    needed = {one.facts["colour"]: one.facts["cells"] for one in well[1:]}
    assert needed == {"blue": ["b78"], "red": ["b64", "b69"]}
    assert all(colour_of("C", cell) == colour for colour, cells in needed.items() for cell in cells)
    assert [one.points for one in well[1:]] == [0, 0]


def test_a_higher_value_that_is_gone() -> None:
    """BOR-22a: for who has not closed yet, whoever took it."""
    items = counted([], [], first={"villa": []})
    villa = [one.points for one in items if one.facts.get("territory") == "villa"]
    assert villa == [4, 4]


def test_cells_as_they_are_typed() -> None:
    """BOR-3: in capitals or without the nought; white cells change nothing."""
    cells = [cell.upper() for cell in around("goat") if cell not in ("b08", "b09")]
    assert totals(counted([*cells, "B8", " b9 ", "b79"])) == [(7, 1, 1)]


def test_all_that_the_desk_says_has_words() -> None:
    """BOR-22, BOR-28: in every language."""
    items = counted(around("villa"), around("villa", "well", but="b78"), boards="AB", first={"villa": [1]})
    items += counted(around("villa", but="b28"))
    assert {one.name for one in items} == {
        "total",
        "closed-first",
        "closed-later",
        "missing",
        "missing-on-board",
        "missing-colour",
    }
    for language in LANGUAGES:
        speaker = Speaker(language, GAME)
        assert all(speaker.item(item).strip() for item in items)


# ---- refusals -------------------------------------------------------------------------------------


def all_closed_the_well(players: int, first: list[int]) -> dict[str, Any]:
    """So many players, and those who are said to have been first."""
    return {"players": [{"crossed": around("well")}] * players, "first": {"well": first}}


@pytest.mark.parametrize(
    ("position", "code", "clause"),
    [
        ({"players": []}, "desk-players", "BOR-1"),
        ({"players": [{"crossed": []}] * 5}, "desk-players", "BOR-1"),
        ({"players": [{"crossed": ["b87"]}]}, "unknown-cell", "BOR-3"),
        ({"players": [{"crossed": ["a01"]}]}, "unknown-cell", "BOR-3"),
        ({"players": [{"crossed": [], "board": "E"}]}, "unknown-board", "BOR-2"),
        ({"players": [{"crossed": ["b01", "b1"]}]}, "desk-cell-twice", "BOR-3"),
        (
            {"players": [{"crossed": around("well")}] * 4, "first": {"well": [1, 2, 3, 4]}},
            "desk-too-many-first",
            "BOR-23",
        ),
        (
            {"players": [{"crossed": around("well")}] * 2, "first": {"well": [1, 1]}},
            "desk-too-many-first",
            "BOR-23",
        ),
        ({"players": [{"crossed": [], "board": ""}]}, "unknown-board", "BOR-2"),
        (
            {"players": [{"crossed": [], "board": "c"}, {"crossed": [], "board": "C"}]},
            "desk-same-board",
            "BOR-7",
        ),
        ({"players": [{"crossed": []}], "first": {"dog": []}}, "unknown-territory", "BOR-5"),
        ({"players": [{"crossed": around("well")}] * 2}, "desk-who-first", "BOR-22"),
        ({"players": [{"crossed": around("well")}], "first": {"well": [0]}}, "desk-unknown-player", None),
        ({"players": [{"crossed": around("well")}], "first": {"well": [2]}}, "desk-unknown-player", None),
        (
            {"players": [{"crossed": around("well", but="b78")}], "first": {"well": [1]}},
            "desk-not-closed",
            "BOR-22",
        ),
    ],
)
def test_what_cannot_be_counted(position: dict[str, Any], code: str, clause: str | None) -> None:
    """BOR-1, BOR-2, BOR-3, BOR-5, BOR-22: refused with the clause, and in words."""
    with pytest.raises(Refusal) as caught:
        desk(json.dumps(position).encode())
    assert (caught.value.code, caught.value.clause) == (code, clause)
    check_words(caught.value)


def test_the_refusal_says_what_is_missing() -> None:
    """BOR-22: who is said to have closed first, but has not; and who might have been first."""
    with pytest.raises(Refusal) as caught:
        counted([], around("well", but="b78 b73"), first={"well": [2]})
    assert caught.value.facts == {"territory": "well", "seat": 1, "cells": ["b73", "b78"]}
    with pytest.raises(Refusal) as caught:
        counted([], around("well"), around("well"))
    assert caught.value.facts == {"territory": "well", "seats": [1, 2]}
    assert len(CELLS) == 86
