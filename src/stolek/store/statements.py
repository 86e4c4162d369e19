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
from stolek.store.rows import ChannelRow, ChatRow, EntryRow, KeyRow, Opens, SeatRow, TableRow


class Change(NamedTuple):
    """A statement and its rows."""

    statement: Executable
    rows: list[dict[str, Any]]


PROGRESS = ("phase", "changed", "deadline")
AT_START = ("header", "seed", "begun")
TABLE_FIELDS = (
    "host",
    "locked",
    "invitations",
    "following",
    "changed",
    "deadline",
)  # never the progress of the match
SEAT_FIELDS = ("guest", "name", "colour", "bot", "code", "pin", "left")

INSERT_TABLE = insert(schema.tables)
INSERT_SEATS = insert(schema.seats)
INSERT_ENTRIES = insert(schema.entries)
INSERT_KEY = insert(schema.keys)
INSERT_CHAT = insert(schema.chat)
INSERT_PAUSE = insert(schema.pauses)
INSERT_CHANNEL = insert(schema.channels)
INSERT_UPTIME = insert(schema.uptime)


def bound_columns(*names: str) -> dict[str, Any]:
    """Bind parameters named like these columns."""
    return {name: bindparam(name) for name in names}


ONE_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("of"))
UPDATE_PROGRESS = ONE_TABLE.values(bound_columns(*PROGRESS))
UPDATE_DEADLINE = ONE_TABLE.values(bound_columns("deadline"))
UPDATE_AT_START = ONE_TABLE.values(bound_columns(*AT_START))
UPDATE_HEADER = ONE_TABLE.values(bound_columns("header"))
DELETE_TABLE = delete(schema.tables).where(schema.tables.c.id == bindparam("of"))
UPDATE_TABLE = ONE_TABLE.values(bound_columns(*TABLE_FIELDS))
UPDATE_SEAT = (
    update(schema.seats)
    .where(schema.seats.c.table == bindparam("of"), schema.seats.c.seat == bindparam("at_seat"))
    .values(bound_columns(*SEAT_FIELDS))
)
REVOKE_SEAT = delete(schema.keys).where(
    schema.keys.c.table == bindparam("of"), schema.keys.c.seat == bindparam("at_seat")
)
REVOKE_KIND = delete(schema.keys).where(
    schema.keys.c.table == bindparam("of"), schema.keys.c.opens == bindparam("kind")
)
ERASE_CHAT = (
    update(schema.chat)
    .where(schema.chat.c.table == bindparam("of"), schema.chat.c.seat == bindparam("at_seat"))
    .values(name="", phrase=None, text=None)
)
END_PAUSE = (
    update(schema.pauses)
    .where(schema.pauses.c.table == bindparam("of"), schema.pauses.c.since == bindparam("begun"))
    .values(until=bindparam("until"))
)
ONE_CHANNEL = update(schema.channels).where(schema.channels.c.id == bindparam("of"))
SET_LANGUAGE = ONE_CHANNEL.values(bound_columns("language"))
CONFIRM = ONE_CHANNEL.values(confirmed=True)
DELETE_CHANNEL = delete(schema.channels).where(schema.channels.c.id == bindparam("of"))
DELETE_CHANNELS = delete(schema.channels).where(schema.channels.c.guest == bindparam("of"))
EXTEND_UPTIME = (
    update(schema.uptime).where(schema.uptime.c.since == bindparam("opened")).values(until=bindparam("until"))
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


def insert_chat(row: ChatRow) -> Change:
    """Add a chat message."""
    return Change(INSERT_CHAT, [asdict(row)])


def update_progress(row: TableRow) -> Change:
    """Set the phase of a match, and when the next clock runs out."""
    return Change(UPDATE_PROGRESS, [{"of": row.id, **fields(row, PROGRESS)}])


def update_deadline(table: str, deadline: int | None) -> Change:
    """Set when the clocks of a table must be checked next."""
    return Change(UPDATE_DEADLINE, [{"of": table, "deadline": deadline}])


def update_at_start(row: TableRow) -> Change:
    """Set what is fixed when a match begins."""
    return Change(UPDATE_AT_START, [{"of": row.id, **fields(row, AT_START)}])


def update_header(row: TableRow) -> Change:
    """Replace the header of the record."""
    return Change(UPDATE_HEADER, [{"of": row.id, "header": row.header}])


def delete_table(table: str) -> Change:
    """Delete a table and everything that belongs to it."""
    return Change(DELETE_TABLE, [{"of": table}])


def update_table(row: TableRow) -> Change:
    """Set what the host arranges around a match, and when the next clock runs out."""
    return Change(UPDATE_TABLE, [{"of": row.id, **fields(row, TABLE_FIELDS)}])


def update_seat(row: SeatRow) -> Change:
    """Set the guest, the bot and the rejoin code of a seat."""
    return Change(UPDATE_SEAT, [{"of": row.table, "at_seat": row.seat, **fields(row, SEAT_FIELDS)}])


def revoke_seat(table: str, seat: int) -> Change:
    """Revoke all access keys of a seat."""
    return Change(REVOKE_SEAT, [{"of": table, "at_seat": seat}])


def revoke_kind(table: str, opens: Opens) -> Change:
    """Revoke all access keys of one kind at a table."""
    return Change(REVOKE_KIND, [{"of": table, "kind": opens}])


def erase_chat(table: str, seat: int) -> Change:
    """Erase name and text of a seat's chat messages; the rows stay."""
    return Change(ERASE_CHAT, [{"of": table, "at_seat": seat}])


def insert_pause(table: str, since: int) -> Change:
    """Begin a pause: all clocks of a table stop."""
    return Change(INSERT_PAUSE, [{"table": table, "since": since}])


def end_pause(table: str, since: int, until: int | None) -> Change:
    """Set the end of a pause; None if it is not over."""
    return Change(END_PAUSE, [{"of": table, "begun": since, "until": until}])


def insert_channel(row: ChannelRow) -> Change:
    """Add a notification channel."""
    return Change(INSERT_CHANNEL, [asdict(row)])


def set_channel_language(way: str, language: str) -> Change:
    """Set the language of a channel."""
    return Change(SET_LANGUAGE, [{"of": way, "language": language}])


def confirm_channel(way: str) -> Change:
    """Mark a channel as confirmed."""
    return Change(CONFIRM, [{"of": way}])


def delete_channel(way: str) -> Change:
    """Delete a channel."""
    return Change(DELETE_CHANNEL, [{"of": way}])


def delete_channels(guest: str) -> Change:
    """Delete all channels of a guest."""
    return Change(DELETE_CHANNELS, [{"of": guest}])


def insert_uptime(since: int) -> Change:
    """Begin a span of uptime."""
    return Change(INSERT_UPTIME, [{"since": since, "until": since}])


def extend_uptime(since: int, until: int) -> Change:
    """Extend the span of uptime that began at `since`."""
    return Change(EXTEND_UPTIME, [{"opened": since, "until": until}])
