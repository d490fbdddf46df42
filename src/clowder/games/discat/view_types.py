"""What a view of Discat is made of (engine/view_types.py): declared here, filled in by view.py."""

from __future__ import annotations

from typing import Annotated, Literal

from clowder.engine.view_types import Area, Cards, CardsOrHeap, Choice, Heap, Score, Shown, View, Who

Arrow = Literal["up", "down"]
Phase = Literal["first", "top", "free", "add", "exchange", "over"]
"""first: opens the game with exactly one card
top: plays a card that respects the constraint
free: plays any card: everybody else has passed
add: adds a card to the group, or stops
exchange: has passed, and may exchange a card
over: the game has ended; all hands lie open
"""
Reason = Literal["five", "points", "bonus", "shared"]
"""five: the player of a group of five (D6); points are not counted then
points: most points (D31)
bonus: as many points as another, but more bonus cards
shared: equal in both (D11)
"""


class Face(Shown, frozen=True):
    """A card."""

    card: int
    """Its number, 1 to 90."""
    arrow: Arrow
    """Which way its arrows point."""


class TableFacts(Shown, frozen=True):
    """What the middle of the table says."""

    limit: int | None
    """The card that sets the constraint."""
    arrow: Arrow | None
    """`"up"`: play higher; `"down"`: play lower. Its text is empty: it is told with `limit`."""
    creator: Who | None
    """The player whose card that is."""
    bonus_paid: bool | None
    """Whether its bonus has been drawn."""
    highest: int
    """The highest card in the game."""
    exchanges: int
    """How many cards were put under the pile so far."""
    last_turns: int | None
    """How many last turns are left, this one included."""


class TablePlaces(Shown, frozen=True):
    """What lies in the middle."""

    pile: Heap
    """The draw pile."""
    group: Cards[Face]
    """The cards named this turn, the top one first."""


class PlayerFacts(Shown, frozen=True):
    """What is known of a player."""

    points: Annotated[int, Score]
    """As they would count now."""


class PlayerPlaces(Shown, frozen=True):
    """What lies before a player."""

    hand: CardsOrHeap[Face]
    """One's own cards, sorted; others' are a heap until the game is over."""
    top: Cards[Face | None]
    """The top card of the personal pile, if there is one; null if it lies face down."""
    personal: Heap
    """The personal pile, the top card included."""
    bonus: Cards[Face]
    """The bonus pile: its cards were seen when they were played."""


class Stop(Choice, frozen=True):
    """The group is whole."""

    cards: int
    """How many it has."""


class Keep(Choice, frozen=True):
    """Pass without an exchange."""


class Top(Choice, frozen=True):
    """The card that goes on top."""

    card: int
    arrow: Arrow
    ends_turn: bool
    """Whether that is all there is to this turn: the card that opens the game."""


class Add(Choice, frozen=True):
    """One more card of the group, from the top down."""

    card: int
    arrow: Arrow
    ends_turn: bool
    """Whether the game is won with it: the fifth."""


class Exchange(Choice, frozen=True):
    """The card to put under the draw pile."""

    card: int
    arrow: Arrow


class Group(Shown, frozen=True):
    """A group that the viewer could play now."""

    cards: list[Face]
    """The top card first: of those that may be there, the one that leaves the others the least room."""
    points: int
    """What it counts when it is laid."""
    room: int
    """How many numbers would answer its top card."""


class Counted(Shown, frozen=True):
    """What a player's cards count (D30)."""

    personal: int
    """Those of the personal pile."""
    bonus: int
    """Those of the bonus pile."""
    hand: int
    """Those left in hand: less than nothing."""


class Insight(Shown, frozen=True):
    """What the rules make of what the viewer sees."""

    free: bool
    """Whether any card may go on top: the game begins, or everybody else has passed."""
    low: int
    """The lowest number that may go on top now …"""
    high: int
    """… and the highest; lower than `low` where none may."""
    bonus_worth: int
    """What a card in the bonus pile counts."""
    points: int
    """What the group named so far counts, if it is laid as it is."""
    tops: list[int]
    """Those of its cards that may go on top."""
    groups: list[Group]
    """Groups of two cards and more that the viewer, who is to play, could play; the longest first."""
    counted: list[Counted]
    """Of each player by seat, what the cards came to; empty while the game goes on."""


class DiscatView(
    View[
        Phase,
        Area[TableFacts, TablePlaces],
        Area[PlayerFacts, PlayerPlaces],
        Stop | Keep | Top | Add | Exchange,
        Insight,
        Reason,
    ],
    frozen=True,
    kw_only=True,
    tag="discat",
):
    """A view of Discat."""
