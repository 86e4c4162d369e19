"""The draws of chance: a random set-up, open cards, throws and tiles (KOD-9).

Plain Python; draws.pxd gives the C types. Nothing is shuffled ahead: a card is drawn when it comes to lie
on top, a tile when it is shown.
"""

from __future__ import annotations

from stolek.games.dicekings.edition.schema import (
    GOLD_ON_MAP,
    IN_DECK,
    MOST_SEATS,
    MOST_THROWS,
    N_CARDS,
    N_DECKS,
    N_DICE,
    N_FIELDS,
    N_LANDS,
    N_MAPS,
    N_NUMBERS,
    WHITE_ON_MAP,
)
from stolek.games.dicekings.rules import tables
from stolek.games.dicekings.rules.codes import (
    BEGINS,
    CLAIMING,
    DRAGON_LAID,
    DRAGONS,
    DRAWING,
    GEM_LAID,
    GEMS,
    GOLD,
    IN_PILE,
    JOINED,
    JOINING,
    NO_TASK,
    OFFERED,
    OFFERING,
    OVER,
    ROLL_OFF,
    ROLLED_OFF,
    ROLLING,
    THREW,
    TIED,
    WHITE,
)
from stolek.games.dicekings.rules.effects import Effects

FIELD_BIT = tables.bits_of_fields()
LAND = tables.lands_of_fields()
SEATS = list(range(MOST_SEATS))
N_RESULTS = tables.powers(N_NUMBERS, N_DICE + 1)  # how many results so many dice can have


class Fortune(Effects):
    """Draws and throws."""

    sixes: list[int]  # per seat: sixes of its throw in the roll-off
    contenders: int  # seats that take part in it, as bits

    # ---- set-up ------------------------------------------------------------------------------

    def join(self, number: int) -> int:
        """The parts are joined in one of the ways (KOD-72)."""
        self.map = number
        self.note(JOINED, number, 0, 0)
        self.phase = DRAGONS
        return self.go_on_laying()

    def lay_dragon(self, field: int) -> int:
        """A castle tile of the land with a fire on it (KOD-11, KOD-72)."""
        self.dragons |= FIELD_BIT[field]
        self.unseen[LAND[field]] -= 1
        self.stock -= 1
        self.fire_stock -= 1
        self.due -= 1
        self.note(DRAGON_LAID, field, 0, 0)
        return self.go_on_laying()

    def lay_gem(self, field: int) -> int:
        """White gems first, then golden ones, on fields without dragon (KOD-72)."""
        gem = WHITE if self.due > GOLD_ON_MAP else GOLD
        if gem == WHITE:
            self.white |= FIELD_BIT[field]
        else:
            self.gold |= FIELD_BIT[field]
        self.due -= 1
        self.note(GEM_LAID, field, gem, 0)
        return self.go_on_laying()

    def go_on_laying(self) -> int:
        """Dragons, then gems, then the cards."""
        if self.due <= 0 and self.phase == DRAGONS:
            self.phase = GEMS
            self.due = WHITE_ON_MAP + GOLD_ON_MAP
        if self.due <= 0:
            self.phase = OFFERING
        return 0

    def bare_fields(self) -> int:
        """Where the next dragon or gem may come to lie."""
        return self.free() & ~(self.white | self.gold)

    def offer(self, card: int) -> int:
        """A card comes to lie on top (KOD-17); then the effect goes on, or the game begins."""
        pile = self.uncover(card)
        self.note(OFFERED, pile, card, 0)
        if self.task != NO_TASK:
            return self.carry_out()
        if self.bare_pile() == N_DECKS:
            self.open_game()
        return 0

    # ---- the start player --------------------------------------------------------------------

    def open_game(self) -> int:
        """The start player is known, or rolled for (KOD-18)."""
        if self.turn < self.players:
            return self.begin(self.turn)
        self.phase = ROLL_OFF
        self.contenders = (1 << self.players) - 1
        self.turn = 0
        return 0

    def begin(self, seat: int) -> int:
        """The first turn."""
        self.clear_result()
        self.throws = 0
        self.contenders = 0
        for other in SEATS:
            self.sixes[other] = 0
        self.turn = seat
        self.phase = ROLLING
        return self.note(BEGINS, seat, 0, 0)

    def roll_off(self, outcome: int) -> int:
        """Sixes are counted; after the last throw one is ahead, or those tied throw again (KOD-18)."""
        sixes = 0
        for _ in range(N_DICE):
            sixes += 1 if outcome % N_NUMBERS == N_NUMBERS - 1 else 0
            outcome = outcome // N_NUMBERS
        self.sixes[self.turn] = sixes
        self.note(ROLLED_OFF, self.turn, sixes, 0)
        self.turn = self.contender_from(self.turn + 1)
        if self.turn == self.players:
            self.settle_roll_off()
        return 0

    def contender_from(self, seat: int) -> int:
        """The first contender from a seat on; the number of players when there is none."""
        while seat < self.players and self.contenders >> seat & 1 == 0:
            seat += 1
        return seat

    def settle_roll_off(self) -> int:
        """Most sixes begins (KOD-18)."""
        most = 0
        for seat in range(self.players):
            if self.contenders >> seat & 1 and self.sixes[seat] > most:
                most = self.sixes[seat]
        ahead = 0
        for seat in range(self.players):
            if self.contenders >> seat & 1 and self.sixes[seat] == most:
                ahead |= 1 << seat
        self.contenders = ahead
        self.turn = self.contender_from(0)
        if ahead & (ahead - 1) == 0:
            return self.begin(self.turn)
        for seat in SEATS:
            self.sixes[seat] = 0
        return self.note(TIED, ahead, most, 0)

    # ---- dice --------------------------------------------------------------------------------

    def n_in_hand(self) -> int:
        """Dice that are about to be thrown."""
        n = 0
        for die in range(N_DICE):
            n += 1 if self.dice[die] == 0 else 0
        return n

    def throw(self, outcome: int) -> int:
        """The dice in hand come to lie, the first by the highest digit; the third throw stands (KOD-21)."""
        die = N_DICE
        while die > 0:
            die -= 1
            if self.dice[die] == 0:
                rest = outcome // N_NUMBERS
                self.dice[die] = outcome - rest * N_NUMBERS + 1
                outcome = rest
        self.throws += 1
        self.note(THREW, self.turn, self.throws, 0)
        if self.throws >= MOST_THROWS:
            return self.end_rolling()
        self.phase = ROLLING
        return 0

    def end_rolling(self) -> int:
        """The result stands, and is compared with the offer (KOD-23); it outlasts the stock (KOD-30)."""
        if not self.has_offer():
            self.phase = OVER
            return 0
        self.look_at_offer(self.turn)
        self.phase = CLAIMING
        return 0

    # ---- tickets -----------------------------------------------------------------------------

    def n_tickets(self) -> int:
        """Ways to join, fields, cards, results or tiles, each as likely as any other."""
        if self.phase == JOINING:
            return N_MAPS
        if self.phase == DRAGONS or self.phase == GEMS:
            return self.n_fields(self.bare_fields())
        if self.phase == OFFERING:
            return self.n_unseen(self.bare_pile())
        if self.phase == DRAWING:
            return self.n_tile_tickets()
        return N_RESULTS[N_DICE if self.phase == ROLL_OFF else self.n_in_hand()]

    def outcome_of(self, ticket: int) -> int:
        """Which of them it is."""
        if self.phase == DRAGONS or self.phase == GEMS:
            return self.field_in(self.bare_fields(), ticket)
        if self.phase == OFFERING:
            return self.unseen_card(self.bare_pile(), ticket)
        if self.phase == DRAWING:
            return self.land_of_ticket(ticket)
        return ticket

    def can_come(self, outcome: int) -> bool:
        """Whether this draw is possible now."""
        if self.phase == DRAGONS or self.phase == GEMS:
            return 0 <= outcome < N_FIELDS and self.has_field(self.bare_fields(), outcome)
        if self.phase == OFFERING:
            return self.is_next_card(outcome)
        if self.phase == DRAWING:
            return 0 <= outcome < N_LANDS and self.tile_tickets(outcome) > 0
        return 0 <= outcome < self.n_tickets()

    def is_next_card(self, card: int) -> bool:
        """Whether a card may be the next on its pile."""
        return 0 <= card < N_CARDS and card // IN_DECK == self.bare_pile() and self.cards[card] == IN_PILE

    def come(self, outcome: int) -> int:
        """A draw of chance."""
        if self.phase == JOINING:
            self.join(outcome)
        elif self.phase == DRAGONS:
            self.lay_dragon(outcome)
        elif self.phase == GEMS:
            self.lay_gem(outcome)
        elif self.phase == OFFERING:
            self.offer(outcome)
        elif self.phase == ROLL_OFF:
            self.roll_off(outcome)
        elif self.phase == DRAWING:
            self.show_tile(self.turn, outcome)
            if self.due == 0:
                self.see_tiles()
        else:
            self.throw(outcome)
        return 0
