"""Chance: the same numbers everywhere, fair ones, and none that can be foretold from what was seen."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise

import pytest

from clowder.engine.chance import commitment, draw, key_of_step, learners_seed, next_word, rekey, reseed
from tests.engine.test_record import Small


def test_numbers_are_those_of_sfc32() -> None:
    """Worked out by hand from the published recurrence, with the counter starting at 1 and no warm-up left out."""
    s = Small.empty()
    a = b = c = 0
    count = 1
    s.chance[3] = 1
    for _ in range(50):
        out = (a + b + count) % 2**32
        count = (count + 1) % 2**32
        a, b, c = b ^ (b >> 9), (c + (c << 3)) % 2**32, (((c << 21) | (c >> 11)) + out) % 2**32
        assert next_word(s) == out


def test_draw_is_fair() -> None:
    s = Small.empty()
    reseed(s, 5)
    seen = Counter(draw(s, 6) for _ in range(60_000))
    assert set(seen) == set(range(6))
    assert all(abs(count - 10_000) < 6.5 * 100 for count in seen.values())


def test_the_same_seed_gives_the_same_numbers_with_the_jit_off() -> None:
    program = (
        "from clowder.engine.chance import draw, reseed\nfrom tests.engine.test_record import Small\n"
        "s = Small.empty(); reseed(s, 123456789012); print([int(draw(s, 90)) for _ in range(40)])"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={**os.environ, "NUMBA_DISABLE_JIT": off},
            capture_output=True, text=True, check=True,
        ).stdout
        for off in ("0", "1")
    }  # fmt: skip
    assert len(found) == 1


def test_every_step_has_its_own_key() -> None:
    keys = {key_of_step("table", step) for step in range(1000)} | {key_of_step("table2", 0)}
    assert len(keys) == 1001


def test_neighbouring_keys_give_unrelated_streams() -> None:
    first = []
    for d in range(2000):
        s = Small.empty()
        rekey(s, 1, 2, 3, d)
        first.append(draw(s, 2))
    assert abs(sum(first) - 1000) < 6.5 * (2000 * 0.25) ** 0.5


@pytest.mark.parametrize("apart", ["step", "row", "number"])
def test_neighbouring_steps_rows_and_games_of_learners_are_unrelated(apart: str) -> None:
    """Their keys are mixed by a few multiplications: what one draws must not tell what its neighbour draws."""
    drawn = []
    for i in range(3601):
        at = {"step": 0, "row": 0, "number": 0, apart: i}
        s = Small.empty()
        rekey(s, *key_of_step(learners_seed(7, at["row"], at["number"]), at["step"]))
        drawn.append(draw(s, 6))
    pairs = Counter(pairwise(drawn))
    chi_squared = sum((pairs[a, b] - 100) ** 2 / 100 for a in range(6) for b in range(6))
    assert chi_squared < 80  # 35 on average; more in one of 40,000


def test_a_commitment_fits_one_seed_and_does_not_show_it() -> None:
    assert commitment("7") != commitment("8")
    assert len(commitment("7")) == 64
    assert commitment("7") == commitment("7")
