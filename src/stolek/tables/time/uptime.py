"""Uptime: while the server is down or suspended, time counts for nobody."""

from __future__ import annotations

from collections.abc import Iterable

LONGEST_GAP = 10_000  # milliseconds, at most, between two heartbeats of a running server


class Uptime:
    """The times in which the server was down or suspended, since its first start."""

    def __init__(self, opened: Iterable[tuple[int, int]]) -> None:
        self.closed: list[tuple[int, int]] = []
        self.last_heartbeat: int | None = None  # the last heartbeat; None before the first
        last = None
        for since, until in sorted(opened):
            if last is not None and since > last:
                self.closed.append((last, since))
            last = until if last is None else max(last, until)

    def record(self, now: int) -> None:
        """Record a heartbeat; if the last one is too old, the time since then does not count."""
        if self.was_suspended(now):
            self.closed.append((self.counted_until(now), now))
        self.last_heartbeat = now

    def was_suspended(self, now: int) -> bool:
        """Whether the last heartbeat is too old."""
        return self.counted_until(now) < now

    def counted_until(self, now: int) -> int:
        """How far time counts: to this moment, or to the last heartbeat if that is too old."""
        if self.last_heartbeat is None or now - self.last_heartbeat <= LONGEST_GAP:
            return now
        return self.last_heartbeat

    def between(self, start: int, end: int) -> int:
        """Milliseconds of uptime in a span."""
        end = self.counted_until(end)
        closed = sum(max(0, min(end, until) - max(start, since)) for since, until in self.closed)
        return max(0, end - start - closed)

    def after(self, start: int, span: int) -> int:
        """When so many milliseconds of uptime will have passed."""
        end = start + span
        for since, until in self.closed:
            if until > start and since < end:
                end += until - max(since, start)
        return end
