"""The Adviser: what a game knows of good play, in its `bot.py`. Hints, not a search.

An adviser watches one position, which others change under its eyes. It judges single moves as a sum of named
terms, makes a quick sensible move, and says how good a position is. Like a State it works with numbers only,
so that a search can ask it without the interpreter. This one knows the rules alone; a game whose `bot.py` has
none of its own is played by it.
"""

from __future__ import annotations

from stolek.kernel.state import State

MOST_TERMS = 16
NO_AIM = -(1 << 30)  # how an aim looks that there is not


class Adviser:
    """Advice for any game: all moves look alike, and what counts is the place at the end."""

    state: State  # the position that is looked at
    terms: list[int]  # of the move judged last, in hundredths of a point
    skill: int  # how much of its knowledge is used; what the numbers mean is the game's own matter

    def __init__(self) -> None:
        self.terms = [0] * 16
        self.skill = 0

    # ---- what a game says: overridden in its bot.py -------------------------------------------

    def watch(self, state: State) -> int:
        """Look at this position from now on."""
        self.state = state
        return 0

    def prepare(self, seat: int) -> int:
        """Work out what all moves of a seat that owes a decision share; `judge` is asked next."""
        return 0

    def judge(self, seat: int, action: int) -> int:
        """How good a legal move looks, in hundredths of a point: the sum of its terms, which it leaves."""
        return 0

    def choose(self, seat: int) -> int:
        """A quick and sensible legal move, for playing on to the end."""
        return self.state.pick(seat)

    def value(self, seat: int) -> float:
        """How good the position is for a seat, from 0 to 1."""
        return self.share(seat)

    # ---- for rehearsals: overridden where games are rehearsed --------------------------------------

    def stake(self) -> float:
        """How many hundredths of a point a victory is worth, as things are: the more, the farther the end."""
        return 1000.0

    def begins(self) -> bool:
        """Whether a turn begins here."""
        return True

    def aims(self, seat: int) -> int:
        """How many aims a seat has that are no moves, such as cards that dice may win.

        With none of them the moves themselves are rehearsed; when every one is NO_AIM, nothing is.
        """
        return 0

    def aim_looks(self, aim: int) -> int:
        """How good it looks to reach an aim, in hundredths of a point, or NO_AIM."""
        return 0

    def enact(self, seat: int, aim: int) -> int:
        """Let an aim be reached."""
        return 0

    def believe(self, aim: int, more: int) -> int:
        """An aim is worth so much more than it looks: `prepare` goes by that until the next watch."""
        return 0

    # ---- what the kernel lends ------------------------------------------------------------------

    def share(self, seat: int) -> float:
        """The share of the victory of a seat, as places are now."""
        if self.state.rank(seat) > 1:
            return 0.0
        winners = 0
        for other in range(self.state.seats()):
            winners += 1 if self.state.rank(other) == 1 else 0
        return 1.0 / winners

    # ---- the Python face ------------------------------------------------------------------------

    def reasons(self, seat: int, action: int) -> list[int]:
        """The terms of a legal move, in hundredths of a point."""
        for term in range(MOST_TERMS):
            self.terms[term] = 0
        self.prepare(seat)
        self.judge(seat, action)
        return [self.terms[term] for term in range(MOST_TERMS)]

    def estimate(self, seat: int) -> float:
        """How good the position is for a seat, from 0 to 1."""
        return self.value(seat)
