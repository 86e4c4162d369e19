"""What a forest is worth: its points, and what it promises until the end of the game.

A forest is looked at in a window as large as the grid, with the tiles in its middle. Worths are in hundredths
of a point; the numbers of this file were found by duels. Plain Python; evaluation.pxd gives the C types.
"""

from __future__ import annotations

from stolek.games.wispwood.bot.prospects import beside, good_cells, hat_cells
from stolek.games.wispwood.bot.round_length import Tempo
from stolek.games.wispwood.edition.schema import GRIDS, N_DECKS, N_KINDS, TREE_DECK
from stolek.games.wispwood.rules import tables
from stolek.games.wispwood.rules.cells import SIDE
from stolek.games.wispwood.rules.codes import HAT, HEART, NO_CARD, ORB, PUMPKIN, TREE
from stolek.games.wispwood.rules.tables import WIDTH
from stolek.games.wispwood.scoring import count, points

ROWS = list(range(SIDE))  # a loop over a list has a length that the C compiler knows
DECKS = list(range(N_DECKS))
BOARDS = list(range(N_KINDS + 1))  # the kinds and the trees
GRID = list(GRIDS)
NO_BITS, ONE = 0, 1  # as wide as a board in C
WINDOW = tables.windows()
FILL_BONUS = tables.fill_bonuses()

POINT = 100
KEPT = 90  # per point of pumpkins, hats and orbs and each later round: it will be scored there, too
HEART_LATER = 65  # per point that hearts would have if all but wisps were trees, and each later round
GROWING = 30  # per cent of what hearts and trees would gain if all empty cells became trees
ONE_HAT, TWO_HATS = 100, 200  # a three that has been begun, for each scoring
GOOD_CELL = 40  # a cell for one more pumpkin
HAT_CELL = 50  # a cell for one more hat
ENOUGH_CELLS = 4  # more of them are no better
TURN_TO_COME = 50  # a tenth of a turn
CAT_READY = 250
HOLE = 200  # an empty cell beside no other one: it needs a turn with trees
FILL_HOPE = 50  # per cent of the bonus, for a grid that is not full yet


class Appraisal(Tempo):
    """Looks at a forest as it lies, or with tiles that might lie there."""

    # The forest as it lies: its box, and its boards from the corner of the box
    first_row: int
    last_row: int
    first_column: int
    last_column: int
    base: list[int]  # per kind and for the trees
    base_cat: int

    # The forest that is looked at, from the corner of its window
    row: int  # of that corner
    column: int
    board: list[int]
    cat: int
    wisps: int  # cells with any wisp
    free: int  # empty cells
    later: int  # cells without wisp and cat: those that the next round will find empty
    side: int  # of the grid
    round: int  # that is played, from 0
    turns: int  # that are still to come in it, in tenths
    ready: int  # 1: with its cat ready

    # What it is worth
    now: list[int]  # per deck: its points
    lasting: int  # what the cards promise beyond them

    def __init__(self) -> None:
        super().__init__()
        self.base = [0] * 5
        self.board = [0] * 5
        self.now = [0] * 5

    # ---- the forest as it lies ------------------------------------------------------------------

    def turn_to(self, seat: int) -> int:
        """Turn to the forest of a seat."""
        self.round = self.position.round
        self.side = GRID[self.round]
        self.ready = 1 if self.position.is_ready(seat) else 0
        self.find_box(seat, self.position.cats[seat], 1)
        self.gather(seat, self.position.cats[seat])
        self.base[TREE] = self.rows_of_trees(seat)
        return 0

    def turn_to_next_round(self, seat: int, cat: int) -> int:
        """Turn to the forest of a seat as the next round will find it, with its cat on a cell (WIS-47)."""
        self.round = self.position.round + 1
        self.side = GRID[self.round]
        self.ready = 1 if self.position.is_ready(seat) else 0
        self.find_box(seat, cat, 0)
        self.gather(seat, cat)
        self.base[TREE] = NO_BITS
        tiles = self.position.held[seat] - self.position.n_trees(seat)
        self.turns = self.to_fill(self.side * self.side - tiles)
        return self.show_all()

    def find_box(self, seat: int, cat: int, trees: int) -> int:
        """The smallest box around the cat's cell, all wisps and, if wanted, the trees."""
        columns = 1 << cat % SIDE
        self.first_row = cat // SIDE
        self.last_row = cat // SIDE
        for row in ROWS:
            bits = self.position.trees[seat * SIDE + row] if trees else 0
            for kind in range(N_KINDS):
                bits |= self.position.wisps[(seat * N_KINDS + kind) * SIDE + row]
            if bits:
                columns |= bits
                self.first_row = min(self.first_row, row)
                self.last_row = max(self.last_row, row)
        self.first_column = 0
        while columns >> self.first_column & 1 == 0:
            self.first_column += 1
        self.last_column = self.first_column
        while columns >> self.last_column > 1:
            self.last_column += 1
        return 0

    def gather(self, seat: int, cat: int) -> int:
        """The boards of wisps and cat from the corner of the box."""
        for kind in range(N_KINDS):
            found = NO_BITS
            for row in range(self.last_row, self.first_row - 1, -1):
                bits = self.position.wisps[(seat * N_KINDS + kind) * SIDE + row]
                found = found << WIDTH | bits >> self.first_column
            self.base[kind] = found
        self.base_cat = ONE << (cat // SIDE - self.first_row) * WIDTH + cat % SIDE - self.first_column
        return 0

    def rows_of_trees(self, seat: int) -> int:
        """The board of trees from the corner of the box."""
        found = NO_BITS
        for row in range(self.last_row, self.first_row - 1, -1):
            found = found << WIDTH | self.position.trees[seat * SIDE + row] >> self.first_column
        return found

    # ---- the forest that is looked at -----------------------------------------------------------

    def show(self, top: int, bottom: int, left: int, right: int) -> int:
        """Lay the boards into a window with this box in its middle."""
        self.row = top - (self.side - 1 - bottom + top) // 2
        self.column = left - (self.side - 1 - right + left) // 2
        shift = (self.first_row - self.row) * WIDTH + self.first_column - self.column
        for kind in BOARDS:
            self.board[kind] = self.base[kind] << shift
        self.cat = self.base_cat << shift
        return 0

    def show_all(self) -> int:
        """Look at the forest as it lies."""
        return self.show(self.first_row, self.last_row, self.first_column, self.last_column)

    def bit(self, cell: int) -> int:
        """A cell as a bit of the window."""
        return ONE << (cell // SIDE - self.row) * WIDTH + cell % SIDE - self.column

    # ---- its worth --------------------------------------------------------------------------------

    def worth(self) -> int:
        """What the forest that is looked at will bring from now on."""
        self.wisps = self.board[PUMPKIN] | self.board[HAT] | self.board[ORB] | self.board[HEART]
        self.later = WINDOW[self.side] & ~self.wisps & ~self.cat
        self.free = self.later & ~self.board[TREE]
        self.lasting = 0
        total = self.turns_worth() + self.cat_worth() + self.fill_worth() - self.hole_cost()
        for deck in DECKS:
            self.now[deck] = 0
            if self.position.cards[deck] != NO_CARD:
                self.now[deck] = POINT * self.points_with(deck, self.board[TREE])
                self.lasting += self.promise(deck)
                total += self.now[deck]
        return total + self.lasting

    def points_with(self, deck: int, trees: int) -> int:
        """What a card would bring at once, with these trees."""
        return points(
            self.position.cards[deck],
            self.board[PUMPKIN],
            self.board[HAT],
            self.board[ORB],
            self.board[HEART],
            trees,
        )

    def promise(self, deck: int) -> int:
        """What a deck promises beyond its points now: growth in this round, and the rounds after it."""
        rounds = self.position.rounds - self.round - 1
        if deck in (HEART, TREE_DECK):
            whole = POINT * self.points_with(deck, self.board[TREE] | self.free)
            growth = GROWING * (whole - self.now[deck]) // POINT
            if deck == TREE_DECK or rounds == 0:
                return growth
            return growth + rounds * HEART_LATER * self.points_with(deck, self.later)
        kept = rounds * KEPT * self.now[deck] // POINT
        if deck == PUMPKIN:
            return kept + self.good_cells_worth()
        return kept + (rounds + 1) * self.begun_hats() + self.hat_cells_worth() if deck == HAT else kept

    def good_cells_worth(self) -> int:
        """Cells where one more pumpkin would count."""
        cells = good_cells(self.position.cards[PUMPKIN], self.board[PUMPKIN], self.wisps)
        return GOOD_CELL * min(ENOUGH_CELLS, count(cells & self.free))

    def hat_cells_worth(self) -> int:
        """Cells where the hat card allows one more."""
        cells = hat_cells(self.position.cards[HAT], self.cat, self.board[HAT])
        return HAT_CELL * min(ENOUGH_CELLS, count(cells & self.free))

    def begun_hats(self) -> int:
        """The hope to make three hats of one or two (WIS-56)."""
        rest = count(self.board[HAT]) % 3
        return ONE_HAT if rest == 1 else TWO_HATS if rest == 2 else 0

    def turns_worth(self) -> int:
        """What the turns to come in this round may bring."""
        return TURN_TO_COME * self.turns

    def cat_worth(self) -> int:
        """A ready cat helps as long as there are turns to come."""
        rounds = self.position.rounds - self.round - 1
        return CAT_READY if self.ready and (rounds > 0 or self.turns > 0) else 0

    def hole_cost(self) -> int:
        """Single empty cells, which no shape fills."""
        return HOLE * count(self.free & ~beside(self.free))

    def fill_worth(self) -> int:
        """The bonus for a full grid, or the hope for it (WIS-43)."""
        bonus = POINT * FILL_BONUS[self.round]
        return bonus * FILL_HOPE // POINT if self.free else bonus
