"""Guests: a session is a signed cookie; name and colour in it can be changed at any time."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from litestar import Response, get, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta

from stolek.server.dependencies import Asking, TheRegistry
from stolek.server.errors import refusing
from stolek.tables.registry import TableRegistry
from stolek.tables.seats.occupancy import COLOURS, Guest, check_guest

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "stolek-guest"
A_YEAR = 365 * 24 * 3600


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's name and colour."""

    name: Annotated[str, Meta(max_length=40)] = ""
    colour: Annotated[str, Meta(max_length=12)] = COLOURS[0]


@get("/api/me", summary="My name and colour", responses=refusing())
async def me(request: Asking, registry: TheRegistry) -> Response[Face]:
    """The guest's name and colour; a new guest gets a session cookie here."""
    return with_cookie(request, guest_of(request, registry))


@put("/api/me", summary="Change name and colour", responses=refusing(403, 413))
async def change_me(request: Asking, registry: TheRegistry, data: JSONBody[Face]) -> Response[Face]:
    """Change name and colour; the session stays that of the same guest."""
    guest = Guest(guest_of(request, registry).id, data.name, data.colour)
    check_guest(guest)
    return with_cookie(request, guest)


def guest_of(request: Connection, registry: TableRegistry) -> Guest:
    """Authenticate a guest by the session cookie; without a valid one, it is a new guest."""
    signed = request.cookies.get(COOKIE, "")
    try:
        return msgspec.convert(signer(request).loads(signed), Guest)
    except (BadSignature, msgspec.ValidationError):
        return Guest(registry.services.key_issuer.id())


def with_cookie(request: Asking, guest: Guest) -> Response[Face]:
    """A guest's name and colour, with the session cookie."""
    return Response(Face(guest.name, guest.colour), cookies=[cookie(request, guest)])


def cookie(request: Asking, guest: Guest) -> Cookie:
    """The session of a guest: a signed cookie that no script can read."""
    return Cookie(
        key=COOKIE,
        value=signer(request).dumps(msgspec.to_builtins(guest)),
        max_age=A_YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def signer(request: Connection) -> URLSafeSerializer:
    """Signs and checks session cookies with the server's secret."""
    return URLSafeSerializer(request.app.state.settings.secret, salt=COOKIE)
