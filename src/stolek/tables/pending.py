"""Since when each seat has been asked what it is asked now.

A request that answers an older question is stale. What others decide at the same time leaves a question as it
is (law 11), and so does nothing else: not one's own decision, not fortune, not somebody else's turn.
"""

from __future__ import annotations

from copy import copy

from stolek.kernel.record import Entry, Played, TookBack
from stolek.kernel.state import State


class PendingDecisions:
    """The number of entries there were when each seat was asked; None where nothing is asked."""

    def __init__(self, state: State, players: int) -> None:
        owing = state.actors()
        self.since: list[int | None] = [0 if seat in owing else None for seat in range(players)]

    def copy(self) -> PendingDecisions:
        """The same, independent of this one."""
        other = copy(self)
        other.since = self.since.copy()
        return other

    def follow(self, number: int, entry: Entry, before: State, after: State) -> list[int]:
        """Let an entry happen; returns the seats whose turn begins with it."""
        begins = []
        owed, owing = before.actors(), after.actors()
        for seat in range(len(self.since)):
            if seat not in owing:
                self.since[seat] = None
            elif seat not in owed:
                begins.append(seat)
            elif is_by(entry, seat):
                self.since[seat] = number + 1
            elif before.legal(seat) != after.legal(seat):
                begins.append(seat)
        for seat in begins:
            self.since[seat] = number + 1
        return begins


def is_by(entry: Entry, seat: int) -> bool:
    """Whether a seat has decided or taken back something."""
    return isinstance(entry, Played | TookBack) and entry.seat == seat
