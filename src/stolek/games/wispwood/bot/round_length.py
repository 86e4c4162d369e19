"""How long a round will last: the turns that a seat has still to come, and what the ghost will take.

Plain Python; round_length.pxd gives the C types.
"""

from __future__ import annotations

from stolek.games.wispwood.edition.schema import GRIDS, HIGHEST_FIREFLY, N_FIREFLIES, N_LEVELS, N_SPACES
from stolek.games.wispwood.rules import tables
from stolek.games.wispwood.rules.codes import CATS, EMPTY
from stolek.games.wispwood.rules.state import Wispwood
from stolek.kernel.adviser import Adviser
from stolek.kernel.state import State

GRID = list(GRIDS)
FIREFLY_STACK = tables.firefly_stacks()
LEVELS = list(range(N_LEVELS))
POINT = 100  # worths are in hundredths of a point
TENTHS = 10  # turns are counted in tenths
TILES = 33  # tenths of tiles that a turn brings


class Tempo(Adviser):
    """Counts turns, and looks at the ghost."""

    position: Wispwood  # the position that is looked at
    done: int  # 1 while the turn under way counts as over

    def watch(self, state: State) -> int:
        """Look at this position from now on."""
        assert isinstance(state, Wispwood)
        self.state = state
        self.position = state
        self.done = 0
        return 0

    # ---- turns to come --------------------------------------------------------------------------

    def turns_left(self, seat: int, left: int) -> int:
        """Turns that a seat with so many empty cells has still to come in this round, in tenths."""
        if self.position.ghost > 0:
            return min(TENTHS * self.fireflies_left(), self.to_fill(left))
        last = self.last_cycle(seat, left)
        for other in range(self.position.players):
            if other != seat:
                last = min(last, self.last_cycle(other, self.empty_cells(other)))
        return last if self.has_played(seat) else last + TENTHS

    def last_cycle(self, seat: int, left: int) -> int:
        """In how many cycles, this one not counted, a seat may have filled its grid, in tenths (WIS-39)."""
        needed = self.to_fill(left)
        return needed if self.has_played(seat) else max(0, needed - TENTHS)

    def to_fill(self, left: int) -> int:
        """Turns to fill so many cells, in tenths."""
        return 0 if left == 0 else max(TENTHS, TENTHS * TENTHS * left // TILES)

    def empty_cells(self, seat: int) -> int:
        """Cells of the grid that a seat has not filled."""
        side = GRID[self.position.round]
        return side * side - self.position.held[seat]

    def has_played(self, seat: int) -> bool:
        """Whether a seat has had its turn in this cycle."""
        own = self.place(seat)
        on_turn = self.place(self.position.turn)
        return own < on_turn or (own == on_turn and self.done == 1)

    def place(self, seat: int) -> int:
        """The place of a seat in the cycle, from 0."""
        after_paw = seat - self.position.paw
        return after_paw if after_paw >= 0 else after_paw + self.position.players

    # ---- the ghost ------------------------------------------------------------------------------

    def fireflies_left(self) -> int:
        """How many fireflies the ghost has still to show in this round (WIS-91)."""
        if self.position.phase >= CATS:
            return 0
        return FIREFLY_STACK[self.position.round] - N_FIREFLIES + self.position.n_hidden()

    def scorings_left(self) -> int:
        """How often what the ghost has will still be scored (WIS-98)."""
        left = self.position.rounds - self.position.round
        return left - 1 if self.position.phase >= CATS else left

    def next_prey(self, home: int, taken: int) -> int:
        """What the ghost may take next with its cat on a space and the wisp of another space taken."""
        if self.fireflies_left() == 0:
            return 0
        total = 0
        for number in range(1, HIGHEST_FIREFLY + 1):
            if self.position.fireflies[number] > 0:
                total += self.position.fireflies[number] * self.best_seen(home, taken, number)
        return POINT * self.scorings_left() * total // self.position.n_hidden()

    def best_seen(self, home: int, taken: int, number: int) -> int:
        """The highest value of so many wisps clockwise; in a new pond it may be the best of all (WIS-93)."""
        seen = 0
        level = N_LEVELS - 1
        space = home
        for _ in range(N_SPACES - 1):
            space = space + 1 if space + 1 < N_SPACES else 0
            if seen < number and space != taken and self.position.pond[space] < EMPTY:
                seen += 1
                level = min(level, self.position.level_of(self.position.pond[space]))
        return self.position.value(level if seen == number else 0)

    def ghost_in_the_end(self) -> int:
        """What the ghost may be expected to have at the end of the game, in hundredths of a point."""
        total = POINT * self.position.ghost_total()
        middle = POINT * (self.position.value(0) + self.position.value(1)) // 2
        scorings = self.scorings_left()
        for level in LEVELS:
            taken = self.position.collected[self.position.levels[level]]
            total += POINT * scorings * self.position.value(level) * taken
        total += scorings * middle * self.fireflies_left()
        for round in range(self.position.round + 1, self.position.rounds):
            total += (self.position.rounds - round) * middle * FIREFLY_STACK[round]
        return total
