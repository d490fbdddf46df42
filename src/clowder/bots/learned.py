"""The player that learned: what a network likes that was trained by self-play (`clowder learn`), it plays.

- `learned`: with the weights that come with the game
- `learned:best`: the move it likes best, always; without that it draws among the moves it likes
- `learned:my.msgpack`, `learned:my.msgpack:best`: with weights of one's own
"""

from __future__ import annotations

from threading import Event
from typing import Self

from clowder.bots.known import Entry, KnownBot
from clowder.bots.network.judging import Judging, judging_room, learned_move
from clowder.bots.network.running import Networks
from clowder.bots.network.shipped import networks_of, weights_for
from clowder.bots.network.weights import Weights, smallest
from clowder.bots.position import Position
from clowder.engine.game import Game
from clowder.engine.record import copy
from clowder.errors import BadOption

BEST = "best"
USUAL_TEMPERATURE = 0.5
"""Between what it likes as it learned to (1) and what it likes best (0)."""


class Learned(KnownBot):
    """Plays what its network likes."""

    name = "learned"

    def __init__(self, entry: Entry) -> None:
        self.entered = entry
        self.rooms: dict[str, tuple[Networks, Judging]] = {}

    @classmethod
    def entry(cls, name: str, given: str | None) -> Entry:
        """With `best`, a file, or both after the colon."""
        if given == "":
            raise BadOption("error-bot-weights", bot=name)
        return Entry(name, cls, detail=given or "")

    @classmethod
    def made(cls, entry: Entry, seed: int, stop: Event | None) -> Self:
        """A player with the weights that were asked for, which are read when it sees what game it is."""
        return cls(entry)

    @classmethod
    def check(cls, entry: Entry, game: Game) -> None:
        """Without weights it cannot play."""
        cls.meant(entry, game)

    @classmethod
    def source(cls, entry: Entry, game: Game) -> str:
        """Its weights."""
        return cls.meant(entry, game)[0].name

    @classmethod
    def meant(cls, entry: Entry, game: Game) -> tuple[Weights, float]:
        """The weights and the temperature that an entry asks for in a game; raises BadWeights, or BadOption where the game
        comes with none."""
        file, best = entry.detail, False
        if file == BEST or file.endswith(f":{BEST}"):
            file, best = file.removesuffix(BEST).removesuffix(":"), True
        temperature = 0.0 if best else USUAL_TEMPERATURE
        return weights_for(game, file, entry.name), temperature

    @classmethod
    def warm(cls, position: Position) -> None:
        """Run a network once, whichever."""
        networks = smallest(position.game)
        learned_move(copy(position.record), networks, 0, judging_room(position.game, networks, 1))

    def choose(self, position: Position) -> int:
        """The move to play; what it leaves to chance depends on the position's seed."""
        game = position.game
        if game.name not in self.rooms:
            weights, temperature = self.meant(self.entered, game)
            networks = networks_of(weights, temperature)
            self.rooms[game.name] = networks, judging_room(game, networks, 1)
        networks, judging = self.rooms[game.name]
        return learned_move(copy(position.record), networks, 0, judging)
