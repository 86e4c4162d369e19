"""Farewell: what a guest takes along, what is left of him, and tables that are removed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from stolek.kernel.replay import verify
from stolek.store import schema
from stolek.tables.actions import chat, creation, privacy
from stolek.tables.registry import Desk
from stolek.tables.seats import host_actions, occupancy
from stolek.tables.seats.access import Rights
from stolek.tables.seats.occupancy import Guest
from stolek.tables.settings import Agreement
from stolek.tables.subscribers import Watcher
from tests.tables.registries import (
    ANA,
    EVA,
    HOST,
    INVITED,
    JAN,
    STRANGER,
    code_of,
    gathering,
    people,
    play_on,
)

pytestmark = pytest.mark.anyio
ON_BOTH = True  # kinds of memory: statements that remove and blot out
ALL = [schema.tables, schema.seats, schema.entries, schema.keys, schema.remarks]


async def stored(desk: Desk) -> list[int]:
    """How many rows there are, of tables and of all that belongs to them."""
    async with desk.house.store.engine.connect() as connection:
        return [int(await connection.scalar(select(func.count()).select_from(one)) or 0) for one in ALL]


async def everything(desk: Desk) -> str:
    """All that is stored, as one text."""
    async with desk.house.store.engine.connect() as connection:
        return repr([(await connection.execute(select(one))).all() for one in ALL])


async def is_known(desk: Desk, guest: Guest) -> bool:
    """Whether a guest is named anywhere; ids and seeds are random, but never hold a name of two words."""
    assert guest.id == guest.name.lower()
    assert " " in guest.id
    return guest.id in (await everything(desk)).lower()


async def at_table(desk: Desk, *company: Any, chat: Any = "free", **wishes: Any) -> str:
    """A table at which Eva plays with others, begun."""
    agreement = Agreement(game="ingenious", players=1 + len(company), chat=chat, **wishes)
    place = await creation.open_table(desk, EVA, agreement)
    async with desk.at(place.table) as table:
        for guest in company:
            await occupancy.sit_down(table, guest, INVITED)
        await host_actions.begin(table, HOST)
    return place.table


async def test_a_host_removes_a_table_and_nothing_of_it_is_left(desk: Desk) -> None:
    other = await at_table(desk, JAN)
    before = await stored(desk)
    name = await at_table(desk, JAN)
    async with desk.at(name) as table:
        await chat.say(table, 1, text="Well then")
        assert await code_of(host_actions.remove(table, Rights(seats=(1,)))) == "not-host"
        assert await code_of(host_actions.remove(table, HOST)) == "others-play"
        await table.resign(1)
        watcher = Watcher(table, STRANGER)
        table.attendance.come(watcher)
        await host_actions.remove(table, HOST)
        assert watcher.is_lost
        assert await code_of(table.resign(0)) == "unknown-table"  # who was already here
        assert await code_of(occupancy.claim(table, EVA)) == "unknown-table"
    assert await code_of(desk.at(name).__aenter__()) == "unknown-table"
    assert await stored(desk) == before
    async with desk.at(other) as table:
        assert table.row.phase == "playing"


async def test_a_host_removes_a_match_in_which_he_is_the_only_person(desk: Desk) -> None:
    agreement = Agreement(game="ingenious", players=2, at_once=True)
    place = await creation.open_table(desk, EVA, agreement, ["me", "easy"])
    async with desk.at(place.table) as table:
        await host_actions.remove(table, HOST)
    assert await stored(desk) == [0, 0, 0, 0, 0]
    assert not table.thinking or all(thought.done() for thought in table.thinking.values())


async def test_a_table_that_never_began_is_removed_whoever_waits_there(desk: Desk) -> None:
    place = await gathering(desk)
    async with desk.at(place.table) as table:
        await occupancy.sit_down(table, JAN, INVITED)
        await host_actions.remove(table, HOST)
    assert await stored(desk) == [0, 0, 0, 0, 0]


async def test_a_rematch_that_was_removed_can_be_had_again(desk: Desk) -> None:
    place = await people(desk, "ingenious")
    async with desk.at(place.table) as table:
        await table.resign(0)
        following = await creation.rematch(desk, table)
        async with desk.at(following) as again:
            await occupancy.claim(again, EVA)
            await host_actions.remove(again, HOST)
        assert await creation.rematch(desk, table) not in (None, following)


# ---- being forgotten -------------------------------------------------------------------------


async def test_of_one_who_played_alone_nothing_is_left(desk: Desk) -> None:
    for game in ("ingenious", "wispwood"):
        await people(desk, game)
    await gathering(desk)
    await creation.open_table(desk, JAN, Agreement(game="ingenious", players=2))
    await privacy.forget(desk, EVA.id)
    assert (await stored(desk))[:2] == [1, 2]
    assert [row.id for row in await desk.house.store.tables_of(EVA.id)] == []


@pytest.mark.parametrize("is_over", [False, True])
async def test_with_others_he_leaves_a_seat_without_a_name(desk: Desk, is_over: bool) -> None:
    name = await at_table(desk, JAN, ANA)
    async with desk.at(name) as table:
        await chat.say(table, 0, text="Eva Novak was here")
        await chat.say(table, 1, text="So was Jan")
        await play_on(table, Random(1), 10_000 if is_over else 5)
        assert (table.running.outcome is not None) == is_over
        entries = table.entries
        key = (await occupancy.claim(table, EVA))[0].key
        await privacy.forget(desk, EVA.id)
        await table.get_ready()
        assert table.running.record.header.seats == ("", "Jan", "Ana")
        assert [chair.name for chair in table.chairs] == ["", "Jan", "Ana"]
        assert table.chairs[0].left
        assert table.row.host == 1
        assert table.entries == entries + (not is_over)  # he gave up what he was in the middle of
        assert await code_of(desk.rights(name, [key])) == "wrong-key"
        said = [(remark.name, remark.text) for remark in await desk.house.store.remarks(name)]
        assert said == [("", None), ("Jan", "So was Jan")]
        await play_on(table, Random(2))
        verify(table.running.record)
        again = await creation.rematch(desk, table)
    async with desk.at(again) as table:
        assert [chair.name for chair in table.chairs] == ["Ana", "", "Jan"]
    assert not await is_known(desk, EVA)


async def test_a_bot_that_plays_for_him_plays_on(desk: Desk) -> None:
    name = await at_table(desk, JAN)
    async with desk.at(name) as table:
        await occupancy.stand_in(table, HOST, 0, "easy")
        await privacy.forget(desk, EVA.id)
        await table.get_ready()
        assert table.running.outcome is None
        assert [chair.bot for chair in table.chairs] == ["easy", None]
    assert not await is_known(desk, EVA)


async def test_he_gets_up_where_nothing_has_begun(desk: Desk) -> None:
    place = await creation.open_table(desk, EVA, Agreement(game="ingenious", players=3, chat="free"))
    async with desk.at(place.table) as table:
        await occupancy.sit_down(table, JAN, INVITED)
        await chat.say(table, 0, text="Eva Novak is waiting")
        await privacy.forget(desk, EVA.id)
        assert [chair.guest for chair in table.chairs] == [None, "jan", None]
        assert occupancy.free_chairs(table)
        assert table.row.host == 1
    assert not await is_known(desk, EVA)


async def test_who_goes_last_takes_the_table_with_him(desk: Desk) -> None:
    name = await at_table(desk, JAN)
    await privacy.forget(desk, EVA.id)
    async with desk.at(name) as table:
        assert table.running.outcome
    await privacy.forget(desk, "jan")
    assert await stored(desk) == [0, 0, 0, 0, 0]


async def test_others_keep_their_seats_while_somebody_goes(desk: Desk) -> None:
    name = await at_table(desk, JAN, ANA)
    async with desk.at(name) as table:
        jan, eva = Watcher(table, Rights(seats=(1,))), Watcher(table, HOST)
        for watcher in (jan, eva):
            table.attendance.come(watcher)
        await privacy.forget(desk, EVA.id)
        assert (jan.is_lost, eva.is_lost) == (False, True)
        await play_on(table, Random(3))
        assert table.running.outcome


# ---- taking along ----------------------------------------------------------------------------


async def kept(desk: Desk, name: str) -> privacy.Kept:
    """What Eva takes along from a table."""
    row = await desk.house.store.table(name)
    assert row
    return await privacy.kept(desk, EVA.id, row)


async def test_she_takes_along_her_own_words_and_what_is_over(desk: Desk) -> None:
    name = await at_table(desk, JAN)
    async with desk.at(name) as table:
        await chat.say(table, 0, text="Mine")
        await chat.say(table, 1, text="His")
        running = await kept(desk, name)
        assert running.record is None
        assert [chair.name for chair in running.seats] == [EVA.name]
        assert [remark.text for remark in running.said] == ["Mine"]
        await play_on(table, Random(1))
        over = await kept(desk, name)
        assert over.record == table.running.record
        verify(over.record)
