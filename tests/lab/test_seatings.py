from __future__ import annotations

from collections import Counter

import pytest

from clowder.lab.seatings import seatings


@pytest.mark.parametrize("players", range(2, 7))
def test_each_bot_takes_each_seat_equally_often(players: int) -> None:
    found = seatings(players)
    assert len(set(found)) == len(found)
    for seat in range(players):
        assert Counter(seating[seat] for seating in found) == {0: len(found) / 2, 1: len(found) / 2}


@pytest.mark.parametrize("players", range(2, 7))
def test_every_seating_with_half_of_the_seats_is_there_and_so_is_its_mirror(players: int) -> None:
    found = set(seatings(players))
    assert all(abs(2 * sum(seating) - players) <= 1 for seating in found)
    assert {tuple(1 - who for who in seating) for seating in found} == found
    assert len(found) == {2: 2, 3: 6, 4: 6, 5: 20, 6: 20}[players]
