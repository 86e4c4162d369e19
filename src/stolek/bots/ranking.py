"""First sight: all moves of a position as the game's adviser judges them, and the way into imagined games.

Plain Python; sight.pxd gives the C types. Search and rehearsal, which imagine games, stand on this.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, where Cython is not installed
    from stolek.kernel import interpreted as cython

from stolek.kernel.adviser import MOST_TERMS, Adviser
from stolek.kernel.seats import CHANCE, CHANCE_DUE
from stolek.kernel.state import State

MOST_MOVES = 8192  # of one position


class Ranking:
    """The look at one position after another; it can be used again and again."""

    root: State  # the position as it was taken over
    world: State  # and as it is imagined
    eye: int  # the seat that thinks
    dice: int  # the thinker's own, from one imagined game to the next
    noise: int  # hundredths of a point by which a move may look better than it is

    # The moves of the position looked at last
    moves: list[int]
    judged: list[int]  # how good they look, in hundredths of a point
    n_moves: int
    sums: list[int]  # per term: of all these moves

    def __init__(self, adviser: Adviser) -> None:
        self.adviser = adviser
        self.dice = 0
        self.noise = 0
        if not cython.compiled:
            self.moves = [0] * MOST_MOVES
            self.judged = [0] * MOST_MOVES
            self.sums = [0] * MOST_TERMS

    # ---- the Python face ------------------------------------------------------------------------

    def begin(self, state: State, seat: int, seed: int) -> None:
        """Take over a position in which this seat owes a decision; all that was known is forgotten."""
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
        """Imagine so many games from here on, and say how many it were; a first sight imagines none."""
        return 0

    def choice(self) -> int:
        """The action to take: what looks best at once, give or take the noise."""
        self.look_again()
        return self.best(self.noise)

    def looks(self) -> list[tuple[int, int]]:
        """Every action and how good it looks at once, in hundredths of a point."""
        self.look_again()
        return [(self.moves[k], self.judged[k]) for k in range(self.n_moves)]

    def reasons(self, action: int) -> list[tuple[int, float]]:
        """Per term, in hundredths of a point: what it is for an action, and how far above the mean."""
        self.look_again()
        self.sum_up_terms()
        self.adviser.judge(self.eye, action)
        own = [self.adviser.terms[term] for term in range(MOST_TERMS)]
        return [(own[term], own[term] - self.sums[term] / self.n_moves) for term in range(MOST_TERMS)]

    # ---- moves ------------------------------------------------------------------------------------

    def look_again(self) -> int:
        """All moves of the position that was taken over, whatever was imagined since."""
        self.world.copy_from(self.root)
        self.world.rng = self.dice
        return self.list_moves(self.eye)

    def list_moves(self, seat: int) -> int:
        """All moves of a seat, each judged."""
        self.n_moves = self.world.moves_into(seat, self.moves)
        self.adviser.prepare(seat)
        for k in range(self.n_moves):
            self.judged[k] = self.adviser.judge(seat, self.moves[k])
        return self.n_moves

    def sum_up_terms(self) -> int:
        """Per term the sum over all moves listed."""
        for term in range(MOST_TERMS):
            self.sums[term] = 0
        for k in range(self.n_moves):
            self.adviser.judge(self.eye, self.moves[k])
            for term in range(MOST_TERMS):
                self.sums[term] += self.adviser.terms[term]
        return 0

    def best(self, noise: int) -> int:
        """One of the best moves of those listed, with some noise in the judgement."""
        chosen = 0
        best = 0
        alike = 0
        for k in range(self.n_moves):
            looks = self.judged[k] + self.world.rand(noise + 1)
            if alike == 0 or looks > best:
                chosen = k
                best = looks
                alike = 1
            elif looks == best:  # each of so many is kept with equal chance
                alike += 1
                chosen = k if self.world.rand(alike) == 0 else chosen
        return self.moves[chosen]

    # ---- imagined games ---------------------------------------------------------------------------

    def imagine(self) -> int:
        """A new world that the seat cannot tell from the real one."""
        self.world.copy_from(self.root)
        self.world.rng = self.dice
        self.world.redeal(self.eye)
        return 0

    def go_on(self, mask: int) -> int:
        """Let fortune do what it owes, else whoever decides next make a quick move."""
        self.world.n_notes = 0
        if mask & CHANCE_DUE:
            return self.draw()
        seat = self.deciding(mask)
        return self.world.do(seat, self.adviser.choose(seat))

    def draw(self) -> int:
        """Let fortune decide what it owes."""
        return self.world.do(CHANCE, self.world.outcome_of(self.world.rand(self.world.n_tickets())))

    def deciding(self, mask: int) -> int:
        """Who decides next: the seat that thinks, where it owes; the order does not matter (law 11)."""
        if mask >> self.eye & 1:
            return self.eye
        seat = 0
        while mask >> seat & 1 == 0:
            seat += 1
        return seat
