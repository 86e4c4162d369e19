"""The turn of a player: the pond, a wisp with its shape, or trees (WIS-25 … WIS-35).

Plain Python; turns.pxd gives the C types. Draws are in draws.py, rounds are in state.py.
"""

from __future__ import annotations

from stolek.games.wispwood.edition.schema import MOST_TREES, N_SPACES
from stolek.games.wispwood.rules import tables
from stolek.games.wispwood.rules.cells import SIDE
from stolek.games.wispwood.rules.codes import (
    ALL_ALIKE,
    BY_CAT,
    CAT_REFRESH,
    CHOSE_SHAPE,
    CHOSE_SPOT,
    DEALING,
    DONE,
    EMPTY,
    FIRST_CAT,
    FIRST_CAT_SHAPE,
    FIRST_GHOST,
    FIRST_LAY,
    FIRST_SHAPE,
    FIRST_SPACE,
    FIRST_SPOT,
    FIRST_TREE,
    GHOST_CAT,
    HAT,
    LAID,
    LAID_TREE,
    LAID_TREES,
    LAY,
    NO_SHAPE,
    NO_SPACE,
    NO_SPOT,
    READIED,
    REFRESH,
    REFRESHED,
    SHAPE,
    SPOT,
    TOOK,
    TREE,
    TREES,
    TURN,
    TURN_ENDED,
    WAS_EMPTY,
)
from stolek.games.wispwood.rules.ghost import Ghost
from stolek.games.wispwood.rules.shapes import LONGEST

FIRST_LAY_OF = tables.lay_starts()
LAY_CELL = tables.lay_cells()
SHAPE_SIZE = tables.shape_sizes()


class Turns(Ghost):
    """Whose turn it is, and how far it has come."""

    phase: int
    turn: int  # a seat; players while nobody has been drawn
    ready: int  # seats whose cat is ready, as bits
    fresh: int  # 1 at the start of a turn, when the pond may be refreshed free of charge (WIS-26)
    space: int  # of the wisp in hand
    shape: int  # chosen for it
    spot: int  # chosen for it
    laid: int  # trees laid in a tree turn

    # ---- step by step ------------------------------------------------------------------------

    def can_step(self, seat: int, action: int) -> bool:
        """Whether the turn can go on with this."""
        if self.phase == TURN:
            return self.can_begin(seat, action)
        if self.phase == SHAPE:
            return FIRST_SHAPE <= action < FIRST_LAY and self.can_shape(seat, action)
        if self.phase == SPOT:
            return FIRST_SPOT <= action < FIRST_TREE and self.can_lie(action - FIRST_SPOT)
        if self.phase == LAY:
            return self.can_lay_like(action - FIRST_LAY)
        if action == DONE:
            return True
        return self.phase == TREES and self.laid < MOST_TREES and self.is_tree(action)

    def step(self, seat: int, action: int) -> int:
        """The turn goes on."""
        if self.phase == TURN:
            self.begin(seat, action)
        elif self.phase == SHAPE:
            self.choose_shape(seat, action)
        elif self.phase == SPOT:
            self.choose_spot(seat, action - FIRST_SPOT)
        elif self.phase == LAY:
            self.lay(seat, action - FIRST_LAY)
        else:
            self.plant(seat, action - FIRST_TREE)
        return 0

    # ---- a turn: the pond --------------------------------------------------------------------

    def start_turn(self) -> int:
        """An empty pond is dealt anew at once (WIS-26)."""
        self.look_around()
        self.fresh = 1 if self.all_alike() else 0
        self.phase = TURN
        if self.n_wisps() == 0:
            self.refresh(WAS_EMPTY)
        return 0

    def look_around(self) -> int:
        """What the player on turn can lay where."""
        self.survey(self.turn)
        self.allow_hats(self.turn)
        self.find_fitting()
        return 0

    def can_begin(self, seat: int, action: int) -> bool:
        """Refresh the pond, take a wisp, or lay the first tree (WIS-25)."""
        if action == REFRESH:
            return self.fresh == 1
        if action == CAT_REFRESH:
            return self.is_ready(seat)
        if FIRST_SPACE <= action < FIRST_GHOST:
            return self.can_take(seat, action - FIRST_SPACE)
        return self.is_tree(action)

    def begin(self, seat: int, action: int) -> int:
        """What the player on turn begins with; then the free refresh is over (WIS-26)."""
        self.fresh = 0
        if action == REFRESH:
            return self.refresh(ALL_ALIKE)
        if action == CAT_REFRESH:
            self.hide(seat)
            return self.refresh(BY_CAT)
        if action >= FIRST_TREE:
            return self.plant(seat, action - FIRST_TREE)
        self.space = action - FIRST_SPACE
        self.phase = SHAPE
        return self.note(TOOK, seat, self.space, self.pond[self.space])

    def refresh(self, why: int) -> int:
        """Discard first, then deal (WIS-16)."""
        self.note(REFRESHED, self.turn, why, 0)
        self.discard_all()
        return self.go_on_dealing()

    def go_on_dealing(self) -> int:
        """Deal until every space has its wisp; an empty supply is filled first (WIS-16)."""
        if self.next_empty() < N_SPACES:
            if self.stock == 0:
                self.reshuffle()
            self.phase = DEALING
            return 0
        if self.ghost > 0 and self.haunt() == N_SPACES:
            self.phase = GHOST_CAT  # WIS-90
            return 0
        if self.firefly > 0:
            return self.ghost_turn()
        self.fresh = 1 if self.fresh == 1 and self.all_alike() else 0
        self.phase = TURN
        return 0

    def ghost_turn(self) -> int:
        """The ghost takes a wisp, then it is the player's turn (WIS-92, WIS-93)."""
        self.ghost_takes()
        return self.start_turn()

    def is_ready(self, seat: int) -> bool:
        """Whether a seat's cat is ready (WIS-27, WIS-29)."""
        return self.ready >> seat & 1 != 0

    def hide(self, seat: int) -> int:
        """The cat is hidden until the next tree turn (WIS-34)."""
        self.ready &= ~(1 << seat)
        return 0

    # ---- a turn with a wisp ------------------------------------------------------------------

    def can_take(self, seat: int, space: int) -> bool:
        """A wisp that can be laid with one of the shapes open to it (WIS-24, WIS-59)."""
        kind = self.pond[space]
        if kind >= EMPTY:
            return False
        if self.can_lay(self.slots[space], kind) or self.can_lay(self.slots[self.slot_before(space)], kind):
            return True
        return self.is_ready(seat) and (self.fitting_hats if kind == HAT else self.fitting) != 0

    def can_shape(self, seat: int, action: int) -> bool:
        """One of the two shapes beside the wisp; any other one hides the cat (WIS-29, WIS-31)."""
        shape = self.shape_of(action)
        if action >= FIRST_CAT_SHAPE:
            open_to_it = self.is_ready(seat) and not self.is_beside(shape)
        else:
            open_to_it = self.is_beside(shape)
        return open_to_it and self.can_lay(shape, self.pond[self.space])

    def shape_of(self, action: int) -> int:
        """The shape that an action names."""
        return action - FIRST_CAT_SHAPE if action >= FIRST_CAT_SHAPE else action - FIRST_SHAPE

    def is_beside(self, shape: int) -> bool:
        """Whether a shape lies beside the wisp in hand."""
        return shape in (self.slots[self.space], self.slots[self.slot_before(self.space)])

    def choose_shape(self, seat: int, action: int) -> int:
        """A shape for the wisp in hand."""
        self.shape = self.shape_of(action)
        self.phase = SPOT
        if action < FIRST_CAT_SHAPE:
            return self.note(CHOSE_SHAPE, seat, self.shape, 0)
        self.hide(seat)
        return self.note(CHOSE_SHAPE, seat, self.shape, 1)

    def can_lie(self, spot: int) -> bool:
        """Whether the wisp can lie there with its shape around it (WIS-23, WIS-24)."""
        row = spot // SIDE
        if not self.top <= row <= self.bottom:
            return False
        self.find_spots(self.shape, self.pond[self.space])
        return self.spots[row] >> spot % SIDE & 1 != 0

    def choose_spot(self, seat: int, spot: int) -> int:
        """Where the wisp in hand will lie."""
        self.spot = spot
        self.phase = LAY
        return self.note(CHOSE_SPOT, seat, spot, self.pond[self.space])

    def can_lay_like(self, lay: int) -> bool:
        """A lay of the shape chosen, with room for its trees (WIS-20)."""
        if not FIRST_LAY_OF[self.shape] <= lay < FIRST_LAY_OF[self.shape + 1]:
            return False
        return self.lay_fits(lay, self.spot // SIDE, self.spot % SIDE)

    def lay(self, seat: int, lay: int) -> int:
        """The wisp and its trees come to lie (WIS-30)."""
        kind = self.pond[self.space]
        self.note(LAID_TREES, seat, lay, self.spot)
        self.put(seat, kind, self.spot)
        self.pond[self.space] = EMPTY  # WIS-28
        for tree in range(SHAPE_SIZE[self.shape] - 1):
            at = (lay * (LONGEST - 1) + tree) * 2
            self.put(seat, TREE, self.spot + LAY_CELL[at] * SIDE + LAY_CELL[at + 1])
            self.spend_tree()
        self.space = NO_SPACE
        self.shape = NO_SHAPE
        self.spot = NO_SPOT
        self.phase = LAID
        return 0

    # ---- a turn with trees -------------------------------------------------------------------

    def is_tree(self, action: int) -> bool:
        """A tree beside a tile, within the grid (WIS-33)."""
        return FIRST_TREE <= action < FIRST_CAT and self.can_plant(action - FIRST_TREE)

    def plant(self, seat: int, cell: int) -> int:
        """One tree; up to three in a turn (WIS-33a)."""
        self.phase = TREES
        self.laid += 1
        self.put(seat, TREE, cell)
        self.note(LAID_TREE, seat, cell, self.laid)
        self.spend_tree()
        self.survey(seat)
        return 0

    def finish(self, seat: int) -> int:
        """A tree turn readies the cat, even when it has hidden in this very turn (WIS-34)."""
        if self.phase == TREES and not self.is_ready(seat):
            self.ready |= 1 << seat
            self.note(READIED, seat, 0, 0)
        self.laid = 0
        return self.note(TURN_ENDED, seat, 0, 0)
