"""A real server, and clients that connect to it."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from stolek.server.run import Server, address, listening
from stolek.server.settings import Settings, settings_for
from tests import databases
from tests.waiting import MOMENT, PATIENCE

Message = dict[str, Any]
LIMITS = (
    "calls_a_minute",
    "expensive_calls_a_minute",
    "sockets_an_address",
    "hellos_a_minute",
    "requests_a_second",
    "remarks_a_second",
)
ANSWERS = {"accepted", "refused", "admitted", "linked", "previewed", "hinted"}


def settings(folder: Path, database: str | None = None, **changes: Any) -> Settings:
    """Settings for tests: no limit is reached, and every health check is a new one."""
    plenty = dict.fromkeys(LIMITS, 1_000_000)
    folder.mkdir(exist_ok=True)
    chosen = settings_for(folder, database or databases.new_file(folder))
    return replace(chosen, **({"bot_workers": 1, "health_lasts": 0} | plenty | changes))


@asynccontextmanager
async def serving(chosen: Settings, send_buffer: int | None = None) -> AsyncIterator[str]:
    """Run a server and yield its address; its sockets may have a small send buffer."""
    listener = listening("127.0.0.1", 0)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * PATIENCE)
    if send_buffer:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    opened = asyncio.Event()
    server = Server(chosen, opened.set)
    server.config.ws_ping_interval = None  # no timeouts on a busy machine: not for slow clients,
    server.config.timeout_keep_alive = PATIENCE  # nor between two requests,
    server.config.timeout_graceful_shutdown = PATIENCE  # nor at shutdown
    work = asyncio.create_task(server.serve(sockets=[listener]))
    await asyncio.wait([work, waiting := asyncio.create_task(opened.wait())], return_when="FIRST_COMPLETED")
    waiting.cancel()
    try:
        yield address(listener)
    finally:
        server.should_exit = True
        await work


def browser(base: str, **more: Any) -> httpx.AsyncClient:
    """A client over HTTP that keeps its cookies."""
    # There is no TLS here, and reading certificates takes long.
    return httpx.AsyncClient(base_url=base, **({"timeout": PATIENCE, "verify": False} | more))


async def open_table(client: httpx.AsyncClient, game: str, **wishes: Any) -> Message:
    """Open a table; by default for two at one screen, and begun."""
    agreement = {"game": game, "players": 2, "at_once": True} | wishes.pop("agreement", {})
    body = {"agreement": agreement, "seats": ["me"] * agreement["players"]} | wishes
    answer = await client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    opened: Message = answer.json()
    return opened


async def asleep(client: httpx.AsyncClient) -> None:
    """Wait until no table is loaded."""
    while (await client.get("/api/health")).json()["awake"]:
        await asyncio.sleep(MOMENT)


async def all_gone(client: httpx.AsyncClient) -> str:
    """Wait until no socket is open; the metrics then."""
    while "stolek_sockets 0.0" not in (figures := (await client.get("/metrics")).text):
        await asyncio.sleep(MOMENT)
    return figures


class Visitor:
    """One socket at one table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ids = count(1)
        self.shown: Message | None = None
        self.situation: Message | None = None
        self.texts: list[str] = []

    async def send(self, kind: str, **fields: Any) -> str:
        """Send a request; its id."""
        asked = {"type": kind, "id": f"r{next(self.ids)}"} | fields
        await self.socket.send(json.dumps(asked))
        return str(asked["id"])

    async def receive(self) -> Message:
        """The next message, whatever it is."""
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        self.texts.append(str(text))
        message: Message = json.loads(text)
        if message["type"] == "shown":
            self.shown = message
        if message["type"] == "situation":
            self.situation = message
        return message

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Send a request, and wait for its answer."""
        asked = await self.send(kind, **fields)
        return await self.wait_for(lambda message: message.get("id") == asked)

    async def wait_for(self, wanted: Any) -> Message:
        """The next message of a type, or that fulfils a condition."""
        while True:
            message = await self.receive()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message

    async def hear_until(self, holds: Callable[[], object]) -> None:
        """Receive messages until something holds."""
        while not holds():
            await self.receive()

    @property
    def offer(self) -> Message | None:
        """What the first eye was offered last."""
        offer: Message | None = self.shown["sights"][0]["offer"] if self.shown else None
        return offer


def connecting(address: str, **more: Any) -> connect:
    """A connection that does not time out on a busy machine."""
    return connect(address, **({"max_size": None, "open_timeout": PATIENCE, "ping_interval": None} | more))


@asynccontextmanager
async def visiting(base: str, table: str, *keys: str, **hello: Any) -> AsyncIterator[Visitor]:
    """A socket at a table that has sent its hello."""
    address = f"ws{base[4:]}/api/tables/{table}/socket"
    # A client that has not read everything cannot close cleanly; do not wait for it.
    async with connecting(address, close_timeout=0.5) as socket:
        visitor = Visitor(socket)
        await visitor.send("hello", keys=list(keys), **hello)
        yield visitor


def code_of(closed: ConnectionClosed) -> int:
    """The code with which the server has closed a socket."""
    assert closed.rcvd is not None
    return closed.rcvd.code


async def answers(visitor: Visitor, frame: str | bytes) -> tuple[list[Message], int | None]:
    """The answers to a frame, up to that of a ping right behind it; a hint may take longer.

    And the code with which the socket was closed instead, if it was.
    """
    await visitor.socket.send(frame)
    behind = await visitor.send("ping", id=f"behind {next(visitor.ids)}")
    found: list[Message] = []
    try:
        while len(found) < 2 or behind not in [message["id"] for message in found]:
            message = await visitor.receive()
            found += [message] if message["type"] in ANSWERS else []
    except ConnectionClosed as closed:
        return found, code_of(closed)
    return [message for message in found if message["id"] != behind], None


def picked(offer: Message, luck: Random) -> int:
    """A random action from the tree of an offer."""
    branch: Any = offer
    while isinstance(branch, dict):
        branch = branch[luck.choice(sorted(branch))]
    return int(branch)


async def play_out(visitor: Visitor, seat: int, luck: Random) -> Message:
    """Play random moves for a seat until the match is over; the last `shown`."""
    asked: str | None = None
    while True:
        message = await visitor.receive()
        if message.get("id") == asked:
            asked = None
        shown = visitor.shown
        if shown and shown["outcome"]:
            return shown
        if shown and asked is None and visitor.offer:
            move = picked(visitor.offer, luck)
            asked = await visitor.send("play", seat=seat, seen=shown["entry"], move=move)
            shown["sights"][0]["offer"] = None  # answered; the next offer comes with the next view
