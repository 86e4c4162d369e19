"""A bad network: whatever it loses, doubles, delays or breaks, no move is lost and none is made twice."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

import stolek
from tests.alike import some
from tests.server.clients import browser, open_table, serving, settings
from tests.server.discretion import check_discretion, secrets_of, seeds_of
from tests.server.players import check_all_is_there, check_end, record_of, seated, stored_of
from tests.server.proxy import MISFORTUNES, bad_way
from tests.server.stand_ins import logbook

pytestmark = pytest.mark.anyio
LONGEST_SILENCE = 0.2  # seconds; this network loses messages


COMPANIES = [*((game, 4) for game in stolek.games()), ("border", 2)]


async def play_through_bad_weather(folder: Path, database: str, game: str, players: int) -> None:
    """A random match over a bad network; then everything is compared with what is stored and logged."""
    luck = Random(f"{game} {players}")
    with logbook() as book:
        async with serving(settings(folder, database)) as base, browser(base) as client:
            place = await open_table(client, game, agreement={"players": players})
            async with bad_way(base, luck) as way:
                people = seated(lambda: way.address, place, luck, LONGEST_SILENCE)
                await asyncio.gather(*[player.play_out() for player in people])
            record = await record_of(client, place)
        said = book.taken()
    assert all(way.happened[misfortune] for misfortune in MISFORTUNES), way.happened
    check_end(people, record)
    [rows] = await stored_of(database, [place["table"]])
    check_all_is_there(people, rows, game)
    assert [line for line in said if json.loads(line)["level"] != "info"] == []
    check_discretion("\n".join(said), secrets_of(client, place) | seeds_of([record]))


@pytest.mark.parametrize(("game", "players"), some(COMPANIES, ("ingenious", 4), ("border", 2)))
async def test_four_players_finish_their_match_over_bad_lines(quick: Path, game: str, players: int) -> None:
    await play_through_bad_weather(quick, f"sqlite:///{quick / 'stolek.sqlite'}", game, players)


@pytest.mark.parametrize("game", some(stolek.games(), "dicekings"))
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_bad_lines_are_the_same_to_every_database(tmp_path: Path, database: str, game: str) -> None:
    await play_through_bad_weather(tmp_path, database, game, players=4)
