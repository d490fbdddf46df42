"""Chances: who was how likely to win, the same every time, and where a match turned."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Generator, Iterator
from typing import Any

import httpx
import pytest

from clowder.bots.kitten import Kitten
from clowder.bots.network.judging import judge, judging_room
from clowder.bots.network.weights import unpacked
from clowder.bots.position import Position
from clowder.engine import catalogue
from clowder.engine.match import Match
from clowder.server.finished import chances, kept_work, learned_chances
from clowder.server.finished import judge as judging
from clowder.server.finished.chances import ALL_GAMES, FEWEST, GAMES, games_each, games_for
from clowder.server.finished.judge import Judge
from clowder.server.finished.kept_work import KEPT, key_of
from clowder.server.finished.learned_chances import LearnedJudge, learned_games_each
from clowder.server.finished.turning import turning_points
from clowder.server.live import fair_pool
from clowder.server.live.bot_pool import BotPool
from clowder.server.network.api.bodies import Chances, TurningPoint
from clowder.server.network.limits import Limits
from clowder.server.table.refusals import Refused
from tests import toys
from tests.bots.network.making import file
from tests.server.running import running
from tests.server.serving import PATIENCE


@pytest.fixture
def bot_pool() -> Iterator[BotPool]:
    found = BotPool(1)
    yield found
    found.close()


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not get better by more."""
    monkeypatch.setattr(chances, "GAMES", 50)


def judged(match: Match, bot_pool: BotPool) -> Chances:
    return asyncio.run(Judge().chances(match, bot_pool))


def played(game: str, players: int, seed: str = "chances") -> Match:
    """A match among kittens."""
    match = Match(catalogue.game(game), players, seed)
    while not match.over:
        match.play(Kitten().choose(Position.of(match)))
    return match


@pytest.mark.parametrize("game", catalogue.names())
def test_there_is_a_chance_for_every_seat_at_every_step(game: str, bot_pool: BotPool) -> None:
    match = played(game, 3)
    assert match.result is not None
    found = judged(match, bot_pool)
    assert found.games == games_for(match)
    assert len(found.steps) == match.step + 1
    for shares in found.steps:
        assert len(shares) == 3
        assert sum(shares) == pytest.approx(1, abs=0.002)
    winners = match.result["winners"]
    assert found.steps[-1] == [round(1 / len(winners), 3) if seat in winners else 0 for seat in range(3)]
    assert 0 < len(found.turning) <= 5
    told = {line["step"]: line["key"] for line in reversed(match.story(None))}
    for point in found.turning:
        change = found.steps[point.step][point.seat] - found.steps[point.step - 1][point.seat]
        assert point.change == pytest.approx(change, abs=0.001)
        assert point.key == told.get(point.step)


def test_where_a_game_comes_with_a_network_that_one_judges(bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    weights = unpacked(file("discat"), "", catalogue.game("discat"))
    monkeypatch.setattr(chances, "GAMES", 3)
    monkeypatch.setattr(learned_chances, "GAMES", 9)
    match = Match(catalogue.game("discat"), 3, "network")
    while match.step < 8:
        match.play(match.legal[0])
    otherwise = judged(match, bot_pool)
    monkeypatch.setattr(chances, "shipped", lambda game: weights)
    found = judged(match, bot_pool)
    assert (otherwise.games, found.games) == (FEWEST, 9)
    assert found.steps != otherwise.steps
    assert all(sum(shares) == pytest.approx(1, abs=0.002) for shares in found.steps)
    assert found == judged(match.copy(), bot_pool)


def test_a_long_match_gets_fewer_games_by_a_network_too() -> None:
    assert learned_games_each(1) == learned_chances.GAMES
    assert learned_games_each(300) == learned_chances.ALL_GAMES // 300
    assert learned_games_each(10_000) == learned_chances.FEWEST


def test_without_looking_ahead_the_network_says_what_it_thinks_for_whoever_decides() -> None:
    game = catalogue.game("discat")
    networks = unpacked(file("discat"), "", game).alone()
    match = Match(game, 3, "now")
    match.play(match.legal[0])
    while len(match.legal) == 1:
        match.play(match.legal[0])
    rows, judging = game.record.rows(1), judging_room(game, networks, 1)
    rows[0] = match.record
    judge(networks, 0, rows, judging, 1)
    found = LearnedJudge(game, networks).chances(rows, 3, 1, 11, 0)
    assert found == pytest.approx(judging.shares[0, :3], abs=1e-5)


def test_the_same_match_is_always_judged_alike(bot_pool: BotPool) -> None:
    match = played("discat", 2)
    assert judged(match, bot_pool) == judged(match.copy(), bot_pool)


def test_other_luck_is_judged_otherwise(bot_pool: BotPool) -> None:
    """Not the cards decide what luck is tried out, but the seed."""
    assert judged(played("gattara", 2, "a"), bot_pool).steps[0] != judged(played("gattara", 2, "b"), bot_pool).steps[0]


def test_who_holds_the_highest_card_is_certain_to_win(bot_pool: BotPool) -> None:
    """All cards are known: in the toy game nothing is left to chance after the deal."""
    catalogue.add(toys.HONEST)
    try:
        match = Match(toys.HONEST, 2, "toy")
        while not match.over:
            match.play(match.legal[0])
        assert match.result is not None
        found = judged(match, bot_pool)
        assert found.steps == [[float(seat in match.result["winners"]) for seat in range(2)]] * (match.step + 1)
        assert found.turning == []
    finally:
        catalogue.remove("toy")


def test_a_match_that_was_given_up_has_chances_as_far_as_it_came(bot_pool: BotPool) -> None:
    match = Match(catalogue.game("discat"), 2, "early")
    match.play(match.legal[0])
    found = judged(match, bot_pool)
    assert len(found.steps) == 2
    assert 0 < found.steps[1][0] < 1


def test_a_game_that_does_not_end_is_judged_as_it_stands(bot_pool: BotPool) -> None:
    catalogue.add(toys.ENDLESS)
    try:
        assert judged(Match(toys.ENDLESS, 2, "toy"), bot_pool).steps == [[0.5, 0.5]]
    finally:
        catalogue.remove("endless_toy")


def test_the_largest_changes_are_the_turning_points_in_their_order() -> None:
    steps = [[share, round(1 - share, 2)] for share in (0.5, 0.7, 0.65, 0.2, 0.35, 0.5, 0.9, 0.6, 1.0)]
    keys: list[str | None] = [*"abcdefgh"]
    found = turning_points(steps, keys)
    assert found == [
        TurningPoint(1, 0, 0.2, "a"),
        TurningPoint(3, 1, 0.45, "c"),
        TurningPoint(6, 0, 0.4, "f"),
        TurningPoint(7, 1, 0.3, "g"),
        TurningPoint(8, 0, 0.4, "h"),
    ]
    assert turning_points([[0.5, 0.5], [0.55, 0.45]], [None]) == []


def test_a_long_match_gets_fewer_games_for_each_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chances, "GAMES", GAMES)
    assert games_each(1) == GAMES
    assert games_each(600) == ALL_GAMES // 600
    assert games_each(10_000) == FEWEST


# Asking for it ----------------------------------------------------------------------------------------------------------


def test_whoever_asks_meanwhile_waits_for_the_same(bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[Match] = []
    really = chances.positions

    def positions(match: Match) -> Any:
        worked.append(match)
        return really(match)

    monkeypatch.setattr(judging, "positions", positions)
    matches = [Match(catalogue.game("discat"), 2, str(number)) for number in range(KEPT + 1)]

    async def asked() -> None:
        judge = Judge()
        first, second = await asyncio.gather(
            judge.chances(matches[0], bot_pool), judge.chances(matches[0].copy(), bot_pool)
        )
        assert first is second
        assert len(worked) == 1
        for match in matches[1:]:
            await judge.chances(match, bot_pool)
        assert len(worked) == len(matches)
        await judge.chances(matches[-1], bot_pool)
        assert len(worked) == len(matches)
        await judge.chances(matches[0], bot_pool)  # forgotten meanwhile
        assert len(worked) == len(matches) + 1

    asyncio.run(asked())


def test_what_nobody_waits_for_any_more_is_given_up(bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    begun, enough, judged_rows = threading.Event(), threading.Event(), list[int]()

    def endless(match: Match, rows: Any) -> Generator[None, None, list[list[float]]]:
        for number in range(1_000_000):
            judged_rows.append(number)
            begun.set()
            assert enough.wait(PATIENCE)
            yield
        return [[0.5, 0.5]]

    async def asked() -> None:
        judge, match = Judge(), Match(catalogue.game("discat"), 2, "given up")
        with monkeypatch.context() as patience:
            patience.setattr(judging, "judged", endless)
            patience.setattr(fair_pool, "PIECE_SECONDS", 0.0)
            first, second = (asyncio.ensure_future(judge.chances(match, bot_pool)) for _ in range(2))
            await asyncio.to_thread(begun.wait, PATIENCE)
            first.cancel()
            await asyncio.gather(first, return_exceptions=True)
            assert judge.knows(key_of(match)), "somebody else still waits"
            second.cancel()
            await asyncio.gather(second, return_exceptions=True)
            enough.set()
        assert not judge.knows(key_of(match))
        assert len((await judge.chances(match, bot_pool)).steps) == 1
        assert len(judged_rows) < 1_000_000
        assert not judge.waiting

    asyncio.run(asked())


def test_what_failed_is_tried_again(bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(catalogue.game("discat"), 2, "again")

    async def asked() -> None:
        judge = Judge()
        with monkeypatch.context() as broken:
            broken.setattr(judging, "positions", lambda match: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await judge.chances(match, bot_pool)
        assert len((await judge.chances(match, bot_pool)).steps) == 1

    asyncio.run(asked())


def test_over_the_network_only_when_the_match_is_over() -> None:
    with running() as url:
        asked = {"game": "discat", "players": 2, "name": "Ann", "bots": ["kitten"], "start": True}
        made = httpx.post(f"{url}/api/tables", json=asked, timeout=120).json()
        table, bearer = f"{url}/api/tables/{made['table']}", {"authorization": f"Bearer {made['token']}"}
        answer = httpx.get(f"{table}/chances", headers=bearer)
        assert (answer.status_code, answer.json()["key"]) == (409, "table-not-over")
        assert httpx.delete(table, headers=bearer).is_success
        answer = httpx.get(f"{table}/chances", timeout=120)
        assert answer.status_code == 200
        assert set(answer.json()) == {"games", "steps", "turning"}


# Of a record that somebody sends ----------------------------------------------------------------------------------------


def test_other_decisions_under_the_same_seed_are_another_match(bot_pool: BotPool) -> None:
    """Or whoever sends a record could choose what others are told of theirs."""

    async def asked() -> None:
        judge, first = Judge(), Match(catalogue.game("discat"), 2, "same")
        second = first.copy()
        first.play(first.legal[0])
        second.play(second.legal[-1])
        assert first.commitment == second.commitment
        assert await judge.chances(first, bot_pool) != await judge.chances(second, bot_pool)

    asyncio.run(asked())


def test_a_record_gets_the_chances_of_its_table() -> None:
    with running() as url:
        asked = {"game": "discat", "players": 2, "name": "Ann", "bots": ["kitten"], "start": True}
        made = httpx.post(f"{url}/api/tables", json=asked, timeout=120).json()
        table = f"{url}/api/tables/{made['table']}"
        assert httpx.delete(table, headers={"authorization": f"Bearer {made['token']}"}).is_success
        record = httpx.get(f"{table}/record").json()
        of_table = httpx.get(f"{table}/chances", timeout=120).json()
        assert httpx.post(f"{url}/api/chances", json=record, timeout=120).json() == of_table
        for spoiled, key in (
            ({**record, "seed": "x"}, "error-record-commitment"),
            ({**record, "fair": {**record["fair"], "secret": "x"}}, "verify-secret"),
            ({**record, "decisions": [0] * (judging.MOST_SENT + 1)}, "server-chances-long"),
            ({}, "error-record-foreign"),
        ):
            answer = httpx.post(f"{url}/api/chances", json=spoiled, timeout=120)
            assert (answer.status_code, answer.json()["key"]) == (422, key)


def test_no_record_is_taken_where_many_are_waited_for(bot_pool: BotPool) -> None:
    matches = [Match(catalogue.game("discat"), 2, str(number)) for number in range(kept_work.WAITING + 1)]

    async def asked() -> None:
        judge = Judge()
        waiting = [asyncio.create_task(judge.chances(match, bot_pool)) for match in matches[:-1]]
        await asyncio.sleep(0)
        judge.check_patience(key_of(matches[0]))  # it is on its way
        with pytest.raises(Refused) as why:
            judge.check_patience(key_of(matches[-1]))
        assert (why.value.key, why.value.status) == ("server-chances-busy", 503)
        await asyncio.gather(*waiting)
        judge.check_patience(key_of(matches[-1]))

    asyncio.run(asked())


def test_who_sends_many_records_has_to_wait() -> None:
    with running(limits=Limits(chances=1e-6, chances_burst=2)) as url:
        assert [httpx.post(f"{url}/api/chances").status_code for _ in range(4)] == [422, 422, 429, 429]
