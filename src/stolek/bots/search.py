"""The search: a tree of decisions, grown by imagining again and again what the seat cannot know.

Information-set Monte Carlo tree search with open-loop chance: every simulation deals anew whatever is hidden,
draws what fortune brings, and follows the tree as far as it goes; so a node stands for the decisions that
led to it, in all the worlds in which they can be taken. A node looks at few moves first, the most promising
ones as the game's adviser judges them, and at more of them the oftener it is visited. From the end of the
tree the adviser (or pure luck) plays on for a while, and what it thinks of the position then flows back.

The tree lives in arrays of a fixed size, so its memory is bounded; all arithmetic is on doubles with the four
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
MOST_PATH = 512  # nodes that one simulation may pass
SEAT_BITS = 3  # a node's key is its action and, in so many bits, the seat
SEAT_MASK = (1 << SEAT_BITS) - 1
ROOT = 0
NONE = 0  # no node: the root is nobody's child


class Search(Ranking):
    """A search for one kind of game; it can be used again for other positions."""

    # The tree, node by node
    key: list[int]  # the decision that leads to it
    first: list[int]  # its first child
    sibling: list[int]  # the next child of the same parent
    fan: list[int]  # how many children it has
    visits: list[int]
    seen: list[int]  # how often its decision could be taken
    total: list[float]  # what it has brought the seat that decided, in shares of a victory
    bias: list[float]  # how promising the decision looked, at most 1
    n_nodes: int

    # The simulation under way
    path: list[int]  # the nodes passed
    depth: int  # how many they are
    shares: list[float]  # per seat: how good the end of it is
    clear: int  # 1 while nothing was drawn: then what the seat itself can do is known

    # How it is done
    explore: float  # how much a move gains by having been tried seldom
    plain: int  # 1: without advice, playing on by pure luck to the end
    horizon: int  # decisions that are played on after the tree
    width: int  # how fast more moves are looked at, in sixteenths
    temper: int  # hundredths of a point behind the best move that halve the attention

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

    # ---- the Python face ------------------------------------------------------------------------

    def begin(self, state: State, seat: int, seed: int) -> None:
        """Take over a position in which this seat owes a decision; all that was known is forgotten."""
        super().begin(state, seat, seed)
        self.n_nodes = 0
        self.add(ROOT, 0, 1.0)

    def run(self, simulations: int) -> int:
        """Imagine so many games from here on, and say how many it were."""
        with cython.nogil:
            self.run_many(simulations)
        return simulations

    def choice(self) -> int:
        """The action that was tried most."""
        if self.fan[ROOT] == 0:
            raise ValueError("nothing was tried yet")
        return self.key[self.most_visited()] >> SEAT_BITS

    def tried(self) -> list[tuple[int, int, float]]:
        """What was tried here: action, how often, and the share of a victory that it brought."""
        found = []
        node = self.first[ROOT]
        while node != NONE:
            visits = self.visits[node]
            found.append((self.key[node] >> SEAT_BITS, visits, self.total[node] / visits))
            node = self.sibling[node]
        return sorted(found, key=lambda one: (-one[1], one[0]))

    # ---- one simulation -----------------------------------------------------------------------------

    def run_many(self, simulations: int) -> int:
        """Imagine, go down the tree, play on, learn; so many times."""
        for _ in range(simulations):
            self.imagine()
            self.descend()
            self.play_on()
            self.learn()
        return 0

    def descend(self) -> int:
        """Go down the tree, one node further than it went before."""
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
        """The child to follow: a new one while there are few for so many visits; none without room."""
        child = NONE
        if 16 * self.fan[node] * self.fan[node] <= self.width * self.visits[node]:
            child = self.grow_plain(node, seat) if self.plain else self.grow(node, seat)
        if child == NONE:
            child = self.favourite(node, seat)
        if child == NONE:  # in this world none of the children can be followed
            child = self.grow_plain(node, seat) if self.plain else self.grow(node, seat)
        return child

    def grow_plain(self, node: int, seat: int) -> int:
        """A child for any legal move; none when that has one."""
        key = self.world.pick(seat) << SEAT_BITS | seat
        return self.add(node, key, 1.0) if self.child(node, key) == NONE else NONE

    def grow(self, node: int, seat: int) -> int:
        """A child for the move that looks best of those without one; none when all have one."""
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
        """The child of a node with this key, or none."""
        child = self.first[node]
        while child != NONE and self.key[child] != key:
            child = self.sibling[child]
        return child

    def add(self, node: int, key: int, bias: float) -> int:
        """A new node below another; none when the room is used up."""
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
        """The child that did best or was tried too seldom, of those that can be followed in this world."""
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
        """Play on beyond the tree, then ask how good that is for everybody."""
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
        """What the end is worth flows back to all decisions that led there."""
        self.dice = self.world.rng
        self.visits[ROOT] += 1
        for k in range(self.depth):
            node = self.path[k]
            self.visits[node] += 1
            self.total[node] += self.shares[self.key[node] & SEAT_MASK]
        return 0

    def most_visited(self) -> int:
        """The child of the root that was tried most; of several the better one."""
        chosen = self.first[ROOT]
        node = self.sibling[chosen]
        while node != NONE:
            more = self.visits[node] - self.visits[chosen]
            if more > 0 or (more == 0 and self.total[node] > self.total[chosen]):
                chosen = node
            node = self.sibling[node]
        return chosen
