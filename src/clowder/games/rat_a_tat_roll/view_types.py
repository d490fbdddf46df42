"""What a view of Rat-a-Tat Roll is made of (engine/view_types.py): declared here, filled in by view.py."""

from __future__ import annotations

from typing import Annotated, Literal

from clowder.engine.view_types import Area, Cards, Choice, Heap, Score, Shown, View, Who

Kind = Literal["wild", "choose", "reroll", "peek"]
Region = Literal["A", "B", "C", "D", "E"]
"""Clockwise; A is the one after the first wild space of the ring."""
WildFace = Literal["lowest", "highest", "swap"]
Memory = Literal["strict", "helper"]
Phase = Literal[
    "start", "roll", "reroll", "choose", "drawn", "peek", "peeked", "full", "wild", "take", "replace", "swap", "swap_with",
    "over",
]  # fmt: skip
"""start: looks at the starting card, which counts as known from the deal on; every seat in order, before the first turn
roll: chooses how many dice to roll
reroll: has rolled: moves the pawn, or re-rolls
choose: is on a choose space
drawn: looks at the card drawn
peek: is on a peek space and has taken its card
peeked: looks at what was chosen
full: has a full row
wild: has rolled the wild die
take: takes a lowest or highest card
replace: had a full row and took a card: which older card makes room?
swap: gives away a card, or not
swap_with: says for which card
over: the game has ended; all rows lie open
"""
Reason = Literal["lowest", "shared", "stopped"]
"""lowest: the lowest total (R41)
shared: equal totals (R13)
stopped: 25 rounds without a final round (R16); no game between people will see it
"""


class Face(Shown, frozen=True, tag_field="kind", tag="card"):
    """A card."""

    number: int
    """0–9."""
    reroll: bool
    """Whether it has the re-roll icon: true for 7, 8, 9."""


class FaceUp(Shown, frozen=True, tag_field="kind", tag="card"):
    """A card that lies face up in a region."""

    number: int
    """0–9."""
    reroll: bool
    """Whether it has the re-roll icon."""
    region: Region


class Space(Shown, frozen=True, tag_field="kind", tag="space"):
    """A space of the ring."""

    space: Kind
    """What is to be done there."""
    region: Region | None
    """Null for a wild space."""
    pawn: bool
    """True where the pawn is."""


class Die(Shown, frozen=True, tag_field="kind", tag="die"):
    """A number die."""

    number: int
    """What it shows."""
    thrown: bool
    """True if the last step threw it."""


class TableFacts(Shown, frozen=True):
    """What the middle of the table says; null where it does not apply."""

    turn: int | None
    """The number of this turn, from 1; null when the game is over."""
    starter: Who | None
    """Who has the first turn; only in phase `start`."""
    pawn: int
    """The space it is on: an index into the place `ring`."""
    steps: int | None
    """The sum of the number dice rolled this turn."""
    wild: WildFace | None
    """The wild die; null while it is not rolled."""
    tokens: int
    """Re-roll tokens in the middle."""
    cards_each: int
    """Cards of a full row: 5 with two players, else 4."""
    offered: int | None
    """The place of the actor's card that is being swapped."""
    gap: Region | None
    """The region whose card was taken this turn."""
    refilled: Region | None
    """The region that got a new card in the last step (or, when there was a shuffle, the one whose card was taken)."""
    shuffles: int | None
    """How often the face-up cards were shuffled back."""
    ender: Who | None
    """Who filled the last row; null before the final round."""
    last_turns: int | None
    """Turns of the final round left, this one included."""
    memory: Memory
    """Whether the table remembers for the players: its option (R14)."""


class TablePlaces(Shown, frozen=True):
    """What lies in the middle."""

    ring: Cards[Space]
    """Every space, clockwise."""
    board: Cards[FaceUp]
    """The face-up cards; a region with a gap is left out."""
    dice: Cards[Die]
    """The number dice of this turn."""
    gained: Cards[Face]
    """The card a full player has just taken."""
    pile: Heap
    """The draw pile."""
    returned: Cards[Face]
    """At tables with `memory` = `helper` the five cards of the last shuffle, ascending; else empty."""


class PlayerFacts(Shown, frozen=True):
    """What is known of a player."""

    tokens: int
    """Re-roll tokens."""
    full: bool
    """Whether the row is full."""
    total: Annotated[int | None, Score]
    """The sum of the row; null until the end."""
    looked_at: int | None
    """The place the actor is looking at now, 0 for the whole row."""
    changed: int | None
    """The place whose card was exchanged in the last step."""


class PlayerPlaces(Shown, frozen=True):
    """What lies before a player."""

    row: Cards[Face | None]
    """The cards in the order they lie; null for one that lies face down to the viewer."""


class Done(Choice, frozen=True):
    """Looked long enough (R7, R21)."""


class Roll(Choice, frozen=True):
    """Roll number dice (R24)."""

    dice: int
    """How many."""


class Move(Choice, frozen=True):
    """Move the pawn (R25)."""

    steps: int
    """How far, and with the next two where that leads."""
    space: Kind
    region: Region | None
    """Null for a wild space."""


class Reroll(Choice, frozen=True):
    """Pay a token and roll some of the dice again (R36)."""

    mask: int
    """Which: the action minus 4; bit 0 is the first die."""
    count: int
    """How many."""
    numbers: str
    """What they show now, as text: `"2 + 5"`."""


class Accept(Choice, frozen=True):
    """Do what the wild die says (R30)."""

    face: WildFace


class RerollWild(Choice, frozen=True):
    """Pay a token and roll the wild die again (R37)."""

    face: WildFace
    """As it is now."""


class Skip(Choice, frozen=True):
    """Let the wild die be (R38)."""


class RollWild(Choice, frozen=True):
    """Roll the wild die (R38)."""


class Take(Choice, frozen=True):
    """Take the face-up card of a region (R26, R31, R32)."""

    card: Face
    region: Region


class Draw(Choice, frozen=True):
    """Draw the top card of the pile (R26)."""


class PeekNothing(Choice, frozen=True):
    """Look at no card (R7)."""


class PeekOwn(Choice, frozen=True):
    """Look at all of one's own cards (R29)."""


class Keep(Choice, frozen=True):
    """Swap nothing (R33)."""


class Offer(Choice, frozen=True):
    """The own card to give away, in phase `swap` (R33)."""

    place: int
    """Counted from 1."""


class Replace(Choice, frozen=True):
    """The older card that goes under the pile, in phase `replace` (R11)."""

    place: int
    """Counted from 1."""


class Peek(Choice, frozen=True):
    """Look at another player's card, in phase `peek` (R29); action = 30 + 5 × (seats after the actor − 1) + place − 1."""

    who: Who
    place: int
    """Counted from 1."""


class Swap(Choice, frozen=True):
    """The card to get for the own one, in phase `swap_with` (R33); numbered like `peek`."""

    who: Who
    place: int
    """Counted from 1."""


class Throw(Shown, frozen=True):
    """Dice that the viewer could throw now, and how likely they lead where: all ways to fall are equally likely."""

    choice: int
    """The choice that throws them."""
    dice: int
    """How many they are."""
    ways: int
    """In how many ways they can fall."""
    spaces: list[int]
    """In how many of these the pawn would get to each space of the ring."""
    regions: list[int]
    """And in how many into each region, A first."""


class Insight(Shown, frozen=True):
    """What the rules make of what the viewer sees."""

    faces: list[int]
    """The six faces of every number die at this table."""
    goal: int | None
    """In phase `reroll`, the space that the dice lead to: an index into the place `ring`."""
    throws: list[Throw]
    """For the actor, each choice of dice to roll or re-roll."""


class RatATatRollView(
    View[
        Phase,
        Area[TableFacts, TablePlaces],
        Area[PlayerFacts, PlayerPlaces],
        Done
        | Roll
        | Move
        | Reroll
        | Accept
        | RerollWild
        | Skip
        | RollWild
        | Take
        | Draw
        | PeekNothing
        | PeekOwn
        | Keep
        | Offer
        | Replace
        | Peek
        | Swap,
        Insight,
        Reason,
    ],
    frozen=True,
    kw_only=True,
    tag="rat_a_tat_roll",
):
    """A view of Rat-a-Tat Roll."""
