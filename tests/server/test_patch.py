"""The difference between two views."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from clowder.server.patch import difference
from tests.server.patches import patched

DATA = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from(["", "a"]),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.sampled_from("xyz"), inside, max_size=3),
    max_leaves=12,
)


@given(DATA, DATA)
def test_what_is_set_in_the_old_makes_the_new(old: Any, new: Any) -> None:
    assert patched(old, difference(old, new)) == new


@given(DATA)
def test_nothing_is_set_where_nothing_differs(data: Any) -> None:
    assert difference(data, deepcopy(data)) == []


def test_only_what_differs_is_told() -> None:
    old = {"seats": [{"cards": [1, 2], "score": 0}, {"cards": [3], "score": 0}], "turn": 0}
    new = {"seats": [{"cards": [1, 9], "score": 0}, {"cards": [], "score": 0}], "turn": 1}
    assert difference(old, new) == [[["seats", 0, "cards", 1], 9], [["seats", 1, "cards"], []], [["turn"], 1]]


def test_true_is_not_one() -> None:
    assert difference([1, 0], [True, False]) == [[[0], True], [[1], False]]
