"""Manual chance: real dice and tiles are typed in once, by the player who drew them."""

from __future__ import annotations

import pytest

from stolek.tables.actions import manual_draws
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import occupancy
from stolek.tables.seats.access import Rights
from stolek.tables.subscribers import Subscriber
from stolek.tables.table import Table
from tests.tables.registries import Hands, code_of, opened, people

pytestmark = pytest.mark.anyio


def watch(table: Table, *seats: int) -> Subscriber:
    """A subscriber connected to these seats."""
    subscriber = Subscriber(table, Rights(seats=seats))
    table.presence.join(subscriber)
    return subscriber


def a_draw(table: Table) -> str:
    """A legal draw."""
    match = table.running
    return match.game.moves.draw_text(match.state, next(iter(match.game.odds(match.state))))


async def draw_up_to_a_seat(table: Table) -> int:
    """Enter draws that belong to no seat; returns the seat of the next one."""
    while (facts := (table.running.chance or {})["facts"]).get("seat") is None:
        await manual_draws.draw(table, (0,), table.entries, a_draw(table))
    return int(facts["seat"])


async def test_a_table_with_a_real_box_waits_for_what_is_drawn(registry: TableRegistry) -> None:
    place = await people(registry, "border", chance="manual")
    async with registry.at(place.table) as table:
        assert table.running.record.header.commitment is None
        assert table.running.chance is not None
        text = a_draw(table)
        assert await code_of(manual_draws.draw(table, (0,), table.entries, "nonsense")) != ""
        await manual_draws.draw(table, (0,), table.entries, text, "d1")
        entries = table.entries
        await manual_draws.take_back(table, (0,), entries)
        assert table.running.chance is not None


async def test_a_draw_answers_the_question_that_its_typist_saw(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious", chance="manual")
    async with registry.at(place.table) as table:
        text = a_draw(table)
        await manual_draws.draw(table, (0,), 0, text, "one")
        assert await code_of(manual_draws.draw(table, (1,), 0, text, "two")) == "stale"
        assert await code_of(manual_draws.draw(table, (1,), 2, text, "ahead")) == "stale"
        assert table.entries == 1


async def test_a_draw_is_known_by_who_typed_it(database: str, hands: Hands) -> None:
    async with opened(database, hands) as registry:
        place = await people(registry, "ingenious", chance="manual")
        async with registry.at(place.table) as table:
            assert await manual_draws.draw(table, (0, 1), table.entries, a_draw(table), "x" * 40) == 0
            assert (
                await manual_draws.draw(table, (1,), table.entries, a_draw(table), "x" * 40) == 1
            )  # another player's request
            assert await manual_draws.draw(table, (0, 1), 0, a_draw(table), "x" * 40) == 0
            assert table.entries == 2
    async with opened(database, hands) as registry, registry.at(place.table) as table:
        assert await manual_draws.draw(table, (0,), table.entries, a_draw(table), "x" * 40) == 0
        assert await manual_draws.draw(table, (1,), table.entries, a_draw(table), "x" * 40) == 1
        assert await manual_draws.take_back(table, (0,), 2, "y") == 2
        assert await manual_draws.take_back(table, (1,), 3, "y") == 3
        assert await manual_draws.take_back(table, (0,), 2, "y") == 2
        assert table.entries == 4


@pytest.mark.parametrize("game", ["ingenious", "border", "dicekings"])
async def test_who_is_there_draws_for_himself(registry: TableRegistry, game: str) -> None:
    place = await people(registry, game, chance="manual")
    async with registry.at(place.table) as table:
        drawer = await draw_up_to_a_seat(table)
        other = 1 - drawer
        subscriber = watch(table, drawer)
        assert (
            await code_of(manual_draws.draw(table, (other,), table.entries, a_draw(table))) == "not-your-draw"
        )
        await manual_draws.draw(table, (drawer, other), table.entries, a_draw(table))
        await manual_draws.take_back(table, (other,), table.entries)
        table.presence.leave(subscriber)
        await manual_draws.draw(table, (other,), table.entries, a_draw(table))


async def test_for_a_bot_and_for_who_has_left_anybody_draws(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious", players=3, chance="manual")
    async with registry.at(place.table) as table:
        watch(table, 0, 1, 2)
        drawer = await draw_up_to_a_seat(table)
        others = tuple(seat for seat in range(3) if seat != drawer)
        await occupancy.stand_in(table, Rights(seats=(drawer,)), drawer, "random")
        await manual_draws.draw(table, others, table.entries, a_draw(table))
        await occupancy.take_over(table, drawer)
        assert (
            await code_of(manual_draws.draw(table, others, table.entries, a_draw(table))) == "not-your-draw"
        )
        await table.resign(drawer)
        await manual_draws.draw(table, others, table.entries, a_draw(table))
