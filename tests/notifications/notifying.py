"""Registries with a notification scheduler, and tables for them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import msgspec

from stolek.notifications import channels, subscriptions
from stolek.notifications.channels import ByWebhook
from stolek.notifications.config import NotificationConfig
from stolek.notifications.scheduler import NotificationScheduler
from stolek.notifications.sender import Sender
from stolek.store.rows import Language
from stolek.tables.actions import creation
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import host_actions, occupancy
from stolek.tables.seats.access import Rights
from stolek.tables.seats.occupancy import Guest
from stolek.tables.settings import Agreement
from stolek.tables.table import Table
from tests.tables.registries import EVA, HOST, INVITED, Hands, looking_on, opened
from tests.waiting import MOMENT

NEVER = 1_000_000  # seconds


@asynccontextmanager
async def notifying_server(
    database: str, config: NotificationConfig, hands: Hands | None = None, after: float = NEVER
) -> AsyncIterator[NotificationScheduler]:
    """A registry with a scheduler, closed at the end; its timers run out when `quiet` says so."""
    async with opened(database, hands or Hands()) as registry:
        scheduler = NotificationScheduler(registry, Sender(config, registry.services), after)

        def ring(table: str, entries: int) -> None:
            registry.on_update(table, entries)
            scheduler.on_update(table)

        registry.services.notify = ring
        try:
            yield scheduler
        finally:
            await scheduler.close()


async def quiet(scheduler: NotificationScheduler) -> None:
    """Let all timers run out, and wait until all notifications are delivered."""
    while scheduler.timers or scheduler.looking or scheduler.sender.tasks:
        for table, timer in list(scheduler.timers.items()):
            timer.cancel()
            scheduler.go(table)
        await asyncio.sleep(MOMENT)


async def hooked(scheduler: NotificationScheduler, guest: Guest, url: str, language: Language = "en") -> None:
    """Add a webhook for a guest; its greeting is delivered."""
    await subscriptions.subscribe(scheduler.sender, guest.id, ByWebhook(url=url, language=language))


async def ways_of(scheduler: NotificationScheduler, guest: Guest) -> list[str]:
    """The labels of a guest's channels."""
    return [
        channels.display_name(channels.request_of(row))
        for row in await scheduler.registry.services.store.channels(guest.id)
    ]


async def together(registry: TableRegistry, game: str, *company: Guest | str, **fields: Any) -> str:
    """A table at which Eva plays with guests or bots of some level; the match has begun."""
    plan = ["me", *("open" if isinstance(one, Guest) else one for one in company)]
    wished = {"game": game, "players": len(plan), "chat": "free"} | fields
    place = await creation.open_table(registry, EVA, msgspec.convert(wished, Agreement), plan)
    async with registry.at(place.table) as table:
        for one in company:
            if isinstance(one, Guest):
                await occupancy.sit_down(table, one, INVITED)
        await host_actions.begin(table, HOST)
    return place.table


async def play(table: Table) -> None:
    """Play the first legal move of a seat that owes a decision."""
    seat = table.running.to_act[0]
    await table.play(seat, table.entries, table.running.legal(seat)[0].notation)


async def play_until_asked(table: Table, seat: int) -> None:
    """Play on until this seat owes a new decision."""
    await play(table)
    while table.running.to_act[0] != seat:
        await play(table)


def sitting(table: Table, seat: int) -> AbstractAsyncContextManager[None]:
    """A subscriber is present at a seat."""
    return looking_on(table, Rights(seats=(seat,)))
