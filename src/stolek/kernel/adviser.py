"""The Adviser: a game's heuristic for moves and evaluation of positions. It does not search.

An adviser watches one position, which its caller changes in place. It judges single moves by a sum of named
terms (the heuristic), makes quick moves for rollouts, and says how good a position is (the evaluation). Like
a State it works with numbers only, so that a search can call it without the GIL. This base class knows the
rules alone; it serves games that have no adviser of their own (`bot.py` or `bot/adviser.py`).
"""

from __future__ import annotations

from stolek.kernel.state import State

MOST_TERMS = 16
NO_AIM = -(1 << 30)  # score of an aim that cannot be reached now


class Adviser:
    """Advice for any game: all moves look alike, and only the place at the end counts."""

    state: State  # the position being watched
    terms: list[int]  # of the move judged last, in hundredths of a point
    skill: int  # how much of its knowledge is used; the game defines what the numbers mean

    def __init__(self) -> None:
        self.terms = [0] * 16
        self.skill = 0

    # ---- overridden by games ------------------------------------------------------------------

    def watch(self, state: State) -> int:
        """Watch this position from now on."""
        self.state = state
        return 0

    def prepare(self, seat: int) -> int:
        """Precompute what all moves of a seat that owes a decision share; `judge` is called next."""
        return 0

    def judge(self, seat: int, action: int) -> int:
        """The heuristic score of a legal move in hundredths of a point: the sum of `terms`, which it sets."""
        return 0

    def choose(self, seat: int) -> int:
        """A quick and sensible legal move, for rollouts."""
        return self.state.pick(seat)

    def value(self, seat: int) -> float:
        """The evaluation of the position for a seat, from 0 to 1."""
        return self.share(seat)

    # ---- for paired rollouts: overridden by games whose levels use them ----------------------------

    def stake(self) -> float:
        """How many hundredths of a point a victory is worth now: the more, the farther the end."""
        return 1000.0

    def begins(self) -> bool:
        """Whether a turn begins here."""
        return True

    def aims(self, seat: int) -> int:
        """How many aims a seat has that are not moves, such as cards that dice may win.

        Without aims the moves themselves are rolled out; when every aim is NO_AIM, nothing is.
        """
        return 0

    def aim_looks(self, aim: int) -> int:
        """The heuristic score of reaching an aim, in hundredths of a point, or NO_AIM."""
        return 0

    def enact(self, seat: int, aim: int) -> int:
        """Change the position as if an aim had been reached."""
        return 0

    def believe(self, aim: int, more: int) -> int:
        """Correct the score of an aim: `prepare` uses the correction until the next `watch`."""
        return 0

    # ---- provided by the kernel -----------------------------------------------------------------

    def share(self, seat: int) -> float:
        """A seat's share of the victory by the current places."""
        if self.state.rank(seat) > 1:
            return 0.0
        winners = 0
        for other in range(self.state.seats()):
            winners += 1 if self.state.rank(other) == 1 else 0
        return 1.0 / winners

    # ---- Python interface -----------------------------------------------------------------------

    def reasons(self, seat: int, action: int) -> list[int]:
        """The terms of a legal move, in hundredths of a point."""
        for term in range(MOST_TERMS):
            self.terms[term] = 0
        self.prepare(seat)
        self.judge(seat, action)
        return [self.terms[term] for term in range(MOST_TERMS)]

    def estimate(self, seat: int) -> float:
        """The evaluation of the position for a seat, from 0 to 1."""
        return self.value(seat)
