"""What a server counts is told in Prometheus' format, and adds up."""

from __future__ import annotations

import json
import re
from typing import Any

import httpx
from websockets.sync.client import connect

from clowder.server.process.metrics import BUCKETS, Metrics
from tests.server.running import running

SAMPLE = re.compile(
    r'(?P<name>[a-zA-Z_:][\w:]*)(?:\{(?P<labels>[a-z_]+="[^"\\\n]*"(?:,[a-z_]+="[^"\\\n]*")*)\})? (?P<value>\S+)'
)


def parsed(text: str) -> dict[str, float]:
    """Every sample, checked against the format: explained and typed before it is given, each once."""
    explained: dict[str, str] = {}
    found: dict[str, float] = {}
    assert text.endswith("\n")
    for line in text.splitlines():
        if line.startswith("# HELP "):
            assert line.split(" ", 3)[3]
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert kind in ("counter", "gauge", "histogram")
            assert name not in explained
            explained[name] = kind
        else:
            sample = SAMPLE.fullmatch(line)
            assert sample, line
            name = sample["name"]
            family = re.sub("_(bucket|sum|count)$", "", name) if name not in explained else name
            assert family in explained, line
            if explained[family] == "counter":
                assert name.endswith("_total")
            key = line.rpartition(" ")[0]
            assert key not in found
            found[key] = float(sample["value"])
    return found


def measured(url: str) -> dict[str, float]:
    answer = httpx.get(f"{url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return parsed(answer.text)


def test_a_server_counts_what_happens() -> None:
    with running() as url:
        asked = {
            "game": "devils_scat",
            "players": 2,
            "name": "Ann",
            "bots": ["kitten"],
            "start": True,
            "manners": {"pace": 0},
        }
        made: dict[str, Any] = httpx.post(f"{url}/api/tables", json=asked, timeout=120).json()
        httpx.get(f"{url}/nowhere")
        httpx.request("BREW", f"{url}/api/tables")
        live = f"{url.replace('http', 'ws')}/api/tables/{made['table']}/live"
        with connect(live, subprotocols=["clowder.1", f"clowder.token.{made['token']}"]) as line:  # type: ignore[list-item]
            moved = refused = 0
            while moved < 2:
                message = json.loads(line.recv(timeout=30))
                moved += message["type"] == "done"
                refused += message["type"] == "refused"
                view = message.get("view")
                if view and view["choices"]:
                    line.send("rubbish")
                    line.send(json.dumps({"type": "move", "step": view["step"], "moves": [view["choices"][0]["id"]]}))
            found = measured(url)
    assert found["clowder_connections"] == 1
    assert found["clowder_tables_in_hand"] == found["clowder_tables_kept"] == 1
    assert found['clowder_tables{status="playing"}'] == 1
    assert found['clowder_http_requests_total{method="POST",status="201"}'] == 1
    assert found['clowder_http_requests_total{method="GET",status="404"}'] == 1
    assert found['clowder_http_requests_total{method="other",status="405"}'] == 1
    assert found["clowder_messages_refused_total"] == refused >= 2
    assert found["clowder_move_seconds_count"] == found['clowder_move_seconds_bucket{le="+Inf"}'] == moved
    assert found["clowder_move_seconds_sum"] > 0


def test_durations_are_counted_below_their_bounds() -> None:
    metrics = Metrics()
    for seconds in (0.0001, 0.001, 0.0011, 2.5, 3.0):
        metrics.moved(seconds)
    assert metrics.seconds == [2, 1, *[0] * (len(BUCKETS) - 3), 1, 1]
    assert metrics.moves == 5


def test_methods_of_somebodys_own_are_not_kept() -> None:
    metrics = Metrics()
    for number in range(100):
        metrics.asked(f"M{number}", 405)
    assert metrics.requests == {("other", 405): 100}
