"""Nothing that was acknowledged is lost, nothing happens twice, no game is stuck and clients carry on by themselves,
whatever goes wrong. `python bench/server.py --only chaos` does the same many more times."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterator, Sequence
from pathlib import Path

import pytest

from tests.server.chaos import Stalled, cut_off, kill_servers, restart_database, under_load
from tests.server.check import complaints
from tests.server.load import PARTIES, Load, Party
from tests.server.postgres import Postgres
from tests.server.postgres import postgres as postgres  # the fixture
from tests.server.server_process import ServerProcess

KILLS = 3

QUICK_PARTIES = PARTIES[:3]
"""Without Gattara, whose windows for reactions take the time of whoever was cut off."""


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    server: Postgres = request.getfixturevalue("postgres")
    return asyncio.run(server.new_database())


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Callable[[str, int], list[ServerProcess]]]:
    """Servers that are running, and are ended after the test."""
    started: list[ServerProcess] = []

    def start(database: str, count: int) -> list[ServerProcess]:
        started.extend(ServerProcess(database, tmp_path / f"server-{number}.log") for number in range(count))
        for server in started:
            server.start()
        for server in started:
            server.wait()
        return started

    yield start
    for server in started:
        server.kill()


def survives(
    load: Load, servers: Sequence[ServerProcess], trouble: Callable[[random.Random], Awaitable[None]]
) -> list[str]:
    """Whatever is wrong after trouble under load; the servers are stopped."""

    async def run() -> list[str]:
        await load.begin()
        await trouble(random.Random(7))
        found = await load.end()
        for server in servers:
            await asyncio.to_thread(server.end)
            found += [line for line in server.said().splitlines() if '"level": "error"' in line]
        return found + await complaints(servers[0].database, load.players)

    return asyncio.run(run())


Serve = Callable[[str, int], list[ServerProcess]]


def test_a_server_is_killed(database: str, serve: Serve) -> None:
    servers = serve(database, 1)
    load = Load([servers[0].url], QUICK_PARTIES)
    assert survives(load, servers, lambda chooser: kill_servers(load, servers, KILLS, chooser)) == []
    assert max(player.connected for player in load.players) > 1


def test_one_of_two_servers_is_killed(postgres: Postgres, serve: Serve) -> None:
    servers = serve(asyncio.run(postgres.new_database()), 2)
    load = Load([server.url for server in servers], QUICK_PARTIES)
    assert survives(load, servers, lambda chooser: kill_servers(load, servers, KILLS, chooser)) == []


def test_the_database_is_restarted(postgres: Postgres, serve: Serve) -> None:
    servers = serve(asyncio.run(postgres.new_database()), 1)
    load = Load([servers[0].url], QUICK_PARTIES)
    assert survives(load, servers, lambda chooser: restart_database(load, postgres, 2, chooser)) == []


def test_clients_vanish_and_come_back_and_say_everything_twice(database: str, serve: Serve) -> None:
    servers = serve(database, 1)
    load = Load([servers[0].url], PARTIES, twice=True)
    assert survives(load, servers, lambda chooser: cut_off(load, 5, chooser)) == []


def test_clients_do_not_read(database: str, serve: Serve) -> None:
    servers = serve(database, 1)
    load = Load([servers[0].url], QUICK_PARTIES)

    async def stall(chooser: random.Random) -> None:
        stalled = [
            Stalled(servers[0].url, player, seated=seated)
            for players in load.playing.values()
            for player in players
            for seated in (True, False)
        ]
        for client in stalled:
            client.begin()
        for _ in range(5):
            await under_load(load, chooser)
        for client in stalled:
            client.end()

    assert survives(load, servers, stall) == []


def test_a_player_never_comes_back(database: str, serve: Serve) -> None:
    servers = serve(database, 1)
    load = Load([servers[0].url], [Party("discat", 3), Party("devils_scat", 2)], manners={"grace": 5, "stand_in": "kitten"})

    async def lose(chooser: random.Random) -> None:
        for players in load.playing.values():
            players[0].leave()
        load.stopping = True

    assert survives(load, servers, lose) == []
    assert [players[1].shown["seats"][0]["stand_in"] for players in load.playing.values()] == ["away", "away"]


def test_the_check_sees_what_is_lost_or_told_wrong(serve: Serve, tmp_path: Path) -> None:
    servers = serve(str(tmp_path / "tables.db"), 1)
    load = Load([servers[0].url], QUICK_PARTIES[:1])
    assert survives(load, servers, lambda chooser: under_load(load, chooser)) == []
    one, other = load.players[:2]
    name, sent = next(iter(one.played.items()))
    one.played["never-sent"] = sent
    del one.played[name]
    other.story.append(other.story[-1])
    found = asyncio.run(complaints(servers[0].database, [one, other]))
    assert len(found) == 3, found
    assert "never-sent was acknowledged and is not there" in found[0]
    assert name in found[1]
    assert "the story has" in found[2]
