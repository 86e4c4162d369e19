"""Kills and shutdowns: what was acknowledged is stored, play goes on, no process is left over."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from random import Random

import httpx
import pytest

import stolek
from tests.amounts import SOAK
from tests.server.clients import Message, browser, open_table, visiting
from tests.server.discretion import check_discretion, secrets_of, seeds_of
from tests.server.players import Player, check_all_is_there, check_end, record_of, seated, stored_of
from tests.server.processes import ServerProcess, gone, on_linux, server_process
from tests.waiting import MOMENT, until

KILLS = 50 if SOAK else 3
SHORT_TABLES = (("ingenious", ["me", "random", "me", "me"]), ("dicekings", ["me", "random"]))
TABLES = (*SHORT_TABLES, ("border", ["me", "me", "me"]), ("wispwood", ["me", "me"])) if SOAK else SHORT_TABLES
pytestmark = [pytest.mark.anyio, *([pytest.mark.soak] if SOAK else [])]


class Club:
    """People who play at one table after the other, and retry when the server dies."""

    def __init__(self, server: ServerProcess, luck: Random) -> None:
        self.house, self.luck = server, luck
        self.is_closing = False
        self.played: list[tuple[Message, list[Player], stolek.Record]] = []
        self.secrets: set[str] = set()

    async def play(self, game: str, seats: list[str]) -> None:
        """Play at tables of one kind until the club closes; what has begun is finished."""
        while not self.is_closing:
            place = await self.open(game, seats)
            players = seated(lambda: self.house.base, place, self.luck)
            await asyncio.gather(*[player.play_out() for player in players])
            self.played.append((place, players, await self.record(place)))

    async def open(self, game: str, seats: list[str]) -> Message:
        """Open a table; retry when the server dies."""
        while True:
            try:
                async with browser(self.house.base) as client:
                    place = await open_table(client, game, seats=seats, agreement={"players": len(seats)})
                    self.secrets |= secrets_of(client, place)
                    return place
            except httpx.TransportError:
                await asyncio.sleep(MOMENT)

    async def record(self, place: Message) -> stolek.Record:
        """The record of a finished match."""
        while True:
            try:
                async with browser(self.house.base) as client:
                    return await record_of(client, place)
            except httpx.TransportError:
                await asyncio.sleep(MOMENT)


@pytest.mark.parametrize("database", ["sqlite"] if not SOAK else ["sqlite", "postgresql"], indirect=True)
async def test_whatever_was_acknowledged_is_there_after_a_kill(quick: Path, database: str) -> None:
    luck = Random(f"kills {KILLS}")
    with server_process(quick, database) as server:
        await server.start()
        club = Club(server, luck)
        evening = [asyncio.create_task(club.play(game, seats)) for game, seats in TABLES]
        for _ in range(KILLS):
            await asyncio.sleep(luck.uniform(0.1, 0.8))
            server.kill()
            await server.start()
        club.is_closing = True
        await asyncio.gather(*evening)
        assert await server.stop() == 0
        assert len(club.played) >= len(TABLES)
        stored = await stored_of(database, [place["table"] for place, *_ in club.played])
        for (_, players, record), rows in zip(club.played, stored, strict=True):
            check_end(players, record)
            check_all_is_there(players, rows, record.header.game)
        assert [line for line in server.lines if line["level"] != "info"] == []
        check_discretion(server.said, club.secrets | seeds_of(record for *_, record in club.played))


async def test_a_kill_at_the_first_start_leaves_nothing_half_made(quick: Path) -> None:
    luck = Random("the first start")
    for number in range(max(1, KILLS // 8)):
        folder = quick / str(number)
        folder.mkdir()
        with server_process(folder) as server:
            server.launch()
            await until((folder / "stolek.sqlite").exists)
            await asyncio.sleep(luck.uniform(0, 0.1))
            server.kill()
            await server.start()


@pytest.mark.parametrize("polite", [signal.SIGTERM, signal.SIGINT])
async def test_a_polite_end_is_quiet_even_while_people_play_and_bots_think(
    tmp_path: Path, polite: signal.Signals
) -> None:
    with server_process(tmp_path) as server:
        await server.start()
        async with browser(server.base) as client:
            thinking = await open_table(client, "ingenious", seats=["hard", "hard"])
            place = await open_table(
                client, "ingenious", seats=["me", "me", "random"], agreement={"players": 3}
            )
        people = [
            asyncio.create_task(player.play_out()) for player in seated(lambda: server.base, place, Random(1))
        ]
        async with visiting(server.base, thinking["table"], thinking["watch"]) as gallery:
            await gallery.wait_for("shown")
            await until(lambda: server.children)
            workers = server.children
            assert await server.stop(polite) == 0
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
        assert [line for line in server.lines if line["level"] != "info"] == []
        assert len(server.out.read_text().splitlines()) == 1
        await gone(workers)


@pytest.mark.skipif(not on_linux(), reason="nobody can look at processes here")
async def test_bots_do_not_think_on_when_the_server_was_killed(tmp_path: Path) -> None:
    with server_process(tmp_path) as server:
        await server.start()
        async with browser(server.base) as client:
            place = await open_table(client, "ingenious", seats=["hard", "hard"])
        async with visiting(server.base, place["table"], place["watch"]) as gallery:
            await gallery.wait_for("shown")
            await until(lambda: server.children)
            workers = server.children
            server.kill()
        await gone(workers)
