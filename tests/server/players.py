"""Clients that finish their match whatever happens to their connection, as a good front end would; and the
proof that nothing was lost or done twice.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import count
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import stolek
from stolek.kernel.record import Played
from stolek.store.rows import EntryRow
from stolek.store.store import Store
from stolek.tables import entries
from tests.server.clients import Message, picked

LONGEST_SILENCE = 2.0  # seconds of silence after which a player reconnects; doubled while in vain
MOST_PATIENCE = 5.0
PAUSE = 0.05  # seconds before a retry
AGAIN = {"not-stored", "too-fast"}  # refusals after which the same request is retried
EXPECTED = AGAIN | {"stale", "hello-again", "hello-first"}  # any other refusal is a bug


class Player:
    """One seat at one table. Each prompt gets one move, retried under one id until it is answered."""

    def __init__(self, where: Callable[[], str], table: str, seat: int, key: str, luck: Random) -> None:
        self.where = where
        self.table, self.seat, self.key = table, seat, key
        self.luck = luck
        self.ids = count(1)
        self.seen = 0
        self.told: list[Message] = []
        self.shown: Message | None = None  # the last view, unless it is known to be stale
        self.asked: Message | None = None  # a move without an answer
        self.accepted: dict[str, tuple[int, int]] = {}  # by request: its entry and its action
        self.refused: Counter[str] = Counter()
        self.silence = self.patience = LONGEST_SILENCE

    @property
    def is_done(self) -> bool:
        """Whether the match is over and no answer is missing."""
        return bool(self.shown and self.shown["outcome"] and self.asked is None)

    @property
    def view(self) -> Message:
        """The last view."""
        assert self.shown is not None
        view: Message = self.shown["sights"][0]["view"]
        return view

    async def play_out(self) -> None:
        """Play to the end, reconnecting as often as needed."""
        while not self.is_done:
            try:
                url = f"ws{self.where()[4:]}/api/tables/{self.table}/socket"
                async with connect(url, max_size=None, open_timeout=5, close_timeout=0.2) as socket:
                    await self.visit(socket)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(PAUSE)

    async def visit(self, socket: ClientConnection) -> None:
        """Play over one connection; returns when nothing comes any more."""
        await self.send(socket, type="hello", id=f"hello{next(self.ids)}", keys=[self.key], seen=self.seen)
        if self.asked:
            await self.send(socket, **self.asked)
        while not self.is_done:
            try:
                async with asyncio.timeout(self.patience):
                    text = await socket.recv()
            except TimeoutError:
                self.patience = min(2 * self.patience, MOST_PATIENCE)
                return
            if not self.hear(json.loads(text)):
                return
            if self.asked is None and self.answer():
                self.patience = self.silence
                await self.send(socket, **self.asked or {})
            elif self.asked and json.loads(text).get("code") in AGAIN:
                await asyncio.sleep(PAUSE)
                await self.send(socket, **self.asked)

    async def send(self, socket: ClientConnection, **message: Any) -> None:
        """Send a message."""
        await socket.send(json.dumps(message))

    def hear(self, message: Message) -> bool:
        """Process a message; False when one before it must have been lost."""
        if message["type"] == "shown":
            if message["since"] > self.seen:
                return False
            self.told += [told for told in message["sights"][0]["told"] if told["entry"] >= self.seen]
            self.seen, self.shown = message["entry"], message
        elif message["type"] == "refused":
            self.refused[message["code"]] += 1
            if message["code"] == "hello-first":
                return False  # the hello was overtaken; the move is not answered
            if self.asked and message["id"] == self.asked["id"] and message["code"] not in AGAIN:
                self.asked, self.shown = None, None  # the server sends the current view
        elif message["type"] == "accepted" and self.asked and message["id"] == self.asked["id"]:
            self.accepted[message["id"]] = message["entry"], self.asked["move"]
            if self.shown and self.shown["entry"] <= message["entry"]:
                self.shown["sights"][0]["offer"] = None
            self.asked = None
        return True

    def answer(self) -> bool:
        """Choose a move, if there is an offer; whether there was one."""
        offer = self.shown["sights"][0]["offer"] if self.shown else None
        if self.shown is None or not offer:
            return False
        self.asked = {
            "type": "play",
            "id": f"move{next(self.ids)}",
            "seat": self.seat,
            "seen": self.shown["entry"],
            "move": picked(offer, self.luck),
        }
        return True


def seated(
    where: Callable[[], str], place: Message, luck: Random, silence: float = LONGEST_SILENCE
) -> list[Player]:
    """A player for every seat of whoever opened a table, and the silence after which they reconnect."""
    players = [
        Player(where, place["table"], seat["seat"], seat["key"], Random(luck.random()))
        for seat in place["seats"]
    ]
    for player in players:
        player.silence = player.patience = silence
    return players


# ---- checks ----------------------------------------------------------------------------------


async def stored_of(database: str, tables: Iterable[str]) -> list[list[EntryRow]]:
    """The entries of tables, read from the database itself."""
    store = await Store.open(database)
    try:
        return [await store.entries(table) for table in tables]
    finally:
        await store.close()


async def record_of(client: httpx.AsyncClient, place: Message) -> stolek.Record:
    """The record of a finished match."""
    answer = await client.get(
        f"/api/tables/{place['table']}/record", headers={"X-Stolek-Keys": place["watch"]}
    )
    return stolek.Record.from_json(answer.text)


def check_all_is_there(players: Sequence[Player], rows: list[EntryRow], game: str) -> None:
    """Every acknowledged move is one entry, under its number; nothing was stored twice, or unasked."""
    assert [row.number for row in rows] == list(range(len(rows)))
    stored = Counter((entries.author(entries.from_row(row)), row.request) for row in rows if row.request)
    assert set(stored.values()) <= {1}
    moves = stolek.game(game).moves
    for player in players:
        for request, (number, action) in player.accepted.items():
            assert rows[number].request == request
            assert entries.from_row(rows[number]) == Played(player.seat, moves.move(action).notation)
    acknowledged = {(player.seat, request) for player in players for request in player.accepted}
    sent = acknowledged | {(player.seat, player.asked["id"]) for player in players if player.asked}
    assert acknowledged <= set(stored) <= sent
    decided = Counter(entry.seat for row in rows if isinstance(entry := entries.from_row(row), Played))
    for player in players:
        assert decided[player.seat] == sum(seat == player.seat for seat, _ in stored)


def check_end(players: Sequence[Player], record: stolek.Record) -> None:
    """The record is valid, and every player got its last view and all its events, once."""
    assert stolek.verify(record) > 0
    match = stolek.replay(record)
    assert match.outcome is not None
    for player in players:
        assert player.view == match.view(player.seat)
        heard = [told["event"] for told in player.told]
        assert heard == json.loads(msgspec.json.encode(match.told(player.seat)))
        assert set(player.refused) <= EXPECTED, player.refused
