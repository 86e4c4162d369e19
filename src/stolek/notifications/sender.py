"""The notification sender: delivers in the background, and keeps addresses out of the log."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import httpx

from stolek.kernel.refusal import Refusal
from stolek.notifications import channels, email, tokens, webhook, webpush
from stolek.notifications.channels import ByEmail, ByPush, ChannelRequest
from stolek.notifications.config import NotificationConfig
from stolek.notifications.messages import Message
from stolek.notifications.tokens import Token, TokenAction
from stolek.notifications.webpush import VapidSigner
from stolek.store import statements
from stolek.store.rows import ChannelRow
from stolek.tables.services import Services

MOST_AT_ONCE = 4
MOST_WAITING = 1_000
LONGEST = 10  # seconds; timeout of a delivery
LONGEST_MAIL = 30  # seconds; some mail servers delay unknown senders on purpose
GONE = (404, 410)  # status of a push subscription that has expired or was cancelled
log = logging.getLogger(__name__)


class DeliveryFailed(Exception):
    """The receiver did not accept the message; the text is the status, never the address."""


class ChannelGone(DeliveryFailed):
    """The push subscription no longer exists."""


class Sender:
    """Delivers a limited number of messages at once; a limited number wait."""

    def __init__(self, config: NotificationConfig, services: Services) -> None:
        self.config = config
        self.services = services
        self.signet = VapidSigner(services.key_issuer.secret, config.contact) if config.contact else None
        self.client = httpx.AsyncClient(
            timeout=LONGEST, follow_redirects=False, headers={"User-Agent": "Stolek"}
        )
        self.places = asyncio.Semaphore(MOST_AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()
        self.keeping = asyncio.Lock()  # held while a channel is checked and added

    def send(self, way: str, message: Message) -> None:
        """Queue a message; drop it if too many are waiting."""
        if len(self.tasks) >= MOST_WAITING + MOST_AT_ONCE:
            log.warning("notification queue full: one notification dropped")
            return
        self.tasks.add(task := asyncio.create_task(self.take(way, message)))
        task.add_done_callback(self.tasks.discard)

    async def take(self, way: str, message: Message) -> None:
        """Deliver a queued message, unless its channel was deleted meanwhile."""
        try:
            async with self.places:
                row = await self.services.store.channel(way)
                if row:
                    await self.try_deliver(row, message)
        except Refusal:
            pass  # the database outage is logged already

    async def send_greeting(self, row: ChannelRow, message: Message) -> None:
        """Deliver the first message on a new channel now; refuse the channel if that fails."""
        async with self.places:
            if not await self.try_deliver(row, message):
                raise Refusal("call-failed")

    async def try_deliver(self, row: ChannelRow, message: Message) -> bool:
        """Deliver a message and return whether it was accepted; delete a channel that is gone.

        Failures are logged without the address, which is private.
        """
        try:
            await self.deliver(row, message)
        except ChannelGone:
            await self.services.store.write(statements.delete_channel(row.id))
        except Refusal:
            pass  # the configuration no longer allows this channel
        except Exception as error:
            cause = str(error) if isinstance(error, DeliveryFailed) else type(error).__name__
            log.warning("notification by %s not delivered: %s", row.kind, cause)
        else:
            return True
        return False

    async def deliver(self, row: ChannelRow, message: Message) -> None:
        """Deliver a message under the current configuration, with a timeout; raises if it is not accepted."""
        wish = channels.request_of(row)
        channels.check(wish, self.config)
        async with asyncio.timeout(LONGEST_MAIL if isinstance(wish, ByEmail) else LONGEST):
            await self.dispatch(wish, message, self.token(row.id, "stop"))

    async def dispatch(self, wish: ChannelRequest, message: Message, stop: str) -> None:
        """Send a message in the format of its channel."""
        if isinstance(wish, ByEmail):
            assert self.config.smtp
            letter = email.make_email(self.config, wish.address, message, stop)
            await email.send(self.config, self.config.smtp, letter, wish.address)
            return
        place = channels.place(wish, self.config)
        assert place
        if isinstance(wish, ByPush):
            assert self.signet
            sealed = webpush.body(wish, message)
            await self.post(place, GONE, content=sealed, headers=webpush.headers(self.signet, place))
        else:
            await self.post(place, (), json=webhook.body(self.config, message, stop))

    async def post(self, place: httpx.URL, gone: tuple[int, ...], **what: Any) -> None:
        """Send a POST request; nothing of the response is read but its status."""
        async with self.client.stream("POST", place, **what) as answer:
            if answer.status_code in gone:
                raise ChannelGone(f"status {answer.status_code}")
            if not answer.is_success:
                raise DeliveryFailed(f"status {answer.status_code}")

    def token(self, way: str, deed: TokenAction) -> str:
        """A signed token that confirms or deletes a channel."""
        return tokens.make_token(self.services.key_issuer.secret, Token(way, deed))

    async def close(self) -> None:
        """Cancel all deliveries; waiting messages are lost."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.client.aclose()
