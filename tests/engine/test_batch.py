"""Many games at once give the same as one game at a time, and refuse what is not legal."""

from __future__ import annotations

import numpy as np
import pytest

import clowder
from clowder.engine import batch, catalogue, dispatch
from clowder.engine.compiling import compiled
from clowder.engine.record import Record, content, copy


@compiled
def choices_after_the_deal(rows: batch.Rows, moves: dispatch.Moves) -> int:
    """A user's own kernel over the rules of any game."""
    total = 0
    for i in range(len(rows)):
        total += dispatch.legal(rows[i], moves)
    return total


@pytest.mark.parametrize("name", catalogue.names())
def test_batches_play_to_the_end_like_single_records(name: str) -> None:
    game = catalogue.game(name)
    players = game.players[1]
    rows = batch.deal(name, players, 30, seed=5)
    single: Record = copy(rows[7])
    room = np.zeros(game.actions, np.int16)
    steps = 0
    while (batch.actors(rows) >= 0).any():
        mask = batch.legal(rows)
        moves = mask.argmax(axis=1)
        if single.actor >= 0:
            assert sorted(room[: dispatch.legal(single, room)].tolist()) == np.flatnonzero(mask[7]).tolist()
            dispatch.play(single, int(moves[7]))
        batch.play(rows, moves)
        steps += 1
        if steps > 3000:  # always the first choice need not end a game; random play does (test_conformance)
            break
    assert content(rows[7]) == content(single)
    over = batch.actors(rows) < 0
    assert np.allclose(batch.result(rows)[over].sum(axis=1), 1)
    assert (batch.result(rows)[~over] == 0).all()


@pytest.mark.parametrize("name", catalogue.names())
def test_observations_and_redeals_of_a_batch(name: str) -> None:
    game = catalogue.game(name)
    rows = batch.deal(name, game.players[0], 20, seed=5)
    seats = np.arange(20) % game.players[0]
    seen = batch.observe(rows, seats)
    assert seen.shape == (20, game.observation)
    again = rows.copy()
    batch.redeal(again, seats, seed=9)
    assert (batch.observe(again, seats) == seen).all()
    assert again.tobytes() != rows.tobytes()
    assert (batch.observe(rows, 1)[1::2] == batch.observe(rows, np.ones(20, int))[1::2]).all()


def test_a_kernel_of_ones_own_compiles_over_the_dispatch() -> None:
    rows = batch.deal("discat", 2, 10, seed=1)
    assert choices_after_the_deal(rows, np.zeros(91, np.int16)) == 50  # any of five cards opens


def test_illegal_moves_are_refused_before_any_is_played() -> None:
    rows = batch.deal("discat", 2, 5, seed=1)
    before = rows.tobytes()
    moves = batch.legal(rows).argmax(axis=1)
    moves[3] = 0
    with pytest.raises(clowder.BadOption, match="3"):
        batch.play(rows, moves)
    with pytest.raises(clowder.BadOption, match="5"):
        batch.play(rows, moves[:2])
    assert rows.tobytes() == before


def test_bad_tables_are_refused() -> None:
    with pytest.raises(clowder.BadOption):
        batch.deal("discat", 7, 5)
    with pytest.raises(clowder.UnknownGame):
        batch.deal("tarot", 2, 5)


@pytest.mark.parametrize("seats", [-1, 2, 10**7, [0, 1], "first", [0, 0, 0, 0, 5], 1e300])
def test_seats_that_are_not_there_are_refused(seats: object) -> None:
    rows = batch.deal("discat", 2, 5, seed=1)
    before = rows.tobytes()
    with pytest.raises(clowder.BadOption):
        batch.observe(rows, seats)
    with pytest.raises(clowder.BadOption):
        batch.redeal(rows, seats, seed=1)
    assert rows.tobytes() == before


@pytest.mark.parametrize(
    "wrong", [{"count": 0}, {"count": -1}, {"count": 1.5}, {"seed": "x"}, {"seed": -1}, {"seed": 2**70}]
)
def test_counts_and_seeds_out_of_range_are_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(clowder.BadOption):
        batch.deal(**{"game": "discat", "players": 2, "count": 3, "seed": 1, **wrong})  # type: ignore[arg-type]
