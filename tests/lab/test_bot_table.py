"""Games between bots: the compiled loop plays what the bots themselves would, everybody is handed what the seat knows, and
whoever fails forfeits."""

from __future__ import annotations

from collections import Counter
from threading import Event
from typing import Any

import numpy as np
import pytest
from scipy import stats

from clowder.bots.greedy import Greedy
from clowder.bots.guest import Guest
from clowder.bots.kitten import Kitten
from clowder.bots.known import Entry, KnownBot
from clowder.bots.position import Bot, Position
from clowder.bots.roster import understood
from clowder.bots.search import Search
from clowder.engine import catalogue
from clowder.engine.blank import blank
from clowder.engine.dispatch import deal, legal, play, result
from clowder.engine.record import content, copy
from clowder.errors import BadOption
from clowder.lab.bot_table import THINKS, UNIFORM, BotTable, GameStopped, go_on, warm_table
from clowder.lab.clairvoyant import Clairvoyant, OpenPosition, understood_in_the_lab

GREEDY, KITTEN = understood("greedy"), understood("kitten")


def stranger(bot: Bot) -> Entry:
    """Somebody's own bot, which is this very object."""

    class Stranger(KnownBot):
        @classmethod
        def made(cls, entry: Entry, seed: int, stop: Event | None) -> Any:
            return bot

    return Entry("stranger", Stranger)


class Last:
    """Takes the last of its moves, and remembers what it was handed."""

    def __init__(self) -> None:
        self.seen: list[Position] = []

    def choose(self, position: Position) -> int:
        self.seen.append(position)
        return position.moves[-1]


def table(name: str, players: int, stop: Event | None = None) -> BotTable:
    game = catalogue.game(name)
    return BotTable(game, blank(game, players), stop)


@pytest.mark.parametrize("name", catalogue.names())
@pytest.mark.parametrize(("entry", "kind"), [(GREEDY, Greedy), (KITTEN, Kitten)])
def test_the_compiled_loop_makes_the_moves_that_the_bot_itself_chooses(name: str, entry: Entry, kind: Any) -> None:
    at = table(name, 3)
    outcome = at.play([entry] * 3, 11, 22)
    s = blank(at.game, 3)[0]
    deal(s, 11)
    step = choices = 0
    moves = np.zeros(at.game.actions, np.int16)
    while (count := legal(s, moves)) > 0:
        move = int(moves[0])
        if count > 1:
            choices += 1
            move = kind().choose(Position(at.game, s, int(s.actor), step, 22 + step))
        play(s, move)
        step += 1
    shares = np.zeros(3)
    result(s, shares)
    assert (outcome.steps, outcome.choices, outcome.shares) == (step, choices, shares.tolist())
    assert content(at.rows[0]) == content(s)


def test_players_who_think_and_players_at_a_glance_take_turns() -> None:
    bot = Last()
    at, entries = table("discat", 3), [GREEDY, stranger(bot), GREEDY]
    outcome = at.play(entries, 1, 2)
    assert outcome.forfeit is None
    assert {position.seat for position in bot.seen} == {1}
    assert all(len(position.moves) > 1 for position in bot.seen)  # what must be is played without asking
    assert len(bot.seen) < outcome.choices
    assert at.play(entries, 1, 2) == outcome


def test_the_same_deal_is_dealt_whoever_sits_there() -> None:
    game = catalogue.game("discat")
    seen: list[Position] = []
    for other in (GREEDY, KITTEN):
        bot = Last()
        BotTable(game, blank(game, 2, {"starter": 0})).play([stranger(bot), other], 5, len(seen))
        seen.append(bot.seen[0])
    assert seen[0].step == seen[1].step == 0
    assert seen[0].view == seen[1].view


def test_random_players_in_the_loop_take_every_choice_equally_often() -> None:
    game = catalogue.game("discat")
    s, moves = blank(game, 2)[0], np.zeros(game.actions, np.int16)
    deal(s, 4)
    counts, kinds, worlds = np.zeros(2, np.int64), np.full(2, THINKS, np.int8), blank(game, 2)
    go_on(s, worlds, kinds, 0, counts, game.longest, moves)  # up to the first decision
    after = {}
    for move in moves[: legal(s, moves)].tolist():
        there = copy(s)
        play(there, move)
        after[content(there)] = move
    assert len(after) > 2
    kinds[:] = UNIFORM
    seen: Counter[int] = Counter()
    for seed in range(600):
        there, counts_there = copy(s), counts.copy()
        go_on(there, worlds, kinds, seed * 1000, counts_there, int(counts[0]) + 1, moves)
        seen[after[content(there)]] += 1
    assert len(seen) == len(after)
    assert stats.chisquare([*seen.values()]).pvalue > 0.01


class Failing:
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, position: Position) -> int:
        if self.answer is None:
            raise RuntimeError("a hairball")
        return int(self.answer)


@pytest.mark.parametrize(("answer", "told"), [(None, "a hairball"), (10**9, "1000000000")])
def test_whoever_fails_forfeits_and_the_others_share_the_win(answer: Any, told: str) -> None:
    at = table("discat", 3)
    outcome = at.play([GREEDY, GREEDY, stranger(Failing(answer))], 1, 2)
    assert (outcome.shares, outcome.scores, outcome.forfeit) == ([0.5, 0.5, 0.0], None, 2)
    assert "stranger" in outcome.reason
    assert told in outcome.reason
    assert at.play([GREEDY] * 3, 1, 2).forfeit is None


def test_a_game_is_broken_off_before_the_next_thought() -> None:
    stop, asked = Event(), []

    class Patient:
        def choose(self, position: Position) -> int:
            asked.append(position)
            if len(asked) == 3:
                stop.set()
            return position.moves[0]

    at = table("discat", 2, stop)
    with pytest.raises(GameStopped):
        at.play([stranger(Patient())] * 2, 1, 2)
    assert len(asked) == 3


def test_only_the_clairvoyant_is_shown_the_cards_that_lie_there() -> None:
    game = catalogue.game("discat")
    s = blank(game, 3)[0]
    deal(s, 1)
    seat = int(s.actor)
    seeing, fair = OpenPosition(game, s, seat, 0, 5), Position(game, s, seat, 0, 5)
    assert content(seeing.record) == content(s)
    assert content(fair.record) != content(s)
    assert seeing.moves == fair.moves


def test_the_table_hands_open_positions_to_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: dict[type[KnownBot], Last] = {}
    monkeypatch.setattr(Entry, "make", lambda entry, seed, stop: seated.setdefault(entry.kind, Last()))
    names = ("clairvoyant:1sims", "search:1sims", "nowhere:Stranger")
    table("discat", 3).play([understood_in_the_lab(name) for name in names], 1, 2)
    assert {kind: {type(position) for position in bot.seen} for kind, bot in seated.items()} == {
        Clairvoyant: {OpenPosition}, Search: {Position}, Guest: {Position},
    }  # fmt: skip


def test_the_clairvoyant_has_no_name_outside_the_lab() -> None:
    with pytest.raises(BadOption):
        understood("clairvoyant:10ms")
    player = understood_in_the_lab("clairvoyant:10sims").make(1)
    assert isinstance(player, Clairvoyant)
    assert player.all_open
    assert not getattr(understood_in_the_lab("search:10sims").make(1), "all_open", True)


def test_warming_compiles_what_a_game_needs_and_tells_how_far_it_is() -> None:
    heard: list[tuple[int, int]] = []
    warm_table(catalogue.game("discat"), [GREEDY], lambda what, done, total: heard.append((done, total)))
    assert heard == sorted(heard)
    assert heard[-1][0] == heard[-1][1]
    before = getattr(go_on, "signatures", None)
    table("discat", 2).play([GREEDY, GREEDY], 1, 2)
    assert getattr(go_on, "signatures", None) == before


def test_a_game_that_is_given_up_stops_the_search_in_it() -> None:
    """Nobody waits for the budget of a search whose game does not count any more."""
    stop = Event()

    class Impatient:
        def choose(self, position: Position) -> int:
            stop.set()
            return Search(simulations=10**9, stop=stop).choose(position)

    with pytest.raises(GameStopped):
        table("discat", 2, stop).play([stranger(Impatient()), GREEDY], 1, 2)
    search = understood("search:1000000sims").make(1, stop)
    assert isinstance(search, Search)
    assert search.stop is stop
