"""What a view of Sunbeam is made of (engine/view_types.py): declared here, filled in by view.py."""

from __future__ import annotations

from typing import Annotated, Literal

from clowder.engine.view_types import Area, Cards, CardsOrHeap, Choice, Heap, Score, Shown, View

Phase = Literal["send", "over"]
"""send: sends a cat out
over: the sun has set; all hands lie open
"""
Reason = Literal["warmest", "shared"]
"""warmest: most points (B6)
shared: several have as many
"""


class Cat(Shown, frozen=True):
    """A card."""

    number: int
    """How sleepy it is, 1 to 20."""


class TableFacts(Shown, frozen=True):
    """What the middle of the table says."""

    round: int
    """The round, 1 to 4."""


class TablePlaces(Shown, frozen=True):
    """What lies in the middle."""

    basket: Heap
    """The cats that sleep through the game."""


class PlayerFacts(Shown, frozen=True):
    """What is known of a player."""

    points: Annotated[int, Score]
    """Rounds won."""


class PlayerPlaces(Shown, frozen=True):
    """What lies before a player."""

    hand: CardsOrHeap[Cat]
    """One's own cats, sorted; others' are a heap until the game is over."""
    out: Cards[Cat]
    """The cats that were sent out, a round after the other."""


class Send(Choice, frozen=True):
    """Send this cat out."""

    cat: Cat


class SunbeamView(
    View[Phase, Area[TableFacts, TablePlaces], Area[PlayerFacts, PlayerPlaces], Send, None, Reason],
    frozen=True,
    kw_only=True,
    tag="sunbeam",
):
    """A view of Sunbeam."""
