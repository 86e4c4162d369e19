"""Opening hours: time in which the house was closed counts for nobody."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST_PAUSE = 10_000  # milliseconds between two signs of life of a house that is open


class Uptime:
    """The times in which nobody could have played, since the first opening."""

    def __init__(self, opened: Iterable[tuple[int, int]]) -> None:
        self.closed: list[tuple[int, int]] = []
        self.sign: int | None = None  # the last sign of life; none yet
        last = None
        for since, until in sorted(opened):
            if last is not None and since > last:
                self.closed.append((last, since))
            last = until if last is None else max(last, until)

    def record(self, now: int) -> None:
        """A sign of life; if none has come for too long, nobody could have played since the last one."""
        if self.was_suspended(now):
            self.closed.append((self.counted_until(now), now))
        self.sign = now

    def was_suspended(self, now: int) -> bool:
        """Whether the last sign of life is too old."""
        return self.counted_until(now) < now

    def counted_until(self, now: int) -> int:
        """How far time counts: to this moment, or to the last sign of life if that is too old."""
        if self.sign is None or now - self.sign <= LONGEST_PAUSE:
            return now
        return self.sign

    def between(self, start: int, end: int) -> int:
        """How much time went by in which one could play."""
        end = self.counted_until(end)
        closed = sum(max(0, min(end, until) - max(start, since)) for since, until in self.closed)
        return max(0, end - start - closed)

    def after(self, start: int, span: int) -> int:
        """When so much time will have gone by."""
        end = start + span
        for since, until in self.closed:
            if until > start and since < end:
                end += until - max(since, start)
        return end
