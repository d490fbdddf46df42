"""Simulations: the same numbers however the work is shared out, and figures that add up."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest

import clowder
from clowder.bots.known import Entry
from clowder.bots.position import Position
from clowder.engine import catalogue
from clowder.lab import simulate as module
from clowder.lab.evidence import wilson
from clowder.lab.simulate import Tally, simulate


@pytest.mark.parametrize("name", catalogue.names())
def test_same_seed_same_numbers_whatever_the_number_of_jobs(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    once = simulate(name, 3, 250, seed=4, jobs=1)
    monkeypatch.setattr(module, "CHUNK", 17)
    assert simulate(name, 3, 250, seed=4, jobs=3) == once
    assert simulate(name, 3, 250, seed=5, jobs=2) != once


def test_figures_add_up() -> None:
    summary = simulate("discat", 4, 3000, seed=1)
    assert sum(seat.win_share for seat in summary.seats) == pytest.approx(1)
    for seat in summary.seats:
        assert seat.low < seat.win_share < seat.high
        assert seat.score_low <= seat.score_mean <= seat.score_high
    assert summary.decisions.shortest <= summary.decisions.median <= summary.decisions.longest
    assert summary.choices < summary.decisions.mean


def test_options_count() -> None:
    first = simulate("discat", 2, 200, seed=1, options={"starter": 0})
    assert first.options["starter"] == 0
    assert first != simulate("discat", 2, 200, seed=1, options={"starter": 1})


def test_progress_goes_up_to_the_end() -> None:
    heard: list[tuple[int, int]] = []
    simulate("discat", 2, 5000, jobs=2, on_progress=lambda done, total: heard.append((done, total)))
    assert heard[-1] == (5000, 5000)
    assert heard == sorted(heard)


@pytest.mark.parametrize(
    "bad", [{"games": 0}, {"games": 1.5}, {"games": True}, {"seed": -1}, {"jobs": 0}, {"players": 9}, {"game": "go"}]
)
def test_bad_input_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(clowder.ClowderError):
        simulate(**{"game": "discat", "players": 2, "games": 10, **bad})


def test_wilson_intervals_against_known_values() -> None:
    """Newcombe (1998), table I: 81 of 263, and none of 20."""
    assert wilson(81 / 263, 263) == pytest.approx((0.2553, 0.3662), abs=1e-4)
    assert wilson(0 / 20, 20) == pytest.approx((0.0, 0.1611), abs=1e-4)


def test_the_tally_agrees_with_numpy() -> None:
    chooser = np.random.default_rng(1)
    lengths = chooser.integers(5, 40, (101, 2)).astype(np.int32)
    scores = chooser.integers(-9, 9, (101, 2)).astype(np.int32)
    shares = np.eye(2)[chooser.integers(0, 2, 101)]
    tally = Tally(2, 50)
    for part in (slice(0, 30), slice(30, 101)):
        tally.add(shares[part], scores[part], lengths[part])
    found = tally.decisions()
    assert (found.mean, found.median) == pytest.approx((lengths[:, 0].mean(), np.median(lengths[:, 0])))
    assert tally.seat(1).score_mean == pytest.approx(scores[:, 1].mean())
    assert tally.seat(0).win_share == pytest.approx(shares[:, 0].mean())


BOTS = ["greedy", "search:4sims", "uniform"]


def test_bots_give_the_same_numbers_whatever_the_number_of_jobs(monkeypatch: pytest.MonkeyPatch) -> None:
    once = simulate("discat", 3, 6, seed=4, jobs=1, bots=BOTS)
    assert [seat.bot for seat in once.seats] == BOTS
    assert simulate("discat", 3, 6, seed=4, jobs=3, bots=BOTS) == once
    assert simulate("discat", 3, 6, seed=5, jobs=3, bots=BOTS) != once
    quick = simulate("discat", 2, 250, seed=4, jobs=2, bots=["kitten"])
    monkeypatch.setattr(module, "CHUNK_OF_BOTS", 7)
    assert simulate("discat", 2, 250, seed=4, jobs=1, bots=["kitten"]) == quick
    assert [seat.bot for seat in quick.seats] == ["kitten", "kitten"]


def test_better_bots_win_more() -> None:
    summary = simulate("discat", 3, 200, bots=["uniform", "greedy", "uniform"])
    assert summary.seats[1].low > summary.seats[0].high
    assert summary.forfeits == []


def test_without_bots_nothing_is_said_about_them() -> None:
    encoded = msgspec.json.decode(msgspec.json.encode(simulate("discat", 2, 10)))
    assert "forfeits" not in encoded
    assert "bot" not in encoded["seats"][0]


class Moody:
    """Fails in some of its games, depending on the position's seed."""

    def choose(self, position: Position) -> int:
        if position.seed % 60 == 0:
            raise RuntimeError("a hairball")
        return position.moves[0]


class Absent:
    def choose(self, position: Position) -> int:
        raise RuntimeError("nobody there")


def test_a_forfeited_game_is_lost_and_counted_and_the_run_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Entry, "make", lambda entry, seed, stop: Moody())
    summary = simulate("discat", 3, 40, jobs=2, bots=["search:1sims", "greedy", "greedy"])
    assert [forfeit.bot for forfeit in summary.forfeits] == ["search:1sims"]
    assert 0 < summary.forfeits[0].games < 40
    assert "a hairball" in summary.forfeits[0].reason
    assert sum(seat.win_share for seat in summary.seats) == pytest.approx(1)
    assert summary.decisions.shortest > 10  # forfeited games are not in there


def test_if_every_game_is_forfeited_there_are_no_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Entry, "make", lambda entry, seed, stop: Absent())
    summary = simulate("discat", 2, 5, bots=["greedy", "search:1sims"])
    assert summary.forfeits[0].games == 5
    assert [seat.win_share for seat in summary.seats] == [1, 0]
    encoded = msgspec.json.decode(msgspec.json.encode(summary))
    assert encoded["seats"][0]["score_mean"] is None
    assert encoded["decisions"]["mean"] is None


@pytest.mark.parametrize(
    ("bots", "told"),
    [(["greedy"] * 2, "2 bots"), (["greedier"], "greedier"), (["nowhere_at_all:Clever"], "nowhere_at_all")],
)
def test_bots_that_cannot_be_seated_are_refused(bots: list[str], told: str) -> None:
    with pytest.raises(clowder.ClowderError, match=told):
        simulate("discat", 3, 1, bots=bots)
