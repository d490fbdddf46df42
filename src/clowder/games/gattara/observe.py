"""What a seat knows, as numbers for learning. Seats are counted clockwise from the observer: 0 is oneself, 1 the next …
A face is written as its number plus 1, so that 0 is none; nobody is -1. `LAYOUT` says what each number is; effects, tokens,
targets and phases are numbered as in record.py."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from clowder.engine.compiling import compiled
from clowder.engine.layout import YES, Block, amount, some, starts, which
from clowder.engine.record import NOBODY
from clowder.engine.seating import relative
from clowder.games.gattara.faces import aim_of, amount_of, effect_of, is_meow, token_of
from clowder.games.gattara.observed import seen_faces, seen_mine, seen_open, seen_players, seen_stack, seen_table
from clowder.games.gattara.points import goal
from clowder.games.gattara.reactions import standing_claim, total
from clowder.games.gattara.record import (
    CARDS,
    CHOOSE_CARD,
    FULL_HAND,
    GAIN,
    LAST_RESHUFFLE,
    LOOK,
    MOST_KNOWN,
    MOST_SILENCE,
    MOST_STACKED,
    NO_AIM,
    SEATS,
    SELF,
    SHOW,
    STRAY,
    SWAP,
    TOKENS,
    Gattara,
)

SEAT = which(NOBODY, SEATS - 1)  # relative
FACE = which(0, CARDS)
LAYOUT = (
    Block(
        "mine",
        CARDS,
        "for each face: how many of it I hold",
        seen=seen_mine,
        numbers=(amount(0, FULL_HAND),),
        by_card=True,
    ),
    Block(
        "open",
        CARDS,
        "how many lie on the discard pile or on the stack",
        seen=seen_open,
        numbers=(amount(0, CARDS),),
        by_card=True,
    ),
    Block(
        "unseen",
        CARDS,
        "how many are where I cannot see them: in the draw pile or in other hands",
        numbers=(amount(0, CARDS),),
        by_card=True,
    ),
    Block(
        "faces",
        5 * CARDS,
        "the faces themselves, five numbers each: effect, token, amount, target, 1 for a Meow card",
        seen=seen_faces,
        numbers=(which(GAIN, SWAP), which(STRAY, SHOW), amount(0, 15), which(SELF, NO_AIM), YES),
        by_card=True,
    ),
    Block(
        "known",
        2 * MOST_KNOWN,
        "up to 15 cards I know to be in other hands, two numbers each: the face, and the hands it may be in as bits by "
        "relative seat; sorted",
        numbers=(FACE, some(SEATS)),
    ),
    Block(
        "players",
        8 * SEATS,
        "for each player by relative seat: cards held; strays, pedigree cats, show cats; points; how many cards at least "
        "are of the sorts shown by a skip, and those sorts as bits (1 Bastet, 2 Mirror, 8 green or red); tokens the last "
        "effect gave (or, below zero, took)",
        seen=seen_players,
        numbers=(amount(0, FULL_HAND), *(amount(0, 127),) * (TOKENS + 1), amount(0, FULL_HAND), some(4), amount(-128, 127)),
    ),
    Block(
        "stack",
        3 * MOST_STACKED,
        "the stack from the bottom up, 18 times: the face, who laid it, whom it is aimed at",
        seen=seen_stack,
        numbers=(FACE, SEAT, SEAT),
    ),
    Block(
        "table",
        20,
        "players, who decides, phase, whose turn, 1 clockwise or -1, 1 under a Zen cat, points to reach, cards in the draw "
        "pile, on the discard pile, what its top counts as, reshuffles so far, the three kinds of token left in the "
        "supply, cards on the stack, which of them will be carried out as things stand (-1 none), turns skipped in a row, "
        "the last effect's face, whose it was, whom it was aimed at",
        seen=seen_table,
        numbers=(
            which(2, SEATS),
            SEAT,
            which(CHOOSE_CARD, LOOK),
            SEAT,
            amount(-1, 1),
            YES,
            amount(0, 127),
            amount(0, CARDS),
            amount(0, CARDS),
            FACE,
            amount(0, LAST_RESHUFFLE),
            *(amount(0, 127),) * TOKENS,
            amount(0, MOST_STACKED),
            which(-1, MOST_STACKED - 1),
            amount(0, SEATS),
            FACE,
            SEAT,
            SEAT,
        ),
    ),
    Block(
        "past",
        2 * SEATS,
        "for each player by relative seat, since a card was last drawn from the pile: how many windows for a Bastet "
        "passed, how many Meow cards were left unanswered (100 at most)",
        numbers=(amount(0, MOST_SILENCE),),
    ),
)
MINE, OPEN, UNSEEN, FACES, KNOWN, PLAYERS, STACK, TABLE, PAST = starts(LAYOUT)
LENGTH = sum(block.many for block in LAYOUT)


@compiled
def observe(s: Gattara, seat: int, out: NDArray[np.int8]) -> None:
    """The vector the head of this file lays out."""
    observe_constant(s, out)
    observe_changing(s, seat, out)


@compiled
def observe_constant(s: Gattara, out: NDArray[np.int8]) -> None:
    """What no move changes: what is printed on the cards."""
    out[:LENGTH] = 0
    write_faces(s, out)


@compiled
def observe_changing(s: Gattara, seat: int, out: NDArray[np.int8]) -> None:
    """All else, where that stands."""
    write_counts(s, seat, out)
    write_known(s, seat, out)
    for other in range(s.seats):
        after = relative(s, seat, other)
        write_player(s, other, PLAYERS + 8 * after, out)
        out[PAST + 2 * after] = s.let_be[other]
        out[PAST + 2 * after + 1] = s.unanswered[other]
    for i in range(s.stacked):
        out[STACK + 3 * i] = s.stack_card[i] + 1
        out[STACK + 3 * i + 1] = relative(s, seat, s.stack_by[i])
        out[STACK + 3 * i + 2] = relative(s, seat, s.stack_at[i])
    write_table(s, seat, out)


@compiled
def write_faces(s: Gattara, out: NDArray[np.int8]) -> None:
    """What is printed on the cards of this deck."""
    for face in range(s.faces):
        at = FACES + 5 * face
        out[at] = effect_of(s, face)
        out[at + 1] = token_of(s, face)
        out[at + 2] = amount_of(s, face)
        out[at + 3] = aim_of(s, face)
        out[at + 4] = is_meow(s, face)


@compiled
def write_counts(s: Gattara, seat: int, out: NDArray[np.int8]) -> None:
    """Where the cards are, face by face, as far as the observer sees them."""
    for i in range(s.discarded):
        out[OPEN + int(s.discard[i])] += 1
    for i in range(s.stacked):
        out[OPEN + int(s.stack_card[i])] += 1
    for i in range(s.loose):
        out[UNSEEN + int(s.pile[i])] += 1
    for other in range(s.seats):
        for i in range(s.held[other]):
            out[(MINE if other == seat else UNSEEN) + int(s.hand[other, i])] += 1


@compiled
def write_known(s: Gattara, seat: int, out: NDArray[np.int8]) -> None:
    """Cards the observer knows to be in other hands."""
    for i in range(s.known[seat]):
        face = s.known_face[seat, i] + 1
        where = 0
        for other in range(s.seats):
            if (int(s.known_where[seat, i]) >> other) & 1:
                where |= 1 << relative(s, seat, other)
        at = KNOWN + 2 * i
        while at > KNOWN and (out[at - 2], out[at - 1]) > (face, where):
            out[at], out[at + 1] = out[at - 2], out[at - 1]
            at -= 2
        out[at], out[at + 1] = face, where


@compiled
def write_player(s: Gattara, other: int, at: int, out: NDArray[np.int8]) -> None:
    """One player; the tokens can be counted by whoever watches (G15)."""
    out[at] = s.held[other]
    for token in range(TOKENS):
        out[at + 1 + token] = s.tokens[other, token]
    out[at + 4] = total(s, other)
    out[at + 5] = s.barred[other]
    out[at + 6] = s.allowed[other]
    out[at + 7] = s.moved[other]


@compiled
def write_table(s: Gattara, seat: int, out: NDArray[np.int8]) -> None:
    """The middle of the table."""
    out[TABLE] = s.seats
    out[TABLE + 1] = relative(s, seat, s.actor)
    out[TABLE + 2] = s.phase
    out[TABLE + 3] = relative(s, seat, s.turn)
    out[TABLE + 4] = s.direction
    out[TABLE + 5] = s.zen
    out[TABLE + 6] = goal(s.seats)
    out[TABLE + 7] = s.loose
    out[TABLE + 8] = s.discarded
    out[TABLE + 9] = s.shown + 1 if s.discarded > 0 else 0
    out[TABLE + 10] = s.reshuffles
    for token in range(TOKENS):
        out[TABLE + 11 + token] = s.supply[token]
    out[TABLE + 14] = s.stacked
    out[TABLE + 15] = standing_claim(s) if s.stacked > 0 else NOBODY
    out[TABLE + 16] = s.idle
    out[TABLE + 17] = s.done_face + 1 if s.done_by != NOBODY else 0
    out[TABLE + 18] = relative(s, seat, s.done_by)
    out[TABLE + 19] = relative(s, seat, s.done_at)
