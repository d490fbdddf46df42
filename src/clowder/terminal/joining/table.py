"""Playing at a live table: what the server tells and what the person types, one thing after the other."""

from __future__ import annotations

import secrets
import shlex
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any

from rich.text import Text

from clowder.errors import ClowderError
from clowder.terminal.console.keyboard import Pressed, Redraw, Typed, typing_at
from clowder.terminal.console.leaving import Left
from clowder.terminal.console.line_editor import LineEditor
from clowder.terminal.console.tty import CLEAR
from clowder.terminal.drawing.escaping import escaped
from clowder.terminal.joining import held_seats
from clowder.terminal.joining.address import TableAddress
from clowder.terminal.joining.commands import Commands
from clowder.terminal.joining.connection import ConnectionBroken, Heard, TableConnection
from clowder.terminal.joining.held_seats import HeldSeat
from clowder.terminal.joining.http_client import HttpClient
from clowder.terminal.joining.known_table import KnownTable
from clowder.terminal.joining.pages import prompt
from clowder.terminal.joining.repainting import RepaintedTty
from clowder.terminal.joining.screen import LiveScreen
from clowder.terminal.local.typed_moves import NotUnderstood

TICK = 1.0
"""Seconds after which the screen is drawn anew, because time is shown on it."""
TOO_SOON = 0.3
"""Seconds for which Enter alone does not answer a new question: it was meant for the one before."""
AGAIN = 1.0
"""Seconds before a message is sent again that the server had no time for."""
BUSY = ("server-too-often", "server-store-lost", "server-bug")
HARMLESS = ("table-nothing-to-look-at", "table-not-asked", "table-answered", "table-not-your-turn")
"""Refusals of what somebody else was faster with: the next update tells it."""


@dataclass(frozen=True)
class Finished:
    """A request over HTTP is done: what it gave, or why not; and what to do with that."""

    given: Any
    then: Callable[[Any], None]


class TableGone(ClowderError):
    """The table is no more, or the seat is somebody else's."""


class JoinedTable:
    """A table on a server, and the person at this terminal."""

    def __init__(
        self,
        tty: RepaintedTty,
        server: HttpClient,
        place: TableAddress,
        table: str,
        seat: HeldSeat | None,
        note: str = "",
        called: str = "",
    ) -> None:
        self.tty = tty
        self.server = server
        self.place = place
        self.seat = seat
        self.note = note
        """Something to say first of all."""
        self.called = called
        """How one is called who has no seat."""
        self.remark = ""
        """A line about what was typed."""
        self.events: SimpleQueue[Any] = SimpleQueue()
        self.typing = typing_at(self.events.put, by_key=tty.live and tty.by_hand)
        self.commands = Commands(self)
        self.editor = LineEditor()
        self.name = secrets.token_urlsafe(6)
        self.numbers = count(1)
        self.busy = False
        """Whether a request is under way."""
        self.reading: list[Text] | None = None
        """What is left of something to read that covers the table."""
        self.asked: tuple[Any, ...] | None = None
        """The question that was asked last."""
        self.asked_at = 0.0
        self.wanting = False
        """Whether a line to type is waited for."""
        self.over = False
        """Whether nothing more can be typed."""
        self.kept = ""
        """The command that checks the record that was kept."""
        self.shown: tuple[Any, ...] | None = None
        """Where nothing is drawn over: the question that was printed last …"""
        self.printed = 0
        """… and how many lines of news."""
        self.go_to(table)

    def go_to(self, table: str) -> None:
        """Begin at a table."""
        self.table = table
        self.known = KnownTable(self.server.language)
        self.screen = LiveScreen(self.tty.console, self.known, self.invitation)
        self.pending: dict[str, tuple[str, dict[str, Any]]] = {}
        """Answers that the server has not confirmed, by their id, each with what they answered."""
        self.again_at: float | None = None
        self.awaited = -1
        """The number of something that was done and that we have not heard of yet."""
        self.asked = self.shown = None
        self.printed = 0
        self.connection = TableConnection(self.place.live, table, self.token, self.server.language, self.events.put)

    @property
    def invitation(self) -> str:
        """How one joins; the code comes behind it."""
        return f"clowder join {shlex.quote(self.place.server)}"

    @property
    def token(self) -> str:
        """What holds the seat."""
        return self.seat.token if self.seat else ""

    def run(self) -> int:
        """Play until the person leaves; the exit status."""
        with self.typing:
            self.connection.open()
            try:
                while True:
                    self.draw()
                    self.take_all()
            finally:
                self.connection.close()
                self.part()

    # What happens ---------------------------------------------------------------------------------------------------

    def take_all(self) -> None:
        """Wait for something to happen, and take everything that has."""
        if not self.typing.by_key and not self.wanting and self.wants_line:
            if self.over:
                raise Left
            self.wanting = True
            self.print_prompt()
            self.typing.want()
        with suppress(Empty):
            self.take(self.events.get(timeout=TICK))
            while not self.events.empty():
                self.take(self.events.get())
        if self.again_at is not None and time.monotonic() >= self.again_at:
            self.again_at = None
            self.resend()

    def take(self, event: Any) -> None:
        """One thing that happened."""
        match event:
            case Heard() if event.connection is self.connection:
                self.hear(event.message)
            case ConnectionBroken() if event.connection is self.connection:
                self.known.connected = False
            case Finished():
                self.busy = False
                event.then(event.given)
            case Typed():
                self.wanting = False
                self.read(event.line)
            case Pressed():
                for line in self.editor.press(event.keys):
                    too_soon = time.monotonic() - self.asked_at < TOO_SOON
                    if line != "" or not too_soon or self.reading is not None:
                        self.read(line)
            case Redraw():
                self.tty.console.file.write(CLEAR)
        if self.known.arrived and self.known.question != self.asked:
            self.asked, self.asked_at = self.known.question, time.monotonic()
            self.editor.new_question()

    def hear(self, message: dict[str, Any]) -> None:
        """The server says something."""
        kind = message.get("type")
        try:
            if kind == "goodbye" and message["why"] in ("replaced", "gone"):
                self.end(message["why"])
            elif kind == "done":
                self.pending.pop(message["id"], None)
            elif kind == "refused":
                self.refused(message)
            self.known.hear(message)
        except (LookupError, TypeError, ValueError, AttributeError):
            raise TableGone("join-strange", server=self.place.server) from None
        if kind in ("table", "update") and self.known.view is not None:
            self.connection.since = self.known.step
        if kind == "table":
            self.known.told += [self.note] if self.note else []
            self.note = ""
            self.resend()

    def end(self, why: str) -> None:
        """There is nothing left to come back to."""
        if self.seat is not None:
            held_seats.forget_seat(self.place.server, self.table, self.seat.token)
        raise TableGone(f"join-{why}")

    def refused(self, message: dict[str, Any]) -> None:
        """The server did not do something."""
        reason = message["error"]["key"]
        if message["id"] in self.pending and reason in BUSY:
            self.again_at = time.monotonic() + AGAIN
            return
        task, _ = self.pending.pop(message["id"], ("", {}))
        if task:
            self.known.ask_again()
        if task == "window" and reason == "table-stale":
            self.remark = self.known.say("too-late")
        elif task or reason not in HARMLESS:
            self.remark = str(message["error"]["text"])

    def resend(self) -> None:
        """Send again what was not confirmed; a second time does no harm."""
        for _, message in list(self.pending.values()):
            self.connection.send(message)
        known = self.known
        for seat in known.muted:
            self.connection.send({"type": "mute", "seat": seat, "mute": True})
        if known.turn and known.turn["kind"] == "look" and known.seat in known.turn["seats"]:
            if known.answered == known.step:  # said on a line that broke off
                self.connection.send({"type": "look", "step": known.step})

    # What is typed --------------------------------------------------------------------------------------------------

    @property
    def wants_line(self) -> bool:
        """Whether there is something to answer; who sits at a terminal may type at any time."""
        known = self.known
        if self.tty.by_hand or self.reading is not None:
            return True
        if not known.arrived or self.busy or known.number < self.awaited:
            return False
        return known.task in ("move", "window", "look", "back", "over") or (known.task == "lobby" and known.host)

    def read(self, line: str | None) -> None:
        """A line was typed."""
        if line is None:
            self.over = True
            if self.typing.by_key or self.wants_line:
                raise Left
            return
        if self.reading is not None:
            self.turn_page(line)
            return
        self.remark = ""
        if not self.known.arrived:
            if line.casefold() == "q":
                raise Left
            return
        try:
            self.commands.understand(line)
        except ClowderError as error:
            self.remark = error.text(self.known.language)

    def move(self, choice: int) -> None:
        """Send an answer; until it is confirmed it is sent again on every new line."""
        known = self.known
        name = f"{self.name}-{next(self.numbers)}"
        message = {"type": "move", "step": known.step, "moves": [choice], "id": name}
        self.pending[name] = known.task, message
        self.connection.send(message)
        known.decided()

    def send(self, message: dict[str, Any]) -> None:
        """Something that is not worth keeping until the line is there again."""
        if not self.known.connected or not self.connection.send(message):
            raise NotUnderstood("join-no-line-now")

    # Over HTTP --------------------------------------------------------------------------------------------------------

    def ask(self, request: Callable[[], Any], then: Callable[[Any], None] | None = None) -> None:
        """Ask for something over HTTP without holding up the screen."""
        if self.busy:
            raise NotUnderstood("join-busy")
        self.busy = True

        def work() -> None:
            try:
                given = request()
            except Exception as error:
                self.events.put(Finished(error, self.failed))
            else:
                self.events.put(Finished(given, then or self.fine))

        Thread(target=work, name="request", daemon=True).start()

    def fine(self, number: int) -> None:
        """It was done; that much has happened then."""
        self.awaited = number

    def failed(self, error: Exception) -> None:
        """It was not done."""
        if not isinstance(error, ClowderError):
            raise TableGone("join-strange", server=self.place.server)
        self.remark = error.text(self.known.language)

    def move_on(self, table: str) -> None:
        """To the next table, with the same token."""
        self.connection.close()
        if self.seat is not None:
            held_seats.remember_seat(self.place.server, table, self.seat)
        self.go_to(table)
        self.connection.open()

    def ask_for(self, seat: int) -> None:
        """Ask for a seat whose token one has lost; from then on one watches with what may become its token."""
        name = self.seat.name if self.seat and self.seat.name else self.called

        def watch(token: str) -> None:
            self.seat = HeldSeat(name, token)
            self.move_on(self.table)

        self.ask(lambda: self.server.ask_for(self.table, seat, name, self.token), watch)

    def part(self) -> None:
        """Leave the last screen behind, whole: ctrl-c may have come in the middle of a line."""
        with suppress(OSError):  # the terminal may be gone
            if self.tty.live:
                self.reading, self.remark = None, ""
                self.draw()
                self.tty.console.file.write("\n")

    def farewell(self) -> list[str]:
        """What happens to the seat, and how to come back; what was kept, and how to check it."""
        known, told = self.known, list[str]()
        if self.kept:
            told += [known.say("check"), "  " + self.kept]
        if not known.arrived or known.table["status"] == "over" or self.seat is None or known.seat is None:
            return told
        manners = known.table["manners"]
        if known.table["status"] == "open":
            told.append(known.say("left-open"))
        else:
            told.append(known.say("left", seconds=manners["grace"], absence=manners["absence"]))
        return [*told, known.say("come-back"), f"  {self.invitation} {escaped(known.table['code'])}"]

    # The screen -----------------------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show the table, or what covers it."""
        if not self.tty.live:
            self.print()
        elif self.reading is not None:
            page = self.reading[: self.page_size]
            self.tty.redraw([*page, Text()], self.reading_prompt(), self.editor.text)
        else:
            remark = self.remarks()
            lines = self.screen.lines(below=1 + len(remark))
            self.tty.redraw([*lines, *remark], prompt(self.known, busy=self.busy), self.editor.text)

    def remarks(self) -> list[Text]:
        """A line about what was typed, wrapped."""
        return self.screen.wrapped(Text("! ", "bold red"), Text(self.remark, "bold red")) if self.remark else []

    def print(self) -> None:
        """Where nothing is drawn over: the whole table for each question, and otherwise only what is new to who waits or
        watches."""
        known = self.known
        if not known.arrived or self.reading is not None:
            return
        if known.question != self.shown and (known.task not in ("wait", "watch") or self.shown is None):
            self.tty.tell([*self.screen.lines(), *self.remarks()])
            self.printed = len(known.told)
            if self.wanting:
                self.print_prompt()
        elif known.task != "wait" and (self.printed < len(known.told) or self.remark):
            self.tty.tell([*map(Text, known.told[self.printed :]), *self.remarks()])
            self.printed = len(known.told)
        self.shown, self.remark = known.question, ""
        self.tty.console.file.flush()

    def print_prompt(self) -> None:
        """Where nothing is drawn over: what can be typed now."""
        if not self.tty.live and self.reading is None:
            self.tty.tell([Text(prompt(self.known, busy=self.busy), "bold")])

    # Something to read ----------------------------------------------------------------------------------------------

    @property
    def page_size(self) -> int:
        """Lines of text on a page."""
        return self.tty.page or 1_000_000

    def show(self, lines: list[Text]) -> None:
        """Something to read, in place of the table; the table goes on meanwhile."""
        self.reading = [piece for line in lines for piece in self.screen.wrapped(Text(), line)] or [Text()]
        self.print_page()

    def print_page(self) -> None:
        """Where nothing is drawn over."""
        if not self.tty.live and self.reading is not None:
            self.tty.tell([*self.reading[: self.page_size], Text(), Text(self.reading_prompt(), "bold")])

    def turn_page(self, line: str) -> None:
        """Read on, or go back to the table."""
        assert self.reading is not None
        self.reading = self.reading[self.page_size :] if line.casefold() != "q" else []
        if not self.reading:
            self.reading = None
            self.shown = None
        self.print_page()

    def reading_prompt(self) -> str:
        """How to go on; and if the table waits for the reader."""
        known = self.known
        more = self.reading is not None and len(self.reading) > self.page_size
        told = known.wording.terminal("more" if more else "back")
        asked = known.arrived and known.task in ("move", "window", "look")
        return f"{known.say('meanwhile')} {told}" if asked else told
