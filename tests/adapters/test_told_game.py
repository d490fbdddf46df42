"""Chance told from outside: the same rules, asked draw by draw."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from clowder.adapters.openspiel import DRAWS, MOST_OUTCOMES
from clowder.adapters.told_game import ToldGame, setting
from clowder.engine import catalogue
from clowder.engine.chance import KEY
from clowder.engine.scripted import MOST, scripted_type
from tests.adapters.tables import TABLES


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_no_step_draws_more_than_there_is_room_for(name: str, players: int) -> None:
    game, chance, most, drawn = ToldGame(setting(name, players)), Random(1), 0, 0
    while not game.over and game.step < 300:
        if game.asked:
            assert 2 <= game.asked < MOST_OUTCOMES[DRAWS]
            game.draw(chance.randrange(game.asked))
            drawn += 1
        else:
            most, drawn = max(most, drawn), 0
            game.play(chance.choice(game.legal))
    assert 2 * players <= most <= MOST // 2


def test_a_usual_record_has_no_room_for_what_it_is_told() -> None:
    for game in catalogue.games():
        assert game.record.dtype["chance"].shape == (KEY,)
        assert scripted_type(game.record.dtype)["chance"].shape[0] > KEY + MOST


def test_what_is_told_is_drawn() -> None:
    """Told the same, the same is dealt; told something else of the first card, nearly always something else."""
    start = ToldGame(setting("discat", 2, '{"starter": 0}'))
    assert start.asked == 50
    dealt = [told_first(start, outcome) for outcome in range(start.asked)]
    assert dealt == [told_first(start, outcome) for outcome in range(start.asked)]
    assert len(set(dealt)) > 40


def told_first(start: ToldGame, outcome: int) -> bytes:
    """What everybody sees after a deal that begins with this outcome."""
    game, chance = start.copy(), Random(1)
    game.draw(outcome)
    while game.asked:
        game.draw(chance.randrange(game.asked))
    return game.seen.tobytes()


def test_a_copy_goes_its_own_way() -> None:
    game = ToldGame(setting("gattara", 2))
    other = game.copy()
    other.draw(0)
    assert game.asked == 52
    assert other.asked == 51
    assert not np.shares_memory(game._outcomes, other._outcomes)
