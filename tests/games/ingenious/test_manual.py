"""The example of the manual is what the score desk takes."""

from __future__ import annotations

import re
from pathlib import Path

from stolek.games.ingenious.referee.score import desk

MANUAL = Path(__file__).parents[3] / "docs" / "manual" / "score-ingenious.md"


def test_the_example_of_the_manual_is_scored() -> None:
    """ING-23, ING-24: two blue in a row beside one half, one red beside the other."""
    example = re.search(r"```json\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    halves = [item for item in desk(example[1].encode()) if item.name == "half"]
    assert [(half.facts["colour"], half.points) for half in halves] == [("blue", 2), ("red", 1)]
