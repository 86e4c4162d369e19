"""Clocks: how much time each seat has left, by the time of the server alone.

It is computed from the times of entries, so it is the same after a restart. Time runs for every seat that
owes a decision. An undo restores the time as it was when the decision was made.
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
        self.least = agreement.least * 1000  # in a bank at the start of a turn
        self.pauses = pauses
        self.left = [self.plan.seconds * 1000] * players
        self.moment = 0
        self.running: tuple[int, ...] = ()
        self.past: list[tuple[int, ...]] = []  # time left at every entry,
        self.ran: list[tuple[int, ...]] = []  # and the seats whose time ran until then

    def copy(self) -> Clocks:
        """An independent copy."""
        other = copy(self)
        other.left, other.past, other.ran = self.left.copy(), self.past.copy(), self.ran.copy()
        return other

    def start(self, at: int, owing: Iterable[int]) -> None:
        """Start the clocks with the match."""
        self.moment = at
        self.running = without_chance(owing)

    def follow(self, entries: tuple[Entry, ...], at: int, begins: list[int], owing: Iterable[int]) -> None:
        """Apply the last of these entries, with which the turns of some seats begin."""
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
        """Milliseconds left for each seat now; zero or less if its time is up."""
        spent = self.pauses.between(self.moment, now)
        return tuple(left - spent if seat in self.running else left for seat, left in enumerate(self.left))

    def begin_turn(self, seat: int) -> None:
        """Reset the time for a new turn, or add the increment to the bank."""
        if self.plan.kind == "turn":
            self.left[seat] = self.plan.seconds * 1000
        else:
            grown = max(self.left[seat] + self.plan.increment * 1000, self.least)
            self.left[seat] = min(grown, self.plan.cap * 1000) if self.plan.cap else grown

    def restore(self, entry: TookBack, entries: tuple[Entry, ...]) -> None:
        """Restore time after an undo: of a single decision for its seat, otherwise for all seats.

        In any case it is restored for seats that had to decide only because of what was undone.
        """
        first = min(entry.struck)
        decided = entries[first]
        is_alone = len(entry.struck) == 1 and isinstance(decided, Played)
        for seat, then in enumerate(self.past[first]):
            if not is_alone or is_by(decided, seat) or seat not in self.ran[first]:
                self.left[seat] = then

    def is_up(self, seat: int, now: int) -> bool:
        """Whether a seat that owes a decision has no time left."""
        return self.plan.kind != "none" and seat in self.running and self.at(now)[seat] <= 0

    def deadline(self, seats: Iterable[int]) -> int | None:
        """When the first of these seats runs out of time, as things stand; None while no clock runs."""
        if self.plan.kind == "none":
            return None
        due = [self.pauses.after(self.moment, self.left[seat]) for seat in seats if seat in self.running]
        return min((moment for moment in due if moment is not None), default=None)


def without_chance(actors: Iterable[int]) -> tuple[int, ...]:
    """These actors, except CHANCE."""
    return tuple(seat for seat in actors if seat != CHANCE)
