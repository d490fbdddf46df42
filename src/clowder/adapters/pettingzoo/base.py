"""What both forms have in common: a game, the names of its seats, what is done about illegal actions, and how it is shown
and exported."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from clowder.adapters.drawing.rendering import rendered
from clowder.adapters.naming import agent as agent_name
from clowder.adapters.naming import version
from clowder.adapters.one_game import Deck, OneGame, Seeds
from clowder.adapters.spaces import action_space, observation_space, seen_space
from clowder.engine import catalogue
from clowder.engine.blank import is_whole
from clowder.errors import BadOption, repr_of

Seen = dict[str, NDArray[np.int8]]

RENDER_MODES = ("human", "ansi", "rgb_array")
"""`human` prints what `ansi` returns."""
REFUSE, MASK = "refuse", "mask"


def one_of(name: str, value: Any, known: Sequence[str]) -> Any:
    """A word that was given, if it means something."""
    if value not in known:
        raise ValueError(f"{name} has to be one of {', '.join(known)}, not {value!r}")
    return value


class BaseTableEnv:
    """One game, its seats the agents player_0, player_1 and so on."""

    further_actions = 0
    """Actions of this form beside the game's moves."""
    is_parallelizable = False

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        deck: Deck = None,
        max_cycles: int | None = None,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        """As many players as the game needs at least, unless told so; options and deck as `clowder.new` takes them."""
        found = catalogue.game(game)
        self.table = OneGame(game, found.players[0] if players is None else players, options, deck)
        if max_cycles is not None and (not is_whole(max_cycles) or max_cycles < 1):
            raise BadOption("error-number", name="max_cycles", value=repr_of(max_cycles), low=1, high=found.longest)
        self.max_cycles = max_cycles
        self._masks = one_of("illegal", illegal, (REFUSE, MASK)) == MASK
        self.render_mode = render_mode if render_mode is None else one_of("render_mode", render_mode, RENDER_MODES)
        self.metadata = {
            "name": f"{game}_v{version(found)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": self.is_parallelizable,
            "render_fps": 2,
        }
        self._seeds = Seeds()
        self._closed = False
        self.possible_agents = [agent_name(seat) for seat in range(self.table.players)]
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        further = self.further_actions
        self.observation_spaces = {name: observation_space(found, further) for name in self.possible_agents}
        self.action_spaces = {name: action_space(found, further) for name in self.possible_agents}
        self.state_space = seen_space(found, self.table.players)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The vector and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The moves of the game."""
        return self.action_spaces[agent]

    def _move(self, name: str, action: Any, infos: dict[str, dict[str, Any]]) -> int:
        """The move that an action of the one who decides stands for, if need be the lowest legal one."""
        mask = self.table.mask
        if is_whole(action) and 0 <= action < len(mask) and mask[action]:
            return int(action)
        if not self._masks:
            raise self.table.refusal(action)
        infos[name]["illegal"] += 1
        return int(mask.argmax())

    def _new_infos(self) -> dict[str, dict[str, Any]]:
        """Of a game that begins."""
        return {name: {"illegal": 0} if self._masks else {} for name in self.agents}

    def state(self) -> NDArray[np.int8]:
        """What all of them know together, for training alone: a row each. No player sees this."""
        return np.stack([self.table.seen_by(seat) for seat in range(self.table.players)])

    def render(self) -> Any:
        """The table as the one sees it who decides; after the end, as it lies open."""
        return rendered(self.render_mode, self.table.game, self.table.rows[0], len(self.table.decisions))

    def close(self) -> None:
        """There is nothing to let go of; but whoever goes on has made a mistake, and is told so."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise BadOption("error-vector-closed")

    def export(self) -> dict[str, Any]:
        """The game so far as `Match.export` gives it: to be replayed, verified and watched."""
        return self.table.match().export()
