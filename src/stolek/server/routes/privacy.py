"""A guest's data: everything that is stored of them as one file, and its deletion."""

from __future__ import annotations

import asyncio
import io
import time
import zipfile
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Response, delete, get
from litestar.openapi.datastructures import ResponseSpec

from stolek.server.dependencies import Asking, TheRegistry, expensive
from stolek.server.errors import refusing
from stolek.server.routes.tables import record_name
from stolek.server.session import COOKIE, guest_of
from stolek.store.rows import ChannelRow, ChatRow
from stolek.tables.actions import privacy
from stolek.tables.actions.privacy import Kept
from stolek.tables.registry import TableRegistry
from stolek.tables.seats.occupancy import Guest

ZIP = "application/zip"
EARLIEST = 10 * 366 * 24 * 3600  # seconds after 1970; zip archives know no earlier time
DONE = (None, 204)  # not refused
AN_ARCHIVE = ResponseSpec(
    bytes, generate_examples=False, media_type=ZIP, description="A zip archive: me.json and records."
)


@get("/api/me/data", summary="My data", guards=[expensive], responses={200: AN_ARCHIVE, **refusing()})
async def my_data(request: Asking, registry: TheRegistry) -> Response[bytes]:
    """Everything that is stored of the guest: tables, chat messages, records of finished matches, and
    notification channels.
    """
    guest = guest_of(request, registry)
    async with request.app.state.packing:  # one at a time: some archives are large
        found = [one async for one in everything(registry, guest)]
        ways = await registry.services.store.channels(guest.id)
        packed = await asyncio.to_thread(archive, guest, found, ways)
    headers = {"Content-Disposition": 'attachment; filename="stolek.zip"'}
    return Response(packed, headers=headers, media_type=ZIP)


async def take_cookie(answer: Response[Any]) -> Response[Any]:
    """Delete the session cookie of a guest who was forgotten."""
    if answer.status_code in DONE:
        answer.delete_cookie(COOKIE)
    return answer


@delete(
    "/api/me",
    summary="Forget me",
    guards=[expensive],
    after_request=take_cookie,
    responses=refusing(403),
)
async def forget_me(request: Asking, registry: TheRegistry) -> None:
    """Delete everything that identifies the guest; running matches are given up."""
    await privacy.forget(registry, guest_of(request, registry).id)


# ---- helpers ---------------------------------------------------------------------------------


async def everything(registry: TableRegistry, guest: Guest) -> AsyncIterator[Kept]:
    """Everything that is stored of a guest, table by table."""
    for row in await registry.services.store.tables_of(guest.id, most=None):
        yield await privacy.collect(registry, guest.id, row)


def archive(guest: Guest, found: list[Kept], ways: list[ChannelRow]) -> bytes:
    """Everything in one zip file; its records can be replayed and verified like any other."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as files:
        me = {
            "name": guest.name,
            "colour": guest.colour,
            "tables": [listed(one) for one in found],
            "calls": [way_of(row) for row in ways],
        }
        text = msgspec.json.format(msgspec.json.encode(me), indent=2)
        files.writestr(dated("me.json", max((one.table.changed for one in found), default=0)), text)
        for one in found:
            if one.record:
                place = f"records/{record_name(one.table)}"
                files.writestr(dated(place, one.table.changed), one.record.to_json())
    return packed.getvalue()


def dated(name: str, changed: int) -> zipfile.ZipInfo:
    """A file of the archive, dated by the last change of its contents."""
    at = time.gmtime(max(changed // 1000, EARLIEST))
    file = zipfile.ZipInfo(name, (at.tm_year, at.tm_mon, at.tm_mday, at.tm_hour, at.tm_min, at.tm_sec))
    file.compress_type = zipfile.ZIP_DEFLATED
    return file


def listed(one: Kept) -> dict[str, Any]:
    """A table of the guest, for me.json."""
    row = one.table
    return {
        "table": row.id,
        "game": row.game,
        "phase": row.phase,
        "created": row.created,
        "begun": row.begun,
        "changed": row.changed,
        "agreement": msgspec.Raw(row.agreement.encode()),
        "seats": [
            {"seat": seat_row.seat, "name": seat_row.name, "colour": seat_row.colour}
            for seat_row in one.seats
        ],
        "said": [spoken(remark) for remark in one.said],
        "record": record_name(row) if one.record else None,
    }


def spoken(remark: ChatRow) -> dict[str, Any]:
    """A chat message of the guest."""
    return {"at": remark.at, "seat": remark.seat, "phrase": remark.phrase, "text": remark.text}


def way_of(row: ChannelRow) -> dict[str, Any]:
    """A notification channel, with everything that is stored of it."""
    return {
        "way": row.kind,
        "target": msgspec.Raw(row.target.encode()),
        "language": row.language,
        "confirmed": row.confirmed,
        "created": row.created,
    }
