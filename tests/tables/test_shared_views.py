"""View cache: subscribers that are up to date share one update an eye; nothing else is cached."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stolek.tables import subscribers
from stolek.tables.actions.chat import say
from stolek.tables.registry import TableRegistry
from stolek.tables.seats.access import Rights
from stolek.tables.subscribers import Subscriber
from tests.tables.registries import people, play_on

pytestmark = pytest.mark.anyio
GALLERY = Rights(watch=True)


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, int]]:
    """Every update that is built: for which eye, and since which entry."""
    found: list[tuple[Any, int]] = []
    look = subscribers.render_update

    def noting(match: Any, eye: int | None, since: int) -> subscribers.SeatUpdate:
        found.append((eye, since))
        return look(match, eye, since)

    monkeypatch.setattr(subscribers, "render_update", noting)
    return found


async def test_who_is_up_to_date_sees_what_was_worked_out_for_others(
    registry: TableRegistry, looked: list[tuple[Any, int]]
) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        gallery = [Subscriber(table, GALLERY) for _ in range(5)]
        for _ in range(3):
            since = gallery[0].seen
            sights = [subscriber.updates() for subscriber in gallery]
            assert all(one == sights[0] for one in sights)
            assert looked == [(None, since)]
            looked.clear()
            await play_on(table, Random(1), 1)


async def test_nothing_is_kept_for_whatever_somebody_says_that_he_has_seen(registry: TableRegistry) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        await play_on(table, Random(1))
        for rights in (GALLERY, Rights(seats=(0, 1))):
            for seen in range(table.entries):
                [first, *_] = Subscriber(table, rights, seen).updates()
                assert [told.entry for told in first.told if told.entry < seen] == []
        assert len(table.sights.known) <= 3  # one for each eye


@pytest.mark.parametrize("heard", [3, 10**9])
async def test_who_says_that_he_has_heard_more_than_was_said_hears_what_is_said_next(
    registry: TableRegistry, heard: int
) -> None:
    place = await people(registry, "ingenious")
    async with registry.at(place.table) as table:
        for _ in range(2):
            await say(table, 0, "hello")
        subscriber = Subscriber(table, GALLERY, heard=heard)
        await say(table, 0, "bye")
        assert subscriber.heard < table.chat_count
