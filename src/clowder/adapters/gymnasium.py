"""Gymnasium: one seat against bots, `gymnasium.make("clowder/Discat-v0", players=3, opponents="greedy")`, once this module
was imported; many such games at once with `gymnasium.make_vec`, which `clowder.vector` plays.

- The observation is the game's int8 vector. `info["action_mask"]` says which actions are legal, as 0 and 1, for
  `action_space.sample(mask)`; `env.unwrapped.action_masks()` says so again.
- The reward is one's share of the win, at the end: 1 for winning alone, 1/k for sharing it with k - 1 others.
- `opponents`: a bot's name, as everywhere in Clowder, or one for each of the others, the next player's first. Those that
  decide at a glance (uniform, kitten, greedy) play inside the compiled step; others think as long as their name says.
- `seat`: the number of the seat one plays on, or "rotate": the next one in every game.
- `reset(seed=7)` deals the game of `clowder.new(..., seed="vector:7:0:0")`, every `reset()` after it the next one,
  "vector:7:0:1" and so on; row i of `make_vec` those of "vector:7:i:0".
- `illegal`: "refuse" (InvalidAction, with the clause that forbids it, and nothing is played), or "mask": the lowest legal
  action is played in its place; `info["illegal"]` counts them in this game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.adapters.drawing.rendering import rendered
from clowder.adapters.extras import require
from clowder.adapters.naming import camel, version
from clowder.adapters.one_game import Deck
from clowder.adapters.single_seat import SingleSeat
from clowder.adapters.spaces import action_space, columns_space, seen_space
from clowder.engine import catalogue
from clowder.engine.blank import is_whole
from clowder.errors import ClowderError
from clowder.vector import make

require("gymnasium", "gymnasium")

import gymnasium  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

Seen = NDArray[np.int8]
Info = dict[str, Any]

REFUSE, MASK = "refuse", "mask"
RENDER_MODES = ("human", "ansi", "rgb_array")
"""`human` prints what `ansi` returns."""


def one_of(name: str, value: Any, known: Sequence[str]) -> Any:
    """A word that was given, if it means something."""
    if value not in known:
        raise gymnasium.error.Error(f"{name} has to be one of {', '.join(known)}, not {value!r}")
    return value


def check_open(*, closed: bool) -> None:
    """Refuse to go on with an environment that was closed."""
    if closed:
        raise gymnasium.error.ClosedEnvironmentError("The environment was closed: make another one")


class SeatEnv(gymnasium.Env[Seen, Any]):
    """One seat of one table."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        options: Mapping[str, Any] | None = None,
        deck: Deck = None,
        seat: int | str = 0,
        illegal: str = REFUSE,
        render_mode: str | None = None,
    ) -> None:
        self.table = SingleSeat(game, players, opponents, options, deck, seat)
        self._masks = one_of("illegal", illegal, (REFUSE, MASK)) == MASK
        self._illegal = 0
        self.metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}
        self.render_mode = render_mode if render_mode is None else one_of("render_mode", render_mode, RENDER_MODES)
        self.observation_space: Any = seen_space(self.table.game)
        self.action_space = action_space(self.table.game)
        self._seed: int | None = None
        self._closed = False

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Deal the next game; `options` are Gymnasium's, and there are none: a game's own belong to the environment."""
        check_open(closed=self._closed)
        super().reset(seed=seed)
        if seed is not None or self._seed is None:
            self._seed, number = int(self.np_random_seed if seed is None else seed) % 2**59, 0
        else:
            number = self.table.number + 1
        self.table.deal(self._seed, number)
        self._illegal = 0
        return self.table.observation.copy(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, Info]:
        """Play an action, and what the others answer."""
        table = self.table
        if (
            self._seed is None
            or self._closed
            or not (is_whole(action) and 0 <= action < len(table.mask) and table.mask[action])
        ):
            action = self._instead_of(action)
        table.play(int(action))
        over = table.over
        if self.render_mode == "human":
            self.render()
        return table.observation.copy(), table.share() if over else 0.0, over, False, self._info()

    def _instead_of(self, action: Any) -> int:
        """The lowest legal action, if illegal ones are to be replaced."""
        check_open(closed=self._closed)
        if self._seed is None:
            raise gymnasium.error.ResetNeeded("Cannot call env.step() before calling env.reset()")
        if self.table.over:
            raise gymnasium.error.ResetNeeded("The game is over: call env.reset() before the next env.step()")
        if not self._masks:
            try:
                self.table.match().check(action)
            except ClowderError as why:
                raise gymnasium.error.InvalidAction(f"Action {action!r}: {why}") from why
        self._illegal += 1
        return int(self.table.mask.argmax())

    def _info(self) -> Info:
        info = {"action_mask": self.table.mask.copy()}
        return {**info, "illegal": self._illegal} if self._masks else info

    def action_masks(self) -> Seen:
        """Which actions are legal now."""
        return self.table.mask.copy()

    def render(self) -> Any:
        """The table as the one sees it who decides; after the end, as it lies open."""
        return rendered(self.render_mode, self.table.game, self.table.rows[0], self.table.steps)

    def close(self) -> None:
        """Nothing can be played after that."""
        self._closed = True

    def export(self) -> dict[str, Any]:
        """The game so far as `Match.export` gives it: to be replayed, verified and watched."""
        return self.table.match().export()


class SeatsVectorEnv(gymnasium.vector.VectorEnv[Seen, Any, NDArray[Any]]):
    """Many of them at once. A game that is over is followed by the next in the same step; `info["final_obs"]` and
    `info["final_info"]` have the last of the one before."""

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        opponents: Any = "greedy",
        *,
        copy: bool = True,
        render_mode: str | None = None,
        **flags: Any,
    ) -> None:
        """`copy=False`: what is returned is overwritten by the next step. Other flags: those of `clowder.vector.make`."""
        if render_mode is not None:
            raise gymnasium.error.UnsupportedMode("Many tables at once are not rendered: make one, and render that")
        found = catalogue.game(game)
        self.games = make(game, found.players[0] if players is None else players, num_envs, opponents=opponents, **flags)
        """The environment of Clowder's own behind it."""
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.render_mode = None
        self._copies = copy
        self.single_observation_space = columns_space(self.games.encoding)
        self.single_action_space = action_space(found)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seeded = False

    def reset(self, *, seed: Any = None, options: Info | None = None) -> tuple[Seen, Info]:
        """Deal a game in every row, with a seed from the first game of that seed on."""
        check_open(closed=self.closed)
        if seed is not None and not is_whole(seed):
            raise gymnasium.error.Error("One seed deals all rows, each a game of its own: give one number, or none")
        if seed is None and not self._seeded:
            seed = int(np.random.SeedSequence().generate_state(1)[0])
        self._seeded = True
        return self._kept(self.games.reset(seed)), {"action_mask": self._masks(), "_action_mask": self._everywhere()}

    def step(self, actions: Any) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], Info]:
        """Play an action in every row."""
        check_open(closed=self.closed)
        if not self._seeded:
            raise gymnasium.error.ResetNeeded("Cannot call env.step() before calling env.reset()")
        try:
            observation, reward, terminated, truncated = self.games.step(actions)
        except ClowderError as why:
            raise gymnasium.error.InvalidAction(str(why)) from why
        info: Info = {"action_mask": self._masks(), "_action_mask": self._everywhere()}
        ended = terminated | truncated
        if ended.any():
            info["final_obs"] = np.full(self.num_envs, None, object)
            for row in np.flatnonzero(ended):
                info["final_obs"][row] = self.games.final_observation[row].copy()
            none = np.zeros((self.num_envs, self.games.game.actions), np.int8)
            info["final_info"] = {"action_mask": none, "_action_mask": ended.copy()}
            info["_final_obs"], info["_final_info"] = ended.copy(), ended.copy()
        return self._kept(observation), self._kept(reward), self._kept(terminated), self._kept(truncated), info

    def _kept(self, buffer: NDArray[Any]) -> NDArray[Any]:
        return buffer.copy() if self._copies else buffer

    def _masks(self) -> Seen:
        """Which actions are legal in each row, as 0 and 1."""
        mask = self.games.mask.view(np.int8)
        return mask.copy() if self._copies else mask

    def _everywhere(self) -> NDArray[np.bool_]:
        return np.ones(self.num_envs, np.bool_)

    def close_extras(self, **_: Any) -> None:
        """Let the threads go."""
        self.games.close()


for _name in catalogue.names():
    _id = f"clowder/{camel(_name)}-v{version(catalogue.game(_name))}"
    if _id not in gymnasium.registry:
        gymnasium.register(_id, partial(SeatEnv, _name), vector_entry_point=partial(SeatsVectorEnv, _name))
