"""Subscribers: connections to a table, and what is new for them.

No updates queue up for a slow client: an event is set, and a subscriber that is free fetches the latest view
with all events since its last one. So no client holds up another, and nothing grows.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any, NamedTuple

from stolek.kernel import undo
from stolek.kernel.events import Event, Prompt
from stolek.kernel.match import Match
from stolek.kernel.move import Offer
from stolek.tables.seats.access import Rights

if TYPE_CHECKING:
    from stolek.tables.table import Table

MOST_ANSWERS = 100  # unsent answers to one subscriber


class PublishedEvent(NamedTuple):
    """An event, and the number of its entry."""

    entry: int
    event: Event


class SeatUpdate(NamedTuple):
    """An update for one eye: the view, the events since its last update, and what it has to decide."""

    eye: int | None
    view: dict[str, Any]
    told: list[PublishedEvent]
    prompt: Prompt | None
    offer: Offer | None
    decided: int | None  # the entry of the decision that this seat could undo


class Subscriber:
    """One connection to a table: an eye for each of its seats, or that of a spectator."""

    def __init__(
        self, table: Table, rights: Rights, seen: int = 0, heard: int = 0, guest: str | None = None
    ) -> None:
        self.table = table
        self.rights = rights
        self.guest = guest  # by the session cookie
        self.seen = min(seen, table.entries)
        self.fresh = True  # no update was sent yet
        self.heard = min(heard, table.chat_count)
        self.version = -1
        self.bell = asyncio.Event()
        self.answers: deque[Any] = deque()
        self.is_lost = False  # to be disconnected; the client may reconnect

    @property
    def eyes(self) -> tuple[int | None, ...]:
        """Its seats, or None for the gallery."""
        return self.rights.seats or (None,)

    def updates(self) -> list[SeatUpdate]:
        """Updates for all eyes; none if they are up to date."""
        match = self.table.match
        if match is None or (self.seen == self.table.entries and not self.fresh):
            return []
        sights = [self.table.sights.render(match, eye, self.seen) for eye in self.eyes]
        self.seen, self.fresh = self.table.entries, False
        return sights

    def answer(self, message: Any) -> None:
        """Queue the answer to a request."""
        self.answers.append(message)
        self.bell.set()

    @property
    def is_slow(self) -> bool:
        """Whether too many answers wait to be sent; then it is disconnected."""
        return len(self.answers) > MOST_ANSWERS

    def disconnect(self) -> None:
        """Disconnect once its answers are sent: its access was revoked."""
        self.is_lost = True
        self.bell.set()


class ViewCache:
    """Cache of updates for subscribers that were up to date before the match last went on.

    Nothing else is cached: a client may claim to have seen any number of entries, so the cache would grow.
    """

    def __init__(self) -> None:
        self.before = self.entries = 0
        self.known: dict[int | None, SeatUpdate] = {}

    def render(self, match: Match[Any], eye: int | None, since: int) -> SeatUpdate:
        """The update for an eye that has seen so many entries, cached if it was up to date."""
        entries = len(match.record.entries)
        if self.entries != entries:
            self.before, self.entries, self.known = self.entries, entries, {}
        if since != self.before:
            return render_update(match, eye, since)
        if eye not in self.known:
            self.known[eye] = render_update(match, eye, since)
        return self.known[eye]


def render_update(match: Match[Any], eye: int | None, since: int) -> SeatUpdate:
    """Build the update for an eye that has seen so many entries."""
    told = [
        PublishedEvent(number, event)
        for number in range(since, len(match.record.entries))
        for event in match.told(eye, number, number + 1)
    ]
    if eye is None:
        return SeatUpdate(None, match.view(None), told, None, None, None)
    asked = eye in match.to_act
    prompt = match.game.telling.prompt(match.state, eye) if asked else None
    offer = match.offer(eye) if asked else None
    return SeatUpdate(eye, match.view(eye), told, prompt, offer, undo.last_decision(match, eye))
