"""Registries for tests: with a clock that only tests move, and people who play at random."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from stolek.kernel.chance import SEED_BYTES
from stolek.kernel.refusal import Refusal
from stolek.store.store import Store
from stolek.tables.actions import proposals
from stolek.tables.actions.creation import Opened, open_table
from stolek.tables.bots.pool import BotPool
from stolek.tables.registry import TableRegistry
from stolek.tables.seats.access import KeyIssuer, Rights
from stolek.tables.seats.occupancy import Guest, sit_down
from stolek.tables.services import Services
from stolek.tables.settings import Agreement, ClockPlan
from stolek.tables.subscribers import Subscriber
from stolek.tables.table import Table

SECRET = b"a secret of thirty-two bytes ..."
SEED = b"one deal of thirty-two bytes ..."
EVA = Guest("eva novak", "Eva Novak", "red")
JAN, ANA = Guest("jan", "Jan", "blue"), Guest("ana", "Ana", "green")
STRANGER, HOST, INVITED = Rights(), Rights(seats=(0,)), Rights(invited=True)
TURN, BANK = ClockPlan("turn", 60), ClockPlan("bank", 100, 10)
NOON = 1_800_000_000_000


class Hands:
    """A clock that only tests move."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now

    def move(self, seconds: float) -> None:
        """Move the clock forward, or back."""
        self.now += int(seconds * 1000)


def same_deals(size: int) -> bytes:
    """Random bytes for ids and keys, but the same seed for every match, as tests depend on its draws."""
    return SEED if size == SEED_BYTES else secrets.token_bytes(size)


@asynccontextmanager
async def opened(database: str, hands: Hands) -> AsyncIterator[TableRegistry]:
    """A registry with its services, from start to stop."""
    store = await Store.open(database)
    services = Services(store=store, key_issuer=KeyIssuer(SECRET, same_deals), bot_pool=BotPool(1), now=hands)
    await services.start()
    services.notify = (registry := TableRegistry(services)).on_update
    try:
        yield registry
    finally:
        await registry.close()
        await services.stop()


async def people(registry: TableRegistry, game: str, players: int = 2, **fields: Any) -> Opened:
    """A running match of people at one screen."""
    agreement = Agreement(game=game, players=players, at_once=True, **fields)
    return await open_table(registry, EVA, agreement, ["me"] * players)


async def gathering(registry: TableRegistry, players: int = 3, is_open: bool = False) -> Opened:
    """A lobby in which Eva waits for others."""
    agreement = Agreement(game="ingenious", players=players)
    return await open_table(registry, EVA, agreement, is_open=is_open)


async def friends(registry: TableRegistry, clock: ClockPlan, players: int = 2) -> str:
    """A running match with a clock, every player on their own device."""
    agreement = Agreement(game="ingenious", players=players, clock=clock, at_once=True)
    place = await open_table(registry, EVA, agreement)
    async with registry.at(place.table) as table:
        for guest in (JAN, ANA)[: players - 1]:
            await sit_down(table, guest, INVITED)
    return place.table


@asynccontextmanager
async def looking_on(table: Table, rights: Rights) -> AsyncIterator[None]:
    """A subscriber is connected, as a spectator or at a seat."""
    subscriber = Subscriber(table, rights)
    table.presence.join(subscriber)
    table.publish()
    try:
        yield
    finally:
        table.presence.leave(subscriber)
        table.publish()


async def move(table: Table) -> int:
    """One move by the first seat that owes one; returns the seat."""
    seat = table.running.to_act[0]
    await table.play(seat, table.entries, table.running.legal(seat)[0].notation)
    return seat


def left(table: Table) -> tuple[int, ...]:
    """Seconds left for every seat."""
    return tuple(milliseconds // 1000 for milliseconds in table.started.clocks.at(table.services.now()))


async def play_on(table: Table, luck: Random, decisions: int = 10_000) -> int:
    """Play so many random moves, or to the end; returns how many there were."""
    for done in range(decisions):
        match = table.running
        if match.outcome:
            return done
        seat = luck.choice(match.to_act)
        await table.play(seat, table.entries, luck.choice(match.legal(seat)).notation)
    return decisions


async def answer(table: Table, seat: int, agrees: bool) -> None:
    """Answer the open proposal, if there is one."""
    await proposals.answer(table, seat, agrees, table.proposal.proposed_at if table.proposal else 0)


async def pause(table: Table) -> None:
    """A pause that both agree on."""
    await proposals.pause(table, 0)
    await answer(table, 1, agrees=True)


async def go_on(table: Table) -> None:
    """The end of a pause, which both agree on."""
    await proposals.go_on(table, 1)
    await answer(table, 0, agrees=True)


async def code_of(doing: Any) -> str:
    """The code with which a request is refused."""
    with pytest.raises(Refusal) as refused:
        await doing
    return refused.value.code
