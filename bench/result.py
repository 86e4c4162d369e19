"""The result of a run, as data: written as JSON and shown as a table."""

from __future__ import annotations

import msgspec

from bench.machine import Machine


class Figure(msgspec.Struct):
    """One comparison: best against best, and the least and most that a single round gave."""

    key: str
    value: float
    least: float
    most: float
    bar: str
    holds: bool | None
    """None: not judged, because the machine was busy."""


class Variant(msgspec.Struct):
    """How fast one table of the game plays, in figures of this machine."""

    name: str
    playouts_per_second: float
    decisions_per_second: float


class Result(msgspec.Struct, kw_only=True):
    """All results of a run."""

    game: str
    players: int
    rounds: int
    python: str
    bytes_per_state: int
    machine: Machine
    figures: list[Figure]
    variants: list[Variant]
    left_out: list[str]
    rates: dict[str, list[float]]
    """Repetitions a second (games, clones) of every side, round by round."""

    def holds(self) -> bool:
        """Whether no bar is missed."""
        return all(figure.holds is not False for figure in self.figures)
