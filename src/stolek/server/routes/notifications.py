"""Notifications over HTTP: the channels of a guest. There are none until the guest adds one."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from stolek.kernel.refusal import Refusal
from stolek.notifications import channels, subscriptions
from stolek.notifications.channels import ByEmail, ChannelRequest
from stolek.notifications.sender import Sender
from stolek.server.client_address import rate_limit_key
from stolek.server.dependencies import Asking, TheRegistry, expensive
from stolek.server.errors import refusing
from stolek.server.session import cookie, guest_of
from stolek.store import rows
from stolek.store.rows import ChannelRow
from stolek.tables.registry import TableRegistry

LONGEST_TOKEN = 200
DONE: dict[str, Literal["confirmed", "stopped"]] = {"confirm": "confirmed", "stop": "stopped"}


class Offers(msgspec.Struct, frozen=True):
    """The channels that this server offers."""

    push: str | None
    """The public key for a browser's subscription, in base64; null if there is no web push."""
    email: bool
    webhook: list[str]
    """The hosts to which a webhook may point."""


class Way(msgspec.Struct, frozen=True):
    """A channel of a guest."""

    id: str
    way: rows.ChannelKind
    shown: str
    """The e-mail address; else only the host, because whoever knows the rest could send messages, too."""
    confirmed: bool
    language: rows.Language


class Calls(msgspec.Struct, frozen=True):
    """The channels that are offered, and those of the guest."""

    offers: Offers
    ways: list[Way]


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token from a message: the part of a link behind the #."""

    token: Annotated[str, Meta(max_length=LONGEST_TOKEN)]


class Obeyed(msgspec.Struct, frozen=True):
    """What a token has done."""

    done: Literal["confirmed", "stopped"]


@get("/api/me/calls", summary="My notification channels", responses=refusing())
async def calls(request: Asking, registry: TheRegistry) -> Calls:
    """The notification channels that this server offers, and those of the guest."""
    return await told(request, registry, guest_of(request, registry).id)


@post(
    "/api/me/calls",
    summary="Add a notification channel",
    guards=[expensive],
    responses=refusing(403, 409, 413),
)
async def call_me(request: Asking, registry: TheRegistry, data: JSONBody[ChannelRequest]) -> Response[Calls]:
    """Add a channel, if a first message arrives there; by e-mail it asks for confirmation."""
    guest = guest_of(request, registry)
    sender: Sender | None = request.app.state.sender
    if sender is None:
        raise Refusal("calls-off")
    channels.check(data, sender.config)
    if isinstance(data, ByEmail):
        request.app.state.mails.check(rate_limit_key(request), data.address)
    await subscriptions.subscribe(sender, guest.id, data)
    return Response(await told(request, registry, guest.id), cookies=[cookie(request, guest)])


@delete(
    "/api/me/calls/{way:str}",
    summary="Remove a notification channel",
    status_code=200,
    responses=refusing(403, 404),
)
async def call_no_more(request: Asking, registry: TheRegistry, way: FromPath[str]) -> Calls:
    """Remove one of the guest's channels."""
    guest = guest_of(request, registry)
    await subscriptions.unsubscribe(registry.services.store, guest.id, way)
    return await told(request, registry, guest.id)


@post(
    "/api/calls",
    summary="Confirm or stop notifications",
    status_code=200,
    guards=[expensive],
    responses=refusing(403, 413),
)
async def obey(registry: TheRegistry, data: JSONBody[Held]) -> Obeyed:
    """Apply the token of a link in a message; sent when a person confirms, not when the link is opened."""
    return Obeyed(
        DONE[
            await subscriptions.apply_token(
                registry.services.store, registry.services.key_issuer.secret, data.token
            )
        ]
    )


@post(
    "/api/calls/stop/{token:str}",
    summary="Unsubscribe",
    status_code=200,
    guards=[expensive],
    responses=refusing(403),
)
async def stop(registry: TheRegistry, token: FromPath[str]) -> Obeyed:
    """One-click unsubscribe (RFC 8058), sent by a mail program."""
    return Obeyed(
        DONE[
            await subscriptions.apply_token(
                registry.services.store, registry.services.key_issuer.secret, token, "stop"
            )
        ]
    )


# ---- helpers ---------------------------------------------------------------------------------


async def told(request: Asking, registry: TableRegistry, guest: str) -> Calls:
    """The channels that are offered, and those of this guest."""
    sender: Sender | None = request.app.state.sender
    return Calls(offers(sender), [shown(row) for row in await registry.services.store.channels(guest)])


def offers(sender: Sender | None) -> Offers:
    """The channels that are offered; none without a sender."""
    if sender is None:
        return Offers(push=None, email=False, webhook=[])
    config = sender.config
    return Offers(
        push=sender.signet.public if sender.signet else None,
        email=config.smtp is not None,
        webhook=list(config.webhooks),
    )


def shown(row: ChannelRow) -> Way:
    """A channel as its owner sees it."""
    return Way(row.id, row.kind, channels.display_name(channels.request_of(row)), row.confirmed, row.language)
