"""Where the name and the value of a territory are written: inside it, as near its middle as they fit."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from stolek.games.border.terminal.honeycomb import PITCH, Run
from stolek.kit.rows import Row, clipped, width

Caption = dict[Run, Row]


def caption(runs: Sequence[Run], wordings: Sequence[Sequence[Row]]) -> Caption:
    """The first wording that fits into rows of a territory, else the last one, cut short."""
    for lines in wordings:
        fitting = [way for way in ways(runs, lines) if all(width(way[run]) <= room(run) for run in way)]
        if fitting:
            return min(fitting, key=lambda way: abs(middle(list(way)) - middle(runs)))
    roomiest = max(ways(runs, wordings[-1]), key=lambda way: min(map(room, way)))
    return {run: clipped(line, room(run)) for run, line in roomiest.items()}


def ways(runs: Sequence[Run], lines: Sequence[Row]) -> Iterator[Caption]:
    """All ways to write lines one below the other; where rows are few the first lines are left out."""
    lines = lines[-len(runs) :]
    for first in range(len(runs) - len(lines) + 1):
        yield dict(zip(runs[first : first + len(lines)], lines, strict=True))


def room(run: Run) -> int:
    """The columns between the cells on both sides."""
    return run.hexagons * PITCH + 1


def start(run: Run, line: Row, centre: int) -> int:
    """The column where a line begins: around a common centre, as far as its own row allows."""
    spare = run.hexagons * PITCH - 1 - width(line)
    if spare < 0:
        return run.column - 1
    return max(run.column, min(run.column + spare, centre - width(line) // 2))


def centre_of(runs: Collection[Run]) -> int:
    """The column in the middle of rows."""
    return sum(2 * run.column + run.hexagons * PITCH - 1 for run in runs) // (2 * len(runs))


def middle(runs: Sequence[Run]) -> float:
    """The row that half of the hexagons lie above."""
    return sum(run.row * run.hexagons for run in runs) / sum(run.hexagons for run in runs)
