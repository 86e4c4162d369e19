"""What the free cells promise: points of every colour there, and what points are worth to a side.

The base class of adviser.py. Values are in hundredths of a point in the lowest colour; places are judged by
what the other sides could make of them, less a part of what the own side could. Plain Python;
prospects.pxd gives the C types.
"""

from __future__ import annotations

from stolek.games.ingenious.bot import point_values
from stolek.games.ingenious.bot.point_values import (
    HIGHEST,
    HUNDREDTHS,
    MOST_PROMISE,
    N_GAINS,
    N_POINTS,
    N_STEPS,
)
from stolek.games.ingenious.edition.box import BOX
from stolek.games.ingenious.rules import board as hexes
from stolek.games.ingenious.rules.codes import FREE, SOLITAIRE, TEAM
from stolek.games.ingenious.rules.state import Ingenious
from stolek.kernel.adviser import Adviser
from stolek.kernel.state import State

N_COLOURS, N_DIRECTIONS = 6, 6
N_RAYS = N_COLOURS * N_DIRECTIONS  # per cell
JOINT = BOX.track
STEPS = hexes.STEPS
STAGE_OF = point_values.STAGE_OF
WORTH = point_values.WORTH

OWN, RIVALS = 0, 1  # whose gains
N_PLACES = 4  # a colour's best places, which make its promise
FEW_CELLS = 24  # fewer free cells than these cannot keep the whole promise
WORST = -100000  # below any gain

BONUS = 100  # a bonus placement
OWN_SHARE = 50  # percent: how much one's own loss counts against what others lose
TAKEN = 40  # percent of the best use of a cell: the chance that it would come to that
OPENED = 30  # percent, likewise
OPENED_ALONE = 20  # percent, in solitaire, where it helps


class Prospects(Adviser):
    """Tables of the position looked at: runs, promises, gains, places."""

    position: Ingenious
    runs: list[int]  # per cell and colour: the points of a half laid there
    ray_colour: list[int]  # per cell and direction: what lies beside it there
    ray_length: list[int]  # how far that colour goes on
    longest: int  # of all runs
    best: list[int]  # per colour: its four longest runs where a tile still fits, descending
    promise: list[int]  # per colour, in half points: what the board will still bring everybody
    stage: int
    first: int  # where the worths of the side computed last begin
    gains: list[int]  # whose, colour, points: what they are worth
    taken: list[int]  # per cell: what covering it takes from the other sides
    opened: list[int]  # per cell, direction and colour: what a half opens for them on the next cell
    opening: list[int]  # per cell and colour: the same in all directions

    def __init__(self) -> None:
        super().__init__()
        self.runs = [0] * 1734
        self.ray_colour = [0] * 1734
        self.ray_length = [0] * 1734
        self.longest = 0
        self.best = [0] * 24
        self.promise = [0] * 6
        self.stage = 0
        self.first = 0
        self.gains = [0] * 444
        self.taken = [0] * 289
        self.opened = [0] * 10404
        self.opening = [0] * 1734

    def watch(self, state: State) -> int:
        """Look at this position from now on."""
        assert isinstance(state, Ingenious)
        self.state = state
        self.position = state
        return 0

    def sides(self) -> int:
        """How many tracks there are."""
        return 2 if self.position.mode == TEAM else self.position.players

    # ---- the board ------------------------------------------------------------------------------

    def survey(self) -> int:
        """Look at all free cells: runs, then the promise of every colour and the stage of the game."""
        self.longest = 0
        for k in range(N_COLOURS * N_PLACES):
            self.best[k] = 0
        for k in range(self.position.n_cells):
            cell = self.position.cells[k]
            if self.look_around(cell):
                for colour in range(N_COLOURS):
                    if self.runs[cell * N_COLOURS + colour] > self.best[colour * N_PLACES + N_PLACES - 1]:
                        self.enter(colour * N_PLACES, self.runs[cell * N_COLOURS + colour])
        self.sum_up()
        return 0

    def look_around(self, cell: int) -> int:
        """The rays and runs of a free cell; whether a tile fits there at all."""
        start = cell * N_COLOURS
        fits = 0
        for colour in range(N_COLOURS):
            self.runs[start + colour] = 0
        for d in range(N_DIRECTIONS):
            step = STEPS[d]
            beside = cell + step
            colour = self.position.board[beside]
            length = 0
            if colour < FREE:
                while self.position.board[beside] == colour:
                    length += 1
                    beside += step
                run = self.runs[start + colour] + length
                run = run if run < JOINT else JOINT  # no more is ever counted
                self.runs[start + colour] = run
                self.longest = run if run > self.longest else self.longest
            elif colour == FREE:
                fits = 1
            self.ray_colour[start + d] = colour
            self.ray_length[start + d] = length
        return fits

    def enter(self, start: int, run: int) -> int:
        """A run takes its place among the best of its colour."""
        k = start + N_PLACES - 1
        while k > start and self.best[k - 1] < run:
            self.best[k] = self.best[k - 1]
            k -= 1
        self.best[k] = run
        return 0

    def sum_up(self) -> int:
        """Stage and promises: half of the best runs comes to everybody, near the end less."""
        cells = self.position.n_cells * 2 // self.sides()
        self.stage = STAGE_OF[cells]
        cells = cells if cells < FEW_CELLS else FEW_CELLS
        for colour in range(N_COLOURS):
            total = 0
            for k in range(colour * N_PLACES, colour * N_PLACES + N_PLACES):
                total += self.best[k]
            total = total * cells // FEW_CELLS
            self.promise[colour] = total if total < MOST_PROMISE else MOST_PROMISE
        return 0

    # ---- the sides --------------------------------------------------------------------------------

    def lowest(self, side: int) -> int:
        """The lowest value of a side."""
        least = self.position.top
        for k in range(side * N_COLOURS, side * N_COLOURS + N_COLOURS):
            least = self.position.tracks[k] if self.position.tracks[k] < least else least
        return least

    def outlook(self, side: int) -> int:
        """The lowest value of a side together with what the board promises, in half points."""
        least = HIGHEST
        for colour in range(N_COLOURS):
            here = 2 * self.position.tracks[side * N_COLOURS + colour] + self.promise[colour]
            least = here if here < least else least
        return least

    def reckon(self, whose: int, side: int, percent: int) -> int:
        """Add to a table of gains so much of what points would be worth to a side."""
        most = 2 * self.longest + 1  # a run and another one, and a half between them
        self.first = self.stage * N_STEPS - self.outlook(side)
        for colour in range(N_COLOURS):
            value = self.position.tracks[side * N_COLOURS + colour]
            at = whose * N_GAINS + colour * N_POINTS
            for points in range(most + 1 if most < N_POINTS else N_POINTS):
                new = self.position.moved(value, points)
                gain = self.gain(colour, value, new) + self.bonus(value, new)
                self.gains[at + points] += gain * percent // HUNDREDTHS
        return 0

    def gain(self, colour: int, old: int, new: int) -> int:
        """What it is worth to the side computed last that a peg moves."""
        start = self.first + self.promise[colour]
        return WORTH[start + 2 * new] - WORTH[start + 2 * old]

    def bonus(self, old: int, new: int) -> int:
        """What a bonus placement is worth where a peg reaches the end of a score board (ING-28, ING-64)."""
        if old < JOINT <= new or old < self.position.top == new:
            return 0 if self.position.mode == SOLITAIRE else BONUS
        return 0

    def reckon_own(self, side: int) -> int:
        """What points are worth to the side that moves."""
        for k in range(N_GAINS):
            self.gains[k] = 0
        self.reckon(OWN, side, HUNDREDTHS)
        return 0

    def reckon_rivals(self, side: int) -> int:
        """What places are worth to the other sides, less what they are to this one; alone: the latter."""
        for k in range(N_GAINS, 2 * N_GAINS):
            self.gains[k] = 0
        sides = self.sides()
        for other in range(sides):
            if other != side:
                self.reckon(RIVALS, other, HUNDREDTHS // (sides - 1))
        self.reckon(RIVALS, side, -OWN_SHARE if sides > 1 else -HUNDREDTHS)  # last: `gain` is the own side's
        return 0

    # ---- places -----------------------------------------------------------------------------------

    def weigh_places(self) -> int:
        """For every free cell what it takes from others to cover it, and what each colour opens there."""
        percent = OPENED_ALONE if self.position.mode == SOLITAIRE else OPENED
        for k in range(self.position.n_cells):
            cell = self.position.cells[k]
            self.taken[cell] = self.best_use(cell) * TAKEN // HUNDREDTHS
            for colour in range(N_COLOURS):
                self.opening[cell * N_COLOURS + colour] = 0
            for d in range(N_DIRECTIONS):
                if self.ray_colour[cell * N_DIRECTIONS + d] == FREE:
                    self.weigh_ray(cell, d, percent)
        return 0

    def best_use(self, cell: int) -> int:
        """The most that a half laid on a cell would bring the others."""
        most = WORST
        for colour in range(N_COLOURS):
            gain = self.gains[N_GAINS + colour * N_POINTS + self.runs[cell * N_COLOURS + colour]]
            most = gain if gain > most else most
        return most

    def weigh_ray(self, cell: int, d: int, percent: int) -> int:
        """What a half of each colour on a cell adds to the free cell beside it."""
        beside = cell + STEPS[d]
        behind = cell * N_DIRECTIONS + (d + 3) % N_DIRECTIONS
        for colour in range(N_COLOURS):
            length = 1
            if self.ray_colour[behind] == colour:
                length += self.ray_length[behind]
            at = N_GAINS + colour * N_POINTS + self.runs[beside * N_COLOURS + colour]
            more = (self.gains[at + length] - self.gains[at]) * percent // HUNDREDTHS
            self.opened[cell * N_RAYS + d * N_COLOURS + colour] = more
            self.opening[cell * N_COLOURS + colour] += more
        return 0
