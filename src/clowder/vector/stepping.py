"""The compiled step: for each row the caller's action, what the others answer, what comes of it, the next deal if the
game is over, and what the next to decide sees. Rows know nothing of each other, so that any of them can be worked on in
any thread."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from clowder.bots.greedy import greedy_move
from clowder.bots.network.leaning import mark_favourites
from clowder.engine.chance import WORD, draw, learners_key, rekey
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import deal_keyed, estimate, legal, play, result
from clowder.engine.encoding import Bytes, EncodingTable
from clowder.engine.record import NOBODY, Record
from clowder.vector.history import forget, remember
from clowder.vector.looking import look, look_from_everywhere, see
from clowder.vector.opponents import answer
from clowder.vector.parts import ANSWERED, DECIDED, NEW, OPENING, SELF_PLAY, Buffers, Kept, Room, Settings

Words = NDArray[np.uint32]
Actions = NDArray[np.int32]

BITS = 32
"""Legal actions in a word of `allowed`."""


@compiled
def first_illegal(allowed: Words, actions: Actions) -> int:
    """The first row whose action is not legal, -1 where all are. In a row whose game is over it has to be -1."""
    for i in range(len(actions)):
        if not is_allowed(allowed, i, actions[i]) and not (actions[i] == NOBODY and is_over(allowed, i)):
            return i
    return -1


@compiled
def is_allowed(allowed: Words, i: int, action: int) -> bool:
    """Whether an action, any number, is legal in a row."""
    if action < 0 or action >= BITS * allowed.shape[1]:
        return False
    return bool((np.int64(allowed[i, action // BITS]) >> (action % BITS)) & 1)


@compiled
def is_over(allowed: Words, i: int) -> bool:
    """Whether there is nothing to be done in a row any more."""
    for word in range(allowed.shape[1]):
        if allowed[i, word] != 0:
            return False
    return True


@compiled
def replace_illegal(rows: Any, allowed: Words, actions: Actions) -> None:
    """Put the lowest legal action in place of each that is not legal, and count them."""
    for i in range(len(actions)):
        if is_allowed(allowed, i, actions[i]):
            continue
        if is_over(allowed, i):
            actions[i] = NOBODY
        else:
            actions[i] = 0
            while not is_allowed(allowed, i, actions[i]):
                actions[i] += 1
            rows[i].illegal += 1


@compiled
def step_rows(
    kept: Kept,
    buffers: Buffers,
    settings: Settings,
    table: EncodingTable,
    others: Any,
    room: Room,
    actions: Actions,
    first: int,
    last: int,
) -> int:
    """Step each of these rows, or deal in those that are new; the first row whose log was full before it was done, or
    `last`. It is gone on with from there."""
    # Arrays are taken out of their tuples once: every time costs counting references, which is a good part of a step.
    records, rows, allowed, log, history = kept.records, kept.rows, kept.allowed, kept.log, kept.history
    observation, mask, actor, reward = buffers.observation, buffers.mask, buffers.actor, buffers.reward
    terminated, truncated, final_actor = buffers.terminated, buffers.truncated, buffers.final_actor
    moves, constant, plain = room.moves, kept.constant, len(table.kind) == 0 and history.shape[1] == 0
    alone = settings.seat == SELF_PLAY and settings.limit == 0 and len(kept.potential) == 0
    from_everywhere = len(buffers.training_only_all_seats) > 0
    for i in range(first, last):
        row, s = rows[i], records[i]
        if row.stage == DECIDED or row.stage == NEW:
            terminated[i] = truncated[i] = False
            for k in range(reward.shape[1]):
                reward[i, k] = 0
        if row.stage == NEW:
            begin(kept, settings, i)
        elif row.stage == DECIDED:
            if s.actor == NOBODY:
                continue
            final_actor[i] = s.actor
            take(s, row, log, history, i, actions[i], row.legal)
            if not (alone and s.actor != NOBODY):
                row.stage = ANSWERED
        if row.stage != DECIDED:
            if row.stage == ANSWERED:
                if not others_answer(kept, settings, others, room, i):
                    return i
                settle(kept, buffers, settings, table, room, i)
            if not open_game(kept, settings, others, room, i):
                return i
        actor[i] = s.actor
        row.legal = show(s, i, mask, allowed, moves)
        if s.actor == NOBODY:
            observation[i, :] = buffers.final_observation[i]
        elif plain:
            see(s, s.actor, constant, observation[i])
        else:
            look(kept, table, room, i, s.actor, observation[i])
        if from_everywhere and s.actor != NOBODY:
            look_from_everywhere(kept, table, room, i, buffers.training_only_all_seats[i])
    return last


@compiled
def take(s: Record, row: Any, log: NDArray[Any], history: Bytes, i: int, move: int, count: int) -> None:
    """Play one of so many legal moves with the key of its step, and write it down if there was a choice."""
    remember(history, i, s, move)
    row.steps += 1
    rekey(s, row.key[0], row.key[1], row.key[2], row.steps)
    play(s, move)
    if count > 1 and log.shape[1] > 0:
        log[i, row.at] = move
        row.at = row.at + 1 if row.at + 1 < log.shape[1] else 0
        row.written += 1
        row.choices += 1


@compiled
def show(s: Record, i: int, mask: NDArray[np.bool_], allowed: Words, moves: NDArray[np.int16]) -> int:
    """Write what the next to decide may do, and say how many actions that are; none where the game is over."""
    for word in range(allowed.shape[1]):
        allowed[i, word] = 0
    for action in range(mask.shape[1]):
        mask[i, action] = False
    count = legal(s, moves)
    for k in range(count):
        move = int(moves[k])
        mask[i, move] = True
        allowed[i, move // BITS] |= np.uint32(1 << (move % BITS))
    return count


@compiled
def begin(kept: Kept, settings: Settings, i: int) -> None:
    """Deal the next game of a row."""
    row = kept.rows[i]
    row.game += 1
    row.steps = row.choices = 0
    row.stage = OPENING
    place = i // settings.copies
    row.key[0], row.key[1], row.key[2] = learners_key(settings.seed, place, row.game)
    row.mine = settings.seat
    kept.records[i] = kept.blank[0]
    s = kept.records[i]
    if settings.rotates == 1:
        row.mine = (settings.seat + row.game + i) % s.seats
    rekey(s, row.key[0], row.key[1], row.key[2], 0)
    deal_keyed(s)
    forget(kept.history, i)


@compiled
def open_game(kept: Kept, settings: Settings, others: Any, room: Room, i: int) -> bool:
    """Let the others open a new game, until the caller has something to decide; false where the log is full. A game that
    ends before that is counted and followed by the next."""
    row, s = kept.rows[i], kept.records[i]
    while row.stage == OPENING:
        if not others_answer(kept, settings, others, room, i):
            return False
        if s.actor == NOBODY:
            row.skipped += 1
            begin(kept, settings, i)
        else:
            row.stage = DECIDED
            if len(kept.potential) > 0:
                estimate(s, room.shares)
                for seat in range(s.seats):
                    kept.potential[i, seat] = room.shares[seat]
    return True


@compiled
def is_full(kept: Kept, i: int) -> bool:
    """Whether another choice would overwrite one of the same game."""
    columns = kept.log.shape[1]
    return bool(columns > 0 and kept.rows[i].choices >= columns)


@compiled
def is_cut_off(settings: Settings, steps: int) -> bool:
    """Whether a game has reached the limit."""
    return settings.limit > 0 and steps >= settings.limit


@compiled
def others_answer(kept: Kept, settings: Settings, others: Any, room: Room, i: int) -> bool:
    """Let the others play until the caller's seat decides, or the game is over or, once the caller has decided, at its
    limit; false where the log is full."""
    row, s = kept.rows[i], kept.records[i]
    if row.mine == SELF_PLAY:
        return True
    while s.actor != NOBODY and s.actor != row.mine and not (row.stage == ANSWERED and is_cut_off(settings, row.steps)):
        if is_full(kept, i):
            return False
        move = answer(others, kept, room, i)
        take(s, row, kept.log, kept.history, i, move, legal(s, room.moves))
    return True


@compiled
def settle(kept: Kept, buffers: Buffers, settings: Settings, table: EncodingTable, room: Room, i: int) -> None:
    """Write what came of a decision: rewards, the end and, if the row goes on, the next deal."""
    row, s = kept.rows[i], kept.records[i]
    over = s.actor == NOBODY
    cut_off = not over and is_cut_off(settings, row.steps)
    row.stage = DECIDED
    buffers.terminated[i] = over
    buffers.truncated[i] = cut_off
    if len(kept.potential) > 0:
        if not over:
            estimate(s, room.shares)
        for seat in range(s.seats):
            potential = 0.0 if over else settings.discount * room.shares[seat]
            pay(buffers, row.mine, i, seat, potential - kept.potential[i, seat])
            kept.potential[i, seat] = 0.0 if over else room.shares[seat]
    if over:
        result(s, room.shares)
        for seat in range(s.seats):
            pay(buffers, row.mine, i, seat, room.shares[seat])
    if over or cut_off:
        row.final_game, row.final_steps = row.game, row.steps
        row.final_choices, row.final_written = row.choices, row.written
        for seat in range(s.seats):
            buffers.final_result[i, seat] = room.shares[seat] if over else 0.0
        look(kept, table, room, i, buffers.final_actor[i], buffers.final_observation[i])
        if settings.goes_on == 1:
            begin(kept, settings, i)
        else:
            s.actor = NOBODY  # if it was cut off: nobody decides any more


@compiled
def pay(buffers: Buffers, mine: int, i: int, seat: int, amount: float) -> None:
    """Reward a seat: in self-play each has a column, else only the caller's counts."""
    if mine == SELF_PLAY:
        buffers.reward[i, seat] += amount
    elif seat == mine:
        buffers.reward[i, 0] += amount


@compiled
def random_actions(allowed: Words, chance: Record, actions: Actions) -> None:
    """Any legal action in each row, each as likely as the others; -1 where the game is over."""
    for i in range(len(actions)):
        count = 0
        for word in range(allowed.shape[1]):
            count += bits_in(np.int64(allowed[i, word]))
        chosen = draw(chance, count) if count > 0 else 0
        actions[i] = NOBODY
        for word in range(allowed.shape[1]):
            left = np.int64(allowed[i, word])
            here = bits_in(left)
            if 0 <= chosen < here:
                for _ in range(chosen):
                    left &= left - 1
                actions[i] = BITS * word + bits_in((left & -left) - 1)
            chosen -= here


@compiled
def greedy_actions(records: Any, room: Room, actions: Actions) -> None:
    """What the greedy player would play in each row; -1 where the game is over."""
    for i in range(len(actions)):
        actions[i] = NOBODY
        if records[i].actor != NOBODY:
            room.world[0] = records[i]  # among moves that look alike it draws, which is no business of the game's
            actions[i] = greedy_move(room.world[0], room.moves)


@compiled
def favourite_actions(records: Any, room: Room, marks: NDArray[np.bool_]) -> None:
    """What looks best at a glance in each row; nothing where the game is over."""
    for i in range(len(marks)):
        marks[i] = False
        if records[i].actor != NOBODY:
            mark_favourites(records[i], room.moves, legal(records[i], room.moves), marks[i])


@compiled
def bits_in(word: Any) -> Any:
    """How many of 32 bits are set."""
    word -= (word >> 1) & 0x55555555
    word = (word & 0x33333333) + ((word >> 2) & 0x33333333)
    word = (word + (word >> 4)) & 0x0F0F0F0F
    return ((word * 0x01010101) & WORD) >> 24
