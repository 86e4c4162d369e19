"""Exact chances: how likely a condition is met within so many throws, if the best dice are kept (KOD-19).

Plain Python; chances.pxd gives the C types. Every die shows one of six numbers or is in hand: seven to the
power of six cells. A layer of hands is made of means over what dice in hand may show, a layer of throws of
the best dice to take in hand. Chances are counted in parts of six to the power of eighteen, so that three
throws of six dice are divided without a remainder: all of it is exact.
"""

from __future__ import annotations

from fractions import Fraction

from stolek.games.dicekings import tables
from stolek.games.dicekings.edition import N_DICE, N_NUMBERS
from stolek.games.dicekings.features import MOST_ROWS, Row
from stolek.games.dicekings.reading import Reading

N_SIDES = N_NUMBERS + 1  # of a cell: in hand, or a number
N_CELLS = N_SIDES**N_DICE
CERTAIN = N_NUMBERS ** (3 * N_DICE)
STRIDE = tables.powers(N_SIDES, N_DICE)
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


class Chances(Asking):
    """A table of chances, one for every way in which dice lie or are in hand; die a counts least."""

    value: list[int]  # of every cell, in parts of CERTAIN
    left: int  # throws that are left, this one included; stands last, see kernel/state.pxd

    def plan(self, throws: int) -> None:
        """The chance of every hand that is thrown now, when so many throws are left, this one included."""
        self.left = throws
        self.clear()
        self.look(0, N_DICE)
        for throw in range(throws):
            if throw > 0:
                self.keep_best()
            self.take_means()

    def look(self, cell: int, dice: int) -> int:
        """What is certain: all results, die by die."""
        if dice == 0:
            self.survey()
            met = self.meets(self.features, self.least, 0, self.n_rows)
            self.value[cell] = CERTAIN if met else 0
            return 0
        for number in range(N_NUMBERS):
            face = FACE[(dice - 1) * N_NUMBERS + number]
            self.add(face, 1)
            self.look(cell + (number + 1) * STRIDE[dice - 1], dice - 1)
            self.add(face, -1)
        return 0

    def take_means(self) -> int:
        """A die in hand shows any number with the same chance."""
        for die in range(N_DICE):
            step = STRIDE[die]
            for block in range(N_CELLS // (N_SIDES * step)):
                for cell in range(block * N_SIDES * step, block * N_SIDES * step + step):
                    total = 0
                    for number in range(1, N_SIDES):
                        total += self.value[cell + number * step]
                    self.value[cell] = total // N_NUMBERS
        return 0

    def keep_best(self) -> int:
        """A die that lies there may be taken in hand, if that is better."""
        for die in range(N_DICE):
            step = STRIDE[die]
            for block in range(N_CELLS // (N_SIDES * step)):
                for cell in range(block * N_SIDES * step, block * N_SIDES * step + step):
                    for number in range(1, N_SIDES):
                        if self.value[cell] > self.value[cell + number * step]:
                            self.value[cell + number * step] = self.value[cell]
        return 0

    def chance(self, dice: list[int]) -> Fraction:
        """The chance of dice that show these numbers, 0 for those in hand."""
        cell = 0
        for die in range(N_DICE):
            cell += dice[die] * STRIDE[die]
        return Fraction(self.value_at(cell), CERTAIN)

    def value_at(self, cell: int) -> int:
        """One cell of the table, without copying all of it."""
        return self.value[cell]
