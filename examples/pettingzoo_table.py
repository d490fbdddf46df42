"""Any of the games as a PettingZoo environment, everybody playing at random: python pettingzoo_table.py discat 3"""

import sys

import pettingzoo

import clowder
import clowder.adapters.pettingzoo  # registers clowder/discat-v0 and the others

game, players = sys.argv[1:] or ("discat", "3")
env = pettingzoo.make("aec", f"clowder/{game}-v0", players=int(players), render_mode="ansi")
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(agent, "gets", reward)
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))  # your policy here
print(env.render())

record = env.unwrapped.export()  # the game as it was played: replay, verify and watch it with clowder
assert clowder.replay(record).result == record["result"]
