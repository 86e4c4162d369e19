"""A Level: how hard a bot thinks and how much of its game's knowledge it uses."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

RANDOM = "random"
NAMES = (RANDOM, "easy", "normal", "hard", "expert")
"""The levels that every game has, from the weakest to the strongest."""


@dataclass(frozen=True, kw_only=True)
class Level:
    """Settings of a bot. Without simulations it plays the best move by heuristic.

    Budgets are in simulations, so that a level is the same on every machine.
    """

    simulations: int = 0
    """Simulations before a decision."""
    noise: int = 0
    """Random noise on heuristic scores in hundredths of a point, where nothing is simulated."""
    skill: int = 0
    """How much of its knowledge the game's adviser uses; the game defines what the numbers mean."""
    rounds: int = 0
    """Length of paired rollouts, in rounds; 0 means a tree search (MCTS)."""
    horizon: int = 0
    """Decisions of a rollout in tree search, before the adviser evaluates the position."""
    width: int = 16
    """Progressive widening: at v visits a node has sqrt(v * width / 16) moves."""
    temper: int = 100
    """Hundredths of a point behind the best move that halve the prior of a move."""
    explore: float = 0.5
    """The exploration constant: how much a rarely tried move gains."""


@dataclass(frozen=True, kw_only=True, eq=False)  # hash by identity: a manifest must be hashable
class Trial:
    """A contest that measures a game's bots, besides the ladder of levels."""

    bots: tuple[str, ...]
    matches: int
    options: dict[str, Any] = field(default_factory=dict)
    share: float | None = None
    """The share of victories that the first bot must reach."""
    score: float | None = None
    """Likewise, the mean score."""
