"""The adviser of King of the Dice, and its levels.

Plain Python; bot.pxd gives the C types. What land, cards, dice and moves are worth at first sight is said in
the storeys below: estate (land, gems, jokers) → citizens (cards) → omens (dice) → verdict (moves). Here games
are imagined until the seat is on turn again, to see what a card or a field is worth beyond that. Throws are
never tried out: cards are, and with what they turn out to be worth the throw is planned exactly.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, where Cython is not installed
    from stolek.kernel import interpreted as cython

from stolek.games.dicekings import tables
from stolek.games.dicekings.codes import (
    CLAIMING,
    DONE,
    FIRST_ALARM,
    FIRST_CLAIM,
    N_ACTIONS,
    N_THROWS,
    NO_CARD,
    OVER,
    PAIRING,
    ROLLING,
    STOP,
)
from stolek.games.dicekings.edition import MOST_THROWS, N_DECKS, N_TIERS
from stolek.games.dicekings.terms import GAMES, NOTHING, THROW
from stolek.games.dicekings.verdict import Verdict
from stolek.kernel.level import Level, Trial
from stolek.kernel.seats import CHANCE, CHANCE_DUE

TASK = tables.tasks_of_cards()
CHASING = -1  # the skill of the baseline; any other skill is the number of games imagined
SLOWER = 1 if cython.compiled else 40  # interpreted, so many times fewer games are imagined
ROUNDS = 3  # how often the seat is on turn again before an imagined game is weighed
HOPELESS = 600  # hundredths of a point behind the best move at which a move is not tried out
DOUBT = 25  # imagined games that count as much as the first sight
RESULT = 500  # what winning counts beyond the points
LAST_ASKED = N_DECKS * N_TIERS  # options of a throw: every card at every tier, and then the alarm
APART = 0x5DEECE66D  # what makes the luck of the others another than the own

# Contests by which these bots are measured, beside the ladder of levels
TRIALS = (Trial(bots=("hard", "chaser"), matches=200, share=0.90),)


class DiceKingsAdviser(Verdict):
    """Advice for one position of King of the Dice."""

    option: list[int]  # what is tried out: actions, or for a throw cards with their tiers
    sight: list[int]  # how good that looks at first sight
    found: list[int]  # how good it was in imagined games, added up
    bonus: list[int]  # by action: how much better it is than at first sight
    n_options: int
    lure: int  # the pile whose card is chased
    luck: int  # the dice of the imagined games

    def __init__(self) -> None:
        super().__init__()
        self.option = [0] * 64
        self.sight = [0] * 64
        self.found = [0] * 64
        self.bonus = [0] * 352

    # ---- what the house asks for --------------------------------------------------------------------

    def prepare(self, seat: int) -> int:
        """Weigh cards and fields, imagine games if that is wished, and plan the throw."""
        if self.skill == CHASING:
            return self.look_for_prey()
        for action in range(N_ACTIONS):
            self.bonus[action] = 0
        if self.position.phase == ROLLING and self.position.throws == 0:
            return 0
        if self.skill > 0:
            self.try_out(seat)
        if self.position.phase != ROLLING:
            return self.consider(seat)
        self.want_cards(seat)
        self.correct_cards()
        return self.plan_throw()

    def judge(self, seat: int, action: int) -> int:
        """How good a legal move looks, in hundredths of a point."""
        if self.skill == CHASING:
            return self.judge_chase(action)
        self.weigh(seat, action)
        self.terms[GAMES] = self.bonus[action] if self.position.phase != ROLLING else 0
        return self.total()

    # ---- imagined games -----------------------------------------------------------------------------

    def try_out(self, seat: int) -> int:
        """Imagine games, as many with each option, and note how much better it is than it looked."""
        self.list_options(seat)
        if self.n_options < 2:
            return 0
        games = self.skill // SLOWER // self.n_options + 1
        self.saved.copy_from(self.position)
        self.luck = self.position.rng
        for _ in range(games):
            for k in range(self.n_options):
                self.found[k] += self.imagine(seat, self.option[k])
            self.position.rand(1)  # or who ends the game at once would always have the same luck
            self.luck = self.position.rng
        self.position.copy_from(self.saved)
        return self.learn(games)

    def list_options(self, seat: int) -> int:
        """What is tried out: the cards at every tier and the alarm for a throw, else all promising moves."""
        self.n_options = 0
        if self.position.phase == ROLLING:
            self.want_cards(seat)
            for k in range(N_DECKS * N_TIERS):
                if self.worth[k] != NOTHING:
                    self.add_option(k, self.worth[k])
            return self.add_option(LAST_ASKED, self.consolation)
        self.consider(seat)
        best = NOTHING
        for action in range(self.position.first_choice(), self.position.last_choice()):
            if self.position.can(seat, action):
                looks = self.weigh(seat, action)
                best = looks if looks > best else best
                self.add_option(action, looks)
        return self.drop_options(best - HOPELESS)

    def add_option(self, option: int, looks: int) -> int:
        """One more thing to try out."""
        self.option[self.n_options] = option
        self.sight[self.n_options] = looks
        self.found[self.n_options] = 0
        self.n_options += 1
        return 0

    def drop_options(self, least: int) -> int:
        """Forget what looks worse than that."""
        n = 0
        for k in range(self.n_options):
            if self.sight[k] >= least:
                self.option[n] = self.option[k]
                self.sight[n] = self.sight[k]
                n += 1
        self.n_options = n
        return 0

    def imagine(self, seat: int, option: int) -> int:
        """Do one thing and play on until the seat is on turn again: how far ahead it is then."""
        self.position.copy_from(self.saved)
        self.position.rng = self.luck
        self.enact(seat, option)
        turns = 0
        mask = self.position.owing()
        while mask:
            self.position.n_notes = 0
            if mask & CHANCE_DUE:
                ticket = self.position.rand(self.position.n_tickets())
                self.position.do(CHANCE, self.position.outcome_of(ticket))
            else:
                if self.position.phase == ROLLING and self.position.throws == 0:
                    turns += 1
                    if turns == ROUNDS * self.position.players:
                        break
                    if turns == 1:  # the others have the same luck whatever was done
                        self.position.rng = self.luck ^ APART
                self.position.do(self.position.turn, self.choose(self.position.turn))
            mask = self.position.owing()
        return self.lead(seat)

    def enact(self, seat: int, option: int) -> int:
        """Do what is tried out: a move, or take a card at a tier as if the dice were there."""
        if self.position.phase != ROLLING:
            return self.position.do(seat, option)
        if option == LAST_ASKED:
            return self.position.raise_alarm(seat, self.open_pile())
        card = self.position.tops[option // N_TIERS]
        self.position.level = option % N_TIERS + 1
        self.position.task = TASK[card]
        self.position.lay_up(seat, card)
        return self.position.leave_pile(option // N_TIERS)

    def open_pile(self) -> int:
        """The hardest of the open cards."""
        pile = N_DECKS - 1
        while pile > 0 and self.position.tops[pile] == NO_CARD:
            pile -= 1
        return pile

    def lead(self, seat: int) -> int:
        """How far a seat is ahead, in hundredths of a point; at the end to win is worth more than points."""
        if self.position.phase != OVER:
            return self.ahead(seat)
        return self.ahead(seat) + (RESULT if self.position.rank(seat) == 1 else -RESULT)

    def learn(self, games: int) -> int:
        """How much better than at first sight everything is, compared with the others: doubt taken off."""
        shift = 0
        for k in range(self.n_options):
            shift += self.found[k] // games - self.sight[k]
        shift = shift // self.n_options
        for k in range(self.n_options):
            more = self.found[k] // games - self.sight[k] - shift
            self.bonus[self.option[k]] = more * games // (games + DOUBT)
        return 0

    def correct_cards(self) -> int:
        """Let the cards be worth what they were in imagined games."""
        for k in range(N_DECKS * N_TIERS):
            if self.worth[k] != NOTHING:
                self.worth[k] += self.bonus[k]
        self.consolation += self.bonus[LAST_ASKED]
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
    """How the levels think: the weaker ones misjudge moves, the strongest imagines games."""
    return {
        "easy": Level(noise=500),
        "normal": Level(noise=220),
        "hard": Level(),
        "expert": Level(skill=800),
        "chaser": Level(skill=CHASING),
    }
