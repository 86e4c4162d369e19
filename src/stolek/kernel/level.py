"""A Level: how hard a bot thinks and how much of its game's knowledge it uses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

RANDOM = "random"
NAMES = (RANDOM, "easy", "normal", "hard", "expert")
"""The levels that every game has, from the weakest to the strongest."""


@dataclass(frozen=True, kw_only=True)
class Level:
    """Settings of a mind. Without simulations it plays what looks best at once.

    Budgets are in simulations, so that a level is the same on every machine.
    """

    simulations: int = 0
    """Games imagined before a decision."""
    noise: int = 0
    """Hundredths of a point by which a move may look better than it is, where nothing is imagined."""
    skill: int = 0
    """How much of its knowledge the game's adviser uses; what the numbers mean is the game's own matter."""
    rounds: int = 0
    """Rounds for which every option is rehearsed with the same luck; without them a tree is searched."""
    horizon: int = 0
    """Decisions that are played on after the tree before the adviser says how good the position is."""
    width: int = 16
    """How fast more moves are looked at: at v visits there are sqrt(v * width / 16) of them."""
    temper: int = 100
    """Hundredths of a point behind the best move that halve the attention for a move."""
    explore: float = 0.5
    """How much a move gains by having been tried seldom."""


@dataclass(frozen=True, kw_only=True, eq=False)  # one of a kind: a manifest must be hashable
class Trial:
    """A contest by which a game measures its bots, beside the ladder of levels."""

    bots: tuple[str, ...]
    matches: int
    options: dict[str, Any] = field(default_factory=dict)
    share: float | None = None
    """The share of victories that the first bot shall have at least."""
    score: float | None = None
    """Likewise, its mean score."""
