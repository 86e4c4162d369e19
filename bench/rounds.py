"""The rounds: short runs by turns, so that a slow moment of the machine affects all sides alike."""

from __future__ import annotations

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from bench.field import Field
from bench.sides import Side

SHORTER = 3  # sides for information only get a third of the time


def run_all(field: Field, console: Console) -> None:
    """Run every side once a round, after a warm-up."""
    everybody = [*field.sides.values(), *field.variants]
    with progress(console) as bar:
        task = bar.add_task("warming up", total=(1 + field.wish.rounds) * len(everybody))
        for side in everybody:
            side.warm_up()
            bar.advance(task)
        for number in range(field.wish.rounds):
            bar.update(task, description=f"round {number + 1} of {field.wish.rounds}")
            for side in everybody:
                side.run(seconds_for(side, field))
                bar.advance(task)


def seconds_for(side: Side, field: Field) -> float:
    """How long a run of this side lasts."""
    return field.wish.seconds / SHORTER if side in field.variants else field.wish.seconds


def progress(console: Console) -> Progress:
    """A progress bar that disappears when all is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)
