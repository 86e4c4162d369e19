"""Sockets: one a table and client. Requests are answered; subscribers fetch what is new when notified."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from stolek.kernel.refusal import Refusal
from stolek.server.client_address import rate_limit_key
from stolek.server.dependencies import Name
from stolek.server.limits import (
    FETCH_WITHIN,
    HELLO_WITHIN,
    MOST_REFUSED,
    MOST_WAITING,
    REMARKS_AT_ONCE,
    Bucket,
)
from stolek.server.ops.metrics import Metrics
from stolek.server.origins import is_ours
from stolek.server.session import guest_of
from stolek.server.settings import Settings
from stolek.server.ws import render
from stolek.server.ws.decode import decode_request, given_id, refused
from stolek.server.ws.handlers import HANDLERS, ONCE
from stolek.server.ws.messages import Asked, Hello, Hint, Message, Refused, Say
from stolek.store.writer import NotStored
from stolek.tables.registry import TableRegistry
from stolek.tables.subscribers import Subscriber
from stolek.tables.table import Table

log = logging.getLogger(__name__)
# Why a socket is closed. After the last two, as after a shutdown, clients reconnect and retry.
WRONG_ORIGIN, NOT_LET_IN, LOST, TOO_FAST, OUR_FAULT, TRY_AGAIN = 4403, 4404, 4408, 4429, 1011, 1013

encoder = msgspec.json.Encoder()


@websocket("/api/tables/{name:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], name: Name) -> None:
    """The socket of one table for one client."""
    if not is_ours(socket):
        await socket.close(code=WRONG_ORIGIN)
        return
    await socket.accept()
    visit = SocketSession(socket, socket.app.state.registry)
    with socket.app.state.metrics.sockets.track_inprogress(), suppress(WebSocketDisconnect, TimeoutError):
        code = await visit.run(name)
        async with asyncio.timeout(FETCH_WITHIN):  # a client that does not read gets no close frame
            await socket.close(code=code)


class SocketSession:
    """One connection to one table, from hello to close."""

    def __init__(self, socket: WebSocket[Any, Any, Any], registry: TableRegistry) -> None:
        self.socket = socket
        self.registry = registry
        self.metrics: Metrics = socket.app.state.metrics
        settings: Settings = socket.app.state.settings
        self.bucket = Bucket(settings.requests_a_second)
        self.talk = Bucket(settings.remarks_a_second, REMARKS_AT_ONCE)
        self.thinking: asyncio.Task[None] | None = None

    async def run(self, name: str) -> int:
        """Run the connection, within the rate limits of its address; returns the close code."""
        address, state = rate_limit_key(self.socket), self.socket.app.state
        try:
            state.hellos.check(address)
            with state.addresses.one_more(address):
                return await self.authenticate_and_serve(name)
        except Refusal as refusal:
            await self.send(refused(None, refusal))
            return TOO_FAST
        except (WebSocketDisconnect, TimeoutError):
            raise  # the client is gone
        except Exception:  # nobody else would log it
            log.exception("the socket at table %s failed", name)
            self.metrics.faults.inc()
            return OUR_FAULT

    async def authenticate_and_serve(self, name: str) -> int:
        """Authenticate, then send updates and handle requests; returns the close code."""
        try:
            hello = await self.hello()
        except TimeoutError:
            return TRY_AGAIN  # a slow client may retry
        if hello is None:
            return NOT_LET_IN
        try:
            # First: without a valid key, no table is loaded or waited for.
            await self.registry.rights(name, hello.keys)
            async with self.registry.at(name) as table, self.attending(table, hello) as subscriber:
                return await self.serve(table, subscriber)
        except Refusal as refusal:
            await self.send(refused(hello.id, refusal))
            return TRY_AGAIN if isinstance(refusal, NotStored) else NOT_LET_IN

    async def hello(self) -> Hello | None:
        """The first message; None if it is not a hello. TimeoutError if none comes."""
        async with asyncio.timeout(HELLO_WITHIN):
            first = decode_request(await self.receive())
        if isinstance(first, Hello):
            return first
        await self.send(first if isinstance(first, Refused) else refused(first.id, Refusal("hello-first")))
        return None

    @asynccontextmanager
    async def attending(self, table: Table, hello: Hello) -> AsyncIterator[Subscriber]:
        """Subscribe to a table, and be present there."""
        async with table.exclusive():  # lest a key be revoked between its check and the subscription
            subscriber = await self.authenticate(table, hello)
            table.presence.join(subscriber)
        table.publish()
        try:
            yield subscriber
        finally:
            table.presence.leave(subscriber)
            table.publish()

    async def authenticate(self, table: Table, hello: Hello) -> Subscriber:
        """Authenticate by access keys, as seats or as a spectator; refuses those who may see nothing."""
        rights = await self.registry.rights(table.id, hello.keys)
        table.check_may_look(rights)
        guest = guest_of(self.socket, self.registry)
        return Subscriber(table, rights, hello.seen, hello.heard, guest.id)

    async def serve(self, table: Table, subscriber: Subscriber) -> int:
        """Send updates, receive and handle requests, all at once, until one of them ends.

        A lost connection is noticed even while its request waits; that is dropped unless being stored.
        """
        asked: asyncio.Queue[Asked | Refused] = asyncio.Queue(MOST_WAITING)
        parts: list[asyncio.Task[Any]] = [
            asyncio.create_task(self.send_updates(table, subscriber)),
            asyncio.create_task(self.queue_requests(subscriber, asked)),
            asyncio.create_task(self.handle_requests(table, subscriber, asked)),
        ]
        try:
            done, _ = await asyncio.wait(parts, return_when=asyncio.FIRST_COMPLETED)
            code: int = next(part for part in parts if part in done).result()
            return code
        except TimeoutError:
            return LOST
        except NotStored:
            return TRY_AGAIN
        finally:
            parts += [self.thinking] if self.thinking else []
            for part in parts:
                part.cancel()
            await asyncio.gather(*parts, return_exceptions=True)

    # ---- sending -----------------------------------------------------------------------------

    async def send_updates(self, table: Table, subscriber: Subscriber) -> int:
        """Send what is new whenever notified; what came meanwhile is fetched at once."""
        subscriber.bell.set()
        while True:
            await subscriber.bell.wait()
            subscriber.bell.clear()
            while subscriber.answers:
                await self.send(subscriber.answers.popleft())
            if subscriber.is_lost:
                return LOST
            if subscriber.version != table.version:
                subscriber.version = table.version
                await self.send(render.situation(table, subscriber))
            since = subscriber.seen
            if sights := subscriber.updates():
                await self.send(render.shown(table, since, sights))
            if subscriber.heard < table.chat_count:
                remarks = await self.registry.services.store.chat(table.id, subscriber.heard)
                subscriber.heard = remarks[-1].number + 1 if remarks else table.chat_count
                await self.send(render.said(remarks))

    async def send(self, message: Message) -> None:
        """Send a message; waits for a slow reader, up to a timeout."""
        if isinstance(message, Refused):
            self.metrics.refusals.labels(message.code).inc()
        text = encoder.encode(message)
        try:
            async with asyncio.timeout(FETCH_WITHIN):
                await self.socket.send_data(text, mode="text")
        except TimeoutError:
            raise
        except (OSError, RuntimeError) as gone:  # the connection was lost, or closed after an invalid frame
            raise WebSocketDisconnect(detail="nobody is there any more") from gone

    # ---- receiving ---------------------------------------------------------------------------

    async def queue_requests(self, subscriber: Subscriber, asked: asyncio.Queue[Asked | Refused]) -> int:
        """Queue requests; refuse those over the rate limit."""
        ignored = 0
        while not subscriber.is_slow:
            text = await self.receive()
            if self.bucket.take():
                ignored = 0
                await asked.put(decode_request(text))
                continue
            ignored += 1
            if ignored > MOST_REFUSED:
                return TOO_FAST
            subscriber.answer(refused(given_id(text), Refusal("too-fast")))
            await asyncio.sleep(0)  # lest a burst leave no time to send its answers
        return LOST

    async def receive(self) -> str:
        """The next text; empty if it was something else."""
        text = await self.socket.receive_data(mode="text")
        return text if isinstance(text, str) else ""

    async def handle_requests(
        self, table: Table, subscriber: Subscriber, asked: asyncio.Queue[Asked | Refused]
    ) -> int:
        """Handle queued requests in order, as long as the client fetches its answers."""
        while not subscriber.is_slow:
            await self.handle(table, subscriber, await asked.get())
        return LOST

    async def handle(self, table: Table, subscriber: Subscriber, asked: Asked | Refused) -> None:
        """Handle one request; a hint runs in the background, and holds up nothing else."""
        if isinstance(asked, Refused):
            subscriber.answer(asked)
        elif isinstance(asked, Say) and not self.talk.take():
            subscriber.answer(refused(asked.id, Refusal("too-fast")))
        elif isinstance(asked, Hint):
            if self.thinking and not self.thinking.done():
                subscriber.answer(refused(asked.id, Refusal("still-thinking")))
            else:
                self.thinking = asyncio.create_task(self.answer(table, subscriber, asked))
        else:
            await self.answer(table, subscriber, asked)

    async def answer(self, table: Table, subscriber: Subscriber, asked: Asked) -> None:
        """Handle a request and queue its answer; there is always one."""
        self.metrics.requests.labels(type(asked).__name__).inc()
        with self.metrics.seconds.time():
            subscriber.answer(await answered(table, subscriber, asked))


async def answered(table: Table, subscriber: Subscriber, asked: Asked) -> Message:
    """The answer to a request, also if refused; a repeated request gets the same answer as before."""
    known = (subscriber.rights, asked) if isinstance(asked, ONCE) else None
    try:
        await table.ensure_loaded()
        if known in table.done:
            before: Message = table.done[known]
            return before
        message = await HANDLERS[type(asked)](table, subscriber, asked)
        if known:
            table.remember(known, message)
        return message
    except Refusal as refusal:
        if refusal.code == "stale":
            subscriber.fresh = True
        return refused(asked.id, refusal)
    except Exception:
        log.exception("request of type %s failed", type(asked).__name__)
        return refused(asked.id, Refusal("internal"))
