"""The bars: what every figure must reach, in one table."""

from __future__ import annotations

from typing import NamedTuple


class Bar(NamedTuple):
    """A figure in words, and its limit."""

    says: str
    limit: float
    unit: str = ""
    at_most: bool = False

    def holds(self, value: float) -> bool:
        """Whether a figure is on the right side of the limit."""
        return value <= self.limit if self.at_most else value >= self.limit

    def __str__(self) -> str:
        return f"{'≤' if self.at_most else '≥'} {self.limit:g}{self.unit}"


CLONE = Bar("a clone", 0.3, " µs", at_most=True)
THREADS = Bar("two threads : one", 1.7, " ×")

BARS = {
    "border": {
        "decisions": Bar("decisions : yardstick's moves", 0.35),
        "interpreted": Bar("playouts : interpreted", 20, " ×"),
        "clone": CLONE,
        "search": Bar("simulations of a search : playouts", 0.5),
        "threads": THREADS,
    },
    "dicekings": {
        "decisions": Bar("decisions : yardstick's moves", 0.4),
        "interpreted": Bar("playouts : interpreted", 20, " ×"),
        "clone": CLONE,
        "odds": Bar("exact odds of three throws", 10_000, " µs", at_most=True),
        "search": Bar("simulations of a search : playouts", 0.5),
        "threads": THREADS,
    },
    "ingenious": {
        "playouts": Bar("playouts : C yardstick", 0.65),
        "interpreted": Bar("playouts : interpreted", 25, " ×"),
        "momaland": Bar("playouts : MOMAland", 400, " ×"),
        "drive": Bar("Python loop : yardstick's moves", 0.3),
        "clone": CLONE,
        "search": Bar("simulations of a search : playouts", 0.6),
        "threads": THREADS,
    },
    "wispwood": {
        "playouts": Bar("playouts : C yardstick", 0.033),
        "interpreted": Bar("playouts : interpreted", 20, " ×"),
        "clone": CLONE,
        "score": Bar("a full forest, five cards", 3, " µs", at_most=True),
        "search": Bar("simulations of a search : playouts", 0.5),
        "threads": THREADS,
    },
}
