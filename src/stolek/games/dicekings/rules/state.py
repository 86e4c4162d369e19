"""The rules of King of the Dice: The Board Game, for 2 to 4 players.

Clauses are those of RULES.md. Plain Python; state.pxd gives the C types. The base classes have the parts:
reading (what dice show) → areas (cards) → jokers → claims → realm (the map) → stock (tiles) → effects →
draws.
"""

from __future__ import annotations

from stolek.games.dicekings.edition.schema import (
    GOLD_ON_MAP,
    MOST_SEATS,
    MOST_SHOWN,
    N_CARDS,
    N_DECKS,
    N_DICE,
    N_FIELDS,
    N_LANDS,
    N_REMOVED,
    N_SYMBOLS,
    WHITE_ON_MAP,
)
from stolek.games.dicekings.rules import tables
from stolek.games.dicekings.rules.codes import (
    AIMED,
    ALARM,
    ALIKE,
    ALL_DICE,
    CLAIMING,
    CONQUERING,
    DONE,
    DRAGON_ALARM,
    DRAWING,
    FIRE,
    FIRST_ALARM,
    FIRST_CARD_THEFT,
    FIRST_CLAIM,
    FIRST_CONQUER,
    FIRST_DRAGON,
    FIRST_FIRE,
    FIRST_GEM_THEFT,
    FIRST_PAIR,
    FIRST_PLACE,
    FIRST_SLAY,
    GEMS,
    GOLD,
    MOST_MOVES,
    N_ACTIONS,
    N_THROWS,
    N_WAYS,
    NO_CARD,
    NO_FIELD,
    NO_LAND,
    NO_PILE,
    NO_TASK,
    NOBODY,
    OFFERING,
    ON_TOP,
    OVER,
    PAIRED,
    PAIRING,
    PASS,
    PLACING,
    ROLL_OFF,
    ROLLING,
    SLAYING,
    STEALING_CARD,
    STEALING_GEM,
    STOP,
    STOPPED,
    SUPERS,
    THROWING,
    THROWS_AGAIN,
    TOOK,
    TOOK_DOWN,
    UNSET,
    WHITE,
    WITH_SUPER,
)
from stolek.games.dicekings.rules.draws import Fortune
from stolek.kernel.seats import CHANCE, CHANCE_DUE

TASK = tables.tasks_of_cards()
TIERS = tables.tier_counts()
LAND_FIELDS = tables.land_bits()


class DiceKings(Fortune):
    """A position of King of the Dice: here are the decisions of a turn."""

    pile: int  # the pile whose card is being claimed

    # ---- pending decisions -------------------------------------------------------------------

    def seats(self) -> int:
        return self.players

    def owing(self) -> int:
        if ROLLING <= self.phase < OVER:
            return 1 << self.turn
        return CHANCE_DUE if UNSET < self.phase < ROLLING else 0

    def can(self, seat: int, action: int) -> bool:
        if seat == CHANCE:
            return self.can_come(action)
        if self.phase == ROLLING:
            return self.can_throw(action)
        if self.phase == CLAIMING:
            return self.can_take(action)
        if self.phase == PAIRING:
            return self.can_pair(action)
        if action == PASS:
            return self.can_decline()
        if self.phase == STEALING_CARD:
            k = action - FIRST_CARD_THEFT
            return 0 <= k < MOST_SEATS * N_SYMBOLS and k // N_SYMBOLS != seat and self.fronts[k] > 0
        if self.phase == STEALING_GEM:
            return FIRST_GEM_THEFT <= action < FIRST_FIRE and self.can_steal_gem(
                seat, action - FIRST_GEM_THEFT
            )
        if self.phase == FIRE:
            return FIRST_FIRE <= action < PASS and self.fires[action - FIRST_FIRE] > 0
        field = action - self.first_choice()
        return 0 <= field < N_FIELDS and self.has_field(self.targets(), field)

    def can_throw(self, action: int) -> bool:
        """All dice at first, then any of them, or none: to stop (KOD-19 … KOD-22)."""
        return action == ALL_DICE if self.throws == 0 else 0 <= action < N_THROWS

    def can_take(self, action: int) -> bool:
        """A card that is met, with jokers or without; an alarm only if the dice alone meet none (KOD-26)."""
        if FIRST_CLAIM <= action < FIRST_ALARM:
            return self.claimable >> (action - FIRST_CLAIM) & 1 != 0
        if self.met or not FIRST_ALARM <= action < FIRST_PAIR:
            return False
        return self.tops[action - FIRST_ALARM] != NO_CARD

    def can_pair(self, action: int) -> bool:
        """A pair that leads on, or the end of it (KOD-42)."""
        if action == DONE:
            return self.complete != 0
        k = action - FIRST_PAIR
        return 0 <= k < N_WAYS * N_SYMBOLS and self.ways[k // N_SYMBOLS] >> (k % N_SYMBOLS) & 1 != 0

    def can_steal_gem(self, seat: int, k: int) -> bool:
        """White gems by victim, then golden ones (KOD-49)."""
        victim = k % MOST_SEATS
        return victim != seat and self.has_gem(victim, GOLD if k >= MOST_SEATS else WHITE)

    def can_decline(self) -> bool:
        """Thefts alone are voluntary (KOD-50, KOD-56)."""
        return self.declinable != 0 and (self.phase == STEALING_CARD or self.phase == STEALING_GEM)

    def targets(self) -> int:
        """The fields to choose from."""
        if self.phase == SLAYING:
            return self.dragons
        if self.phase == CONQUERING:
            return self.nearest(self.turn)
        return self.fields_for_shown() if self.phase == PLACING or self.phase == ALARM else 0

    def first_choice(self) -> int:
        """Where the ids of this phase begin."""
        if self.phase == ROLLING:
            return STOP
        if self.phase == CLAIMING:
            return FIRST_CLAIM
        if self.phase == PAIRING:
            return FIRST_PAIR
        if self.phase == PLACING:
            return FIRST_PLACE
        if self.phase == SLAYING:
            return FIRST_SLAY
        if self.phase == CONQUERING:
            return FIRST_CONQUER
        if self.phase == ALARM:
            return FIRST_DRAGON
        if self.phase == STEALING_CARD:
            return FIRST_CARD_THEFT
        return FIRST_GEM_THEFT if self.phase == STEALING_GEM else FIRST_FIRE

    def last_choice(self) -> int:
        """The id after them."""
        if self.phase == ROLLING:
            return N_THROWS
        if self.phase == CLAIMING:
            return FIRST_PAIR
        if self.phase == PAIRING:
            return FIRST_PLACE
        if self.phase == STEALING_CARD or self.phase == STEALING_GEM or self.phase == FIRE:
            return N_ACTIONS
        return self.first_choice() + N_FIELDS

    def most_moves(self) -> int:
        return MOST_MOVES

    def moves_into(self, seat: int, out: list[int]) -> int:
        n = 0
        for action in range(self.first_choice(), self.last_choice()):
            if self.can(seat, action):
                out[n] = action
                n += 1
        return n

    def pick(self, seat: int) -> int:
        if self.phase == ROLLING:
            return ALL_DICE if self.throws == 0 else self.rand(N_THROWS)
        if self.phase == PAIRING:
            return self.pick_pair()
        if self.phase == CLAIMING or self.phase == STEALING_CARD or self.phase == STEALING_GEM:
            return self.pick_one(seat)
        if self.phase == FIRE:
            return self.pick_one(seat)
        fields = self.targets()
        return self.first_choice() + self.field_in(fields, self.rand(self.n_fields(fields)))

    def pick_pair(self) -> int:
        """A pair that leads on, or the end of it."""
        k = self.rand(
            self.n_fields(self.ways[ALIKE])
            + self.n_fields(self.ways[WITH_SUPER])
            + self.n_fields(self.ways[SUPERS])
            + self.complete
        )
        for way in range(N_WAYS):
            n = self.n_fields(self.ways[way])
            if k < n:
                return FIRST_PAIR + way * N_SYMBOLS + self.field_in(self.ways[way], k)
            k -= n
        return DONE

    def pick_one(self, seat: int) -> int:
        """Any of a few: each of n is kept with equal chance."""
        n = 0
        chosen = DONE
        for action in range(self.first_choice(), self.last_choice()):
            if self.can(seat, action):
                n += 1
                chosen = action if self.rand(n) == 0 else chosen
        return chosen

    def quiet(self, seat: int) -> int:
        """An abandoned seat throws once, takes what the dice alone meet or lets a dragon come, and steals
        nothing; else it does the first thing that it can."""
        if self.phase == ROLLING:
            return ALL_DICE if self.throws == 0 else STOP
        if self.phase == PAIRING and self.complete:
            return DONE
        if self.phase == CLAIMING and self.met:
            return FIRST_CLAIM + self.field_in(self.met, 0)
        if self.can_decline():
            return PASS
        return self.first_legal(seat, FIRST_ALARM if self.phase == CLAIMING else self.first_choice())

    def first_legal(self, seat: int, action: int) -> int:
        """The first action from an id on that can be done."""
        while not self.can(seat, action):
            action += 1
        return action

    # ---- what happens ------------------------------------------------------------------------

    def do(self, seat: int, action: int) -> int:
        if seat == CHANCE:
            self.come(action)
        elif self.phase == ROLLING:
            self.roll(action)
        elif self.phase == CLAIMING and action < FIRST_ALARM:
            self.claim(seat, action - FIRST_CLAIM)
        elif self.phase == CLAIMING:
            self.raise_alarm(seat, action - FIRST_ALARM)
        elif self.phase == PAIRING and action == DONE:
            self.take(seat)
        elif self.phase == PAIRING:
            self.add_pair(seat, (action - FIRST_PAIR) // N_SYMBOLS, (action - FIRST_PAIR) % N_SYMBOLS)
        elif self.phase == PLACING:
            self.place(seat, action - FIRST_PLACE)
        elif self.phase == SLAYING:
            self.slay(seat, action - FIRST_SLAY)
        elif self.phase == CONQUERING:
            self.conquer(seat, action - FIRST_CONQUER)
        elif self.phase == ALARM:
            self.let_dragon_come(seat, action - FIRST_DRAGON)
        elif self.phase == FIRE:
            self.give_fire(seat, action - FIRST_FIRE)
        elif action == PASS:
            self.decline(seat)
        else:
            self.steal(seat, action)
        return 0

    def steal(self, seat: int, action: int) -> int:
        """A card or a gem of somebody else (KOD-48, KOD-49)."""
        if self.phase == STEALING_CARD:
            k = action - FIRST_CARD_THEFT
            return self.steal_card(seat, k // N_SYMBOLS, k % N_SYMBOLS)
        k = action - FIRST_GEM_THEFT
        return self.steal_gem(seat, k % MOST_SEATS, GOLD if k >= MOST_SEATS else WHITE)

    # ---- phase 1: rolling --------------------------------------------------------------------

    def roll(self, dice: int) -> int:
        """Some dice are thrown, also kept ones; none: the result is final (KOD-19 … KOD-21)."""
        if dice == STOP:
            self.note(STOPPED, self.turn, self.throws, 0)
            return self.end_rolling()
        for die in range(N_DICE):
            if dice >> die & 1:
                self.dice[die] = 0
        self.phase = THROWING
        return self.note(THROWS_AGAIN, self.turn, dice, self.throws) if self.throws > 0 else 0

    # ---- phase 2: checking the result --------------------------------------------------------

    def claim(self, seat: int, pile: int) -> int:
        """A card is named; where jokers can or must help, pairs are asked for (KOD-24)."""
        card = self.tops[pile]
        self.pile = pile
        if self.met >> pile & 1 and (TIERS[card] == 1 or self.n_jokers(seat) < 2):
            return self.take(seat)
        if self.look_at_pairs(seat, card) == 0:
            return self.take(seat)
        self.phase = PAIRING
        return self.note(AIMED, seat, card, 0)

    def add_pair(self, seat: int, way: int, symbol: int) -> int:
        """Two jokers for one die (KOD-39)."""
        self.pay_pair(seat, way, symbol)
        self.look_at_pairs(seat, self.tops[self.pile])
        return self.note(PAIRED, seat, way, symbol)

    def take(self, seat: int) -> int:
        """The card goes face up into the area (KOD-24)."""
        card = self.tops[self.pile]
        self.read_dice()
        self.level = self.tier(card)
        self.task = TASK[card]
        self.lay_up(seat, card)
        self.note(TOOK, seat, card, self.level)
        return self.leave_pile(self.pile)

    def raise_alarm(self, seat: int, pile: int) -> int:
        """Any open card becomes a superjoker, and a dragon comes (KOD-25)."""
        self.task = DRAGON_ALARM
        self.lay_down(seat, self.tops[pile])
        self.note(TOOK_DOWN, seat, self.tops[pile], 0)
        return self.leave_pile(pile)

    def leave_pile(self, pile: int) -> int:
        """The next card comes to lie on top at once; an empty pile stays empty (KOD-17, KOD-30)."""
        self.tops[pile] = NO_CARD
        self.pile = NO_PILE
        if self.n_unseen(pile) > 0:
            self.phase = OFFERING
            return 0
        return self.carry_out()

    # ---- places ------------------------------------------------------------------------------

    def rank(self, seat: int) -> int:
        if seat == self.winner:
            return 1
        place = 1 if self.winner == NOBODY else 2  # KOD-70
        for other in range(self.players):
            if other != self.winner and self.ahead(other, seat):
                place += 1
        return place

    def ahead(self, seat: int, other: int) -> bool:
        """By points, then by dragon fires (KOD-69)."""
        own = self.score(seat)
        theirs = self.score(other)
        return own > theirs or (own == theirs and self.fires[seat] > self.fires[other])

    # ---- after a load ------------------------------------------------------------------------

    def index(self) -> int:
        self.count_jokers()
        self.weigh()
        if self.phase == CLAIMING:
            self.look_at_offer(self.turn)
        if self.phase == PAIRING:
            self.look_at_pairs(self.turn, self.tops[self.pile])
        return 0

    def problem(self) -> str | None:
        return self.turn_problem() or self.card_problem() or self.tile_problem() or self.set_up_problem()

    def turn_problem(self) -> str | None:
        """The seats in play exist, and so do the dice that are read (KOD-1, KOD-18, KOD-19)."""
        setting_up = self.phase <= OFFERING and self.task == NO_TASK
        if self.turn >= self.players and not setting_up:
            return "nobody's turn (KOD-1)"
        if self.phase == ROLL_OFF and not self.contenders & (1 << self.players) - 1:
            return "somebody throws for the first turn (KOD-18)"
        if 0 in self.dice and (self.phase in (CLAIMING, PAIRING) or (self.phase == ROLLING and self.throws)):
            return "a die is missing (KOD-19)"
        if any(self.jokers) and self.phase in (THROWING, ROLLING, CLAIMING):
            return "joker dice without a claim (KOD-24)"
        if self.phase == FIRE and (self.spot == NO_FIELD or not self.neutral >> self.spot & 1):
            return "a dragon waits for its fire (KOD-61)"
        return None

    def card_problem(self) -> str | None:
        """The open cards are those on top; one is claimed, or one is to be uncovered (KOD-17, KOD-24)."""
        tops = sorted(top for top in self.tops if top != NO_CARD)
        if tops != [card for card in range(N_CARDS) if self.cards[card] == ON_TOP]:
            return "open cards lie on top (KOD-17)"
        if self.phase <= OFFERING and self.bare_pile() == N_DECKS:
            return "every pile has its open card (KOD-17)"
        if self.phase == PAIRING and (self.pile == NO_PILE or self.tops[self.pile] == NO_CARD):
            return "a card is claimed (KOD-24)"
        return None

    def tile_problem(self) -> str | None:
        """As many tiles of a land as free fields, two of them removed: each can be placed (KOD-5, KOD-13)."""
        shown = [self.shown[k] for k in range(MOST_SHOWN)]
        if shown[self.n_shown() :].count(NO_LAND) != MOST_SHOWN - self.n_shown():
            return "tiles are shown one after another (KOD-46)"
        if self.phase == DRAWING and not 0 < self.due <= min(self.stock, MOST_SHOWN - self.n_shown()):
            return "no tile is to be drawn (KOD-46)"
        if self.stock + N_REMOVED != sum(self.returned) + sum(self.unseen) or sum(self.unseen) < N_REMOVED:
            return "two tiles are removed unseen (KOD-13)"
        for land in range(N_LANDS):
            tiles = self.returned[land] + self.unseen[land] + shown.count(land)
            if tiles != self.n_fields(LAND_FIELDS[land] & self.free()):
                return "tiles of a land are as many as its free fields (KOD-5)"
        return None

    def set_up_problem(self) -> str | None:
        """Room for all dragons and gems that are still to be laid (KOD-72)."""
        if self.phase >= OFFERING:
            return None
        unlaid = max(self.due, 1) + (WHITE_ON_MAP + GOLD_ON_MAP if self.phase < GEMS else 0)
        if any(self.returned) or self.n_fields(self.bare_fields()) < unlaid:
            return "no field for a dragon or a gem (KOD-72)"
        return None
