"""The kit catches what it is there to catch: an honest toy passes, each spoiled one fails in the right check."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from clowder import testing
from clowder.engine import catalogue
from clowder.engine.game import Game
from clowder.engine.layout import Block, amount
from clowder.engine.match import Match
from clowder.engine.text import LANGUAGES
from tests import toys

EFFORT = testing.Effort(games=2, kernel_games=20, samples=2000)

CHECKS_WITHOUT_TEXT = [name for name in testing.CHECKS if name not in ("texts", "refusals")]


@pytest.fixture(autouse=True)
def added() -> Iterator[None]:
    games = (toys.HONEST, toys.ENDLESS, toys.LOSER, toys.LEAKER, toys.PEEKER)
    for game in games:
        catalogue.add(game)
    yield
    for game in games:
        catalogue.remove(game.name)


def caught(check: str, game: Game) -> str:
    with pytest.raises(testing.Nonconforming) as found:
        testing.CHECKS[check](game, EFFORT)
    return str(found.value)


@pytest.mark.parametrize("check", CHECKS_WITHOUT_TEXT)
def test_the_honest_toy_passes(check: str) -> None:
    testing.CHECKS[check](toys.HONEST, EFFORT)


@pytest.mark.parametrize("check", ["length", "legal", "replay"])
def test_a_game_that_never_ends_is_caught(check: str) -> None:
    assert "not over after" in caught(check, toys.ENDLESS)


def test_a_game_that_loses_a_card_is_caught() -> None:
    assert "the inventory has changed" in caught("conservation", toys.LOSER)


def test_a_view_that_leaks_is_caught() -> None:
    assert "the view changes" in caught("views", toys.LEAKER)


def with_view(**parts: Any) -> Game:
    return replace(toys.HONEST, view=SimpleNamespace(**{**toys.VIEW, **parts}))


def with_story(story: Any) -> Game:
    return replace(toys.HONEST, story=SimpleNamespace(opening=toys.opening, story=story))


def test_a_view_that_shows_other_points_than_the_rules_score_is_caught() -> None:
    assert "the rules' score is" in caught("agreement", with_view(player=toys.player_with_other_points))


def test_a_view_that_shows_another_card_than_is_observed_is_caught() -> None:
    assert "the view shows" in caught("agreement", with_view(player=toys.player_with_another_card))


def test_a_view_that_is_not_of_its_type_is_caught() -> None:
    assert "not what ToyView declares" in caught("agreement", with_view(phase=lambda s: "whisper"))


def test_a_reason_that_was_not_declared_is_caught() -> None:
    assert "not what ToyView declares" in caught("agreement", with_view(reason=lambda s: "lowest"))


def test_a_choice_that_means_another_move_is_caught() -> None:
    assert "has the id 1" in caught("agreement", with_view(choice=lambda s, move: toys.choice(s, 1 - move)))


def test_choices_that_cannot_be_told_apart_are_caught() -> None:
    alike = with_view(choice=lambda s, move: toys.Lower(id=move))
    assert "cannot be told apart" in caught("agreement", alike)


def test_a_story_that_names_the_loser_is_caught() -> None:
    assert "the rules' result is" in caught("agreement", with_story(toys.story_of_the_loser))


def test_a_story_of_a_card_that_is_nowhere_to_be_seen_is_caught() -> None:
    assert "show it in the view" in caught("agreement", with_story(toys.story_of_another_card))


def test_a_message_that_was_not_declared_is_caught() -> None:
    undeclared = replace(toys.HONEST, told=(toys.Won,))
    assert "not among the game's `told`" in caught("agreement", undeclared)


def test_two_types_of_one_name_are_caught() -> None:
    assert "2 types of its views and stories are called Lower" in caught("agreement", toys.TWO_OF_ONE_NAME)


def test_a_place_that_miscounts_its_cards_is_caught() -> None:
    assert "says it has 2 cards and lists 1" in caught("agreement", with_view(player=toys.player_who_miscounts))


def test_a_player_who_is_not_there_is_caught() -> None:
    assert "seat 9 is named, and there are 2" in caught("agreement", with_story(toys.story_of_a_stranger))


def test_an_observation_beyond_what_is_declared_is_caught() -> None:
    low = replace(toys.HONEST, layout=(Block("card", 1, "my card", numbers=(amount(0, 3),)), toys.HONEST.layout[1]))
    assert "declared as 0 to 3" in caught("agreement", low)


def test_a_block_that_is_said_to_show_more_than_it_has_is_caught() -> None:
    long = replace(toys.HONEST, layout=(replace(toys.HONEST.layout[0], seen=toys.seen_talk), toys.HONEST.layout[1]))
    assert "has 1 numbers; of 2 it is said" in caught("agreement", long)


def test_winners_and_scores_are_the_rules_own_whatever_the_view_is() -> None:
    match = Match(toys.HONEST, 3, 1)
    while not match.over:
        match.play(0)
    shares = np.zeros(3)
    toys.HONEST.rules.result(match.record, shares)
    assert match.result is not None
    assert match.result["winners"] == [seat for seat in range(3) if shares[seat]]
    assert match.result["scores"] == [toys.HONEST.rules.score(match.record, seat) for seat in range(3)]


def test_a_glance_at_hidden_cards_is_caught() -> None:
    rules = toys.HONEST.rules
    others_card = SimpleNamespace(**vars(rules), prefer=lambda s, move: int(s.card[1 - s.actor]))
    catalogue.remove(toys.HONEST.name)
    catalogue.add(replace(toys.HONEST, rules=others_card))
    assert "looks changes" in caught("glance", toys.HONEST)


def test_an_estimate_that_deals_out_more_than_a_win_is_caught() -> None:
    generous = SimpleNamespace(**vars(toys.HONEST.rules), estimate=lambda s, out: out.fill(0.9))
    catalogue.remove(toys.HONEST.name)
    catalogue.add(replace(toys.HONEST, rules=generous))
    assert "estimated shares" in caught("glance", toys.HONEST)


def test_a_window_that_asks_only_who_holds_something_is_caught() -> None:
    telling = replace(toys.HONEST, reacting=lambda s: [s.actor] if s.card[1 - s.actor] > 2 else [], silence=0)
    assert "tells seat" in caught("asking", telling)


def test_a_window_that_lets_nobody_be_silent_is_caught() -> None:
    assert "cannot say nothing" in caught("asking", replace(toys.HONEST, reacting=lambda s: [s.actor], silence=7))


def test_a_look_at_a_step_with_a_choice_is_caught() -> None:
    assert "something to decide" in caught("asking", replace(toys.HONEST, looking=lambda s: [s.actor]))


def test_an_observation_that_leaks_is_caught() -> None:
    assert "observe changes" in caught("redeal", toys.PEEKER)


def test_what_is_called_constant_and_changes_is_caught() -> None:
    def first_card(s: toys.Toy, out: Any) -> None:
        out[:] = 0
        out[0] = s.card[0]

    def what_is_said(s: toys.Toy, seat: int, out: Any) -> None:
        out[1], out[2] = s.said, s.word

    rules = {**toys.RULES, "observe_constant": first_card, "observe_changing": what_is_said}
    wrong = replace(toys.HONEST, rules=SimpleNamespace(**rules))
    catalogue.add(wrong)
    assert "made of what is constant and what changes" in caught("agreement", wrong)
    catalogue.add(toys.HONEST)


def test_a_story_that_leaks_is_caught() -> None:
    blabbing = replace(toys.HONEST, story=SimpleNamespace(opening=toys.opening, story=toys.blabbing))
    told = caught("stories", blabbing)
    assert "look the same to the seat" in told
    assert "show it in the view" in told


def test_an_unfair_redeal_is_caught() -> None:
    def always_the_lowest(s: toys.Toy, seat: int) -> None:
        """Deal the others the lowest cards there are."""
        lowest = [card for card in range(1, toys.DECK + 1) if seat < 0 or card != s.card[seat]]
        for other in range(s.seats):
            if other != seat:
                s.card[other] = lowest.pop(0)
        for i in range(toys.DECK):
            s.rest[i] = lowest[i] if i < len(lowest) else 0

    unfair = replace(toys.HONEST, rules=SimpleNamespace(**{**toys.RULES, "redeal": always_the_lowest}))
    catalogue.add(unfair)
    record = Match(toys.HONEST, 3, 1).record
    assert testing.check_fair(toys.HONEST, record, 0, 1, worlds=1) == 1
    with pytest.raises(testing.Nonconforming, match="56 are possible"):
        testing.check_fair(unfair, record, 0, 500, worlds=56)
    catalogue.add(toys.HONEST)
    assert testing.check_fair(toys.HONEST, record, 0, 5000, worlds=56) == 56


def test_worlds_out_of_proportion_are_caught() -> None:
    record = Match(toys.HONEST, 2, 1).record
    with pytest.raises(testing.Nonconforming, match="fair proportion"):
        testing.check_fair(toys.HONEST, record, 0, 4000, weight=lambda s: float(s.card[1]))


def test_a_clause_without_a_test_is_caught(tmp_path: Path) -> None:
    rules = "\n".join(f"- **T{number}** a clause" for number in range(1, 12))
    game = replace(toys.HONEST, folder=tmp_path)
    (tmp_path / "RULES.md").write_text(rules)
    tests = "\n".join(f"def test_t{number}_holds(): ..." for number in range(1, 11))
    (tmp_path / "test_toy.py").write_text(tests)
    with pytest.raises(testing.Nonconforming, match="clause T11"):
        testing.check_clauses(game, tmp_path)
    (tmp_path / "test_toy.py").write_text(tests + "\ndef test_t2_t11_hold(): ...")
    testing.check_clauses(game, tmp_path)


def test_texts_that_differ_are_caught(tmp_path: Path) -> None:
    (tmp_path / "text").mkdir()
    for language in LANGUAGES:
        (tmp_path / "text" / f"{language}.ftl").write_text("name = Toy\n" + ("more = more\n" if language == "fr" else ""))
    with pytest.raises(testing.Nonconforming, match="'more'"):
        testing.CHECKS["texts"](replace(toys.HONEST, folder=tmp_path), EFFORT)


def test_a_move_that_is_refused_without_a_clause_is_caught() -> None:
    nameless = replace(toys.HONEST, clauses="X", actions=3)
    assert "without a clause" in caught("refusals", nameless)


def test_the_kit_runs_on_a_game_by_name() -> None:
    with pytest.raises(testing.Nonconforming):
        testing.check("endless_toy", EFFORT)
