"""The stock of castle tiles, face down, and the tiles shown in this turn (KOD-5, KOD-13, KOD-46).

Plain Python; stock.pxd gives the C types. Two tiles were removed unseen, and are never drawn. A tile that
was shown and returned is surely in the stock; the others may be the removed ones, so two counts are kept.
"""

from __future__ import annotations

from stolek.games.dicekings import tables
from stolek.games.dicekings.codes import DREW, NO_LAND, RETURNED
from stolek.games.dicekings.edition import MOST_SHOWN, N_LANDS
from stolek.games.dicekings.realm import Realm

LANDS = list(range(N_LANDS))
LAND_FIELDS = tables.land_bits()
LAND = tables.lands_of_fields()


class Stock(Realm):
    """Face-down tiles, known by their lands only."""

    returned: list[int]  # per land: tiles surely in the stock, because they were shown and returned
    unseen: list[int]  # per land: tiles in the stock or removed
    shown: list[int]  # lands of the tiles shown now, in the order in which they were drawn
    stock: int  # tiles in the stock
    due: int  # tiles still to be drawn

    # ---- odds --------------------------------------------------------------------------------

    def n_returned(self) -> int:
        """Tiles that are surely in the stock."""
        n = 0
        for land in LANDS:
            n += self.returned[land]
        return n

    def n_others(self) -> int:
        """Tiles that are in the stock or removed."""
        n = 0
        for land in LANDS:
            n += self.unseen[land]
        return n

    def n_tile_tickets(self) -> int:
        """Of so many tiles in the stock each returned one is one; the others share what is left."""
        return self.stock * self.n_others()

    def tile_tickets(self, land: int) -> int:
        """How many of these tickets bring a land."""
        return self.returned[land] * self.n_others() + self.unseen[land] * (self.stock - self.n_returned())

    def land_of_ticket(self, ticket: int) -> int:
        """The land that a ticket brings."""
        others = self.n_others()
        doubtful = self.stock - self.n_returned()
        land = 0
        left = ticket
        while left >= self.returned[land] * others + self.unseen[land] * doubtful:
            left -= self.returned[land] * others + self.unseen[land] * doubtful
            land += 1
        return land

    # ---- tiles -------------------------------------------------------------------------------

    def show_tile(self, seat: int, land: int) -> int:
        """A tile is drawn and shown; of two alike the one that surely was there (KOD-46)."""
        if self.returned[land] > 0:
            self.returned[land] -= 1
        else:
            self.unseen[land] -= 1
        self.shown[self.n_shown()] = land
        self.stock -= 1
        self.due -= 1
        return self.note(DREW, seat, land, 0)

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
