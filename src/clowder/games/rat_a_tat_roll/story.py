"""What happened at a table of Rat-a-Tat Roll, as one of those around it saw it.

The numbers of cards that now lie face down are named only where the table helps its players to remember (R14): a log that
could be read again would otherwise do the remembering. With the helper, a card that was taken face up is named to all, a
card that was looked at to the one who looked.
"""

from __future__ import annotations

from typing import Any

from clowder.engine.game import Message
from clowder.engine.view import told, who
from clowder.games.rat_a_tat_roll.record import (
    ACCEPT,
    ALL,
    CHOOSE,
    FROM_PILE,
    FULL,
    ICON_FROM,
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
from clowder.games.rat_a_tat_roll.view import FACES, REGION_NAMES, dice, face, other_card, returned, row, space, total


def opening(s: RatATatRoll, viewer: int | None) -> list[Message]:
    """The deal."""
    shuffled = [reshuffled(s, s.shuffles)] if s.shuffles else []
    return [*shuffled, around_the_board(s), told("starts", who=who(s.first))]


def around_the_board(s: RatATatRoll) -> Message:
    """Five cards face up; R14: a strict table's log names none of them, or it would do the remembering."""
    return told("dealt", cards=[face(card) for card in s.board]) if s.helper else told("dealt-silently")


def reshuffled(s: RatATatRoll, times: int) -> Message:
    """R10: the five went back into the pile."""
    return told("shuffled", times=times, cards=returned(s)) if s.helper else told("shuffled-silently", times=times)


def story(before: RatATatRoll, move: int, after: RatATatRoll, viewer: int | None) -> list[Message]:
    """One step: what the actor did and, if that ended the turn, what followed."""
    messages = decision(before, move, after, viewer)
    if after.turns > before.turns:
        messages += end_of_turn(before, after)
    return messages


def decision(before: RatATatRoll, move: int, after: RatATatRoll, viewer: int | None) -> list[Message]:
    """What the actor did."""
    actor = who(before.actor)
    if before.phase == START:
        return looked_at_start(before, viewer)
    if before.phase == ROLL:
        return [told("rolled", who=actor, dice=dice(after), total=sum(after.dice))]
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


def looked_at_start(before: RatATatRoll, viewer: int | None) -> list[Message]:
    """R21: the starting card."""
    actor = who(before.actor)
    if viewer == before.actor and before.helper:
        return [told("saw-start", who=actor, card=face(before.hand[before.actor][0]))]
    return [told("looked-start", who=actor)]


def rerolled(before: RatATatRoll, after: RatATatRoll) -> list[Message]:
    """R36: some dice again."""
    thrown = [die for die in dice(after) if die["thrown"]]
    return [told("rerolled", who=who(before.actor), dice=thrown, count=len(thrown), total=sum(after.dice))]


def moved(before: RatATatRoll, after: RatATatRoll) -> list[Message]:
    """R25: the pawn moves, and what the space does by itself."""
    there = space(after, after.pawn)
    arrived = {"steps": sum(before.dice), "space": there["space"], "region": there["region"]}
    messages = [told("moved", who=who(before.actor), **arrived)]
    if after.ring[after.pawn] == ON_WILD:
        messages.append(told("rolled-wild", who=who(before.actor), face=FACES[after.wild]))
    elif after.phase != CHOOSE or after.actor != before.actor:
        messages += took(before, after, after.region[after.pawn], bonus=after.ring[after.pawn] == ON_REROLL)
    return messages


def took(before: RatATatRoll, after: RatATatRoll, region: int, *, bonus: bool = False) -> list[Message]:
    """A face-up card was taken; R28: what it earned, and what it would have if there were tokens left (R4)."""
    actor, card = who(before.actor), face(before.board[region])
    named: dict[str, Any] = {"card": card} if before.helper else {}
    messages = [told("took" if before.helper else "took-silently", who=actor, region=REGION_NAMES[region], **named)]
    messages += earned(before, after)
    if after.tokens[before.actor] - before.tokens[before.actor] < bonus + (card["number"] >= ICON_FROM):
        messages.append(told("no-token-left", who=actor))
    return messages


def earned(before: RatATatRoll, after: RatATatRoll) -> list[Message]:
    """R28: tokens gained."""
    count = after.tokens[before.actor] - before.tokens[before.actor]
    return [told("earned", who=who(before.actor), count=count)] if count > 0 else []


def drew(before: RatATatRoll, after: RatATatRoll, viewer: int | None) -> list[Message]:
    """R26: the top card of the pile, seen by its player alone."""
    actor = who(before.actor)
    messages = [told("drew", who=actor)]
    if viewer == before.actor and before.helper:
        messages = [told("drew-card", who=actor, card=face(after.hand[before.actor][before.held[before.actor]]))]
    return messages + earned(before, after)


def peeked(before: RatATatRoll, move: int, after: RatATatRoll, viewer: int | None) -> list[Message]:
    """R29: who looks at what; the numbers for the one who looks, at a table that helps."""
    actor = who(before.actor)
    if move == PEEK_NOTHING:
        return [told("peeked-nothing", who=actor)]
    seen = viewer == before.actor and bool(before.helper)
    seen_row = [face(card) for card in row(after, after.look_seat)]
    if after.look_place == ALL:
        return [told("saw-own", who=actor, cards=seen_row)] if seen else [told("peeked-own", who=actor)]
    at = {"who": actor, "other": who(after.look_seat), "place": after.look_place + 1}
    return [told("saw-card", card=seen_row[after.look_place], **at)] if seen else [told("peeked-card", **at)]


def wild_die(before: RatATatRoll, move: int, after: RatATatRoll) -> list[Message]:
    """R38, R30, R37: the wild die rolled, rolled again, accepted or left alone."""
    actor = who(before.actor)
    if move == SKIP:
        return [told("skipped", who=actor)]
    if move == ACCEPT:
        return [told("accepted", who=actor, face=FACES[before.wild])]
    return [told("rolled-wild" if before.phase == FULL else "rerolled-wild", who=actor, face=FACES[after.wild])]


def row_changed(before: RatATatRoll, move: int) -> list[Message]:
    """R11: an older card made room; R33: a swap."""
    actor = who(before.actor)
    if move == NO_SWAP:
        return [told("no-swap", who=actor)]
    if before.phase == REPLACE:
        return [told("replaced", who=actor, place=move - OWN + 1)]
    if before.phase == SWAP:
        return [told("offered", who=actor, place=move - OWN + 1)]
    other, place = other_card(before, move)
    return [told("swapped", who=actor, place=before.swap_from + 1, other=who(other), other_place=place + 1)]


def end_of_turn(before: RatATatRoll, after: RatATatRoll) -> list[Message]:
    """R34: the new card, or five; R12: the final round; R41: the end."""
    messages = []
    if after.shuffles > before.shuffles:
        messages += [reshuffled(after, after.shuffles - before.shuffles), around_the_board(after)]
    elif after.filled >= 0:
        region, card = REGION_NAMES[after.filled], face(after.board[after.filled])
        messages.append(
            told("refilled", region=region, card=card) if after.helper else told("refilled-silently", region=region)
        )
    if after.ender >= 0 > before.ender:
        messages.append(told("final-round", who=who(after.ender)))
    if after.actor < 0:
        if after.ender < 0:
            messages.append(told("stopped"))
        for seat in range(after.seats):
            faces = [face(card) for card in row(after, seat)]
            messages.append(told("revealed", who=who(seat), cards=faces, total=total(after, seat)))
    return messages
