"""What is compiled of learning does what it says: gradients by differences, credit by hand, draws in proportion."""

from __future__ import annotations

from typing import Any

import jax
import msgspec
import numpy as np
import pytest

from clowder.engine import catalogue
from clowder.engine.layout import bounds
from clowder.lab.learning.columns import Reading, Survey
from clowder.lab.learning.gradient import Batch, Knobs, Seen, Trainer, beyond_first
from clowder.lab.learning.kernels import draw_actions, trace_back
from clowder.lab.learning.network import first_arrays
from clowder.lab.learning.settings import LearningSettings

GAME = catalogue.game("devils_scat")
CHANCE = np.random.default_rng(3)
WITH_CRITIC = LearningSettings(width=16, critic_width=16, minibatch=16)
ALONE = msgspec.structs.replace(WITH_CRITIC, critic_width=0)


def observed(*shape: int) -> Any:
    """Any numbers that the layout allows."""
    low, high = bounds(GAME.layout)
    return CHANCE.integers(low.astype(int), high.astype(int) + 1, (*shape, len(low))).astype(np.int8)


def reading() -> Reading:
    survey = Survey(GAME.layout)
    survey.add(observed(200))
    return survey.reading()


def example(settings: LearningSettings) -> tuple[Trainer, Seen, Batch]:
    """An untrained network, and something to learn."""
    read = reading()
    arrays = first_arrays(settings, read, GAME, CHANCE)
    for part in arrays.values():
        for head in {"policy", "value"} & part.keys():
            part[head]["weights"] *= 30
    seats = CHANCE.integers(2, 7, 16).astype(np.int8)
    seen = Seen(observed(16, 1), observed(16, 6 if settings.critic_width else 0), seats)
    mask = CHANCE.random((16, GAME.actions)) < 0.3
    mask[:, 0] = True
    favourites = mask & (CHANCE.random(mask.shape) < 0.3)
    target = np.where(np.arange(6) < seats[:, None], 1 / seats[:, None], 0).astype(np.float32)
    credit = CHANCE.normal(size=16).astype(np.float32)
    return (
        Trainer(arrays, read, settings),
        seen,
        Batch(mask, favourites, seats, np.zeros(16, np.int32), np.full(16, -2, np.float32), credit, target),
    )


@pytest.mark.parametrize(("part", "settings"), [("player", WITH_CRITIC), ("critic", WITH_CRITIC), ("player", ALONE)])
def test_the_first_layers_gradient_is_that_of_the_loss(part: str, settings: LearningSettings) -> None:
    trainer, seen, batch = example(settings)
    chosen, knobs = np.arange(16), Knobs(1e-3, 0.01, 0.0)
    read = {"player": seen.own, "critic": seen.everybody}

    def loss(arrays: Any) -> tuple[Any, Any]:
        entered = {name: trainer._enter(layers["first"], read[name], seen.seats, chosen) for name, layers in arrays.items()}
        rest = {name: beyond_first(layers) for name, layers in arrays.items()}
        (whole, _), (_, slopes) = trainer._slopes(rest, entered, batch, knobs)
        return float(whole), slopes

    _, slopes = loss(trainer.arrays)
    first = trainer.arrays[part]["first"]
    slope = trainer._back(first, read[part], seen.seats, chosen, slopes[part])["weights"]
    for at in np.argsort(np.abs(slope).ravel())[-5:]:
        row, column = np.unravel_index(at, slope.shape)
        found = []
        for step in (1e-3, -1e-3):
            weights = np.array(first["weights"])
            weights[row, column] += step
            found.append(
                loss({**trainer.arrays, part: {**trainer.arrays[part], "first": {**first, "weights": weights}}})[0]
            )
        assert (found[0] - found[1]) / 2e-3 == pytest.approx(slope[row, column], rel=0.1)


@pytest.mark.parametrize("settings", [WITH_CRITIC, ALONE])
def test_what_is_to_be_imitated_is_learned(settings: LearningSettings) -> None:
    trainer, seen, batch = example(settings)
    first = trainer.learn(seen, np.arange(16), batch, Knobs(1e-2, 0.0, 1.0))
    for _ in range(60):
        last = trainer.learn(seen, np.arange(16), batch, Knobs(1e-2, 0.0, 1.0))
    assert last.policy < 0.1 < first.policy
    assert (last.critic < first.critic) == bool(settings.critic_width)
    assert last.value < first.value
    assert 0 <= last.entropy < first.entropy <= 1


def test_credit_is_followed_through_everybodys_decisions() -> None:
    """Three decisions of a game of two, which seat 1 wins; the second was no choice."""
    judged = np.array([[[0.5, 0.5]], [[0.3, 0.7]], [[0.6, 0.4]], [[0.5, 0.5]]], np.float32)  # the actor's share first
    actor = np.array([[0], [1], [0], [0]], np.int8)
    many, ended = np.array([[2], [1], [3]], np.int16), np.array([[False], [False], [True]])
    result = np.zeros((3, 1, 2), np.float32)
    result[2, 0] = 0, 1
    credit, target = np.zeros((3, 1), np.float32), np.zeros((3, 1, 2), np.float32)
    never = np.zeros_like(ended)
    seats = np.array([2], np.int8)
    trace_back(judged, actor, seats, many, ended, never, result, 0.5, credit, target)
    # Seat 0's share was judged 0.5, 0.7, 0.6 and came to 0.
    last = 0 - 0.6
    middle = (0.6 - 0.7) + last
    assert credit[:, 0] == pytest.approx([(0.7 - 0.5) + 0.5 * middle, -middle, last])
    assert target[2, 0] == pytest.approx([0, 1])
    assert target.sum(axis=2) == pytest.approx(np.ones((3, 1)))
    cut_off = trace_back(judged, actor, seats, many, never, ended, 0 * result, 0.5, credit, target)
    assert cut_off is None
    assert credit[2, 0] == 0, "nothing is learned from an end that was none"


def test_actions_are_drawn_in_proportion_and_only_legal_ones() -> None:
    count = 20_000
    liking = np.tile(np.log(np.array([1, 2, 5, 9], np.float32)), (count, 1))
    mask = np.tile([True, True, True, False], (count, 1))
    mask[-1] = False
    actions, likelihood, many = np.zeros(count, np.int32), np.zeros(count, np.float32), np.zeros(count, np.int16)
    draw_actions(liking, mask, CHANCE.random(count, np.float32), actions, likelihood, many)
    assert [np.mean(actions == action) for action in range(4)] == pytest.approx([1 / 8, 2 / 8, 5 / 8, 0], abs=0.01)
    assert np.exp(likelihood[actions == 2]) == pytest.approx(5 / 8)
    assert (actions[-1], many[-1], many[0]) == (-1, 0, 3)


def test_columns_that_never_vary_are_not_read() -> None:
    survey = Survey(GAME.layout)
    seen = observed(300)
    seen[:, 50:60] = seen[0, 50:60]
    survey.add(seen)
    found = survey.reading()
    places = {(column.block, column.place) for column in np.array(found.encoding.columns, object)[found.columns]}
    assert not any(("players", place) in places for place in range(5, 15))
    assert ("players", 1) in places
    assert (found.rows[found.columns] == np.arange(len(found.columns))).all()
    assert (np.delete(found.rows, found.columns) == -1).all()


def test_nothing_is_learned_on_more_than_one_device() -> None:
    assert [device.platform for device in jax.devices()] == ["cpu"]
