"""Moves carry the step they answer and a name: a resend is harmless, a stale one is answered, several are all or none."""

from __future__ import annotations

import random
from typing import Any

import pytest

from clowder.engine import catalogue
from clowder.engine.dispatch import redeal
from clowder.engine.game import Game
from clowder.engine.match import new
from clowder.engine.record import copy
from clowder.errors import ClowderError
from clowder.server.network.wire import from_client
from clowder.server.table import allowed
from clowder.server.table.composed import check_together
from clowder.server.table.events import Steps
from tests.server.memory import MemoryStore
from tests.server.patches import patched
from tests.server.people import Client, Party, as_seen, party, serving
from tests.server.virtual import run


def decides(at: Party) -> Client:
    """The client whose turn it is."""
    match = at.table.match
    assert match is not None
    assert match.actor is not None
    return at.clients[match.actor]


def test_a_resend_is_harmless() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            assert at.table.match is not None
            client, move = decides(at), from_client.Move(0, [at.table.match.legal[0]], "a")
            first = await client.tell(move)
            for _ in range(3):
                again = await client.tell(move)
                assert (first["type"], again["type"], again["id"]) == ("done", "done", "a")
            assert at.step == 1

    run(test())


def test_a_resend_is_harmless_after_a_restart() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            at = await party(tables)
            assert at.table.match is not None
            seat, move = at.table.match.actor, from_client.Move(0, [at.table.match.legal[0]], "a")
            assert (await decides(at).tell(move))["type"] == "done"
        async with serving(store) as tables:
            live = await tables.find(at.table.table)
            client = await Client(at.tokens[seat or 0]).join(live)
            assert (await client.tell(move))["type"] == "done"
            assert live.table.match is not None
            assert live.table.match.step == 1

    run(test())


def test_a_stale_move_is_answered_with_the_reason_and_the_view() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            await at.until(lambda table: table.match is not None and table.match.step >= 3)
            for step in (at.step - 1, at.step + 1, -1, 10**9):
                for seat, client in enumerate(at.clients):
                    answer = await client.tell(from_client.Move(step, [0], "x"))
                    assert answer["error"]["key"] == "table-stale"
                    assert answer["step"] == at.step
                    assert answer["view"] == as_seen(at.table, seat)

    run(test())


def test_it_is_somebody_elses_turn() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            assert at.table.match is not None
            other = at.clients[1 - (at.table.match.actor or 0)]
            answer = await other.tell(from_client.Move(0, [at.table.match.legal[0]], "x"))
            assert answer["error"]["key"] == "table-not-your-turn"
            watcher = await Client(None).join(at.live)
            assert (await watcher.tell(from_client.Move(0, [0])))["error"]["key"] == "table-no-seat"
            assert at.step == 0

    run(test())


@pytest.mark.parametrize("moves", [[], [0] * 65, [-1], [10**6], [10**30]])
def test_what_is_no_move_is_refused(moves: list[int]) -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            assert (await decides(at).tell(from_client.Move(0, moves, "x")))["type"] == "refused"
            assert (await decides(at).tell(from_client.Move(0, [0], "x" * 65)))["type"] == "refused"
            assert at.step == 0
            assert not at.live.doubtful

    run(test())


def test_several_steps_are_played_together() -> None:
    """Discat: the top card, and cards below it."""

    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            match = at.table.match
            assert match is not None
            chance, moves, step, seat = random.Random(2), list[int](), 0, match.actor
            while len(moves) < 2:  # not every turn has several steps
                await at.until(lambda table, last=step: not table.plays_itself and table.match.step > last)  # type: ignore[misc]
                seat, step, trial, moves = match.actor, at.step, match.copy(), []
                while trial.actor == seat:
                    moves.append(chance.choice(trial.legal))
                    trial.play(moves[-1])
            answer = await decides(at).tell(from_client.Move(step, moves, "all"))
            assert answer["type"] == "done", answer
            assert at.step >= step + len(moves)
            assert Steps(moves, seat, "all") in await at.events()

    run(test())


@pytest.mark.parametrize("game", [game.name for game in catalogue.games()])
def test_of_several_steps_all_or_none_are_played(game: str) -> None:
    async def test() -> None:
        chance = random.Random(game)
        async with serving() as tables:
            at = await party(tables, game, people=3, pace=10)  # nothing plays itself meanwhile
            accepted = 0
            for _ in range(150):
                match = at.table.match
                assert match is not None
                if match.over:
                    break
                asked = at.table.deciders()
                if match.looking or at.table.asked or not asked:
                    await at.until(lambda table, step=match.step: table.match.step > step)  # type: ignore[misc]
                    continue
                seat, step = asked[0], match.step
                moves = [chance.choice(match.legal), *(chance.randrange(match.game.actions) for _ in range(2))]
                if chance.random() < 0.5:  # something that would be legal, as far as that can be known
                    trial = match.copy()
                    moves = []
                    while trial.actor == seat and len(moves) < 3:
                        moves.append(chance.choice(trial.legal))
                        trial.play(moves[-1])
                try:
                    await at.ask(allowed.move, step, moves, "", at.tokens[seat])
                    accepted += len(moves) > 1
                    assert at.step == step + len(moves)
                except ClowderError:
                    assert at.step == step
                    await at.ask(allowed.move, step, moves[:1], "", at.tokens[seat])
            assert len(await at.events()) == at.table.written

    run(test())


@pytest.mark.parametrize("game", [game.name for game in catalogue.games()])
def test_what_is_said_to_several_steps_tells_nothing_that_the_seat_does_not_know(game: str) -> None:
    """The answer is the same in every world that the player cannot tell from the real one."""
    chance = random.Random(game)
    for seed in range(2):
        match = new(game, 3, seed)
        while not match.over and match.step < 40:
            if match.actor is not None and not match.reacting and not match.looking and len(match.legal) > 1:
                first = chance.choice(match.legal)
                for _ in range(4):
                    moves = [first, chance.randrange(match.game.actions)]
                    answers = set()
                    for world in range(3):
                        record = match.record
                        redeal(record, match.actor, 100 + world)
                        answers.add(said(Elsewhere(match.game, record), match.actor, moves))
                    assert len(answers) == 1
            match.play(chance.choice(match.legal))


class Elsewhere:
    """A match in a world that somebody cannot tell from the real one."""

    def __init__(self, game: Game, record: Any) -> None:
        self.game = game
        self.hidden = record

    @property
    def record(self) -> Any:
        return copy(self.hidden)


def said(match: object, seat: int, moves: list[int]) -> str:
    """What somebody is told who sends these."""
    try:
        check_together(match, seat, moves)  # type: ignore[arg-type]
    except ClowderError as why:
        return why.text("en")
    return ""


def test_a_game_goes_over_the_line_to_its_end_and_its_patches_add_up() -> None:
    async def test() -> None:
        async with serving() as tables:
            for game in ("discat", "gattara", "rat_a_tat_roll", "devils_scat"):
                at = await party(tables, game, people=2, bots=1)
                listener = await Client(at.tokens[0], patches=True).join(at.live)
                await at.until(lambda table: table.over)
                shown = None
                for message in listener.got:
                    shown = patched(message.get("view") or shown, message.get("patch") or [])
                assert shown == at.clients[0].newest("view") == as_seen(at.table, 0)
                stories = [line for message in at.clients[1].got for line in message.get("story", [])]
                assert at.table.match is not None
                assert stories == at.table.match.story(1)

    run(test())


def test_every_later_message_has_a_number_that_is_not_lower() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, "gattara", people=3)
            await at.until(lambda table: table.over)
            for client in at.clients:
                numbers = [message["number"] for message in client.got if "number" in message]
                assert numbers == sorted(numbers)

    run(test())
