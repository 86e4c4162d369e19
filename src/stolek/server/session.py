"""Sessions: a guest is known by a signed cookie, which holds their id, name and colour."""

from __future__ import annotations

from typing import Any

import msgspec
from itsdangerous import BadSignature, URLSafeSerializer
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from stolek.server.dependencies import Asking
from stolek.tables.registry import TableRegistry
from stolek.tables.seats.occupancy import Guest

Connection = ASGIConnection[Any, Any, Any, Any]
COOKIE = "stolek-guest"
A_YEAR = 365 * 24 * 3600


def guest_of(request: Connection, registry: TableRegistry) -> Guest:
    """Authenticate a guest by the session cookie; without a valid one, it is a new guest."""
    signed = request.cookies.get(COOKIE, "")
    try:
        return msgspec.convert(signer(request).loads(signed), Guest)
    except (BadSignature, msgspec.ValidationError):
        return Guest(registry.services.key_issuer.id())


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
