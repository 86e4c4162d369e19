"""The rehearsal: a few options are tried out in imagined games in which all else is as alike as can be.

Where dice decide most of a game, a tree has little to hold on to: luck drowns what one move is better than
another. So every option is rehearsed with the same hidden things and the same luck, the adviser plays on for
some rounds, and only the difference counts. What an option turns out to be worth beyond its first sight is
believed the more the oftener it was tried and the less it varied. Options are the promising moves or, where
a game has them, aims, such as the cards that a throw may win: the adviser then plans the throw with what they
turned out to be worth.
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

from stolek.bots.ranking import Ranking
from stolek.kernel.adviser import NO_AIM, Adviser
from stolek.kernel.state import State

MOST_OPTIONS = 24
HOPELESS = 600  # hundredths of a point behind the best move at which a move is not tried out
SURE = 100.0 * 100.0  # the square of the hundredths of a point by which a first sight is wrong, as a rule
APART = 0x5DEECE66D  # what makes the luck after the option another than before


class PairedRollouts(Ranking):
    """A rehearsal for one kind of game; it can be used again for other positions."""

    option: list[int]  # what is tried out: moves or aims
    sight: list[int]  # how good that looks at first sight
    worth: list[float]  # what the game imagined last was worth, in hundredths of a point
    gain: list[float]  # how much better than it looked it did, compared with all; added up over all games
    square: list[float]  # and the squares of that
    n_options: int
    aiming: int  # 1: aims are tried out
    games: int  # imagined so far, with each option
    stake: float  # how many hundredths of a point a victory is worth
    rounds: int  # how long an imagined game lasts

    def __init__(self, adviser: Adviser) -> None:
        super().__init__(adviser)
        self.rounds = 1
        if not cython.compiled:
            self.option = [0] * MOST_OPTIONS
            self.sight = [0] * MOST_OPTIONS
            self.worth = [0.0] * MOST_OPTIONS
            self.gain = [0.0] * MOST_OPTIONS
            self.square = [0.0] * MOST_OPTIONS

    # ---- the Python face ------------------------------------------------------------------------

    def begin(self, state: State, seat: int, seed: int) -> None:
        """Take over a position in which this seat owes a decision; all that was known is forgotten."""
        super().begin(state, seat, seed)
        self.games = 0
        self.look_again()
        self.list_options()

    def run(self, simulations: int) -> int:
        """Imagine at least so many games, as many with each option, and say how many it were."""
        before = self.games
        with cython.nogil:
            self.run_many(simulations)
        return (self.games - before) * self.n_options

    def choice(self) -> int:
        """The action that is best in the light of all games imagined."""
        if self.aiming:
            for k in range(self.n_options):
                self.adviser.believe(self.option[k], self.more(k))
            self.look_again()
        else:
            self.list_tried()
        return self.best(0)

    def tried(self) -> list[tuple[int, int, int]]:
        """What was tried: the move or the aim, how good it looked, and how good it is now believed to be."""
        return [(self.option[k], self.sight[k], self.sight[k] + self.more(k)) for k in range(self.n_options)]

    # ---- options ----------------------------------------------------------------------------------

    def list_options(self) -> int:
        """What is tried out: all aims or, where there are none, the moves that are not hopeless."""
        self.n_options = 0
        self.stake = self.adviser.stake()
        n_aims = self.adviser.aims(self.eye)
        self.aiming = 1 if n_aims > 0 else 0
        for aim in range(n_aims):
            looks = self.adviser.aim_looks(aim)
            if looks != NO_AIM:
                self.add_option(aim, looks)
        if n_aims == 0:
            least = self.least()
            for k in range(self.n_moves):
                if self.judged[k] >= least:
                    self.add_option(self.moves[k], self.judged[k])
        return 0

    def add_option(self, option: int, looks: int) -> int:
        """One more thing to try out, if there is room."""
        if self.n_options < MOST_OPTIONS:
            self.option[self.n_options] = option
            self.sight[self.n_options] = looks
            self.gain[self.n_options] = 0.0
            self.square[self.n_options] = 0.0
            self.n_options += 1
        return 0

    def least(self) -> int:
        """How good a move must look to be tried out: the more there are, the better."""
        best = self.judged[0]
        for k in range(self.n_moves):
            best = self.judged[k] if self.judged[k] > best else best
        behind = HOPELESS
        while behind > 0 and self.count_from(best - behind) > MOST_OPTIONS:
            behind = behind // 2
        return best - behind

    def count_from(self, least: int) -> int:
        """How many moves look at least so good."""
        n = 0
        for k in range(self.n_moves):
            n += 1 if self.judged[k] >= least else 0
        return n

    # ---- imagined games -----------------------------------------------------------------------------

    def run_many(self, simulations: int) -> int:
        """Try out all options with one luck, then with another; an only one needs no trial."""
        left = simulations
        while left > 0 and self.n_options > 1:
            for k in range(self.n_options):
                self.worth[k] = self.stake * self.rehearse(self.option[k])
            self.compare()
            self.world.rand(1)  # or a game that ends at once would never change its luck
            self.dice = self.world.rng
            left -= self.n_options
        return 0

    def rehearse(self, option: int) -> float:
        """Do one thing and play on for some rounds: how good that is for the seat then, from 0 to 1."""
        self.imagine()
        self.world.n_notes = 0
        if self.aiming:
            self.adviser.enact(self.eye, option)
        else:
            self.world.do(self.eye, option)
        turns = 0
        mask = self.world.owing()
        while mask:
            if self.adviser.begins():
                turns += 1
                if turns == self.rounds * self.world.seats():
                    break
                if turns == 1:  # the others have the same luck whatever was done
                    self.world.rng = self.dice ^ APART
            self.go_on(mask)
            mask = self.world.owing()
        return self.adviser.value(self.eye)

    # ---- what was learnt ----------------------------------------------------------------------------

    def compare(self) -> int:
        """Note how much better than it looked each option did, compared with all of them together."""
        total = 0.0
        for k in range(self.n_options):
            total += self.worth[k] - self.sight[k]
        for k in range(self.n_options):
            surprise = self.worth[k] - self.sight[k] - total / self.n_options
            self.gain[k] += surprise
            self.square[k] += surprise * surprise
        self.games += 1
        return 0

    def more(self, k: int) -> int:
        """How much better than at first sight an option is, as far as that is sure."""
        if self.games == 0:
            return 0
        gain = self.gain[k] / self.games
        variance = self.square[k] / self.games / self.games
        more: int = lrint(gain * SURE / (SURE + variance))
        return more

    def list_tried(self) -> int:
        """Let the moves that were tried out be all, judged in the light of the games."""
        self.n_moves = self.n_options
        for k in range(self.n_options):
            self.moves[k] = self.option[k]
            self.judged[k] = self.sight[k] + self.more(k)
        self.world.rng = self.dice
        return 0
