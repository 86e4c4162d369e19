"""Stolek at the far end of a pipe: compiled, or interpreted when the environment says so."""

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
    """One table for all runs, so that their dice roll on."""
    return workloads.table(game, players, dict(options))


def facts(game: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on time; a refusal is an answer like any other."""
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
    """Do a work so many times: how long it took, and how much the work says it did."""
    state = table(game, players, tuple(options.items()))
    clock = perf_counter if wall else process_time
    began = clock()
    done = WORKS[kind](state, times)
    return {"seconds": clock() - began, "done": done}


if __name__ == "__main__":
    serve({"facts": facts, "run": run})
