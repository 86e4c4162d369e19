"""Golden records: matches of the past replay to the results they had."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from stolek import Match, Record, replay, verify
from stolek.games.ingenious import GAME
from tests.games.ingenious.make_golden import FOLDER, GOLDEN, REVISION, files, texts

NAMES = pytest.mark.parametrize("name", GOLDEN)


def read(name: str) -> tuple[Record, dict[str, Any]]:
    """A golden record and its result."""
    record, result = files(name)
    return Record.from_json(record.read_text(encoding="utf-8")), json.loads(
        result.read_text(encoding="utf-8")
    )


def told(match: Match[Any]) -> list[Counter[str]]:
    """How often each event happened, entry by entry."""
    return [Counter(event.name for event in step.events) for step in match.log]


def test_every_file_is_known() -> None:
    """ING-11: one record and one result for every name."""
    assert {path for name in GOLDEN for path in files(name)} == set(FOLDER.iterdir())


@NAMES
def test_a_record_replays_to_its_result(name: str) -> None:
    """ING-11, ING-42, ING-43: ending, places and results; a replay needs no generator."""
    record, result = read(name)
    outcome = replay(record).outcome
    assert outcome is not None
    assert {"ending": outcome.ending, "ranks": list(outcome.ranks), "scores": list(outcome.scores)} == result
    assert record.header.revision == REVISION
    assert record.to_json() == files(name)[0].read_text(encoding="utf-8")


@NAMES
def test_sealed_records_are_what_their_seed_brought(name: str) -> None:
    """ING-11: every drawn tile is drawn again from the revealed seed."""
    record, _ = read(name)
    if record.header.chance == "sealed":
        assert verify(record) == sum(type(entry).__name__ == "Drawn" for entry in record.entries)
    else:
        assert record.seed is None


@NAMES
def test_the_script_writes_these_files(name: str) -> None:
    """ING-11: as long as the rules have this revision, every match can be played again."""
    if GAME.revision == REVISION:
        assert texts(name) == tuple(path.read_text(encoding="utf-8") for path in files(name))


def test_every_ending_in_every_mode() -> None:
    """ING-39, ING-40, ING-57, ING-66: full board and all at the top, standard, team and solitaire."""
    found = {(read(name)[0].header.options["mode"], read(name)[1]["ending"]) for name in GOLDEN}
    modes = ("standard", "team", "solitaire")
    assert found >= {(mode, ending) for mode in modes for ending in GAME.endings}
    assert {ending for _, ending in found} == {*GAME.endings, "resigned", "timed-out"}
    full = {read(name)[0].header.players for name in GOLDEN if read(name)[1]["ending"] == "board-full"}
    assert full == {1, 2, 3, 4}


@pytest.mark.parametrize(
    ("name", "event", "at_once"),
    [
        ("swaps", "swapped", 1),
        ("two-bonuses-at-once", "bonus", 2),
        ("bonus-lapsed", "bonus-lapsed", 1),
        ("resigned", "resigned", 1),
        ("idle-to-the-end", "resigned", 1),
        ("timed-out", "timed-out", 1),
        ("took-back", "took-back", 1),
    ],
)
def test_rare_things_are_in_the_records(name: str, event: str, at_once: int) -> None:
    """ING-28, ING-34, ING-56: each is in the record that is named after it."""
    match = replay(read(name)[0])
    assert max(counts[event] for counts in told(match)) == at_once


def test_a_shared_win() -> None:
    """ING-44: ACC-ING-43, two winners after a whole game."""
    outcome = replay(read("shared-win")[0]).outcome
    assert outcome is not None
    assert outcome.ranks == (1, 1)
    assert outcome.order[0] == outcome.order[1]
