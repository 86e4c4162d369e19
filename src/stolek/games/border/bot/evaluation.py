"""How good a position of The Border is: what the territories promise to every seat.

A territory is closed when its ring is crossed, and crosses come area by area: so what it lacks is the sum of
what the open areas on its ring still cost. From that come the chances to close it in time and to be the
first, and from them points that a seat may expect. Plain Python; evaluation.pxd gives the C types.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, where Cython is not installed
    from stolek.kernel import interpreted as cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
else:
    from math import sqrt

from stolek.games.border.bot.weights import (
    BEHIND,
    COST_STEPS,
    HARDLY,
    POINT,
    REACH,
    REACH_MORE,
    STEEP,
    SWING,
    SWING_MORE,
    costs,
)
from stolek.games.border.edition.schema import ENOUGH, MOST_AREAS, MOST_BESIDE, N_CELLS, N_TERRITORIES
from stolek.games.border.rules import tables
from stolek.games.border.rules.codes import OPEN, THROWING
from stolek.games.border.rules.state import Border
from stolek.games.border.rules.tables import NONE
from stolek.kernel.adviser import Adviser

TERRITORIES = list(range(N_TERRITORIES))
BESIDE = tables.territories_of_cells()
HIGH = tables.high_values()
LOW = tables.low_values()
CELL_AREA = tables.areas_of_cells()
N_AREAS = tables.area_counts()
COST = costs()


class Appraisal(Adviser):
    """What every seat may expect, recomputed at each survey."""

    position: Border
    rings: list[int]  # per seat, area and territory: open cells of the area on the ring
    open_cells: list[int]  # per seat and area
    missing: list[int]  # per seat and territory: open cells of its ring
    lack: list[float]  # per seat and territory: what the open areas of its ring cost
    worth: list[float]  # per seat and territory: the points it promises, in hundredths
    nearest: list[float]  # what the open territories of a seat lack, the least first
    pace: float  # what the seat nearest to the end of the game still lacks for it

    def __init__(self) -> None:
        super().__init__()
        self.rings = [0] * 1512
        self.open_cells = [0] * 168
        self.missing = [0] * 36
        self.lack = [0.0] * 36
        self.worth = [0.0] * 36
        self.nearest = [0.0] * 9
        self.pace = 0.0

    def watch(self, state: Border) -> int:  # type: ignore[override]
        """Look at this position from now on."""
        self.state = state
        self.position = state
        return 0

    # ---- surveying ----------------------------------------------------------------------------

    def survey(self) -> int:
        """Work out what all territories lack and promise."""
        for seat in range(self.position.players):
            self.survey_seat(seat)
            need = self.need(seat)
            self.pace = need if seat == 0 or need < self.pace else self.pace
        for seat in range(self.position.players):
            for territory in TERRITORIES:
                self.worth[seat * N_TERRITORIES + territory] = self.worth_of(seat, territory)
        return 0

    def survey_seat(self, seat: int) -> int:
        """Work out what the territories of a seat lack."""
        self.survey_cells(seat)
        for territory in TERRITORIES:
            k = seat * N_TERRITORIES + territory
            self.missing[k] = self.position.missing[k]
            self.lack[k] = 0.0
        for row in range(seat * MOST_AREAS, seat * MOST_AREAS + N_AREAS[self.position.boards[seat]]):
            left = self.open_cells[row]
            if left > 0:
                for territory in TERRITORIES:
                    n = self.rings[row * N_TERRITORIES + territory]
                    if n > 0:
                        self.lack[seat * N_TERRITORIES + territory] += self.cost(left, n)
        return 0

    def survey_cells(self, seat: int) -> int:
        """Count the open cells of a seat, area by area and ring by ring."""
        for row in range(seat * MOST_AREAS, (seat + 1) * MOST_AREAS):
            self.open_cells[row] = self.position.left[row]
            for territory in TERRITORIES:
                self.rings[row * N_TERRITORIES + territory] = 0
        board = self.position.boards[seat]
        for cell in range(N_CELLS):
            if self.position.crossed[seat * N_CELLS + cell] == OPEN:
                row = seat * MOST_AREAS + CELL_AREA[board * N_CELLS + cell]
                for i in range(cell * MOST_BESIDE, cell * MOST_BESIDE + MOST_BESIDE):
                    if BESIDE[i] == NONE:
                        break
                    self.rings[row * N_TERRITORIES + BESIDE[i]] += 1
        return 0

    def cost(self, left: int, n: int) -> float:
        """What an area with so many open cells costs a ring on which n of them lie."""
        most = COST_STEPS - 1
        return COST[(left if left < most else most) * COST_STEPS + (n if n < most else most)]

    def need(self, seat: int) -> float:
        """What a seat lacks to close the six territories that end the game (BOR-26): the nearest ones."""
        n = 0
        for territory in TERRITORIES:
            if self.missing[seat * N_TERRITORIES + territory] > 0:
                lack = self.lack[seat * N_TERRITORIES + territory]
                at = n
                while at > 0 and self.nearest[at - 1] > lack:
                    self.nearest[at] = self.nearest[at - 1]
                    at -= 1
                self.nearest[at] = lack
                n += 1
        need = 0.0
        for k in range(ENOUGH - (N_TERRITORIES - n)):
            need += self.nearest[k]
        return need

    # ---- territories ----------------------------------------------------------------------------

    def worth_of(self, seat: int, territory: int) -> float:
        """The points that a territory promises to a seat, in hundredths."""
        k = seat * N_TERRITORIES + territory
        if self.position.points[k] > 0:
            return POINT * self.position.points[k]
        points = 1.0 * LOW[territory]
        if self.position.gone >> territory & 1 == 0:
            points += (HIGH[territory] - LOW[territory]) * self.first_chance(seat, territory)
        if self.missing[k] == 0:
            return POINT * points
        return POINT * points * self.close_chance(self.lack[k])

    def close_chance(self, lack: float) -> float:
        """The chance to close a territory that lacks so much before the game ends."""
        if self.pace == 0.0:  # this round is the last
            return 0.0
        x = lack / (REACH + REACH_MORE * self.pace)
        chance: float = 1.0 / (1.0 + x * (sqrt(x) + STEEP * x))
        return chance

    def first_chance(self, seat: int, territory: int) -> float:
        """The chance of a seat to be the first of those who close a territory, or with them (BOR-23)."""
        if self.missing[seat * N_TERRITORIES + territory] == 0:
            return 1.0
        chance = 1.0
        lack = self.lack[seat * N_TERRITORIES + territory]
        for other in range(self.position.players):
            if other != seat:
                x = lack / (self.lack[other * N_TERRITORIES + territory] + HARDLY)
                chance /= 1.0 + BEHIND * x * sqrt(x)
        return chance

    # ---- the whole position -------------------------------------------------------------------------

    def standing(self, seat: int) -> float:
        """The points that a seat may expect in the end, in hundredths."""
        total = 0.0
        for territory in TERRITORIES:
            total += self.worth[seat * N_TERRITORIES + territory]
        return total

    def swing(self) -> float:
        """How many hundredths of a point may still change hands."""
        swing: float = SWING + SWING_MORE * sqrt(self.pace)
        return swing

    def stake(self) -> float:
        """What a victory is worth: all that may change hands, both ways."""
        self.survey()
        return 2.0 * self.swing()

    def ahead_of_all(self, seat: int) -> float:
        """The chance to be ahead of each other seat, as if they were independent."""
        chance = 1.0
        own = self.standing(seat)
        for other in range(self.position.players):
            if other != seat:
                x = (own - self.standing(other)) / self.swing()
                chance *= 0.5 + 0.5 * x / sqrt(1.0 + x * x)
        return chance

    def chance(self, seat: int) -> float:
        """The chance of a seat to win, from 0 to 1, as of the last survey."""
        total = 0.0
        for other in range(self.position.players):
            total += self.ahead_of_all(other)
        return self.ahead_of_all(seat) / total

    def value(self, seat: int) -> float:
        """How good the position is for a seat, from 0 to 1: at the end its share of the victory."""
        if self.position.phase < THROWING:  # no boards yet
            return 1.0 / self.position.players
        if self.position.owing() > 0:
            self.survey()
            return self.chance(seat)
        return self.share(seat)
