"""Golden records of a game: how they are written, kept and read. Law 15 replays them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from stolek import Game, Match, Outcome, Record, replay
from stolek.kernel.record import Entry, TookBack


class Shelf:
    """The golden records of one revision of a game, each made by a play that can be played again."""

    def __init__(
        self, game: Game[Any], revision: int, folder: Path, plays: Mapping[str, Callable[[], Match[Any]]]
    ) -> None:
        self.game = game
        self.revision = revision
        self.folder = folder
        self.plays = plays
        self.replayed = cache(self.replay)

    def files(self, name: str) -> tuple[Path, Path]:
        """Where a record and its result are kept."""
        return self.folder / f"{name}.json", self.folder / f"{name}.outcome.json"

    def texts(self, name: str) -> tuple[str, str]:
        """A record and its result, as they stand in their files."""
        match = self.plays[name]()
        return match.record.to_json(), json.dumps(result_of(match)) + "\n"

    def write(self) -> None:
        """Write all files anew, or say why that must not be."""
        if self.game.revision != self.revision:
            raise SystemExit(f"These are the records of revision {self.revision}; write new ones elsewhere.")
        self.folder.mkdir(exist_ok=True)
        for name in self.plays:
            for path, text in zip(self.files(name), self.texts(name), strict=True):
                path.write_text(text, encoding="utf-8")

    def read(self, name: str) -> tuple[Record, dict[str, Any]]:
        """A golden record and its result."""
        record, result = (path.read_text(encoding="utf-8") for path in self.files(name))
        return Record.from_json(record), json.loads(result)

    def replay(self, name: str) -> Match[Any]:
        """A golden record, played again; `replayed` is the same match every time, not to be changed."""
        return replay(self.read(name)[0])

    def outcome(self, name: str) -> Outcome:
        """How a golden record ends."""
        outcome = self.replayed(name).outcome
        assert outcome is not None
        return outcome

    def told(self, name: str) -> Counter[str]:
        """How often each event happened."""
        return Counter(event.name for step in self.replayed(name).log for event in step.events)

    def struck(self, name: str) -> list[Entry]:
        """What was taken back."""
        entries = self.read(name)[0].entries
        return [entries[n] for entry in entries if isinstance(entry, TookBack) for n in entry.struck]


def result_of(match: Match[Any]) -> dict[str, Any]:
    """How a match ended."""
    outcome = match.outcome
    assert outcome is not None, "the match has not ended"
    return {"ending": outcome.ending, "ranks": list(outcome.ranks), "scores": list(outcome.scores)}
