"""Access keys are checked again after waiting for the lock of the table."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from stolek.tables.actions import chat, creation, manual_draws, proposals
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import host_actions, occupancy
from stolek.tables.seats.access import Rights
from stolek.tables.seats.occupancy import Guest
from stolek.tables.settings import Agreement
from stolek.tables.subscribers import Subscriber
from stolek.tables.table import Table
from tests.tables.registries import EVA, HOST, INVITED, JAN, Hands, answer, code_of, gathering, opened, people

pytestmark = pytest.mark.anyio
Deed = Callable[[TableRegistry, Table, int], Awaitable[object]]

DEEDS: dict[str, Deed] = {
    "play": lambda _, table, seat: table.play(seat, table.entries, "any move"),
    "resign": lambda _, table, seat: table.resign(seat),
    "take back": lambda _, table, seat: proposals.take_back(table, seat, table.entries),
    "propose": lambda _, table, seat: proposals.propose(table, seat, table.entries),
    "agree": lambda _, table, seat: answer(table, seat, True),
    "draw": lambda _, table, seat: manual_draws.draw(table, (seat,), table.entries, "any draw"),
    "take back a draw": lambda _, table, seat: manual_draws.take_back(table, (seat,), table.entries),
    "say": lambda _, table, seat: chat.say(table, seat, phrase="hello"),
    "stand in": lambda _, table, seat: occupancy.stand_in(table, Rights((seat,)), seat, "easy"),
    "take over": lambda _, table, seat: occupancy.take_over(table, seat),
    "rename": lambda _, table, seat: occupancy.rename(table, seat, Guest("", "Nobody", "red")),
    "get up": lambda _, table, seat: occupancy.get_up(table, seat),
    "renew": lambda _, table, seat: occupancy.renew(table, seat),
    "sit down": lambda _, table, seat: occupancy.sit_down(table, JAN, Rights((seat,))),
    "lock": lambda _, table, seat: host_actions.lock(table, Rights((seat,)), True),
    "kick": lambda _, table, seat: host_actions.kick(table, Rights((seat,)), 1),
    "seat a bot": lambda _, table, seat: host_actions.seat_bot(table, Rights((seat,)), 1, "easy"),
    "hand over": lambda _, table, seat: host_actions.hand_over(table, Rights((seat,)), 1),
    "begin": lambda _, table, seat: host_actions.begin(table, Rights((seat,))),
    "rematch": lambda registry, table, seat: creation.follow(registry, table, [seat]),
}


async def one_after_the_other(table: Table, first: Awaitable[object], second: Awaitable[object]) -> object:
    """Let two requests wait for the table's lock, in this order; returns the result of the second."""
    async with table.lock:
        deeds = []
        for deed in (first, second):
            deeds.append(asyncio.ensure_future(deed))
            await asyncio.sleep(0)
    return (await asyncio.gather(*deeds))[1]


@pytest.mark.parametrize("name", DEEDS)
async def test_who_waited_with_a_key_that_was_renewed_meanwhile_can_do_nothing(
    file_database: str, hands: Hands, name: str
) -> None:
    async with opened(file_database, hands) as registry:
        place = await people(registry, "ingenious")
        async with registry.at(place.table) as table:
            late = code_of(DEEDS[name](registry, table, 0))
            before = table.entries
            assert await one_after_the_other(table, occupancy.renew(table, 0), late) == "not-your-seat"
            assert (table.entries, table.chat_count, table.row.following) == (before, 0, None)


async def test_who_waited_while_he_was_sent_away_can_do_nothing(registry: TableRegistry) -> None:
    place = await gathering(registry)
    async with registry.at(place.table) as table:
        jan = await occupancy.sit_down(table, JAN, INVITED)
        late = code_of(chat.say(table, jan.seat, phrase="hello"))
        kicked = host_actions.kick(table, HOST, jan.seat)
        assert await one_after_the_other(table, kicked, late) == "not-your-seat"
        assert table.chat_count == 0


async def test_a_host_who_waited_while_he_handed_over_is_none_any_more(registry: TableRegistry) -> None:
    agreement = Agreement(game="ingenious", players=2)
    place = await creation.open_table(registry, EVA, agreement, ["open", "open"])
    host = await registry.rights(place.table, [place.host or ""])
    async with registry.at(place.table) as table:
        await occupancy.sit_down(table, JAN, INVITED)
        late = code_of(host_actions.lock(table, host, True))
        assert await one_after_the_other(table, host_actions.hand_over(table, host, 0), late) == "not-host"
        assert not table.row.locked
        assert not table.is_host(host)


async def test_other_seats_of_the_same_table_do_not_suffer(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        await one_after_the_other(table, occupancy.renew(table, 0), chat.say(table, 1, phrase="hello"))
        assert table.chat_count == 1


async def test_a_renewal_of_which_only_the_database_knows_turns_people_away_all_the_same(
    database: str, hands: Hands
) -> None:
    async with opened(database, hands) as here, opened(database, hands) as elsewhere:
        place = await people(here, "ingenious")
        async with here.at(place.table) as table:
            old, other = Subscriber(table, Rights((0,))), Subscriber(table, Rights((1,)))
            table.presence.join(old)
            table.presence.join(other)
            async with elsewhere.at(place.table) as same:
                await occupancy.renew(same, 0)
            table.invalidations += 1
            await table.ensure_loaded()
            assert old.is_lost
            assert old.rights.seats == ()
            assert not other.is_lost
