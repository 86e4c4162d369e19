"""Tables over HTTP: open, join, rejoin, list. At the table itself clients use the socket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from stolek.kernel.record import Record
from stolek.kernel.refusal import Refusal
from stolek.server.client_address import rate_limit_key
from stolek.server.dependencies import Asking, Keys, Name, TheRegistry, expensive
from stolek.server.errors import refusing
from stolek.server.limits import Codes
from stolek.server.routes.games import on_shelf
from stolek.server.session import cookie, guest_of
from stolek.server.ws import render
from stolek.server.ws.messages import Card, Seat, Word
from stolek.store.rows import SeatRow, TableRow
from stolek.tables.actions import creation
from stolek.tables.actions.creation import Opened
from stolek.tables.registry import TableRegistry
from stolek.tables.seats import host_actions, occupancy, rejoin
from stolek.tables.seats.access import Rights
from stolek.tables.seats.occupancy import Admission
from stolek.tables.settings import Agreement
from stolek.tables.table import Table

Which = Literal["mine", "join", "watch"]
A_DAY = 24 * 3600 * 1000  # milliseconds; older lobbies are not listed
A_RECORD = ResponseSpec(dict[str, Any], generate_examples=False, description="A record, as a file.")


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The settings of a new table."""

    agreement: Agreement
    seats: Annotated[list[Word], Meta(max_length=8)] = []
    """For every seat `me`, `open`, or the level of a bot; by default `me`, then `open`."""
    names: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []
    """Names of the people at this screen, seat by seat; an empty one is the guest's own."""
    open: bool = False
    """Whether strangers may find the table, join it and watch it as spectators."""


class GoingOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A record to be continued at a new table."""

    record: str
    upto: Annotated[int, Meta(ge=0)] | None = None
    seats: Annotated[list[Word], Meta(max_length=8)] = []


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The seat to take; any free one, if none is named."""

    seat: Seat | None = None
    code: Annotated[str, Meta(max_length=40)] | None = None
    """The invitation code that the host has read out, in place of an invitation's key."""


class Returning(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The rejoin code of a seat; without it, the session cookie authenticates its guest."""

    code: Annotated[str, Meta(max_length=40)] | None = None
    pin: Annotated[str, Meta(max_length=8)] | None = None
    """If one was set for the seat."""


# ---- opening ---------------------------------------------------------------------------------


@post("/api/tables", summary="Open a table", guards=[expensive], responses=refusing(403, 404, 413))
async def open_table(request: Asking, registry: TheRegistry, data: JSONBody[Opening]) -> Response[Opened]:
    """Open a table; its secrets are in this answer only."""
    on_shelf(data.agreement.game)
    guest = guest_of(request, registry)
    opened = await creation.open_table(registry, guest, data.agreement, data.seats, data.open, data.names)
    return Response(opened, cookies=[cookie(request, guest)])


@post("/api/records", summary="Continue a record", guards=[expensive], responses=refusing(403, 404, 413))
async def go_on(request: Asking, registry: TheRegistry, data: JSONBody[GoingOn]) -> Response[Opened]:
    """Open a table that continues a record, with a new secret seed."""
    record = Record.from_json(data.record)
    on_shelf(record.header.game)
    guest = guest_of(request, registry)
    opened = await creation.go_on(registry, guest, record, data.upto, data.seats)
    return Response(opened, cookies=[cookie(request, guest)])


@post(
    "/api/tables/{name:str}/rematch",
    summary="Rematch",
    guards=[expensive],
    responses=refusing(403, 404, 409),
)
async def rematch(registry: TheRegistry, name: Name, keys: Keys = None) -> list[Admission]:
    """One's seats at the next table, each one further; the match begins when everybody has come."""
    async with registry.at(name) as table:
        rights = await held(registry, table, keys)
        if not rights.seats:
            raise Refusal("not-seated")
        return await creation.follow(registry, table, rights.seats)


# ---- joining ---------------------------------------------------------------------------------


@post("/api/tables/{name:str}/seats", summary="Join a table", responses=refusing(403, 404, 409, 413))
async def sit_down(
    request: Asking, registry: TheRegistry, name: Name, data: JSONBody[Wanted], keys: Keys = None
) -> Response[Admission]:
    """Take a free seat; unless the table is open to all, with the key or the code of an invitation."""
    guest = guest_of(request, registry)
    async with registry.at(name) as table:
        invitations = table.row.invitations
        rights = await held(registry, table, keys)
        if data.code is not None:
            request.app.state.codes.check(name, rate_limit_key(request))
            rights = invited(table, rights, data.code)
        admission = await occupancy.sit_down(table, guest, rights, data.seat, invitations)
    return Response(admission, cookies=[cookie(request, guest)])


@post("/api/tables/{name:str}/return", summary="Rejoin a table", responses=refusing(403, 404, 413))
async def come_back(
    request: Asking, registry: TheRegistry, name: Name, data: JSONBody[Returning]
) -> list[Admission]:
    """Get a seat back on another device, by its code; or all of the session in the same browser."""
    async with registry.at(name) as table:
        if data.code is None:
            return await occupancy.claim(table, guest_of(request, registry))
        codes: Codes = request.app.state.codes
        codes.check(name, rate_limit_key(request))
        return [await rejoin.come_back(table, data.code, data.pin, codes.pins.check)]


@delete("/api/tables/{name:str}", summary="Remove a table", responses=refusing(403, 404, 409))
async def remove_table(registry: TheRegistry, name: Name, keys: Keys = None) -> None:
    """Delete a table, as its host; refused while others are in the middle of a match."""
    async with registry.at(name) as table:
        await host_actions.remove(table, await held(registry, table, keys))


# ---- reading ---------------------------------------------------------------------------------


@get("/api/tables", summary="List tables", responses=refusing())
async def tables(request: Asking, registry: TheRegistry, which: FromQuery[Which] = "join") -> list[Card]:
    """The guest's tables, those with a free seat for strangers, or those open to spectators."""
    store = registry.services.store
    if which == "mine":
        rows = await store.tables_of(guest_of(request, registry).id)
    elif which == "watch":
        rows = await store.to_watch()
    else:
        rows = await store.to_join(since=registry.services.now() - A_DAY)
    return await cards_of(registry, rows)


@get("/api/tables/{name:str}", summary="One table", responses=refusing(403, 404))
async def table_card(registry: TheRegistry, name: Name, keys: Keys = None) -> Card:
    """What a client may know of a table with its address and, where needed, an access key."""
    async with registry.at(name) as table:
        table.check_may_look(await shown(registry, name, keys))
        return render.card(table)


@get(
    "/api/tables/{name:str}/record",
    summary="The record of a match",
    media_type="application/json",
    responses={200: A_RECORD, **refusing(403, 404, 409)},
)
async def record(registry: TheRegistry, name: Name, keys: Keys = None) -> Response[bytes]:
    """The record of a finished match, with its seed, as a file that `stolek verify` accepts."""
    async with registry.at(name) as table:
        table.check_may_look(await shown(registry, name, keys))
        if table.row.phase != "over":
            raise Refusal("not-over")
        text = table.running.record.to_json()
    headers = {"Content-Disposition": f'attachment; filename="{record_name(table.row)}"'}
    return Response(text.encode(), headers=headers, media_type="application/json")


# ---- helpers ---------------------------------------------------------------------------------


def record_name(row: TableRow) -> str:
    """The file name of a table's record."""
    return f"{row.game}-{row.id}.json"


async def cards_of(registry: TableRegistry, rows: list[TableRow]) -> list[Card]:
    """The cards of tables, with one more database query for all of them."""
    chairs = await registry.services.store.seats_of(row.id for row in rows)
    return [card_of(registry, row, chairs[row.id]) for row in rows]


def card_of(registry: TableRegistry, row: TableRow, chairs: list[SeatRow]) -> Card:
    """The card of a table, without loading it."""
    if row.id in registry.loaded and not registry.loaded[row.id].is_stale:
        return render.card(registry.loaded[row.id])
    agreement = msgspec.json.decode(row.agreement, type=Agreement)
    return render.carded(row, agreement, chairs)


def invited(table: Table, rights: Rights, code: str) -> Rights:
    """The rights together with an invitation; refuses a wrong code."""
    if not table.services.key_issuer.invites(code, table.id, table.row.invitations):
        raise Refusal("wrong-code")
    return msgspec.structs.replace(rights, invited=True)


async def held(registry: TableRegistry, table: Table, keys: str | None) -> Rights:
    """The rights of access keys before a change; under the lock, lest one be revoked meanwhile."""
    async with table.exclusive():
        return await shown(registry, table.id, keys)


async def shown(registry: TheRegistry, name: Name, keys: str | None) -> Rights:
    """The rights of access keys that were sent."""
    return await registry.rights(name, keys.split(",") if keys else ())
