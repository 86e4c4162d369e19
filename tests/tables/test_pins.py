"""PINs: a rejoin code that somebody finds opens nothing without its PIN."""

from __future__ import annotations

from collections.abc import Hashable

import pytest

from stolek.server.limits import PINS_AT_ONCE, Codes
from stolek.tables.actions import creation
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import host_actions, occupancy, rejoin
from stolek.tables.seats.access import KeyIssuer, Rights
from stolek.tables.subscribers import Subscriber
from tests.tables.registries import HOST, INVITED, JAN, SECRET, Hands, code_of, gathering, opened, people

pytestmark = pytest.mark.anyio


async def test_a_code_opens_only_with_the_pin_that_was_set(database: str, hands: Hands) -> None:
    async with opened(database, hands) as registry:
        place = await gathering(registry)
        async with registry.at(place.table) as table:
            jan = await occupancy.sit_down(table, JAN, INVITED)
            await rejoin.set_pin(table, jan.seat, "4711")
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        code = str(jan.code)
        assert await code_of(rejoin.come_back(table, code)) == "pin-needed"
        assert await code_of(rejoin.come_back(table, code, "4712")) == "wrong-pin"
        assert await code_of(rejoin.come_back(table, code, "")) == "wrong-pin"
        back = await rejoin.come_back(table, code, "4711")
        assert (await registry.rights(table.id, [back.key])).seats == (jan.seat,)
        await rejoin.set_pin(table, jan.seat, None)
        assert (await rejoin.come_back(table, code)).seat == jan.seat


async def test_of_a_pin_only_a_digest_is_stored_that_fits_one_seat(registry: TableRegistry) -> None:
    place = await gathering(registry)
    async with registry.at(place.table) as table:
        jan = await occupancy.sit_down(table, JAN, INVITED)
        for seat in (0, jan.seat):
            await rejoin.set_pin(table, seat, "12345678")
        pins = [row.pin for row in await registry.services.store.seats(table.id) if row.pin]
    assert len(set(pins)) == 2
    assert all("12345678" not in str(pin) for pin in pins)
    assert KeyIssuer(b"another" + SECRET[7:]).pin_digest("12345678", place.table, 0) not in pins


@pytest.mark.parametrize("pin", ["", "123", "123456789", "12e4", "12 45", "²³¹¹", "١٢٣٤"])
async def test_what_is_no_pin_is_refused_and_the_old_one_stays(registry: TableRegistry, pin: str) -> None:
    place = await gathering(registry)
    async with registry.at(place.table) as table:
        await rejoin.set_pin(table, 0, "4711")
        before = table.seat_row(0)
        assert await code_of(rejoin.set_pin(table, 0, pin)) == "bad-pin"
        assert table.seat_row(0) == before


async def test_new_secrets_keep_the_pin_and_who_comes_next_has_none(registry: TableRegistry) -> None:
    place = await gathering(registry)
    async with registry.at(place.table) as table:
        jan = await occupancy.sit_down(table, JAN, INVITED)
        await rejoin.set_pin(table, jan.seat, "4711")
        new = await occupancy.renew(table, jan.seat, JAN.id)
        assert await code_of(rejoin.come_back(table, str(new.code))) == "pin-needed"
        await host_actions.kick(table, HOST, jan.seat)
        next_one = await occupancy.sit_down(table, JAN, INVITED)
        assert (await rejoin.come_back(table, str(next_one.code))).seat == next_one.seat


async def test_pins_cannot_be_guessed_and_a_wrong_code_costs_no_try(registry: TableRegistry) -> None:
    place = await gathering(registry)
    pins, tried = Codes().pins, list[Hashable]()

    def may_try(seat: Hashable) -> None:
        tried.append(seat)
        pins.check(seat)

    async with registry.at(place.table) as table:
        jan = await occupancy.sit_down(table, JAN, INVITED)
        await rejoin.set_pin(table, jan.seat, "4711")
        assert await code_of(rejoin.come_back(table, "22222222", "4711", may_try)) == "wrong-code"
        assert not tried
        for number in range(PINS_AT_ONCE):
            wrong = rejoin.come_back(table, str(jan.code), f"{number:04}", may_try)
            assert await code_of(wrong) == "wrong-pin"
        # Rate-limited, even with the right PIN.
        assert await code_of(rejoin.come_back(table, str(jan.code), "4711", may_try)) == "too-fast"


async def test_a_rematch_begins_without_pins(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        for seat in (0, 1):
            await rejoin.set_pin(table, seat, "4711")
        await table.resign(0)
        [own, _] = await creation.follow(registry, table, (0, 1))
    async with registry.at(own.table) as again:
        assert (await rejoin.come_back(again, str(own.code))).seat == own.seat


async def test_nobody_else_hears_of_a_pin(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        own, other = Subscriber(table, Rights((0,))), Subscriber(table, Rights((1,)))
        for subscriber in (own, other):
            table.presence.join(subscriber)
        before = table.row
        await rejoin.set_pin(table, 0, "4711")
        assert [subscriber.bell.is_set() for subscriber in (own, other)] == [True, False]
        assert table.row == before
