"""Attendance: who watches a table now, and since when the others have been away."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from stolek.tables.seats.access import GivenOut, Rights, without
from stolek.tables.subscribers import Watcher


class Attendance:
    """The watchers of one table."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.opened = now()
        self.watchers: set[Watcher] = set()
        self.left: dict[int, int] = {}  # when somebody was last seen at a seat

    def come(self, watcher: Watcher) -> None:
        """Somebody begins to watch."""
        self.watchers.add(watcher)

    def go(self, watcher: Watcher) -> None:
        """Somebody watches no longer."""
        self.watchers.discard(watcher)
        self.left |= dict.fromkeys(watcher.rights.seats, self.now())

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats at which somebody is present."""
        return tuple(sorted({seat for watcher in self.watchers for seat in watcher.rights.seats}))

    @property
    def gallery(self) -> int:
        """How many watch without a seat."""
        return sum(not watcher.rights.seats for watcher in self.watchers)

    def is_away(self, seat: int, span: int) -> bool:
        """Whether nobody has been at a seat for so many milliseconds."""
        return seat not in self.seats and self.now() - self.left.get(seat, self.opened) >= span

    def turn_away(self, seat: int) -> None:
        """Those who came to this seat so far have lost it."""
        for watcher in self.watchers:
            if seat in watcher.rights.seats:
                kept = tuple(other for other in watcher.rights.seats if other != seat)
                watcher.rights = replace(watcher.rights, seats=kept)
                watcher.lose()

    def empty_gallery(self, opens: GivenOut, may_look: Callable[[Rights], bool]) -> None:
        """Those who came by a link that opens this have lost it; who may look without it stays."""
        for watcher in self.watchers:
            watcher.rights = without(watcher.rights, opens)
            if not may_look(watcher.rights):
                watcher.lose()

    def dismiss(self) -> None:
        """There is nothing to watch any more."""
        for watcher in self.watchers:
            watcher.lose()

    def ring(self, seat: int | None = None) -> None:
        """There is news for everybody, or at one seat."""
        for watcher in self.watchers:
            if seat is None or seat in watcher.rights.seats:
                watcher.bell.set()
