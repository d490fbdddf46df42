"""For who just wants to play: which game, how many players, how good the others. Enter takes what is proposed."""

from __future__ import annotations

from typing import Any

from rich.cells import cell_len
from rich.padding import Padding
from rich.text import Text

from clowder.bots.roster import LEVELS
from clowder.engine.listing import games
from clowder.engine.text import say
from clowder.terminal.device import Device, Left
from clowder.terminal.seats import USUAL

USUAL_PLAYERS = 3


def usual_players(counts: list[int]) -> int:
    """How many play when nobody says: three, or as near to it as the game allows."""
    return min(counts, key=lambda count: abs(count - USUAL_PLAYERS))


def choose_game(device: Device, language: str, players: Any = None) -> tuple[str, Any]:
    """Ask for a game and, where that was not said yet, for the number of players."""
    listed = games(language)
    device.show([Text(), Text("  " + say("terminal-welcome", language=language), "bold yellow"), Text()])
    for number, game in enumerate(listed, 1):
        counts = say("terminal-players", {"low": game["players"][0], "high": game["players"][-1]}, language=language)
        device.tell([Text.assemble((f"  {number} ", "bold yellow"), (game["name"], "bold"), f"  {counts}")])
        device.console.print(Padding(Text(game["tagline"], "dim"), (0, 2, 0, 4)))
    device.tell([Text()])
    game = ask_game(device, listed, language)
    return game["game"], ask_players(device, game, language) if players is None else players


def ask_game(device: Device, listed: list[dict[str, Any]], language: str) -> dict[str, Any]:
    """By its number or by its name; the first one on Enter."""
    while True:
        typed = answer(device, say("terminal-which-game", {"default": 1}, language=language)) or "1"
        for number, game in enumerate(listed, 1):
            if typed.casefold() in (str(number), game["game"], game["name"].casefold()):
                return game
        complain(device, say("terminal-which-game-wrong", {"count": len(listed)}, language=language))


def ask_players(device: Device, game: dict[str, Any], language: str) -> int:
    """How many, bots included."""
    counts: list[int] = game["players"]
    usual = usual_players(counts)
    numbers = {"low": counts[0], "high": counts[-1], "default": usual}
    while True:
        typed = answer(device, say("terminal-how-many", numbers, language=language)) or str(usual)
        if typed in map(str, counts):
            return int(typed)
        complain(device, say("terminal-how-many-wrong", numbers, language=language))


def choose_level(device: Device, language: str) -> str:
    """Ask how good the opponents shall be: by a number or by a name; the usual ones on Enter."""
    levels = list(LEVELS)
    titles = [say("terminal-level", {"level": level}, language=language) for level in levels]
    column = max(map(cell_len, titles))
    device.tell([Text()])
    for number, (level, title) in enumerate(zip(levels, titles, strict=True), 1):
        gap = " " * (column - cell_len(title) + 2)
        phrase = say("terminal-level-phrase", {"level": level}, language=language)
        device.tell([Text.assemble((f"  {number} ", "bold yellow"), (title, "bold"), gap, (phrase, "dim"))])
    default = levels.index(USUAL) + 1
    while True:
        typed = answer(device, say("terminal-which-level", {"default": default}, language=language)) or str(default)
        for number, (level, title) in enumerate(zip(levels, titles, strict=True), 1):
            if typed.casefold() in (str(number), level, title.casefold()):
                return level
        complain(device, say("terminal-which-level-wrong", {"count": len(levels)}, language=language))


def answer(device: Device, question: str) -> str:
    """What was typed; `q` leaves."""
    typed = device.ask(f"  {question} ")
    if typed.casefold() == "q":
        raise Left
    return typed


def complain(device: Device, remark: str) -> None:
    """One line about an answer that cannot be."""
    device.tell([Text("  ! " + remark, "bold red")])
