"""`clowder play`: from what was asked for to a table, new or taken up again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from clowder.engine import catalogue
from clowder.engine.blank import blank, checked_players
from clowder.engine.match import Match, checked_seed, new, replay
from clowder.errors import BadOption
from clowder.terminal import menu, saves
from clowder.terminal.device import Device, Left, Sheet
from clowder.terminal.opponents import Opponent, check_saved, opponents
from clowder.terminal.seats import USUAL, Seats, seated, seated_again, with_opponents
from clowder.terminal.signals import leaving_on_signals
from clowder.terminal.table import INTERRUPTED, Table
from clowder.terminal.warming import Waking, warm_up


@dataclass(frozen=True)
class Request:
    """What the command line asks for."""

    language: str
    game: str | None = None
    players: Any = None
    seed: str | None = None
    deck: Path | None = None
    options: dict[str, Any] = field(default_factory=dict)
    humans: Any = None
    names: tuple[str, ...] = ()
    opponents: tuple[str, ...] = ()
    """The bots' names: one for all, one for each, or none said."""
    resume: Path | None = None
    save: Path | None = None
    pause: float = 0.0


def play(request: Request) -> int:
    """Play a match in the terminal; the exit status."""
    device = Device(Sheet(highlight=False), request.pause)
    if request.save:
        saves.check_writable(request.save)
    try:
        with leaving_on_signals(), Waking(device.console) as waking:
            begin = resumed if request.resume else started
            match, seats, bots = begin(request, device, waking)
            save = request.save or request.resume
            return Table(match, seats, bots, device, request.language, save, waking).run()
    except Left as left:  # before there was a match to save
        device.tell([])
        return left.status
    except KeyboardInterrupt:
        return INTERRUPTED


def started(request: Request, device: Device, waking: Waking) -> tuple[Match, Seats, dict[int, Opponent]]:
    """A new match. Whatever can be refused is refused before the rules are compiled."""
    name, players, asked_for = request.game, request.players, request.opponents
    if name is None:
        name, players = menu.choose_game(device, request.language, players)
        if not asked_for and (request.humans is None or request.humans != players):
            asked_for = (menu.choose_level(device, request.language),)
    game = catalogue.game(name)
    players = checked_players(game, menu.usual_players(list(game.seats)) if players is None else players)
    humans = 1 if request.humans is None else request.humans
    seats = seated(players, humans, request.names, request.language, asked_for or (USUAL,))
    blank(game, players, request.options, request.deck)
    checked_seed(request.seed)
    bots = opponents(seats)
    waking.begin(game, kinds(bots))
    warm_up(game, device.console, request.language)
    return new(name, players, request.seed, request.options, request.deck), seats, bots


def resumed(request: Request, device: Device, waking: Waking) -> tuple[Match, Seats, dict[int, Opponent]]:
    """A saved match, at the step where it was left; with the same opponents, or with those asked for now."""
    settled = (request.game, request.players, request.seed, request.deck, request.humans)
    if any(value is not None for value in settled) or request.options or request.names:
        raise BadOption("cli-resume-alone")
    assert request.resume
    record = saves.read(request.resume)
    if isinstance(record, dict) and isinstance(record.get("game"), str):
        warm_up(catalogue.game(record["game"]), device.console, request.language)
    match = replay(record)
    seats = seated_again(record, match.players, request.language)
    if match.over:
        return match, seats, {}
    if request.opponents:
        seats = with_opponents(seats, request.opponents)
    else:
        check_saved(seats.opponents)
    bots = opponents(seats)
    waking.begin(match.game, kinds(bots))
    return match, seats, bots


def kinds(bots: Mapping[int, Opponent]) -> list[str]:
    """The kinds of bots that will have to be ready."""
    return [opponent.entry.kind for opponent in bots.values()]
