"""The report of an arena: one page of HTML that needs nothing else, in the light and in the dark, on a phone and on paper.

Every drawing has a table with the same figures beside it. The same verdict gives the same page, byte for byte.
"""

from __future__ import annotations

import math
import platform
import re
from collections.abc import Iterable, Sequence
from html import escape
from importlib.util import find_spec
from typing import Any
from unicodedata import category

import numba
import numpy as np

from clowder import __version__
from clowder.engine.figures import SPACE, figure, percent
from clowder.engine.text import say
from clowder.errors import BadOption
from clowder.lab.drawing import ChartRow, Scale, drawn, shortened
from clowder.lab.evidence import PARITY
from clowder.lab.verdict import Ceiling, Duel, Ladder, Verdict

STYLE = """
:root { color-scheme: light dark; --paper: #fdfcf9; --ink: #23201b; --quiet: #655e52; --line: #ddd5c6; --shade: #f4f0e7;
  --accent: #b04f16 }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191816; --ink: #ebe6dc; --quiet: #aaa294; --line: #3b3731; --shade: #23211e; --accent: #f2a15f } }
* { box-sizing: border-box }
html { background: var(--paper); color: var(--ink); font: 100%/1.55 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  -webkit-text-size-adjust: 100% }
body { margin: 0 auto; max-width: 70rem; padding: 1.5rem 1rem 3rem }
h1, h2, h3 { line-height: 1.2; text-wrap: balance }
h1 { font-size: 1.9rem; margin: 0 0 .25rem }
h2 { font-size: 1.3rem; margin: 2.75rem 0 .75rem; padding-top: .9rem; border-top: 1px solid var(--line) }
h3 { font-size: 1rem; margin: 0 0 .25rem }
p, li { max-width: 42rem; margin: .4rem 0; overflow-wrap: anywhere; text-wrap: pretty }
ul { padding-left: 1.2rem }
.quiet, figcaption p, footer { color: var(--quiet); font-size: .9rem }
pre { background: var(--shade); border: 1px solid var(--line); border-radius: .4rem; padding: .7rem .9rem; margin: .75rem 0;
  white-space: pre-wrap; overflow-wrap: anywhere; font: .875rem/1.5 ui-monospace, "SF Mono", Consolas, monospace }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 27rem), 1fr)); gap: 2.25rem 3rem }
figure { margin: 0; min-width: 0 }
.pair + .scroll { margin-top: 1.25rem }
svg { display: block; width: 100%; max-width: 30rem; height: auto; margin: .6rem 0; overflow: visible }
svg text { font-family: inherit; font-variant-numeric: tabular-nums }
.scroll { overflow-x: auto }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums }
th, td { padding: .35rem 1.1rem .35rem 0; text-align: right; vertical-align: baseline }
tr { border-bottom: 1px solid var(--line) }
th { font-weight: 600 }
thead th { color: var(--quiet); font-weight: 500; vertical-align: bottom }
th:first-child, .words { text-align: left }
td { white-space: nowrap }
tbody th, .words { overflow-wrap: anywhere; white-space: normal; min-width: 9rem }
small { display: block; font-size: inherit }
td small { color: var(--quiet) }
.reading { columns: 26rem; column-gap: 3rem }
.reading p { break-inside: avoid; margin: 0 0 .6rem }
@media print { body { max-width: none; padding: 0 } figure, tr { break-inside: avoid } }
"""
READING = ("share", "interval", "settled", "score", "elo", "ceiling", "forfeit")
PERCENTS = tuple(part / 100 for part in (0, 25, 50, 75, 100))
STEPS = tuple(step * ten for ten in (1, 10, 100, 1000, 10000) for step in (1, 2, 5))
"""Between the marks of a scale."""
Cell = str | tuple[str, str]
"""In a table: a text, or two lines of it."""


def check_drawing() -> None:
    """Refuse to draw where that cannot be done; raises BadOption."""
    if find_spec("matplotlib") is None:
        raise BadOption("error-report-extra")


def page(verdict: Verdict, command: str, language: str) -> str:
    """The page. `command` is what was asked for; whatever came from somebody's hand is only shown, never obeyed."""
    return ReportPage(verdict, language).whole(command)


class ReportPage:
    """A verdict being written down."""

    def __init__(self, verdict: Verdict, language: str) -> None:
        self.verdict = verdict
        self.language = language
        self.name = say("name", game=verdict.game, language=language)

    def say(self, key: str, **args: Any) -> str:
        """A text of the report, as it is; no line begins with a sign that belongs to the word before it."""
        return re.sub(r" (?=[%:;])", SPACE, say(f"report-{key}", args, language=self.language))

    def text(self, key: str, **args: Any) -> str:
        """A text of the report, as HTML."""
        return shown(self.say(key, **args))

    def interval(self, low: str, high: str) -> str:
        """From … to …"""
        return say("interval", {"low": low, "high": high}, language=self.language)

    def points(self, value: float | None, digits: int = 0) -> str:
        """A number with its sign."""
        return figure(value, self.language, digits, sign=True)

    def between(self, low: float | None, high: float | None, digits: int = 0) -> str:
        """An interval of such numbers."""
        return "" if low is None else self.interval(self.points(low, digits), self.points(high, digits))

    def part(self, low: float, high: float, digits: int) -> str:
        """An interval of shares, in percent."""
        if not math.isfinite(low) or not math.isfinite(high):
            return say("too-few", language=self.language)
        return self.interval(figure(100 * low, self.language, digits), percent(high, self.language, digits))

    def whole(self, command: str) -> str:
        """From the first line to the last."""
        found = self.verdict
        parts = [
            "<!doctype html>",
            f'<html lang="{self.language}">',
            '<head><meta charset="utf-8">',
            '<meta name="generator" content="Clowder arena report">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{self.text('title', game_name=self.name)}</title>",
            f"<style>{STYLE}</style></head>",
            f"<body>\n<header><h1>{self.text('title', game_name=self.name)}</h1>",
            f'<p class="quiet">{shown(" · ".join(found.bots))}</p></header>\n<main>',
            *self.short(),
            *self.asked(command),
            *(part for ladder in found.ladders for part in self.table(ladder)),
            *self.ceilings(),
            *self.forfeits(),
            *self.reading(),
            "</main>",
            *self.made(),
            "</body>\n</html>\n",
        ]
        return "\n".join(parts)

    def heading(self, key: str, **args: Any) -> str:
        """The head of a section."""
        return f"<h2>{self.text(key, **args)}</h2>"

    def short(self) -> Iterable[str]:
        """The findings, a sentence for each number of players."""
        yield self.heading("short") + "<ul>"
        for ladder in self.verdict.ladders:
            first = self.verdict.bots[0]
            top = next((rung for rung in ladder.rungs if not rung.bot.startswith("clairvoyant")), ladder.rungs[0])
            duels = [duel for duel in self.verdict.duels if duel.players == ladder.players]
            interval = self.interval(self.points(top.low), self.points(top.high))
            led = {
                "count": ladder.players,
                "bot": top.bot,
                "first": first,
                "elo": self.points(top.elo),
                "interval": interval,
            }
            settled = self.text("short-settled", settled=sum(duel.settled for duel in duels), duels=len(duels))
            yield f"<li>{self.text('short-first' if top.bot == first else 'short-top', **led)} {settled}</li>"
        yield "</ul>"

    def asked(self, command: str) -> Iterable[str]:
        """What the figures are an answer to."""
        yield self.heading("asked")
        yield f"<pre><code>{shown(command)}</code></pre>"
        yield f"<p>{self.text('asked-how', deals=self.verdict.deals, all=self.verdict.all_deals)}</p>"
        if self.verdict.options:
            options = [f"{name} = {value}" for name, value in self.verdict.options.items()]
            yield f'<p class="quiet">{self.text("options", options=options)}</p>'

    def table(self, ladder: Ladder) -> Iterable[str]:
        """What was found out at one number of players."""
        yield f'<section>{self.heading("players", count=ladder.players)}\n<div class="pair">'
        duels = [duel for duel in self.verdict.duels if duel.players == ladder.players]
        yield f"<div>{self.ladder(ladder)}</div>\n{self.duels(ladder.players, duels)}\n</div>"
        yield f"{self.duels_table(duels)}</section>"

    def figure(self, name: str, key: str, about: str, rows: Sequence[ChartRow], scale: Scale, place: str = "") -> str:
        """A drawing; its head can be the one of its section."""
        title = f"{self.say(key)}: {place}" if place else self.say(key)
        head = f"<h3>{self.text(key)}</h3>" if place else ""
        caption = f"<figcaption>{head}<p>{shown(about)}</p></figcaption>"
        return f"<figure>{caption}\n{drawn(name, title, about, rows, scale)}</figure>"

    def grid(self, key: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]], *, words: bool = False) -> str:
        """A table called like its drawing, which can be moved sideways where it does not fit."""
        label = f'role="region" tabindex="0" aria-label="{self.text(key)}"'
        return f'<div class="scroll" {label}>{grid([self.say(head) for head in heads], rows, words=words)}</div>'

    def ladder(self, ladder: Ladder) -> str:
        """The bots in order."""
        first, about = self.verdict.bots[0], self.say("ladder-about", bot=self.verdict.bots[0])
        rows = [
            ChartRow(shortened(plain(rung.bot)), self.points(rung.elo), rung.elo, rung.low, rung.high)
            for rung in ladder.rungs
        ]
        low, high = min(0, *(row.low for row in rows)), max(0, *(row.high for row in rows))
        step = next((step for step in STEPS if (high - low) / step <= 5), STEPS[-1])
        low, high = step * math.floor(low / step), step * max(math.ceil(high / step), math.floor(low / step) + 1)
        marks = range(round(low), round(high) + 1, step)
        scale = Scale(low, high, [(at, self.points(at)) for at in marks], 0)
        place = self.say("players", count=ladder.players)
        cells = [
            (
                rung.bot,
                self.points(rung.elo),
                "" if rung.bot == first else self.interval(self.points(rung.low), self.points(rung.high)),
            )
            for rung in ladder.rungs
        ]
        drawing = self.figure(f"ladder-{ladder.players}", "ladder", about, rows, scale, place)
        return drawing + "\n" + self.grid("ladder", ("bot", "elo", "interval"), cells)

    def duels(self, players: int, duels: Sequence[Duel]) -> str:
        """Who beats whom how often."""
        rows = [
            ChartRow(f"{shortened(plain(duel.first))} {self.say('against', second=shortened(plain(duel.second)))}",
                percent(duel.share, self.language, 1), duel.share, duel.low, duel.high, duel.settled)
            for duel in duels
        ]  # fmt: skip
        scale = Scale(0, 1, [(at, percent(at, self.language)) for at in PERCENTS], PARITY)
        place = self.say("players", count=players)
        return self.figure(f"duels-{players}", "duels", self.say("duels-about"), rows, scale, place)

    def duels_table(self, duels: Sequence[Duel]) -> str:
        """The same in figures, and more."""
        cells = [
            (
                (duel.first, self.say("against", second=duel.second)),
                figure(duel.deals, self.language),
                (percent(duel.share, self.language, 1), self.part(duel.low, duel.high, 1)),
                (self.points(duel.score, 2), self.between(duel.score_low, duel.score_high, 2)),
                evidence(duel.evidence, self.language),
                self.say("yes" if duel.settled else "not-yet"),
            )
            for duel in duels
        ]  # fmt: skip
        return self.grid("duels", ("duel", "deals", "wins", "score", "evidence", "settled"), cells)

    def ceilings(self) -> Iterable[str]:
        """How much of what seeing all cards would win is won without."""
        if not self.verdict.ceilings:
            return
        rows = [self.ceiling(ceiling) for ceiling in self.verdict.ceilings]
        scale = Scale(0, 1, [(at, percent(at, self.language)) for at in PERCENTS], 0, bars=True)
        cells = [
            (
                row.label,
                percent(ceiling.fair, self.language, 1),
                percent(ceiling.seeing, self.language, 1),
                (row.value, self.part(ceiling.low, ceiling.high, 0) if meant(ceiling) else ""),
            )
            for row, ceiling in zip(rows, self.verdict.ceilings, strict=True)
        ]
        yield self.heading("ceilings")
        yield self.figure("ceilings", "ceilings", self.say("ceilings-about"), rows, scale)
        yield self.grid("ceilings", ("bot", "fair", "seeing", "covered"), cells)

    def ceiling(self, ceiling: Ceiling) -> ChartRow:
        """One of them."""
        label = self.say("ceiling", search=plain(ceiling.search), count=ceiling.players)
        if not meant(ceiling):
            return ChartRow(label, self.say("no-ceiling"), 0, 0, 0)
        known = math.isfinite(ceiling.low) and math.isfinite(ceiling.high)
        low, high = (ceiling.low, ceiling.high) if known else (ceiling.covered, ceiling.covered)
        return ChartRow(label, percent(ceiling.covered, self.language), ceiling.covered, low, high)

    def forfeits(self) -> Iterable[str]:
        """Who failed."""
        yield self.heading("forfeits")
        if not self.verdict.forfeits:
            yield f"<p>{self.text('forfeits-none')}</p>"
            return
        cells = [(failed.bot, figure(failed.games, self.language), failed.reason) for failed in self.verdict.forfeits]
        yield self.grid("forfeits", ("bot", "games", "reason"), cells, words=True)

    def reading(self) -> Iterable[str]:
        """How to read all this."""
        yield self.heading("reading") + '<div class="reading">'
        for key in READING:
            yield f"<p>{self.say(f'reading-{key}')}</p>"  # our own texts, with words in bold
        yield "</div>"

    def made(self) -> Iterable[str]:
        """How it was made."""
        versions = {
            "clowder": __version__, "rules": str(self.verdict.rules), "game_name": self.name,
            "seed": str(self.verdict.seed), "python": platform.python_version(),
            "numpy": np.__version__, "numba": numba.__version__,
        }  # fmt: skip
        yield f"<footer>{self.heading('made')}"
        yield f"<p>{self.text('repeats' if self.verdict.repeats else 'repeats-not')}</p>"
        yield f"<p>{self.text('versions', **versions)}</p></footer>"


def grid(heads: Sequence[str], rows: Sequence[Sequence[Cell]], *, words: bool = False) -> str:
    """A table; `words`: its last column is text."""

    def last(number: int) -> str:
        return ' class="words"' if words and number == len(heads) - 1 else ""

    head = "".join(f'<th scope="col"{last(number)}>{shown(text)}</th>' for number, text in enumerate(heads))
    lines = []
    for row in rows:
        cells = [f"<td{last(number)}>{in_lines(cell)}</td>" for number, cell in enumerate(row) if number]
        lines.append(f'<tr><th scope="row">{in_lines(row[0])}</th>{"".join(cells)}</tr>')
    body = "\n".join(lines)
    return f"<table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table>"


def in_lines(cell: Cell) -> str:
    """What is in a cell, as HTML; the second line of two is less loud."""
    return shown(cell) if isinstance(cell, str) else f"{shown(cell[0])} <small>{shown(cell[1])}</small>"


def meant(ceiling: Ceiling) -> bool:
    """Whether there is a way to cover at all."""
    return ceiling.seeing > PARITY and math.isfinite(ceiling.covered)


def evidence(value: float, language: str) -> str:
    """What somebody would own, as far as anybody wants to know."""
    return figure(value, language, 1) if value < 1000 else "> 1000"


def plain(text: str) -> str:
    """Letters that can be shown; the others would not even be valid in a page."""
    return "".join("�" if category(letter) in ("Cc", "Cf", "Cs") else letter for letter in text)


def shown(text: str) -> str:
    """Any text, as HTML."""
    return escape(plain(text))
