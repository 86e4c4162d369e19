"""Every game ends by the standing when its record is full, with words, and replays so (laws 1, 2, 13)."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

import stolek
from stolek import Record
from stolek.words.speak import LANGUAGES, Speaker
from tests.amounts import SOAK
from tests.laws.laws_records import check_record, check_told
from tests.laws.play import random_match
from tests.laws.tables import Table, all_tables

pytestmark = [pytest.mark.soak] if SOAK else []
TABLES = all_tables() if SOAK else list({table.game.name: table for table in all_tables()}.values())


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_match_that_fills_its_record(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = Random(str(table))
    for most in (1, 2, *(dice.randrange(3, 60) for _ in range(20 if SOAK else 4))):
        monkeypatch.setattr("stolek.kernel.match.FULL", most)
        match = random_match(table, dice)
        assert match.outcome
        assert len(match.record.entries) <= most
        if match.outcome.ending != "record-full":  # somebody gave up, or the game was short
            continue
        standing = table.game.outcome(match.state)
        full = {"ending": "record-full", "clause": table.game.full_clause}
        assert match.outcome == msgspec.structs.replace(standing, **full)
        again = stolek.replay(Record.from_json(match.record.to_json()))
        assert (again.outcome, again.state) == (match.outcome, match.state)
        if match.record.header.chance == "sealed":
            stolek.verify(match.record)
        check_record(match.record)
        check_told(table, match)
        for speaker in (Speaker(language, table.game) for language in LANGUAGES):
            assert speaker.ending(match.outcome)
            assert speaker.event(match.told(None)[-1])
