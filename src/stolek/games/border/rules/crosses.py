"""The boards of all seats: crosses, colour areas, and territories that they close.

Plain Python; crosses.pxd gives the C types. Dice and turns are in state.py.
"""

from __future__ import annotations

from stolek.games.border.edition.schema import MOST_AREAS, MOST_BESIDE, N_CELLS, N_COLOURS, N_TERRITORIES
from stolek.games.border.rules import tables
from stolek.games.border.rules.codes import CLOSED, CROSSED, FRESH, NO_BOARD, OPEN
from stolek.games.border.rules.tables import MOST_NEIGHBOURS, NONE
from stolek.kernel.state import State

COLOURS = list(range(N_COLOURS))  # a loop over a list has a length that the C compiler knows
TERRITORIES = list(range(N_TERRITORIES))
NEIGHBOUR = tables.neighbours()
BESIDE = tables.territories_of_cells()
RING = tables.ring_lengths()
HIGH = tables.high_values()
LOW = tables.low_values()
CELL_AREA = tables.areas_of_cells()
CELL_COLOUR = tables.colours_of_cells()
COLOUR_START = tables.colour_starts()
AREA_SIZE = tables.area_sizes()
AREA_START = tables.area_starts()
AREA_CELL = tables.area_cells()


class Crosses(State):
    """What is written on the boards."""

    # The index, derived from the position. The edge of a seat: open cells beside crossed ones.
    edge: list[int]  # per seat 86 places, sorted by colour: the cells of its edge, in any order
    place: list[int]  # per seat and cell: where it stands in the edge, or NONE
    n_edge: list[int]  # per seat and colour: how many cells its edge has
    left: list[int]  # per seat and area: open cells
    missing: list[int]  # per seat and territory: open cells of its ring

    # The position
    crossed: list[int]  # per seat and cell: OPEN, CROSSED or FRESH
    points: list[int]  # per seat and territory: points written, 0 while it is open
    boards: list[int]  # per seat: which board
    players: int
    gone: int  # territories closed in an earlier action, as bits: their higher value is gone

    # ---- crosses ---------------------------------------------------------------------------

    def cross(self, seat: int, cell: int) -> int:
        """Cross a cell; closing is automatic (BOR-22), up to three territories at once (BOR-24)."""
        self.crossed[seat * N_CELLS + cell] = CROSSED
        self.left[seat * MOST_AREAS + CELL_AREA[self.boards[seat] * N_CELLS + cell]] -= 1
        if self.place[seat * N_CELLS + cell] != NONE:
            self.leave_edge(seat, cell)
        for i in range(cell * MOST_BESIDE, cell * MOST_BESIDE + MOST_BESIDE):
            territory = BESIDE[i]
            if territory == NONE:
                break
            self.missing[seat * N_TERRITORIES + territory] -= 1
            if self.missing[seat * N_TERRITORIES + territory] == 0:
                self.close(seat, territory)
        return 0

    def cross_area(self, seat: int, area: int) -> int:
        """Cross all open cells of an area."""
        row = self.boards[seat] * MOST_AREAS + area
        for i in range(AREA_START[row], AREA_START[row] + AREA_SIZE[row]):
            cell = AREA_CELL[i]
            if self.crossed[seat * N_CELLS + cell] == OPEN:
                self.cross(seat, cell)
                self.spread(seat, cell)
        return 0

    def settle_fresh(self, seat: int) -> int:
        """After the second action its crosses count like all others (BOR-17b)."""
        for cell in range(N_CELLS):
            if self.crossed[seat * N_CELLS + cell] == FRESH:
                self.crossed[seat * N_CELLS + cell] = CROSSED
                self.spread(seat, cell)
        return 0

    # ---- territories -----------------------------------------------------------------------

    def close(self, seat: int, territory: int) -> int:
        """The higher value, unless somebody closed it in an earlier action (BOR-22, BOR-23)."""
        value = LOW[territory] if self.gone >> territory & 1 else HIGH[territory]
        self.points[seat * N_TERRITORIES + territory] = value
        return self.note(CLOSED, seat, territory, value)

    def strike(self, seat: int) -> int:
        """The action is over: the higher values of what a seat has closed are gone (BOR-22a)."""
        for territory in TERRITORIES:
            if self.points[seat * N_TERRITORIES + territory] > 0:
                self.gone |= 1 << territory
        return 0

    def n_closed(self, seat: int) -> int:
        """How many territories a seat has closed."""
        n = 0
        for territory in TERRITORIES:
            n += 1 if self.missing[seat * N_TERRITORIES + territory] == 0 else 0
        return n

    def score(self, seat: int) -> int:
        """All points written (BOR-28)."""
        points = 0
        for territory in TERRITORIES:
            points += self.points[seat * N_TERRITORIES + territory]
        return points

    def best(self, seat: int) -> int:
        """The most points written for a single territory (BOR-30)."""
        points = 0
        for territory in TERRITORIES:
            if self.points[seat * N_TERRITORIES + territory] > points:
                points = self.points[seat * N_TERRITORIES + territory]
        return points

    def ahead(self, seat: int, other: int) -> bool:
        """Whether a seat is ahead of another: by points, then by its best territory (BOR-29, BOR-30)."""
        if self.score(seat) != self.score(other):
            return self.score(seat) > self.score(other)
        return self.best(seat) > self.best(other)

    # ---- the edge --------------------------------------------------------------------------

    def spread(self, seat: int, cell: int) -> int:
        """Open cells beside a cross join the edge."""
        for i in range(cell * MOST_NEIGHBOURS, cell * MOST_NEIGHBOURS + MOST_NEIGHBOURS):
            other = NEIGHBOUR[i]
            if other == NONE:
                break
            k = seat * N_CELLS + other
            if self.crossed[k] == OPEN and self.place[k] == NONE:
                self.enter_edge(seat, other)
        return 0

    def enter_edge(self, seat: int, cell: int) -> int:
        """Put a cell at the end of its colour's part of the edge."""
        board = self.boards[seat]
        colour = CELL_COLOUR[board * N_CELLS + cell]
        at = COLOUR_START[board * N_COLOURS + colour] + self.n_edge[seat * N_COLOURS + colour]
        self.edge[seat * N_CELLS + at] = cell
        self.place[seat * N_CELLS + cell] = at
        self.n_edge[seat * N_COLOURS + colour] += 1
        return 0

    def leave_edge(self, seat: int, cell: int) -> int:
        """The last cell of the colour takes its place."""
        board = self.boards[seat]
        colour = CELL_COLOUR[board * N_CELLS + cell]
        self.n_edge[seat * N_COLOURS + colour] -= 1
        last = COLOUR_START[board * N_COLOURS + colour] + self.n_edge[seat * N_COLOURS + colour]
        moved = self.edge[seat * N_CELLS + last]
        at = self.place[seat * N_CELLS + cell]
        self.edge[seat * N_CELLS + at] = moved
        self.place[seat * N_CELLS + moved] = at
        self.place[seat * N_CELLS + cell] = NONE
        return 0

    def edge_cell(self, seat: int, colour: int, k: int) -> int:
        """A cell of the edge, by its place among those of its colour."""
        return self.edge[seat * N_CELLS + COLOUR_START[self.boards[seat] * N_COLOURS + colour] + k]

    # ---- after a load ----------------------------------------------------------------------

    def index(self) -> int:
        """Work out the index of all seats that have a board."""
        for seat in range(self.players):
            if self.boards[seat] != NO_BOARD:
                self.index_seat(seat)
        return 0

    def index_seat(self, seat: int) -> int:
        """Work out the edge of a seat, and what its areas and territories lack."""
        for colour in COLOURS:
            self.n_edge[seat * N_COLOURS + colour] = 0
        for area in range(MOST_AREAS):
            self.left[seat * MOST_AREAS + area] = AREA_SIZE[self.boards[seat] * MOST_AREAS + area]
        for territory in TERRITORIES:
            self.missing[seat * N_TERRITORIES + territory] = RING[territory]
        for cell in range(N_CELLS):
            self.place[seat * N_CELLS + cell] = NONE
        for cell in range(N_CELLS):
            crossed = self.crossed[seat * N_CELLS + cell]
            area = CELL_AREA[self.boards[seat] * N_CELLS + cell]
            if crossed != OPEN and area != NONE:
                self.left[seat * MOST_AREAS + area] -= 1
                for i in range(cell * MOST_BESIDE, cell * MOST_BESIDE + MOST_BESIDE):
                    if BESIDE[i] != NONE:
                        self.missing[seat * N_TERRITORIES + BESIDE[i]] -= 1
            if crossed == CROSSED:
                self.spread(seat, cell)
        return 0
