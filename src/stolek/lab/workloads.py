"""Workloads of benchmarks: each runs a number of times and returns how much it did."""

from __future__ import annotations

from collections.abc import Mapping
from threading import Thread
from typing import Any

import stolek
from stolek.kernel.state import State


def table(game: str, players: int, options: Mapping[str, Any]) -> State:
    """A state just set up, nothing dealt; refuses what the game refuses."""
    manifest = stolek.game(game)
    state: State = manifest.set_up(players, manifest.agreed(players, options))
    state.seed(1)
    return state


def play(start: State, games: int) -> int:
    """Random games inside the engine; returns the decisions."""
    return start.playouts(games)


def drive(start: State, games: int) -> int:
    """The same games move by move from Python; returns the applies, those of chance included."""
    applies = 0
    for number in range(games):
        state = start.clone()
        state.seed(number)
        while actors := state.actors():
            state.apply(actors[0], state.sample(actors[0]))
            applies += 1
    return applies


def copy(start: State, times: int) -> int:
    """Clones, discarded at once; returns how many."""
    for _ in range(times):
        start.clone()
    return times


def play_abreast(start: State, games: int, threads: int = 2) -> int:
    """Random games in a few parallel threads; returns the games of all together."""
    states = [start.clone() for _ in range(threads)]
    for number, state in enumerate(states):
        state.seed(number)
    workers = [Thread(target=state.playouts, args=(games,)) for state in states]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    return games * threads
