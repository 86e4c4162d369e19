"""The Litestar application: routes, middleware and background tasks."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
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
from stolek.notifications.scheduler import NotificationScheduler
from stolek.notifications.sender import Sender
from stolek.server import fallback_pages, static
from stolek.server.client_address import rate_limit_key
from stolek.server.errors import failed, misunderstood, refused, unreadable
from stolek.server.limits import A_MINUTE, LONGEST_BODY, Addresses, Buckets, Codes, Mails
from stolek.server.ops import health
from stolek.server.ops.metrics import Metrics, metrics
from stolek.server.origins import is_ours
from stolek.server.routes import (
    games,
    guests,
    lan_addresses,
    lessons,
    notifications,
    privacy,
    replays,
    score,
    tables,
)
from stolek.server.security_headers import be_strict
from stolek.server.settings import Settings
from stolek.server.ws.connection import table_socket
from stolek.store.store import Store
from stolek.tables.bots.pool import BotPool
from stolek.tables.failure_log import FailureLog
from stolek.tables.registry import TableRegistry
from stolek.tables.seats.access import KeyIssuer
from stolek.tables.services import Services

CHANNEL = "tables"
ASSETS = "^/assets/"
# Not compressed: the length of compressed secrets would leak something; assets are compressed already.
NOT_COMPRESSED = ["^/api/tables", "^/api/records", "^/api/me", "^/metrics", ASSETS]
CALLS = "calls"  # the store that counts HTTP requests for the rate limit
A_PAUSE = 1  # seconds before a background task that ended is restarted
STEADY = 60  # seconds after which a restarted task counts as recovered
WORKER_BYTES = 4
BackgroundTask = Callable[[], Awaitable[None]]
log = logging.getLogger(__name__)


class TableUpdate(msgspec.Struct, frozen=True, array_like=True):
    """A broadcast to all workers: this table has so many entries now, says this worker."""

    table: str
    entries: int
    worker: str


ROUTES: list[ControllerRouterHandler] = [
    static.page,
    static.icon,
    static.service_worker,
    static.asset,
    health.health,
    metrics,
    lan_addresses.whereabouts,
    games.games,
    games.game_sheet,
    games.rules,
    games.rule,
    games.book,
    games.choices,
    games.words,
    games.server_words,
    games.box,
    score.example,
    score.score,
    lessons.game_lessons,
    lessons.try_move,
    lessons.preview,
    replays.replay,
    guests.me,
    guests.change_me,
    notifications.calls,
    notifications.call_me,
    notifications.call_no_more,
    notifications.obey,
    notifications.stop,
    privacy.my_data,
    privacy.forget_me,
    tables.open_table,
    tables.go_on,
    tables.rematch,
    tables.sit_down,
    tables.come_back,
    tables.remove_table,
    tables.tables,
    tables.table_card,
    tables.record,
    table_socket,
]


@asynccontextmanager
async def lifespan(
    settings: Settings, channels: ChannelsPlugin, calls: MemoryStore, app: Litestar
) -> AsyncIterator[None]:
    """Start the services, the table registry and the background tasks; stop them at shutdown."""
    worker = secrets.token_hex(WORKER_BYTES)
    services = Services(
        store=await Store.open(settings.database),
        key_issuer=KeyIssuer(settings.secret, settings.source),
        bot_pool=BotPool(settings.bot_workers),
        now=settings.now,
        notify=lambda table, entries: channels.publish(
            msgspec.json.encode(TableUpdate(table, entries, worker)), CHANNEL
        ),
    )
    await services.start()
    app.state.registry = registry = TableRegistry(services)
    app.state.metrics.watch(registry)
    app.state.sender = sender = (
        Sender(settings.notifications, services) if settings.notifications.is_on else None
    )
    scheduler = NotificationScheduler(registry, sender, settings.notify_after) if sender else None
    todo: dict[str, BackgroundTask] = {
        "watch_clocks": registry.watch_clocks,
        "relay_updates": partial(relay_updates, channels, registry, scheduler, worker),
        "purge_rate_limits": partial(purge_rate_limits, calls),
    }
    chores = [asyncio.create_task(supervise(*chore)) for chore in todo.items()]
    try:
        yield
    finally:
        for chore in chores:
            chore.cancel()
        await asyncio.gather(*chores, return_exceptions=True)
        if scheduler:
            await scheduler.close()
        await registry.close()
        await services.stop()


def application(settings: Settings) -> Litestar:
    """Build the application from these settings."""
    channels = ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL])
    calls = MemoryStore()
    return Litestar(
        route_handlers=ROUTES,
        # The channel opens before the tables do, and closes after them.
        lifespan=[channels, partial(lifespan, settings, channels, calls)],
        state=State(
            {
                "settings": settings,
                "addresses": Addresses(settings.sockets_an_address),
                "hellos": Buckets(settings.hellos_a_minute),
                "expensive": Buckets(settings.expensive_calls_a_minute),
                "codes": Codes(),
                "mails": Mails(settings.mails_an_hour),
                "packing": asyncio.Lock(),
                "probe": health.DatabaseProbe(settings.health_lasts),
                "metrics": Metrics(),
            }
        ),
        dependencies={"registry": Provide(registry_of, sync_to_thread=False)},
        before_request=check_origin,
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
                rate_limit=("minute", settings.calls_a_minute),
                identifier_for_request=rate_limit_key,
                exclude=[ASSETS],
                store=CALLS,
            ).middleware
        ],
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=NOT_COMPRESSED),
        before_send=[be_strict],
        logging_config=None,
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Stolek",
            version="1",
            use_handler_docstrings=True,
            render_plugins=[fallback_pages.ApiPage(path="/"), JsonRenderPlugin()],
        ),
    )


async def supervise(name: str, chore: BackgroundTask) -> None:
    """Run a background task that should never end; if it fails or ends, log it and restart it."""
    failures = FailureLog(log, f"background task {name}")
    while True:
        recovery = asyncio.get_running_loop().call_later(STEADY, failures.worked)
        try:
            await chore()
            failures.failed(RuntimeError("it has ended"))
        except Exception as error:
            failures.failed(error)
        finally:
            recovery.cancel()
        await asyncio.sleep(A_PAUSE)


async def relay_updates(
    channels: ChannelsPlugin, registry: TableRegistry, scheduler: NotificationScheduler | None, worker: str
) -> None:
    """Receive broadcasts of changed tables; tell subscribers here and the notification scheduler."""
    async with channels.start_subscription(CHANNEL) as subscriber:
        for table in registry.loaded.values():
            table.presence.notify()  # a broadcast may have been missed while nobody was subscribed
        async for text in subscriber.iter_events():
            news = msgspec.json.decode(text, type=TableUpdate)
            elsewhere = news.worker != worker
            registry.on_update(news.table, news.entries, elsewhere)
            if scheduler and not elsewhere:
                scheduler.on_update(news.table)


async def purge_rate_limits(calls: MemoryStore) -> None:
    """Delete expired rate limit counters; by itself the store drops only those that are used again."""
    while True:
        await asyncio.sleep(A_MINUTE)
        await calls.delete_expired()


def registry_of(state: State) -> TableRegistry:
    """The table registry, as a dependency of handlers."""
    registry: TableRegistry = state.registry
    return registry


async def check_origin(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Refuse changes by pages of other sites (CSRF), and answer OPTIONS with the methods of a path."""
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
