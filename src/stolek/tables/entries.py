"""Entries of a record as database rows, and back."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stolek.kernel.record import Drawn, Entry, Filled
from stolek.kernel.seats import CHANCE
from stolek.store.rows import EntryRow


def to_rows(
    table: str, entries: Sequence[Entry], at: int, first: int = 0, request: str | None = None
) -> list[EntryRow]:
    """Rows of entries made together; the first one holds the request id."""
    return [
        EntryRow(
            table=table,
            number=number,
            entry=msgspec.json.encode(entry).decode(),
            at=at,
            request=request if number == first else None,
        )
        for number, entry in enumerate(entries, first)
    ]


def from_row(row: EntryRow) -> Entry:
    """The entry stored in a row."""
    entry: Entry = msgspec.json.decode(row.entry, type=Entry)
    return entry


def author(entry: Entry) -> int:
    """The seat that made an entry; CHANCE for draws and the end of a full record."""
    return CHANCE if isinstance(entry, Drawn | Filled) else entry.seat
