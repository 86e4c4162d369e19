"""Taking seats, leaving them, and the host."""

from __future__ import annotations

import pytest

from stolek.tables.actions import creation
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import host_actions, occupancy, rejoin
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
    Hands,
    code_of,
    gathering,
    opened,
    people,
)

pytestmark = pytest.mark.anyio
DAN = Guest("dan", "Dan", "teal")


async def test_friends_sit_down_and_the_host_begins(registry: TableRegistry) -> None:
    place = await gathering(registry)
    async with registry.at(place.table) as table:
        assert await code_of(host_actions.begin(table, HOST)) == "seats-free"
        jan = await occupancy.sit_down(table, JAN, INVITED, seat=2)
        assert jan.seat == 2
        assert await code_of(occupancy.sit_down(table, ANA, INVITED, seat=2)) == "seat-taken"
        ana = await occupancy.sit_down(table, ANA, INVITED)
        assert ana.seat == 1
        assert await code_of(occupancy.sit_down(table, DAN, INVITED)) == "table-full"
        assert await code_of(host_actions.begin(table, Rights(seats=(1,)))) == "not-host"
        await host_actions.begin(table, HOST)
        assert table.row.phase == "playing"
        assert table.running.record.header.seats == ("Eva Novak", "Ana", "Jan")
        assert await code_of(occupancy.sit_down(table, DAN, INVITED)) == "already-begun"
        assert await code_of(host_actions.begin(table, HOST)) == "already-begun"


async def test_a_private_table_needs_an_invitation_and_an_open_one_does_not(registry: TableRegistry) -> None:
    private, public = await gathering(registry), await gathering(registry, is_open=True)
    async with registry.at(private.table) as table:
        assert await code_of(occupancy.sit_down(table, JAN, STRANGER)) == "not-invited"
        assert await code_of(occupancy.sit_down(table, JAN, Rights(watch=True))) == "not-invited"
        invited = await registry.rights(private.table, [private.invite])
        await occupancy.sit_down(table, JAN, invited)
    async with registry.at(public.table) as table:
        await occupancy.sit_down(table, JAN, STRANGER)


async def test_the_host_may_lock_kick_seat_bots_and_hand_over(registry: TableRegistry) -> None:
    place = await gathering(registry)
    async with registry.at(place.table) as table:
        await host_actions.lock(table, HOST, True)
        assert await code_of(occupancy.sit_down(table, JAN, INVITED)) == "table-locked"
        await host_actions.lock(table, HOST, False)
        jan = await occupancy.sit_down(table, JAN, INVITED)
        rights = await registry.rights(table.id, [jan.key])
        subscriber = Subscriber(table, rights)
        table.presence.join(subscriber)
        await host_actions.kick(table, HOST, jan.seat)
        assert subscriber.is_lost
        assert subscriber.rights.seats == ()
        assert table.seat_rows[jan.seat].guest is None
        assert await code_of(registry.rights(table.id, [jan.key])) == "wrong-key"
        assert await code_of(rejoin.come_back(table, str(jan.code))) == "wrong-code"
        await host_actions.seat_bot(table, HOST, 2, "easy")
        assert await code_of(host_actions.seat_bot(table, HOST, 0, "easy")) == "seat-taken"
        assert await code_of(host_actions.seat_bot(table, HOST, 1, "wizard")) == "unknown-bot"
        assert await code_of(host_actions.seat_bot(table, HOST, 7, "easy")) == "unknown-seat"
        assert await code_of(host_actions.hand_over(table, HOST, 2)) == "no-person-there"
        ana = await occupancy.sit_down(table, ANA, INVITED)
        await host_actions.hand_over(table, HOST, ana.seat)
        assert await code_of(host_actions.begin(table, HOST)) == "not-host"
        await host_actions.begin(table, Rights(seats=(ana.seat,)))
        assert table.running.record.header.seats == ("Eva Novak", "Ana", "~easy")


async def test_a_host_without_a_seat_has_a_key_until_he_hands_over(registry: TableRegistry) -> None:
    agreement = Agreement(game="ingenious", players=2)
    place = await creation.open_table(registry, EVA, agreement, ["open", "easy"])
    assert place.host is not None
    assert place.seats == []
    async with registry.at(place.table) as table:
        host = await registry.rights(table.id, [place.host])
        await occupancy.sit_down(table, JAN, INVITED)
        await host_actions.hand_over(table, host, 0)
        assert await code_of(registry.rights(table.id, [place.host])) == "wrong-key"
        await host_actions.begin(table, Rights(seats=(0,)))


async def test_one_may_get_up_before_the_start(registry: TableRegistry) -> None:
    place = await gathering(registry)
    async with registry.at(place.table) as table:
        jan = await occupancy.sit_down(table, JAN, INVITED)
        await occupancy.get_up(table, jan.seat)
        assert await code_of(registry.rights(table.id, [jan.key])) == "wrong-key"
        await occupancy.sit_down(table, ANA, INVITED, jan.seat)
    begun = await people(registry, "ingenious")
    async with registry.at(begun.table) as table:
        assert await code_of(occupancy.get_up(table, 0)) == "already-begun"


# ---- the host's powers -----------------------------------------------------------------------


async def test_a_host_who_gets_up_leaves_his_powers_to_the_next_person(registry: TableRegistry) -> None:
    place = await gathering(registry, players=4, is_open=True)
    async with registry.at(place.table) as table:
        await host_actions.seat_bot(table, HOST, 1, "easy")
        ana = await occupancy.sit_down(table, ANA, INVITED, seat=3)
        await occupancy.sit_down(table, JAN, INVITED, seat=2)
        await occupancy.get_up(table, 0)
        assert table.row.host == 2
        stranger = await occupancy.sit_down(table, EVA, STRANGER)
        assert (stranger.seat, table.row.host) == (0, 2)
        assert await code_of(host_actions.begin(table, HOST)) == "not-host"
        await host_actions.kick(table, Rights(seats=(2,)), 2)  # even if hosts kick themselves
        assert table.row.host == ana.seat


async def test_where_nobody_is_left_the_next_who_comes_is_the_host(database: str, hands: Hands) -> None:
    async with opened(database, hands) as registry:
        place = await gathering(registry, is_open=True)
        async with registry.at(place.table) as table:
            await occupancy.get_up(table, 0)
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        jan = await occupancy.sit_down(table, JAN, STRANGER, seat=2)
        assert table.row.host == jan.seat
        await occupancy.sit_down(table, ANA, STRANGER, seat=0)
        assert table.row.host == jan.seat
        await host_actions.kick(table, Rights(seats=(jan.seat,)), 0)


async def test_who_sits_down_is_not_the_host_where_one_watches(registry: TableRegistry) -> None:
    agreement = Agreement(game="ingenious", players=2)
    place = await creation.open_table(registry, EVA, agreement, ["open", "open"])
    async with registry.at(place.table) as table:
        await occupancy.sit_down(table, JAN, INVITED)
        await occupancy.sit_down(table, ANA, INVITED)
        await occupancy.get_up(table, 0)
        assert table.row.host is None


# ---- repeated requests -----------------------------------------------------------------------


async def test_who_sits_down_twice_has_one_seat(registry: TableRegistry) -> None:
    place = await gathering(registry)
    async with registry.at(place.table) as table:
        jan = await occupancy.sit_down(table, JAN, INVITED)
        for named in (None, jan.seat):
            again = await occupancy.sit_down(table, JAN, INVITED, named)
            assert again.seat == jan.seat
            assert (await registry.rights(table.id, [jan.key, again.key])).seats == (jan.seat,)
        assert [seat_row.guest for seat_row in table.seat_rows] == [EVA.id, "jan", None]
        second = await occupancy.sit_down(table, JAN, INVITED, 2)  # for a friend at the same screen
        assert second.seat == 2
        assert (await occupancy.sit_down(table, JAN, INVITED)).seat == jan.seat
        await host_actions.begin(table, HOST)
        assert (await occupancy.sit_down(table, JAN, INVITED, 2)).seat == 2
