"""The stock of castle tiles, face down, and the tiles shown in this turn (KOD-5, KOD-13, KOD-46).

Plain Python; stock.pxd gives the C types. Two tiles were removed unseen, and are never drawn. A tile that
was shown and returned is certainly in the stock; the others may be the removed ones, so two counts are kept.
Where a land has one of each and comes again, nobody can tell which one it is. It is counted as the returned
one, and the echo is recorded: it is evidence that the other one is there, too.
"""

from __future__ import annotations

from stolek.games.dicekings.edition.schema import MOST_ECHOES, MOST_SHOWN, N_LANDS
from stolek.games.dicekings.rules import tables
from stolek.games.dicekings.rules.codes import DREW, NO_LAND, RETURNED
from stolek.games.dicekings.rules.realm import Realm

LANDS = list(range(N_LANDS))
LAND_FIELDS = tables.land_bits()
LAND = tables.lands_of_fields()


class Stock(Realm):
    """Face-down tiles, known by their lands only."""

    suspects: list[int]  # per land: how much an unseen tile of it is suspected to be removed
    suspicion: int  # of all unseen tiles together
    removals: int  # ways to remove two of them, by how much they are suspected
    returned: list[int]  # per land: tiles certainly in the stock, because they were shown and returned
    unseen: list[int]  # per land: tiles in the stock or removed
    echoes: list[int]  # per land: how often it came while one returned and one unseen tile were face down
    shown: list[int]  # lands of the tiles shown now, in the order in which they were drawn
    stock: int  # tiles in the stock
    due: int  # tiles still to be drawn

    # ---- odds --------------------------------------------------------------------------------

    def weigh(self) -> int:
        """How much each unseen tile is suspected to be removed (every echo halves it), and the ways to remove
        two of them, each by how much both are suspected."""
        most = 0
        for land in LANDS:
            most = self.echoes[land] if self.echoes[land] > most else most
        self.suspicion = 0
        squares = 0
        for land in LANDS:
            own = 1 << (most - self.echoes[land])
            self.suspects[land] = own
            self.suspicion += self.unseen[land] * own
            squares += self.unseen[land] * own * own
        self.removals = (self.suspicion * self.suspicion - squares) >> 1
        return 0

    def n_tile_tickets(self) -> int:
        """Of every way to remove two tiles, one ticket for each tile in the stock."""
        return self.stock * self.removals

    def tile_tickets(self, land: int) -> int:
        """How many bring a land: a returned tile is certainly in the stock, an unseen one unless removed."""
        own = self.suspects[land]
        there = self.removals - own * (self.suspicion - own)
        return self.returned[land] * self.removals + self.unseen[land] * there

    def land_of_ticket(self, ticket: int) -> int:
        """The land that a ticket brings."""
        land = 0
        left = ticket - self.tile_tickets(0)
        while left >= 0:
            land += 1
            left -= self.tile_tickets(land)
        return land

    # ---- tiles -------------------------------------------------------------------------------

    def show_tile(self, seat: int, land: int) -> int:
        """A tile is drawn and shown (KOD-46)."""
        if self.returned[land] > 0:
            self.returned[land] -= 1
            self.hear(land)
        else:
            self.unseen[land] -= 1
            self.echoes[land] = self.echoes[land] if self.unseen[land] > 0 else 0
        self.shown[self.n_shown()] = land
        self.stock -= 1
        self.due -= 1
        if self.due > 0:
            self.weigh()
        return self.note(DREW, seat, land, 0)

    def hear(self, land: int) -> int:
        """A returned tile came, or its unseen twin: that is twice as likely if the twin is there."""
        if self.unseen[land] > 0 and self.echoes[land] < MOST_ECHOES:
            self.echoes[land] += 1
        return 0

    def n_shown(self) -> int:
        """How many tiles are shown now."""
        n = 0
        while n < MOST_SHOWN and self.shown[n] != NO_LAND:
            n += 1
        return n

    def fields_for_shown(self) -> int:
        """Free fields of the lands shown: where a tile can be placed (KOD-45)."""
        fields = 0
        for k in range(self.n_shown()):
            fields |= LAND_FIELDS[self.shown[k]]
        return fields & self.free()

    def lay_tile(self, field: int) -> int:
        """The tile of a field's land is laid; those drawn later move up."""
        k = 0
        while self.shown[k] != LAND[field]:
            k += 1
        while k + 1 < MOST_SHOWN:
            self.shown[k] = self.shown[k + 1]
            k += 1
        self.shown[k] = NO_LAND
        return 0

    def return_tiles(self, seat: int) -> int:
        """All other tiles go back into the stock (KOD-47, KOD-48)."""
        for k in range(self.n_shown()):
            land = self.shown[k]
            self.returned[land] += 1
            self.stock += 1
            self.shown[k] = NO_LAND
            self.note(RETURNED, seat, land, 0)
        return 0
