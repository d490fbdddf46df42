"""`clowder join`: from an address and a code to a seat at a table on a server."""

from __future__ import annotations

import getpass
from dataclasses import dataclass
from typing import Any

from rich.text import Text

from clowder.engine import catalogue
from clowder.engine.blank import blank, checked_players
from clowder.engine.text import say
from clowder.errors import BadOption, ClowderError
from clowder.terminal.asked_game import AskedGame
from clowder.terminal.console.leaving import INTERRUPTED, Left
from clowder.terminal.console.output import PipeAwareConsole
from clowder.terminal.console.signals import leaving_on_signals
from clowder.terminal.drawing.escaping import escaped
from clowder.terminal.joining import held_seats
from clowder.terminal.joining.address import TableAddress, parsed_address
from clowder.terminal.joining.held_seats import HeldSeat
from clowder.terminal.joining.http_client import HttpClient, RefusedByServer
from clowder.terminal.joining.repainting import RepaintedTty
from clowder.terminal.joining.table import JoinedTable
from clowder.terminal.local.menu import usual_players
from clowder.terminal.local.seats import clean_name


@dataclass(frozen=True)
class JoinRequest:
    """What the command line asks for."""

    language: str
    address: str
    code: str = ""
    name: str = ""
    seat: Any = None
    watch: bool = False
    new: AskedGame | None = None
    """The game of a table to be made."""
    players: Any = None


def join_table(request: JoinRequest) -> int:
    """Play at a table of a server; the exit status."""
    tty = RepaintedTty(PipeAwareConsole(highlight=False))
    table: JoinedTable | None = None
    try:
        with leaving_on_signals(by_hand=tty.by_hand):
            place = parsed_address(request.address, request.code)
            guest = Arrival(request, tty, place)
            at, seat = guest.made() if request.new is not None else guest.seated()
            table = JoinedTable(tty, guest.server, place, at, seat, guest.note, guest.called())
            return table.run()
    except (Left, KeyboardInterrupt) as leaving:
        tty.tell(map(Text, table.farewell() if table else []))
        return leaving.status if isinstance(leaving, Left) else INTERRUPTED


class Arrival:
    """Somebody comes in and looks for a seat."""

    def __init__(self, request: JoinRequest, tty: RepaintedTty, place: TableAddress) -> None:
        self.request = request
        self.tty = tty
        self.place = place
        self.server = HttpClient(place.server, request.language)
        self.note = ""
        """Why one watches who wanted to play, or cannot come back."""

    def say(self, key: str, **args: Any) -> str:
        """A text."""
        return escaped(say(f"join-{key}", args, language=self.request.language))

    def made(self) -> tuple[str, HeldSeat]:
        """A new table, whose host one is."""
        asked, players = self.request.new, self.request.players
        assert asked is not None
        game = catalogue.game(asked.name)
        players = checked_players(game, usual_players(list(game.seats)) if players is None else players)
        blank(game, players, asked.options, asked.deck)
        name = self.name()
        made = self.server.make(game.name, players, asked.options, name)
        return self.remembered(str(made["table"]), HeldSeat(name, str(made["token"])))

    def seated(self) -> tuple[str, HeldSeat | None]:
        """The table, and the seat there: the one of the link, the one held before, or a free one; None for who watches."""
        table = self.found()
        held = self.of_the_link(table) or self.held_before(table)
        if held is not None:
            shown = self.server.show(table, held.token)
            if shown["you"]["seat"] is not None or self.request.watch:
                return table, held
        else:
            shown = self.server.show(table)
        free = [number for number, seat in enumerate(shown["table"]["seats"]) if seat["kind"] == "open"]
        if self.request.watch:
            return table, held
        if self.request.seat is None and (shown["table"]["status"] != "open" or not free):
            self.note = self.say("begun" if shown["table"]["status"] != "open" else "full")
            return table, held
        return self.take(table, free, held.token if held else "")

    def found(self) -> str:
        """The table's id."""
        place = self.place
        if place.is_id:
            return place.table
        return self.server.find(place.table) if place.table else self.chosen()

    def chosen(self) -> str:
        """One of the public tables, by its number."""
        listed = self.server.tables()
        if not listed:
            raise BadOption("join-no-tables", server=self.place.server)
        self.tty.tell([Text(), Text("  " + self.say("which"), "bold yellow"), Text()])
        for number, table in enumerate(listed, 1):
            line = Text.assemble((f"  {number} ", "bold yellow"), (game_name(table["game"], self.request.language), "bold"))
            names = ", ".join(escaped(str(name)) for name in table["names"])
            about = self.say("listed", code=table["code"], free=table["free"], players=table["players"], names=names)
            self.tty.tell([line.append("  " + about, "dim")])
        while True:
            typed = self.tty.ask("  " + self.say("which-number", count=len(listed)) + " ")
            if typed.casefold() == "q":
                raise Left
            for number, table in enumerate(listed, 1):
                if typed.casefold() in (str(number), str(table["code"]).casefold()):
                    return str(table["table"])

    def of_the_link(self, table: str) -> HeldSeat | None:
        """The seat of a link; raises BadOption if it holds none any more."""
        token = self.place.token
        if not token:
            return None
        shown = self.server.show(table, token)
        you = shown["you"]
        if you["seat"] is None and not you["host"]:
            raise BadOption("join-link-void")
        name = "" if you["seat"] is None else str(shown["table"]["seats"][you["seat"]]["name"])
        return self.remembered(table, HeldSeat(name, token))[1]

    def held_before(self, table: str) -> HeldSeat | None:
        """A seat that one has taken before, if it is the one that is wanted now."""
        if self.request.watch:
            return None
        for held in held_seats.held_at(self.place.server, table):
            you = self.server.show(table, held.token)["you"]
            if you["seat"] is None and not you["host"] and you.get("asks") is None:
                held_seats.forget_seat(self.place.server, table, held.token)
            elif self.request.name and held.name and clean_name(self.request.name).casefold() != held.name.casefold():
                continue
            elif self.request.seat is None or self.request.seat == you["seat"]:
                return held
        return None

    def take(self, table: str, free: list[int], token: str) -> tuple[str, HeldSeat]:
        """Sit down; on the seat that was asked for, or on any that is free."""
        request = self.request
        seats = free if request.seat is None else [request.seat]
        if request.seat is not None and (not isinstance(request.seat, int) or request.seat < 0):
            raise BadOption("join-bad-seat", value=str(request.seat))
        name, number = self.name(), 2
        while True:
            try:
                return self.remembered(table, HeldSeat(name, self.server.sit(table, seats[0], name, token)))
            except RefusedByServer as refused:
                if refused.reason == "table-name-taken" and not request.name:
                    if self.tty.by_hand:
                        self.tty.tell([Text("  ! " + refused.text(request.language), "bold red")])
                        name = self.name()
                    else:
                        name, number = f"{self.usual_name()} {number}", number + 1
                elif refused.reason == "table-seat-taken" and len(seats) > 1:
                    seats = seats[1:]
                else:
                    raise

    def name(self) -> str:
        """How one wants to be called."""
        if self.request.name:
            if not clean_name(self.request.name):
                raise BadOption("cli-bad-names", value=self.request.name)
            return clean_name(self.request.name)
        usual = self.usual_name()
        if not self.tty.by_hand:
            return usual
        typed = self.tty.ask(self.say("which-name", usual=usual) + " ")
        return clean_name(typed) or usual

    def called(self) -> str:
        """How one is called, as far as is known without asking."""
        return clean_name(self.request.name) or self.usual_name()

    def usual_name(self) -> str:
        """The name of who uses this machine."""
        try:
            name = clean_name(getpass.getuser())
        except (OSError, KeyError, ImportError):
            name = ""
        return name[:1].upper() + name[1:] or say("terminal-player", {"number": 1}, language=self.request.language)

    def remembered(self, table: str, held: HeldSeat) -> tuple[str, HeldSeat]:
        """The seat, kept for who comes back."""
        if not held_seats.remember_seat(self.place.server, table, held):
            self.note = self.say("not-kept")
        return table, held


def game_name(game: str, language: str) -> str:
    """A game's name; of one that is not known here, the word the server uses."""
    try:
        return escaped(say("name", game=catalogue.game(game).name, language=language))
    except ClowderError:
        return escaped(game)
