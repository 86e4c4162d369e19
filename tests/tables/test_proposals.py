"""Resigning and undo: freely, or with everybody's consent."""

from __future__ import annotations

from random import Random

import pytest

from stolek.kernel.record import Resigned, TookBack
from stolek.tables.actions import creation, proposals
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import occupancy
from stolek.tables.seats.access import Rights
from stolek.tables.settings import Agreement
from stolek.tables.table import Table
from tests.tables.registries import EVA, answer, code_of, people, play_on

pytestmark = pytest.mark.anyio


async def test_who_gives_up_is_out_and_the_others_go_on(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious", players=3)
    async with registry.at(place.table) as table:
        await table.resign(2, "r")
        assert table.running.record.entries[-1] == Resigned(2)
        entries = table.entries
        await table.resign(2, "r")
        assert table.entries == entries
        assert await code_of(table.resign(2)) == "already-left"
        assert await code_of(occupancy.stand_in(table, Rights(seats=(2,)), 2, "easy")) == "already-left"
        await play_on(table, Random(3))
        assert table.row.phase == "over"


async def ask_to_take_back(table: Table) -> int:
    """Play a move that a draw follows, and propose its undo; returns the seat."""
    seat = table.running.to_act[0]
    await play_on(table, Random(2), 1)
    assert await proposals.take_back(table, seat, table.entries) is None
    return seat


async def test_taking_back_needs_everybody_once_chance_has_spoken(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious", players=3)
    async with registry.at(place.table) as table:
        seat = await ask_to_take_back(table)
        first, second = (other for other in range(3) if other != seat)
        entries = table.entries
        assert await code_of(answer(table, seat, True)) == "not-asked"
        await answer(table, first, True)
        assert await code_of(answer(table, first, True)) == "not-asked"
        assert table.entries == entries
        await answer(table, second, True)
        assert isinstance(table.running.record.entries[-1], TookBack)
        assert table.running.to_act == (seat,)
        assert table.proposal is None


async def test_one_no_is_enough_and_a_move_ends_the_proposal(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious", players=3)
    async with registry.at(place.table) as table:
        seat = await ask_to_take_back(table)
        declined = table.last_proposal
        await answer(table, (seat + 1) % 3, False)
        assert table.proposal is None
        assert table.declined == declined
        await proposals.take_back(table, seat, table.entries)
        await play_on(table, Random(2), 1)
        assert table.proposal is None
        assert table.declined == declined  # nobody declined the second one
        assert await code_of(answer(table, (seat + 1) % 3, True)) == "not-asked"


async def test_a_proposal_that_is_repeated_keeps_the_consent_it_has(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious", players=3)
    async with registry.at(place.table) as table:
        seat = await ask_to_take_back(table)
        first, second = (other for other in range(3) if other != seat)
        await answer(table, first, True)
        assert await proposals.take_back(table, seat, table.entries) is None
        assert await code_of(answer(table, first, True)) == "not-asked"
        await answer(table, second, True)
        assert isinstance(table.running.record.entries[-1], TookBack)


async def test_of_two_proposals_the_second_waits_for_the_first(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious", players=3)
    async with registry.at(place.table) as table:
        other = table.running.to_act[0]
        await play_on(table, Random(2), 1)
        seat = await ask_to_take_back(table)
        third = 3 - seat - other
        await answer(table, third, True)
        assert await code_of(proposals.take_back(table, other, table.entries)) == "wish-open"
        await answer(table, other, True)
        assert isinstance(table.running.record.entries[-1], TookBack)
        assert table.running.to_act == (seat,)


async def test_who_proposes_may_withdraw(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious", players=3)
    async with registry.at(place.table) as table:
        other = table.running.to_act[0]
        await play_on(table, Random(2), 1)
        seat = await ask_to_take_back(table)
        third = 3 - seat - other
        await answer(table, third, True)
        await answer(table, seat, False)
        assert table.proposal is None
        assert table.declined is None
        assert await proposals.take_back(table, other, table.entries) is None  # now another seat may propose
        assert await proposals.take_back(table, other, table.entries) is None
        assert table.proposal is not None
        assert proposals.seats_asked(table, table.proposal) == tuple(sorted((seat, third)))


async def test_a_bot_that_came_meanwhile_is_willing_too(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious", players=3)
    async with registry.at(place.table) as table:
        seat = await ask_to_take_back(table)
        first, second = sorted({0, 1, 2} - {seat}, key=lambda other: other in table.running.to_act)
        await answer(table, second, True)
        await occupancy.stand_in(table, Rights(seats=(first,)), first, "random")
        assert isinstance(table.running.record.entries[-1], TookBack)


async def test_bots_are_always_willing(registry: TableRegistry) -> None:
    agreement = Agreement(game="ingenious", players=2, at_once=True)
    place = await creation.open_table(registry, EVA, agreement, ["me", "random"])
    async with registry.at(place.table) as table:
        while table.running.to_act != (0,):
            await table.thinking[1]
        await play_on(table, Random(2), 1)
        while table.thinking:
            await next(iter(table.thinking.values()))
        await proposals.take_back(table, 0, table.entries)
        assert isinstance(table.running.record.entries[-1], TookBack)


async def test_a_match_that_has_gone_on_for_ever_takes_nothing_back(
    registry: TableRegistry, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        seat = table.running.to_act[0]
        await play_on(table, Random(2), 1)
        monkeypatch.setattr("stolek.kernel.undo.LAST_UNDO", table.entries)
        assert await code_of(proposals.take_back(table, seat, table.entries)) == "undo-too-late"
        assert table.proposal is None


async def test_a_second_click_takes_back_nothing_more(registry: TableRegistry) -> None:
    place = await people(registry, "wispwood")
    async with registry.at(place.table) as table:
        seat = table.running.to_act[0]
        for _ in range(2):
            step = next(m for m in table.running.legal(seat) if m.name not in ("refresh", "done"))
            await table.play(seat, table.entries, step.notation)
        seen = table.entries
        await proposals.take_back(table, seat, seen)
        assert await code_of(proposals.take_back(table, seat, seen)) == "stale"
        assert await code_of(proposals.propose(table, seat, seen)) == "stale"  # nor by a proposal
