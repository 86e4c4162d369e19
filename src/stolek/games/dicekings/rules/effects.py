"""What citizens bring about, and the dragon alarm (KOD-45 … KOD-63).

Plain Python; effects.pxd gives the C types.
"""

from __future__ import annotations

from stolek.games.dicekings.edition.schema import (
    MOST_SHOWN,
    N_SYMBOLS,
    N_TIERS,
    SHOWN_TO_LANDOWNER,
    SHOWN_TO_THIEF,
)
from stolek.games.dicekings.rules import tables
from stolek.games.dicekings.rules.codes import (
    ALARM,
    CONQUERED,
    CONQUERING,
    DECLINED,
    DRAGON_ALARM,
    DRAGON_CAME,
    DRAWING,
    ENDED,
    FIRE,
    GEM_TAKEN,
    GOLD,
    LANDOWNER,
    MERCHANT,
    NEXT,
    NO_DRAGON,
    NO_FIELD,
    NO_FIRE,
    NO_GEM_LEFT,
    NO_TASK,
    NO_TOKEN,
    NOBODY,
    NOTHING_TO_STEAL,
    OVER,
    PLACED,
    PLACING,
    ROGUE,
    ROLLING,
    SLAYER,
    SLAYING,
    SLEW,
    STEALING_CARD,
    STEALING_GEM,
    STOLE_CARD,
    STOLE_GEM,
    THIEF_CARD,
    THIEF_GEM,
    WHITE,
    WON,
)
from stolek.games.dicekings.rules.stock import Stock

FIELD_BIT = tables.bits_of_fields()


class Effects(Stock):
    """Phase 3 of a turn, and the end of it."""

    phase: int
    turn: int  # the active player
    task: int  # what is to be done
    level: int  # the tier of the card taken (KOD-38)
    spot: int  # where a dragon waits for its fire (KOD-61)
    winner: int  # the immediate winner (KOD-57)
    declinable: int  # whether thefts may be declined: 0 in records of revision 1 (KOD-50)

    # ---- what is to be done ------------------------------------------------------------------

    def carry_out(self) -> int:
        """Begin with the effect of the card taken, or with the alarm (KOD-56)."""
        if self.task == MERCHANT:
            return self.draw(self.level)
        if self.task == THIEF_CARD:
            return self.draw(SHOWN_TO_THIEF)
        if self.task == LANDOWNER:
            return self.draw(SHOWN_TO_LANDOWNER)
        if self.task == SLAYER:
            return self.go_for(self.dragons, SLAYING, NO_DRAGON)
        if self.task == ROGUE:
            return self.go_for(self.others(self.turn), CONQUERING, NO_TOKEN)
        return self.draw(1)  # the thief of gems, and the alarm (KOD-49, KOD-58)

    def draw(self, tiles: int) -> int:
        """So many tiles, or all that are there (KOD-46)."""
        self.due = min(tiles, self.stock, MOST_SHOWN - self.n_shown())
        if self.due <= 0:
            return self.end_turn()
        self.weigh()
        self.phase = DRAWING
        return 0

    def go_for(self, targets: int, phase: int, without: int) -> int:
        """A token will lie on one of these fields; without any, nothing happens (KOD-51, KOD-52)."""
        if targets == 0:
            self.note(without, self.turn, 0, 0)
            return self.end_turn()
        return self.ask_for_field(phase)

    def ask_for_field(self, phase: int) -> int:
        """A player without a token left to put there wins at once (KOD-57)."""
        if self.is_out_of_tokens(self.turn):
            self.winner = self.turn
            self.phase = OVER
            return self.note(WON, self.turn, 0, 0)
        self.phase = phase
        return 0

    def see_tiles(self) -> int:
        """All tiles are shown: one is placed, or the dragon comes (KOD-45, KOD-58)."""
        if self.task != DRAGON_ALARM:
            return self.ask_for_field(PLACING)
        self.phase = ALARM
        return 0

    # ---- tiles -------------------------------------------------------------------------------

    def place(self, seat: int, field: int) -> int:
        """A tile and a token on it (KOD-45); what the card still brings."""
        self.lay_tile(field)
        self.note(PLACED, seat, field, 0)
        self.put_token(seat, field)
        if self.task == LANDOWNER and self.n_shown() > 0:
            return self.ask_for_field(PLACING)
        self.return_tiles(seat)
        if self.task == MERCHANT and self.level == N_TIERS:
            self.take_gem(seat)
        if self.task == THIEF_CARD:
            return self.go_stealing(seat, STEALING_CARD)
        if self.task == THIEF_GEM:
            return self.go_stealing(seat, STEALING_GEM)
        return self.end_turn()

    def take_gem(self, seat: int) -> int:
        """A gem from the stock, golden while there is one (KOD-47)."""
        if self.gold_stock > 0:
            self.gold_stock -= 1
            self.golds[seat] += 1
            return self.note(GEM_TAKEN, seat, GOLD, 0)
        if self.white_stock > 0:
            self.white_stock -= 1
            self.whites[seat] += 1
            return self.note(GEM_TAKEN, seat, WHITE, 0)
        return self.note(NO_GEM_LEFT, seat, 0, 0)

    # ---- thefts ------------------------------------------------------------------------------

    def go_stealing(self, seat: int, phase: int) -> int:
        """Asked for only where somebody has something (KOD-50)."""
        for victim in range(self.players):
            if victim != seat and self.can_be_robbed(victim, phase):
                self.phase = phase
                return 0
        self.note(NOTHING_TO_STEAL, seat, phase, 0)
        return self.end_turn()

    def can_be_robbed(self, victim: int, phase: int) -> bool:
        """Whether a seat has an open card, or a gem (KOD-48, KOD-49)."""
        if phase == STEALING_CARD:
            return self.has_fronts(victim)
        return self.whites[victim] + self.golds[victim] > 0

    def steal_card(self, seat: int, victim: int, symbol: int) -> int:
        """An open card changes hands, without its effect (KOD-48, KOD-48a)."""
        card = self.front(victim, symbol)
        self.fronts[victim * N_SYMBOLS + symbol] -= 1
        self.lay_up(seat, card)
        self.note(STOLE_CARD, seat, victim, card)
        return self.end_turn()

    def steal_gem(self, seat: int, victim: int, gem: int) -> int:
        """A gem changes hands (KOD-49)."""
        if gem == GOLD:
            self.golds[victim] -= 1
            self.golds[seat] += 1
        else:
            self.whites[victim] -= 1
            self.whites[seat] += 1
        self.note(STOLE_GEM, seat, victim, gem)
        return self.end_turn()

    def decline(self, seat: int) -> int:
        """Nothing is stolen (KOD-50)."""
        self.note(DECLINED, seat, 0, 0)
        return self.end_turn()

    # ---- dragons and tokens ------------------------------------------------------------------

    def slay(self, seat: int, field: int) -> int:
        """A dragon's fire for the own area, a token on its field (KOD-51)."""
        self.dragons &= ~FIELD_BIT[field]
        self.fires[seat] += 1
        self.note(SLEW, seat, field, 0)
        self.put_token(seat, field)
        return self.end_turn()

    def conquer(self, seat: int, field: int) -> int:
        """An own token takes the place of another's (KOD-52)."""
        victim = self.owner(field)
        self.tokens[victim] &= ~FIELD_BIT[field]
        self.note(CONQUERED, seat, field, victim)
        self.put_token(seat, field)
        return self.end_turn()

    def let_dragon_come(self, seat: int, field: int) -> int:
        """A tile with a fire: of the stock, of the own area, of somebody else, or none (KOD-58 … KOD-62)."""
        self.lay_tile(field)
        self.neutral |= FIELD_BIT[field]
        self.spot = field
        if self.fire_stock > 0:
            self.fire_stock -= 1
            return self.light(seat, NOBODY)
        if self.fires[seat] > 0:
            return self.give_fire(seat, seat)
        for other in range(self.players):
            if self.fires[other] > 0:
                self.phase = FIRE
                return 0
        self.spot = NO_FIELD
        self.note(NO_FIRE, seat, field, 0)
        return self.end_turn()

    def give_fire(self, seat: int, owner: int) -> int:
        """A fire of somebody's area (KOD-60, KOD-61)."""
        self.fires[owner] -= 1
        return self.light(seat, owner)

    def light(self, seat: int, owner: int) -> int:
        """The fire burns."""
        self.neutral &= ~FIELD_BIT[self.spot]
        self.dragons |= FIELD_BIT[self.spot]
        self.note(DRAGON_CAME, seat, self.spot, owner)
        self.spot = NO_FIELD
        return self.end_turn()

    # ---- the end of a turn -------------------------------------------------------------------

    def end_turn(self) -> int:
        """The game ends with the last tile of the stock; else the next one plays (KOD-1, KOD-63)."""
        self.task = NO_TASK
        self.level = 0
        self.clear_result()
        self.throws = 0
        if self.stock == 0:
            self.phase = OVER
            return self.note(ENDED, 0, 0, 0)
        self.turn = self.turn + 1 if self.turn + 1 < self.players else 0
        self.phase = ROLLING
        return self.note(NEXT, self.turn, 0, 0)
