"""The bot of Wispwood: it judges steps by whole turns, plays on by plans, and values positions by points.

Plain Python; adviser.pxd gives the C types. Its base classes are in step_values, turn_plans,
evaluation and round_length.
"""

from __future__ import annotations

from stolek.games.wispwood.bot.step_values import Judging
from stolek.games.wispwood.edition.schema import MOST_TREES, N_SPACES
from stolek.games.wispwood.rules import tables
from stolek.games.wispwood.rules.cells import SIDE
from stolek.games.wispwood.rules.codes import (
    CATS,
    DONE,
    EMPTY,
    FIRST_CAT,
    FIRST_CAT_SHAPE,
    FIRST_LAY,
    FIRST_SHAPE,
    FIRST_SPACE,
    FIRST_SPOT,
    FIRST_TREE,
    GHOST_CAT,
    LAID,
    LAY,
    OVER,
    SHAPE,
    SPOT,
    STAY,
    TREES,
    TURN,
)
from stolek.games.wispwood.rules.shapes import N_SHAPES
from stolek.kernel.level import Level, Trial

TERMS = (
    "card-pumpkins",
    "card-hats",
    "card-orbs",
    "card-hearts",
    "card-trees",
    "lasting",
    "round-left",
    "fill",
    "holes",
    "cat",
    "ghost",
    "pond",
)

FIRST_LAY_OF = tables.lay_starts()
SHAPE_SIZE = tables.shape_sizes()
ROWS = list(range(SIDE))  # a loop over a list has a length that the C compiler knows
SPACES = list(range(N_SPACES))
NOBODY = -1
NOTHING = -1000000  # worse than any turn

POINT = 100  # worths are in hundredths of a point
LEAD = 15.0  # points ahead of the best other one that are half of all there is to gain
FAIR = [0.0, 35.0, 105.0, 235.0]  # by rounds: points of a good game
FAR = 20.0  # points beyond that are half of all there is to gain
OWN_SHARE = 0.4  # of the value: the own points, whatever the others have
WON_SHARE = 0.5  # of the rest, at the end: the victory as such

STEPS_OF_A_TURN = 5  # a wisp, its shape, its place, its trees, done; and sometimes a refresh
EXPLORE = 0.02  # little: a point more is worth a few hundredths, and imagined turns are played alike

# Contests by which these bots are measured, beside the ladder of levels
TRIALS = (
    Trial(bots=("expert", "expert"), matches=60, score=215),
    Trial(bots=("expert",), matches=200, options={"ghost": 1}, share=0.95),
    Trial(bots=("expert",), matches=200, options={"ghost": 2}, share=0.60),
    Trial(bots=("expert",), matches=200, options={"ghost": 3}, share=0.35),
)


class WispwoodAdviser(Judging):
    """Plays whole turns that are planned at their first step."""

    # The plan for the turn under way
    planner: int  # the seat whose plan it is, or NOBODY
    plan_space: int  # of the wisp; N_SPACES for a turn with trees
    plan_shape: int  # the action that chooses it
    plan_size: int  # tiles of that shape
    plan_spot: int
    plan_lay: int
    plan_start: int  # trees that had been laid when the plan was made

    def __init__(self) -> None:
        super().__init__()
        self.planner = NOBODY

    # ---- playing on ---------------------------------------------------------------------------------

    def choose(self, seat: int) -> int:
        """The next step of the plan for this turn; where there is none, one is made."""
        phase = self.position.phase
        if phase == CATS:
            return self.choose_cat(seat)
        if phase == GHOST_CAT:
            return self.position.pick(seat)
        if phase == LAID:
            return DONE
        if phase == TURN or self.planner != seat:
            self.make_plan(seat)
        if phase == TURN and self.plan_space < N_SPACES:
            return FIRST_SPACE + self.plan_space
        if phase == SHAPE:
            return self.plan_shape
        if phase == SPOT:
            return FIRST_SPOT + self.plan_spot
        return FIRST_LAY + self.plan_lay if phase == LAY else self.next_tree()

    def next_tree(self) -> int:
        """The next tree of the plan, or the end of the turn."""
        tree = self.position.laid - self.plan_start
        return FIRST_TREE + self.grove[tree] if tree < self.n_grove else DONE

    def choose_cat(self, seat: int) -> int:
        """Where the cat is best for the next round."""
        self.turn_to_next_round(seat, self.position.cats[seat])
        best = self.worth()
        chosen = STAY
        for row in ROWS:
            bits = self.position.trees[seat * SIDE + row]
            column = 0
            while bits >> column:
                if bits >> column & 1:
                    self.turn_to_next_round(seat, row * SIDE + column)
                    worth = self.worth()
                    if worth > best:
                        best = worth
                        chosen = FIRST_CAT + row * SIDE + column
                column += 1
        return chosen

    # ---- plans --------------------------------------------------------------------------------------

    def make_plan(self, seat: int) -> int:
        """Plan the rest of a turn."""
        self.planner = seat
        self.done = 1
        self.known = 0
        self.turn_to(seat)
        self.plan_start = self.position.laid
        phase = self.position.phase
        if phase == TURN:
            return self.plan_turn(seat)
        if phase == TREES:
            return self.plan_trees()
        if phase == SHAPE:
            return self.plan_wisp(self.position.space)
        self.plan_size = SHAPE_SIZE[self.position.shape]
        return self.plan_spot_and_lay() if phase == SPOT else self.plan_lay_only()

    def plan_turn(self, seat: int) -> int:
        """The best turn with a wisp, or with trees where that is better."""
        best = NOTHING
        found = N_SPACES
        for space in SPACES:
            if self.position.pond[space] < EMPTY and self.position.can_take(seat, space):
                worth = self.plan_wisp(space) + self.saved_from_ghost(space)
                if worth > best:
                    best = worth
                    found = space
        if found < N_SPACES:
            self.plan_wisp(found)
        self.plan_space = found
        if self.find_grove(MOST_TREES) > best:
            self.plan_space = N_SPACES
        return 0

    def plan_wisp(self, space: int) -> int:
        """The wisp of a space with the best shape beside it, or with the cat's help where none fits."""
        kind = self.position.pond[space]
        shape = self.explore_wisp(space, 0)
        if self.explore(kind, shape) == NOTHING:
            shape = self.explore_wisp(space, 1)
        pair = kind * N_SHAPES + shape
        self.plan_space = space
        self.plan_shape = shape + (FIRST_SHAPE if self.lies_beside(space, shape) else FIRST_CAT_SHAPE)
        self.plan_size = SHAPE_SIZE[shape]
        self.plan_spot = self.pair_spot[pair]
        self.plan_lay = self.pair_lay[pair]
        return self.pair_worth[pair]

    def plan_spot_and_lay(self) -> int:
        """The best way to lay the shape that is chosen."""
        kind = self.position.pond[self.position.space]
        self.explore(kind, self.position.shape)
        self.plan_spot = self.pair_spot[kind * N_SHAPES + self.position.shape]
        self.plan_lay = self.pair_lay[kind * N_SHAPES + self.position.shape]
        return 0

    def plan_lay_only(self) -> int:
        """The best way to lay the trees around the spot that is chosen."""
        best = NOTHING
        self.plan_spot = self.position.spot
        for lay in range(FIRST_LAY_OF[self.position.shape], FIRST_LAY_OF[self.position.shape + 1]):
            if self.position.can_lay_like(lay):
                self.lay(self.position.pond[self.position.space], self.position.spot, lay)
                worth = self.worth_with(self.plan_size)
                if worth > best:
                    best = worth
                    self.plan_lay = lay
        return 0

    def plan_trees(self) -> int:
        """More trees where that is better than to stop."""
        self.ready = 1
        self.show_all()
        enough = self.worth_with(0)
        if self.find_grove(MOST_TREES - self.position.laid) <= enough:
            self.n_grove = 0
        return 0

    # ---- positions ------------------------------------------------------------------------------------

    def value(self, seat: int) -> float:
        """Being ahead, at the end the victory, and the own points, as a number from 0 to 1."""
        own = self.in_the_end(seat)
        lead = self.half((own - self.best_other(seat)) / LEAD)
        if self.position.phase == OVER:
            lead = (1.0 - WON_SHARE) * lead + WON_SHARE * self.share(seat)
        if seat + 1 == self.position.players:
            self.planner = NOBODY  # the next game that is imagined has nothing to do with this one
        if self.position.ghost > 0:
            return lead
        return (1.0 - OWN_SHARE) * lead + OWN_SHARE * self.half((own - FAIR[self.position.rounds]) / FAR)

    def half(self, times: float) -> float:
        """From 0 to 1: a half for nothing, three quarters for 1, a quarter for -1."""
        return 0.5 + 0.5 * times / (1.0 + (times if times > 0.0 else -times))

    def best_other(self, seat: int) -> float:
        """What the best of the others, or the ghost, may be expected to have at the end."""
        if self.position.ghost > 0:
            return self.ghost_in_the_end() / (1.0 * POINT)
        best = 0.0
        for other in range(self.position.players):
            if other != seat:
                best = max(best, self.in_the_end(other))
        return best

    def in_the_end(self, seat: int) -> float:
        """What a seat may be expected to have at the end of the game."""
        expected = POINT * self.position.total(seat)
        if self.position.phase == CATS:
            self.turn_to_next_round(seat, self.position.cats[seat])
            expected += self.worth()
        elif self.position.phase < CATS:
            expected += self.worth_of_turn(seat)
        return expected / (1.0 * POINT)

    def worth_of_turn(self, seat: int) -> int:
        """What the forest of a seat will bring, a turn that is planned played to its end."""
        phase = self.position.phase
        own_turn = 1 if self.position.turn == seat else 0
        self.turn_to(seat)
        if own_turn and SHAPE <= phase <= LAY and self.planner == seat:
            self.done = 1
            self.lay(self.position.pond[self.position.space], self.plan_spot, self.plan_lay)
            return self.worth_with(self.plan_size)
        self.done = 1 if own_turn and phase in (TREES, LAID) else 0
        self.show_all()
        self.turns = self.turns_left(seat, self.empty_cells(seat))
        return self.worth()


def levels(players: int) -> dict[str, Level]:
    """The levels of Wispwood: hard looks on to the end of a turn, expert over two turns of everybody."""
    two_turns = 2 * STEPS_OF_A_TURN * max(2, players)
    return {
        "easy": Level(noise=2000),
        "normal": Level(noise=400),
        "hard": Level(simulations=10, horizon=STEPS_OF_A_TURN, explore=EXPLORE),
        "expert": Level(simulations=150, horizon=two_turns, explore=EXPLORE),
    }
