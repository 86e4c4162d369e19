"""What the citizens are worth to a seat now: the card, the tier, the jokers that are spent (KOD-39 … KOD-58).

Plain Python; citizen_values.pxd gives the C types. What a card brings is weighed by the best use of it: the
best dragon, the best token of another, the best gem. Tiles are not known yet, so the best of one, two or
three is expected, land by land.
"""

from __future__ import annotations

from stolek.games.dicekings.bot.estate import Estate
from stolek.games.dicekings.bot.terms import END, GEM, JOKERS, NOTHING, TILES
from stolek.games.dicekings.edition.schema import (
    N_DECKS,
    N_LANDS,
    N_SYMBOLS,
    N_TIERS,
    N_TOKENS,
    SHOWN_TO_LANDOWNER,
    SHOWN_TO_THIEF,
)
from stolek.games.dicekings.rules import tables
from stolek.games.dicekings.rules.codes import (
    GOLD,
    LANDOWNER,
    MERCHANT,
    NO_CARD,
    NO_FIELD,
    ROGUE,
    SLAYER,
    SUPERS,
    THIEF_CARD,
    THIEF_GEM,
    WHITE,
)
from stolek.games.dicekings.rules.tables import BIT_PRIME

LAND_FIELDS = tables.land_bits()
FIELD_AT = tables.fields_by_remainder()
TASK = tables.tasks_of_cards()
TIERS = tables.tier_counts()
JOKER = tables.jokers_of_cards()
VICTORY = 15000  # a token too many wins at once (KOD-57)
LAST_WORD = 1500  # to end the game while ahead (KOD-63)
DRAGON = -20  # what a dragon on a field of the own choice is worth: it stands in the way of all


class Citizens(Estate):
    """The five open cards, weighed."""

    tile: list[int]  # per number of tiles shown, from 1: what the best of them is worth on average
    worth: list[int]  # per pile and tier: what claiming it is worth
    land_worth: list[int]  # lands by worth, the best first …
    land_weight: list[int]  # … and how many tiles they have face down
    n_lands: int
    quarry: int  # the dragon that is best slain, or no field
    prey: int  # the token that is best conquered, or no field
    loot: int  # the gem that is best stolen
    swag: int  # what the best theft of a card is worth

    def __init__(self) -> None:
        super().__init__()
        self.tile = [0] * 4
        self.worth = [0] * 15
        self.land_worth = [0] * 15
        self.land_weight = [0] * 15

    # ---- all that can happen ------------------------------------------------------------------------

    def weigh_offer(self, seat: int) -> int:
        """What each open card is worth at each tier."""
        self.survey()
        self.expect_tiles(seat)
        self.quarry = self.best_field(seat, self.position.dragons, SLAYER)
        self.prey = self.best_field(seat, self.position.nearest(seat), ROGUE)
        self.loot = self.best_gem(seat)
        self.swag = self.best_theft(seat)
        for pile in range(N_DECKS):
            card = self.position.tops[pile]
            for tier in range(N_TIERS):
                known = 1 if card != NO_CARD and tier < TIERS[card] else 0
                self.worth[pile * N_TIERS + tier] = (
                    self.claim_worth(seat, card, tier + 1) if known else NOTHING
                )
        return 0

    def best_field(self, seat: int, fields: int, task: int) -> int:
        """The best of some fields for a task, or no field."""
        chosen = NO_FIELD
        best = NOTHING
        while fields:
            bit = fields & -fields
            fields ^= bit
            field = FIELD_AT[bit % BIT_PRIME]
            worth = self.use(seat, field, task)
            if worth > best:
                best = worth
                chosen = field
        return chosen

    def use(self, seat: int, field: int, task: int) -> int:
        """What a field is worth to a task; its terms alone are left."""
        self.clear_terms()
        if task == SLAYER:
            self.weigh_slaying(seat, field)
        elif task == ROGUE:
            self.weigh_conquest(seat, field)
        else:
            self.weigh_field(seat, field)
        return self.total()

    def best_gem(self, seat: int) -> int:
        """The best gem that another seat has."""
        best = 0
        for other in range(self.position.players):
            if other != seat and self.position.golds[other] > 0:
                return GOLD
            if other != seat and self.position.whites[other] > 0:
                best = WHITE
        return best

    def best_theft(self, seat: int) -> int:
        """What the best open joker of another seat is worth."""
        best = 0
        for k in range(self.position.players * N_SYMBOLS):
            victim = k // N_SYMBOLS
            if victim != seat and self.position.fronts[k] > 0:
                self.clear_terms()
                self.weigh_card_theft(seat, victim, k % N_SYMBOLS)
                best = self.total() if self.total() > best else best
        return best

    # ---- tiles --------------------------------------------------------------------------------------

    def expect_tiles(self, seat: int) -> int:
        """What the best of one, two and three tiles is worth on average (KOD-47)."""
        self.sort_lands(seat)
        tiles = 0
        for k in range(self.n_lands):
            tiles += self.land_weight[k]
        one = 0
        two = 0
        three = 0
        left = tiles
        for k in range(self.n_lands):
            rest = left - self.land_weight[k]
            one += self.land_worth[k] * (left - rest)
            two += self.land_worth[k] * (left * left - rest * rest)
            three += self.land_worth[k] * (left * left * left - rest * rest * rest)
            left = rest
        if tiles > 0:
            self.tile[1] = one // tiles
            self.tile[2] = two // (tiles * tiles)
            self.tile[3] = three // (tiles * tiles * tiles)
        return 0

    def sort_lands(self, seat: int) -> int:
        """Lands with face-down tiles by the worth of their best free field."""
        self.n_lands = 0
        free = self.position.free()
        for land in range(N_LANDS):
            tiles = self.position.returned[land] + self.position.unseen[land]
            if tiles > 0:
                field = self.best_field(seat, LAND_FIELDS[land] & free, MERCHANT)
                self.insert_land(self.use(seat, field, MERCHANT) if field != NO_FIELD else 0, tiles)
        return 0

    def insert_land(self, worth: int, tiles: int) -> int:
        """Put a land where it belongs."""
        k = self.n_lands
        while k > 0 and self.land_worth[k - 1] < worth:
            self.land_worth[k] = self.land_worth[k - 1]
            self.land_weight[k] = self.land_weight[k - 1]
            k -= 1
        self.land_worth[k] = worth
        self.land_weight[k] = tiles
        self.n_lands += 1
        return 0

    # ---- cards --------------------------------------------------------------------------------------

    def claim_worth(self, seat: int, card: int, tier: int) -> int:
        """What a card is worth that is claimed at a tier; its terms alone are left."""
        self.clear_terms()
        task = TASK[card]
        if task in (SLAYER, ROGUE):
            self.weigh_target(seat, task)
        elif self.wins_at_once(seat, task):
            self.terms[END] = VICTORY
        else:
            self.weigh_tiles(task, tier)
            self.weigh_ending(seat, SHOWN_TO_LANDOWNER if task == LANDOWNER else 1)
        self.terms[JOKERS] += self.front_gain(seat, JOKER[card])
        return self.total()

    def wins_at_once(self, seat: int, task: int) -> int:
        """Whether a token more than there are will have to be put down (KOD-57)."""
        tokens = self.position.n_fields(self.position.tokens[seat])
        if task == LANDOWNER and self.position.stock > 1:
            tokens += 1
        return 1 if tokens >= N_TOKENS else 0

    def weigh_target(self, seat: int, task: int) -> int:
        """The best dragon or token of another (KOD-51, KOD-52)."""
        field = self.quarry if task == SLAYER else self.prey
        if field == NO_FIELD:
            return 0
        if self.wins_at_once(seat, task):
            self.terms[END] = VICTORY
        else:
            self.use(seat, field, task)
        return 0

    def weigh_tiles(self, task: int, tier: int) -> int:
        """The tiles of merchant, thief and landowner, and what comes with them (KOD-47 … KOD-49, KOD-54)."""
        stock = self.position.stock
        shown = 1
        if task == MERCHANT:
            shown = tier
            if tier == N_TIERS:
                self.weigh_stock_gem()
        elif task == THIEF_CARD:
            shown = SHOWN_TO_THIEF
            self.terms[JOKERS] += self.swag
        elif task == THIEF_GEM:
            self.weigh_gem_theft(self.loot)
        if task == LANDOWNER:
            self.terms[TILES] += self.tile[1] * (SHOWN_TO_LANDOWNER if stock > 1 else 1)
        else:
            self.terms[TILES] += self.tile[shown if shown < stock else stock]
        return 0

    def weigh_stock_gem(self) -> int:
        """The gem of the third tier (KOD-47)."""
        if self.position.gold_stock > 0:
            self.terms[GEM] += self.gem_worth(GOLD)
        elif self.position.white_stock > 0:
            self.terms[GEM] += self.gem_worth(WHITE)
        return 0

    def weigh_ending(self, seat: int, tiles: int) -> int:
        """The last tile ends the game: good for the leader (KOD-63)."""
        if self.position.stock > tiles:
            return 0
        most = 0
        for other in range(self.position.players):
            if other != seat and self.points(other) > most:
                most = self.points(other)
        ahead = self.points(seat) + self.terms[TILES] + self.terms[GEM] - most
        self.terms[END] = LAST_WORD if ahead > 0 else -LAST_WORD
        return 0

    def alarm_worth(self, seat: int) -> int:
        """What the alarm is worth: a superjoker, and a dragon for a field that others want (KOD-25)."""
        self.clear_terms()
        self.terms[JOKERS] = self.back_gain(seat)
        self.terms[TILES] = DRAGON
        self.weigh_ending(seat, 1)
        return self.total()

    # ---- jokers that are spent ----------------------------------------------------------------------

    def pair_price(self, seat: int, way: int, symbol: int) -> int:
        """What two jokers are worth that make a die of a symbol (KOD-39)."""
        return self.front_loss(seat, symbol, SUPERS - way, way)

    def pair_way(self, seat: int, symbol: int) -> int:
        """The cheapest way to make a die of a symbol with one pair; -1 when there is none."""
        fronts = self.position.fronts[seat * N_SYMBOLS + symbol]
        backs = self.position.backs[seat]
        if fronts > 1:
            return 0
        if fronts > 0 and backs > 0:
            return 1
        return SUPERS if backs > 1 else -1
