"""Opening hours: time in which the house was closed counts for nobody."""

from __future__ import annotations

from collections.abc import Iterable


class Hours:
    """The times in which nobody could have played, since the first opening."""

    def __init__(self, opened: Iterable[tuple[int, int]]) -> None:
        self.closed: list[tuple[int, int]] = []
        last = None
        for since, until in sorted(opened):
            if last is not None and since > last:
                self.closed.append((last, since))
            last = until if last is None else max(last, until)

    def between(self, start: int, end: int) -> int:
        """How much time went by in which one could play."""
        closed = sum(max(0, min(end, until) - max(start, since)) for since, until in self.closed)
        return max(0, end - start - closed)

    def after(self, start: int, span: int) -> int:
        """When so much time will have gone by."""
        end = start + span
        for since, until in self.closed:
            if until > start and since < end:
                end += until - max(since, start)
        return end
