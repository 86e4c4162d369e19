"""Ranking: all moves of a position by the adviser's heuristic, and the basics of simulated games.

Plain Python; ranking.pxd gives the C types. Search and PairedRollouts, which simulate games, extend it.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, where Cython is not installed
    from stolek.kernel import interpreted as cython

from stolek.kernel.adviser import MOST_TERMS, Adviser
from stolek.kernel.seats import CHANCE, CHANCE_DUE
from stolek.kernel.state import State

MOST_MOVES = 8192  # in one position


class Ranking:
    """Ranks the moves of a position; reusable for other positions."""

    root: State  # the position as it was given
    world: State  # the copy in which games are simulated
    eye: int  # the seat that decides
    dice: int  # state of the random numbers between two simulations
    noise: int  # hundredths of a point by which a score may be raised at random

    # The moves listed last
    moves: list[int]
    judged: list[int]  # their heuristic scores, in hundredths of a point
    n_moves: int
    sums: list[int]  # per term: the sum over these moves

    def __init__(self, adviser: Adviser) -> None:
        self.adviser = adviser
        self.dice = 0
        self.noise = 0
        if not cython.compiled:
            self.moves = [0] * MOST_MOVES
            self.judged = [0] * MOST_MOVES
            self.sums = [0] * MOST_TERMS

    # ---- Python interface -----------------------------------------------------------------------

    def begin(self, state: State, seat: int, seed: int) -> None:
        """Load a position in which this seat owes a decision; forget the last one."""
        if seat not in state.actors():
            raise ValueError(f"seat {seat} owes no decision")
        if state.room() > MOST_MOVES:
            raise ValueError(f"{state.room()} moves in one position, room for {MOST_MOVES}")
        self.root = state.clone()
        self.world = state.clone()
        self.world.seed(seed)
        self.dice = self.world.rng
        self.adviser.watch(self.world)
        self.eye = seat

    def run(self, simulations: int) -> int:
        """Run so many simulations and return how many were run; a ranking alone runs none."""
        return 0

    def choice(self) -> int:
        """The action with the best heuristic score, give or take the noise."""
        self.look_again()
        return self.best(self.noise)

    def looks(self) -> list[tuple[int, int]]:
        """Every action with its heuristic score, in hundredths of a point."""
        self.look_again()
        return [(self.moves[k], self.judged[k]) for k in range(self.n_moves)]

    def reasons(self, action: int) -> list[tuple[int, float]]:
        """Per term, in hundredths of a point: its value for an action, and how far above the mean that is."""
        self.look_again()
        self.sum_up_terms()
        self.adviser.judge(self.eye, action)
        own = [self.adviser.terms[term] for term in range(MOST_TERMS)]
        return [(own[term], own[term] - self.sums[term] / self.n_moves) for term in range(MOST_TERMS)]

    # ---- moves ------------------------------------------------------------------------------------

    def look_again(self) -> int:
        """List the moves of the given position again, whatever was simulated since."""
        self.world.copy_from(self.root)
        self.world.rng = self.dice
        return self.list_moves(self.eye)

    def list_moves(self, seat: int) -> int:
        """List all moves of a seat and judge each."""
        self.n_moves = self.world.moves_into(seat, self.moves)
        self.adviser.prepare(seat)
        for k in range(self.n_moves):
            self.judged[k] = self.adviser.judge(seat, self.moves[k])
        return self.n_moves

    def sum_up_terms(self) -> int:
        """Sum up each term over all moves listed."""
        for term in range(MOST_TERMS):
            self.sums[term] = 0
        for k in range(self.n_moves):
            self.adviser.judge(self.eye, self.moves[k])
            for term in range(MOST_TERMS):
                self.sums[term] += self.adviser.terms[term]
        return 0

    def best(self, noise: int) -> int:
        """One of the best moves listed, with some noise in the scores."""
        chosen = 0
        best = 0
        alike = 0
        for k in range(self.n_moves):
            looks = self.judged[k] + self.world.rand(noise + 1)
            if alike == 0 or looks > best:
                chosen = k
                best = looks
                alike = 1
            elif looks == best:  # ties: each of them is kept with equal chance
                alike += 1
                chosen = k if self.world.rand(alike) == 0 else chosen
        return self.moves[chosen]

    # ---- simulated games --------------------------------------------------------------------------

    def imagine(self) -> int:
        """Determinize: a new world that the seat cannot tell from the real one."""
        self.world.copy_from(self.root)
        self.world.rng = self.dice
        self.world.redeal(self.eye)
        return 0

    def go_on(self, mask: int) -> int:
        """One step of a rollout: draw chance if it is due, else let a seat make a quick move."""
        self.world.n_notes = 0
        if mask & CHANCE_DUE:
            return self.draw()
        seat = self.deciding(mask)
        return self.world.do(seat, self.adviser.choose(seat))

    def draw(self) -> int:
        """Draw the chance outcome that is due."""
        return self.world.do(CHANCE, self.world.outcome_of(self.world.rand(self.world.n_tickets())))

    def deciding(self, mask: int) -> int:
        """The seat that decides next: the bot's own if it owes; the order does not matter (law 11)."""
        if mask >> self.eye & 1:
            return self.eye
        seat = 0
        while mask >> seat & 1 == 0:
            seat += 1
        return seat
