"""What happened at a table of Rat-a-Tat Roll, as one of those around it saw it.

The numbers of cards that now lie face down are named only where the table helps its players to remember (R14): a log that
could be read again would otherwise do the remembering. With the helper, a card that was taken face up is named to all, a
card that was looked at to the one who looked.
"""

from __future__ import annotations

from clowder.engine.view_types import Told, who
from clowder.games.rat_a_tat_roll.card import has_icon
from clowder.games.rat_a_tat_roll.record import (
    ACCEPT,
    ALL,
    CHOOSE,
    FROM_PILE,
    FULL,
    MOVE,
    NO_SWAP,
    ON_REROLL,
    ON_WILD,
    OWN,
    PEEK,
    PEEK_NOTHING,
    REPLACE,
    REROLL,
    ROLL,
    SKIP,
    START,
    SWAP,
    SWAP_WITH,
    TAKE,
    TAKE_FROM,
    WILD,
    RatATatRoll,
)
from clowder.games.rat_a_tat_roll.story_types import (
    Accepted,
    Dealt,
    DealtSilently,
    Drew,
    DrewCard,
    Earned,
    FinalRound,
    LookedStart,
    Moved,
    NoSwap,
    NoTokenLeft,
    Offered,
    PeekedCard,
    PeekedNothing,
    PeekedOwn,
    Refilled,
    RefilledSilently,
    Replaced,
    Rerolled,
    RerolledWild,
    Revealed,
    Rolled,
    RolledWild,
    SawCard,
    SawOwn,
    SawStart,
    Shuffled,
    ShuffledSilently,
    Skipped,
    Starts,
    Stopped,
    Swapped,
    Took,
    TookSilently,
)
from clowder.games.rat_a_tat_roll.view import REGION_NAMES, WILD_FACES, dice, face, other_card, returned, row, space, total


def opening(s: RatATatRoll, viewer: int | None) -> list[Told]:
    """The deal."""
    shuffled = [reshuffled(s, s.shuffles)] if s.shuffles else []
    return [*shuffled, around_the_board(s), Starts(who(s.first))]


def around_the_board(s: RatATatRoll) -> Told:
    """Five cards face up; R14: a strict table's log names none of them, or it would do the remembering."""
    return Dealt([face(card) for card in s.board if card]) if s.helper else DealtSilently(s.regions)


def reshuffled(s: RatATatRoll, times: int) -> Told:
    """R10: the five went back into the pile."""
    return Shuffled(times, returned(s)) if s.helper else ShuffledSilently(times)


def story(before: RatATatRoll, move: int, after: RatATatRoll, viewer: int | None) -> list[Told]:
    """One step: what the actor did and, if that ended the turn, what followed."""
    messages = decision(before, move, after, viewer)
    if after.turns > before.turns:
        messages += end_of_turn(before, after)
    return messages


def decision(before: RatATatRoll, move: int, after: RatATatRoll, viewer: int | None) -> list[Told]:
    """What the actor did."""
    actor = who(before.actor)
    if before.phase == START:
        return looked_at_start(before, viewer)
    if before.phase == ROLL:
        return [Rolled(actor, dice(after), sum(after.dice))]
    if before.phase == REROLL:
        return moved(before, after) if move == MOVE else rerolled(before, after)
    if before.phase in (FULL, WILD):
        return wild_die(before, move, after)
    if before.phase in (CHOOSE, TAKE):
        return drew(before, after, viewer) if move == FROM_PILE else took(before, after, move - TAKE_FROM)
    if before.phase == PEEK:
        return peeked(before, move, after, viewer)
    if before.phase in (REPLACE, SWAP, SWAP_WITH):
        return row_changed(before, move)
    return []  # looked long enough


def looked_at_start(before: RatATatRoll, viewer: int | None) -> list[Told]:
    """R21: the starting card."""
    actor = who(before.actor)
    if viewer == before.actor and before.helper:
        return [SawStart(actor, face(before.hand[before.actor][0]))]
    return [LookedStart(actor)]


def rerolled(before: RatATatRoll, after: RatATatRoll) -> list[Told]:
    """R36: some dice again."""
    thrown = [die for die in dice(after) if die.thrown]
    return [Rerolled(who(before.actor), thrown, len(thrown), sum(after.dice))]


def moved(before: RatATatRoll, after: RatATatRoll) -> list[Told]:
    """R25: the pawn moves, and what the space does by itself."""
    actor, there = who(before.actor), space(after, after.pawn)
    messages: list[Told] = [Moved(actor, sum(before.dice), there.space, there.region)]
    if after.ring[after.pawn] == ON_WILD:
        messages.append(RolledWild(actor, WILD_FACES[after.wild]))
    elif after.phase != CHOOSE or after.actor != before.actor:
        messages += took(before, after, after.region[after.pawn], bonus=after.ring[after.pawn] == ON_REROLL)
    return messages


def took(before: RatATatRoll, after: RatATatRoll, region: int, *, bonus: bool = False) -> list[Told]:
    """A face-up card was taken; R28: what it earned, and what it would have if there were tokens left (R4)."""
    actor, card, name = who(before.actor), before.board[region], REGION_NAMES[region]
    messages = [Took(actor, name, face(card)) if before.helper else TookSilently(actor, name), *earned(before, after)]
    if after.tokens[before.actor] - before.tokens[before.actor] < bonus + has_icon(card):
        messages.append(NoTokenLeft(actor))
    return messages


def earned(before: RatATatRoll, after: RatATatRoll) -> list[Told]:
    """R28: tokens gained."""
    count = after.tokens[before.actor] - before.tokens[before.actor]
    return [Earned(who(before.actor), count)] if count > 0 else []


def drew(before: RatATatRoll, after: RatATatRoll, viewer: int | None) -> list[Told]:
    """R26: the top card of the pile, seen by its player alone."""
    actor = who(before.actor)
    messages: list[Told] = [Drew(actor)]
    if viewer == before.actor and before.helper:
        messages = [DrewCard(actor, face(after.hand[before.actor][before.held[before.actor]]))]
    return messages + earned(before, after)


def peeked(before: RatATatRoll, move: int, after: RatATatRoll, viewer: int | None) -> list[Told]:
    """R29: who looks at what; the numbers for the one who looks, at a table that helps."""
    actor = who(before.actor)
    if move == PEEK_NOTHING:
        return [PeekedNothing(actor)]
    seen = viewer == before.actor and bool(before.helper)
    seen_row = [face(card) for card in row(after, after.look_seat)]
    if after.look_place == ALL:
        return [SawOwn(actor, seen_row) if seen else PeekedOwn(actor)]
    other, place = who(after.look_seat), after.look_place
    return [SawCard(actor, other, place + 1, seen_row[place]) if seen else PeekedCard(actor, other, place + 1)]


def wild_die(before: RatATatRoll, move: int, after: RatATatRoll) -> list[Told]:
    """R38, R30, R37: the wild die rolled, rolled again, accepted or left alone."""
    actor = who(before.actor)
    if move == SKIP:
        return [Skipped(actor)]
    if move == ACCEPT:
        return [Accepted(actor, WILD_FACES[before.wild])]
    return [(RolledWild if before.phase == FULL else RerolledWild)(actor, WILD_FACES[after.wild])]


def row_changed(before: RatATatRoll, move: int) -> list[Told]:
    """R11: an older card made room; R33: a swap."""
    actor = who(before.actor)
    if move == NO_SWAP:
        return [NoSwap(actor)]
    if before.phase == REPLACE:
        return [Replaced(actor, move - OWN + 1)]
    if before.phase == SWAP:
        return [Offered(actor, move - OWN + 1)]
    other, place = other_card(before, move)
    return [Swapped(actor, before.swap_from + 1, who(other), place + 1)]


def end_of_turn(before: RatATatRoll, after: RatATatRoll) -> list[Told]:
    """R34: the new card, or five; R12: the final round; R41: the end."""
    messages: list[Told] = []
    if after.shuffles > before.shuffles:
        messages += [reshuffled(after, after.shuffles - before.shuffles), around_the_board(after)]
    elif after.filled >= 0:
        region, card = REGION_NAMES[after.filled], face(after.board[after.filled])
        messages.append(Refilled(region, card) if after.helper else RefilledSilently(region))
    if after.ender >= 0 > before.ender:
        messages.append(FinalRound(who(after.ender)))
    if after.actor < 0:
        if after.ender < 0:
            messages.append(Stopped())
        for seat in range(after.seats):
            faces = [face(card) for card in row(after, seat)]
            messages.append(Revealed(who(seat), faces, total(after, seat)))
    return messages
