"""Somebody who lost the token of a seat asks for it: who sees that, who may refuse, when it is granted, and what is shown
before; and that a token changes hands in no other way once the cards are dealt."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from clowder.server.live.live_table import folded
from clowder.server.live.rematch import rematch
from clowder.server.process import times
from clowder.server.table import allowed, asking
from clowder.server.table.asking import LONG_AWAY, NOT_AGAIN, TO_REFUSE
from clowder.server.table.events import SeatAgreed, SeatAsked, SeatGranted, SeatRefused
from clowder.server.table.tokens import hash_of, new_token
from tests.server.memory import MemoryStore, Shelf
from tests.server.people import Client, Party, as_seen, party, refused, serving
from tests.server.virtual import run

MINUTE = 60.5


async def left(at: Party, seat: int = 1) -> None:
    """A player goes."""
    await at.live.part(at.clients[seat])
    assert not at.table.seats[seat].here


async def asked(at: Party, seat: int = 1, name: str = "Bob again", token: str | None = None) -> Client:
    """Somebody asks for a seat, and watches with what may become its token."""
    fresh = hash_of(new_token())
    await at.ask(asking.ask, seat, name, fresh, token, times.now())
    return await Client(fresh).join(at.live)


def at_the_table(at: Party) -> list[Any]:
    """Those who ask, as everybody there was last told."""
    told = [client.newest("table")["asking"] for client in at.clients if not client.ended and client in at.live.connections]
    assert all(each == told[0] for each in told)
    return list(told[0])


@pytest.mark.parametrize("when", ["open", "playing", "over"])
def test_the_host_cannot_make_a_link_to_the_seat_of_somebody_else(when: str) -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3, start=when != "open")
            if when == "over":
                await at.ask(allowed.close, at.host)
            for token in (at.host, at.tokens[2], "stranger", None):
                await refused("table-own-link-only", at.ask(allowed.reissue, 1, "fresh", token))
            assert at.table.holder("fresh") is None
            assert at.table.holder(at.tokens[1]) == 1

    run(test())


def test_everybody_sees_who_asks_and_nothing_hidden_is_shown_before() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3)
            await left(at)
            bob = await asked(at)
            shown = at_the_table(at)
            assert [(each["seat"], each["name"], each["agreed"]) for each in shown] == [(1, "Bob again", [])]
            assert bob.newest("you") == {"seat": None, "host": False, "asks": 1}
            assert bob.newest("view") == as_seen(at.table, None)
            assert at.table.holder(bob.token) is None
            await asyncio.sleep(MINUTE - 1)
            assert bob.newest("view") == as_seen(at.table, None)
            sent = json.dumps([client.got for client in [*at.clients, bob]])
            assert bob.token is not None
            assert bob.token not in sent

    run(test())


def test_it_is_granted_after_a_minute_in_which_nobody_refused() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3)
            await left(at)
            await asyncio.sleep(30)
            bob = await asked(at)
            assert at_the_table(at)[0]["until"] == times.now() + TO_REFUSE
            await asyncio.sleep(TO_REFUSE / 1000 - 0.1)
            assert at.table.holder(bob.token) is None
            await asyncio.sleep(0.2)
            assert at.table.holder(bob.token) == 1
            assert bob.newest("you") == {"seat": 1, "host": False}
            assert bob.newest("view") == as_seen(at.table, 1)
            assert at.table.seats[1].here
            assert at.table.seats[1].name == "Bob"
            assert at_the_table(at) == []
            assert at.table.holder(at.tokens[1]) is None
            assert (await Client(at.tokens[1]).join(at.live)).newest("you")["seat"] is None

    run(test())


@pytest.mark.parametrize("who", [0, 2])
def test_anybody_who_plays_may_refuse_and_nobody_asks_again_at_once(who: int) -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3)
            await left(at)
            bob = await asked(at)
            await at.ask(asking.refuse, 1, at.tokens[who])
            assert (await at.events())[-1] == SeatRefused(1, who)
            assert at_the_table(at) == []
            assert bob.newest("you") == {"seat": None, "host": False}
            await asyncio.sleep(NOT_AGAIN / 1000 - 1)
            await refused("table-refused-before", asked(at))
            await asyncio.sleep(2)
            assert at.table.holder(bob.token) is None
            await asked(at)

    run(test())


def test_bystanders_neither_agree_nor_refuse() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3)
            await left(at)
            bob = await asked(at)
            for token in ("stranger", None, ""):
                await refused("table-host-only", at.ask(asking.refuse, 1, token))
                await refused("table-host-only", at.ask(asking.agree, 1, token))
            await refused("table-host-only", at.ask(asking.agree, 1, bob.token))  # nobody lets themselves in
            await at.ask(asking.refuse, 1, bob.token)  # but whoever asked may think better of it
            assert (await at.events())[-1] == SeatRefused(1)

    run(test())


def test_whoever_is_here_agrees_and_need_not_wait_longer_than_the_player_is_missed() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3)
            await left(at)
            await asyncio.sleep(50)
            bob = await asked(at)
            await at.ask(asking.agree, 1, at.tokens[0])
            await at.ask(asking.agree, 1, at.tokens[0])  # twice is once
            assert at_the_table(at)[0]["agreed"] == [0]
            await asyncio.sleep(11)
            assert at.table.holder(bob.token) is None  # somebody else is here, and has not said a word
            await at.ask(asking.agree, 1, at.tokens[2])
            await asyncio.sleep(0.1)
            assert at.table.holder(bob.token) == 1

    run(test())


def test_the_host_alone_with_bots_may_agree_alone_but_not_while_a_player_is_gone_for_a_moment() -> None:
    """Otherwise a host could look into a hand each time that somebody's phone sleeps."""

    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=2, bots=1)
            await left(at)
            bob = await asked(at)
            await at.ask(asking.agree, 1, at.host)
            await asyncio.sleep(LONG_AWAY / 1000 - 0.5)
            assert at.table.holder(bob.token) is None
            await asyncio.sleep(1)
            assert at.table.holder(bob.token) == 1

    run(test())


def test_a_host_without_a_seat_may_agree_and_refuse() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=0, bots=2, start=False)
            await at.ask(allowed.vacate, 0, at.host)
            await at.ask(allowed.sit, 0, "Bob", "bob")
            at.clients = [await Client("bob").join(at.live)]
            await at.start()
            await left(at, 0)
            await asked(at, 0)
            await at.ask(asking.refuse, 0, at.host)
            assert (await at.events())[-1] == SeatRefused(0, None)
            await asyncio.sleep(MINUTE)
            bob = await asked(at, 0)
            await at.ask(asking.agree, 0, at.host)
            await asyncio.sleep(1)
            assert SeatAgreed(0, None) in await at.events()
            assert at.table.holder(bob.token) == 0
            assert at.table.host == at.host

    run(test())


def test_the_player_who_comes_back_ends_it() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3)
            await left(at)
            stranger = await asked(at, name="Bob")
            await asyncio.sleep(40)
            at.clients[1] = await Client(at.tokens[1]).join(at.live)
            assert at_the_table(at) == []
            await asyncio.sleep(MINUTE)
            assert at.table.holder(stranger.token) is None
            assert at.table.holder(at.tokens[1]) == 1
            await refused("table-player-here", asked(at))

    run(test())


def test_the_player_may_give_it_away_at_once() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3)
            await left(at)
            bob = await asked(at)
            await at.ask(asking.agree, 1, at.tokens[1])
            assert at.table.holder(bob.token) == 1

    run(test())


def test_without_anybody_who_could_refuse_nobody_gets_anything() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3)
            for seat in range(3):
                await left(at, seat)
            stranger = await asked(at)
            assert stranger.newest("table")["asking"][0]["until"] is None
            await asyncio.sleep(600)
            assert at.table.holder(stranger.token) is None
            at.clients[2] = await Client(at.tokens[2]).join(at.live)
            await asyncio.sleep(TO_REFUSE / 1000 - 1)
            assert at.table.holder(stranger.token) is None  # a minute from when somebody could see it
            await asyncio.sleep(2)
            assert at.table.holder(stranger.token) == 1

    run(test())


def test_whoever_plays_alone_with_bots_gets_back_without_a_witness_also_where_the_table_stands_still() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=1, bots=2)
            await left(at, 0)
            assert at.table.stands_still
            ann = await asked(at, 0, "Ann")
            assert at.table.summary().attended
            await asyncio.sleep(MINUTE)
            assert at.table.holder(ann.token) == 0
            assert at.table.host == ann.token
            assert ann.newest("you") == {"seat": 0, "host": True}
            await asyncio.sleep(0.5)
            assert not at.table.stands_still

    run(test())


def test_what_cannot_be_asked_for() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3, bots=1, start=False)
            await left(at)
            await refused("table-not-started", asked(at))
            await at.start()
            await refused("table-nobody-there", asked(at, 3))
            await refused("table-no-such-seat", asked(at, 7))
            await refused("table-player-here", asked(at, 0))
            await refused("table-sits-already", asked(at, 1, token=at.tokens[2]))
            await refused("table-bad-text", asked(at, 1, name="\n"))
            await refused("table-nobody-asks", at.ask(asking.agree, 1, at.host))
            await refused("table-nobody-asks", at.ask(asking.refuse, 1, at.host))
            bob = await asked(at)
            await refused("table-seat-asked", asked(at, name="Mallory"))
            await left(at, 2)
            await refused("table-seat-asked", asked(at, 2, token=bob.token))
            await at.ask(allowed.close, at.host)
            assert at_the_table(at) == []
            await refused("table-is-over", asked(at))
            await refused("table-is-over", at.ask(asking.refuse, 1, at.host))

    run(test())


def test_a_bot_that_plays_for_the_player_does_so_until_whoever_got_the_seat_takes_it_back() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=2, bots=1, grace=10)
            await left(at)
            await asyncio.sleep(15)
            assert at.table.seats[1].stand_in == "away"
            bob = await asked(at)
            await asyncio.sleep(MINUTE)
            assert (at.table.holder(bob.token), at.table.seats[1].stand_in) == (1, "away")
            await at.ask(allowed.take_back, bob.token)
            assert at.table.seats[1].plays

    run(test())


def test_several_servers_agree_and_another_one_grants_it_when_the_keeper_dies() -> None:
    async def test() -> None:
        shelf = Shelf()
        async with serving(MemoryStore(shelf, shared=True)) as there:
            async with serving(MemoryStore(shelf, shared=True)) as here:
                at = await party(here, people=3)
                far = await there.find(at.table.table)
                cid = await Client(at.tokens[2]).join(far)
                await left(at)
                bob = await asked(at)
                await asyncio.sleep(0.2)
                assert [each["name"] for each in cid.newest("table")["asking"]] == ["Bob again"]
            await asyncio.sleep(2 * MINUTE)
            assert far.table.holder(bob.token) == 1
            assert (await Client(bob.token).join(far)).newest("view") == as_seen(far.table, 1)
            assert (await folded(far.table.table, await far.store.events(far.table.table))).seats == far.table.seats

    run(test())


def test_a_token_that_was_replaced_or_sent_away_is_void_at_the_rematch_too() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3, start=False)
            await at.ask(allowed.vacate, 2, at.host)  # Cid is sent away, Zoe sits down there
            await at.ask(allowed.sit, 2, "Zoe", "zoe")
            await at.start()
            await left(at)
            bob = await asked(at)
            await asyncio.sleep(MINUTE)
            await at.ask(allowed.reissue, 0, "ann", at.host)  # and Ann changes her own
            await at.ask(allowed.close, "ann")
            for void in (at.tokens[0], at.tokens[1], at.tokens[2]):
                await refused("table-no-seat", rematch(tables, at.live, void))
            new = (await rematch(tables, at.live, bob.token)).table
            assert [new.holder(token) for token in ("ann", bob.token, "zoe")] == [1, 2, 0]
            assert [new.holder(token) for token in at.tokens] == [None, None, None]
            assert new.host == "ann"
            await refused("table-is-over", at.ask(allowed.reissue, 1, "later", bob.token))

    run(test())


def test_what_is_stored_is_what_happened() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=2, bots=1)
            await left(at)
            bob = await asked(at)
            await at.ask(asking.agree, 1, at.host)
            await asyncio.sleep(MINUTE)
            told = [event for event in await at.events() if isinstance(event, SeatAsked | SeatAgreed | SeatGranted)]
            assert told == [SeatAsked(1, "Bob again", bob.token or ""), SeatAgreed(1, 0), SeatGranted(1)]
            assert (await at.folded()).seats == at.table.seats

    run(test())
