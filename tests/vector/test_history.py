"""The last public actions behind the observation: what everybody saw, and nothing else."""

from __future__ import annotations

import numpy as np
import pytest

import clowder
from clowder import testing, vector
from clowder.engine import catalogue
from clowder.engine.dispatch import public_move, redeal
from clowder.games.discat import rules
from clowder.games.discat.observe import TABLE
from clowder.games.discat.record import EXCHANGE

LENGTH = 6


@pytest.mark.parametrize("name", catalogue.names())
def test_the_last_public_actions_stand_behind_the_observation_counted_from_the_observer(name: str) -> None:
    games = vector.make(name, 3, 8, seed=3, history=LENGTH)
    games.reset()
    for _ in range(60):
        games.step(games.sample())
    for row in range(8):
        record = games.export(row)
        match = clowder.replay(record, step=0)
        done: list[tuple[int, int]] = []
        for decision in record["decisions"]:
            assert match.actor is not None
            done.insert(0, (match.actor, public_move(match.record, decision)))
            match.play(decision)
        assert match.actor is not None
        expected = [number for seat, shown in done[:LENGTH] for number in ((seat - match.actor) % 3, shown)]
        expected += [-1] * (2 * LENGTH - len(expected))
        assert games.observation[row, -2 * LENGTH :].tolist() == expected
        assert games.encoding.columns[-1].block == "history"


def test_which_card_is_exchanged_in_discat_stays_hidden() -> None:
    games = vector.make("discat", 4, 64, seed=3, history=1)
    games.reset()
    hidden = 0
    for _ in range(200):
        exchanging = games.observation[:, TABLE + 2] == EXCHANGE
        actions = games.sample()
        games.step(actions)
        known = (games.games >= 0) & exchanging & (actions > 0) & ~games.terminated
        assert (games.observation[known, -1] == -1).all()
        hidden += int(known.sum())
    assert hidden > 50


def test_the_law_of_secrecy_covers_what_is_public_of_a_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kit finds it out where a game forgets to hide which card a hidden choice names."""
    effort = testing.Effort(games=1, kernel_games=1, samples=1, every_table=False)
    monkeypatch.delattr(rules, "public_move")
    with pytest.raises(testing.Nonconforming, match="public_move"):
        testing.CHECKS["stories"](catalogue.game("discat"), effort)


@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize("encoding", ["numbers", "one_hot"])
def test_what_a_seat_is_given_does_not_change_when_what_it_cannot_know_is_redealt(name: str, encoding: str) -> None:
    """Of every row the record is redealt for the seat that decides; what is shown then is what was shown."""
    from clowder.vector.looking import look

    games = vector.make(name, 3, 64, seed=6, history=LENGTH, encoding=encoding)
    games.reset()
    again = np.zeros(len(games.encoding), np.int8)
    for step in range(40):
        games.step(games.sample())
        for row in range(0, 64, 7):
            kept = games._kept._replace(records=games._kept.records.copy())
            redeal(kept.records[row], int(games.actor[row]), step)
            look(kept, games.encoding.table, games._rooms[0], row, int(games.actor[row]), again)
            assert (again == games.observation[row]).all()
