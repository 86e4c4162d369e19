"""Reproducible positions, searches and paired rollouts."""

from __future__ import annotations

from typing import Any

import stolek
from stolek import CHANCE, Game, State
from stolek.bots.paired_rollouts import PairedRollouts
from stolek.bots.search import Search
from stolek.games._template.codes import LAYING, N_KINDS, NO_STONE
from stolek.kernel.adviser import Adviser

TINY: Game[Any] = stolek.game("_template")
TO_THE_END = 1000
PLACES: dict[str, tuple[Any, ...]] = {
    "template": ("_template", 2, 7, 3),
    "template of four, together": ("_template", 4, 7, 2, 2),
    "border, second action": ("border", 3, 7, 6, 2),
    "dicekings": ("dicekings", 2, 7, 5),
    "ingenious": ("ingenious", 3, 7, 4),
    "wispwood": ("wispwood", 2, 7, 4),
}
WITH_SECRETS = ("template", "template of four, together", "ingenious")


def at(place: str) -> tuple[State, int]:
    """A position and the last of the seats that owe a decision there."""
    state = position(*PLACES[place])
    return state, state.actors()[-1]


def position(name: str, players: int, seed: int, decisions: int, together: int = 1, **options: Any) -> State:
    """A position after so many random decisions: `together` seats owe one, and the last has a choice."""
    game = stolek.game(name)
    state: State = game.set_up(players, game.agreed(players, options))
    state.seed(seed)
    while not (decisions <= 0 and is_choice(state, together)):
        seat = state.actors()[0]
        state.apply(seat, state.sample(seat))
        decisions -= seat != CHANCE
    return state


def is_choice(state: State, together: int) -> bool:
    """Whether so many seats owe a decision, and the last of them has several moves."""
    actors = state.actors()
    return CHANCE not in actors and len(actors) >= together and len(state.legal(actors[-1])) > 1


def searched(state: State, seat: int, seed: int, simulations: int, **settings: Any) -> Search:
    """A search by the rules alone: the games' own advisers may change, this one does not."""
    search = Search(Adviser())
    search.horizon = TO_THE_END
    for name, value in settings.items():
        setattr(search, name, value)
    search.begin(state, seat, seed)
    search.run(simulations)
    return search


def rehearsed(
    state: State, seat: int, seed: int, simulations: int, adviser: Adviser | None = None
) -> PairedRollouts:
    """Paired rollouts of two rounds, by the rules alone unless there is an adviser."""
    rehearsal = PairedRollouts(adviser or Adviser())
    rehearsal.rounds = 2
    rehearsal.begin(state, seat, seed)
    rehearsal.run(simulations)
    return rehearsal


def stones(first: str, second: str, laid: int | None = None, **more: Any) -> State:
    """Two players of the template with these stones in hand; the second may have laid one already."""
    hands = [[int(stone) - 1 for stone in hand] for hand in (first, second)]
    table = NO_STONE if laid is None else laid - 1
    out = [*hands[0], *hands[1], table]
    dump = {
        "bag": [4 - out.count(kind) for kind in range(N_KINDS)],
        "gone": [0] * N_KINDS,
        "hands": [hand.count(kind) for hand in (*hands, [], []) for kind in range(N_KINDS)],
        "laid": [NO_STONE, table, NO_STONE, NO_STONE],
        "shown": [1, 1, 0, 0],
        "points": [0, 0, 0, 0],
        "players": 2,
        "hand": 2,
        "teams": 0,
        "stake": 6,
        "phase": LAYING,
    }
    state: State = TINY.state.load(dump | more)
    return state
