"""Pauses at a table: all clocks stop, and nobody may decide anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from stolek.kernel.refusal import Refusal
from stolek.store import statements
from stolek.tables.time.pauses import Pauses

if TYPE_CHECKING:
    from stolek.tables.table import Table

MOST = 100  # pauses in a match; each reading of a clock adds them all up
LONG = 24 * 3600 * 1000  # milliseconds, after which ending the pause needs no consent


async def begin(table: Table) -> None:
    """Stop all clocks; with the lock held."""
    before, pauses = pauses_of(table), pauses_of(table).started(table.services.now())
    since, _ = pauses.taken[-1]
    is_new = len(pauses.taken) > len(before.taken)
    change = (
        statements.insert_pause(table.id, since) if is_new else statements.end_pause(table.id, since, None)
    )
    await take(table, pauses, change)


async def end(table: Table) -> None:
    """Restart all clocks; with the lock held."""
    pauses = pauses_of(table).ended(table.services.now())
    await take(table, pauses, statements.end_pause(table.id, *pauses.taken[-1]))


async def take(table: Table, pauses: Pauses, change: statements.Change) -> None:
    """Store the change, then replace the pauses and publish."""
    timeline = table.started.copy()
    timeline.clocks.pauses = pauses
    due = timeline.clocks.deadline(table.people)
    await table.store([change, statements.update_deadline(table.id, due)])
    table.timeline, table.row = timeline, replace(table.row, deadline=due)
    table.publish()


def pauses_of(table: Table) -> Pauses:
    """The pauses of a table; refuses before the match has begun."""
    return table.started.clocks.pauses


def since(table: Table) -> int | None:
    """When the present pause began; None without one."""
    is_over = table.match is None or table.match.outcome is not None
    return None if is_over else pauses_of(table).since


def is_long(table: Table) -> bool:
    """Whether the pause has lasted so long that absent players will hardly come back."""
    begun = since(table)
    return begun is not None and table.services.now() - begun >= LONG


def check_may_begin(table: Table) -> None:
    """Refuse a pause without a clock, after the match, during another one, or after too many."""
    if table.running.outcome:
        raise Refusal("match-over")
    if table.agreement.clock.kind == "none":
        raise Refusal("no-clock")
    check_none(table)
    if len(pauses_of(table).taken) >= MOST:
        raise Refusal("enough-breaks", most=MOST)


def check_may_end(table: Table) -> None:
    """Refuse to end a pause where there is none."""
    if since(table) is None:
        raise Refusal("not-paused")


def check_none(table: Table) -> None:
    """Refuse decisions during a pause: that would be free time to think."""
    if since(table) is not None:
        raise Refusal("is-paused")
