"""The pond and the tiles around it: what is dealt, discarded and shuffled again.

Nothing lies in an order: the supply is how many tiles it has, and how many of each kind are among the
tiles that nobody has seen (WIS-14, WIS-15). Trees and the tiles under cats are unseen, too, and as
likely of any kind as those in the supply; so they count in the odds of the next tile. When discards
become the supply in mid-round, what is unseen in front of the players is known not to be among them,
and is kept apart until the trees return (WIS-16a). From then on the tiles under cats count with them, a
simplification that docs/decisions/0011 explains.

Plain Python; pond.pxd gives the C types.
"""

from __future__ import annotations

from stolek.games.wispwood.edition.schema import N_KINDS, N_SPACES
from stolek.games.wispwood.rules import tables
from stolek.games.wispwood.rules.codes import DEALT, EMPTY, LAID_PIECE, NO_SHAPE, RESHUFFLED
from stolek.games.wispwood.rules.forests import Forests

KINDS = list(range(N_KINDS))  # a loop over a list has a length that the C compiler knows
SPACES = list(range(N_SPACES))
EDGE = tables.edge_shapes()
ON_EDGE = 2  # shapes of an edge


class Pond(Forests):
    """Shapes around the pond, wisps in it, tiles beside it."""

    pond: list[int]  # per space: a kind, EMPTY or GHOST
    slots: list[int]  # the shape after each space, clockwise (WIS-9)
    pool: list[int]  # per kind: unseen tiles among which the supply is
    apart: list[int]  # per kind: unseen tiles in front of players, certainly not in the supply (WIS-16a)
    discards: list[int]  # per kind
    stock: int  # tiles in the supply
    per_piece: int  # shapes on one piece of the pond: an edge has two, in the free set-up it is one

    # ---- shapes around the pond --------------------------------------------------------------

    def next_slot(self) -> int:
        """The first slot without a shape; N_SPACES when all have one."""
        slot = 0
        while slot < N_SPACES and self.slots[slot] != NO_SHAPE:
            slot += 1
        return slot

    def piece_shape(self, piece: int) -> int:
        """The first shape on a piece."""
        return EDGE[piece * ON_EDGE] if self.per_piece == ON_EDGE else piece

    def is_loose(self, piece: int) -> bool:
        """Whether a piece has not been laid yet."""
        for slot in SPACES:
            if self.slots[slot] == self.piece_shape(piece):
                return False
        return True

    def n_loose(self) -> int:
        """How many pieces have not been laid yet."""
        return (N_SPACES - self.next_slot()) // self.per_piece

    def loose_piece(self, k: int) -> int:
        """One of them, by its place among them."""
        piece = 0
        while k > 0 or not self.is_loose(piece):
            k -= 1 if self.is_loose(piece) else 0
            piece += 1
        return piece

    def lay_piece(self, piece: int) -> int:
        """Lay a piece clockwise of those that lie already (WIS-9)."""
        slot = self.next_slot()
        if self.per_piece == 1:
            self.slots[slot] = piece
            return self.note(LAID_PIECE, slot, piece, NO_SHAPE)
        self.slots[slot] = EDGE[piece * ON_EDGE]
        self.slots[slot + 1] = EDGE[piece * ON_EDGE + 1]
        return self.note(LAID_PIECE, slot, self.slots[slot], self.slots[slot + 1])

    def slot_before(self, space: int) -> int:
        """The slot before a space; the one after it has the same number (WIS-9, WIS-29)."""
        return space - 1 if space > 0 else N_SPACES - 1

    # ---- wisps in the pond -------------------------------------------------------------------

    def n_wisps(self) -> int:
        """How many wisps the pond has; the ghost's cat is none (WIS-95)."""
        n = 0
        for space in SPACES:
            n += 1 if self.pond[space] < EMPTY else 0
        return n

    def all_alike(self) -> bool:
        """Whether there are wisps, all of one kind (WIS-26)."""
        kind = EMPTY
        for space in SPACES:
            if self.pond[space] < EMPTY:
                if kind != EMPTY and kind != self.pond[space]:
                    return False
                kind = self.pond[space]
        return kind != EMPTY

    def discard(self, space: int) -> int:
        """Put a wisp of the pond on the discard pile."""
        self.discards[self.pond[space]] += 1
        self.pond[space] = EMPTY
        return 0

    def discard_all(self) -> int:
        """Put all wisps of the pond on the discard pile; the ghost's cat stays (WIS-95)."""
        for space in SPACES:
            if self.pond[space] < EMPTY:
                self.discard(space)
        return 0

    def next_empty(self) -> int:
        """The first empty space; N_SPACES when there is none."""
        space = 0
        while space < N_SPACES and self.pond[space] != EMPTY:
            space += 1
        return space

    def deal(self, kind: int) -> int:
        """A tile of the supply is turned up and becomes a wisp (WIS-10)."""
        space = self.next_empty()
        self.pond[space] = kind
        self.pool[kind] -= 1
        self.stock -= 1
        return self.note(DEALT, space, kind, 0)

    # ---- tiles beside the pond ---------------------------------------------------------------

    def n_unseen(self) -> int:
        """How many tiles the next one may be, each as likely as any other (WIS-15)."""
        n = 0
        for kind in KINDS:
            n += self.pool[kind]
        return n

    def unseen_kind(self, k: int) -> int:
        """The kind of one of them; of the last kind when there is none, which no game of the box comes to."""
        kind = 0
        while kind < N_KINDS - 1 and k >= self.pool[kind]:
            k -= self.pool[kind]
            kind += 1
        return kind

    def reshuffle(self) -> int:
        """An empty supply is made of the discards (WIS-16); what lies unseen is kept apart (WIS-16a)."""
        for kind in KINDS:
            self.apart[kind] += self.pool[kind]
            self.pool[kind] = self.discards[kind]
            self.discards[kind] = 0
        self.stock = self.n_unseen()
        return self.note(RESHUFFLED, self.stock, 0, 0)

    def spend_tree(self) -> int:
        """A tile of the supply is laid face down; nobody sees its face (WIS-14)."""
        if self.stock == 0:
            self.reshuffle()
        self.stock -= 1
        return 0

    def take_back_trees(self, count: int) -> int:
        """Trees return to the supply, which is shuffled: all that is unseen is one again (WIS-15, WIS-47)."""
        for kind in KINDS:
            self.pool[kind] += self.apart[kind]
            self.apart[kind] = 0
        self.stock += count
        return 0
