"""Encodings: every column follows from what the game declares, and says so."""

from __future__ import annotations

import numpy as np
import pytest

from clowder import vector
from clowder.engine import catalogue
from clowder.engine.encoding import encode
from clowder.engine.layout import AMOUNT, starts
from clowder.games.devils_scat.observe import LENGTH

NAMES = catalogue.names()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("encoding", ["one_hot", "planes"])
def test_every_column_says_what_its_description_says(name: str, encoding: str) -> None:
    game = catalogue.game(name)
    plain, encoded = vector.make(name, 3, 64, seed=1), vector.make(name, 3, 64, seed=1, encoding=encoding)
    plain.reset()
    encoded.reset()
    first = dict(zip((block.name for block in game.layout), starts(game.layout), strict=True))
    columns = encoded.encoding.columns
    assert encoded.observation.shape == (64, len(columns))
    places = np.array([first[column.block] + column.place for column in columns])
    for _ in range(12):
        actions = plain.sample()
        plain.step(actions)
        encoded.step(actions)
        numbers = plain.observation[:, places].astype(np.int64)
        for at, column in enumerate(columns):
            if column.value is not None:
                expected = numbers[:, at] == column.value
            elif column.bit is not None:
                expected = (numbers[:, at] >> column.bit) & 1
            else:
                expected = numbers[:, at]
            assert (encoded.observation[:, at] == expected).all(), column
        scaled = encoded.observation * encoded.encoding.scale
        assert (np.abs(scaled) <= 1).all()
    numbers_of = [number for block in game.layout for number in block.numbers for _ in range(block.times)]
    assert len(columns) == sum(number.size for number in numbers_of)
    assert (encoded.observation >= [column.low for column in columns]).all()
    assert (encoded.observation <= [column.high for column in columns]).all()


@pytest.mark.parametrize("name", NAMES)
def test_planes_have_a_place_for_each_card(name: str) -> None:
    games = vector.make(name, 2, 4, encoding="planes")
    games.reset()
    found = games.encoding
    assert found.cards > 1
    planes = games.observation[:, : found.planes * found.cards].reshape(4, found.planes, found.cards)
    for plane in range(planes.shape[1]):
        described = found.columns[plane * found.cards : (plane + 1) * found.cards]
        assert len({(column.block, column.value, column.bit) for column in described}) == 1
        blocks = {block.name: len(block.numbers) for block in games.game.layout}
        assert [column.place // blocks[column.block] for column in described] == list(range(found.cards))


@pytest.mark.parametrize("name", NAMES)
def test_blocks_are_whole(name: str) -> None:
    """A block has its numbers a whole number of times, and what is said of each card is said of as many."""
    layout = catalogue.game(name).layout
    assert all(block.many == block.times * len(block.numbers) for block in layout)
    assert len({block.times for block in layout if block.by_card}) == 1
    assert all(-128 <= number.low <= number.high <= 127 for block in layout for number in block.numbers)


def test_a_number_that_is_not_declared_has_no_column() -> None:
    found = vector.Encoding(catalogue.game("devils_scat").layout, "one_hot")
    seen, out = np.full(LENGTH, 127, np.int8), np.zeros(len(found), np.int8)
    encode(found.table, seen, out)
    assert all(number == 0 for number, column in zip(out, found.columns, strict=True) if column.value is not None)


def test_numbers_stay_as_they_are() -> None:
    found = vector.Encoding(catalogue.game("devils_scat").layout)
    assert len(found) == LENGTH
    assert len(found.table.kind) == found.planes == found.cards == 0
    assert {column.value for column in found.columns} == {None}
    assert AMOUNT == 0
