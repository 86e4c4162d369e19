"""Changes to the database, each a statement and its rows.

Each statement is built once, so that the writer can merge the rows of many requests into it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Executable, bindparam, delete, insert, update

from stolek.store import schema
from stolek.store.rows import ChannelRow, EntryRow, KeyRow, Opens, RemarkRow, SeatRow, TableRow


class Change(NamedTuple):
    """A statement and its rows."""

    statement: Executable
    rows: list[dict[str, Any]]


STANDING = ("phase", "changed", "deadline")
BEGINNING = ("header", "seed", "begun")
ARRANGED = (
    "host",
    "locked",
    "invitations",
    "following",
    "changed",
    "deadline",
)  # never the progress of the match
SITTING = ("guest", "name", "colour", "bot", "code", "pin", "left")

INSERT_TABLE = insert(schema.tables)
INSERT_SEATS = insert(schema.seats)
INSERT_ENTRIES = insert(schema.entries)
INSERT_KEY = insert(schema.keys)
INSERT_REMARK = insert(schema.remarks)
INSERT_BREAK = insert(schema.breaks)
INSERT_WAY = insert(schema.ways)
INSERT_HOURS = insert(schema.hours)


def bound_columns(*names: str) -> dict[str, Any]:
    """Bind parameters named like these columns."""
    return {name: bindparam(name) for name in names}


ONE_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("of"))
STAND = ONE_TABLE.values(bound_columns(*STANDING))
DUE = ONE_TABLE.values(bound_columns("deadline"))
BEGIN = ONE_TABLE.values(bound_columns(*BEGINNING))
HEAD = ONE_TABLE.values(bound_columns("header"))
REMOVE = delete(schema.tables).where(schema.tables.c.id == bindparam("of"))
ARRANGE = ONE_TABLE.values(bound_columns(*ARRANGED))
SEAT = (
    update(schema.seats)
    .where(schema.seats.c.table == bindparam("of"), schema.seats.c.seat == bindparam("at_seat"))
    .values(bound_columns(*SITTING))
)
REVOKE = delete(schema.keys).where(
    schema.keys.c.table == bindparam("of"), schema.keys.c.seat == bindparam("at_seat")
)
REVOKE_KIND = delete(schema.keys).where(
    schema.keys.c.table == bindparam("of"), schema.keys.c.opens == bindparam("kind")
)
SILENCE = (
    update(schema.remarks)
    .where(schema.remarks.c.table == bindparam("of"), schema.remarks.c.seat == bindparam("at_seat"))
    .values(name="", phrase=None, text=None)
)
END_BREAK = (
    update(schema.breaks)
    .where(schema.breaks.c.table == bindparam("of"), schema.breaks.c.since == bindparam("begun"))
    .values(until=bindparam("until"))
)
ONE_WAY = update(schema.ways).where(schema.ways.c.id == bindparam("of"))
SPEAK = ONE_WAY.values(bound_columns("language"))
CONFIRM = ONE_WAY.values(confirmed=True)
CLOSE_WAY = delete(schema.ways).where(schema.ways.c.id == bindparam("of"))
CLOSE_WAYS = delete(schema.ways).where(schema.ways.c.guest == bindparam("of"))
STAY_OPEN = (
    update(schema.hours).where(schema.hours.c.since == bindparam("opened")).values(until=bindparam("until"))
)


def fields(row: msgspec.Struct, names: Iterable[str]) -> dict[str, Any]:
    """Some fields of a row."""
    return {name: getattr(row, name) for name in names}


def insert_table(row: TableRow, seats: Iterable[SeatRow]) -> list[Change]:
    """Add a table and its seats."""
    return [Change(INSERT_TABLE, [asdict(row)]), Change(INSERT_SEATS, list(map(asdict, seats)))]


def insert_entries(rows: Iterable[EntryRow]) -> Change:
    """Add entries; fails if one of the numbers exists."""
    return Change(INSERT_ENTRIES, [asdict(row) for row in rows])


def insert_key(row: KeyRow) -> Change:
    """Add an access key."""
    return Change(INSERT_KEY, [asdict(row)])


def insert_remark(row: RemarkRow) -> Change:
    """Add a chat message."""
    return Change(INSERT_REMARK, [asdict(row)])


def update_progress(row: TableRow) -> Change:
    """Set the phase of a match, and when the next clock runs out."""
    return Change(STAND, [{"of": row.id, **fields(row, STANDING)}])


def update_deadline(table: str, deadline: int | None) -> Change:
    """Set when the clocks of a table must be checked next."""
    return Change(DUE, [{"of": table, "deadline": deadline}])


def update_at_start(row: TableRow) -> Change:
    """Set what is fixed when a match begins."""
    return Change(BEGIN, [{"of": row.id, **fields(row, BEGINNING)}])


def update_header(row: TableRow) -> Change:
    """Replace the header of the record."""
    return Change(HEAD, [{"of": row.id, "header": row.header}])


def delete_table(table: str) -> Change:
    """Delete a table and everything that belongs to it."""
    return Change(REMOVE, [{"of": table}])


def update_table(row: TableRow) -> Change:
    """Set what the host arranges around a match, and when the next clock runs out."""
    return Change(ARRANGE, [{"of": row.id, **fields(row, ARRANGED)}])


def update_seat(row: SeatRow) -> Change:
    """Set the guest, the bot and the rejoin code of a seat."""
    return Change(SEAT, [{"of": row.table, "at_seat": row.seat, **fields(row, SITTING)}])


def revoke_seat(table: str, seat: int) -> Change:
    """Revoke all access keys of a seat."""
    return Change(REVOKE, [{"of": table, "at_seat": seat}])


def revoke_kind(table: str, opens: Opens) -> Change:
    """Revoke all access keys of one kind at a table."""
    return Change(REVOKE_KIND, [{"of": table, "kind": opens}])


def erase_remarks(table: str, seat: int) -> Change:
    """Erase name and text of a seat's chat messages; the rows stay."""
    return Change(SILENCE, [{"of": table, "at_seat": seat}])


def insert_pause(table: str, since: int) -> Change:
    """Begin a pause: all clocks of a table stop."""
    return Change(INSERT_BREAK, [{"table": table, "since": since}])


def end_pause(table: str, since: int, until: int | None) -> Change:
    """Set the end of a pause; None if it is not over."""
    return Change(END_BREAK, [{"of": table, "begun": since, "until": until}])


def insert_channel(row: ChannelRow) -> Change:
    """Add a notification channel."""
    return Change(INSERT_WAY, [asdict(row)])


def set_channel_language(way: str, language: str) -> Change:
    """Set the language of a channel."""
    return Change(SPEAK, [{"of": way, "language": language}])


def confirm_channel(way: str) -> Change:
    """Mark a channel as confirmed."""
    return Change(CONFIRM, [{"of": way}])


def delete_channel(way: str) -> Change:
    """Delete a channel."""
    return Change(CLOSE_WAY, [{"of": way}])


def delete_channels(guest: str) -> Change:
    """Delete all channels of a guest."""
    return Change(CLOSE_WAYS, [{"of": guest}])


def insert_uptime(since: int) -> Change:
    """Begin a span of uptime."""
    return Change(INSERT_HOURS, [{"since": since, "until": since}])


def extend_uptime(since: int, until: int) -> Change:
    """Extend the span of uptime that began at `since`."""
    return Change(STAY_OPEN, [{"opened": since, "until": until}])
