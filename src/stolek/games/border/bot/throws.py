"""Which dice to keep in The Border: an exact plan over the throws that are left.

A result is worth the best areas it can pay, less what the dice left over give to the others. Plain Python;
throws.pxd gives the C types.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, where Cython is not installed
    from stolek.kernel import interpreted as cython

if cython.compiled:
    from cython.cimports.libc.math import lrint
else:
    lrint = round

from stolek.games.border.bot import splits
from stolek.games.border.bot.trial import Trial
from stolek.games.border.bot.weights import FINE, FULL, MOST_SETS, NEXT_TO, NO_WAY, SHARE
from stolek.games.border.edition.schema import MOST_AREAS, MOST_THROWS, N_COLOURS, N_DICE
from stolek.games.border.rules import dice, tables
from stolek.games.border.rules.codes import STOP
from stolek.games.border.rules.dice import N_HANDFULS, STEPS
from stolek.kit.dice_plan import DicePlan

COLOURS = list(range(N_COLOURS))
N_AREAS = tables.area_counts()
AREA_COLOUR = tables.area_colours()
HANDFUL_COUNT = dice.counts()
HANDFUL_RANK = dice.ranks()
RESULT_OF = splits.results_of_handfuls()
FIRST_SPLIT = splits.first_splits()
SPLIT_USED = splits.used_handfuls()
SPLIT_LEFT = splits.left_handfuls()


class Throws(Trial):
    """What throws are worth to the active player."""

    plan: DicePlan
    theirs: list[float]  # per colour and number of dice: what they give to the others
    top: list[float]  # the best cells of one colour on an edge
    gains: list[float]  # per handful: the best areas that use exactly these dice
    leaves: list[float]  # per handful: what it gives to the others
    # The areas that five dice can pay, one after the other
    price: list[int]
    colour: list[int]
    closes: list[int]  # how many territories each closes
    scores: list[int]  # and their points
    gain: list[float]  # what each brings
    n_payable: int  # how many they are
    n_sets: int  # sets of them looked at

    def __init__(self) -> None:
        super().__init__()
        self.plan = DicePlan(N_DICE)
        self.theirs = [0.0] * 36
        self.top = [0.0] * 5
        self.gains = [0.0] * 462
        self.leaves = [0.0] * 462
        self.price = [0] * 42
        self.colour = [0] * 42
        self.closes = [0] * 42
        self.scores = [0] * 42
        self.gain = [0.0] * 42
        self.n_payable = self.n_sets = 0

    # ---- what is left to the others -------------------------------------------------------------------

    def weigh_others(self, seat: int) -> int:
        """Work out what dice give to the others in the second action (BOR-16)."""
        for k in range(N_COLOURS * STEPS):
            self.theirs[k] = 0.0
        if self.skill == FULL:
            for other in range(self.position.players):
                if other != seat:
                    for colour in COLOURS:
                        self.weigh_edge(other, colour)
        return 0

    def weigh_edge(self, seat: int, colour: int) -> int:
        """Add what dice of a colour give to one of the others: its best cells, one after the other."""
        for n in range(N_DICE):
            self.top[n] = 0.0
        for k in range(self.position.n_edge[seat * N_COLOURS + colour]):
            self.rank_gain(self.cell_gain(seat, self.position.edge_cell(seat, colour, k)))
        total = 0.0
        last = 0.0
        for n in range(N_DICE):
            least = NEXT_TO * last if self.position.chaining else 0.0
            last = self.top[n] if self.top[n] > least else least
            total += SHARE * last / (self.position.players - 1)
            self.theirs[colour * STEPS + n + 1] += total
        return 0

    def rank_gain(self, gain: float) -> int:
        """Put a gain among the best five."""
        at = N_DICE
        while at > 0 and self.top[at - 1] < gain:
            at -= 1
            if at + 1 < N_DICE:
                self.top[at + 1] = self.top[at]
            self.top[at] = gain
        return 0

    def best_single(self, handful: int) -> float:
        """What the others get when all dice are used: one of them each (BOR-16)."""
        best = 0.0
        for colour in COLOURS:
            shown = 1 if HANDFUL_COUNT[handful * N_COLOURS + colour] > 0 else 0
            if shown and self.theirs[colour * STEPS + 1] > best:
                best = self.theirs[colour * STEPS + 1]
        return best

    def left_over(self) -> float:
        """What the dice that are spare now give to the others."""
        total = 0.0
        n = 0
        for colour in COLOURS:
            n += self.spare[colour]
            total += self.theirs[colour * STEPS + self.spare[colour]]
        if n > 0:
            return total
        for colour in COLOURS:
            shown = 1 if self.position.dice[colour] > 0 else 0
            if shown and self.theirs[colour * STEPS + 1] > total:
                total = self.theirs[colour * STEPS + 1]
        return total

    # ---- what results are worth -----------------------------------------------------------------------

    def weigh_handfuls(self, seat: int) -> int:
        """Work out what every handful brings when it is used, and when it is left."""
        for handful in range(N_HANDFULS):
            self.gains[handful] = NO_WAY
            self.leaves[handful] = 0.0
            for colour in COLOURS:
                count = HANDFUL_COUNT[handful * N_COLOURS + colour]
                self.leaves[handful] += self.theirs[colour * STEPS + count]
        for colour in COLOURS:
            self.spare[colour] = 0
        self.begin_trial(seat)
        self.weigh_areas(seat)
        self.n_sets = 0
        return self.weigh_sets(0, N_DICE, 0.0)

    def weigh_areas(self, seat: int) -> int:
        """Work out what each area brings by itself that five dice can pay; joint effects are small."""
        self.n_payable = 0
        board = self.position.boards[seat]
        for area in range(N_AREAS[board]):
            left = self.open_cells[seat * MOST_AREAS + area]
            if 0 < left <= N_DICE:
                closed = self.closed
                score = self.score
                k = self.n_payable
                self.n_payable += 1
                self.price[k] = left
                self.colour[k] = AREA_COLOUR[board * MOST_AREAS + area]
                self.gain[k] = self.cross_area(seat, area)
                self.closes[k] = self.closed - closed
                self.scores[k] = self.score - score
                self.open_area(seat, area)
        return 0

    def weigh_sets(self, start: int, room: int, gain: float) -> int:
        """All sets of areas that go on from those taken, for so many more dice."""
        self.n_sets += 1
        worth = gain + self.end_gain()
        handful = self.spare_handful()
        self.gains[handful] = worth if worth > self.gains[handful] else self.gains[handful]
        for k in range(start, self.n_payable):
            if self.price[k] <= room and self.n_sets < MOST_SETS:
                self.spare[self.colour[k]] += self.price[k]
                self.closed += self.closes[k]
                self.score += self.scores[k]
                self.weigh_sets(k + 1, room - self.price[k], gain + self.gain[k])
                self.spare[self.colour[k]] -= self.price[k]
                self.closed -= self.closes[k]
                self.score -= self.scores[k]
        return 0

    def spare_handful(self) -> int:
        """The number of the handful in `spare`."""
        handful = 0
        room = N_DICE
        for colour in COLOURS:
            handful += HANDFUL_RANK[(colour * STEPS + room) * STEPS + self.spare[colour]]
            room -= self.spare[colour]
        return handful

    def payoff(self, result: int) -> float:
        """What a final result brings: the best dice to use, the others left."""
        last = FIRST_SPLIT[result + 1] - 1
        best = self.gains[SPLIT_USED[last]] - self.best_single(SPLIT_USED[last])
        for k in range(FIRST_SPLIT[result], last):
            worth = self.gains[SPLIT_USED[k]] - self.leaves[SPLIT_LEFT[k]]
            best = worth if worth > best else best
        return best

    # ---- the plan -------------------------------------------------------------------------------------

    def make_plan(self, seat: int) -> int:
        """Plan for the throws that the active player has left."""
        self.survey()
        self.weigh_others(seat)
        self.weigh_handfuls(seat)
        for result in range(self.plan.n_results):
            self.plan.pay(result, lrint(FINE * self.payoff(result)))
        self.plan.look_ahead(MOST_THROWS - self.position.throws)
        return 0

    def stop_worth(self) -> float:
        """What the dice bring as they lie."""
        for colour in COLOURS:
            self.spare[colour] = self.position.dice[colour]
        return self.payoff(RESULT_OF[self.spare_handful()])

    def throw_worth(self, handful: int) -> float:
        """What is to be expected when this handful is thrown again."""
        self.plan.pick_up()
        for colour in COLOURS:
            for _ in range(self.position.dice[colour] - HANDFUL_COUNT[handful * N_COLOURS + colour]):
                self.plan.lay(0, colour + 1)
        return 1.0 * self.plan.worth() / FINE

    def best_handful(self) -> int:
        """The best dice to throw again, or STOP; a plan was made."""
        chosen = STOP
        best = self.stop_worth()
        for handful in range(STOP + 1, N_HANDFULS):
            if self.position.lies_there(handful):
                worth = self.throw_worth(handful)
                if worth > best:
                    best = worth
                    chosen = handful
        return chosen
