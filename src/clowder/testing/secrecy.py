"""The law of secrecy: what a seat gets to see does not change when everything it cannot know is replaced."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from clowder.engine.blank import blank
from clowder.engine.chance import draw
from clowder.engine.compiling import compiled
from clowder.engine.dispatch import deal, legal, observe, play, public_move, redeal
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.engine.record import NOBODY, copy
from clowder.engine.view import story_of, view_of
from clowder.testing.effort import Effort, Trial, tables
from clowder.testing.play import steps

FINE, OBSERVE, LEGAL, TWICE, ACTOR = range(5)
BROKEN = {
    OBSERVE: "observe changes when what the seat cannot know is redealt",
    LEGAL: "the seat's own legal moves change when what it cannot know is redealt",
    TWICE: "redealing twice is not redealing once: the sample depends on hidden cards",
    ACTOR: "redeal changes who decides",
}


def check_redeal(game: Game, effort: Effort) -> None:
    """At every step of many games, for every seat: observe and legal stay, and the sample depends on no hidden card."""
    for table in tables(game, effort):
        ready = blank(game, table.players, table.options)
        rows = game.record.rows(4)
        bytes_of = rows.view(np.uint8).reshape(4, game.record.dtype.itemsize)
        seen = np.zeros((2, game.observation), np.int8)
        moves = np.zeros((2, game.actions), np.int16)
        found = np.zeros(4, np.int64)
        tried = law_kernel(rows, bytes_of, ready, effort.seed, effort.kernel_games, game.longest, moves, seen, found)
        if found[0] != FINE:
            where = f"game {found[1]}, step {found[2]}, seat {found[3]}"
            raise table.fail(f"{where}: {BROKEN[int(found[0])]}")
        if tried == 0:
            raise table.fail("no position was tried")


@compiled
def law_kernel(
    rows: Any,
    bytes_of: NDArray[np.uint8],
    ready: Any,
    seed: int,
    games: int,
    most: int,
    moves: NDArray[np.int16],
    seen: NDArray[np.int8],
    found: NDArray[np.int64],
) -> int:
    """Play games at random, redeal at every step for one seat after another; the first breach goes into `found`."""
    tried = 0
    for number in range(games):
        rows[0] = ready[0]
        s = rows[0]
        deal(s, seed * 1000003 + number)
        for step in range(most):
            count = legal(s, moves[0])
            if count == 0:
                break
            seat = draw(s, s.seats + 1) - 1
            breach = law_at(rows, bytes_of, seat, seed + step, count, moves, seen)
            tried += 1
            if breach != FINE:
                found[0], found[1], found[2], found[3] = breach, number, step, seat
                return tried
            play(s, moves[0, draw(s, count)])
    return tried


@compiled
def law_at(
    rows: Any,
    bytes_of: NDArray[np.uint8],
    seat: int,
    seed: int,
    count: int,
    moves: NDArray[np.int16],
    seen: NDArray[np.int8],
) -> int:
    """The law in one position, for one seat or a bystander: rows 1 and 3 are redealt once, row 2 from row 1 again."""
    rows[1] = rows[0]
    redeal(rows[1], seat, seed)
    rows[2] = rows[1]
    redeal(rows[2], seat, seed + 1)
    rows[3] = rows[0]
    redeal(rows[3], seat, seed + 1)
    for i in range(bytes_of.shape[1]):
        if bytes_of[2, i] != bytes_of[3, i]:
            return TWICE
    if rows[1].actor != rows[0].actor:
        return ACTOR
    if seat == rows[0].actor:
        if legal(rows[1], moves[1]) != count:
            return LEGAL
        for i in range(count):
            if moves[0, i] != moves[1, i]:
                return LEGAL
    if seat >= 0:
        observe(rows[0], seat, seen[0])
        observe(rows[1], seat, seen[1])
        for i in range(seen.shape[1]):
            if seen[0, i] != seen[1, i]:
                return OBSERVE
    return FINE


def check_views(game: Game, effort: Effort) -> None:
    """At every step of some games, from every seat and from outside: the view, choices included, is the same after redeal.

    And a sampled world is a whole one: nothing is lost in it, and it can be played.
    """
    for table in tables(game, effort):
        for number in range(effort.games):
            for match in steps(table, number):
                box = game.inventory(match._plain)
                for seat in (*range(table.players), None):
                    other = redealt(match, seat, match.step + 1)
                    where = f"game {number}, step {match.step}, seat {seat}"
                    if view_bytes(game, other, seat) != view_bytes(game, match.record, seat):
                        raise table.fail(f"{where}: the view changes when what the seat cannot know is redealt")
                    if game.inventory(game.record.plain(other)) != box:
                        raise table.fail(f"{where}: redeal has lost or doubled something")


def redealt(match: Match, seat: int | None, seed: int) -> Any:
    """The match's record with everything hidden from the seat dealt anew."""
    other = copy(match.record)
    redeal(other, NOBODY if seat is None else seat, seed)
    return other


def view_bytes(game: Game, record: Any, seat: int | None) -> bytes:
    """A seat's view of a record, choices included, as it travels."""
    room = np.zeros(game.actions, np.int16)
    moves = sorted(room[: game.rules.legal(record, room)].tolist())
    return msgspec.json.encode(view_of(game, record, seat, 0, moves))


def check_stories(game: Game, effort: Effort) -> None:
    """A story tells what its listener saw: steps that look the same before and after are told the same, and what is
    public of a move is the same as well.

    From each position every legal move is played, there and in worlds redealt for the listener; wherever the listener's
    views before and after agree, so must the stories.
    """
    for table in tables(game, effort):
        for match in steps(table, effort.seed):
            if match.over or match.step % 3:
                continue
            for seat in (*range(table.players), None):
                compare_stories(table, match, seat)


def compare_stories(table: Trial, match: Match, seat: int | None) -> None:
    """All that can happen next, as one listener sees and hears it."""
    game = table.game
    told: dict[bytes, tuple[str, int, int]] = {}
    room = np.zeros(game.actions, np.int16)
    for world in [match.record, redealt(match, seat, 5), redealt(match, seat, 6)]:
        before = game.record.plain(world)
        for move in sorted(room[: game.rules.legal(world, room)].tolist())[:12]:
            after = copy(world)
            game.rules.play(after, move)
            story = msgspec.json.encode(story_of(game, 0, before, move, game.record.plain(after), seat)).decode()
            sight = view_bytes(game, after, seat)
            public = public_move(world, move)
            if sight in told and told[sight][0] != story:
                raise table.fail(
                    f"step {match.step}, seat {seat}: moves {told[sight][1]} and {move} look the same to the seat, "
                    f"but are told as {told[sight][0]} and {story}: show it in the view, or tell it alike"
                )
            if sight in told and seat != before.actor and told[sight][2] != public:
                raise table.fail(
                    f"step {match.step}, seat {seat}: moves {told[sight][1]} and {move} look the same to the seat, "
                    f"but `public_move` tells them apart: let it hide which of them it was"
                )
            told[sight] = story, move, public
