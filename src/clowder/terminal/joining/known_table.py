"""What is known of a live table from what the server sent: who sits there, the view, what happened, what is asked of me."""

from __future__ import annotations

import time
from math import ceil
from typing import Any, Literal

from clowder.engine.text import has, say
from clowder.terminal.drawing.escaping import escaped
from clowder.terminal.drawing.screen import News
from clowder.terminal.drawing.wording import Wording

Task = Literal["lobby", "move", "window", "look", "back", "wait", "watch", "over"]
"""What a person at the table can do: before the start; decide; react; look; play again after a bot did; wait for others;
only watch; after the end."""


class KnownTable:
    """A table as one client knows it."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.arrived = False
        """Whether the server has told everything once."""
        self.connected = True
        self.number = -1
        """Of the newest thing that happened."""
        self.seat: int | None = None
        self.host = False
        self.asks: int | None = None
        """The seat that I ask for, whose token I have lost."""
        self.table: dict[str, Any] = {}
        self.turn: dict[str, Any] | None = None
        self.view: dict[str, Any] | None = None
        self.wording = Wording("", language, ())
        self.told: list[str] = []
        """All that happened, line by line."""
        self.seen = 0
        """How many of these lines were there when the person decided last."""
        self.answered = -1
        """The step that the person has answered, as far as is known here."""
        self.heard = -1
        """The step up to which the story is told."""
        self.chat = -1
        """The number of the last line of chat."""
        self.muted: set[int] = set()
        """Seats of which one wants to hear nothing."""
        self.ahead = 0.0
        """Milliseconds that the server's clock is ahead of time.monotonic."""

    # What comes in --------------------------------------------------------------------------------------------------

    def hear(self, message: dict[str, Any]) -> None:
        """Take in a message."""
        kind = message["type"]
        if kind in ("table", "update"):
            self.hear_table(message)
        elif kind == "refused" and message.get("view") is not None:
            self.view = message["view"]
        elif kind in ("chat", "emote"):
            self.hear_talk(message)

    def hear_table(self, message: dict[str, Any]) -> None:
        """Everything, or what changed."""
        self.number = message["number"]
        self.ahead = message["now"] - time.monotonic() * 1000
        you, table = message.get("you"), message.get("table")
        if you is not None:
            self.seat, self.host, self.asks = you["seat"], bool(you["host"]), you.get("asks")
        if table is not None:
            before, self.table = self.table, table
            self.wording = Wording(
                table["game"], self.language, [self.name_of(*seat) for seat in enumerate(table["seats"], 1)]
            )
            if self.arrived:
                self.told += changes(self, before, table)
        self.wording = self.wording.to(self.seat)
        self.turn = message.get("turn", self.turn)
        self.view = message.get("view") or self.view
        for event in message.get("story", ()):
            if event["step"] > self.heard:
                self.told.append(self.wording.story(event))
        if self.view is not None:
            self.heard = max(self.heard, self.view["step"])
        for line in message.get("chat", ()):
            self.hear_talk(line)
        self.connected = self.arrived = True

    def name_of(self, number: int, seat: dict[str, Any]) -> str:
        """What somebody is called; a seat that nobody has yet, by its number."""
        return escaped(seat["name"]) or say("seat", {"number": number}, language=self.language)

    def hear_talk(self, line: dict[str, Any]) -> None:
        """Somebody said something, or reacted."""
        if line["number"] <= self.chat:
            return
        self.chat = line["number"]
        if line["seat"] in self.muted:
            return
        who = {"seat": line["seat"]}
        if "emote" in line:
            emote = str(line["emote"])
            if has(f"join-emote-{emote}", language=self.language):
                self.told.append(self.say(f"emote-{emote}", who=who))
        else:
            self.told.append(self.say("line", who=who, text=str(line["text"])))

    # What it comes to -----------------------------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> str:
        """A text about the table."""
        told = say(f"join-{key}", args, language=self.language, names=self.wording.names, me=self.seat)
        return escaped(told, "\n")

    @property
    def step(self) -> int:
        """The step that is asked."""
        return -1 if self.view is None else int(self.view["step"])

    @property
    def now(self) -> float:
        """The server's time, in milliseconds."""
        return time.monotonic() * 1000 + self.ahead

    def left(self, until: int | None) -> int | None:
        """Seconds until then."""
        return None if until is None else max(ceil((until - self.now) / 1000), 0)

    @property
    def mine(self) -> dict[str, Any] | None:
        """My seat."""
        return None if self.seat is None else dict(self.table["seats"][self.seat])

    @property
    def alone(self) -> bool:
        """Whether I am the only person at the table."""
        return [number for number, seat in enumerate(self.table["seats"]) if seat["kind"] == "person"] == [self.seat]

    @property
    def asking(self) -> dict[int, dict[str, Any]]:
        """Who asks for seats, by seat; a server of before knows nothing of it."""
        return {int(asked["seat"]): asked for asked in self.table.get("asking", ())}

    @property
    def has_a_say(self) -> bool:
        """Whether I may let in, or refuse, whoever asks for a seat; also if that is myself, who may think better of it."""
        return self.seat is not None or self.host or self.asks is not None

    @property
    def sets_pace(self) -> bool:
        """Whether how fast the table goes is mine to decide."""
        return (self.host or self.alone) and self.table["status"] != "over"

    @property
    def may_change_cat(self) -> bool:
        """Whether I may look like another cat: before a game, and after it."""
        return self.seat is not None and self.table["status"] != "playing" and not self.table["next"]

    @property
    def asks_who_begins(self) -> bool:
        """Whether the box has a question for who begins, and there are people to answer it."""
        people = sum(seat["kind"] == "person" for seat in self.table["seats"])
        return self.table["status"] == "open" and people > 1 and self.wording.has("who-begins")

    @property
    def given_up(self) -> bool:
        """Whether the table was closed before the match was over."""
        return bool(self.table["status"] == "over" and not (self.view and self.view["over"]))

    @property
    def task(self) -> Task:
        """What the person can do now."""
        mine, turn, view = self.mine, self.turn, self.view
        if self.table["status"] != "playing":
            return "lobby" if self.table["status"] == "open" else "over"
        if mine is None:
            return "watch"
        if mine["stand_in"]:
            return "watch" if mine["stand_in"] == "time" else "back"
        if turn is None or view is None or self.table["waits_for"] is not None or self.answered == view["step"]:
            return "wait"
        if self.seat not in turn["seats"]:
            return "wait"
        if turn["kind"] == "look":
            return "look"
        if turn["kind"] in ("move", "window") and view["choices"]:
            return "move" if turn["kind"] == "move" else "window"
        return "wait"

    @property
    def question(self) -> tuple[Any, ...]:
        """Changes whenever something else is asked; not while others play."""
        task = self.task
        return task, self.step if task in ("move", "window", "look") else -1, self.table["table"]

    @property
    def news(self) -> News:
        """What happened, and how much of it since the person decided last."""
        return News(self.told, len(self.told) - self.seen)

    def decided(self) -> None:
        """The person has answered this step."""
        self.answered, self.seen = self.step, len(self.told)

    def ask_again(self) -> None:
        """That answer was not taken."""
        self.answered = -1

    def called(self, name: str) -> int | None:
        """The seat of somebody by name, or by the beginning of it if that is nobody else's."""
        wanted = name.casefold()
        names = [seat["name"].casefold() for seat in self.table["seats"]]
        fits = [seat for seat, other in enumerate(names) if other == wanted] or [
            seat for seat, other in enumerate(names) if wanted and other.startswith(wanted)
        ]
        return fits[0] if len(fits) == 1 else None


def begins(known: KnownTable) -> str:
    """Who was named to begin."""
    seat = known.table["beginner"]
    return known.say("begins-chance") if seat is None else known.say("begins", who={"seat": seat})


def changes(known: KnownTable, before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """What happened around the table between two looks at it, as lines."""
    told: list[str] = []
    for seat, (was, now) in enumerate(zip(before["seats"], after["seats"], strict=False)):
        who = {"seat": seat}
        if (was["kind"], was["name"]) != (now["kind"], now["name"]):
            if was["kind"] == "person":
                told.append(known.say("got-up", name=was["name"]))
            if now["kind"] != "open":
                told.append(known.say("sat-down", who=who, kind=now["kind"]))
            continue
        if was["stand_in"] != now["stand_in"]:
            told.append(known.say("stand-in" if now["stand_in"] else "took-back", who=who, why=now["stand_in"]))
        elif was["here"] != now["here"] and after["status"] == "playing" and seat != known.seat:
            told.append(known.say("here" if now["here"] else "away", who=who))
        if was["word"] != now["word"]:
            told.append(known.say("gave-word", who=who, word=now["word"]))
        if was["cat"] != now["cat"] and now["kind"] == "person":
            told.append(known.say("chose-cat", who=who, cat=say("web-cat", {"cat": now["cat"]}, language=known.language)))
    if before["beginner"] != after["beginner"] and after["status"] == "open":
        told.append(begins(known))
    told += asked_seats(known, before, after)
    if before["status"] == "open" and after["status"] == "playing":
        told.append(known.say("started"))
    if after["next"] and not before["next"]:
        told.append(known.say("next-table"))
    return told


def asked_seats(known: KnownTable, before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """Who asks for a seat now, and for which seats that is settled."""
    was, now = ({each["seat"]: each["name"] for each in table.get("asking", ())} for table in (before, after))
    told = [known.say("asks-seat", name=name, who={"seat": seat}) for seat, name in now.items() if was.get(seat) != name]
    if after["status"] == "playing":
        settled = [seat for seat in was if seat not in now]
        told += [known.say("seat-yours" if seat == known.seat else "asks-settled", who={"seat": seat}) for seat in settled]
    return told
