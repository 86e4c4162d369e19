"""The front end: pages that `make setup` builds from web/, served as static files."""

from __future__ import annotations

import gzip
from functools import cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.exceptions import NotFoundException

from stolek.server import fallback_pages
from stolek.server.dependencies import Name

SITE = Path(__file__).parent / "site"
A_YEAR = 365 * 24 * 3600
ASKED_ANEW = {"cache-control": "no-cache"}
IMMUTABLE = f"max-age={A_YEAR}, immutable"
GZIP = {"content-encoding": "gzip"}
# One page for all of them: the browser decides by the address what to show.
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
    """The page of the front end; a fallback page if it was not built."""
    return page_response(request)


def page_response(request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """The page as a response; browsers check it each time, while its assets change their names."""
    index = SITE / "index.html"
    body = index.read_bytes() if index.exists() else fallback_pages.start_page(request).encode()
    return Response(body, status_code=status, media_type=MediaType.HTML, headers=ASKED_ANEW)


@get("/stolek.svg", media_type="image/svg+xml", include_in_schema=False)
async def icon() -> bytes:
    """The icon of the site."""
    return file("stolek.svg")


@get("/service-worker.js", media_type="text/javascript", include_in_schema=False)
async def service_worker() -> Response[bytes]:
    """The service worker for push notifications; at the root, so that its scope is the whole site."""
    return Response(file("service-worker.js"), media_type="text/javascript", headers=ASKED_ANEW)


def file(name: str) -> bytes:
    """A built file; not found if there is none."""
    found = SITE / name
    if not found.is_file():
        raise NotFoundException
    return found.read_bytes()


@route("/assets/{name:str}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def asset(request: Request[Any, Any, Any], name: Name) -> Response[bytes]:
    """A script, a style or a picture; its name changes with its contents, so browsers may cache it."""
    zipped = "gzip" in request.headers.get("accept-encoding", "")
    return Response(
        compressed(name) if zipped else file(f"assets/{name}"),
        media_type=guess_type(name)[0],
        headers={"cache-control": IMMUTABLE, "vary": "accept-encoding"} | (GZIP if zipped else {}),
    )


@cache
def compressed(name: str) -> bytes:
    """An asset compressed, cached because a page needs a dozen of them."""
    return gzip.compress(file(f"assets/{name}"), mtime=0)
