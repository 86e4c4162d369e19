"""MCTS: Monte Carlo tree search with determinization, over what every seat decides.

Information-set MCTS with open-loop chance: every simulation deals hidden information anew (determinization),
draws chance, and follows the tree as far as it goes. So a node stands for the decisions that led to it, in
all worlds in which they are legal. Progressive widening: a node begins with few moves, the most promising by
the adviser's heuristic, and gets more as it is visited. Selection adds to the mean result of a move an
exploration term: the exploration constant times the prior, falling with visits. From a leaf the adviser (or
uniformly random play) makes a rollout of limited length; the evaluation of its end is backed up.

The tree is in arrays of a fixed size, so its memory is bounded. All arithmetic is on doubles with the four
operations and square roots only, so a search gives the same move on every machine, compiled or not.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, where Cython is not installed
    from stolek.kernel import interpreted as cython

if cython.compiled:
    from cython.cimports.libc.math import sqrt
else:
    from math import sqrt

from stolek.bots.ranking import Ranking
from stolek.kernel.adviser import Adviser
from stolek.kernel.seats import CHANCE_DUE
from stolek.kernel.state import State

MOST_NODES = 65536
MOST_PATH = 512  # nodes in one simulation
SEAT_BITS = 3  # a node's key is its action and, in this many bits, the seat
SEAT_MASK = (1 << SEAT_BITS) - 1
ROOT = 0
NONE = 0  # no node: the root is never a child


class Search(Ranking):
    """A tree search for one kind of game; reusable for other positions."""

    # The tree, node by node
    key: list[int]  # the decision that leads to it
    first: list[int]  # its first child
    sibling: list[int]  # the next child of the same parent
    fan: list[int]  # its number of children
    visits: list[int]
    seen: list[int]  # how often its decision was legal at the parent
    total: list[float]  # sum of the results for the seat that decided, in shares of a victory
    bias: list[float]  # prior: how promising the decision looked, at most 1
    n_nodes: int

    # The current simulation
    path: list[int]  # the nodes visited
    depth: int  # their number
    shares: list[float]  # per seat: the evaluation at the end
    clear: int  # 1 until chance is drawn: until then the bot's own legal moves are the same in all worlds

    # Parameters
    explore: float  # exploration constant: how much a rarely tried move gains
    plain: int  # 1: no heuristic, rollouts are random playouts to the end
    horizon: int  # decisions of a rollout
    width: int  # progressive widening, in sixteenths
    temper: int  # hundredths of a point behind the best move that halve the prior

    def __init__(self, adviser: Adviser) -> None:
        super().__init__(adviser)
        self.explore = 0.5
        self.plain = 0
        self.horizon = 0
        self.width = 16
        self.temper = 100
        if not cython.compiled:
            for name in ("key", "first", "sibling", "fan", "visits", "seen"):
                setattr(self, name, [0] * MOST_NODES)
            self.total = [0.0] * MOST_NODES
            self.bias = [0.0] * MOST_NODES
            self.path = [0] * MOST_PATH
            self.shares = [0.0] * (SEAT_MASK + 1)

    # ---- Python interface -----------------------------------------------------------------------

    def begin(self, state: State, seat: int, seed: int) -> None:
        """Load a position in which this seat owes a decision; forget the last one."""
        super().begin(state, seat, seed)
        self.n_nodes = 0
        self.add(ROOT, 0, 1.0)

    def run(self, simulations: int) -> int:
        """Run so many simulations; return how many."""
        with cython.nogil:
            self.run_many(simulations)
        return simulations

    def choice(self) -> int:
        """The most visited action."""
        if self.fan[ROOT] == 0:
            raise ValueError("nothing was tried yet")
        return self.key[self.most_visited()] >> SEAT_BITS

    def tried(self) -> list[tuple[int, int, float]]:
        """Per action tried: the action, its visits, and its mean share of a victory."""
        found = []
        node = self.first[ROOT]
        while node != NONE:
            visits = self.visits[node]
            found.append((self.key[node] >> SEAT_BITS, visits, self.total[node] / visits))
            node = self.sibling[node]
        return sorted(found, key=lambda one: (-one[1], one[0]))

    # ---- one simulation -----------------------------------------------------------------------------

    def run_many(self, simulations: int) -> int:
        """Simulate: determinize, descend, roll out, back up."""
        for _ in range(simulations):
            self.imagine()
            self.descend()
            self.play_on()
            self.learn()
        return 0

    def descend(self) -> int:
        """Descend the tree to a new node, or to the end of the game."""
        node = ROOT
        self.depth = 0
        self.clear = 1
        mask = self.world.owing()
        while mask and self.depth < MOST_PATH:
            self.world.n_notes = 0
            if mask & CHANCE_DUE:
                self.clear = 0
                self.draw()
            else:
                seat = self.deciding(mask)
                node = self.step(node, seat)
                if node == NONE:
                    return 0
                self.path[self.depth] = node
                self.depth += 1
                self.world.do(seat, self.key[node] >> SEAT_BITS)
                if self.visits[node] == 0:
                    return 0
            mask = self.world.owing()
        return 0

    def step(self, node: int, seat: int) -> int:
        """The child to follow: a new one while there are few for the visits; NONE when there is no room."""
        child = NONE
        if 16 * self.fan[node] * self.fan[node] <= self.width * self.visits[node]:
            child = self.grow_plain(node, seat) if self.plain else self.grow(node, seat)
        if child == NONE:
            child = self.favourite(node, seat)
        if child == NONE:  # no child is legal in this world
            child = self.grow_plain(node, seat) if self.plain else self.grow(node, seat)
        return child

    def grow_plain(self, node: int, seat: int) -> int:
        """A child for a random legal move; NONE when that has one."""
        key = self.world.pick(seat) << SEAT_BITS | seat
        return self.add(node, key, 1.0) if self.child(node, key) == NONE else NONE

    def grow(self, node: int, seat: int) -> int:
        """A child for the best-looking move without one; NONE when all have one."""
        self.list_moves(seat)
        chosen = -1
        best = self.judged[0]
        for k in range(self.n_moves):
            best = self.judged[k] if self.judged[k] > best else best
            better = 1 if chosen < 0 or self.judged[k] > self.judged[chosen] else 0
            if better and self.child(node, self.moves[k] << SEAT_BITS | seat) == NONE:
                chosen = k
        if chosen < 0:
            return NONE
        attention = self.temper / (self.temper + 1.0 * (best - self.judged[chosen]))
        return self.add(node, self.moves[chosen] << SEAT_BITS | seat, attention)

    def child(self, node: int, key: int) -> int:
        """The child of a node with this key, or NONE."""
        child = self.first[node]
        while child != NONE and self.key[child] != key:
            child = self.sibling[child]
        return child

    def add(self, node: int, key: int, bias: float) -> int:
        """Add a node below another; NONE when the tree is full."""
        if self.n_nodes == MOST_NODES:
            return NONE
        new = self.n_nodes
        self.n_nodes += 1
        self.key[new] = key
        self.first[new] = NONE
        self.fan[new] = 0
        self.visits[new] = 0
        self.seen[new] = 0
        self.total[new] = 0.0
        self.bias[new] = bias
        if new == ROOT:
            return NONE
        self.sibling[new] = self.first[node]
        self.first[node] = new
        self.fan[node] += 1
        return new

    def favourite(self, node: int, seat: int) -> int:
        """Selection: the child with the best mean plus exploration term, of those legal in this world."""
        chosen = NONE
        best = -1.0
        known = self.clear if seat == self.eye else 0
        child = self.first[node]
        while child != NONE:
            key = self.key[child]
            if key & SEAT_MASK == seat and (known or self.world.can(seat, key >> SEAT_BITS)):
                self.seen[child] += 1
                visits = self.visits[child]
                worth = self.total[child] / visits
                worth += self.explore * self.bias[child] * sqrt(self.seen[child]) / (1 + visits)
                if worth > best:
                    best = worth
                    chosen = child
            child = self.sibling[child]
        return chosen

    def play_on(self) -> int:
        """The rollout beyond the tree, then its evaluation for every seat."""
        if self.plain:
            self.world.play_out()
        left = self.horizon
        mask = self.world.owing()
        while mask and (left > 0 or mask & CHANCE_DUE):
            self.go_on(mask)
            left -= 0 if mask & CHANCE_DUE else 1
            mask = self.world.owing()
        for seat in range(self.world.seats()):
            self.shares[seat] = self.adviser.value(seat)
        return 0

    def learn(self) -> int:
        """Back up the evaluation to all decisions on the path."""
        self.dice = self.world.rng
        self.visits[ROOT] += 1
        for k in range(self.depth):
            node = self.path[k]
            self.visits[node] += 1
            self.total[node] += self.shares[self.key[node] & SEAT_MASK]
        return 0

    def most_visited(self) -> int:
        """The most visited child of the root; ties go to the better result."""
        chosen = self.first[ROOT]
        node = self.sibling[chosen]
        while node != NONE:
            more = self.visits[node] - self.visits[chosen]
            if more > 0 or (more == 0 and self.total[node] > self.total[chosen]):
                chosen = node
            node = self.sibling[node]
        return chosen
