"""The rules of Wispwood, for 1 to 4 players: legal actions, rounds and places.

Clauses are those of RULES.md. The base classes are in forests, pond, ghost, turns and
draws. Plain Python; state.pxd gives the C types.
"""

from __future__ import annotations

from stolek.games.wispwood.edition.schema import (
    GRIDS,
    MOST_GRID,
    MOST_SEATS,
    MOST_TREES,
    N_DECKS,
    N_KINDS,
    N_LEVELS,
    N_LINES,
    N_ROUNDS,
    N_SPACES,
)
from stolek.games.wispwood.rules import tables
from stolek.games.wispwood.rules.cells import SIDE, members
from stolek.games.wispwood.rules.codes import (
    ARRANGING,
    CAT_MOVED,
    CAT_STAYED,
    CATS,
    DEALING,
    DONE,
    DRAWING,
    EMPTY,
    ENDED,
    FIREFLY,
    FIRST_CAT,
    FIRST_GHOST,
    FIRST_LAY,
    FIRST_SHAPE,
    FIRST_SPOT,
    FIRST_TREE,
    FULL,
    GHOST,
    GHOST_CAT,
    HAT,
    HEART,
    LAID,
    LAY,
    LEVELS,
    N_ACTIONS,
    NEXT,
    NO_CARD,
    NO_KIND,
    NO_SHAPE,
    NO_SPACE,
    NO_SPOT,
    ORB,
    OVER,
    PUMPKIN,
    REFRESH,
    ROUND_BEGINS,
    SCORED,
    SHAPE,
    SPOT,
    STARTING,
    STAY,
    TREE,
    TREES,
    TREES_RETURNED,
    TURN,
    UNSET,
)
from stolek.games.wispwood.rules.draws import Fortune
from stolek.games.wispwood.scoring import points
from stolek.kernel.seats import CHANCE, CHANCE_DUE

DECKS = list(range(N_DECKS))  # a loop over a list has a length that the C compiler knows
FIRST_LAY_OF = tables.lay_starts()
FILL_BONUS = tables.fill_bonuses()
MOST_MOVES = (2 * MOST_GRID - 1) ** 2 + N_SPACES + 2  # all cells that a grid can reach, and the pond


class Wispwood(Fortune):
    """A position of Wispwood."""

    points: list[int]  # per seat, round and line: what was scored
    rounds: int  # 3, or 2 (WIS-87)
    filled: list[int]  # per seat: rounds with a full grid, as bits (WIS-85)
    choosing: int  # seats that have not decided about their cat, as bits

    # ---- pending decisions -------------------------------------------------------------------

    def seats(self) -> int:
        return self.players

    def owing(self) -> int:
        if self.phase == CATS:
            return self.choosing
        if GHOST_CAT <= self.phase < CATS:
            return 1 << self.turn
        return CHANCE_DUE if UNSET < self.phase < GHOST_CAT else 0

    def can(self, seat: int, action: int) -> bool:
        if seat == CHANCE:
            return self.can_come(action)
        if self.phase == CATS:
            return action == STAY or (
                FIRST_CAT <= action < N_ACTIONS and self.has_tree(seat, action - FIRST_CAT)
            )
        if self.phase == GHOST_CAT:
            return FIRST_GHOST <= action < FIRST_SHAPE and self.pond[action - FIRST_GHOST] < EMPTY
        return self.can_step(seat, action)

    def most_moves(self) -> int:
        return MOST_MOVES

    def moves_into(self, seat: int, out: list[int]) -> int:
        n = 0
        for action in range(self.first_choice(), self.last_choice()):
            if self.can(seat, action):
                out[n] = action
                n += 1
        if self.phase == SPOT:
            self.find_spots(self.shape, self.pond[self.space])
            return self.cells_into(self.spots, FIRST_SPOT, out, n)
        if self.phase == TURN or (self.phase == TREES and self.laid < MOST_TREES):
            return self.cells_into(self.edge, FIRST_TREE, out, n)
        if self.phase == CATS:
            self.look_at_trees(seat)
            return self.cells_into(self.spots, FIRST_CAT, out, n)
        return n

    def pick(self, seat: int) -> int:
        n = 0
        chosen = DONE
        for action in range(self.first_choice(), self.last_choice()):
            if self.can(seat, action):  # each of n is kept with equal chance
                n += 1
                chosen = action if self.rand(n) == 0 else chosen
        if self.phase == SPOT:
            k = self.rand(self.find_spots(self.shape, self.pond[self.space]))
            return FIRST_SPOT + self.cell_in(self.spots, k)
        if self.phase == TURN or (self.phase == TREES and self.laid < MOST_TREES):
            k = self.rand(n + self.n_cells(self.edge)) - n
            return chosen if k < 0 else FIRST_TREE + self.cell_in(self.edge, k)
        if self.phase == CATS:
            k = self.rand(n + self.look_at_trees(seat)) - n
            return chosen if k < 0 else FIRST_CAT + self.cell_in(self.spots, k)
        return chosen

    def first_choice(self) -> int:
        """Where the ids begin that are tried one by one in this phase; cells are read from their rows."""
        if self.phase == SHAPE:
            return FIRST_SHAPE
        if self.phase == LAY:
            return FIRST_LAY + FIRST_LAY_OF[self.shape]
        return FIRST_GHOST if self.phase == GHOST_CAT else REFRESH

    def last_choice(self) -> int:
        """The id after them."""
        if self.phase == SHAPE:
            return FIRST_LAY
        if self.phase == LAY:
            return FIRST_LAY + FIRST_LAY_OF[self.shape + 1]
        return FIRST_SHAPE if self.phase == GHOST_CAT else REFRESH if self.phase == SPOT else FIRST_GHOST

    def quiet(self, seat: int) -> int:
        """An abandoned seat lays a single tree, and its cat stays."""
        if self.phase == TURN:
            return FIRST_TREE + self.cell_in(self.edge, 0)
        if self.phase == TREES or self.phase == LAID:
            return DONE
        if self.phase == CATS:
            return STAY
        if self.phase == SPOT:
            self.find_spots(self.shape, self.pond[self.space])
            return FIRST_SPOT + self.cell_in(self.spots, 0)
        action = self.first_choice()
        while not self.can(seat, action):
            action += 1
        return action

    # ---- what happens ------------------------------------------------------------------------

    def do(self, seat: int, action: int) -> int:
        if seat == CHANCE:
            self.come(action)
        elif action == DONE:
            self.end_turn(seat)
        elif self.phase == CATS:
            self.settle_cat(seat, action)
        elif self.phase == GHOST_CAT:
            self.sit_down(action - FIRST_GHOST)
            self.phase = FIREFLY
        else:
            self.step(seat, action)
        return 0

    # ---- the end of turns and rounds ---------------------------------------------------------

    def end_turn(self, seat: int) -> int:
        """The next one plays, unless the round is over (WIS-13a, WIS-39)."""
        self.finish(seat)
        if self.is_full(seat):
            self.note(FULL, seat, self.round, 0)
        if self.is_round_over():
            return self.end_round()
        if self.ghost > 0:
            self.phase = FIREFLY
            return 0
        self.turn = self.after(seat)
        self.note(NEXT, self.turn, 0, 0)
        return self.start_turn()

    def after(self, seat: int) -> int:
        """The left neighbour (WIS-13a)."""
        return seat + 1 if seat + 1 < self.players else 0

    def is_round_over(self) -> bool:
        """After a cycle in which somebody has filled the grid; alone at once, or with the last firefly
        (WIS-39, WIS-97)."""
        if self.ghost > 0:
            return self.is_full(0) or not self.has_fireflies()
        if self.after(self.turn) != self.paw:
            return False
        for seat in range(self.players):
            if self.is_full(seat):
                return True
        return False

    def end_round(self) -> int:
        """Everybody scores (WIS-43); then cats may move, or the game is over (WIS-45, WIS-85)."""
        for seat in range(self.players):
            self.score_round(seat)
        if self.ghost > 0:
            self.score_ghost()
        if self.round + 1 >= self.rounds:
            self.phase = OVER
            return self.note(ENDED, 0, 0, 0)
        self.phase = CATS
        for seat in range(self.players):
            if self.n_trees(seat) > 0:  # WIS-50
                self.choosing |= 1 << seat
        return 0 if self.choosing else self.next_round()

    def score_round(self, seat: int) -> int:
        """The cards, and the bonus for a full grid (WIS-43)."""
        self.survey(seat)
        line = (seat * N_ROUNDS + self.round) * N_LINES
        p = self.board(seat, PUMPKIN)
        h = self.board(seat, HAT)
        o = self.board(seat, ORB)
        e = self.board(seat, HEART)
        t = self.board(seat, TREE)
        for deck in DECKS:
            if self.cards[deck] != NO_CARD:
                self.points[line + deck] = points(self.cards[deck], p, h, o, e, t)
                self.note(SCORED, seat, deck, self.points[line + deck])
        if self.is_full(seat):
            self.points[line + N_DECKS] = FILL_BONUS[self.round]
            self.filled[seat] |= 1 << self.round
        return self.note(SCORED, seat, N_DECKS, self.points[line + N_DECKS])

    def settle_cat(self, seat: int, action: int) -> int:
        """A cat moves or stays; after the last one the trees go (WIS-45, WIS-46)."""
        if action == STAY:
            self.note(CAT_STAYED, seat, 0, 0)
        else:
            self.note(CAT_MOVED, seat, self.cats[seat], action - FIRST_CAT)
            self.move_cat(seat, action - FIRST_CAT)
        self.choosing &= ~(1 << seat)
        return 0 if self.choosing else self.next_round()

    def next_round(self) -> int:
        """Trees return, the grid grows, the paw passes to the left (WIS-47, WIS-49)."""
        returned = 0
        for seat in range(self.players):
            returned += self.clear_trees(seat)
        self.take_back_trees(returned)
        self.note(TREES_RETURNED, returned, 0, 0)
        self.round += 1
        if self.ghost > 0:  # no paw (WIS-92)
            self.shuffle_fireflies()
            self.phase = FIREFLY
            return self.note(ROUND_BEGINS, self.round, 0, 0)
        self.paw = self.after(self.paw)
        self.turn = self.paw
        self.note(ROUND_BEGINS, self.round, self.turn, 0)
        return self.start_turn()

    # ---- points and places -------------------------------------------------------------------

    def total(self, seat: int) -> int:
        """All points of a seat (WIS-85)."""
        n = 0
        for line in range(seat * N_ROUNDS * N_LINES, (seat + 1) * N_ROUNDS * N_LINES):
            n += self.points[line]
        return n

    def rank(self, seat: int) -> int:
        if self.ghost > 0:
            return 1 if self.total(0) >= self.ghost_total() else 2  # WIS-100
        place = 1
        for other in range(self.players):
            place += 1 if self.ahead(other, seat) else 0
        return place

    def ahead(self, seat: int, other: int) -> bool:
        """By points, then by rounds with a full grid (WIS-85)."""
        if self.total(seat) != self.total(other):
            return self.total(seat) > self.total(other)
        return self.n_bits(self.filled[seat]) > self.n_bits(self.filled[other])

    # ---- after a load ------------------------------------------------------------------------

    def index(self) -> int:
        for seat in range(self.players):
            self.gather(seat)
        if self.turn < self.players:
            self.look_around()
        return 0

    def problem(self) -> str | None:
        return self.turn_problem() or self.pond_problem() or self.ghost_problem() or self.forest_problem()

    def turn_problem(self) -> str | None:
        """The seats in play exist, and the round; what is in hand fits the step (WIS-13, WIS-29, WIS-87)."""
        known = self.phase > STARTING or self.ghost > 0
        if self.turn > self.players - known or self.paw >= self.players or self.choosing >> self.players:
            return "a seat that is not there is to play (WIS-13)"
        if self.round + (self.phase == CATS) >= self.rounds:
            return "no such round (WIS-87)"
        if SHAPE <= self.phase <= LAY and (self.space == NO_SPACE or self.pond[self.space] >= EMPTY):
            return "no wisp in hand (WIS-29)"
        if (SPOT <= self.phase <= LAY and self.shape == NO_SHAPE) or (
            self.phase == LAY and self.spot == NO_SPOT
        ):
            return "no place for the wisp in hand (WIS-29, WIS-30)"
        return None

    def pond_problem(self) -> str | None:
        """What is to be drawn, laid or dealt is there, and room for it (WIS-9, WIS-10, WIS-12)."""
        if self.phase == DRAWING and self.next_deck() == self.decks:
            return "every deck has its card (WIS-12)"
        lying = sum(self.slots[slot] != NO_SHAPE for slot in range(N_SPACES))
        loose = sum(self.is_loose(piece) for piece in range(N_SPACES // self.per_piece))
        if self.phase <= ARRANGING and not (lying == self.next_slot() and 1 < loose == self.n_loose()):
            return "every shape once, clockwise without a gap (WIS-9)"
        if self.phase <= ARRANGING and lying % self.per_piece > 0:
            return "shapes lie in whole pieces (WIS-9)"
        if self.phase == DEALING and self.next_empty() == N_SPACES:
            return "no space to deal to (WIS-10)"
        return None

    def ghost_problem(self) -> str | None:
        """A ghost plays where there is one, with a cat on the pond and levels (WIS-89, WIS-90)."""
        needed = self.firefly > 0 or self.phase in (LEVELS, FIREFLY, GHOST_CAT)
        if self.ghost == 0:
            return "no ghost is there (WIS-89)" if needed else None
        cats = sum(self.pond[space] == GHOST for space in range(N_SPACES))
        sits = self.phase == FIREFLY or TURN <= self.phase <= CATS
        if self.players > 1 or cats > 1 or (sits and cats == 0):
            return "the ghost has a single cat, and one to play with (WIS-89, WIS-90)"
        if self.fireflies[0]:
            return "every firefly shows something (WIS-91)"
        awaited = cats == 0 or self.phase < DEALING or self.phase == FIREFLY
        if awaited and self.phase < TURN and self.n_hidden() == 0:
            return "no firefly is left to be shown (WIS-91)"
        drawn = self.next_level()
        levels = [self.levels[level] for level in range(N_LEVELS)]
        if len(set(levels[:drawn])) < drawn or any(kind != NO_KIND for kind in levels[drawn:]):
            return "every kind has a level of its own (WIS-89)"
        if drawn != N_LEVELS if self.phase > LEVELS else drawn > N_LEVELS - 2:
            return "levels are drawn at the set-up (WIS-89)"
        return None

    def forest_problem(self) -> str | None:
        """Forests fit their grid, and nobody is to play who has filled it (WIS-18, WIS-22, WIS-41)."""
        for seat in range(self.players):
            first = [seat * SIDE, *((MOST_SEATS + seat * N_KINDS + kind) * SIDE for kind in range(N_KINDS))]
            rows = self.dump()["trees"] + self.dump()["wisps"]
            cells = [cell for at in first for cell in members(rows[at : at + SIDE])] + [self.cats[seat]]
            ys, xs = [cell // SIDE for cell in cells], [cell % SIDE for cell in cells]
            if len(set(cells)) < len(cells):
                return f"seat {seat} has two tiles on one cell (WIS-22)"
            if max(max(ys) - min(ys), max(xs) - min(xs)) >= GRIDS[self.round]:
                return f"the forest of seat {seat} does not fit the grid (WIS-18)"
            if len(cells) == GRIDS[self.round] ** 2 and self.phase < CATS and not self.has_played(seat):
                return f"seat {seat} has filled the grid and is to play again (WIS-41)"
        return None

    def has_played(self, seat: int) -> bool:
        """Whether a seat has nothing more to lay before the round can end."""
        if seat == self.turn:
            return self.phase in (TREES, LAID)
        before = (seat - self.paw) % self.players < (self.turn - self.paw) % self.players
        return self.phase > STARTING and before
