"""What a server counts is told in Prometheus' format, and adds up, over all processes that serve one port."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import psutil
from websockets.sync.client import connect

from clowder.server.process.metrics import BUCKETS, WIDTH, Metrics
from clowder.server.process.shared_numbers import SharedNumbers, shared_file
from tests.server.postgres import Postgres
from tests.server.postgres import postgres as postgres  # the fixture
from tests.server.running import running
from tests.server.serving import PATIENCE, new_table, serving

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
    answer = httpx.get(f"{url}/metrics", timeout=PATIENCE)
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
    found = parsed(metrics.text({}))
    below = [found[f'clowder_move_seconds_bucket{{le="{bound}"}}'] for bound in (*BUCKETS, "+Inf")]
    assert below == [2, *[3] * (len(BUCKETS) - 2), 4, 5]
    assert found["clowder_move_seconds_count"] == 5


def test_methods_of_somebodys_own_are_not_kept() -> None:
    metrics = Metrics()
    for number in range(100):
        metrics.asked(f"M{number}", 405)
    counted = {name: count for name, count in parsed(metrics.text({})).items() if "requests" in name}
    assert counted == {'clowder_http_requests_total{method="other",status="405"}': 100}


def test_who_was_gone_before_the_answer_is_counted_too() -> None:
    metrics = Metrics()
    metrics.asked("OPTIONS", 0)
    metrics.asked("other", 599)
    counted = {name for name, count in parsed(metrics.text({})).items() if "requests" in name and count == 1}
    assert counted == {
        f'clowder_http_requests_total{{method="{method}",status="{status}"}}'
        for method, status in (("OPTIONS", 0), ("other", 599))
    }


def test_processes_count_beside_each_other_and_the_next_one_goes_on() -> None:
    with shared_file(WIDTH, 2) as file:
        one, other = (Metrics(SharedNumbers(WIDTH, 2, file), row) for row in (0, 1))
        for metrics in (one, other, other):
            metrics.connected(1)
            metrics.refused()
            metrics.moved(0.5)
        assert one.text({}) == other.text({})
        found = parsed(one.text({}))
        assert found["clowder_processes"] == 2
        assert (
            found["clowder_connections"]
            == found["clowder_messages_refused_total"]
            == found["clowder_move_seconds_count"]
            == 3
        )
        other.ended()
        found = parsed(one.text({}))
        assert found["clowder_processes"] == found["clowder_connections"] == 1  # its connections are gone with it
        assert found["clowder_messages_refused_total"] == found["clowder_move_seconds_count"] == 3  # what it counted is not
        again = Metrics(SharedNumbers(WIDTH, 2, file), 1)
        again.moved(0.5)
        found = parsed(one.text({}))
        assert found["clowder_processes"] == 2
        assert found["clowder_move_seconds_count"] == 4


def test_two_workers_tell_what_both_of_them_count(postgres: Postgres, tmp_path: Path) -> None:
    """Every scrape, on a connection of its own, reaches one of them; some are sure to reach either."""
    database = asyncio.run(postgres.new_database())
    with (
        serving("--workers", "2", "--no-limits", folder=tmp_path, CLOWDER_DATABASE=database) as server,
        ExitStack() as stack,
    ):
        made = new_table(server.url)
        address, protocols = f"{server.url.replace('http', 'ws')}/api/tables/{made['table']}/live", ["clowder.1"]
        until(lambda: measured(server.url)["clowder_processes"] == 2)
        lines = [stack.enter_context(connect(address, subprotocols=protocols)) for _ in range(12)]  # type: ignore[arg-type]
        for line in lines:
            line.recv(timeout=PATIENCE)
            line.send("rubbish")
            while json.loads(line.recv(timeout=PATIENCE))["type"] != "refused":
                pass
        for _ in range(20):
            httpx.get(f"{server.url}/nowhere", timeout=PATIENCE)
        missed = 'clowder_http_requests_total{method="GET",status="404"}'
        until(lambda: measured(server.url).get(missed) == 20)  # a request is counted just after its answer
        for _ in range(10):
            found = measured(server.url)
            assert found["clowder_connections"] == found["clowder_messages_refused_total"] == 12
            assert found[missed] == 20
        shares = {pid: sockets_of(pid, server.url) for pid in children(server.process.pid)}
        assert sum(shares.values()) == 12
        victim = max(shares, key=lambda pid: shares[pid])
        os.kill(victim, signal.SIGKILL)
        until(lambda: measured(server.url)["clowder_connections"] == 12 - shares[victim])
        until(lambda: measured(server.url)["clowder_processes"] == 2)
        found = measured(server.url)
        assert found["clowder_messages_refused_total"] == 12
        assert found[missed] == 20


def sockets_of(pid: int, url: str) -> int:
    """How many people a worker talks to."""
    port = int(url.rpartition(":")[2])
    lines = psutil.Process(pid).net_connections("tcp")
    return sum(line.status == psutil.CONN_ESTABLISHED and line.laddr.port == port for line in lines)


def children(pid: int) -> list[int]:
    return [child.pid for child in psutil.Process(pid).children()]


def until(condition: Callable[[], bool]) -> None:
    """Look again and again, until it is so."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)
