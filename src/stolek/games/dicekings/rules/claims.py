"""Claims: which open cards a result can get, and which pairs of jokers lead there (KOD-23 … KOD-28, KOD-39).

Plain Python; claims.pxd gives the C types.
"""

from __future__ import annotations

from stolek.games.dicekings.edition.schema import N_DECKS, N_DICE, N_SYMBOLS, N_TIERS
from stolek.games.dicekings.rules import joker_needs, tables
from stolek.games.dicekings.rules.codes import ALIKE, N_WAYS, NO_CARD, SUPERS, WITH_SUPER
from stolek.games.dicekings.rules.joker_needs import BY_ORDER, NO_CLASS
from stolek.games.dicekings.rules.jokers import Jokers

DICE = list(range(N_DICE))
PILES = list(range(N_DECKS))
SYMBOLS = list(range(N_SYMBOLS))
TIERS = tables.tier_counts()
CLASS = joker_needs.class_of()
TWIN = joker_needs.twins()
LACK_WAY = [lack.way for lack in tables.lacks()]
LACK_SORTING = [lack.sorting for lack in tables.lacks()]


class Claims(Jokers):
    """What is offered after the last throw, and while jokers are paired."""

    ways: list[int]  # joker pairs that lead on, as bits of symbols
    claimable: int  # piles whose card can be claimed, as bits
    met: int  # those whose card the plain result meets
    complete: int  # whether no further pair is needed

    def look_at_offer(self, seat: int) -> int:
        """Which open cards the plain result meets, and which can be claimed with jokers (KOD-23, KOD-24)."""
        self.met = 0
        self.claimable = 0
        self.read_dice()
        for pile in PILES:
            if self.tops[pile] != NO_CARD and self.tier(self.tops[pile]) > 0:
                self.met |= 1 << pile
        self.claimable = self.met
        dice = self.most_dice(seat)
        for pile in PILES:
            if dice > 0 and self.tops[pile] != NO_CARD and self.met >> pile & 1 == 0:
                asked = self.tops[pile] * N_TIERS  # without the first tier no other is reached (KOD-38)
                if not self.is_far(asked, dice) and self.can_reach(seat, asked):
                    self.claimable |= 1 << pile
        return 0

    def look_at_pairs(self, seat: int, card: int) -> int:
        """Which pairs lead on to a complete choice, and whether it is complete; returns how many pairs."""
        for way in range(N_WAYS):
            self.ways[way] = 0
        self.read_dice()
        reached = self.tier(card)
        far = 1 if reached == TIERS[card] else 0
        if far == 0 and self.is_far(card * N_TIERS + reached, self.most_dice(seat)):
            far = 1
        self.complete = 1 if self.is_complete(card, reached) else 0
        pairs = 0 if far else self.try_pairs(seat, card, reached)
        if pairs == 0:
            self.complete = 1  # no game comes to a choice that is neither complete nor leads on
        return pairs

    def try_pairs(self, seat: int, card: int, reached: int) -> int:
        """Which pairs lead on to a tier above the one reached: only there another die can be needed."""
        n = 0
        self.sort(seat, LACK_SORTING[card * N_TIERS])  # all tiers are of one family (KOD-38)
        for symbol in SYMBOLS:
            fronts = self.fronts[seat * N_SYMBOLS + symbol]
            if fronts > 1:
                n += self.try_pair(seat, card, reached, ALIKE, symbol)
            if fronts > 0 and self.backs[seat] > 0:
                n += self.try_pair(seat, card, reached, WITH_SUPER, symbol)
            if self.backs[seat] > 1:
                n += self.try_supers(seat, card, reached, symbol)
        return n

    def try_pair(self, seat: int, card: int, reached: int, way: int, symbol: int) -> int:
        """Whether a pair leads on; what it takes is put back."""
        if CLASS[LACK_SORTING[card * N_TIERS] * N_SYMBOLS + symbol] == NO_CLASS:
            return 0  # a die of another colour than the one that is added up
        self.shift(seat, card, symbol, way - SUPERS, 1)
        leads = 0
        for tier in range(reached, TIERS[card]):
            if leads == 0 and self.leads_to(seat, card * N_TIERS + tier, self.backs[seat] - way):
                leads = 1
        self.shift(seat, card, symbol, SUPERS - way, -1)
        self.ways[way] |= leads << symbol
        return leads

    def try_supers(self, seat: int, card: int, reached: int, symbol: int) -> int:
        """The same for two superjokers: one symbol of a class is as good as another."""
        twin = TWIN[LACK_SORTING[card * N_TIERS] * N_SYMBOLS + symbol]
        if twin == symbol or LACK_WAY[card * N_TIERS] == BY_ORDER:
            return self.try_pair(seat, card, reached, SUPERS, symbol)
        leads = self.ways[SUPERS] >> twin & 1
        self.ways[SUPERS] |= leads << symbol
        return leads

    def shift(self, seat: int, card: int, symbol: int, fronts: int, dice: int) -> int:
        """More or fewer open jokers and joker dice of a symbol, sorted at once."""
        k = CLASS[LACK_SORTING[card * N_TIERS] * N_SYMBOLS + symbol]
        before = self.fronts[seat * N_SYMBOLS + symbol]
        self.fronts[seat * N_SYMBOLS + symbol] += fronts
        self.jokers[symbol] += dice
        if k != NO_CLASS:
            self.chosen[k] += dice
            self.doubles[k] += ((before + fronts) >> 1) - (before >> 1)
            self.odd[k] += ((before + fronts) & 1) - (before & 1)
        return 0

    def pay_pair(self, seat: int, way: int, symbol: int) -> int:
        """Two cards go, one joker die comes (KOD-39, KOD-40, KOD-44)."""
        for _ in range(SUPERS - way):
            self.discard_front(seat, symbol)
        for _ in range(way):
            self.discard_back(seat)
        self.jokers[symbol] += 1
        return 0

    def clear_result(self) -> int:
        """All dice in hand, no joker dice."""
        for die in DICE:
            self.dice[die] = 0
        for symbol in SYMBOLS:
            self.jokers[symbol] = 0
        return 0
