"""The map: castles, tokens, dragons and gems on it, and what everybody owns (KOD-3, KOD-4, KOD-53, KOD-64).

Plain Python; realm.pxd gives the C types. Sets of fields are bits.
"""

from __future__ import annotations

from stolek.games.dicekings.edition.schema import (
    MOST_FIRES,
    N_FIELDS,
    N_TOKENS,
    PER_FIELD_OF_LARGEST,
    PER_GOLD,
    PER_OTHER_FIELD,
    PER_WHITE,
)
from stolek.games.dicekings.rules import tables
from stolek.games.dicekings.rules.claims import Claims
from stolek.games.dicekings.rules.codes import GEM_FOUND, GOLD, NO_GEM, WHITE

FIELDS = list(range(N_FIELDS))
FIELD_BIT = tables.bits_of_fields()
ALL_FIELDS = (1 << N_FIELDS) - 1
BESIDE = tables.neighbour_bits()


class Realm(Claims):
    """Fields, gems, fires and tokens."""

    tokens: list[int]  # per seat: its fields
    dragons: int
    neutral: int  # fields with a tile and nothing else (KOD-62)
    white: int  # fields with a white gem
    gold: int
    whites: list[int]  # per seat: white gems
    golds: list[int]
    fires: list[int]  # per seat
    white_stock: int
    gold_stock: int
    fire_stock: int
    map: int  # how the parts are joined

    # ---- fields ------------------------------------------------------------------------------

    def n_fields(self, fields: int) -> int:
        """How many fields there are in a set."""
        n = 0
        while fields:
            fields &= fields - 1
            n += 1
        return n

    def field_in(self, fields: int, number: int) -> int:
        """One field of a set."""
        field = 0
        left = number
        while fields & FIELD_BIT[field] == 0 or left > 0:
            left -= 1 if fields & FIELD_BIT[field] else 0
            field += 1
        return field

    def has_field(self, fields: int, field: int) -> bool:
        """Whether a field is one of a set."""
        return fields & FIELD_BIT[field] != 0

    def others(self, seat: int) -> int:
        """Fields with a token of another seat."""
        fields = 0
        for other in range(self.players):
            if other != seat:
                fields |= self.tokens[other]
        return fields

    def free(self) -> int:
        """Fields without a castle tile (KOD-3)."""
        return ALL_FIELDS & ~(self.others(-1) | self.dragons | self.neutral)

    def beside(self, fields: int) -> int:
        """Fields that touch one of these (KOD-4)."""
        found = 0
        for field in FIELDS:
            if fields & FIELD_BIT[field]:
                found |= BESIDE[self.map * N_FIELDS + field]
        return found

    def nearest(self, seat: int) -> int:
        """Tokens of others that are nearest to the own ones; all of them if there are none (KOD-53)."""
        targets = self.others(seat)
        reached = self.tokens[seat]
        if targets == 0 or reached == 0:
            return targets
        while reached & targets == 0:
            reached |= self.beside(reached)
        return reached & targets

    def owner(self, field: int) -> int:
        """Whose token lies there; the number of players when there is none."""
        seat = 0
        while seat < self.players and self.tokens[seat] & FIELD_BIT[field] == 0:
            seat += 1
        return seat

    # ---- pieces ------------------------------------------------------------------------------

    def is_out_of_tokens(self, seat: int) -> bool:
        """Whether all tokens are on the map (KOD-57)."""
        return self.n_fields(self.tokens[seat]) == N_TOKENS

    def put_token(self, seat: int, field: int) -> int:
        """A token, and the gem of the field for its owner (KOD-45)."""
        self.tokens[seat] |= FIELD_BIT[field]
        gem = self.gem_on(field)
        if gem == WHITE:
            self.white &= ~FIELD_BIT[field]
            self.whites[seat] += 1
        elif gem == GOLD:
            self.gold &= ~FIELD_BIT[field]
            self.golds[seat] += 1
        if gem != NO_GEM:
            self.note(GEM_FOUND, seat, field, gem)
        return 0

    def gem_on(self, field: int) -> int:
        """The gem of a field."""
        if self.white & FIELD_BIT[field]:
            return WHITE
        return GOLD if self.gold & FIELD_BIT[field] else NO_GEM

    def has_gem(self, seat: int, gem: int) -> bool:
        """Whether a seat has such a gem."""
        return (self.golds[seat] if gem == GOLD else self.whites[seat]) > 0

    # ---- points ------------------------------------------------------------------------------

    def largest(self, seat: int) -> int:
        """The size of the largest territory (KOD-64)."""
        left = self.tokens[seat]
        most = 0
        while left:
            territory = left & -left
            before = 0
            while territory != before:
                before = territory
                territory |= self.beside(territory) & left
            left &= ~territory
            size = self.n_fields(territory)
            most = size if size > most else most
        return most

    def has_most_fires(self, seat: int) -> bool:
        """Whether nobody has more dragon fires, and there is one at least (KOD-68)."""
        for other in range(self.players):
            if self.fires[other] > self.fires[seat]:
                return False
        return self.fires[seat] > 0

    def score(self, seat: int) -> int:
        """All points (KOD-64 … KOD-68)."""
        largest = self.largest(seat)
        points = PER_FIELD_OF_LARGEST * largest
        points += PER_OTHER_FIELD * (self.n_fields(self.tokens[seat]) - largest)
        points += PER_GOLD * self.golds[seat] + PER_WHITE * self.whites[seat]
        return points + (MOST_FIRES if self.has_most_fires(seat) else 0)
