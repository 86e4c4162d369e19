"""Judging moves, quick moves, and the value of a position.

Plain Python; evaluation.pxd gives the C types.
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

from stolek.games.dicekings.bot.rethrows import Omens
from stolek.games.dicekings.bot.terms import HINDERS, JOKERS, NOTHING, POINT, THROW
from stolek.games.dicekings.edition.schema import MOST_SEATS, N_DICE, N_NUMBERS, N_SYMBOLS, N_TIERS
from stolek.games.dicekings.rules import tables
from stolek.games.dicekings.rules.codes import (
    ALARM,
    ALL_DICE,
    CLAIMING,
    CONQUERING,
    DONE,
    FIRE,
    FIRST_ALARM,
    FIRST_CARD_THEFT,
    FIRST_CLAIM,
    FIRST_DRAGON,
    FIRST_FIRE,
    FIRST_GEM_THEFT,
    FIRST_PAIR,
    GOLD,
    MERCHANT,
    OVER,
    PAIRING,
    PASS,
    PLACING,
    ROGUE,
    ROLLING,
    SLAYER,
    SLAYING,
    STEALING_CARD,
    STEALING_GEM,
    WHITE,
)

FACE = tables.faces_of_dice()
TIERS = tables.tier_counts()
SECOND_PAIR = 100  # what it costs that a claim takes more than one pair of jokers
TEMPO = [0, 0, 320, 180, 150]  # by players: to be on turn
SPREAD = 400  # how far a game may turn, for every square root of the tiles in the stock
STEADY = 300  # and in the last turn


class Verdict(Omens):
    """A position, weighed move by move."""

    # ---- judging moves ------------------------------------------------------------------------------

    def consider(self, seat: int) -> int:
        """Survey the map, weigh the cards: what all moves of a seat share, but for throws."""
        if self.position.phase == CLAIMING or self.position.phase == PAIRING:
            self.want_cards(seat)
            return self.read_table()
        return self.survey()

    def weigh(self, seat: int, action: int) -> int:
        """How good a legal move looks, in hundredths of a point; its terms alone are left."""
        self.clear_terms()
        if self.position.phase == ROLLING:
            self.terms[THROW] = self.throw_worth[action] if self.position.throws > 0 else 0
        elif self.position.phase == CLAIMING:
            self.judge_taking(seat, action)
        elif self.position.phase == PAIRING:
            self.judge_pair(seat, action)
        else:
            self.judge_deed(seat, action)
        return self.total()

    def read_table(self) -> int:
        """Put the dice and joker dice that lie there under the magnifying glass."""
        self.glass.clear()
        for die in range(N_DICE):
            self.glass.add(FACE[die * N_NUMBERS + self.position.dice[die] - 1], 1)
        for symbol in range(N_SYMBOLS):
            self.glass.add(symbol, self.position.jokers[symbol])
        return self.glass.survey()

    def glass_tier(self, card: int) -> int:
        """The tier of a card that is met by what lies under the glass."""
        tier = TIERS[card]
        while tier > 0 and self.glass_meets(card * N_TIERS + tier - 1) == 0:
            tier -= 1
        return tier

    def tier_with(self, card: int, symbol: int) -> int:
        """The same with one more die."""
        self.glass.add(symbol, 1)
        self.glass.survey()
        tier = self.glass_tier(card)
        self.glass.add(symbol, -1)
        self.glass.survey()
        return tier

    # ---- cards --------------------------------------------------------------------------------------

    def judge_taking(self, seat: int, action: int) -> int:
        """A card that is claimed, or the alarm."""
        if action < FIRST_ALARM:
            return self.judge_claim(seat, action - FIRST_CLAIM)
        return self.alarm_worth(seat)

    def judge_claim(self, seat: int, pile: int) -> int:
        """The best tier that can be had for its price in jokers."""
        card = self.position.tops[pile]
        reached = self.glass_tier(card)
        tier = reached
        cost = 0
        best = self.worth[pile * N_TIERS + reached - 1] if reached > 0 else NOTHING
        k = 0
        while k < self.n_made and reached < TIERS[card]:
            higher = self.tier_with(card, self.made[k])
            if higher > reached and self.worth[pile * N_TIERS + higher - 1] - self.price[k] > best:
                tier = higher
                cost = self.price[k]
                best = self.worth[pile * N_TIERS + higher - 1] - cost
            k += 1
        if tier == 0:  # more than one pair is needed
            tier = 1
            cost = 2 * SECOND_PAIR
        self.claim_worth(seat, card, tier)
        self.terms[JOKERS] -= cost
        return 0

    def judge_pair(self, seat: int, action: int) -> int:
        """A joker die more, or the end of it (KOD-42)."""
        card = self.position.tops[self.position.pile]
        reached = self.glass_tier(card)
        if action == DONE:
            return self.claim_worth(seat, card, reached)
        way = (action - FIRST_PAIR) // N_SYMBOLS
        symbol = (action - FIRST_PAIR) % N_SYMBOLS
        tier = self.tier_with(card, symbol)
        self.claim_worth(seat, card, tier if tier > reached else reached + 1)
        self.terms[JOKERS] -= self.pair_price(seat, way, symbol)
        if tier <= reached:
            self.terms[JOKERS] -= SECOND_PAIR
        return 0

    # ---- actions ------------------------------------------------------------------------------------

    def judge_deed(self, seat: int, action: int) -> int:
        """A field, a card, a gem, a fire, or nothing."""
        if action == PASS:
            return 0
        if self.position.phase == STEALING_CARD:
            k = action - FIRST_CARD_THEFT
            return self.weigh_card_theft(seat, k // N_SYMBOLS, k % N_SYMBOLS)
        if self.position.phase == STEALING_GEM:
            return self.judge_gem_theft(action - FIRST_GEM_THEFT)
        if self.position.phase == FIRE:
            return self.judge_fire(action - FIRST_FIRE)
        if self.position.phase == ALARM:
            return self.weigh_dragon(seat, action - FIRST_DRAGON)
        return self.use(seat, action - self.position.first_choice(), self.task())

    def task(self) -> int:
        """For what a field is chosen."""
        if self.position.phase == SLAYING:
            return SLAYER
        return ROGUE if self.position.phase == CONQUERING else MERCHANT

    def judge_gem_theft(self, k: int) -> int:
        """The best gem, of the seat that has most points."""
        self.weigh_gem_theft(GOLD if k >= MOST_SEATS else WHITE)
        self.terms[HINDERS] += self.points(k % MOST_SEATS) // POINT
        return 0

    def judge_fire(self, owner: int) -> int:
        """A fire of the seat that has most (KOD-61)."""
        self.terms[HINDERS] = POINT * self.position.fires[owner]
        return 0

    # ---- playing on ---------------------------------------------------------------------------------

    def choose(self, seat: int) -> int:
        """A quick and sensible move."""
        phase = self.position.phase
        if phase == ROLLING:
            return ALL_DICE if self.position.throws == 0 else self.quick_throw(seat)
        if phase in (PLACING, SLAYING, CONQUERING):
            self.survey()
            return self.position.first_choice() + self.best_field(seat, self.position.targets(), self.task())
        return self.best_judged(seat)

    def best_judged(self, seat: int) -> int:
        """The first of the moves that look best."""
        self.consider(seat)
        chosen = -1
        best = 0
        for action in range(self.position.first_choice(), self.position.last_choice()):
            if self.position.can(seat, action):
                looks = self.weigh(seat, action)
                if chosen < 0 or looks > best:
                    chosen = action
                    best = looks
        return chosen

    # ---- how good a position is ---------------------------------------------------------------------

    def value(self, seat: int) -> float:
        """How good the position is for a seat, from 0 to 1: at the end its share of the victory."""
        if self.position.phase == OVER:
            return self.share(seat)
        x = self.ahead(seat) / self.spread()
        value: float = 0.5 + 0.5 * x / sqrt(1.0 + x * x)
        return value

    def spread(self) -> float:
        """How many hundredths of a point may still change hands."""
        spread: float = STEADY + SPREAD * sqrt(self.position.stock)
        return spread

    def stake(self) -> float:
        """What a victory is worth: all that may change hands, both ways."""
        return 2.0 * self.spread()

    def ahead(self, seat: int) -> int:
        """How far a seat is ahead of the best other one, in hundredths of a point."""
        self.survey()
        best = NOTHING
        for other in range(self.position.players):
            if other != seat and self.standing(other) > best:
                best = self.standing(other)
        return self.standing(seat) - best

    def standing(self, seat: int) -> int:
        """The points of a seat as they may be expected; to be on turn is worth something."""
        on_turn = 1 if self.position.turn == seat and self.position.phase != OVER else 0
        return self.prospects(seat) + on_turn * TEMPO[self.position.players]
