"""The forests of all seats: tiles, the grid they must fit, where shapes and hats may lie.

A forest is rows of bits, one row of 25 columns for each kind of wisp and for trees. Plain Python;
forests.pxd gives the C types. The classes of pond, ghost, turns, draws and rounds build on it.
"""

from __future__ import annotations

from stolek.games.wispwood.edition.schema import GRIDS, HAT_DECK, MOST_GRID, N_KINDS
from stolek.games.wispwood.rules import tables
from stolek.games.wispwood.rules.cells import SIDE
from stolek.games.wispwood.rules.codes import H_AROUND, H_CHAIN, H_LINE, H_TWO, HAT, TREE
from stolek.games.wispwood.rules.shapes import LONGEST, N_SHAPES
from stolek.games.wispwood.rules.tables import WIDTH
from stolek.kernel.state import State

ROWS = list(range(SIDE))  # a loop over a list has a length that the C compiler knows
KINDS = list(range(N_KINDS))
SHAPES = list(range(N_SHAPES))
GRID = list(GRIDS)
WHOLE_ROW = (1 << SIDE) - 1
NO_BITS = 0  # as wide as a board in C
FIRST_TURNED = tables.orientation_starts()
TURNED = tables.orientation_cells()
HEIGHT = tables.orientation_heights()
LAY = tables.lay_cells()


class Forests(State):
    """What lies in front of the players."""

    # The index: all tiles, and the forest of one seat looked over; rows of bits
    taken: list[int]  # per seat and row: its tiles
    held: list[int]  # per seat: how many they are
    free: list[int]  # empty cells that the grid can reach (WIS-18)
    edge: list[int]  # those of them beside a tile (WIS-20)
    allowed: list[int]  # where the hat card allows a hat (WIS-23)
    spots: list[int]  # where the wisp in hand may lie
    top: int  # the first row that the grid can reach; rows beyond it are not looked over
    bottom: int  # the last one
    first_row: int  # of the tiles
    first_column: int
    fitting: int  # shapes that can be laid somewhere, as bits
    fitting_hats: int  # those that can be laid around a hat

    # The position
    wisps: list[int]  # per seat, kind and row: where they lie
    trees: list[int]  # per seat and row
    cats: list[int]  # per seat: the cell of its cat
    cards: list[int]  # per deck: the wish card, or NO_CARD
    players: int
    round: int  # from 0

    # ---- tiles -------------------------------------------------------------------------------

    def gather(self, seat: int) -> int:
        """Gather all tiles of a seat, its cat's included (WIS-2)."""
        self.held[seat] = 0
        for row in ROWS:
            found = self.trees[seat * SIDE + row]
            for kind in KINDS:
                found |= self.wisps[(seat * N_KINDS + kind) * SIDE + row]
            if self.cats[seat] // SIDE == row:
                found |= 1 << self.cats[seat] % SIDE
            self.taken[seat * SIDE + row] = found
            self.held[seat] += self.n_bits(found)
        return 0

    def n_trees(self, seat: int) -> int:
        """How many trees a seat's forest has."""
        n = 0
        for row in ROWS:
            n += self.n_bits(self.trees[seat * SIDE + row])
        return n

    def n_bits(self, row: int) -> int:
        """How many bits are set."""
        n = 0
        while row:
            row &= row - 1
            n += 1
        return n

    def is_full(self, seat: int) -> bool:
        """Whether every cell of the grid has its tile (WIS-38)."""
        return self.held[seat] == GRID[self.round] * GRID[self.round]

    def has_tree(self, seat: int, cell: int) -> bool:
        """Whether a tree lies there."""
        return self.trees[seat * SIDE + cell // SIDE] >> cell % SIDE & 1 != 0

    def put(self, seat: int, kind: int, cell: int) -> int:
        """Lay a wisp or a tree."""
        row = cell // SIDE
        bit = 1 << cell % SIDE
        if kind == TREE:
            self.trees[seat * SIDE + row] |= bit
        else:
            self.wisps[(seat * N_KINDS + kind) * SIDE + row] |= bit
        self.taken[seat * SIDE + row] |= bit
        self.held[seat] += 1
        return 0

    def move_cat(self, seat: int, cell: int) -> int:
        """The cat leaves a tree behind and sits down on another one (WIS-46)."""
        self.trees[seat * SIDE + self.cats[seat] // SIDE] |= 1 << self.cats[seat] % SIDE
        self.trees[seat * SIDE + cell // SIDE] &= ~(1 << cell % SIDE)
        self.cats[seat] = cell
        return 0

    def clear_trees(self, seat: int) -> int:
        """Take all trees away; return how many (WIS-47)."""
        n = self.n_trees(seat)
        for row in ROWS:
            self.taken[seat * SIDE + row] &= ~self.trees[seat * SIDE + row]
            self.trees[seat * SIDE + row] = 0
        self.held[seat] -= n
        return n

    # ---- the grid ----------------------------------------------------------------------------

    def survey(self, seat: int) -> int:
        """Look over a forest: where a tile may lie so that all still fit the grid (WIS-18 … WIS-20)."""
        side = GRID[self.round]
        columns = 0
        self.first_row = SIDE
        for row in ROWS:
            bits = self.taken[seat * SIDE + row]
            if bits:
                columns |= bits
                self.first_row = min(self.first_row, row)
                self.top = max(0, row - side + 1)
        self.bottom = min(SIDE - 1, self.first_row + side - 1)
        window = self.reach(columns, side)
        for row in range(self.top, self.bottom + 1):
            bits = self.taken[seat * SIDE + row]
            beside = bits << 1 | bits >> 1
            beside |= self.taken[seat * SIDE + row - 1] if row > 0 else 0
            beside |= self.taken[seat * SIDE + row + 1] if row < SIDE - 1 else 0
            self.free[row] = window & ~bits
            self.edge[row] = window & ~bits & beside
        return 0

    def reach(self, columns: int, side: int) -> int:
        """The columns that the grid can reach, given those in use."""
        self.first_column = 0
        while columns >> self.first_column & 1 == 0:
            self.first_column += 1
        right = self.first_column
        while columns >> right > 1:
            right += 1
        first = max(0, right - side + 1)
        last = min(SIDE - 1, self.first_column + side - 1)
        return (1 << last + 1) - (1 << first)

    def is_free(self, row: int, column: int) -> bool:
        """Whether a tile may lie there, as far as the grid is concerned."""
        return self.top <= row <= self.bottom and 0 <= column < SIDE and self.free[row] >> column & 1 != 0

    def on_edge(self, row: int, column: int) -> bool:
        """Whether a free cell lies beside a tile."""
        return self.edge[row] >> column & 1 != 0

    def can_plant(self, cell: int) -> bool:
        """Whether a tree may lie there (WIS-33)."""
        return self.is_free(cell // SIDE, cell % SIDE) and self.on_edge(cell // SIDE, cell % SIDE)

    # ---- lists of cells ----------------------------------------------------------------------

    def n_cells(self, rows: list[int]) -> int:
        """How many cells of the rows looked over are set."""
        n = 0
        for row in range(self.top, self.bottom + 1):
            n += self.n_bits(rows[row])
        return n

    def cell_in(self, rows: list[int], k: int) -> int:
        """One of these cells, by its place among them."""
        row = self.top
        while k >= self.n_bits(rows[row]):
            k -= self.n_bits(rows[row])
            row += 1
        bits = rows[row]
        while k > 0:
            bits &= bits - 1
            k -= 1
        column = 0
        while bits >> column & 1 == 0:
            column += 1
        return row * SIDE + column

    def cells_into(self, rows: list[int], first: int, out: list[int], n: int) -> int:
        """Write these cells behind n other actions, numbered from a first one; return how many there are."""
        for row in range(self.top, self.bottom + 1):
            bits = rows[row]
            column = 0
            while bits >> column:
                if bits >> column & 1:
                    out[n] = first + row * SIDE + column
                    n += 1
                column += 1
        return n

    def look_at_trees(self, seat: int) -> int:
        """Survey a forest, and have its trees for spots."""
        self.survey(seat)
        for row in range(self.top, self.bottom + 1):
            self.spots[row] = self.trees[seat * SIDE + row]
        return self.n_cells(self.spots)

    # ---- hats --------------------------------------------------------------------------------

    def allow_hats(self, seat: int) -> int:
        """Where the hat card allows a new hat, seen from the cat as it sits now (WIS-57 … WIS-64)."""
        if self.cards[HAT_DECK] == H_CHAIN:
            return self.follow_chain(seat)
        row = self.cats[seat] // SIDE
        column = self.cats[seat] % SIDE
        for other in range(self.top, self.bottom + 1):
            self.allowed[other] = self.hat_row(abs(other - row), column)
        return 0

    def hat_row(self, away: int, column: int) -> int:
        """The columns for a hat in a row so far away from the cat's."""
        if self.cards[HAT_DECK] == H_LINE:
            return WHOLE_ROW if away == 0 else 1 << column
        if self.cards[HAT_DECK] == H_AROUND:
            return 0b111 << column >> 1 if away <= 1 else 0
        if self.cards[HAT_DECK] == H_TWO:
            return 0 if away > 2 else 0b11111 << column >> 2 if away == 2 else 0b10001 << column >> 2
        found = 1 << column - away if away <= column else 0
        return found | 1 << column + away if column + away < SIDE else found

    def follow_chain(self, seat: int) -> int:
        """Corner to corner from the cat over hats (WIS-63); `spots` holds what the chain has reached."""
        hats = (seat * N_KINDS + HAT) * SIDE
        for row in range(self.top, self.bottom + 1):
            self.spots[row] = 0
        self.spots[self.cats[seat] // SIDE] = 1 << self.cats[seat] % SIDE
        longer = 1
        while longer:
            longer = 0
            for row in range(self.top, self.bottom + 1):
                links = self.spots[row - 1] if row > self.top else 0
                links |= self.spots[row + 1] if row < self.bottom else 0
                self.allowed[row] = links << 1 | links >> 1
                reached = self.allowed[row] & self.wisps[hats + row] & ~self.spots[row]
                if reached:
                    self.spots[row] |= reached
                    longer = 1
        return 0

    # ---- shapes ------------------------------------------------------------------------------

    def anchors(self, turned: int, row: int) -> int:
        """The columns where a turned shape fits with its corner in this row (WIS-20)."""
        at = turned * 2 * LONGEST
        found = self.free[row + TURNED[at]] >> TURNED[at + 1]
        found &= self.free[row + TURNED[at + 2]] >> TURNED[at + 3]
        found &= self.free[row + TURNED[at + 4]] >> TURNED[at + 5]
        found &= self.free[row + TURNED[at + 6]] >> TURNED[at + 7]
        if found == 0:
            return 0
        touching = self.edge[row + TURNED[at]] >> TURNED[at + 1]
        touching |= self.edge[row + TURNED[at + 2]] >> TURNED[at + 3]
        touching |= self.edge[row + TURNED[at + 4]] >> TURNED[at + 5]
        touching |= self.edge[row + TURNED[at + 6]] >> TURNED[at + 7]
        return found & touching

    def fits(self, shape: int, kind: int) -> bool:
        """Whether a shape with such a wisp can be laid anywhere (WIS-24)."""
        for turned in range(FIRST_TURNED[shape], FIRST_TURNED[shape + 1]):
            for row in range(self.top, self.bottom - HEIGHT[turned] + 2):
                found = self.anchors(turned, row)
                if found and (kind != HAT or self.hat_fits(turned, row, found)):
                    return True
        return False

    def hat_fits(self, turned: int, row: int, columns: int) -> bool:
        """Whether one of these placements has a cell for the hat."""
        for at in range(turned * 2 * LONGEST, (turned + 1) * 2 * LONGEST, 2):
            if columns & self.allowed[row + TURNED[at]] >> TURNED[at + 1]:
                return True
        return False

    def find_fitting(self) -> int:
        """Which shapes can be laid at all, around a hat and around any other wisp (WIS-24)."""
        self.fitting = 0
        self.fitting_hats = 0
        for shape in SHAPES:
            if self.fits(shape, TREE):
                self.fitting |= 1 << shape
                if self.fits(shape, HAT):
                    self.fitting_hats |= 1 << shape
        return 0

    def can_lay(self, shape: int, kind: int) -> bool:
        """Whether a shape can be laid around such a wisp."""
        return (self.fitting_hats if kind == HAT else self.fitting) >> shape & 1 != 0

    def find_spots(self, shape: int, kind: int) -> int:
        """All cells where the wisp may lie with this shape around it; return how many (WIS-30)."""
        for row in range(self.top, self.bottom + 1):
            self.spots[row] = 0
        for turned in range(FIRST_TURNED[shape], FIRST_TURNED[shape + 1]):
            for row in range(self.top, self.bottom - HEIGHT[turned] + 2):
                found = self.anchors(turned, row)
                if found:
                    for at in range(turned * 2 * LONGEST, (turned + 1) * 2 * LONGEST, 2):
                        self.spots[row + TURNED[at]] |= found << TURNED[at + 1]
        if kind == HAT:
            for row in range(self.top, self.bottom + 1):
                self.spots[row] &= self.allowed[row]
        return self.n_cells(self.spots)

    def lay_fits(self, lay: int, row: int, column: int) -> bool:
        """Whether a shape can be laid like this around a wisp on that cell (WIS-20)."""
        if not self.is_free(row, column):
            return False
        touching = self.edge[row] >> column
        for at in range(lay * 2 * (LONGEST - 1), (lay + 1) * 2 * (LONGEST - 1), 2):
            if not self.is_free(row + LAY[at], column + LAY[at + 1]):
                return False
            touching |= self.edge[row + LAY[at]] >> column + LAY[at + 1]
        return touching & 1 != 0

    # ---- for scoring -------------------------------------------------------------------------

    def board(self, seat: int, kind: int) -> int:
        """Wisps of a kind, or the trees, of the forest last surveyed, as a board for scoring.py."""
        found = NO_BITS
        for row in range(min(SIDE, self.first_row + MOST_GRID) - 1, self.first_row - 1, -1):
            at = (seat * N_KINDS + kind) * SIDE + row
            bits = self.trees[seat * SIDE + row] if kind == TREE else self.wisps[at]
            found = found << WIDTH | bits >> self.first_column
        return found
