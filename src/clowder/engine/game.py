"""What a game is made of. One folder holds it whole, and its `__init__.py` says `GAME = Game(...)`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from clowder.engine.option import Option
from clowder.engine.record import Record
from clowder.engine.sheet import Sheet

Choice = dict[str, Any]
"""A legal choice: `{"id": 22, "kind": "top", "card": 22}`."""
Area = dict[str, Any]
"""One player's part of the table, or its middle: `{"facts": {...}, "places": {...}}` (view.py)."""
Message = dict[str, Any]
"""Something that happened: `{"key": "played", "args": {...}}`."""


def nobody(s: Any) -> list[int]:
    """No seat."""
    return []


class Refusal(Protocol):
    """`refuse(s, move)`: why that move is not legal, as an IllegalMove to raise."""

    def __call__(self, s: Any, move: int) -> Exception: ...


@dataclass(frozen=True)
class Game:
    """A game of the catalogue."""

    name: str
    version: int
    """Of the rules: raised whenever the same decisions would give another game. Saved matches name it."""
    players: tuple[int, int]
    """The fewest and the most who can play."""
    record: type[Record]
    actions: int
    """Moves are numbers from 0 to actions - 1."""
    observation: int
    """The length of an observation."""
    longest: int
    """No game takes more decisions than this."""
    options: tuple[Option, ...]
    setup: Callable[[Any, dict[str, Any], Any], None]
    """(record, options, deck): write the table's choices and the deck's facts into an empty record, before the deal."""
    check_deck: Callable[[Sheet], dict[str, Any]]
    """A deck sheet -> its facts as JSON-able data, which is also a sheet again; raises BadDeck."""
    inventory: Callable[[Any], Sequence[Any]]
    """(plain record) -> everything in the box, wherever it lies now, sorted: it never changes during a game."""
    rules: Any
    """Compiled: deal, legal, play, redeal, observe, result, score (engine/dispatch.py says what each does)."""
    view: Any
    """Plain: phase, table, player, choice, ending (engine/view.py says what each returns)."""
    story: Any
    """Plain: opening(s, viewer) and story(before, move, after, viewer) -> list of messages."""
    refuse: Refusal
    folder: Path
    search: dict[str, Any] = field(default_factory=dict)
    """What a search does otherwise than usual in this game (bots/search.py: Tuning), with the measurement beside it."""
    reacting: Callable[[Any], list[int]] = nobody
    """(plain record) -> in a window for reactions, the seats still to be asked, in the rules' order. A live table asks them
    all at once, and for the same time whoever holds what, and plays their answers in that order."""
    silence: int = -1
    """What a seat plays that says nothing in such a window."""
    looking: Callable[[Any], list[int]] = nobody
    """(plain record) -> in a step that is there to be looked at, the seats that a live table waits for."""
    hides_at_deal: bool = True
    """False for a game whose deal hides nothing from anybody."""
    clauses: str = field(default="")
    """The letter its clauses are numbered with, in RULES.md and in the names of the tests: "D" for D1, D2 …"""

    @property
    def seats(self) -> range:
        """The player counts it takes."""
        return range(self.players[0], self.players[1] + 1)
