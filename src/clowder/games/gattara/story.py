"""What happened at a table of Gattara, as one of those around it saw it.

Played cards and moving cats are open to all. Which card was drawn is told to its owner alone; which one was drawn from a
hand, to the two players; what the Rebel cats carried off, to nobody.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from clowder.engine.game import Message
from clowder.engine.view import told, who
from clowder.games.gattara.record import (
    ALL,
    BASTET,
    BASTET_WINDOW,
    CHOOSE_CARD,
    CHOOSE_TARGET,
    DIRECTION,
    DRAW,
    GAIN,
    LAST_RESHUFFLE,
    LOOK,
    LOSE,
    MEOW_WINDOW,
    MIRROR,
    PASS,
    REBEL,
    SKIP,
    TAKE,
    ZEN,
    Gattara,
)
from clowder.games.gattara.view import cancelled, card, effect, goal, hand, pending, points


def opening(s: Gattara, viewer: int | None) -> list[Message]:
    """The deal."""
    return [told("dealt", goal=goal(s)), told("starts", who=who(s.actor))]


def story(before: Gattara, move: int, after: Gattara, viewer: int | None) -> list[Message]:
    """One step: what the actor did and, if that was the last reaction, what came of the play, and the next turn."""
    messages = decision(before, move, after)
    if before.stacked and not after.stacked:
        messages += outcome(before, after, viewer)
    if after.winner >= 0:
        return [*messages, told("gattara", who=who(after.winner), points=points(after, after.winner))]
    if turn_began(before, move, after):
        messages += next_turn(before, after, viewer)
    return messages


def decision(before: Gattara, move: int, after: Gattara) -> list[Message]:
    """What the actor did. Letting a card be is silent: nobody at a table says so."""
    actor = who(before.actor)
    if before.phase == CHOOSE_TARGET:
        return [told("aimed", who=actor, at=who(after.stack_at[after.stacked - 1]))]
    if move == PASS:
        if before.phase == CHOOSE_CARD:
            return [told("skips-zen" if before.zen else "skips", who=actor)]
        if before.phase == MEOW_WINDOW:
            return [told("no-answer", who=actor)]
        return []
    if before.phase == CHOOSE_CARD:
        return [laid(before, move), *aimed_at_once(after)]
    against = pending(before)
    answered = {"against": card(before, before.stack_card[against]), "owner": who(before.stack_by[against])}
    if before.phase == BASTET_WINDOW:
        return [told("bastet", who=actor, **answered)]
    return [told("answered", who=actor, card=card(before, move), **answered), *aimed_at_once(after)]


def laid(before: Gattara, move: int) -> Message:
    """A turn card; a Mirror is told with what it copies."""
    actor = who(before.actor)
    if effect(before, move) == MIRROR:
        return told("mirrored", who=actor, card=card(before, before.shown))
    return told("played", who=actor, card=card(before, move))


def aimed_at_once(after: Gattara) -> list[Message]:
    """A card for the next or the previous player: who that is, is said aloud."""
    top = after.stacked - 1
    if after.stack_at[top] in (-1, after.stack_by[top]):
        return []
    return [told("aimed", who=who(after.stack_by[top]), at=who(after.stack_at[top]))]


def outcome(before: Gattara, after: Gattara, viewer: int | None) -> list[Message]:
    """What stood on the stack in the end, and what it did."""
    if after.done_by < 0:
        return [told("all-cancelled", who=who(before.stack_by[0]), card=card(before, before.stack_card[0]))]
    claims = [i for i in range(before.stacked) if effect(before, before.stack_card[i]) != BASTET]
    messages = []
    if cancelled(before)[claims[-1]]:
        messages.append(told("comes-back", who=who(after.done_by), card=card(before, before.stack_card[claims[-2]])))
    if after.done_times == 2:
        messages.append(told("doubled", who=who(after.done_by), card=card(after, after.done_face)))
    return messages + effect_told(before, after, viewer)


def effect_told(before: Gattara, after: Gattara, viewer: int | None) -> list[Message]:
    """What the effect did."""
    done, by, at = effect(after, after.done_face), after.done_by, after.done_at
    if done <= LOSE:
        return cats_moved(after, done)
    if done == DIRECTION:
        messages = [told("direction", direction="clockwise" if after.direction == 1 else "counterclockwise")]
        return messages + again(after)
    if done == SKIP:
        return [told("skipped", who=who((by + after.direction) % after.seats)), *again(after)]
    if done == REBEL:
        return [told("rebel", direction="clockwise" if after.direction == 1 else "counterclockwise")]
    if done == ZEN:
        return [told("zen", who=who(after.turn))]
    return drawn_from(before, after, viewer) if done == DRAW else swapped(before, after, viewer, by, at)


def again(after: Gattara) -> list[Message]:
    """G9: with two players, another turn."""
    return [told("again", who=who(after.turn))] if after.seats == 2 else []


def cats_moved(after: Gattara, done: int) -> list[Message]:
    """Who gained, lost or took how many of which cat, in turn order; also where there were none."""
    face = card(after, after.done_face)
    by = after.done_by
    if (after.face[after.done_face] >> 10) & 7 == ALL:
        seats = [(by + i * after.direction) % after.seats for i in range(after.seats)]
    else:
        seats = [after.done_at]
    messages = []
    for seat in seats:
        if done == TAKE and seat == by:
            continue
        args: dict[str, Any] = {"who": who(by), "owner": who(seat)} if done == TAKE else {"who": who(seat)}
        key = {GAIN: "gained", TAKE: "took", LOSE: "lost"}[done]
        args |= {"token": face["token"], "amount": abs(after.moved[seat])}
        messages.append(told(key if after.moved[seat] else f"{key}-nothing", **args))
    return messages


def drawn_from(before: Gattara, after: Gattara, viewer: int | None) -> list[Message]:
    """A card drawn from a hand: only the two players see which."""
    thief, victim = after.done_by, after.done_at
    args: dict[str, Any] = {"who": who(thief), "owner": who(victim)}
    if before.held[victim] == 0:
        return [told("drew-from-empty", **args)]
    if viewer in (thief, victim):
        [face] = missing(hand(before, victim), hand(after, victim))
        return [told("drew-from-seen", card=card(after, face), **args)]
    return [told("drew-from", **args)]


def missing(faces: list[int], among: list[int]) -> list[int]:
    """Those of the cards that are not among the others, each counted as often as it is there."""
    return sorted((Counter(faces) - Counter(among)).elements())


def swapped(before: Gattara, after: Gattara, viewer: int | None, by: int, at: int) -> list[Message]:
    """Hands swapped: each of the two sees what the other had."""
    messages = [told("swapped", who=who(by), owner=who(at))]
    if viewer in (by, at) and after.held[viewer]:
        messages.append(told("new-hand", cards=[card(after, face) for face in hand(after, viewer)]))
    return messages


def turn_began(before: Gattara, move: int, after: Gattara) -> bool:
    """Whether the step went on to the next player's turn (which may have found that the game is over)."""
    if before.stacked:
        return not after.stacked and after.phase != LOOK
    return before.phase == LOOK or move == PASS


def next_turn(before: Gattara, after: Gattara, viewer: int | None) -> list[Message]:
    """G23: the player draws up to three; G14: perhaps from the reshuffled discards; G17, G19: or the game has run out."""
    seat = after.turn
    if after.actor < 0 and after.reshuffles < LAST_RESHUFFLE:
        return [told("stuck")]
    messages = []
    count = after.held[seat] - before.held[seat]
    if before.reshuffles < after.reshuffles < LAST_RESHUFFLE:
        messages.append(told("reshuffled", number=after.reshuffles))
    if count > 0 and viewer == seat:
        new = missing(hand(after, seat), hand(before, seat))
        messages.append(told("drew-cards", cards=[card(after, face) for face in new]))
    elif count > 0:
        messages.append(told("drew", who=who(seat), count=count))
    if after.actor < 0:
        messages.append(told("ran-out"))
    return messages
