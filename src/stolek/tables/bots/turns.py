"""Turns of bots: whenever one owes a decision, it thinks in the pool, then plays under the table's lock."""

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

PATIENCE = 1.0  # seconds before a decision that failed is tried again
OVERTAKEN = ("stale", "is-paused")  # the decision is no longer pending, or all pause
log = logging.getLogger(__name__)


def schedule_bots(table: Table) -> None:
    """Let every bot that owes a decision think, unless it does already or no person takes part."""
    match = table.match
    if table.services.is_closing or match is None or not has_people(table):
        return
    if pausing.since(table) is not None:
        return
    for seat in match.to_act:
        if seat in table.bots and seat not in table.thinking:
            table.thinking[seat] = asyncio.create_task(decide(table, seat))


def has_people(table: Table) -> bool:
    """Whether a person has a seat, present or not, or watches; bots among themselves wait for one."""
    return bool(table.presence.watchers) or any(seat_row.guest is not None for seat_row in table.seat_rows)


async def decide(table: Table, seat: int) -> None:
    """One decision of one bot; afterwards, even on failure, bots are scheduled anew."""
    failures = table.bot_failures.setdefault(seat, FailureLog(log, f"bot of table {table.id} at seat {seat}"))
    try:
        await think_and_play(table, seat)
        failures.worked()
    except NotStored:  # the store has logged it
        await asyncio.sleep(PATIENCE)
    except Exception as error:  # nobody awaits this task: log it, or the table just hangs
        if not is_overtaken(error):
            failures.failed(error)
            await asyncio.sleep(PATIENCE)
    finally:
        del table.thinking[seat]
    schedule_bots(table)


def is_overtaken(error: Exception) -> bool:
    """Whether a decision was refused because it is no longer pending, or the match is paused."""
    return isinstance(error, Refusal) and error.code in OVERTAKEN


async def think_and_play(table: Table, seat: int) -> None:
    """Think with what the seat may know, then play; refused as stale if the decision is not pending."""
    match, timeline = table.running, table.timeline
    asked = timeline.pending.since[seat] if timeline else None
    level = table.seat_rows[seat].bot or RANDOM
    thought = await table.services.bot_pool.think(match.game.name, level, match.state, seat)
    await play(table, seat, table.entries if asked is None else asked, thought.action)


async def play(table: Table, seat: int, seen: int, action: int) -> None:
    """A bot's move, chosen at entry `seen`."""

    def act(match: Match[Any]) -> None:
        if seat not in table.bots:
            raise Refusal("stale")
        pausing.check_none(table)
        table.check_fresh(seat, seen)
        match.play(seat, match.game.moves.move(action))

    await table.decide(seat, None, act)
