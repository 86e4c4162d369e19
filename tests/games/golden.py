"""Golden records of a game: how they are written, kept and checked."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from stolek import Game, Match, Record, replay, verify
from stolek.kernel.record import Drawn


class Shelf:
    """The golden records of one revision of a game, each made by a play that can be played again."""

    def __init__(
        self, game: Game[Any], revision: int, folder: Path, plays: Mapping[str, Callable[[], Match[Any]]]
    ) -> None:
        self.game = game
        self.revision = revision
        self.folder = folder
        self.plays = plays

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

    def check_files(self) -> None:
        """One record and one result for every name, and nothing else."""
        assert {path for name in self.plays for path in self.files(name)} == set(self.folder.iterdir())

    def check_replay(self, name: str) -> None:
        """A record replays to its result; that needs no generator."""
        record, result = self.read(name)
        assert result_of(replay(record)) == result
        assert record.header.revision == self.revision
        assert record.to_json() == self.files(name)[0].read_text(encoding="utf-8")

    def check_seed(self, name: str) -> None:
        """What a sealed record drew is drawn again from its revealed seed."""
        record, _ = self.read(name)
        if record.header.chance == "sealed":
            assert verify(record) == sum(isinstance(entry, Drawn) for entry in record.entries)
        else:
            assert record.seed is None

    def check_script(self, name: str) -> None:
        """As long as the rules have this revision, every match can be played again."""
        if self.game.revision == self.revision:
            assert self.texts(name) == tuple(path.read_text(encoding="utf-8") for path in self.files(name))


def result_of(match: Match[Any]) -> dict[str, Any]:
    """How a match ended."""
    outcome = match.outcome
    assert outcome is not None, "the match has not ended"
    return {"ending": outcome.ending, "ranks": list(outcome.ranks), "scores": list(outcome.scores)}
