"""What happened at a table of Gattara, as one of those around it saw it.

Played cards and moving cats are open to all. Which card was drawn is told to its owner alone; which one was drawn from a
hand, to the two players; what the Rebel cats carried off, to nobody.
"""

from __future__ import annotations

from collections import Counter

from clowder.engine.view_types import Told, who
from clowder.games.gattara import story_types as tell
from clowder.games.gattara.claims import claim_below, claim_that_stands
from clowder.games.gattara.points import goal
from clowder.games.gattara.record import (
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
from clowder.games.gattara.view import bastets, card, effect, hand, hits, pending, points, way


def opening(s: Gattara, viewer: int | None) -> list[Told]:
    """The deal."""
    return [tell.Dealt(goal(s.seats)), tell.Starts(who(s.actor))]


def story(before: Gattara, move: int, after: Gattara, viewer: int | None) -> list[Told]:
    """One step: what the actor did and, if that was the last reaction, what came of the play, and the next turn."""
    messages = decision(before, move, after)
    if before.stacked and not after.stacked:
        messages += outcome(before, after, viewer)
    if after.winner >= 0:
        return [*messages, tell.Gattara(who(after.winner), points(after, after.winner))]
    if turn_began(before, move, after):
        messages += next_turn(before, after, viewer)
    return messages


def decision(before: Gattara, move: int, after: Gattara) -> list[Told]:
    """What the actor did. Letting a card be is silent: nobody at a table says so."""
    actor = who(before.actor)
    if before.phase == CHOOSE_TARGET:
        return [tell.Aimed(actor, at=who(after.stack_at[after.stacked - 1]))]
    if move == PASS:
        if before.phase == CHOOSE_CARD:
            return [tell.SkipsZen(actor) if before.zen else tell.Skips(actor)]
        if before.phase == MEOW_WINDOW:
            return [tell.NoAnswer(actor)]
        return []
    if before.phase == CHOOSE_CARD:
        return [laid(before, move), *aimed_at_once(after)]
    asked = pending(before)
    against, owner = card(before, before.stack_card[asked]), who(before.stack_by[asked])
    if before.phase == BASTET_WINDOW:
        return [tell.Bastet(actor, against, owner)]
    return [tell.Answered(actor, card(before, move), against, owner), *aimed_at_once(after)]


def laid(before: Gattara, move: int) -> Told:
    """A turn card; a Mirror is told with what it copies."""
    actor = who(before.actor)
    if effect(before, move) == MIRROR:
        return tell.Mirrored(actor, card(before, before.shown))
    return tell.Played(actor, card(before, move))


def aimed_at_once(after: Gattara) -> list[Told]:
    """A card for the next or the previous player: who that is, is said aloud."""
    top = after.stacked - 1
    if after.stack_at[top] in (-1, after.stack_by[top]):
        return []
    return [tell.Aimed(who(after.stack_by[top]), at=who(after.stack_at[top]))]


def outcome(before: Gattara, after: Gattara, viewer: int | None) -> list[Told]:
    """What stood on the stack in the end, and what it did."""
    if after.done_by < 0:
        return [tell.AllCancelled(who(before.stack_by[0]), card(before, before.stack_card[0]))]
    stood, last = claim_that_stands(bastets(before), before.stacked), claim_below(bastets(before), before.stacked)
    messages: list[Told] = []
    if stood != last:
        messages.append(tell.ComesBack(who(after.done_by), card(before, before.stack_card[stood])))
    if after.done_times == 2:
        messages.append(tell.Doubled(who(after.done_by), card(after, after.done_face)))
    return messages + effect_told(before, after, viewer)


def effect_told(before: Gattara, after: Gattara, viewer: int | None) -> list[Told]:
    """What the effect did."""
    done, by = effect(after, after.done_face), after.done_by
    if done <= LOSE:
        return cats_moved(after, done)
    if done == DIRECTION:
        return [tell.Direction(way(after)), *again(after)]
    if done == SKIP:
        [skipped] = hits(after, after.done_face, by, after.done_at)
        return [tell.Skipped(who(skipped)), *again(after)]
    if done == REBEL:
        return [tell.Rebel(way(after))]
    if done == ZEN:
        return [tell.Zen(who(after.turn))]
    return drawn_from(before, after, viewer) if done == DRAW else swapped(after, viewer)


def again(after: Gattara) -> list[Told]:
    """G9: with two players, another turn."""
    return [tell.Again(who(after.turn))] if after.turn == after.done_by else []


def cats_moved(after: Gattara, done: int) -> list[Told]:
    """Who gained, lost or took how many of which cat, in turn order; also where there were none."""
    token, by = card(after, after.done_face).token, after.done_by
    assert token is not None
    messages: list[Told] = []
    for seat in hits(after, after.done_face, by, after.done_at):
        amount = abs(after.moved[seat])
        if done == TAKE:
            messages.append((tell.Took if amount else tell.TookNothing)(who(by), who(seat), token, amount))
        elif done == GAIN:
            messages.append((tell.Gained if amount else tell.GainedNothing)(who(seat), token, amount))
        else:
            messages.append((tell.Lost if amount else tell.LostNothing)(who(seat), token, amount))
    return messages


def drawn_from(before: Gattara, after: Gattara, viewer: int | None) -> list[Told]:
    """A card drawn from a hand: only the two players see which."""
    thief, victim = after.done_by, after.done_at
    if before.held[victim] == 0:
        return [tell.DrewFromEmpty(who(thief), who(victim))]
    if viewer in (thief, victim):
        [face] = missing(hand(before, victim), hand(after, victim))
        return [tell.DrewFromSeen(who(thief), who(victim), card(after, face))]
    return [tell.DrewFrom(who(thief), who(victim))]


def missing(faces: list[int], among: list[int]) -> list[int]:
    """Those of the cards that are not among the others, each counted as often as it is there."""
    return sorted((Counter(faces) - Counter(among)).elements())


def swapped(after: Gattara, viewer: int | None) -> list[Told]:
    """Hands swapped: each of the two sees what the other had."""
    messages: list[Told] = [tell.Swapped(who(after.done_by), who(after.done_at))]
    if viewer in (after.done_by, after.done_at) and after.held[viewer]:
        messages.append(tell.NewHand([card(after, face) for face in hand(after, viewer)]))
    return messages


def turn_began(before: Gattara, move: int, after: Gattara) -> bool:
    """Whether the step went on to the next player's turn (which may have found that the game is over)."""
    if before.stacked:
        return not after.stacked and after.phase != LOOK
    return before.phase == LOOK or move == PASS


def next_turn(before: Gattara, after: Gattara, viewer: int | None) -> list[Told]:
    """G23: the player draws up to three; G14: perhaps from the reshuffled discards; G17, G19: or the game has run out."""
    seat = after.turn
    if after.actor < 0 and after.reshuffles < LAST_RESHUFFLE:
        return [tell.Stuck()]
    messages: list[Told] = []
    count = after.held[seat] - before.held[seat]
    if before.reshuffles < after.reshuffles < LAST_RESHUFFLE:
        messages.append(tell.Reshuffled(after.reshuffles))
    if count > 0 and viewer == seat:
        new = missing(hand(after, seat), hand(before, seat))
        messages.append(tell.DrewCards([card(after, face) for face in new]))
    elif count > 0:
        messages.append(tell.Drew(who(seat), count))
    if after.actor < 0:
        messages.append(tell.RanOut())
    return messages
