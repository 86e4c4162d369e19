"""The sides of comparisons: each runs for about so long and measures its rate."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bench import yardstick
from bench.pipe import Child

WARM_UP = (0.0, 0.01, 0.1)  # seconds: a single repetition, then better and better estimates


class Side:
    """One side and its workload; collects rates round by round."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.pace = 1.0
        self.rates: list[float] = []
        self.yields: list[float] = []

    def run(self, seconds: float) -> float:
        """Run for about so long, at least once; return the repetitions a second."""
        times = max(1, round(self.pace * seconds))
        self.pace, made = self.go(times)
        self.rates.append(self.pace)
        self.yields.append(made)
        return self.pace

    def go(self, times: int) -> tuple[float, float]:
        """Run so many repetitions: their rate, and what the workload did a second (moves, applies …)."""
        raise NotImplementedError

    def warm_up(self) -> None:
        """Estimate the rate; these runs do not count."""
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
    """A side in a child process, asked over a pipe."""

    def __init__(self, name: str, child: Child, **details: Any) -> None:
        super().__init__(name)
        self.child = child
        self.details = details

    def go(self, times: int) -> tuple[float, float]:
        """Have the child run the workload and time itself."""
        answer = self.child.ask("run", times=times, **self.details)
        seconds = answer["seconds"] or 1e-9  # below the clock's resolution
        return times / seconds, answer["done"] / seconds


class Yardstick(Side):
    """The C program, started for every run; it times only its games."""

    def __init__(self, name: str, program: Path) -> None:
        super().__init__(name)
        self.program = program

    def go(self, times: int) -> tuple[float, float]:
        """Have the program play so many games."""
        return yardstick.measure(self.program, times)
