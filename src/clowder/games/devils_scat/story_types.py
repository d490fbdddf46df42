"""What stories of Devil's Scat tell. A message's text is `story-` and its class's name: `TurnedUp` is `story-turned-up`."""

from __future__ import annotations

from typing import Annotated

from clowder.engine.view_types import Told, Who, Winner
from clowder.games.devils_scat.view_types import Face, Suit


class Booted(Told, frozen=True):
    """The game begins without a suit."""

    suit: Suit


class Dealt(Told, frozen=True):
    """A round is dealt."""

    who: Who
    round: int


class TurnedUp(Told, frozen=True):
    """The discard pile begins."""

    card: Face


class Favoured(Told, frozen=True):
    """The favoured suit of the round; not in classic."""

    suit: Suit


class YourHand(Told, frozen=True):
    """The own hand, told to each player."""

    cards: list[Face]


class Begins(Told, frozen=True):
    """Whose turn is first."""

    who: Who


class Reshuffled(Told, frozen=True):
    """The discards became the deck."""

    who: Who


class Drew(Told, frozen=True):
    """A card from the deck: told to the others."""

    who: Who


class DrewCard(Told, frozen=True):
    """A card from the deck: told to its owner."""

    who: Who
    card: Face


class Took(Told, frozen=True):
    """The top discard is taken."""

    who: Who
    card: Face


class Discarded(Told, frozen=True):
    """A card is discarded."""

    who: Who
    card: Face


class Knocked(Told, frozen=True):
    """A knock."""

    who: Who


class MustKnock(Told, frozen=True):
    """A forced knock."""

    who: Who


class Scat(Told, frozen=True):
    """A Scat ended the round."""

    who: Who


class DevilsScat(Told, frozen=True):
    """A Devil's Scat ended the round."""

    who: Who


class Shows(Told, frozen=True):
    """The round is over: each hand and its worth."""

    who: Who
    cards: list[Face]
    whole: int
    sixths: int


class RoundWon(Told, frozen=True):
    """Who won the round; not in classic."""

    who: Who


class RoundTied(Told, frozen=True):
    """Nobody won the round; not in classic."""


class PointWon(Told, frozen=True):
    """A point for winning the round."""

    who: Who


class Point29(Told, frozen=True):
    """A point for a hand worth 29."""

    who: Who


class Point31(Told, frozen=True):
    """A point for a full 31."""

    who: Who


class PointFavoured(Told, frozen=True):
    """A point for the favoured suit."""

    who: Who


class PointLost(Told, frozen=True):
    """A point lost for a knock that was beaten."""

    who: Who


class Total(Told, frozen=True):
    """After somebody's points."""

    who: Who
    points: int


class LifeLowest(Told, frozen=True):
    """A life lost for the lowest hand."""

    who: Who


class LifeKnocker(Told, frozen=True):
    """A life lost for the lowest hand after knocking."""

    who: Who


class LifeScat(Told, frozen=True):
    """A life lost for somebody else's (Devil's) Scat."""

    who: Who


class Lives(Told, frozen=True):
    """After somebody's lost lives."""

    who: Who
    lives: int


class Out(Told, frozen=True):
    """After somebody's last life."""

    who: Who


class WinsTarget(Told, frozen=True):
    """The game is over, by points."""

    who: Annotated[Who, Winner]


class WinsSurvivor(Told, frozen=True):
    """The game is over: the last one alive."""

    who: Annotated[Who, Winner]


class WinsTogether(Told, frozen=True):
    """The game is over: told once for each who shares the win."""

    who: Annotated[Who, Winner]


TOLD = (
    Booted,
    Dealt,
    TurnedUp,
    Favoured,
    YourHand,
    Begins,
    Reshuffled,
    Drew,
    DrewCard,
    Took,
    Discarded,
    Knocked,
    MustKnock,
    Scat,
    DevilsScat,
    Shows,
    RoundWon,
    RoundTied,
    PointWon,
    Point29,
    Point31,
    PointFavoured,
    PointLost,
    Total,
    LifeLowest,
    LifeKnocker,
    LifeScat,
    Lives,
    Out,
    WinsTarget,
    WinsSurvivor,
    WinsTogether,
)
