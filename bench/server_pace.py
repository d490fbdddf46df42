"""Many tables at the pace of people: how long it takes from a move to the last client's update, what it costs the server,
what tables and sockets cost in memory, and what happens when all clients lose their lines at once.

Every table has four seats, each with a socket of its own, and the four games are played alike. At each table somebody moves
every 2 s; steps that play themselves come in between at the server's pace. In Gattara everybody answers in windows for
reactions, within 1.5 s, and they close with the last answer: there they are part of the beat. All clients are in one
process of Node (boardgame/drive_pace.mjs), so what it takes to read 4 updates and decode them is part of every figure.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from server_saturated import installed
from tests.server.check import complaints
from tests.server.client import Host, Sent
from tests.server.server_process import ServerProcess, started

from clowder.engine import catalogue

SEATS = 4
BEAT = 2.0
"""Seconds from move to move at a table."""
LEAST = 0.2
"""Seconds that somebody thinks at least."""
MANNERS = {"pace": 0.5, "reaction": 3}
MAKING = 16
"""Tables that are made at once."""
CONNECTING = 50
"""Sockets that are connected at once."""
SETTLED = 5.0
"""Seconds of play that are not counted."""
WANTED = {500: 20.0, 2000: 50.0}
"""Milliseconds from a move to the last client's update, at the 99th percentile, with up to so many tables."""
WANTED_COST = 400.0
"""Microseconds of server a move."""
WANTED_STORM = 5.0
"""Seconds until everybody is back, with up to 2,000 sockets."""


class Told(msgspec.Struct):
    """What one player was told, and what became of its moves: what tests/server/check.py wants to know of a player."""

    table: str
    seat: int
    played: dict[str, Sent]
    pending: list[str]
    story: list[dict[str, Any]]
    told_to: int
    complaint: str
    refused: dict[str, int]
    over: bool


class Shares(msgspec.Struct):
    """Seconds that something took."""

    p50: float
    p99: float
    longest: float


class Counted(msgspec.Struct):
    """What the clients measured."""

    moves: float
    """Moves a second, of all tables."""
    answers: float
    """Moves and answers in windows, a second."""
    update: Shares
    """From a move to the last client's update."""
    answer: Shares
    """From a move to its acknowledgement."""
    driver: float
    """Processors that the clients kept busy."""
    late: float
    """The 99th percentile of seconds by which the clients themselves were late: if it is large they had no processor, and
    the other figures say little."""


class Outcome(msgspec.Struct):
    """What came of it."""

    tables: int
    per_table: float
    """KiB of an idle table."""
    per_socket: float
    """KiB of a socket."""
    memory: float
    """MiB of the server with all of them."""
    counted: Counted
    busy: float
    """Processors that the server kept busy."""
    storm: float
    """Seconds until everybody was back."""
    finished: int
    """Games; a table where one has ended is silent from then on, so measure for a minute or so, not for ten."""
    refused: dict[str, int]
    wrong: list[str]
    """Steps that were lost or repeated, and anything else that should not be."""

    @property
    def cost(self) -> float:
        """Microseconds of server a move, everything else that it did included."""
        return 1e6 * self.busy / self.counted.moves

    @property
    def wanted(self) -> float:
        """Milliseconds that the 99th percentile may be."""
        return WANTED[min((tables for tables in WANTED if tables >= self.tables), default=max(WANTED))]

    @property
    def fine(self) -> bool:
        """Whether all is as wanted."""
        in_time = 1000 * self.counted.update.p99 < self.wanted and self.storm < WANTED_STORM
        return in_time and self.cost <= WANTED_COST and self.per_table < 50 and self.per_socket < 60 and not self.wrong

    def __str__(self) -> str:
        found = self.counted
        return (
            f"{self.tables} tables, {self.tables * SEATS} sockets: {found.moves:.0f} moves/s, {found.answers:.0f} with "
            f"answers in windows; server {100 * self.busy:.0f} % of a processor, {self.cost:.0f} µs a move "
            f"(wanted: at most {WANTED_COST:.0f}); clients {100 * found.driver:.0f} %, "
            f"late by {1000 * found.late:.1f} ms (p99)\n"
            f"  from move to the last client's update: p50 {1000 * found.update.p50:.1f} ms, p99 "
            f"{1000 * found.update.p99:.1f} ms (wanted: below {self.wanted:.0f}), "
            f"longest {1000 * found.update.longest:.0f} ms; p99 to the acknowledgement {1000 * found.answer.p99:.1f} ms\n"
            f"  memory: {self.per_table:.1f} KiB for an idle table (wanted: below 50), {self.per_socket:.1f} KiB for a "
            f"socket (wanted: below 60), {self.memory:.0f} MiB together\n"
            f"  all lines lost at once: everybody back after {self.storm:.1f} s (wanted: {WANTED_STORM:.0f})\n"
            f"  lost or repeated steps, or anything else that is wrong: {len(self.wrong)} (wanted: 0); "
            f"games played to the end {self.finished}; refused {self.refused or 'nothing'}"
            + "".join(f"\n    {wrong}" for wrong in self.wrong[:20])
        )


class Clients:
    """The process with all clients."""

    def __init__(self, process: subprocess.Popen[str], url: str, tables: Sequence[tuple[str, list[str]]]) -> None:
        self.process = process
        asked = {"url": url, "seats": SEATS, "beat": BEAT, "least": LEAST, "gate": CONNECTING, "tables": tables}
        self.say(asked)

    def say(self, message: dict[str, Any]) -> None:
        """Tell it something."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    async def do(self, what: str, **more: Any) -> bytes:
        """Have it do something; its answer."""
        assert self.process.stdout is not None
        self.say({"do": what, **more})
        answer = await asyncio.to_thread(self.process.stdout.readline)
        if not answer:
            raise SystemExit("the clients failed")
        return answer.encode()


async def play(folder: Path, tables: int, seconds: float) -> Outcome:
    """Start a server, seat everybody, let them play."""
    server = ServerProcess(str(folder / "pace.db"), folder / "pace.log")
    server.start()
    host = Host([server.url])
    try:
        await asyncio.to_thread(server.wait)
        await warm(folder, server, host)
        empty = server.memory()
        made = await make_tables(host, tables)
        idle = server.memory()
        with started(["node", "drive_pace.mjs"], installed(), told=subprocess.PIPE) as process:
            clients = Clients(process, server.url, made)
            left = json.loads(await clients.do("connect", after=5 + tables * SEATS / 200))["left"]
            connected = server.memory()
            await asyncio.sleep(max(0, left + SETTLED))
            worked, began = server.worked(), asyncio.get_running_loop().time()
            counted = msgspec.json.decode(await clients.do("count", seconds=seconds), type=Counted)
            busy = (server.worked() - worked) / (asyncio.get_running_loop().time() - began)
            memory = server.memory()
            storm = json.loads(await clients.do("storm"))["seconds"]
            await asyncio.sleep(SETTLED)
            players = await left_by(clients, folder / "told.jsonl")
    finally:
        await host.close()
        await asyncio.to_thread(server.end)
    wrong = await complaints(server.database, players)
    wrong += [line for line in server.said().splitlines() if '"level": "error"' in line]
    return Outcome(
        tables=tables,
        per_table=(idle - empty) / 1024 / tables,
        per_socket=(connected - idle) / 1024 / (tables * SEATS),
        memory=memory / 1024 / 1024,
        counted=counted,
        busy=busy,
        storm=storm,
        finished=len({player.table for player in players if player.over}),
        refused=dict(sum((Counter(player.refused) for player in players), Counter[str]())),
        wrong=wrong,
    )


async def warm(folder: Path, server: ServerProcess, host: Host) -> None:
    """Let the server do everything once, so that what it needs only once is not counted."""
    made = await make_tables(host, len(catalogue.names()) * 4)
    with started(["node", "drive_pace.mjs"], installed(), told=subprocess.PIPE) as process:
        clients = Clients(process, server.url, made)
        await clients.do("connect", after=0)
        await asyncio.sleep(3)
        await left_by(clients, folder / "warm.jsonl")


async def make_tables(host: Host, count: int) -> list[tuple[str, list[str]]]:
    """Tables where the cards are dealt and nobody has come yet: ids and tokens."""
    games, gate = catalogue.names(), asyncio.Semaphore(MAKING)

    async def make(number: int) -> tuple[str, list[str]]:
        async with gate:
            return await host.table(games[number % len(games)], SEATS, manners=MANNERS)

    return list(await asyncio.gather(*(make(number) for number in range(count))))


async def left_by(clients: Clients, file: Path) -> list[Told]:
    """Hang up, all of them; what they were told."""
    await clients.do("leave", file=str(file))
    return [msgspec.json.decode(line, type=Told) for line in file.read_bytes().splitlines()]
