"""Figures computed from rates: each with its bar, and whether it holds."""

from __future__ import annotations

from bench.bars import BARS, Bar
from bench.field import Field
from bench.machine import Machine
from bench.result import Figure, Result, Variant
from bench.sides import Side

# Which side is compared with which: by how often it ran its workload (rates), or by what the workload says it
# did (yields: decisions, applies, games of all threads). Figures in microseconds are compared with nothing.
COMPARED = {
    "playouts": ("compiled.rates", "yardstick.rates"),
    "decisions": ("compiled.yields", "yardstick.yields"),
    "interpreted": ("compiled.rates", "interpreted.rates"),
    "momaland": ("compiled.rates", "momaland.rates"),
    "drive": ("drive.yields", "yardstick.yields"),
    "clone": ("clone.rates", None),
    "score": ("score.rates", None),
    "odds": ("odds.rates", None),
    "search": ("search.rates", "compiled.rates"),
    "threads": ("two threads.yields", "one thread.rates"),
}


def settle(field: Field, machine: Machine) -> Result:
    """The result of a run."""
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
    """Every comparison that has a bar and whose sides were both measured."""
    found = []
    for key, bar in bars.items():
        ours, theirs = (numbers(name, sides) for name in COMPARED[key])
        if COMPARED[key][1] is None and ours:
            found.append(judged(key, bar, microseconds(ours)))
        elif ours and theirs:
            found.append(judged(key, bar, ratios(ours, theirs)))
    for figure in found:
        if figure.key == "threads" and not figure.holds and machine.is_busy():
            figure.holds = None  # a miss says nothing while others use the cores
    return found


def numbers(name: str | None, sides: dict[str, Side]) -> list[float]:
    """The rates or yields of a side, round by round; empty when it was not measured."""
    side, _, kind = (name or "").partition(".")
    found: list[float] = getattr(sides[side], kind) if side in sides else []
    return found


def ratios(ours: list[float], theirs: list[float]) -> list[float]:
    """Best against best, then round by round."""
    return [max(ours) / max(theirs), *(a / b for a, b in zip(ours, theirs, strict=True))]


def microseconds(rates: list[float]) -> list[float]:
    """How long one repetition takes, with the step of the Python loop: the best, then round by round."""
    times = [1e6 / rate for rate in rates]
    return [min(times), *times]


def judged(key: str, bar: Bar, made: list[float]) -> Figure:
    """A figure beside its bar; the spread is that of single rounds."""
    value, *by_round = made
    return Figure(key, value, min(by_round), max(by_round), str(bar), bar.holds(value))
