"""`clowder join`: our own client at a live table, against a real server."""

from __future__ import annotations

import json
import re
import stat
import threading
import time
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from fluent.syntax import ast, parse
from rich.console import Console

import clowder
from clowder.engine.text import LANGUAGES, say
from clowder.errors import BadOption
from clowder.server.live import creation
from clowder.server.table import asking
from clowder.server.table.seats import CATS as ALL_CATS
from clowder.terminal.console.line_editor import LineEditor
from clowder.terminal.joining import held_seats
from clowder.terminal.joining.address import TableAddress, parsed_address
from clowder.terminal.joining.arrival import Arrival, JoinRequest
from clowder.terminal.joining.commands import CATS
from clowder.terminal.joining.held_seats import HeldSeat
from clowder.terminal.joining.known_table import KnownTable
from clowder.terminal.joining.pages import prompt
from clowder.terminal.joining.repainting import RepaintedTty
from tests.server.running import running
from tests.server.server_process import ServerProcess
from tests.server.serving import PATIENCE, new_table
from tests.server.visitor import Visitor

from .run import Outcome, Runner, Terminal, plain, terminal

GAMES = [game["game"] for game in clowder.games()]


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """A server for the whole file; its windows for reactions may be shorter than people could bear."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(creation, "check_settings", lambda manners: None)
        with running() as url:
            yield url


def table_for(url: str, **asked: Any) -> dict[str, str]:
    """A table that nobody sits at yet, quick enough for a test."""
    return new_table(url, **{"name": None, "manners": {"pace": 0, "reaction": 0.2}, **asked})


def status(url: str, table: str) -> str:
    return str(httpx.get(f"{url}/api/tables/{table}", timeout=PATIENCE).json()["table"]["status"])


def link(url: str, made: dict[str, str]) -> str:
    """What a host sends to themselves: the token behind the #."""
    return f"{url}/{made['code']}#{made['token']}"


class Answers:
    """Somebody who types: each line is decided when it is asked for."""

    def __init__(self, *first: str, then: Callable[[], str | None] = lambda: None) -> None:
        self.first = list(first)
        self.then = then
        self.closed = False

    def isatty(self) -> bool:
        return False

    def __iter__(self) -> Iterator[str]:
        while (line := self.first.pop(0) if self.first else self.then()) is not None:
            yield line + "\n"


class Player:
    """Runs a command with somebody who types."""

    def __init__(self, run: Runner, patch: pytest.MonkeyPatch) -> None:
        self.run = run
        self.patch = patch

    def __call__(self, *arguments: str, typed: Answers) -> Outcome:
        self.patch.setattr("tests.terminal.run.io.StringIO", lambda _: typed)
        return self.run("join", *arguments)


@pytest.fixture
def play(run: Runner, monkeypatch: pytest.MonkeyPatch) -> Player:
    return Player(run, monkeypatch)


# Whole games ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "language"), [*((game, "en") for game in GAMES), ("discat", "fr")])
def test_a_whole_game_and_its_record(game: str, language: str, server: str, play: Player, tmp_path: Path) -> None:
    made = table_for(server, game=game, bots=["kitten"])
    kept = tmp_path / f"clowder-{game}-{made['code']}.json"

    def next_line() -> str:
        if status(server, made["table"]) != "over":
            return "1"
        return "q" if kept.exists() else "k"

    done = play(link(server, made), "--name", "Ada", "--lang", language, typed=Answers("s", then=next_line))
    assert (done.status, done.err) == (0, "")
    record = httpx.get(f"{server}/api/tables/{made['table']}/record", timeout=PATIENCE).json()
    assert json.loads(kept.read_text("utf-8")) == record
    assert record["names"][0] == "Ada"
    assert say("terminal-over", language=language) in done.out
    promise = record["fair"]["promise"]
    assert f"clowder verify {kept.name} --promise {promise}" in done.out
    assert play.run("verify", kept, "--promise", promise).status == 0


def test_enter_lets_it_be_and_the_others_do_not_wait(server: str, play: Player) -> None:
    """In a window without a limit play goes on only if it is answered."""
    made = table_for(server, game="gattara", name="Ada", manners={"pace": 0, "reaction": None})
    ben = httpx.post(f"{server}/api/tables/{made['table']}/seats/1", json={"name": "Ben"}, timeout=PATIENCE).json()
    lines = cycle(["1", "1", ""])

    def next_line() -> str:
        return "q" if status(server, made["table"]) == "over" else next(lines)

    def plays() -> None:
        chance = Random(3)
        with Visitor(server, made["table"], ben["token"]) as visitor:
            while visitor.shown()["table"]["status"] != "over":
                visitor.decide(chance)

    other = threading.Thread(target=plays)
    other.start()
    done = play(link(server, made), typed=Answers("s", then=next_line))
    other.join(PATIENCE)
    assert done.status == 0
    assert status(server, made["table"]) == "over"


def test_the_pace_is_set_by_typing_it(server: str, play: Player) -> None:
    made = table_for(server, bots=["kitten"], options={"starter": 0}, manners={"pace": "slow"})
    done = play(link(server, made), "--name", "Ada", typed=Answers("s", "p at-once", "p sometimes", "1", "", "q"))
    assert done.status == 0
    shown = httpx.get(f"{server}/api/tables/{made['table']}", timeout=PATIENCE).json()
    assert shown["table"]["manners"]["pace"] == "at-once"


def manners(url: str, made: dict[str, str]) -> dict[str, Any]:
    shown = httpx.get(f"{url}/api/tables/{made['table']}", timeout=PATIENCE).json()
    return dict(shown["table"]["manners"])


def test_the_time_to_react_is_set_by_typing_it_before_and_during_a_game(server: str, play: Player) -> None:
    made = table_for(server, game="gattara", bots=["kitten"], manners={"pace": "at-once", "reaction": 6})
    link_, ada = link(server, made), ("--name", "Ada")
    bad = play(link_, *ada, typed=Answers("t soon", "t 99", "q"))
    assert say("join-bad-time", {"value": "soon"}) in " ".join(bad.out.split())
    assert manners(server, made)["reaction"] == 6
    play(link_, typed=Answers("t all", "x Nobody", "s", "q"))
    assert manners(server, made)["reaction"] is None
    play(link_, typed=Answers("t 10", "1", "q"))
    assert manners(server, made)["reaction"] == 10


def test_the_waiting_room_asks_who_begins(server: str, play: Player, tmp_path: Path) -> None:
    made = table_for(server, players=3, name="Ada")
    ben = httpx.post(f"{server}/api/tables/{made['table']}/seats/1", json={"name": "Ben"}, timeout=PATIENCE).json()

    def beginner() -> int | None:
        shown = httpx.get(f"{server}/api/tables/{made['table']}", timeout=PATIENCE).json()
        return None if shown["table"]["beginner"] is None else int(shown["table"]["beginner"])

    alone = play(link(server, table_for(server, players=2, name="Ada")), typed=Answers("f", "q"))
    assert "Who petted a cat last?" not in alone.out
    host = play(link(server, made), typed=Answers("f Ben", "x Nobody", "q"))
    assert "Who petted a cat last? Chance decides who begins. (f: it was me; f NAME: it was NAME)" in " ".join(
        host.out.split()
    )
    assert "Ben begins." in host.out
    assert beginner() == 1
    play(link(server, made), typed=Answers("f Ben", "x Nobody", "q"))
    assert beginner() is None
    with terminal(
        "join", f"{server}/{made['code']}#{ben['token']}", folder=tmp_path, XDG_STATE_HOME=str(tmp_path)
    ) as guest:
        on_screen(guest, "(f: it was me)")
        guest.type("f\n")
        on_screen(guest, "You begin.")
        assert beginner() == 1
        guest.type("f\n")
        on_screen(guest, "Chance decides who begins.")
        guest.type("\x03")
    gattara = table_for(server, game="gattara", players=2, name="Ada")
    httpx.post(f"{server}/api/tables/{gattara['table']}/seats/1", json={"name": "Ben"}, timeout=PATIENCE)
    assert "(f: it was me" not in play(link(server, gattara), typed=Answers("f", "q")).out


def test_a_cat_is_chosen_while_seated_and_after_the_game(server: str, play: Player) -> None:
    assert CATS == ALL_CATS
    made = table_for(server, bots=["kitten"])

    def cat() -> str:
        shown = httpx.get(f"{server}/api/tables/{made['table']}", timeout=PATIENCE).json()
        return str(shown["table"]["seats"][0]["cat"])

    done = play(link(server, made), "--name", "Ada", typed=Answers("c", "c dog", "c snow", "x Nobody", "q"))
    assert "Choose one of these cats: ginger, tuxedo, grey" in done.out
    assert "Your cat: Snow" in done.out
    assert cat() == "snow"
    headers = {"Authorization": f"Bearer {made['token']}"}
    httpx.post(f"{server}/api/tables/{made['table']}/start", headers=headers, timeout=PATIENCE)
    play(link(server, made), typed=Answers("c tabby", "q"))
    assert cat() == "snow"
    httpx.delete(f"{server}/api/tables/{made['table']}", headers=headers, timeout=PATIENCE)
    play(link(server, made), typed=Answers("c tabby", "k", "q"))
    assert cat() == "tabby"


def test_everything_is_said_in_french(server: str, play: Player) -> None:
    made = table_for(server, bots=["kitten"], options={"starter": 0})
    done = play(link(server, made), "--name", "Zoé", "--lang", "fr", typed=Answers("s", "99"))
    assert "Tout le monde est assis\N{NO-BREAK SPACE}: tu peux commencer." in done.out
    assert "Ton choix, de 1 à" in done.out
    assert "Il n’y a pas de choix 99" in done.out
    assert "un bot jouera pour toi" in done.out
    nowhere = play("127.0.0.1:1", "BCDFG", "--lang", "fr", typed=Answers())
    assert (nowhere.status, nowhere.out) == (2, "")
    assert nowhere.err.startswith("Pas de réponse de http://127.0.0.1:1")


# Seats ----------------------------------------------------------------------------------------------------------------


def arrive(url: str, made: dict[str, str], **wanted: Any) -> HeldSeat | None:
    """Come in and take a seat, without staying."""
    asked = JoinRequest("en", url, made["code"], **wanted)
    return Arrival(asked, RepaintedTty(Console()), parsed_address(asked.address, asked.code)).seated()[1]


def names(url: str, made: dict[str, str]) -> list[str]:
    seats = httpx.get(f"{url}/api/tables/{made['table']}", timeout=PATIENCE).json()["table"]["seats"]
    return [seat["name"] for seat in seats]


def test_a_seat_is_remembered_for_its_owner_alone(server: str, play: Player, tmp_path: Path) -> None:
    made = table_for(server, players=3)
    play(link(server, made), "--name", "Ada", typed=Answers())
    play(server, made["code"].lower(), typed=Answers())  # the same seat again
    assert names(server, made) == ["Ada", "", ""]
    (kept,) = (tmp_path / "state" / "clowder" / "seats").iterdir()
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert stat.S_IMODE(kept.parent.stat().st_mode) == 0o700
    ben = arrive(server, made, name="Ben", seat=2)
    assert names(server, made) == ["Ada", "", "Ben"]
    assert arrive(server, made) == arrive(server, made, name="ben") == arrive(server, made, seat=2) == ben
    ada = arrive(server, made, name="Ada")
    assert ada is not None
    assert ada.token == made["token"]
    assert arrive(server, made, watch=True) is None


def test_a_token_that_holds_nothing_any_more_is_forgotten(server: str, play: Player) -> None:
    made, old = table_for(server), HeldSeat("Old", "x" * 32)
    held_seats.remember_seat(server, made["table"], old)
    assert arrive(server, made, watch=True) is None
    assert held_seats.held_at(server, made["table"]) == [old]
    fresh = arrive(server, made, name="Old")
    assert held_seats.held_at(server, made["table"]) == [fresh]
    void = play(f"{server}/{made['table']}#{'y' * 32}", typed=Answers())
    assert (void.status, void.err) == (2, say("join-link-void") + "\n")


def test_who_has_no_name_of_their_own_gets_a_number(server: str, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "ada")
    made = table_for(server, players=3)
    for _ in range(3):
        held = arrive(server, made)
        assert held is not None
        held_seats.forget_seat(server, made["table"], held.token)
    assert names(server, made) == ["Ada", "Ada 2", "Ada 3"]
    assert arrive(server, made) is None  # all seats are taken


def test_a_table_of_ones_own(server: str, play: Player) -> None:
    done = play(server, "--new", "Devil's Scat", "--players", "2", "--name", "Ada", typed=Answers("b tiger", "s", "q"))
    assert done.status == 0
    back = re.search(rf"To come back:\n  clowder join {server} ([A-Z]{{5}})\n", done.out)
    assert back
    table = httpx.get(f"{server}/api/codes/{back[1]}", timeout=PATIENCE).json()["table"]
    shown = httpx.get(f"{server}/api/tables/{table}", timeout=PATIENCE).json()["table"]
    assert (shown["game"], shown["status"]) == ("devils_scat", "playing")
    assert [seat["level"] for seat in shown["seats"]] == ["", "tiger"]


def test_the_server_says_no_in_its_own_words(server: str, play: Player) -> None:
    made = table_for(server, bots=["kitten"])
    assert "Everybody is seated" in play(link(server, made), "--name", "Ada", typed=Answers("x Nobody")).out
    for arguments, reason in [
        ((server, "BCDFG"), say("table-no-such-code")),
        ((server, "A" * 16), say("table-gone")),
        ((server, made["code"], "--name", "Ben", "--seat", "7"), say("table-no-such-seat", {"last": 1})),
        ((server, made["code"], "--name", "Ben", "--seat", "-1"), say("join-bad-seat", {"value": "-1"})),
        ((server, made["code"], "--name", "Ben", "--seat", "1"), say("table-seat-taken", {"name": "Biscuit"})),
        ((server,), say("join-no-tables", {"server": server})),
        ((server, made["code"], "--new", "discat"), say("join-with-new")),
        ((server, made["code"], "--players", "3"), say("join-only-new")),
        (("ftp://a.b",), say("join-bad-address", {"value": "ftp://a.b"})),
    ]:
        refused = play(*arguments, typed=Answers())
        assert (refused.status, refused.err) == (2, reason + "\n")


def test_who_comes_too_late_watches_until_the_table_is_closed(server: str, play: Player) -> None:
    made = table_for(server, name="Ada", bots=["kitten"], start=True)
    headers = {"Authorization": f"Bearer {made['token']}"}
    close = threading.Timer(1.0, httpx.delete, [f"{server}/api/tables/{made['table']}"], {"headers": headers})
    close.start()
    done = play(server, made["code"], typed=Answers())
    close.join()
    assert (done.status, done.err) == (0, "")
    assert say("join-begun") in done.out
    assert say("join-given-up") in done.out


# On a terminal --------------------------------------------------------------------------------------------------------


def on_screen(at: Terminal, *wanted: str) -> str:
    """Wait for a text, as it can be read."""
    return plain(at.until(*wanted, timeout=PATIENCE))


def test_two_terminals_talk_start_and_leave(server: str, tmp_path: Path) -> None:
    made = table_for(server, game="gattara", players=3, manners={"pace": 5, "reaction": 20, "grace": 77})
    here, there = str(tmp_path / "a"), str(tmp_path / "b")
    with terminal("join", link(server, made), folder=tmp_path, XDG_STATE_HOME=here) as ada:
        on_screen(ada, "What is your name?")
        ada.type("Ada\n")
        on_screen(ada, "2 seats are still free.")
        with terminal("join", server, made["code"], "--name", "Ben", folder=tmp_path, XDG_STATE_HOME=there) as ben:
            on_screen(ben, "One seat is still free.")
            on_screen(ada, "Ben sits down.")
            ada.type("/hel")
            ben.type("w catnip\n")
            on_screen(ada, "Ben adds “catnip” to the shuffle.")
            on_screen(ada, "/hel")  # what is half typed stays where it is
            ada.type("xo\x7f\x7flo \x1b[Ayou\n")
            on_screen(ben, "Ada says: hello you")
            ben.type("!purr\n")
            on_screen(ada, "Ben purrs.")
            ada.type("s\n")
            on_screen(ada, "One seat is still free: wait for somebody")
            ada.type("b kitten\n")
            on_screen(ada, "you can start")
            on_screen(ada, "s start")  # the server has answered, too; the screen is drawn anew every second
            ada.type("s\n")
            on_screen(ada, "Hand")
            on_screen(ben, "Hand")
            ben.type("\x03")
            assert ben.status() == 130
            assert "If you are not back in 77 seconds, a bot plays for you." in plain(ben.seen)
        on_screen(ada, "Ben is away (1:1")
        ada.type("x Ben\n")
        on_screen(ada, "a bot plays for Ben")
        ada.type("z\n")
        on_screen(ada, "Press Enter to play yourself again")
        with terminal("join", server, made["code"], folder=tmp_path, XDG_STATE_HOME=there) as ben:
            on_screen(ben, "Press Enter to play yourself again")
            time.sleep(0.4)  # Enter in the same instant would have been meant for something else
            ben.type("\n")
            on_screen(ben, "You play again.")
            on_screen(ada, "Ben plays again.")
            ben.type("q\n")
            assert ben.status() == 0
        ada.type("?\n")
        assert made["code"] in on_screen(ada, "go back to the table")
        ada.type("\n")
        ada.type("q\n")
        assert ada.status() == 0
        assert f"clowder join {server} {made['code']}" in plain(ada.seen)


def test_a_table_that_is_closed_or_given_to_another(server: str, tmp_path: Path) -> None:
    made = table_for(server, players=2)
    headers, seat = {"Authorization": f"Bearer {made['token']}"}, f"{server}/api/tables/{made['table']}/seats/0"
    held = httpx.post(seat, json={"name": "Ben"}, timeout=PATIENCE).json()["token"]
    with terminal("join", f"{server}/{made['code']}#{held}", folder=tmp_path, XDG_STATE_HOME=str(tmp_path)) as ben:
        on_screen(ben, "One seat is still free.")
        own = {"Authorization": f"Bearer {held}"}
        fresh = httpx.post(f"{seat}/link", headers=own, timeout=PATIENCE).json()
        assert ben.status() == 2
        assert say("join-replaced") in plain(ben.seen)
    address = f"{server}/{made['code']}#{fresh['token']}"
    with terminal("join", address, folder=tmp_path, XDG_STATE_HOME=str(tmp_path)) as ben:
        on_screen(ben, "One seat is still free.")
        httpx.delete(f"{server}/api/tables/{made['table']}", headers=headers, timeout=PATIENCE)
        on_screen(ben, "The host has closed the table.")
        ben.type("q\n")
        assert ben.status() == 0


def test_somebody_at_another_machine_asks_for_their_seat(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(asking, "LONG_AWAY", 0)
    made: dict[str, Any] = table_for(server, name="Ada", names=["Ben", "Cid"], players=3, start=True)
    seat = f"{server}/api/tables/{made['table']}/seats/1"
    with terminal("join", link(server, made), folder=tmp_path, XDG_STATE_HOME=str(tmp_path / "ada")) as ada:
        on_screen(ada, "Ada")
        with terminal(
            "join", server, made["code"], "--name", "Benny", folder=tmp_path, XDG_STATE_HOME=str(tmp_path / "new")
        ) as ben:
            on_screen(ben, "Was a seat yours?")
            ben.type("a ben\n")
            on_screen(ben, "you ask for Ben’s seat")
            on_screen(ada, "Benny asks for Ben’s seat")
            ada.type("n ben\n")
            on_screen(ada, "Nobody asks for Ben’s seat any more.")
            on_screen(ben, "Nobody asks for Ben’s seat any more.")
            ben.type("a ben\n")
            on_screen(ben, "was just refused")
            monkeypatch.setattr(asking, "NOT_AGAIN", 0)
            ben.type("a ben\n")
            on_screen(ben, "you ask for Ben’s seat")
            on_screen(ada, "y Ben if that is Ben")
            ada.type("y ben\n")
            on_screen(ben, "You have your seat again.")
            ben.type("q\n")
            assert ben.status() == 0
        with terminal("join", server, made["code"], folder=tmp_path, XDG_STATE_HOME=str(tmp_path / "new")) as ben:
            on_screen(ada, "Ben is here.")
            ben.type("q\n")
            assert ben.status() == 0
        assert httpx.post(f"{seat}/link", headers={"Authorization": f"Bearer {made['tokens'][1]}"}).status_code == 403
        ada.type("q\n")
        assert ada.status() == 0


def test_play_goes_on_by_itself_when_the_server_is_killed(tmp_path: Path) -> None:
    server = ServerProcess(str(tmp_path / "tables.db"), tmp_path / "log")
    server.start()
    try:
        server.wait()
        made = table_for(server.url, bots=["kitten"], options={"starter": 0}, manners={"pace": 0})
        with terminal(
            "join", link(server.url, made), "--name", "Ada", folder=tmp_path, XDG_STATE_HOME=str(tmp_path)
        ) as ada:
            played, prompts = "Personal pile 1", ("Your choice", "Press Enter")
            on_screen(ada, "you can start")
            ada.type("s\n")
            on_screen(ada, *prompts)
            server.kill()
            on_screen(ada, "No connection.")
            ada.type("1\n")  # kept until there is somebody to hear it
            on_screen(ada, "Your move is on its way")
            server.start()
            shown = on_screen(ada, played)
            if not any(prompt in shown.split(played)[-1] for prompt in prompts):  # they may come in one piece
                on_screen(ada, *prompts)
            ada.type("q\n")
            assert ada.status() == 0
        view = httpx.get(f"{server.url}/api/tables/{made['table']}", timeout=PATIENCE).json()["view"]
        assert view["step"] >= 1
    finally:
        server.end()


def test_the_next_game_at_the_next_table(server: str, play: Player) -> None:
    made = table_for(server, bots=["kitten"])
    lines = iter(["n", "q"])
    typed = Answers("s", then=lambda: next(lines) if status(server, made["table"]) == "over" else "1")
    done = play(link(server, made), "--name", "Ada", typed=typed)
    following = httpx.get(f"{server}/api/tables/{made['table']}", timeout=PATIENCE).json()["table"]["next"]
    seats = httpx.get(f"{server}/api/tables/{following}", timeout=PATIENCE).json()["table"]["seats"]
    assert [seat["name"] for seat in seats][1] == "Ada"
    assert done.out.count("Everybody is seated: you can start.") == 2
    assert [held.name for held in held_seats.held_at(server, following)] == ["Ada"]


# Parts ----------------------------------------------------------------------------------------------------------------

TOKEN = "YyeVCacAUk32tCu6VqMjUARpBAM7Q88c"


@pytest.mark.parametrize(
    ("address", "code", "place"),
    [
        ("localhost", "BGCSZ", TableAddress("http://localhost:8000", "BGCSZ")),
        ("localhost:9000", "", TableAddress("http://localhost:9000")),
        ("https://cats.example/", "bgcsz", TableAddress("https://cats.example", "bgcsz")),
        ("http://cats.example:81/BGCSZ", "", TableAddress("http://cats.example:81", "BGCSZ")),
        (f"http://[::1]:8000/BGCSZ#{TOKEN}", "", TableAddress("http://[::1]:8000", "BGCSZ", TOKEN)),
        (f"a.b/t/BGCSZ#seat={TOKEN}", "", TableAddress("http://a.b:8000", "BGCSZ", TOKEN)),
        ("a.b/api/tables/9_XCkqUpvEmrQL3j/live", "", TableAddress("http://a.b:8000", "9_XCkqUpvEmrQL3j")),
    ],
)
def test_addresses(address: str, code: str, place: TableAddress) -> None:
    assert parsed_address(address, code) == place
    assert TOKEN not in repr(parsed_address(address, code))


@pytest.mark.parametrize("address", ["", "http://", "ftp://a.b", "http://a.b:port", "http://me@a.b", "http://[::1", "a b"])
def test_what_is_no_address(address: str) -> None:
    with pytest.raises(BadOption):
        parsed_address(address)


def test_a_line_is_edited_and_an_answer_to_another_question_dropped() -> None:
    editor = LineEditor()
    assert list(editor.press("12\x7f3\r")) == ["13"]
    assert list(editor.press("one two\x17\x1b[D\x1bOA\n")) == ["one"]
    assert list(editor.press("wrong\x15é\n")) == ["é"]
    assert list(editor.press("\x04")) == [None]
    for text, left in (("2", ""), ("1, 2", ""), ("/hello 2", "/hello 2"), ("m Ben", "m Ben")):
        list(editor.press("\x15" + text))
        editor.new_question()
        assert editor.text == left


@pytest.mark.parametrize(("until", "asked"), [(None, "Enter to let it be:"), (0, "0 s left: Enter to let it be:")])
def test_a_window_without_a_limit_counts_nothing_down(until: int | None, asked: str) -> None:
    known = KnownTable("en")
    known.arrived, known.seat = True, 0
    known.table = {"status": "playing", "seats": [{"stand_in": ""}], "waits_for": None}
    known.turn = {"kind": "window", "seats": [0], "until": until}
    known.view = {"step": 3, "choices": [{"id": 1}]}
    assert prompt(known, busy=False) == asked


def test_names_and_lines_are_only_ever_text() -> None:
    known = KnownTable("en")
    seat = {
        "kind": "person", "name": "\x1b[2JEve", "level": "", "here": True, "stand_in": "", "word": "", "away_until": None,
        "time": None,
    }  # fmt: skip
    table = {"table": "t", "game": "discat", "status": "open", "seats": [seat], "next": None}
    line = {"number": 1, "at": 0, "seat": 0, "text": "\x1b]0;boo\x07"}
    you = {"seat": None, "host": False}
    known.hear(
        {"type": "table", "number": 1, "now": 0, "you": you, "table": table, "turn": None, "view": None, "chat": [line]}
    )
    known.hear({"type": "emote", "number": 2, "at": 0, "seat": 0, "emote": "unheard-of"})
    assert known.told == ["\\x1b[2JEve says: \\x1b]0;boo\\x07"]
    assert known.wording.names == ["\\x1b[2JEve"]


def test_a_server_of_another_kind(run: Runner) -> None:
    class Other(threading.Thread):
        """Says something, whatever it is asked."""

        def __init__(self, answer: bytes) -> None:
            super().__init__(daemon=True)
            import socket

            self.answer = answer
            self.door = socket.create_server(("127.0.0.1", 0))
            self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"

        def run(self) -> None:
            with self.door, self.door.accept()[0] as line:
                line.recv(4096)
                line.sendall(self.answer)

    for answer, key in (
        (b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n<html", "join-not-ours"),
        (b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}", "join-not-ours"),
        (b"HTTP/1.1 404 No\r\nContent-Length: 2\r\n\r\nno", "join-not-ours"),
        (b"HTTP/1.1 301 Moved\r\nLocation: https://b.c/\r\nContent-Length: 0\r\n\r\n", "join-moved"),
    ):
        other = Other(answer)
        other.start()
        done = run("join", other.address, "BCDFG")
        other.join()
        assert (done.status, done.out) == (2, "")
        assert done.err == say(key, {"server": other.address, "target": "https://b.c/"}) + "\n"


def test_every_text_is_used_and_every_prompt_fits() -> None:
    sources = Path(clowder.__file__).parent
    places = ("terminal/joining/*.py", "cli/*.py")
    code = "".join(path.read_text("utf-8") for place in places for path in sources.glob(place))
    made_up = ("join-emote-", "join-turn-", "join-asked-", "join-waiting-", "join-state-")
    for entry in parse((files("clowder") / "text" / "en" / "join.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(made_up):
            name = entry.id.name
            short = name.removeprefix("join-")
            assert re.search(rf"""["'](join-)?{short}["']""", code), name
            if name.startswith("join-prompt"):
                for language in LANGUAGES:
                    assert len(say(name, {"count": 12, "left": 30}, language=language)) <= 72, (name, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_a_host_is_one_page(language: str) -> None:
    known = {"back": "▒▒", "promise": "x" * 64, "code": "BCDFG"}
    lines = [
        *say("join-help", known, language=language).splitlines(),
        *say("join-help-host", language=language).splitlines(),
    ]
    assert len(lines) + len(["the game's line", "", ""]) <= 24 - 2
    assert max(map(len, lines)) < 80
