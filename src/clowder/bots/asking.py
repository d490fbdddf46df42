"""Asking a bot for its move: live tables, the terminal and the lab all do it through here. A bot is a program, and may do
anything; what comes out of here is a legal move, or BotFailed."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event
from typing import Any

from clowder.bots.known import Entry
from clowder.bots.legible import in_one_line, written
from clowder.bots.position import Bot, Position
from clowder.engine.blank import is_whole
from clowder.errors import BotFailed


class SeatedBot:
    """A bot on its seat, for as long as somebody needs it: one decision, or a match."""

    def __init__(
        self, entry: Entry, seed: int = 0, *, stop: Event | None = None, stand_in: Entry | None = None, always: bool = False
    ) -> None:
        """Raises BotFailed if it cannot be had. What it leaves to chance follows from `seed`; it thinks no longer than
        until `stop` is set. If it fails later, `stand_in` takes the seat for good. `always`: it is asked also where there
        is but one move, for whom others wait who must not know that."""
        self.entry = entry
        self.seed = seed
        self.stop = stop
        self.stand_in = stand_in
        self.always = always
        self.bot = entry.make(seed, stop)

    def choose(self, position: Position, on_failure: Callable[[BotFailed], None] | None = None) -> int:
        """Its move; nobody is asked where there is but one, unless always. If it fails, `on_failure` is told why before the
        stand-in is asked; BotFailed if there is none, or that one fails, too."""
        if len(position.moves) == 1 and not self.always:
            return position.moves[0]
        try:
            return legal_choice(self.entry.name, self.bot, position)
        except BotFailed as failure:
            if self.stand_in is None or self.entry == self.stand_in:
                raise
            self.entry = self.stand_in
            if on_failure:
                on_failure(failure)
        self.bot = self.entry.make(self.seed, self.stop)
        return self.choose(position)


def legal_choice(name: str, bot: Bot, position: Position) -> int:
    """What the bot chooses; BotFailed, which tells its name, where that is nothing legal or nothing at all."""
    moves = tuple(position.moves)
    try:
        chosen: Any = bot.choose(position)
    except BotFailed:
        raise
    except Exception as error:
        raise BotFailed("error-bot-raised", bot=name, reason=in_one_line(error)) from error
    if not is_whole(chosen) or chosen not in moves:
        raise BotFailed("error-bot-illegal", bot=name, value=written(chosen))
    return int(chosen)
