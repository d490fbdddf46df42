"""One seat at a table of bots: the others' moves are played in the same compiled call as the caller's.

It is the game that row 0 of a vector environment plays with the same seed and opponents, in which every step is keyed as
learners' games are (engine/chance.py). Bots that decide at a glance play inside the compiled call; if one of them has to
think, all of them are asked one by one, as at any table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.adapters.one_game import Deck
from clowder.bots.asking import SeatedBot
from clowder.bots.greedy import greedy_move
from clowder.bots.kitten import kitten_move
from clowder.bots.position import Position, seed_of
from clowder.bots.roster import understood
from clowder.engine import catalogue, option
from clowder.engine.batch import checked_seed
from clowder.engine.blank import blank_rows, checked_players, deck_sheet, is_whole
from clowder.engine.chance import draw, learners_key, learners_seed, rekey
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import Moves, deal_keyed, legal, observe, play
from clowder.engine.match import Match
from clowder.engine.record import NOBODY, Record
from clowder.errors import BadOption, repr_of
from clowder.vector.opponents import GLANCES, GREEDY, KITTEN

Key = tuple[int, int, int]
ROTATE = "rotate"
DEAL = -1
"""In place of a move."""


class SingleSeat:
    """The caller's seat, the others' bots, and the record between them."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] = "greedy",
        options: Mapping[str, Any] | None = None,
        deck: Deck = None,
        seat: int | str = 0,
    ) -> None:
        self.game = catalogue.game(game)
        self.players = checked_players(self.game, self.game.players[0] if players is None else players)
        self.options = option.settle(self.game.options, options or {}, self.players)
        self.deck = self.game.check_deck(deck_sheet(self.game, deck))
        if seat != ROTATE and (not is_whole(seat) or not 0 <= int(seat) < self.players):
            raise BadOption("error-no-such-seat", seat=repr_of(seat), last=self.players - 1)
        self._seat = seat
        names = [opponents] * (self.players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != self.players - 1:
            raise BadOption("error-vector-opponents", count=len(names), seats=self.players - 1)
        self.entries = [understood(name) for name in names]
        """Who sits on the other seats, the next player first."""
        for entry in self.entries:
            entry.check(self.game)
        glances = [GLANCES.get(entry.kind, -1) for entry in self.entries]
        self._kinds: NDArray[np.int8] = np.array(glances if min(glances) >= 0 else [], np.int8)
        """How each of them decides at a glance; empty where one of them does not."""
        self._ready = blank_rows(self.game, self.players, self.options, self.deck, 1)
        self.rows = self._ready.copy()
        """The record."""
        self.mask: NDArray[np.int8] = np.zeros(self.game.actions, np.int8)
        """The caller's legal moves, none when the game is over; changed by every step."""
        self.observation: NDArray[np.int8] = np.zeros(self.game.observation, np.int8)
        """What the caller knows; changed by every step."""
        self._moves = np.zeros(self.game.actions, np.int16)
        self._decisions = np.zeros(self.game.longest + 1, np.int16)
        self.steps = 0
        """Decisions made, by anybody."""
        self.mine = 0
        """The caller's seat."""
        self.number = -1
        """Which game of the seed it is."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return int(self.rows["actor"][0]) == NOBODY

    def deal(self, seed: int, number: int) -> None:
        """Deal the game of this seed and number, or the first after it in which the caller has something to decide."""
        self._seed = checked_seed(seed)
        while True:
            self.number = number
            self._key: Key = learners_key(self._seed, 0, number)
            self.mine = number % self.players if self._seat == ROTATE else int(self._seat)
            self.rows[0] = self._ready[0]
            self.steps = 0
            self._go_on(DEAL)
            if not self.over:
                return
            number += 1

    def play(self, move: int) -> None:
        """The caller's move, which the mask allows, and what the others answer."""
        self._go_on(move)

    def _go_on(self, move: int) -> None:
        while True:
            self.steps = go_on(
                self.rows,
                self._key,
                self.steps,
                move,
                self.mine,
                self._kinds,
                self._decisions,
                self._moves,
                self.mask,
                self.observation,
            )
            if len(self._kinds):
                return
            actor = int(self.rows["actor"][0])
            if actor in (NOBODY, self.mine):
                return
            seed = seed_of(self.seed, self.steps)
            bot = SeatedBot(self.entries[(actor - self.mine - 1) % self.players], seed)
            move = bot.choose(Position(self.game, self.rows[0], actor, self.steps, seed))

    @property
    def seed(self) -> str:
        """The seed with which `clowder.new` deals this game."""
        return learners_seed(self._seed, 0, self.number)

    def share(self) -> float:
        """The caller's share of the win, once the game is over."""
        shares = np.zeros(self.game.players[1])
        self.game.rules.result(self.rows[0], shares)
        return float(shares[self.mine])

    def match(self) -> Match:
        """The same game as a match, played up to here."""
        match = Match(self.game, self.players, self.seed, self.options, self.deck)
        match.play(self._decisions[: self.steps].tolist())
        return match

    def __getstate__(self) -> dict[str, Any]:
        return {**vars(self), "game": self.game.name}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state, game=catalogue.game(state["game"]))


@compiled
def go_on(
    rows: Any,
    key: Key,
    steps: int,
    move: int,
    mine: int,
    kinds: NDArray[np.int8],
    decisions: NDArray[np.int16],
    moves: Moves,
    mask: NDArray[np.int8],
    observation: NDArray[np.int8],
) -> int:
    """Play a move, or DEAL, and let the others answer, if `kinds` says how each of them does, until the caller decides
    again; then mask and observation are written. How many decisions there were so far."""
    s = rows[0]
    if move == DEAL:
        rekey(s, key[0], key[1], key[2], 0)
        deal_keyed(s)
    else:
        steps = take(s, key, steps, move, decisions)
    while len(kinds) > 0 and s.actor != NOBODY and s.actor != mine:
        kind = kinds[(int(s.actor) - mine - 1) % int(s.seats)]
        steps = take(s, key, steps, glance(s, kind, moves), decisions)
    mask[:] = 0
    if s.actor == mine:
        for i in range(legal(s, moves)):
            mask[moves[i]] = 1
    observe(s, mine, observation)
    return steps


@compiled
def take(s: Record, key: Key, steps: int, move: int, decisions: NDArray[np.int16]) -> int:
    """Play a move with the key of its step, and write it down."""
    decisions[steps] = move
    rekey(s, key[0], key[1], key[2], steps + 1)
    play(s, move)
    return steps + 1


@compiled
def glance(s: Record, kind: int, moves: Moves) -> int:
    """What a bot plays that decides at a glance; what it leaves to chance follows from the record."""
    if kind == GREEDY:
        return greedy_move(s, moves)
    if kind == KITTEN:
        return kitten_move(s, moves)
    return int(moves[draw(s, legal(s, moves))])
