"""Judging the steps of a turn: every step counts as much as the best turn that begins with it.

Plain Python; step_values.pxd gives the C types.
"""

from __future__ import annotations

from stolek.games.wispwood.bot.turn_plans import Planning
from stolek.games.wispwood.edition.schema import MOST_TREES, N_DECKS, N_KINDS, N_SPACES
from stolek.games.wispwood.rules import tables
from stolek.games.wispwood.rules.codes import (
    CAT_REFRESH,
    CATS,
    DONE,
    EMPTY,
    FIRST_CAT,
    FIRST_GHOST,
    FIRST_LAY,
    FIRST_SPACE,
    FIRST_SPOT,
    FIRST_TREE,
    GHOST_CAT,
    LAY,
    SHAPE,
    SPOT,
    STAY,
    TREES,
    TURN,
)
from stolek.games.wispwood.rules.shapes import N_SHAPES

SHAPE_SIZE = tables.shape_sizes()
SPACES = list(range(N_SPACES))
DECKS = list(range(N_DECKS))
PAIRS = list(range(N_KINDS * N_SHAPES))  # kind * 8 + shape

# Terms: the points of each deck now, then these
LASTING, ROUND_LEFT, FILL, HOLES, CAT, GHOST, POND = range(N_DECKS, N_DECKS + 7)
N_TERMS = POND + 1

NOWHERE = -1
ONE = 1  # as wide as all pairs in C
CERTAIN = 1000
PAIR_CHANCE = 437  # of 1000: in a new pond one of the two wisps beside a shape is of a certain kind


class Judging(Planning):
    """Judges steps by the terms of the forest that they lead to, compared with the forest as it lies."""

    before: list[int]  # the terms of the forest as it lies
    start_worth: int  # what it is worth

    def __init__(self) -> None:
        super().__init__()
        self.before = [0] * 12

    def prepare(self, seat: int) -> int:
        """Look for the best way to go on from every step that may come next."""
        self.start(seat)
        phase = self.position.phase
        if phase == TURN:
            self.explore_pond()
            self.find_grove(MOST_TREES)
        elif phase == SHAPE:
            self.explore_wisp(self.position.space, self.ready)
        elif phase == SPOT:
            self.explore(self.position.pond[self.position.space], self.position.shape)
        elif phase == TREES:
            self.find_grove(MOST_TREES - self.position.laid)
        elif phase == CATS:
            self.turn_to_next_round(seat, self.position.cats[seat])
            self.before[CAT] = self.worth()
        return 0

    def start(self, seat: int) -> int:
        """Turn to the forest of a seat as it lies; nothing is known about ways to go on."""
        self.done = 1
        self.known = 0
        self.turn_to(seat)
        self.show_all()
        self.start_worth = self.worth_with(0)
        for term in range(N_TERMS):
            self.before[term] = 0
        self.write_terms()
        for term in range(N_TERMS):
            self.before[term] = self.terms[term]
        return 0

    def explore_pond(self) -> int:
        """Explore what the pond offers, and where it may be refreshed all that a pond can offer."""
        if self.ready or self.position.fresh == 1:
            for pair in PAIRS:
                self.explore(pair // N_SHAPES, pair % N_SHAPES)
            return 0
        for space in SPACES:
            if self.position.pond[space] < EMPTY:
                self.explore_wisp(space, 0)
        return 0

    # ---- step by step -----------------------------------------------------------------------------

    def judge(self, seat: int, action: int) -> int:
        """How good the best turn is that goes on with this step, in hundredths of a point."""
        for term in range(N_TERMS):
            self.terms[term] = 0
        phase = self.position.phase
        if phase == CATS:
            return self.judge_cat(seat, self.position.cats[seat] if action == STAY else action - FIRST_CAT)
        if phase == GHOST_CAT:
            return self.judge_ghost_cat(action - FIRST_GHOST)
        self.ready = 1 if self.position.is_ready(seat) else 0
        if phase == TURN:
            return self.judge_begin(action)
        if phase == SHAPE:
            return self.judge_shape(self.position.space, self.position.shape_of(action))
        if phase == SPOT:
            return self.judge_lay(action - FIRST_SPOT, self.spot_lay[action - FIRST_SPOT])
        if phase == LAY:
            return self.judge_lay(self.position.spot, action - FIRST_LAY)
        if phase == TREES and action != DONE:
            return self.judge_trees(action - FIRST_TREE)
        return self.judge_done()

    def judge_begin(self, action: int) -> int:
        """A refresh, a wisp, or a first tree."""
        if action >= FIRST_TREE:
            return self.judge_trees(action - FIRST_TREE)
        if action >= FIRST_SPACE:
            space = action - FIRST_SPACE
            return self.judge_shape(space, self.explore_wisp(space, self.ready))
        price = self.cat_worth() if action == CAT_REFRESH else 0
        self.terms[POND] = self.new_pond(price) - self.start_worth
        return self.terms[POND]

    def judge_shape(self, space: int, shape: int) -> int:
        """The best way to lay the wisp of a space with a shape."""
        kind = self.position.pond[space]
        if not self.lies_beside(space, shape):
            self.ready = 0
        self.lay(kind, self.pair_spot[kind * N_SHAPES + shape], self.pair_lay[kind * N_SHAPES + shape])
        self.worth_with(SHAPE_SIZE[shape])
        return self.sum_up(space)

    def judge_lay(self, spot: int, lay: int) -> int:
        """The wisp in hand on a cell, its trees around it."""
        self.lay(self.position.pond[self.position.space], spot, lay)
        self.worth_with(SHAPE_SIZE[self.position.shape])
        return self.sum_up(self.position.space)

    def judge_trees(self, cell: int) -> int:
        """A tree, and the rest of the best grove where it belongs to that."""
        self.ready = 1
        first = self.grove[0]
        trees = self.n_grove if cell == first else 1
        self.grove[0] = cell
        self.worth_of_grove(trees)
        self.grove[0] = first
        return self.sum_up(N_SPACES)

    def judge_done(self) -> int:
        """The forest as it lies; trees have made the cat ready (WIS-34)."""
        self.ready = 1 if self.position.phase == TREES else self.ready
        self.show_all()
        self.worth_with(0)
        return self.sum_up(N_SPACES)

    def judge_cat(self, seat: int, cell: int) -> int:
        """The forest of the next round with the cat on a cell (WIS-45)."""
        self.turn_to_next_round(seat, cell)
        self.terms[CAT] = self.worth() - self.before[CAT]
        return self.terms[CAT]

    def judge_ghost_cat(self, space: int) -> int:
        """What the ghost's cat would take first from a space (WIS-90)."""
        self.terms[GHOST] = -self.next_prey(space, N_SPACES)
        return self.terms[GHOST]

    # ---- a new pond ---------------------------------------------------------------------------------

    def new_pond(self, price: int) -> int:
        """What a turn may be worth with a new pond, a price paid unless it is a turn with trees.

        Every pair is on offer with the same chance, and the best of them is taken.
        """
        total = 0
        chance = CERTAIN
        tried = ONE - ONE
        pair = self.best_pair(tried)
        while chance > 0 and pair != NOWHERE and self.pair_worth[pair] - price > self.grove_worth:
            on_offer = 1 + (chance - 1) * PAIR_CHANCE // CERTAIN
            total += (self.pair_worth[pair] - price) * on_offer
            chance -= on_offer
            tried |= ONE << pair
            pair = self.best_pair(tried)
        return (total + self.grove_worth * chance) // CERTAIN

    def best_pair(self, tried: int) -> int:
        """The best pair of those not tried yet."""
        best = NOWHERE
        for pair in PAIRS:
            untried = 1 if tried >> pair & 1 == 0 else 0
            if untried and (best == NOWHERE or self.pair_worth[pair] > self.pair_worth[best]):
                best = pair
        return best

    # ---- terms --------------------------------------------------------------------------------------

    def write_terms(self) -> int:
        """The terms of the forest that was looked at, compared with the forest as it lies."""
        for deck in DECKS:
            self.terms[deck] = self.now[deck] - self.before[deck]
        self.terms[LASTING] = self.lasting - self.before[LASTING]
        self.terms[ROUND_LEFT] = self.turns_worth() - self.before[ROUND_LEFT]
        self.terms[FILL] = self.fill_worth() - self.before[FILL]
        self.terms[HOLES] = -self.hole_cost() - self.before[HOLES]
        self.terms[CAT] = self.cat_worth() - self.before[CAT]
        return 0

    def sum_up(self, taken: int) -> int:
        """The sum of the terms after a turn that took the wisp of a space, or none."""
        self.write_terms()
        self.terms[GHOST] = self.saved_from_ghost(taken)
        total = 0
        for term in range(N_TERMS):
            total += self.terms[term]
        return total

    def saved_from_ghost(self, taken: int) -> int:
        """What the ghost will miss when a wisp is taken before it."""
        if self.position.ghost == 0 or taken == N_SPACES:
            return 0
        home = self.position.haunt()
        return self.next_prey(home, N_SPACES) - self.next_prey(home, taken)
