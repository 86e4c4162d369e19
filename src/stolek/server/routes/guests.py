"""Guests: their name and colour, which can be changed at any time."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, put
from litestar.params import JSONBody
from msgspec import Meta

from stolek.server.dependencies import Asking, TheRegistry
from stolek.server.errors import refusing
from stolek.server.session import cookie, guest_of
from stolek.tables.seats.occupancy import COLOURS, Guest, check_guest


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


def with_cookie(request: Asking, guest: Guest) -> Response[Face]:
    """A guest's name and colour, with the session cookie."""
    return Response(Face(guest.name, guest.colour), cookies=[cookie(request, guest)])
