"""One seat against bots with Gymnasium, and a policy that learns: python gymnasium_seat.py [updates]

REINFORCE with a linear policy, in numpy, on Discat against players who take anything.
"""

import sys

import gymnasium
import numpy as np

import clowder.adapters.gymnasium  # noqa: F401  it registers clowder/Discat-v0 and the others

updates = int(sys.argv[1]) if len(sys.argv) > 1 else 200
rows = 64
env = gymnasium.make_vec("clowder/Discat-v0", num_envs=rows, players=2, opponents="uniform", encoding="one_hot")
chance = np.random.default_rng(1)
weights = np.zeros((env.single_observation_space.shape[0], env.single_action_space.n), np.float32)


def policy(seen, mask):
    """How likely each action is."""
    scores = np.where(mask, seen @ weights, -np.inf)
    odds = np.exp(scores - scores.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)


seen, info = env.reset(seed=1)
won = played = 0
for update in range(updates):
    steps = []
    for _ in range(20):
        odds = policy(seen, info["action_mask"])
        actions = (odds.cumsum(axis=1) > chance.random((rows, 1))).argmax(axis=1)
        before = seen
        seen, reward, over, _, info = env.step(actions)
        steps.append((before, odds, actions, reward, over))
    to_come = np.zeros(rows, np.float32)
    known = np.zeros(rows, bool)  # rows whose game ends within these steps
    for before, odds, actions, reward, over in reversed(steps):
        to_come = np.where(over, reward - 0.5, to_come)
        known |= over
        push = -odds
        push[np.arange(rows), actions] += 1
        weights += 0.02 / rows * before.T.astype(np.float32) @ (push * (to_come * known)[:, None])
        won, played = won + reward[over].sum(), played + over.sum()
    if update % 10 == 9:
        print(f"after {update + 1} updates: won {won / played:.3f} of {played} games", flush=True)
        won = played = 0
env.close()
