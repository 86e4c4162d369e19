"""Laws 1 and 2: replay rebuilds exactly, everything goes through JSON and back."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import Any

import msgspec

import stolek
from stolek import Event, Outcome, Record, Refusal, State
from stolek.kernel.record import Header, RecordFile
from tests.laws.play import random_match
from tests.laws.tables import Table
from tests.laws.walks import Turn, few, positions, some_action, walk

POSITIONS = 8 if stolek.compiled else 4  # of each match, that are dumped and loaded


def law_01_replay(table: Table, dice: Random) -> None:
    """Replay rebuilds the state exactly, entry by entry, and nothing but entries decides."""
    match = random_match(table, dice)
    again = stolek.replay(match.record)
    assert len(again.log) == len(match.log) == len(match.record.entries), "an entry without a step"
    for number, (one, other) in enumerate(zip(match.log, again.log, strict=True)):
        assert one.after == other.after, f"{table}: replay differs after entry {number}"
        assert one.events == other.events, f"{table}: replay tells entry {number} otherwise"
    assert again.outcome == match.outcome, f"{table}: replay ends otherwise"
    for upto in few(dice, list(range(len(match.log))), 3):
        expected = match.log[upto].after
        assert stolek.replay(match.record, upto + 1).state == expected, (
            f"{table}: replay up to {upto} differs"
        )
    for turn in walk(table, dice):
        check_own_dice(table, turn, dice)


def check_own_dice(table: Table, turn: Turn, dice: Random) -> None:
    """What an action brings must not depend on the searcher's dice."""
    trial = turn.before.clone()
    trial.seed(dice.getrandbits(60))
    trial.apply(turn.seat, turn.action)
    assert trial == turn.after, f"{table}: {turn.action} of seat {turn.seat} depends on the searcher's dice"


def law_02_json(table: Table, dice: Random) -> None:
    """Everything round-trips through JSON, unknown fields are refused."""
    match = random_match(table, dice)
    check_record(match.record)
    check_told(table, match)
    for state in positions(table, dice, POSITIONS):
        check_dump(table, state, dice)
        for eye in table.eyes:
            check_plain(table.game.telling.view(state, eye))
            check_dump(table, state.imagine(eye), dice)


def check_record(record: Record) -> None:
    """A record is the same after reading, and one field too many anywhere is refused."""
    text = record.to_json()
    assert Record.from_json(text) == record, "a record changed on its way through JSON"
    assert Record.from_json(text).to_json() == text, "a record is written in two ways"
    assert Record.from_json(text.encode()) == record, "a record in bytes reads otherwise"
    header = msgspec.json.encode(record.header)
    assert msgspec.json.decode(header, type=Header) == record.header, "a header changed on its way"
    for stranger in strangers(json.loads(text)):
        try:
            msgspec.json.decode(json.dumps(stranger), type=RecordFile)
        except msgspec.ValidationError:
            continue
        raise AssertionError(f"an unknown field was accepted: {str(stranger)[:200]}")
    options = {**record.header.options, "unheard_of": 1}
    strange = msgspec.structs.replace(record, header=msgspec.structs.replace(record.header, options=options))
    try:
        stolek.replay(strange)
    except Refusal:
        return
    raise AssertionError("a record with an unknown option was accepted")


def strangers(sheet: dict[str, Any]) -> list[dict[str, Any]]:
    """The same file with one thing too many, in each place."""
    entries = sheet["entries"]
    return [
        {**sheet, "extra": 1},
        {**sheet, "header": {**sheet["header"], "extra": 1}},
        {**sheet, "entries": [[*entries[0], 1], *entries[1:]]},
        {**sheet, "entries": [["danced", 0], *entries]},
    ]


def check_told(table: Table, match: Any) -> None:
    """Views, events, offers and the outcome are plain data."""
    for eye in table.eyes:
        check_plain(match.view(eye))
        for event in match.told(eye):
            assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event, f"{event} changed"
    if match.outcome:
        text = msgspec.json.encode(match.outcome)
        assert msgspec.json.decode(text, type=Outcome) == match.outcome, "the outcome changed on its way"


def check_plain(data: dict[str, Any]) -> None:
    """Data that is the same after JSON: no tuples, no numbers as keys."""
    assert json.loads(json.dumps(data)) == data, f"not plain data: {str(data)[:200]}"


def check_dump(table: Table, state: State, dice: Random) -> None:
    """A dump holds the whole position: loaded, it is equal and goes on in the same way."""
    dump = state.dump()
    loaded = type(state).load(json.loads(json.dumps(dump)))
    assert loaded == state, f"{table}: a dump brings another state back"
    assert hash(loaded) == hash(state), f"{table}: equal states with different hashes"
    assert pickle.loads(pickle.dumps(state)) == state, f"{table}: pickling changed a state"
    for strange in ({**dump, "extra": 0}, {name: dump[name] for name in list(dump)[1:]}):
        check_refused(type(state), strange)
    one, other = state.clone(), loaded
    other.rng = one.rng
    while actors := one.actors():
        seat = actors[0]
        assert one.legal(seat) == other.legal(seat), f"{table}: a loaded state allows other moves"
        action = some_action(one, seat)
        assert some_action(other, seat) in one.legal(seat), f"{table}: a loaded state samples other moves"
        one.apply(seat, action)
        other.apply(seat, action)
        other.rng = one.rng
        assert one == other, f"{table}: a loaded state goes on otherwise"
        if dice.random() < 0.2:
            return


def check_refused(kind: type[State], dump: dict[str, Any]) -> None:
    """A dump with other fields is none."""
    try:
        kind.load(dump)
    except ValueError:
        return
    raise AssertionError(f"a dump with other fields was accepted: {sorted(dump)}")
