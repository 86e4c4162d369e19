"""The example of the manual is what the score desk takes, and its maps are those of the boards."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from stolek.games.border.edition.box import BOX
from stolek.games.border.referee.score import desk

MANUAL = Path(__file__).parents[3] / "docs" / "manual"
WHITE = "××"


def block(name: str, kind: str) -> str:
    """The first block of this kind in a page of the manual."""
    found = re.search(rf"```{kind}\n(.*?)```", (MANUAL / name).read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_of_the_manual_is_scored() -> None:
    """BOR-22, BOR-28: the second player closed the well first, the first one later."""
    items = desk(block("score-border.md", "json").encode())
    totals = [(item.points, item.facts["place"]) for item in items if item.name == "total"]
    assert totals == [(2, 2), (4, 1)]
    missing = [item for item in items if item.name == "missing-on-board"]
    assert missing
    assert missing[0].facts["territory"] == "castle"


def drawn(label: Callable[[str], str]) -> str:
    """The delivered board as text, a label of two signs in the place of each cell."""
    left = min(2 * cell.q + cell.r for cell in BOX.cells)
    lines: dict[int, str] = {}
    for cell in BOX.cells:
        before = lines.get(cell.r, "").ljust(2 * (2 * cell.q + cell.r - left))
        lines[cell.r] = before + (WHITE if cell.id in BOX.white_cells else label(cell.id))
    return "\n".join(lines.values()) + "\n"


def test_the_maps_of_the_manual() -> None:
    """BOR-3: every cell in its place, and the areas of the delivered boards."""
    areas = {cell: area.id[1:] for area in BOX.areas for cell in area.cells}
    assert block("score-border.md", "(?=\n? )") == drawn(lambda cell: cell[1:])
    assert block("edition-border.md", "(?=\n? )") == drawn(lambda cell: areas[cell])
