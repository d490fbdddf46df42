"""How long a hand has been silent is part of what a seat knows."""

from __future__ import annotations

import numpy as np

from clowder.games.gattara import GAME
from clowder.games.gattara.observe import LENGTH, PAST

from .table import Table


def silence(t: Table, observer: int, seat: int) -> list[int]:
    """Windows for a Bastet let pass, and Meow cards left unanswered, as an observer knows of a seat."""
    out = np.zeros(LENGTH, np.int8)
    GAME.rules.observe(t.s, observer, out)
    at = PAST + 2 * ((seat - observer) % int(t.s.seats))
    return [int(number) for number in out[at : at + 2]]


def test_everybody_sees_who_let_a_card_be() -> None:
    t = Table("stray", "lose-next lose-next skip", "lose-any skip skip").do("stray").quiet()
    for observer in range(3):
        assert silence(t, observer, 1) == [1, 0]
        assert silence(t, observer, 2) == [1, 0]
        assert silence(t, observer, 0) == [0, 0]


def test_everybody_sees_who_did_not_answer_a_meow() -> None:
    t = Table("lose-any", "lose-next lose-next skip", "stray skip zen").do("lose-any", "at 1").quiet().do("pass")
    assert silence(t, 2, 1) == [1, 1]
    assert silence(t, 1, 2) == [1, 0]


def test_a_card_from_the_pile_ends_the_silence() -> None:
    t = Table("stray", "stray skip", "lose-any skip skip").do("stray").quiet()
    assert t.actor == 1
    assert (silence(t, 0, 1), silence(t, 0, 2)) == ([0, 0], [1, 0])


def test_silence_goes_with_a_hand_that_is_swapped() -> None:
    t = Table("swap stray", "lose-next skip", "lose-any skip skip").do("swap", "at 2").quiet()
    assert (silence(t, 1, 0), silence(t, 1, 2)) == ([1, 0], [0, 0])
