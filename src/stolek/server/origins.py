"""Origins: pages of other sites may not act for a user (CSRF)."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection


def is_ours(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether a request comes from a page of ours, or from no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    allowed: tuple[str, ...] = connection.app.state.settings.origins
    return origin in allowed or host_of(origin) == connection.headers.get("host")


def host_of(origin: str) -> str | None:
    """The host of an origin; None if it is no address."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return None
