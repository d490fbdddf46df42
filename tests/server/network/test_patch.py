"""The difference between two views."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from clowder.engine.view import plain
from clowder.server.network.wire.patch import difference
from tests.server.patches import patched


class Part(msgspec.Struct, frozen=True):
    """Part of a view; what is UNSET is not sent."""

    x: Any = msgspec.UNSET
    y: Any = msgspec.UNSET
    z: Any = msgspec.UNSET


class OtherPart(Part, frozen=True, tag="other"):
    """One of another kind."""


UNTOLD = st.just(msgspec.UNSET)
DATA = st.recursive(
    st.none() | st.booleans() | st.integers(0, 2) | st.sampled_from(["", "a"]),
    lambda inside: (
        st.lists(inside, max_size=3)
        | st.builds(Part, x=inside, y=inside | UNTOLD, z=inside | UNTOLD)
        | st.builds(OtherPart, x=inside, y=inside | UNTOLD)
    ),
    max_leaves=12,
)


@given(DATA, DATA)
def test_what_is_set_in_the_old_makes_the_new(old: Any, new: Any) -> None:
    assert patched(plain(old), plain(difference(old, new))) == plain(new)


@given(DATA)
def test_nothing_is_set_where_nothing_differs(data: Any) -> None:
    assert difference(data, deepcopy(data)) == []


def test_only_what_differs_is_told() -> None:
    old = Part(x=[Part(x=[1, 2], y=0), Part(x=[3], y=0)], y=0)
    new = Part(x=[Part(x=[1, 9], y=0), Part(x=[], y=0)], y=1)
    assert difference(old, new) == [(["x", 0, "x", 1], 9), (["x", 1, "x"], []), (["y"], 1)]


def test_a_part_that_tells_of_other_fields_is_replaced() -> None:
    assert difference(Part(x=Part(x=1, y=2)), Part(x=Part(x=1))) == [(["x"], Part(x=1))]
    assert difference(Part(x=Part(x=1)), Part(x=OtherPart(x=1))) == [(["x"], OtherPart(x=1))]


def test_true_is_not_one() -> None:
    assert difference([1, 0], [True, False]) == [([0], True), ([1], False)]
