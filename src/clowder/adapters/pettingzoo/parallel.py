"""The parallel form, for learners that know no other: in every cycle all agents act, but only one of them decides. The
others wait, for which there is an action of its own behind the game's moves, the only one in their masks. So no mask is
empty, and a cycle is a decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import pettingzoo
from numpy.typing import NDArray
from pettingzoo.utils.env_logger import EnvLogger

from clowder.adapters.pettingzoo.base import BaseTableEnv, Seen
from clowder.errors import BadOption, repr_of

Infos = dict[str, dict[str, Any]]


class ParallelTableEnv(BaseTableEnv, pettingzoo.ParallelEnv[str, Seen, int]):  # type: ignore[misc]
    """One game, in which those wait who do not decide."""

    further_actions = 1
    is_parallelizable = True
    infos: Infos | None = None

    @property
    def wait(self) -> int:
        """The action of those who do not decide."""
        return len(self.table.mask)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Infos]:
        """Deal the next game; `options` are PettingZoo's, and there are none: a game's own belong to the environment."""
        self._check_open()
        self.table.deal(self._seeds.next(seed))
        self.agents = self.possible_agents[:]
        self.infos = self._new_infos()
        return self._given()

    def step(
        self, actions: Mapping[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """Play the decision of the agent whose mask has more than waiting in it."""
        self._check_open()
        if self.infos is None:
            EnvLogger.error_step_before_reset()
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return {}, {}, {}, {}, {}
        table, agents = self.table, self.agents
        table.play(self._decided(actions))
        over = table.actor < 0
        cut_off = not over and len(table.decisions) == self.max_cycles
        rewards = dict(zip(agents, table.shares() if over else [0.0] * len(agents), strict=True))
        seen, infos = self._given()
        if over or cut_off:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut_off), infos

    def _decided(self, actions: Mapping[str, Any]) -> int:
        """The move to be played, if all others wait or say nothing."""
        assert self.infos is not None
        decider = self.possible_agents[self.table.actor]
        if not isinstance(actions, Mapping) or decider not in actions:
            raise BadOption("error-agent-decides", agent=decider)
        for name in actions:
            if name not in self.agents:
                raise BadOption("error-agent-unknown", agent=repr_of(name), known=self.agents)
        hasty = [name for name, action in actions.items() if name != decider and action != self.wait]
        if hasty and not self._masks:
            raise BadOption("error-agent-waits", agent=hasty[0], wait=self.wait, action=repr_of(actions[hasty[0]]))
        move = self._move(decider, actions[decider], self.infos)
        for name in hasty:
            self.infos[name]["illegal"] += 1
        return move

    def _given(self) -> tuple[dict[str, Seen], Infos]:
        """What every agent is given now, in arrays and dicts of its own."""
        assert self.infos is not None
        return {name: self.observe(name) for name in self.agents}, {name: {**self.infos[name]} for name in self.agents}

    def observe(self, agent: str) -> Seen:
        """What an agent knows, and what it may do now."""
        table, seat = self.table, self._seat[agent]
        mask: NDArray[np.int8] = np.zeros(self.wait + 1, np.int8)
        if seat != table.actor:
            mask[self.wait] = 1
            return {"observation": table.seen_by(seat), "action_mask": mask}
        mask[: self.wait] = table.mask
        return {"observation": table.observation.copy(), "action_mask": mask}


def parallel_env(game: str, **kwargs: Any) -> ParallelTableEnv:
    """The environment that `pettingzoo.make` makes."""
    return ParallelTableEnv(game, **kwargs)
