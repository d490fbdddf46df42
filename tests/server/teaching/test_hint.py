"""Hints: only at tables for practice, only for the seat that is asked, and only from what it knows."""

from __future__ import annotations

import asyncio
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from clowder.bots import learned_search
from clowder.bots.network.weights import unpacked
from clowder.bots.position import Position
from clowder.bots.search import Analysis, Estimate
from clowder.engine import catalogue
from clowder.engine.because import Reason
from clowder.engine.game import Game
from clowder.engine.match import Match
from clowder.engine.text import LANGUAGES, say
from clowder.server.live import bot_pool
from clowder.server.live.bot_pool import BotPool
from clowder.server.network.api.bodies import Hint, HintedMove
from clowder.server.network.limits import Limits
from clowder.server.network.wire.from_server import encode
from clowder.server.table import allowed
from clowder.server.table.settings import TableSettings
from clowder.server.table.table import Table
from clowder.server.teaching.hint import hint_of, position_for, reason_of
from tests.bots.network.making import file
from tests.server.people import party, refused, serving
from tests.server.running import running
from tests.server.serving import PATIENCE
from tests.server.table.test_window import party_in_window
from tests.server.test_secrecy import Room, another_world, next_step
from tests.server.virtual import run


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints that are the same every time."""
    monkeypatch.setattr(bot_pool, "HINT", {"simulations": 60})
    monkeypatch.setattr(bot_pool, "LEARNED_HINT", {"simulations": 60})


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("game", [game.name for game in catalogue.games()])
def test_a_hint_is_the_same_in_another_world(game: str) -> None:
    async def played() -> None:
        room, chance, thinking, hinted = (
            Room(game, 3, TableSettings(pace=0, practice=True)),
            random.Random(8),
            BotPool(1),
            0,
        )
        await room.fill()

        async def hint(table: Table, seat: int) -> bytes:
            position = position_for(table, seat)
            return encode(hint_of(position, await thinking.analysis(position)))

        try:
            while not room.match.over and hinted < 40:
                table = room.table
                for seat in [] if room.match.looking else table.deciders():
                    hinted += 1
                    other = another_world(table, seat, room.match.step + 3)
                    assert await hint(table, seat) == await hint(other, seat)
                await next_step(room, chance)
        finally:
            thinking.close()
        assert hinted

    asyncio.run(played())


def test_where_a_game_comes_with_a_network_that_one_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    position = Position.of(Match(catalogue.game("discat"), 2, "hint"))
    monkeypatch.setattr(bot_pool, "HINT", {"simulations": 20})
    monkeypatch.setattr(bot_pool, "LEARNED_HINT", {"simulations": 30})

    async def thought() -> int:
        thinking = BotPool(1)
        try:
            return (await thinking.analysis(position)).simulations
        finally:
            thinking.close()

    monkeypatch.setattr(learned_search, "shipped", lambda game: None)
    assert asyncio.run(thought()) == 20
    monkeypatch.setattr(learned_search, "shipped", lambda game: unpacked(file(game.name), "", game))
    assert asyncio.run(thought()) == 30


@pytest.mark.usefixtures("quick")
def test_a_hint_in_a_window_is_about_the_answers() -> None:
    async def test() -> tuple[Position, list[int]]:
        async with serving() as tables:
            at = await party_in_window(tables, holders=1, practice=True)
            assert at.table.match is not None
            seat = next(seat for seat in at.table.asked if len(at.table.match.answers(seat)) > 1)
            assert allowed.hint(at.table, at.tokens[seat]) == seat
            return position_for(at.table, seat), [choice.id for choice in at.table.match.answers(seat)]

    position, answers = run(test())

    async def thought() -> Analysis:
        thinking = BotPool(1)
        try:
            return await thinking.analysis(position)
        finally:
            thinking.close()

    told = hint_of(position, asyncio.run(thought()))
    assert sorted(move.id for move in told.moves) == answers
    assert told.simulations == 60 == sum(move.visits for move in told.moves)


def test_only_who_is_asked_at_a_table_for_practice_has_a_hint() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=2, practice=True)
            assert at.table.match is not None
            seat = at.table.match.actor or 0

            async def hint(token: str | None) -> int:
                return allowed.hint(at.table, token)

            assert await hint(at.tokens[seat]) == seat
            await refused("table-not-your-turn", hint(at.tokens[1 - seat]))
            await refused("table-no-seat", hint(None))
            await at.ask(allowed.hand_over, at.tokens[seat])
            await refused("table-bot-plays", hint(at.tokens[seat]))
            await at.ask(allowed.close, at.host)
            await refused("table-is-over", hint(at.tokens[seat]))
            at = await party(tables, people=2, practice=True, start=False)
            await refused("table-not-started", hint(at.tokens[0]))
            at = await party(tables, people=2)
            for token in at.tokens:
                await refused("table-no-practice", hint(token))

    run(test())


def move(win: float, error: float = 0.001, *, known: bool = True) -> HintedMove:
    return HintedMove(0, win, error, 100, known, None)


@pytest.mark.parametrize(
    ("moves", "why"),
    [
        ([move(0.2)], "only"),
        ([move(0.5), move(0.49)], "close"),
        ([move(0.6, 0.1), move(0.5, 0.1)], "close"),  # that may be luck
        ([move(0.54), move(0.5), move(0.1)], "better"),
        ([move(0.6), move(0.45)], "clear"),
        ([move(0.6), move(0.9, known=False)], "alone"),
    ],
)
def test_the_reason_is_how_much_more_it_wins(moves: list[HintedMove], why: str) -> None:
    reason = reason_of(moves)
    assert reason.key == f"web-hint-{why}"
    assert len({say(reason.key, reason.args, language=language) for language in LANGUAGES}) == len(LANGUAGES)
    if why not in ("only", "alone"):
        assert reason.args == {"win": round(100 * moves[0].win), "next": round(100 * moves[1].win)}


def hinted(*estimates: Estimate) -> Hint:
    """What is made of a search that found this, at the first step of a game of Discat."""
    match = Match(catalogue.game("discat"), 2, "hint")
    return hint_of(Position.of(match), Analysis(list(estimates), sum(each.visits for each in estimates)))


def found(move: int, win: float, visits: int) -> Estimate:
    """What a search found of one card of that hand, by its place."""
    match = Match(catalogue.game("discat"), 2, "hint")
    return Estimate(match.legal[move], win, 1 / visits, visits, [])


def test_the_star_is_never_on_the_lower_number() -> None:
    hint = hinted(found(0, 0.5, 1000), found(1, 0.6, 400), found(2, 0.9, 3))
    assert [move.win for move in hint.moves] == [0.6, 0.5, 0.9]
    assert [move.known for move in hint.moves] == [True, True, False], "three looks are no figure"
    assert (hint.even, hint.reason.key) == (1, "web-hint-clear")


def test_a_tie_is_told_as_one() -> None:
    hint = hinted(found(0, 0.50, 1000), found(1, 0.51, 900), found(2, 0.4, 500))
    assert [round(100 * move.win) for move in hint.moves] == [51, 50, 40]
    assert (hint.even, hint.reason) == (2, Reason("web-hint-close", {"win": 51, "next": 50}))


@pytest.mark.parametrize("game", catalogue.games(), ids=lambda game: str(game.name))
def test_a_hint_says_why_in_words_of_the_game(game: Game) -> None:
    match = Match(game, 3, "why")
    told = 0
    while not match.over and told < 20:
        position = Position.of(match)
        estimates = [Estimate(each, 0.5, 0.1, 10, []) for each in position.moves]
        for each in hint_of(position, Analysis(estimates, 10)).moves:
            if each.why is not None:
                told += 1
                said = {say(each.why.key, each.why.args, game=game.name, language=language) for language in LANGUAGES}
                assert len(said) == len(LANGUAGES)
        match.play(position.moves[0])
    assert told


# Over HTTP ----------------------------------------------------------------------------------------------------------


class Practising:
    """Two people at a table; asks as the one who is to move."""

    def __init__(self, url: str, *, practice: bool = True) -> None:
        asked = {"game": "discat", "players": 2, "name": "Ada", "names": ["Ben"], "start": True}
        made = httpx.post(f"{url}/api/tables", json={**asked, "manners": {"practice": practice}}, timeout=PATIENCE).json()
        self.address = f"{url}/api/tables/{made['table']}"
        self.headers = {"Authorization": f"Bearer {made['tokens'][self.shown()['turn']['seats'][0]]}"}

    def shown(self) -> dict[str, Any]:
        headers = getattr(self, "headers", {})
        found: dict[str, Any] = httpx.get(self.address, headers=headers, timeout=PATIENCE).raise_for_status().json()
        return found | {"now": 0}

    def hint(self) -> httpx.Response:
        return httpx.post(f"{self.address}/hint?lang=fr", headers=self.headers, timeout=PATIENCE)


def test_the_best_comes_first_and_nothing_happens_at_the_table(url: str) -> None:
    at = Practising(url)
    before = at.shown()
    hint = at.hint().raise_for_status().json()
    assert at.shown() == before
    assert hint["step"] == before["view"]["step"]
    assert {each["id"] for each in hint["moves"]} == {each["id"] for each in before["view"]["choices"]}
    wins = [each["win"] for each in hint["moves"] if each["known"]]
    assert wins == sorted(wins, reverse=True)
    assert hint["simulations"] == sum(each["visits"] for each in hint["moves"]) > 0
    assert set(hint["reason"]) == {"key", "args"}


def test_elsewhere_there_are_none(url: str) -> None:
    answer = Practising(url, practice=False).hint()
    assert (answer.status_code, answer.json()["key"]) == (403, "table-no-practice")


def test_one_hint_at_a_time(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, enough = threading.Event(), threading.Event()

    async def slow(self: BotPool, position: Position, who: str) -> Analysis:
        thinking.set()
        await asyncio.to_thread(enough.wait, PATIENCE)
        return Analysis([Estimate(position.moves[0], 0.5, 0.1, 1, [])], 1)

    monkeypatch.setattr(BotPool, "analysis", slow)
    at = Practising(url)
    with ThreadPoolExecutor(1) as pool:
        first = pool.submit(at.hint)
        try:
            assert thinking.wait(PATIENCE)
            second = at.hint()
            assert (second.status_code, second.json()["key"]) == (429, "server-too-often")
        finally:
            enough.set()
        assert first.result(PATIENCE).status_code == 200
    assert at.hint().status_code == 200


def test_hints_are_rate_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "HINT", {"simulations": 10})
    with running(limits=Limits(hints=1e-6, hints_burst=2)) as url:
        at = Practising(url)
        assert [at.hint().status_code for _ in range(4)] == [200, 200, 429, 429]
