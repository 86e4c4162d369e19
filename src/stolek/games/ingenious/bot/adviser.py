"""What Ingenious knows of good play: moves judged by terms, quick moves, and how good a position is.

A placement is worth what it brings the lowest colours and the others, a bonus placement, the places it takes
from others and those it opens for them. A position is worth the difference of the standings of the sides.
Plain Python; adviser.pxd gives the C types. The tables are in prospects.py.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, where Cython is not installed
    from stolek.kernel import interpreted as cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
else:
    from math import sqrt

from stolek.games.ingenious.bot import point_values
from stolek.games.ingenious.bot.point_values import HIGHEST, N_POINTS, N_STEPS
from stolek.games.ingenious.bot.prospects import Prospects
from stolek.games.ingenious.edition import box
from stolek.games.ingenious.rules import board as hexes
from stolek.games.ingenious.rules.codes import ENDED_FULL, FREE, N_WAYS, SWAP, SWAPPING
from stolek.kernel.level import Level, Trial

TERMS = ("lowest", "colours", "bonus", "blocks", "opens", "swap")
LOWEST, OTHERS, EXTRA, BLOCKS, OPENS, EXCHANGE = range(6)
N_TERMS = 6

# Skills: all that is known, or one of the baselines
ALL, RAISE_MINIMUM, CONCAVE = 0, 1, 2

N_COLOURS, N_DIRECTIONS, N_TILES, FULL_RACK = 6, 6, 21, box.BOX.rack
N_RAYS = N_COLOURS * N_DIRECTIONS
STEPS = hexes.STEPS
FORWARD = [d for d in range(N_DIRECTIONS) if hexes.STEPS[d] > 0]
PAIR_A = [a for a, b, d in hexes.PAIRS]
PAIR_B = [b for a, b, d in hexes.PAIRS]
PAIR_DIRECTION = [d for a, b, d in hexes.PAIRS]
PAIR_AT = hexes.pairs_by_direction()
TILE_A = [a for a, b in box.TILES]
TILE_B = [b for a, b in box.TILES]

POWER = point_values.POWER
TEMPO = point_values.TEMPO
CONCAVE_WEIGHT = point_values.CONCAVE_WEIGHT
SLOPE = 3.2  # of the logarithm of the odds; fitted like the declines in point_values.py
FAR_BEHIND = -1e9
MIDDLE_VALUE = 18  # of a track of 36, so that six values written as one number fit an int
SORTED_LAST = 100  # above any value

# Solitaire
ABOVE_LOWEST = 0.5  # what another colour counts at most, in points
HIGHEST_ALONE = 60.0  # above any outlook, in points
ALONE_STAGE = 7  # whose decline tells how far a colour is above the lowest one

# Contests by which these bots are measured, beside the ladder of levels
TRIALS = (
    Trial(bots=("hard", "concave"), matches=200, share=0.70),
    Trial(bots=("expert", "concave"), matches=100, share=0.80),
    Trial(bots=("expert",), matches=200, score=17),  # solitaire
)


class IngeniousAdviser(Prospects):
    """Advice for Ingenious."""

    term_of: list[int]  # per colour: whether it is one of the lowest
    values: list[int]  # per colour: where the pegs of a side would stand
    looks: int  # how good the best place found is

    def __init__(self) -> None:
        super().__init__()
        self.term_of = [0] * 6
        self.values = [0] * 6
        self.looks = 0

    # ---- judging moves --------------------------------------------------------------------------

    def prepare(self, seat: int) -> int:
        """Work out the tables that all moves of a seat share."""
        self.survey()
        side = self.position.side(seat)
        self.reckon_own(side)
        if self.skill == ALL:
            self.reckon_rivals(side)
            self.weigh_places()
        least = self.lowest(side)
        for colour in range(N_COLOURS):
            value = self.position.tracks[side * N_COLOURS + colour]
            self.term_of[colour] = LOWEST if value == least else OTHERS
        return 0

    def judge(self, seat: int, action: int) -> int:
        """The worth of a legal move, in hundredths of a point in the lowest colour."""
        for term in range(N_TERMS):
            self.terms[term] = 0
        if action >= SWAP:
            self.terms[EXCHANGE] = self.judge_swap(seat) if action == SWAP else 0
            return self.terms[EXCHANGE]
        if self.skill != ALL:
            return self.judge_plainly(seat, action)
        pair = action // N_WAYS
        way = action - pair * N_WAYS
        one = way // N_COLOURS
        two = way - one * N_COLOURS
        self.judge_points(seat, pair, one, two)
        self.judge_places(pair, one, two)
        total = 0
        for term in range(N_TERMS):
            total += self.terms[term]
        return total

    def judge_points(self, seat: int, pair: int, one: int, two: int) -> int:
        """The terms of what a tile scores."""
        start = self.position.side(seat) * N_COLOURS
        points = self.runs[PAIR_A[pair] * N_COLOURS + one]
        others = self.runs[PAIR_B[pair] * N_COLOURS + two]
        old = self.position.tracks[start + one]
        new = self.position.moved(old, points)
        if one == two:
            turned = self.position.moved(self.position.moved(old, others), points)
            new = self.position.moved(new, others)
            self.count(one, old, new if new > turned else turned)  # ING-54
        else:
            self.count(one, old, new)
            old = self.position.tracks[start + two]
            self.count(two, old, self.position.moved(old, others))
        return 0

    def count(self, colour: int, old: int, new: int) -> int:
        """A peg that moves, among the terms."""
        self.terms[self.term_of[colour]] += self.gain(colour, old, new)
        self.terms[EXTRA] += self.bonus(old, new)
        return 0

    def judge_places(self, pair: int, one: int, two: int) -> int:
        """The terms of what a tile takes from others and opens for them; its halves hide each other."""
        a = PAIR_A[pair]
        b = PAIR_B[pair]
        there = PAIR_DIRECTION[pair]
        back = (there + 3) % N_DIRECTIONS
        self.terms[BLOCKS] = self.taken[a] + self.taken[b]
        self.terms[OPENS] = (
            self.opened[a * N_RAYS + there * N_COLOURS + one]
            + self.opened[b * N_RAYS + back * N_COLOURS + two]
            - self.opening[a * N_COLOURS + one]
            - self.opening[b * N_COLOURS + two]
        )
        return 0

    def judge_swap(self, seat: int) -> int:
        """How much better a tile of the bag could be laid than one of the rack, on average."""
        if self.skill != ALL:
            return 1
        drawn = 0
        for tile in range(N_TILES):
            if self.position.bag[tile] > 0:
                self.find_place(tile)
                drawn += self.looks * self.position.bag[tile]
        kept = 0
        for i in range(seat * FULL_RACK, seat * FULL_RACK + self.position.held[seat]):
            self.find_place(self.position.racks[i])
            kept += self.looks
        return drawn // self.position.n_bag - kept // self.position.held[seat]

    def judge_plainly(self, seat: int, action: int) -> int:
        """The baselines: the values that a move leads to, and nothing else."""
        pair = action // N_WAYS
        one = action % N_WAYS // N_COLOURS
        two = action % N_COLOURS
        start = self.position.side(seat) * N_COLOURS
        for colour in range(N_COLOURS):
            self.values[colour] = self.position.tracks[start + colour]
        points = self.runs[PAIR_A[pair] * N_COLOURS + one]
        others = self.runs[PAIR_B[pair] * N_COLOURS + two]
        self.values[one] = self.position.moved(self.values[one], points)
        self.values[two] = self.position.moved(self.values[two], others)
        return self.sum_of_weights() if self.skill == CONCAVE else self.in_ascending_order()

    def sum_of_weights(self) -> int:
        """The baseline "concave": every value counts, a low one more."""
        total = 0
        for colour in range(N_COLOURS):
            total -= CONCAVE_WEIGHT[self.values[colour]]
        return total

    def in_ascending_order(self) -> int:
        """The baseline "raise-minimum": the lowest value, then the second lowest, and so on (ING-43)."""
        total = 0
        for _ in range(N_COLOURS):
            least = 0
            for colour in range(1, N_COLOURS):
                least = colour if self.values[colour] < self.values[least] else least
            total = total * N_POINTS + self.values[least] - MIDDLE_VALUE
            self.values[least] = SORTED_LAST
        return total

    # ---- quick moves ----------------------------------------------------------------------------

    def choose(self, seat: int) -> int:
        """The placement that scores best; a swap where there is a choice; anything in the first round."""
        if self.position.phase == SWAPPING:
            return SWAP
        if self.position.placed < self.position.players:
            return self.position.pick(seat)
        self.survey()
        self.reckon_own(self.position.side(seat))
        chosen = 0
        most = -1
        for i in range(seat * FULL_RACK, seat * FULL_RACK + self.position.held[seat]):
            action = self.find_place(self.position.racks[i])
            if self.looks > most:
                most = self.looks
                chosen = action
        return chosen

    def find_place(self, tile: int) -> int:
        """The placement of a tile that scores best; how much that is worth is left in `looks`."""
        self.looks = -1
        if TILE_A[tile] == TILE_B[tile]:
            return self.place_double(TILE_A[tile])
        action = self.place_mixed(TILE_A[tile], TILE_B[tile])
        turned = self.place_mixed(TILE_B[tile], TILE_A[tile])
        return turned if turned >= 0 else action

    def place_mixed(self, one: int, two: int) -> int:
        """The best placement with one colour before the other, if better than what was found; or -1."""
        found = -1
        for k in range(self.position.n_cells):
            a = self.position.cells[k]
            here = self.gains[one * N_POINTS + self.runs[a * N_COLOURS + one]]
            for d in FORWARD:
                b = a + STEPS[d]
                if self.position.board[b] == FREE:
                    looks = here + self.gains[two * N_POINTS + self.runs[b * N_COLOURS + two]]
                    if looks > self.looks:
                        self.looks = looks
                        found = a * N_DIRECTIONS + d
        return PAIR_AT[found] * N_WAYS + one * N_COLOURS + two if found >= 0 else -1

    def place_double(self, colour: int) -> int:
        """The best placement of a double."""
        found = 0
        for k in range(self.position.n_cells):
            a = self.position.cells[k]
            start = colour * N_POINTS + self.runs[a * N_COLOURS + colour]
            for d in FORWARD:
                b = a + STEPS[d]
                if self.position.board[b] == FREE:
                    looks = self.gains[start + self.runs[b * N_COLOURS + colour]]
                    if looks > self.looks:
                        self.looks = looks
                        found = a * N_DIRECTIONS + d
        return PAIR_AT[found] * N_WAYS + colour * N_COLOURS + colour

    # ---- how good a position is ------------------------------------------------------------------

    def value(self, seat: int) -> float:
        """The chance of winning: at the end the share of the victory, before it by the standings."""
        sides = self.sides()
        if sides == 1:
            return self.alone()
        if self.position.phase >= ENDED_FULL:
            return self.share(seat)
        self.survey()
        least = HIGHEST
        for side in range(sides):
            here = self.outlook(side)
            least = here if here < least else least
        own = self.position.side(seat)
        best = FAR_BEHIND
        for side in range(sides):
            there = self.standing(side, least) if side != own else FAR_BEHIND
            best = there if there > best else best
        lead = (self.standing(own, least) - best) / 2.0
        chance: float = 0.5 + 0.5 * lead / sqrt(1.0 + lead * lead)
        return chance

    def standing(self, side: int, least: int) -> float:
        """How well a side stands, the lower its colours the worse; the turn counts, too."""
        total = 0.0
        start = self.stage * N_STEPS - least
        for colour in range(N_COLOURS):
            step = 2 * self.position.tracks[side * N_COLOURS + colour] + self.promise[colour]
            total -= SLOPE * POWER[start + step]
        if self.position.side(self.position.turn) == side and self.position.phase != SWAPPING:
            total += TEMPO[self.stage] * (1 + self.position.bonus)
        return total

    def alone(self) -> float:
        """Solitaire: the lowest value counts, and a little how far the others are above it."""
        self.survey()
        if self.position.phase >= ENDED_FULL:
            for colour in range(N_COLOURS):
                self.promise[colour] = 0
        least = self.outlook(0)
        above = 0.0
        start = ALONE_STAGE * N_STEPS - least
        for colour in range(N_COLOURS):
            above += 1.0 - POWER[start + 2 * self.position.tracks[colour] + self.promise[colour]]
        return (least / 2.0 + ABOVE_LOWEST * above) / HIGHEST_ALONE


def levels(players: int) -> dict[str, Level]:
    """The levels at a table of so many players, and the two baselines."""
    if players == 1:  # played on to the end; a point is a small difference there
        hard = Level(simulations=300, horizon=100, explore=0.075)
        expert = Level(simulations=3000, horizon=100, explore=0.075)
    else:
        hard = Level(simulations=100, horizon=2, explore=0.12)
        expert = Level(simulations=3000, horizon=2, explore=0.08)
    return {
        "easy": Level(noise=250),
        "normal": Level(),
        "hard": hard,
        "expert": expert,
        "raise-minimum": Level(skill=RAISE_MINIMUM),
        "concave": Level(skill=CONCAVE),
    }
