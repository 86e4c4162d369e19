"""What the dice may bring: which to throw again, with the open cards weighed (KOD-19 … KOD-28).

Plain Python; rethrows.pxd gives the C types. Exact planning pays every result what the best card is worth
that it meets, with a pair of jokers or without, and looks ahead over the throws that are left. A faster
mode looks up the chance of each card alone, and treats cards as independent.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, where Cython is not installed
    from stolek.kernel import interpreted as cython

from stolek.games.dicekings.bot.citizen_values import Citizens
from stolek.games.dicekings.bot.terms import NOTHING
from stolek.games.dicekings.edition.schema import MOST_THROWS, N_DECKS, N_DICE, N_NUMBERS, N_SYMBOLS, N_TIERS
from stolek.games.dicekings.referee.chances import Asking
from stolek.games.dicekings.rules import tables
from stolek.games.dicekings.rules.codes import ALL_DICE, N_THROWS, NO_CARD, STOP
from stolek.games.dicekings.rules.features import MOST_ROWS, N_FEATURES
from stolek.kit.dice_plan import MOST_CELLS, MOST_KINDS, DicePlan

KIND = tables.kinds_of_dice()
SORTED = tables.dice_by_kind()
FACE = tables.faces_of_dice()
TIERS = tables.tier_counts()
ROW_FEATURE = tables.row_table(0)
ROW_LEAST = tables.row_table(1)
ROWS = tables.row_counts()
SLOT = tables.slots_of_cards()
N_SLOTS = 84  # conditions of all cards, tier by tier
MOST_RESULTS = 9261
LAYERS = 2  # throws left that chances are kept for
CERTAIN = 255  # a chance as it is kept
CHANCE_BITS = 8
FINE_BITS = 20  # a value while it is planned has so many bits more


class Omens(Citizens):
    """Dice that lie there, and what may come of them."""

    shown: list[int]  # per result: its features
    chance: bytearray  # per condition, throws left and cell
    known: list[int]  # per condition: whether its chances have been computed
    code: list[int]  # per set of dice that are kept, and kind: the hand
    cell: list[int]  # per set of dice that are thrown: the cell of the plan
    throw_worth: list[int]  # per set of dice that are thrown
    wanted: list[int]  # conditions of the open cards, the most valuable first: card * 3 + tier …
    wish: list[int]  # … and what they are worth
    n_wanted: int
    made: list[int]  # symbols that a pair of jokers can make …
    price: list[int]  # … and what that costs
    n_made: int
    consolation: int  # what the alarm is worth
    read: int  # 1 when the features of all results have been read

    def __init__(self) -> None:
        super().__init__()
        self.plan = DicePlan(*tables.sizes_of_kinds())
        self.glass = Asking()
        self.read = 0
        self.known = [0] * 84
        self.code = [0] * 192
        self.cell = [0] * 64
        self.throw_worth = [0] * 64
        self.wanted = [0] * 15
        self.wish = [0] * 15
        self.made = [0] * 18
        self.price = [0] * 18
        if not cython.compiled:
            self.shown = [0] * (MOST_RESULTS * N_FEATURES)
            self.chance = bytearray(N_SLOTS * LAYERS * MOST_CELLS)

    # ---- what lies there ----------------------------------------------------------------------------

    def find_cells(self) -> int:
        """The cell of every set of dice that may be thrown now, the others kept."""
        for kind in range(MOST_KINDS):
            self.code[kind] = 0
        self.cell[ALL_DICE] = self.cell_of(0)
        for die in range(N_DICE):
            face = self.position.dice[die] - 1
            for kept in range(1 << die, 2 << die):
                for kind in range(MOST_KINDS):
                    self.code[kept * MOST_KINDS + kind] = self.code[(kept - (1 << die)) * MOST_KINDS + kind]
                at = kept * MOST_KINDS + KIND[die]
                joined = self.plan.first_code[KIND[die]] + self.code[at] * N_NUMBERS + face
                self.code[at] = self.plan.joined[joined]
                self.cell[ALL_DICE - kept] = self.cell_of(kept)
        return 0

    def cell_of(self, kept: int) -> int:
        """The cell where these dice lie and the others are in hand."""
        at = 0
        for kind in range(self.plan.kinds):
            at = at * self.plan.n_codes[kind] + self.code[kept * MOST_KINDS + kind]
        return self.plan.number[at]

    def read_results(self) -> int:
        """The features of every result, once."""
        for result in range(self.plan.n_results):
            self.glass.clear()
            for k in range(N_DICE):
                face = self.plan.face(result, k)
                self.glass.add(FACE[SORTED[k] * N_NUMBERS + face - 1], 1)
            self.glass.survey()
            for feature in range(N_FEATURES):
                self.shown[result * N_FEATURES + feature] = self.glass.seen[feature]
        self.read = 1
        return 0

    def meets(self, result: int, asked: int) -> int:
        """Whether a result meets a condition."""
        for row in range(asked * MOST_ROWS, asked * MOST_ROWS + ROWS[asked]):
            if self.shown[result * N_FEATURES + ROW_FEATURE[row]] < ROW_LEAST[row]:
                return 0
        return 1

    def glass_meets(self, asked: int) -> int:
        """Whether what is under the magnifying glass meets a condition."""
        for row in range(asked * MOST_ROWS, asked * MOST_ROWS + ROWS[asked]):
            if self.glass.seen[ROW_FEATURE[row]] < ROW_LEAST[row]:
                return 0
        return 1

    # ---- what is wanted -----------------------------------------------------------------------------

    def want_cards(self, seat: int) -> int:
        """Conditions of the open cards by worth, the alarm, and the joker dice that can be had."""
        self.weigh_offer(seat)
        self.consolation = self.alarm_worth(seat)
        self.price_jokers(seat)
        return self.sort_wishes()

    def sort_wishes(self) -> int:
        """Conditions of the open cards by worth."""
        self.n_wanted = 0
        for pile in range(N_DECKS):
            card = self.position.tops[pile]
            if card != NO_CARD:
                for tier in range(TIERS[card]):
                    self.want(card * N_TIERS + tier, self.worth[pile * N_TIERS + tier])
        return 0

    def want(self, asked: int, worth: int) -> int:
        """Put a condition where it belongs."""
        k = self.n_wanted
        while k > 0 and self.wish[k - 1] < worth:
            self.wish[k] = self.wish[k - 1]
            self.wanted[k] = self.wanted[k - 1]
            k -= 1
        self.wish[k] = worth
        self.wanted[k] = asked
        self.n_wanted += 1
        return 0

    def price_jokers(self, seat: int) -> int:
        """The joker dice that one pair can make, and what they cost."""
        self.n_made = 0
        for symbol in range(N_SYMBOLS):
            way = self.pair_way(seat, symbol)
            if way >= 0:
                self.made[self.n_made] = symbol
                self.price[self.n_made] = self.pair_price(seat, way, symbol)
                self.n_made += 1
        return 0

    # ---- exact planning -----------------------------------------------------------------------------

    def plan_throw(self) -> int:
        """What every set of dice is worth that may be thrown again now, none of them to stop."""
        if self.read == 0:
            self.read_results()
        self.find_cells()
        for result in range(self.plan.n_results):
            self.plan.value[result] = self.payment(result) << FINE_BITS
        stop = self.plan.value[self.cell[STOP]] >> FINE_BITS
        self.plan.look_ahead(MOST_THROWS - self.position.throws)
        for dice in range(1, N_THROWS):
            self.throw_worth[dice] = self.plan.value[self.cell[dice]] >> FINE_BITS
        self.throw_worth[STOP] = stop
        return 0

    def payment(self, result: int) -> int:
        """What a final result is worth: the best card that it meets, or the alarm (KOD-26, KOD-28)."""
        best = self.consolation
        for k in range(self.n_wanted):
            if self.meets(result, self.wanted[k]):
                best = self.wish[k]
                break
        for k in range(self.n_made):
            if self.wish[0] - self.price[k] > best:
                best = self.payment_with(result, k, best)
        return best

    def payment_with(self, result: int, joker: int, least: int) -> int:
        """The same with a joker die, if that is more (KOD-27)."""
        for feature in range(N_FEATURES):
            self.glass.seen[feature] = self.shown[result * N_FEATURES + feature]
        self.glass.add(self.made[joker], 1)
        self.glass.survey()
        k = 0
        while k < self.n_wanted and self.wish[k] - self.price[joker] > least:
            if self.glass_meets(self.wanted[k]):
                return self.wish[k] - self.price[joker]
            k += 1
        return least

    # ---- chances at a glance ------------------------------------------------------------------------

    def learn_chances(self, asked: int) -> int:
        """The chance of a condition in every cell, with one throw left and with two."""
        if self.read == 0:
            self.read_results()
        slot = SLOT[asked]
        for result in range(self.plan.n_results):
            self.plan.value[result] = CERTAIN << FINE_BITS if self.meets(result, asked) else 0
        for layer in range(LAYERS):
            if layer > 0:
                self.plan.keep_best()
            self.plan.take_means()
            first = (slot * LAYERS + layer) * MOST_CELLS
            for cell in range(self.plan.n_cells):
                self.chance[first + cell] = self.plan.value[cell] >> FINE_BITS
        self.known[slot] = 1
        return 0

    def chance_of(self, asked: int, throws: int, dice: int) -> int:
        """The chance of a condition, if these dice are thrown now, so many throws left."""
        slot = SLOT[asked]
        if self.known[slot] == 0:
            self.learn_chances(asked)
        layer = throws - 1 if dice != STOP else 0
        return self.chance[(slot * LAYERS + layer) * MOST_CELLS + self.cell[dice]]

    def quick_throw(self, seat: int) -> int:
        """Which dice to throw, as if cards had nothing to do with each other."""
        self.want_cards(seat)
        self.find_cells()
        chosen = STOP
        best = NOTHING
        for dice in range(N_THROWS):
            hope = self.hope(dice, MOST_THROWS - self.position.throws)
            if hope > best:
                best = hope
                chosen = dice
        return chosen

    def hope(self, dice: int, throws: int) -> int:
        """What throwing these dice is worth: the best card if it comes, else the next best and so on."""
        rest = 1 << 2 * CHANCE_BITS
        hope = 0
        for k in range(self.n_wanted):
            part = rest * self.chance_of(self.wanted[k], throws, dice) >> CHANCE_BITS
            hope += part * self.wish[k] >> CHANCE_BITS
            rest -= part
        return hope + (rest * self.consolation >> CHANCE_BITS)
