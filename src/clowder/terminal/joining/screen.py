"""A live table on the screen: the local game's screen, with who is asked, for how long, and who is away; before the start
the seats, after the end what one can do next."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from clowder.engine.text import say
from clowder.terminal.drawing.escaping import escaped
from clowder.terminal.drawing.screen import News, Screen
from clowder.terminal.drawing.wording import Wording
from clowder.terminal.joining.known_table import KnownTable, begins


class LiveScreen(Screen):
    """Draws a live table."""

    def __init__(self, console: Console, known: KnownTable, invitation: str) -> None:
        super().__init__(console)
        self.known = known
        self.invitation = invitation
        """How others join."""

    def lines(self, below: int = 2) -> list[Text]:
        """The whole screen, but for what comes below it."""
        known, view = self.known, self.known.view
        if not known.arrived:
            return [Text(known.say("connecting"), "italic")]
        if view is None or known.given_up:
            return self.lobby(below)
        if known.turn is not None and known.turn["kind"] != "move":
            view = {**view, "actor": None}  # several are asked, or nobody: no one player is to be marked
        if known.task not in ("move", "window"):
            view = {**view, "choices": []}
        return self.draw(view, known.wording, known.news, below)

    # Around the table -----------------------------------------------------------------------------------------------

    def title(self, right: str) -> Text:
        """The game, and what is going on."""
        left = Text(f" {self.known.wording.title()} ", "bold reverse")
        gap = max(self.width - left.cell_len - cell_len(right), 1)
        return Text.assemble(left, " " * gap, (right, "bold yellow"))

    def head(self, view: dict[str, Any], wording: Wording) -> list[Text]:
        """The game, who is asked, and what one should know about the people at the table."""
        return [self.title(self.going_on(view)), *self.notices()]

    def going_on(self, view: dict[str, Any]) -> str:
        """Who is asked."""
        known, turn = self.known, self.known.turn
        if view["over"] or turn is None:
            return known.wording.terminal("over")
        if turn["kind"] == "move":
            told = known.wording.terminal("turn", who={"seat": turn["seats"][0]})
        elif known.task in ("window", "look"):
            told = known.say(f"asked-{known.task}")
        else:
            told = known.say(f"turn-{turn['kind']}")
        left = known.left(turn["until"])
        stopped = left is None or turn["kind"] == "auto" or known.table["still"]
        return told if stopped else f"{told} · {minutes_and_seconds(left or 0)}"

    def notices(self) -> list[Text]:
        """The line is down; somebody is away; how much time everybody has."""
        known, told = self.known, list[Text]()
        if not known.connected:
            told += self.wrapped(Text("! "), Text(known.say("no-line"), "bold red"))
        parts: list[str] = []
        if known.table["status"] == "over":
            return told
        parts += self.asking()
        for number, seat in enumerate(known.table["seats"]):
            who = {"seat": number}
            if seat["stand_in"]:
                parts.append(known.say("notice-bot", who=who))
            elif seat["away_until"] is not None:
                parts.append(
                    known.say("notice-away", who=who, left=minutes_and_seconds(known.left(seat["away_until"]) or 0))
                )
        clocks = self.clocks()
        if clocks:
            parts.append(known.say("notice-clocks", clocks=clocks))
        return told + (self.wrapped(Text("  "), Text(" · ".join(parts), "italic")) if parts else [])

    def asking(self) -> list[str]:
        """Who asks for a seat, and what can be typed about it."""
        known, told = self.known, list[str]()
        for number, asked in known.asking.items():
            left = known.left(asked["until"])
            if number == known.asks:
                key = "notice-asks-mine"
            elif known.seat in asked["agreed"]:
                key = "notice-asks-said"
            else:
                key = "notice-asks-asked" if known.has_a_say else "notice-asks"
            time = "…" if left is None else minutes_and_seconds(left)
            told.append(known.say(key, name=asked["name"], seat=known.wording.names[number], left=time))
        return told

    def clocks(self) -> str:
        """The time that everybody has for the whole game."""
        known = self.known
        if known.table["manners"]["clock"]["kind"] != "game" or known.table["status"] != "playing":
            return ""
        told = []
        for number, seat in enumerate(known.table["seats"]):
            if seat["time"] is not None and seat["kind"] == "person":
                left = seat["time"] // 1000
                if known.turn and known.turn["kind"] == "move" and known.turn["seats"] == [number]:
                    left = known.left(known.turn["until"]) if known.turn["until"] is not None else left
                told.append(f"{known.wording.names[number]} {minutes_and_seconds(left)}")
        return ", ".join(told)

    def question(self, view: dict[str, Any], wording: Wording) -> list[Text]:
        """What is to be decided, or what the table waits for."""
        known, turn = self.known, self.known.turn
        if known.task in ("move", "window"):
            return super().question(view, wording)
        if known.task == "look":
            return self.wrapped(Text(), Text(wording.phase(view), "bold yellow"))
        return self.wrapped(Text(), Text(self.waiting(turn), "italic"))

    def waiting(self, turn: dict[str, Any] | None) -> str:
        """What the table waits for."""
        known = self.known
        if known.table["waits_for"] is not None:
            return known.say("waits-for", who={"seat": known.table["waits_for"]})
        if known.table["still"]:
            return known.say("still")
        if known.task == "back":
            return known.say("bot-plays-you")
        if known.mine and known.mine["stand_in"] == "time":
            return known.say("time-is-up")
        if turn is None:
            return known.say("connecting")
        if known.answered == known.step:
            return known.say("answered", kind=turn["kind"])
        if turn["kind"] == "move":
            return known.wording.terminal("waiting", who={"seat": turn["seats"][0]})
        others = [{"seat": seat} for seat in turn["seats"]]
        return known.say(f"waiting-{turn['kind']}", others=others)

    # Before and after -----------------------------------------------------------------------------------------------

    def lobby(self, below: int) -> list[Text]:
        """Who sits at the table, what is missing, and how others come."""
        known = self.known
        state = "given-up" if known.given_up else "open"
        top = [self.title(known.say(f"state-{state}")), *self.notices()]
        if not known.given_up:
            top += self.wrapped(Text("  "), Text(known.say("invite", code=known.table["code"])))
            top.append(Text(f"    {self.invitation} {escaped(known.table['code'])}", "bold"))
        top.append(self.rule(known.say("seats")))
        for number, seat in enumerate(known.table["seats"]):
            top.append(self.seat_line(number, seat))
        top += self.who_begins() if known.asks_who_begins else []
        bottom = self.wrapped(Text(), Text(self.missing(), "bold yellow"))
        promise = self.wrapped(Text("  "), Text(known.say("promise", promise=known.table["promise"]), "dim"))
        room = self.console.height - below - len(top) - len(bottom) - len(promise) - 2
        news = self.news(known.news if known.told else News([], 0), known.wording, room, "…")
        lines = [*top, *promise, *(news if known.told else []), self.rule(), *bottom]
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")
        return lines

    def seat_line(self, number: int, seat: dict[str, Any]) -> Text:
        """A seat before the start."""
        known = self.known
        if seat["kind"] == "open":
            return Text("  · " + known.say("seat-open"), "dim")
        about = []
        if number == known.seat:
            about.append(known.say("seat-you", host=known.host))
        if seat["kind"] == "bot":
            about.append(say("terminal-level", {"level": seat["level"]}, language=known.language))
        elif not seat["here"]:
            about.append(known.say("seat-away"))
        if seat["word"]:
            about.append(known.say("seat-word", word=seat["word"]))
        name = Text(f"  • {known.wording.names[number]}", "bold")
        return name + Text(("  " + " · ".join(about)) if about else "", "dim")

    def who_begins(self) -> list[Text]:
        """The question of the box, what was answered, and how one answers."""
        known = self.known
        asked = Text.assemble((known.wording.own("who-begins"), "bold"), " ", begins(known))
        if known.seat is not None or known.host:
            asked.append(" " + known.say("begins-how", host=known.host), "dim")
        return self.wrapped(Text("  "), asked)

    def missing(self) -> str:
        """What has to happen before the cards are dealt."""
        known = self.known
        if known.given_up:
            return known.say("given-up")
        free = sum(seat["kind"] == "open" for seat in known.table["seats"])
        if free:
            return known.say("missing", count=free)
        return known.say("ready-host" if known.host else "ready")


def minutes_and_seconds(seconds: int) -> str:
    """Minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02}"
