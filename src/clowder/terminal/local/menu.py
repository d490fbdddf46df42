"""For who just wants to play: which game, how many players, how good the others. Enter takes what is proposed."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.text import Text

from clowder.bots.roster import USUAL, levels
from clowder.engine.listing import games
from clowder.engine.text import say
from clowder.terminal.console.leaving import Left
from clowder.terminal.console.tty import Tty
from clowder.terminal.local.game_list import game_list

USUAL_PLAYERS = 3
AROUND_THE_GAMES = 3 + 1 + 2 + 2 + len(levels())
"""Lines of the whole dialogue but for the games: the welcome, a blank, two questions, the levels and their question."""


def usual_players(counts: list[int]) -> int:
    """How many play when nobody says: three, or as near to it as the game allows."""
    return min(counts, key=lambda count: abs(count - USUAL_PLAYERS))


def choose_game(tty: Tty, language: str, players: Any = None) -> tuple[str, Any]:
    """Ask for a game and, where that was not said yet, for the number of players."""
    listed = games(language)
    room = tty.console.height - AROUND_THE_GAMES if tty.live else None
    tty.show([Text(), Text("  " + say("terminal-welcome", language=language), "bold yellow"), Text()])
    tty.tell([*game_list(tty.console, listed, language, room), Text()])
    game = ask_game(tty, listed, language)
    return game["game"], ask_players(tty, game, language) if players is None else players


def ask_game(tty: Tty, listed: list[dict[str, Any]], language: str) -> dict[str, Any]:
    """By its number or by its name; the first one on Enter."""
    while True:
        typed = ask_or_leave(tty, say("terminal-which-game", {"default": 1}, language=language)) or "1"
        for number, game in enumerate(listed, 1):
            if typed.casefold() in (str(number), game["game"], game["name"].casefold()):
                return game
        complain_in_menu(tty, say("terminal-which-game-wrong", {"count": len(listed)}, language=language))


def ask_players(tty: Tty, game: dict[str, Any], language: str) -> int:
    """How many, bots included."""
    counts: list[int] = game["players"]
    usual = usual_players(counts)
    numbers = {"low": counts[0], "high": counts[-1], "default": usual}
    while True:
        typed = ask_or_leave(tty, say("terminal-how-many", numbers, language=language)) or str(usual)
        if typed in map(str, counts):
            return int(typed)
        complain_in_menu(tty, say("terminal-how-many-wrong", numbers, language=language))


def choose_level(tty: Tty, language: str) -> str:
    """Ask how good the opponents shall be: by a number or by a name; the usual ones on Enter."""
    names = list(levels())
    titles = [say("terminal-level", {"level": level}, language=language) for level in names]
    column = max(map(cell_len, titles))
    tty.tell([Text()])
    for number, (level, title) in enumerate(zip(names, titles, strict=True), 1):
        gap = " " * (column - cell_len(title) + 2)
        phrase = say("terminal-level-phrase", {"level": level}, language=language)
        tty.tell([Text.assemble((f"  {number} ", "bold yellow"), (title, "bold"), gap, (phrase, "dim"))])
    default = names.index(USUAL) + 1
    while True:
        typed = ask_or_leave(tty, say("terminal-which-level", {"default": default}, language=language)) or str(default)
        for number, (level, title) in enumerate(zip(names, titles, strict=True), 1):
            if typed.casefold() in (str(number), level, title.casefold()):
                return level
        complain_in_menu(tty, say("terminal-which-level-wrong", {"count": len(names)}, language=language))


def ask_or_leave(tty: Tty, question: str) -> str:
    """What was typed; `q` leaves."""
    typed = tty.ask(f"  {question} ")
    if typed.casefold() == "q":
        raise Left
    return typed


def complain_in_menu(tty: Tty, remark: str) -> None:
    """One line about an answer that cannot be."""
    tty.tell([Text("  ! " + remark, "bold red")])
