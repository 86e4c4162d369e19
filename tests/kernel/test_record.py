"""Records that were cut off, edited, made up, or are of another game or revision."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest

import stolek
from stolek import Record, Refusal
from stolek.kernel import record as records
from stolek.kernel import shelf
from stolek.kernel.record import Drawn, Header, Origin, Played, Resigned, TimedOut, TookBack
from tests.kernel.by_hand import GAME, by_hand, played_out


def refused(code: str, record: Record) -> None:
    """Check that replaying this record is refused with this code."""
    with pytest.raises(Refusal) as no:
        stolek.replay(record)
    assert no.value.code == code


def with_header(record: Record, **changes: Any) -> Record:
    return msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, **changes))


def with_entries(record: Record, *entries: Any) -> Record:
    return msgspec.structs.replace(record, entries=entries)


def test_a_record_survives_its_file() -> None:
    record = played_out().record
    assert Record.from_json(record.to_json()) == record
    assert stolek.replay(Record.from_json(record.to_json())).outcome == played_out().outcome


class Text(str):
    """A foreign subclass of str, such as NumPy's."""


def test_text_of_any_type_is_text() -> None:
    record = played_out().record
    assert Record.from_json(Text(record.to_json())) == record


def test_a_record_put_together_by_hand_has_the_types_of_a_record() -> None:
    record = played_out().record
    odd: list[Any] = [None, 5, "x", ["x"], {"x": 5}, object(), int]
    for value in odd:
        for name in Record.__struct_fields__:
            if (name, value) not in [("seed", None), ("seed", "x")]:
                refused("record-unreadable", msgspec.structs.replace(record, **{name: value}))
        refused("record-unreadable", with_entries(record, value))
        refused("record-unreadable", with_entries(record, Played(0, ["x"])))  # type: ignore[arg-type]
        refused("record-unreadable", with_header(record, players=[value]))
        if not isinstance(value, dict):
            refused("record-unreadable", with_header(record, options=value))


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"stolek": 1}', b"\xff\xfe", '{"stolek": "one"}'])
def test_what_is_no_record(text: str | bytes) -> None:
    with pytest.raises(Refusal, match="record-unreadable"):
        Record.from_json(text)


def test_a_file_too_deep_to_be_read() -> None:
    deep = '{"stolek": 1, "header": {"options": {"a": ' + "[" * 100_000
    with pytest.raises(Refusal, match="record-unreadable"):
        Record.from_json(deep)


def test_a_file_cut_anywhere_is_refused() -> None:
    text = played_out().record.to_json()
    for end in range(0, len(text) - 2, 7):
        with pytest.raises(Refusal, match="record-unreadable"):
            Record.from_json(text[:end])


def test_an_edited_file_is_refused() -> None:
    text = played_out().record.to_json()
    with pytest.raises(Refusal, match="record-edited"):
        Record.from_json(text.replace("lay 1", "lay 2", 1))
    sheet = json.loads(text)
    del sheet["entries"][-1]
    with pytest.raises(Refusal, match="record-edited"):
        Record.from_json(json.dumps(sheet))


def test_a_file_of_another_format_is_refused() -> None:
    text = played_out().record.to_json().replace('"stolek": 1', '"stolek": 2')
    with pytest.raises(Refusal, match="record-format"):
        Record.from_json(text)


def test_a_file_too_long_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    text = played_out().record.to_json()
    monkeypatch.setattr(records, "LONGEST_TEXT", len(text))
    assert Record.from_json(text)
    monkeypatch.setattr(records, "LONGEST_TEXT", len(text) - 1)
    with pytest.raises(Refusal, match="record-too-long"):
        Record.from_json(text)


def test_a_record_of_an_unknown_game_or_another_revision() -> None:
    record = played_out().record
    refused("unknown-game", with_header(record, game="chess"))
    refused("other-revision", with_header(record, revision=2))
    refused("other-edition", with_header(record, edition="deluxe"))


def test_a_record_of_an_older_revision_of_a_game_that_was_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played_out().record
    monkeypatch.setattr(shelf, "manifest", lambda _: replace(GAME, revision=2))
    refused("other-revision", record)


def test_a_header_that_was_never_agreed() -> None:
    record = played_out().record
    refused("bad-players", with_header(record, players=9, seats=("",) * 9))
    refused("bad-option", with_header(record, options={"hand": 7, "teams": False}))
    refused("unknown-option", with_header(record, options={"hand": 2, "teams": False, "x": 1}))
    refused("record-broken", with_header(record, options={}))
    refused("bad-seats", with_header(record, seats=("", "", "")))
    refused("bad-seats", with_header(record, seats=("\x1b[2J", "")))


def test_a_record_replays_by_the_rules_of_its_own_revision(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played_out()
    monkeypatch.setattr(shelf, "manifest", lambda _: replace(GAME, revision=2, older=(GAME,)))
    again = stolek.replay(match.record)
    assert (again.game.revision, again.outcome) == (1, match.outcome)


def test_sealed_exactly_when_there_is_a_seal() -> None:
    refused("record-broken", with_header(played_out().record, commitment=None))
    refused("record-broken", with_header(by_hand("1 2").record, commitment="0" * 64))


def test_nothing_happens_while_sealed_chance_is_due() -> None:
    match = GAME.start(seed=5)
    entries = match.record.entries
    assert isinstance(entries[-1], Drawn)
    shorter = msgspec.structs.replace(match.record, entries=(*entries[:-1], Resigned(0)))
    refused("record-broken", shorter)


def test_too_many_entries_are_not_replayed() -> None:
    record = by_hand("1 2").record
    endless = msgspec.structs.replace(record, entries=(Drawn("1"),) * (records.MOST_ENTRIES + 1))
    with pytest.raises(Refusal) as caught:
        Record.from_json(endless.to_json())
    assert caught.value.code == "record-too-long"


def test_chance_cannot_be_thrown_again_by_an_undo() -> None:
    match = GAME.start(seed=5)
    match.play(0, match.legal(0)[0])
    match.play(1, match.legal(1)[0])
    drawn = len(match.record.entries) - 1
    for strange in (TookBack(0, (drawn,)), TookBack(-1, (drawn,)), TookBack(1, (0, drawn))):
        entries = (*match.record.entries, strange)
        refused("record-broken", msgspec.structs.replace(match.record, entries=entries))


def test_entries_that_cannot_have_happened() -> None:
    record = by_hand("1 1 2 2 5").record
    good = record.entries
    for strange in (
        Played(0, "lay 6"),
        Played(0, "dance"),
        Played(2, "lay 1"),
        Played(-1, "lay 1"),
        Drawn("3"),
        Resigned(7),
        TookBack(0, ()),
        TookBack(0, (99,)),
        TookBack(7, (4,)),
    ):
        with pytest.raises(Refusal) as no:
            stolek.replay(with_entries(record, *good, strange))
        assert (no.value.code, no.value.facts["entry"]) == ("record-broken", len(good))


def test_nobody_leaves_twice_or_comes_back() -> None:
    match = by_hand("1 1 2 2 3 3", players=3)
    match.resign(1)
    entries = match.record.entries
    for strange in (Resigned(1), TimedOut(1), TookBack(1, (len(entries) - 1,))):
        refused("record-broken", with_entries(match.record, *entries, strange))


def test_an_origin_that_lies_in_the_future() -> None:
    record = stolek.branch(by_hand("1 1 2").record).record
    assert record.header.origin == Origin(None, 3)
    refused("record-broken", with_header(record, origin=Origin(None, 4)))
    refused("record-broken", with_header(record, origin=Origin(None, -1)))


def test_nothing_happens_after_the_end() -> None:
    record = played_out().record
    refused("record-broken", with_entries(record, *record.entries, Resigned(0)))


def test_an_entry_is_struck_out_once() -> None:
    match = by_hand("1 1 2 2 5")
    match.play(0, "1")
    match.undo(0)
    entries = match.record.entries
    assert match.record.standing() == [0, 1, 2, 3, 4]
    refused("record-broken", with_entries(match.record, *entries, TookBack(0, (5,))))


def test_a_seed_is_shown_at_the_end_and_not_before() -> None:
    done = played_out().record
    assert done.seed is not None
    refused("record-cut", msgspec.structs.replace(done, seed=None))
    refused("record-cut", with_entries(done, *done.entries[:-1]))
    refused("wrong-seed", msgspec.structs.replace(done, seed="00" * 32))
    refused("bad-seed", msgspec.structs.replace(done, seed="dice"))
    running = GAME.start(seed=5).record
    assert running.seed is None
    refused("record-cut", msgspec.structs.replace(running, seed=done.seed))


def test_entries_and_headers_with_too_much_in_them() -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'["played", 0, "lay 1", 2]', type=Played)
    header = json.loads(msgspec.json.encode(played_out().record.header)) | {"weather": "fine"}
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(header), type=Header)
