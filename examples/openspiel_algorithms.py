"""OpenSpiel's own algorithms on our games: python openspiel_algorithms.py [iterations]

Its information-set Monte-Carlo tree search at Discat, and its CFR+ at a small table of Gattara, whose whole tree it walks
through; what it converges to is 3/7 for the player who starts.
"""

import sys
from importlib.resources import files

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts

import clowder.adapters.openspiel  # noqa: F401  it registers clowder_discat and the others

iterations = int(sys.argv[1]) if len(sys.argv) > 1 else 20
chance = np.random.RandomState(1)

game = pyspiel.load_game("clowder_discat(players=2)")
bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.4, 20, random_state=chance)
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))  # all equally likely
    elif state.current_player() == 0:
        state.apply_action(bot.step(state))
    else:
        state.apply_action(chance.choice(state.legal_actions()))
print("Discat: ISMCTS gets", state.returns()[0], "against somebody who takes anything")

small = {"players": 2, "options": '{"starter": 0}', "deck": str(files("clowder") / "games/gattara/small.toml")}
game = pyspiel.load_game("clowder_gattara", {**small, "chance": "steps"})
solver = cfr.CFRPlusSolver(game)
for iteration in range(1, iterations + 1):
    solver.evaluate_and_update_policy()
    if iteration % 5 == 0:
        found = solver.average_policy()
        value = expected_game_score.policy_value(game.new_initial_state(), [found, found])[0]
        exploited = exploitability.nash_conv(game, found)
        print(f"Gattara, small: {iteration} iterations, value {value:.4f}, nash_conv {exploited:.4f}")
