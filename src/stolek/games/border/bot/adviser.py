"""The bot of The Border: how good a move looks, and why.

Plain Python; adviser.pxd gives the C types. What crosses and throws are worth is computed in evaluation.py,
trial.py and throws.py, which it stands on.
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

from stolek.games.border.bot.throws import Throws
from stolek.games.border.bot.weights import MOST_CELLS, NO_WAY, OWN_BOARD
from stolek.games.border.edition.schema import MOST_AREAS, N_COLOURS
from stolek.games.border.rules import tables
from stolek.games.border.rules.codes import COMPLETING, DONE, FIRST_AREA, FIRST_CELL, ROLLING, STOP, THROWING
from stolek.games.border.rules.tables import NONE
from stolek.kernel.adviser import NO_AIM
from stolek.kernel.level import Level, Trial

TERMS = ("closes", "first", "nearer", "end", "dice", "leaves")
N_TERMS = len(TERMS)
LAST_PART, DICE, LEAVES = 3, 4, 5  # the terms up to the last part are those of a trial

# Hundredths of a point by which moves may look better than they are: easy, normal, hard, which knows more
# and may be wrong by more
NOISE_FOR_TWO = (250, 90, 300)
NOISE_FOR_MORE = (200, 90, 180)

COLOURS = list(range(N_COLOURS))
N_AREAS = tables.area_counts()
AREA_COLOUR = tables.area_colours()

# Contests by which these bots are measured, beside the ladder of levels
TRIALS = (Trial(bots=("hard", "most-cells"), matches=200, share=0.65),)


class BorderAdviser(Throws):
    """Advice for The Border."""

    most: float  # what the best set of areas brings, of those weighed so far

    def prepare(self, seat: int) -> int:
        """Survey the boards; plan the throws, or see what is left to the others."""
        if self.position.phase == ROLLING:
            return self.make_plan(seat)
        self.survey()
        return self.weigh_others(seat) if self.position.phase == COMPLETING else 0

    def judge(self, seat: int, action: int) -> int:
        """How good a legal move looks, in hundredths of a point; cells and areas with their best sequel."""
        for term in range(N_TERMS):
            self.terms[term] = 0
        if self.position.phase == ROLLING:
            return self.judge_throw(action)
        if self.position.phase == COMPLETING:
            return self.judge_areas(seat, action)
        return self.judge_cells(seat, action)

    def note_terms(self, leaves: float) -> int:
        """Write down what the trial brings, and what is left to the others."""
        self.terms[LEAVES] = -lrint(leaves)
        total = self.terms[LEAVES]
        for part in range(LAST_PART + 1):
            self.terms[part] = lrint(self.brings[part])
            total += self.terms[part]
        return total

    # ---- first action ------------------------------------------------------------------------------

    def judge_throw(self, handful: int) -> int:
        """What is to be expected of dice thrown again, or of those that lie there."""
        worth = self.stop_worth() if handful == STOP else self.throw_worth(handful)
        self.terms[DICE] = lrint(worth)
        return self.terms[DICE]

    def judge_areas(self, seat: int, action: int) -> int:
        """What an area brings with the best further ones, or the end of the action."""
        self.begin_trial(seat)
        for colour in COLOURS:
            self.spare[colour] = self.position.dice[colour] - self.position.used[colour]
        self.most = NO_WAY
        if action == DONE:
            self.weigh_trial(seat)
            return self.note_terms(self.left_over())
        self.pay_area(seat, action - FIRST_AREA)
        self.weigh_further(seat, 0)
        self.take_back(seat, action - FIRST_AREA)
        total = 0
        for term in range(N_TERMS):
            total += self.terms[term]
        return total

    def weigh_further(self, seat: int, start: int) -> int:
        """Note the terms of the best set that goes on from the areas crossed in thought."""
        leaves = self.left_over()
        worth = self.weigh_trial(seat) - leaves
        if worth > self.most:
            self.most = worth
            self.note_terms(leaves)
        board = self.position.boards[seat]
        for area in range(start, N_AREAS[board]):
            left = self.open_cells[seat * MOST_AREAS + area]
            if 0 < left <= self.spare[AREA_COLOUR[board * MOST_AREAS + area]]:
                self.pay_area(seat, area)
                self.weigh_further(seat, area + 1)
                self.take_back(seat, area)
        return 0

    def pay_area(self, seat: int, area: int) -> int:
        """Cross an area in thought, with spare dice."""
        colour = AREA_COLOUR[self.position.boards[seat] * MOST_AREAS + area]
        self.spare[colour] -= self.open_cells[seat * MOST_AREAS + area]
        self.cross_area(seat, area)
        return 0

    def take_back(self, seat: int, area: int) -> int:
        """Open it again; its dice are spare."""
        self.open_area(seat, area)
        colour = AREA_COLOUR[self.position.boards[seat] * MOST_AREAS + area]
        self.spare[colour] += self.open_cells[seat * MOST_AREAS + area]
        return 0

    # ---- second action -----------------------------------------------------------------------------

    def judge_cells(self, seat: int, action: int) -> int:
        """What a cell brings together with the best of what it makes possible; the end brings nothing."""
        if action == DONE:
            return 0
        self.survey_seat(seat)
        self.begin_trial(seat)
        self.begin_edge(seat)
        cell = action - FIRST_CELL
        while cell != NONE:
            self.use_die(seat, cell)
            cell = self.best_cell(seat)
        self.weigh_trial(seat)
        self.survey_seat(seat)
        return self.note_terms(0.0)

    # ---- quick moves ----------------------------------------------------------------------------------

    def choose(self, seat: int) -> int:
        """The move that looks best, cells without their sequel."""
        if self.position.phase == ROLLING:
            self.make_plan(seat)
            return self.best_handful()
        self.survey()
        return self.quick_area(seat) if self.position.phase == COMPLETING else self.quick_cell(seat)

    def quick_area(self, seat: int) -> int:
        """The area that looks best, or DONE."""
        self.weigh_others(seat)
        chosen = DONE
        best = self.judge(seat, DONE)
        for area in range(N_AREAS[self.position.boards[seat]]):
            if self.position.can_complete(seat, area):
                looks = self.judge(seat, FIRST_AREA + area)
                if looks > best:
                    best = looks
                    chosen = FIRST_AREA + area
        return chosen

    def quick_cell(self, seat: int) -> int:
        """The cell that brings most by itself, or DONE."""
        self.begin_trial(seat)
        self.begin_edge(seat)
        cell = self.best_cell(seat)
        return DONE if cell == NONE else FIRST_CELL + cell

    # ---- paired rollouts -------------------------------------------------------------------------------

    def begins(self) -> bool:
        """Whether a round begins here."""
        return self.position.phase == THROWING and self.position.throws == 0

    def aims(self, seat: int) -> int:
        """While dice are thrown one that is NO_AIM: throws are planned exactly, rollouts add noise."""
        return 1 if self.position.phase == ROLLING else 0

    def aim_looks(self, aim: int) -> int:
        """There is no aim while dice are thrown."""
        return NO_AIM


def levels(players: int) -> dict[str, Level]:
    """The levels at a table of so many players, and a baseline.

    The lower two ignore the dice that they leave to the others, which matters most between two
    players. Throws are planned exactly at every level; the strongest uses rollouts for what to do with them.
    """
    easy, normal, hard = NOISE_FOR_TWO if players == 2 else NOISE_FOR_MORE
    return {
        "easy": Level(skill=OWN_BOARD, noise=easy),
        "normal": Level(skill=OWN_BOARD, noise=normal),
        "hard": Level(noise=hard),
        "expert": Level(simulations=500, rounds=2 if players == 2 else 1),
        "most-cells": Level(skill=MOST_CELLS),
    }
