"""Laws 2, 3, 11, 12 and 16 against whatever Hypothesis can think of; it shrinks what it finds."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import stolek
from stolek import CHANCE, Record, Refusal, State
from stolek.kernel.record import Drawn, Entry, Played, Resigned, TimedOut, TookBack
from tests.amounts import SOAK
from tests.laws.laws_conduct import played
from tests.laws.laws_legality import check_unlisted
from tests.laws.laws_loading import loaded_and_played
from tests.laws.tables import Table, all_tables

pytestmark = [pytest.mark.soak] if SOAK else []

tables = st.sampled_from(all_tables())
paths = st.lists(st.integers(0, 2**16), max_size=60)
texts = st.text(max_size=80) | st.from_regex(r"[a-z0-9 ,-]{0,30}", fullmatch=True)
numbers = st.integers() | st.integers(-3, 60) | st.integers(-(2**15) - 1, 2**15)
values = st.recursive(
    numbers | st.none() | st.booleans() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=6,
)
seats = st.integers(-2, 5)
entries = st.one_of(
    st.builds(Played, seats, texts),
    st.builds(Drawn, texts | st.sampled_from(["1", "red-blue"])),
    st.builds(Resigned, seats),
    st.builds(TimedOut, seats),
    st.builds(TookBack, seats, st.tuples(st.integers(-1, 30))),
)


def reached(table: Table, path: list[int]) -> State:
    """The position at the end of a path: each number chooses who acts and what."""
    state: State = table.game.set_up(table.players, table.game.agreed(table.players, table.options))
    for number in path:
        actors = state.actors()
        if not actors:
            break
        seat = actors[number % len(actors)]
        legal = [state.outcome(number % state.tickets())] if seat == CHANCE else state.legal(seat)
        state.apply(seat, legal[number % len(legal)])
    return state


@given(tables, paths, st.integers(), numbers)
def test_anything_that_is_not_listed_is_refused(
    table: Table, path: list[int], seat: int, action: int
) -> None:
    state = reached(table, path)
    check_unlisted(table, state, seat, action)
    for actor in state.actors():
        check_unlisted(table, state, actor, action)


@given(tables, paths, st.data())
def test_a_dump_with_any_other_value_does_no_harm(table: Table, path: list[int], data: st.DataObject) -> None:
    dump: dict[str, Any] = reached(table, path).dump()
    for _ in range(data.draw(st.integers(1, 2))):
        name = data.draw(st.sampled_from(sorted(dump)))
        if isinstance(dump[name], list) and dump[name] and data.draw(st.booleans()):
            place = data.draw(st.integers(0, len(dump[name]) - 1))
            dump[name] = [*dump[name][:place], data.draw(numbers), *dump[name][place + 1 :]]
        else:
            dump[name] = data.draw(values)
    loaded_and_played(table, dump, Random(1))


@given(tables, paths, texts)
def test_any_text_is_a_move_or_refused(table: Table, path: list[int], text: str) -> None:
    moves, state = table.game.moves, reached(table, path)
    try:
        action = moves.parse(text)
    except Refusal:
        pass
    else:
        assert moves.parse(str(moves.move(action))) == action
    try:
        outcome = moves.parse_draw(state, text)
    except Refusal:
        return
    if state.is_legal(CHANCE, outcome):
        assert moves.parse_draw(state, moves.draw_text(state, outcome)) == outcome


@given(st.text() | st.binary() | values.map(json.dumps))
def test_any_text_is_a_record_or_refused(text: str | bytes) -> None:
    with pytest.raises(Refusal):
        Record.from_json(text)


@given(tables, st.lists(entries, max_size=8), st.data())
def test_any_entries_happened_or_are_refused(table: Table, made_up: list[Entry], data: st.DataObject) -> None:
    record = table.game.start(table.players, 1, **table.options).record
    cut = data.draw(st.integers(0, len(record.entries)))
    false = msgspec.structs.replace(record, entries=(*record.entries[:cut], *made_up))
    try:
        match = stolek.replay(false)
    except Refusal:
        return
    assert len(match.log) == len(false.entries)


@given(tables, paths, st.integers(0, 2**16), st.integers(0, 2**16))
def test_choices_at_the_same_time_commute(table: Table, path: list[int], one: int, other: int) -> None:
    state = reached(table, path)
    state.seed(one)  # the first outcome of all might be a tie for ever
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, state.sample(CHANCE))
    actors = state.actors()
    if len(actors) < 2:
        return
    choices = []
    for seat, number in ((actors[0], one), (actors[-1], other)):
        legal = state.legal(seat)
        choices.append((seat, legal[number % len(legal)]))
    assert played(table, state, choices) == played(table, state, choices[::-1])
