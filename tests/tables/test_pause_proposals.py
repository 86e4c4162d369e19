"""Proposals of a pause and of its end: whose consent they need, even if players leave meanwhile."""

from __future__ import annotations

import pytest

from stolek.tables.actions import pausing, proposals
from stolek.tables.actions.creation import open_table
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import occupancy
from stolek.tables.seats.access import Rights
from stolek.tables.settings import Agreement
from tests.tables.registries import (
    EVA,
    HOST,
    TURN,
    Hands,
    answer,
    code_of,
    friends,
    go_on,
    move,
    pause,
    people,
)

A_DAY = 24 * 3600
anyio = pytest.mark.anyio


@anyio
async def test_a_proposal_alone_stops_nothing(registry: TableRegistry, hands: Hands) -> None:
    name = await friends(registry, TURN)
    async with registry.at(name) as table:
        await proposals.pause(table, 0)
        assert pausing.since(table) is None
        assert table.proposal is not None
        assert (table.proposal.kind, proposals.seats_asked(table, table.proposal)) == ("pause", (1,))
        await answer(table, 1, agrees=False)
        assert table.proposal is None
        assert pausing.since(table) is None
        await move(table)


@anyio
async def test_a_proposal_for_a_break_outlives_moves_and_one_to_take_back_does_not(
    registry: TableRegistry, hands: Hands
) -> None:
    name = await friends(registry, TURN)
    async with registry.at(name) as table:
        await proposals.pause(table, 0)
        await move(table)
        await answer(table, 1, agrees=True)
        assert pausing.since(table) is not None
        await go_on(table)
        regretful = table.running.to_act[0]
        await move(table)
        await move(table)
        assert await proposals.take_back(table, regretful, table.entries) is None
        assert table.proposal is not None
        assert await code_of(proposals.pause(table, 1 - regretful)) == "wish-open"
        await move(table)
        assert table.proposal is None


@anyio
async def test_everybody_who_plays_is_asked_and_bots_are_willing(registry: TableRegistry) -> None:
    name = await friends(registry, TURN, players=3)
    async with registry.at(name) as table:
        await proposals.pause(table, 1)
        await answer(table, 0, agrees=True)
        assert pausing.since(table) is None
        await answer(table, 2, agrees=True)
        assert pausing.since(table) is not None
        await table.resign(2)  # allowed during a pause
        await proposals.go_on(table, 0)
        assert table.proposal is not None
        assert proposals.seats_asked(table, table.proposal) == (1,)  # seats given up are not asked
    place = await open_table(
        registry, EVA, Agreement(game="ingenious", players=2, clock=TURN, at_once=True), ["me", "easy"]
    )
    async with registry.at(place.table) as table:
        await proposals.pause(table, 0)
        assert pausing.since(table) is not None
        assert not table.thinking
        await proposals.go_on(table, 0)
        assert pausing.since(table) is None


@anyio
async def test_who_shares_a_screen_is_not_asked(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious", clock=TURN)
    async with registry.at(place.table) as table:
        await proposals.pause(table, 0)
        assert pausing.since(table) is None  # the other seat is on another device
        await answer(table, 0, agrees=False)
        await proposals.pause(table, 0, held=(0, 1))
        assert pausing.since(table) is not None


# ---- players who leave meanwhile -------------------------------------------------------------


@anyio
async def test_who_gives_up_is_asked_for_nothing_and_proposes_nothing(registry: TableRegistry) -> None:
    name = await friends(registry, TURN, players=3)
    async with registry.at(name) as table:
        await proposals.pause(table, 0)
        await answer(table, 1, agrees=True)
        await table.resign(2)  # the last seat that was asked
        assert pausing.since(table) is not None
        assert await code_of(proposals.go_on(table, 2)) == "already-left"
        await proposals.go_on(table, 1)
        assert await code_of(answer(table, 2, agrees=False)) == "not-asked"
        await answer(table, 0, agrees=True)
        assert await code_of(proposals.pause(table, 2)) == "already-left"


@anyio
async def test_the_proposal_of_one_who_gives_up_is_void(registry: TableRegistry) -> None:
    name = await friends(registry, TURN, players=3)
    async with registry.at(name) as table:
        await proposals.pause(table, 2)
        await answer(table, 1, agrees=True)
        await table.resign(2)
        assert table.proposal is None
        await pause(table)
        assert pausing.since(table) is not None


@anyio
async def test_who_takes_over_from_a_bot_is_asked_too(registry: TableRegistry) -> None:
    name = await friends(registry, TURN, players=3)
    async with registry.at(name) as table:
        waiting = next(seat for seat in range(3) if seat not in table.running.to_act)
        first, second = (seat for seat in range(3) if seat != waiting)
        await occupancy.stand_in(table, Rights(seats=(waiting,)), waiting, "easy")
        await proposals.pause(table, first)
        await occupancy.take_over(table, waiting)
        await answer(table, second, agrees=True)
        assert pausing.since(table) is None
        await answer(table, waiting, agrees=True)
        assert pausing.since(table) is not None


@anyio
async def test_who_relies_on_a_break_is_not_replaced_in_it(registry: TableRegistry, hands: Hands) -> None:
    name = await friends(registry, TURN)
    async with registry.at(name) as table:
        await pause(table)
        hands.move(3600)
        assert await code_of(occupancy.stand_in(table, HOST, 1, "easy")) == "is-paused"
        hands.move(A_DAY)
        await occupancy.stand_in(table, HOST, 1, "easy")


@anyio
async def test_a_break_ends_when_nobody_is_left_who_could_end_it(registry: TableRegistry) -> None:
    agreement = Agreement(game="ingenious", players=3, clock=TURN, at_once=True)
    place = await open_table(registry, EVA, agreement, ["me", "easy", "easy"])
    async with registry.at(place.table) as table:
        await proposals.pause(table, 0)
        assert pausing.since(table) is not None
        await table.resign(0)
        assert pausing.since(table) is None
        assert table.row.phase == "playing"
    assert [until for _, until in await registry.services.store.pauses(place.table)] != [None]


@anyio
async def test_after_a_long_pause_one_may_end_it_whatever_else_is_proposed(
    registry: TableRegistry, hands: Hands
) -> None:
    name = await friends(registry, TURN, players=3)
    async with registry.at(name) as table:
        await proposals.pause(table, 0)
        for seat in (1, 2):
            await answer(table, seat, agrees=True)
        await proposals.go_on(table, 2)
        hands.move(A_DAY)
        await proposals.go_on(table, 1)
        assert pausing.since(table) is None
