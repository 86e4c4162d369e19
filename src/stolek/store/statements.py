"""Changes to what is stored, each a statement and the rows it is for.

The statements stand here once, so that the writer can put the rows of many tables into one of them.
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
    """A statement and the rows it is for."""

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
)  # never how far the match has come
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
    """These fields, each of what a row says."""
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
    """A table and its seats."""
    return [Change(INSERT_TABLE, [asdict(row)]), Change(INSERT_SEATS, list(map(asdict, seats)))]


def insert_entries(rows: Iterable[EntryRow]) -> Change:
    """Entries; no number can be there twice."""
    return Change(INSERT_ENTRIES, [asdict(row) for row in rows])


def insert_key(row: KeyRow) -> Change:
    """A secret that opens something."""
    return Change(INSERT_KEY, [asdict(row)])


def insert_remark(row: RemarkRow) -> Change:
    """Something said."""
    return Change(INSERT_REMARK, [asdict(row)])


def update_progress(row: TableRow) -> Change:
    """How far a match has come, and when somebody's time will be up."""
    return Change(STAND, [{"of": row.id, **fields(row, STANDING)}])


def update_deadline(table: str, deadline: int | None) -> Change:
    """When the clocks of a table are to be looked at next."""
    return Change(DUE, [{"of": table, "deadline": deadline}])


def update_at_start(row: TableRow) -> Change:
    """What is fixed when a match begins."""
    return Change(BEGIN, [{"of": row.id, **fields(row, BEGINNING)}])


def update_header(row: TableRow) -> Change:
    """What stands at the head of the record now."""
    return Change(HEAD, [{"of": row.id, "header": row.header}])


def delete_table(table: str) -> Change:
    """Nothing is left of a table, nor of anything that belongs to it."""
    return Change(REMOVE, [{"of": table}])


def update_table(row: TableRow) -> Change:
    """What was arranged around a match, and when somebody's time will be up."""
    return Change(ARRANGE, [{"of": row.id, **fields(row, ARRANGED)}])


def update_seat(row: SeatRow) -> Change:
    """Who has a seat, or plays there, now."""
    return Change(SEAT, [{"of": row.table, "at_seat": row.seat, **fields(row, SITTING)}])


def revoke_seat(table: str, seat: int) -> Change:
    """All secrets of a seat, worthless from now on."""
    return Change(REVOKE, [{"of": table, "at_seat": seat}])


def revoke_kind(table: str, opens: Opens) -> Change:
    """All secrets of a table that open the same, worthless from now on."""
    return Change(REVOKE_KIND, [{"of": table, "kind": opens}])


def erase_remarks(table: str, seat: int) -> Change:
    """Of what was said from a seat, no more than that something was said."""
    return Change(SILENCE, [{"of": table, "at_seat": seat}])


def insert_pause(table: str, since: int) -> Change:
    """All clocks of a table stand still."""
    return Change(INSERT_BREAK, [{"table": table, "since": since}])


def end_pause(table: str, since: int, until: int | None) -> Change:
    """They run again from then on; or not yet."""
    return Change(END_BREAK, [{"of": table, "begun": since, "until": until}])


def insert_channel(row: ChannelRow) -> Change:
    """A way by which somebody is called."""
    return Change(INSERT_WAY, [asdict(row)])


def set_channel_language(way: str, language: str) -> Change:
    """The language in which somebody is called by a way."""
    return Change(SPEAK, [{"of": way, "language": language}])


def confirm_channel(way: str) -> Change:
    """Who is called by a way wants it."""
    return Change(CONFIRM, [{"of": way}])


def delete_channel(way: str) -> Change:
    """Nobody is called by a way any more."""
    return Change(CLOSE_WAY, [{"of": way}])


def delete_channels(guest: str) -> Change:
    """A guest is called by no way any more."""
    return Change(CLOSE_WAYS, [{"of": guest}])


def insert_uptime(since: int) -> Change:
    """The house opens."""
    return Change(INSERT_HOURS, [{"since": since, "until": since}])


def extend_uptime(since: int, until: int) -> Change:
    """The house that opened then is open still."""
    return Change(STAY_OPEN, [{"opened": since, "until": until}])
