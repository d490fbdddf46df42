"""What a server counts, as Prometheus reads it: of all processes that serve one port, whichever of them is asked."""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections.abc import Iterator

from clowder.server.live.tables import Tables
from clowder.server.process.shared_numbers import SharedNumbers

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds; the bounds by which durations are counted."""
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "other")
"""Methods that are counted by name: whoever sends others does not get to name our figures."""
STATUSES = range(600)
"""0: whoever asked was gone before there was an answer."""

# Where in a process' row the numbers are. First what is so now, and ends with the process:
PROCESSES, CONNECTIONS, IN_HAND, KEPT = range(4)
NOW = 4
"""How many those are."""
# Then what was counted, which the next process in the same row goes on counting: a counter must not go back.
REFUSED, TOTAL = range(NOW, NOW + 2)
SECONDS = TOTAL + 1
"""Moves by how long it took until they were durable: the first of the buckets."""
REQUESTS = SECONDS + len(BUCKETS) + 1
"""The first method's first status."""
WIDTH = REQUESTS + len(METHODS) * len(STATUSES)

LOOK_SECONDS = 1.0
"""Between two looks at the tables, for those who add up."""


class Metrics:
    """What this process counts, beside the others', since the first of them was started."""

    def __init__(self, numbers: SharedNumbers | None = None, row: int = 0) -> None:
        self.numbers = numbers or SharedNumbers(WIDTH)
        self.own = self.numbers.row(row)
        self.ended()
        self.own[PROCESSES] = 1

    def ended(self) -> None:
        """Nothing is so any more: the process of this row has ended."""
        for place in range(NOW):
            self.own[place] = 0

    def connected(self, change: int) -> None:
        """A WebSocket was opened (1) or closed (-1)."""
        self.own[CONNECTIONS] += change

    def asked(self, method: str, status: int) -> None:
        """A request was answered."""
        known = METHODS.index(method if method in METHODS else "other")
        self.own[REQUESTS + known * len(STATUSES) + status] += 1

    def refused(self) -> None:
        """So was a message."""
        self.own[REFUSED] += 1

    def moved(self, seconds: float) -> None:
        """A move was acknowledged."""
        self.own[TOTAL] += seconds
        self.own[SECONDS + bisect_left(BUCKETS, seconds)] += 1

    def look(self, tables: Tables) -> None:
        """See how many tables there are."""
        self.own[IN_HAND], self.own[KEPT] = len(tables.live), len(tables.keepers)

    async def keep_looking(self, tables: Tables) -> None:
        """Again and again, so that whoever is asked can tell."""
        while True:
            self.look(tables)
            await asyncio.sleep(LOOK_SECONDS)

    def text(self, counts: dict[str, int]) -> str:
        """All of it, in Prometheus' format; `counts` are the tables in the store."""
        sums: list[float] = self.numbers.sums().tolist()
        lines = [
            *header("clowder_processes", "gauge", "Processes that these figures are of"),
            f"clowder_processes {sums[PROCESSES]:.0f}",
            *header("clowder_connections", "gauge", "WebSockets that are open"),
            f"clowder_connections {sums[CONNECTIONS]:.0f}",
            *header("clowder_tables_in_hand", "gauge", "Tables in memory, in each process that has them"),
            f"clowder_tables_in_hand {sums[IN_HAND]:.0f}",
            *header("clowder_tables_kept", "gauge", "Tables that these processes look after"),
            f"clowder_tables_kept {sums[KEPT]:.0f}",
            *header("clowder_tables", "gauge", "Tables in the store"),
            *(f'clowder_tables{{status="{status}"}} {count}' for status, count in sorted(counts.items())),
            *header("clowder_http_requests_total", "counter", "Requests over HTTP"),
            *requests(sums),
            *header("clowder_messages_refused_total", "counter", "Messages that were refused"),
            f"clowder_messages_refused_total {sums[REFUSED]:.0f}",
            *header("clowder_move_seconds", "histogram", "From a move's arrival until it was durable"),
        ]
        below = 0.0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), sums[SECONDS:REQUESTS], strict=True):
            below += count
            lines.append(f'clowder_move_seconds_bucket{{le="{bound}"}} {below:.0f}')
        lines += [f"clowder_move_seconds_sum {sums[TOTAL]:.6f}", f"clowder_move_seconds_count {below:.0f}"]
        return "\n".join(lines) + "\n"


def requests(sums: list[float]) -> Iterator[str]:
    """Those methods and statuses that there were."""
    for method, first in zip(METHODS, range(REQUESTS, WIDTH, len(STATUSES)), strict=True):
        for status, count in zip(STATUSES, sums[first : first + len(STATUSES)], strict=True):
            if count:
                yield f'clowder_http_requests_total{{method="{method}",status="{status}"}} {count:.0f}'


def header(name: str, kind: str, about: str) -> tuple[str, str]:
    """What Prometheus wants to know of a figure."""
    return f"# HELP {name} {about}", f"# TYPE {name} {kind}"
