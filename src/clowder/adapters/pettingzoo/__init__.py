"""PettingZoo: each game as an AEC environment, `pettingzoo.make("aec", "clowder/discat-v0", players=3)`, and as a parallel
one, `pettingzoo.make("parallel", "clowder/discat-v0", players=3)`, once this module was imported.

- The observation is `{"observation": int8 vector, "action_mask": int8 vector}`; arrays that are never written to again.
- The reward is each seat's share of the win, once, at the end: 1 for a winner alone, 1/k for each of k who share it.
- `reset(seed=7)` plays the game of `clowder.new(..., seed=7)`; every `reset()` after it the next one, "7.1", "7.2" …
- `illegal`: "refuse" (the clause that forbids it is raised, and nothing is played), or "mask": the lowest legal action is
  played in its place, and `infos` count them. Whoever wants such games to end wraps the AEC form in PettingZoo's
  TerminateIllegalWrapper.
- `max_cycles`: the game is cut off after so many cycles.
"""

from __future__ import annotations

from functools import partial

from clowder.adapters.extras import require
from clowder.adapters.naming import version
from clowder.engine import catalogue

require("pettingzoo", "pettingzoo")

import pettingzoo  # noqa: E402

from clowder.adapters.pettingzoo.aec import TableEnv, env  # noqa: E402
from clowder.adapters.pettingzoo.parallel import ParallelTableEnv, parallel_env  # noqa: E402

__all__ = ["ParallelTableEnv", "TableEnv", "env", "parallel_env"]

for _name in catalogue.names():
    _id = f"clowder/{_name}-v{version(catalogue.game(_name))}"
    if _id not in pettingzoo.aec_registry:
        pettingzoo.register("aec", _id, partial(env, _name))
    if _id not in pettingzoo.parallel_registry:
        pettingzoo.register("parallel", _id, partial(parallel_env, _name))
