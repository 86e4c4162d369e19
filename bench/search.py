"""Workload: MCTS without a heuristic, with random playouts to the end and a determinization each."""

from __future__ import annotations

from functools import cache

from stolek.bots.search import Search
from stolek.kernel.adviser import Adviser
from stolek.kernel.seats import CHANCE
from stolek.kernel.state import State


@cache
def first_decision(start: State) -> State:
    """The state at the first decision."""
    state = start.clone()
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.sample(CHANCE))
    return state


def think(start: State, simulations: int) -> int:
    """Run so many simulations of one search; return how many."""
    state = first_decision(start)
    search = Search(Adviser())
    search.plain = 1
    search.begin(state, state.actors()[0], simulations)
    search.run(simulations)
    return simulations
