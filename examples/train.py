"""Teach a network to play, in one page: self-play in clowder.vector, PPO in JAX. `clowder learn` takes more care.

pip install "clowder[learn]"
python train.py [SECONDS]
"""

import sys
import time
from importlib.resources import files

import jax
import jax.numpy as jnp
import numpy as np
import optax

from clowder import vector

# The smallest table: Devil's Scat with two suits of four cards, and a single life (docs/environments.md).
TABLE = {"game": "devils_scat", "players": 2, "deck": str(files("clowder") / "games/devils_scat/small.toml"),
         "options": {"scoring": "classic"}}  # fmt: skip
ROWS, STEPS, WIDTH, EPOCHS, PARTS = 512, 16, 64, 2, 4
TRACE, CLIP, ENTROPY, RATE = 0.9, 0.2, 0.01, 2e-3
seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 30.0

# Each row is a game; we decide for both players. A position is read as noughts and ones, amounts between -1 and 1.
games = vector.make(**TABLE, count=ROWS, seed=1, encoding="one_hot", records=False)
scale = games.encoding.scale
shapes = [
    (len(scale), WIDTH),
    (WIDTH, WIDTH),
    (WIDTH, games.mask.shape[1] + 1),
]  # an output for each action, one for the value
chance = np.random.default_rng(1)
network = [
    (chance.normal(0, (2 / wide) ** 0.5, (wide, tall)).astype(np.float32), np.zeros(tall, np.float32))
    for wide, tall in shapes
]


@jax.jit
def judge(network, seen, mask):
    """How likely each action is to be played (as a logarithm), and who decides' share of the win as far as can be seen."""
    values = seen
    for weights, biases in network[:-1]:
        values = jax.nn.relu(values @ weights + biases)
    values = values @ network[-1][0] + network[-1][1]
    return jax.nn.log_softmax(jnp.where(mask, values[:, :-1], -1e9)), jax.nn.sigmoid(values[:, -1])


def loss(network, seen, mask, action, likelihood, credit, target):
    """PPO's, the value's, and a little for leaving things open."""
    chances, value = judge(network, seen, mask)
    taken = jnp.take_along_axis(chances, action[:, None], 1)[:, 0]
    times = jnp.exp(taken - likelihood)
    policy = jnp.minimum(times * credit, jnp.clip(times, 1 - CLIP, 1 + CLIP) * credit)
    entropy = -jnp.where(mask, jnp.exp(chances) * chances, 0).sum(1)
    return ((value - target) ** 2 - policy - ENTROPY * entropy).mean()


adam = optax.chain(optax.clip_by_global_norm(1.0), optax.adam(RATE))
memory = adam.init(network)


@jax.jit
def learn(network, memory, *batch):
    """One step."""
    steps, memory = adam.update(jax.grad(loss)(network, *batch), memory)
    return optax.apply_updates(network, steps), memory


def against(opponent, deals=500):
    """What the network wins of a bot, each deal played from both seats."""
    player = vector.Network([(np.asarray(w)[:, :-1] if k == 2 else w, np.asarray(b)[:-1] if k == 2 else b)
                             for k, (w, b) in enumerate(network)])  # fmt: skip
    duel = vector.make(**TABLE, count=2 * deals, seed=2, opponents=player, seat="rotate", copies=2, autoreset=False)
    duel.reset()
    won = 0.0
    while (duel.actor >= 0).any():
        won += duel.step(opponent(duel))[1].sum()
    return 1 - won / (2 * deals)


games.reset()
started, lessons = time.perf_counter(), 0
while time.perf_counter() - started < seconds:
    # Play some decisions in every row, by the network.
    played = []
    for _ in range(STEPS):
        seen, mask, actor = games.observation * scale, games.mask.copy(), games.actor.copy()
        chances, value = map(np.asarray, judge(network, seen, mask))
        action = (chances + chance.gumbel(size=chances.shape)).argmax(1)
        _, reward, ended, _ = games.step(action)
        played.append((seen, mask, action, chances[np.arange(ROWS), action], actor, value, reward.copy(), ended.copy()))
    # What each decision was worth more than expected: a value is the actor's share, so the other player's is the rest.
    ahead = np.zeros(ROWS, np.float32)
    later, who = np.asarray(judge(network, games.observation * scale, games.mask)[1]), games.actor.copy()
    batch = []
    for seen, mask, action, likelihood, actor, value, reward, ended in reversed(played):
        mine = actor == who
        comes = np.where(ended, reward[np.arange(ROWS), actor], np.where(mine, later, 1 - later))
        ahead = comes - value + TRACE * np.where(ended, 0, np.where(mine, ahead, -ahead))
        batch.append((seen, mask, action, likelihood, ahead, value + ahead))
        later, who = value, actor
    flat = [np.concatenate(part) for part in zip(*batch, strict=True)]
    flat[4] = (flat[4] - flat[4].mean()) / flat[4].std()
    for _ in range(EPOCHS):
        for part in np.split(chance.permutation(ROWS * STEPS), PARTS):
            network, memory = learn(network, memory, *(each[part] for each in flat))
    lessons += 1

print(f"{lessons} lessons of {ROWS * STEPS} decisions")
print(f"against chance: {against(vector.VectorEnv.sample):.3f}")
print(f"against greedy: {against(vector.VectorEnv.greedy):.3f}")
