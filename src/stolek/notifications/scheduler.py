"""The notification scheduler: once a table is quiet, notifies guests who are expected there but away."""

from __future__ import annotations

import asyncio
import logging
from typing import Literal, NamedTuple

from stolek.kernel.record import Resigned
from stolek.kernel.refusal import Refusal
from stolek.notifications import messages
from stolek.notifications.sender import Sender
from stolek.store.rows import ChannelRow
from stolek.tables.actions import pausing
from stolek.tables.registry import TableRegistry
from stolek.tables.table import Table

AFTER = 20  # seconds without updates: guests who are on their way need no notification
MOST_KNOWN = 10_000  # tables whose past notifications are remembered
log = logging.getLogger(__name__)


class Due(NamedTuple):
    """A guest to notify, why, and how many entries there were when the reason arose."""

    guest: str
    reason: Literal["turn", "over"]
    since: int


class NotificationScheduler:
    """One debounce timer per table; a table is loaded only if a guest there has a confirmed channel."""

    def __init__(self, registry: TableRegistry, sender: Sender, after: float = AFTER) -> None:
        self.registry = registry
        self.sender = sender
        self.after = after
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.looking: set[asyncio.Task[None]] = set()
        self.told: dict[str, dict[str, int]] = {}  # table, guest: the entry number they know of

    def on_update(self, table: str) -> None:
        """Restart the timer of a table; it is checked when the timer runs out."""
        if before := self.timers.pop(table, None):
            before.cancel()
        self.timers[table] = asyncio.get_running_loop().call_later(self.after, self.go, table)

    def go(self, table: str) -> None:
        """Check a table now."""
        del self.timers[table]
        self.looking.add(task := asyncio.create_task(self.check_table(table)))
        task.add_done_callback(self.looking.discard)

    async def check_table(self, table: str) -> None:
        """Notify the guests of a table. For most tables one query finds that nobody has a channel."""
        try:
            known = await self.registry.services.store.channels_at(table)
            if known:
                async with self.registry.at(table) as found:
                    await self.notify_absent(found, known)
        except Refusal:
            pass  # the table is gone, or the database outage is logged already
        except Exception:
            log.exception("guests of table %s could not be notified", table)

    async def notify_absent(self, table: Table, known: list[ChannelRow]) -> None:
        """Notify guests who are due; what is older than the start of the server was notified back then."""
        for due in reasons(table):
            own = [way for way in known if way.guest == due.guest]
            if own and self.is_news(table, due):
                at = await time_of(table, due.since)
                if at >= table.services.started_at:
                    self.notify_guest(table, due, at, own)

    def notify_guest(self, table: Table, due: Due, at: int, own: list[ChannelRow]) -> None:
        """Notify a guest on all their channels, each in its language, once a decision and once for the end.

        A guest who is present is not notified of a turn, but may be after leaving. The end is not
        announced to a guest who saw it.
        """
        is_here = due.guest in present(table)
        if not self.is_news(table, due) or (is_here and due.reason == "turn"):
            return
        self.note(table, due)
        if due.reason == "turn" or not (is_here or was_there(table, due.guest, at)):
            for way in own:
                self.sender.send(way.id, messages.news(table, due.guest, due.reason, way.language))

    def is_news(self, table: Table, due: Due) -> bool:
        """Whether a guest has not been notified of this yet."""
        return self.told.get(table.id, {}).get(due.guest, -1) < due.since

    def note(self, table: Table, due: Due) -> None:
        """Remember that a guest knows; the least recently noted table is dropped beyond the limit."""
        self.told[table.id] = {**self.told.pop(table.id, {}), due.guest: due.since}
        if len(self.told) > MOST_KNOWN:
            del self.told[next(iter(self.told))]

    async def close(self) -> None:
        """Cancel all timers and checks, then close the sender."""
        for timer in self.timers.values():
            timer.cancel()
        for task in self.looking:
            task.cancel()
        await asyncio.gather(*self.looking, return_exceptions=True)
        await self.sender.close()


def reasons(table: Table) -> list[Due]:
    """Guests who owe a decision and have no bot playing for them; at the end, all who did not resign."""
    match, timeline = table.match, table.timeline
    if match is None or timeline is None or pausing.since(table) is not None:
        return []
    if match.outcome:
        gave_up = {entry.seat for entry in match.record.entries if isinstance(entry, Resigned)}
        seats = [seat_row for seat_row in table.seat_rows if seat_row.seat not in gave_up]
        return [
            Due(guest, "over", table.entries) for guest in {seat_row.guest for seat_row in seats} if guest
        ]
    asked: dict[str, int] = {}
    for seat in match.to_act:
        guest, since = table.seat_row(seat).guest, timeline.pending.since[seat]
        if guest is not None and seat in table.people and since is not None:
            asked[guest] = max(since, asked.get(guest, 0))
    return [Due(guest, "turn", since) for guest, since in asked.items()]


async def time_of(table: Table, since: int) -> int:
    """When the table reached this number of entries."""
    if since == 0:
        return table.row.begun or 0
    entries = await table.services.store.entries(table.id, since - 1)
    return entries[0].at if entries else 0


def seats_of(table: Table, guest: str) -> set[int]:
    """The seats of a guest."""
    return {seat_row.seat for seat_row in table.seat_rows if seat_row.guest == guest}


def present(table: Table) -> set[str | None]:
    """The guests who are present now, at any of their seats."""
    return {table.seat_row(seat).guest for seat in table.presence.seats}


def was_there(table: Table, guest: str, at: int) -> bool:
    """Whether a guest was present at that time or later, and so has seen what happened."""
    return any(table.presence.left.get(seat, -1) >= at for seat in seats_of(table, guest))
