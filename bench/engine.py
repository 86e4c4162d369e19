"""Stolek as the child process of a benchmark: compiled, or interpreted if the environment says so."""

from __future__ import annotations

import sys
from functools import cache
from time import perf_counter, process_time
from typing import Any

import stolek
from bench.chances import plan
from bench.forest import score
from bench.pipe import serve
from bench.search import think
from stolek.kernel.state import State
from stolek.lab import workloads
from stolek.lab.benchmark import bytes_of

WORKS = {
    "play": workloads.play,
    "drive": workloads.drive,
    "copy": workloads.copy,
    "abreast": workloads.play_abreast,
    "score": score,
    "odds": plan,
    "search": think,
}


@cache
def table(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> State:
    """One state for all runs, so that its random generator goes on."""
    return workloads.table(game, players, dict(options))


def facts(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on time; a refusal is returned like any other answer."""
    try:
        state = table(game, players, tuple(options.items()))
    except stolek.Refusal as refusal:
        return {"refused": str(refusal)}
    return {
        "compiled": stolek.compiled,
        "bytes": bytes_of(state),
        "players": stolek.game(game).players,
        "python": sys.version.partition(" ")[0],
    }


def run(
    kind: str, times: int, game: str, players: int, options: dict[str, Any], wall: bool
) -> dict[str, float]:
    """Run a workload so many times: how long it took, and how much the workload says it did."""
    state = table(game, players, tuple(options.items()))
    clock = perf_counter if wall else process_time
    began = clock()
    done = WORKS[kind](state, times)
    return {"seconds": clock() - began, "done": done}


if __name__ == "__main__":
    serve({"facts": facts, "run": run})
