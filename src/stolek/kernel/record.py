"""The Record: header and entries, the only thing ever stored of a match.

A finished record carries its seed, a running one only the commitment. The digest shows whether the
file was edited.
"""

from __future__ import annotations

import hashlib
from typing import Any, Literal

import msgspec

from stolek.kernel.refusal import Refusal

FORMAT = 1
LONGEST_TEXT = 1_000_000  # characters
MOST_ENTRIES = 5_000  # read at most: earlier versions let a match run past FULL while seats were given up
FULL = 4_500  # capacity in entries, the one that ends the match included
LAST_UNDO = 2_000  # entries after which nothing can be undone, lest a match go on and back for ever


class Played(msgspec.Struct, frozen=True, array_like=True, tag="played", forbid_unknown_fields=True):
    """A seat's decision; the move in notation."""

    seat: int
    move: str


class Drawn(msgspec.Struct, frozen=True, array_like=True, tag="drawn", forbid_unknown_fields=True):
    """A chance outcome, in notation."""

    outcome: str


class Resigned(msgspec.Struct, frozen=True, array_like=True, tag="resigned", forbid_unknown_fields=True):
    """A seat resigned."""

    seat: int


class TimedOut(msgspec.Struct, frozen=True, array_like=True, tag="timed-out", forbid_unknown_fields=True):
    """A seat ran out of time."""

    seat: int


class TookBack(msgspec.Struct, frozen=True, array_like=True, tag="took-back", forbid_unknown_fields=True):
    """An undo, asked for by this seat (or CHANCE): these earlier entries are struck out."""

    seat: int
    struck: tuple[int, ...]


class Filled(msgspec.Struct, frozen=True, array_like=True, tag="filled", forbid_unknown_fields=True):
    """The record is full: the match ends here, by the standing."""


Entry = Played | Drawn | Resigned | TimedOut | TookBack | Filled


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a match branched off: the commitment of the other match, and the entries taken over."""

    commitment: str | None
    entries: int


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a match, fixed before its first entry."""

    game: str
    edition: str
    revision: int
    players: int
    options: dict[str, Any]
    seats: tuple[str, ...]
    chance: Literal["sealed", "manual"]
    commitment: str | None
    origin: Origin | None = None


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One match: settings, entries and, when it is over, the seed."""

    header: Header
    entries: tuple[Entry, ...] = ()
    seed: str | None = None

    def to_json(self) -> str:
        """The record as JSON, one entry a line."""
        header = msgspec.json.encode(self.header, order="deterministic").decode()
        entries = ",\n".join(msgspec.json.encode(entry).decode() for entry in self.entries)
        seed = msgspec.json.encode(self.seed).decode()
        return (
            f'{{"stolek": {FORMAT},\n"header": {header},\n"entries": [\n{entries}\n],\n'
            f'"seed": {seed},\n"digest": "{self.digest()}"}}\n'
        )

    def digest(self) -> str:
        """A digest of all that the record says."""
        return hashlib.blake2b(msgspec.json.encode(self, order="deterministic"), digest_size=16).hexdigest()

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Parse a record; refuses text that is cut off, edited or not a record."""
        if not isinstance(text, str | bytes):
            raise Refusal("record-unreadable", detail=f"text or bytes are needed, not {type(text).__name__}")
        if len(text) > LONGEST_TEXT:
            raise Refusal("record-too-long", longest=LONGEST_TEXT)
        try:
            sheet = msgspec.json.decode(text.encode() if isinstance(text, str) else text, type=RecordFile)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("record-unreadable", detail=str(error)) from None
        if sheet.stolek != FORMAT:
            raise Refusal("record-format", format=sheet.stolek, known=FORMAT)
        if len(sheet.entries) > MOST_ENTRIES:
            raise Refusal("record-too-long", longest=LONGEST_TEXT)
        record = Record(header=sheet.header, entries=sheet.entries, seed=sheet.seed)
        if record.digest() != sheet.digest:
            raise Refusal("record-edited")
        return record

    def standing(self, since: int = 0) -> list[int]:
        """The numbers of the entries from `since` on that are neither undos nor struck out."""
        entries = self.entries[since:]
        struck = {number for undo in entries if isinstance(undo, TookBack) for number in undo.struck}
        return [
            number
            for number, entry in enumerate(entries, since)
            if number not in struck and not isinstance(entry, TookBack)
        ]


class RecordFile(msgspec.Struct, forbid_unknown_fields=True):
    """A record as stored in a file."""

    stolek: int
    header: Header
    entries: tuple[Entry, ...]
    seed: str | None
    digest: str
