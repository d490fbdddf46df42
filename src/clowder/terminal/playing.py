"""`clowder play`: from what was asked for to a table, new or taken up again."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from clowder.bots.uniform import Uniform
from clowder.engine import catalogue
from clowder.engine.blank import blank, checked_players
from clowder.engine.match import Match, checked_seed, new, replay
from clowder.errors import BadOption
from clowder.terminal import menu, saves
from clowder.terminal.device import Device, Left, Sheet
from clowder.terminal.seats import Bot, Seats, seated, seated_again
from clowder.terminal.signals import leaving_on_signals
from clowder.terminal.table import INTERRUPTED, Table
from clowder.terminal.warming import warm_up


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
    resume: Path | None = None
    save: Path | None = None
    pause: float = 0.0


def play(request: Request) -> int:
    """Play a match in the terminal; the exit status."""
    device = Device(Sheet(highlight=False), request.pause)
    if request.save:
        saves.check_writable(request.save)
    try:
        with leaving_on_signals():
            match, seats = resumed(request, device) if request.resume else started(request, device)
            bots = {seat: opponent(match, seat) for seat in range(match.players) if seat not in seats.humans}
            return Table(match, seats, bots, device, request.language, request.save or request.resume).run()
    except Left as left:  # before there was a match to save
        device.tell([])
        return left.status
    except KeyboardInterrupt:
        return INTERRUPTED


def opponent(match: Match, seat: int) -> Bot:
    """Who plays on a seat that no person takes. The same match has the same opponents, also when it is taken up again."""
    return Uniform(f"{match.seed} {seat}")


def started(request: Request, device: Device) -> tuple[Match, Seats]:
    """A new match. Whatever can be refused is refused before the rules are compiled."""
    name, players = request.game, request.players
    if name is None:
        name, players = menu.choose_game(device, request.language, players)
    game = catalogue.game(name)
    players = checked_players(game, menu.usual_players(list(game.seats)) if players is None else players)
    seats = seated(players, 1 if request.humans is None else request.humans, request.names, request.language)
    blank(game, players, request.options, request.deck)
    checked_seed(request.seed)
    warm_up(game, device.console, request.language)
    return new(name, players, request.seed, request.options, request.deck), seats


def resumed(request: Request, device: Device) -> tuple[Match, Seats]:
    """A saved match, at the step where it was left."""
    settled = (request.game, request.players, request.seed, request.deck, request.humans)
    if any(value is not None for value in settled) or request.options or request.names:
        raise BadOption("cli-resume-alone")
    assert request.resume
    record = saves.read(request.resume)
    if isinstance(record, dict) and isinstance(record.get("game"), str):
        warm_up(catalogue.game(record["game"]), device.console, request.language)
    match = replay(record)
    return match, seated_again(record, match.players, request.language)
