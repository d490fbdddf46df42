from __future__ import annotations

import pytest

import clowder
from clowder.terminal.local.typed_moves import NotUnderstood, chance_spoke, moves_for, numbers_in


def test_one_number_is_a_choice_of_the_menu() -> None:
    match = clowder.new("discat", 2, seed=1)
    assert moves_for(match, " 2 ") == [match.choices()[1]["id"]]


@pytest.mark.parametrize("typed", ["", "x", "1 x", "-1", "1.5", "²", "٣", "1" * 40])
def test_anything_else_is_not_understood(typed: str) -> None:
    with pytest.raises(NotUnderstood, match="numbers from 1 to 5"):
        numbers_in(typed, 5)


def test_several_numbers_are_several_steps() -> None:
    match = clowder.new("discat", 2, seed=1, options={"starter": 0})
    match.play(match.choices()[0]["id"])
    while match.view(match.actor)["phase"] != "top":
        match.play(match.choices()[0]["id"])
    seat, step = match.actor, match.step
    moves = moves_for(match, "1,1")
    ahead = match.copy()
    assert moves[0] == match.choices()[0]["id"]
    ahead.play(moves[0])
    assert ahead.actor == seat
    assert moves[1] == ahead.choices()[0]["id"]
    assert match.step == step, "nothing is played by looking"


def test_a_wrong_number_in_the_row_refuses_the_whole_row() -> None:
    match = clowder.new("discat", 2, seed=1)
    with pytest.raises(NotUnderstood, match="no choice 9"):
        moves_for(match, "9 1")
    assert match.step == 0


def test_a_row_cannot_look_past_chance() -> None:
    """The first card of the game is laid and another is drawn: what follows is not to be tried out."""
    match = clowder.new("discat", 2, seed=1)
    with pytest.raises(NotUnderstood, match="Chance"):
        moves_for(match, "1 1")


def test_a_row_is_refused_in_the_same_words_whatever_stops_it() -> None:
    """Otherwise one could find out by trying whether the next player can answer."""
    told, reasons = set(), set()
    for seed in range(3):
        match = clowder.new("discat", 2, seed=seed)
        while not match.over:
            ahead = match.copy()
            ahead.play(match.choices()[0]["id"])
            for typed in ("1 999", "1 1 999"):
                with pytest.raises(NotUnderstood) as refused:
                    moves_for(match, typed)
                told.add(str(refused.value))
            reasons.add((ahead.actor == match.actor, chance_spoke(ahead)))
            match.play(match.choices()[0]["id"])
    assert len(reasons) > 2
    assert len(told) == 1
