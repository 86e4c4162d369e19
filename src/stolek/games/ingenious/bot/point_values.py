"""What points are worth, as lists of numbers for prospects.py and adviser.py.

At the end the lowest colour decides alone; earlier a point counts less the further its colour is above the
lowest one, and the decline is the gentler the more cells are free. The figures come from 873 games between
searching bots: of all declines tried, n / (n + 8.5) at n free cells foretold the winners best.
"""

from __future__ import annotations

from math import sqrt

from stolek.games.ingenious.edition.box import BOX

N_POINTS = 2 * BOX.track + 1  # 0 … 36: two halves bring a colour no more, each stops at 18
N_GAINS = 6 * N_POINTS
N_STEPS = 128  # half points above the lowest outlook: 72 on the track, and what the board promises
MOST_PROMISE = 40  # half points
HIGHEST = 1000  # above any outlook
HUNDREDTHS = 100

STAGES = (0, 4, 6, 8, 10, 13, 16, 20, 25, 31, 39, 49, 61, 77)  # a stage begins at so many free cells
MIDDLES = (2.5, 5.0, 7.0, 9.0, 11.5, 14.5, 18.0, 22.0, 28.0, 35.0, 44.0, 55.0, 69.0, 84.0)
SHARPNESS = 8.5
MOST_CELLS = 183  # 91 cells of a single player count twice

CONCAVE_FALL = 0.8
CONCAVE_SCALE = 1e8


def stage_of(cells: int) -> int:
    """The stage of a game of two sides with so many free cells."""
    return sum(cells >= first for first in STAGES) - 1


def powers(fall: float) -> list[float]:
    """The weight of a colour so many half points above the lowest one, by products alone."""
    table = [1.0]
    while len(table) < N_STEPS:
        table.append(table[-1] * sqrt(fall))
    return table


def worths(fall: float) -> list[int]:
    """What so many half points are worth together, from the lowest outlook up; the first point 100."""
    return [round(HUNDREDTHS * (1 - power) / (1 - fall)) for power in powers(fall)]


def concave() -> list[int]:
    """The weights of the baseline of that name, by value."""
    return [round(CONCAVE_SCALE * power) for power in powers(CONCAVE_FALL * CONCAVE_FALL)[:N_POINTS]]


STAGE_OF = [stage_of(cells) for cells in range(MOST_CELLS)]
FALLS = [cells / (cells + SHARPNESS) for cells in MIDDLES]
POWER = [power for fall in FALLS for power in powers(fall)]
WORTH = [worth for fall in FALLS for worth in worths(fall)]
TEMPO = [0.6 + 10 / (cells + 3) for cells in MIDDLES]  # of the turn, on the scale of the standing; fitted
CONCAVE_WEIGHT = concave()
