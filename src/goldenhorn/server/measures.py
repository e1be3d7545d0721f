"""What the server is doing, for Prometheus."""

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from goldenhorn.server.hall import Hall
from goldenhorn.server.storage.writer import Writer
from goldenhorn.server.thinking import Thinkers

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Measures(Collector):
    def __init__(self, hall: Hall, writer: Writer, thinkers: Thinkers) -> None:
        self.hall = hall
        self.writer = writer
        self.thinkers = thinkers
        self.registry = CollectorRegistry()
        self.registry.register(self)
        hall.latency = Histogram(
            "goldenhorn_write_seconds", "From a wish to its entry on disk", buckets=BUCKETS, registry=self.registry
        ).observe
        hall.thinking = Histogram(
            "goldenhorn_thinking_seconds", "How long bots take to choose", buckets=BUCKETS, registry=self.registry
        ).observe

    def collect(self) -> list[Metric]:
        live = list(self.hall.live.values())
        return [
            GaugeMetricFamily("goldenhorn_tables", "Tables in memory", value=len(live)),
            GaugeMetricFamily(
                "goldenhorn_tables_kept",
                "Tables whose bots and clocks are seen to here",
                value=sum(one.kept for one in live),
            ),
            GaugeMetricFamily("goldenhorn_sockets", "Connections", value=sum(len(one.here) for one in live)),
            CounterMetricFamily("goldenhorn_entries", "Entries of logs that happened here", value=self.hall.entries),
            GaugeMetricFamily(
                "goldenhorn_writes_waiting", "Writes that wait for the next commit", value=self.writer.waiting
            ),
            GaugeMetricFamily("goldenhorn_bots_waiting", "Choices that wait for a worker", value=self.thinkers.waiting),
            GaugeMetricFamily("goldenhorn_bots_thinking", "Choices that are thought about", value=self.thinkers.thinking),
            GaugeMetricFamily("goldenhorn_bots_warm", "Workers that have every level ready", value=self.thinkers.warm),
            CounterMetricFamily(
                "goldenhorn_bots_restarts", "Workers that had to be replaced", value=self.thinkers.restarts
            ),
        ]

    def show(self) -> tuple[bytes, str]:
        return generate_latest(self.registry), CONTENT_TYPE_LATEST
