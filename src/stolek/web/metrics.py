"""Metrics for Prometheus: how much is going on, and nothing about whom."""

from __future__ import annotations

from collections.abc import Iterator

from litestar import Response, get
from litestar.datastructures import State
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

from stolek.tables.desk import Desk


class Metrics:
    """What is counted in one server."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.sockets = Gauge("stolek_sockets", "Open sockets.", registry=own)
        self.requests = Counter("stolek_requests", "Requests on sockets.", ["type"], registry=own)
        self.refusals = Counter("stolek_refusals", "Refused requests on sockets.", ["code"], registry=own)
        self.seconds = Histogram("stolek_request_seconds", "From a request to its answer.", registry=own)

    def watch(self, desk: Desk) -> None:
        """Count what the desk knows, too."""
        self.registry.register(DeskCollector(desk))


class DeskCollector:
    """Reads off the desk when somebody asks."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def collect(self) -> Iterator[Metric]:
        """Tables awake, bots thinking, and what was written."""
        awake = self.desk.awake.values()
        yield GaugeMetricFamily("stolek_tables_awake", "Tables that are awake.", len(awake))
        thinking = sum(len(table.thinking) for table in awake)
        yield GaugeMetricFamily("stolek_bots_thinking", "Bots that think.", thinking)
        writer = self.desk.house.store.writer
        yield CounterMetricFamily("stolek_commits", "Transactions.", writer.commits)
        yield CounterMetricFamily("stolek_stored", "Requests to the memory that were stored.", writer.stored)
        yield CounterMetricFamily("stolek_not_stored", "Those that were not.", writer.failed)


@get("/metrics", summary="Metrics for Prometheus", include_in_schema=False)
async def metrics(state: State) -> Response[bytes]:
    """All figures, as text."""
    return Response(generate_latest(state.metrics.registry), media_type=CONTENT_TYPE_LATEST)
