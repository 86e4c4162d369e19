"""Who sits where: sitting down, coming back, getting up, and bots in people's places."""

from __future__ import annotations

import hmac
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from stolek.bots.marks import MARK
from stolek.kernel.game import LONGEST_NAME, is_name
from stolek.kernel.refusal import Refusal
from stolek.store import changes
from stolek.store.rows import KeyRow, SeatRow
from stolek.store.writer import NotStored
from stolek.tables import dealing
from stolek.tables.agreement import check_level
from stolek.tables.keys import Rights, digest

if TYPE_CHECKING:
    from stolek.tables.table import Table

COLOURS = ("red", "orange", "yellow", "green", "teal", "blue", "violet", "brown")
ABSENCE = 60_000  # milliseconds after which others may let a bot play for somebody


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person as far as the house knows: a name and a colour, both free to change."""

    id: str
    name: str = ""
    colour: str = COLOURS[0]


class Admission(msgspec.Struct, frozen=True):
    """What one needs to play at a seat: its secret, and a code to come back with from another device."""

    table: str
    seat: int
    key: str
    code: str | None = None


def check_guest(guest: Guest) -> None:
    """Refuse a name or colour that could not be shown."""
    if not is_name(guest.name) or guest.name.startswith(MARK):
        raise Refusal("bad-name", longest=LONGEST_NAME, mark=MARK)
    if guest.colour not in COLOURS:
        raise Refusal("bad-colour", known=list(COLOURS))


# ---- coming and going ------------------------------------------------------------------------


async def sit_down(table: Table, guest: Guest, rights: Rights, seat: int | None = None) -> Admission:
    """Take a free seat, the first one if none is named."""
    async with table.lock:
        await table.settle()
        if table.row.phase != "gathering":
            raise Refusal("already-begun")
        if table.row.locked:
            raise Refusal("table-locked")
        if not (table.row.open or rights.invited or table.is_host(rights)):
            raise Refusal("not-invited")
        free = [chair for chair in table.chairs if chair.guest is None and chair.bot is None]
        wanted = [chair for chair in free if seat in (None, chair.seat)]
        if not wanted:
            raise Refusal("seat-taken" if free else "table-full")
        chair = replace(wanted[0], guest=guest.id, name=guest.name, colour=guest.colour)
        return await admit(table, chair)


async def claim(table: Table, guest: Guest) -> list[Admission]:
    """Take the seats that were kept for a guest, or come back to them in the same browser."""
    async with table.lock:
        await table.settle()
        own = [chair for chair in table.chairs if chair.guest == guest.id]
        if not own:
            raise Refusal("no-seat-here")
        return [
            await admit(table, chair) if chair.code is None else await let_in(table, chair.seat)
            for chair in own
        ]


async def come_back(table: Table, code: str) -> Admission:
    """Another device, let in by the code of a seat."""
    async with table.lock:
        await table.settle()
        typed = table.house.locksmith.code_digest(code)
        for chair in table.chairs:
            if chair.code is not None and hmac.compare_digest(chair.code, typed):
                return await let_in(table, chair.seat)
        raise Refusal("wrong-code")


async def renew(table: Table, seat: int) -> Admission:
    """New secrets for a seat; all older ones are worthless."""
    async with table.lock:
        await table.settle()
        return await admit(table, table.chair(seat))


async def get_up(table: Table, seat: int) -> None:
    """Leave a seat before the match has begun."""
    async with table.lock:
        await table.settle()
        if table.row.phase != "gathering":
            raise Refusal("already-begun")
        await table.arrange(chairs=[emptied(table.chair(seat))], also=[changes.revoked(table.id, seat)])
        table.attendance.turn_away(seat)


async def rename(table: Table, seat: int, guest: Guest) -> None:
    """Another name or colour at a seat."""
    check_guest(guest)
    async with table.lock:
        await table.settle()
        await table.arrange(chairs=[replace(table.chair(seat), name=guest.name, colour=guest.colour)])


async def admit(table: Table, chair: SeatRow) -> Admission:
    """Give a seat to somebody, with new secrets; older ones are worthless."""
    smith = table.house.locksmith
    key, code = smith.key(), smith.code()
    known = KeyRow(digest=digest(key), table=table.id, opens="seat", seat=chair.seat)
    also = [changes.revoked(table.id, chair.seat), changes.new_key(known)]
    await table.arrange(chairs=[replace(chair, code=smith.code_digest(code))], also=also)
    table.attendance.turn_away(chair.seat)
    with suppress(NotStored):  # the seat is taken all the same; the match begins when somebody looks next
        await dealing.begin_if_all_are_there(table)
    return Admission(table.id, chair.seat, key, code)


async def let_in(table: Table, seat: int) -> Admission:
    """One more secret for a seat."""
    key = table.house.locksmith.key()
    known = KeyRow(digest=digest(key), table=table.id, opens="seat", seat=seat)
    await table.store([changes.new_key(known)])
    return Admission(table.id, seat, key)


def emptied(chair: SeatRow) -> SeatRow:
    """The seat with nobody on it."""
    return SeatRow(table=chair.table, seat=chair.seat)


# ---- bots in people's places -----------------------------------------------------------------


async def stand_in(table: Table, rights: Rights, seat: int, level: str) -> None:
    """Let a bot play for a person: at his own wish, or at the host's when he has been away for long."""
    async with table.lock:
        await table.settle()
        match = table.running
        check_level(match.game, match.players, level)
        if seat not in table.people:
            raise Refusal("no-person-there", seat=seat)
        if seat in match.left:
            raise Refusal("already-left", seat=seat)
        if seat not in rights.seats:
            table.check_host(rights)
            if not table.attendance.is_away(seat, ABSENCE):
                raise Refusal("still-there", seat=seat, seconds=ABSENCE // 1000)
        await put_bot(table, seat, level)


async def take_over(table: Table, seat: int) -> None:
    """A person plays again for himself."""
    async with table.lock:
        await table.settle()
        if table.chair(seat).bot is None:
            raise Refusal("no-bot-there", seat=seat)
        await table.arrange(chairs=[replace(table.chair(seat), bot=None)])


async def put_bot(table: Table, seat: int, level: str | None) -> None:
    """A bot of this level on a seat, or none."""
    await table.arrange(chairs=[replace(table.chair(seat), bot=level)])
