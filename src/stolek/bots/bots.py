"""Bots choose an action for a seat, from a position imagined from what that seat may know."""

from __future__ import annotations

from time import monotonic
from typing import Any, NamedTuple, Protocol

import stolek
from stolek.bots.paired_rollouts import PairedRollouts
from stolek.bots.ranking import Ranking
from stolek.bots.search import Search
from stolek.kernel.adviser import Adviser
from stolek.kernel.game import Game
from stolek.kernel.level import Level
from stolek.kernel.state import State

SLOWER = 40  # interpreted, the simulation budget is divided by this
FEWEST = 8  # but is never below this
AT_ONCE = 16  # simulations between two checks of the clock

MOST_REASONS = 3
LEAST_REASON = 10  # hundredths of a point: less is not reported


class JudgedTerm(NamedTuple):
    """A term of the adviser's heuristic that speaks for a move, or against it."""

    term: str
    points: float


class Bot(Protocol):
    """A built-in bot."""

    def choose(self, state: State, seat: int, seed: int, milliseconds: int | None = None) -> int:
        """A legal action of a seat that owes a decision; deterministic for a seed, unless time is limited."""


class RandomBot:
    """Plays at random."""

    def choose(self, state: State, seat: int, seed: int, milliseconds: int | None = None) -> int:
        """A uniformly random legal action."""
        world = state.clone()
        world.seed(seed)
        return world.sample(seat)


class SearchBot:
    """Plays the best move by heuristic or, with simulations, by tree search or paired rollouts."""

    def __init__(self, game: Game[Any], level: Level) -> None:
        self.game = game
        self.level = level
        self.sight = searcher_for(game.adviser(), level)

    def choose(self, state: State, seat: int, seed: int, milliseconds: int | None = None) -> int:
        """A legal action; a single legal one is returned without a search."""
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        self.sight.begin(state, seat, seed)
        if milliseconds is None:
            self.sight.run(self.simulations())
        else:
            self.think_until(monotonic() + milliseconds / 1000)
        return self.sight.choice()

    def simulations(self) -> int:
        """The simulation budget: the level's own, or less where the rules run interpreted."""
        if stolek.compiled:
            return self.level.simulations
        return max(FEWEST, self.level.simulations // SLOWER)

    def think_until(self, deadline: float) -> None:
        """Run simulations until the deadline: one batch at least, none when there is nothing to compare."""
        while self.sight.run(AT_ONCE) > 0 and monotonic() < deadline:
            pass

    def explain(self, state: State, seat: int, action: int) -> list[JudgedTerm]:
        """The terms that decided for an action: those in which it differs most from the mean of all moves."""
        if action not in state.legal(seat):
            raise ValueError(f"{action} is no legal action of seat {seat}")
        self.sight.begin(state, seat, 0)
        found = zip(self.game.terms, self.sight.reasons(action), strict=False)
        telling = [
            (above, JudgedTerm(term, own / 100))
            for term, (own, above) in found
            if min(abs(own), abs(above)) >= LEAST_REASON and own * above > 0
        ]
        telling.sort(key=lambda one: -abs(one[0]))
        return [reason for _, reason in telling[:MOST_REASONS]]


def searcher_for(adviser: Adviser, level: Level) -> Ranking:
    """How a level chooses: by heuristic ranking, paired rollouts or tree search."""
    adviser.skill = level.skill
    if level.simulations == 0:
        sight = Ranking(adviser)
        sight.noise = level.noise
        return sight
    if level.rounds > 0:
        rehearsal = PairedRollouts(adviser)
        rehearsal.rounds = level.rounds
        return rehearsal
    search = Search(adviser)
    search.horizon = level.horizon
    search.width = level.width
    search.temper = level.temper
    search.explore = level.explore
    return search
