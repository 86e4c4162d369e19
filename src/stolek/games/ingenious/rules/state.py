"""The rules of Ingenious: 2 to 4 players, the team game and solitaire.

Clauses are those of RULES.md. Plain Python; state.pxd gives the C types.
"""

from __future__ import annotations

from stolek.games.ingenious.edition import box
from stolek.games.ingenious.rules import board as hexes
from stolek.games.ingenious.rules.codes import (
    ASKED,
    BEGAN,
    BONUS,
    CLAIMED,
    DEALING,
    DRAWING,
    DREW,
    ENDED,
    ENDED_FULL,
    ENDED_TOP,
    FREE,
    KEEP,
    KEPT,
    LAPSED,
    N_PAIRS,
    N_WAYS,
    NO_TILE,
    OFF_BOARD,
    PLACED,
    PLACING,
    RETURNED,
    SCORED,
    SOLITAIRE,
    SWAP,
    SWAPPED,
    SWAPPING,
    TEAM,
)
from stolek.kernel.seats import CHANCE, CHANCE_DUE, GALLERY
from stolek.kernel.state import State

N_COLOURS, N_DIRECTIONS, N_TILES, SIZE = 6, 6, 21, hexes.SIZE
JOINT = box.BOX.track  # where one score board ends and, on a double track, the next begins
FULL_RACK = box.BOX.rack
FAR = 100  # beyond any track
MOST_MOVES = N_PAIRS * 2 * FULL_RACK  # ING-20

STEPS = hexes.STEPS
COLOURS = list(range(N_COLOURS))  # a loop over a list has a length that the C compiler knows
PAIR_AT = hexes.pairs_by_direction()
PAIR_A = [a for a, b, d in hexes.PAIRS]
PAIR_B = [b for a, b, d in hexes.PAIRS]
PAIR_SYMBOL = [hexes.symbol_beside(pair) for pair in range(N_PAIRS)]
TILE_WAY = [a * N_COLOURS + b for a, b in box.TILES]
TILE_TURNED = [b * N_COLOURS + a if a != b else -1 for a, b in box.TILES]  # a double cannot be turned
TILE_BITS = [1 << a | 1 << b for a, b in box.TILES]
WAY_A = [way // N_COLOURS for way in range(N_WAYS)]
WAY_B = [way % N_COLOURS for way in range(N_WAYS)]
TILE_OF = [box.kind_of(way // N_COLOURS, way % N_COLOURS) for way in range(N_WAYS)]


class Ingenious(State):
    """A position of Ingenious."""

    # The index, derived from the position
    cells: list[int]  # free cells, in any order
    place_of: list[int]  # where each of them stands in that list
    n_cells: int
    n_pairs: int  # pairs of free neighbours
    n_bag: int
    n_aside: int

    # The position
    board: list[int]  # per cell: a colour, FREE or OFF_BOARD
    bag: list[int]  # per kind of tile: how many
    aside: list[int]  # likewise, during a swap
    racks: list[int]  # six places a seat, tiles in ascending order, empty places last
    tracks: list[int]  # six values a side, in colour order
    held: list[int]  # per seat: how many tiles
    players: int
    mode: int
    open: int  # 1: partners see each other's racks
    first: int  # the seat that begins
    top: int  # the end of a track
    phase: int
    turn: int
    bonus: int  # placements owed after the one due now
    placed: int  # tiles on the board
    claimed: int  # printed symbols claimed in the first round, as bits

    # ---- pending decisions -------------------------------------------------------------------

    def seats(self) -> int:
        return self.players

    def side(self, seat: int) -> int:
        """Whose track a seat scores on: its own, or that of its pair (ING-50)."""
        return seat & 1 if self.mode == TEAM else seat

    def full_rack(self) -> int:
        """Six tiles; in solitaire the one just drawn (ING-61)."""
        return 1 if self.mode == SOLITAIRE else FULL_RACK

    def owing(self) -> int:
        if self.phase == DEALING or self.phase == DRAWING:
            return CHANCE_DUE
        if self.phase == PLACING or self.phase == SWAPPING:
            return 1 << self.turn
        return 0

    def can(self, seat: int, action: int) -> bool:
        if seat == CHANCE:
            return 0 <= action < N_TILES and self.bag[action] > 0
        if self.phase == SWAPPING:
            return action in (SWAP, KEEP)
        if action < 0 or action >= SWAP:
            return False
        pair = action // N_WAYS
        return self.is_free(pair) and self.opens(pair) and self.holds(seat, TILE_OF[action % N_WAYS])

    def is_free(self, pair: int) -> bool:
        """Whether nothing lies on either cell, and both exist (ING-14)."""
        return self.board[PAIR_A[pair]] == FREE and self.board[PAIR_B[pair]] == FREE

    def opens(self, pair: int) -> bool:
        """The first-round rule: beside a printed symbol that nobody has claimed (ING-16, ING-17)."""
        if self.placed >= self.players:
            return True
        symbol = PAIR_SYMBOL[pair]
        return symbol >= 0 and self.claimed >> symbol & 1 == 0

    def holds(self, seat: int, tile: int) -> bool:
        """Whether the rack of a seat has such a tile."""
        start = seat * FULL_RACK
        for i in range(start, start + self.held[seat]):
            if self.racks[i] == tile:
                return True
        return False

    def way_of(self, seat: int, k: int) -> int:
        """The way to hold the tile in place k // 2 of the rack, turned when k is odd, as first
        colour * 6 + second colour; -1 when another k gives the same (ING-20)."""
        i = seat * FULL_RACK + (k >> 1)
        tile = self.racks[i]
        if k > 1 and self.racks[i - 1] == tile:
            return -1
        if k & 1 == 0:
            return TILE_WAY[tile]
        return TILE_TURNED[tile]

    def most_moves(self) -> int:
        return MOST_MOVES + 2 * FULL_RACK

    def moves_into(self, seat: int, out: list[int]) -> int:
        if self.phase == SWAPPING:
            out[0] = SWAP
            out[1] = KEEP
            return 2
        ways = 0
        for way in range(N_WAYS):
            if self.holds(seat, TILE_OF[way]):
                out[MOST_MOVES + ways] = way  # kept behind the list while it is written
                ways += 1
        n = 0
        for pair in range(N_PAIRS):
            if self.is_free(pair) and self.opens(pair):
                for k in range(ways):
                    out[n] = pair * N_WAYS + out[MOST_MOVES + k]
                    n += 1
        return n

    def pick(self, seat: int) -> int:
        if self.phase == SWAPPING:
            return SWAP + self.rand(2)
        pair = self.pick_pair()
        while not self.opens(pair):  # first round only: about four tries
            pair = self.pick_pair()
        way = self.way_of(seat, self.rand(2 * self.held[seat]))
        while way < 0:
            way = self.way_of(seat, self.rand(2 * self.held[seat]))
        return pair * N_WAYS + way

    def pick_pair(self) -> int:
        """One free pair, uniform: each can be met from both its ends. About four tries."""
        cell = self.cells[self.rand(self.n_cells)]
        d = self.rand(N_DIRECTIONS)
        while self.board[cell + STEPS[d]] != FREE:
            cell = self.cells[self.rand(self.n_cells)]
            d = self.rand(N_DIRECTIONS)
        return PAIR_AT[cell * N_DIRECTIONS + d]

    def quiet(self, seat: int) -> int:
        """An abandoned seat keeps its tiles and places where it scores least, first in order."""
        if self.phase == SWAPPING:
            return KEEP
        quietest = 0
        fewest = 1000
        for pair in range(N_PAIRS):
            if self.is_free(pair) and self.opens(pair):
                for way in range(N_WAYS):
                    if self.holds(seat, TILE_OF[way]):
                        points = self.run(PAIR_A[pair], WAY_A[way]) + self.run(PAIR_B[pair], WAY_B[way])
                        if points < fewest:
                            fewest = points
                            quietest = pair * N_WAYS + way
        return quietest

    # ---- what happens ------------------------------------------------------------------------

    def do(self, seat: int, action: int) -> int:
        if seat == CHANCE:
            self.draw(action)
        elif action == SWAP:
            self.lay_aside(seat)
        elif action == KEEP:
            self.phase = DRAWING
            self.note(KEPT, seat, 0, 0)
        else:
            self.place(seat, action)
        return 0

    def place(self, seat: int, action: int) -> int:
        """Lay a tile, score both halves, then see what follows (ING-12, ING-13)."""
        pair = action // N_WAYS
        way = action - pair * N_WAYS
        one = WAY_A[way]
        two = WAY_B[way]
        a = PAIR_A[pair]
        b = PAIR_B[pair]
        points = self.run(a, one)
        others = self.run(b, two)
        self.take(seat, TILE_OF[way])
        self.cover(a, one)
        self.cover(b, two)
        self.note(PLACED, seat, action, 0)
        if self.placed < self.players:  # ING-17
            self.claimed |= 1 << PAIR_SYMBOL[pair]
            self.note(CLAIMED, PAIR_SYMBOL[pair], 0, 0)
        self.placed += 1
        side = self.side(seat)
        if one == two:
            self.bonus += self.score_double(side, one, points, others)
        else:
            self.bonus += self.score(side, one, points, 0)
            self.bonus += self.score(side, two, others, 1)
        if self.at_top(side):  # ING-40 before ING-39 (ING-41)
            self.phase = ENDED_TOP
        elif self.n_pairs == 0:
            self.phase = ENDED_FULL
        else:
            return self.go_on(seat)
        self.bonus = 0  # ING-31: what is still owed lapses
        self.note(ENDED, self.phase, seat, 0)
        return 0

    def cover(self, cell: int, colour: int) -> int:
        """The cell leaves the list, and its pairs with free neighbours are no more."""
        self.board[cell] = colour
        self.n_cells -= 1
        last = self.cells[self.n_cells]
        self.cells[self.place_of[cell]] = last
        self.place_of[last] = self.place_of[cell]
        free = 0
        for step in STEPS:
            free += 1 if self.board[cell + step] == FREE else 0
        self.n_pairs -= free
        return 0

    def run(self, cell: int, colour: int) -> int:
        """The points of a half about to be laid: the runs of its colour in all directions. Both
        cells of the tile are still free, so nothing is counted towards the partner or behind it
        (ING-22 … ING-24)."""
        n = 0
        for step in STEPS:
            p = cell + step
            while self.board[p] == colour:
                n += 1
                p += step
        return n

    def moved(self, value: int, points: int) -> int:
        """Where a peg comes to stand: it stops at the end of its score board (ING-27, ING-52)."""
        stop = JOINT if value < JOINT else self.top
        return value + points if value + points < stop else stop

    def score(self, side: int, colour: int, points: int, half: int) -> int:
        """Move a peg for a half; 1 when it has just reached the end of a score board (ING-28,
        ING-53)."""
        if points == 0:
            return 0
        k = side * N_COLOURS + colour
        old = self.tracks[k]
        new = self.moved(old, points)
        self.tracks[k] = new
        self.note(SCORED, half, old, new)
        if new == old or (new != JOINT and new != self.top):
            return 0
        self.note(BONUS, colour, new, 0)
        return 1

    def score_double(self, side: int, colour: int, one: int, two: int) -> int:
        """Both halves move the same peg, in the order that brings it further (ING-54)."""
        old = self.tracks[side * N_COLOURS + colour]
        if self.moved(self.moved(old, two), one) > self.moved(self.moved(old, one), two):
            return self.score(side, colour, two, 1) + self.score(side, colour, one, 0)
        return self.score(side, colour, one, 0) + self.score(side, colour, two, 1)

    def at_top(self, side: int) -> bool:
        """All six pegs at the very end (ING-40, ING-57, ING-66)."""
        start = side * N_COLOURS
        for colour in COLOURS:
            if self.tracks[start + colour] != self.top:
                return False
        return True

    def go_on(self, seat: int) -> int:
        """After a placement: a bonus placement, else a swap if open, else draw (ING-29 … ING-36)."""
        if self.mode == SOLITAIRE:
            self.bonus = 0  # ING-64: announced, without effect
        if self.bonus > 0 and self.held[seat] > 0:
            self.bonus -= 1
            return 0
        if self.bonus > 0:
            self.note(LAPSED, seat, self.bonus, 0)  # ING-56
            self.bonus = 0
        if self.may_swap(seat):
            self.phase = SWAPPING
            self.note(ASKED, seat, 0, 0)
        else:
            self.phase = DRAWING
        return 0

    def lowest(self, side: int) -> int:
        """The lowest colours of a side, all that tie, as bits (ING-32)."""
        start = side * N_COLOURS
        least = self.top + 1
        for k in range(start, start + N_COLOURS):
            if self.tracks[k] < least:
                least = self.tracks[k]
        colours = 0
        for colour in range(N_COLOURS):
            if self.tracks[start + colour] == least:
                colours |= 1 << colour
        return colours

    def may_swap(self, seat: int) -> bool:
        """No tile of the rack shows a lowest colour; an empty rack has nothing to swap (ING-35)."""
        if self.held[seat] == 0:
            return False
        shown = 0
        for i in range(seat * FULL_RACK, seat * FULL_RACK + self.held[seat]):
            shown |= TILE_BITS[self.racks[i]]
        start = self.side(seat) * N_COLOURS
        least = least_shown = self.top + 1
        for colour in COLOURS:
            value = self.tracks[start + colour]
            least = value if value < least else least
            value += FAR * (1 - (shown >> colour & 1))
            least_shown = value if value < least_shown else least_shown
        return least_shown > least

    def lay_aside(self, seat: int) -> int:
        """Show the whole rack and set it aside until six are drawn (ING-34)."""
        self.note(SWAPPED, seat, 0, 0)
        start = seat * FULL_RACK
        for i in range(start, start + self.held[seat]):
            self.aside[self.racks[i]] += 1
            self.racks[i] = NO_TILE
        self.n_aside = self.held[seat]
        self.held[seat] = 0
        self.phase = DRAWING
        return 0

    def draw(self, tile: int) -> int:
        """A tile comes out of the bag to the one whose turn it is (ING-9, ING-36)."""
        seat = self.turn
        self.bag[tile] -= 1
        self.n_bag -= 1
        self.give(seat, tile)
        self.note(DREW, seat, tile, 0)
        if self.held[seat] >= self.full_rack():
            self.end_turn()
        return 0

    def end_turn(self) -> int:
        """The rack is full: on to the next seat (ING-38), or the deal is done and the first begins."""
        if self.phase == DEALING and self.turn + 1 < self.players:
            self.turn += 1
            return 0
        if self.phase == DEALING:
            self.turn = self.first
            self.note(BEGAN, self.first, 0, 0)
        else:
            if self.n_aside > 0:
                self.put_back()
            self.turn = self.turn + 1 if self.turn + 1 < self.players else 0
        self.phase = PLACING
        return 0

    def put_back(self) -> int:
        """The tiles set aside in a swap return to the bag (ING-34)."""
        for tile in range(N_TILES):
            self.bag[tile] += self.aside[tile]
            self.aside[tile] = 0
        self.note(RETURNED, self.turn, self.n_aside, 0)
        self.n_bag += self.n_aside
        self.n_aside = 0
        return 0

    # ---- racks ---------------------------------------------------------------------------------

    def take(self, seat: int, tile: int) -> int:
        """A tile leaves the rack, and those behind it move up."""
        start = seat * FULL_RACK
        for i in range(start, start + FULL_RACK - 1):
            here = self.racks[i]
            behind = self.racks[i + 1]
            self.racks[i] = here if here < tile else behind
        self.racks[start + FULL_RACK - 1] = NO_TILE
        self.held[seat] -= 1
        return 0

    def give(self, seat: int, tile: int) -> int:
        """A tile comes into the rack, and those behind it move down."""
        start = seat * FULL_RACK
        coming = tile
        for i in range(start, start + FULL_RACK):
            here = self.racks[i]
            self.racks[i] = here if here < coming else coming
            coming = coming if here < coming else here
        self.held[seat] += 1
        return 0

    # ---- chance ------------------------------------------------------------------------------

    def n_tickets(self) -> int:
        return self.n_bag

    def outcome_of(self, ticket: int) -> int:
        """One ticket a tile in the bag (ING-11)."""
        tile = 0
        while ticket >= self.bag[tile]:
            ticket -= self.bag[tile]
            tile += 1
        return tile

    # ---- the end -----------------------------------------------------------------------------

    def rank(self, seat: int) -> int:
        """One more than the sides that are ahead (ING-43, ING-44, ING-58)."""
        place = 1
        for other in range(2 if self.mode == TEAM else self.players):
            if self.ahead(other, self.side(seat)) > 0:
                place += 1
        return place

    def ahead(self, side: int, other: int) -> int:
        """Compare ascending values one by one: above 0 when the side is ahead of the other."""
        for value in range(self.top):
            difference = 0
            for colour in range(N_COLOURS):
                if self.tracks[other * N_COLOURS + colour] == value:
                    difference += 1
                if self.tracks[side * N_COLOURS + colour] == value:
                    difference -= 1
            if difference != 0:
                return difference
        return 0

    # ---- what an eye cannot know -------------------------------------------------------------

    def sees(self, eye: int, seat: int) -> bool:
        """Whose tiles an eye sees: its own, an open partner's, and the open tile of solitaire
        (ING-8, ING-59, ING-61)."""
        if eye == seat or self.mode == SOLITAIRE:
            return True
        return eye != GALLERY and self.open == 1 and self.side(eye) == self.side(seat)

    def redeal(self, eye: int) -> int:
        for seat in range(self.players):
            if not self.sees(eye, seat):
                self.gather(seat)
        asked = self.turn if self.phase == SWAPPING and not self.sees(eye, self.turn) else GALLERY
        if asked != GALLERY:  # being asked tells that no lowest colour is in the rack
            self.deal_anew(asked, self.lowest(self.side(asked)))
        for seat in range(self.players):
            if not self.sees(eye, seat) and seat != asked:
                self.deal_anew(seat, 0)
        return 0

    def gather(self, seat: int) -> int:
        """All tiles of a rack go back into the bag; how many there were is kept."""
        for i in range(seat * FULL_RACK, seat * FULL_RACK + self.held[seat]):
            self.bag[self.racks[i]] += 1
            self.racks[i] = NO_TILE
        self.n_bag += self.held[seat]
        return 0

    def deal_anew(self, seat: int, shunned: int) -> int:
        """Deal a gathered rack from the bag, at random among tiles without the shunned colours."""
        tiles = self.held[seat]
        self.held[seat] = 0
        while self.held[seat] < tiles:
            tile = self.outcome_of(self.rand(self.n_bag))
            if shunned & TILE_BITS[tile] == 0:
                self.bag[tile] -= 1
                self.n_bag -= 1
                self.give(seat, tile)
        return 0

    # ---- after a load ------------------------------------------------------------------------

    def index(self) -> int:
        """List the free cells, count their pairs and the heaps."""
        self.n_cells = 0
        for cell in range(SIZE):
            if self.board[cell] == FREE:
                self.cells[self.n_cells] = cell
                self.place_of[cell] = self.n_cells
                self.n_cells += 1
        self.n_pairs = 0
        for pair in range(N_PAIRS):
            if self.is_free(pair):
                self.n_pairs += 1
        self.n_bag = 0
        self.n_aside = 0
        for tile in range(N_TILES):
            self.n_bag += self.bag[tile]
            self.n_aside += self.aside[tile]
        return 0

    def problem(self) -> str | None:
        over = self.phase > DRAWING
        return self.rack_problem() or (None if over else self.turn_problem() or self.board_problem())

    def rack_problem(self) -> str | None:
        """Racks hold as many tiles as they say, in order."""
        for seat in range(self.players):
            rack = [self.racks[seat * FULL_RACK + k] for k in range(FULL_RACK)]
            if rack != sorted(rack) or rack.count(NO_TILE) != FULL_RACK - self.held[seat]:
                return f"the rack of seat {seat} is not in order"
        return None

    def turn_problem(self) -> str | None:
        """One rack is placed from, or has room for the next tile; the others are full (ING-9, ING-36)."""
        if self.turn >= self.players or self.first >= self.players:
            return "no such seat (ING-1)"
        drawn = self.phase != PLACING  # now, or when the question of a swap is answered
        for seat in range(self.players):
            due = 0 if self.phase == DEALING and seat > self.turn else self.full_rack()
            if self.held[seat] > due - drawn if seat == self.turn else self.held[seat] != due:
                return f"seat {seat} does not hold {due} tiles (ING-9, ING-36)"
        if self.phase == SWAPPING and not self.may_swap(self.turn):
            return "there is nothing to be asked about a swap (ING-32)"  # such a rack cannot be dealt anew
        return None

    def board_problem(self) -> str | None:
        """Runs end beyond the board; tiles last until it is full; a free pair is found by trying."""
        inside = hexes.cells_within(box.BOX.radius_by_players[self.players])
        free = sum(self.board[cell] == FREE for cell in inside)
        if any(self.board[cell] != OFF_BOARD for cell in range(SIZE) if cell not in inside):
            return "something lies beside the board (ING-4)"
        if free + 2 * self.placed + N_COLOURS != len(inside):
            return "the board does not show the tiles that were placed"
        if sum(self.bag) + sum(self.held) < FULL_RACK * (self.players + 1) + free // 2:
            return "the bag would run out (ING-6)"
        if not any(self.is_free(pair) for pair in range(N_PAIRS)):
            return "there is no place for a tile (ING-39)"
        if self.placed < self.players and self.claimed.bit_count() > self.placed:
            return "too many symbols are claimed (ING-17)"
        return None
