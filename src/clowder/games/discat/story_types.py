"""What stories of Discat tell. A message's text is `story-` and its class's name: `AllPassed` is `story-all-passed`."""

from __future__ import annotations

from clowder.engine.view_types import Told, Who
from clowder.games.discat.view_types import Arrow, Face


class Dealt(Told, frozen=True):
    """The game begins."""

    highest: int
    hand: int
    """How many cards everybody has."""


class Starts(Told, frozen=True):
    """Who plays the first card."""

    who: Who


class Played(Told, frozen=True):
    """The top card is played."""

    who: Who
    card: int
    arrow: Arrow


class Added(Told, frozen=True):
    """Another card of its group."""

    who: Who
    card: int
    arrow: Arrow


class BonusPile(Told, frozen=True):
    """The bottom card of four."""

    who: Who
    card: int
    arrow: Arrow


class Announced(Told, frozen=True):
    """The group is whole: the new constraint."""

    who: Who
    card: int
    arrow: Arrow


class Five(Told, frozen=True):
    """Five cards: the game is won."""

    who: Who


class Drew(Told, frozen=True):
    """Cards are drawn: told to the others."""

    who: Who
    count: int


class DrewCards(Told, frozen=True):
    """Cards are drawn: told to their owner."""

    who: Who
    cards: list[Face]


class Passes(Told, frozen=True):
    """Somebody cannot respect the constraint."""

    who: Who
    limit: int
    arrow: Arrow


class Bonus(Told, frozen=True):
    """The player who set it draws for that."""

    who: Who


class ExchangedUnseen(Told, frozen=True):
    """A card goes under the pile: told to the others."""

    who: Who


class Exchanged(Told, frozen=True):
    """A card goes under the pile: told to its owner."""

    who: Who
    card: int
    arrow: Arrow


class Kept(Told, frozen=True):
    """No exchange."""

    who: Who


class AllPassed(Told, frozen=True):
    """The turn is back with the player who set the constraint."""

    who: Who


class OutOfCards(Told, frozen=True):
    """A hand and the pile are empty: last turns."""

    who: Who


TOLD = (
    Dealt, Starts, Played, Added, BonusPile, Announced, Five, Drew, DrewCards, Passes, Bonus, ExchangedUnseen, Exchanged,
    Kept, AllPassed, OutOfCards,
)  # fmt: skip
