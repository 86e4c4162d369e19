"""Timeline of a match: pending decisions and clocks."""

from __future__ import annotations

from copy import copy
from typing import Any

from stolek.kernel.match import Match
from stolek.tables.pending import PendingDecisions
from stolek.tables.settings import Agreement
from stolek.tables.time.clocks import Clocks
from stolek.tables.time.pauses import Pauses


class Timeline:
    """Since when each decision is pending, and the time left; follows a match entry by entry."""

    def __init__(self, match: Match[Any], agreement: Agreement, pauses: Pauses, begun: int) -> None:
        header = match.record.header
        self.state = match.game.set_up(header.players, header.options)
        self.pending = PendingDecisions(self.state, header.players)
        self.clocks = Clocks(agreement, header.players, pauses)
        self.clocks.start(begun, self.state.actors())
        self.length = 0

    def copy(self) -> Timeline:
        """An independent copy, to follow a draft of the match."""
        other = copy(self)
        other.pending = self.pending.copy()
        other.clocks = self.clocks.copy()
        return other

    def follow(self, match: Match[Any], times: list[int]) -> None:
        """Apply the new entries of a match, each made at its time."""
        entries = match.record.entries
        for at in times:
            after = match.log[self.length].after
            begins = self.pending.follow(self.length, entries[self.length], self.state, after)
            self.length += 1
            owing = () if self.length == len(entries) and match.outcome else after.actors()
            self.clocks.follow(entries[: self.length], at, begins, owing)
            self.state = after
