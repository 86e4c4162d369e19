"""Calls over HTTP: by which ways a guest is called when he is away. None, until he asks for one."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from stolek.kernel.refusal import Refusal
from stolek.notifications import channels, subscriptions
from stolek.notifications.channels import ByEmail, Wish
from stolek.notifications.sender import Sender
from stolek.server.client_address import rate_limit_key
from stolek.server.dependencies import Asking, TheRegistry, expensive
from stolek.server.errors import refusing
from stolek.server.routes.guests import cookie, guest_of
from stolek.store import rows
from stolek.store.rows import ChannelRow
from stolek.tables.registry import TableRegistry

LONGEST_TOKEN = 200
DONE: dict[str, Literal["confirmed", "stopped"]] = {"confirm": "confirmed", "stop": "stopped"}


class Offers(msgspec.Struct, frozen=True):
    """By which ways the house calls people."""

    push: str | None
    """The public key that a browser wants to know, in base64; none where nothing is pushed."""
    email: bool
    webhook: list[str]
    """The hosts to which a webhook may point."""


class Way(msgspec.Struct, frozen=True):
    """A way by which a guest is called."""

    id: str
    way: rows.Way
    shown: str
    """The e-mail address; else the host alone, because whoever knows the rest could call, too."""
    confirmed: bool
    language: rows.Language


class Calls(msgspec.Struct, frozen=True):
    """How a guest can be called, and how he is."""

    offers: Offers
    ways: list[Way]


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A token from a message: it stands behind the # of a link."""

    token: Annotated[str, Meta(max_length=LONGEST_TOKEN)]


class Obeyed(msgspec.Struct, frozen=True):
    """What a token has brought about."""

    done: Literal["confirmed", "stopped"]


@get("/api/me/calls", summary="How am I called?", responses=refusing())
async def calls(request: Asking, registry: TheRegistry) -> Calls:
    """By which ways the house calls people who are away, and by which of them me."""
    return await told(request, registry, guest_of(request, registry).id)


@post("/api/me/calls", summary="Call me", guards=[expensive], responses=refusing(403, 409, 413))
async def call_me(request: Asking, registry: TheRegistry, data: JSONBody[Wish]) -> Response[Calls]:
    """One way more, if a first message arrives there; in an e-mail it asks whether it is welcome."""
    guest = guest_of(request, registry)
    carrier: Sender | None = request.app.state.sender
    if carrier is None:
        raise Refusal("calls-off")
    channels.check(data, carrier.config)
    if isinstance(data, ByEmail):
        request.app.state.mails.check(rate_limit_key(request), data.address)
    await subscriptions.subscribe(carrier, guest.id, data)
    return Response(await told(request, registry, guest.id), cookies=[cookie(request, guest)])


@delete(
    "/api/me/calls/{way:str}",
    summary="Call me no more",
    status_code=200,
    responses=refusing(403, 404),
)
async def call_no_more(request: Asking, registry: TheRegistry, way: FromPath[str]) -> Calls:
    """One way less, of my own."""
    guest = guest_of(request, registry)
    await subscriptions.unsubscribe(registry.services.store, guest.id, way)
    return await told(request, registry, guest.id)


@post(
    "/api/calls",
    summary="Confirm or stop calls",
    status_code=200,
    guards=[expensive],
    responses=refusing(403, 413),
)
async def obey(registry: TheRegistry, data: JSONBody[Held]) -> Obeyed:
    """What the link in a message is for; it is done when a person says so, not when the link is followed."""
    return Obeyed(
        DONE[
            await subscriptions.apply_token(
                registry.services.store, registry.services.key_issuer.secret, data.token
            )
        ]
    )


@post(
    "/api/calls/stop/{token:str}",
    summary="Stop calls",
    status_code=200,
    guards=[expensive],
    responses=refusing(403),
)
async def stop(registry: TheRegistry, token: FromPath[str]) -> Obeyed:
    """The one click of RFC 8058, made by a mail program for somebody who wants no more of our mail."""
    return Obeyed(
        DONE[
            await subscriptions.apply_token(
                registry.services.store, registry.services.key_issuer.secret, token, "stop"
            )
        ]
    )


# ---- within ----------------------------------------------------------------------------------


async def told(request: Asking, registry: TableRegistry, guest: str) -> Calls:
    """What a guest may know: all that is offered, and his own ways."""
    carrier: Sender | None = request.app.state.sender
    return Calls(offers(carrier), [shown(row) for row in await registry.services.store.channels(guest)])


def offers(carrier: Sender | None) -> Offers:
    """What is offered; nothing where nobody carries messages."""
    if carrier is None:
        return Offers(push=None, email=False, webhook=[])
    config = carrier.config
    return Offers(
        push=carrier.signet.public if carrier.signet else None,
        email=config.smtp is not None,
        webhook=list(config.webhooks),
    )


def shown(row: ChannelRow) -> Way:
    """A way as its owner sees it."""
    return Way(row.id, row.way, channels.shown(channels.wish_of(row)), row.confirmed, row.language)
