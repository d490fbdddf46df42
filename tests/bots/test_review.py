"""Reviews: judged from what the seat knew and nothing else, the same every time, honest about what it does not know."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from clowder.bots import learned_search
from clowder.bots.greedy import Greedy
from clowder.bots.kitten import Kitten
from clowder.bots.network.weights import unpacked
from clowder.bots.position import Position
from clowder.bots.reviewing import luck as luck_of
from clowder.bots.reviewing import review as reviewing
from clowder.bots.reviewing.comparing import compared
from clowder.bots.reviewing.luck import lucky, of_bytes, what_counts
from clowder.bots.reviewing.review import GREEDY, LEARNED, judged_decision, review, verdict_of, walked
from clowder.bots.reviewing.told import Luck
from clowder.engine import catalogue
from clowder.engine.dispatch import redeal
from clowder.engine.match import Match
from clowder.engine.record import content
from clowder.engine.text import LANGUAGES, say
from clowder.errors import BadOption
from clowder.server.live.fair_pool import at_once
from tests import toys
from tests.bots.network.making import file
from tests.games.discat.table import Table

NAMES = catalogue.names()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not get better by more."""
    few = replace(
        GREEDY, simulations=600, most_simulations=40, fewest_simulations=4, worlds=200, most_worlds=10, fewest_worlds=2
    )
    monkeypatch.setattr(reviewing, "GREEDY", few)
    monkeypatch.setattr(reviewing, "LEARNED", few)
    monkeypatch.setattr(luck_of, "ALL_TRIES", 1)
    monkeypatch.setattr(luck_of, "FEWEST_TRIES", 8)


def played(name: str, players: int = 3, seed: str = "review", steps: int = 10_000) -> Match:
    """A match among kittens."""
    match = Match(catalogue.game(name), players, seed)
    while not match.over and match.step < steps:
        match.play(Kitten().choose(Position.of(match)))
    return match


@pytest.mark.parametrize("name", NAMES)
def test_every_decision_with_a_choice_is_judged_in_the_same_way_every_time(name: str) -> None:
    match = played(name)
    found = review(match, 1)
    assert found == review(match.copy(), 1)
    again, expected = Match(match.game, 3, match.seed), []
    for move in match.decisions:
        if again.actor == 1 and len(again.legal) > 1:
            expected.append((again.step, move))
        again.play(move)
    assert [(each.step, each.played.id) for each in found.decisions] == expected
    for each in found.decisions:
        assert 0 <= each.after <= each.before <= 1
        assert each.given == pytest.approx(each.before - each.after, abs=0.0002)
        assert (each.verdict == "best") == (each.best == each.played)
        assert each.error > 0 or each.verdict == "best"
        assert each.verdict in ("best", "good") or each.given > 2 * each.error - 0.0002
        assert (each.to is None) == (each.verdict in ("best", "good"))
        for reason in (each.reason, each.why_best, each.why_played):
            if reason is not None:
                args = {**reason.args, "who": {"seat": each.to}}
                assert len({say(reason.key, args, game=name, language=language) for language in LANGUAGES}) == 3
    assert 0 <= found.accuracy <= 1
    luck = found.luck
    assert luck.play is not None
    assert luck.fair + luck.deal + luck.draws + luck.play == pytest.approx(luck.result, abs=0.001)


@pytest.mark.parametrize("name", NAMES)
def test_it_is_judged_from_what_the_seat_knew(name: str) -> None:
    """Whatever was hidden from the seat when it decided changes nothing."""
    match = played(name, seed="secrets")
    checked = 0
    for step, record, position, move in walked(match, 0):
        if position is None or checked == 5:
            continue
        checked += 1
        other = record
        redeal(other, 0, 1000 + step)
        known = Position(match.game, other, 0, step, position.seed)
        if match.game.reacting(match.game.record.plain(record)):
            known = position  # tested below
        assert at_once(judged_decision(position, move, 8, 4, None)) == at_once(judged_decision(known, move, 8, 4, None))
    assert checked


def test_in_a_window_nobody_is_taken_to_have_known_what_others_answered() -> None:
    """G16: all are asked at once. The position is that in which the window opened."""
    checked = 0
    for number in range(6):
        match = played("gattara", 5, str(number))
        for seat in range(5):
            opened: bytes = b""
            again = Match(match.game, 5, match.seed)
            for _, record, position, move in walked(match, seat):
                asked = again.reacting
                if len(asked) == 4 or not opened:
                    opened = content(record)
                if position is not None and 1 <= len(asked) < 4 and content(record) != opened:
                    checked += 1
                    assert move in position.moves
                    assert position.record.actor == seat
                again.play(move)
    assert checked


def test_what_wins_on_the_spot_and_was_let_go_is_given_away() -> None:
    """D6: the fifth card of a group wins at once; not to play it is a blunder, and all that was given away is told."""
    table = Table([[1, 2, 3, 4, 5], [41, 42, 43, 44, 45]], limit=24, creator=1).play(1, 2, 3, 4)
    position = Position(catalogue.game("discat"), table.s, 0, 1)
    stop = next(move for move in position.moves if move != 5)
    decided, found = at_once(judged_decision(position, stop, 200, 60, None))
    assert (decided.best.id, decided.before) == (5, 1)
    assert decided.verdict == "blunder"
    assert decided.given == pytest.approx(1 - decided.after, abs=0.001)
    assert found.best - found.played <= found.worse <= 1
    best, _ = at_once(judged_decision(position, 5, 200, 60, None))
    assert (best.verdict, best.given, best.reason.key) == ("best", 0, "web-review-best")


def test_a_choice_is_not_blamed_for_what_may_be_chance() -> None:
    assert verdict_of(0.2, 0.15, same=False) == "good"
    assert verdict_of(0.2, 0.05, same=False) == "blunder"
    assert verdict_of(0.06, 0.01, same=False) == "mistake"
    assert verdict_of(0.02, 0.001, same=False) == "slip"
    assert verdict_of(0.005, 0.0001, same=False) == "good"
    assert verdict_of(0.0, 0.0, same=True) == "best"


def test_the_same_choice_tried_twice_is_the_same() -> None:
    position = Position.of(Match(catalogue.game("devils_scat"), 2, "same"))
    found = compared(position, position.moves[0], position.moves[0], 20, None, 5)
    assert (found.best, found.error, found.worse, found.gains) == (found.played, 0, 0, [0, 0])


def test_errors_shrink_as_they_should() -> None:
    """Four times the worlds, half the error; and the error is about what repeating it shows."""
    position = Position.of(Match(catalogue.game("discat"), 2, "error"))
    one, other = position.moves[0], position.moves[-1]
    few = [compared(position, one, other, 40, None, 1000 * k) for k in range(30)]
    many = compared(position, one, other, 160, None, 7)
    assert many.error == pytest.approx(np.mean([each.error for each in few]) / 2, rel=0.35)
    shown = np.std([each.best - each.played for each in few])
    assert shown == pytest.approx(np.mean([each.error for each in few]), rel=0.5)


def test_where_a_game_comes_with_a_network_that_one_judges(monkeypatch: pytest.MonkeyPatch) -> None:
    name = "discat"
    weights = unpacked(file(name), "", catalogue.game(name))
    for module in (learned_search, reviewing):
        monkeypatch.setattr(module, "shipped", lambda game: weights)
    match = played(name, steps=40)
    found = review(match, 0)
    assert found.judge == "learned"
    assert found.decisions
    assert found == review(match, 0)
    for each in found.decisions:
        assert 0 <= each.after <= each.before <= 1
    position, networks = Position.of(Match(catalogue.game(name), 3, "twice")), weights.alone()
    alone = compared(position, position.moves[0], position.moves[0], 21, networks, 3)
    paired = compared(position, position.moves[0], position.moves[1], 21, networks, 3)
    assert alone.best == alone.played == pytest.approx(paired.best, abs=1e-6), "the same worlds, side by side or not"


def test_a_match_that_was_given_up_is_reviewed_as_far_as_it_came() -> None:
    found = review(played("discat", steps=6), 2)
    assert (found.luck.result, found.luck.play) == (None, None)
    assert len(found.decisions) <= 2
    nothing = review(played("discat", steps=0), 0)
    assert (nothing.decisions, nothing.accuracy, nothing.given) == ([], 1, 0)


@pytest.mark.parametrize("seat", [-1, 3, True, "0", None])
def test_a_seat_that_is_not_there_is_refused(seat: Any) -> None:
    with pytest.raises(BadOption, match="no seat"):
        review(played("discat", steps=3), seat)


# Luck ----------------------------------------------------------------------------------------------------------------


def luck_in(match: Match, seat: int) -> Luck:
    rows = match.game.record.rows(match.step + 1)
    again = Match(match.game, match.players, match.seed, match.options, match.deck)
    rows[0] = again.record
    for move in match.decisions:
        again.play(move)
        rows[again.step] = again.record
    return at_once(lucky(match, rows, seat))


def test_the_deal_is_all_the_luck_there_is_where_nothing_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the toy the highest card wins: nobody plays well or badly, and nothing is left to chance after the deal."""
    monkeypatch.setattr(luck_of, "FEWEST_TRIES", 300)
    catalogue.add(toys.HONEST)
    try:
        match = Match(toys.HONEST, 2, "toy")
        while not match.over:
            match.play(match.legal[0])
        assert match.result is not None
        found = luck_in(match, match.result["winners"][0])
        assert found.draws == 0
        assert found.result == 1
    finally:
        catalogue.remove("toy")


def test_luck_evens_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over some matches both parts of luck are nought on average; that of one match is not."""
    monkeypatch.setattr(luck_of, "FEWEST_TRIES", 100)
    found = []
    for number in range(30):
        match = Match(catalogue.game("devils_scat"), 2, f"even {number}")
        while not match.over:
            match.play(Greedy().choose(Position.of(match)))
        found.append(luck_in(match, 0))
    for part in ("deal", "draws"):
        parts = [getattr(each, part) for each in found]
        spread = float(np.std(parts))
        assert spread > 0.01
        assert abs(np.mean(parts)) < 3.5 * spread / math.sqrt(len(parts))
    results = [each.result or 0.0 for each in found]
    left = [result - each.deal - each.draws for result, each in zip(results, found, strict=True)]
    assert np.std(left) < np.std(results), "what is left varies less than the results"
    assert all(len(each.steps) <= luck_of.LUCKIEST for each in found)


def test_luck_looks_past_the_generator() -> None:
    game = catalogue.game("discat")
    match = Match(game, 2, "bytes")
    rows = game.record.rows(2)
    rows[0] = rows[1] = match.record
    rows[1].chance[0] += 1
    counts, bytes_of = what_counts(game), of_bytes(rows)
    assert bytes_of.shape == (2, len(counts))
    assert (bytes_of[0] != bytes_of[1]).any()
    assert (bytes_of[0] == bytes_of[1])[counts].all()


def test_how_much_is_tried_depends_on_how_much_there_is_to_try() -> None:
    for thorough in (GREEDY, LEARNED):
        assert thorough.simulations_for(0) == thorough.most_simulations
        assert thorough.simulations_for(10**6) == thorough.fewest_simulations
        assert thorough.worlds_for(1) == thorough.most_worlds
        assert thorough.worlds_for(10**6) == thorough.fewest_worlds
