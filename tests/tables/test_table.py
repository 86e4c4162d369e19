"""Table: stored before it is published, and no request is applied twice."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from msgspec.structs import replace

import stolek
from stolek.kernel.record import Played
from stolek.store import statements
from stolek.store.statements import Change
from stolek.store.writer import NotStored
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import occupancy
from stolek.tables.seats.access import Rights
from stolek.tables.settings import ClockPlan
from tests.tables.registries import JAN, STRANGER, Hands, code_of, gathering, opened, people, play_on

pytestmark = pytest.mark.anyio
ON_BOTH = True  # both databases: tables are stored and reloaded
every_game = pytest.mark.parametrize(
    ("database", "game"),
    [*(("sqlite", game) for game in stolek.games()), ("postgresql", "ingenious")],
    indirect=["database"],
)


@every_game
async def test_a_match_is_played_to_its_end_and_is_there_after_a_restart(
    database: str, hands: Hands, game: str
) -> None:
    async with opened(database, hands) as registry:
        place = await people(registry, game)
        async with registry.at(place.table) as table:
            await play_on(table, Random(7))
            record = table.running.record
            view = table.running.view(0)
    assert stolek.verify(record) > 0
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        assert table.running.record == record
        assert table.running.view(0) == view
        assert table.row.phase == "over"
        assert await code_of(table.play(0, table.entries, "x")) == "match-over"


@every_game
async def test_a_match_goes_on_where_it_was_when_the_server_closed(
    database: str, hands: Hands, game: str
) -> None:
    luck = Random(11)
    place = None
    for _ in range(4):
        async with opened(database, hands) as registry:
            place = place or await people(registry, game)
            async with registry.at(place.table) as table:
                await play_on(table, luck, 7)
                record = table.running.record
    async with opened(database, hands) as registry, registry.at(str(place and place.table)) as table:
        assert table.running.record == record
        await play_on(table, luck)
        assert stolek.verify(table.running.record) > 0


async def test_what_is_not_stored_has_not_happened(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        record = table.running.record
        seat = table.running.to_act[0]
        move = table.running.legal(seat)[0].notation
        write = registry.services.store.write

        async def fail(*changes: Change) -> None:
            raise NotStored("not-stored")

        monkeypatch.setattr(registry.services.store, "write", fail)
        rung: list[str] = []
        registry.services.notify = lambda name, entries: rung.append(name)
        assert await code_of(table.play(seat, table.entries, move)) == "not-stored"
        assert table.running.record == record
        assert rung == []
        monkeypatch.setattr(registry.services.store, "write", write)
        await table.play(seat, table.entries, move)
        assert len(table.running.record.entries) > len(record.entries)
        assert rung == [table.id] * 2  # after the reload, and after the move


async def test_what_was_stored_although_nobody_heard_of_it_is_true(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        seat = table.running.to_act[0]
        move = table.running.legal(seat)[0].notation
        seen = table.entries
        write = registry.services.store.write

        async def store_and_fail(*changes: Change) -> None:
            await write(*changes)
            raise NotStored("not-stored")

        monkeypatch.setattr(registry.services.store, "write", store_and_fail)
        assert await code_of(table.play(seat, seen, move, "r1")) == "not-stored"
        monkeypatch.setattr(registry.services.store, "write", write)
        assert await table.play(seat, seen, move, "r1") == seen  # a retry is answered, not played again
        assert sum(isinstance(entry, Played) for entry in table.running.record.entries) == 1


async def test_a_repeated_request_is_played_once(database: str, hands: Hands) -> None:
    async with opened(database, hands) as registry:
        place = await people(registry, "ingenious")
        async with registry.at(place.table) as table:
            seat = table.running.to_act[0]
            seen, move = table.entries, table.running.legal(seat)[0].notation
            answers = await asyncio.gather(*[table.play(seat, seen, move, "same") for _ in range(5)])
            assert set(answers) == {seen}
            entries = table.entries
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        assert await table.play(seat, seen, move, "same") == seen
        assert table.entries == entries
        other = table.running.to_act[0]
        assert other != seat
        await table.play(other, entries, table.running.legal(other)[0].notation, "same")  # of another seat
        assert table.entries > entries


async def test_an_answer_to_an_older_question_is_stale(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        seat = table.running.to_act[0]
        move = table.running.legal(seat)[0].notation
        asked = table.entries
        assert await code_of(table.play(seat, asked + 1, move)) == "stale"  # ahead of the record
        await table.play(seat, asked, move)
        assert await code_of(table.play(seat, asked, move)) == "stale"
        assert await code_of(table.play(seat, table.entries, move)) == "not-your-turn"
        other = table.running.to_act[0]
        assert await code_of(table.play(other, asked, table.running.legal(other)[0].notation)) == "stale"


async def test_choices_of_others_at_the_same_time_make_nothing_stale(registry: TableRegistry) -> None:
    place = await people(registry, "border", players=3)
    luck = Random(3)
    async with registry.at(place.table) as table:
        met = 0
        while met < 3:
            match = table.running
            assert match.outcome is None
            if len(match.to_act) >= 2:
                first, second = match.to_act[:2]
                seen = table.entries
                answer = match.legal(second)[-1].notation
                await table.play(first, seen, match.legal(first)[-1].notation)
                await table.play(second, seen, answer)
                met += 1
            else:
                await play_on(table, luck, 1)


@pytest.mark.parametrize("seat", [-2, 2, 7])
async def test_a_seat_that_is_not_there_is_refused(registry: TableRegistry, seat: int) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        assert await code_of(table.play(seat, table.entries, "x")) == "unknown-seat"
        assert await code_of(table.resign(seat)) == "unknown-seat"


async def test_an_action_must_be_offered(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        seat = table.running.to_act[0]
        legal = table.running.state.legal(seat)
        for action in (-1, 1 << 40, next(number for number in range(1 << 20) if number not in legal)):
            assert await code_of(table.play(seat, table.entries, action)) == "not-a-move"
        await table.play(seat, table.entries, legal[0])


async def test_tables_sleep_when_nobody_needs_them(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        registry.unload_idle()
        assert list(registry.loaded) == [table.id]
    registry.unload_idle()
    assert not registry.loaded
    assert await code_of(registry.at("nothing").__aenter__()) == "unknown-table"
    assert not registry.loaded


async def test_what_is_arranged_elsewhere_does_not_open_a_match_that_is_over(
    database: str, hands: Hands
) -> None:
    async with opened(database, hands) as here, opened(database, hands) as elsewhere:
        place = await people(here, "ingenious", clock=ClockPlan("turn", 60))
        async with elsewhere.at(place.table) as behind, here.at(place.table) as table:
            await play_on(table, Random(5))
            await occupancy.stand_in(behind, Rights((0,)), 0, "random")
            stored = await here.services.store.table(place.table)
    assert stored is not None
    assert stored.phase == "over"


async def test_a_match_that_is_over_can_be_read_whatever_its_row_says(database: str, hands: Hands) -> None:
    async with opened(database, hands) as registry:
        place = await people(registry, "ingenious")
        async with registry.at(place.table) as table:
            await play_on(table, Random(5))
            record = table.running.record
            await registry.services.store.write(
                statements.update_progress(replace(table.row, phase="playing"))
            )
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        assert table.running.record == record
        assert table.row.phase == "over"


async def test_tables_at_which_something_was_arranged_last_come_first(
    registry: TableRegistry, hands: Hands
) -> None:
    older, newer = [(await gathering(registry, is_open=True)).table for _ in range(2)]
    hands.move(1)
    async with registry.at(older) as table:
        await occupancy.sit_down(table, JAN, STRANGER)
        assert table.row.changed == hands.now
    store = registry.services.store
    assert [row.id for row in await store.to_join()] == [older, newer]
    assert [row.id for row in await store.to_join(since=hands.now)] == [older]
