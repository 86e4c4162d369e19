"""MOMAland's Ingenious as a child process: its bare engine, without environment or drawing."""

from __future__ import annotations

import random
from importlib import import_module
from time import process_time
from typing import Any

from bench.pipe import serve

# Imported by name, because type checks run where these are not installed.
np = import_module("numpy")
TABLE = import_module("momaland.envs.ingenious.ingenious_base").IngeniousBase(num_agents=2, board_size=6)


def play(table: Any) -> int:
    """One game of uniformly random moves, of those that the engine itself calls legal."""
    table.reset_game()
    moves = 0
    while not table.end_flag:
        legal = np.flatnonzero(table.return_action_list())
        table.set_action_index(int(random.choice(legal)))
        moves += 1
    return moves


def run(times: int) -> dict[str, float]:
    """Play so many games: how long it took, and how many moves there were."""
    began = process_time()
    moves = sum(play(TABLE) for _ in range(times))
    return {"seconds": process_time() - began, "done": moves}


if __name__ == "__main__":
    serve({"run": run})
