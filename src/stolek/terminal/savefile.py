"""Save files: the record of a match together with its secret seed.

`{"record": …, "seed": "hexadecimal digits" or null}`; a sealed match needs the seed to go on. A bare
record can be read as well, to inspect or verify it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from stolek.kernel.chance import seed_from_text
from stolek.kernel.match import Match
from stolek.kernel.record import LONGEST_TEXT, Record
from stolek.kernel.refusal import Refusal
from stolek.kernel.replay import resume


class Saved(NamedTuple):
    """The contents of a save file; no seed when the match is over, manual, or only a record."""

    record: Record
    seed: bytes | None


class SaveFile(msgspec.Struct, forbid_unknown_fields=True):
    """The JSON of a save file."""

    record: msgspec.Raw
    seed: str | None


def save(match: Match[Any], path: Path) -> None:
    """Save a match atomically: the old file stays until the new one is complete."""
    seed = msgspec.json.encode(match.seed.hex() if match.seed else None).decode()
    text = f'{{"record": {match.record.to_json().rstrip()},\n"seed": {seed}}}\n'
    try:
        target = path.resolve()  # a symlink stays a symlink
        if target.exists() and not target.is_file():
            raise Refusal("file-not-ordinary", file=str(path))
        write_whole(target, text)
    except (OSError, ValueError, RuntimeError):  # a name that no file can have, a symlink to itself
        raise Refusal("file-not-written", file=str(path)) from None


def write_whole(path: Path, text: str) -> None:
    """Write and sync a temporary file, then rename it to replace the file."""
    draft = path.with_name(f".{path.name}.new")
    try:
        with open(draft, "w", encoding="utf-8", opener=only_for_me) as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def only_for_me(path: str, flags: int) -> int:
    """Open a file that only its owner may read: it holds the secret seed."""
    return os.open(path, flags, 0o600)


def load(path: Path) -> Match[Any]:
    """A saved match, ready to go on."""
    record, seed = read(path)
    if record.seed is not None:
        seed = seed_from_text(record.seed)
    try:
        return resume(record, seed)
    except Refusal as refusal:
        if refusal.code == "wrong-seed" and seed is None:
            raise Refusal("seed-unknown") from None
        raise


def read(path: Path) -> Saved:
    """The contents of a save file or a bare record; refuses all others."""
    text = contents(path)
    if not is_saved_match(text):
        return Saved(Record.from_json(text), None)
    try:
        sheet = msgspec.json.decode(text, type=SaveFile)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("record-unreadable", detail=str(error)) from None
    seed = seed_from_text(sheet.seed) if sheet.seed is not None else None
    return Saved(Record.from_json(bytes(sheet.record)), seed)


def is_saved_match(text: bytes) -> bool:
    """Whether a text begins like a save file; the rest is checked later."""
    return text.lstrip().removeprefix(b"{").lstrip().startswith((b'"record"', b'"seed"'))


def contents(path: Path) -> bytes:
    """The bytes of an ordinary file that is not too long."""
    try:
        if not path.exists():
            raise Refusal("file-missing", file=str(path))
        if not path.is_file():
            raise Refusal("file-not-ordinary", file=str(path))
        with path.open("rb") as file:
            text = file.read(LONGEST_TEXT + 1)
    except (OSError, ValueError):
        raise Refusal("file-unreadable", file=str(path)) from None
    if len(text) > LONGEST_TEXT:
        raise Refusal("file-too-long", file=str(path), longest=LONGEST_TEXT)
    return text
