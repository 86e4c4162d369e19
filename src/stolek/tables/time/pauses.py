"""Breaks: times in which all have agreed that no clock runs."""

from __future__ import annotations

from collections.abc import Iterable

from stolek.tables.time.uptime import Uptime

Break = tuple[int, int | None]  # since, and until; the last one may go on


class Pauses:
    """The opening hours of the house, less the breaks at one table."""

    def __init__(self, uptime: Uptime, taken: Iterable[Break] = ()) -> None:
        self.hours = uptime
        self.taken = tuple(taken)

    @property
    def since(self) -> int | None:
        """When the break began that goes on now; None if there is none."""
        return self.taken[-1][0] if self.taken and self.taken[-1][1] is None else None

    def started(self, now: int) -> Pauses:
        """The same with a break from now on. No two overlap: one that ends now, or later, goes on."""
        if self.taken and (self.taken[-1][1] or 0) >= now:
            return self.until(None)
        return Pauses(self.hours, (*self.taken, (now, None)))

    def ended(self, now: int) -> Pauses:
        """The same with the end of the break that goes on."""
        return self.until(max(self.taken[-1][0], now))

    def until(self, end: int | None) -> Pauses:
        """The same with another end of the last break."""
        *earlier, (since, _) = self.taken
        return Pauses(self.hours, (*earlier, (since, end)))

    def between(self, start: int, end: int) -> int:
        """How much time went by in which one could play."""
        end = self.hours.counted_until(end)  # for the whole and for every break in it
        return self.hours.between(start, end) - sum(self.lost(one, start, end) for one in self.taken)

    def lost(self, one: Break, start: int, end: int) -> int:
        """How much of that time a break took."""
        since, until = one
        return self.hours.between(max(start, since), end if until is None else min(end, until))

    def after(self, start: int, span: int) -> int | None:
        """When so much time will have gone by; None while nobody knows, in a break."""
        for since, until in self.taken:
            before = self.hours.between(start, max(start, since))
            if before >= span:
                break
            if until is None:
                return None
            if until > start:
                start, span = until, span - before
        return self.hours.after(start, span)
