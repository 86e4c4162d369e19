"""Figures made of rates: each with its bar, and whether it holds."""

from __future__ import annotations

from bench.bars import BARS, Bar
from bench.field import Field
from bench.machine import Machine
from bench.result import Figure, Result, Variant
from bench.sides import Side

# Which side is compared with which; a clone with nothing.
COMPARED = {
    "playouts": ("compiled", "yardstick"),
    "decisions": ("compiled", "yardstick"),
    "interpreted": ("compiled", "interpreted"),
    "momaland": ("compiled", "momaland"),
    "drive": ("drive", "yardstick"),
    "clone": ("clone", None),
    "threads": ("two threads", "one thread"),
}
# By what the work says it did (decisions, applies, games of all threads), not by how often it was done.
BY_YIELD = {"decisions", "drive", "threads"}


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
        figures=figures(BARS[field.wish.game], sides, machine),
        variants=[Variant(side.name, side.best, side.best_yield) for side in field.variants],
        left_out=field.left_out,
        rates={side.name: side.rates for side in [*sides.values(), *field.variants]},
    )


def figures(bars: dict[str, Bar], sides: dict[str, Side], machine: Machine) -> list[Figure]:
    """Every comparison that has a bar, and whose both sides took part."""
    found = []
    for key, bar in bars.items():
        ours, theirs = COMPARED[key]
        if ours in sides and (theirs is None or theirs in sides):
            made = clone(sides[ours]) if theirs is None else ratios(key, sides[ours], sides[theirs])
            found.append(judged(key, bar, made))
    for figure in found:
        if figure.key == "threads" and not figure.holds and machine.is_busy():
            figure.holds = None  # a miss says nothing while others use the cores
    return found


def ratios(key: str, ours: Side, theirs: Side) -> list[float]:
    """Best against best, then round by round."""
    one = ours.yields if key in BY_YIELD else ours.rates
    other = theirs.yields if key in BY_YIELD - {"threads"} else theirs.rates
    return [max(one) / max(other), *(a / b for a, b in zip(one, other, strict=True))]


def clone(side: Side) -> list[float]:
    """How long one clone takes, the step of the Python loop included: at best, then round by round."""
    times = [1e6 / rate for rate in side.rates]
    return [min(times), *times]


def judged(key: str, bar: Bar, made: list[float]) -> Figure:
    """A value beside its bar; the spread is that of single rounds."""
    value, *by_round = made
    return Figure(key, value, min(by_round), max(by_round), str(bar), bar.holds(value))
