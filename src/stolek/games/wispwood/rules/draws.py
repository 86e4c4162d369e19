"""The draws of chance: cards, the pieces of the pond, the ghost's levels, tiles and fireflies.

Plain Python; draws.pxd gives the C types. What seats decide is in turns.py and state.py.
"""

from __future__ import annotations

from stolek.games.wispwood.edition.schema import HIGHEST_FIREFLY, N_DECKS, N_KINDS, N_LEVELS, N_SPACES
from stolek.games.wispwood.rules import tables
from stolek.games.wispwood.rules.codes import (
    ARRANGING,
    BEGINS,
    DEALING,
    DRAWING,
    DREW_CARD,
    LEVELS,
    NO_CARD,
    STARTING,
)
from stolek.games.wispwood.rules.tables import MOST_IN_DECK
from stolek.games.wispwood.rules.turns import Turns

DECK_SIZE = tables.deck_sizes()
DECK_CARD = tables.deck_cards()


class Fortune(Turns):
    """What is drawn before the first turn, and the draws of the game."""

    decks: int  # decks in play: without tree card one less (WIS-86)
    choice: int  # which cards may be drawn
    paw: int  # the seat that begins this round

    # ---- set-up ------------------------------------------------------------------------------

    def next_deck(self) -> int:
        """The first deck without a card; the number of decks in play when all have one."""
        deck = 0
        while deck < self.decks and self.cards[deck] != NO_CARD:
            deck += 1
        return deck

    def can_draw(self, card: int) -> bool:
        """Whether a card is among those that the next deck has to offer (WIS-12)."""
        row = self.choice * N_DECKS + self.next_deck()
        for k in range(DECK_SIZE[row]):
            if DECK_CARD[row * MOST_IN_DECK + k] == card:
                return True
        return False

    def draw_card(self, card: int) -> int:
        """One card of each deck (WIS-12)."""
        deck = self.next_deck()
        self.cards[deck] = card
        self.note(DREW_CARD, deck, card, 0)
        if self.next_deck() == self.decks:
            self.phase = ARRANGING
        return 0

    def arrange(self, piece: int) -> int:
        """The pieces of the pond, one after another; the last one has no choice (WIS-9)."""
        self.lay_piece(piece)
        if self.n_loose() == 1:
            self.lay_piece(self.loose_piece(0))
            self.set_up_done()
        return 0

    def set_up_done(self) -> int:
        """Levels of the ghost, or the start player, unless known (WIS-13, WIS-89)."""
        if self.ghost > 0:
            self.phase = LEVELS
        elif self.turn == self.players:
            self.phase = STARTING
        else:
            self.start_with(self.turn)
        return 0

    def draw_level(self, kind: int) -> int:
        """Levels of the ghost, the best first; the last one has no choice (WIS-89)."""
        self.mark_level(kind)
        if self.next_level() == N_LEVELS - 1:
            self.mark_level(self.free_kind(0))
            self.go_on_dealing()
        return 0

    def start_with(self, seat: int) -> int:
        """The paw goes to the start player; the pond is dealt (WIS-10, WIS-13)."""
        self.paw = seat
        self.turn = seat
        self.note(BEGINS, seat, 0, 0)
        self.fresh = 1
        self.look_around()
        return self.go_on_dealing()

    # ---- chance ------------------------------------------------------------------------------

    def n_tickets(self) -> int:
        """Cards, pieces, kinds, seats, unseen tiles or fireflies, each as likely as any other."""
        if self.phase == DRAWING:
            return DECK_SIZE[self.choice * N_DECKS + self.next_deck()]
        if self.phase == ARRANGING:
            return self.n_loose()
        if self.phase == LEVELS:
            return N_LEVELS - self.next_level()
        if self.phase == STARTING:
            return self.players
        return self.n_unseen() if self.phase == DEALING else self.n_hidden()

    def outcome_of(self, ticket: int) -> int:
        """Which of them it is."""
        if self.phase == DRAWING:
            return DECK_CARD[(self.choice * N_DECKS + self.next_deck()) * MOST_IN_DECK + ticket]
        if self.phase == ARRANGING:
            return self.loose_piece(ticket)
        if self.phase == LEVELS:
            return self.free_kind(ticket)
        if self.phase == STARTING:
            return ticket
        return self.unseen_kind(ticket) if self.phase == DEALING else self.hidden_firefly(ticket)

    def can_come(self, outcome: int) -> bool:
        """Whether this draw is possible now."""
        if self.phase == DRAWING:
            return self.can_draw(outcome)
        if self.phase == ARRANGING:
            return 0 <= outcome < N_SPACES // self.per_piece and self.is_loose(outcome)
        if self.phase == LEVELS:
            return 0 <= outcome < N_KINDS and not self.has_level(outcome)
        if self.phase == STARTING:
            return 0 <= outcome < self.players
        if self.phase == DEALING:
            return 0 <= outcome < N_KINDS and self.pool[outcome] > 0
        return 0 < outcome <= HIGHEST_FIREFLY and self.fireflies[outcome] > 0

    def come(self, outcome: int) -> int:
        """A draw of chance."""
        if self.phase == DRAWING:
            self.draw_card(outcome)
        elif self.phase == ARRANGING:
            self.arrange(outcome)
        elif self.phase == LEVELS:
            self.draw_level(outcome)
        elif self.phase == STARTING:
            self.start_with(outcome)
        elif self.phase == DEALING:
            self.deal(outcome)
            self.go_on_dealing()
        else:
            self.show_firefly(outcome)
        return 0

    def show_firefly(self, number: int) -> int:
        """The ghost's turn begins; where it sees too little, the pond is dealt anew first (WIS-93)."""
        self.reveal(number)
        if self.n_wisps() == 0:
            self.go_on_dealing()
        else:
            self.ghost_turn()
        return 0
