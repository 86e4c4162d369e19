"""What handlers ask for: the desk, and parts of a request."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, HeaderParameter

from stolek.server.client_address import Connection, household
from stolek.store import rows
from stolek.tables.registry import Desk

Asking = Request[Any, Any, Any]
TheDesk = NamedDependency[Desk]
Name = FromPath[str]
Language = FromPath[rows.Language]
Keys = Annotated[
    str | None,
    HeaderParameter(
        name="X-Stolek-Keys", description="keys of the table, with commas between", max_length=800
    ),
]


def dear(connection: Connection, _: BaseRouteHandler) -> None:
    """Guards what costs the house much: nobody may ask for it too often."""
    connection.app.state.dear.check(household(connection))
