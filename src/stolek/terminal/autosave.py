"""Saves the match: after every move once a file is named, else when people quit."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path
from typing import Any

from stolek.kernel.match import Match
from stolek.kernel.record import Played, Record
from stolek.kernel.refusal import Refusal
from stolek.terminal.savefile import save


class Autosave:
    """The save file of a match, if it has one, and the record that was saved last."""

    def __init__(self, game: str, path: Path | None, kept: Record | None = None) -> None:
        self.path = path
        self.drawer_path = autosave_folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.json"
        self.proposal = path or self.drawer_path
        self.kept = kept

    def keep(self, match: Match[Any]) -> None:
        """Save the match if it has a file and has changed."""
        if self.path is not None and match.record is not self.kept:
            save(match, self.path)
            self.kept = match.record

    def keep_in(self, path: Path, match: Match[Any]) -> None:
        """Save the match into this file, now and from now on."""
        if path.parent == autosave_folder():
            autosave_folder().mkdir(parents=True, exist_ok=True)
        save(match, path)
        self.path, self.kept = path, match.record

    def put_away(self, match: Match[Any]) -> Path | None:
        """Save the match where proposed, else in the default folder; return the path, if any."""
        for path in (self.proposal, self.drawer_path):
            try:
                self.keep_in(path, match)
            except (Refusal, OSError):
                continue
            return path
        return None

    def is_worth_it(self, match: Match[Any]) -> bool:
        """Whether something that people did would be lost."""
        entries = match.record.entries
        typed_in = match.record.header.chance == "manual" and len(entries) > 0
        return typed_in or any(isinstance(entry, Played) for entry in entries)


def autosave_folder() -> Path:
    """The default folder of saved matches."""
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "stolek"
