"""Secrecy on the wire: two matches that differ only in what an eye cannot know send it identical bytes.

Two servers play twins of random matches (see `twins`) and get the same requests in turn. Sockets, HTTP
responses, refusals, logs and the tasks of bots are compared step by step, but for the commitment.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

import stolek
from tests.amounts import SOAK
from tests.laws.tables import TEMPLATE, Eye, Table, all_tables
from tests.server.clients import browser, open_table
from tests.server.leaks import LEAKS
from tests.server.probes import CALLS, question
from tests.server.twins import Doing, Planner, hides
from tests.server.worlds import Leak, World, Worlds, both_worlds

pytestmark = [pytest.mark.anyio, *([pytest.mark.soak] if SOAK else [])]

SEEDS = range(1000, 1005) if SOAK else range(1)
PROBES, MANY_PROBES = 50, 200  # about so many probes in one match
PROBES_A_FAILURE = 20  # and so many of them for a move that the database cannot store
PLANS = 10  # tries to plan twins with enough differences

Eyes = tuple[Eye, ...]


def table(game: str, players: int = 2, **options: Any) -> Table:
    """A game with players and options."""
    return Table(stolek.game(game), players, options)


def has_secrets(at: Table) -> bool:
    """Whether the deal gives secrets to the seats."""
    return hides(Planner(at, None, Random(0)).deal().after[0].state, None)


def looks(at: Table) -> list[tuple[Table, Eyes]]:
    """Which eyes are watched together: where seats have secrets each with the gallery, else all at once."""
    if not has_secrets(at):
        return [(at, at.eyes)]
    return [(at, (None,)), *((at, (seat, None)) for seat in range(at.players))]


LOOKS = (
    [look for at in all_tables() if has_secrets(at) or not at.options for look in looks(at)]
    if SOAK
    else [
        *(look for name in stolek.games() for look in looks(table(name))),
        (table("ingenious", 3), (1, None)),
        (table("ingenious", 4), (None,)),
        (table("ingenious", 4, mode="team"), (3, None)),
        (table("ingenious", 4, mode="team", open=True), (0, None)),
        (table(TEMPLATE, 3), (2, None)),
    ]
)


@pytest.fixture(autouse=True, scope="module")
def shelf_with_the_template() -> Iterator[None]:
    """Offer the template over the web, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("stolek.server.routes.tables.on_shelf", stolek.game)
        yield


@pytest.fixture
async def worlds(tmp_path: Path) -> AsyncIterator[Worlds]:
    """Two new servers."""
    async with both_worlds(tmp_path) as both:
        yield both


@pytest.fixture(scope="module")
async def leaky_worlds(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Worlds]:
    """Two servers for all leaks: a leak leaves both at the same point."""
    async with both_worlds(tmp_path_factory.mktemp("leaky")) as both:
        yield both


def name(value: object) -> str:
    """A short name of a table or of eyes."""
    return "+".join(map(str, value)) if isinstance(value, tuple) else str(value)


def planned(at: Table, eye: Eye, dice: Random) -> list[Doing]:
    """Twins for an eye that really differ where something is hidden from it."""
    for _ in range(PLANS):
        doings = Planner(at, eye, dice).plan()
        hidden = [doing.after for doing in doings if hides(doing.after[0].state, eye)]
        different = [after for after in hidden if after[0].state != after[1].state]
        if len(different) >= len(hidden) / 2:
            return doings
    raise AssertionError(f"{at}: the twins for {eye} are the same too often")


async def play(
    worlds: Worlds, at: Table, eyes: Eyes, dice: Random, probes: int = PROBES, manual: bool = False
) -> None:
    """Play twins on both servers, with all kinds of probes in between."""
    doings = planned(at, eyes[0], dice)
    odds = probes / len(doings)
    await worlds.each(World.begin, at, manual, doings[0])
    async with AsyncExitStack() as stack:
        await worlds.each(World.attend, at, eyes, doings[0], stack)
        for last, doing in pairwise(doings):
            await pry(worlds, eyes, last, dice, odds / len(eyes))
            if doing.kind == "play" and dice.random() < odds / PROBES_A_FAILURE:
                await worlds.each(World.fail, doing)
            await worlds.each(World.do, doing)
        for eye in eyes:
            await worlds.each(World.ask, eye, "ping", {})


async def pry(worlds: Worlds, eyes: Eyes, last: Doing, dice: Random, odds: float) -> None:
    """Every eye sends some random probes."""
    for eye in eyes:
        if dice.random() < odds:
            await worlds.each(World.ask, eye, *question(last.after[0], eye, dice))
        if dice.random() < odds / 2:
            await worlds.each(World.call, eye, *dice.choice(CALLS))
        if dice.random() < odds / 20:
            await worlds.each(World.come_back, eye, dice.randrange(last.entries))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("at", "eyes"), LOOKS, ids=name)
async def test_eyes_are_told_the_same_whatever_they_cannot_know(
    worlds: Worlds, at: Table, eyes: Eyes, seed: int
) -> None:
    await play(worlds, at, eyes, Random(f"{at} {eyes} {seed}"))


async def test_what_others_type_in_from_a_real_box_is_told_to_nobody_else(worlds: Worlds) -> None:
    # No probes: some of them would be answered with a draw.
    await play(worlds, table("ingenious"), (0, None), Random(1), probes=0, manual=True)


async def test_no_cache_keeps_for_others_what_a_key_has_opened(base: str) -> None:
    async with browser(base) as client:
        place = await open_table(client, "ingenious")
        for path in ("/api/me", "/api/tables", f"/api/tables/{place['table']}"):
            answer = await client.get(path, headers={"X-Stolek-Keys": place["watch"]})
            assert answer.status_code == 200
            assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("leak", LEAKS)
async def test_a_leak_is_noticed(leaky_worlds: Worlds, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    plant, way = LEAKS[leak]
    plant(monkeypatch)
    with pytest.raises(Leak, match=f"^({way})"):
        await play(leaky_worlds, table("ingenious"), (0, None), Random(leak), MANY_PROBES)
