"""Servers and databases that are killed under load, many times: the scenes of tests/server/test_chaos.py."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import msgspec
from tests.server.chaos import Stalled, cut_off, kill_servers, restart_database, under_load
from tests.server.check import complaints
from tests.server.load import PARTIES, Load
from tests.server.postgres import Postgres
from tests.server.server_process import ServerProcess


class Scene(msgspec.Struct):
    """What goes wrong, and where."""

    name: str
    database: str
    servers: int
    trouble: Callable[[Load, Sequence[ServerProcess], random.Random], Awaitable[None]]
    twice: bool = False
    """Whether clients say everything twice."""


async def scenes(folder: Path, postgres: Postgres, kills: int, seed: int) -> bool:
    """Play all scenes; whether nothing was wrong in any."""

    def killing(load: Load, servers: Sequence[ServerProcess], chooser: random.Random) -> Awaitable[None]:
        return kill_servers(load, servers, kills, chooser, dots)

    def restarting(load: Load, servers: Sequence[ServerProcess], chooser: random.Random) -> Awaitable[None]:
        return restart_database(load, postgres, max(1, kills // 5), chooser, dots)

    def cutting(load: Load, servers: Sequence[ServerProcess], chooser: random.Random) -> Awaitable[None]:
        return cut_off(load, kills, chooser, dots)

    async def stalling(load: Load, servers: Sequence[ServerProcess], chooser: random.Random) -> None:
        for count in range(max(1, kills // 5)):
            there = [player for players in load.playing.values() for player in players]
            stalled = [Stalled(servers[0].url, player, seated=seated) for player in there for seated in (True, False)]
            for client in stalled:
                client.begin()
            await under_load(load, chooser)
            for client in stalled:
                client.end()
            dots(count)

    played = [
        Scene("SQLite, the server killed", str(folder / "killed.db"), 1, killing),
        Scene("PostgreSQL, the server killed", await postgres.new_database(), 1, killing),
        Scene("PostgreSQL, one of two servers killed", await postgres.new_database(), 2, killing),
        Scene("PostgreSQL restarted", await postgres.new_database(), 2, restarting),
        Scene("clients that vanish and say everything twice", str(folder / "cut.db"), 1, cutting, twice=True),
        Scene("clients that do not read", str(folder / "stalled.db"), 1, stalling),
    ]
    return all([await play(folder, scene, seed) for scene in played])


def dots(count: int) -> None:
    """Something is going on."""
    print(".", end="", flush=True)


async def play(folder: Path, scene: Scene, seed: int) -> bool:
    """One scene; whether nothing was wrong."""
    print(f"{scene.name}: ", end="", flush=True)
    servers = [ServerProcess(scene.database, folder / f"chaos-{number}.log") for number in range(scene.servers)]
    load = Load([server.url for server in servers], PARTIES, twice=scene.twice)
    try:
        for server in servers:
            server.start()
            await asyncio.to_thread(server.wait)
        await load.begin()
        await scene.trouble(load, servers, random.Random(seed))
        wrong = await load.end()
        for server in servers:
            await asyncio.to_thread(server.end)
            wrong += [line for line in server.said().splitlines() if '"level": "error"' in line]
    finally:
        for server in servers:
            await asyncio.to_thread(server.end, signal.SIGKILL)
    wrong += await complaints(scene.database, load.players)
    refused = dict(sum((player.refused for player in load.players), Counter[str]()))
    again = sum(player.connected - 1 for player in load.players if player.connected)
    print(
        f"\n  {load.acknowledged:,} moves acknowledged, {load.finished} games played to the end, {again:,} times connected "
        f"again, refused {refused or 'nothing'}; wrong: {len(wrong)} (wanted: 0)"
    )
    for line in wrong[:20]:
        print(f"    {line}")
    for server in servers:
        server.log.unlink(missing_ok=True)
    return not wrong
