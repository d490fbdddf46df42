"""What moves mean, by number, so that compiled loops can count choices by their kind.

Of a move the rules know only its number; what kind of choice that is the game's `view.choice` says, in plain Python. It
follows from the number and from what is being decided: the record's field `phase`, which is called a situation here, if
there is one. So each pair of both is looked up once, and from then on it is a number in a table. A loop that meets a pair
which nobody has looked up stops and says where.
"""

from __future__ import annotations

from collections import Counter
from threading import Lock
from typing import Any

import numpy as np
from numba import types
from numba.extending import overload

from clowder.engine.chance import learners_key, rekey
from clowder.engine.compiling import compiled
from clowder.engine.describing import choice_kinds
from clowder.engine.game import Game
from clowder.engine.record import Record
from clowder.engine.text import has, say
from clowder.engine.view_types import Choice, plain

SITUATIONS = 32
"""More than any game has."""
UNKNOWN = -1
LOOKED_UP = 24
"""Games that are played at random to look up pairs, for each number of players."""
LONGEST_LOOK = 2000
"""Steps of such a game: most of its pairs come up long before."""
FEW = 4
"""Choices of a kind that can each be taken always, to see what that costs."""
SAMPLES = 12
"""Choices of a pair that are looked at, to see whether all say the same."""


def situation(s: Record) -> int:
    """What is being decided, as a number."""
    return int(s.phase) % SITUATIONS if "phase" in (s.dtype.names or ()) else 0  # type: ignore[attr-defined]


@overload(situation)
def _situation(s: Any) -> Any:
    def named(s: Any) -> Any:
        return int(s.phase) % SITUATIONS

    def always_one(s: Any) -> Any:
        return 0

    return named if isinstance(s, types.Record) and "phase" in s.fields else always_one


@compiled
def situation_of(s: Record) -> int:
    """The same, for Python and for compiled code alike."""
    return situation(s)


class Meanings:
    """The pairs of a game that were looked up."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kinds: list[type[Choice]] = choice_kinds(game)
        """In the order in which the game declares them; the table below has their places in this list."""
        self.names = [str(kind.__struct_config__.tag) for kind in self.kinds]
        self.table = np.full(SITUATIONS * game.actions, UNKNOWN, np.int16)
        self.window = np.zeros(SITUATIONS, np.bool_)
        """Where players are asked who may answer something."""
        self.looking = np.zeros(SITUATIONS, np.bool_)
        """Where there is only something to be looked at."""
        self.samples: dict[int, list[Choice]] = {}
        """Choices that were seen, by pair; only from the games that are always the same."""
        self.looked = np.zeros(len(self.table), np.int16)
        """How many of each pair's choices were looked at for that."""
        self.lock = Lock()

    def look_up(self, s: Any, moves: list[int], *, keep: bool = False) -> None:
        """Take in what the moves of a position mean; `s` is the record, plain."""
        here = int(getattr(s, "phase", 0)) % SITUATIONS
        self.window[here] |= bool(self.game.reacting(s))
        self.looking[here] |= bool(self.game.looking(s))
        for move in moves:
            pair = here * self.game.actions + move
            known = self.samples.get(pair, ())
            if self.table[pair] == UNKNOWN or (keep and self.looked[pair] < SAMPLES):
                self.looked[pair] += keep
                choice = self.game.view.choice(s, move)
                self.table[pair] = self.kinds.index(type(choice))
                if keep and choice not in known:
                    self.samples.setdefault(pair, []).append(choice)

    def play_some(self, blank: Any, seed: int) -> None:
        """Look up what comes up in some random games, always the same ones."""
        game, room = self.game, np.zeros(self.game.actions, np.int16)
        chance = np.random.default_rng(seed)
        for number in range(LOOKED_UP):
            rows = blank.copy()
            s = rows[0]
            rekey(s, *learners_key(seed, 0, number), 0)
            game.rules.deal(s)
            for _ in range(LONGEST_LOOK):
                moves = sorted(room[: game.rules.legal(s, room)].tolist())
                if not moves:
                    break
                self.look_up(game.record.plain(s), moves, keep=True)
                game.rules.play(s, moves[int(chance.integers(len(moves)))])

    def text_of(self, pair: int, language: str) -> str | None:
        """What this choice is called, whoever has it and whenever: None where it says something else each time."""
        known = self.samples.get(pair, [])
        told = {self.say_choice(choice, language) for choice in known}
        return told.pop() if len(told) == 1 and not any(names_somebody(choice) for choice in known) else None

    def few(self) -> dict[tuple[int, str], list[int]]:
        """Of each kind of which there are only a few choices, always the same, such as one die, two dice or three: the
        pairs that are each of them, by kind and by name in English."""
        found: dict[tuple[int, str], list[int]] = {}
        changing: set[int] = set()
        for pair in sorted(self.samples):
            kind, text = int(self.table[pair]), self.text_of(pair, "en")
            if text is None:
                changing.add(kind)
            else:
                found.setdefault((kind, text), []).append(pair)
        many = Counter(kind for kind, _ in found)
        return {key: found[key] for key in found if key[0] not in changing and 2 <= many[key[0]] <= FEW}

    def say_choice(self, choice: Choice, language: str) -> str:
        """A choice in words."""
        said = plain(choice)
        return say(f"choice-{said['kind']}", said, game=self.game.name, language=language)

    def name_of(self, kind: int, language: str) -> str:
        """What a kind of choice is called: the game's own text for that or, without one, its name in the code."""
        key = f"kind-{self.names[kind]}"
        known = has(key, game=self.game.name, language=language)
        return say(key, game=self.game.name, language=language) if known else self.names[kind]


def names_somebody(choice: Choice) -> bool:
    """Whether a choice is about a player: then it is another one for everybody."""
    return any(isinstance(value, dict) and set(value) == {"seat"} for value in plain(choice).values())
