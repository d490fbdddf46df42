"""What people may ask of a table: making one, sitting down, leaving, starting, talking."""

from __future__ import annotations

from typing import Any

import pytest

from clowder.engine import catalogue
from clowder.engine.blank import deck_sheet
from clowder.errors import BadDeck, BadOption, ClowderError
from clowder.server.live import creation
from clowder.server.network.limits import Limits
from clowder.server.network.wire import from_client
from clowder.server.table import allowed
from clowder.server.table.events import Said, Vacated
from clowder.server.table.refusals import Refused
from clowder.server.table.settings import Clock, TableSettings
from tests.server.people import Client, party, refused, serving
from tests.server.virtual import run

MANNERS = TableSettings(
    public=True, clock=Clock("game", 300, 5), reaction=6, pace=0.5, absence="pause", grace=90, stand_in="tiger"
)


@pytest.mark.parametrize("game", [game.name for game in catalogue.games()])
def test_a_table_is_made_with_every_option_and_a_deck_of_its_own(game: str) -> None:
    async def test() -> None:
        found = catalogue.game(game)
        deck = found.check_deck(deck_sheet(found, None))
        async with serving() as tables:
            for players in found.seats:
                table, _ = await creation.create(tables.store, game, players, {}, deck, MANNERS)
                made = (await tables.find(table)).table
                assert len(made.seats) == players
                assert made.deck == deck
                assert made.settings == MANNERS
            for option in found.options:
                for value in option.choices or (option.default,):
                    table, _ = await creation.create(tables.store, game, 2, {option.name: value}, None, MANNERS)
                    assert (await tables.find(table)).table.options[option.name] == value

    run(test())


@pytest.mark.parametrize(
    ("change", "named"),
    [
        ({"game": "whist"}, "whist"),
        ({"players": 7}, "7"),
        ({"options": {"teams": 3}}, "teams"),
        ({"settings": TableSettings(reaction=1)}, "reaction"),
        ({"settings": TableSettings(reaction=float("nan"))}, "reaction"),
        ({"settings": TableSettings(pace=11)}, "pace"),
        ({"settings": TableSettings(grace=0)}, "grace"),
        ({"settings": TableSettings(clock=Clock("move", 1))}, "clock.seconds"),
        ({"settings": TableSettings(clock=Clock("game", 60, 601))}, "clock.increment"),
        ({"settings": TableSettings(stand_in="search:10s")}, "search:10s"),
    ],
)
def test_what_no_table_can_be_made_with_is_refused_by_name(change: dict[str, Any], named: str) -> None:
    asked: dict[str, Any] = {
        "game": "discat",
        "players": 2,
        "options": {},
        "deck": None,
        "settings": TableSettings(),
    } | change

    async def test() -> None:
        async with serving() as tables:
            with pytest.raises(ClowderError) as why:
                await creation.create(tables.store, **asked)
            assert named in why.value.text("en")
            assert await tables.store.counts() == {}

    run(test())


def test_a_deck_that_is_none_is_refused() -> None:
    async def test() -> None:
        async with serving() as tables:
            with pytest.raises(BadDeck):
                await creation.create(tables.store, "discat", 2, {}, {"cards": "all of them"}, TableSettings())

    run(test())


def test_a_table_is_found_by_its_code() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, start=False)
            assert len(at.table.code) == 5
            assert await tables.store.find(at.table.code) == at.table.table

    run(test())


def test_a_code_in_use_is_not_given_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    letters = iter("BBBBBBBBBBCCCCC")
    monkeypatch.setattr("clowder.server.live.creation.secrets.choice", lambda _: next(letters))

    async def test() -> None:
        async with serving() as tables:
            codes = [(await party(tables, start=False, people=0, bots=2)).table.code for _ in range(2)]
            assert codes == ["BBBBB", "CCCCC"]

    run(test())


def test_a_taken_seat_and_a_taken_name_are_refused() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, start=False, bots=2)
            await at.ask(allowed.vacate, 3, at.host)
            await refused("table-seat-taken", at.ask(allowed.sit, 1, "Zoe", "z"))
            await refused("table-seat-taken", at.ask(allowed.sit, 2, "Zoe", "z"))
            for name in ("Bob", "bob", " BOB ", "Ｂob", "Biscuit"):
                await refused("table-name-taken", at.ask(allowed.sit, 3, name, "z"))
            await refused("table-sits-already", at.ask(allowed.sit, 3, "Zoe", at.tokens[1]))
            for seat in (-1, 4, 10**20):
                await refused("table-no-such-seat", at.ask(allowed.sit, seat, "Zoe", "z"))
            await at.ask(allowed.sit, 3, "Zoe", "z")
            assert at.table.seats[3].name == "Zoe"

    run(test())


@pytest.mark.parametrize(
    "text", ["", " ", "\n\t", "a" * 25, "\u200b\u202e", "\u3164", "\u2800\u2800", "\u0301", "\ud800", "🐈" * 25]
)
def test_a_name_that_nobody_can_read_is_refused(text: str) -> None:
    with pytest.raises(Refused) as why:
        allowed.plain(text, allowed.LONGEST_NAME, "name")
    assert why.value.key == "table-bad-text"


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Ann  Lee ", "Ann Lee"),
        ("A\x1b[31mnn", "A [31mnn"),
        ("\u202eevil\u202c", "evil"),
        ("<b>Ann</b>", "<b>Ann</b>"),
        ("a\r\nX: y", "a X: y"),
        ("e\u0301", "é"),
        ("猫🐈", "猫🐈"),
        ("{ $name }", "{ $name }"),
    ],
)
def test_a_name_is_text_and_nothing_but_text(text: str, kept: str) -> None:
    assert allowed.plain(text, allowed.LONGEST_NAME, "name") == kept


def test_bots_are_called_otherwise_than_people() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=0, bots=2, start=False)
            for seat in (0, 1):
                await at.ask(allowed.vacate, seat, at.host)
            await at.ask(allowed.sit, 0, "biscuit", "b")
            await at.ask(allowed.seat_bot, 1, "tiger", at.host)
            assert at.table.seats[1].name == "Pickle"

    run(test())


def test_leave_and_come_back_before_the_start() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, start=False)
            await at.ask(allowed.vacate, 1, at.tokens[1])
            assert at.table.seats[1].kind == "open"
            assert at.clients[1].newest("you") == {"seat": None, "host": False}
            await refused("table-seat-free", at.ask(allowed.vacate, 1, at.host))
            await at.ask(allowed.sit, 1, "Bob", at.tokens[1])
            assert at.clients[1].newest("you")["seat"] == 1

    run(test())


def test_somebody_who_watches_already_is_here_when_they_sit_down() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, start=False)
            await at.ask(allowed.vacate, 1, at.tokens[1])
            await at.ask(allowed.sit, 1, "Bob", at.tokens[1])
            await at.until(lambda table: table.seats[1].here)

    run(test())


def test_only_the_host_seats_unseats_starts_and_closes() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, start=False, bots=1)
            for token in (at.tokens[1], "stranger", "", None):
                for ask in (
                    at.ask(allowed.vacate, 0, token),
                    at.ask(allowed.seat_bot, 2, "tiger", token),
                    at.ask(allowed.start, token),
                    at.ask(allowed.close, token),
                    at.ask(allowed.send_in_bot, 0, token),
                ):
                    await refused("table-host-only", ask)
            await at.ask(allowed.vacate, 1, at.host)
            assert at.table.seats[1].kind == "open"
            assert (await at.events())[-1] == Vacated(1, kicked=True)

    run(test())


def test_nobody_is_sent_away_after_the_start() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            for ask in (
                at.ask(allowed.vacate, 1, at.host),
                at.ask(allowed.sit, 1, "Zoe", "z"),
                at.ask(allowed.seat_bot, 1, "tiger", at.host),
                at.ask(allowed.add_word, "fish", at.host),
                at.ask(allowed.start, at.host),
            ):
                await refused("table-has-started", ask)

    run(test())


def test_the_game_starts_when_the_table_is_full_or_filled_up_with_bots() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=2, bots=2, start=False)
            for seat in (2, 3):
                await at.ask(allowed.vacate, seat, at.host)
            await refused("table-not-full", at.start())
            for bot in allowed.fill(at.table, "alley-cat", at.host):
                await at.ask(allowed.seat_bot, bot.seat, bot.level, at.host)
            await at.start()
            assert [seat.kind for seat in at.table.seats] == ["person", "person", "bot", "bot"]
            assert at.table.status == "playing"

    run(test())


def test_a_level_is_one_of_the_menu() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, start=False, bots=1)
            for level in ("search:10s", "uniform", "", "module:thing"):
                with pytest.raises(BadOption):
                    await at.ask(allowed.seat_bot, 2, level, at.host)

    run(test())


def test_chat_is_told_to_all_but_those_who_muted_it() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables, people=3)
            watcher = await Client(None).join(at.live)
            await at.clients[2].tell(from_client.Mute(0))
            assert (await at.clients[0].tell(from_client.Say(" hello\x00 there ")))["type"] == "done"
            assert (await at.clients[0].tell(from_client.Emote("purr")))["type"] == "done"
            for client in (at.clients[0], at.clients[1], watcher):
                assert [line["text"] for line in client.of("chat")] == ["hello there"]
                assert [line["emote"] for line in client.of("emote")] == ["purr"]
            assert not at.clients[2].of("chat")
            assert not at.clients[2].of("emote")
            at.live.show_everything(at.clients[2])
            assert at.clients[2].newest("chat") == []
            await at.clients[2].tell(from_client.Mute(0, mute=False))
            at.live.show_everything(at.clients[2])
            assert [line["text"] for line in at.clients[2].newest("chat")] == ["hello there"]

    run(test())


def test_reactions_are_a_fixed_set_and_lines_are_short() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            assert (await at.clients[0].tell(from_client.Emote("bite")))["error"]["key"] == "table-emote"
            assert (await at.clients[0].tell(from_client.Say("x" * 201)))["error"]["key"] == "table-bad-text"
            watcher = await Client(None).join(at.live)
            assert (await watcher.tell(from_client.Say("hi")))["error"]["key"] == "table-no-seat"

    run(test())


def test_who_talks_too_much_is_told_to_wait() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            chatty = await Client(at.tokens[0]).join(at.live, limits=Limits(chat=1e-9, chat_burst=3))
            answers = [await chatty.tell(from_client.Say(f"line {number}")) for number in range(5)]
            assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
            assert answers[-1]["error"]["key"] == "server-too-often"
            assert sum(isinstance(event, Said) for event in await at.events()) == 3
            assert (await chatty.tell(from_client.Look(0)))["error"]["key"] != "server-too-often"

    run(test())


def test_the_last_hundred_lines_are_kept_for_newcomers() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            for number in range(103):
                await at.ask(allowed.say, f"line {number}", at.host)
            chat = (await Client(None).join(at.live)).newest("chat")
            assert [line["text"] for line in chat] == [f"line {number}" for number in range(3, 103)]

    run(test())


def test_the_host_gives_the_table_up() -> None:
    async def test() -> None:
        async with serving() as tables:
            at = await party(tables)
            await at.ask(allowed.close, at.host)
            assert at.clients[1].newest("table")["status"] == "over"
            assert at.clients[1].newest("view")["choices"] == []
            assert (await at.move())["error"]["key"] == "table-is-over"
            await refused("table-is-over", at.ask(allowed.close, at.host))

    run(test())
