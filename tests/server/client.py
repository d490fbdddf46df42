"""Well-behaved clients, as docs/protocol.md describes them: they connect again by themselves, send again what was not
acknowledged, under the same id, and remember all they were told, so that it can be checked that nothing was lost and
nothing happened twice (check.py)."""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

AGAIN = (0.05, 0.5)
"""Seconds before one tries again to connect: at random between these, so that not all come at once."""
PATIENCE = 8.0
"""Seconds without an answer after which one asks whether anybody is there, and as many again before one hangs up."""

decode = msgspec.json.Decoder().decode
encode = msgspec.json.Encoder().encode

Pace = Callable[[str], float]
"""Seconds to think before an answer to a step of that kind: "move", "window" or "look"."""


def at_once(kind: str) -> float:
    """No time to think."""
    return 0.0


class Sent(msgspec.Struct):
    """A move that was sent."""

    step: int
    move: int
    at: float
    """By the clock of `time.perf_counter`."""
    number: int = -1
    """Of the newest event when it was acknowledged; -1 until then."""


class Watcher:
    """Is told of everything that a player sends and hears."""

    def sent(self, player: Player, sent: Sent, kind: str) -> None: ...

    def heard(self, player: Player, step: int) -> None: ...

    def acknowledged(self, player: Player, sent: Sent) -> None: ...


class Player:
    """Somebody on a seat, who plays whatever comes to mind."""

    def __init__(
        self,
        urls: Sequence[str],
        table: str,
        token: str,
        seat: int,
        *,
        seed: int = 0,
        pace: Pace = at_once,
        twice: bool = False,
        watcher: Watcher | None = None,
        source: str = "",
    ) -> None:
        self.urls = itertools.cycle(urls)
        """Servers; if one is gone the next is tried."""
        self.table = table
        self.token = token
        self.seat = seat
        self.pace = pace
        self.twice = twice
        self.source = source
        """The address to come from, if not the usual one."""
        """Whether everything is sent twice."""
        self.watcher = watcher or Watcher()
        self.chooser = random.Random(seed)
        self.socket: ClientConnection | None = None
        self.view: dict[str, Any] | None = None
        self.turn: dict[str, Any] | None = None
        self.shown: dict[str, Any] = {}
        """The table, as everybody sees it."""
        self.story: list[dict[str, Any]] = []
        """All that was told so far."""
        self.number = -1
        """Of the newest event that was told."""
        self.told_to = -1
        """The step that the story was told to."""
        self.pending: dict[str, Sent] = {}
        """Moves that were not acknowledged yet, by id."""
        self.played: dict[str, Sent] = {}
        """Moves that were."""
        self.refused: Counter[str] = Counter()
        """Why moves were not taken."""
        self.connected = 0
        """How often."""
        self.asked: tuple[int, str] = (-1, "")
        """The step that an answer was last sent to, and its kind."""
        self.names = itertools.count(1)
        self.leaving = False
        self.thought: asyncio.Task[None] | None = None
        self.complaint = ""
        """What was wrong with what was told, if anything."""
        self.arrived = asyncio.Event()
        """Set once everything was told the first time."""

    @property
    def step(self) -> int:
        """The step that is asked."""
        return -1 if self.view is None else int(self.view["step"])

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.view is not None and bool(self.view["over"])

    # Being there ----------------------------------------------------------------------------------------------------

    async def play(self) -> None:
        """Until the match is over and every move accounted for, or until told to leave; however often the line breaks."""
        while not self.done:
            try:
                await self.stay(next(self.urls))
            except (OSError, WebSocketException, TimeoutError):
                pass
            finally:
                self.socket = None
                self.forget_thought()
            if not self.done:
                await asyncio.sleep(self.chooser.uniform(*AGAIN))

    @property
    def done(self) -> bool:
        """Whether there is nothing more to do here."""
        return self.leaving or bool(self.complaint) or (self.over and not self.pending)

    async def stay(self, url: str) -> None:
        """One connection, from the beginning to its end."""
        since = max(0, self.told_to)
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/live?since={since}"
        names = ["clowder.1", f"clowder.token.{self.token}"]
        here: dict[str, Any] = {"local_addr": (self.source, 0)} if self.source else {}
        async with connect(
            address, subprotocols=names, compression=None, ping_interval=None, close_timeout=1, proxy=None,  # type: ignore[arg-type]
            open_timeout=20, **here,
        ) as socket:  # fmt: skip
            self.socket = socket
            self.connected += 1
            asked_at = 0.0
            while not self.done:
                try:
                    async with asyncio.timeout(PATIENCE):
                        text = await socket.recv(decode=False)
                except TimeoutError:
                    if asked_at and time.monotonic() - asked_at > PATIENCE / 2:
                        raise
                    asked_at = time.monotonic()
                    await self.send({"type": "ping"})
                    continue
                asked_at = 0.0
                await self.hear(decode(text))

    def leave(self) -> None:
        """Hang up at the next opportunity."""
        self.leaving = True
        if self.socket is not None:
            self.socket.transport.abort()

    def vanish(self) -> None:
        """Be cut off in the middle of a sentence; `play` comes back by itself."""
        if self.socket is not None:
            self.socket.transport.abort()

    async def send(self, message: dict[str, Any]) -> None:
        """Once, or twice."""
        assert self.socket is not None
        for _ in range(1 + self.twice):
            await self.socket.send(encode(message), text=True)

    # Hearing --------------------------------------------------------------------------------------------------------

    async def hear(self, message: dict[str, Any]) -> None:
        """A message from the server."""
        kind = message["type"]
        if kind in ("table", "update"):
            await self.told(message, everything=kind == "table")
        elif kind == "done":
            if (sent := self.pending.pop(message["id"], None)) is not None:
                sent.number = message["number"]
                self.played[message["id"]] = sent
                self.watcher.acknowledged(self, sent)
            await self.answer()  # the news of a move comes before the word that it is done
        elif kind == "refused":
            await self.refuse(message)
        elif kind == "goodbye" and message["why"] in ("gone", "replaced"):
            self.complaint = f"goodbye: {message['why']}"

    async def told(self, message: dict[str, Any], *, everything: bool) -> None:
        """News of the table."""
        if message["number"] < self.number:
            self.complaint = f"back to event {message['number']} from {self.number}"
        self.number = message["number"]
        if message.get("view"):
            self.see(message["view"])
        if "turn" in message:
            self.turn = message["turn"]
        self.listen(message.get("story") or (), everything=everything)
        if everything:
            self.arrived.set()
            self.asked = (-1, "")
            for name, sent in list(self.pending.items()):
                await self.send(move_message(name, sent))
        if message.get("table"):
            self.shown = message["table"]
            if self.shown["status"] == "playing" and self.shown["seats"][self.seat]["stand_in"] in ("away", "asked"):
                await self.send({"type": "back"})
        self.watcher.heard(self, self.step)
        await self.answer()

    def see(self, view: dict[str, Any]) -> None:
        """A match never goes back."""
        if view["step"] < self.step:
            self.complaint = f"back to step {view['step']} from {self.step}"
        self.view = view

    def listen(self, story: Sequence[dict[str, Any]], *, everything: bool) -> None:
        """What happened since; each step is told once."""
        steps = [told["step"] for told in story]
        if steps and self.told_to >= 0 and min(steps) <= self.told_to:
            again = [told for told in story if told["step"] <= self.told_to]
            # A server that read its table again tells everything; it has to be the same.
            if not everything or again != self.story[: len(again)]:
                self.complaint = f"step {min(steps)} told again after {self.told_to}"
            story = [told for told in story if told["step"] > self.told_to]
        self.story.extend(story)
        if self.step >= 0:
            self.told_to = self.step

    async def refuse(self, message: dict[str, Any]) -> None:
        """A move was not taken. If it is not known whether it was written, it is sent again."""
        key = message["error"]["key"]
        self.refused[key] += 1
        if key == "server-store-lost":
            await asyncio.sleep(0.2)
            if (sent := self.pending.get(message["id"])) is not None:
                await self.send(move_message(message["id"], sent))
            elif self.asked[1] == "look":  # which has no name
                self.asked = (-1, "")
                await self.answer()
            return
        self.pending.pop(message["id"], None)
        if message.get("view"):
            self.see(message["view"])
        if key in ("table-stale", "table-nothing-to-look-at", "table-waits", "table-bot-plays"):
            self.asked = (-1, "")
        if key in ("table-waits", "table-bot-plays"):
            await self.send({"type": "back"})
            return
        if key == "table-stale" and message.get("view"):
            await self.answer()

    # Answering ------------------------------------------------------------------------------------------------------

    async def answer(self) -> None:
        """If something is asked of us that we have not answered, think about it."""
        if self.view is None or self.turn is None or self.over or self.pending:
            return
        kind, step = self.turn["kind"], self.step
        wanted = self.seat in self.turn["seats"] if kind == "look" else bool(self.view["choices"]) and kind != "auto"
        if not wanted or self.asked == (step, kind):
            return
        self.asked = (step, kind)
        seconds = self.pace(kind)
        if seconds <= 0:
            await self.speak(kind, step)
        else:
            self.forget_thought()
            self.thought = asyncio.create_task(self.think(seconds, kind, step))

    async def think(self, seconds: float, kind: str, step: int) -> None:
        """Answer later, if the same is still asked."""
        await asyncio.sleep(seconds)
        with suppress(OSError, WebSocketException):
            if self.socket is not None and self.asked == (step, kind) and self.step == step:
                await self.speak(kind, step)

    def forget_thought(self) -> None:
        """Something else is asked, or nobody."""
        if self.thought is not None and self.thought is not asyncio.current_task():
            self.thought.cancel()
            self.thought = None

    async def speak(self, kind: str, step: int) -> None:
        """Answer now."""
        assert self.view is not None
        if kind == "look":
            await self.send({"type": "look", "step": step})
        elif self.view["choices"]:
            name = f"{self.seat}-{next(self.names)}"
            sent = Sent(step, int(self.chooser.choice(self.view["choices"])["id"]), time.perf_counter())
            self.pending[name] = sent
            self.watcher.sent(self, sent, kind)
            await self.send(move_message(name, sent))


def move_message(name: str, sent: Sent) -> dict[str, Any]:
    """A move, the first time or again."""
    return {"type": "move", "step": sent.step, "moves": [sent.move], "id": name}


class Host:
    """Makes tables, over HTTP; tries again while no server answers."""

    def __init__(self, urls: Sequence[str], source: str | None = None) -> None:
        self.urls = itertools.cycle(urls)
        self.http = httpx.AsyncClient(timeout=30, trust_env=False, transport=httpx.AsyncHTTPTransport(local_address=source))

    async def post(self, path: str, body: dict[str, Any] | None = None, token: str | None = None) -> dict[str, Any]:
        """Ask for something that somebody has to do; a refusal is an error, a silence is not."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        while True:
            try:
                answer = await self.http.post(next(self.urls) + path, json=body or {}, headers=headers)
            except httpx.TransportError:
                await asyncio.sleep(random.uniform(*AGAIN))
                continue
            if answer.status_code == 503:
                await asyncio.sleep(random.uniform(*AGAIN))
                continue
            assert answer.status_code < 300, f"{path}: {answer.status_code} {answer.text}"
            made: dict[str, Any] = answer.json()
            return made

    async def table(
        self, game: str, people: int, bots: Sequence[str] = (), manners: dict[str, Any] | None = None
    ) -> tuple[str, list[str]]:
        """A table that has started: its id, and the tokens of the people's seats. If a server died on the way it is a new
        table that is made."""
        while True:
            asked = {"game": game, "players": people + len(bots), "bots": list(bots), "manners": manners or {}}
            made = await self.post("/api/tables", {**asked, "name": "p0"})
            table, tokens = str(made["table"]), [str(made["token"])]
            with suppress(AssertionError):  # sat down, but the answer was lost: the seat is taken now
                for seat in range(1, people):
                    taken = await self.post(f"/api/tables/{table}/seats/{seat}", {"name": f"p{seat}"})
                    tokens.append(str(taken["token"]))
                await self.start(table, tokens[0])
                return table, tokens

    async def start(self, table: str, token: str) -> None:
        """Deal, if that has not been done."""
        try:
            await self.post(f"/api/tables/{table}/start", token=token)
        except AssertionError as refused:
            if "table-has-started" not in str(refused):
                raise

    async def close(self) -> None:
        """Hang up."""
        await self.http.aclose()
