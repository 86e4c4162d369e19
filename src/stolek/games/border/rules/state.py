"""The rules of The Border, for 2 to 4 players.

Clauses are those of RULES.md. Plain Python; state.pxd gives the C types.
"""

from __future__ import annotations

from stolek.games.border.edition.box import WHITE
from stolek.games.border.edition.schema import (
    ENOUGH,
    MOST_AREAS,
    MOST_SEATS,
    MOST_THROWS,
    N_CELLS,
    N_COLOURS,
    N_DICE,
)
from stolek.games.border.rules import dice, tables
from stolek.games.border.rules.codes import (
    BEGINS,
    COMPLETED,
    COMPLETING,
    CROSSED,
    CROSSED_CELL,
    DEALING,
    DEALT,
    DONE,
    ENDED,
    FIRST_AREA,
    FIRST_CELL,
    FIRST_ENDED,
    FRESH,
    N_ACTIONS,
    NEXT,
    NO_BOARD,
    NOTHING_TO_CROSS,
    OVER,
    ROLLED_AGAIN,
    ROLLING,
    SECOND,
    SECOND_ENDED,
    STARTING,
    STOP,
    STOPPED,
    THREW,
    THROWING,
)
from stolek.games.border.rules.crosses import Crosses
from stolek.games.border.rules.dice import N_HANDFULS, STEPS
from stolek.games.border.rules.tables import MOST_DEALS, NONE
from stolek.kernel.seats import CHANCE, CHANCE_DUE

COLOURS = list(range(N_COLOURS))  # a loop over a list has a length that the C compiler knows
HANDFUL_SIZE = dice.sizes()
HANDFUL_COUNT = dice.counts()
HANDFUL_RANK = dice.ranks()
THROW = dice.throws()
FIRST_THROW = dice.first_throw()
N_THROWS = dice.throw_counts()
N_DEALS = tables.deal_counts()
DEAL = tables.dealt_boards()
CELL_COLOUR = tables.colours_of_cells()
N_AREAS = tables.area_counts()
AREA_COLOUR = tables.area_colours()


class Border(Crosses):
    """A position of The Border: crosses.py has the boards, here are dice and turns."""

    pools: list[int]  # per seat and colour: dice that it may still use in the second action
    dice: list[int]  # per colour: dice lying there
    used: list[int]  # per colour: dice used in the first action
    chaining: int  # 0: crosses of a second action count as such only after it (BOR-17b)
    phase: int
    turn: int  # the active player
    throws: int  # in this round, so far
    choosing: int  # seats that have not finished their second action, as bits

    # ---- pending decisions -------------------------------------------------------------------

    def seats(self) -> int:
        return self.players

    def owing(self) -> int:
        if self.phase == SECOND:
            return self.choosing
        if self.phase == ROLLING or self.phase == COMPLETING:
            return 1 << self.turn
        if self.phase == THROWING or self.phase == DEALING or self.phase == STARTING:
            return CHANCE_DUE
        return 0

    def can(self, seat: int, action: int) -> bool:
        if seat == CHANCE:
            if self.phase == THROWING:
                return 0 <= action < N_HANDFULS and HANDFUL_SIZE[action] == self.n_thrown()
            return 0 <= action < self.n_tickets()
        if self.phase == ROLLING:
            return 0 <= action < N_HANDFULS and self.lies_there(action)
        if action == DONE:
            return True
        if self.phase == COMPLETING:
            return FIRST_AREA <= action < FIRST_CELL and self.can_complete(seat, action - FIRST_AREA)
        return FIRST_CELL <= action < DONE and self.can_cross(seat, action - FIRST_CELL)

    def most_moves(self) -> int:
        return N_CELLS + 1

    def moves_into(self, seat: int, out: list[int]) -> int:
        first = STOP if self.phase == ROLLING else FIRST_AREA if self.phase == COMPLETING else FIRST_CELL
        last = N_HANDFULS if self.phase == ROLLING else N_ACTIONS
        n = 0
        for action in range(first, last):
            if self.can(seat, action):
                out[n] = action
                n += 1
        return n

    def pick(self, seat: int) -> int:
        if self.phase == ROLLING:
            return self.pick_handful()
        if self.phase == COMPLETING:
            return self.pick_area(seat)
        return self.pick_cell(seat)

    def quiet(self, seat: int) -> int:
        """An abandoned seat throws once, stops and uses no dice (D-20)."""
        return STOP if self.phase == ROLLING else DONE

    # ---- what happens ------------------------------------------------------------------------

    def do(self, seat: int, action: int) -> int:
        if self.phase == THROWING:
            self.throw(action)
        elif self.phase == ROLLING:
            self.roll_again(action)
        elif self.phase == COMPLETING and action != DONE:
            self.complete(seat, action - FIRST_AREA)
        elif self.phase == COMPLETING:
            self.end_first(1)
        elif self.phase == SECOND and action != DONE:
            self.cross_with_die(seat, action - FIRST_CELL)
        elif self.phase == SECOND:
            self.end_second_of(seat)
        elif self.phase == DEALING:
            self.deal(action)
        else:
            self.begin(action)
        return 0

    def deal(self, number: int) -> int:
        """Everybody gets a different board (BOR-7)."""
        for seat in range(self.players):
            self.boards[seat] = DEAL[(self.players * MOST_DEALS + number) * MOST_SEATS + seat]
            self.note(DEALT, seat, self.boards[seat], 0)
            self.index_seat(seat)
        self.phase = STARTING
        return 0 if self.turn == self.players else self.begin(self.turn)

    def begin(self, seat: int) -> int:
        """The start player is known (BOR-7)."""
        self.turn = seat
        self.phase = THROWING
        return self.note(BEGINS, seat, 0, 0)

    # ---- first action: rolling ---------------------------------------------------------------

    def throw(self, handful: int) -> int:
        """Dice come to lie; after the third throw the rolling is over (BOR-10, BOR-10a)."""
        for colour in COLOURS:
            self.dice[colour] += HANDFUL_COUNT[handful * N_COLOURS + colour]
        self.throws += 1
        self.note(THREW, self.turn, handful, self.throws)
        if self.throws >= MOST_THROWS:
            self.end_rolling()
        else:
            self.phase = ROLLING
        return 0

    def n_thrown(self) -> int:
        """How many dice are about to be thrown: those that do not lie there."""
        n = N_DICE
        for colour in COLOURS:
            n -= self.dice[colour]
        return n

    def lies_there(self, handful: int) -> bool:
        """Whether these dice can be picked up."""
        for colour in COLOURS:
            if HANDFUL_COUNT[handful * N_COLOURS + colour] > self.dice[colour]:
                return False
        return True

    def pick_handful(self) -> int:
        """Any selection of dice, alike ones not told apart; none of them is to stop."""
        ways = 1
        for colour in COLOURS:
            ways *= self.dice[colour] + 1
        way = self.rand(ways)
        handful = 0
        room = N_DICE
        for colour in COLOURS:
            lying = self.dice[colour]
            if lying > 0:
                taken = way % (lying + 1)
                way = way // (lying + 1)
                handful += HANDFUL_RANK[(colour * STEPS + room) * STEPS + taken]
                room -= taken
        return handful

    def roll_again(self, handful: int) -> int:
        """Pick up some dice, those kept before included, for another throw; none: stop (BOR-10)."""
        if handful == STOP:
            self.note(STOPPED, self.turn, self.throws, 0)
            return self.end_rolling()
        for colour in COLOURS:
            self.dice[colour] -= HANDFUL_COUNT[handful * N_COLOURS + colour]
        self.phase = THROWING
        return self.note(ROLLED_AGAIN, self.turn, handful, self.throws)

    def end_rolling(self) -> int:
        """The active player completes areas; skipped when there is none that can be paid."""
        if self.n_completable(self.turn) > 0:
            self.phase = COMPLETING
        else:
            self.end_first(0)
        return 0

    # ---- first action: completing areas ------------------------------------------------------

    def can_complete(self, seat: int, area: int) -> bool:
        """An open area, and a die of its colour for each open cell (BOR-12)."""
        board = self.boards[seat]
        if area >= N_AREAS[board]:
            return False
        price = self.left[seat * MOST_AREAS + area]
        colour = AREA_COLOUR[board * MOST_AREAS + area]
        return 0 < price <= self.dice[colour] - self.used[colour]

    def n_completable(self, seat: int) -> int:
        """How many areas can be completed, each taken alone."""
        n = 0
        for area in range(N_AREAS[self.boards[seat]]):
            n += 1 if self.can_complete(seat, area) else 0
        return n

    def pick_area(self, seat: int) -> int:
        """An area that can be completed, or the end."""
        k = self.rand(self.n_completable(seat) + 1)
        if k == 0:
            return DONE
        area = -1
        while k > 0:
            area += 1
            k -= 1 if self.can_complete(seat, area) else 0
        return FIRST_AREA + area

    def complete(self, seat: int, area: int) -> int:
        """Cross all open cells of an area, one die each (BOR-12)."""
        price = self.left[seat * MOST_AREAS + area]
        self.used[AREA_COLOUR[self.boards[seat] * MOST_AREAS + area]] += price
        self.note(COMPLETED, seat, area, price)
        self.cross_area(seat, area)
        return 0

    def unused(self) -> int:
        """The handful of dice not used in the first action; the empty one when all were."""
        handful = 0
        room = N_DICE
        for colour in COLOURS:
            count = self.dice[colour] - self.used[colour]
            handful += HANDFUL_RANK[(colour * STEPS + room) * STEPS + count]
            room -= count
        return handful

    def end_first(self, asked: int) -> int:
        """What was closed counts as closed in an earlier action; the others take the dice (BOR-16)."""
        left = self.unused()
        self.note(FIRST_ENDED, self.turn, left, asked)
        self.strike(self.turn)
        for seat in range(self.players):
            if seat != self.turn:  # BOR-21
                self.fill_pool(seat, left)
                if self.n_crossable(seat) > 0:
                    self.choosing |= 1 << seat
                else:
                    self.empty_pool(seat)
                    self.note(NOTHING_TO_CROSS, seat, 0, 0)
        self.phase = SECOND
        if self.choosing == 0:
            self.end_round()
        return 0

    # ---- second action -----------------------------------------------------------------------

    def fill_pool(self, seat: int, left: int) -> int:
        """The dice left over, or all five when all were used; every seat has them all (BOR-16, BOR-19)."""
        for colour in COLOURS:
            count = HANDFUL_COUNT[left * N_COLOURS + colour] if left > 0 else self.dice[colour]
            self.pools[seat * N_COLOURS + colour] = count
        return 0

    def empty_pool(self, seat: int) -> int:
        """No die can be used any more."""
        for colour in COLOURS:
            self.pools[seat * N_COLOURS + colour] = 0
        return 0

    def can_cross(self, seat: int, cell: int) -> bool:
        """An open cell beside a crossed one, and a die of its colour (BOR-17)."""
        if self.place[seat * N_CELLS + cell] == NONE:
            return False
        return self.pools[seat * N_COLOURS + CELL_COLOUR[self.boards[seat] * N_CELLS + cell]] > 0

    def n_crossable(self, seat: int) -> int:
        """How many cells can be crossed next."""
        n = 0
        for colour in COLOURS:
            k = seat * N_COLOURS + colour
            n += self.n_edge[k] if self.pools[k] > 0 else 0
        return n

    def pick_cell(self, seat: int) -> int:
        """A cell that can be crossed, or the end."""
        k = self.rand(self.n_crossable(seat) + 1) - 1
        if k < 0:
            return DONE
        colour = 0
        while self.pools[seat * N_COLOURS + colour] == 0 or k >= self.n_edge[seat * N_COLOURS + colour]:
            if self.pools[seat * N_COLOURS + colour] > 0:
                k -= self.n_edge[seat * N_COLOURS + colour]
            colour += 1
        return FIRST_CELL + self.edge_cell(seat, colour, k)

    def cross_with_die(self, seat: int, cell: int) -> int:
        """One cross for one die (BOR-17); a single one where all five were used (BOR-16)."""
        if self.unused() == 0:
            self.empty_pool(seat)
        else:
            self.pools[seat * N_COLOURS + CELL_COLOUR[self.boards[seat] * N_CELLS + cell]] -= 1
        self.note(CROSSED_CELL, seat, cell, 0)
        self.cross(seat, cell)
        if self.chaining:
            self.spread(seat, cell)
        else:
            self.crossed[seat * N_CELLS + cell] = FRESH  # BOR-17b
        return 0

    def end_second_of(self, seat: int) -> int:
        """A seat has finished; after the last one the round is over (BOR-20)."""
        self.empty_pool(seat)
        self.choosing &= ~(1 << seat)
        self.note(SECOND_ENDED, seat, 0, 0)
        if self.choosing == 0:
            self.end_round()
        return 0

    def end_round(self) -> int:
        """The next player is active, unless somebody has closed six (BOR-9, BOR-26, BOR-27)."""
        self.phase = THROWING
        for seat in range(self.players):
            self.strike(seat)
            if not self.chaining:
                self.settle_fresh(seat)
            if self.n_closed(seat) >= ENOUGH:
                self.phase = OVER
        if self.phase == OVER:
            return self.note(ENDED, self.turn, 0, 0)
        for colour in COLOURS:
            self.dice[colour] = 0
            self.used[colour] = 0
        self.throws = 0
        self.turn = self.turn + 1 if self.turn + 1 < self.players else 0
        return self.note(NEXT, self.turn, 0, 0)

    # ---- chance ------------------------------------------------------------------------------

    def n_tickets(self) -> int:
        if self.phase == THROWING:
            return N_THROWS[self.n_thrown()]
        return N_DEALS[self.players] if self.phase == DEALING else self.players

    def outcome_of(self, ticket: int) -> int:
        if self.phase == THROWING:
            return THROW[FIRST_THROW[self.n_thrown()] + ticket]
        return ticket

    # ---- places ------------------------------------------------------------------------------

    def rank(self, seat: int) -> int:
        place = 1
        for other in range(self.players):
            place += 1 if self.ahead(other, seat) else 0
        return place

    # ---- after a load ------------------------------------------------------------------------

    def problem(self) -> str | None:
        if self.turn > self.players - (self.phase > STARTING) or self.choosing >> self.players:
            return "a seat that is not there is to play (BOR-7, BOR-20)"
        if sum(self.dice) > N_DICE or any(self.used[colour] > self.dice[colour] for colour in COLOURS):
            return "dice that are not there are used (BOR-10, BOR-12)"
        if self.phase < COMPLETING and any(self.used):
            return "dice are used before the rolling is over (BOR-12)"
        for seat in range(self.players):
            if self.phase > DEALING and self.boards[seat] == NO_BOARD:
                return f"seat {seat} has no board (BOR-7)"
            if any(self.crossed[seat * N_CELLS + cell] != CROSSED for cell in WHITE):
                return f"seat {seat} has a white cell that is open (BOR-3)"  # it has no colour
        if self.chaining and FRESH in self.crossed:
            return "fresh crosses where all count at once (BOR-17b)"  # nothing would ever grow from them
        return None
