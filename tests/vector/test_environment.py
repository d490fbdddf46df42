"""The vector environment: its flags, and what it refuses."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import clowder
from clowder import vector
from clowder.engine import catalogue
from clowder.engine.record import content
from clowder.errors import BadOption, UnknownGame
from clowder.games.devils_scat.observe import LENGTH
from tests.vector.playing import legal_one, played

GAME = "devils_scat"


@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("opponents", [None, "kitten"])
def test_a_row_plays_the_same_games_whatever_the_number_of_rows_and_threads(name: str, opponents: str | None) -> None:
    few = vector.make(name, 3, 5, seed=4, opponents=opponents)
    with vector.make(name, 3, 32, seed=4, opponents=opponents, threads=3) as many:
        assert played(few, 120) == played(many, 120, rows=5)


def test_another_seed_deals_other_games_and_the_same_seed_the_same_again() -> None:
    games = vector.make(GAME, 2, 16, seed=1)
    first = games.reset().copy()
    assert not (games.reset(seed=2) == first).all()
    assert (games.reset(seed=1) == first).all()
    assert (games.games == 0).all()
    games.reset()
    assert (games.games == 1).all()
    assert games.export(3)["seed"] == games.seed_of(3, 1) == "vector:1:3:1"


def test_sampled_actions_are_legal_fair_and_follow_from_the_seed() -> None:
    games, again = vector.make(GAME, 2, 4000, seed=7), vector.make(GAME, 2, 4000, seed=7)
    games.reset()
    again.reset()
    actions = games.sample()
    assert (actions == again.sample()).all()
    assert games.mask[np.arange(4000), actions].all()
    offered = games.mask.sum(axis=1)
    rank = (games.mask & (np.arange(games.mask.shape[1]) < actions[:, None])).sum(axis=1)
    for choices in np.unique(offered):
        if (offered == choices).sum() > 1000:
            counts = np.bincount(rank[offered == choices], minlength=choices)
            assert counts.min() > 0.8 * counts.mean()


def test_buffers_are_written_in_place_and_views_of_them_change_with_the_next_step() -> None:
    games = vector.make(GAME, 2, 8)
    observation = games.reset()
    kept = observation.copy()
    returned, reward, terminated, truncated = games.step(games.sample())
    assert returned is observation is games.observation
    assert reward is games.reward
    assert terminated is games.terminated
    assert truncated is games.truncated
    assert not (kept == observation).all()


def test_buffers_of_ones_own_are_written_and_no_others() -> None:
    own = {"observation": np.zeros((8, LENGTH), np.int8), "mask": np.zeros((8, 49), np.bool_)}
    games, plain = vector.make(GAME, 2, 8, out=own), vector.make(GAME, 2, 8)
    plain.reset()
    games.reset()
    assert games.observation is own["observation"]
    assert (own["observation"] == plain.observation).all()
    assert (own["mask"] == plain.mask).all()


def test_a_scribbled_mask_lets_nothing_illegal_through() -> None:
    games = vector.make(GAME, 2, 2)
    games.reset()
    wrong = int(np.flatnonzero(~games.mask[1])[0])
    games.mask[:] = True
    with pytest.raises(BadOption, match=f"Action {wrong} is not legal in row 1; nothing was played"):
        games.step([int(games.sample()[0]), wrong])


def test_an_illegal_action_is_refused_before_any_is_played() -> None:
    games = vector.make(GAME, 2, 4)
    games.reset()
    before = [content(record) for record in games._kept.records]
    actions = games.sample().copy()
    actions[2] = 48
    with pytest.raises(BadOption, match="Action 48 is not legal in row 2; nothing was played"):
        games.step(actions)
    for huge in (2**40, -5):
        with pytest.raises(BadOption, match=f"Action {huge} is not legal in row 0"):
            games.step(np.array([huge, 0, 0, 0]))
    assert [content(record) for record in games._kept.records] == before
    assert (games.steps == 0).all()


def test_by_flag_an_illegal_action_is_replaced_by_the_lowest_legal_one_and_counted() -> None:
    games, proper = vector.make(GAME, 2, 4, illegal="mask"), vector.make(GAME, 2, 4)
    games.reset()
    proper.reset()
    lowest = proper.mask.argmax(axis=1)
    games.step([999, -1, int(lowest[2]), 2**50])
    proper.step(lowest)
    assert games.illegal.tolist() == [1, 1, 0, 1]
    assert (games.observation == proper.observation).all()


def test_without_autoreset_a_row_that_is_over_waits_with_its_last_observation() -> None:
    games = vector.make(GAME, 2, 3, autoreset=False)
    games.reset()
    for _ in range(3000):
        games.step(games.sample())
        if (games.actor < 0).all():
            break
    assert (games.actor < 0).all()
    assert not games.mask.any()
    assert (games.final_result.sum(axis=1) == 1).all()
    assert (games.observation == games.final_observation).all()
    for row in range(3):
        assert clowder.replay(games.export(row)).over
    with pytest.raises(BadOption, match="The game in row 0 is over: its action must be -1, not 3"):
        games.step([3, -1, -1])
    with pytest.raises(BadOption, match="The game in row 1 is over: its action must be -1, not -7"):
        games.step([-1, -7, -1])
    games.step([-1, -1, -1])
    assert not games.terminated.any()
    games.reset()
    assert (games.actor >= 0).all()


def test_a_game_at_the_limit_is_cut_off_and_the_next_is_dealt() -> None:
    games = vector.make(GAME, 2, 64, limit=20)
    games.reset()
    cut_off = 0
    for _ in range(100):
        games.step(games.sample())
        ended = games.truncated | games.terminated
        assert not (games.truncated & games.terminated).any()
        assert (games.steps[ended] == 0).all()
        assert (games.steps < 20).all()
        assert not games.final_result[games.truncated].any()
        assert not games.reward[games.truncated].any()
        for row in np.flatnonzero(games.truncated)[:2]:
            record = games.export(row, final=True)
            assert (len(record["decisions"]), record["result"]) == (20, None)
            cut_off += 1
    assert cut_off


def test_a_limit_without_autoreset_stops_the_row() -> None:
    games = vector.make(GAME, 2, 2, limit=5, autoreset=False)
    games.reset()
    for _ in range(5):
        games.step(games.sample())
    assert games.truncated.all()
    assert (games.actor == -1).all()
    assert games.export(0)["result"] is None


def test_duplicate_deals_give_neighbouring_rows_the_same_cards() -> None:
    games = vector.make(GAME, 2, 6, copies=3, seed=9)
    games.reset()
    assert (games.observation[:3] == games.observation[0]).all()
    assert (games.observation[3:] == games.observation[3]).all()
    assert not (games.observation[0] == games.observation[3]).all()
    assert [games.seed_of(row, 0) for row in (2, 3)] == ["vector:9:0:0", "vector:9:1:0"]
    for _ in range(50):
        games.step([legal_one(games.mask[row], int(games.steps[row])) for row in range(6)])
    assert (games.observation[:3] == games.observation[0]).all()  # played alike, they stay alike


def test_what_everybody_knows_together_is_for_a_critic_and_named_so() -> None:
    games = vector.make(GAME, 3, 4, all_seats=True)
    games.reset()
    games.step(games.sample())
    seen = games.training_only_all_seats
    assert seen.shape == (4, 3, LENGTH)
    for row in range(4):
        match = clowder.replay(games.export(row))
        expected = np.zeros(LENGTH, np.int8)
        for after in range(3):
            assert match.actor is not None
            match.game.rules.observe(match.record, (match.actor + after) % 3, expected)
            assert (seen[row, after] == expected).all()
    assert (seen[:, 0] == games.observation).all()
    assert vector.make(GAME, 3, 4).training_only_all_seats.size == 0


@pytest.mark.parametrize("discount", [1.0, 0.9])
def test_shaping_adds_the_change_of_the_potential_and_changes_no_sum(discount: float) -> None:
    games = vector.make(GAME, 2, 32, shaping=discount, seed=3)
    games.reset()
    potential = games._kept.potential.copy()
    at_first, gained, weight, checked = potential.copy(), np.zeros((32, 2)), np.ones(32), 0
    for _ in range(400):
        games.step(games.sample())
        gained += weight[:, None] * games.reward
        weight *= discount
        for row in np.flatnonzero(games.terminated):
            # Discounted, a game brings its result less its first position's potential: play is ranked as without shaping.
            expected = weight[row] / discount * games.final_result[row] - at_first[row]
            assert gained[row] == pytest.approx(expected, abs=1e-4)
            gained[row], weight[row], at_first[row] = 0, 1, games._kept.potential[row]
            checked += 1
    assert checked > 10


def test_long_games_are_remembered_whole() -> None:
    games = vector.make(GAME, 6, 8, seed=1)
    games.reset()
    for _ in range(600):
        games.step(games.sample())
    assert games._kept.log.shape[1] > 64
    for row in range(8):
        record = games.export(row)
        assert len(record["decisions"]) == games.steps[row]
        assert clowder.replay(record).export() == record
    assert games.nbytes / 8 < 2048


@pytest.mark.parametrize("name", ["discat", "gattara", "rat_a_tat_roll"])
@pytest.mark.parametrize("most", [False, True])
def test_a_game_takes_less_than_two_kibibytes(name: str, most: bool) -> None:
    games = vector.make(name, catalogue.game(name).players[most], 256)
    games.reset()
    for _ in range(500):
        games.step(games.sample())
    assert games.nbytes / 256 < 2048


BAD: list[tuple[dict[str, Any], str]] = [
    ({"players": 7}, "players"),
    ({"count": 0}, "count"),
    ({"count": True}, "count"),
    ({"options": {"no_such": 1}}, "no_such"),
    ({"seed": -1}, "seed"),
    ({"seat": 2, "opponents": "greedy"}, "seat"),
    ({"encoding": "fourier"}, "fourier"),
    ({"history": -1}, "history"),
    ({"shaping": 2.0}, "Shaping"),
    ({"copies": 0}, "copies"),
    ({"limit": 0}, "limit"),
    ({"threads": 0}, "threads"),
    ({"illegal": "ignore"}, "ignore"),
    ({"autoreset": "no"}, '"autoreset" is true or false, not'),
    ({"records": 0}, '"records" is true or false, not 0'),
    ({"all_seats": None}, '"all_seats" is true or false, not None'),
    ({"opponents": "search:10ms"}, "search:10ms cannot play inside a compiled step"),
    ({"opponents": ["greedy", "greedy"]}, "one for each of the 1 other seats"),
    ({"opponents": 5}, "5 cannot play"),
    ({"opponents": lambda s, moves: 0}, "cannot play inside a compiled step"),
    ({"out": 5}, "by name"),
    ({"out": {"reword": np.zeros(4)}}, "There is no buffer 'reword'"),
    ({"out": {"mask": np.zeros((4, 49), np.int8)}}, r"The buffer mask has to be bool \(4, 49\), not int8 \(4, 49\)"),
    ({"out": {"mask": np.zeros((5, 49), np.bool_)}}, r"not bool \(5, 49\)"),
    ({"out": {"mask": np.zeros((4, 98), np.bool_)[:, ::2]}}, "one writable piece"),
]


@pytest.mark.parametrize(("asked", "why"), BAD)
def test_what_cannot_be_had_is_refused_in_one_line(asked: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why) as refused:
        vector.make(**{"game": GAME, "players": 2, "count": 4, **asked})
    assert "\n" not in str(refused.value)
    assert all(refused.value.text(language) for language in ("fr", "es"))


def test_two_buffers_may_not_be_one() -> None:
    memory = np.zeros((4, LENGTH), np.int8)
    with pytest.raises(BadOption, match="observation and final_observation share memory"):
        vector.make(GAME, 2, 4, out={"observation": memory, "final_observation": memory})


def test_an_unknown_game_is_unknown() -> None:
    with pytest.raises(UnknownGame):
        vector.make("poker", 2, 4)


def test_stepping_before_reset_after_close_or_with_the_wrong_shape_is_refused() -> None:
    games = vector.make(GAME, 2, 4)
    with pytest.raises(BadOption, match="Call reset"):
        games.step([0, 0, 0, 0])
    with pytest.raises(BadOption, match="No game has"):
        games.export(0)
    games.reset()
    for wrong in ([0, 0], np.zeros(4), np.zeros((4, 1), np.int64)):
        with pytest.raises(BadOption, match="One whole number for each of the 4 rows"):
            games.step(wrong)
    for row in (4, -1, "0"):
        with pytest.raises(BadOption, match="row"):
            games.export(row)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="No game has ended in row 0"):
        games.export(0, final=True)
    games.close()
    for call in (games.reset, games.sample, lambda: games.step([0, 0, 0, 0])):
        with pytest.raises(BadOption, match="closed"):
            call()


def test_without_records_nothing_can_be_exported() -> None:
    games = vector.make(GAME, 2, 4, records=False)
    games.reset()
    games.step(games.sample())
    with pytest.raises(BadOption, match="without records"):
        games.export(0)


def test_a_final_game_is_forgotten_once_it_is_written_over() -> None:
    games = vector.make(GAME, 2, 32)
    games.reset()
    seen = np.zeros(32, bool)
    for _ in range(3000):
        games.step(games.sample())
        seen |= games.terminated
        forgotten = 0
        for row in np.flatnonzero(seen & (games.steps > 150)):
            try:
                record = games.export(row, final=True)
            except BadOption as why:
                forgotten += "forgotten" in str(why)
            else:
                assert clowder.replay(record).over
        if forgotten:
            break
    assert forgotten
