"""Host actions: lock a table, kick, seat bots, issue links, start the match, hand over, delete the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from stolek.kernel import shelf
from stolek.kernel.refusal import Refusal
from stolek.store import statements
from stolek.store.rows import KeyRow
from stolek.tables.actions import privacy, start
from stolek.tables.seats import occupancy
from stolek.tables.seats.access import GivenOut, Rights, digest
from stolek.tables.settings import check_level

if TYPE_CHECKING:
    from stolek.tables.table import Table


async def lock(table: Table, rights: Rights, locked: bool) -> None:
    """Lock the table against new players, or unlock it."""
    async with table.exclusive(*rights.seats):
        check_still_open(table, rights)
        await table.update_seats(row=replace(table.row, locked=locked))


async def kick(table: Table, rights: Rights, seat: int) -> None:
    """Remove a person or a bot from a seat."""
    async with table.exclusive(*rights.seats):
        check_still_open(table, rights)
        await occupancy.vacate(table, seat)


async def seat_bot(table: Table, rights: Rights, seat: int, level: str) -> None:
    """Seat a bot where no person sits, or change its level."""
    async with table.exclusive(*rights.seats):
        check_still_open(table, rights)
        check_level(shelf.game(table.row.game), len(table.seat_rows), level)
        if table.seat_row(seat).guest is not None:
            raise Refusal("seat-taken")
        await occupancy.put_bot(table, seat, level)
        await start.start_when_full(table)


async def hand_over(table: Table, rights: Rights, seat: int) -> None:
    """Make another person the host; a separate host key is revoked."""
    async with table.exclusive(*rights.seats):
        table.check_host(rights)
        if table.seat_row(seat).code is None:
            raise Refusal("no-person-there", seat=seat)
        await table.update_seats(
            row=replace(table.row, host=seat), also=[statements.revoke_kind(table.id, "host")]
        )


async def link(table: Table, rights: Rights, opens: GivenOut) -> str:
    """Issue an access key for spectators or invitations; older ones of its kind are revoked.

    A new invitation also gets another code.
    """
    async with table.exclusive(*rights.seats):
        table.check_host(rights)
        key = table.services.key_issuer.key()
        known = KeyRow(digest=digest(key), table=table.id, opens=opens)
        row = replace(table.row, invitations=table.row.invitations + (opens == "invite"))
        await table.update_seats(
            row, also=[statements.revoke_kind(table.id, opens), statements.insert_key(known)]
        )
        table.presence.disconnect_gallery(opens, table.may_look)
        return key


async def begin(table: Table, rights: Rights) -> None:
    """Start the match; refuses while seats are free."""
    async with table.exclusive(*rights.seats):
        check_still_open(table, rights)
        if not start.all_seats_taken(table):
            raise Refusal("seats-free")
        await start.start_match(table)


async def remove(table: Table, rights: Rights) -> None:
    """Delete a table, unless other people are in the middle of a match there."""
    async with table.exclusive(*rights.seats):
        table.check_host(rights)
        own = {table.seat_row(seat).guest for seat in rights.seats}
        if table.row.phase == "playing" and privacy.others(table, own):
            raise Refusal("others-play")
        await privacy.delete_table(table)


def check_still_open(table: Table, rights: Rights) -> None:
    """Refuse anybody but the host, and any change outside the lobby, once the match has begun."""
    table.check_host(rights)
    if table.row.phase != "gathering":
        raise Refusal("already-begun")
