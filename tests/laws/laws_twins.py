"""Law 14: compiled equals interpreted, and no field outgrows its type."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import stolek
from stolek import CHANCE, State
from stolek.kernel.state_fields import all_fields
from tests.amounts import SOAK
from tests.laws.tables import Table, tables
from tests.laws.walks import bytes_of, walk

ROOT = Path(__file__).parents[2]
PLAYED = 3 if SOAK else 12  # from every twelfth position
MOST_TICKETS = 100  # of each position
KERNEL = ("rng", "n_notes", "facts")  # what every State has


def law_14_fields(table: Table, dice: Random) -> None:
    """No field outgrows its type; compiled, it would be cut off in silence."""
    kind: Any = table.game.state
    fields = [field for field in all_fields(kind) if field.public or not stolek.compiled]
    for turn in walk(table, dice):
        strange = set(getattr(turn.after, "__dict__", {})) - {*KERNEL, *(field.name for field in fields)}
        assert not strange, f"{table}: {strange} stands on no sheet"
        for field in fields:
            problem = field.problem(getattr(turn.after, field.name))
            assert problem is None, f"{table}: after {turn.action} of seat {turn.seat}: {problem}"
        turn.after.notes()  # raises when one apply left more notes than there is room for


def trace(table: Table, dice: Random) -> Iterator[str]:
    """One random game, every step in one line: all that a searcher could ask; a playout now and then."""
    for number, turn in enumerate(walk(table, dice)):
        state = turn.after
        worlds = [state.imagine(eye).dump() for eye in table.eyes]
        moves = [outcomes(state, number) if seat == CHANCE else state.legal(seat) for seat in state.actors()]
        said = (turn.seat, turn.action, state.dump(), state.notes(), state.ranks(), state.rng, worlds, moves)
        end = () if number % PLAYED else played_out(state)
        digest = blake2b(bytes_of([*said, *end, state.tickets()]), digest_size=8).hexdigest()
        yield f"{table} {turn.seat} {turn.action} {digest}"


def played_out(state: State) -> tuple[object, ...]:
    """How a playout from here ends."""
    played = state.clone()
    return played.playout(), played.dump(), played.rng, played.ranks()


def outcomes(state: State, number: int) -> list[int]:
    """What tickets bring: the last one and, of very many, some others; in the next position the next ones."""
    tickets = state.tickets()
    step = 1 + tickets // MOST_TICKETS
    return [state.outcome(ticket) for ticket in (*range(number % step, tickets, step), tickets - 1)]


def traces(name: str, seeds: range) -> Iterator[str]:
    """The traces of a game at all its tables."""
    for table in tables(stolek.game(name)):
        for seed in seeds:
            yield from trace(table, Random(seed))


def traced_apart(name: str, seeds: range, *, interpreted: bool) -> list[str]:
    """The same traces from a process of its own."""
    words = [sys.executable, "-m", "tests.laws.laws_twins", name, str(seeds.start), str(seeds.stop)]
    environment = {**os.environ, "STOLEK_INTERPRETED": "1" if interpreted else ""}
    done = subprocess.run(words, cwd=ROOT, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.splitlines()


if __name__ == "__main__":
    print(*traces(sys.argv[1], range(int(sys.argv[2]), int(sys.argv[3]))), sep="\n")
