"""One game in buffers: a record, and what its actor sees, written in place by one compiled call a step.

It is the very game that `clowder.new` plays with the same seed, because every step has the same key; what is missing are
the views, which is why it is ten times as quick.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.engine import catalogue, option
from clowder.engine.blank import blank_rows, checked_players, deck_sheet
from clowder.engine.chance import key_of_step, rekey
from clowder.engine.match import Match, checked_seed
from clowder.engine.step import look, play_and_look

Deck = str | Path | Mapping[str, Any] | None


class OneGame:
    """A game of which nobody needs to see more than numbers."""

    def __init__(self, game: str, players: int, options: Mapping[str, Any] | None = None, deck: Deck = None) -> None:
        self.game = catalogue.game(game)
        self.players = checked_players(self.game, players)
        self.options = option.settle(self.game.options, options or {}, players)
        self.deck = self.game.check_deck(deck_sheet(self.game, deck))
        self._ready = blank_rows(self.game, self.players, self.options, self.deck, 1)
        self.rows = self._ready.copy()
        """The record."""
        self.mask: NDArray[np.int8] = np.zeros(self.game.actions, np.int8)
        """The actor's legal moves; changed by every step."""
        self.observation: NDArray[np.int8] = np.zeros(self.game.observation, np.int8)
        """What the actor knows; changed by every step."""
        self._moves = np.zeros(self.game.actions, np.int16)
        self.actor = -1
        """Who decides; -1 before the first deal and after the end."""
        self.seed = ""
        self.decisions: list[int] = []

    def deal(self, seed: str) -> None:
        """Deal a game of this seed."""
        self.seed = seed
        self.decisions = []
        self.rows[0] = self._ready[0]
        s: Any = self.rows[0]
        rekey(s, *key_of_step(seed, 0))
        self.game.rules.deal(s)
        self.actor = look(s, self._moves, self.mask, self.observation)

    def play(self, move: int) -> None:
        """Play a move that the mask allows."""
        self.decisions.append(move)
        key = key_of_step(self.seed, len(self.decisions))
        self.actor = play_and_look(self.rows, key, move, self._moves, self.mask, self.observation)

    def seen_by(self, seat: int) -> NDArray[np.int8]:
        """What a seat knows, which may be another than the actor, in an array of its own."""
        seen = np.zeros(self.game.observation, np.int8)
        self.game.rules.observe(self.rows[0], seat, seen)
        return seen

    def shares(self) -> list[float]:
        """Each seat's share of the win; nobody has any before the end."""
        shares = np.zeros(self.game.players[1])
        self.game.rules.result(self.rows[0], shares)
        return [float(share) for share in shares[: self.players]]

    def match(self) -> Match:
        """The same game as a match, played up to here: to be looked at, exported, verified, or played on."""
        match = Match(self.game, self.players, self.seed, self.options, self.deck)
        match.play(self.decisions)
        return match

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "game": self.game.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, game=catalogue.game(state["game"]))

    def refusal(self, move: Any) -> Exception:
        """Why the rules forbid a move."""
        match = self.match()
        try:
            match.check(move)
        except Exception as why:
            return why
        raise ValueError(f"{move} is legal")


class Seeds:
    """The seeds of one game after another: `reset(seed=7)` plays the game of seed "7", and every `reset()` without a seed
    after it the next one, "7.1", "7.2" and so on."""

    def __init__(self) -> None:
        self._first = secrets.token_hex(16)
        self._count = -1

    def next(self, seed: int | None) -> str:
        """The seed of the next game."""
        if seed is not None:
            self._first, self._count = checked_seed(seed), -1
        self._count += 1
        return f"{self._first}.{self._count}" if self._count else self._first
