"""Law 18: a dump with something wrong in it is refused, or can be played like any other.

Compiled rules do not look where they read and write, so this runs in a child process: on the trap build an
index out of bounds kills it, and a playout without end uses up its processor time. What was tried last is
in the message.

    python -m tests.laws.laws_loading border 0 100    # so many seeds at every table, with figures at the end
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import traceback
import warnings
from collections import Counter
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import stolek
from stolek import CHANCE, State
from stolek.kernel.state_fields import Field, fields
from tests.amounts import SOAK
from tests.laws.tables import Table, tables
from tests.laws.walks import PATIENCE, few, walk

PLAYOUTS = 200 if stolek.compiled else 2
DUMPS = 8 if stolek.compiled else 3
FAULTS = 20 if SOAK else 3  # one after another, as long as they are let in
AT_ONCE = (1, 1, 1, 2)
MOST_SECONDS = 80  # of processor time, for what takes a few at most
LINES = 12  # of what a child said that are repeated: what it tried last, and a traceback
STRANGE: tuple[object, ...] = (1 << 40, -(1 << 40), True, None, 1.0, "1", [], [[]])

Dump = dict[str, Any]
Say = Callable[[str], object]


def law_18_loading(table: Table, dice: Random) -> None:
    """A dump corrupted anywhere is refused by `load`, or what it loads survives playouts and questions."""
    seed = dice.getrandbits(32)
    said, end = in_child(partial(try_dumps, table, seed))
    assert end == 0, f"{table}, seed {seed}, {ended(end)}, at last:\n" + "\n".join(said[-LINES:])


def try_dumps(table: Table, seed: int, say: Say) -> None:
    """Corrupt positions all along a random match; what can be loaded is played, and corrupted further."""
    dice, found = Random(seed), {"survived": 0, "refused": 0}
    for turn in few(dice, list(walk(table, dice)), DUMPS):
        sound = turn.after.dump()
        for _ in range(FAULTS):
            dump = dict(sound)
            faults = [
                spoil(dump, dice.choice(fields(table.game.state)), dice) for _ in range(dice.choice(AT_ONCE))
            ]
            say(f"after {turn.action} of seat {turn.seat}: {', '.join(faults)}")
            if loaded_and_played(table, dump, dice):
                sound = dump
                found["survived"] += 1
            else:
                found["refused"] += 1
    say(json.dumps(found))


def loaded_and_played(table: Table, dump: Dump, dice: Random) -> bool:
    """Whether a dump was let in; then it has been played."""
    try:
        state = table.game.state.load(dump)
    except ValueError:
        return False
    survive(state, dump, table, dice)
    return True


def spoil(dump: Dump, field: Field, dice: Random) -> str:
    """Put something wrong into a field of a dump, and say what."""
    if field.length is None:
        dump[field.name] = other_value(field, dump[field.name], dice)
        return f"{field.name} = {dump[field.name]!r}"
    at, other = dice.randrange(field.length), dice.randrange(field.length)
    values = dump[field.name] = list(dump[field.name])
    if dice.randrange(4):
        values[at] = other_value(field, values[at], dice)
        return f"{field.name}[{at}] = {values[at]!r}"
    values[at], values[other] = values[other], values[at]
    return f"{field.name}[{at}] and [{other}] swapped"


def other_value(field: Field, old: Any, dice: Random) -> object:
    """At the ends of the range or beyond, next to what was there, anything in the range, or no number."""
    anything = dice.randint(field.least, field.most)
    near = (old - 1, old + 1) if type(old) is int else ()
    ends = (field.least - 1, field.least, field.most, field.most + 1)
    return dice.choice((*ends, *near, anything, anything, anything, dice.choice(STRANGE)))


def survive(state: State, dump: Dump, table: Table, dice: Random) -> None:
    """Ask a loaded state all that can be asked, and play on from it in every way."""
    assert state.dump() == dump
    state.seed(dice.getrandbits(60))
    state.playouts(PLAYOUTS)
    for eye in (None, *range(len(state.ranks()))):
        state.imagine(eye).playout()
    for _ in range(PATIENCE * table.game.longest):
        state.ranks()
        if not state.actors() or (state.actors() == (CHANCE,) and state.tickets() < 1):
            return
        seat = dice.choice(state.actors())
        moves = [state.sample(seat)] if seat == CHANCE else [state.idle(seat), *listed(state, seat)]
        action = dice.choice(moves)
        state.apply(seat, action)
        state.notes()
        state.dump()


def listed(state: State, seat: int) -> list[int]:
    """All legal actions; the trap does not watch the room that they are written to."""
    actions = state.legal(seat)
    assert 0 < len(actions) <= state.room(), f"{len(actions)} moves of seat {seat}, room for {state.room()}"
    return actions


# ---- a process of its own ---------------------------------------------------------------------


def in_child(work: Callable[[Say], object]) -> tuple[list[str], int]:
    """Do work in a child process; return what it said, line by line, and how it ended."""
    reader, writer = os.pipe()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of threads, which the child has no use for
        child = os.fork()
    if child == 0:
        os.close(reader)
        os._exit(done(work, lambda line: os.write(writer, f"{line}\n".encode())))
    os.close(writer)
    with open(reader, encoding="utf-8") as pipe:
        said = pipe.read().splitlines()
    return said, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def done(work: Callable[[Say], object], say: Say) -> int:
    """The child's part: 0 when all went well."""
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))
        work(say)
    except BaseException:
        say(traceback.format_exc(-2))
        return 1
    return 0


def ended(code: int) -> str:
    """How a child ended, for people."""
    if code in (-signal.SIGXCPU, -signal.SIGKILL):
        return "a playout without end"
    return f"killed by {signal.Signals(-code).name}" if code < 0 else "an exception"


def fuzz(name: str, seeds: range) -> Counter[str]:
    """How many dumps of a game were refused and survived, at all its tables."""
    found: Counter[str] = Counter()
    for table in tables(stolek.game(name)):
        for seed in seeds:
            said, end = in_child(partial(try_dumps, table, seed))
            found.update(json.loads(said[-1]) if end == 0 else {"failed": 1})
            if end:
                print(f"{table}, seed {seed}, {ended(end)}:", *said[-LINES:], sep="\n")
    return found


if __name__ == "__main__":
    print(sys.argv[1], dict(fuzz(sys.argv[1], range(int(sys.argv[2]), int(sys.argv[3])))))
