"""Runs the server: listens at an address, and shuts down cleanly."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from types import FrameType

import uvicorn

from stolek.kernel.refusal import Refusal
from stolek.server.app import application
from stolek.server.limits import FETCH_WITHIN, LONGEST_MESSAGE
from stolek.server.ops import logs
from stolek.server.settings import Settings
from stolek.store import statements
from stolek.store.engine import unusable
from stolek.store.instance_lock import single_instance
from stolek.store.store import Store
from stolek.store.writer import NotStored

GRACE = 5  # seconds that open connections have at shutdown


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens at this address; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small parts without delay (TCP_NODELAY) only if the protocol is given as TCP.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # drops connections whose client never reads
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * FETCH_WITHIN)
    try:
        listener.bind((host, port))
        listener.listen()  # fails if somebody else listens there
    except (OSError, OverflowError) as error:
        listener.close()
        raise Refusal("bad-address", host=host, port=str(port), detail=str(error)) from None
    return listener


def address(listener: socket.socket) -> str:
    """The URL of a listening socket for a browser."""
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


class Server(uvicorn.Server):
    """uvicorn with our limits, and a callback when it is open."""

    def __init__(self, settings: Settings, opened: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                application(settings),
                log_config=None,
                access_log=False,
                server_header=False,
                ws_max_size=4 * LONGEST_MESSAGE,
                ws_per_message_deflate=False,
                timeout_graceful_shutdown=GRACE,
            )
        )
        self.opened = opened

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """SIGTERM or Ctrl-C shuts down gracefully, which is no error; a second Ctrl-C does not wait."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and call back."""
        await super().startup(sockets)
        if not self.should_exit:
            self.opened()


def listening_at_first(host: str, ports: Sequence[int]) -> socket.socket:
    """A socket that listens at the first free one of these ports."""
    for port in ports[:-1]:
        with suppress(Refusal):
            return listening(host, port)
    return listening(host, ports[-1])


async def keep_open(
    settings: Settings, host: str, ports: Sequence[int], opened: Callable[[str], None]
) -> None:
    """Take the instance lock, serve until shutdown; call back with the address when open."""
    async with single_instance(settings.database) as sign:
        await prepare(settings.database)
        listener = listening_at_first(host, ports)
        where = address(listener)
        logs.begin()

        def say_where() -> None:
            sign(where)
            opened(where)

        here: tuple[str, int] = listener.getsockname()[:2]
        await Server(replace(settings, listening=here), say_where).serve(sockets=[listener])


async def prepare(database: str) -> None:
    """Refuse a database that cannot be read or written, before the server opens."""
    store = await Store.open(database)
    try:
        await store.write(
            statements.extend_uptime(since=0, until=0)
        )  # matches no row, but takes the write lock
    except NotStored as refusal:
        raise unusable(refusal.__cause__) from None
    finally:
        await store.close()
