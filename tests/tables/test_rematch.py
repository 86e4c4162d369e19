"""Rematches, and tables that continue a record."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import pytest
from sqlalchemy import select

import stolek
from stolek.kernel.record import Record
from stolek.kernel.replay import branch, resume
from stolek.store.schema import keys
from stolek.tables import loading
from stolek.tables.actions import creation
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import host_actions, occupancy
from stolek.tables.seats.access import Rights
from stolek.tables.seats.occupancy import Guest
from stolek.tables.settings import Agreement
from tests.tables.registries import ANA, EVA, HOST, INVITED, JAN, STRANGER, code_of, people, play_on

pytestmark = pytest.mark.anyio
ON_BOTH = True  # both databases: records are stored whole


async def test_a_rematch_seats_everybody_one_further_and_begins_when_all_have_come(
    registry: TableRegistry,
) -> None:
    agreement = Agreement(game="ingenious", players=3)
    place = await creation.open_table(registry, EVA, agreement, ["me", "open", "random"])
    async with registry.at(place.table) as table:
        await occupancy.sit_down(table, JAN, INVITED)
        await host_actions.begin(table, HOST)
        assert await code_of(creation.rematch(registry, table)) == "not-over"
        await table.resign(0)
        await table.resign(1)
        following = await creation.rematch(registry, table)
        assert await creation.rematch(registry, table) == following
        assert table.row.following == following
    async with registry.at(following) as table:
        assert [seat_row.name for seat_row in table.seat_rows] == ["", "Eva Novak", "Jan"]
        assert table.seat_rows[0].bot == "random"
        assert [own.seat for own in await occupancy.claim(table, JAN)] == [2]
        assert table.row.host == 2  # the first to claim a seat is certainly there
        assert table.match is None
        [eva] = await occupancy.claim(table, EVA)
        assert (eva.seat, table.row.host) == (1, 2)
        assert table.row.phase == "playing"
        assert (await occupancy.claim(table, EVA))[0].key != eva.key  # another tab of the same browser
        assert (await registry.rights(following, [eva.key])).seats == (1,)


async def test_two_at_one_screen_get_both_seats_again(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        await table.resign(0)
        following = await creation.rematch(registry, table)
    async with registry.at(following) as table:
        assert [own.seat for own in await occupancy.claim(table, EVA)] == [0, 1]
        assert table.row.phase == "playing"


async def test_a_rematch_gives_nobody_the_seat_of_another(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")  # both seats are Eva's; Jan rejoined the second by its code
    async with registry.at(place.table) as table:
        await table.resign(0)
        [jan] = await creation.follow(registry, table, (1,))
        assert jan.seat == 0
        [again] = await creation.follow(registry, table, (1,))
        assert (again.seat, again.table) == (0, jan.table)
        [eva] = await creation.follow(registry, table, (0,))
        assert eva.seat == 1
        assert [own.seat for own in await creation.follow(registry, table, (0, 1))] == [0, 1]


async def test_a_seat_at_a_rematch_that_was_left_is_not_found_again(registry: TableRegistry) -> None:
    agreement = Agreement(game="ingenious", players=3)
    place = await creation.open_table(registry, EVA, agreement, ["me", "open", "open"], is_open=True)
    async with registry.at(place.table) as table:
        await occupancy.sit_down(table, JAN, INVITED)
        await occupancy.sit_down(table, ANA, INVITED)
        await host_actions.begin(table, HOST)
        await table.resign(0)
        await table.resign(1)
        [eva] = await creation.follow(registry, table, (0,))
        async with registry.at(eva.table) as again:
            assert (
                await code_of(host_actions.hand_over(again, Rights(seats=(eva.seat,)), 2))
                == "no-person-there"
            )
            await occupancy.get_up(again, eva.seat)
            dan = await occupancy.sit_down(again, Guest("dan", "Dan"), STRANGER)
            assert (dan.seat, again.row.host) == (eva.seat, eva.seat)
        assert await code_of(creation.follow(registry, table, (0,))) == "no-seat-here"


async def test_who_does_not_come_to_a_rematch_stops_nobody(registry: TableRegistry) -> None:
    agreement = Agreement(game="ingenious", players=3)
    place = await creation.open_table(
        registry, EVA, agreement, ["open", "open", "random"]
    )  # a host without a seat
    async with registry.at(place.table) as table:
        await occupancy.sit_down(table, JAN, INVITED)
        await occupancy.sit_down(table, ANA, INVITED)
        await host_actions.begin(table, Rights(host=True))
        await table.resign(0)
        await table.resign(1)
        [ana] = await creation.follow(registry, table, (1,))
    async with registry.at(ana.table) as table:
        host = await registry.rights(table.id, [ana.key])
        await host_actions.kick(table, host, 1)
        await host_actions.seat_bot(table, host, 1, "random")
        assert table.row.phase == "playing"
        assert table.running.record.header.seats == ("~random", "~random", "Ana")


async def test_no_secret_is_stored_that_nobody_is_told(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        await table.resign(0)
        following = await creation.rematch(registry, table)
    async with registry.services.store.engine.connect() as connection:
        stored = await connection.execute(select(keys).where(keys.c.table == following))
    assert stored.all() == []


async def test_a_record_is_read_beside_everything_else(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []

    def noted(work: Any) -> Any:
        def do(*what: Any) -> Any:
            threads.append(threading.current_thread())
            return work(*what)

        return do

    monkeypatch.setattr(creation, "branch", noted(branch))
    monkeypatch.setattr(loading, "resume", noted(resume))
    place = await creation.go_on(registry, EVA, begun_record(), seats=["me", "me"])
    async with registry.at(place.table) as table:
        assert table.running.record.entries
        await table.resign(0)
    registry.unload_idle()
    async with registry.at(place.table):
        assert len(threads) == 3
        assert threading.main_thread() not in threads


async def test_a_record_goes_on_at_a_new_table(registry: TableRegistry) -> None:
    game = stolek.game("ingenious")
    match = game.start(players=2, seed=5, seats=("Eva", "~random"))
    for _ in range(4):
        seat = match.to_act[0]
        match.play(seat, match.legal(seat)[0])
    place = await creation.go_on(registry, EVA, match.record)
    async with registry.at(place.table) as table:
        taken = len(match.record.entries)
        assert table.running.record.entries[:taken] == match.record.entries
        assert table.running.record.header.commitment != match.record.header.commitment
        assert table.running.record.header.origin is not None
        assert table.seat_rows[1].bot == "random"
        assert [admission.seat for admission in place.seats] == [0]
        while table.row.phase != "over":
            if table.thinking:
                await next(iter(table.thinking.values()))
            else:
                await play_on(table, Random(1), 1)
        assert stolek.verify(table.running.record) > 0
    earlier = await creation.go_on(registry, EVA, match.record, upto=taken - 2, seats=["me", "me"])
    async with registry.at(earlier.table) as table:
        assert table.running.record.header.origin is not None
        assert table.running.record.header.origin.entries == taken - 2


def begun_record() -> Record:
    """The record of a match with a few moves."""
    match = stolek.game("ingenious").start(players=2, seed=5, seats=("Eva", "Jan"))
    for _ in range(4):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    return match.record


async def test_a_friend_sits_down_where_a_record_goes_on_with_a_free_seat(registry: TableRegistry) -> None:
    place = await creation.go_on(registry, EVA, begun_record(), seats=["me", "open"])
    async with registry.at(place.table) as table:
        assert await code_of(occupancy.sit_down(table, JAN, STRANGER)) == "not-invited"
        if table.running.to_act == (0,):
            await play_on(table, Random(1), 1)
        assert table.running.to_act == (1,)
        assert not table.thinking  # the match waits for a player
        assert await code_of(occupancy.sit_down(table, JAN, INVITED, seat=0)) == "seat-taken"
        jan = await occupancy.sit_down(table, JAN, INVITED)
        assert (jan.seat, table.seat_rows[1].name) == (1, "Jan")
        assert await code_of(occupancy.sit_down(table, ANA, INVITED)) == "already-begun"
        assert (await registry.rights(table.id, [jan.key])).seats == (1,)
        await play_on(table, Random(1))
        assert stolek.verify(table.running.record) > 0


async def test_a_seat_that_was_given_up_is_not_free_nor_one_of_a_match_that_is_over(
    registry: TableRegistry,
) -> None:
    match = stolek.game("ingenious").start(players=3, seed=5)
    match.resign(2)
    place = await creation.go_on(registry, EVA, match.record, seats=["me", "open", "open"])
    async with registry.at(place.table) as table:
        assert await code_of(occupancy.sit_down(table, JAN, INVITED, seat=2)) == "seat-taken"
        await table.resign(0)
        assert table.row.phase == "over"
        assert await code_of(occupancy.sit_down(table, JAN, INVITED)) == "already-begun"
