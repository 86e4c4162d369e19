"""The sides of every comparison: each runs for about so long and tells how fast it was."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bench import yardstick
from bench.pipe import Child

WARM_UP = (0.0, 0.01, 0.1)  # seconds: a single time, then ever better guesses


class Side:
    """One competitor in one discipline; its rates gather as rounds go by."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.pace = 1.0
        self.rates: list[float] = []
        self.yields: list[float] = []

    def run(self, seconds: float) -> float:
        """Work for about so long, at least once; the rate, in times a second."""
        times = max(1, round(self.pace * seconds))
        self.pace, made = self.go(times)
        self.rates.append(self.pace)
        self.yields.append(made)
        return self.pace

    def go(self, times: int) -> tuple[float, float]:
        """Work so many times: the rate, and what that yields a second (moves, applies …)."""
        raise NotImplementedError

    def warm_up(self) -> None:
        """Find the pace; these runs do not count."""
        for seconds in WARM_UP:
            self.run(seconds)
        self.rates.clear()
        self.yields.clear()

    @property
    def best(self) -> float:
        """The best rate of all rounds."""
        return max(self.rates)

    @property
    def best_yield(self) -> float:
        """The best yield of all rounds."""
        return max(self.yields)


class Asked(Side):
    """A side in a process of its own, asked over a pipe."""

    def __init__(self, name: str, child: Child, **details: Any) -> None:
        super().__init__(name)
        self.child = child
        self.details = details

    def go(self, times: int) -> tuple[float, float]:
        """Have the process work and time itself."""
        answer = self.child.ask("run", times=times, **self.details)
        seconds = answer["seconds"] or 1e-9  # finer than the clock
        return times / seconds, answer["done"] / seconds


class Yardstick(Side):
    """The C program, started anew every time; it times only its games."""

    def __init__(self, name: str, program: Path) -> None:
        super().__init__(name)
        self.program = program

    def go(self, times: int) -> tuple[float, float]:
        """Have the program play so many games."""
        return yardstick.measure(self.program, times)
