"""What a bot gets to see: a position in which nothing is true that its seat cannot know.

The only place where the truth is handed over to bots, for tables, terminal and arena alike.
"""

from __future__ import annotations

from stolek.kernel.state import State


def imagined_state(truth: State, seat: int, seed: int) -> State:
    """Deal anew, by a seed that is the bot's own, what the seat cannot know; the truth stays as it is."""
    copy = truth.clone()
    copy.seed(seed)
    return copy.imagine(seat)
