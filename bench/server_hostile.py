"""One address does its worst, within the limits and beyond them, while others play: how long do these wait?

The attacker comes from 127.0.0.1, in a process of its own; four pairs of players, and somebody who only asks whether the
server is still there, come from 127.0.0.2. Everything that costs is tried alone, and then all of it at once.
`python bench/server_hostile.py NAME URL SECONDS` is one attack.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # the clients are those of the tests

from server_hostile_bytes import BYTES
from tests.server.client import Host, Player, Sent, Watcher
from tests.server.server_process import ServerProcess

from clowder.engine import catalogue
from clowder.engine.match import Match

WANTED = 100.0
"""Milliseconds at most, of the 99th percentile, whatever the attacker does."""
OTHERS = "127.0.0.2"
"""Where those who want to play in peace come from."""
THINKING = (0.15, 0.35)
"""Seconds from question to answer of those."""
PING_SECONDS = 0.1
SOCKETS = 60
"""Of an attacker that uses many …"""
MOST_SOCKETS = 100
"""… and as many as one address may have."""
RECORDS = 12
"""Of matches, to be replayed and judged; and how many steps they have at most:"""
LONGEST = 2_500
GAME, PLAYERS = "devils_scat", 2

Attack = Callable[["Attacker"], Awaitable[None]]


class Attacker:
    """One address that wants the server for itself."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(
            base_url=url,
            timeout=60,
            trust_env=False,
            limits=httpx.Limits(max_connections=150, max_keepalive_connections=150),
        )
        self.answers: Counter[str] = Counter()
        self.table = self.token = ""
        self.alone = True
        """Whether nothing else is tried at the same time."""
        self.records: list[bytes] = []
        self.view: dict[str, Any] = {}

    def told(self, answer: str) -> None:
        """What somebody else heard for us."""
        self.answers[answer] += 1

    async def sit_down(self, **more: Any) -> dict[str, Any]:
        """A table with the attacker on its first seat."""
        asked = {"game": GAME, "players": PLAYERS, "name": "Eve", "bots": ["kitten"], "start": True, **more}
        for _ in range(60):
            answer = await self.http.post("/api/tables", json=asked)
            if answer.status_code == 201:
                found: dict[str, Any] = answer.json()
                return found
            await asyncio.sleep(1)
        raise AssertionError("no table for the attacker")

    async def prepare(self) -> None:
        """A table, with practice, where it is the attacker's turn; and records to send."""
        self.records = [played(seed) for seed in range(RECORDS)]
        made = await self.sit_down(manners={"practice": True, "pace": 0})
        self.table, self.token = made["table"], made["token"]
        bearer = {"authorization": f"Bearer {self.token}"}
        async with self.line():  # nothing happens at a table where nobody is
            while not self.view or not self.view["choices"]:  # the others may begin
                await asyncio.sleep(0.2)
                self.view = (await self.http.get(f"/api/tables/{self.table}", headers=bearer)).json()["view"]

    def line(self, table: str = "", token: str = "", how: str = "") -> Any:
        """A WebSocket."""
        names = ["clowder.1", f"clowder.token.{token or self.token}"]
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table or self.table}/live{how}"
        return connect(
            address, subprotocols=names, compression=None, ping_interval=None, proxy=None, open_timeout=60, max_queue=None,  # type: ignore[arg-type]
        )  # fmt: skip

    async def on_many(self, talk: Callable[[ClientConnection], Awaitable[None]], count: int = SOCKETS) -> None:
        """The same on many WebSockets, which come back when they are thrown out."""

        async def one() -> None:
            while True:
                with suppress(OSError, WebSocketException, TimeoutError):
                    async with self.line() as line:
                        reader = asyncio.create_task(self.swallow(line))
                        try:
                            await talk(line)
                        finally:
                            reader.cancel()
                await asyncio.sleep(0.05)

        await asyncio.gather(*(one() for _ in range(count)))

    async def swallow(self, line: ClientConnection) -> None:
        """Read, and count."""
        with suppress(OSError, WebSocketException):
            while True:
                text = await line.recv(decode=False)
                self.answers["too often" if b"server-too-often" in text else str(json.loads(text)["type"])] += 1

    async def flood(self, ask: Callable[[], Awaitable[httpx.Response]], at_once: int) -> None:
        """The same request again and again, so many at once."""

        async def one() -> None:
            while True:
                try:
                    answer = await ask()
                    self.answers[str(answer.status_code)] += 1
                except (httpx.HTTPError, OSError):
                    self.answers["cut off"] += 1
                    await asyncio.sleep(0.05)

        await asyncio.gather(*(one() for _ in range(at_once)))


def saying(*messages: dict[str, Any], pause: float = 0.04) -> Attack:
    """These, on many WebSockets, each faster than is allowed."""

    async def attack(by: Attacker) -> None:
        async def talk(line: ClientConnection) -> None:
            while True:
                for message in messages:
                    await line.send(json.dumps(message))
                await asyncio.sleep(pause)

        await by.on_many(talk)

    return attack


async def trying(by: Attacker) -> None:
    """Moves that are tried, each legal or nearly so."""
    view = by.view
    moves = [choice["id"] for choice in view["choices"]]

    async def talk(line: ClientConnection) -> None:
        while True:
            await line.send(json.dumps({"type": "try", "step": view["step"], "moves": [random.choice(moves)], "id": "t"}))
            await asyncio.sleep(0.04)

    await by.on_many(talk)


async def composing(by: Attacker) -> None:
    """Moves of many steps, which are looked at in many worlds."""
    view = by.view
    moves = [choice["id"] for choice in view["choices"]]

    async def talk(line: ClientConnection) -> None:
        while True:
            many = [random.choice(moves) for _ in range(64)]
            await line.send(json.dumps({"type": "move", "step": view["step"], "moves": many}))
            await asyncio.sleep(0.04)

    await by.on_many(talk)


async def pinging(by: Attacker) -> None:
    """Frames that are no messages, as many as the line takes."""

    async def talk(line: ClientConnection) -> None:
        while True:
            line.transport.write(b"\x89\x80\x00\x00\x00\x00" * 5_000)
            await asyncio.sleep(0.01)

    await by.on_many(talk, 20)


async def queueing(by: Attacker) -> None:
    """Messages in one piece, as many as fit."""
    text = b'{"type":"ping"}'
    frame = bytes([0x81, 0x80 | len(text)]) + bytes(4) + text

    async def talk(line: ClientConnection) -> None:
        while True:
            line.transport.write(frame * 2_000)
            await asyncio.sleep(0.05)

    await by.on_many(talk, 20)


async def connecting(by: Attacker) -> None:
    """Handshakes, one after the other, on many lines."""

    async def one() -> None:
        while True:
            try:
                async with by.line() as line:
                    await line.recv(decode=False)
                by.answers["101"] += 1
            except (OSError, WebSocketException, TimeoutError) as refused:
                by.answers[type(refused).__name__] += 1

    await asyncio.gather(*(one() for _ in range(40)))


def played(seed: int) -> bytes:
    """The record of a match that takes long to replay."""
    chance, longest = random.Random(seed), Match(catalogue.game(GAME), PLAYERS, str(seed))
    for game in catalogue.games():
        match = Match(game, game.players[1], str(seed))
        while not match.over and match.step < LONGEST:
            match.play(chance.choice(match.legal))
        longest = max(match, longest, key=lambda each: each.step)
    return json.dumps(longest.export()).encode()


async def replaying(by: Attacker) -> None:
    """Records to be replayed, half of which nobody waits for."""
    body = by.records[0]

    async def one(patience: float) -> None:
        while True:
            with suppress(httpx.HTTPError, OSError):
                async with asyncio.timeout(patience):
                    by.answers[str((await by.http.post("/api/replay?eyes=open", content=body)).status_code)] += 1
            await asyncio.sleep(0.01)

    with suppress(TimeoutError):
        await asyncio.gather(*(patiently(one, 0.1 if number % 2 else 60) for number in range(100)))


async def patiently(one: Callable[[float], Awaitable[None]], patience: float) -> None:
    """Again, when one has given up."""
    while True:
        with suppress(TimeoutError):
            await one(patience)


async def judging(by: Attacker) -> None:
    """Chances of matches, always other ones."""
    await by.flood(lambda: by.http.post("/api/chances", content=random.choice(by.records)), 20)


async def hinting(by: Attacker) -> None:
    """Hints, at several tables."""
    seats = [(by.table, by.token)]
    for _ in range(5 if by.alone else 0):
        made = await by.sit_down(manners={"practice": True, "pace": 0})
        seats.append((made["table"], made["token"]))

    def ask() -> Awaitable[httpx.Response]:
        table, token = random.choice(seats)
        return by.http.post(f"/api/tables/{table}/hint", headers={"authorization": f"Bearer {token}"})

    await by.flood(ask, 20)


async def opening(by: Attacker) -> None:
    """New tables, with tigers who play among themselves while the attacker looks on."""
    await many_tables(by, {"game": GAME, "bots": ["tiger"] * 5, "manners": {"pace": "at-once"}})


async def mewing(by: Attacker) -> None:
    """New tables of bots that play as fast as they can, each of which is watched."""
    await many_tables(by, {"bots": ["kitten"] * 6, "manners": {"pace": 0}})


async def many_tables(by: Attacker, how: dict[str, Any]) -> None:
    """As many tables as there may be, with an onlooker each."""
    asked = {"game": "gattara", "players": len(how["bots"]), "start": True, **how}
    watching: list[asyncio.Task[None]] = []

    async def watch(table: str, token: str) -> None:
        with suppress(OSError, WebSocketException, TimeoutError):
            async with by.line(table, token) as line:
                await by.swallow(line)

    async def ask() -> httpx.Response:
        answer = await by.http.post("/api/tables", json=asked)
        if answer.status_code == 201:
            watching.append(asyncio.create_task(watch(answer.json()["table"], answer.json()["token"])))
        return answer

    await by.flood(ask, 10)


async def looking_on(by: Attacker) -> None:
    """Many who look on at a table where bots play as fast as they can."""
    made = await by.sit_down(game="gattara", players=6, name=None, bots=["kitten"] * 6, manners={"pace": 0})
    await asyncio.gather(*(look_on(by, made["table"], made["token"]) for _ in range(MOST_SOCKETS)))


async def dealing(by: Attacker) -> None:
    """All hands of a table played by one, as fast as messages may be sent, with many looking on."""
    made = await by.sit_down(game="discat", players=2, names=["Eva"], bots=[], manners={"pace": 0, "hot_seat": True})
    onlookers = [asyncio.create_task(look_on(by, made["table"], made["token"])) for _ in range(MOST_SOCKETS - 2)]
    await asyncio.gather(*onlookers, *(play_on(by, made["table"], token) for token in made["tokens"]))


async def look_on(by: Attacker, table: str, token: str) -> None:
    """One that only looks on."""
    while True:
        with suppress(OSError, WebSocketException, TimeoutError):
            async with by.line(table, token, "?updates=patch") as line:
                await by.swallow(line)
        await asyncio.sleep(0.05)


async def play_on(by: Attacker, table: str, token: str) -> None:
    """Whatever may be played, at once."""
    async with by.line(table, token) as line:
        while True:
            told = json.loads(await line.recv(decode=False))
            by.answers[told["type"]] += 1
            if (view := told.get("view")) and view["choices"]:
                move = {"type": "move", "step": view["step"], "moves": [random.choice(view["choices"])["id"]], "id": "m"}
                await line.send(json.dumps(move))


def asking(*paths: str) -> Attack:
    """These addresses, one after the other, on many lines."""

    async def attack(by: Attacker) -> None:
        def ask() -> Awaitable[httpx.Response]:
            return by.http.get(random.choice(paths))

        await by.flood(ask, 100)

    return attack


async def inviting(by: Attacker) -> None:
    """Squares for cameras."""
    await by.flood(lambda: by.http.get(f"/api/tables/{by.table}/invitation"), 100)


async def calling(by: Attacker) -> None:
    """Lines that are opened and closed again, with a request and without."""
    host, port = by.url.removeprefix("http://").split(":")

    async def one() -> None:
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(random.choice([b"", b"GET /api/games HTTP/1.1\r\nhost: x\r\n\r\n"]))
                writer.close()
            await asyncio.sleep(0)

    await asyncio.gather(*(one() for _ in range(20)))


ATTACKS: dict[str, Attack] = {
    "try": trying,
    "moves of many steps": composing,
    "stale moves": saying({"type": "move", "step": 0, "moves": [0]}, {"type": "look", "step": 0}),
    "refresh": saying({"type": "refresh"}),
    "chat, leave, back, pace": saying(
        {"type": "say", "text": "meow"}, {"type": "leave"}, {"type": "back"}, {"type": "pace", "pace": "quick"}
    ),
    "pings of the protocol": pinging,
    "queues of messages": queueing,
    "handshakes": connecting,
    "replays of records": replaying,
    "chances": judging,
    "hints": hinting,
    "tables of tigers": opening,
    "requests": asking("/api/games", "/api/tables", "/api/openapi.json", "/metrics", "/api/games/discat/lesson"),
    "invitations": inviting,
    "pages": asking("/", "/healthz", "/readyz", "/programs", "/protocol"),
    "lines": calling,
    "tables of kittens": mewing,
    "an audience": looking_on,
    "hands of one's own": dealing,
    **BYTES,
}


async def everything(by: Attacker) -> None:
    """All of it at once."""
    by.alone = False
    await asyncio.gather(*(attack(by) for attack in list(ATTACKS.values())))


class Patience(Watcher):
    """How long those who play wait for their moves to be safe."""

    def __init__(self) -> None:
        self.moves: list[float] = []

    def acknowledged(self, player: Player, sent: Sent) -> None:
        self.moves.append(1000 * (time.perf_counter() - sent.at))


class Outcome(msgspec.Struct):
    """What others noticed of an attack."""

    attack: str
    moves: list[float]
    """Milliseconds from each move to its acknowledgement …"""
    pongs: list[float]
    """… and from each ping to its answer."""
    answers: str
    """What the attacker was told."""

    @property
    def fine(self) -> bool:
        return bool(self.moves and self.pongs) and max(part(self.moves, 0.99), part(self.pongs, 0.99)) < WANTED

    def __str__(self) -> str:
        told = "   ".join(
            f"{what}: p50 {part(values, 0.5):5.1f}  p99 {part(values, 0.99):6.1f}  longest {part(values, 1):6.1f} ms"
            f" ({len(values)})"
            for what, values in (("moves", self.moves), ("pings", self.pongs))
        )
        return f"{self.attack:<26}{told}   {'' if self.fine else 'NOT AS WANTED'}\n{'':<26}attacker: {self.answers}"


def part(values: list[float], share: float) -> float:
    """The value that this share of them does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")


async def play(folder: Path, seconds: float, names: list[str]) -> list[Outcome]:
    """Every attack, each on a server that has nothing else to do."""
    found = []
    for name in names:
        found.append(await suffer(folder, name, seconds))
        print(found[-1], flush=True)
    return found


async def suffer(folder: Path, name: str, seconds: float) -> Outcome:
    """One attack."""
    number = len(list(folder.glob("hostile-*.db")))
    server = ServerProcess(str(folder / f"hostile-{number}.db"), folder / "hostile.log", limits=True)
    server.start()
    patience, pongs = Patience(), list[float]()
    try:
        await asyncio.to_thread(server.wait)
        players = await seat_others(server.url, patience)
        tasks = [asyncio.create_task(player.play()) for player in players]
        tasks.append(asyncio.create_task(ask_again_and_again(players[0], pongs)))
        await asyncio.sleep(2)
        attack = None
        if name != "nothing":
            attack = await asyncio.create_subprocess_exec(
                sys.executable, __file__, name, server.url, str(seconds + 1), stdout=asyncio.subprocess.PIPE
            )
            assert attack.stdout is not None
            await attack.stdout.readline()  # it is ready
            await asyncio.sleep(1)
        patience.moves.clear()
        pongs.clear()
        await asyncio.sleep(seconds)
        moves, answered = list(patience.moves), list(pongs)
        told = b"" if attack is None else (await attack.communicate())[0]
        for player in players:
            player.leave()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    finally:
        await asyncio.to_thread(server.kill)
    return Outcome(name, moves, answered, told.decode().strip())


async def seat_others(url: str, patience: Patience) -> list[Player]:
    """Four pairs who play, and go on for long enough."""
    host, players = Host([url], source=OTHERS), list[Player]()
    for number, game in enumerate(catalogue.names()):
        table, tokens = await host.table(game, 2, manners={"pace": "quick", "reaction": 3})
        players += [
            Player(
                [url],
                table,
                token,
                seat,
                seed=number,
                pace=lambda kind: random.uniform(*THINKING),
                watcher=patience,
                source=OTHERS,
            )
            for seat, token in enumerate(tokens)
        ]
    await host.close()
    return players


async def ask_again_and_again(beside: Player, pongs: list[float]) -> None:
    """Whether the server is still there, on a line of one's own."""
    address = f"{next(beside.urls).replace('http', 'ws', 1)}/api/tables/{beside.table}/live"
    async with connect(address, compression=None, ping_interval=None, proxy=None, local_addr=(OTHERS, 0)) as line:
        while True:
            at = time.perf_counter()
            await line.send('{"type": "ping"}')
            while b'"pong"' not in await line.recv(decode=False):
                pass
            pongs.append(1000 * (time.perf_counter() - at))
            await asyncio.sleep(PING_SECONDS)


async def attack(name: str, url: str, seconds: float) -> None:
    """Be the attacker."""
    by = Attacker(url)
    await by.prepare()
    print("ready", flush=True)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await (everything if name == "everything" else ATTACKS[name])(by)
    print(", ".join(f"{what} {count:,}" for what, count in by.answers.most_common(8)) or "nothing")


if __name__ == "__main__":
    asyncio.run(attack(sys.argv[1], sys.argv[2], float(sys.argv[3])))
