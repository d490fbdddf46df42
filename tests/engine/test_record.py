"""Records: declared once, refused when they would read wrong, copied like memory."""

from __future__ import annotations

from typing import Any, cast

import numpy as np
import pytest

from clowder.engine import catalogue
from clowder.engine.record import Grid, Record, Row, cell, content, copy, grid, row


class Small(Record, game="small"):
    """A record for these tests."""

    counter: int = cell("i2")
    """A number."""
    rowed: Row = row("i1", 3)
    """A row."""
    gridded: Grid = grid("u1", 2, 2)
    """Rows."""


def test_every_record_begins_with_the_games_name_then_seats_actor_and_chance() -> None:
    assert cast(Any, Small.dtype.names)[:4] == ("small", "seats", "actor", "chance")


@pytest.mark.parametrize("name", ["round", "size", "take", "sort", "flags", "choose", "field"])
def test_a_field_that_numpy_would_hide_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match=name):
        type("Bad", (Record,), {name: cell("i1")}, game="bad")


def test_a_record_over_one_kibibyte_is_refused() -> None:
    with pytest.raises(TypeError, match="1024"):
        type("Large", (Record,), {"much": row("i1", 1020)}, game="large")


def test_plain_gives_ints_and_lists() -> None:
    s = Small.empty()
    s.counter, s.rowed[1], s.gridded[1, 0] = 300, -4, 7
    plain: Any = Small.plain(s)
    assert (plain.counter, plain.rowed, plain.gridded) == (300, [0, -4, 0], [[0, 0], [7, 0]])


def test_a_copy_is_equal_and_independent() -> None:
    s = Small.empty()
    other = copy(s)
    assert content(s) == content(other)
    other.rowed[0] = 5
    assert s.rowed[0] == 0
    assert content(s) != content(other)


def test_what_is_between_the_fields_is_no_part_of_the_state() -> None:
    game = catalogue.game("discat")
    rows = np.full(game.record.dtype.itemsize, 0xAB, np.uint8).view(game.record.dtype).view(np.recarray)
    other = game.record.rows(1)
    other[0] = rows[0]
    assert rows.tobytes() != other.tobytes()
    assert content(rows[0]) == content(other[0])


def test_rows_write_through_to_their_array() -> None:
    rows = Small.rows(2)
    cast(Any, rows[1]).counter = 9
    assert rows["counter"].tolist() == [0, 9]


@pytest.mark.parametrize("name", catalogue.names())
def test_games_fit_in_one_kibibyte_and_no_two_share_a_type(name: str) -> None:
    dtype = catalogue.game(name).record.dtype
    assert dtype.itemsize <= 1024
    assert cast(Any, dtype.names)[0] == name
    assert not any(dtype == catalogue.game(other).record.dtype for other in catalogue.names() if other != name)


def test_field_order_follows_the_declaration() -> None:
    assert cast(Any, Small.dtype.names)[4:] == ("counter", "rowed", "gridded")
    assert Small.dtype["counter"] == np.dtype("i2")
