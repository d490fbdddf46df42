"""How a network fares against greedy players, on duplicate deals: each deal is played from every seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from clowder.bots.learned import USUAL_TEMPERATURE
from clowder.bots.network.running import room_for as room_to_think
from clowder.bots.network.running import think
from clowder.bots.network.weights import Weights
from clowder.lab.evidence import share_of_deals
from clowder.lab.learning.kernels import draw_actions
from clowder.lab.learning.tables import Deck
from clowder.vector.environment import ROTATE, VectorEnv


class Standing(msgspec.Struct, frozen=True):
    """What a network on one seat won of greedy players on all others."""

    players: int
    games: int
    share: float
    low: float
    high: float
    """The 95 % interval."""

    @property
    def times_fair(self) -> float:
        """How many times as much as it would if it were as good as they are."""
        return self.share * self.players

    @property
    def better(self) -> bool:
        """Whether it clearly wins more than its share."""
        return self.low * self.players > 1


def standing(
    weights: Weights,
    players: int,
    deals: int,
    seed: int,
    options: Mapping[str, Any],
    deck: Deck,
    temperature: float = USUAL_TEMPERATURE,
    against: str = "greedy",
) -> Standing:
    """Play so many deals from every seat."""
    count, game = deals * players, weights.game
    games = VectorEnv(
        game.name, players, count, options, seed, against, deck, seat=ROTATE, copies=players, autoreset=False, records=False
    )
    games.reset()
    networks = weights.alone()
    thoughts = room_to_think(networks, count, game.actions, game.players[1])
    chance = np.random.default_rng([seed, players])
    actions, many = np.zeros(count, np.int32), np.zeros(count, np.int16)
    likelihood = np.zeros(count, np.float32)
    shares: NDArray[np.float64] = np.zeros(count)
    while (games.actor >= 0).any():
        think(networks, 0, games.observation, thoughts, count)
        leaning = np.where(games.favourites(), np.float32(weights.leaning), np.float32(0))
        liking = (thoughts.liking + leaning) / np.float32(max(temperature, 1e-3))
        draw_actions(liking, games.mask, chance.random(count, np.float32), actions, likelihood, many)
        games.step(actions)
        shares += games.reward
    found = share_of_deals(shares.reshape(deals, players).tolist())
    return Standing(players, count, *found)
