"""What a view of Devil's Scat is made of (engine/view_types.py): declared here, filled in by view.py."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, UnsetType

from clowder.engine.view_types import Area, Cards, Choice, Heap, Score, Shown, View, Who

Suit = Literal["hearts", "stars", "gems", "swirls", "skulls"]
Phase = Literal["draw", "last", "must_knock", "discard", "deal", "over"]
"""draw: draws, takes or knocks
last: draws or takes: somebody has knocked
must_knock: can only knock: two reshuffles this round (S6), or 120 turns (S14)
discard: has four cards and discards one
deal: looks at all hands, then deals the next round
over: the game has ended; all hands still lie open
"""
Reason = Literal["target", "survivor", "together"]
"""target: the winner of the last round, with points enough (S43); scores are points
survivor: the last one alive (S49); scores are lives
together: all who were dealt in and lost their last life in the same round; they share (S11); scores are lives
"""
Because = Literal[1, -1] | None | UnsetType
"""A point or a life, won or lost for this reason; left out where the scoring does not know it."""
How = Literal["suit", "row", "three", "devil", "scat"]


class Face(Shown, frozen=True):
    """A card."""

    card: int
    """Its number, 0 to 44: 9 × suit + rank."""
    rank: str
    """As printed: `"6"` … `"10"`, `"J"`, `"Q"`, `"K"`, `"A"` in the usual deck."""
    suit: Suit
    points: int
    """What it counts."""


class TableFacts(Shown, frozen=True):
    """What the middle of the table says."""

    round: int
    """Number of the round, from 1."""
    scoring: Literal["points", "classic"]
    """By points, or by lives: the table's option."""
    target: int | None
    """Points that win the game; null in classic."""
    dealer: Who
    """The player who dealt this round."""
    favoured: Suit | None
    """The favoured suit; null in classic."""
    booted: Suit | None
    """The suit out of the game."""
    reshuffles: int | None
    """How often the discards became the deck this round; null for never."""
    knocker: Who | None
    """The player who knocked."""
    last_turns: int | None
    """Turns to come before the round ends, this one included; null before a knock and between rounds."""
    scat: Who | None
    """The player who ended the round with a Scat."""
    devils_scat: Who | None
    """The player who ended the round with a Devil's Scat."""
    winner: Who | None
    """Between rounds: the player who won the round, or nobody; null in classic."""


class TablePlaces(Shown, frozen=True):
    """What lies in the middle."""

    deck: Heap
    """The draw pile."""
    discards: Cards[Face]
    """All cards of the discard pile from the bottom up; the last one is the top."""


class PlayerFacts(Shown, frozen=True):
    """What is known of a player."""

    points: Annotated[int | None, Score]
    """Null in classic."""
    lives: Annotated[int | None, Score]
    """In classic: 0 is out; null otherwise."""
    worth: int | None
    """What the hand is worth, in whole points: of the own hand while it has three cards, of all hands between rounds."""
    sixths: int | None
    """Sixths of a point on top of it (29½ is 29 and 3, 30⅔ is 30 and 4). Its text is empty: it is told with `worth`."""
    knocked: Literal[True] | None
    """For the player who knocked."""
    change: int | None
    """Between rounds: the sum of this round's reasons, before the total is kept from falling below 0."""
    for_winning: Because = UNSET
    """1 for winning the round (S37)."""
    for_29: Because = UNSET
    """1 for a hand worth 29 (S38)."""
    for_31: Because = UNSET
    """1 for a full 31 (S39)."""
    for_favoured: Because = UNSET
    """1 for the favoured suit (S40)."""
    for_knocking: Because = UNSET
    """-1 for a knock beaten by somebody else (S41)."""
    for_lowest: Because = UNSET
    """In classic, -1 for the lowest hand."""
    for_lowest_knocker: Because = UNSET
    """In classic, -1 for the lowest hand after knocking, on top of `for_lowest`."""
    for_scat: Because = UNSET
    """In classic, -1 for somebody else's (Devil's) Scat."""


class PlayerPlaces(Shown, frozen=True):
    """What lies before a player. A card taken from the discard pile is shown for as long as it stays in the hand."""

    hand: Cards[Face | None]
    """Three cards, those unknown to the viewer null and last."""
    drawn: Cards[Face | None]
    """The fourth card between drawing and discarding."""


class Worth(Shown, frozen=True):
    """What three cards are worth, and why."""

    worth: int
    """Whole points …"""
    sixths: int
    """… and sixths of a point."""
    how: How
    """By what: cards of one suit, three numbers in a row, three of a kind, a Devil's Scat or a Scat."""
    suit: Suit | None
    """The suit that counts, where one does."""
    counts: list[int]
    """The cards that count, by their numbers."""


class Deck(Choice, frozen=True):
    """Draw from the deck."""

    reshuffle: bool
    """Whether the discards have to become the deck first (S6)."""


class Take(Choice, frozen=True):
    """Take the top discard."""

    card: Face


class Knock(Choice, frozen=True):
    """As long as nobody has knocked."""


class Deal(Choice, frozen=True):
    """Between rounds, the next dealer's only choice."""


class Discard(Choice, frozen=True):
    """After drawing; the card just taken from the discard pile is not among them (S5)."""

    card: Face


class Left(Shown, frozen=True):
    """What a discard would leave."""

    card: int
    """The card to be discarded, by its number."""
    worth: Worth
    """What the other three are worth."""


class Insight(Shown, frozen=True):
    """What the rules make of what the viewer sees."""

    hands: list[Worth | None]
    """By seat: what a hand is worth, where the viewer sees three cards of it and no fourth."""
    left: list[Left]
    """With a fourth card in one's hand: what each discard leaves."""
    at_best: Worth | None
    """With a fourth card in one's hand: the most that a discard leaves."""
    standing: list[int]
    """Between rounds: the seats with cards, the best hand first; a Scat, which ends the round, before all."""
    nearly: list[int]
    """The seats that win the game with the next round they win, whatever else it brings them (S37, S43)."""
    good: int
    """The worth that brings a point (S38)."""
    most: int
    """The most that a hand can be worth: a Scat."""
    lives: int
    """With how many lives everybody begins, in classic."""


class DevilsScatView(
    View[
        Phase,
        Area[TableFacts, TablePlaces],
        Area[PlayerFacts, PlayerPlaces],
        Deck | Take | Knock | Deal | Discard,
        Insight,
        Reason,
    ],
    frozen=True,
    kw_only=True,
    tag="devils_scat",
):
    """A view of Devil's Scat."""
