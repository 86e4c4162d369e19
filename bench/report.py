"""Prints the result: a table of ratios, then rates for information."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from bench.bars import BARS, Bar
from bench.machine import Machine
from bench.result import Figure, Result, Variant

VERDICTS = {True: "[green]holds[/]", False: "[red]missed[/]", None: "[yellow]not judged[/]"}


def show(result: Result, console: Console) -> None:
    """Print everything."""
    console.print(ratios(result))
    console.print(rates(result.variants))
    console.print(f"A state takes {result.bytes_per_state:,} bytes. {said_of(result.machine)}")
    for line in result.left_out:
        console.print(line, highlight=False, markup=False)


def ratios(result: Result) -> Table:
    """The figures with their bars."""
    title = f"{result.game}, {result.players} players: best of {result.rounds} on each side"
    table = Table(title=title, title_justify="left")
    table.add_column("what")
    for heading in ("figure", "single rounds", "bar"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for figure in result.figures:
        table.add_row(*row(figure, BARS[result.game][figure.key]))
    return table


def row(figure: Figure, bar: Bar) -> tuple[str, ...]:
    """One comparison as cells."""
    spread = f"{short(figure.least)} … {short(figure.most)}"
    return bar.says, f"{short(figure.value)}{bar.unit}", spread, figure.bar, VERDICTS[figure.holds]


def short(value: float) -> str:
    """Three digits that count."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def rates(variants: list[Variant]) -> Table:
    """Rates on this machine; without bars, since they depend on the machine."""
    table = Table(title="for information, on this machine now", title_justify="left")
    table.add_column("table")
    table.add_column("playouts/s", justify="right")
    table.add_column("decisions/s", justify="right")
    for one in variants:
        table.add_row(one.name, f"{one.playouts_per_second:,.0f}", f"{one.decisions_per_second:,.0f}")
    return table


def said_of(machine: Machine) -> str:
    """How busy the machine was."""
    calm = f"{machine.free():.1f} of {machine.cores} cores were free."
    return f"{calm} The machine was busy: take the figures with care." if machine.is_busy() else calm
