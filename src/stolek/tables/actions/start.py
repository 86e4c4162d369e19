"""Start of a match: from here on, all settings are fixed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from stolek.bots.seat_names import bot_seat_name
from stolek.kernel import shelf
from stolek.kernel.chance import SEED_BYTES
from stolek.kernel.match import Match
from stolek.store import statements
from stolek.store.rows import TableRow

if TYPE_CHECKING:
    from stolek.tables.table import Table


def all_seats_taken(table: Table) -> bool:
    """Whether every seat has a bot, or a person who has come."""
    return all(seat_row.bot is not None or seat_row.code is not None for seat_row in table.seat_rows)


async def start_when_full(table: Table) -> None:
    """Start the match without the host, if that was agreed and all seats are taken."""
    if table.agreement.at_once and table.row.phase == "gathering" and all_seats_taken(table):
        await start_match(table)


async def start_match(table: Table) -> None:
    """Create the match and commit it."""
    agreement = table.agreement
    names = [
        bot_seat_name(seat_row.bot) if seat_row.bot and seat_row.guest is None else seat_row.name
        for seat_row in table.seat_rows
    ]
    sealed = agreement.chance == "sealed"
    match = shelf.game(agreement.game).start(
        players=agreement.players,
        seed=table.services.key_issuer.source(SEED_BYTES) if sealed else None,
        chance=agreement.chance,
        seats=names,
        **agreement.options,
    )
    row = started_row(table.row, match, table.services.now())
    await table.commit(match, row=row, also=[statements.update_at_start(row)])


def started_row(row: TableRow, match: Match[Any], at: int) -> TableRow:
    """The row of a table with what is fixed at the start: header, seed and time."""
    header = msgspec.json.encode(match.record.header, order="deterministic").decode()
    return replace(row, header=header, seed=match.seed, begun=at)
