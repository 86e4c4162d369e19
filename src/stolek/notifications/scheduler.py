"""The Caller: when a table has been quiet for a while, it calls those who are asked there and have gone."""

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

AFTER = 20  # seconds for which a table is to be quiet: who is on the way needs no call
MOST_KNOWN = 10_000  # tables of which is known who was called
log = logging.getLogger(__name__)


class Due(NamedTuple):
    """Somebody has a reason to come, and has had it since there were so many entries."""

    guest: str
    reason: Literal["turn", "over"]
    since: int


class NotificationScheduler:
    """Hears which tables have news; has one timer for each of them, and wakes none in vain."""

    def __init__(self, registry: TableRegistry, sender: Sender, after: float = AFTER) -> None:
        self.registry = registry
        self.sender = sender
        self.after = after
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.looking: set[asyncio.Task[None]] = set()
        self.told: dict[str, dict[str, int]] = {}  # up to which entry everybody knows, table by table

    def on_update(self, table: str) -> None:
        """Something is new at a table; look there when it has been quiet for a while."""
        if before := self.timers.pop(table, None):
            before.cancel()
        self.timers[table] = asyncio.get_running_loop().call_later(self.after, self.go, table)

    def go(self, table: str) -> None:
        """Look at a table now."""
        del self.timers[table]
        self.looking.add(task := asyncio.create_task(self.check_table(table)))
        task.add_done_callback(self.looking.discard)

    async def check_table(self, table: str) -> None:
        """Call whom there is reason to call; most tables have nobody who could be."""
        try:
            known = await self.registry.services.store.channels_at(table)
            if known:
                async with self.registry.at(table) as found:
                    await self.notify_absent(found, known)
        except Refusal:
            pass  # it is gone, or the memory has told the log
        except Exception:
            log.exception("nobody could be called to table %s", table)

    async def notify_absent(self, table: Table, known: list[ChannelRow]) -> None:
        """Call those who have reason to come; for one from before the house opened, they were called then."""
        for due in reasons(table):
            own = [way for way in known if way.guest == due.guest]
            if own and self.is_news(table, due):
                at = await time_of(table, due.since)
                if at >= table.services.started_at:
                    self.notify_guest(table, due, at, own)

    def notify_guest(self, table: Table, due: Due, at: int, own: list[ChannelRow]) -> None:
        """Call somebody by all his ways, each in its language, once for a question and once for the end.

        Who sits there is not called, but may yet go; who was there at the end has seen it.
        """
        is_here = due.guest in present(table)
        if not self.is_news(table, due) or (is_here and due.reason == "turn"):
            return
        self.note(table, due)
        if due.reason == "turn" or not (is_here or was_there(table, due.guest, at)):
            for way in own:
                self.sender.send(way.id, messages.news(table, due.guest, due.reason, way.language))

    def is_news(self, table: Table, due: Due) -> bool:
        """Whether somebody has not been called for this."""
        return self.told.get(table.id, {}).get(due.guest, -1) < due.since

    def note(self, table: Table, due: Due) -> None:
        """Remember that somebody knows; the table about which nothing was new for longest is forgotten."""
        self.told[table.id] = {**self.told.pop(table.id, {}), due.guest: due.since}
        if len(self.told) > MOST_KNOWN:
            del self.told[next(iter(self.told))]

    async def close(self) -> None:
        """Call nobody any more."""
        for timer in self.timers.values():
            timer.cancel()
        for task in self.looking:
            task.cancel()
        await asyncio.gather(*self.looking, return_exceptions=True)
        await self.sender.close()


def reasons(table: Table) -> list[Due]:
    """Who has reason to come: who owes a decision and plays himself; at the end, all but who gave up."""
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
    """When there came to be so many entries."""
    if since == 0:
        return table.row.begun or 0
    entries = await table.services.store.entries(table.id, since - 1)
    return entries[0].at if entries else 0


def seats_of(table: Table, guest: str) -> set[int]:
    """Where somebody sits."""
    return {seat_row.seat for seat_row in table.seat_rows if seat_row.guest == guest}


def present(table: Table) -> set[str | None]:
    """Who is there now, at any of his seats."""
    return {table.seat_row(seat).guest for seat in table.presence.seats}


def was_there(table: Table, guest: str, at: int) -> bool:
    """Whether somebody was there at a time or later, and has seen what there was to see."""
    return any(table.presence.left.get(seat, -1) >= at for seat in seats_of(table, guest))
