"""Records before the deal: the options and the deck are in them, and nothing else yet."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

import numpy as np

from clowder.engine import option
from clowder.engine.game import Game
from clowder.engine.sheet import Sheet
from clowder.errors import BadOption, repr_of


def is_whole(value: Any) -> bool:
    """Whether it is a whole number, Python's or numpy's; true and false are not."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)


def checked_players(game: Game, players: Any) -> int:
    """The player count, if the game takes it."""
    if not is_whole(players) or players not in game.seats:
        low, high = game.players
        raise BadOption("error-players", game_name=game.name, value=repr_of(players), low=low, high=high)
    return int(players)


def deck_sheet(game: Game, deck: Any) -> Sheet:
    """The deck to check: the game's own, a file's, or data."""
    if deck is None:
        return Sheet.read(game.folder / "deck.toml", game.name) if game.has_deck else Sheet({}, game.name)
    if isinstance(deck, str | Path):
        return Sheet.read(Path(deck), game.name)
    return Sheet(deck, game.name)


def blank_rows(
    game: Game, players: int, options: Mapping[str, Any], deck: Mapping[str, Any], count: int
) -> np.recarray[Any, Any]:
    """So many records, ready to be dealt, from options and deck facts that were checked before."""
    rows = game.record.rows(1)
    s = cast(Any, rows[0])
    s[game.name] = game.version
    s.seats = players
    game.setup(s, dict(options), deck)
    return np.repeat(rows, count).view(np.recarray) if count > 1 else rows


def blank(
    game: Game,
    players: int,
    options: Mapping[str, Any] | None = None,
    deck: str | Path | Mapping[str, Any] | None = None,
    count: int = 1,
) -> np.recarray[Any, Any]:
    """So many records, ready to be dealt, with everything checked."""
    checked_players(game, players)
    settled = option.settle(game.options, options or {}, players)
    return blank_rows(game, players, settled, game.check_deck(deck_sheet(game, deck)), count)
