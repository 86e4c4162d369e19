"""Bots at a table: whenever one owes a decision, it thinks elsewhere and comes back through the one door."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from stolek.kernel.level import RANDOM
from stolek.kernel.match import Match
from stolek.kernel.refusal import Refusal
from stolek.store.writer import NotStored
from stolek.tables.actions import pausing
from stolek.tables.failure_log import FailureLog

if TYPE_CHECKING:
    from stolek.tables.table import Table

PATIENCE = 1.0  # seconds before a decision that could not be stored is tried again
OVERTAKEN = ("stale", "is-paused")  # somebody was faster, came back to the seat, or all take a break
log = logging.getLogger(__name__)


def schedule_bots(table: Table) -> None:
    """Let every bot that owes a decision think, if it does not think already, and if anybody cares."""
    match = table.match
    if table.services.is_closing or match is None or not has_people(table):
        return
    if pausing.since(table) is not None:
        return
    for seat in match.to_act:
        if seat in table.bots and seat not in table.thinking:
            table.thinking[seat] = asyncio.create_task(decide(table, seat))


def has_people(table: Table) -> bool:
    """Whether a person sits at a table, there or away, or watches; bots among themselves wait for one."""
    return bool(table.presence.watchers) or any(seat_row.guest is not None for seat_row in table.seat_rows)


async def decide(table: Table, seat: int) -> None:
    """One decision of one bot; whatever came in between, it looks at the table anew afterwards."""
    failures = table.bot_failures.setdefault(seat, FailureLog(log, f"bot of table {table.id} at seat {seat}"))
    try:
        await think_and_play(table, seat)
        failures.worked()
    except NotStored:  # the memory has told the log
        await asyncio.sleep(PATIENCE)
    except Exception as error:  # nobody waits for this task: without a word the table would stand still
        if not is_overtaken(error):
            failures.failed(error)
            await asyncio.sleep(PATIENCE)
    finally:
        del table.thinking[seat]
    schedule_bots(table)


def is_overtaken(error: Exception) -> bool:
    """Whether a decision came to nothing because something else is asked now."""
    return isinstance(error, Refusal) and error.code in OVERTAKEN


async def think_and_play(table: Table, seat: int) -> None:
    """Think of what the seat may know, then play, unless something else is asked by then."""
    match, timeline = table.running, table.timeline
    asked = timeline.pending.since[seat] if timeline else None
    level = table.seat_rows[seat].bot or RANDOM
    thought = await table.services.bot_pool.think(match.game.name, level, match.state, seat)
    await play(table, seat, table.entries if asked is None else asked, thought.action)


async def play(table: Table, seat: int, seen: int, action: int) -> None:
    """A bot's move, in answer to the question as it stood at an entry."""

    def act(match: Match[Any]) -> None:
        if seat not in table.bots:
            raise Refusal("stale")
        pausing.check_none(table)
        table.check_fresh(seat, seen)
        match.play(seat, match.game.moves.move(action))

    await table.decide(seat, None, act)
