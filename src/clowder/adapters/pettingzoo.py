"""PettingZoo: each game as an AEC environment, `pettingzoo.make("aec", "clowder/discat-v0", players=3)`, once this module
was imported.

- The observation is `{"observation": int8 vector, "action_mask": int8 vector}`; arrays that are never written to again. The
  mask of somebody who does not decide now is empty.
- A turn of several decisions is the same agent selected several times.
- The reward is each seat's share of the win, once, at the end: 1 for a winner alone, 1/k for each of k who share it.
- `reset(seed=7)` plays the game of `clowder.new(..., seed=7)`; every `reset()` after it the next one, "7.1", "7.2" …
- An action that is not legal is refused with the clause that forbids it, and nothing is played. Whoever wants such games to
  end wraps the environment in PettingZoo's TerminateIllegalWrapper.
- `max_cycles`: the game is cut off after so many rounds of as many decisions as there are players.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.adapters.extras import require
from clowder.adapters.naming import agent as agent_name
from clowder.adapters.naming import version
from clowder.adapters.one_game import Deck, OneGame, Seeds
from clowder.adapters.spaces import action_space, observation_space, seen_space
from clowder.engine import catalogue
from clowder.engine.blank import is_whole
from clowder.errors import BadOption, repr_of

require("pettingzoo", "pettingzoo")

import gymnasium  # noqa: E402
import pettingzoo  # noqa: E402
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # noqa: E402

from clowder.adapters.drawing.picture import picture  # noqa: E402
from clowder.adapters.drawing.words import words  # noqa: E402

Seen = dict[str, NDArray[np.int8]]

RENDER_MODES = ("human", "ansi", "rgb_array")
"""`human` prints what `ansi` returns."""


class TableEnv(pettingzoo.AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One game, its seats the agents player_0, player_1 and so on."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: dict[str, Any] | None = None,
        deck: Deck = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """As many players as the game needs at least, unless told so; options and deck as `clowder.new` takes them."""
        super().__init__()
        found = catalogue.game(game)
        self.table = OneGame(game, found.players[0] if players is None else players, options, deck)
        if max_cycles is not None and (not is_whole(max_cycles) or max_cycles < 1):
            raise BadOption("error-number", name="max_cycles", value=repr_of(max_cycles), low=1, high=found.longest)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode has to be one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        self.metadata = {
            "name": f"{game}_v{version(found)}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self._most = None if max_cycles is None else int(max_cycles) * self.table.players
        self._seeds = Seeds()
        self._closed = False
        self.possible_agents = [agent_name(seat) for seat in range(self.table.players)]
        self._seat = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {name: observation_space(found) for name in self.possible_agents}
        self.action_spaces = {name: action_space(found) for name in self.possible_agents}
        self.state_space = seen_space(found, self.table.players)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The vector and the mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The moves of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game; `options` are PettingZoo's, and there are none: a game's own belong to the environment."""
        self._check_open()
        self.table.deal(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self.agent_selection = self.possible_agents[self.table.actor]

    def step(self, action: Any) -> None:
        """Play the selected agent's decision; `None` for an agent whose game is over."""
        self._check_open()
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        table = self.table
        if not is_whole(action) or not 0 <= action < len(table.mask) or not table.mask[action]:
            raise table.refusal(action)
        table.play(int(action))
        if table.actor >= 0:
            self.agent_selection = self.possible_agents[table.actor]
            if len(table.decisions) == self._most:
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, table.shares(), strict=True))
            self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        """What an agent knows, and what it may do now."""
        table, seat = self.table, self._seat[agent]
        if seat == table.actor:
            return {"observation": table.observation.copy(), "action_mask": table.mask.copy()}
        return {"observation": table.seen_by(seat), "action_mask": np.zeros_like(table.mask)}

    def state(self) -> NDArray[np.int8]:
        """What all of them know together, for training alone: a row each. No player sees this."""
        return np.stack([self.table.seen_by(seat) for seat in range(self.table.players)])

    def render(self) -> Any:
        """The table as the one sees it who decides; after the end, as it lies open."""
        if self.render_mode is None:
            gymnasium.logger.warn("You are calling render method without specifying any render mode.")
            return None
        shown = self.table.game, self.table.rows[0], len(self.table.decisions)
        if self.render_mode == "rgb_array":
            return picture(*shown)
        told = words(*shown)
        if self.render_mode == "ansi":
            return told
        print(told)
        return None

    def close(self) -> None:
        """There is nothing to let go of; but whoever goes on has made a mistake, and is told so."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise BadOption("error-vector-closed")

    def export(self) -> dict[str, Any]:
        """The game so far as `Match.export` gives it: to be replayed, verified and watched."""
        return self.table.match().export()


def env(game: str, **kwargs: Any) -> Any:
    """The environment that `pettingzoo.make` makes: one that minds the order in which it is used."""
    return OrderEnforcingWrapper(TableEnv(game, **kwargs))


for _name in catalogue.names():
    _id = f"clowder/{_name}-v{version(catalogue.game(_name))}"
    if _id not in pettingzoo.aec_registry:
        pettingzoo.register("aec", _id, partial(env, _name))
