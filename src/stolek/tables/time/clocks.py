"""Clocks: how much time each seat has left, by the time of the server alone.

All of it follows from when entries were made, so it is the same after a restart. Time goes by for every seat
that owes a decision. What is taken back gives back the time as it stood when it was decided.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy

from stolek.kernel.record import Entry, Played, TookBack
from stolek.kernel.seats import CHANCE
from stolek.tables.pending import is_by
from stolek.tables.settings import Agreement
from stolek.tables.time.pauses import Pauses


class Clocks:
    """Milliseconds left for each seat at a moment, and at every entry before."""

    def __init__(self, agreement: Agreement, players: int, pauses: Pauses) -> None:
        self.plan = agreement.clock
        self.least = agreement.least * 1000  # at the beginning of a turn, where there is a bank
        self.breaks = pauses
        self.left = [self.plan.seconds * 1000] * players
        self.moment = 0
        self.running: tuple[int, ...] = ()
        self.past: list[tuple[int, ...]] = []  # what was left at every entry,
        self.ran: list[tuple[int, ...]] = []  # and for whom time ran until then

    def copy(self) -> Clocks:
        """The same, independent of this one."""
        other = copy(self)
        other.left, other.past, other.ran = self.left.copy(), self.past.copy(), self.ran.copy()
        return other

    def start(self, at: int, owing: Iterable[int]) -> None:
        """The match begins."""
        self.moment = at
        self.running = without_chance(owing)

    def follow(self, entries: tuple[Entry, ...], at: int, begins: list[int], owing: Iterable[int]) -> None:
        """Let the last of these entries happen, with which the turns of some seats begin."""
        if self.plan.kind == "none":
            return
        self.left = list(self.at(at))
        self.past.append(tuple(self.left))
        self.ran.append(self.running)
        for seat in begins:
            self.begin_turn(seat)
        entry = entries[-1]
        if isinstance(entry, TookBack):
            self.restore(entry, entries)
        self.moment = at
        self.running = without_chance(owing)

    def at(self, now: int) -> tuple[int, ...]:
        """What is left for each seat now; less than nothing for one whose time is up."""
        spent = self.breaks.between(self.moment, now)
        return tuple(left - spent if seat in self.running else left for seat, left in enumerate(self.left))

    def begin_turn(self, seat: int) -> None:
        """A seat is asked after somebody else or fortune has acted."""
        if self.plan.kind == "turn":
            self.left[seat] = self.plan.seconds * 1000
        else:
            grown = max(self.left[seat] + self.plan.increment * 1000, self.least)
            self.left[seat] = min(grown, self.plan.cap * 1000) if self.plan.cap else grown

    def restore(self, entry: TookBack, entries: tuple[Entry, ...]) -> None:
        """A decision taken back freely gives its seat the time it had then; one by consent, everybody.

        In any case time is given back to those who were asked only because of it.
        """
        first = min(entry.struck)
        decided = entries[first]
        is_alone = len(entry.struck) == 1 and isinstance(decided, Played)
        for seat, then in enumerate(self.past[first]):
            if not is_alone or is_by(decided, seat) or seat not in self.ran[first]:
                self.left[seat] = then

    def is_up(self, seat: int, now: int) -> bool:
        """Whether a seat that owes a decision has no time left for it."""
        return self.plan.kind != "none" and seat in self.running and self.at(now)[seat] <= 0

    def deadline(self, seats: Iterable[int]) -> int | None:
        """When the time of the first of these seats will be up, as things stand; None while no clock runs."""
        if self.plan.kind == "none":
            return None
        due = [self.breaks.after(self.moment, self.left[seat]) for seat in seats if seat in self.running]
        return min((moment for moment in due if moment is not None), default=None)


def without_chance(actors: Iterable[int]) -> tuple[int, ...]:
    """The seats among those who owe something."""
    return tuple(seat for seat in actors if seat != CHANCE)
