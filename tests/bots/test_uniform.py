from __future__ import annotations

from collections import Counter

import clowder
from clowder.bots.position import Position
from clowder.bots.uniform import Uniform


def test_every_choice_is_as_likely() -> None:
    match = clowder.new("discat", 3, 1)
    counts = Counter(Uniform().choose(Position.of(match, seed)) for seed in range(3000))
    assert sorted(counts) == [choice["id"] for choice in match.choices()]
    assert len(counts) == 5
    assert max(counts.values()) - min(counts.values()) < 150


def test_it_forgets_nothing_by_being_made_again() -> None:
    match = clowder.new("discat", 3, 1)
    assert Uniform().choose(Position.of(match)) == Uniform().choose(Position.of(match))
