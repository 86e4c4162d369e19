"""The ghost of the solo game: its board, its fireflies, its cat on the pond (WIS-89 … WIS-98).

It is no seat: fireflies and levels are chance, and the rest follows from them. Plain Python;
ghost.pxd gives the C types.
"""

from __future__ import annotations

from stolek.games.wispwood.edition.schema import HIGHEST_FIREFLY, N_LEVELS, N_SPACES
from stolek.games.wispwood.rules import tables
from stolek.games.wispwood.rules.codes import (
    EMPTY,
    FIREFLY_SHOWN,
    GHOST,
    GHOST_REFRESHED,
    GHOST_SCORED,
    GHOST_SITS,
    GHOST_TOOK,
    LEVEL_DRAWN,
    NO_KIND,
)
from stolek.games.wispwood.rules.pond import Pond

LEVELS = list(range(N_LEVELS))  # a loop over a list has a length that the C compiler knows
NUMBERS = list(range(HIGHEST_FIREFLY + 1))
FIREFLIES = tables.firefly_counts()
STACK = tables.firefly_stacks()
VALUE = tables.ghost_values()


class Ghost(Pond):
    """The ghost, where there is one."""

    ghost: int  # its board, from 1; 0: nobody plays alone
    firefly: int  # what it has just revealed, while the pond is dealt anew for it
    levels: list[int]  # per level, the best first: its kind
    collected: list[int]  # per kind
    fireflies: list[int]  # per number: those of this round that nobody has seen
    ghost_points: list[int]  # per round

    # ---- set-up ------------------------------------------------------------------------------

    def next_level(self) -> int:
        """The first level without a kind; N_LEVELS when all have one."""
        level = 0
        while level < N_LEVELS and self.levels[level] != NO_KIND:
            level += 1
        return level

    def has_level(self, kind: int) -> bool:
        """Whether a kind has its level."""
        for level in LEVELS:
            if self.levels[level] == kind:
                return True
        return False

    def free_kind(self, k: int) -> int:
        """One of the kinds without a level, by its place among them."""
        kind = 0
        while k > 0 or self.has_level(kind):
            k -= 0 if self.has_level(kind) else 1
            kind += 1
        return kind

    def mark_level(self, kind: int) -> int:
        """The next level belongs to this kind (WIS-89)."""
        level = self.next_level()
        self.levels[level] = kind
        return self.note(LEVEL_DRAWN, level, kind, self.value(level))

    def value(self, level: int) -> int:
        """What a wisp of a level is worth on the ghost's board."""
        return VALUE[(self.ghost - 1) * N_LEVELS + level]

    def sit_down(self, space: int) -> int:
        """The ghost's cat takes the place of a wisp, which is discarded (WIS-90)."""
        self.note(GHOST_SITS, space, self.pond[space], 0)
        self.discard(space)
        self.pond[space] = GHOST
        return 0

    def haunt(self) -> int:
        """The space of the ghost's cat; N_SPACES while it has none."""
        space = 0
        while space < N_SPACES and self.pond[space] != GHOST:
            space += 1
        return space

    def shuffle_fireflies(self) -> int:
        """All fireflies lie face down again (WIS-91)."""
        for number in NUMBERS:
            self.fireflies[number] = FIREFLIES[number]
        return 0

    # ---- its turn ----------------------------------------------------------------------------

    def n_hidden(self) -> int:
        """Fireflies that nobody has seen in this round, those left out included."""
        n = 0
        for number in NUMBERS:
            n += self.fireflies[number]
        return n

    def hidden_firefly(self, k: int) -> int:
        """The number of one of them."""
        number = 0
        while k >= self.fireflies[number]:
            k -= self.fireflies[number]
            number += 1
        return number

    def has_fireflies(self) -> bool:
        """Whether its stack of this round has more (WIS-91, WIS-97)."""
        shown = -self.n_hidden()
        for number in NUMBERS:
            shown += FIREFLIES[number]
        return shown < STACK[self.round]

    def reveal(self, number: int) -> int:
        """A firefly says how many wisps the cat sees; too few are replaced first (WIS-93)."""
        self.fireflies[number] -= 1
        self.firefly = number
        self.note(FIREFLY_SHOWN, number, 0, 0)
        if self.n_wisps() < number:
            self.note(GHOST_REFRESHED, self.n_wisps(), 0, 0)
            self.discard_all()
        return 0

    def ghost_takes(self) -> int:
        """Of the wisps it sees clockwise the most valuable, of several the first (WIS-93)."""
        seen = 0
        best = N_LEVELS
        home = self.haunt()
        prey = home
        space = home
        while seen < self.firefly:
            space = space + 1 if space + 1 < N_SPACES else 0
            if self.pond[space] < EMPTY:
                seen += 1
                if self.level_of(self.pond[space]) < best:
                    best = self.level_of(self.pond[space])
                    prey = space
        self.note(GHOST_TOOK, prey, self.pond[prey], self.firefly)
        self.collected[self.pond[prey]] += 1
        self.pond[home] = EMPTY
        self.pond[prey] = GHOST
        self.firefly = 0
        return 0

    def level_of(self, kind: int) -> int:
        """The level of a kind, 0 is the best."""
        level = 0
        while self.levels[level] != kind:
            level += 1
        return level

    # ---- its points --------------------------------------------------------------------------

    def score_ghost(self) -> int:
        """Every wisp it has ever collected counts anew (WIS-98)."""
        points = 0
        for level in LEVELS:
            points += self.value(level) * self.collected[self.levels[level]]
        self.ghost_points[self.round] = points
        return self.note(GHOST_SCORED, points, 0, 0)

    def ghost_total(self) -> int:
        """All its points."""
        return self.ghost_points[0] + self.ghost_points[1] + self.ghost_points[2]
