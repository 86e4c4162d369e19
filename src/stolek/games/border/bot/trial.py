"""Crosses in thought: what areas and cells would bring a seat of The Border.

A trial changes the numbers of a survey for one seat, never the position. Plain Python; trial.pxd gives the
C types.
"""

from __future__ import annotations

from stolek.games.border.bot.evaluation import Appraisal
from stolek.games.border.bot.weights import CLOSES, ENDS, FIRST, MOST_CELLS, NEARER, POINT
from stolek.games.border.edition.schema import (
    ENOUGH,
    MOST_AREAS,
    MOST_BESIDE,
    N_CELLS,
    N_COLOURS,
    N_TERRITORIES,
)
from stolek.games.border.rules import tables
from stolek.games.border.rules.codes import OPEN
from stolek.games.border.rules.tables import MOST_NEIGHBOURS, NONE

COLOURS = list(range(N_COLOURS))
TERRITORIES = list(range(N_TERRITORIES))
NEIGHBOUR = tables.neighbours()
BESIDE = tables.territories_of_cells()
HIGH = tables.high_values()
LOW = tables.low_values()
CELL_AREA = tables.areas_of_cells()
CELL_COLOUR = tables.colours_of_cells()

AWAY, ON_EDGE, TAKEN = 0, 1, 2  # marks of cells


class Trial(Appraisal):
    """The board of a seat with crosses that were only thought of.

    While an area is crossed in thought, the number of its open cells is negative.
    """

    brings: list[float]  # part by part, in hundredths of a point
    spare: list[int]  # per colour: dice that can still be used
    mark: list[int]  # per cell: on the edge, taken in this trial, or neither
    cells: int  # crossed in this trial
    closed: int  # territories
    score: int  # points written
    to_beat: int  # points written by the best other seat
    if_won: float  # what the end of the game brings, in hundredths of a point, if the seat is ahead
    if_lost: float  # and if it is not

    def __init__(self) -> None:
        super().__init__()
        self.brings = [0.0] * 4
        self.spare = [0] * 6
        self.mark = [0] * 86
        self.cells = self.closed = self.score = self.to_beat = 0
        self.if_won = self.if_lost = 0.0

    def begin_trial(self, seat: int) -> int:
        """Nothing is crossed in thought; a survey was made."""
        self.cells = 0
        self.closed = self.position.n_closed(seat)
        self.score = self.position.score(seat)
        self.to_beat = 0
        for other in range(self.position.players):
            if other != seat and self.position.score(other) > self.to_beat:
                self.to_beat = self.position.score(other)
        chance = self.chance(seat)
        self.if_won = 2.0 * self.swing() * (1.0 - chance)
        self.if_lost = -2.0 * self.swing() * chance
        return 0

    # ---- areas ------------------------------------------------------------------------------------

    def cross_area(self, seat: int, area: int) -> float:
        """Cross the open cells of an area; what it brings but for the end of the game."""
        row = seat * MOST_AREAS + area
        left = self.open_cells[row]
        self.open_cells[row] = -left
        self.cells += left
        gain = 0.0
        for territory in TERRITORIES:
            n = self.rings[row * N_TERRITORIES + territory]
            if n > 0:
                k = seat * N_TERRITORIES + territory
                before = self.worth_of(seat, territory)
                self.missing[k] -= n
                self.lack[k] -= self.cost(left, n)
                gain += self.worth_of(seat, territory) - before
                if self.missing[k] == 0:
                    self.count_closing(territory, 1)
        return POINT * left if self.skill == MOST_CELLS else gain

    def open_area(self, seat: int, area: int) -> int:
        """Take that back."""
        row = seat * MOST_AREAS + area
        left = -self.open_cells[row]
        self.open_cells[row] = left
        self.cells -= left
        for territory in TERRITORIES:
            n = self.rings[row * N_TERRITORIES + territory]
            if n > 0:
                k = seat * N_TERRITORIES + territory
                if self.missing[k] == 0:
                    self.count_closing(territory, -1)
                self.missing[k] += n
                self.lack[k] += self.cost(left, n)
        return 0

    def count_closing(self, territory: int, times: int) -> int:
        """A territory is closed (1), or not after all (-1)."""
        self.closed += times
        self.score += times * self.points_for(territory)
        return 0

    def points_for(self, territory: int) -> int:
        """What is written for a territory that is closed now (BOR-22)."""
        return LOW[territory] if self.position.gone >> territory & 1 else HIGH[territory]

    # ---- cells ------------------------------------------------------------------------------------

    def beside(self, cell: int, territory: int) -> int:
        """1 if a cell lies on the ring of a territory."""
        for i in range(cell * MOST_BESIDE, cell * MOST_BESIDE + MOST_BESIDE):
            if BESIDE[i] == territory:
                return 1
        return 0

    def cell_gain(self, seat: int, cell: int) -> float:
        """What one more cross would bring, but for the end of the game."""
        if self.skill == MOST_CELLS:
            return POINT
        row = seat * MOST_AREAS + CELL_AREA[self.position.boards[seat] * N_CELLS + cell]
        left = self.open_cells[row]
        gain = 0.0
        for territory in TERRITORIES:
            n = self.rings[row * N_TERRITORIES + territory]
            if n > 0:
                k = seat * N_TERRITORIES + territory
                before = self.worth_of(seat, territory)
                lack = self.lack[k]
                beside = self.beside(cell, territory)
                self.lack[k] += self.cost(left - 1, n - beside) - self.cost(left, n)
                self.missing[k] -= beside
                gain += self.worth_of(seat, territory) - before
                self.lack[k] = lack
                self.missing[k] += beside
        return gain

    def cross_cell(self, seat: int, cell: int) -> int:
        """Cross a cell for good; only a new survey brings it back."""
        row = seat * MOST_AREAS + CELL_AREA[self.position.boards[seat] * N_CELLS + cell]
        left = self.open_cells[row]
        for territory in TERRITORIES:
            n = self.rings[row * N_TERRITORIES + territory]
            if n > 0:
                k = seat * N_TERRITORIES + territory
                beside = self.beside(cell, territory)
                self.lack[k] += self.cost(left - 1, n - beside) - self.cost(left, n)
                self.missing[k] -= beside
                self.rings[row * N_TERRITORIES + territory] -= beside
                if beside and self.missing[k] == 0:
                    self.count_closing(territory, 1)
        self.open_cells[row] -= 1
        self.cells += 1
        return 0

    # ---- the second action ----------------------------------------------------------------------------

    def begin_edge(self, seat: int) -> int:
        """Take over the edge and the dice that a seat has in the second action."""
        for cell in range(N_CELLS):
            self.mark[cell] = ON_EDGE if self.position.place[seat * N_CELLS + cell] != NONE else AWAY
        for colour in COLOURS:
            self.spare[colour] = self.position.pools[seat * N_COLOURS + colour]
        return 0

    def use_die(self, seat: int, cell: int) -> int:
        """Cross a cell of the edge with a die (BOR-16, BOR-17)."""
        self.cross_cell(seat, cell)
        self.mark[cell] = TAKEN
        single = 1 if self.position.unused() == 0 else 0
        own = CELL_COLOUR[self.position.boards[seat] * N_CELLS + cell]
        for colour in COLOURS:
            self.spare[colour] = 0 if single else self.spare[colour] - (1 if colour == own else 0)
        if self.position.chaining:
            for i in range(cell * MOST_NEIGHBOURS, cell * MOST_NEIGHBOURS + MOST_NEIGHBOURS):
                if NEIGHBOUR[i] == NONE:
                    break
                other = NEIGHBOUR[i]
                if self.position.crossed[seat * N_CELLS + other] == OPEN and self.mark[other] == AWAY:
                    self.mark[other] = ON_EDGE
        return 0

    def best_cell(self, seat: int) -> int:
        """The cell of the edge that brings most, or NONE if no more dice can be used with gain."""
        chosen = NONE
        best = 0.0
        board = self.position.boards[seat]
        for cell in range(N_CELLS):
            if self.mark[cell] == ON_EDGE and self.spare[CELL_COLOUR[board * N_CELLS + cell]] > 0:
                gain = self.cell_gain(seat, cell) + self.end_gain_of(seat, cell)
                if gain > best:
                    best = gain
                    chosen = cell
        return chosen

    # ---- what it brings in all ------------------------------------------------------------------------

    def end_gain(self) -> float:
        """What it brings that the game will end with this round (BOR-26), which is good for the leader."""
        if self.closed < ENOUGH or self.pace == 0.0 or self.skill == MOST_CELLS:
            return 0.0
        return self.if_won if self.score > self.to_beat else self.if_lost

    def end_gain_of(self, seat: int, cell: int) -> float:
        """What it brings more, or costs, if one more cross ends the game."""
        before = self.end_gain()
        closed = self.closed
        score = self.score
        for i in range(cell * MOST_BESIDE, cell * MOST_BESIDE + MOST_BESIDE):
            if BESIDE[i] == NONE:
                break
            if self.missing[seat * N_TERRITORIES + BESIDE[i]] == 1:
                self.count_closing(BESIDE[i], 1)
        after = self.end_gain()
        self.closed = closed
        self.score = score
        return after - before

    def weigh_trial(self, seat: int) -> float:
        """What all crosses of the trial bring, in hundredths of a point, and its parts."""
        for part in range(4):
            self.brings[part] = 0.0
        if self.skill == MOST_CELLS:
            self.brings[NEARER] = POINT * self.cells
            return self.brings[NEARER]
        for territory in TERRITORIES:
            k = seat * N_TERRITORIES + territory
            gain = self.worth_of(seat, territory) - self.worth[k]
            if self.missing[k] == 0 and self.position.points[k] == 0:
                plain = gain * LOW[territory] / self.points_for(territory)
                self.brings[CLOSES] += plain
                self.brings[FIRST] += gain - plain
            else:
                self.brings[NEARER] += gain
        self.brings[ENDS] = self.end_gain()
        return self.brings[CLOSES] + self.brings[FIRST] + self.brings[NEARER] + self.brings[ENDS]
