"""What stories of Gattara tell. A message's text is `story-` and its class's name: `ComesBack` is `story-comes-back`.
Letting a card be is not told."""

from __future__ import annotations

from typing import Annotated

from clowder.engine.view_types import Told, Who, Winner
from clowder.games.gattara.view_types import Face, Token, Way


class Dealt(Told, frozen=True):
    """The game begins."""

    goal: int


class Starts(Told, frozen=True):
    """Who has the first turn."""

    who: Who


class Played(Told, frozen=True):
    """A turn card."""

    who: Who
    card: Face


class Mirrored(Told, frozen=True):
    """A Mirror, with the card it copies."""

    who: Who
    card: Face


class Aimed(Told, frozen=True):
    """The target, chosen or printed on the card."""

    who: Who
    at: Who


class Bastet(Told, frozen=True):
    """Bastet on a card of the owner's."""

    who: Who
    against: Face
    owner: Who


class Answered(Told, frozen=True):
    """A Meow answer."""

    who: Who
    card: Face
    against: Face
    owner: Who


class NoAnswer(Told, frozen=True):
    """The target lets it happen."""

    who: Who


class AllCancelled(Told, frozen=True):
    """The turn card, and nothing is carried out."""

    who: Who
    card: Face


class ComesBack(Told, frozen=True):
    """Its answer was cancelled."""

    who: Who
    card: Face


class Doubled(Told, frozen=True):
    """An answer is carried out."""

    who: Who
    card: Face


class Gained(Told, frozen=True):
    """Cats came from the supply."""

    who: Who
    token: Token
    amount: int


class GainedNothing(Told, frozen=True):
    """The supply has none (`amount` is 0)."""

    who: Who
    token: Token
    amount: int


class Lost(Told, frozen=True):
    """Cats went back to the supply."""

    who: Who
    token: Token
    amount: int


class LostNothing(Told, frozen=True):
    """The player has none (`amount` is 0)."""

    who: Who
    token: Token
    amount: int


class Took(Told, frozen=True):
    """The owner's cats are taken."""

    who: Who
    owner: Who
    token: Token
    amount: int


class TookNothing(Told, frozen=True):
    """The owner has none (`amount` is 0)."""

    who: Who
    owner: Who
    token: Token
    amount: int


class Direction(Told, frozen=True):
    """Play turns around: the direction now."""

    direction: Way


class Skipped(Told, frozen=True):
    """The player who loses a turn."""

    who: Who


class Again(Told, frozen=True):
    """Another turn, with two players."""

    who: Who


class Rebel(Told, frozen=True):
    """The direction the cats move in."""

    direction: Way


class Zen(Told, frozen=True):
    """The player it binds."""

    who: Who


class DrewFrom(Told, frozen=True):
    """A card is drawn from the owner's hand: told to the others."""

    who: Who
    owner: Who


class DrewFromSeen(Told, frozen=True):
    """A card is drawn from the owner's hand: told to these two."""

    who: Who
    owner: Who
    card: Face


class DrewFromEmpty(Told, frozen=True):
    """The owner's hand has no card to draw."""

    who: Who
    owner: Who


class Swapped(Told, frozen=True):
    """Two hands are swapped."""

    who: Who
    owner: Who


class NewHand(Told, frozen=True):
    """Hands are swapped: told to each of the two."""

    cards: list[Face]


class Skips(Told, frozen=True):
    """Nothing can be played."""

    who: Who


class SkipsZen(Told, frozen=True):
    """Nothing can be played under a Zen cat."""

    who: Who


class Reshuffled(Told, frozen=True):
    """The discards are the draw pile now; for which time."""

    number: int


class Drew(Told, frozen=True):
    """Cards are drawn for the turn: told to the others."""

    who: Who
    count: int


class DrewCards(Told, frozen=True):
    """Cards are drawn for the turn: told to the one who drew."""

    cards: list[Face]


class Gattara(Told, frozen=True):
    """The call."""

    who: Annotated[Who, Winner]
    points: int


class RanOut(Told, frozen=True):
    """The game ends by G17."""


class Stuck(Told, frozen=True):
    """The game ends by G19."""


TOLD = (
    Dealt, Starts, Played, Mirrored, Aimed, Bastet, Answered, NoAnswer, AllCancelled, ComesBack, Doubled, Gained,
    GainedNothing, Lost, LostNothing, Took, TookNothing, Direction, Skipped, Again, Rebel, Zen, DrewFrom, DrewFromSeen,
    DrewFromEmpty, Swapped, NewHand, Skips, SkipsZen, Reshuffled, Drew, DrewCards, Gattara, RanOut, Stuck,
)  # fmt: skip
