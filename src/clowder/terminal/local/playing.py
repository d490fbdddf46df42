"""`clowder play`: from what was asked for to a table, new or taken up again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from clowder.bots.asking import SeatedBot
from clowder.bots.known import KnownBot
from clowder.bots.roster import USUAL
from clowder.engine import catalogue
from clowder.engine.blank import blank, checked_players
from clowder.engine.match import Match, checked_seed, new, replay
from clowder.errors import BadOption
from clowder.terminal.asked_game import AskedGame
from clowder.terminal.console.leaving import INTERRUPTED, Left
from clowder.terminal.console.output import PipeAwareConsole
from clowder.terminal.console.signals import leaving_on_signals
from clowder.terminal.console.tty import Tty
from clowder.terminal.local import menu
from clowder.terminal.local.opponents import check_saved, opponents
from clowder.terminal.local.seats import Seats, seat_people, seated_again, with_opponents
from clowder.terminal.local.table import LocalTable
from clowder.terminal.local.warming import BotWarmer, warm_up
from clowder.terminal.saves import files


@dataclass(frozen=True)
class PlayRequest:
    """What the command line asks for."""

    language: str
    game: AskedGame = field(default_factory=AskedGame)
    players: Any = None
    seed: str | None = None
    humans: Any = None
    names: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()
    """The bots' names: one for all, one for each, or none said."""
    resume: Path | None = None
    save: Path | None = None
    pause: float = 0.0


def play_match(request: PlayRequest) -> int:
    """Play a match in the terminal; the exit status."""
    tty = Tty(PipeAwareConsole(highlight=False), request.pause)
    if request.save:
        files.check_writable(request.save)
    try:
        with leaving_on_signals(by_hand=tty.by_hand), BotWarmer(tty.console) as warmer:
            begin = resumed_match if request.resume else new_match
            match, seats, bots = begin(request, tty, warmer)
            save = request.save or request.resume
            return LocalTable(match, seats, bots, tty, request.language, save, warmer).run()
    except Left as left:  # before there was a match to save
        tty.tell([])
        return left.status
    except KeyboardInterrupt:
        return INTERRUPTED


def new_match(request: PlayRequest, tty: Tty, warmer: BotWarmer) -> tuple[Match, Seats, dict[int, SeatedBot]]:
    """A new match. Whatever can be refused is refused before the rules are compiled."""
    name, players, asked_for = request.game.name, request.players, request.opponents
    if not name:
        name, players = menu.choose_game(tty, request.language, players)
        if not asked_for and (request.humans is None or request.humans != players):
            asked_for = (menu.choose_level(tty, request.language),)
    game = catalogue.game(name)
    players = checked_players(game, menu.usual_players(list(game.seats)) if players is None else players)
    humans = 1 if request.humans is None else request.humans
    seats = seat_people(players, humans, request.names, request.language, asked_for or (USUAL,))
    blank(game, players, request.game.options, request.game.deck)
    checked_seed(request.seed)
    bots = opponents(seats, game)
    warmer.begin(game, kinds_of(bots))
    warm_up(game, tty.console, request.language)
    return new(name, players, request.seed, request.game.options, request.game.deck), seats, bots


def resumed_match(request: PlayRequest, tty: Tty, warmer: BotWarmer) -> tuple[Match, Seats, dict[int, SeatedBot]]:
    """A saved match, at the step where it was left; with the same opponents, or with those asked for now."""
    settled = (request.players, request.seed, request.humans)
    if any(value is not None for value in settled) or request.names or request.game != AskedGame():
        raise BadOption("cli-resume-alone")
    assert request.resume
    record = files.read_record(request.resume)
    if isinstance(record, dict) and isinstance(record.get("game"), str):
        warm_up(catalogue.game(record["game"]), tty.console, request.language)
    match = replay(record)
    seats = seated_again(record, match.players, request.language)
    if match.over:
        return match, seats, {}
    if request.opponents:
        seats = with_opponents(seats, request.opponents)
    else:
        check_saved(seats.opponents)
    bots = opponents(seats, match.game)
    warmer.begin(match.game, kinds_of(bots))
    return match, seats, bots


def kinds_of(bots: Mapping[int, SeatedBot]) -> list[type[KnownBot]]:
    """The kinds of bots that will have to be ready."""
    return [bot.entry.kind for bot in bots.values()]
