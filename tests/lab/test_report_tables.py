"""Labels of bots in tables, and what the manual says about the numbers."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from stolek.lab.contest import Contest
from stolek.lab.report_tables import labels
from stolek.lab.statistics import Interval, Line, Pace, Report
from tests.lab.contests import small

NAMES: dict[tuple[str, ...], list[str]] = {
    ("easy", "easy", "random"): ["easy (1)", "easy (2)", "random"],
    ("x/a.py", "y/b.py", "easy"): ["a.py", "b.py", "easy"],
    ("a/bot.py", "b/bot.py", "easy"): ["a/bot.py", "b/bot.py", "easy"],
    ("a/x/bot.py", "b/x/bot.py", "b/y/bot.py"): ["a/x/bot.py", "b/x/bot.py", "y/bot.py"],
    ("bot.py", "a/bot.py", "./bot.py"): ["bot.py (1)", "a/bot.py", "bot.py (2)"],
    ("a/bot.py", "a/bot.py", "b/bot.py"): ["a/bot.py (1)", "a/bot.py (2)", "b/bot.py"],
}


@pytest.mark.parametrize("bots", NAMES)
def test_twins_are_told_apart_and_programs_by_their_paths(bots: tuple[str, ...]) -> None:
    planned = msgspec.structs.replace(small("random", "easy", "normal", matches=6), bots=bots)
    assert labels(planned) == NAMES[bots]


def test_the_manual_tells_of_every_number_in_a_report() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "manual" / "arena.md").read_text(encoding="utf-8")
    for part in (Report, Contest, Line, Interval, Pace):
        for name in part.__struct_fields__:
            assert f"`{name}`" in manual
