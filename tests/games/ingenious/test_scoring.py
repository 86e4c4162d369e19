"""Points of a placement (ING-21 to ING-25), by the rules and at the score desk."""

from __future__ import annotations

import json
from typing import Any

import pytest

from stolek import Event, Refusal
from stolek.games.ingenious import GAME
from stolek.games.ingenious.referee.score import desk
from tests.games.ingenious.facts import FACTS
from tests.games.ingenious.positions import Table, cell, only, sums

CASES = pytest.mark.parametrize("case", FACTS["scoring"], ids=lambda case: case["id"])
Halves = list[tuple[str, int, int]]


def table(case: dict[str, Any]) -> Table:
    """The position of a case, its tile in the rack of seat 0."""
    lying: dict[str, str] = {}
    for colour, q, r in case["lying"]:
        lying[colour] = f"{lying.get(colour, '')} {cell(q, r)}"
    colours, cells = words(case["tile"])
    return Table(
        lying=lying, racks={0: f"{'-'.join(colours)} ..."}, free=" ".join(cells), plain=" ".join(colours)
    )


def words(halves: Halves) -> tuple[list[str], list[str]]:
    """Colours and cells of the halves of a tile."""
    return [colour for colour, _, _ in halves], [cell(q, r) for _, q, r in halves]


def notation(halves: Halves) -> str:
    """A placement in notation."""
    return " ".join("-".join(part) for part in words(halves))


def by_half(events: list[Event], halves: Halves) -> list[int]:
    """The points of each half, by its cell."""
    found = {event.facts["cell"]: event.facts["points"] for event in events if event.name == "scored"}
    return [found.get(name, 0) for name in words(halves)[1]]


@CASES
def test_cases_by_the_rules(case: dict[str, Any]) -> None:
    """ING-21, ING-22, ING-23, ING-24, ING-25: ACC-ING-1 to ACC-ING-11, points, halves and track."""
    for halves, expected in (
        (case["tile"], case["half_points"]),
        (case["tile"][::-1], case["half_points"][::-1]),
    ):
        match = table(case).match()
        events = match.play(0, notation(halves))
        assert by_half(events, halves) == expected
        assert sums(events) == case["points"]
        values = dict(zip(FACTS["colours"], match.view(None)["tracks"][0], strict=True))
        assert {colour: value for colour, value in values.items() if value} == case["points"]
        assert match.view(None)["tracks"][1] == [0] * 6


@CASES
def test_cases_at_the_desk(case: dict[str, Any]) -> None:
    """ING-21, ING-22, ING-23, ING-24, ING-25: ACC-ING-1 to ACC-ING-11, typed in by hand."""
    for by_name in (False, True):
        items = desk(typed(case["tile"], case["lying"], by_name))
        totals = [item for item in items if item.name == "half"]
        assert [item.points for item in totals] == case["half_points"]
        assert {item.clause for item in totals} == {"ING-24"}
        assert [item.facts["cell"] for item in totals] == words(case["tile"])[1]
        runs = [item for item in items if item.name == "run"]
        assert sum(run.points for run in runs) == sum(case["half_points"])
        assert all(len(run.facts["cells"]) == run.points > 0 for run in runs)
        is_double = case["tile"][0][0] == case["tile"][1][0]
        doubles = [(item.clause, item.points) for item in items if item.name == "double"]
        assert doubles == ([("ING-25", sum(case["half_points"]))] if is_double else [])


def typed(tile: Halves, lying: Halves, by_name: bool, **more: Any) -> bytes:
    """A position as somebody would type it in."""

    def half(colour: str, q: int, r: int) -> dict[str, Any]:
        return {"colour": colour, "cell": cell(q, r)} if by_name else {"colour": colour, "q": q, "r": r}

    position = {"tile": [half(*one) for one in tile], "cells": [half(*one) for one in lying]} | more
    return json.dumps(position).encode()


def test_the_desk_is_the_games() -> None:
    """ING-24: what the manifest hands out is this desk."""
    assert GAME.score_desk is desk


def test_runs_are_told_with_direction_and_cells() -> None:
    """ING-22, ING-23: five directions from each half, every run with its cells; none towards the partner."""
    around = {"red": "h7 h6 g8 g9 i7 i8 h10"}
    match = Table(lying=around, racks={0: "red-blue ..."}, free="h8 h9", plain="red blue").match()
    scored = only(match.play(0, "red-blue h8-h9"), "scored")
    assert scored.clause == "ING-24"
    assert scored.facts["points"] == scored.facts["value"] == 6
    assert scored.facts["lost"] == 0
    assert [(run["direction"], run["cells"]) for run in scored.facts["runs"]] == [
        ("NE", ["g9"]),
        ("NW", ["g8"]),
        ("W", ["h7", "h6"]),
        ("SW", ["i7"]),
        ("SE", ["i8"]),
    ]


@pytest.mark.parametrize(
    ("direction", "run"),
    [("E", "h9 h10"), ("NE", "g9 f10"), ("NW", "g8 f8"), ("W", "h7 h6"), ("SW", "i7 j6"), ("SE", "i8 j8")],
)
def test_every_direction_counts(direction: str, run: str) -> None:
    """ING-3, ING-23: a run counts in each of the six directions of the board."""
    partner = "h7" if direction != "W" else "h9"
    table = Table(lying={"red": run}, racks={0: "red-blue ..."}, free=f"h8 {partner}", plain="red blue")
    scored = only(table.match().play(0, f"red-blue h8-{partner}"), "scored")
    assert [(found["direction"], found["cells"]) for found in scored.facts["runs"]] == [
        (direction, run.split())
    ]


def test_points_go_to_who_placed() -> None:
    """ING-21: seat 1 places, seat 1 scores."""
    table = Table(turn=1, lying={"red": "h7"}, racks={1: "red-blue ..."}, free="h8 h9", plain="red blue")
    match = table.match()
    assert only(match.play(1, "red-blue h8-h9"), "scored").facts["seat"] == 1
    assert match.view(None)["tracks"] == [[0] * 6, [1, 0, 0, 0, 0, 0]]


def test_a_placement_need_not_score() -> None:
    """ING-26: zero points are allowed and told as nothing."""
    match = Table(racks={0: "red-blue red-green ..."}, free="h8 h9", plain="red blue").match()
    assert only(match.play(0, "red-blue h8-h9"), "placed").facts["cell_a"] == "h8"
    assert sum(match.view(None)["tracks"][0]) == 0


# ---- what the desk refuses ----------------------------------------------------------------------

TILE: Halves = [("red", 0, 0), ("blue", 1, 0)]
HALF = {"colour": "red", "cell": "h8"}
OTHER = {"colour": "blue", "cell": "h9"}


@pytest.mark.parametrize(
    ("text", "code", "clause"),
    [
        (
            json.dumps({"tile": [HALF | {"q": 0, "r": 0}, OTHER]}).encode(),
            "cell-by-name-or-coordinates",
            "ING-3",
        ),
        (
            json.dumps({"tile": [{"colour": "red", "q": 0}, OTHER]}).encode(),
            "cell-by-name-or-coordinates",
            "ING-3",
        ),
        (json.dumps({"tile": [{"colour": "red"}, OTHER]}).encode(), "cell-by-name-or-coordinates", "ING-3"),
        (json.dumps({"tile": [{"colour": "red", "cell": "z9"}, OTHER]}).encode(), "unknown-cell", "ING-3"),
        (typed([("red", 0, 8), ("blue", 0, 7)], [], False), "unknown-cell", "ING-3"),
        (typed([("red", 7, 7), ("blue", 7, 6)], [], False), "unknown-cell", "ING-3"),
        (typed([("red", 10**30, 0), ("blue", 0, 0)], [], False), "unknown-cell", "ING-3"),
        (typed([("pink", 0, 0), ("blue", 1, 0)], [], True), "unknown-colour", "ING-2"),
        (typed([("blue", 0, 0), ("pink", 1, 0)], [], True), "unknown-colour", "ING-2"),
        (typed(TILE, [("pink", 2, 0)], True), "unknown-colour", "ING-2"),
        (typed([("red", 0, -6), ("blue", 1, -6)], [], True), "off-board", "ING-4"),
        (typed(TILE, [("red", 0, -6)], True), "off-board", "ING-4"),
        (typed([("red", 0, -5), ("blue", 0, -4)], [], True), "cell-taken", "ING-14"),
        (typed(TILE, [("green", 0, 0)], True), "cell-taken", "ING-14"),
        (typed(TILE, [("red", 1, 0)], True), "cell-taken", "ING-14"),
        (typed(TILE, [("red", 3, 0), ("blue", 3, 0)], True), "cell-taken", "ING-14"),
        (typed(TILE, [("red", 3, 0), ("red", 3, 0)], True), "cell-taken", "ING-14"),
        (typed(TILE, [("blue", 0, -5)], True), "cell-taken", "ING-14"),
        (typed([("red", 0, 0), ("blue", 2, 0)], [], True), "not-neighbours", "ING-13"),
        (typed([("red", 0, 0), ("blue", 0, 0)], [], True), "not-neighbours", "ING-13"),
        (typed(TILE, [], True, players=5), "bad-players", "ING-1"),
    ],
)
def test_the_desk_refuses_what_cannot_be(text: bytes, code: str, clause: str | None) -> None:
    """ING-1, ING-2, ING-3, ING-4, ING-5, ING-13, ING-14: with a code and the clause behind it."""
    with pytest.raises(Refusal) as caught:
        desk(text)
    assert (caught.value.code, caught.value.clause) == (code, clause)


def test_a_printed_symbol_may_be_typed_in_again() -> None:
    """ING-5: who copies a whole board from the table copies its printed symbols, too."""
    printed = [(colour, q, r) for colour, (q, r) in FACTS["printed"].items()]
    tile: Halves = [("red", 1, -5), ("red", 0, -4)]
    assert desk(typed(tile, printed, True)) == desk(typed(tile, [], True))


def test_the_desk_knows_the_boards_of_all_player_counts() -> None:
    """ING-4: the cell above the red symbol exists for three and four players only."""
    tile: Halves = [("red", 0, -6), ("blue", 1, -6)]
    for players in (3, 4):
        assert [item.points for item in desk(typed(tile, [], True, players=players))] == [1, 1, 0]
