"""Houses from which people are called."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import msgspec

from stolek.notifications import channels, subscriptions
from stolek.notifications.channels import ByWebhook
from stolek.notifications.config import Calling
from stolek.notifications.scheduler import Caller
from stolek.notifications.sender import Post
from stolek.store.rows import Language
from stolek.tables.actions import creation
from stolek.tables.registry import Desk
from stolek.tables.seats import host_actions, occupancy
from stolek.tables.seats.access import Rights
from stolek.tables.seats.occupancy import Guest
from stolek.tables.settings import Agreement
from stolek.tables.table import Table
from tests.tables.registries import EVA, HOST, INVITED, Hands, looking_on, opened
from tests.waiting import MOMENT

NEVER = 1_000_000  # seconds


@asynccontextmanager
async def calling_house(
    database: str, calling: Calling, hands: Hands | None = None, after: float = NEVER
) -> AsyncIterator[Caller]:
    """A house with a caller, from its opening to its closing; time goes by for it when `quiet` says so."""
    async with opened(database, hands or Hands()) as desk:
        caller = Caller(desk, Post(calling, desk.house), after)

        def ring(table: str, entries: int) -> None:
            desk.hear_of(table, entries)
            caller.hear(table)

        desk.house.ring = ring
        try:
            yield caller
        finally:
            await caller.close()


async def quiet(caller: Caller) -> None:
    """Nothing happens for a while: all are called who are to be."""
    while caller.timers or caller.looking or caller.post.tasks:
        for table, timer in list(caller.timers.items()):
            timer.cancel()
            caller.go(table)
        await asyncio.sleep(MOMENT)


async def hooked(caller: Caller, guest: Guest, url: str, language: Language = "en") -> None:
    """Somebody wants to be called by a webhook; he has been greeted."""
    await subscriptions.keep(caller.post, guest.id, ByWebhook(url=url, language=language))


async def ways_of(caller: Caller, guest: Guest) -> list[str]:
    """What somebody sees of his ways."""
    return [channels.shown(channels.wish_of(row)) for row in await caller.desk.house.store.ways(guest.id)]


async def together(desk: Desk, game: str, *company: Guest | str, **fields: Any) -> str:
    """A table at which Eva plays with others, or with bots of some level; begun."""
    plan = ["me", *("open" if isinstance(one, Guest) else one for one in company)]
    wished = {"game": game, "players": len(plan), "chat": "free"} | fields
    place = await creation.open_table(desk, EVA, msgspec.convert(wished, Agreement), plan)
    async with desk.at(place.table) as table:
        for one in company:
            if isinstance(one, Guest):
                await occupancy.sit_down(table, one, INVITED)
        await host_actions.begin(table, HOST)
    return place.table


async def play(table: Table) -> None:
    """Whoever is to decide decides something."""
    seat = table.running.to_act[0]
    await table.play(seat, table.entries, table.running.legal(seat)[0].notation)


async def play_until_asked(table: Table, seat: int) -> None:
    """Let the others play until this seat is asked something new."""
    await play(table)
    while table.running.to_act[0] != seat:
        await play(table)


def sitting(table: Table, seat: int) -> AbstractAsyncContextManager[None]:
    """Somebody is at a seat."""
    return looking_on(table, Rights(seats=(seat,)))
