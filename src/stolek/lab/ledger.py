"""The ledger of a contest: a JSON Lines file, first the contest, then one finished match per line.

Matches are in the order in which they ended. A line that was cut off when the machine stopped is dropped,
and its match is played again. A contest may be run again with more or fewer rounds: matches depend on their
numbers alone, so those that are there stay valid.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO, TypeVar

import msgspec

from stolek.kernel.refusal import Refusal
from stolek.lab.contest import Contest
from stolek.lab.match_runner import Finished

NAME = "matches.jsonl"

Entry = TypeVar("Entry")

try:
    import fcntl
except ImportError:  # where files cannot be locked, two arenas must not share a folder
    fcntl = None  # type: ignore[assignment]


class Ledger:
    """The finished matches of a contest; those beyond its rounds stay in the file only."""

    def __init__(self, contest: Contest, file: IO[bytes], finished: dict[int, Finished]) -> None:
        self.contest = contest
        self.file = file
        self.finished = finished

    def enter(self, line: bytes) -> Finished:
        """Write a finished match; it is in the file once this returns."""
        match = msgspec.json.decode(line, type=Finished)
        self.file.write(line + b"\n")
        self.file.flush()
        self.finished[match.number] = match
        return match

    def missing(self) -> list[int]:
        """The matches that are not played yet."""
        return [number for number in range(self.contest.matches) if number not in self.finished]

    def matches(self) -> list[Finished]:
        """All finished matches in order of their numbers."""
        return [self.finished[number] for number in sorted(self.finished)]


@contextlib.contextmanager
def opened(contest: Contest, folder: Path, fresh: bool = False) -> Iterator[Ledger]:
    """The ledger of a contest in a folder, with its earlier matches; refuses another contest's ledger."""
    path = folder / NAME
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = path.open("a+b")
    except OSError:
        raise Refusal("file-not-written", file=str(path)) from None
    with file:
        lock(file, folder)
        if fresh:
            file.truncate(0)
        yield Ledger(contest, file, read(contest, file, folder))


def lock(file: IO[bytes], folder: Path) -> None:
    """Lock the folder against other arenas while this one runs."""
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refusal("arena-busy", folder=str(folder)) from None


def read(contest: Contest, file: IO[bytes], folder: Path) -> dict[int, Finished]:
    """The matches in a ledger; a new one gets its first line."""
    file.seek(0)
    head = msgspec.json.encode(contest, order="sorted") + b"\n"
    first = file.readline()
    if not first.endswith(b"\n") and head.startswith(first):
        file.truncate(0)
        file.write(head)
        file.flush()
        return {}
    check(contest, first, folder)
    found, end = {}, len(first)
    for line in file:
        match = understood(line, Finished)
        if match is None:
            break
        if match.number < contest.matches:
            found[match.number] = match
        end += len(line)
    file.truncate(end)
    file.seek(0, os.SEEK_END)
    return found


def check(contest: Contest, first: bytes, folder: Path) -> None:
    """Refuse a ledger whose first line is another contest."""
    there = understood(first, Contest)
    if there is not None and there.key() == contest.key():
        return
    if there is None or msgspec.structs.replace(there, programs=contest.programs).key() != contest.key():
        raise Refusal("arena-other", folder=str(folder))
    digests = zip(contest.bots, there.programs, contest.programs, strict=True)
    changed = [bot for bot, before, now in digests if before != now]
    raise Refusal("arena-program-changed", folder=str(folder), programs=list(dict.fromkeys(changed)))


def understood(line: bytes, kind: type[Entry]) -> Entry | None:
    """A line decoded; None when it was cut off."""
    try:
        return msgspec.json.decode(line, type=kind) if line.endswith(b"\n") else None
    except (msgspec.DecodeError, UnicodeError):
        return None
