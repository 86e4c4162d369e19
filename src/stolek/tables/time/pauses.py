"""Pauses: times in which all have agreed that no clock runs."""

from __future__ import annotations

from collections.abc import Iterable

from stolek.tables.time.uptime import Uptime

Break = tuple[int, int | None]  # since, and until; None while the last one goes on


class Pauses:
    """The uptime of the server, less the pauses at one table."""

    def __init__(self, uptime: Uptime, taken: Iterable[Break] = ()) -> None:
        self.uptime = uptime
        self.taken = tuple(taken)

    @property
    def since(self) -> int | None:
        """When the present pause began; None without one."""
        return self.taken[-1][0] if self.taken and self.taken[-1][1] is None else None

    def started(self, now: int) -> Pauses:
        """A copy with a pause from now on. No two overlap: one that ends now, or later, goes on."""
        if self.taken and (self.taken[-1][1] or 0) >= now:
            return self.until(None)
        return Pauses(self.uptime, (*self.taken, (now, None)))

    def ended(self, now: int) -> Pauses:
        """A copy in which the present pause ends."""
        return self.until(max(self.taken[-1][0], now))

    def until(self, end: int | None) -> Pauses:
        """A copy with another end of the last pause."""
        *earlier, (since, _) = self.taken
        return Pauses(self.uptime, (*earlier, (since, end)))

    def between(self, start: int, end: int) -> int:
        """Milliseconds that count for clocks: uptime outside of pauses."""
        end = self.uptime.counted_until(end)  # for the whole span and for every pause in it
        return self.uptime.between(start, end) - sum(self.lost(one, start, end) for one in self.taken)

    def lost(self, one: Break, start: int, end: int) -> int:
        """Milliseconds of uptime that one pause took from a span."""
        since, until = one
        return self.uptime.between(max(start, since), end if until is None else min(end, until))

    def after(self, start: int, span: int) -> int | None:
        """When so many milliseconds will have counted; None during a pause, as its end is unknown."""
        for since, until in self.taken:
            before = self.uptime.between(start, max(start, since))
            if before >= span:
                break
            if until is None:
                return None
            if until > start:
                start, span = until, span - before
        return self.uptime.after(start, span)
