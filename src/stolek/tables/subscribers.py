"""Watchers: what one person's eyes have seen of a table, and what is new for them.

Nothing queues up for a slow phone: a bell rings, and whoever is free to look fetches what is new, the last
view with all events since. So nobody waits for anybody else, and nothing grows.
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

MOST_ANSWERS = 100  # that may wait for one who does not fetch them


class PublishedEvent(NamedTuple):
    """An event, and the entry that brought it."""

    entry: int
    event: Event


class SeatUpdate(NamedTuple):
    """What one eye sees: the view, what happened since it last looked, and what it is asked."""

    eye: int | None
    view: dict[str, Any]
    told: list[PublishedEvent]
    prompt: Prompt | None
    offer: Offer | None
    decided: int | None  # the entry of the decision that this seat could take back


class Subscriber:
    """One person at a table, with eyes for each of his seats, or one in the gallery."""

    def __init__(
        self, table: Table, rights: Rights, seen: int = 0, heard: int = 0, guest: str | None = None
    ) -> None:
        self.table = table
        self.rights = rights
        self.guest = guest  # by whose cookie he came
        self.seen = min(seen, table.entries)
        self.fresh = True  # nothing was shown yet
        self.heard = min(heard, table.remarks)
        self.version = -1
        self.bell = asyncio.Event()
        self.answers: deque[Any] = deque()
        self.is_lost = False  # nothing more is sent to him; he may come again

    @property
    def eyes(self) -> tuple[int | None, ...]:
        """The seats that he sees from; the gallery without one."""
        return self.rights.seats or (None,)

    def updates(self) -> list[SeatUpdate]:
        """What every eye sees now; nothing when it has seen it."""
        match = self.table.match
        if match is None or (self.seen == self.table.entries and not self.fresh):
            return []
        sights = [self.table.sights.render(match, eye, self.seen) for eye in self.eyes]
        self.seen, self.fresh = self.table.entries, False
        return sights

    def answer(self, message: Any) -> None:
        """Leave an answer for him."""
        self.answers.append(message)
        self.bell.set()

    @property
    def is_slow(self) -> bool:
        """Whether he does not fetch his answers: then he is asked for nothing more, and let go."""
        return len(self.answers) > MOST_ANSWERS

    def disconnect(self) -> None:
        """Let him go when he has his answers: his seat was taken from him."""
        self.is_lost = True
        self.bell.set()


class ViewCache:
    """What eyes saw that were up to date before the match last went on, for all others who look the same way.

    Nothing else is kept: anybody may say that he has seen anything, and each time it would be another sight.
    """

    def __init__(self) -> None:
        self.before = self.entries = 0
        self.known: dict[int | None, SeatUpdate] = {}

    def render(self, match: Match[Any], eye: int | None, since: int) -> SeatUpdate:
        """What an eye sees that has seen so many entries."""
        entries = len(match.record.entries)
        if self.entries != entries:
            self.before, self.entries, self.known = self.entries, entries, {}
        if since != self.before:
            return render_update(match, eye, since)
        if eye not in self.known:
            self.known[eye] = render_update(match, eye, since)
        return self.known[eye]


def render_update(match: Match[Any], eye: int | None, since: int) -> SeatUpdate:
    """What an eye sees that has seen so many entries."""
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
