"""A game in which chance moves, too: every card drawn and every die thrown is somebody's choice, one at a time.

What a step is and whom it asks for what say the rules alone (engine/scripted.py). Nothing in here is ever written to again:
a step makes new arrays, so that a copy is only another name for them.

What a seat remembers is a chain: all that it has observed, its own choices among them, as one digest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.adapters.drawing.words import words
from clowder.engine import catalogue, option
from clowder.engine.blank import blank_rows, checked_players, deck_sheet
from clowder.engine.chance import key_of_step
from clowder.engine.record import content
from clowder.engine.scripted import DEAL, MOST, outcomes_of_key, redeal_told, scripted, try_and_look
from clowder.engine.view import choices_of
from clowder.engine.view_types import Choice
from clowder.errors import BadOption

Seen = NDArray[np.int8]
"""Observations, a row for each seat."""


class Setting:
    """What games of the same game, player count, options and deck have in common."""

    def __init__(self, game: str, players: int, options: str, deck: str) -> None:
        self.game = catalogue.game(game)
        self.players = checked_players(self.game, players)
        self.options = option.settle(self.game.options, parsed(options), players)
        self.deck = self.game.check_deck(
            deck_sheet(self.game, parsed(deck) if deck.lstrip().startswith("{") else deck or None)
        )
        blank = blank_rows(self.game, self.players, self.options, self.deck, 1)
        self.undealt = scripted(blank)
        self.named = (game, players, options, deck)


def parsed(text: str) -> Any:
    """What is written as JSON; nothing for an empty text."""
    try:
        return json.loads(text) if text.strip() else {}
    except ValueError as why:
        raise BadOption("error-json", text=text, reason=str(why)) from None


@cache
def setting(game: str, players: int, options: str = "", deck: str = "") -> Setting:
    """One for each that is different. Options are JSON; a deck is a file's name, or JSON."""
    return Setting(game, players, options, deck)


class Memory:
    """What every seat has seen so far."""

    __slots__ = ("_digests", "action", "actor", "before", "legal", "mover", "seen")

    def __init__(self, before: Memory | None, mover: int, action: int, seen: Seen, actor: int, legal: list[int]) -> None:
        self.before = before
        self.mover = mover
        self.action = action
        self.seen = seen
        self.actor = actor
        self.legal = legal
        self._digests: dict[int, bytes] = {}

    def of(self, seat: int) -> bytes:
        """What a seat remembers, as a digest: two are the same when all that the seat has observed and chosen is."""
        chain: list[Memory] = []
        here: Memory | None = self
        while here is not None and seat not in here._digests:
            chain.append(here)
            here = here.before
        digest = here._digests[seat] if here else b""
        for later in reversed(chain):
            own = (later.action if later.mover == seat else None, later.legal if later.actor == seat else None)
            told = digest + later.seen[seat].tobytes() + repr(own).encode()
            digest = later._digests[seat] = hashlib.blake2b(told, digest_size=16).digest()
        return digest

    @classmethod
    def again(cls, digests: Mapping[int, bytes], seen: Seen, actor: int, legal: list[int]) -> Memory:
        """A memory of which only the digests are left."""
        memory = cls(None, -1, 0, seen, actor, legal)
        memory._digests.update(digests)
        return memory


NO_OUTCOMES = np.zeros(MOST, np.uint32)


@cache
def rows_of(kind: np.dtype[np.void]) -> tuple[str, ...]:
    """The fields that have more than one number."""
    return tuple(name for name in kind.names or () if kind[name].shape and name != "chance")


class ToldGame:
    """A game between two choices of somebody's: a player's, or chance's."""

    __slots__ = ("_known", "_outcomes", "actor", "asked", "legal", "memory", "move", "rows", "setting", "step")

    def __init__(self, made_of: Setting) -> None:
        self.setting = made_of
        self.rows = made_of.undealt
        self.step = 0
        """Decisions made."""
        self.actor = -1
        """Who decides once chance has moved; -1 before the deal and after the end."""
        self.legal: list[int] = []
        seen = np.zeros((made_of.players, made_of.game.observation), np.int8)
        self.memory = Memory(None, -1, 0, seen, -1, [])
        self.asked = 0
        """Out of how many chance has to draw one now; 0 where it is not chance's turn."""
        self.move = DEAL
        """What chance is part of: the move that a player has made, or the deal."""
        self._begin(DEAL)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.actor < 0 and not self.asked

    @property
    def seen(self) -> Seen:
        """What each seat observes; as long as chance moves, what it did before."""
        return self.memory.seen

    def play(self, move: int) -> None:
        """The actor's decision, which has to be legal."""
        self._begin(move)

    def draw(self, outcome: int) -> None:
        """Chance's: a number below `asked`."""
        outcomes = self._outcomes.copy()
        outcomes[self._known] = outcome
        self._try(outcomes, self._known + 1)

    def _begin(self, move: int) -> None:
        self.move = move
        self._try(NO_OUTCOMES, 0)

    def _try(self, outcomes: NDArray[np.uint32], known: int) -> None:
        """Go on as far as the outcomes reach that are known."""
        made_of = self.setting
        tried = np.empty(1, made_of.undealt.dtype)
        moves = np.empty(made_of.game.actions, np.int16)
        seen = np.empty((made_of.players, made_of.game.observation), np.int8)
        self._outcomes, self._known = outcomes, known
        asked = try_and_look(self.rows, tried, self.move, outcomes, known, moves, seen)
        self.asked = max(asked, 0)
        if asked > 0:
            return
        mover = self.actor
        self.rows = tried
        self.actor = int(tried["actor"][0])
        self.legal = moves[:-asked].tolist() if asked else []
        self.memory = Memory(self.memory, mover, self.move, seen, self.actor, self.legal)
        self.step += self.move != DEAL

    def outcomes(self) -> list[tuple[ToldGame, float]]:
        """All that can come of this step, and how likely it is; one of those that differ only in the order of cards that
        nobody can tell apart. Only small decks are for this: a deal of 50 cards is beyond counting."""
        found: dict[bytes, tuple[ToldGame, float]] = {}
        known: dict[bytes, bytes] = {}
        open_ends = [(self, 1.0)]
        while open_ends:
            game, likely = open_ends.pop()
            if game.asked:
                for outcome in range(game.asked):
                    further = game.copy()
                    further.draw(outcome)
                    open_ends.append((further, likely / game.asked))
            else:
                written = game.rows.tobytes()  # most draws lead to the very same record: only new ones are put in order
                looks = known[written] if written in known else known.setdefault(written, game.unordered())
                alike, before = found.get(looks, (game, 0.0))
                found[looks] = alike, before + likely
        return list(found.values())

    def unordered(self) -> bytes:
        """What everybody sees, and the record, but for the order in every row of it."""
        record = self.rows[0]
        return self.seen.tobytes() + b"".join(np.sort(record[name], axis=-1).tobytes() for name in rows_of(self.rows.dtype))

    def outcome(self, seed: str) -> int:
        """What chance draws now in the match of this seed."""
        step = self.step if self.move == DEAL else self.step + 1
        outcomes = np.zeros(MOST, np.uint32)
        outcomes_of_key(self.rows, np.empty_like(self.rows), self.move, key_of_step(seed, step), outcomes)
        return int(outcomes[self._known])

    def redealt(self, seat: int, seed: int) -> ToldGame:
        """Another world that this seat cannot tell from this one; who else sees what in it follows from it alone. Only
        between a decision and the next: what chance has done of a step is nobody's to know."""
        if self.asked:
            raise ValueError("chance is moving: nobody can tell yet what they know")
        seen, rows = np.empty_like(self.seen), np.empty_like(self.rows)
        redeal_told(self.rows, rows, seat, seed, seen)
        own = self.memory.of(seat)
        digests = {
            other: own if other == seat else hashlib.blake2b(own + seen[other].tobytes(), digest_size=16).digest()
            for other in range(self.setting.players)
        }
        world = self.copy()
        world.rows = rows
        world.memory = Memory.again(digests, seen, self.actor, self.legal)
        return world

    def shares(self) -> list[float]:
        """Each seat's share of the win; nobody has any before the end."""
        shares = np.zeros(self.setting.game.players[1])
        self.setting.game.rules.result(self.record, shares)
        return [float(share) for share in shares[: self.setting.players]]

    @property
    def record(self) -> Any:
        """The record as it was before chance began to move."""
        return self.rows.view(np.recarray)[0]

    def choice(self, move: int) -> Choice:
        """What a legal move means."""
        game = self.setting.game
        return choices_of(game, game.record.plain(self.record), [move])[0]

    def copy(self) -> ToldGame:
        """Another game at the same point."""
        other = ToldGame.__new__(ToldGame)
        for name in ToldGame.__slots__:
            setattr(other, name, getattr(self, name))
        return other

    def __str__(self) -> str:
        """All there is to know, as a digest, and the table as the one sees it who decides."""
        begun = f"{self.move} {self._outcomes[: self._known].tolist()} of {self.asked}" if self.asked else ""
        whole = hashlib.blake2b(content(self.record) + begun.encode(), digest_size=8).hexdigest()
        if self.actor < 0 and not self.over:
            return f"{whole} {begun}"
        return f"{whole} {begun}\n" + words(self.setting.game, self.record, self.step)

    def __deepcopy__(self, memo: Any) -> ToldGame:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        digests = {seat: self.memory.of(seat) for seat in range(self.setting.players)}
        kept = {name: getattr(self, name) for name in ToldGame.__slots__ if name not in ("memory", "rows", "setting")}
        return again, (self.setting.named, self.rows.tobytes(), self.seen.tobytes(), digests, kept)


def again(
    named: tuple[str, int, str, str], rows: bytes, seen: bytes, digests: dict[int, bytes], kept: dict[str, Any]
) -> ToldGame:
    """A game that came from another process, or out of a file."""
    game = ToldGame.__new__(ToldGame)
    game.setting = setting(*named)
    for name, value in kept.items():
        setattr(game, name, value)
    game.rows = np.frombuffer(rows, game.setting.undealt.dtype).copy()
    shape = game.setting.players, game.setting.game.observation
    game.memory = Memory.again(digests, np.frombuffer(seen, np.int8).reshape(shape), game.actor, game.legal)
    return game
