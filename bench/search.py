"""The tree search without advice: plain random playouts to the end, imagining anew each time."""

from __future__ import annotations

from functools import cache

from stolek.bots.search import Search
from stolek.kernel.adviser import Adviser
from stolek.kernel.seats import CHANCE
from stolek.kernel.state import State


@cache
def first_decision(start: State) -> State:
    """The table when somebody is asked for the first time."""
    state = start.clone()
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.sample(CHANCE))
    return state


def think(start: State, simulations: int) -> int:
    """So many simulations of one search; return how many."""
    state = first_decision(start)
    search = Search(Adviser())
    search.plain = 1
    search.begin(state, state.actors()[0], simulations)
    search.run(simulations)
    return simulations
