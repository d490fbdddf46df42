"""The curves of a run, and the page that shows them: one file of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from clowder import __version__
from clowder.engine.figures import figure, percent
from clowder.engine.text import say
from clowder.lab.arena_page import STYLE, grid, shown
from clowder.lab.learning.measuring import Standing

WIDTH, HEIGHT, LEFT, BELOW = 420, 170, 44, 22
"""Of a drawing, and of the room for what is written at its left and below."""
MARKS = 4


class Point(msgspec.Struct, frozen=True):
    """How a run stood at one moment."""

    decisions: int
    hours: float
    imitates: bool
    policy: float
    value: float
    critic: float
    entropy: float
    moved: float
    standings: list[Standing]
    """Against greedy players, for each number of players."""


def last_values(curves: Sequence[Point]) -> dict[str, float]:
    """What the curves came to."""
    if not curves:
        return {}
    last = curves[-1]
    losses = {name: getattr(last, name) for name in ("policy", "value", "critic", "entropy", "moved")}
    return losses | {f"share_of_{each.players}": each.share for each in last.standings}


class CurvesPage:
    """The curves being written down."""

    def __init__(self, game: str, command: str, settings: dict[str, Any], curves: Sequence[Point], language: str) -> None:
        self.game, self.command, self.settings, self.curves, self.language = game, command, settings, curves, language
        self.name = say("name", game=game, language=language)

    def text(self, key: str, **args: Any) -> str:
        """A text of the page, as HTML."""
        return shown(say(f"curves-{key}", args, language=self.language))

    def whole(self) -> str:
        """From the first line to the last."""
        title = self.text("title", game_name=self.name)
        return "\n".join([
            "<!doctype html>",
            f'<html lang="{self.language}">',
            '<head><meta charset="utf-8">',
            '<meta name="generator" content="Clowder learning curves">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>",
            f"<style>{STYLE}</style></head>",
            f"<body>\n<header><h1>{title}</h1></header>\n<main>",
            f"<pre><code>{shown(self.command)}</code></pre>",
            '<div class="pair">',
            *self.drawings(),
            "</div>",
            f"<h2>{self.text('measured')}</h2>",
            self.table(),
            f"<h2>{self.text('settings')}</h2>",
            f"<p>{shown(', '.join(f'{name} = {value}' for name, value in self.settings.items()))}</p>",
            f"</main>\n<footer><p>Clowder {shown(__version__)}</p></footer>\n</body>\n</html>\n",
        ])  # fmt: skip

    def drawings(self) -> Iterator[str]:
        """A drawing for each number of players, and for each of the losses."""
        players = sorted({found.players for point in self.curves for found in point.standings})
        for count in players:
            lines = [
                [getattr(found, name) for point in self.curves for found in point.standings if found.players == count]
                for name in ("share", "low", "high")
            ]
            yield self.drawing(f"share-{count}", self.text("share", count=count), lines, fair=1 / count, shares=True)
        critic = ["critic"] if any(point.critic for point in self.curves) else []
        for name in ("entropy", "policy", "value", *critic, "moved"):
            yield self.drawing(name, self.text(name), [[getattr(point, name) for point in self.curves]])

    def drawing(
        self, name: str, title: str, lines: Sequence[Sequence[float]], *, fair: float | None = None, shares: bool = False
    ) -> str:
        """Lines over the decisions; the first is drawn boldly, a dashed one where things would be even."""
        found = [value for line in lines for value in line] + ([] if fair is None else [fair])
        if len(lines[0]) < 1:
            return ""
        low, high = min(found), max(found)
        if high - low < 1e-9:
            low, high = low - 0.5, high + 0.5
        most = max(point.decisions for point in self.curves) or 1
        across, up = scaled(0, most, LEFT, WIDTH), scaled(low, high, HEIGHT - BELOW, 8)
        parts = []
        for k in range(MARKS + 1):
            at = low + (high - low) * k / MARKS
            written = percent(at, self.language, 1) if shares else figure(at, self.language, 3)
            y = f"{up(at):.1f}"
            parts.append(f'<line x1="{LEFT}" x2="{WIDTH}" y1="{y}" y2="{y}" stroke="currentColor" opacity=".15"/>')
            parts.append(f'<text x="{LEFT - 4}" y="{y}" dy=".3em" text-anchor="end" font-size="10">{shown(written)}</text>')
        if fair is not None:
            y = f"{up(fair):.1f}"
            parts.append(f'<line x1="{LEFT}" x2="{WIDTH}" y1="{y}" y2="{y}" stroke="currentColor" stroke-dasharray="4 3"/>')
        for number, line in enumerate(lines):
            points = " ".join(
                f"{across(point.decisions):.1f},{up(value):.1f}" for point, value in zip(self.curves, line, strict=True)
            )
            style = 'stroke-width="2"' if number == 0 else 'opacity=".45"'
            parts.append(f'<polyline points="{points}" fill="none" stroke="var(--accent)" {style}/>')
        end = self.text("decisions", count=figure(most / 1e6, self.language, 1))
        parts.append(f'<text x="{WIDTH}" y="{HEIGHT - 6}" text-anchor="end" font-size="10">{end}</text>')
        box = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-labelledby="{name}-title">'
        return (
            f'<figure><h3>{title}</h3>{box}\n<title id="{name}-title">{title}</title>\n'
            + "\n".join(parts)
            + "\n</svg></figure>"
        )

    def table(self) -> str:
        """The same in figures."""
        heads = [say(f"curves-{key}", language=self.language) for key in ("when", "hours", "players", "games", "won")]
        rows = [
            (
                figure(point.decisions / 1e6, self.language, 1),
                figure(point.hours, self.language, 2),
                str(found.players),
                figure(found.games, self.language),
                (percent(found.share, self.language, 1), self.interval(found)),
            )
            for point in self.curves
            for found in point.standings
        ]
        return f'<div class="scroll">{grid(heads, rows)}</div>'

    def interval(self, found: Standing) -> str:
        """From … to …"""
        low, high = figure(100 * found.low, self.language, 1), percent(found.high, self.language, 1)
        return say("interval", {"low": low, "high": high}, language=self.language)


def scaled(low: float, high: float, first: float, last: float) -> Callable[[float], float]:
    """Where a value is drawn."""
    return lambda value: first + (value - low) / (high - low) * (last - first)
