"""The front end: the pages that `make setup` builds from web/, served as files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.exceptions import NotFoundException
from litestar.router import Router
from litestar.static_files import create_static_files_router

from stolek.web import pages

SITE = Path(__file__).parent / "site"
A_YEAR = 365 * 24 * 3600
ASKED_ANEW = {"cache-control": "no-cache"}
# One page for all of them: what it shows is decided in the browser, by the address.
ADDRESSES = [
    "/",
    "/new",
    "/new/{game:str}",
    "/join",
    "/tables",
    "/table/{table:str}",
    "/replay",
    "/replay/{table:str}",
    "/rules/{game:str}",
    "/learn/{game:str}",
    "/desk/{game:str}",
    "/about",
    "/calls",
]


@get(ADDRESSES, media_type=MediaType.HTML, include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page; without it, one that tells what is missing."""
    return shown(request)


def shown(request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """The page as an answer; it is asked for anew each time, what belongs to it has names of its own."""
    index = SITE / "index.html"
    body = index.read_bytes() if index.exists() else pages.door(request).encode()
    return Response(body, status_code=status, media_type=MediaType.HTML, headers=ASKED_ANEW)


@get("/stolek.svg", media_type="image/svg+xml", include_in_schema=False)
async def sign() -> bytes:
    """The sign over the door."""
    return file("stolek.svg")


@get("/servant.js", media_type="text/javascript", include_in_schema=False)
async def servant() -> Response[bytes]:
    """The servant who shows calls in a browser; he comes from the root, so that he serves the whole house."""
    return Response(file("servant.js"), media_type="text/javascript", headers=ASKED_ANEW)


def file(name: str) -> bytes:
    """What was built under this name."""
    found = SITE / name
    if not found.exists():
        raise NotFoundException
    return found.read_bytes()


def parts() -> Router:
    """Scripts, styles and pictures; their names change with their contents, so a browser may keep them."""
    return create_static_files_router(
        path="/assets",
        directories=[SITE / "assets"],
        include_in_schema=False,
        cache_control=CacheControlHeader(max_age=A_YEAR, immutable=True),
    )
