"""What a game is made of. One folder holds it whole, and its `__init__.py` says `GAME = Game(...)`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from clowder.engine.because import Because, no_reason
from clowder.engine.layout import Block
from clowder.engine.option import Option
from clowder.engine.record import Record
from clowder.engine.sheet import Sheet
from clowder.engine.view_types import AnyView, Shown, Told


def nobody(s: Any) -> list[int]:
    """No seat."""
    return []


def no_deck(sheet: Sheet) -> dict[str, Any]:
    """The facts of a game whose rules say all there is to know of its cards: none, and a sheet has nothing to add."""
    sheet.only(set())
    return {}


def as_it_is(s: Any, options: dict[str, Any], deck: Any) -> None:
    """Nothing of the record depends on options or deck."""


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
    layout: tuple[Block, ...]
    """What the numbers of an observation are, from the first to the last."""
    longest: int
    """No game takes more decisions than this."""
    inventory: Callable[[Any], Sequence[Any]]
    """(plain record) -> everything in the box, wherever it lies now, sorted: it never changes during a game."""
    rules: Any
    """Compiled: deal, legal, play, redeal, observe, result, score (engine/dispatch.py says what each does)."""
    card_type: type[Shown]
    """What a card is, in views and stories."""
    view_type: type[AnyView]
    """What its view is: declared in its view_types.py."""
    view: Any
    """Plain: phase, table, player, choice, reason and, if declared, insight (engine/view.py says what each returns)."""
    told: tuple[type[Told], ...]
    """Everything its stories tell: declared in its story_types.py."""
    story: Any
    """Plain: opening(s, viewer) and story(before, move, after, viewer) -> list of Told."""
    refuse: Refusal
    folder: Path
    options: tuple[Option, ...] = ()
    check_deck: Callable[[Sheet], dict[str, Any]] = no_deck
    """A deck sheet -> its facts as JSON-able data, which is also a sheet again; raises BadDeck. A game that has it has a
    deck.toml in its folder."""
    setup: Callable[[Any, dict[str, Any], Any], None] = as_it_is
    """(record, options, deck): write the table's choices and the deck's facts into an empty record, before the deal."""
    search: dict[str, Any] = field(default_factory=dict)
    """What a search does otherwise than usual in this game (bots/search.py: Tuning), with the measurement beside it."""
    learned_search: dict[str, Any] = field(default_factory=dict)
    """What a search with a network does otherwise than usual (bots/learned_search.py: LearnedTuning), likewise."""
    reacting: Callable[[Any], list[int]] = nobody
    """(plain record) -> in a window for reactions, the seats still to be asked, in the rules' order. A live table asks them
    all at once, and alike whoever holds what, and plays their answers in that order."""
    silence: int = -1
    """What a seat plays that says nothing in such a window."""
    looking: Callable[[Any], list[int]] = nobody
    """(plain record) -> in a step that is there to be looked at, the seats that a live table waits for."""
    why: Callable[[Any, int], Because | None] = no_reason
    """(plain record, legal move) -> why the actor may want to play it, or None: from what the actor knows alone, which the
    kit checks. It is asked of the best choices, for hints."""
    uncounted: tuple[str, ...] = ()
    """The reasons for an end in which scores do not count."""
    fewest_wins: bool = False
    """Whether a low score is a good one."""
    hides_at_deal: bool = True
    """False for a game whose deal hides nothing from anybody."""
    beginner: str = ""
    """The option, a seat, that says who begins, if the box has a question for it (the text `who-begins`): a live table asks
    it before the start."""
    moves: Mapping[str, int] = field(default_factory=dict)
    """Numbers of moves that its table in the browser has to know, because it asks why one of them is not legal: `tsc` holds
    it to them (view.ts: Moves)."""
    clauses: str = field(default="")
    """The letter its clauses are numbered with, in RULES.md and in the names of the tests: "D" for D1, D2 …"""

    @property
    def observation(self) -> int:
        """The length of an observation."""
        return sum(block.many for block in self.layout)

    @property
    def has_deck(self) -> bool:
        """Whether there is a sheet with facts about its cards."""
        return self.check_deck is not no_deck

    @property
    def has_insight(self) -> bool:
        """Whether its views carry what the rules make of them."""
        return hasattr(self.view, "insight")

    @property
    def seats(self) -> range:
        """The player counts it takes."""
        return range(self.players[0], self.players[1] + 1)
