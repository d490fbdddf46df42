"""A view as lines of text: who sits there, what lies on the table, what happened, what can be done.

From top to bottom: the other players, a line each; the middle; one's own part, cards as boxes; what just happened; the
question and its numbered answers. The most needed is at the bottom, next to the cursor. Everything is drawn as large as the
height of the screen allows: first the boxes in the middle give way to chips, then one's own, then the older news.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from clowder.terminal.drawing.cards import block, chip, flow, labels_of
from clowder.terminal.drawing.wording import Wording

WIDEST_SCREEN = 110
"""Longer lines are hard to read."""
NEWS_AT_MOST = 12
"""Lines of news."""
SIZES = ((True, True, 6), (False, True, 3), (False, False, 3), (False, False, 1))
"""From the largest way to draw the table to the smallest: boxes in the middle, boxes in one's own part, and the lines of
news there must be room for."""
INDENT = 2
GAP = 3
"""Blanks between answers, and between places with their cards."""


@dataclass(frozen=True)
class News:
    """What happened, line by line, as the reader saw it."""

    lines: list[str]
    fresh: int
    """How many of the last lines the reader has not seen before."""


class Screen:
    """Draws views for one terminal."""

    def __init__(self, console: Console) -> None:
        self.console = console

    @property
    def width(self) -> int:
        """The columns used; the last one stays free, some terminals wrap there."""
        return max(min(self.console.width - 1, WIDEST_SCREEN), 1)

    def draw(self, view: dict[str, Any], wording: Wording, news: News, below: int = 2) -> list[Text]:
        """The whole screen but for what comes below it: the line where one types, and a remark about what was typed."""
        top = [*self.head(view, wording), *self.others(view, wording)]
        bottom = self.ending(view, wording) if view["over"] else self.question(view, wording)
        room = self.console.height - below - len(top) - len(bottom)
        for middle_boxes, my_boxes, news_wanted in SIZES:
            table = [*self.middle(view, wording, boxes=middle_boxes), *self.mine(view, wording, boxes=my_boxes)]
            if len(table) + news_wanted + 2 <= room:
                break
        earlier = "…" if view["over"] else wording.terminal("more-news")
        lines = [*top, *table, *self.news(news, wording, room - len(table) - 2, earlier), self.rule(), *bottom]
        for line in lines:
            line.truncate(self.width, overflow="ellipsis")  # on a very narrow screen
        return lines

    def rule(self, title: str = "") -> Text:
        """A line across, with a title in it."""
        start = f"── {title} " if title else ""
        return Text(start + "─" * (self.width - cell_len(start)), "dim")

    def head(self, view: dict[str, Any], wording: Wording) -> list[Text]:
        """The game, and whose turn it is."""
        if view["over"]:
            turn = wording.terminal("over")
        else:
            turn = wording.terminal("turn", who={"seat": view["actor"]})
        left = Text(f" {wording.title()} ", "bold reverse")
        gap = max(self.width - left.cell_len - cell_len(turn), 1)
        return [Text.assemble(left, " " * gap, (turn, "bold yellow"))]

    def others(self, view: dict[str, Any], wording: Wording) -> list[Text]:
        """The other players, in the order in which they follow the reader."""
        me, players = view["seat"], view["players"]
        first = 0 if me is None else me + 1
        seats = [(first + i) % players for i in range(players) if (first + i) % players != me]
        column = max((cell_len(wording.names[seat]) for seat in seats), default=0)
        lines: list[Text] = []
        for seat in seats:
            acting = seat == view["actor"]
            name = wording.names[seat] + " " * (column - cell_len(wording.names[seat]))
            start = Text.assemble(
                ("▶ " if acting else "  ", "bold yellow"), (name, "bold yellow" if acting else "bold"), "  "
            )
            lines += self.hanging(start, self.parts(view["seats"][seat], wording))
        return lines

    def parts(self, area: dict[str, Any], wording: Wording, without: Iterable[str] = ()) -> list[list[Text]]:
        """An area in short: its facts, then its places; each in pieces that are not to be broken."""
        told = [[Text(fact)] for fact in wording.facts(area["facts"])]
        for name, place in area["places"].items():
            if name in without or place.get("cards") == []:
                continue
            title = Text(wording.place(name) + " ", "dim")
            shown = (
                [chip(wording.card(card)) for card in place["cards"]] if "cards" in place else [Text(str(place["count"]))]
            )
            told.append([title + shown[0], *shown[1:]])
        return told

    def middle(self, view: dict[str, Any], wording: Wording, *, boxes: bool) -> list[Text]:
        """The middle of the table."""
        area = view["table"]
        drawn, lines = self.boxes(area, view, wording) if boxes else (set(), [])
        told = self.hanging(Text("  "), self.parts(area, wording, drawn))
        return [self.rule(wording.terminal("middle")), *told, *lines]

    def mine(self, view: dict[str, Any], wording: Wording, *, boxes: bool) -> list[Text]:
        """The reader's own part of the table."""
        me = view["seat"]
        if me is None:
            return []
        area = view["seats"][me]
        drawn, lines = self.boxes(area, view, wording) if boxes else (set(), [])
        told = self.hanging(Text("  "), self.parts(area, wording, drawn))
        return [self.rule(wording.terminal("mine", name=wording.names[me])), *told, *lines]

    def boxes(self, area: dict[str, Any], view: dict[str, Any], wording: Wording) -> tuple[set[str], list[Text]]:
        """The places of an area whose cards can be drawn as boxes, and these boxes."""
        blocks: list[list[Text]] = []
        drawn: set[str] = set()
        for name, place in area["places"].items():
            faces = [wording.card(card) for card in place.get("cards", ())]
            labels = labels_of(place.get("cards", []), view["choices"])
            rows = block(wording.place(name), faces, labels, self.width - INDENT)
            if rows:
                drawn.add(name)
                blocks += rows
        return drawn, [Text(" " * INDENT) + line for line in flow(blocks, self.width - INDENT, GAP)]

    def news(self, news: News, wording: Wording, room: int, earlier: str) -> list[Text]:
        """The last things that happened: new ones marked, older ones dim, and `earlier` in place of what has no room."""
        room = max(1, min(NEWS_AT_MOST, room))
        lines: list[Text] = []
        start = max(len(news.lines) - room - 1, 0)  # what is before it has no room anyway
        for number, told in enumerate(news.lines[start:], start):
            fresh = number >= len(news.lines) - news.fresh
            mark = Text("• " if fresh else "  ", "bold green")
            lines += self.wrapped(mark, Text(told, "" if fresh else "dim"))
        if len(lines) > room > 2:
            lines = [Text("  " + earlier, "dim italic"), *lines[len(lines) - room + 1 :]]
        lines = lines[-room:]
        return [self.rule(wording.terminal("news")), *lines]

    def question(self, view: dict[str, Any], wording: Wording) -> list[Text]:
        """What is to be decided, and the answers."""
        if not view["choices"]:
            return self.wrapped(Text(), Text(wording.terminal("waiting", who={"seat": view["actor"]}), "italic"))
        asked = self.wrapped(Text(), Text(wording.phase(view), "bold yellow"))
        return [*asked, *self.columns([wording.choice(choice) for choice in view["choices"]])]

    def columns(self, answers: list[str]) -> list[Text]:
        """Numbered answers: in one line if they fit, else in as many columns as fit, counted downwards."""
        digits = len(str(len(answers)))
        items = [Text.assemble((f"{n:>{digits}}", "bold yellow"), f" {answer}") for n, answer in enumerate(answers, 1)]
        room = self.width - INDENT
        if sum(item.cell_len + GAP for item in items) - GAP <= room:
            return [Text(" " * INDENT) + Text(" " * GAP).join(items)]
        wide = max(item.cell_len for item in items)
        across = (room + GAP) // (wide + GAP)
        if across < 2:
            starts = [Text(" " * INDENT) + item[: digits + 1] for item in items]
            return [
                line for start, answer in zip(starts, answers, strict=True) for line in self.wrapped(start, Text(answer))
            ]
        rows = -(-len(items) // across)
        lines: list[Text] = []
        for row in range(rows):
            line = Text(" " * INDENT)
            for item in items[row::rows]:
                item.pad_right(wide - item.cell_len + GAP)
                line.append_text(item)
            line.rstrip()
            lines.append(line)
        return lines

    def ending(self, view: dict[str, Any], wording: Wording) -> list[Text]:
        """Who won, why, and everybody's points."""
        result = view["result"]
        winners = [{"seat": seat} for seat in result["winners"]]
        mine = "you" if [view["seat"]] == result["winners"] else "other"
        headline = wording.terminal(
            "result", winners=winners, count=len(winners), winner_is=mine, reason=wording.reason(result)
        )
        lines = self.wrapped(Text("★ ", "bold yellow"), Text(headline, "bold yellow"))
        column = max(map(cell_len, wording.names))
        for seat in result["ranking"]:
            mark = "★" if seat in result["winners"] else " "
            name = wording.names[seat] + " " * (column - cell_len(wording.names[seat]))
            lines.append(Text(f"  {mark} {name}  {result['scores'][seat]:>4}", "bold" if mark == "★" else ""))
        return lines

    def hanging(self, start: Text, parts: list[list[Text]]) -> list[Text]:
        """Parts with a dot between them. A part that has no room left begins a new line, and only one longer than a line is
        broken, between its pieces. What follows hangs under the first line."""
        room = self.width - start.cell_len
        lines = [Text()]
        for part in parts:
            whole = sum(piece.cell_len + 1 for piece in part) - 1
            if lines[-1].cell_len and lines[-1].cell_len + 3 + whole > room:
                lines.append(Text())
            for number, piece in enumerate(part):
                between = Text(" ") if number else Text(" · ", "dim")
                if lines[-1].cell_len and lines[-1].cell_len + between.cell_len + piece.cell_len > room:
                    lines.append(Text())
                elif lines[-1].cell_len:
                    lines[-1].append_text(between)
                lines[-1].append_text(piece)
        indent = Text(" " * start.cell_len)
        return [piece for n, line in enumerate(lines) for piece in self.wrapped(indent if n else start, line)]

    def wrapped(self, start: Text, line: Text) -> list[Text]:
        """A line with what it starts with, wrapped to the width; what follows hangs under it."""
        pieces = line.wrap(self.console, max(self.width - start.cell_len, 1)) or [Text()]
        indent = Text(" " * start.cell_len)
        return [(start if number == 0 else indent) + piece for number, piece in enumerate(pieces)]
