"""The AEC form: whoever decides is selected, several times in a row if a turn is several decisions. The mask of somebody
who does not decide now is empty. A cycle of `max_cycles` is as many decisions as there are players."""

from __future__ import annotations

from typing import Any

import numpy as np
import pettingzoo
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from clowder.adapters.pettingzoo.base import BaseTableEnv, Seen


class TableEnv(BaseTableEnv, pettingzoo.AECEnv[str, Seen, int]):  # type: ignore[misc]
    """One game, one decision after another."""

    infos: dict[str, dict[str, Any]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next game; `options` are PettingZoo's, and there are none: a game's own belong to the environment."""
        self._check_open()
        self.table.deal(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._new_infos()
        self.agent_selection = self.possible_agents[self.table.actor]

    def step(self, action: Any) -> None:
        """Play the selected agent's decision; `None` for an agent whose game is over."""
        self._check_open()
        name = self.agent_selection
        if self.terminations[name] or self.truncations[name]:
            self._was_dead_step(action)
            return
        table = self.table
        table.play(self._move(name, action, self.infos))
        if table.actor >= 0:
            self.agent_selection = self.possible_agents[table.actor]
            if self.max_cycles and len(table.decisions) == self.max_cycles * table.players:
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


def env(game: str, **kwargs: Any) -> Any:
    """The environment that `pettingzoo.make` makes: one that minds the order in which it is used."""
    return OrderEnforcingWrapper(TableEnv(game, **kwargs))
