"""Metrics for Prometheus: totals only, nothing about single users."""

from __future__ import annotations

from collections.abc import Iterator
from secrets import compare_digest

from litestar import Response, get
from litestar.exceptions import NotFoundException
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric

from stolek.server.client_address import is_same_machine
from stolek.server.dependencies import Asking
from stolek.tables.registry import TableRegistry


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.sockets = Gauge("stolek_sockets", "Open sockets.", registry=own)
        self.requests = Counter("stolek_requests", "Requests on sockets.", ["type"], registry=own)
        self.refusals = Counter("stolek_refusals", "Refused requests on sockets.", ["code"], registry=own)
        self.faults = Counter("stolek_faults", "Sockets closed by an internal error.", registry=own)
        self.seconds = Histogram("stolek_request_seconds", "Time from a request to its answer.", registry=own)

    def watch(self, registry: TableRegistry) -> None:
        """Add the metrics of the table registry."""
        self.registry.register(RegistryCollector(registry))


class RegistryCollector:
    """Reads the table registry whenever metrics are scraped."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    def collect(self) -> Iterator[Metric]:
        """Loaded tables, bots at work, and database writes."""
        awake = self.registry.loaded.values()
        yield GaugeMetricFamily("stolek_tables_awake", "Tables that are loaded.", len(awake))
        thinking = sum(len(table.thinking) for table in awake)
        yield GaugeMetricFamily("stolek_bots_thinking", "Bots that choose a move.", thinking)
        writer = self.registry.services.store.writer
        yield CounterMetricFamily("stolek_commits", "Database transactions.", writer.commits)
        yield CounterMetricFamily("stolek_stored", "Writes to the database that were stored.", writer.stored)
        yield CounterMetricFamily("stolek_not_stored", "Writes to the database that failed.", writer.failed)


@get("/metrics", summary="Metrics for Prometheus", include_in_schema=False)
async def metrics(request: Asking) -> Response[bytes]:
    """All metrics, as text; for operators only: on a small server they tell what an opponent does."""
    if not is_for(request):
        raise NotFoundException
    registry = request.app.state.metrics.registry
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def is_for(request: Asking) -> bool:
    """Whether the metrics token was sent; where none is set, whether the client is on this machine."""
    token: str | None = request.app.state.settings.metrics_token
    if token is None:
        return is_same_machine(request)
    shown = request.headers.get("authorization", "").encode("latin-1")
    return compare_digest(shown, f"Bearer {token}".encode())
