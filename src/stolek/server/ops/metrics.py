"""Metrics for Prometheus: how much is going on, and nothing about whom."""

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
    """What is counted in one server."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.sockets = Gauge("stolek_sockets", "Open sockets.", registry=own)
        self.requests = Counter("stolek_requests", "Requests on sockets.", ["type"], registry=own)
        self.refusals = Counter("stolek_refusals", "Refused requests on sockets.", ["code"], registry=own)
        self.faults = Counter("stolek_faults", "Sockets closed by a fault of ours.", registry=own)
        self.seconds = Histogram("stolek_request_seconds", "From a request to its answer.", registry=own)

    def watch(self, registry: TableRegistry) -> None:
        """Count what the desk knows, too."""
        self.registry.register(RegistryCollector(registry))


class RegistryCollector:
    """Reads off the desk when somebody asks."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    def collect(self) -> Iterator[Metric]:
        """Tables awake, bots thinking, and what was written."""
        awake = self.registry.loaded.values()
        yield GaugeMetricFamily("stolek_tables_awake", "Tables that are awake.", len(awake))
        thinking = sum(len(table.thinking) for table in awake)
        yield GaugeMetricFamily("stolek_bots_thinking", "Bots that think.", thinking)
        writer = self.registry.services.store.writer
        yield CounterMetricFamily("stolek_commits", "Transactions.", writer.commits)
        yield CounterMetricFamily("stolek_stored", "Requests to the memory that were stored.", writer.stored)
        yield CounterMetricFamily("stolek_not_stored", "Those that were not.", writer.failed)


@get("/metrics", summary="Metrics for Prometheus", include_in_schema=False)
async def metrics(request: Asking) -> Response[bytes]:
    """All figures, as text; for those who run the server: on a small one, they tell what an opponent does."""
    if not is_for(request):
        raise NotFoundException
    registry = request.app.state.metrics.registry
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)


def is_for(request: Asking) -> bool:
    """Whether somebody shows the token of the figures; where there is none, whether he is on this machine."""
    token: str | None = request.app.state.settings.metrics_token
    if token is None:
        return is_same_machine(request)
    shown = request.headers.get("authorization", "").encode("latin-1")
    return compare_digest(shown, f"Bearer {token}".encode())
