"""Reading a result: what the dice show, feature by feature, and whether that is enough (KOD-31 … KOD-37).

Plain Python; reading.pxd gives the C types.
"""

from __future__ import annotations

from stolek.games.dicekings.edition.schema import N_COLOURS, N_NUMBERS, N_SYMBOLS
from stolek.games.dicekings.rules.features import (
    AHEAD_AT,
    COLOURS_AT,
    GROUPS_AT,
    N_FEATURES,
    NUMBERS_AT,
    PAIRS,
    RUN_AT,
    SUMS_AT,
    TOTAL_AT,
)
from stolek.kernel.state import State

FEATURES = list(range(N_FEATURES))  # a loop over a list has a length that the C compiler knows
NUMBERS = list(range(N_NUMBERS))
NUMBER = [symbol % N_NUMBERS for symbol in range(N_SYMBOLS)]
COLOUR = [symbol // N_NUMBERS for symbol in range(N_SYMBOLS)]
N_PAIRS = len(PAIRS)
LEADER = [leader for leader, _ in PAIRS]
FOLLOWER = [follower for _, follower in PAIRS]


class Reading(State):
    """A result under a magnifying glass: dice are added to it one by one."""

    seen: list[int]  # the features

    def clear(self) -> int:
        """No dice yet."""
        for feature in FEATURES:
            self.seen[feature] = 0
        return 0

    def add(self, symbol: int, dice: int) -> int:
        """So many dice with this symbol; fewer than none to take them away."""
        self.seen[NUMBERS_AT + NUMBER[symbol]] += dice
        self.seen[COLOURS_AT + COLOUR[symbol]] += dice
        self.seen[SUMS_AT + COLOUR[symbol]] += dice * (NUMBER[symbol] + 1)
        return 0

    def survey(self) -> int:
        """What can be said of all dice together."""
        total = 0
        for colour in range(N_COLOURS):
            total += self.seen[SUMS_AT + colour]
        self.seen[TOTAL_AT] = total
        for pair in range(N_PAIRS):
            self.seen[AHEAD_AT + pair] = (
                self.seen[SUMS_AT + LEADER[pair]] - self.seen[SUMS_AT + FOLLOWER[pair]]
            )
        return self.survey_numbers()

    def survey_numbers(self) -> int:
        """Numbers shown at least once, twice …, and the longest row of them (KOD-33, KOD-37)."""
        for size in NUMBERS:
            self.seen[GROUPS_AT + size] = 0
        longest = 0
        row = 0
        for number in NUMBERS:
            shown = self.seen[NUMBERS_AT + number]
            row = row + 1 if shown > 0 else 0
            longest = row if row > longest else longest
            for size in range(shown if shown < N_NUMBERS else N_NUMBERS):
                self.seen[GROUPS_AT + size] += 1
        self.seen[RUN_AT] = longest
        return 0

    def meets(self, features: list[int], least: list[int], first: int, last: int) -> bool:
        """Whether every feature of these rows is as large as it must be."""
        for row in range(first, last):
            if self.seen[features[row]] < least[row]:
                return False
        return True
