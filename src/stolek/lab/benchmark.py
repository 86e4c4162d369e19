"""How fast a game runs on this machine now, for a quick look. Comparisons are made by `bench/`."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

import stolek
from stolek.kernel.state import State
from stolek.lab import workloads

ROUNDS = 5  # alternating, and the best counts: other load on the machine only ever slows runs down


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """The speed of one game; rates are the best of a few short runs."""

    game: str
    players: int
    options: dict[str, Any]
    compiled: bool
    playouts_per_second: float
    decisions_per_second: float
    decisions_per_playout: float
    applies_per_second_from_python: float
    """A loop of actors, sample and apply; draws of chance count too."""
    clone_microseconds: float
    bytes_per_state: int | None
    """None where a state is not one block of memory."""
    threads_ratio: float | None = None
    """Playouts of two threads to those of one; None where rules or machine cannot run two in parallel."""


class Pacer:
    """A workload and how fast it ran at best."""

    def __init__(self, work: Callable[[State, int], int], start: State) -> None:
        self.work = work
        self.start = start
        self.speed = 1.0  # runs a second, last measured
        self.best = 0.0  # the same, in the best run
        self.most = 0.0  # what the workload says it did, a second, in the best run

    def run(self, seconds: float) -> None:
        """Run for about so long, at least once."""
        times = max(1, round(self.speed * seconds))
        began = perf_counter()
        done = self.work(self.start, times)
        took = perf_counter() - began
        self.speed = times / took
        self.best = max(self.best, self.speed)
        self.most = max(self.most, done / took)


def measure(
    game: str, players: int = 2, seconds: float = 1.0, options: dict[str, Any] | None = None
) -> Speed:
    """Measure the speed of a game within about so many seconds; refuses what the game refuses."""
    start = workloads.table(game, players, options or {})
    play, drive, copy = (Pacer(work, start) for work in (workloads.play, workloads.drive, workloads.copy))
    abreast = Pacer(workloads.play_abreast, start)
    alternate([play, drive, copy, abreast] if has_use_for_threads() else [play, drive, copy], seconds)
    return Speed(
        game=game,
        players=players,
        options=stolek.game(game).agreed(players, options or {}),
        compiled=stolek.compiled,
        playouts_per_second=play.best,
        decisions_per_second=play.most,
        decisions_per_playout=play.most / play.best,
        applies_per_second_from_python=drive.most,
        clone_microseconds=1e6 / copy.best,
        bytes_per_state=bytes_of(start),
        threads_ratio=abreast.most / play.best if abreast.most else None,
    )


def alternate(paces: list[Pacer], seconds: float) -> None:
    """Short runs by turns, so that a slow moment of the machine affects all alike."""
    share = seconds / (ROUNDS * len(paces))
    for pace in paces:
        pace.run(0)
        pace.run(share / 10)  # the first estimate came from a single run
    for _ in range(ROUNDS):
        for pace in paces:
            pace.run(share)


def has_use_for_threads() -> bool:
    """Whether threads run in parallel: compiled rules release the GIL, interpreted ones do not."""
    return stolek.compiled and (os.cpu_count() or 1) > 1


def bytes_of(state: State) -> int | None:
    """The size of a compiled state in memory, random generator and notes included."""
    return type(state).__basicsize__ if stolek.compiled else None
