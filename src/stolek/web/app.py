"""The application: all doors, and what stands between them and the tables."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.routes import HTTPRoute
from litestar.stores.memory import MemoryStore
from litestar.types import ControllerRouterHandler

from stolek.kernel.refusal import Refusal
from stolek.store.store import Store
from stolek.tables.desk import Desk
from stolek.tables.house import House
from stolek.tables.keys import Locksmith
from stolek.tables.thinkers import Thinkers
from stolek.web import front, games, guests, learning, pages, replays, score, tables, whereabouts
from stolek.web.asking import TheDesk
from stolek.web.headers import be_strict
from stolek.web.limits import LONGEST_BODY, Addresses, Codes
from stolek.web.metrics import Metrics, metrics
from stolek.web.origins import is_ours
from stolek.web.refusals import failed, misunderstood, refused, refusing, unreadable
from stolek.web.settings import Settings
from stolek.web.sockets import table_socket

CHANNEL = "tables"
SECRET = ["^/api/tables", "^/api/records", "^/api/me", "^/metrics"]
CALLS = "calls"  # the store in which calls over HTTP are counted
A_MINUTE = 60  # seconds


class News(msgspec.Struct, frozen=True, array_like=True):
    """All that goes over the channel between workers: this table stands at so many entries."""

    table: str
    entries: int


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """Whether the house is open."""

    status: str
    tables: int
    awake: int


@get("/api/health", summary="Health", responses=refusing())
async def health(desk: TheDesk) -> Health:
    """Whether the memory can be written to and read, and how many tables there are."""
    await desk.house.stay_open()
    return Health(status="ok", tables=await desk.house.store.count(), awake=len(desk.awake))


DOORS: list[ControllerRouterHandler] = [
    front.page,
    front.sign,
    health,
    metrics,
    whereabouts.whereabouts,
    games.games,
    games.game_sheet,
    games.rules,
    games.rule,
    games.book,
    games.choices,
    games.words,
    games.house_words,
    games.box,
    score.example,
    score.score,
    learning.game_lessons,
    learning.try_move,
    learning.preview,
    replays.replay,
    guests.me,
    guests.change_me,
    tables.open_table,
    tables.go_on,
    tables.rematch,
    tables.sit_down,
    tables.come_back,
    tables.tables,
    tables.table_card,
    tables.record,
    table_socket,
]


@asynccontextmanager
async def open_house(
    settings: Settings, channels: ChannelsPlugin, calls: MemoryStore, app: Litestar
) -> AsyncIterator[None]:
    """The house and its chores, from the opening of the server to its end."""
    house = House(
        store=await Store.open(settings.database),
        locksmith=Locksmith(settings.secret, settings.source),
        thinkers=Thinkers(settings.thinkers),
        now=settings.now,
        ring=lambda table, entries: channels.publish(msgspec.json.encode(News(table, entries)), CHANNEL),
    )
    await house.open_doors()
    app.state.desk = desk = Desk(house)
    app.state.metrics.watch(desk)
    chores = [asyncio.create_task(chore) for chore in (desk.keep_time(), hear(channels, desk), forget(calls))]
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        await desk.close()
        await house.close_doors()


def application(settings: Settings) -> Litestar:
    """A server by these settings."""
    channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    calls = MemoryStore()
    return Litestar(
        route_handlers=[*DOORS, front.parts()],
        # The bell is there before the house opens, and until it has closed.
        lifespan=[channels, partial(open_house, settings, channels, calls)],
        state=State(
            {
                "settings": settings,
                "addresses": Addresses(settings.sockets_an_address),
                "codes": Codes(),
                "metrics": Metrics(),
            }
        ),
        dependencies={"desk": Provide(desk_of, sync_to_thread=False)},
        before_request=at_the_door,
        exception_handlers={
            Refusal: refused,
            HTTPException: misunderstood,
            RecursionError: unreadable,
            UnicodeError: unreadable,
            Exception: failed,
        },
        stores={CALLS: calls},
        middleware=[
            RateLimitConfig(
                rate_limit=("minute", settings.calls_a_minute), exclude=["^/assets/"], store=CALLS
            ).middleware
        ],
        # What holds secrets is sent as it is: its length would tell something.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=SECRET),
        before_send=[be_strict],
        logging_config=None,
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Stolek",
            version="1",
            use_handler_docstrings=True,
            render_plugins=[pages.ApiPage(path="/"), JsonRenderPlugin()],
        ),
    )


async def hear(channels: ChannelsPlugin, desk: Desk) -> None:
    """For ever: pass on what the channel says to those who watch here."""
    async with channels.start_subscription(CHANNEL) as subscriber:
        async for text in subscriber.iter_events():
            news = msgspec.json.decode(text, type=News)
            desk.hear_of(news.table, news.entries)


async def forget(calls: MemoryStore) -> None:
    """For ever: forget addresses that call no more; by itself the store forgets only who calls again."""
    while True:
        await asyncio.sleep(A_MINUTE)
        await calls.delete_expired()


def desk_of(state: State) -> Desk:
    """The desk, for whoever needs it."""
    desk: Desk = state.desk
    return desk


async def at_the_door(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Refuse what a page of another site wants to change here, and say what can be done with a path."""
    if request.method == "OPTIONS":
        return Response(None, status_code=204, headers={"Allow": ", ".join(sorted(methods(request)))})
    if request.method not in ("GET", "HEAD") and not is_ours(request):
        return refused(request, Refusal("foreign-page"))
    return None


def methods(request: Request[Any, Any, Any]) -> set[str]:
    """The methods of a path; Litestar's own answer knows only the first handler of each."""
    path = request.scope["path_template"]
    routes = [route for route in request.app.routes if isinstance(route, HTTPRoute)]
    return {method for route in routes if route.path_format == path for method in route.methods}
