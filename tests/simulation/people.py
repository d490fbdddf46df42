"""People, and others who watch. They keep to docs/protocol.md: they come back when the line breaks, send again under the
same name what was not acknowledged, and ask whether anybody is there when they hear nothing. For the rest they are people.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec

from tests.simulation.network import Line

if TYPE_CHECKING:
    from tests.simulation.world import World

PATIENCE = 6.0
"""Seconds without a word after which somebody asks whether anybody is there, and as many again before they hang up."""


class Watcher:
    """Somebody with a line to a table, with or without a seat: a bystander, or another tab of a player's."""

    def __init__(self, world: World, name: str, token: str = "", seat: int | None = None) -> None:
        self.world = world
        self.loop = world.loop
        self.name = name
        self.token = token
        self.seat = seat
        self.chance = random.Random(f"{world.seed} {name}")
        self.patches = self.chance.random() < 0.5
        self.table = world.table
        self.line: Line | None = None
        self.lines = 0
        self.here = False
        """Whether everything was told on this line."""
        self.here_since = 0.0
        self.gone = False
        """Whether they are away, until they come back."""
        self.view: dict[str, Any] | None = None
        self.turn: dict[str, Any] | None = None
        self.shown: dict[str, Any] = {}
        self.number = -1
        self.story: list[dict[str, Any]] = []
        self.told_to = -1
        self.last_heard = 0.0
        self.loop.call_later(PATIENCE, self.wonder)

    # Coming and going -----------------------------------------------------------------------------------------------

    def come(self) -> None:
        """Connect to one of the servers."""
        if self.gone or self.line is not None or self.world.ended:
            return
        self.lines += 1
        asked = f"since={max(0, self.told_to)}{'&updates=patch' if self.patches else ''}"
        line = Line(self.loop, self, self.table, self.token, self.chance_of_line(), asked)
        self.line, self.here, self.last_heard, self.number = line, False, self.loop.at, -1
        server = self.chance.choice(self.world.servers)
        self.world.tell("{} connects to {}", self.name, server.name)
        self.loop.call_at(line.later(), server.connect, line)

    def chance_of_line(self) -> random.Random:
        """Each line has its own: the order in which a server sends to several people must not matter."""
        return random.Random(f"{self.world.seed} {self.name} {self.lines}")

    def broken(self, line: Line) -> None:
        if line is self.line:
            self.world.tell("{} is cut off", self.name)
            self.line, self.here = None, False
            self.loop.call_later(self.chance.uniform(0.05, 1.0), self.come)

    def drop(self, notice: float) -> None:
        """Lose the line; the server notices that after a while."""
        if self.line is not None:
            self.world.tell("{} loses the line; the server will notice after {:.1f} s", self.name, notice)
            self.line.hang_up(notice)
            self.line, self.here = None, False

    def leave(self, notice: float, seconds: float | None) -> None:
        """Be away for a while, or for good."""
        self.gone = True
        self.drop(notice)
        if seconds is not None:
            self.loop.call_later(seconds, self.back)

    def back(self) -> None:
        self.gone = False
        self.come()

    def move_to(self, table: str, seat: int | None) -> None:
        """Go on at another table."""
        self.drop(0.05)
        self.table, self.seat = table, seat
        self.view, self.turn, self.shown, self.story = None, None, {}, []
        self.told_to = -1
        self.come()

    def sleep(self, seconds: float) -> None:
        """Take nothing from the line for a while."""
        if self.line is not None:
            self.world.tell("{} reads nothing for {:.1f} s", self.name, seconds)
            self.line.asleep_until = self.loop.at + seconds

    def wonder(self) -> None:
        """Ask whether anybody is there, or look for somebody else."""
        if self.world.ended:
            return
        if self.line is not None:
            silent = self.loop.at - self.last_heard
            if silent > 2 * PATIENCE:
                self.drop(30.0)
                self.come()
            elif silent > PATIENCE:
                self.say(type="ping")
        self.loop.call_later(PATIENCE, self.wonder)

    def say(self, **message: Any) -> None:
        if self.line is not None:
            self.line.say(msgspec.json.encode(message).decode())

    # Hearing --------------------------------------------------------------------------------------------------------

    def told_now(self, line: Line, message: dict[str, Any], text: str) -> None:
        """A server sends something, which will be heard later, or never."""
        self.world.referee.sent(line.table, self, message, text)

    def heard(self, line: Line, message: dict[str, Any]) -> None:
        if line is not self.line:
            return
        self.last_heard = self.loop.at
        self.world.referee.heard(line.table, self, message)
        kind = message["type"]
        if kind in ("table", "update"):
            self.told(message, everything=kind == "table")
        elif kind == "refused" and message.get("view"):
            self.view = message["view"]
        elif kind in ("chat", "emote"):
            self.number = message["number"]
        self.answered(kind, message)

    def told(self, message: dict[str, Any], *, everything: bool) -> None:
        self.number = message["number"]
        if message.get("view"):
            self.view = message["view"]
        for path, value in message.get("patch") or ():
            self.view = patched(self.view, path, value)
        if "turn" in message:
            self.turn = message["turn"]
        if message.get("table"):
            self.shown = message["table"]
        for part in message.get("story") or ():
            if part["step"] > self.told_to:
                self.story.append(part)
        if self.view is not None:
            self.told_to = max(self.told_to, self.view["step"])
        if everything:
            self.here, self.here_since = True, self.loop.at

    def answered(self, kind: str, message: dict[str, Any]) -> None:
        """A watcher asks for nothing."""


class Move(msgspec.Struct):
    """Something that a person sent."""

    step: int
    moves: list[int]
    copies: int = 0
    """How often it was sent."""
    number: int = -1
    """When it was acknowledged: of the newest event then."""
    refused: str = ""


class Person(Watcher):
    """Somebody who plays whatever comes to mind."""

    def __init__(self, world: World, name: str, token: str, seat: int) -> None:
        super().__init__(world, name, token, seat)
        self.sent: dict[str, Move] = {}
        """All moves by name."""
        self.pending: dict[str, Move] = {}
        """Those that are neither acknowledged nor refused."""
        self.decided = (-1, "")
        """The step that was answered, and its kind."""
        self.deciding: Any = None
        self.twice = self.chance.random() < 0.2
        """Whether they tap twice."""
        self.restless = self.chance.choice((0.0, 0.0, 0.3))
        """How often they do something else before they decide."""
        self.slow = self.chance.choice((0.3, 1.0, 4.0))

    def answered(self, kind: str, message: dict[str, Any]) -> None:
        if kind == "done":
            self.acknowledge(message)
        elif kind == "refused":
            self.refuse(message)
        elif kind == "table":
            self.decided = (-1, "")
            for name, move in self.pending.items():
                self.send(name, move)
        if kind in ("table", "update", "refused"):
            self.think()

    def acknowledge(self, message: dict[str, Any]) -> None:
        if (move := self.pending.pop(message["id"], None)) is not None:
            move.number = message["number"]
            self.world.tell("{} is told that {} is done", self.name, message["id"])
            self.think()

    def refuse(self, message: dict[str, Any]) -> None:
        move, why = self.pending.get(message["id"]), message["error"]["key"]
        if move is not None:
            self.world.tell("{} is told that {} is refused: {}", self.name, message["id"], why)
            if why == "server-store-lost":  # nothing is known of it
                self.loop.call_later(self.chance.uniform(0.2, 2.0), self.send_again, message["id"])
            else:
                move.refused = why
                del self.pending[message["id"]]
        if not self.pending:  # what was refused, a look, say, is thought about again
            self.decided = (-1, "")

    def send_again(self, name: str) -> None:
        if (move := self.pending.get(name)) is not None:
            self.send(name, move)

    def send(self, name: str, move: Move) -> None:
        self.world.tell("{} sends {}: {} at step {}", self.name, name, move.moves, move.step)
        move.copies += 1
        self.say(type="move", step=move.step, moves=move.moves, id=name)

    # Playing --------------------------------------------------------------------------------------------------------

    @property
    def stood_in(self) -> str:
        """Why a bot plays for them, if one does."""
        return str(self.shown["seats"][self.seat]["stand_in"]) if self.shown and self.seat is not None else ""

    def think(self) -> None:
        if self.line is None or self.turn is None or self.view is None or self.world.ended or self.deciding is not None:
            return
        if self.stood_in or self.seat in self.turn["seats"]:
            wait = self.chance.random() ** 2 * self.slow
            self.deciding = self.loop.call_later(wait, self.decide, self.line)

    def decide(self, line: Line) -> None:
        self.deciding = None
        if line is not self.line:
            self.think()
            return
        if self.turn is None or self.view is None or self.seat is None:
            return
        if self.stood_in in ("away", "asked"):
            if self.turn and self.shown.get("status") == "playing":
                self.world.tell("{} wants the seat back", self.name)
                self.say(type="back")
            return
        if self.chance.random() < self.restless:
            self.fidget()
        asked = (self.view["step"], self.turn["kind"])
        if asked == self.decided or self.seat not in self.turn["seats"] or self.pending:
            return
        if asked[1] == "look":
            self.decided = asked
            self.say(type="look", step=asked[0])
        elif self.view["choices"] and not self.lets_be():
            self.decided = asked
            self.move(asked[0], [self.chance.choice(self.view["choices"])["id"]])

    def lets_be(self) -> bool:
        """Whether they say nothing, in a window that closes without them."""
        assert self.turn is not None
        return self.turn["kind"] == "window" and self.turn["until"] is not None and self.chance.random() < 0.2

    def move(self, step: int, moves: list[int]) -> None:
        name = f"{self.name}-{len(self.sent) + 1}"
        move = self.sent[name] = self.pending[name] = Move(step, moves)
        self.send(name, move)
        if self.twice:
            self.send(name, move)

    def fidget(self) -> None:
        """Do one of the things that people do."""
        what = self.chance.choice(("leave", "back", "chat", "refresh", "look", "late"))
        self.world.tell("{} fidgets: {}", self.name, what)
        if what in ("leave", "back"):
            self.say(type=what)
        elif what == "chat":
            self.say(type="say", text="meow")
        elif what == "refresh":
            self.say(type="refresh", since=max(0, self.told_to))
        elif what == "look" and self.view is not None:
            self.say(type="look", step=self.view["step"])
        elif what == "late" and self.sent:  # an old move, as if it were a new one
            old = self.chance.choice(list(self.sent.values()))
            self.move(old.step, old.moves)


def patched(view: Any, path: list[Any], value: Any) -> Any:
    """A view with something in it replaced."""
    if not path:
        return value
    place = view
    for part in path[:-1]:
        place = place[part]
    place[path[-1]] = value
    return view
