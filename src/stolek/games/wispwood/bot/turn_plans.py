"""Whole turns: the best way to lay a wisp with a shape, and the best trees of a turn with trees.

All is tried on the forest that the adviser has turned to, the one of the seat on turn. Plain Python;
turn_plans.pxd gives the C types.
"""

from __future__ import annotations

from stolek.games.wispwood.bot.evaluation import Appraisal
from stolek.games.wispwood.rules import tables
from stolek.games.wispwood.rules.cells import SIDE
from stolek.games.wispwood.rules.codes import HAT, TREE
from stolek.games.wispwood.rules.shapes import LONGEST, N_SHAPES

FIRST_TURNED = tables.orientation_starts()
TURNED = tables.orientation_cells()
HEIGHT = tables.orientation_heights()
BREADTH = tables.orientation_breadths()
FIRST_LAY_OF = tables.lay_starts()
LAY_CELL = tables.lay_cells()
SHAPE_SIZE = tables.shape_sizes()
SHAPES = list(range(N_SHAPES))

ONE = 1  # as wide as all pairs in C
NOWHERE = -1
NOTHING = -1000000  # worse than any turn


class Planning(Appraisal):
    """Looks for the best way to go on with a turn."""

    known: int  # pairs of a kind and a shape that were explored, as bits
    pair_worth: list[int]  # per pair: what the forest is worth with it
    pair_spot: list[int]  # where its wisp lies then
    pair_lay: list[int]  # and how its trees lie around it
    spot_worth: list[int]  # per cell: the same for the pair explored last, with its wisp there
    spot_lay: list[int]
    grove: list[int]  # the best cells for trees
    n_grove: int  # how many of them are worth it
    grove_worth: int  # what the forest is worth with them

    # The box around the forest and tiles that are tried
    top: int
    bottom: int
    west: int
    east: int

    def __init__(self) -> None:
        super().__init__()
        self.known = 0
        self.pair_worth = [0] * 32
        self.pair_spot = [0] * 32
        self.pair_lay = [0] * 32
        self.spot_worth = [0] * 625
        self.spot_lay = [0] * 625
        self.grove = [0] * 3

    def worth_with(self, tiles: int) -> int:
        """What the forest that is looked at is worth, so many tiles more than lie there now."""
        seat = self.position.turn
        self.turns = self.turns_left(seat, self.empty_cells(seat) - tiles)
        return self.worth()

    # ---- the box ----------------------------------------------------------------------------------

    def start_box(self) -> int:
        """The box around the forest as it lies."""
        self.top = self.first_row
        self.bottom = self.last_row
        self.west = self.first_column
        self.east = self.last_column
        return 0

    def stretch_box(self, cell: int) -> int:
        """Stretch it to a cell."""
        self.top = min(self.top, cell // SIDE)
        self.bottom = max(self.bottom, cell // SIDE)
        self.west = min(self.west, cell % SIDE)
        self.east = max(self.east, cell % SIDE)
        return 0

    def show_box(self) -> int:
        """Look at the forest in a window around the box."""
        return self.show(self.top, self.bottom, self.west, self.east)

    # ---- wisps ------------------------------------------------------------------------------------

    def lay(self, kind: int, spot: int, lay: int) -> int:
        """Look at the forest with a wisp and its trees."""
        self.start_box()
        self.stretch_box(spot)
        for at in range(lay * 2 * (LONGEST - 1), (lay + 1) * 2 * (LONGEST - 1), 2):
            self.stretch_box(spot + LAY_CELL[at] * SIDE + LAY_CELL[at + 1])
        self.show_box()
        self.board[kind] |= self.bit(spot)
        for at in range(lay * 2 * (LONGEST - 1), (lay + 1) * 2 * (LONGEST - 1), 2):
            self.board[TREE] |= self.bit(spot + LAY_CELL[at] * SIDE + LAY_CELL[at + 1])
        return 0

    def explore(self, kind: int, shape: int) -> int:
        """What the forest is worth with a pair in its best way; NOTHING where it does not fit."""
        pair = kind * N_SHAPES + shape
        if self.known >> pair & 1 == 0:
            self.known |= ONE << pair
            self.pair_worth[pair] = NOTHING
            if self.position.can_lay(shape, kind):
                self.explore_all(pair)
        return self.pair_worth[pair]

    def explore_all(self, pair: int) -> int:
        """Try every way to lay a pair; keep the best, for each cell and of all (WIS-30)."""
        shape = pair % N_SHAPES
        seat = self.position.turn
        self.turns = self.turns_left(seat, self.empty_cells(seat) - SHAPE_SIZE[shape])
        for cell in range(self.position.top * SIDE, (self.position.bottom + 1) * SIDE):
            self.spot_worth[cell] = NOTHING
        for turned in range(FIRST_TURNED[shape], FIRST_TURNED[shape + 1]):
            for row in range(self.position.top, self.position.bottom - HEIGHT[turned] + 2):
                columns = self.position.anchors(turned, row)
                column = 0
                while columns >> column:
                    if columns >> column & 1:
                        self.explore_place(pair, turned, row * SIDE + column)
                    column += 1
        return 0

    def explore_place(self, pair: int, turned: int, corner: int) -> int:
        """Try each cell of a turned shape that lies there for the wisp."""
        kind = pair // N_SHAPES
        shape = pair % N_SHAPES
        self.start_box()
        self.stretch_box(corner)
        self.stretch_box(corner + (HEIGHT[turned] - 1) * SIDE + BREADTH[turned] - 1)
        self.show_box()
        wisps = self.board[kind]
        trees = self.board[TREE]
        cells = self.cells_of(turned, corner)
        for k in range(SHAPE_SIZE[shape]):
            at = turned * 2 * LONGEST + 2 * k
            spot = corner + TURNED[at] * SIDE + TURNED[at + 1]
            if kind != HAT or self.position.allowed[spot // SIDE] >> spot % SIDE & 1:
                self.board[kind] = wisps | self.bit(spot)
                self.board[TREE] = trees | cells & ~self.bit(spot)
                lay = FIRST_LAY_OF[shape] + (turned - FIRST_TURNED[shape]) * SHAPE_SIZE[shape] + k
                self.keep(pair, spot, lay, self.worth())
        return 0

    def cells_of(self, turned: int, corner: int) -> int:
        """The cells of a turned shape in the window."""
        at = turned * 2 * LONGEST
        found = self.bit(corner + TURNED[at] * SIDE + TURNED[at + 1])
        found |= self.bit(corner + TURNED[at + 2] * SIDE + TURNED[at + 3])
        found |= self.bit(corner + TURNED[at + 4] * SIDE + TURNED[at + 5])
        return found | self.bit(corner + TURNED[at + 6] * SIDE + TURNED[at + 7])

    def keep(self, pair: int, spot: int, lay: int, worth: int) -> int:
        """Keep a way to lay a pair if it is the best one yet."""
        if worth > self.pair_worth[pair]:
            self.pair_worth[pair] = worth
            self.pair_spot[pair] = spot
            self.pair_lay[pair] = lay
        if worth > self.spot_worth[spot]:
            self.spot_worth[spot] = worth
            self.spot_lay[spot] = lay
        return 0

    def explore_wisp(self, space: int, any_shape: int) -> int:
        """The best shape for the wisp of a space: one of the two beside it, or any (WIS-29)."""
        kind = self.position.pond[space]
        best = self.position.slots[space]
        most = NOTHING
        for shape in SHAPES:
            if any_shape or self.lies_beside(space, shape):
                worth = self.explore(kind, shape)
                worth -= 0 if self.lies_beside(space, shape) else self.cat_worth()
                if worth > most:
                    most = worth
                    best = shape
        return best

    def lies_beside(self, space: int, shape: int) -> bool:
        """Whether a shape lies beside a space."""
        before = self.position.slot_before(space)
        return shape == self.position.slots[space] or shape == self.position.slots[before]

    # ---- trees ------------------------------------------------------------------------------------

    def find_grove(self, most: int) -> int:
        """Look for the best trees, one after another, at most so many; they make the cat ready (WIS-34)."""
        self.ready = 1
        self.n_grove = 0
        self.grove_worth = NOTHING
        for planted in range(most):
            cell = self.best_tree(planted)
            if cell != NOWHERE:
                self.grove[planted] = cell
                worth = self.worth_of_grove(planted + 1)
                if worth > self.grove_worth:
                    self.grove_worth = worth
                    self.n_grove = planted + 1
        return self.grove_worth

    def best_tree(self, planted: int) -> int:
        """The best cell for one more tree after so many of the grove."""
        best = NOTHING
        found = NOWHERE
        for row in range(self.position.top, self.position.bottom + 1):
            columns = self.position.free[row]
            column = 0
            while columns >> column:
                cell = row * SIDE + column
                if columns >> column & 1 and self.can_grow(cell, planted):
                    self.grove[planted] = cell
                    worth = self.worth_of_grove(planted + 1)
                    if worth > best:
                        best = worth
                        found = cell
                column += 1
        return found

    def can_grow(self, cell: int, planted: int) -> bool:
        """Whether a tree may lie on a free cell after so many of the grove (WIS-33)."""
        beside = 1 if self.position.on_edge(cell // SIDE, cell % SIDE) else 0
        self.start_box()
        self.stretch_box(cell)
        for k in range(planted):
            other = self.grove[k]
            steps = abs(other // SIDE - cell // SIDE) + abs(other % SIDE - cell % SIDE)
            if steps == 0:
                return False
            beside |= 1 if steps == 1 else 0
            self.stretch_box(other)
        return beside == 1 and self.bottom - self.top < self.side and self.east - self.west < self.side

    def worth_of_grove(self, trees: int) -> int:
        """What the forest is worth with the first trees of the grove."""
        self.start_box()
        for k in range(trees):
            self.stretch_box(self.grove[k])
        self.show_box()
        for k in range(trees):
            self.board[TREE] |= self.bit(self.grove[k])
        return self.worth_with(trees)
