"""What stories of Rat-a-Tat Roll tell. A message's text is `story-` and its class's name: `NoSwap` is `story-no-swap`.

Some come in pairs, of which the second names the cards. It is told at tables with `memory` = `helper` (R14): a strict
table's log would otherwise do the remembering.
"""

from __future__ import annotations

from clowder.engine.view_types import Told, Who
from clowder.games.rat_a_tat_roll.view_types import Die, Face, Kind, Region, WildFace


class DealtSilently(Told, frozen=True):
    """So many cards face up, at the start and after a shuffle."""

    count: int


class Dealt(Told, frozen=True):
    """The same, at a table that helps: told to everybody."""

    cards: list[Face]


class ShuffledSilently(Told, frozen=True):
    """More than three icons: the five go back, so many times."""

    times: int


class Shuffled(Told, frozen=True):
    """The same, at a table that helps, with the five that went back last: told to everybody."""

    times: int
    cards: list[Face]


class Starts(Told, frozen=True):
    """Who has the first turn."""

    who: Who


class LookedStart(Told, frozen=True):
    """The starting card was looked at."""

    who: Who


class SawStart(Told, frozen=True):
    """The same, at a table that helps: told to the one who looks."""

    who: Who
    card: Face


class Rolled(Told, frozen=True):
    """Number dice are rolled."""

    who: Who
    dice: list[Die]
    total: int


class Rerolled(Told, frozen=True):
    """Some dice again: only those are listed; the total is of all."""

    who: Who
    dice: list[Die]
    count: int
    total: int


class Moved(Told, frozen=True):
    """The pawn moves."""

    who: Who
    steps: int
    space: Kind
    region: Region | None


class TookSilently(Told, frozen=True):
    """A face-up card was taken."""

    who: Who
    region: Region


class Took(Told, frozen=True):
    """The same, at a table that helps: told to everybody."""

    who: Who
    region: Region
    card: Face


class Earned(Told, frozen=True):
    """Tokens are gained."""

    who: Who
    count: int


class NoTokenLeft(Told, frozen=True):
    """Fewer tokens than the card and the space would give."""

    who: Who


class Drew(Told, frozen=True):
    """A card from the pile."""

    who: Who


class DrewCard(Told, frozen=True):
    """The same, at a table that helps: told to the one who draws."""

    who: Who
    card: Face


class PeekedNothing(Told, frozen=True):
    """No card is looked at."""

    who: Who


class PeekedOwn(Told, frozen=True):
    """Somebody looks at all of the own cards."""

    who: Who


class SawOwn(Told, frozen=True):
    """The same, at a table that helps: told to the one who looks."""

    who: Who
    cards: list[Face]


class PeekedCard(Told, frozen=True):
    """Somebody looks at another player's card."""

    who: Who
    other: Who
    place: int


class SawCard(Told, frozen=True):
    """The same, at a table that helps: told to the one who looks."""

    who: Who
    other: Who
    place: int
    card: Face


class Skipped(Told, frozen=True):
    """A full player lets the wild die be."""

    who: Who


class RolledWild(Told, frozen=True):
    """The wild die is rolled."""

    who: Who
    face: WildFace


class RerolledWild(Told, frozen=True):
    """The wild die is rolled again."""

    who: Who
    face: WildFace


class Accepted(Told, frozen=True):
    """What the wild die says is done."""

    who: Who
    face: WildFace


class Replaced(Told, frozen=True):
    """An older card went under the pile."""

    who: Who
    place: int


class NoSwap(Told, frozen=True):
    """Nothing is swapped."""

    who: Who


class Offered(Told, frozen=True):
    """The own card of a swap."""

    who: Who
    place: int


class Swapped(Told, frozen=True):
    """Two cards change places."""

    who: Who
    place: int
    other: Who
    other_place: int


class RefilledSilently(Told, frozen=True):
    """The new face-up card."""

    region: Region


class Refilled(Told, frozen=True):
    """The same, at a table that helps: told to everybody."""

    region: Region
    card: Face


class FinalRound(Told, frozen=True):
    """The last row is full."""

    who: Who


class Stopped(Told, frozen=True):
    """The game ends after 25 rounds (R16)."""


class Revealed(Told, frozen=True):
    """At the end, for each seat."""

    who: Who
    cards: list[Face]
    total: int


TOLD = (
    DealtSilently, Dealt, ShuffledSilently, Shuffled, Starts, LookedStart, SawStart, Rolled, Rerolled, Moved, TookSilently,
    Took, Earned, NoTokenLeft, Drew, DrewCard, PeekedNothing, PeekedOwn, SawOwn, PeekedCard, SawCard, Skipped, RolledWild,
    RerolledWild, Accepted, Replaced, NoSwap, Offered, Swapped, RefilledSilently, Refilled, FinalRound, Stopped, Revealed,
)  # fmt: skip
