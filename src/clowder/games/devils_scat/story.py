"""What happened at a table of Devil's Scat, as one of those around it saw it. Only a card drawn from the deck and the hand
dealt are told to their owner alone; between rounds everything is open."""

from __future__ import annotations

from clowder.engine.game import Message
from clowder.engine.view import told, who
from clowder.games.devils_scat.record import (
    AT_29,
    BEATEN,
    DECK,
    DISCARD,
    FAVOURED,
    FOURTH,
    FULL_31,
    KNOCK,
    LOWEST,
    OUTSCATTED,
    SCAT,
    SHOWING,
    SIXTHS,
    TAKE,
    WON,
    DevilsScat,
)
from clowder.games.devils_scat.view import ending, face, hand_faces, phase, suit_name

POINTS = {WON: "point-won", AT_29: "point-29", FULL_31: "point-31", FAVOURED: "point-favoured", BEATEN: "point-lost"}
LOST_LIVES = {OUTSCATTED: "life-scat", LOWEST: "life-lowest", BEATEN: "life-knocker"}


def opening(s: DevilsScat, viewer: int | None) -> list[Message]:
    """The suit that was booted, if any, and the first deal."""
    booted = [told("booted", suit=suit_name(s.booted))] if s.booted >= 0 else []
    return booted + round_begins(s, viewer)


def story(before: DevilsScat, move: int, after: DevilsScat, viewer: int | None) -> list[Message]:
    """One step: what the actor did and, if that ended the round, what everybody had."""
    if before.phase == SHOWING:
        return round_begins(after, viewer)
    messages = decision(before, move, after, viewer)
    return messages + (round_ends(after) if after.phase == SHOWING else [])


def decision(before: DevilsScat, move: int, after: DevilsScat, viewer: int | None) -> list[Message]:
    """What the actor did."""
    actor = before.actor
    if move == KNOCK:
        return [told("must-knock" if phase(before) == "must_knock" else "knocked", who=who(actor))]
    if move == TAKE:
        return [told("took", who=who(actor), card=face(after, after.hand[actor][FOURTH]))]
    if move >= DISCARD:
        return [told("discarded", who=who(actor), card=face(before, move - DISCARD))]
    assert move == DECK
    messages = [told("reshuffled", who=who(actor))] if after.reshuffles > before.reshuffles else []
    if viewer == actor:
        return [*messages, told("drew-card", who=who(actor), card=face(after, after.hand[actor][FOURTH]))]
    return [*messages, told("drew", who=who(actor))]


def round_begins(s: DevilsScat, viewer: int | None) -> list[Message]:
    """The deal: the card turned up, the favoured suit, one's own hand, and who begins or had a Scat at once."""
    messages = [
        told("dealt", who=who(s.dealer), round=s.rounds),
        told("turned-up", card=face(s, s.pile[0])),
    ]
    if not s.classic:
        messages.append(told("favoured", suit=suit_name(s.favoured)))
    if viewer is not None and s.held[viewer]:
        messages.append(told("your-hand", cards=hand_faces(s, viewer, is_open=True)))
    if s.phase == SHOWING:
        return messages + round_ends(s)
    return [*messages, told("begins", who=who(s.actor))]


def round_ends(s: DevilsScat) -> list[Message]:
    """S12: all hands and what they are worth, who won, each point or life with its reason, and the end of the game."""
    seats = [seat for i in range(1, s.seats + 1) if s.held[seat := (s.dealer + i) % s.seats]]
    messages = []
    if s.scat >= 0:
        messages.append(told("scat" if s.worth[s.scat] == SCAT else "devils-scat", who=who(s.scat)))
    for seat in seats:
        whole, sixths = divmod(s.worth[seat], SIXTHS)
        messages.append(told("shows", who=who(seat), cards=hand_faces(s, seat, is_open=True), whole=whole, sixths=sixths))
    if not s.classic:
        messages.append(told("round-won", who=who(s.winner)) if s.winner >= 0 else told("round-tied"))
    for seat in seats:
        messages += scored(s, seat)
    return messages + (game_ends(s) if s.actor < 0 else [])


def scored(s: DevilsScat, seat: int) -> list[Message]:
    """The reasons of one seat, and what it has now; nothing when nothing changed."""
    reasons = LOST_LIVES if s.classic else POINTS
    messages = [told(key, who=who(seat)) for reason, key in reasons.items() if s.earned[seat] & reason]
    if not messages:
        return []
    if not s.classic:
        return [*messages, told("total", who=who(seat), points=s.points[seat])]
    left = told("lives", who=who(seat), lives=s.lives[seat]) if s.lives[seat] else told("out", who=who(seat))
    return [*messages, left]


def game_ends(s: DevilsScat) -> list[Message]:
    """S43, S49: who wins the game."""
    end = ending(s)
    return [told(f"wins-{end['reason']}", who=who(seat)) for seat in end["winners"]]
