"""What a table can choose, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import clowder
from clowder.engine.text import LANGUAGES
from clowder.errors import BadOption

from .table import GAME, dealt


@pytest.mark.parametrize("value", [5, -1, True, "B", None, 1.0])
def test_r6_a_first_space_that_is_none_is_refused(value: Any) -> None:
    with pytest.raises(BadOption, match="first_space"):
        dealt(3, first_space=value)


@pytest.mark.parametrize("value", ["lax", True, None])
def test_r14_memory_is_strict_or_helper(value: Any) -> None:
    with pytest.raises(BadOption, match="memory"):
        dealt(3, memory=value)


def test_r14_strict_is_the_default() -> None:
    assert (dealt().helper, dealt(memory="helper").helper) == (0, 1)


@pytest.mark.parametrize("value", [3, -1, "me"])
def test_r19_a_starter_who_does_not_play_is_refused(value: Any) -> None:
    with pytest.raises(BadOption, match="starter"):
        dealt(3, starter=value)


@pytest.mark.parametrize("value", [[1, 2], [1, 2, 3, 0], 3, "1", None, {"0": 1}])
def test_r15_extra_tokens_are_a_number_for_each_seat(value: Any) -> None:
    with pytest.raises(BadOption) as refused:
        dealt(3, extra_tokens=value)
    assert refused.value.key == "refuse-extra-list"
    assert "each of the 3 seats" in str(refused.value)


@pytest.mark.parametrize("value", [[-1, 0, 0], [True, 0, 0], [16, 0, 0], [0.5, 0, 0]])
def test_r15_each_is_a_whole_number(value: Any) -> None:
    with pytest.raises(BadOption, match="extra_tokens"):
        dealt(3, extra_tokens=value)


@pytest.mark.parametrize(("players", "spare"), [(2, 11), (3, 9), (4, 7), (5, 5)])
def test_r15_more_than_there_are_is_refused(players: int, spare: int) -> None:
    rest = [0] * (players - 1)
    assert dealt(players, extra_tokens=[spare, *rest]).center == 0
    with pytest.raises(BadOption) as refused:
        dealt(players, extra_tokens=[spare, 1, *rest[1:]])
    assert refused.value.args_ == {"count": spare + 1, "spare": spare}
    assert all(refused.value.text(language) for language in LANGUAGES)


def test_options_are_saved_with_the_match() -> None:
    chosen = {"starter": 1, "first_space": 3, "memory": "helper", "extra_tokens": [1, 0]}
    match = clowder.new("rat_a_tat_roll", 2, seed=3, options=chosen)
    assert match.export()["options"] == chosen
    assert clowder.replay(match.export()) == match


def test_the_default_of_extra_tokens_is_nobodys_to_change() -> None:
    match = clowder.new("rat_a_tat_roll", 2, seed=3)
    match.options["extra_tokens"].append(9)
    assert [o.default for o in GAME.options if o.name == "extra_tokens"] == [[]]
