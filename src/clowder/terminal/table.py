"""A match at a terminal, from the first step to the last: people type, bots choose, everybody sees what they may see."""

from __future__ import annotations

import errno
import shlex
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from tempfile import gettempdir

from rich.markdown import Markdown
from rich.text import Text

from clowder.bots.asking import legal_choice
from clowder.bots.pace import least_seconds
from clowder.bots.position import Position
from clowder.engine.match import Match
from clowder.errors import BotFailed, ClowderError
from clowder.terminal import saves
from clowder.terminal.answer import moves_for
from clowder.terminal.curtain import curtain
from clowder.terminal.device import GONE, Device, Left
from clowder.terminal.opponents import Opponent, stand_in
from clowder.terminal.readable import readable
from clowder.terminal.screen import News, Screen
from clowder.terminal.seats import Seats
from clowder.terminal.signals import surely
from clowder.terminal.voice import FACE_DOWN, Voice
from clowder.terminal.warming import Waking

INTERRUPTED = 130
"""The exit status after ctrl-c."""


class Table:
    """One match, and those who play it."""

    def __init__(
        self,
        match: Match,
        seats: Seats,
        bots: Mapping[int, Opponent],
        device: Device,
        language: str,
        save: Path | None = None,
        waking: Waking | None = None,
    ) -> None:
        self.match = match
        self.seats = seats
        self.bots = dict(bots)
        self.device = device
        self.save = save
        self.waking = waking or Waking(device.console)
        self.screen = Screen(device.console)
        self.voice = Voice(match.game.name, language, seats.names)
        self.at_keyboard: int | None = None
        """The person who decided last: somebody else gets the screen only after a curtain."""
        self.seen: dict[int | None, int] = {}
        """For each person the step at which they decided last; what came after it is new to them."""

        self.told: dict[int | None, list[tuple[int, str]]] = {}
        """For each viewer the story so far, each line with its step."""
        self.heard: dict[int | None, int] = {}
        """For each viewer the step up to which the story is told."""
        self.failures: list[tuple[int, str]] = []
        """Which bots failed and why, each with its step."""

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit status."""
        reason: BaseException | None = None
        try:
            self.play()
        except BaseException as error:  # whatever went wrong, the match is not lost
            reason = error
        if reason is None and self.save is None:
            return 0
        place = surely(self.keep)
        if reason is not None or place != self.save:
            self.say_where(place)
        match reason:
            case None:
                return 0
            case Left():
                return reason.status
            case KeyboardInterrupt():
                return INTERRUPTED
            case OSError() if reason.errno == errno.EIO:  # the terminal was closed while something was written on it
                return GONE
        raise reason

    def play(self) -> None:
        """Step by step to the end."""
        while (seat := self.match.actor) is not None:
            if seat in self.seats.humans:
                self.decide(seat)
            else:
                self.watch(seat)
        self.finish()

    def watch(self, seat: int) -> None:
        """A bot's step. The table is shown meanwhile: to the only person as that one sees it, otherwise as anybody may."""
        since = time.monotonic()
        if self.device.live and (self.device.pause or self.bots[seat].slow):
            self.draw(self.seats.alone, forget=self.seats.alone is None)
        move = self.choice(seat)
        self.device.wait(since, least_seconds(self.bots[seat].entry, self.match))
        self.match.play(move)

    def choice(self, seat: int) -> int:
        """What the bot on a seat chooses. Nobody loses a match because a bot fails: another one takes its seat."""
        entry, bot = self.bots[seat].entry, self.bots[seat].bot
        self.waking.ready(self.match.game, entry.kind, self.voice.terminal("waking-up", who={"seat": seat}))
        if len(self.match.choices()) == 1:
            return int(self.match.choices()[0]["id"])
        try:
            return legal_choice(entry.name, bot, Position.of(self.match))
        except BotFailed as error:
            if entry == stand_in(seat).entry:
                raise
            self.replace(seat, error)
        return self.choice(seat)

    def replace(self, seat: int, error: BotFailed) -> None:
        """Another bot for the rest of the match, also where that is saved; everybody is told."""
        self.bots[seat] = stand_in(seat)
        names = [self.bots[seat].entry.name for seat in self.seats.bots]
        self.seats = replace(self.seats, opponents=tuple(names))
        told = self.voice.terminal("stand-in", who={"seat": seat}, reason=error.brief(self.voice.language))
        self.failures.append((self.match.step, told))

    def decide(self, seat: int) -> None:
        """A person's step."""
        if self.at_keyboard != seat and self.seats.alone is None:
            curtain(self.device, self.voice, seat)
        self.at_keyboard = seat
        moves, remark = None, ""
        while moves is None:
            self.draw(seat, remark)
            moves, remark = self.answer(seat)
        self.seen[seat] = self.match.step
        self.match.play(moves)

    def answer(self, seat: int) -> tuple[list[int] | None, str]:
        """What the person at the keyboard wants: moves, or another look with a remark."""
        voice, choices = self.voice.to(seat), self.match.choices()
        if len(choices) == 1:
            typed = self.device.ask(voice.terminal("go-on", choice=voice.choice(choices[0])) + " ")
            typed = typed or "1"
        else:
            typed = self.device.ask(voice.terminal("prompt", count=len(choices)) + " ")
        match typed.casefold():
            case "q":
                raise Left
            case "?":
                self.help(seat)
            case "l":
                self.page([Text(line) for line in self.news(seat).lines], voice)
            case "r":
                self.rules(voice)
            case _:
                try:
                    return moves_for(self.match, typed), ""
                except ClowderError as error:
                    return None, error.text(self.voice.language)
        return None, ""

    def draw(self, viewer: int | None, remark: str = "", *, forget: bool = False, below: int = 2) -> None:
        """The table as the viewer sees it, with room for some lines below; which bots failed is told until one decides."""
        failed = [told for step, told in self.failures if step > self.seen.get(viewer, -1)]
        notes = [line for told in failed for line in self.screen.wrapped(Text("! "), Text(told, "bold red"))]
        lines = self.screen.draw(self.match.view(viewer), self.voice.to(viewer), self.news(viewer), below + len(notes))
        self.device.show([*lines, *notes, *([Text("! " + remark, "bold red")] if remark else [])], forget=forget)

    def news(self, viewer: int | None) -> News:
        """What happened so far, and how much of it came since the viewer decided last."""
        voice, told = self.voice.to(viewer), self.told.setdefault(viewer, [])
        heard = self.heard.get(viewer, -1)
        if heard < self.match.step:
            new = self.match.story(viewer, since=max(heard, 0))  # from step 0 on, the opening is told as well
            told += [(message["step"], voice.story(message)) for message in new if message["step"] > heard]
        self.heard[viewer] = self.match.step
        since = self.seen.get(viewer, -1)
        return News([line for _, line in told], sum(step > since for step, _ in told))

    def help(self, seat: int) -> None:
        """What can be typed."""
        voice = self.voice.to(seat)
        told = voice.terminal("help", back=FACE_DOWN, commitment=self.match.commitment)
        self.page([Text(voice.own("tagline"), "bold"), Text(), *map(Text, told.splitlines())], voice)

    def rules(self, voice: Voice) -> None:
        """The game's rules, clause by clause."""
        with self.device.console.capture() as printed:
            rules = Markdown((self.match.game.folder / "RULES.md").read_text("utf-8"))
            self.device.console.print(rules, width=self.screen.width)
        self.leaf_through([*Text.from_ansi(printed.get()).split("\n")], voice)

    def page(self, lines: list[Text], voice: Voice) -> None:
        """Something to read, until Enter."""
        self.leaf_through([piece for line in lines for piece in self.screen.wrapped(Text(), line)], voice)

    def leaf_through(self, lines: list[Text], voice: Voice) -> None:
        """Lines to read; for somebody at a screen as many at a time as it holds."""
        room = self.device.page or len(lines)
        while len(lines) > room:
            self.device.show([*lines[:room], Text()])
            lines = lines[room:]
            if self.device.ask(voice.terminal("more") + " ").casefold() == "q":
                return
        self.device.show([*lines, Text()])
        self.device.ask(voice.terminal("back") + " ")

    def finish(self) -> None:
        """The result, to everybody; and the seed, now that it tells nobody anything."""
        told = Text(self.voice.terminal("seed", seed=readable(self.match.seed), commitment=self.match.commitment), "dim")
        last = self.screen.wrapped(Text(), told)
        self.draw(self.seats.alone, forget=len(self.seats.humans) > 1, below=len(last) + 1)
        self.device.tell(last)

    def keep(self) -> Path:
        """Save the match; where it is. A match is worth several tries."""
        name, today = self.match.game.name, datetime.now()
        places = [self.save] if self.save else []
        places += [saves.free_name(folder, name, today) for folder in (Path(), Path(gettempdir()))]
        for place in places:
            try:
                self.write(place)
            except ClowderError:
                if place == places[-1]:
                    raise
            else:
                break
        return place

    def say_where(self, place: Path) -> None:
        """Say how to go on with the match."""
        with suppress(OSError):  # the terminal itself may be gone
            if len(self.seats.humans) > 1:
                self.device.show([], forget=True)
            self.device.tell([Text(), Text(self.voice.terminal("saved", target=shlex.quote(str(place))))])

    def write(self, path: Path) -> None:
        """Save the match, and who sits where."""
        saves.write(path, {**self.match.export(), "terminal": self.seats.export()})
