"""What happened at a table of Devil's Scat, as one of those around it saw it. Only a card drawn from the deck and the hand
dealt are told to their owner alone; between rounds everything is open."""

from __future__ import annotations

from typing import Any

from clowder.engine.view_types import Told, who
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
from clowder.games.devils_scat.story_types import (
    Begins,
    Booted,
    Dealt,
    Discarded,
    Drew,
    DrewCard,
    Favoured,
    Knocked,
    LifeKnocker,
    LifeLowest,
    LifeScat,
    Lives,
    MustKnock,
    Out,
    Point29,
    Point31,
    PointFavoured,
    PointLost,
    PointWon,
    Reshuffled,
    RoundTied,
    RoundWon,
    Scat,
    Shows,
    Took,
    Total,
    TurnedUp,
    WinsSurvivor,
    WinsTarget,
    WinsTogether,
    YourHand,
)
from clowder.games.devils_scat.story_types import DevilsScat as EndedByDevilsScat
from clowder.games.devils_scat.view import face, open_faces, phase, reason, suit_name

POINTS = {WON: PointWon, AT_29: Point29, FULL_31: Point31, FAVOURED: PointFavoured, BEATEN: PointLost}
LOST_LIVES = {OUTSCATTED: LifeScat, LOWEST: LifeLowest, BEATEN: LifeKnocker}
WINS = {"target": WinsTarget, "survivor": WinsSurvivor, "together": WinsTogether}


def opening(s: DevilsScat, viewer: int | None) -> list[Told]:
    """The suit that was booted, if any, and the first deal."""
    booted = [Booted(suit_name(s.booted))] if s.booted >= 0 else []
    return booted + round_begins(s, viewer)


def story(before: DevilsScat, move: int, after: DevilsScat, viewer: int | None) -> list[Told]:
    """One step: what the actor did and, if that ended the round, what everybody had."""
    if before.phase == SHOWING:
        return round_begins(after, viewer)
    messages = decision(before, move, after, viewer)
    return messages + (round_ends(after) if after.phase == SHOWING else [])


def decision(before: DevilsScat, move: int, after: DevilsScat, viewer: int | None) -> list[Told]:
    """What the actor did."""
    actor = before.actor
    if move == KNOCK:
        return [MustKnock(who(actor)) if phase(before) == "must_knock" else Knocked(who(actor))]
    if move == TAKE:
        return [Took(who(actor), face(after, after.hand[actor][FOURTH]))]
    if move >= DISCARD:
        return [Discarded(who(actor), face(before, move - DISCARD))]
    assert move == DECK
    messages: list[Told] = [Reshuffled(who(actor))] if after.reshuffles > before.reshuffles else []
    if viewer == actor:
        return [*messages, DrewCard(who(actor), face(after, after.hand[actor][FOURTH]))]
    return [*messages, Drew(who(actor))]


def round_begins(s: DevilsScat, viewer: int | None) -> list[Told]:
    """The deal: the card turned up, the favoured suit, one's own hand, and who begins or had a Scat at once."""
    messages: list[Told] = [Dealt(who(s.dealer), s.rounds), TurnedUp(face(s, s.pile[0]))]
    if not s.classic:
        messages.append(Favoured(suit_name(s.favoured)))
    if viewer is not None and s.held[viewer]:
        messages.append(YourHand(open_faces(s, viewer)))
    if s.phase == SHOWING:
        return messages + round_ends(s)
    return [*messages, Begins(who(s.actor))]


def round_ends(s: DevilsScat) -> list[Told]:
    """S12: all hands and what they are worth, who won, each point or life with its reason, and the end of the game."""
    seats = [seat for i in range(1, s.seats + 1) if s.held[seat := (s.dealer + i) % s.seats]]
    messages: list[Told] = []
    if s.scat >= 0:
        messages.append((Scat if s.worth[s.scat] == SCAT else EndedByDevilsScat)(who(s.scat)))
    for seat in seats:
        whole, sixths = divmod(s.worth[seat], SIXTHS)
        messages.append(Shows(who(seat), open_faces(s, seat), whole, sixths))
    if not s.classic:
        messages.append(RoundWon(who(s.winner)) if s.winner >= 0 else RoundTied())
    for seat in seats:
        messages += scored(s, seat)
    return messages + (game_ends(s) if s.actor < 0 else [])


def scored(s: DevilsScat, seat: int) -> list[Told]:
    """The reasons of one seat, and what it has now; nothing when nothing changed."""
    reasons: dict[int, Any] = LOST_LIVES if s.classic else POINTS
    messages: list[Told] = [why(who(seat)) for bit, why in reasons.items() if s.earned[seat] & bit]
    if not messages:
        return []
    if not s.classic:
        return [*messages, Total(who(seat), s.points[seat])]
    left = Lives(who(seat), s.lives[seat]) if s.lives[seat] else Out(who(seat))
    return [*messages, left]


def game_ends(s: DevilsScat) -> list[Told]:
    """S43, S49: who wins the game."""
    why = reason(s)
    seats = range(s.seats)
    winners = {
        "target": [s.winner],
        "survivor": [seat for seat in seats if s.lives[seat]],
        "together": [seat for seat in seats if s.held[seat]],
    }
    return [WINS[why](who(seat)) for seat in winners[why]]
