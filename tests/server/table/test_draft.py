"""Trying a move: what it would look like, or why it cannot be played, without anything being played, stored or told."""

from __future__ import annotations

import random
from typing import Any

import pytest

from clowder.engine import catalogue
from clowder.games.gattara.record import PASS
from clowder.server.live.fair_pool import at_once
from clowder.server.network.limits import Limits
from clowder.server.network.wire import from_client
from clowder.server.network.wire.showing import draft, view
from clowder.server.table.settings import TableSettings
from clowder.server.table.table import Table
from tests.server.memory import MemoryStore
from tests.server.people import Client, Party, party, serving
from tests.server.table.test_window import party_in_window
from tests.server.test_secrecy import Room, next_step, with_record
from tests.server.virtual import run


def actor(at: Party) -> tuple[int, Client]:
    """Whose turn it is."""
    assert at.table.match is not None
    assert at.table.match.actor is not None
    return at.table.match.actor, at.clients[at.table.match.actor]


OF_SEVERAL_STEPS = ("devils_scat", "discat", "gattara", "rat_a_tat_roll")
"""The games whose turns are."""


@pytest.mark.parametrize("game", [game.name for game in catalogue.games()])
def test_a_draft_is_what_the_player_sees_once_it_is_played(game: str) -> None:
    """Step by step through whole turns: as long as the player still decides and saw nothing new, the draft of all steps so
    far is the view that they lead to, choices included."""

    async def test() -> None:
        room, chance, drafted, unknown = Room(game, 3, TableSettings(pace=0)), random.Random(4), 0, 0
        await room.fill()
        while not room.match.over:
            table, match, seat = room.table, room.match, room.match.actor
            if seat is not None and not table.asked and not match.looking:
                moves: list[int] = []
                ahead = with_record(match, match.record)
                while ahead.actor == seat and not ahead.reacting and not ahead.looking:
                    moves.append(chance.choice(ahead.legal))
                    ahead.play(moves[-1])
                    if (shown := at_once(draft(table, seat, moves))) is None:
                        unknown += 1
                        break
                    drafted += 1
                    assert shown == ahead.shown(seat)
                    assert shown.choices
            await next_step(room, chance)
        assert drafted > 5 or game not in OF_SEVERAL_STEPS
        assert unknown > 5

    run(test())


async def steps_that_go_on(at: Party) -> list[int]:
    """Play until somebody has a move after which they still decide, knowing no more than before: that one and the next."""
    found: list[int] = []

    def has_two_steps(table: Table) -> bool:
        match = table.match
        if match is None or match.over or match.actor is None or table.asked or match.looking:
            return False
        for move in match.legal:
            shown = at_once(draft(table, match.actor, [move]))
            if shown is not None and len(match.legal) > 1:
                found[:] = [move, shown.choices[0].id]
                return True
        return False

    await at.until(has_two_steps)
    return found


def test_nothing_is_played_stored_or_told() -> None:
    async def test() -> None:
        store = MemoryStore()
        async with serving(store) as tables:
            at = await party(tables, people=3)
            moves = await steps_that_go_on(at)
            (seat, client), step, written = actor(at), at.step, at.table.written
            patched = await Client(at.tokens[seat], patches=True).join(at.live)
            heard, shown, kept = [len(each.got) for each in at.clients], view(at.table, seat), patched.view
            for number in range(2):
                answer = await client.tell(from_client.Try(step, moves[: number + 1], f"t{number}"))
                assert (answer["type"], answer["id"], answer["step"]) == ("draft", f"t{number}", step)
                assert answer["moves"] == moves[: number + 1]
            assert (await patched.tell(from_client.Try(step, moves[:1])))["view"]["step"] == step + 1
            assert patched.view is kept
            assert at.table.written == written == len(await at.events())
            heard[seat] += 2
            assert [len(each.got) for each in at.clients] == heard
            assert view(at.table, seat) == shown
            assert (await client.tell(from_client.Move(step, moves, "t1")))["type"] == "done"

    run(test())


def test_what_cannot_be_played_is_refused_with_the_clause() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            moves = await steps_that_go_on(at)
            seat, client = actor(at)
            assert at.table.match is not None
            illegal = next(move for move in range(at.table.match.game.actions) if move not in at.table.match.legal)
            tries: list[tuple[Any, str]] = [
                (from_client.Try(at.step, [illegal], "a"), "refuse-"),
                (from_client.Try(at.step, [moves[0], moves[0]], "a"), "refuse-"),
                (from_client.Try(at.step, [-1], "a"), "error-no-such-move"),
                (from_client.Try(at.step, [], "a"), "table-bad-moves"),
                (from_client.Try(at.step, moves[:1] * 65, "a"), "table-bad-moves"),
                (from_client.Try(at.step - 1, moves, "a"), "table-stale"),
                (from_client.Try(at.step, moves, "a" * 65), "table-bad-text"),
            ]
            for message, key in tries:
                answer = await client.tell(message)
                assert answer["error"]["key"].startswith(key)
                assert answer["id"] == message.id
                assert (answer["view"] is not None) == (key == "table-stale")
                assert bool(answer["error"]["clause"]) == (key == "refuse-")
            other = at.clients[1 - seat]
            assert (await other.tell(from_client.Try(at.step, moves)))["error"]["key"] == "table-not-your-turn"
            watcher = await Client(None).join(at.live)
            assert (await watcher.tell(from_client.Try(at.step, moves)))["error"]["key"] == "table-no-seat"

    run(test())


def test_in_a_window_the_answer_is_checked_and_nothing_is_shown() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party_in_window(tables)
            seat, laid_by = at.table.asked[0], next(seat for seat in range(3) if seat not in at.table.asked)
            client, match = at.clients[seat], at.table.match
            assert match is not None
            written, answers = at.table.written, [choice.id for choice in match.answers(seat)]
            answer = await client.tell(from_client.Try(at.step, [PASS], "w"))
            assert answer == {"type": "draft", "id": "w", "step": at.step, "moves": [PASS], "view": None}
            wrong = next(move for move in range(PASS) if move not in answers)
            why = (await client.tell(from_client.Try(at.step, [wrong])))["error"]
            assert why["key"].startswith("refuse-")
            assert why["clause"]
            assert (await at.clients[laid_by].tell(from_client.Try(at.step, [PASS])))["error"]["key"] == "table-not-asked"
            assert at.table.written == written
            assert at.table.answers == {}
            assert (await client.tell(from_client.Move(at.step, [PASS])))["type"] == "done"
            assert (await client.tell(from_client.Try(at.step, [PASS])))["error"]["key"] == "table-answered"

    run(test())


def test_tries_are_messages_and_limited_like_them() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            seat, _ = actor(at)
            assert at.table.match is not None
            move = at.table.match.legal[0]
            eager = await Client(at.tokens[seat]).join(at.live, limits=Limits(messages=1, messages_burst=2))
            answers = [await eager.tell(from_client.Try(at.step, [move])) for _ in range(3)]
            assert [answer["type"] for answer in answers] == ["draft", "draft", "refused"]
            assert answers[-1]["error"]["key"] == "server-too-often"

    run(test())
