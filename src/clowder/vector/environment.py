"""Many games in lock-step, for learners: `make`, and what it returns. docs/environments.md shows how it is used."""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

from clowder.bots.network.running import room_for
from clowder.engine import catalogue, option
from clowder.engine.batch import MOST_ROWS, checked_seed
from clowder.engine.blank import blank_rows, checked_players, deck_sheet, is_whole
from clowder.engine.chance import learners_seed, reseed
from clowder.engine.dispatch import observe_constant
from clowder.engine.encoding import PLAIN, Encoding
from clowder.engine.match import Match
from clowder.errors import BadOption, repr_of
from clowder.vector import log
from clowder.vector.buffers import allocated, shapes_of
from clowder.vector.history import NUMBERS, history_block
from clowder.vector.network import no_networks
from clowder.vector.opponents import Others, seated
from clowder.vector.parts import NEW, ROW, SELF_PLAY, Buffers, Kept, Room, Settings
from clowder.vector.stepping import (
    BITS,
    favourite_actions,
    first_illegal,
    greedy_actions,
    random_actions,
    replace_illegal,
    step_rows,
)

ROTATE = "rotate"
LONGEST_HISTORY = 1000
MOST_IN_BYTE = 128
"""Actions that a history of int8 can name."""
CHANCE = np.dtype([("chance", "u4", 4)])

Done = tuple[NDArray[np.int8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_]]
"""Observation, reward, terminated, truncated."""


class VectorEnv:
    """Many games of one table, one a row, in lock-step. Make one with `make`.

    The arrays below are the buffers themselves: each `reset` and `step` writes into them, so copy what is to be kept.
    """

    observation: NDArray[np.int8]
    """(count, columns): what the seat that decides knows."""
    mask: NDArray[np.bool_]
    """(count, actions): true where the action is legal for it."""
    actor: NDArray[np.int8]
    """(count,): the seat that decides; -1 in a row that is over and not dealt anew."""
    reward: NDArray[np.float32]
    """(count, players) in self-play, else (count,): what the last step brought each seat, or the caller's. At the end its
    share of the win, before that 0; with shaping, the change of the potential as well."""
    terminated: NDArray[np.bool_]
    """(count,): whether a game ended with the last step."""
    truncated: NDArray[np.bool_]
    """(count,): whether one was cut off at the limit."""
    final_observation: NDArray[np.int8]
    """(count, columns): in rows where a game has just ended or been cut off, what the seat that decided last knows then."""
    final_result: NDArray[np.float32]
    """(count, players): in those rows, each seat's share of the win; 0 for all if it was cut off."""
    final_actor: NDArray[np.int8]
    """(count,): in those rows, the seat that decided last; in all others, the seat that made the last decision of the
    caller's."""
    training_only_all_seats: NDArray[np.int8]
    """(count, players, columns), if asked for: what every seat knows, the actor's first, then the next player's. It shows
    all hands: for a critic in training, never for the player."""

    def __init__(
        self,
        game: str,
        players: int,
        count: int,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        opponents: Any = None,
        deck: str | Path | Mapping[str, Any] | None = None,
        *,
        seat: int | str = 0,
        encoding: str = PLAIN,
        history: int = 0,
        all_seats: bool = False,
        shaping: float | None = None,
        copies: int = 1,
        limit: int | None = None,
        autoreset: bool = True,
        illegal: str = "refuse",
        records: bool = True,
        threads: int = 1,
        out: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = catalogue.game(game)
        self.players = checked_players(self.game, players)
        self.count = whole_number("count", count, 1, MOST_ROWS)
        self.options = option.settle(self.game.options, options or {}, players)
        self.deck = self.game.check_deck(deck_sheet(self.game, deck))
        self.self_play = opponents is None
        length = whole_number("history", history, 0, LONGEST_HISTORY if self.game.actions <= MOST_IN_BYTE else 0)
        past = (history_block(self.game.actions, self.game.players[1], length),) if length else ()
        self.encoding = Encoding((*self.game.layout, *past), encoding)
        """What the columns of an observation say."""
        if illegal not in ("refuse", "mask"):
            raise BadOption("error-option-choice", option="illegal", value=repr_of(illegal), choices=["refuse", "mask"])
        if shaping is not None and (
            isinstance(shaping, bool) or not isinstance(shaping, int | float) or not 0 <= shaping <= 1
        ):
            raise BadOption("error-vector-shaping", value=repr_of(shaping))
        rotates = isinstance(seat, str) and seat == ROTATE
        if not rotates and (not is_whole(seat) or not 0 <= int(seat) < players):
            raise BadOption("error-no-such-seat", seat=repr_of(seat), last=players - 1)
        self._settings = Settings(
            seed=checked_seed(seed),
            limit=0 if limit is None else whole_number("limit", limit, 1, 2**31 - 1),
            copies=whole_number("copies", copies, 1, self.count),
            rotates=int(rotates and not self.self_play),
            seat=SELF_PLAY if self.self_play else 0 if rotates else int(seat),
            goes_on=int(switched("autoreset", autoreset)),
            replaces=int(illegal == "mask"),
            discount=1.0 if shaping is None else float(shaping),
        )
        self._others: Others | tuple[()] = (
            () if self.self_play else seated(opponents, self.players, self.encoding, self.game)
        )
        shapes = shapes_of(
            self.count,
            self.players,
            len(self.encoding),
            self.game.actions,
            self_play=self.self_play,
            all_seats=switched("all_seats", all_seats),
        )
        self._buffers = allocated(shapes, out)
        for name, buffer in self._buffers.items():
            setattr(self, name, buffer)
        two_dimensional = {**self._buffers, "reward": self._buffers["reward"].reshape(self.count, -1)}
        self._written = Buffers(**two_dimensional)
        blank = blank_rows(self.game, self.players, self.options, self.deck, 1)
        constant = np.zeros(sum(block.many for block in self.encoding.layout), np.int8)
        observe_constant(blank[0], constant[: self.game.observation])
        self._kept = Kept(
            records=self.game.record.rows(self.count),
            blank=blank,
            constant=constant,
            rows=np.zeros(self.count, ROW).view(np.recarray),
            allowed=np.zeros((self.count, -(-self.game.actions // BITS)), np.uint32),
            log=log.new(self.count, self.game.actions, log.ROOM if switched("records", records) else 0),
            history=np.zeros((self.count, NUMBERS * length), np.int8),
            potential=np.zeros((0 if shaping is None else self.count, self.players), np.float32),
        )
        self._threads = whole_number("threads", threads, 1, 1024)
        self._rooms = [self._room() for _ in range(self._threads)]
        self._pool = ThreadPoolExecutor(self._threads) if self._threads > 1 else None
        self._actions = np.zeros(self.count, np.int32)
        self._sampled = np.zeros(self.count, np.int32)
        self._greedy = np.zeros(self.count, np.int32)
        self._favourites: NDArray[np.bool_] = np.zeros((0, self.game.actions), np.bool_)
        self._chance: Any = np.zeros(1, CHANCE).view(np.recarray)[0]
        self._started = False
        self._closed = False

    def _room(self) -> Room:
        """Room for one thread."""
        plain = sum(block.many for block in self.encoding.layout)
        networks = self._others.networks if isinstance(self._others, Others) else no_networks()
        return Room(
            moves=np.zeros(self.game.actions, np.int16),
            seen=np.zeros(plain, np.int8),
            shares=np.zeros(self.game.players[1]),
            world=self.game.record.rows(1),
            thoughts=room_for(networks, 1, self.game.actions, self.game.players[1]),
        )

    def reset(self, seed: int | None = None) -> NDArray[np.int8]:
        """Deal a game in every row. The first time, and whenever a seed is given, from the first game of the seed on;
        else the next game of every row. Returns the observation."""
        self._check_open()
        if seed is not None:
            self._settings = self._settings._replace(seed=checked_seed(seed))
        rows = self._kept.rows
        if seed is not None or not self._started:
            rows[:] = 0
            rows.game = -1
            reseed(self._chance, self._settings.seed)
        rows.final_game = -1
        rows.stage = NEW
        self._started = True
        self._run()
        return self.observation

    def step(self, actions: Any) -> Done:
        """Play an action in every row (-1 where the game is over and was not dealt anew), and whatever the opponents
        answer. If one is refused, none is played. Returns observation, reward, terminated, truncated."""
        self._check_open()
        if not self._started:
            raise BadOption("error-vector-reset")
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise BadOption("error-vector-actions", got=f"{given.dtype} {given.shape}", count=self.count)
        # What is below -1 stays so: in a row that is over only -1 will do.
        np.clip(given.astype(np.int64, copy=False), -2, self.game.actions, out=self._actions, casting="unsafe")
        if self._settings.replaces:
            replace_illegal(self._kept.rows, self._kept.allowed, self._actions)
        elif (wrong := first_illegal(self._kept.allowed, self._actions)) >= 0:
            key = "error-vector-over" if self.actor[wrong] < 0 else "error-vector-illegal"
            raise BadOption(key, row=str(wrong), action=str(given[wrong]))
        if self._kept.log.shape[1] and (self._kept.rows.choices >= self._kept.log.shape[1]).any():
            self._grow()
        self._started = False  # should an opponent of the caller's own raise something, only a reset helps
        self._run()
        self._started = True
        return self.observation, self.reward, self.terminated, self.truncated

    def sample(self) -> NDArray[np.int32]:
        """A random legal action for every row, in a buffer that the next call writes anew; it follows from the seed."""
        self._check_open()
        random_actions(self._kept.allowed, self._chance, self._sampled)
        return self._sampled

    def greedy(self) -> NDArray[np.int32]:
        """What the greedy player would play in every row, for learners to imitate; -1 where the game is over. In a buffer
        that the next call writes anew."""
        self._check_open()
        if not self._started:
            raise BadOption("error-vector-reset")
        greedy_actions(self._kept.records, self._rooms[0], self._greedy)
        return self._greedy

    def favourites(self) -> NDArray[np.bool_]:
        """Which legal actions look best at a glance in every row: one for most, several where they look alike; of these the
        greedy player draws its own. In a buffer that the next call writes anew."""
        self._check_open()
        if not self._started:
            raise BadOption("error-vector-reset")
        if not len(self._favourites):
            self._favourites = np.zeros((self.count, self.game.actions), np.bool_)
        favourite_actions(self._kept.records, self._rooms[0], self._favourites)
        return self._favourites

    def export(self, row: int | np.integer[Any], *, final: bool = False) -> dict[str, Any]:
        """The game of a row so far as a record, as `Match.export` gives it; `final`: the game that ended in it last, for
        as long as it is remembered, which is at least until the next step."""
        if not is_whole(row) or not 0 <= row < self.count:
            raise BadOption("error-number", name="row", value=repr_of(row), low=0, high=self.count - 1)
        kept = self._kept.rows[row]
        if not self._started or (final and kept.final_game < 0):
            raise BadOption("error-vector-no-game", row=str(row))
        if self._kept.log.shape[1] == 0:
            raise BadOption("error-vector-no-records")
        game, steps, choices = kept.game, kept.steps, kept.choices
        since = 0
        if final:
            game, steps, choices = kept.final_game, kept.final_steps, kept.final_choices
            since = kept.written - kept.final_written
        if since + choices > self._kept.log.shape[1]:
            raise BadOption("error-vector-forgotten", row=str(row))
        match = Match(self.game, self.players, self.seed_of(row, game), self.options, self.deck)
        return log.replayed(match, self._kept.log[row], int(kept.at - since), int(choices), int(steps)).export()

    def seed_of(self, row: int | np.integer[Any], game: int) -> str:
        """The seed with which `clowder.new` deals that game of a row, counted from 0."""
        return learners_seed(self._settings.seed, int(row) // self._settings.copies, int(game))

    @property
    def games(self) -> NDArray[np.int32]:
        """(count,): which game of its row each row is in, counted from 0."""
        return np.asarray(self._kept.rows.game)

    @property
    def steps(self) -> NDArray[np.int32]:
        """(count,): decisions made in the game of each row, by anybody."""
        return np.asarray(self._kept.rows.steps)

    @property
    def seats(self) -> NDArray[np.int8]:
        """(count,): the caller's seat in each row; -1 in self-play, where all are."""
        return np.asarray(self._kept.rows.mine)

    @property
    def illegal(self) -> NDArray[np.int32]:
        """(count,): illegal actions that were replaced so far."""
        return np.asarray(self._kept.rows.illegal)

    @property
    def skipped(self) -> NDArray[np.int32]:
        """(count,): games that were over before the caller's seat had anything to decide, and are not shown."""
        return np.asarray(self._kept.rows.skipped)

    @property
    def faults(self) -> NDArray[np.int32]:
        """(count,): moves of an opponent's own policy that were not legal, in place of which the lowest legal one was
        played."""
        return np.asarray(self._kept.rows.faults)

    @property
    def nbytes(self) -> int:
        """Memory of all that there is for each row."""
        own = self._actions, self._sampled, self._greedy, self._favourites
        return sum(each.nbytes for each in (*self._written, *self._kept, *own))

    def close(self) -> None:
        """Let the threads go. Nothing can be played after that."""
        self._closed = True
        if self._pool:
            self._pool.shutdown()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __len__(self) -> int:
        return self.count

    def _check_open(self) -> None:
        if self._closed:
            raise BadOption("error-vector-closed")

    def _grow(self) -> None:
        """Make the log longer."""
        self._kept = self._kept._replace(log=log.grown(self._kept.log, self._kept.rows))

    def _run(self) -> None:
        """Step all rows, in every thread a part of them. Where a row's log gets full it stops, and goes on with a longer
        one."""
        bounds = [self.count * n // self._threads for n in range(self._threads + 1)]
        parts = list(zip(self._rooms, bounds, bounds[1:], strict=False))
        while parts:
            shared = (self._kept, self._written, self._settings, self.encoding.table, self._others)
            if self._pool:
                begun = [
                    self._pool.submit(step_rows, *shared, room, self._actions, first, last) for room, first, last in parts
                ]
                reached = [each.result() for each in begun]
            else:
                reached = [step_rows(*shared, room, self._actions, first, last) for room, first, last in parts]
            parts = [(room, at, last) for (room, _, last), at in zip(parts, reached, strict=True) if at < last]
            if parts:
                self._grow()


def whole_number(name: str, value: Any, low: int, high: int) -> int:
    """A whole number within bounds."""
    if not is_whole(value) or not low <= value <= high:
        raise BadOption("error-number", name=name, value=repr_of(value), low=low, high=high)
    return int(value)


def switched(name: str, value: Any) -> bool:
    """True or false, and nothing that only looks like it."""
    if not isinstance(value, bool | np.bool_):
        raise BadOption("error-option-switch", option=name, value=repr_of(value))
    return bool(value)


make = VectorEnv
"""So many games of a table, in lock-step."""
