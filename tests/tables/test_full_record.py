"""A full record ends the match at a table like any other end."""

from __future__ import annotations

import pytest

import stolek
from stolek.kernel.record import Filled
from stolek.store.rows import TableRow
from stolek.tables.actions import creation, proposals
from stolek.tables.registry import TableRegistry
from stolek.tables.settings import Agreement, ClockPlan
from tests.tables.registries import EVA, Hands, code_of, move, people

pytestmark = pytest.mark.anyio
TURN = ClockPlan("turn", 60)


def room_for(patch: pytest.MonkeyPatch, entries: int) -> None:
    """Limit all records to so many entries."""
    patch.setattr("stolek.kernel.match.FULL", entries)


async def stored(registry: TableRegistry, name: str) -> TableRow:
    """The stored row of a table."""
    row = await registry.services.store.table(name)
    assert row
    return row


async def test_the_match_is_over_for_people_bots_and_clocks(
    registry: TableRegistry, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    agreement = Agreement(game="ingenious", players=2, at_once=True, clock=TURN, options={"first": 0})
    place = await creation.open_table(registry, EVA, agreement, ["me", "random"])
    async with registry.at(place.table) as table:
        room_for(monkeypatch, table.entries + 2)
        await move(table)
        assert table.running.record.entries[-1] == Filled()
        assert not table.thinking
        outcome = table.running.outcome
        assert outcome
        assert outcome.ending == "record-full"
        assert await code_of(table.play(0, table.entries, "swap")) == "match-over"
        assert await code_of(proposals.take_back(table, 0, table.entries)) == "undo-over"
        assert await code_of(table.resign(0)) == "match-over"
    row = await stored(registry, place.table)
    assert (row.phase, row.deadline) == ("over", None)
    registry.unload_idle()
    hands.move(10**6)
    async with registry.at(place.table) as table:  # loaded from the database
        assert table.running.outcome == outcome
        assert stolek.verify(table.running.record) > 0
        assert await creation.rematch(registry, table, [0])


async def test_a_table_of_an_earlier_version_whose_record_is_full(
    registry: TableRegistry, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await people(registry, "ingenious", clock=TURN)
    async with registry.at(place.table) as table:
        await move(table)
        entries = table.entries
    registry.unload_idle()
    room_for(monkeypatch, entries)
    hands.move(10**6)
    await registry.check_timeouts()
    assert not registry.unreadable
    assert (await stored(registry, place.table)).deadline is None
    async with registry.at(place.table) as table:
        assert table.row.phase == "over"
        assert table.running.record.entries[entries:] == (Filled(),)  # no timeout
        assert await code_of(table.resign(0)) == "match-over"


async def test_a_full_record_goes_on_where_there_is_room(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = stolek.game("ingenious").start(2, 7, first=0)
    most = len(match.record.entries) + 5
    room_for(monkeypatch, most)
    while match.to_act:
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    for upto, phase in ((None, "over"), (most - 1, "over"), (most - 4, "playing")):
        place = await creation.go_on(registry, EVA, match.record, upto)
        async with registry.at(place.table) as table:
            assert table.row.phase == phase
            while table.row.phase == "playing":
                await move(table)
            assert table.entries == most
