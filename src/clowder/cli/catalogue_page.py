"""`clowder games`: every game with its players and its options explained."""

from __future__ import annotations

import msgspec
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from clowder.engine.listing import games
from clowder.engine.text import say
from clowder.terminal.local.game_list import player_counts


def show_games(console: Console, language: str) -> None:
    """Print the catalogue."""
    for game in games(language):
        counts = player_counts(game, language)
        console.print(Text.assemble((game["name"], "bold yellow"), f"  ({game['game']})  ", (counts, "bold")))
        console.print(Padding(Text(game["tagline"]), (0, 0, 0, 2)))
        for option in game["options"]:
            default = say("cli-default", {"value": literal(option["default"])}, language=language)
            line = Text.assemble(
                (f"-o {option['option']}=…", "bold cyan"), f"  {option['about']}  ", (f"({default})", "dim")
            )
            console.print(Padding(line, (0, 0, 0, 4)))
            for choice, about in option["choices"].items():
                console.print(Padding(Text.assemble((literal(choice), "cyan"), f"  {about}"), (0, 0, 0, 8)))
        console.print()


def literal(value: object) -> str:
    """A value as it is typed after `-o NAME=`."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
