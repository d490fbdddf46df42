"""What several commands can be told, and how their help tells it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from clowder.engine.catalogue import names
from clowder.engine.languages import LANGUAGES

Lang = Annotated[
    str | None, typer.Option("--lang", metavar="|".join(LANGUAGES), help="Language; by default that of LC_ALL or LANG.")
]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=", ".join(names()) + ".")]
MaybeGame = Annotated[str | None, typer.Argument(metavar="[GAME]", help="The game; without it you can choose from a menu.")]
Players = Annotated[str | None, typer.Option("--players", "-p", metavar="N", help="How many play, bots included.")]
Deck = Annotated[Path | None, typer.Option("--deck", metavar="FILE", help="A deck file of your own.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="An option of the game (`clowder games` lists them); repeatable."
    ),
]
SavedFile = Annotated[Path, typer.Argument(metavar="FILE", help="A saved match.")]
Database = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="CLOWDER_DATABASE",
        show_envvar=False,
        help="A file, or postgresql://USER:PASSWORD@HOST/NAME; also from CLOWDER_DATABASE. "
        "By default a file in your data folder.",
    ),
]
