"""The adviser of King of the Dice, and its levels.

Plain Python; adviser.pxd gives the C types. The base classes evaluate land, cards, dice and moves without a
search: estate (land, gems, jokers) → citizen_values (cards) → rethrows (dice) → evaluation (moves). Throws
are never rolled out: the cards they aim at are, and a throw is planned with the values found for those.
"""

from __future__ import annotations

from stolek.games.dicekings.bot.evaluation import Verdict
from stolek.games.dicekings.bot.terms import NOTHING, THROW
from stolek.games.dicekings.edition.schema import MOST_THROWS, N_DECKS, N_TIERS
from stolek.games.dicekings.rules import tables
from stolek.games.dicekings.rules.codes import (
    CLAIMING,
    DONE,
    FIRST_ALARM,
    FIRST_CLAIM,
    N_ACTIONS,
    N_THROWS,
    NO_CARD,
    PAIRING,
    ROLLING,
    STOP,
)
from stolek.kernel.adviser import NO_AIM
from stolek.kernel.level import Level, Trial
from stolek.kernel.state import State

TASK = tables.tasks_of_cards()
CHASING = -1  # the skill of the baseline
THE_ALARM = N_DECKS * N_TIERS  # aims of a throw: every card at every tier, and then the alarm

# Contests by which these bots are measured, beside the ladder of levels
TRIALS = (Trial(bots=("hard", "chaser"), matches=200, share=0.90),)


class DiceKingsAdviser(Verdict):
    """Advice for one position of King of the Dice."""

    bonus: list[int]  # by aim: how much better it is than judged
    lure: int  # the pile whose card is chased

    def __init__(self) -> None:
        super().__init__()
        self.bonus = [0] * 64

    # ---- queries ------------------------------------------------------------------------------------

    def watch(self, state: State) -> int:
        """Look at this position from now on; nothing is believed of it yet."""
        for aim in range(THE_ALARM + 1):
            self.bonus[aim] = 0
        return Verdict.watch(self, state)  # the compiler knows no super() here

    def prepare(self, seat: int) -> int:
        """Weigh cards and fields, and plan the throw."""
        if self.skill == CHASING:
            return self.look_for_prey()
        if self.position.phase != ROLLING:
            return self.consider(seat)
        if self.position.throws == 0:
            return 0
        self.want_cards(seat)
        self.correct_cards()
        return self.plan_throw()

    def judge(self, seat: int, action: int) -> int:
        """How good a legal move looks, in hundredths of a point."""
        return self.judge_chase(action) if self.skill == CHASING else self.weigh(seat, action)

    # ---- paired rollouts ----------------------------------------------------------------------------

    def begins(self) -> bool:
        """Whether a turn begins here."""
        return self.position.phase == ROLLING and self.position.throws == 0

    def aims(self, seat: int) -> int:
        """While dice are thrown: the cards at every tier, and the alarm."""
        return THE_ALARM + 1 if self.position.phase == ROLLING else 0

    def aim_looks(self, aim: int) -> int:
        """How good it is to have a card at a tier, or to raise the alarm."""
        if aim == THE_ALARM:
            return self.consolation
        return self.worth[aim] if self.worth[aim] != NOTHING else NO_AIM

    def enact(self, seat: int, aim: int) -> int:
        """Take a card at a tier as if the dice were there, or raise the alarm."""
        if aim == THE_ALARM:
            return self.position.raise_alarm(seat, self.open_pile())
        card = self.position.tops[aim // N_TIERS]
        self.position.level = aim % N_TIERS + 1
        self.position.task = TASK[card]
        self.position.lay_up(seat, card)
        return self.position.leave_pile(aim // N_TIERS)

    def open_pile(self) -> int:
        """The hardest of the open cards."""
        pile = N_DECKS - 1
        while pile > 0 and self.position.tops[pile] == NO_CARD:
            pile -= 1
        return pile

    def believe(self, aim: int, more: int) -> int:
        """A card or the alarm is worth so much more than it looks."""
        self.bonus[aim] = more
        return 0

    def correct_cards(self) -> int:
        """Let the cards be worth what is believed of them."""
        for aim in range(THE_ALARM):
            if self.worth[aim] != NOTHING:
                self.worth[aim] += self.bonus[aim]
        self.consolation += self.bonus[THE_ALARM]
        return self.sort_wishes()

    # ---- the baseline -------------------------------------------------------------------------------

    def look_for_prey(self) -> int:
        """The open card that is most likely met now."""
        if self.position.phase != ROLLING or self.position.throws == 0:
            return 0
        self.find_cells()
        best = -1
        for pile in range(N_DECKS):
            if self.position.tops[pile] != NO_CARD:
                chance = self.best_chance(pile)
                if chance > best:
                    best = chance
                    self.lure = pile
        return 0

    def best_chance(self, pile: int) -> int:
        """The best chance for the card of a pile, whatever is thrown."""
        best = 0
        for dice in range(N_THROWS):
            chance = self.lure_chance(pile, dice)
            best = chance if chance > best else best
        return best

    def lure_chance(self, pile: int, dice: int) -> int:
        """The chance for the card of a pile if these dice are thrown."""
        return self.chance_of(self.position.tops[pile] * N_TIERS, MOST_THROWS - self.position.throws, dice)

    def judge_chase(self, action: int) -> int:
        """Chase the easiest card without jokers; else do the first thing that can be done."""
        self.clear_terms()
        if self.position.phase == ROLLING:
            if self.position.throws > 0:
                self.terms[THROW] = self.lure_chance(self.lure, action) << 1 | (1 if action == STOP else 0)
        elif self.position.phase == CLAIMING and action < FIRST_ALARM:
            pile = action - FIRST_CLAIM
            self.terms[THROW] = -pile if self.position.met >> pile & 1 else -N_ACTIONS
        elif self.position.phase == PAIRING and action == DONE:
            self.terms[THROW] = 0
        else:
            self.terms[THROW] = -action
        return self.total()


def levels(players: int) -> dict[str, Level]:
    """How the levels think: the weaker ones misjudge moves, the strongest plays paired rollouts."""
    return {
        "easy": Level(noise=600),
        "normal": Level(noise=300),
        "hard": Level(noise=80),
        "expert": Level(simulations=1200, rounds=3),
        "chaser": Level(skill=CHASING),
    }
