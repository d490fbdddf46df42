"""How the greedy player sees Gattara: sensible moves, from nothing but what it knows; and the guess at who will win."""

from __future__ import annotations

from typing import Any

import numba
import numpy as np
import pytest

from clowder.bots.greedy import likeliest
from clowder.engine.chance import draw
from clowder.engine.dispatch import redeal
from clowder.engine.record import copy
from clowder.games.gattara import GAME
from clowder.games.gattara.record import Gattara

from .table import RULES, Table, dealt

settings: Any = numba.config
GAMES = 12 if settings.DISABLE_JIT else 300


def liked(t: Table) -> list[str]:
    """The legal moves that look best."""
    values = {move: RULES.prefer(t.s, t.number(move)) for move in t.legal()}
    return [move for move, value in values.items() if value == max(values.values())]


def chances(s: Gattara) -> list[float]:
    """The estimate."""
    out = np.zeros(6)
    RULES.estimate(s, out)
    return [float(share) for share in out[: s.seats]]


def test_the_larger_gain_looks_better() -> None:
    assert liked(Table("stray show two-strays", "", "")) == ["show"]


def test_a_winning_card_looks_best() -> None:
    t = Table("stray rebel lose-any", "", "", "", cats=[(6, 0, 0), (6, 0, 0), (2, 0, 0), (2, 0, 0)])
    assert liked(t) == ["stray"]


def test_a_loss_of_one_s_own_looks_worst() -> None:
    t = Table("lose-self direction zen", "", "")
    assert RULES.prefer(t.s, t.number("lose-self")) < RULES.prefer(t.s, t.number("direction"))


def test_a_loss_is_aimed_at_whoever_is_ahead() -> None:
    t = Table("lose-any", "", "", "", cats=[(2, 0, 0), (3, 0, 0), (6, 0, 0), (1, 0, 0)]).do("lose-any")
    assert liked(t) == ["at 2"]


def test_a_cat_is_taken_from_somebody_who_has_one() -> None:
    t = Table("take-pedigree", "", "", cats=[(2, 0, 0), (5, 0, 0), (2, 1, 0)]).do("take-pedigree")
    assert liked(t) == ["at 2"]


def test_with_two_players_another_turn_looks_better_than_a_poor_card() -> None:
    assert liked(Table("skip lose-self all-gain", "")) == ["skip"]


def test_bastet_stops_a_win() -> None:
    t = Table("stray", "bastet", "", "", cats=[(6, 0, 0), (2, 0, 0), (2, 0, 0), (2, 0, 0)]).do("stray")
    assert t.actor == 1
    assert liked(t) == ["bastet"]


def test_bastet_is_not_wasted_on_a_stray() -> None:
    t = Table("stray", "bastet", "", "").do("stray")
    assert liked(t) == ["pass"]


def test_a_bastet_against_one_s_own_win_is_met_with_bastet() -> None:
    t = Table("stray bastet", "bastet", "", cats=[(7, 0, 0), (2, 0, 0), (2, 0, 0)]).do("stray", "bastet").until(0)
    assert liked(t) == ["bastet"]


def test_a_meow_is_answered_when_the_answer_hurts_more() -> None:
    t = Table("lose-next-2", "take-previous", "", cats=[(4, 0, 0), (4, 0, 0), (2, 0, 0)]).do("lose-next-2").quiet()
    assert (t.phase, t.actor, liked(t)) == ("meow", 1, ["take-previous"])


def test_a_mirror_is_judged_by_what_it_copies() -> None:
    t = Table("mirror show", "", "", discards="show")
    assert sorted(liked(t)) == ["mirror", "show"]


@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_looks_good_depends_only_on_what_the_actor_knows(players: int) -> None:
    moves = np.zeros(GAME.actions, np.int16)
    for seed in range(3):
        s = dealt(players, seed)
        step = 0
        while (count := RULES.legal(s, moves)) > 0 and step < 150:
            other = copy(s)
            redeal(other, int(s.actor), 1000 * seed + step)
            before = [RULES.prefer(s, int(move)) for move in moves[:count]]
            assert before == [RULES.prefer(other, int(move)) for move in moves[:count]]
            RULES.play(s, int(moves[draw(s, count)]))
            step += 1


@pytest.mark.parametrize("players", [2, 3, 6])
def test_the_estimate_adds_up_and_is_the_result_at_the_end(players: int) -> None:
    moves = np.zeros(GAME.actions, np.int16)
    for seed in range(3):
        s = dealt(players, seed)
        while (count := RULES.legal(s, moves)) > 0:
            assert sum(chances(s)) == pytest.approx(1)
            assert min(chances(s)) > 0
            RULES.play(s, int(moves[draw(s, count)]))
        out = np.zeros(6)
        RULES.result(s, out)
        assert chances(s) == pytest.approx(list(out[:players]))


def test_a_game_that_ran_out_is_shared_in_the_estimate_too() -> None:
    t = Table("", "", "", cats=[(4, 0, 0), (2, 1, 0), (1, 0, 0)])
    t.s.actor = -1
    assert chances(t.s) == pytest.approx([0.5, 0.5, 0])


def test_the_estimate_favours_points_and_good_cards() -> None:
    ahead = chances(Table("", "", "", cats=[(6, 0, 0), (2, 0, 0), (2, 0, 0)]).s)
    assert ahead[0] > 0.4 > ahead[1] == ahead[2]
    assert chances(Table("", "show bastet", "").s)[1] > 0.4


def test_the_estimate_counts_the_card_on_the_table() -> None:
    t = Table("show", "", "", cats=[(5, 0, 0), (5, 0, 0), (2, 0, 0)])
    before = chances(t.s)[0]
    assert chances(t.do("show").s)[0] > before + 0.2


def test_the_greedy_player_beats_uniform_ones() -> None:
    """Measured: 0.55 of 20 000 games with four players; by chance it would be 0.25."""
    moves, out, won = np.zeros(GAME.actions, np.int16), np.zeros(6), 0.0
    for game in range(GAMES):
        s, me = dealt(4, game), game % 4
        while (count := RULES.legal(s, moves)) > 0:
            chosen = likeliest(s, moves, count) if s.actor == me else int(moves[draw(s, count)])
            RULES.play(s, chosen)
        RULES.result(s, out)
        won += out[me]
    assert won > (0.42 if GAMES == 300 else 0.25) * GAMES
