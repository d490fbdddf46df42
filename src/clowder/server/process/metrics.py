"""What a server counts, as Prometheus reads it."""

from __future__ import annotations

from collections import Counter

from clowder.server.live.tables import Tables

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds; the bounds by which durations are counted."""
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS")
"""Methods that are counted by name: whoever sends others does not get to name our figures."""


class Metrics:
    """Counts since the start of this process."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.connections = 0
        self.moves = 0
        self.refused = 0
        self.seconds = [0] * (len(BUCKETS) + 1)
        """Moves by how long it took until they were durable."""
        self.total = 0.0

    def asked(self, method: str, status: int) -> None:
        """A request was answered."""
        self.requests[method if method in METHODS else "other", status] += 1

    def moved(self, seconds: float) -> None:
        """A move was acknowledged."""
        self.moves += 1
        self.total += seconds
        self.seconds[sum(seconds > bound for bound in BUCKETS)] += 1

    def text(self, tables: Tables, counts: dict[str, int]) -> str:
        """All of it, in Prometheus' format."""
        lines = [
            *header("clowder_connections", "gauge", "WebSockets that are open"),
            f"clowder_connections {self.connections}",
            *header("clowder_tables_in_hand", "gauge", "Tables in this server's memory"),
            f"clowder_tables_in_hand {len(tables.live)}",
            *header("clowder_tables_kept", "gauge", "Tables this server looks after"),
            f"clowder_tables_kept {len(tables.keepers)}",
            *header("clowder_tables", "gauge", "Tables in the store"),
            *(f'clowder_tables{{status="{status}"}} {count}' for status, count in sorted(counts.items())),
            *header("clowder_http_requests_total", "counter", "Requests over HTTP"),
            *(
                f'clowder_http_requests_total{{method="{method}",status="{status}"}} {count}'
                for (method, status), count in sorted(self.requests.items())
            ),
            *header("clowder_messages_refused_total", "counter", "Messages that were refused"),
            f"clowder_messages_refused_total {self.refused}",
            *header("clowder_move_seconds", "histogram", "From a move's arrival until it was durable"),
        ]
        below = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.seconds, strict=True):
            below += count
            lines.append(f'clowder_move_seconds_bucket{{le="{bound}"}} {below}')
        lines += [f"clowder_move_seconds_sum {self.total:.6f}", f"clowder_move_seconds_count {self.moves}"]
        return "\n".join(lines) + "\n"


def header(name: str, kind: str, about: str) -> tuple[str, str]:
    """What Prometheus wants to know of a figure."""
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"
