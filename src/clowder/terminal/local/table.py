"""A match at a terminal, from the first step to the last: people type, bots choose, everybody sees what they may see."""

from __future__ import annotations

import errno
import shlex
import time
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from tempfile import gettempdir

from rich.markdown import Markdown
from rich.text import Text

from clowder.bots.asking import SeatedBot
from clowder.bots.pace import least_seconds
from clowder.bots.position import Position
from clowder.engine.match import Match
from clowder.errors import BotFailed, ClowderError
from clowder.terminal.console.leaving import GONE, INTERRUPTED, Left
from clowder.terminal.console.signals import uninterrupted
from clowder.terminal.console.tty import Tty
from clowder.terminal.drawing.escaping import escaped
from clowder.terminal.drawing.screen import News, Screen
from clowder.terminal.drawing.wording import FACE_DOWN, Wording
from clowder.terminal.local.curtain import curtain
from clowder.terminal.local.seats import Seats
from clowder.terminal.local.typed_moves import moves_for
from clowder.terminal.local.warming import BotWarmer
from clowder.terminal.saves import files


class LocalTable:
    """One match, and those who play it."""

    def __init__(
        self,
        match: Match,
        seats: Seats,
        bots: Mapping[int, SeatedBot],
        tty: Tty,
        language: str,
        save: Path | None = None,
        warmer: BotWarmer | None = None,
    ) -> None:
        self.match = match
        self.seats = seats
        self.bots = bots
        self.tty = tty
        self.save = save
        self.warmer = warmer or BotWarmer(tty.console)
        self.screen = Screen(tty.console)
        self.wording = Wording(match.game.name, language, seats.names)
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
        place = uninterrupted(self.keep)
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
        if self.tty.live and (self.tty.pause or self.bots[seat].entry.kind.slow):
            self.draw(self.seats.alone, forget=self.seats.alone is None)
        move = self.choice(seat)
        self.tty.wait(since, least_seconds(self.bots[seat].entry, self.match))
        self.match.play(move)

    def choice(self, seat: int) -> int:
        """What the bot on a seat chooses."""
        self.wake(seat)
        return self.bots[seat].choose(Position.of(self.match), partial(self.replaced, seat))

    def wake(self, seat: int) -> None:
        """Come back when the bot on a seat can decide."""
        kind = self.bots[seat].entry.kind
        self.warmer.ready(self.match.game, kind, self.wording.terminal("waking-up", who={"seat": seat}))

    def replaced(self, seat: int, error: BotFailed) -> None:
        """A bot failed, and another has the seat for the rest of the match, also where that is saved; everybody is told."""
        names = [self.bots[seat].entry.name for seat in self.seats.bots]
        self.seats = replace(self.seats, opponents=tuple(names))
        told = self.wording.terminal("stand-in", who={"seat": seat}, reason=error.brief(self.wording.language))
        self.failures.append((self.match.step, told))
        self.wake(seat)

    def decide(self, seat: int) -> None:
        """A person's step."""
        if self.at_keyboard != seat and self.seats.alone is None:
            curtain(self.tty, self.wording, seat)
        self.at_keyboard = seat
        moves, remark = None, ""
        while moves is None:
            self.draw(seat, remark)
            moves, remark = self.answer(seat)
        self.seen[seat] = self.match.step
        self.match.play(moves)

    def answer(self, seat: int) -> tuple[list[int] | None, str]:
        """What the person at the keyboard wants: moves, or another look with a remark."""
        wording, choices = self.wording.to(seat), self.match.choices()
        if len(choices) == 1:
            typed = self.tty.ask(wording.terminal("go-on", choice=wording.choice(choices[0])) + " ")
            typed = typed or "1"
        else:
            typed = self.tty.ask(wording.terminal("prompt", count=len(choices)) + " ")
        match typed.casefold():
            case "q":
                raise Left
            case "?":
                self.help(seat)
            case "l":
                self.page([Text(line) for line in self.news(seat).lines], wording)
            case "r":
                self.rules(wording)
            case _:
                try:
                    return moves_for(self.match, typed), ""
                except ClowderError as error:
                    return None, error.text(self.wording.language)
        return None, ""

    def draw(self, viewer: int | None, remark: str = "", *, forget: bool = False, below: int = 2) -> None:
        """The table as the viewer sees it, with room for some lines below; which bots failed is told until one decides."""
        failed = [told for step, told in self.failures if step > self.seen.get(viewer, -1)]
        notes = [line for told in failed for line in self.screen.wrapped(Text("! "), Text(told, "bold red"))]
        lines = self.screen.draw(self.match.view(viewer), self.wording.to(viewer), self.news(viewer), below + len(notes))
        self.tty.show([*lines, *notes, *([Text("! " + remark, "bold red")] if remark else [])], forget=forget)

    def news(self, viewer: int | None) -> News:
        """What happened so far, and how much of it came since the viewer decided last."""
        wording, told = self.wording.to(viewer), self.told.setdefault(viewer, [])
        heard = self.heard.get(viewer, -1)
        if heard < self.match.step:
            new = self.match.story(viewer, since=max(heard, 0))  # from step 0 on, the opening is told as well
            told += [(message["step"], wording.story(message)) for message in new if message["step"] > heard]
        self.heard[viewer] = self.match.step
        since = self.seen.get(viewer, -1)
        return News([line for _, line in told], sum(step > since for step, _ in told))

    def help(self, seat: int) -> None:
        """What can be typed."""
        wording = self.wording.to(seat)
        told = wording.terminal("help", back=FACE_DOWN, commitment=self.match.commitment)
        self.page([Text(wording.own("tagline"), "bold"), Text(), *map(Text, told.splitlines())], wording)

    def rules(self, wording: Wording) -> None:
        """The game's rules, clause by clause."""
        with self.tty.console.capture() as printed:
            rules = Markdown((self.match.game.folder / "RULES.md").read_text("utf-8"))
            self.tty.console.print(rules, width=self.screen.width)
        self.leaf_through([*Text.from_ansi(printed.get()).split("\n")], wording)

    def page(self, lines: list[Text], wording: Wording) -> None:
        """Something to read, until Enter."""
        self.leaf_through([piece for line in lines for piece in self.screen.wrapped(Text(), line)], wording)

    def leaf_through(self, lines: list[Text], wording: Wording) -> None:
        """Lines to read; for somebody at a screen as many at a time as it holds."""
        room = self.tty.page or len(lines)
        while len(lines) > room:
            self.tty.show([*lines[:room], Text()])
            lines = lines[room:]
            if self.tty.ask(wording.terminal("more") + " ").casefold() == "q":
                return
        self.tty.show([*lines, Text()])
        self.tty.ask(wording.terminal("back") + " ")

    def finish(self) -> None:
        """The result, to everybody; and the seed, now that it tells nobody anything."""
        told = Text(self.wording.terminal("seed", seed=escaped(self.match.seed), commitment=self.match.commitment), "dim")
        last = self.screen.wrapped(Text(), told)
        self.draw(self.seats.alone, forget=len(self.seats.humans) > 1, below=len(last) + 1)
        self.tty.tell(last)

    def keep(self) -> Path:
        """Save the match; where it is. A match is worth several tries."""
        name, today = self.match.game.name, datetime.now()
        places = [self.save] if self.save else []
        places += [files.free_name(folder, name, today) for folder in (Path(), Path(gettempdir()))]
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
                self.tty.show([], forget=True)
            self.tty.tell([Text(), Text(self.wording.terminal("saved", target=shlex.quote(str(place))))])

    def write(self, path: Path) -> None:
        """Save the match, and who sits where."""
        files.write_record(path, {**self.match.export(), "terminal": self.seats.export()})
