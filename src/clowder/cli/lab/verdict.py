"""What an arena found out, as a page for the terminal: for each number of players the duels, the ladder, the ceiling."""

from __future__ import annotations

import math
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from clowder.engine.figures import figure, percent
from clowder.engine.text import say
from clowder.lab.evidence import PARITY
from clowder.lab.verdict import Ceiling, Duel, Rung, Verdict
from clowder.terminal.drawing.escaping import escaped

NARROWEST = 16
"""Columns for the names of bots, at the least."""


def print_verdict(console: Console, verdict: Verdict, language: str) -> None:
    """Print a verdict."""
    VerdictPage(console, language).print(verdict)


class VerdictPage:
    """A verdict being printed."""

    def __init__(self, console: Console, language: str) -> None:
        self.console = console
        self.language = language

    def word(self, key: str, **args: Any) -> str:
        """A text of this page."""
        return say(f"cli-arena-{key}", args, language=self.language)

    def line(self, text: str, style: str = "", indent: int = 0) -> None:
        """A line, or a few if it is long."""
        self.console.print(Padding(Text(escaped(text), style), (0, 0, 0, indent)))

    def interval(self, low: str, high: str) -> str:
        """From … to …"""
        return say("interval", {"low": low, "high": high}, language=self.language)

    def signed(self, value: float | None, digits: int) -> str:
        """A number with its sign."""
        return figure(value, self.language, digits, sign=True)

    def share(self, value: float) -> str:
        """A share, in percent."""
        return percent(value, self.language, 1)

    def print(self, verdict: Verdict) -> None:
        """All of it."""
        name = say("name", game=verdict.game, language=self.language)
        self.line(self.word("title", game_name=name, bots=verdict.bots), "bold yellow")
        self.line(self.word("plan", deals=verdict.deals, seed=str(verdict.seed)))
        for players in verdict.players:
            self.table(players, verdict)
        self.console.print()
        for forfeit in verdict.forfeits:
            said = self.word("forfeits", bot=forfeit.bot, count=forfeit.games, reason=forfeit.reason)
            self.line(said, "bold red")
        if verdict.duels:
            self.line(self.word("legend"), "dim")
        if not verdict.repeats:
            self.line(self.word("repeats-not"), "dim")

    def table(self, players: int, verdict: Verdict) -> None:
        """What was found out at one number of players."""
        self.console.print()
        self.line(self.word("players", count=players), "bold")
        duels = [duel for duel in verdict.duels if duel.players == players]
        if not duels:
            self.line(self.word("nothing-yet"), indent=2)
            return
        self.duels(duels)
        for ladder in verdict.ladders:
            if ladder.players == players:
                self.ladder(ladder.rungs, verdict.bots[0])
        for ceiling in verdict.ceilings:
            if ceiling.players == players:
                self.ceiling(ceiling)

    def duels(self, duels: list[Duel]) -> None:
        """Each in two lines: the first bot with what was measured, the second with the intervals."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        grid.add_column(self.word("duel"), min_width=NARROWEST, overflow="fold")
        for heading in ("deals", "wins", "score"):
            grid.add_column(self.word(heading), justify="right")
        grid.add_column(self.word("settled"))
        for duel in duels:
            ahead = (duel.share > PARITY) - (duel.share < PARITY) if duel.settled else 0
            score = [self.signed(value, 2) for value in (duel.score, duel.score_low, duel.score_high)]
            grid.add_row(
                Text.assemble(
                    (escaped(duel.first), "bold" if ahead > 0 else ""), "\n",
                    self.word("against"), " ", (escaped(duel.second), "bold" if ahead < 0 else ""),
                ),
                figure(duel.deals, self.language),
                Text.assemble(
                    self.share(duel.share), "\n",
                    (self.interval(figure(100 * duel.low, self.language, 1), self.share(duel.high)), "dim"),
                ),
                Text.assemble(score[0], "\n", ("" if duel.score_low is None else self.interval(*score[1:]), "dim")),
                self.word("yes" if duel.settled else "not-yet"),
            )  # fmt: skip
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    def ladder(self, rungs: list[Rung], first: str) -> None:
        """The strongest first, in points above the bot that was named first."""
        self.line(self.word("ladder", bot=first), indent=2)
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        grid.add_column(justify="right")
        grid.add_column(min_width=NARROWEST, overflow="fold")
        grid.add_column(justify="right")
        grid.add_column(justify="right", style="dim")
        for place, rung in enumerate(rungs, 1):
            interval = self.interval(self.signed(rung.low, 0), self.signed(rung.high, 0))
            row = str(place), Text(escaped(rung.bot)), self.signed(rung.elo, 0)
            grid.add_row(*row, "" if rung.bot == first else interval)
        self.console.print(Padding(grid, (0, 0, 0, 2)))

    def ceiling(self, ceiling: Ceiling) -> None:
        """How much of what seeing all cards would win is won without."""
        names = {"search": ceiling.search, "clairvoyant": ceiling.clairvoyant}
        if ceiling.seeing <= PARITY or not math.isfinite(ceiling.covered):
            self.line(self.word("no-ceiling", **names), indent=2)
            return
        low, high = figure(100 * ceiling.low, self.language), percent(ceiling.high, self.language)
        known = math.isfinite(ceiling.low) and math.isfinite(ceiling.high)
        interval = self.interval(low, high) if known else say("too-few", language=self.language)
        part = percent(ceiling.covered, self.language)
        self.line(self.word("ceiling", **names, part=part, interval=interval), indent=2)
