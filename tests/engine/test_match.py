"""A match: playing, refusing, saving, replaying."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any

import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import clowder
from clowder.engine import catalogue
from clowder.engine.record import content


def played(name: str, players: int, seed: int, steps: int = 10_000) -> clowder.Match:
    """A random match, to its end or for so many steps."""
    match, chooser = clowder.new(name, players, seed), random.Random(seed)
    while not match.over and match.step < steps:
        match.play(chooser.choice(match.choices())["id"])
    return match


def test_the_example_of_the_issue_works() -> None:
    match = clowder.new("discat", players=3, seed=7, options={"arrows": "halves"})
    assert match.actor in (0, 1, 2)
    choice = match.choices()[0]
    assert choice["kind"] == "top"
    assert choice["id"] == choice["card"]
    match.play(choice["id"])
    assert match.view(0)["seat"] == 0
    assert match.view(None)["seat"] is None
    assert match.story(0)[0]["key"] == "dealt"
    assert not match.over
    assert match.result is None
    assert clowder.replay(match.export()) == match


def test_several_steps_are_played_together_or_not_at_all() -> None:
    match = clowder.new("discat", 2, seed=3)
    match.play(match.choices()[0]["id"])
    top = match.choices()[0]["id"]
    before, export = content(match.record), match.export()
    with pytest.raises(clowder.IllegalMove):
        match.play([top, 0, 0, 0])
    with pytest.raises(clowder.IllegalMove):
        match.play([top, None])  # type: ignore[list-item]
    assert (content(match.record), match.export()) == (before, export)
    match.play([top, 0])
    assert match.step == 3


def test_playing_after_the_end_is_refused() -> None:
    match = played("discat", 2, 1)
    with pytest.raises(clowder.IllegalMove, match="over"):
        match.play(0)
    assert match.actor is None


@pytest.mark.parametrize("move", [-1, 91, 1.0, "22", None, True, [1.5]])
def test_what_is_no_move_is_refused(move: Any) -> None:
    match = clowder.new("discat", 2, seed=3)
    with pytest.raises(clowder.IllegalMove):
        match.play(move)
    assert match.step == 0


@pytest.mark.parametrize("seat", [-1, 2, "0", True, 1.0])
def test_a_seat_that_is_not_there_has_no_view(seat: Any) -> None:
    match = clowder.new("discat", 2, seed=3)
    with pytest.raises(clowder.BadOption, match="seat"):
        match.view(seat)
    with pytest.raises(clowder.BadOption, match="seat"):
        match.story(seat)


@pytest.mark.parametrize(("players", "says"), [(1, "2"), (7, "6"), ("3", "6"), (True, "6"), (2.0, "6")])
def test_player_counts_out_of_range_are_refused(players: Any, says: str) -> None:
    with pytest.raises(clowder.BadOption, match=says):
        clowder.new("discat", players)


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    with pytest.raises(clowder.UnknownGame, match="discat"):
        clowder.new("chess")


@pytest.mark.parametrize("seed", [1.5, True, b"x", "x" * 2000, "\ud800"])
def test_a_seed_is_a_number_or_a_text(seed: Any) -> None:
    with pytest.raises(clowder.BadOption, match="seed"):
        clowder.new("discat", seed=seed)


def test_a_number_and_its_text_are_the_same_seed_and_without_one_no_two_games_are_alike() -> None:
    assert clowder.new("discat", seed=7) == clowder.new("discat", seed="7")
    assert clowder.new("discat").seed != clowder.new("discat").seed


def test_nothing_seen_so_far_predicts_what_comes() -> None:
    """Two matches that are alike up to a step, but for their later keys, draw different cards after it."""
    match = clowder.new("discat", 2, seed="one")
    other = clowder.new("discat", 2, seed="one")
    other.seed = "another"  # the keys of later steps
    move = match.choices()[0]["id"]
    match.play(move)
    other.play(move)
    assert match.view(0)["seats"][1] == other.view(0)["seats"][1]
    assert content(match.record) != content(other.record)


@pytest.mark.parametrize("name", catalogue.names())
def test_export_is_json_and_replays_to_any_step(name: str) -> None:
    match = played(name, catalogue.game(name).players[0], 5)
    record = json.loads(json.dumps(match.export()))
    assert clowder.replay(record) == match
    halfway = clowder.replay(record, match.step // 2)
    assert halfway.step == match.step // 2
    halfway.play(match.decisions[halfway.step :])
    assert halfway == match


@pytest.mark.parametrize(
    ("change", "failed"),
    [
        ({"clowder": 2}, "record"),
        ({"rules": 99}, "rules"),
        ({"commitment": "0" * 64}, "commitment"),
        ({"seed": "8"}, "commitment"),
        ({"decisions": [0]}, "decisions"),
        ({"decisions": ["1"]}, "decisions"),
        ({"result": {"winners": [1]}}, "result"),
        ({"players": "2"}, "record"),
        ({"deck": []}, "record"),
        ({"options": None}, "record"),
    ],
)
def test_a_record_that_is_not_right_is_refused_with_what_failed(change: dict[str, Any], failed: str) -> None:
    record = {**played("discat", 2, 7).export(), **change}
    with pytest.raises(clowder.BadRecord) as refused:
        clowder.replay(record)
    assert refused.value.failed == failed
    assert str(refused.value)


@pytest.mark.parametrize("record", [None, [], {}, "x", {"game": "discat"}, 3])
def test_what_is_no_record_is_refused(record: Any) -> None:
    with pytest.raises(clowder.BadRecord):
        clowder.replay(record)


@pytest.mark.parametrize("step", [-1, 1000, "3", True])
def test_a_step_that_is_not_there_is_refused(step: Any) -> None:
    with pytest.raises(clowder.BadRecord, match="step"):
        clowder.replay(played("discat", 2, 7).export(), step)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5), lambda x: st.lists(x, max_size=3), max_leaves=5
)


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.data())
def test_whatever_is_changed_in_a_record_it_replays_alike_or_is_refused(data: st.DataObject) -> None:
    """A property: an altered record never replays to something else without complaint, and never fails in another way."""
    original = played("discat", 2, 7, 30).export()
    record = copy.deepcopy(original)
    name = data.draw(st.sampled_from(sorted(record)))
    value = data.draw(JSON)
    if isinstance(record[name], list) and record[name] and data.draw(st.booleans()):
        record[name][data.draw(st.integers(0, len(record[name]) - 1))] = value
    else:
        record[name] = value
    try:
        again = clowder.replay(record)
    except clowder.ClowderError as refused:
        told = str(refused)
    else:
        told = "replayed" if again.export() == record else ""
    assert told


@settings(max_examples=40, deadline=None)
@given(name=st.sampled_from(catalogue.names()), seed=st.integers(0, 2**40), data=st.data())
def test_any_mixture_of_legal_and_illegal_moves_leaves_a_match_that_replays(
    name: str, seed: int, data: st.DataObject
) -> None:
    game = catalogue.game(name)
    match = clowder.new(name, data.draw(st.sampled_from(list(game.seats))), seed)
    for _ in range(12):
        if match.over:
            break
        moves = data.draw(st.lists(st.integers(0, game.actions - 1), max_size=2))
        legal = data.draw(st.sampled_from(match.choices()))["id"]
        before = match.export()
        try:
            match.play([legal, *moves])
        except clowder.IllegalMove:
            assert match.export() == before
    assert clowder.replay(match.export()) == match


def test_the_story_since_a_step_is_the_rest_of_the_story() -> None:
    match = played("discat", 3, 2)
    for seat in (0, 1, 2, None):
        whole = match.story(seat)
        assert match.story(seat, since=10) == [message for message in whole if message["step"] > 10]


def test_views_are_plain_data() -> None:
    for name in catalogue.names():
        match = played(name, catalogue.game(name).players[1], 3, 25)
        for seat in (0, None):
            view = match.view(seat)
            assert json.loads(json.dumps(view)) == view


def test_what_was_exported_is_the_callers_to_change() -> None:
    match = clowder.new("discat", 2, seed=3)
    record = match.export()
    record["options"]["starter"] = "somebody"
    record["deck"]["layouts"].clear()
    assert clowder.replay(match.export()) == match
    assert match.copy() == match


@pytest.mark.parametrize(
    "ask",
    [
        lambda: clowder.new([]),  # type: ignore[arg-type]
        lambda: clowder.new("discat", options=5),  # type: ignore[arg-type]
        lambda: clowder.new("discat", options=["starter"]),  # type: ignore[arg-type]
        lambda: clowder.new("discat", deck="a\0b"),
        lambda: clowder.new("discat", players=10**5000),
        lambda: clowder.new("discat", players="x" * 10_000),  # type: ignore[arg-type]
        lambda: clowder.new("discat", seed=10**5000),
        lambda: clowder.new("discat", options={"starter": 10**5000}),
        lambda: clowder.new("discat").play(10**5000),
        lambda: clowder.new("discat").view(10**5000),
        lambda: clowder.new("discat").story(0, since="x"),  # type: ignore[arg-type]
        lambda: clowder.new("gattara", deck={"cards": 3}),
        lambda: clowder.games("xx"),
        lambda: clowder.replay({**clowder.new("discat").export(), "rules": 10**30}),
        lambda: clowder.replay({**clowder.new("discat").export(), "decisions": ["x" * 5000]}),
        lambda: clowder.replay({**clowder.new("discat").export(), "deck": {"x" * 3000: 1}}),
        lambda: clowder.replay({**clowder.new("discat").export(), "game": "chess"}),
    ],
)
def test_whatever_is_asked_the_answer_is_one_line_and_travels(ask: Any) -> None:
    with pytest.raises(clowder.ClowderError) as refused:
        ask()
    for language in ("en", "fr", "es", "xx"):
        assert 0 < len(refused.value.text(language)) < 1000
        assert "\n" not in refused.value.text(language)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)


def test_whole_numbers_of_numpy_are_whole_numbers() -> None:
    match = clowder.new("discat", np.int64(2), seed=3)  # type: ignore[arg-type]
    match.play(np.int16(match.choices()[0]["id"]))  # type: ignore[arg-type]
    assert match.view(np.int8(0))["seat"] == 0  # type: ignore[arg-type]
    assert clowder.replay(json.loads(json.dumps(match.export()))) == match
