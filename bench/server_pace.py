"""Many tables at the pace of people: how long it takes from a move to the last client's update, and what tables and sockets
cost in memory.

Every table has four seats, each with a socket of its own, and the four games are played alike. At each table somebody moves
every 2 s; steps that play themselves come in between at the server's pace. In Gattara everybody answers in windows for
reactions, within 1.5 s, and they close with the last answer: there they are part of the beat. All clients are in this one
process, so what it takes to read 4 updates and decode them is part of every figure.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
from tests.server.check import complaints
from tests.server.client import Host, Pace, Player, Sent, Watcher
from tests.server.server_process import ServerProcess

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


class Beat(Watcher):
    """One table: when its people move, and how long it takes until all of them know."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.begin = figures.begin + random.uniform(0, BEAT)
        """Tables do not move all at the same moment."""
        self.moved = 0.0
        self.step = -1
        self.sent_at = 0.0
        self.unaware: set[int] = set()
        """Seats that were not told of the newest move yet."""

    def pace(self) -> Pace:
        """How long somebody thinks."""

        def seconds(kind: str) -> float:
            at = time.perf_counter()
            early = max(0.0, self.begin - at)
            if kind != "move":
                return early + random.uniform(0.3, 1.5)
            return early + max(LEAST, self.moved + BEAT - max(at, self.begin))

        return seconds

    def sent(self, player: Player, sent: Sent, kind: str) -> None:
        if kind == "move":
            self.moved = self.sent_at = sent.at
            self.step, self.unaware = sent.step, set(range(SEATS))

    def heard(self, player: Player, step: int) -> None:
        if step > self.step and player.seat in self.unaware:
            self.unaware.discard(player.seat)
            if not self.unaware:
                self.figures.known(self.sent_at, time.perf_counter() - self.sent_at)

    def acknowledged(self, player: Player, sent: Sent) -> None:
        self.figures.acknowledged(sent.at, time.perf_counter() - sent.at)


class Figures:
    """What all tables have measured."""

    def __init__(self, begin: float) -> None:
        self.begin = begin
        """When the first move is made, by the clock of `time.perf_counter`."""
        self.updates: list[float] = []
        """Seconds from a move to the last client's update."""
        self.answers: list[float] = []
        """Seconds from a move, or an answer in a window, to its acknowledgement."""

    def known(self, sent_at: float, seconds: float) -> None:
        """Everybody knows of a move."""
        if sent_at > self.begin + SETTLED:
            self.updates.append(seconds)

    def acknowledged(self, sent_at: float, seconds: float) -> None:
        """A move is durable."""
        if sent_at > self.begin + SETTLED:
            self.answers.append(seconds)


class Outcome(msgspec.Struct):
    """What came of it."""

    tables: int
    sockets: int
    per_table: float
    """KiB of an idle table."""
    per_socket: float
    """KiB of a socket."""
    moves: float
    """Moves a second, of all tables."""
    answers: float
    """Moves and answers in windows, a second."""
    p50: float
    """Milliseconds from a move to the last client's update."""
    p99: float
    longest: float
    acknowledged: float
    """The 99th percentile of milliseconds from a move to its acknowledgement."""
    busy: float
    """Processors that the server kept busy."""
    driver: float
    """Processors that the clients kept busy."""
    late: float
    """The 99th percentile of milliseconds by which the clients themselves were late: if it is large they had no processor,
    and the other figures say little."""
    finished: int
    """Games; a table where one has ended is silent from then on, so measure for a minute or so, not for ten."""
    refused: dict[str, int]
    wrong: list[str]
    """Steps that were lost or repeated, and anything else that should not be."""

    def __str__(self) -> str:
        return (
            f"{self.tables} tables, {self.sockets} sockets: {self.moves:.0f} moves/s, {self.answers:.0f} with answers in "
            f"windows; server {100 * self.busy:.0f} % of a processor, clients {100 * self.driver:.0f} %, late by "
            f"{self.late:.1f} ms (p99)\n"
            f"  from move to the last client's update: p50 {self.p50:.1f} ms, p99 {self.p99:.1f} ms (wanted: below 100), "
            f"longest {self.longest:.0f} ms; p99 to the acknowledgement {self.acknowledged:.1f} ms\n"
            f"  memory: {self.per_table:.1f} KiB for an idle table (wanted: below 50), "
            f"{self.per_socket:.1f} KiB for a socket (wanted: below 60)\n"
            f"  lost or repeated steps, or anything else that is wrong: {len(self.wrong)} (wanted: 0); "
            f"games played to the end {self.finished}; refused {self.refused or 'nothing'}"
            + "".join(f"\n    {wrong}" for wrong in self.wrong[:20])
        )


async def play(folder: Path, tables: int, seconds: float) -> Outcome:
    """Start a server, seat everybody, let them play."""
    server = ServerProcess(str(folder / "pace.db"), folder / "pace.log")
    server.start()
    host = Host([server.url])
    players: list[Player] = []
    try:
        await asyncio.to_thread(server.wait)
        await warm(server, host)
        empty = server.memory()
        made = await make_tables(host, tables)
        idle = server.memory()
        figures = Figures(time.perf_counter() + 5 + tables * SEATS / 100)
        tasks = await seat_everybody(server, made, figures, players)
        connected = server.memory()
        await asyncio.sleep(max(0, figures.begin + SETTLED - time.perf_counter()))
        worked, own, start = server.worked(), time.process_time(), time.perf_counter()
        late = await delays(seconds)
        worked, own, elapsed = server.worked() - worked, time.process_time() - own, time.perf_counter() - start
        updates, answers = sorted(figures.updates), sorted(figures.answers)
        await leave(players, tasks)
    finally:
        await host.close()
        await asyncio.to_thread(server.end)
    wrong = await complaints(server.database, players)
    wrong += [line for line in server.said().splitlines() if '"level": "error"' in line]
    refused = sum((player.refused for player in players), Counter[str]())
    return Outcome(
        tables=tables,
        sockets=tables * SEATS,
        per_table=(idle - empty) / 1024 / tables,
        per_socket=(connected - idle) / 1024 / (tables * SEATS),
        moves=len(updates) / elapsed,
        answers=len(answers) / elapsed,
        p50=1000 * part(updates, 0.5),
        p99=1000 * part(updates, 0.99),
        longest=1000 * part(updates, 1.0),
        acknowledged=1000 * part(answers, 0.99),
        busy=worked / elapsed,
        driver=own / elapsed,
        late=1000 * part(late, 0.99),
        finished=len({player.table for player in players if player.over}),
        refused=dict(refused),
        wrong=wrong,
    )


def part(values: Sequence[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    return values[min(len(values) - 1, int(share * len(values)))] if values else float("nan")


async def delays(seconds: float) -> list[float]:
    """Wait, and see how late one is woken up, again and again."""
    found: list[float] = []
    until = time.perf_counter() + seconds
    while (at := time.perf_counter()) < until:
        await asyncio.sleep(0.02)
        found.append(time.perf_counter() - at - 0.02)
    return sorted(found)


async def warm(server: ServerProcess, host: Host) -> None:
    """Let the server do everything once, so that what it needs only once is not counted."""
    figures = Figures(0.0)
    players: list[Player] = []
    tasks = await seat_everybody(server, await make_tables(host, len(catalogue.names()) * 4), figures, players)
    await asyncio.sleep(3)
    await leave(players, tasks)


async def make_tables(host: Host, count: int) -> list[tuple[str, list[str]]]:
    """Tables where the cards are dealt and nobody has come yet: ids and tokens."""
    games, gate = catalogue.names(), asyncio.Semaphore(MAKING)

    async def make(number: int) -> tuple[str, list[str]]:
        async with gate:
            return await host.table(games[number % len(games)], SEATS, manners=MANNERS)

    return list(await asyncio.gather(*(make(number) for number in range(count))))


async def seat_everybody(
    server: ServerProcess, made: Sequence[tuple[str, list[str]]], figures: Figures, players: list[Player]
) -> list[asyncio.Task[None]]:
    """Connect all players; they play from the beginning that was agreed on."""
    tasks, gate = [], asyncio.Semaphore(CONNECTING)

    async def come(player: Player) -> None:
        async with gate:
            tasks.append(asyncio.create_task(player.play()))
            async with asyncio.timeout(60):
                await player.arrived.wait()

    for table, tokens in made:
        beat = Beat(figures)
        for seat, token in enumerate(tokens):
            seed = len(players)
            players.append(Player([server.url], table, token, seat, seed=seed, pace=beat.pace(), watcher=beat))
    await asyncio.gather(*(come(player) for player in players))
    return tasks


async def leave(players: Sequence[Player], tasks: Sequence[asyncio.Task[None]]) -> None:
    """Hang up, all of them."""
    for player in players:
        player.leave()
    await asyncio.gather(*tasks)
