"""Why a choice may be a good one, told from one's own hand and what lies on the table."""

from __future__ import annotations

from clowder.engine.because import Because
from clowder.games.discat.groups import MOST, first_digit, group_points, second_digit
from clowder.games.discat.record import ADD, EXCHANGE, FIRST, STOP, Discat
from clowder.games.discat.view import arrow, hand, room


def why(s: Discat, move: int) -> Because | None:
    """What a card brings, or what it leaves the others."""
    if s.phase == EXCHANGE:
        return why_exchange(s, move)
    if s.phase == ADD:
        return why_adding(s, move)
    return why_on_top(s, move)


def company(s: Discat, card: int) -> int:
    """How many cards of the actor's hand go together with this one, itself included (D24)."""
    mine = hand(s, s.actor)
    return max(sum(digit(other) == digit(card) for other in mine) for digit in (first_digit, second_digit))


def why_on_top(s: Discat, card: int) -> Because:
    """A group that begins with it (D3: not with the first card of the game), or how few numbers answer it."""
    together = min(MOST, 1 if s.phase == FIRST else company(s, card))
    if together == MOST:
        return Because("five")
    if together > 1:
        return Because("group", {"cards": together, "points": group_points(together)})
    return Because("room", {"room": room(s, card), "arrow": arrow(s, card)})


def why_adding(s: Discat, card: int) -> Because:
    """D30: what the group counts with it, or without more."""
    cards = s.grouped + (card != STOP)
    if cards == MOST:
        return Because("five")
    return Because("stop" if card == STOP else "add", {"cards": cards, "points": group_points(cards)})


def why_exchange(s: Discat, card: int) -> Because:
    """How much the card is missed."""
    if card == STOP:
        return Because("keep-together" if all(company(s, each) > 1 for each in hand(s, s.actor)) else "keep")
    others = company(s, card) - 1
    return Because("company", {"others": others}) if others else Because("loose")
