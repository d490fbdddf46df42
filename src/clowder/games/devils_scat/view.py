"""What a seat at a table of Devil's Scat may see. docs/games/devils_scat.md lists the fields."""

from __future__ import annotations

from typing import Any

from clowder.engine.game import Area, Choice
from clowder.engine.view import area, cards, heap, who
from clowder.games.devils_scat.deck import PRINTED
from clowder.games.devils_scat.record import (
    AT_29,
    BEATEN,
    DECK,
    DISCARD,
    DISCARDING,
    FAVOURED,
    FOURTH,
    FULL_31,
    HAND,
    KNOCK,
    LOWEST,
    MOST_RESHUFFLES,
    MOST_TURNS,
    OUTSCATTED,
    RANKS,
    SCAT,
    SHOWING,
    SIXTHS,
    SUIT_NAMES,
    TAKE,
    TARGETS,
    WON,
    DevilsScat,
)

POINTS = {
    "for_winning": WON,
    "for_29": AT_29,
    "for_31": FULL_31,
    "for_favoured": FAVOURED,
    "for_knocking": BEATEN,
}
"""Why a seat scored points, as facts: the last one costs 1, the others bring 1."""
LOST_LIVES = {"for_lowest": LOWEST, "for_lowest_knocker": BEATEN, "for_scat": OUTSCATTED}
"""Why a seat lost lives, as facts, each of which costs 1."""


def phase(s: DevilsScat) -> str:
    """What the actor decides."""
    if s.phase == SHOWING:
        return "deal"
    if s.phase == DISCARDING:
        return "discard"
    if s.knocker >= 0:
        return "last"
    return "must_knock" if s.reshuffles >= MOST_RESHUFFLES or s.turns >= MOST_TURNS else "draw"


def face(s: DevilsScat, card: int) -> dict[str, Any]:
    """A card as it is seen: its number in the game, rank, suit and points."""
    rank = card % RANKS
    return {
        "card": card,
        "rank": PRINTED[s.printed[rank]],
        "suit": SUIT_NAMES[card // RANKS],
        "points": s.rank_points[rank],
    }


def suit_name(suit: int) -> str | None:
    """The word for a suit; None for no suit."""
    return SUIT_NAMES[suit] if suit >= 0 else None


def table(s: DevilsScat, viewer: int | None) -> Area:
    """The round, the suits, who knocked, how it ended; the deck and the discard pile."""
    facts: dict[str, Any] = {
        "round": s.rounds,
        "scoring": "classic" if s.classic else "points",
        "target": None if s.classic else TARGETS[s.seats - 2],
        "dealer": who(s.dealer),
        "favoured": suit_name(s.favoured),
        "booted": suit_name(s.booted),
        "reshuffles": s.reshuffles or None,
        "knocker": who(s.knocker) if s.knocker >= 0 else None,
        "last_turns": last_turns(s) if s.knocker >= 0 and s.phase != SHOWING else None,
        "scat": who(s.scat) if s.scat >= 0 and s.worth[s.scat] == SCAT else None,
        "devils_scat": who(s.scat) if s.scat >= 0 and s.worth[s.scat] != SCAT else None,
        "winner": who(s.winner) if s.phase == SHOWING and not s.classic else None,
    }
    return area(facts, {"deck": heap(s.deck_count), "discards": cards(face(s, c) for c in s.pile[: s.pile_count])})


def last_turns(s: DevilsScat) -> int:
    """S34: turns to come before the round ends, this one included."""
    between = ((s.actor + i) % s.seats for i in range((s.knocker - s.actor) % s.seats))
    return sum(s.held[seat] > 0 for seat in between)


def player(s: DevilsScat, seat: int, viewer: int | None) -> Area:
    """A hand as far as the viewer knows it, the points or lives and, between rounds, each point with its reason (S12)."""
    is_open = seat == viewer or s.phase == SHOWING
    whole = s.held[seat] == HAND and is_open
    facts: dict[str, Any] = {
        "points": None if s.classic else s.points[seat],
        "lives": s.lives[seat] if s.classic else None,
        "worth": s.worth[seat] // SIXTHS if whole else None,
        "sixths": s.worth[seat] % SIXTHS if whole else None,
        "knocked": True if s.knocker == seat else None,
        "change": s.change[seat] if s.phase == SHOWING and s.held[seat] else None,
    }
    for name, reason in (LOST_LIVES if s.classic else POINTS).items():
        facts[name] = (1 if reason < BEATEN else -1) if s.earned[seat] & reason else None
    drawn = range(FOURTH, s.held[seat])
    places = {
        "hand": cards(hand_faces(s, seat, is_open=is_open)),
        "drawn": cards(face(s, s.hand[seat][i]) if is_open or s.shown[seat][i] else None for i in drawn),
    }
    return area(facts, places)


def hand_faces(s: DevilsScat, seat: int, *, is_open: bool) -> list[dict[str, Any] | None]:
    """The three cards of a hand: sorted, and those the viewer does not know last."""
    places = range(min(HAND, s.held[seat]))
    known = sorted(s.hand[seat][i] for i in places if is_open or s.shown[seat][i])
    return [face(s, card) for card in known] + [None] * (len(places) - len(known))


def choice(s: DevilsScat, move: int) -> Choice:
    """What a move means."""
    if move == DECK:
        return {"kind": "deck", "reshuffle": s.deck_count == 0}
    if move == TAKE:
        return {"kind": "take", "card": face(s, s.pile[s.pile_count - 1])}
    if move == KNOCK:
        return {"kind": "knock"}
    if move < DISCARD:
        return {"kind": "deal"}
    return {"kind": "discard", "card": face(s, move - DISCARD)}


def looking(s: DevilsScat) -> list[int]:
    """Between two rounds everybody looks at the hands."""
    return list(range(s.seats)) if s.phase == SHOWING and s.actor >= 0 else []


def ending(s: DevilsScat) -> dict[str, Any]:
    """S43, S49: who won and why."""
    if not s.classic:
        return {"winners": [s.winner], "scores": list(s.points[: s.seats]), "reason": "target"}
    lives = list(s.lives[: s.seats])
    living = [seat for seat in range(s.seats) if lives[seat]]
    if living:
        return {"winners": living, "scores": lives, "reason": "survivor"}
    return {"winners": [seat for seat in range(s.seats) if s.held[seat]], "scores": lives, "reason": "together"}
