"""The rules of this game. Clauses are those of RULES.md.

Plain Python; rules.pxd gives the C types. The methods are specified in kernel/state.py.
"""

from __future__ import annotations

from stolek.games._template.box import BOX
from stolek.games._template.codes import (
    CANCELLED,
    DRAWING,
    DREW,
    ENDED,
    ENDED_OUT,
    ENDED_TARGET,
    LAID,
    LAYING,
    N_ACTIONS,
    N_KINDS,
    NO_STONE,
    OPEN,
    OPENED,
    THREW,
    THROWING,
    WON,
)
from stolek.kernel.seats import CHANCE, CHANCE_DUE
from stolek.kernel.state import State

TARGET = BOX.target


class Template(State):
    """A position of this game."""

    # The index, derived from the position
    held: list[int]  # per seat: stones in hand
    n_bag: int

    # The position
    bag: list[int]  # per kind: how many stones
    gone: list[int]  # likewise, out of the game
    hands: list[int]  # likewise, six counts a seat
    laid: list[int]  # per seat: the kind laid this round, or NO_STONE
    shown: list[int]  # per seat: 1 when its hand lies open
    points: list[int]  # per seat
    players: int
    hand: int  # stones in a full hand
    teams: int  # 1: seats 0 and 2 against 1 and 3
    stake: int  # what this round is worth
    phase: int

    # ---- pending decisions -------------------------------------------------------------------

    def seats(self) -> int:
        return self.players

    def owing(self) -> int:
        if self.phase == DRAWING or self.phase == THROWING:
            return CHANCE_DUE
        mask = 0
        if self.phase == LAYING:
            for seat in range(self.players):
                if self.laid[seat] == NO_STONE:
                    mask |= 1 << seat
        return mask

    def can(self, seat: int, action: int) -> bool:
        if seat == CHANCE:
            return 0 <= action < N_KINDS and (self.phase == THROWING or self.bag[action] > 0)
        if action == OPEN:
            return self.shown[seat] == 0
        return 0 <= action < N_KINDS and self.hands[seat * N_KINDS + action] > 0

    def most_moves(self) -> int:
        return N_ACTIONS

    def moves_into(self, seat: int, out: list[int]) -> int:
        n = 0
        for action in range(N_ACTIONS):
            if self.can(seat, action):
                out[n] = action
                n += 1
        return n

    def pick(self, seat: int) -> int:
        action = self.rand(N_ACTIONS)
        while not self.can(seat, action):
            action = self.rand(N_ACTIONS)
        return action

    def quiet(self, seat: int) -> int:
        """An abandoned seat lays its lowest stone (TPL-14)."""
        kind = 0
        while self.hands[seat * N_KINDS + kind] == 0:
            kind += 1
        return kind

    # ---- what happens ------------------------------------------------------------------------

    def do(self, seat: int, action: int) -> int:
        if seat != CHANCE and action == OPEN:
            self.shown[seat] = 1
            self.note(OPENED, seat, 0, 0)
        elif seat != CHANCE:
            self.lay(seat, action)
        elif self.phase == DRAWING:
            self.draw(action)
        else:
            self.stake = action + 1
            self.phase = LAYING
            self.note(THREW, self.stake, 0, 0)
        return 0

    def draw(self, kind: int) -> int:
        """A stone comes out of the bag to the first seat that lacks one (TPL-4)."""
        seat = self.drawer()
        self.give(seat, kind)
        self.note(DREW, seat, kind, 0)
        if self.n_bag == 0 or self.drawer() == self.players:
            self.phase = THROWING
        return 0

    def drawer(self) -> int:
        """The first seat whose hand is not full; `players` when all are."""
        seat = 0
        while seat < self.players and self.held[seat] == self.hand:
            seat += 1
        return seat

    def give(self, seat: int, kind: int) -> int:
        """A stone goes from the bag into a hand."""
        self.bag[kind] -= 1
        self.n_bag -= 1
        self.hands[seat * N_KINDS + kind] += 1
        self.held[seat] += 1
        return 0

    def lay(self, seat: int, kind: int) -> int:
        """A stone is laid open; the last one settles the round (TPL-6)."""
        self.hands[seat * N_KINDS + kind] -= 1
        self.held[seat] -= 1
        self.laid[seat] = kind
        self.note(LAID, seat, kind, 0)
        if self.owing() == 0:
            self.settle_round()
        return 0

    def settle_round(self) -> int:
        """Somebody or nobody wins the stake; the stones are gone; on to the next round or the end."""
        seat = self.winner()
        if seat == self.players:
            self.note(CANCELLED, 0, 0, 0)
        else:
            self.points[seat] += self.stake + self.shown[seat]
            self.note(WON, seat, self.stake + self.shown[seat], 0)
        for other in range(self.players):
            self.gone[self.laid[other]] += 1
            self.laid[other] = NO_STONE
        self.stake = 0
        if seat < self.players and self.total(self.side(seat)) >= TARGET:
            self.end(ENDED_TARGET)  # TPL-11
        elif self.held[0] == 0 and self.n_bag == 0:
            self.end(ENDED_OUT)  # TPL-12; all hands are of one size
        else:
            self.phase = DRAWING if self.n_bag > 0 else THROWING
        return 0

    def winner(self) -> int:
        """Who laid the highest stone that nobody else laid; `players` when there is none (TPL-8, TPL-9)."""
        best = self.players
        for seat in range(self.players):
            alone = True
            for other in range(self.players):
                if other != seat and self.laid[other] == self.laid[seat]:
                    alone = False
            if alone and (best == self.players or self.laid[seat] > self.laid[best]):
                best = seat
        return best

    def end(self, phase: int) -> int:
        """The game is over."""
        self.phase = phase
        self.note(ENDED, phase, 0, 0)
        return 0

    # ---- chance ------------------------------------------------------------------------------

    def n_tickets(self) -> int:
        return N_KINDS if self.phase == THROWING else self.n_bag

    def outcome_of(self, ticket: int) -> int:
        return ticket if self.phase == THROWING else self.stone_of(ticket)

    def stone_of(self, ticket: int) -> int:
        """One ticket a stone in the bag (TPL-4)."""
        kind = 0
        while ticket >= self.bag[kind]:
            ticket -= self.bag[kind]
            kind += 1
        return kind

    # ---- places ------------------------------------------------------------------------------

    def side(self, seat: int) -> int:
        """Who a seat plays for: itself, or its pair (TPL-1)."""
        return seat & 1 if self.teams else seat

    def total(self, side: int) -> int:
        """The points of a side."""
        points = 0
        for seat in range(self.players):
            if self.side(seat) == side:
                points += self.points[seat]
        return points

    def rank(self, seat: int) -> int:
        """One more than the sides that are ahead (TPL-13)."""
        place = 1
        for side in range(2 if self.teams else self.players):
            if self.total(side) > self.total(self.side(seat)):
                place += 1
        return place

    # ---- what an eye cannot know -------------------------------------------------------------

    def sees(self, eye: int, seat: int) -> bool:
        """An eye sees its own hand and those that lie open (TPL-3, TPL-7)."""
        return eye == seat or self.shown[seat] == 1

    def redeal(self, eye: int) -> int:
        for seat in range(self.players):
            if not self.sees(eye, seat):
                self.gather(seat)
        for seat in range(self.players):
            if not self.sees(eye, seat):
                self.deal_anew(seat)
        return 0

    def gather(self, seat: int) -> int:
        """A hand goes back into the bag; `held` remembers its size."""
        for kind in range(N_KINDS):
            k = seat * N_KINDS + kind
            self.bag[kind] += self.hands[k]
            self.n_bag += self.hands[k]
            self.hands[k] = 0
        return 0

    def deal_anew(self, seat: int) -> int:
        """A gathered hand is dealt from the bag, at random."""
        stones = self.held[seat]
        self.held[seat] = 0
        for _ in range(stones):
            self.give(seat, self.stone_of(self.rand(self.n_bag)))
        return 0

    # ---- after a load ------------------------------------------------------------------------

    def index(self) -> int:
        self.n_bag = 0
        for kind in range(N_KINDS):
            self.n_bag += self.bag[kind]
        for seat in range(self.players):
            self.held[seat] = 0
            for kind in range(N_KINDS):
                self.held[seat] += self.hands[seat * N_KINDS + kind]
        return 0

    def problem(self) -> str | None:
        """Stones that do not go round evenly: at last a seat would owe one and have none (TPL-4, TPL-12)."""
        self.index()
        laid = [self.laid[seat] != NO_STONE for seat in range(self.players)]
        ready = [self.held[seat] + laid[seat] for seat in range(self.players)]
        left = self.n_bag
        if self.phase == DRAWING:
            left -= self.players * self.hand - sum(ready)
            fits = left < self.n_bag and max(ready) <= self.hand and not any(laid)
        elif self.phase == THROWING or self.phase == LAYING:
            fits = 0 < min(ready) == max(ready) <= self.hand and (left == 0 or ready[0] == self.hand)
        else:
            return None
        even = fits and left >= 0 and left % self.players == 0
        return None if even else "stones do not go round evenly (TPL-4)"
