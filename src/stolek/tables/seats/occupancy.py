"""Occupancy of seats: sitting down, coming back, getting up, and bots that stand in for people."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from stolek.bots.seat_names import MARK
from stolek.kernel.game import LONGEST_NAME, is_name
from stolek.kernel.refusal import Refusal
from stolek.store import statements
from stolek.store.rows import KeyRow, SeatRow
from stolek.store.statements import Change
from stolek.store.writer import NotStored
from stolek.tables.actions import pausing, start
from stolek.tables.seats.access import Rights, digest
from stolek.tables.settings import check_level

if TYPE_CHECKING:
    from stolek.tables.table import Table

COLOURS = ("red", "orange", "yellow", "green", "teal", "blue", "violet", "brown")
ABSENCE = 60_000  # milliseconds after which others may let a bot stand in


class Guest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person as the server knows them: by a session id, and a name and colour they may change."""

    id: str
    name: str = ""
    colour: str = COLOURS[0]


class Admission(msgspec.Struct, frozen=True):
    """What a player gets for a seat: its access key, and a code to rejoin from another device."""

    table: str
    seat: int
    key: str
    code: str | None = None


def check_guest(guest: Guest) -> None:
    """Refuse an invalid name or colour; the names of bots begin with a mark."""
    if not is_name(guest.name) or guest.name.startswith(MARK):
        raise Refusal("bad-name", longest=LONGEST_NAME, mark=MARK)
    if guest.colour not in COLOURS:
        raise Refusal("bad-colour", known=list(COLOURS))


# ---- joining and leaving ---------------------------------------------------------------------


async def sit_down(
    table: Table, guest: Guest, rights: Rights, seat: int | None = None, invitations: int | None = None
) -> Admission:
    """Take a free seat, the first one if none is named.

    An invitation code is valid only if none was issued since it was checked (`invitations`).
    """
    async with table.exclusive(*rights.seats):
        if invitations not in (None, table.row.invitations):
            rights = replace(rights, invited=False)
        own = [
            seat_row
            for seat_row in table.seat_rows
            if seat_row.guest == guest.id and seat in (None, seat_row.seat)
        ]
        if own:  # a retry, because the answer was lost
            return await seat_guest(table, own[0])
        free = free_seat_rows(table)
        if not free and table.row.phase != "gathering":
            raise Refusal("already-begun")
        if table.row.locked:
            raise Refusal("table-locked")
        if not (table.row.open or rights.invited or table.is_host(rights)):
            raise Refusal("not-invited")
        wanted = [seat_row for seat_row in free if seat in (None, seat_row.seat)]
        if not wanted:
            raise Refusal("seat-taken" if free else "table-full")
        seat_row = replace(wanted[0], guest=guest.id, name=guest.name, colour=guest.colour)
        return await admit(table, seat_row)


def free_seat_rows(table: Table) -> list[SeatRow]:
    """The seats that can be taken; a match that continues a record may have some, and waits for them."""
    if table.row.phase == "over":
        return []
    free = [seat_row for seat_row in table.seat_rows if seat_row.guest is None and seat_row.bot is None]
    return [seat_row for seat_row in free if not seat_row.left]


async def claim(table: Table, guest: Guest) -> list[Admission]:
    """Take the seats reserved for a guest, or come back to them in the same browser."""
    return await claim_kept(table, dict.fromkeys(range(len(table.seat_rows)), guest.id))


async def claim_kept(table: Table, kept: Mapping[int, str | None]) -> list[Admission]:
    """Take those of these seats that still belong to the given guests; perhaps none."""
    async with table.exclusive():
        guests = {seat_row.seat: seat_row.guest for seat_row in table.seat_rows if seat_row.guest is not None}
        own = [seat for seat in guests if guests[seat] == kept.get(seat)]
        return [await seat_guest(table, table.seat_row(seat)) for seat in own]


async def renew(table: Table, seat: int, guest: str | None = None, key: str | None = None) -> Admission:
    """New access key and rejoin code for a seat, which belongs to this guest now; older ones are revoked.

    A key chosen by the client is known to it even if the answer is lost.
    """
    async with table.exclusive(seat):
        known = await table.services.store.keys([digest(key)]) if key else []
        if any((one.table, one.seat) != (table.id, seat) for one in known):
            raise Refusal("key-taken")
        owner = guest or table.services.key_issuer.id()  # an id that no guest has
        return await admit(table, replace(table.seat_row(seat), guest=owner), key)


async def get_up(table: Table, seat: int) -> None:
    """Leave a seat in the lobby, before the match has begun."""
    async with table.exclusive(seat):
        if table.row.phase != "gathering":
            raise Refusal("already-begun")
        await vacate(table, seat)


async def rename(table: Table, seat: int, guest: Guest) -> None:
    """Change name and colour at a seat."""
    check_guest(guest)
    async with table.exclusive(seat):
        await table.update_seats(chairs=[replace(table.seat_row(seat), name=guest.name, colour=guest.colour)])


# ---- with the lock held ----------------------------------------------------------------------


async def seat_guest(table: Table, seat_row: SeatRow) -> Admission:
    """Admit guests to their own seat, for the first time or once more."""
    return await admit(table, seat_row) if seat_row.code is None else await reissue_key(table, seat_row.seat)


async def admit(table: Table, seat_row: SeatRow, chosen: str | None = None) -> Admission:
    """Give a seat to somebody, with a new access key and rejoin code; older ones are revoked."""
    smith = table.services.key_issuer
    key, code = chosen or smith.key(), smith.code()
    known = KeyRow(digest=digest(key), table=table.id, opens="seat", seat=seat_row.seat)
    also = [statements.revoke_seat(table.id, seat_row.seat), statements.insert_key(known)]
    host = table.row.host
    has_host = host is None or table.seat_row(host).code is not None
    row = None if has_host else replace(table.row, host=seat_row.seat)
    await table.update_seats(row, [replace(seat_row, code=smith.code_digest(code))], also)
    with suppress(NotStored):  # the seat is stored all the same; the match starts with the next reload
        await start.start_when_full(table)
    return Admission(table.id, seat_row.seat, key, code)


async def reissue_key(table: Table, seat: int) -> Admission:
    """Issue one more access key for a seat; older ones stay valid."""
    key = table.services.key_issuer.key()
    known = KeyRow(digest=digest(key), table=table.id, opens="seat", seat=seat)
    await table.store([statements.insert_key(known)])
    return Admission(table.id, seat, key)


async def vacate(table: Table, seat: int, also: Iterable[Change] = ()) -> None:
    """Empty a seat and revoke its access keys; if it was the host's, the next person becomes host."""
    seat_row = table.seat_row(seat)
    row = replace(table.row, host=next_host(table, [seat]))
    empty = SeatRow(table=seat_row.table, seat=seat_row.seat)
    await table.update_seats(row, [empty], [statements.revoke_seat(table.id, seat), *also])


def next_host(table: Table, leaving: Sequence[int]) -> int | None:
    """The host once these seats are empty: the next person who has come; if none, the first to come."""
    host = table.row.host
    if host is None or host not in leaving:
        return host
    others = [*table.seat_rows[host + 1 :], *table.seat_rows[:host]]
    come = (
        seat_row.seat for seat_row in others if seat_row.code is not None and seat_row.seat not in leaving
    )
    return next(come, host)


# ---- bots that stand in for people -----------------------------------------------------------


async def stand_in(table: Table, rights: Rights, seat: int, level: str) -> None:
    """Let a bot play for a person: at their own request, or when they have been away for long.

    For an absent person the host decides; without a clock, which limits absence, anybody who plays.
    """
    async with table.exclusive(*rights.seats):
        match = table.running
        check_level(match.game, match.players, level)
        if match.outcome:
            raise Refusal("match-over")
        if seat not in table.people:
            raise Refusal("no-person-there", seat=seat)
        if seat in match.left:
            raise Refusal("already-left", seat=seat)
        if seat not in rights.seats:
            if not rights.seats or table.agreement.clock.kind != "none":
                table.check_host(rights)
            if not pausing.is_long(table):
                pausing.check_none(table)  # absent players rely on the pause
            if not table.presence.is_away(seat, ABSENCE):
                raise Refusal("still-there", seat=seat, seconds=ABSENCE // 1000)
        await put_bot(table, seat, level)


async def take_over(table: Table, seat: int) -> None:
    """Let a person play again instead of the bot; if their time is up, the bot ends that turn."""
    async with table.exclusive(seat):
        if table.seat_row(seat).bot is None:
            raise Refusal("no-bot-there", seat=seat)
        if table.timeline and table.timeline.clocks.is_up(seat, table.services.now()):
            raise Refusal("time-up", seat=seat)
        await put_bot(table, seat, None)


async def put_bot(table: Table, seat: int, level: str | None) -> None:
    """Let a bot of this level play at a seat, or none any more."""
    await table.update_seats(chairs=[replace(table.seat_row(seat), bot=level)])
