"""Entries of a record as rows of the memory, and back."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from stolek.kernel.record import Drawn, Entry, Filled
from stolek.kernel.seats import CHANCE
from stolek.store.rows import EntryRow


def to_rows(
    table: str, entries: Sequence[Entry], at: int, first: int = 0, request: str | None = None
) -> list[EntryRow]:
    """Entries made together; the request that asked for them stands at the first."""
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
    """An entry as it stands in a record."""
    entry: Entry = msgspec.json.decode(row.entry, type=Entry)
    return entry


def author(entry: Entry) -> int:
    """The seat that an entry is of; CHANCE for what nobody decided."""
    return CHANCE if isinstance(entry, Drawn | Filled) else entry.seat
