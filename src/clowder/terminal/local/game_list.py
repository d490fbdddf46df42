"""The games of the menu by their numbers, drawn as large as there are lines for."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from clowder.engine.text import say
from clowder.terminal.drawing.screen import Screen

Listing = list[dict[str, Any]]
"""The catalogue as data (engine/listing.py)."""


def game_list(console: Console, listed: Listing, language: str, room: int | None) -> list[Text]:
    """The games in at most `room` lines if there is any way to do it; None: as many lines as it takes."""
    large = with_taglines(console, listed, language)
    if room is None or len(large) <= room:
        return large
    if len(listed) <= room:
        return one_line_each(console, listed, language)
    return Screen(console).columns([game["name"] for game in listed])


def with_taglines(console: Console, listed: Listing, language: str) -> list[Text]:
    """Each with all that it is about below its name."""
    lines: list[Text] = []
    for number, game in enumerate(listed, 1):
        lines.append(
            Text.assemble((f"  {number} ", "bold yellow"), (game["name"], "bold"), f"  {player_counts(game, language)}")
        )
        about = Text(game["tagline"], "dim").wrap(console, max(console.width - 6, 1))
        lines += [Text("    ") + line for line in about]
    return lines


def one_line_each(console: Console, listed: Listing, language: str) -> list[Text]:
    """Each with as much of what it is about as fits beside its name."""
    counts = [player_counts(game, language) for game in listed]
    digits = len(str(len(listed)))
    name_width, count_width = max(cell_len(game["name"]) for game in listed), max(map(cell_len, counts))
    lines: list[Text] = []
    for number, (game, count) in enumerate(zip(listed, counts, strict=True), 1):
        line = Text.assemble((f"  {number:>{digits}} ", "bold yellow"), (set_cell_size(game["name"], name_width), "bold"))
        line.append(f"  {set_cell_size(count, count_width)}  ").append(game["tagline"], "dim")
        line.truncate(max(console.width - 1, 1), overflow="ellipsis")
        lines.append(line)
    return lines


def player_counts(game: dict[str, Any], language: str) -> str:
    """How many can play it."""
    return say("terminal-players", {"low": game["players"][0], "high": game["players"][-1]}, language=language)
