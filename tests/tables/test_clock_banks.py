"""Time banks: the increment of every turn, up to a cap."""

from __future__ import annotations

import pytest

from stolek.tables.registry import TableRegistry
from stolek.tables.settings import SHORTEST_BANK, ClockPlan, check_clock
from tests.tables.registries import BANK, Hands, friends, left, move, opened, people

A_DAY = 24 * 3600
anyio = pytest.mark.anyio


@anyio
async def test_a_bank_shrinks_and_every_turn_adds_to_it(database: str, hands: Hands) -> None:
    async with opened(database, hands) as registry:
        place = await people(registry, "ingenious", clock=BANK)
        async with registry.at(place.table) as table:
            first = table.running.to_act[0]
            start = left(table)
            hands.move(30)
            await move(table)
            hands.move(5)
            await move(table)
            hands.move(2)
            expected = {first: start[first] - 30 + 10 - 2, 1 - first: start[1 - first] + 10 - 5}
            assert dict(enumerate(left(table))) == expected
            await registry.services.record_uptime()
    hands.move(3600)  # the server is down
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        assert dict(enumerate(left(table))) == expected
        hands.move(7)
        assert left(table)[first] == expected[first] - 7


@anyio
async def test_a_bank_has_no_bottom_only_where_a_bot_would_play_on(
    registry: TableRegistry, hands: Hands
) -> None:
    for lapse, least in (("resign", 1), ("bot", SHORTEST_BANK)):
        place = await people(registry, "ingenious", clock=ClockPlan("bank", 100), lapse=lapse)
        async with registry.at(place.table) as table:
            seat = table.running.to_act[0]
            hands.move(99)
            await move(table)
            await move(table)
            assert (table.running.to_act, left(table)[seat]) == ((seat,), least)


@anyio
async def test_a_bank_never_exceeds_its_cap(registry: TableRegistry, hands: Hands) -> None:
    name = await friends(registry, ClockPlan("bank", 100, 30, cap=110))
    async with registry.at(name) as table:
        for _ in range(6):
            hands.move(5)
            await move(table)
        assert max(left(table)) == 110
        hands.move(70)
        await move(table)
        await move(table)
        assert min(left(table)) == 110 - 70 + 30


@pytest.mark.parametrize(
    "plan",
    [
        ClockPlan("bank", 100, 10, cap=99),
        ClockPlan("bank", 100, 10, cap=10**9),
        ClockPlan("bank", 100, 10, cap=-1),
        ClockPlan("turn", 60, cap=60),
        ClockPlan(cap=60),
    ],
)
def test_caps_that_make_no_sense_are_refused(plan: ClockPlan) -> None:
    with pytest.raises(Exception, match="bad-cap"):
        check_clock(plan)


def test_a_cap_as_large_as_the_bank_is_fine() -> None:
    check_clock(ClockPlan("bank", 100, 10, cap=100))
