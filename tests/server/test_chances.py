"""Chances: who was how likely to win, the same every time, and where a match turned."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from clowder.bots.kitten import Kitten
from clowder.bots.position import Position
from clowder.engine import catalogue
from clowder.engine.match import Match
from clowder.server import chances
from clowder.server.bodies import Chances, TurningPoint
from clowder.server.chances import ALL_GAMES, FEWEST, GAMES, KEPT, Judge, games_each, turning_points
from clowder.server.minds import Minds
from tests import toys
from tests.server.running import running


@pytest.fixture
def minds() -> Iterator[Minds]:
    found = Minds(1)
    yield found
    found.close()


@pytest.fixture(autouse=True)
def few_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here does not get better by more."""
    monkeypatch.setattr(chances, "GAMES", 50)


def judged(match: Match, minds: Minds) -> Chances:
    return asyncio.run(Judge().chances(match, minds))


def played(game: str, players: int, seed: str = "chances") -> Match:
    """A match among kittens."""
    match = Match(catalogue.game(game), players, seed)
    while not match.over:
        match.play(Kitten().choose(Position.of(match)))
    return match


@pytest.mark.parametrize("game", catalogue.names())
def test_there_is_a_chance_for_every_seat_at_every_step(game: str, minds: Minds) -> None:
    match = played(game, 3)
    assert match.result is not None
    found = judged(match, minds)
    assert found.games == games_each(match.step + 1)
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


def test_the_same_match_is_always_judged_alike(minds: Minds) -> None:
    match = played("discat", 2)
    assert judged(match, minds) == judged(match.copy(), minds)


def test_other_luck_is_judged_otherwise(minds: Minds) -> None:
    """Not the cards decide what luck is tried out, but the seed."""
    assert judged(played("gattara", 2, "a"), minds).steps[0] != judged(played("gattara", 2, "b"), minds).steps[0]


def test_who_holds_the_highest_card_is_certain_to_win(minds: Minds) -> None:
    """All cards are known: in the toy game nothing is left to chance after the deal."""
    catalogue.add(toys.HONEST)
    try:
        match = Match(toys.HONEST, 2, "toy")
        while not match.over:
            match.play(match.legal[0])
        assert match.result is not None
        found = judged(match, minds)
        assert found.steps == [[float(seat in match.result["winners"]) for seat in range(2)]] * (match.step + 1)
        assert found.turning == []
    finally:
        catalogue.remove("toy")


def test_a_match_that_was_given_up_has_chances_as_far_as_it_came(minds: Minds) -> None:
    match = Match(catalogue.game("discat"), 2, "early")
    match.play(match.legal[0])
    found = judged(match, minds)
    assert len(found.steps) == 2
    assert 0 < found.steps[1][0] < 1


def test_a_game_that_does_not_end_is_judged_as_it_stands(minds: Minds) -> None:
    catalogue.add(toys.ENDLESS)
    try:
        assert judged(Match(toys.ENDLESS, 2, "toy"), minds).steps == [[0.5, 0.5]]
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


def test_whoever_asks_meanwhile_waits_for_the_same(minds: Minds, monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[Match] = []
    really = chances.positions

    def positions(match: Match) -> Any:
        worked.append(match)
        return really(match)

    monkeypatch.setattr(chances, "positions", positions)
    matches = [Match(catalogue.game("discat"), 2, str(number)) for number in range(KEPT + 1)]

    async def asked() -> None:
        judge = Judge()
        first, second = await asyncio.gather(judge.chances(matches[0], minds), judge.chances(matches[0].copy(), minds))
        assert first is second
        assert len(worked) == 1
        for match in matches[1:]:
            await judge.chances(match, minds)
        assert len(worked) == len(matches)
        await judge.chances(matches[-1], minds)
        assert len(worked) == len(matches)
        await judge.chances(matches[0], minds)  # forgotten meanwhile
        assert len(worked) == len(matches) + 1

    asyncio.run(asked())


def test_what_failed_is_tried_again(minds: Minds, monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match(catalogue.game("discat"), 2, "again")

    async def asked() -> None:
        judge = Judge()
        with monkeypatch.context() as broken:
            broken.setattr(chances, "positions", lambda match: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await judge.chances(match, minds)
        assert len((await judge.chances(match, minds)).steps) == 1

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
