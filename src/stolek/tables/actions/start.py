"""The beginning of a match: from here on, all that was agreed is fixed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec.structs import replace

from stolek.bots.seat_names import marked
from stolek.kernel import shelf
from stolek.kernel.chance import SEED_BYTES
from stolek.kernel.match import Match
from stolek.store import statements
from stolek.store.rows import TableRow

if TYPE_CHECKING:
    from stolek.tables.table import Table


def everybody_is_there(table: Table) -> bool:
    """Whether every seat has a bot, or somebody who has come."""
    return all(chair.bot is not None or chair.code is not None for chair in table.chairs)


async def begin_if_all_are_there(table: Table) -> None:
    """Begin without a word from the host, where that was agreed."""
    if table.agreement.at_once and table.row.phase == "gathering" and everybody_is_there(table):
        await deal(table)


async def deal(table: Table) -> None:
    """The match begins."""
    agreement = table.agreement
    names = [marked(chair.bot) if chair.bot and chair.guest is None else chair.name for chair in table.chairs]
    sealed = agreement.chance == "sealed"
    match = shelf.game(agreement.game).start(
        players=agreement.players,
        seed=table.house.locksmith.source(SEED_BYTES) if sealed else None,
        chance=agreement.chance,
        seats=names,
        **agreement.options,
    )
    row = begun(table.row, match, table.house.now())
    await table.commit(match, row=row, also=[statements.begins(row)])


def begun(row: TableRow, match: Match[Any], at: int) -> TableRow:
    """The row of a table with what is fixed when its match begins."""
    header = msgspec.json.encode(match.record.header, order="deterministic").decode()
    return replace(row, header=header, seed=match.seed, begun=at)
