"""The page of a report on a game: one file of HTML that needs nothing else, in the light and in the dark, on a phone and on
paper. First what to know, in sentences, then the evidence; every drawing has its figures in a table beside it.

The same report gives the same page, byte for byte.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from urllib.parse import quote

import msgspec

from clowder import __version__
from clowder.engine.figures import SPACE, figure, percent
from clowder.engine.text import has, say
from clowder.lab.arena_page import STEPS, STYLE, Cell, grid, plain, shown
from clowder.lab.balance import charts
from clowder.lab.balance.chances import MARKS
from clowder.lab.balance.figures import (
    BalanceReport,
    Contrast,
    Finding,
    ItemFigures,
    KindFigures,
    Measured,
    Spread,
    TableFigures,
    WatchedGame,
)
from clowder.lab.balance.playing import PLAYOUTS, TRIALS
from clowder.lab.balance.tables import DECK, USUAL, Variant
from clowder.lab.drawing import ChartRow, Scale, drawn

MARK = b"Clowder report on a game"
"""Near the beginning of every page, so that it is known as one of ours."""
MORE_STYLE = """
.letter li { margin: .35rem 0 }
.letter p.fun { margin-top: 1rem; font-style: italic }
h3 { font-size: 1.1rem; margin-top: 2rem }
figcaption h4, h4 { font-size: 1rem; margin: .9rem 0 .25rem; line-height: 1.2 }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; margin: .75rem 0 0 }
a { color: var(--accent) }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
details { margin: 1rem 0 } summary { cursor: pointer; padding: .4rem 0; color: var(--accent) }
.scroll { margin: .75rem 0 }
.watch { list-style: none; padding: 0 } .watch li { padding: .6rem 0; border-bottom: 1px solid var(--line) }
.watch a { display: inline-block; padding: .35rem .8rem; border: 1px solid var(--line); border-radius: .4rem;
  margin: .3rem .6rem 0 0 }
.watch code { display: inline-block; font-size: .875rem; overflow-wrap: anywhere }
@media print { details::details-content { content-visibility: visible; block-size: auto }
  nav, .watch a { display: none } h2, h3, h4 { break-after: avoid } }
"""
READING = ("interval", "players", "chance", "due")
FIRST_ITEMS = 8
"""Cards that stand out, before the list of all."""
SHARES = ("share", "luck", "real", "obvious", "gap", "comebacks", "runaways", "won", "due", "half", "within")
"""Arguments of sentences that are parts of a whole."""
IN_SHARES = {"first-place", "shared", "ending", "duel", "real", "gap", "comebacks", "runaways"}
"""Figures that are compared and are parts of a whole; the others are amounts."""


def balance_page(report: BalanceReport, command: str, language: str) -> str:
    """The page. `command` is what was asked for."""
    return BalancePage(report, language).whole(command)


class BalancePage:
    """A report being written down."""

    def __init__(self, report: BalanceReport, language: str) -> None:
        self.report = report
        self.language = language
        self.name = say("name", game=report.game, language=language)

    # Words and figures.

    def say(self, key: str, **args: Any) -> str:
        """A text of the page, as it is; no line begins with a sign that belongs to the word before it."""
        return re.sub(r" (?=[%:;])", SPACE, say(f"balance-{key}", args, language=self.language))

    def text(self, key: str, **args: Any) -> str:
        """A text of the page, as HTML."""
        return shown(self.say(key, **args))

    def number(self, value: float | None, digits: int = 0) -> str:
        """An amount."""
        return figure(value, self.language, digits)

    def part(self, value: float | None, digits: int = 1) -> str:
        """A share, in percent."""
        return percent(value, self.language, digits)

    def between(self, measured: Measured, digits: int = 1, *, shares: bool = True, sign: bool = False) -> str:
        """Its interval; nothing where there is none."""
        if not (math.isfinite(measured.low) and math.isfinite(measured.high)):
            return ""
        times = 100 if shares else 1
        low = figure(times * measured.low, self.language, digits, sign=sign)
        high = figure(times * measured.high, self.language, digits, sign=sign)
        return say("interval", {"low": low, "high": high + (f"{SPACE}%" if shares else "")}, language=self.language)

    def cell(self, measured: Measured | None, digits: int = 1, *, shares: bool = True, sign: bool = False) -> Cell:
        """A figure and below it its interval."""
        if measured is None or not math.isfinite(measured.value):
            return "–"
        value = figure((100 if shares else 1) * measured.value, self.language, digits, sign=sign)
        return value + (f"{SPACE}%" if shares else ""), self.between(measured, digits, shares=shares, sign=sign)

    def variant(self, variant: Variant) -> str:
        """What is different."""
        if variant == USUAL:
            return self.say("usual")
        if variant.option == DECK:
            return self.say("variant-deck", value=str(variant.value))
        about = say(f"option-{variant.option}", game=self.report.game, language=self.language)
        key = f"option-{variant.option}-{str(variant.value).lower()}"
        known = has(key, game=self.report.game, language=self.language)
        value = say(key, game=self.report.game, language=self.language) if known else str(variant.value)
        return self.say("variant", option=about, value=value)

    # The whole.

    def whole(self, command: str) -> str:
        """From the first line to the last."""
        title = self.text("title", game_name=self.name)
        usual = [table for table in self.report.tables if table.variant == USUAL]
        parts = [
            "<!doctype html>",
            f'<html lang="{self.language}">',
            '<head><meta charset="utf-8">',
            f'<meta name="generator" content="{MARK.decode()}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>",
            f"<style>{STYLE}{MORE_STYLE}</style></head>",
            f"<body>\n<header><h1>{title}</h1>",
            *self.lead(),
            "</header>\n<main>",
            *self.letter(),
            *(part for table in usual for part in self.table(table)),
            *self.contrasts(),
            *self.watch(),
            *self.reading(),
            "</main>",
            *self.made(command),
            "</body>\n</html>\n",
        ]
        return "\n".join(parts)

    def lead(self) -> Iterator[str]:
        """What was played, and where to find it."""
        report = self.report
        games = self.number(report.games)
        yield f'<p class="quiet">{self.text("lead", games=games, bot=report.main, seed=str(report.seed))}</p>'
        others = [self.variant(variant) for variant in report.variants[1:]]
        if others:
            yield f'<p class="quiet">{self.text("lead-varied", variants="; ".join(others))}</p>'
        links = [(f"players-{count}", self.say("players", count=count)) for count in report.players]
        links += [("contrasts", self.say("contrasts"))] if report.contrasts else []
        links += [("watch", self.say("watch"))] if report.watched else []
        items = "".join(f'<li><a href="#{anchor}">{shown(text)}</a></li>' for anchor, text in links)
        yield f'<nav aria-label="{self.text("evidence")}"><ul>{items}</ul></nav>'

    def letter(self) -> Iterator[str]:
        """The findings, a sentence each."""
        yield f'<section class="letter"><h2>{self.text("short")}</h2>'
        for heading, told in self.told():
            yield f"<h3>{shown(heading)}</h3>" if len(self.told()) > 1 else ""
            yield "<ul>" + "\n".join(f"<li>{shown(self.sentence(each))}</li>" for each in told) + "</ul>"
        yield f'<p class="fun">{self.text("fun")}</p></section>'

    def told(self) -> list[tuple[str, list[Finding]]]:
        """The findings, under what they are about."""
        found = self.report.findings
        groups = [
            (
                self.say("players", count=count),
                [each for each in found if each.section != "contrasts" and each.args["players"] == count],
            )
            for count in self.report.players
        ]
        varied = [each for each in found if each.section == "contrasts"]
        return [*groups, *([(self.say("contrasts"), varied)] if varied else [])]

    def sentence(self, finding: Finding) -> str:
        """A finding in words."""
        args: dict[str, Any] = {}
        for name, value in finding.args.items():
            if name == "differences":
                continue
            if isinstance(value, list) and value and isinstance(value[0], float):
                measured = Measured(*value)
                shares = name in SHARES
                args[name] = self.part(measured.value) if shares else self.number(measured.value, 2)
                if name in ("share", "due", "changes"):
                    args["interval"] = self.between(measured, 1 if shares else 2, shares=shares)
                if name == "due":
                    args["part"] = self.part(measured.value, 0)
                    args["interval"] = self.between(measured, 0)
            elif isinstance(value, list):
                args[name] = ", ".join(map(str, value))
            elif name in SHARES:
                args[name] = self.part(value, 0 if name in ("luck", "half", "within") else 1)
            elif isinstance(value, float):
                args[name] = self.number(value, 0 if name in ("minutes", "early", "late", "least", "most") else 1)
            else:
                args[name] = value if name in ("place", "count", "enough") else str(value)
        if finding.key == "skill":
            args["skill"] = self.part(1 - finding.args["luck"], 0)
        if finding.key == "contrast":
            args = self.contrast_args(finding)
        return self.say(f"say-{finding.key}", **args)

    def contrast_args(self, finding: Finding) -> dict[str, Any]:
        """What is in a sentence about differences."""
        found = finding.args
        told = []
        for name, word, before, after in found["differences"]:
            shares = name in IN_SHARES
            usual, other = Measured(*before), Measured(*after)
            first, second = (self.part(each.value) if shares else self.number(each.value, 2) for each in (usual, other))
            between = self.between(other, 1 if shares else 2, shares=shares)
            told.append(
                self.say("difference", figure=self.compared(name, word), usual=first, other=second, interval=between)
            )
        variant = self.variant(Variant(found["option"], found["value"]))
        return {"variant": variant, "count": found["players"], "differences": "; ".join(told)}

    # The evidence.

    def figure(self, name: str, title: str, about: str, drawing: str) -> str:
        """A drawing with what it shows."""
        return f"<figure><figcaption><h4>{shown(title)}</h4><p>{shown(about)}</p></figcaption>\n{drawing}</figure>"

    def rows(self, name: str, title: str, about: str, rows: Sequence[ChartRow], scale: Scale) -> str:
        """A drawing of rows."""
        return self.figure(name, title, about, drawn(name, title, about, rows, scale))

    def grid(self, label: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]], *, words: bool = False) -> str:
        """A table that can be moved sideways where it does not fit."""
        region = f'role="region" tabindex="0" aria-label="{shown(label)}"'
        return f'<div class="scroll" {region}>{grid([self.say(head) for head in heads], rows, words=words)}</div>'

    def table(self, table: TableFigures) -> Iterator[str]:
        """All about one table."""
        place = self.say("players", count=table.players)
        yield f'<section id="players-{table.players}"><h2>{shown(place)}</h2>'
        if table.options:
            options = [f"{name} = {value}" for name, value in table.options.items()]
            yield f'<p class="quiet">{self.text("options", options=", ".join(options))}</p>'
        for part in (self.fair, self.long, self.skill, self.drama, self.choices):
            yield from part(table, place)
        yield "</section>"

    def fair(self, table: TableFigures, place: str) -> Iterator[str]:
        """Who won, by seats."""
        yield f'<h3>{self.text("fair")}</h3><div class="pair">'
        due = 1 / table.players
        most = max(0.1, *(each.high for seats in table.seats for each in seats.places))
        ticks = charts.steps_of(0, most)
        scale = Scale(0, ticks[-1], [(at, self.part(at, 0)) for at in ticks], due)
        for seats in table.seats:
            rows = [
                ChartRow(
                    self.say("place", place=number), self.part(each.value), each.value, each.low, each.high, seats.shown
                )
                for number, each in enumerate(seats.places, 1)
            ]
            name = f"seats-{table.players}-{slug(seats.bot)}"
            yield self.rows(name, f"{place} – {seats.bot}", self.say("fair-about", bot=seats.bot), rows, scale)
        yield "</div>"
        cells: list[Sequence[Cell]] = []
        for seats in table.seats:
            for number, each in enumerate(seats.places, 1):
                seat = self.say("place", place=number), seats.bot
                cells.append((seat, self.number(seats.games), self.cell(each)))
        yield self.grid(f"{self.say('fair')} {place}", ("seat", "games", "wins"), cells)

    def long(self, table: TableFigures, place: str) -> Iterator[str]:
        """How long games are, and how they end."""
        duration = table.duration
        yield f'<h3>{self.text("long")}</h3><div class="pair">'
        for key, spread in (("minutes", duration.minutes), ("turns", duration.turns)):
            yield self.spread(f"{key}-{table.players}", self.say(key), self.say(f"{key}-about"), spread)
        yield "</div>"
        cells: list[Sequence[Cell]] = []
        for name, spread in (("minutes", duration.minutes), ("turns", duration.turns), ("steps", duration.steps)):
            digits = 1 if name == "minutes" else 0
            ends = [self.number(value, digits) for value in (spread.early, spread.late, spread.least, spread.most)]
            row = (
                self.say(name),
                self.cell(spread.mean, 2, shares=False),
                self.number(spread.median, digits),
                say("interval", {"low": ends[0], "high": ends[1]}, language=self.language),
                say("interval", {"low": ends[2], "high": ends[3]}, language=self.language),
            )
            cells.append(row)
        label = f"{self.say('long')} {place}"
        yield self.grid(label, ("quantity", "mean", "median", "range", "extremes"), cells)
        endings: list[Sequence[Cell]] = [(self.reason(each.reason), self.cell(each.share)) for each in duration.endings]
        for bound in duration.bounds:
            endings.append((self.say("bound", clause=bound.reason), self.cell(bound.share)))
        if not duration.bounds:
            endings.append((self.say("no-bound"), "–"))
        yield f"<h4>{self.text('endings')}</h4>"
        yield self.grid(f"{self.say('endings')} {place}", ("ending", "share"), endings)

    def reason(self, word: str) -> str:
        """A reason for an end: the game's text for it, if that needs no more."""
        key = f"reason-{word}"
        try:
            return say(key, game=self.report.game, language=self.language)
        except (KeyError, ValueError):
            return word

    def spread(self, name: str, title: str, about: str, spread: Spread) -> str:
        """How a quantity is spread."""
        counts, width = charts.gathered(spread.counts, spread.width)
        across = charts.steps_of(0, len(counts) * width)
        up = charts.steps_of(0, max(counts) / sum(counts))
        drawing = charts.bars(
            name,
            title,
            about,
            counts,
            width,
            [(at, self.number(at)) for at in across],
            [(at, self.part(at, 0)) for at in up],
        )
        return self.figure(name, title, about, drawing)

    def skill(self, table: TableFigures, place: str) -> Iterator[str]:
        """The ladder and the duels."""
        skill, bots = table.skill, self.report.bots
        yield f'<h3>{self.text("skill")}</h3><div class="pair"><div>'
        if skill.ladder:
            rows = [
                ChartRow(plain(step.bot), figure(step.elo.value, self.language, 0, sign=True), step.elo.value, step.elo.low,
                         step.elo.high)
                for step in skill.ladder
            ]  # fmt: skip
            low, high = min(0.0, *(row.low for row in rows)), max(1.0, *(row.high for row in rows))
            width = next((step for step in STEPS if (high - low) / step <= 4), STEPS[-1])
            low, high = width * math.floor(low / width), width * math.ceil(high / width)
            marks = range(round(low), round(high) + 1, width)
            scale = Scale(low, high, [(at, figure(at, self.language, 0, sign=True)) for at in marks], 0)
            about = self.say("ladder-about", bot=skill.ladder[0].bot)
            yield self.rows(f"ladder-{table.players}", self.say("ladder"), about, rows, scale)
        yield "</div><div>"
        cells = [
            (
                self.say("against", first=duel.first, second=duel.second),
                self.number(duel.deals),
                self.cell(duel.share),
                self.part(duel.luck, 0),
                "–" if duel.enough is None else self.number(duel.enough),
            )
            for duel in skill.duels
        ]
        if cells:
            yield self.grid(f"{self.say('skill')} {place}", ("duel", "deals", "wins", "luck", "enough"), cells)
        if not any(bot.startswith("clairvoyant") for bot in bots):
            more = ",".join([*bots, "search:200sims", "clairvoyant:200sims"])
            yield f'<p class="quiet">{self.text("no-clairvoyant", bot=self.report.main, bots=more)}</p>'
        yield "</div></div>"

    def drama(self, table: TableFigures, place: str) -> Iterator[str]:
        """Chances in the course of games."""
        drama = table.drama
        yield f'<h3>{self.text("drama")}</h3><div class="pair">'
        across = [(at, self.part(at, 0)) for at in (0, 0.25, 0.5, 0.75, 1)]
        none: list[float] = []
        lines = (
            ("course", drama.course, drama.lower, drama.upper, 1 / table.players),
            ("decided", drama.decided, none, none, None),
        )
        for key, line, low, high, mark in lines:
            name, title, about = f"{key}-{table.players}", self.say(key), self.say(f"{key}-about")
            yield self.figure(name, title, about, charts.curve(name, title, about, line, low, high, across, across, mark))
        yield "</div>"
        cells = [
            (
                self.part(mark / MARKS, 0),
                (
                    self.part(drama.course[mark], 0),
                    say(
                        "interval",
                        {"low": self.number(100 * drama.lower[mark]), "high": self.part(drama.upper[mark], 0)},
                        language=self.language,
                    ),
                ),
                self.part(drama.decided[mark], 0),
            )
            for mark in range(0, MARKS + 1, 2)
        ]
        yield f"<details><summary>{self.text('in-figures')}</summary>"
        yield self.grid(f"{self.say('drama')} {place}", ("moment", "chance", "as-good-as"), cells) + "</details>"

    def choices(self, table: TableFigures, place: str) -> Iterator[str]:
        """Every choice."""
        yield f"<h3>{self.text('choices')}</h3>"
        told = [(kind, kind.never) for kind in table.kinds if kind.never is not None]
        if told:
            most = max(1.2, *(never.high for _, never in told))
            ticks = charts.steps_of(0, min(most, 3))
            scale = Scale(0, ticks[-1], [(at, self.part(at, 0)) for at in ticks], 1)
            rows = [
                ChartRow(plain(kind.name), self.part(never.value, 0), never.value, never.low, never.high)
                for kind, never in told
            ]
            yield self.rows(f"kinds-{table.players}", self.say("kinds"), self.say("kinds-about"), rows, scale)
        heads = ("kind", "there", "chosen", "worth", "better-worse", "never", "always")
        yield self.grid(f"{self.say('kinds')} {place}", heads, [self.kind_row(kind) for kind in table.kinds])
        if table.items:
            yield f"<h4>{self.text('items')}</h4>"
            yield f'<p class="quiet">{self.text("items-about")}</p>'
            first = sorted(table.items, key=striking)
            yield self.items(f"{self.say('items')} {place}", first[:FIRST_ITEMS])
            if len(table.items) > FIRST_ITEMS:
                yield f"<details><summary>{self.text('items-more', count=len(table.items))}</summary>"
                yield self.items(f"{self.say('items-more', count=len(table.items))} {place}", table.items)
                yield "</details>"

    def kind_row(self, kind: KindFigures) -> Sequence[Cell]:
        """A kind of choice."""
        main = self.report.main
        others = [f"{bot} {self.part(found.value, 0)}" for bot, found in kind.taken.items() if bot != main]
        return (
            kind.name,
            self.number(kind.there, 2),
            (self.part(kind.taken[main].value, 0), ", ".join(others)),
            self.cell(kind.worth, sign=True),
            (f"+ {self.part(kind.better, 0)}", f"− {self.part(kind.worse, 0)}") if math.isfinite(kind.better) else "–",
            self.cell(kind.never, 0),
            self.cell(kind.always, 0),
        )

    def items(self, label: str, items: Sequence[ItemFigures]) -> str:
        """Cards, or whatever can be chosen."""
        cells: list[Sequence[Cell]] = []
        few = any(item.always is not None for item in items)
        for item in items:
            cells.append(
                (
                    item.text,
                    self.number(item.there, 2),
                    self.cell(item.taken),
                    self.cell(item.played, 0),
                    self.cell(item.held, 0),
                    self.cell(item.worth, sign=True),
                    *([self.cell(item.always, 0)] if few else []),
                    self.say(f"verdict-{item.verdict}") if item.verdict else "",
                )
            )
        heads = ("kind", "there", "chosen", "played", "held", "worth", *(("always",) if few else ()), "verdict")
        return self.grid(label, heads, cells, words=True)

    def compared(self, name: str, word: str) -> str:
        """What a figure is that is compared."""
        first, second = [*self.report.bots, "", ""][:2]
        reason = self.reason(word) if word else ""
        return self.say(f"figure-{name}", word=reason, first=first, second=second)

    def contrasts(self) -> Iterator[str]:
        """Variants side by side."""
        found = self.report.contrasts
        if not found:
            return
        yield f'<section id="contrasts"><h2>{self.text("contrasts")}</h2>'
        yield f'<p class="quiet">{self.text("contrasts-about", compared=len(found))}</p>'
        for table in self.report.tables:
            mine = [each for each in found if (each.players, each.variant) == (table.players, table.variant)]
            if mine:
                title = f"{self.say('players', count=table.players)} – {self.variant(table.variant)}"
                yield f"<h3>{shown(title)}</h3>"
                heads = ("figure", "usual-head", "other-head", "luck-alone", "real")
                yield self.grid(title, heads, [self.contrast_row(each) for each in mine], words=True)
        yield "</section>"

    def contrast_row(self, each: Contrast) -> Sequence[Cell]:
        """One figure at both tables."""
        shares = each.figure in IN_SHARES
        digits = 1 if shares else 2
        return (
            self.compared(each.figure, each.word),
            self.cell(each.usual, digits, shares=shares),
            self.cell(each.other, digits, shares=shares),
            self.part(each.chance) if each.chance >= 0.001 else f"< {self.part(0.001)}",
            self.say("yes" if each.real else "no"),
        )

    def watch(self) -> Iterator[str]:
        """Games to be watched."""
        watched = self.report.watched
        if not watched:
            return
        yield f'<section id="watch"><h2>{self.text("watch")}</h2>'
        yield f'<p class="quiet">{self.text("watch-about", address="/replay?eyes=open&step=…")}</p><ul class="watch">'
        for each in watched:
            yield self.watched(each)
        yield "</ul></section>"

    def watched(self, each: WatchedGame) -> str:
        """One of them, with its record in a link."""
        detail: Any = (
            str(int(each.detail)) if each.why in ("longest", "shortest", "changes", "bound") else self.part(each.detail)
        )
        told = self.text(f"why-{each.why}", detail=detail)
        place = self.text("players", count=each.players)
        data = "data:application/json;charset=utf-8," + quote(msgspec.json.encode(each.record), safe="")
        file = file_of_watched(self.report.game, each)
        link = f'<a download="{file}" href="{data}">{self.text("save")}<span hidden> {shown(file)}</span></a>'
        where = f"<code>/replay?eyes=open&amp;step={each.step}</code>"
        terminal = f"<code>clowder replay {shown(file)} --open --step {each.step}</code>"
        return f"<li>{told} <small>{place}, {self.text('step', step=each.step)}</small>{link}{where} · {terminal}</li>"

    def reading(self) -> Iterator[str]:
        """How to read all this."""
        yield f'<h2>{self.text("reading")}</h2><div class="reading">'
        args = {"bot": shown(self.report.main), "playouts": PLAYOUTS, "trials": TRIALS}
        for key in READING:
            yield f"<p>{self.say(f'reading-{key}', **args)}</p>"  # our own texts, with words in bold
        yield "</div>"

    def made(self, command: str) -> Iterator[str]:
        """How it was made."""
        report = self.report
        yield f"<footer><h2>{self.text('made')}</h2><pre><code>{shown(command)}</code></pre>"
        yield f"<p>{self.text('repeats' if report.repeats else 'repeats-not')}</p>"
        versions: Mapping[str, Any] = {
            "clowder": __version__, "rules": str(report.rules), "game_name": self.name, "seed": str(report.seed),
        }  # fmt: skip
        yield f"<p>{self.text('versions', **versions)}</p></footer>"


def striking(item: ItemFigures) -> tuple[bool, bool, bool, float]:
    """By which cards are told first: those with a verdict, those of which there are few, then what is worth much or little,
    or goes with winning."""
    first = not item.verdict, item.always is None
    if item.worth is not None:
        return *first, False, -abs(item.worth.value)
    return *first, True, -abs(item.played.value - item.held.value)


def file_of_watched(game: str, watched: WatchedGame) -> str:
    """The name of the file of a game that is to be watched."""
    return f"{game}-{watched.players}-{watched.why}.json"


def slug(name: str) -> str:
    """A bot's name as a part of a name in the page."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") or "bot"
