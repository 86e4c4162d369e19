"""What handlers depend on: the table registry, parts of a request, and a guard for expensive routes."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, HeaderParameter

from stolek.server.client_address import Connection, rate_limit_key
from stolek.store import rows
from stolek.tables.registry import TableRegistry

Asking = Request[Any, Any, Any]
TheRegistry = NamedDependency[TableRegistry]
Name = FromPath[str]
Language = FromPath[rows.Language]
Keys = Annotated[
    str | None,
    HeaderParameter(
        name="X-Stolek-Keys", description="access keys of the table, separated by commas", max_length=800
    ),
]


def expensive(connection: Connection, _: BaseRouteHandler) -> None:
    """Guard of expensive routes: a stricter rate limit for each address."""
    connection.app.state.expensive.check(rate_limit_key(connection))
