"""`clowder join`: from an address and a code to a seat at a table on a server."""

from __future__ import annotations

import getpass
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from clowder.engine import catalogue
from clowder.engine.blank import blank, checked_players
from clowder.engine.text import say
from clowder.errors import BadOption, ClowderError
from clowder.terminal import joining_seats
from clowder.terminal.device import Left, Sheet
from clowder.terminal.joining_address import Place, understood
from clowder.terminal.joining_http import Refused, Server
from clowder.terminal.joining_screen import Panel
from clowder.terminal.joining_seats import Held
from clowder.terminal.joining_table import LiveTable
from clowder.terminal.menu import usual_players
from clowder.terminal.readable import readable
from clowder.terminal.seats import clean
from clowder.terminal.signals import leaving_on_signals
from clowder.terminal.table import INTERRUPTED


@dataclass(frozen=True)
class Wanted:
    """What the command line asks for."""

    language: str
    address: str
    code: str = ""
    name: str = ""
    seat: Any = None
    watch: bool = False
    new: str | None = None
    """The game of a table to be made."""
    players: Any = None
    options: dict[str, Any] = field(default_factory=dict)


def join(wanted: Wanted) -> int:
    """Play at a table of a server; the exit status."""
    panel = Panel(Sheet(highlight=False))
    table: LiveTable | None = None
    try:
        with leaving_on_signals():
            place = understood(wanted.address, wanted.code)
            guest = Arrival(wanted, panel, place)
            at, seat = guest.made() if wanted.new is not None else guest.seated()
            table = LiveTable(panel, guest.server, place, at, seat, guest.note)
            return table.run()
    except (Left, KeyboardInterrupt) as leaving:
        panel.tell(map(Text, table.farewell() if table else []))
        return leaving.status if isinstance(leaving, Left) else INTERRUPTED


class Arrival:
    """Somebody comes in and looks for a seat."""

    def __init__(self, wanted: Wanted, panel: Panel, place: Place) -> None:
        self.wanted = wanted
        self.panel = panel
        self.place = place
        self.server = Server(place.server, wanted.language)
        self.note = ""
        """Why one watches who wanted to play, or cannot come back."""

    def say(self, key: str, **args: Any) -> str:
        """A text."""
        return readable(say(f"join-{key}", args, language=self.wanted.language))

    def made(self) -> tuple[str, Held]:
        """A new table, whose host one is."""
        wanted = self.wanted
        game = catalogue.game(wanted.new or "")
        players = checked_players(game, usual_players(list(game.seats)) if wanted.players is None else wanted.players)
        blank(game, players, wanted.options, None)
        name = self.name()
        made = self.server.make(game.name, players, wanted.options, name)
        return self.remembered(str(made["table"]), Held(name, str(made["token"])))

    def seated(self) -> tuple[str, Held | None]:
        """The table, and the seat there: the one of the link, the one held before, or a free one; None for who watches."""
        table = self.found()
        held = self.of_the_link(table) or self.held_before(table)
        if held is not None:
            shown = self.server.show(table, held.token)
            if shown["you"]["seat"] is not None or self.wanted.watch:
                return table, held
        else:
            shown = self.server.show(table)
        free = [number for number, seat in enumerate(shown["table"]["seats"]) if seat["kind"] == "open"]
        if self.wanted.watch:
            return table, held
        if self.wanted.seat is None and (shown["table"]["status"] != "open" or not free):
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
        self.panel.tell([Text(), Text("  " + self.say("which"), "bold yellow"), Text()])
        for number, table in enumerate(listed, 1):
            line = Text.assemble((f"  {number} ", "bold yellow"), (game_name(table["game"], self.wanted.language), "bold"))
            names = ", ".join(readable(str(name)) for name in table["names"])
            about = self.say("listed", code=table["code"], free=table["free"], players=table["players"], names=names)
            self.panel.tell([line.append("  " + about, "dim")])
        while True:
            typed = self.panel.ask("  " + self.say("which-number", count=len(listed)) + " ")
            if typed.casefold() == "q":
                raise Left
            for number, table in enumerate(listed, 1):
                if typed.casefold() in (str(number), str(table["code"]).casefold()):
                    return str(table["table"])

    def of_the_link(self, table: str) -> Held | None:
        """The seat of a link; raises BadOption if it holds none any more."""
        token = self.place.token
        if not token:
            return None
        shown = self.server.show(table, token)
        you = shown["you"]
        if you["seat"] is None and not you["host"]:
            raise BadOption("join-link-void")
        name = "" if you["seat"] is None else str(shown["table"]["seats"][you["seat"]]["name"])
        return self.remembered(table, Held(name, token))[1]

    def held_before(self, table: str) -> Held | None:
        """A seat that one has taken before, if it is the one that is wanted now."""
        if self.wanted.watch:
            return None
        for held in joining_seats.held(self.place.server, table):
            you = self.server.show(table, held.token)["you"]
            if you["seat"] is None and not you["host"]:
                joining_seats.forget(self.place.server, table, held.token)
            elif self.wanted.name and held.name and clean(self.wanted.name).casefold() != held.name.casefold():
                continue
            elif self.wanted.seat is None or self.wanted.seat == you["seat"]:
                return held
        return None

    def take(self, table: str, free: list[int], token: str) -> tuple[str, Held]:
        """Sit down; on the seat that was asked for, or on any that is free."""
        wanted = self.wanted
        seats = free if wanted.seat is None else [wanted.seat]
        if wanted.seat is not None and (not isinstance(wanted.seat, int) or wanted.seat < 0):
            raise BadOption("join-bad-seat", value=str(wanted.seat))
        name, number = self.name(), 2
        while True:
            try:
                return self.remembered(table, Held(name, self.server.sit(table, seats[0], name, token)))
            except Refused as refused:
                if refused.reason == "table-name-taken" and not wanted.name:
                    if self.panel.by_hand:
                        self.panel.tell([Text("  ! " + refused.text(wanted.language), "bold red")])
                        name = self.name()
                    else:
                        name, number = f"{self.usual_name()} {number}", number + 1
                elif refused.reason == "table-seat-taken" and len(seats) > 1:
                    seats = seats[1:]
                else:
                    raise

    def name(self) -> str:
        """How one wants to be called."""
        if self.wanted.name:
            if not clean(self.wanted.name):
                raise BadOption("cli-bad-names", value=self.wanted.name)
            return clean(self.wanted.name)
        usual = self.usual_name()
        if not self.panel.by_hand:
            return usual
        typed = self.panel.ask(self.say("which-name", usual=usual) + " ")
        return clean(typed) or usual

    def usual_name(self) -> str:
        """The name of who uses this machine."""
        try:
            name = clean(getpass.getuser())
        except (OSError, KeyError, ImportError):
            name = ""
        return name[:1].upper() + name[1:] or say("terminal-player", {"number": 1}, language=self.wanted.language)

    def remembered(self, table: str, held: Held) -> tuple[str, Held]:
        """The seat, kept for who comes back."""
        if not joining_seats.remember(self.place.server, table, held):
            self.note = self.say("not-kept")
        return table, held


def game_name(game: str, language: str) -> str:
    """A game's name; of one that is not known here, the word the server uses."""
    try:
        return readable(say("name", game=catalogue.game(game).name, language=language))
    except ClowderError:
        return readable(game)
