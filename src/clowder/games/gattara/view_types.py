"""What a view of Gattara is made of (engine/view_types.py): declared here, filled in by view.py."""

from __future__ import annotations

from typing import Annotated, Literal

from clowder.engine.view_types import Area, Cards, CardsOrHeap, Choice, Heap, Score, Shown, View, Who

# The words of a deck file; but for the colours, their order is that of the numbers in record.py.
Colour = Literal["green", "red", "yellow"]
Effect = Literal["gain", "take", "lose", "direction", "skip", "mirror", "bastet", "rebel", "zen", "draw", "swap"]
Target = Literal["self", "next", "previous", "any", "all"]
Token = Literal["stray", "pedigree", "show"]

Way = Literal["clockwise", "counterclockwise"]
Phase = Literal["card", "target", "bastet", "meow", "look", "over"]
"""card: begins a turn; the draw up to three is done
target: has laid a card for "any" player
bastet: is asked whether to cancel a card (G3)
meow: is the target of a Meow card
look: has drawn from a hand or swapped hands (G18)
over: the game has ended; all hands and all cats lie open
"""
Reason = Literal["gattara", "most", "shared"]
"""gattara: somebody reached the target
most: the game ran out (G17, G19): most points
shared: likewise, and several have equally many
"""


class Face(Shown, frozen=True):
    """A card."""

    face: int
    """Its number, 0–51: cards that look alike have the same. Faces are numbered in the order of the deck file."""
    colour: Colour
    effect: Effect
    token: Token | None
    """Null for yellow cards."""
    amount: int | None
    """How many tokens; null for yellow cards."""
    target: Target | None
    """Null where there is none."""
    meow: bool
    """True for a Meow card."""


class Laid(Face, frozen=True):
    """A card on the stack."""

    by: Who
    """Who laid it."""
    at: Who | None
    """Its target, if it has a single one."""
    cancelled: bool
    """As things stand (G2)."""


class TableFacts(Shown, frozen=True):
    """What the middle of the table says. Facts that do not apply are null."""

    turn: Who
    """Whose turn it is; in `look`, whose turn comes next."""
    direction: Way
    """The way play goes."""
    zen: bool | None
    """True when that player may only play yellow (G10)."""
    goal: int
    """The points to reach."""
    reshuffles: int
    """How often the discards were shuffled; the sixth time ends the game."""
    counts_as: Face | None
    """The card that a Mirror on top of the discard pile counts as (G8)."""
    pending: Face | None
    """The card that is asked about."""
    pending_by: Who | None
    """Who laid it."""
    pending_at: Who | None
    """Its target, if it has a single one."""
    effect: Face | None
    """What the last play came to: the effect carried out (for a Mirror, the copied card). Null, like the three that follow,
    when everything was cancelled."""
    effect_by: Who | None
    """Whose it was."""
    effect_at: Who | None
    """Its target, if it had a single one."""
    doubled: bool | None
    """True if it was doubled."""


class TablePlaces(Shown, frozen=True):
    """What lies in the middle."""

    pile: Heap
    """The draw pile."""
    discards: Heap
    """The discard pile."""
    last: Cards[Face]
    """Its top card."""
    stack: Cards[Laid]
    """The cards of this play from the bottom up."""


class PlayerFacts(Shown, frozen=True):
    """What is known of a player. What is behind the screen is seen by its owner and, after the end, by everybody."""

    points: Annotated[int | None, Score]
    """What the cats behind the screen count."""
    strays: int | None
    """How many stray cats there are."""
    pedigrees: int | None
    """How many pedigree cats."""
    shows: int | None
    """How many show cats."""
    gained: int | None
    """How many tokens the last effect gave; which kind, `effect` tells. Rebel cats show nothing."""
    lost: int | None
    """How many it took."""


class PlayerPlaces(Shown, frozen=True):
    """What lies before a player."""

    hand: CardsOrHeap[Face]
    """One's own cards, sorted by face; of others the count; after the end all hands."""


class Play(Choice, frozen=True):
    """The card for the turn."""

    card: Face
    aims: list[Who]
    """Whom it can be aimed at, if that is to be chosen next (G3)."""


class Skip(Choice, frozen=True):
    """Alone, when nothing can be played (G24)."""


class Aim(Choice, frozen=True):
    """The target of a card for "any" player."""

    at: Who


class PlayBastet(Choice, frozen=True, tag="bastet"):
    """Cancel the card that is asked about."""

    card: Face
    against: Face
    """The card that is asked about."""


class LetBe(Choice, frozen=True):
    """Do not cancel it."""

    against: Face
    """The card that is asked about."""


class Answer(Choice, frozen=True):
    """A Meow card against a Meow card."""

    card: Face


class GiveIn(Choice, frozen=True, tag="no-answer"):
    """Take what comes."""

    against: Face
    """The card that is asked about."""


class GoOn(Choice, frozen=True):
    """The cards were looked at."""


class Deed(Shown, frozen=True):
    """What a card of the stack is about to do."""

    card: Face
    """The card whose effect it has: itself or, for a Mirror, the one it copies (G8)."""
    amount: int | None
    """How many tokens each of the players it hits gains or loses, doubled if it is; null if it moves none."""
    doubled: bool
    """True for a Meow answer (G4)."""
    hits: list[Who]
    """The players it does something to, in turn order from its own; nobody while a target is still to be chosen."""
    against: int | None
    """The place on the stack of the card that it cancels, if it is a Bastet or a Meow answer."""


class Worths(Shown, frozen=True):
    """What a token counts (G27)."""

    stray: int
    pedigree: int
    show: int


class Insight(Shown, frozen=True):
    """What the rules make of what the viewer sees."""

    stack: list[Deed]
    """Of each card on the stack, what it does if it is carried out."""
    pending: int | None
    """The place on the stack of the card that is asked about."""
    standing: int | None
    """The place on the stack of the card that will be carried out as things stand; null when all is cancelled (G2)."""
    next: list[Who]
    """For each player by seat: who is next, the way play goes."""
    came_from: list[Who | None]
    """For each player by seat: the one whose cats the last effect brought, by taking or as Rebel cats; null where it
    brought none, or not those of a single player."""
    worths: Worths


class GattaraView(
    View[
        Phase,
        Area[TableFacts, TablePlaces],
        Area[PlayerFacts, PlayerPlaces],
        Play | Skip | Aim | PlayBastet | LetBe | Answer | GiveIn | GoOn,
        Insight,
        Reason,
    ],
    frozen=True,
    kw_only=True,
    tag="gattara",
):
    """A view of Gattara."""
