"""Figures made of rates: each with its bar, and whether it holds."""

from __future__ import annotations

from bench.bars import BARS
from bench.field import Field
from bench.machine import Machine
from bench.result import Figure, Result, Variant
from bench.sides import Side


def settle(field: Field, machine: Machine) -> Result:
    """What a run has shown."""
    sides = field.sides
    return Result(
        game=field.wish.game,
        players=field.wish.players,
        rounds=field.wish.rounds,
        python=field.facts["python"],
        bytes_per_state=field.facts["bytes"],
        machine=machine,
        figures=figures(sides, machine),
        variants=[Variant(side.name, side.best, side.best_yield) for side in field.variants],
        left_out=field.left_out,
        rates={side.name: side.rates for side in [*sides.values(), *field.variants]},
    )


def figures(sides: dict[str, Side], machine: Machine) -> list[Figure]:
    """Every comparison whose both sides took part."""
    compiled = sides["compiled"]
    found = [
        judged(name, compiled.rates, sides[name].rates)
        for name in ("yardstick", "interpreted", "momaland")
        if name in sides
    ]
    if "yardstick" in sides:
        found.append(judged("drive", sides["drive"].yields, sides["yardstick"].yields))
    found.append(clone(sides["clone"]))
    found.append(threads(sides, machine))
    return found


def judged(key: str, ours: list[float], theirs: list[float]) -> Figure:
    """Best against best; the spread is that of single rounds."""
    by_round = [one / other for one, other in zip(ours, theirs, strict=True)]
    return figure(key, max(ours) / max(theirs), by_round)


def clone(side: Side) -> Figure:
    """How long one clone takes, the step of the Python loop included."""
    times = [1e6 / rate for rate in side.rates]
    return figure("clone", min(times), times)


def figure(key: str, value: float, by_round: list[float]) -> Figure:
    """A value beside its bar."""
    bar = BARS[key]
    return Figure(key, value, min(by_round), max(by_round), str(bar), bar.holds(value))


def threads(sides: dict[str, Side], machine: Machine) -> Figure:
    """Two threads against one; a miss says nothing while others use the cores."""
    found = judged("threads", sides["two threads"].yields, sides["one thread"].rates)
    if not found.holds and machine.is_busy():
        found.holds = None
    return found
