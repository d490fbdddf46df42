"""What is learned from a batch: the losses of imitation and of PPO, their gradients by JAX, and Adam's steps by optax.

The first layers are compiled by Numba (kernels.py): JAX is given what they came to, and says how that should have been
otherwise.
"""

from __future__ import annotations

import os
from importlib.util import find_spec
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from clowder.errors import BadOption
from clowder.lab.learning.columns import Reading
from clowder.lab.learning.kernels import first_layer_back, first_layer_of
from clowder.lab.learning.network import Arrays
from clowder.lab.learning.settings import LearningSettings

NEVER = -1e9
"""How much an action is liked that is not legal."""
LONGEST_STEP = 1.0
"""The length that a gradient is cut to."""
TRIFLE = 1e-5
"""Adam divides by no less."""


def require_jax() -> None:
    """Refuse to learn where that cannot be done; raises BadOption. One core is enough, and all that is taken."""
    for package in ("jax", "optax"):
        if find_spec(package) is None:
            raise BadOption("error-extra-missing", package=package, extra="learn")
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("NPROC", "1")
    if "xla_cpu_multi_thread_eigen" not in os.environ.get("XLA_FLAGS", ""):
        os.environ["XLA_FLAGS"] = os.environ.get("XLA_FLAGS", "") + " --xla_cpu_multi_thread_eigen=false"


class Batch(NamedTuple):
    """Decisions to learn from, apart from what was seen."""

    mask: Any
    favourites: Any
    """What looks best at a glance."""
    seats: Any
    action: Any
    likelihood: Any
    """How likely the action was when it was played, as a logarithm."""
    credit: Any
    """How much better it turned out than expected, in standard deviations."""
    target: Any
    """What the shares should have been judged as, the actor's first."""


class Knobs(NamedTuple):
    """What changes in the course of a run."""

    rate: float
    entropy: float
    imitates: float
    """1 while the actions are somebody else's, to be imitated; 0 afterwards."""


class Losses(NamedTuple):
    """What came of a batch."""

    policy: float
    value: float
    critic: float
    entropy: float
    """Of the policy, as a part of the most there could be."""
    moved: float
    """How far the policy has moved from the one that played (an estimate of the Kullback-Leibler divergence)."""


class Seen(NamedTuple):
    """What was seen in all positions that were played, flat."""

    own: NDArray[np.int8]
    """(positions, 1, numbers): what the actor knew."""
    everybody: NDArray[np.int8]
    """(positions, seats, numbers): what every seat knew, for a critic."""
    seats: NDArray[np.int8]


class Trainer:
    """The arrays, and Adam's memory of them."""

    def __init__(self, arrays: Arrays, reading: Reading, settings: LearningSettings) -> None:
        require_jax()
        import jax
        import optax

        self.reading, self.settings = reading, settings
        self.inputs = reading.encoding.places, reading.rows, reading.scale, len(reading.columns)
        self.adam = optax.chain(optax.clip_by_global_norm(LONGEST_STEP), optax.scale_by_adam(eps=TRIFLE))
        self.arrays = jax.tree.map(jax.numpy.asarray, arrays)
        self.memory = self.adam.init(self.arrays)
        self._slopes = jax.jit(jax.value_and_grad(self._loss, argnums=(0, 1), has_aux=True))
        self._move = jax.jit(self._moved)
        self._like = jax.jit(liking)
        self._judge = jax.jit(judged)

    def liking(self, own: NDArray[np.int8], seats: NDArray[np.int8], favourites: NDArray[np.bool_]) -> NDArray[np.float32]:
        """How much the player likes each action."""
        player = self.arrays["player"]
        entered = self._enter(player["first"], own[:, None], seats, np.arange(len(own)))
        return np.asarray(self._like(beyond_first(player), entered, favourites))

    def judged(self, seen: Seen, chosen: NDArray[np.int64]) -> NDArray[np.float32]:
        """Each seat's share of the win, as the critic judges it, or the player where there is none; the actor's first."""
        judge = self.arrays.get("critic", self.arrays["player"])
        entered = self._enter(judge["first"], seen.everybody if "critic" in self.arrays else seen.own, seen.seats, chosen)
        return np.asarray(self._judge(beyond_first(judge), entered, seen.seats[chosen]))

    def learn(self, seen: Seen, chosen: NDArray[np.int64], batch: Batch, knobs: Knobs) -> Losses:
        """A step towards what the chosen positions teach."""
        read = {"player": seen.own, "critic": seen.everybody}
        entered = {name: self._enter(part["first"], read[name], seen.seats, chosen) for name, part in self.arrays.items()}
        rest = {name: beyond_first(part) for name, part in self.arrays.items()}
        (_, losses), (slopes, entered_slopes) = self._slopes(rest, entered, batch, knobs)
        for name, part in self.arrays.items():
            slopes[name]["first"] = self._back(part["first"], read[name], seen.seats, chosen, entered_slopes[name])
        self.arrays, self.memory = self._move(self.arrays, slopes, self.memory, knobs.rate)
        return Losses(*map(float, losses))

    def _enter(self, first: Any, seen: Any, seats: Any, chosen: NDArray[np.int64]) -> NDArray[np.float32]:
        weights, biases = np.asarray(first["weights"]), np.asarray(first["biases"])
        out = np.empty((len(chosen), len(biases)), np.float32)
        first_layer_of(*self.inputs, seen, seats, chosen, weights, biases, out)
        return out

    def _back(self, first: Any, seen: Any, seats: Any, chosen: NDArray[np.int64], slopes: Any) -> Arrays:
        found, out = np.asarray(slopes), np.empty(first["weights"].shape, np.float32)
        first_layer_back(*self.inputs, seen, seats, chosen, found, out)
        return {"weights": out, "biases": found.sum(axis=0)}

    def _moved(self, arrays: Any, slopes: Any, memory: Any, rate: Any) -> Any:
        import jax

        steps, memory = self.adam.update(slopes, memory)
        return jax.tree.map(lambda array, step: array - rate * step, arrays, steps), memory

    def _loss(self, rest: Any, entered: Any, batch: Batch, knobs: Knobs) -> Any:
        """What is to become less, and what it is made of."""
        import jax
        from jax import numpy as jnp

        hidden = through(rest["player"], entered["player"])
        chances = jax.nn.log_softmax(jnp.where(batch.mask, leant(rest["player"], hidden, batch.favourites), NEVER))
        taken = jnp.take_along_axis(chances, batch.action[:, None], axis=1)[:, 0]
        open_ = -jnp.sum(jnp.where(batch.mask, jnp.exp(chances) * chances, 0), axis=1)
        most = jnp.log(jnp.maximum(batch.mask.sum(axis=1), 2))
        times = jnp.exp(jnp.minimum(taken - batch.likelihood, 20))
        kept = jnp.clip(times, 1 - self.settings.clip, 1 + self.settings.clip)
        learned = -jnp.minimum(times * batch.credit, kept * batch.credit).mean() - knobs.entropy * open_.mean()
        policy = jnp.where(knobs.imitates > 0, -taken.mean(), learned)
        value = surprise(dense(rest["player"]["value"], hidden), batch.seats, batch.target)
        critic = 0.0
        if "critic" in rest:
            hidden = through(rest["critic"], entered["critic"])
            critic = surprise(dense(rest["critic"]["value"], hidden), batch.seats, batch.target)
        moved = (times - 1 - (taken - batch.likelihood)).mean()
        whole = policy + self.settings.value_weight * value + critic
        return whole, (policy, value, critic, (open_ / most).mean(), moved)


def beyond_first(layers: Any) -> Any:
    """What JAX differentiates."""
    return {name: layer for name, layer in layers.items() if name != "first"}


def dense(layer: Any, inputs: Any) -> Any:
    """A layer."""
    return inputs @ layer["weights"] + layer["biases"]


def through(layers: Any, entered: Any) -> Any:
    """A trunk, from what its first layer gave."""
    from jax import nn

    hidden = nn.relu(entered)
    for layer in layers["trunk"]:
        hidden = nn.relu(dense(layer, hidden))
    return hidden


def liking(player: Any, entered: Any, favourites: Any) -> Any:
    """The policy before softmax."""
    return leant(player, through(player, entered), favourites)


def leant(player: Any, hidden: Any, favourites: Any) -> Any:
    """The policy's head, and how far it leans towards what looks best at a glance."""
    return dense(player["policy"], hidden) + player["leaning"] * favourites


def judged(judge: Any, entered: Any, seats: Any) -> Any:
    """Shares of the win."""
    from jax import numpy as jnp

    return jnp.exp(log_shares(dense(judge["value"], through(judge, entered)), seats))


def log_shares(standing: Any, seats: Any) -> Any:
    """Softmax over the seats in play, as logarithms."""
    import jax
    from jax import numpy as jnp

    return jax.nn.log_softmax(jnp.where(jnp.arange(standing.shape[1]) < seats[:, None], standing, NEVER))


def surprise(standing: Any, seats: Any, target: Any) -> Any:
    """How surprising the shares are to whoever judged them so (cross entropy)."""
    from jax import numpy as jnp

    in_play = jnp.arange(standing.shape[1]) < seats[:, None]
    return -jnp.where(in_play, target * log_shares(standing, seats), 0).sum(axis=1).mean()
