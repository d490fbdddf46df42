"""A bot on its seat: what comes from it is a legal move, or it is said who failed and why; and somebody may stand in."""

from __future__ import annotations

from threading import Event
from typing import Any

import numpy as np
import pytest

import clowder
from clowder.bots.asking import SeatedBot, legal_choice
from clowder.bots.greedy import Greedy
from clowder.bots.known import Entry, KnownBot
from clowder.bots.legible import in_one_line
from clowder.bots.position import Bot, Position
from clowder.bots.roster import understood
from clowder.bots.search import Search
from clowder.bots.uniform import Uniform
from clowder.errors import BotFailed

GREEDY = understood("greedy")


@pytest.fixture
def position() -> Position:
    """A decision with a choice."""
    match = clowder.new("discat", 2, 3)
    while len(match.choices()) < 2:
        match.play(match.choices()[0]["id"])
    return Position.of(match)


class Spoiled:
    """A bot of our own that is as bad as a guest can be."""

    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, position: Position) -> int:
        position.moves.append(-1)
        if isinstance(self.answer, BaseException):
            raise self.answer
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize("answer", [-1, 10**9, "x", True, None, 2.0])
def test_every_bot_is_held_to_the_legal_moves(answer: object, position: Position) -> None:
    with pytest.raises(BotFailed) as failed:
        legal_choice("spoiled", Spoiled(answer), position)
    assert (failed.value.reason, failed.value.bot) == ("illegal", "spoiled")


def test_what_any_bot_raises_is_told_in_its_name(position: Position) -> None:
    with pytest.raises(BotFailed, match='"spoiled" broke off: KeyError: 3') as failed:
        legal_choice("spoiled", Spoiled(KeyError(3)), position)
    assert failed.value.reason == "raised"
    with pytest.raises(KeyboardInterrupt):
        legal_choice("spoiled", Spoiled(KeyboardInterrupt()), position)


def test_a_good_answer_is_a_plain_number(position: Position) -> None:
    assert legal_choice("uniform", Uniform(), position) in position.moves
    chosen = legal_choice("numpy", Spoiled(np.int64(position.moves[0])), position)
    assert (chosen, type(chosen)) == (position.moves[0], int)
    assert in_one_line(ValueError()) == "ValueError"


def of(bot: Bot) -> Entry:
    """An entry for this very object."""

    class Own(KnownBot):
        @classmethod
        def made(cls, entry: Entry, seed: int, stop: Event | None) -> Any:
            return bot

    return Entry("own", Own)


class Failing:
    """Fails whenever it is asked; and says how often that was."""

    asked = 0

    def choose(self, position: Position) -> int:
        self.asked += 1
        raise RuntimeError("a hairball")


def test_nobody_is_asked_where_there_is_one_move(position: Position) -> None:
    bot = Failing()
    position.moves = position.moves[:1]
    assert SeatedBot(of(bot)).choose(position) == position.moves[0]
    assert bot.asked == 0


def test_without_a_stand_in_a_failure_is_raised_every_time(position: Position) -> None:
    bot = Failing()
    seated = SeatedBot(of(bot))
    for _ in range(2):
        with pytest.raises(BotFailed, match="hairball"):
            seated.choose(position)
    assert bot.asked == 2


def test_a_stand_in_takes_the_seat_for_good_and_it_is_told_once(position: Position) -> None:
    bot, told = Failing(), list[BotFailed]()
    seated = SeatedBot(of(bot), stand_in=GREEDY)
    for _ in range(2):
        assert seated.choose(position, told.append) == Greedy().choose(position)
    assert bot.asked == 1
    assert [failure.bot for failure in told] == ["own"]
    assert seated.entry == GREEDY


def test_a_stand_in_that_fails_is_not_replaced(position: Position) -> None:
    entry, told = of(Failing()), list[BotFailed]()
    with pytest.raises(BotFailed):
        SeatedBot(entry, stand_in=entry).choose(position, told.append)
    assert told == []


def test_whoever_thinks_long_breaks_off_when_asked(position: Position) -> None:
    stop = Event()
    seated = SeatedBot(understood("search:600s"), 1, stop=stop)
    assert isinstance(seated.bot, Search)
    stop.set()
    assert seated.choose(position) in position.moves


def test_the_seed_of_a_seat_is_what_a_search_leaves_to_chance(position: Position) -> None:
    entry = understood("search:50sims")
    thoughts = []
    for seed in (1, 1, 2):
        bot = SeatedBot(entry, seed).bot
        assert isinstance(bot, Search)
        thoughts.append(bot.analyse(position))
    assert thoughts[0] == thoughts[1] != thoughts[2]
