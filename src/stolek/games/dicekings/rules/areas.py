"""Where the citizen cards are: in a pile, on top of it, in front of somebody, discarded (KOD-7, KOD-17).

Plain Python; areas.pxd gives the C types. It also declares the index fields of the
subclasses, because the index comes before the position.
"""

from __future__ import annotations

from stolek.games.dicekings.edition.schema import IN_DECK, MOST_SEATS, N_CARDS, N_DECKS, N_SYMBOLS
from stolek.games.dicekings.rules import tables
from stolek.games.dicekings.rules.codes import DISCARDED, FACE_DOWN, FACE_UP, IN_PILE, NO_CARD, ON_TOP
from stolek.games.dicekings.rules.reading import Reading

SEATS = list(range(MOST_SEATS))
JOKER = tables.jokers_of_cards()
BY_SYMBOL = tables.cards_by_symbol()
FIRST_BY_SYMBOL = tables.first_by_symbol()


class Areas(Reading):
    """The sixty cards; jokers are counted per seat as well."""

    fronts: list[int]  # per seat and symbol: cards that lie face up
    backs: list[int]  # per seat: superjokers
    cards: list[int]  # where each card is
    tops: list[int]  # the open card of each pile
    players: int

    # ---- piles -------------------------------------------------------------------------------

    def n_unseen(self, pile: int) -> int:
        """Cards of a pile that nobody has seen."""
        n = 0
        for card in range(pile * IN_DECK, (pile + 1) * IN_DECK):
            n += 1 if self.cards[card] == IN_PILE else 0
        return n

    def unseen_card(self, pile: int, number: int) -> int:
        """One of them."""
        card = pile * IN_DECK - 1
        left = number + 1
        while left > 0:
            card += 1
            left -= 1 if self.cards[card] == IN_PILE else 0
        return card

    def bare_pile(self) -> int:
        """The first pile whose next card is not open yet; the number of piles when there is none."""
        pile = 0
        while pile < N_DECKS and (self.tops[pile] != NO_CARD or self.n_unseen(pile) == 0):
            pile += 1
        return pile

    def has_offer(self) -> bool:
        """Whether any card lies open."""
        for pile in range(N_DECKS):
            if self.tops[pile] != NO_CARD:
                return True
        return False

    def uncover(self, card: int) -> int:
        """A card comes to lie on top (KOD-17)."""
        pile = card // IN_DECK
        self.tops[pile] = card
        self.cards[card] = ON_TOP
        return pile

    # ---- in front of the players -------------------------------------------------------------

    def lay_up(self, seat: int, card: int) -> int:
        """A card comes to lie face up: one more joker symbol."""
        self.cards[card] = FACE_UP + seat
        self.fronts[seat * N_SYMBOLS + JOKER[card]] += 1
        return 0

    def lay_down(self, seat: int, card: int) -> int:
        """A card comes to lie face down: a superjoker, whatever its front (KOD-7)."""
        self.cards[card] = FACE_DOWN + seat
        self.backs[seat] += 1
        return 0

    def front(self, seat: int, symbol: int) -> int:
        """The first card of a seat with this symbol; those with the same symbol are as good (KOD-39)."""
        k = FIRST_BY_SYMBOL[symbol]
        while self.cards[BY_SYMBOL[k]] != FACE_UP + seat:
            k += 1
        return BY_SYMBOL[k]

    def back(self, seat: int) -> int:
        """The first superjoker of a seat."""
        card = 0
        while self.cards[card] != FACE_DOWN + seat:
            card += 1
        return card

    def discard_front(self, seat: int, symbol: int) -> int:
        """A joker leaves the game (KOD-44)."""
        self.cards[self.front(seat, symbol)] = DISCARDED
        self.fronts[seat * N_SYMBOLS + symbol] -= 1
        return 0

    def discard_back(self, seat: int) -> int:
        """A superjoker leaves the game (KOD-44)."""
        self.cards[self.back(seat)] = DISCARDED
        self.backs[seat] -= 1
        return 0

    def n_jokers(self, seat: int) -> int:
        """All cards in front of a seat."""
        n = self.backs[seat]
        for symbol in range(N_SYMBOLS):
            n += self.fronts[seat * N_SYMBOLS + symbol]
        return n

    def has_fronts(self, seat: int) -> bool:
        """Whether a seat has a card that can be stolen (KOD-48)."""
        return self.n_jokers(seat) > self.backs[seat]

    def count_jokers(self) -> int:
        """Count the cards in front of everybody (after a load)."""
        for seat in SEATS:
            self.backs[seat] = 0
            for symbol in range(N_SYMBOLS):
                self.fronts[seat * N_SYMBOLS + symbol] = 0
        for card in range(N_CARDS):
            place = self.cards[card]
            if place >= FACE_DOWN:
                self.backs[place - FACE_DOWN] += 1
            elif place >= FACE_UP:
                self.fronts[(place - FACE_UP) * N_SYMBOLS + JOKER[card]] += 1
        return 0
