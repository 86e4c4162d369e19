"""Exact chances: how likely a condition is met within so many throws, if the best dice are kept (KOD-19).

Plain Python; chances.pxd gives the C types. Chances are counted in parts of six to the power of eighteen, so
that three throws of six dice are divided without a remainder: all of it is exact.
"""

from __future__ import annotations

from array import array
from fractions import Fraction

from stolek.games.dicekings.edition.schema import N_DICE, N_NUMBERS
from stolek.games.dicekings.rules import tables
from stolek.games.dicekings.rules.features import MOST_ROWS, Row
from stolek.games.dicekings.rules.reading import Reading
from stolek.kit.dice_plan import DicePlan

CERTAIN = N_NUMBERS ** (3 * N_DICE)
KIND = tables.kinds_of_dice()
SORTED = tables.dice_by_kind()
FACE = tables.faces_of_dice()


class Asking(Reading):
    """A condition, and results that are compared with it."""

    features: list[int]  # the rows of the condition
    least: list[int]
    n_rows: int

    def ask(self, asked: tuple[Row, ...]) -> None:
        """Take over a condition, row by row."""
        filling = ((0, 0),) * (MOST_ROWS - len(asked))
        self.features = [feature for feature, _ in asked + filling]
        self.least = [least for _, least in asked + filling]
        self.n_rows = len(asked)

    def met(self, dice: list[int]) -> bool:
        """Whether so many dice, given by their symbols, meet the condition."""
        self.clear()
        for face in dice:
            self.add(face, 1)
        self.survey()
        return self.meets(self.features, self.least, 0, self.n_rows)

    def met_by(self, plan: DicePlan, result: int) -> bool:
        """Whether a result of a plan meets it."""
        self.clear()
        for k in range(N_DICE):
            self.add(FACE[SORTED[k] * N_NUMBERS + plan.face(result, k) - 1], 1)
        self.survey()
        return self.meets(self.features, self.least, 0, self.n_rows)


class Chances:
    """The chances of a condition, for every way in which dice lie or are in hand."""

    asking: Asking
    plan: DicePlan

    def __init__(self, asked: tuple[Row, ...], throws: int) -> None:
        """With so many throws left, this one included."""
        self.asking = Asking()
        self.asking.ask(asked)
        self.plan = DicePlan(*tables.sizes_of_kinds())
        for result in range(self.plan.n_results):
            self.plan.pay(result, CERTAIN if self.asking.met_by(self.plan, result) else 0)
        self.plan.look_ahead(throws)

    def chance(self, dice: list[int]) -> Fraction:
        """The chance of dice that show these numbers, 0 for those in hand."""
        self.look_up(dice)
        return Fraction(self.plan.worth(), CERTAIN)

    def shares(self) -> array[float]:
        """The chances of all results, as the throws before the last one leave them."""
        return array("d", [self.plan.value[result] / CERTAIN for result in range(self.plan.n_results)])

    def result(self, dice: list[int]) -> int:
        """Which of those results dice that lie are."""
        self.look_up(dice)
        return self.plan.cell()

    def look_up(self, dice: list[int]) -> int:
        """Turn to the cell of these dice."""
        self.plan.pick_up()
        for die in range(N_DICE):
            if dice[die] > 0:
                self.plan.lay(KIND[die], dice[die])
        return 0
