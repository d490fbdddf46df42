"""What happened at a table of Discat, as one of those around it saw it. Everything is open but which card was exchanged,
and which cards were drawn: those are told to their owner alone."""

from __future__ import annotations

from clowder.engine.view_types import Told, who
from clowder.games.discat.record import EXCHANGE, FIRST, STOP, Discat
from clowder.games.discat.story_types import (
    Added,
    AllPassed,
    Announced,
    Bonus,
    BonusPile,
    Dealt,
    Drew,
    DrewCards,
    Exchanged,
    ExchangedUnseen,
    Five,
    Kept,
    OutOfCards,
    Passes,
    Played,
    Starts,
)
from clowder.games.discat.view import arrow, face


def opening(s: Discat, viewer: int | None) -> list[Told]:
    """The deal."""
    return [Dealt(s.highest, s.full_hand), Starts(who(s.actor))]


def story(before: Discat, move: int, after: Discat, viewer: int | None) -> list[Told]:
    """One step: what the actor did and, if that ended the turn, what followed."""
    messages = decision(before, move, after, viewer)
    if after.grouped:  # the group is still being named
        return messages
    messages += draws(before, after, viewer)
    if after.ender >= 0 > before.ender:
        messages.append(OutOfCards(who(after.ender)))
    return messages + (next_turn(before, after, viewer) if after.actor >= 0 else [])


def decision(before: Discat, move: int, after: Discat, viewer: int | None) -> list[Told]:
    """What the actor did."""
    actor = who(before.actor)
    if before.phase == EXCHANGE:
        if move == STOP:
            return [Kept(actor)]
        if viewer == before.actor:
            return [Exchanged(actor, move, arrow(before, move))]
        return [ExchangedUnseen(actor)]
    if move == STOP:
        bonus = [BonusPile(actor, before.group[3], arrow(before, before.group[3]))] if before.grouped == 4 else []
        return [*bonus, Announced(actor, after.limit, arrow(after, after.limit))]
    messages: list[Told] = [(Added if before.grouped else Played)(actor, move, arrow(before, move))]
    if before.phase == FIRST:
        messages.append(Announced(actor, after.limit, arrow(after, after.limit)))
    if after.five >= 0:
        messages.append(Five(actor))
    return messages


def draws(before: Discat, after: Discat, viewer: int | None) -> list[Told]:
    """The refill at the end of the turn, or the card drawn for an exchanged one."""
    actor = before.actor
    new = drawn(before, after, actor)
    if viewer == actor:  # a bonus for the constraint just set is among them: the hand does not show which it was
        return [DrewCards(who(actor), [face(after, c) for c in new])] if new else []
    count = len(new) - (after.creator == actor and bonus_was_paid(before, after))
    return [Drew(who(actor), count)] if count else []


def next_turn(before: Discat, after: Discat, viewer: int | None) -> list[Told]:
    """A pass shows as the turn begins; so does that everybody has passed."""
    if after.creator == after.actor:
        return [AllPassed(who(after.actor))]
    if after.phase != EXCHANGE:
        return []
    messages: list[Told] = [Passes(who(after.actor), after.limit, arrow(after, after.limit))]
    if bonus_was_paid(before, after):
        messages.append(Bonus(who(after.creator)))
        if viewer == after.creator != before.actor:
            bonus = [face(after, card) for card in drawn(before, after, viewer)]
            messages.append(DrewCards(who(viewer), bonus))
    return messages


def bonus_was_paid(before: Discat, after: Discat) -> bool:
    """D26: whether the constraint has paid its bonus in this step. A card sets at most one constraint a game."""
    return bool(after.bonus_paid) and not (before.bonus_paid and before.limit == after.limit)


def drawn(before: Discat, after: Discat, seat: int) -> list[int]:
    """The cards that came into a hand."""
    return sorted(set(after.hand[seat][: after.held[seat]]) - set(before.hand[seat][: before.held[seat]]))
