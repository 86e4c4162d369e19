"""The example of the manual is what the score desk takes."""

from __future__ import annotations

import re
from pathlib import Path

from stolek.games.border.desk import desk

MANUAL = Path(__file__).parents[3] / "docs" / "manual" / "score-border.md"


def test_the_example_of_the_manual_is_scored() -> None:
    """BOR-22, BOR-28: the second player closed the well first, the first one later."""
    example = re.search(r"```json\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    items = desk(example[1].encode())
    totals = [(item.points, item.facts["place"]) for item in items if item.name == "total"]
    assert totals == [(2, 2), (4, 1)]
    missing = [item for item in items if item.name == "missing-on-board"]
    assert missing
    assert missing[0].facts["territory"] == "castle"
