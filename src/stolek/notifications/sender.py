"""The Post: takes messages where people want them. Nobody waits for it, and it tells nobody where it goes."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import httpx

from stolek.kernel.refusal import Refusal
from stolek.notifications import channels, email, tokens, webhook, webpush
from stolek.notifications.channels import ByEmail, ByPush, Wish
from stolek.notifications.config import NotificationConfig
from stolek.notifications.messages import Message
from stolek.notifications.tokens import Deed, Token
from stolek.notifications.webpush import VapidSigner
from stolek.store import statements
from stolek.store.rows import ChannelRow
from stolek.tables.services import Services

MOST_AT_ONCE = 4
MOST_WAITING = 1_000
LONGEST = 10  # seconds for a message
LONGEST_MAIL = 30  # seconds; some mail servers let strangers wait on purpose
GONE = (404, 410)  # says a push service of a browser that wants no calls any more
log = logging.getLogger(__name__)


class DeliveryFailed(Exception):
    """Whoever was called did not take the message; says the status, and nothing of where that was."""


class ChannelGone(DeliveryFailed):
    """There is nobody any more who could take it."""


class Sender:
    """Takes at most so many messages at once; the others wait, though not without end."""

    def __init__(self, config: NotificationConfig, services: Services) -> None:
        self.config = config
        self.services = services
        self.signet = VapidSigner(services.key_issuer.secret, config.contact) if config.contact else None
        self.client = httpx.AsyncClient(
            timeout=LONGEST, follow_redirects=False, headers={"User-Agent": "Stolek"}
        )
        self.places = asyncio.Semaphore(MOST_AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()
        self.keeping = asyncio.Lock()  # one new way at a time

    def send(self, way: str, message: Message) -> None:
        """Take a message to somebody, some time; when too many wait already, it is dropped."""
        if len(self.tasks) >= MOST_WAITING + MOST_AT_ONCE:
            log.warning("too many calls wait: one was dropped")
            return
        self.tasks.add(task := asyncio.create_task(self.take(way, message)))
        task.add_done_callback(self.tasks.discard)

    async def take(self, way: str, message: Message) -> None:
        """Take a message to somebody, unless he does not want it any more by then."""
        try:
            async with self.places:
                row = await self.services.store.channel(way)
                if row:
                    await self.try_deliver(row, message)
        except Refusal:
            pass  # the memory has told the log

    async def send_greeting(self, row: ChannelRow, message: Message) -> None:
        """Take the first message to somebody who waits for it; refuses a way by which it does not arrive."""
        async with self.places:
            if not await self.try_deliver(row, message):
                raise Refusal("call-failed")

    async def try_deliver(self, row: ChannelRow, message: Message) -> bool:
        """Take a message where a way leads, and see whether it is taken.

        If it is not, the log hears of it, but not where it was to go: that is nobody's business.
        """
        try:
            await self.deliver(row, message)
        except ChannelGone:
            await self.services.store.write(statements.delete_channel(row.id))
        except Refusal:
            pass  # the house calls nobody there any more
        except Exception as error:
            cause = str(error) if isinstance(error, DeliveryFailed) else type(error).__name__
            log.warning("a call by %s did not arrive: %s", row.way, cause)
        else:
            return True
        return False

    async def deliver(self, row: ChannelRow, message: Message) -> None:
        """Take a message to where a way leads today, and see that it is taken."""
        wish = channels.wish_of(row)
        channels.check(wish, self.config)
        async with asyncio.timeout(LONGEST_MAIL if isinstance(wish, ByEmail) else LONGEST):
            await self.dispatch(wish, message, self.token(row.id, "stop"))

    async def dispatch(self, wish: Wish, message: Message, stop: str) -> None:
        """Each way has its own form."""
        if isinstance(wish, ByEmail):
            assert self.config.smtp
            letter = email.letter(self.config, wish.address, message, stop)
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
        """Post something, and look at nothing of the answer but its status."""
        async with self.client.stream("POST", place, **what) as answer:
            if answer.status_code in gone:
                raise ChannelGone(f"status {answer.status_code}")
            if not answer.is_success:
                raise DeliveryFailed(f"status {answer.status_code}")

    def token(self, way: str, deed: Deed) -> str:
        """Lets whoever holds it do something with a way."""
        return tokens.signed(self.services.key_issuer.secret, Token(way, deed))

    async def close(self) -> None:
        """Take nothing any more; what still waits is lost."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.client.aclose()
