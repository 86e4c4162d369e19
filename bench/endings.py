"""`python -m bench.endings`: whether the last moves of a long match take longer than the first.

Whole random matches with as many players as a game allows, over the socket of a real server. Measured is the
time from a request until all players' views are there. Exit code 0 when the bar holds, 1 when it is missed.
"""

from __future__ import annotations

import statistics
import sys
from random import Random
from time import perf_counter
from typing import Any

import httpx
import uvloop
from websockets.asyncio.client import connect

import stolek
from bench.load import server
from bench.memory import asked

BAR = 50  # milliseconds within which 95 of 100 of the last moves must be seen
ENDS = slice(50), slice(-50, None)  # moves at the beginning and at the end of a match
MATCHES = 3  # of each game


async def whole_match(client: httpx.AsyncClient, game: str, luck: Random) -> list[float]:
    """How long every decision of a match took until it was seen, in milliseconds."""
    players = max(stolek.game(game).players)
    agreement = {"game": game, "players": players, "at_once": True}
    answer = await client.post("/api/tables", json={"agreement": agreement, "seats": ["me"] * players})
    opened = answer.raise_for_status().json()
    url = client.base_url.copy_with(scheme="ws", path=f"/api/tables/{opened['table']}/socket")
    waited: list[float] = []
    async with connect(str(url), max_size=None) as socket:
        hello = {"type": "hello", "id": "hello", "keys": [seat["key"] for seat in opened["seats"]]}
        shown = await asked(socket, hello, "shown")
        while shown["outcome"] is None:
            question = play(shown, luck, f"move {len(waited)}")
            begun = perf_counter()
            shown = await asked(socket, question, "shown")
            waited.append(1000 * (perf_counter() - begun))
    return waited


def play(shown: dict[str, Any], luck: Random, name: str) -> dict[str, Any]:
    """A random move of any seat that is asked."""
    sight = luck.choice([sight for sight in shown["sights"] if sight["offer"]])
    move = sight["offer"]
    while isinstance(move, dict):
        move = luck.choice(list(move.values()))
    return {"type": "play", "id": name, "seat": sight["eye"], "seen": shown["entry"], "move": move}


def most(waited: list[float]) -> float:
    """The 95th percentile."""
    return statistics.quantiles(waited, n=20)[-1]


async def measured(base: str, game: str) -> float:
    """Print how the matches of a game went; return the 95th percentile of their last moves."""
    async with httpx.AsyncClient(base_url=base, timeout=60) as client:
        matches = [await whole_match(client, game, Random(number)) for number in range(MATCHES)]
    first, last = ([one for match in matches for one in match[part]] for part in ENDS)
    longest = max(map(len, matches))
    print(
        f"{game}: {longest} decisions in the longest; 95 of 100 within {most(first):.1f} ms at first, "
        f"{most(last):.1f} ms at the end (bar: {BAR})",
        flush=True,
    )
    return most(last)


def main() -> int:
    """Measure all games, one after the other; return the exit code."""
    with server("") as (base, _):
        last = [uvloop.run(measured(base, game)) for game in stolek.games()]
    return int(max(last) > BAR)


if __name__ == "__main__":
    sys.exit(main())
