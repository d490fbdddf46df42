"""The tables a network learns at: all player counts and options that were asked for, each with greedy players and without,
side by side in one set of buffers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.engine.blank import blank_rows, deck_sheet
from clowder.engine.game import Game
from clowder.engine.option import RANDOM, Option, settle
from clowder.errors import ClowderError
from clowder.vector.environment import ROTATE, VectorEnv

Deck = str | Path | Mapping[str, Any] | None


def choices(option: Option) -> list[Any]:
    """What is learned of an option that nobody has settled: its usual choice first. What chance can choose stands for all
    that it may come to."""
    if RANDOM in option.choices:
        return list(dict.fromkeys([option.default, RANDOM]))
    return list(dict.fromkeys([option.default, *option.choices])) if option.choices else [option.default]


def variants(game: Game, players: int, settled: Mapping[str, Any], deck: Deck) -> list[dict[str, Any]]:
    """All options that a number of players can choose, those of `settled` as they are; raises what is wrong with them if
    there are none."""
    facts = game.check_deck(deck_sheet(game, deck))
    open_options = [option for option in game.options if option.name not in settled]
    found, wrong = [], None
    for values in product(*map(choices, open_options)):
        chosen = {**settled, **{option.name: value for option, value in zip(open_options, values, strict=True)}}
        try:
            blank_rows(game, players, settle(game.options, chosen, players), facts, 1)
        except ClowderError as error:
            wrong = wrong or error
        else:
            found.append(chosen)
    if not found and wrong:
        raise wrong
    return found


class SchoolTables:
    """Games at all these tables. A row is one game after another of one table."""

    def __init__(
        self,
        game: Game,
        players: Sequence[int],
        settled: Mapping[str, Any],
        deck: Deck,
        *,
        rows: int,
        with_others: float,
        others: str,
        limit: int,
        all_seats: bool,
    ) -> None:
        self.game = game
        kinds = [(count, chosen) for count in players for chosen in variants(game, count, settled, deck)]
        parts = list(shares(kinds, rows, with_others, [len(variants(game, n, settled, deck)) for n, _ in kinds]))
        self.rows = sum(count for *_, count in parts)
        most, seats = game.observation, game.players[1]
        self.seen: NDArray[np.int8] = np.zeros((self.rows, most), np.int8)
        """What the seat that decides knows, in each row."""
        self.mask: NDArray[np.bool_] = np.zeros((self.rows, game.actions), np.bool_)
        self.actor: NDArray[np.int8] = np.zeros(self.rows, np.int8)
        self.seats: NDArray[np.int8] = np.zeros(self.rows, np.int8)
        """How many play in each row."""
        self.terminated: NDArray[np.bool_] = np.zeros(self.rows, np.bool_)
        self.truncated: NDArray[np.bool_] = np.zeros(self.rows, np.bool_)
        self.everybody: NDArray[np.int8] = np.zeros((self.rows, seats if all_seats else 0, most), np.int8)
        """What every seat knows, the one that decides first: for a critic alone, and only with `all_seats`."""
        self.result: NDArray[np.float32] = np.zeros((self.rows, seats), np.float32)
        """Each seat's share, where a game has just ended."""
        self.games: list[tuple[VectorEnv, slice]] = []
        first = 0
        for n, chosen, theirs, count in parts:
            here = slice(first, first + count)
            out = {name: getattr(self, name)[here] for name in ("mask", "actor", "terminated", "truncated")}
            self.games.append((
                VectorEnv(
                    game.name, n, count, chosen, 0, others if theirs else None, deck, seat=ROTATE if theirs else 0,
                    all_seats=all_seats, limit=limit, records=False, out={"observation": self.seen[here], **out},
                ),
                here,
            ))  # fmt: skip
            self.seats[here] = n
            first += count
        self._greedy = np.zeros(self.rows, np.int32)
        self._favourites: NDArray[np.bool_] = np.zeros((self.rows, game.actions), np.bool_)

    def begin(self, seed: int) -> None:
        """Deal in every row, from a seed of this moment: what came before does not matter any more."""
        for number, (games, _) in enumerate(self.games):
            games.reset(seed=(seed << 10) + number)
        self._gather()

    def step(self, actions: NDArray[np.int32]) -> None:
        """Play an action in every row."""
        for games, here in self.games:
            games.step(actions[here])
        self._gather()

    def greedy(self) -> NDArray[np.int32]:
        """What the greedy player would play in every row."""
        for games, here in self.games:
            self._greedy[here] = games.greedy()
        return self._greedy

    def favourites(self) -> NDArray[np.bool_]:
        """What looks best at a glance in every row."""
        for games, here in self.games:
            self._favourites[here] = games.favourites()
        return self._favourites

    def _gather(self) -> None:
        for games, here in self.games:
            if self.everybody.size:
                self.everybody[here, : games.players] = games.training_only_all_seats
            self.result[here, : games.players] = games.final_result


def shares(
    kinds: Sequence[tuple[int, dict[str, Any]]], rows: int, with_others: float, many: Sequence[int]
) -> Iterator[tuple[int, dict[str, Any], bool, int]]:
    """How many rows each table gets, without others and with: each number of players as many, each of its choices
    of options as many."""
    counts = len({players for players, _ in kinds})
    for (players, chosen), alike in zip(kinds, many, strict=True):
        for theirs, part in ((False, 1 - with_others), (True, with_others)):
            count = round(rows * part / counts / alike)
            if part > 0:
                yield players, chosen, theirs, max(1, count)
