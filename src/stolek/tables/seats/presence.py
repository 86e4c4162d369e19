"""Attendance: who watches a table now, and since when the others have been away."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from stolek.tables.seats.access import GivenOut, Rights, without
from stolek.tables.subscribers import Subscriber


class Presence:
    """The watchers of one table."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.opened = now()
        self.watchers: set[Subscriber] = set()
        self.left: dict[int, int] = {}  # when somebody was last seen at a seat

    def join(self, subscriber: Subscriber) -> None:
        """Somebody begins to watch."""
        self.watchers.add(subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        """Somebody watches no longer."""
        self.watchers.discard(subscriber)
        self.left |= dict.fromkeys(subscriber.rights.seats, self.now())

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats at which somebody is present."""
        return tuple(sorted({seat for subscriber in self.watchers for seat in subscriber.rights.seats}))

    @property
    def gallery(self) -> int:
        """How many watch without a seat."""
        return sum(not subscriber.rights.seats for subscriber in self.watchers)

    def is_away(self, seat: int, span: int) -> bool:
        """Whether nobody has been at a seat for so many milliseconds."""
        return seat not in self.seats and self.now() - self.left.get(seat, self.opened) >= span

    def disconnect_seat(self, seat: int) -> None:
        """Those who came to this seat so far have lost it."""
        for subscriber in self.watchers:
            if seat in subscriber.rights.seats:
                kept = tuple(other for other in subscriber.rights.seats if other != seat)
                subscriber.rights = replace(subscriber.rights, seats=kept)
                subscriber.disconnect()

    def disconnect_gallery(self, opens: GivenOut, may_look: Callable[[Rights], bool]) -> None:
        """Those who came by a link that opens this have lost it; who may look without it stays."""
        for subscriber in self.watchers:
            subscriber.rights = without(subscriber.rights, opens)
            if not may_look(subscriber.rights):
                subscriber.disconnect()

    def disconnect_all(self) -> None:
        """There is nothing to watch any more."""
        for subscriber in self.watchers:
            subscriber.disconnect()

    def notify(self, seat: int | None = None) -> None:
        """There is news for everybody, or at one seat."""
        for subscriber in self.watchers:
            if seat is None or seat in subscriber.rights.seats:
                subscriber.bell.set()
