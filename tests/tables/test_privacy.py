"""Privacy: a guest's data export, what is left after its deletion, and deleted tables."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from stolek.kernel.replay import verify
from stolek.store import schema
from stolek.tables.actions import chat, creation, privacy
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import host_actions, occupancy
from stolek.tables.seats.access import Rights
from stolek.tables.seats.occupancy import Guest
from stolek.tables.settings import Agreement
from stolek.tables.subscribers import Subscriber
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
ON_BOTH = True  # both databases: data is deleted and erased by SQL
ALL = [schema.tables, schema.seats, schema.entries, schema.keys, schema.chat]


async def stored(registry: TableRegistry) -> list[int]:
    """Number of rows of tables and of everything that belongs to them."""
    async with registry.services.store.engine.connect() as connection:
        return [int(await connection.scalar(select(func.count()).select_from(one)) or 0) for one in ALL]


async def everything(registry: TableRegistry) -> str:
    """Everything that is stored, as one text."""
    async with registry.services.store.engine.connect() as connection:
        return repr([(await connection.execute(select(one))).all() for one in ALL])


async def is_known(registry: TableRegistry, guest: Guest) -> bool:
    """Whether a guest is named anywhere; random ids and seeds never contain a name of two words."""
    assert guest.id == guest.name.lower()
    assert " " in guest.id
    return guest.id in (await everything(registry)).lower()


async def at_table(registry: TableRegistry, *company: Any, chat: Any = "free", **wishes: Any) -> str:
    """A running match of Eva with others."""
    agreement = Agreement(game="ingenious", players=1 + len(company), chat=chat, **wishes)
    place = await creation.open_table(registry, EVA, agreement)
    async with registry.at(place.table) as table:
        for guest in company:
            await occupancy.sit_down(table, guest, INVITED)
        await host_actions.begin(table, HOST)
    return place.table


async def test_a_host_removes_a_table_and_nothing_of_it_is_left(registry: TableRegistry) -> None:
    other = await at_table(registry, JAN)
    before = await stored(registry)
    name = await at_table(registry, JAN)
    async with registry.at(name) as table:
        await chat.say(table, 1, text="Well then")
        assert await code_of(host_actions.remove(table, Rights(seats=(1,)))) == "not-host"
        assert await code_of(host_actions.remove(table, HOST)) == "others-play"
        await table.resign(1)
        subscriber = Subscriber(table, STRANGER)
        table.presence.join(subscriber)
        await host_actions.remove(table, HOST)
        assert subscriber.is_lost
        assert await code_of(table.resign(0)) == "unknown-table"  # a request that holds the table already
        assert await code_of(occupancy.claim(table, EVA)) == "unknown-table"
    assert await code_of(registry.at(name).__aenter__()) == "unknown-table"
    assert await stored(registry) == before
    async with registry.at(other) as table:
        assert table.row.phase == "playing"


async def test_a_host_removes_a_match_in_which_he_is_the_only_person(registry: TableRegistry) -> None:
    agreement = Agreement(game="ingenious", players=2, at_once=True)
    place = await creation.open_table(registry, EVA, agreement, ["me", "easy"])
    async with registry.at(place.table) as table:
        await host_actions.remove(table, HOST)
    assert await stored(registry) == [0, 0, 0, 0, 0]
    assert not table.thinking or all(thought.done() for thought in table.thinking.values())


async def test_a_table_that_never_began_is_removed_whoever_waits_there(registry: TableRegistry) -> None:
    place = await gathering(registry)
    async with registry.at(place.table) as table:
        await occupancy.sit_down(table, JAN, INVITED)
        await host_actions.remove(table, HOST)
    assert await stored(registry) == [0, 0, 0, 0, 0]


async def test_a_rematch_that_was_removed_can_be_had_again(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        await table.resign(0)
        following = await creation.rematch(registry, table)
        async with registry.at(following) as again:
            await occupancy.claim(again, EVA)
            await host_actions.remove(again, HOST)
        assert await creation.rematch(registry, table) not in (None, following)


# ---- deletion --------------------------------------------------------------------------------


async def test_of_one_who_played_alone_nothing_is_left(registry: TableRegistry) -> None:
    for game in ("ingenious", "wispwood"):
        await people(registry, game)
    await gathering(registry)
    await creation.open_table(registry, JAN, Agreement(game="ingenious", players=2))
    await privacy.forget(registry, EVA.id)
    assert (await stored(registry))[:2] == [1, 2]
    assert [row.id for row in await registry.services.store.tables_of(EVA.id)] == []


@pytest.mark.parametrize("is_over", [False, True])
async def test_with_others_he_leaves_a_seat_without_a_name(registry: TableRegistry, is_over: bool) -> None:
    name = await at_table(registry, JAN, ANA)
    async with registry.at(name) as table:
        await chat.say(table, 0, text="Eva Novak was here")
        await chat.say(table, 1, text="So was Jan")
        await play_on(table, Random(1), 10_000 if is_over else 5)
        assert (table.running.outcome is not None) == is_over
        entries = table.entries
        key = (await occupancy.claim(table, EVA))[0].key
        await privacy.forget(registry, EVA.id)
        await table.ensure_loaded()
        assert table.running.record.header.seats == ("", "Jan", "Ana")
        assert [seat_row.name for seat_row in table.seat_rows] == ["", "Jan", "Ana"]
        assert table.seat_rows[0].left
        assert table.row.host == 1
        assert table.entries == entries + (not is_over)  # the guest resigned the running match
        assert await code_of(registry.rights(name, [key])) == "wrong-key"
        said = [(remark.name, remark.text) for remark in await registry.services.store.chat(name)]
        assert said == [("", None), ("Jan", "So was Jan")]
        await play_on(table, Random(2))
        verify(table.running.record)
        again = await creation.rematch(registry, table)
    async with registry.at(again) as table:
        assert [seat_row.name for seat_row in table.seat_rows] == ["Ana", "", "Jan"]
    assert not await is_known(registry, EVA)


async def test_a_bot_that_plays_for_him_plays_on(registry: TableRegistry) -> None:
    name = await at_table(registry, JAN)
    async with registry.at(name) as table:
        await occupancy.stand_in(table, HOST, 0, "easy")
        await privacy.forget(registry, EVA.id)
        await table.ensure_loaded()
        assert table.running.outcome is None
        assert [seat_row.bot for seat_row in table.seat_rows] == ["easy", None]
    assert not await is_known(registry, EVA)


async def test_he_gets_up_where_nothing_has_begun(registry: TableRegistry) -> None:
    place = await creation.open_table(registry, EVA, Agreement(game="ingenious", players=3, chat="free"))
    async with registry.at(place.table) as table:
        await occupancy.sit_down(table, JAN, INVITED)
        await chat.say(table, 0, text="Eva Novak is waiting")
        await privacy.forget(registry, EVA.id)
        assert [seat_row.guest for seat_row in table.seat_rows] == [None, "jan", None]
        assert occupancy.free_seat_rows(table)
        assert table.row.host == 1
    assert not await is_known(registry, EVA)


async def test_who_goes_last_takes_the_table_with_him(registry: TableRegistry) -> None:
    name = await at_table(registry, JAN)
    await privacy.forget(registry, EVA.id)
    async with registry.at(name) as table:
        assert table.running.outcome
    await privacy.forget(registry, "jan")
    assert await stored(registry) == [0, 0, 0, 0, 0]


async def test_others_keep_their_seats_while_somebody_goes(registry: TableRegistry) -> None:
    name = await at_table(registry, JAN, ANA)
    async with registry.at(name) as table:
        jan, eva = Subscriber(table, Rights(seats=(1,))), Subscriber(table, HOST)
        for subscriber in (jan, eva):
            table.presence.join(subscriber)
        await privacy.forget(registry, EVA.id)
        assert (jan.is_lost, eva.is_lost) == (False, True)
        await play_on(table, Random(3))
        assert table.running.outcome


# ---- export ----------------------------------------------------------------------------------


async def kept(registry: TableRegistry, name: str) -> privacy.Kept:
    """Eva's data export of a table."""
    row = await registry.services.store.table(name)
    assert row
    return await privacy.collect(registry, EVA.id, row)


async def test_she_takes_along_her_own_words_and_what_is_over(registry: TableRegistry) -> None:
    name = await at_table(registry, JAN)
    async with registry.at(name) as table:
        await chat.say(table, 0, text="Mine")
        await chat.say(table, 1, text="His")
        running = await kept(registry, name)
        assert running.record is None
        assert [seat_row.name for seat_row in running.seats] == [EVA.name]
        assert [remark.text for remark in running.said] == ["Mine"]
        await play_on(table, Random(1))
        over = await kept(registry, name)
        assert over.record == table.running.record
        verify(over.record)
