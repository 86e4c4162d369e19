"""What the board in the browser draws of its own: shapes and card diagrams must be as the rules have them."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

from stolek.games.wispwood import GAME
from stolek.games.wispwood.edition.box import CARD_NAMES
from stolek.games.wispwood.edition.schema import DECK_OF
from stolek.games.wispwood.play.tally import forest_of, shares
from stolek.games.wispwood.rules.shapes import SHAPES
from tests.games.wispwood.positions import Table
from tests.games.wispwood.test_hats import spots, with_card


def drawn(name: str) -> dict[str, Any]:
    """A file of drawings."""
    found: dict[str, Any] = json.loads((GAME.folder / "web" / name).read_text("utf-8"))
    return found


DIAGRAMS = drawn("cards/diagrams.json")
HATS = [card for card in CARD_NAMES if DECK_OF[card] == "hat"]


def marked(card: str, mark: str) -> set[tuple[int, int]]:
    """The cells of a diagram with a mark."""
    rows = enumerate(DIAGRAMS[card]["marks"])
    return {(row, column) for row, line in rows for column, found in enumerate(line) if found == mark}


def test_the_shapes() -> None:
    """WIS-29: cell by cell those of the rules."""
    assert {name: [tuple(cell) for cell in cells] for name, cells in drawn("shapes.json").items()} == {
        name: list(cells) for name, cells in SHAPES.items()
    }


def test_every_card_has_a_diagram() -> None:
    """WIS-12: as large in marks as in tiles."""
    assert list(DIAGRAMS) == list(CARD_NAMES)
    for drawing in DIAGRAMS.values():
        assert [len(line) for line in drawing["rows"]] == [len(line) for line in drawing["marks"]]


@pytest.mark.parametrize("card", [card for card in CARD_NAMES if card not in HATS])
def test_diagrams_mark_what_scores(card: str) -> None:
    """WIS-51 … WIS-84: framed what scores, dotted what it counts."""
    found = shares(card, forest_of(DIAGRAMS[card]["rows"]))
    cells = {cell for share in found for cell in share.cells}
    assert marked(card, "*") == cells
    assert marked(card, "+") == {cell for share in found for cell in share.counted} - cells


@pytest.mark.parametrize("card", HATS)
def test_diagrams_of_hats_mark_where_one_may_lie(card: str) -> None:
    """WIS-60 … WIS-64: free cells open to a hat, and the hats that lie."""
    rows = DIAGRAMS[card]["rows"]
    lying = {cell for cell, letter in forest_of(rows).items() if letter == "H"}
    match = Table(round=3, cards=with_card(card), forests={0: " ".join(rows)}, pond="HP......").match()
    window = set(product(range(5), repeat=2))
    allowed = {(row + 2, column + 2) for row, column in spots(match)} & window
    assert marked(card, "*") == allowed | lying
