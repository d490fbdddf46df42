"""OpenSpiel: each game as a Python game, `pyspiel.load_game("clowder_discat(players=3)")`, once this module was imported.

- Parameters: `players`; `options`, the game's own as JSON; `deck`, the name of a deck file, or its content as JSON;
  `chance`: "draws", or "steps" for small decks.
- Chance moves explicitly, one draw at a time: a card out of the pile, a die, the first player. One out of one is not asked
  for. `seeded_outcome(state, seed)` is what a match of that seed draws, so that it can be played here as well.
  With `chance="steps"` chance moves once a step: all that can come of it, in one node, and what nobody can tell apart only
  once. That makes trees that algorithms can walk through, if the deck is small; a deal of 50 cards is beyond counting.
- Returns are zero-sum, once, at the end: 1 for a winner alone, -1/(n-1) for each of n players who has lost, and what is
  between them for those who share the win; of two players a shared win is 0 for both.
- The observation is the game's own int8 vector after a one-hot vector of the player; docs/games say what is in it. It holds
  what the seat knows of hidden cards, so it is the tensor of the information state as well. The string of the information
  state is a digest of all that the player has observed and chosen so far.
- `resample_from_infostate` deals anew what the player cannot know. The state it returns has no history, because it has none
  that happened, and remembers for the others what they could have seen in that world.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import quote, unquote

import numpy as np
from numpy.typing import NDArray

from clowder.adapters.extras import require
from clowder.adapters.naming import camel
from clowder.adapters.told_game import ToldGame, setting
from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.engine.match import checked_seed
from clowder.engine.scripted import MOST
from clowder.engine.text import say
from clowder.engine.view import plain
from clowder.errors import BadOption, repr_of

require("pyspiel", "openspiel")

import pyspiel  # noqa: E402

DRAWS, STEPS = "draws", "steps"
"""How chance moves: draw by draw, or step by step."""

SAID_PLAINLY = " !\"#$&'*+-./:;<>?@[]\\^_`{|}~"
"""What may stand in a parameter. OpenSpiel writes them all in one line, between commas, and reads that line again when a
state is deserialised: commas, round brackets and equals signs are therefore written as in an address."""

MOST_OUTCOMES = {DRAWS: 128, STEPS: 100_000}
"""More than there are: one card of a deck; all deals of a small one."""


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"clowder_{game.name}"


def game_type(game: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    low, high = game.players
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Clowder: {say('name', game=game.name)}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": low, "options": "", "deck": "", "chance": DRAWS},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its player count, options and deck. Each game of ours is a class made of this one."""

    ours: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = self.ours
        given = {"players": game.players[0], "options": "", "deck": "", "chance": DRAWS, **(params or {})}
        options, deck = (unquote(given[name]) for name in ("options", "deck"))
        given |= {"options": quote(options, SAID_PLAINLY), "deck": quote(deck, SAID_PLAINLY)}
        if given["chance"] not in (DRAWS, STEPS):
            raise BadOption("error-option-choice", option="chance", value=repr_of(given["chance"]), choices=[DRAWS, STEPS])
        self.whole_steps = given["chance"] == STEPS
        self.made_of = setting(game.name, given["players"], options, deck)
        players = self.made_of.players
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=MOST_OUTCOMES[given["chance"]],
            num_players=players,
            min_utility=-1.0 / (players - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.longest,
        )
        super().__init__(game_type(game), info, given)
        self.start = ToldGame(self.made_of)
        self.deals = self.start.outcomes() if self.whole_steps else None

    def new_initial_state(self, *_: Any) -> SpielState:
        """The game before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Chance may move after every decision, and at the deal."""
        return (self.made_of.game.longest + 1) * MOST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What makes observations of states."""
        return SpielObserver(self.made_of.players, self.made_of.game, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A game being played: `told` is all there is to know of it and, where chance moves once a step, `ends` what can come
    of this one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.told = game.start.copy()
        self.ends = game.deals
        self.whole_steps = game.whole_steps

    def current_player(self) -> int:
        """Who has to choose: a player, chance, or nobody any more."""
        told = self.told
        if told.asked:
            return int(pyspiel.PlayerId.CHANCE)
        return told.actor if told.actor >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        return self.told.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each as likely as the others."""
        if self.ends is not None:
            return [(number, likely) for number, (_, likely) in enumerate(self.ends)]
        many = self.told.asked
        return [(outcome, 1.0 / many) for outcome in range(many)]

    def _apply_action(self, action: int) -> None:
        told = self.told
        if self.ends is not None:
            self.told, self.ends = self.ends[action][0].copy(), None
        elif told.asked:
            told.draw(action)
        else:
            told.play(action)
            if told.asked and self.whole_steps:
                self.ends = told.outcomes()

    def _action_to_string(self, player: int, action: int) -> str:
        told = self.told
        if player == pyspiel.PlayerId.CHANCE:
            return f"drawn: {action}"
        if action not in told.legal:
            return str(action)
        choice = plain(told.choice(action))
        said = {name: value for name, value in choice.items() if name not in ("id", "kind")}
        return f"{action}: " + say(f"choice-{choice['kind']}", said, game=told.setting.game.name)

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.told.over

    def returns(self) -> list[float]:
        """What each player has won or lost; nothing before the end."""
        players = self.told.setting.players
        if not self.told.over:
            return [0.0] * players
        return [(players * share - 1) / (players - 1) for share in self.told.shares()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that the player cannot tell from this one, by what the sampler gives: numbers from 0 to 1."""
        other = SpielState(self.get_game())
        other.told = self.told.redealt(player, int(sampler() * 2**52))
        return other

    def __str__(self) -> str:
        return str(self.told)


class SpielObserver:
    """Writes observations: of what a player knows now or, with perfect recall, of all that it ever knew."""

    def __init__(self, players: int, game: Game, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("Only what one player knows can be observed, what is public included")
        self.recalls = kind.perfect_recall
        self.layout = game.layout
        self.tensor: NDArray[np.float32] = np.zeros(players + game.observation, np.float32)
        self.dict = {"player": self.tensor[:players], "observation": self.tensor[players:]}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what the player knows into the tensor."""
        self.dict["player"][:] = 0
        self.dict["player"][player] = 1
        self.dict["observation"][:] = state.told.seen[player]

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        told = state.told
        if self.recalls:
            return f"player {player}, step {told.step}: {told.memory.of(player).hex()}"
        numbers = told.seen[player].tolist()
        said, start = [], 0
        for block in self.layout:
            said.append(f"{block.name} " + " ".join(map(str, numbers[start : start + block.many])))
            start += block.many
        return f"player {player}: " + "; ".join(said)


def seeded_outcome(state: SpielState, seed: int | str) -> int:
    """What chance draws now in the match of this seed (`clowder.new`)."""
    return state.told.outcome(checked_seed(seed))


# Classes, not functions: OpenSpiel lets go of them after Python has ended, and only a class survives that.
for _game in map(catalogue.game, catalogue.names()):
    if short_name(_game) not in pyspiel.registered_names():
        pyspiel.register_game(game_type(_game), type(f"{camel(_game.name)}Game", (SpielGame,), {"ours": _game}))
