"""How fast a game runs on this machine, now: for a look. Comparisons are made by `bench/`."""

from __future__ import annotations

import os
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

import stolek
from stolek.kernel.state import State
from stolek.lab import workloads

ROUNDS = 5  # alternating, and the best counts: what else the machine does only ever slows down


class Speed(msgspec.Struct, frozen=True, kw_only=True):
    """The figures of one game; rates are the best of a few short runs."""

    game: str
    players: int
    options: dict[str, Any]
    compiled: bool
    playouts_per_second: float
    decisions_per_second: float
    decisions_per_playout: float
    applies_per_second_from_python: float
    """A loop of actors, sample and apply; chance counts like a player."""
    clone_microseconds: float
    bytes_per_state: int | None
    """None where a state is not one block of memory."""
    threads_ratio: float | None = None
    """Playouts of two threads to those of one; None where rules or machine have no use for two."""


class Pacer:
    """One piece of work and how fast it went at best."""

    def __init__(self, work: Callable[[State, int], int], start: State) -> None:
        self.work = work
        self.start = start
        self.speed = 1.0  # times a second in the last run
        self.best = 0.0  # the same, in the best run
        self.most = 0.0  # what the work says it did, a second, in the best run

    def run(self, seconds: float) -> None:
        """Work for about so long, at least once."""
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
    """The speed of a game, taken within about so many seconds; refuses what the game refuses."""
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
    """Short runs by turns, so that a slow moment of the machine falls on all alike."""
    share = seconds / (ROUNDS * len(paces))
    for pace in paces:
        pace.run(0)
        pace.run(share / 10)  # the first guess was made from a single time
    for _ in range(ROUNDS):
        for pace in paces:
            pace.run(share)


def has_use_for_threads() -> bool:
    """Compiled rules let other threads run; the interpreter runs one at a time."""
    return stolek.compiled and (os.cpu_count() or 1) > 1


def bytes_of(state: State) -> int | None:
    """What a compiled state takes in memory, dice and notes included."""
    return type(state).__basicsize__ if stolek.compiled else None
