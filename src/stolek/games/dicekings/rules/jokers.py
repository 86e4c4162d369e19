"""Dice and joker dice: what a result meets, and what jokers can make of it (KOD-23, KOD-38 … KOD-42).

Plain Python; jokers.pxd gives the C types.

A pair must be needed, so a choice of joker dice is worth something only if nothing can be left out of it.
Whether the pairs chosen so far can be completed to such a choice is computed from what the condition
lacks, class by class, and from the superjokers that it would take. Nothing is tried out blindly:

- two alike jokers cost no superjoker, an odd one costs one, anything else costs two; breaking up a double
  brings one more die for two superjokers, too, so it never has to be thought of;
- a template (so many dice of each class) needs exactly what it lacks, no die more;
- a total needs dice whose sum is enough, and not enough any more without the smallest of them;
- falling totals are two such totals, one after the other.
"""

from __future__ import annotations

from stolek.games.dicekings.edition.schema import N_COLOURS, N_DICE, N_NUMBERS, N_SYMBOLS, N_TIERS
from stolek.games.dicekings.rules import joker_needs, tables
from stolek.games.dicekings.rules.areas import Areas
from stolek.games.dicekings.rules.features import MOST_ROWS, STEPS_PER_DIE, steps
from stolek.games.dicekings.rules.joker_needs import BY_SUM, BY_TEMPLATE, N_CLASSES, NO_CLASS, WITHIN_COLOUR

DICE = list(range(N_DICE))
SYMBOLS = list(range(N_SYMBOLS))
CLASSES = list(range(N_CLASSES))
FACE = tables.faces_of_dice()
TIERS = tables.tier_counts()
ROW_FEATURE = tables.row_table(0)
ROW_LEAST = tables.row_table(1)
ROWS = tables.row_counts()
CLASS = joker_needs.class_of()
TEMPLATE = joker_needs.template_numbers()
LACK_WAY = [lack.way for lack in tables.lacks()]
LACK_SORTING = [lack.sorting for lack in tables.lacks()]
LACK_FIRST = [lack.first for lack in tables.lacks()]
LACK_LAST = [lack.last for lack in tables.lacks()]
LACK_LEAST = [lack.least for lack in tables.lacks()]
LACK_ORDER = [colour for lack in tables.lacks() for colour in lack.order]
STEPS = steps()
NEVER = 99  # more superjokers than there are
MOST_POINTS = 63  # that have a price; no card asks for more
NONE_CHOSEN = N_NUMBERS + 1  # larger than any number


class Jokers(Areas):
    """The result of a turn: six dice, and the joker dice added to it."""

    have: list[int]  # per class: dice of the plain result
    chosen: list[int]  # per class: joker dice
    doubles: list[int]  # per class: pairs of alike jokers
    odd: list[int]  # per class: jokers left over
    price: list[int]  # superjokers that a total takes
    spent: list[int]  # superjokers that the second of three colours takes, by how much it is too high
    dice: list[int]  # what each die shows, 0 while it is in hand
    jokers: list[int]  # per symbol: joker dice of this turn
    throws: int  # of this turn, so far

    # ---- what is met -------------------------------------------------------------------------

    def read_dice(self) -> int:
        """The plain result with the joker dice (KOD-23)."""
        self.clear()
        for die in DICE:
            self.add(FACE[die * N_NUMBERS + self.dice[die] - 1], 1)
        for symbol in SYMBOLS:
            if self.jokers[symbol] > 0:
                self.add(symbol, self.jokers[symbol])
        return self.survey()

    def tier(self, card: int) -> int:
        """The highest tier of a card that is met, 0 for none (KOD-38)."""
        tier = TIERS[card]
        while tier > 0 and not self.meets_tier(card * N_TIERS + tier - 1):
            tier -= 1
        return tier

    def meets_tier(self, asked: int) -> bool:
        """Whether one condition is met by what has been read."""
        first = asked * MOST_ROWS
        return self.meets(ROW_FEATURE, ROW_LEAST, first, first + ROWS[asked])

    def is_complete(self, card: int, reached: int) -> bool:
        """Whether the card is met, and would be met less without any of the joker dice (KOD-42)."""
        if reached == 0:
            return False
        for symbol in SYMBOLS:
            if self.jokers[symbol] > 0:
                self.add(symbol, -1)
                self.survey()
                without = self.tier(card)
                self.add(symbol, 1)
                if without >= reached:
                    return False
        return True

    # ---- what can be met ---------------------------------------------------------------------

    def is_far(self, asked: int, dice: int) -> bool:
        """Whether so many joker dice cannot be enough, whatever they show: a quick no for most cards."""
        far = 0
        for row in range(asked * MOST_ROWS, asked * MOST_ROWS + ROWS[asked]):
            missing = ROW_LEAST[row] - self.seen[ROW_FEATURE[row]]
            if missing > 0:
                far += missing * STEPS[ROW_FEATURE[row]]
        return far > dice * STEPS_PER_DIE

    def most_dice(self, seat: int) -> int:
        """How many joker dice a seat can make at most."""
        doubles = 0
        odd = 0
        for symbol in SYMBOLS:
            doubles += self.fronts[seat * N_SYMBOLS + symbol] >> 1
            odd += self.fronts[seat * N_SYMBOLS + symbol] & 1
        backs = self.backs[seat]
        return doubles + (backs if backs <= odd else odd + (backs - odd) // 2)

    def can_reach(self, seat: int, asked: int) -> bool:
        """Whether one condition can be met with the jokers of a seat."""
        self.sort(seat, LACK_SORTING[asked])
        return self.leads_to(seat, asked, self.backs[seat])

    def leads_to(self, seat: int, asked: int, backs: int) -> bool:
        """Whether the joker dice chosen so far can become a complete choice; all is sorted."""
        if LACK_WAY[asked] == BY_TEMPLATE:
            return self.reach_template(asked, backs)
        if LACK_WAY[asked] == BY_SUM:
            return self.reach_sum(asked, backs)
        return self.reach_order(seat, asked, backs)

    def sort(self, seat: int, sorting: int) -> int:
        """Dice and jokers by class."""
        for k in CLASSES:
            self.have[k] = 0
            self.chosen[k] = 0
            self.doubles[k] = 0
            self.odd[k] = 0
        for die in DICE:
            k = CLASS[sorting * N_SYMBOLS + FACE[die * N_NUMBERS + self.dice[die] - 1]]
            if k != NO_CLASS:
                self.have[k] += 1
        for symbol in SYMBOLS:
            k = CLASS[sorting * N_SYMBOLS + symbol]
            fronts = self.fronts[seat * N_SYMBOLS + symbol]
            if k != NO_CLASS and (fronts > 0 or self.jokers[symbol] > 0):
                self.chosen[k] += self.jokers[symbol]
                self.doubles[k] += fronts >> 1
                self.odd[k] += fronts & 1
        return 0

    def cost(self, k: int, dice: int) -> int:
        """How many superjokers so many dice of a class take."""
        over = dice - self.doubles[k]
        if over <= 0:
            return 0
        return over if over <= self.odd[k] else 2 * over - self.odd[k]

    # ---- so many dice of each class ----------------------------------------------------------

    def reach_template(self, asked: int, backs: int) -> bool:
        """Whether one of the templates can be filled."""
        first = LACK_FIRST[asked]
        last = LACK_LAST[asked]
        any_chosen = 0
        for k in CLASSES:
            any_chosen += self.chosen[k]
        for template in range(first, last):
            if self.can_fill(template, backs) and (any_chosen == 0 or self.needs_all(template, first, last)):
                return True
        return False

    def can_fill(self, template: int, backs: int) -> bool:
        """Whether the rest of what is lacking can be made, and nothing chosen is too much."""
        price = 0
        for k in CLASSES:
            rest = TEMPLATE[template * N_CLASSES + k] - self.have[k]
            if rest > 0 or self.chosen[k] > 0:
                rest = (rest if rest > 0 else 0) - self.chosen[k]
                if rest < 0:
                    return False
                if rest > self.doubles[k]:
                    price += self.cost(k, rest)
                    if price > backs:
                        return False
        return True

    def lacking(self, template: int, k: int) -> int:
        """Dice of a class that the plain result lacks."""
        lack = TEMPLATE[template * N_CLASSES + k] - self.have[k]
        return lack if lack > 0 else 0

    def needs_all(self, template: int, first: int, last: int) -> bool:
        """Whether no die that a template lacks could be left out for another template (KOD-42)."""
        for k in CLASSES:
            if self.lacking(template, k) > 0:
                for other in range(first, last):
                    if self.does_without(template, k, other):
                        return False
        return True

    def does_without(self, template: int, left_out: int, other: int) -> bool:
        """Whether another template is met by what fills this one without one die of a class."""
        for k in CLASSES:
            dice = self.have[k] + self.lacking(template, k) - (1 if k == left_out else 0)
            if dice < TEMPLATE[other * N_CLASSES + k]:
                return False
        return True

    # ---- totals ------------------------------------------------------------------------------

    def reach_sum(self, asked: int, backs: int) -> bool:
        """Whether a total can be reached (KOD-34, KOD-35)."""
        needed = LACK_LEAST[asked] - self.sum_of_dice() - self.sum_of_chosen()
        return self.can_add(needed, self.smallest(), backs)

    def sum_of_dice(self) -> int:
        """The total of the plain result, of the numbers sorted last."""
        n = 0
        for k in CLASSES:
            n += (k + 1) * self.have[k]
        return n

    def sum_of_chosen(self) -> int:
        """The total of the joker dice among them."""
        n = 0
        for k in CLASSES:
            n += (k + 1) * self.chosen[k]
        return n

    def smallest(self) -> int:
        """The smallest number of a joker die among them."""
        k = 0
        while k < N_CLASSES and self.chosen[k] == 0:
            k += 1
        return k + 1

    def can_add(self, needed: int, smallest: int, backs: int) -> bool:
        """Whether dice for so many points can be made, none of which could be left out (KOD-42).

        Too many by some points means that all dice, those chosen before as well, show more than that.
        """
        if needed <= 0:
            return smallest == NONE_CHOSEN or needed > -smallest
        for excess in range(N_NUMBERS):
            if smallest > excess and self.price_of(needed + excess, excess + 1, backs) <= backs:
                return True
        return False

    def price_of(self, total: int, least: int, backs: int) -> int:
        """The fewest superjokers for dice that show so much together, each this much at least."""
        most = backs  # dice, and more than can be made
        for k in CLASSES:
            most += self.doubles[k]
        if total > N_NUMBERS * most or total > MOST_POINTS:
            return NEVER
        for points in range(1, total + 1):
            self.price[points] = NEVER
        self.price[0] = 0
        for k in range(least - 1, N_NUMBERS):
            self.add_number(k, total)
        return self.price[total]

    def add_number(self, k: int, total: int) -> int:
        """Let dice of one number take part in making totals."""
        points = total
        while points > k:
            best = self.price[points]
            dice = 1
            while dice * (k + 1) <= points:
                price = self.price[points - dice * (k + 1)] + self.cost(k, dice)
                best = price if price < best else best
                dice += 1
            self.price[points] = best
            points -= 1
        return 0

    def reach_order(self, seat: int, asked: int, backs: int) -> bool:
        """Falling totals: the second colour first, then the first, which has to pass it (KOD-36)."""
        third = LACK_ORDER[asked * N_COLOURS + 2]
        second = LACK_ORDER[asked * N_COLOURS + 1]
        first = LACK_ORDER[asked * N_COLOURS]
        self.sort(seat, WITHIN_COLOUR + third)
        if self.sum_of_chosen() > 0:  # a die of the third colour only hinders
            return False
        height = self.sum_of_dice() + 1
        self.sort(seat, WITHIN_COLOUR + second)
        reached = self.sum_of_dice() + self.sum_of_chosen()
        smallest = self.smallest()
        if reached >= height:
            if smallest != NONE_CHOSEN and reached - smallest >= height:
                return False
            return self.can_pass(seat, first, reached, backs)
        for excess in range(N_NUMBERS):
            self.spent[excess] = NEVER
            if smallest > excess:
                self.spent[excess] = self.price_of(height - reached + excess, excess + 1, backs)
        for excess in range(N_NUMBERS):
            left = backs - self.spent[excess]
            if left >= 0 and self.can_pass(seat, first, height + excess, left):
                return True
        return False

    def can_pass(self, seat: int, colour: int, height: int, backs: int) -> bool:
        """Whether the total of a colour can rise above this."""
        self.sort(seat, WITHIN_COLOUR + colour)
        needed = height + 1 - self.sum_of_dice() - self.sum_of_chosen()
        return self.can_add(needed, self.smallest(), backs)
