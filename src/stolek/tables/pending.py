"""Pending decisions: since which entry each seat has owed its present decision.

A request that answers an older decision is stale. Simultaneous decisions of other seats leave one pending
(law 11): it stays the same until its seat acts, owes none, or gets other legal moves.
"""

from __future__ import annotations

from copy import copy

from stolek.kernel.record import Entry, Played, TookBack
from stolek.kernel.state import State


class PendingDecisions:
    """For each seat, the number of entries when its decision became pending; None without one."""

    def __init__(self, state: State, players: int) -> None:
        owing = state.actors()
        self.since: list[int | None] = [0 if seat in owing else None for seat in range(players)]

    def copy(self) -> PendingDecisions:
        """An independent copy."""
        other = copy(self)
        other.since = self.since.copy()
        return other

    def follow(self, number: int, entry: Entry, before: State, after: State) -> list[int]:
        """Apply an entry; returns the seats whose turn begins with it."""
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
    """Whether an entry is a move or an undo by this seat."""
    return isinstance(entry, Played | TookBack) and entry.seat == seat
