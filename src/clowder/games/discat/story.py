"""What happened at a table of Discat, as one of those around it saw it. Everything is open but which card was exchanged,
and which cards were drawn: those are told to their owner alone."""

from __future__ import annotations

from clowder.engine.game import Message
from clowder.engine.view import told, who
from clowder.games.discat.record import EXCHANGE, FIRST, STOP, Discat
from clowder.games.discat.view import face


def opening(s: Discat, viewer: int | None) -> list[Message]:
    """The deal."""
    return [told("dealt", highest=s.highest), told("starts", who=who(s.actor))]


def story(before: Discat, move: int, after: Discat, viewer: int | None) -> list[Message]:
    """One step: what the actor did and, if that ended the turn, what followed."""
    messages = decision(before, move, after, viewer)
    if after.grouped:  # the group is still being named
        return messages
    messages += draws(before, after, viewer)
    if after.ender >= 0 > before.ender:
        messages.append(told("out-of-cards", who=who(after.ender)))
    return messages + (next_turn(before, after, viewer) if after.actor >= 0 else [])


def decision(before: Discat, move: int, after: Discat, viewer: int | None) -> list[Message]:
    """What the actor did."""
    actor = who(before.actor)
    if before.phase == EXCHANGE:
        if move == STOP:
            return [told("kept", who=actor)]
        if viewer == before.actor:
            return [told("exchanged", who=actor, **face(before, move))]
        return [told("exchanged-unseen", who=actor)]
    if move == STOP:
        bonus = [told("bonus-pile", who=actor, **face(before, before.group[3]))] if before.grouped == 4 else []
        return [*bonus, told("announced", who=actor, **face(after, after.limit))]
    messages = [told("added" if before.grouped else "played", who=actor, **face(before, move))]
    if before.phase == FIRST:
        messages.append(told("announced", who=actor, **face(after, after.limit)))
    if after.five >= 0:
        messages.append(told("five", who=actor))
    return messages


def draws(before: Discat, after: Discat, viewer: int | None) -> list[Message]:
    """The refill at the end of the turn, or the card drawn for an exchanged one."""
    actor = before.actor
    new = drawn(before, after, actor)
    if viewer == actor:  # a bonus for the constraint just set is among them: the hand does not show which it was
        return [told("drew-cards", who=who(actor), cards=[face(after, c) for c in new])] if new else []
    count = len(new) - (after.creator == actor and bonus_was_paid(before, after))
    return [told("drew", who=who(actor), count=count)] if count else []


def next_turn(before: Discat, after: Discat, viewer: int | None) -> list[Message]:
    """A pass shows as the turn begins; so does that everybody has passed."""
    if after.creator == after.actor:
        return [told("all-passed", who=who(after.actor))]
    if after.phase != EXCHANGE:
        return []
    limit = face(after, after.limit)
    messages = [told("passes", who=who(after.actor), limit=limit["card"], arrow=limit["arrow"])]
    if bonus_was_paid(before, after):
        messages.append(told("bonus", who=who(after.creator)))
        if viewer == after.creator != before.actor:
            bonus = [face(after, card) for card in drawn(before, after, viewer)]
            messages.append(told("drew-cards", who=who(viewer), cards=bonus))
    return messages


def bonus_was_paid(before: Discat, after: Discat) -> bool:
    """D26: whether the constraint has paid its bonus in this step. A card sets at most one constraint a game."""
    return bool(after.bonus_paid) and not (before.bonus_paid and before.limit == after.limit)


def drawn(before: Discat, after: Discat, seat: int) -> list[int]:
    """The cards that came into a hand."""
    return sorted(set(after.hand[seat][: after.held[seat]]) - set(before.hand[seat][: before.held[seat]]))
