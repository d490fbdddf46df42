from __future__ import annotations

from collections import Counter

from clowder.bots.uniform import Uniform


def test_every_choice_is_as_likely() -> None:
    choices = [{"id": number} for number in (3, 5, 8)]
    counts = Counter(Uniform(1).choose({"step": step, "choices": choices}) for step in range(3000))
    assert set(counts) == {3, 5, 8}
    assert max(counts.values()) - min(counts.values()) < 200


def test_it_forgets_nothing_by_being_made_again() -> None:
    view = {"step": 17, "choices": [{"id": number} for number in range(50)]}
    assert Uniform("a").choose(view) == Uniform("a").choose(view)
    assert len({Uniform(seed).choose(view) for seed in range(30)}) > 5
