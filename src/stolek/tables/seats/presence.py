"""Presence: who is connected to a table now, and since when the others have been away."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from stolek.tables.seats.access import GivenOut, Rights, without
from stolek.tables.subscribers import Subscriber


class Presence:
    """The subscribers of one table."""

    def __init__(self, now: Callable[[], int]) -> None:
        self.now = now
        self.opened = now()
        self.watchers: set[Subscriber] = set()
        self.left: dict[int, int] = {}  # when a seat was last disconnected

    def join(self, subscriber: Subscriber) -> None:
        """Add a subscriber."""
        self.watchers.add(subscriber)

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a subscriber, and note the time for its seats."""
        self.watchers.discard(subscriber)
        self.left |= dict.fromkeys(subscriber.rights.seats, self.now())

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that are connected."""
        return tuple(sorted({seat for subscriber in self.watchers for seat in subscriber.rights.seats}))

    @property
    def gallery(self) -> int:
        """Number of spectators, subscribers without a seat."""
        return sum(not subscriber.rights.seats for subscriber in self.watchers)

    def is_away(self, seat: int, span: int) -> bool:
        """Whether a seat has not been connected for so many milliseconds."""
        return seat not in self.seats and self.now() - self.left.get(seat, self.opened) >= span

    def disconnect_seat(self, seat: int) -> None:
        """Take this seat from its subscribers and disconnect them: its access keys were revoked."""
        for subscriber in self.watchers:
            if seat in subscriber.rights.seats:
                kept = tuple(other for other in subscriber.rights.seats if other != seat)
                subscriber.rights = replace(subscriber.rights, seats=kept)
                subscriber.disconnect()

    def disconnect_gallery(self, opens: GivenOut, may_look: Callable[[Rights], bool]) -> None:
        """Take the rights of a revoked link from all; disconnect those who may not watch without it."""
        for subscriber in self.watchers:
            subscriber.rights = without(subscriber.rights, opens)
            if not may_look(subscriber.rights):
                subscriber.disconnect()

    def disconnect_all(self) -> None:
        """Disconnect all subscribers: the table was deleted."""
        for subscriber in self.watchers:
            subscriber.disconnect()

    def notify(self, seat: int | None = None) -> None:
        """Wake all subscribers, or those of one seat, to fetch what is new."""
        for subscriber in self.watchers:
            if seat is None or seat in subscriber.rights.seats:
                subscriber.bell.set()
