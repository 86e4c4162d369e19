"""Paired rollouts: a few options are compared in simulated games that differ in nothing else.

Where dice decide most of a game, a tree search learns little: the noise of chance hides the differences
between moves. So every option is rolled out with the same determinization and the same random numbers. The
adviser plays on for some rounds, and only the difference between options counts. It corrects the heuristic
score of an option, the more so the more rollouts there are and the less they vary. Options are the promising
moves or, where a game has them, aims, such as the cards that a throw may win: the adviser then plans the
throw with the corrected scores.
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
HOPELESS = 600  # hundredths of a point behind the best move beyond which a move gets no rollouts
SURE = 100.0 * 100.0  # usual variance of the heuristic's error, in hundredths of a point squared
APART = 0x5DEECE66D  # separates the random numbers after the option's turn from those before


class PairedRollouts(Ranking):
    """Paired rollouts for one kind of game; reusable for other positions."""

    option: list[int]  # what is compared: moves or aims
    sight: list[int]  # their heuristic scores
    worth: list[float]  # the results of the last rollouts, in hundredths of a point
    gain: list[float]  # result minus heuristic score, compared with all options; summed over all rollouts
    square: list[float]  # sums of the squares of that
    n_options: int
    aiming: int  # 1: the options are aims
    games: int  # rollouts so far, of each option
    stake: float  # how many hundredths of a point a victory is worth
    rounds: int  # length of a rollout

    def __init__(self, adviser: Adviser) -> None:
        super().__init__(adviser)
        self.rounds = 1
        if not cython.compiled:
            self.option = [0] * MOST_OPTIONS
            self.sight = [0] * MOST_OPTIONS
            self.worth = [0.0] * MOST_OPTIONS
            self.gain = [0.0] * MOST_OPTIONS
            self.square = [0.0] * MOST_OPTIONS

    # ---- Python interface -----------------------------------------------------------------------

    def begin(self, state: State, seat: int, seed: int) -> None:
        """Load a position in which this seat owes a decision; forget the last one."""
        super().begin(state, seat, seed)
        self.games = 0
        self.look_again()
        self.list_options()

    def run(self, simulations: int) -> int:
        """Run at least so many rollouts, equally many of each option; return how many."""
        before = self.games
        with cython.nogil:
            self.run_many(simulations)
        return (self.games - before) * self.n_options

    def choice(self) -> int:
        """The best action by heuristic, corrected by the rollouts."""
        if self.aiming:
            for k in range(self.n_options):
                self.adviser.believe(self.option[k], self.more(k))
            self.look_again()
        else:
            self.list_tried()
        return self.best(0)

    def tried(self) -> list[tuple[int, int, int]]:
        """Per option: the move or aim, its heuristic score, and the corrected score."""
        return [(self.option[k], self.sight[k], self.sight[k] + self.more(k)) for k in range(self.n_options)]

    # ---- options ----------------------------------------------------------------------------------

    def list_options(self) -> int:
        """List the options: all aims or, where there are none, the moves that are not hopeless."""
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
        """Add an option, if there is room."""
        if self.n_options < MOST_OPTIONS:
            self.option[self.n_options] = option
            self.sight[self.n_options] = looks
            self.gain[self.n_options] = 0.0
            self.square[self.n_options] = 0.0
            self.n_options += 1
        return 0

    def least(self) -> int:
        """The heuristic score that a move needs to get rollouts: the more moves there are, the higher."""
        best = self.judged[0]
        for k in range(self.n_moves):
            best = self.judged[k] if self.judged[k] > best else best
        behind = HOPELESS
        while behind > 0 and self.count_from(best - behind) > MOST_OPTIONS:
            behind = behind // 2
        return best - behind

    def count_from(self, least: int) -> int:
        """How many moves have at least this score."""
        n = 0
        for k in range(self.n_moves):
            n += 1 if self.judged[k] >= least else 0
        return n

    # ---- rollouts -----------------------------------------------------------------------------------

    def run_many(self, simulations: int) -> int:
        """Roll out all options with the same random numbers, then with others; a single one needs none."""
        left = simulations
        while left > 0 and self.n_options > 1:
            for k in range(self.n_options):
                self.worth[k] = self.stake * self.rehearse(self.option[k])
            self.compare()
            self.world.rand(1)  # otherwise a game that ends at once would never change them
            self.dice = self.world.rng
            left -= self.n_options
        return 0

    def rehearse(self, option: int) -> float:
        """One rollout: do an option, play on for some rounds, evaluate for the seat, from 0 to 1."""
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
                if turns == 1:  # the others get the same chance whatever was done
                    self.world.rng = self.dice ^ APART
            self.go_on(mask)
            mask = self.world.owing()
        return self.adviser.value(self.eye)

    # ---- results ------------------------------------------------------------------------------------

    def compare(self) -> int:
        """Note how much better than its heuristic score each option did, compared with all together."""
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
        """The correction of an option's heuristic score, reduced by its uncertainty."""
        if self.games == 0:
            return 0
        gain = self.gain[k] / self.games
        variance = self.square[k] / self.games / self.games
        more: int = lrint(gain * SURE / (SURE + variance))
        return more

    def list_tried(self) -> int:
        """Replace the moves listed by those rolled out, with their corrected scores."""
        self.n_moves = self.n_options
        for k in range(self.n_options):
            self.moves[k] = self.option[k]
            self.judged[k] = self.sight[k] + self.more(k)
        self.world.rng = self.dice
        return 0
