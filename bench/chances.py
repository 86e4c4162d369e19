"""Workload: exact chances in King of the Dice, for three throws with optimal keeping, never cached."""

from __future__ import annotations

from stolek.games.dicekings.edition.conditions import parse
from stolek.games.dicekings.edition.schema import MOST_THROWS
from stolek.games.dicekings.referee.chances import Chances
from stolek.games.dicekings.rules.features import rows
from stolek.kernel.state import State

CONDITION = "alike 4+2"


def plan(state: State, times: int) -> int:
    """Compute the chances of a condition so many times; return how often."""
    asked = tuple(rows(parse(CONDITION)))
    for _ in range(times):
        Chances(asked, MOST_THROWS)
    return times
