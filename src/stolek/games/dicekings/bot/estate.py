"""What land, gems, fires and jokers are worth to a seat, in hundredths of a point (KOD-39, KOD-64 … KOD-68).

Plain Python; estate.pxd gives the C types. First the map is surveyed: every seat's territories and what may
still join them. After that a field, a gem or a card is weighed in a few steps; every weighing leaves its
named terms.
"""

from __future__ import annotations

from stolek.games.dicekings.bot.terms import FIRES, GEM, HINDERS, JOKERS, N_TERMS, OUTLOOK, POINT, TERRITORY
from stolek.games.dicekings.edition.schema import (
    MOST_FIRES,
    N_FIELDS,
    N_SYMBOLS,
    N_TOKENS,
    PER_FIELD_OF_LARGEST,
    PER_GOLD,
    PER_OTHER_FIELD,
    PER_WHITE,
)
from stolek.games.dicekings.rules import tables
from stolek.games.dicekings.rules.codes import GOLD, NO_GEM, WHITE
from stolek.games.dicekings.rules.state import DiceKings
from stolek.games.dicekings.rules.tables import BIT_PRIME
from stolek.kernel.adviser import Adviser
from stolek.kernel.state import State

MERGED = (PER_FIELD_OF_LARGEST - PER_OTHER_FIELD) * POINT  # for a field that joins the largest territory
BESIDE = tables.neighbour_bits()
FIELD_AT = tables.fields_by_remainder()

# What things turned out to be worth in the middle of many games, in hundredths of a point; by players
TOKEN = [0, 0, 170, 125, 90]  # any field: tokens come and go, and territories are joined later
JOINED = [0, 0, 80, 100, 105]  # beyond that, a field of the largest territory
OPEN = [0, 0, 50, 15, 5]  # a field without token beside the largest territory
PAIR = [0, 0, 155, 45, 20]  # two open jokers alike
BACK = [0, 0, 285, 150, 90]  # a superjoker
SINGLE = [0, 0, 35, 10, 5]  # any other open joker
LINKED = 80  # a field whose territory one more field may join to the largest one
KEPT = 92  # a gem, for every point of it: it may be stolen
FIRE = 160  # a dragon fire, early in the game
DENIED = 25  # hundredths of what a field would have brought the others
LASTING = 6  # tiles in the stock at which the future is worth half
RIVALS = [0, 0, 100, 60, 40]  # hundredths of another seat's loss that are an own gain


class Estate(Adviser):
    """A survey of the map and of what everybody owns."""

    position: DiceKings
    part: list[int]  # per seat, sixteen places: its territories
    rim: list[int]  # fields beside each of them
    size: list[int]
    credit: list[int]  # what may come of it
    n_parts: list[int]
    main: list[int]  # per seat: which territory is the largest
    big: list[int]  # its size
    doubles: list[int]  # per seat: pairs of alike jokers
    odd: list[int]  # per seat: open jokers left over
    open: int  # fields without token that can still be won
    season: int  # hundredths: how much of what may come will come
    thrift: int  # the same for jokers
    token: int  # what a field is worth
    joined: int  # what each field more of the largest territory is worth beyond that
    rivalry: int  # hundredths of another's loss that are an own gain

    def __init__(self) -> None:
        super().__init__()
        self.part = [0] * 64
        self.rim = [0] * 64
        self.size = [0] * 64
        self.credit = [0] * 64
        self.n_parts = [0] * 4
        self.main = [0] * 4
        self.big = [0] * 4
        self.doubles = [0] * 4
        self.odd = [0] * 4

    def watch(self, state: State) -> int:
        """Look at this position from now on."""
        self.state = state
        self.position = state  # type: ignore[assignment]
        return 0

    # ---- the survey ---------------------------------------------------------------------------------

    def survey(self) -> int:
        """Territories and jokers of everybody."""
        stock = self.position.stock
        self.open = self.position.free() | self.position.dragons
        self.season = 100 * stock // (stock + LASTING)
        self.thrift = 100 * stock // (stock + 1)
        players = self.position.players
        self.token = POINT + (TOKEN[players] - POINT) * self.thrift // 100
        self.joined = MERGED - (MERGED - JOINED[players]) * self.thrift // 100
        self.rivalry = RIVALS[players]
        for seat in range(self.position.players):
            self.split(seat)
            self.look_on(seat)
            self.count_jokers(seat)
        return 0

    def split(self, seat: int) -> int:
        """Territories of a seat (KOD-64)."""
        left = self.position.tokens[seat]
        self.n_parts[seat] = 0
        self.main[seat] = N_TOKENS * seat
        self.big[seat] = 0
        while left:
            k = N_TOKENS * seat + self.n_parts[seat]
            self.n_parts[seat] += 1
            left &= ~self.grow(k, left)
            if self.size[k] > self.big[seat]:
                self.big[seat] = self.size[k]
                self.main[seat] = k
        return 0

    def grow(self, k: int, fields: int) -> int:
        """The territory of the first of these fields, its size and its rim; returns the territory."""
        own = 0
        rim = 0
        n = 0
        edge = fields & -fields
        while edge:
            bit = edge & -edge
            near = BESIDE[self.position.map * N_FIELDS + FIELD_AT[bit % BIT_PRIME]]
            own |= bit
            rim |= near
            n += 1
            edge = (edge | near & fields) & ~own
        self.part[k] = own
        self.rim[k] = rim
        self.size[k] = n
        return own

    def look_on(self, seat: int) -> int:
        """What may come of the territories that are not the largest."""
        main = self.rim[self.main[seat]] & self.open
        for k in range(N_TOKENS * seat, N_TOKENS * seat + self.n_parts[seat]):
            self.credit[k] = 0
            if k != self.main[seat] and self.rim[k] & main:
                self.credit[k] = self.size[k] * LINKED
        return 0

    def count_jokers(self, seat: int) -> int:
        """Pairs of alike jokers, and those left over."""
        self.doubles[seat] = 0
        self.odd[seat] = 0
        for symbol in range(N_SYMBOLS * seat, N_SYMBOLS * seat + N_SYMBOLS):
            fronts = self.position.fronts[symbol]
            self.doubles[seat] += fronts >> 1
            self.odd[seat] += fronts & 1
        return 0

    def clear_terms(self) -> int:
        """Nothing weighed yet."""
        for term in range(N_TERMS):
            self.terms[term] = 0
        return 0

    def total(self) -> int:
        """All terms together."""
        n = 0
        for term in range(N_TERMS):
            n += self.terms[term]
        return n

    # ---- fields -------------------------------------------------------------------------------------

    def weigh_field(self, seat: int, field: int) -> int:
        """A token on a field without one, and its gem (KOD-45)."""
        self.terms[GEM] += self.gem_worth(self.position.gem_on(field))
        self.terms[HINDERS] += self.denied(seat, field)
        return self.weigh_token(seat, field)

    def weigh_token(self, seat: int, field: int) -> int:
        """A token there: points at once, and what may come of it."""
        near = BESIDE[self.position.map * N_FIELDS + field]
        size = 1
        rim = near
        before = 0
        joins_main = 1 if self.n_parts[seat] == 0 else 0
        for k in range(N_TOKENS * seat, N_TOKENS * seat + self.n_parts[seat]):
            if self.part[k] & near:
                size += self.size[k]
                rim |= self.rim[k]
                before += self.credit[k]
                joins_main = 1 if k == self.main[seat] else joins_main
        gained = size - self.big[seat]
        self.terms[TERRITORY] += self.token + (self.joined * gained if gained > 0 else 0)
        main = self.rim[self.main[seat]] & self.open if self.n_parts[seat] else 0
        after = 0
        if joins_main:
            after = OPEN[self.position.players] * self.position.n_fields(near & self.open & ~main)
        elif gained <= 0 and rim & main:
            after = size * LINKED
        self.terms[OUTLOOK] += (after - before) * self.season // 100
        return 0

    def token_gain(self, seat: int, field: int) -> int:
        """The points that a token there would bring a seat at once."""
        near = BESIDE[self.position.map * N_FIELDS + field]
        size = 1
        for k in range(N_TOKENS * seat, N_TOKENS * seat + self.n_parts[seat]):
            if self.part[k] & near:
                size += self.size[k]
        gained = size - self.big[seat]
        return self.token + (self.joined * gained if gained > 0 else 0)

    def denied(self, seat: int, field: int) -> int:
        """What the others cannot win there any more, as far as it is an own gain."""
        lost = 0
        gem = self.gem_worth(self.position.gem_on(field))
        for other in range(self.position.players):
            if other != seat:
                lost += self.token_gain(other, field) + gem
        return lost * DENIED // 100 * self.rivalry // 100

    def loss(self, victim: int, field: int) -> int:
        """The points that a seat loses with its token there (KOD-52)."""
        spare = N_TOKENS * victim + self.n_parts[victim]
        if self.n_parts[victim] == N_TOKENS:
            return self.token  # sixteen single fields
        left = self.position.tokens[victim] & ~(1 << field)
        big = 0
        while left:
            left &= ~self.grow(spare, left)
            big = self.size[spare] if self.size[spare] > big else big
        return self.token + self.joined * (self.big[victim] - big)

    def weigh_conquest(self, seat: int, field: int) -> int:
        """An own token takes the place of another's (KOD-52)."""
        victim = self.position.owner(field)
        self.terms[HINDERS] += self.loss(victim, field) * self.rivalry // 100
        return self.weigh_token(seat, field)

    def weigh_slaying(self, seat: int, field: int) -> int:
        """A dragon's fire, its field and its gem (KOD-51)."""
        self.terms[FIRES] += self.fire_worth(seat)
        return self.weigh_field(seat, field)

    def weigh_dragon(self, seat: int, field: int) -> int:
        """A dragon on a field: nobody has it, for a while (KOD-58)."""
        gem = self.gem_worth(self.position.gem_on(field))
        own = (self.token_gain(seat, field) + gem) * DENIED // 100
        self.terms[TERRITORY] -= own
        self.terms[HINDERS] += self.denied(seat, field)
        return 0

    # ---- gems and fires -----------------------------------------------------------------------------

    def gem_worth(self, gem: int) -> int:
        """The points of a gem (KOD-66, KOD-67)."""
        if gem == NO_GEM:
            return 0
        return (PER_GOLD if gem == GOLD else PER_WHITE) * KEPT

    def fire_worth(self, seat: int) -> int:
        """One more dragon fire: what it is worth itself, and the lead that it takes or shares (KOD-68)."""
        most = 0
        for other in range(self.position.players):
            if other != seat and self.position.fires[other] > most:
                most = self.position.fires[other]
        ahead = self.position.fires[seat] - most
        worth = FIRE * self.season // 100
        if ahead == -1 or (ahead == 0 and most == 0):
            worth += self.lead_worth()
        elif ahead == 0:
            worth += self.lead_worth() * self.rivalry // 100
        return worth

    def lead_worth(self) -> int:
        """The lead in fires: the later, the surer (KOD-68)."""
        return MOST_FIRES * (POINT - self.season)

    # ---- jokers -------------------------------------------------------------------------------------

    def hand(self, doubles: int, odd: int, backs: int) -> int:
        """What so many pairs, single open jokers and superjokers are worth (KOD-39)."""
        players = self.position.players
        worth = PAIR[players] * doubles + SINGLE[players] * odd + BACK[players] * backs
        return worth * self.thrift // 100

    def jokers_of(self, seat: int) -> int:
        """What the cards in front of a seat are worth."""
        return self.hand(self.doubles[seat], self.odd[seat], self.position.backs[seat])

    def front_gain(self, seat: int, symbol: int) -> int:
        """What one more open joker is worth to a seat."""
        doubles = self.doubles[seat]
        odd = self.odd[seat]
        pairs = self.position.fronts[seat * N_SYMBOLS + symbol] & 1
        doubles += pairs
        odd += 1 - 2 * pairs
        return self.hand(doubles, odd, self.position.backs[seat]) - self.jokers_of(seat)

    def front_loss(self, seat: int, symbol: int, cards: int, backs: int) -> int:
        """What a seat loses with so many open jokers of a symbol and so many superjokers."""
        fronts = self.position.fronts[seat * N_SYMBOLS + symbol]
        doubles = self.doubles[seat] + ((fronts - cards) >> 1) - (fronts >> 1)
        odd = self.odd[seat] + ((fronts - cards) & 1) - (fronts & 1)
        return self.jokers_of(seat) - self.hand(doubles, odd, self.position.backs[seat] - backs)

    def back_gain(self, seat: int) -> int:
        """What one more superjoker is worth to a seat."""
        more = self.hand(self.doubles[seat], self.odd[seat], self.position.backs[seat] + 1)
        return more - self.jokers_of(seat)

    def weigh_card_theft(self, seat: int, victim: int, symbol: int) -> int:
        """An open joker of somebody else (KOD-48)."""
        self.terms[JOKERS] += self.front_gain(seat, symbol)
        self.terms[HINDERS] += self.front_loss(victim, symbol, 1, 0) * self.rivalry // 100
        return 0

    def weigh_gem_theft(self, gem: int) -> int:
        """A gem of somebody else (KOD-49)."""
        self.terms[GEM] += self.gem_worth(gem)
        self.terms[HINDERS] += self.gem_worth(gem) * self.rivalry // 100
        return 0

    # ---- all of it ----------------------------------------------------------------------------------

    def points(self, seat: int) -> int:
        """The current score of a seat."""
        fields = self.position.n_fields(self.position.tokens[seat])
        score = PER_OTHER_FIELD * fields * POINT + MERGED * self.big[seat]
        score += (PER_GOLD * self.position.golds[seat] + PER_WHITE * self.position.whites[seat]) * POINT
        return score + (MOST_FIRES * POINT if self.position.has_most_fires(seat) else 0)

    def prospects(self, seat: int) -> int:
        """The points of a seat as they may be in the end, with what may come of its land and jokers."""
        fields = self.position.n_fields(self.position.tokens[seat])
        score = self.token * fields + self.joined * self.big[seat] + self.jokers_of(seat)
        score += (
            self.gem_worth(GOLD) * self.position.golds[seat]
            + self.gem_worth(WHITE) * self.position.whites[seat]
        )
        score += self.lead_worth() if self.position.has_most_fires(seat) else 0
        later = FIRE * self.position.fires[seat]
        for k in range(N_TOKENS * seat, N_TOKENS * seat + self.n_parts[seat]):
            later += self.credit[k]
        if self.n_parts[seat]:
            later += OPEN[self.position.players] * self.position.n_fields(
                self.rim[self.main[seat]] & self.open
            )
        return score + later * self.season // 100
