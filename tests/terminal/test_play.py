"""Whole games, typed: on a real pseudo-terminal, and with prepared input."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import clowder
from clowder.engine import catalogue
from clowder.terminal.console.tty import CLEAR, FORGET
from clowder.terminal.saves import files

from .run import Runner, plain, terminal

ASKED = "(? help, q leave)"
GO_ON = "Press Enter to go on"
DONE = "The seed of this game was"
PLENTY = "1\n" * 5000


def saved(folder: Path) -> dict[str, Any]:
    """The one match saved in a folder."""
    (path,) = folder.glob("*.json")
    record: dict[str, Any] = json.loads(path.read_text())
    return record


def test_a_newcomer_plays_a_whole_game_by_pressing_enter_and_numbers(tmp_path: Path) -> None:
    """The menu, the number of players, the level, then every step of a game, on 80 by 24."""
    with terminal("play", "--seed", "7", "--pause", "0", "--save", "game.json", folder=tmp_path) as screen:
        menu = plain(screen.until("Which game?"))
        for name in catalogue.names():
            assert clowder.say("name", game=name) in menu
            assert clowder.say("tagline", game=name) in re.sub(r"\s+", " ", menu)
        screen.type("discat\r")
        screen.until("How many players")
        screen.type("\r")
        levels = plain(screen.until("How good should your opponents be?"))
        for level in ("1 Kitten", "2 House cat", "3 Alley cat", "4 Tiger"):
            assert level in levels
        assert len(plain(screen.seen).splitlines()) <= 24
        screen.type("\r")
        for _ in range(300):
            shown = screen.until(ASKED, GO_ON, DONE)
            if DONE in shown:
                break
            assert "▶ your turn" in plain(shown)
            assert len(plain(shown.rsplit(CLEAR, 1)[-1]).splitlines()) <= 24
            screen.type("1\r")
        assert "★" in shown
        assert screen.status() == 0
    record = saved(tmp_path)
    assert clowder.replay(record).over
    assert record["terminal"] == {
        "names": ["You", "Mochi", "Biscuit"], "humans": [0], "opponents": ["house-cat", "house-cat"],
    }  # fmt: skip


def test_ctrl_c_saves_and_says_how_to_go_on(tmp_path: Path) -> None:
    with terminal("play", "discat", "--seed", "7", "--pause", "0", folder=tmp_path) as screen:
        screen.until(ASKED)
        screen.type("1\r")
        screen.until(ASKED, GO_ON)
        screen.type("\x03")
        assert screen.status() == 130
        assert "Traceback" not in screen.seen
        assert re.search(r"clowder play --resume clowder-discat-\d{4}-\d\d-\d\d\.json", plain(screen.seen))
    assert saved(tmp_path)["decisions"]


def test_ctrl_c_is_heard_where_a_script_ignores_it(tmp_path: Path) -> None:
    with terminal("play", "discat", "--seed", "7", folder=tmp_path, ctrl_c=signal.SIG_IGN) as screen:
        screen.until(ASKED, GO_ON)
        screen.type("\x03")
        assert screen.status() == 130
    assert saved(tmp_path)["game"] == "discat"


def test_closing_the_window_saves(tmp_path: Path) -> None:
    with terminal("play", "discat", "--seed", "7", folder=tmp_path) as screen:
        screen.until(ASKED, GO_ON)
        screen.process.send_signal(signal.SIGHUP)
        assert screen.status() == 128 + signal.SIGHUP
    assert saved(tmp_path)["game"] == "discat"


def test_a_window_that_is_gone_saves(tmp_path: Path) -> None:
    """Reading fails, and the signal comes while the match is being saved."""
    with terminal("play", "discat", "--seed", "7", folder=tmp_path) as screen:
        screen.until(ASKED, GO_ON)
        os.close(screen.master)
        screen.master = os.open(os.devnull, os.O_RDONLY)
        assert screen.process.wait(60) in (128 + signal.SIGHUP, -signal.SIGHUP)
    assert saved(tmp_path)["game"] == "discat"


@pytest.mark.parametrize("kind", [signal.SIGHUP, signal.SIGTERM, signal.SIGINT])
def test_a_signal_while_saving_does_not_stop_it(
    kind: signal.Signals, run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = files.write_record

    def disturbed(path: Path, data: Mapping[str, Any]) -> None:
        os.kill(os.getpid(), kind)
        write(path, data)

    monkeypatch.setattr(files, "write_record", disturbed)
    assert run("play", "discat", "--seed", "7", typed="1\nq\n").status == 0
    assert saved(tmp_path)["decisions"]


@pytest.mark.parametrize("kind", [signal.SIGTERM, signal.SIGINT])
def test_two_signals_at_once_save_as_well(kind: signal.Signals, tmp_path: Path) -> None:
    with terminal("play", "discat", "--seed", "7", folder=tmp_path) as screen:
        screen.until(ASKED, GO_ON)
        for _ in range(5):
            screen.process.send_signal(kind)
            time.sleep(0.002)
        screen.status()
    assert [path.suffix for path in tmp_path.iterdir()] == [".json"]


def test_what_is_typed_ahead_does_not_pass_the_curtain(tmp_path: Path) -> None:
    asked = ("play", "discat", "-p", "2", "--humans", "2", "--names", "Ada,Bob", "-o", "starter=0", "--seed", "1")
    with terminal(*asked, folder=tmp_path) as screen:
        screen.until("Ada presses Enter:")
        screen.type("\r")
        screen.until(ASKED)
        screen.type("1\r\r\r")
        screen.until("Bob presses Enter:")
        assert not screen.more(1), "the curtain stays"
        screen.type("q\r")
        assert screen.status() == 0


def test_a_screen_that_cannot_be_wiped_is_pushed_out_of_sight(run: Runner) -> None:
    asked = ("play", "discat", "-p", "2", "--humans", "2", "--names", "Ada,Bob", "-o", "starter=0", "--seed", "1")
    played = run(*asked, typed="\n1\nq\n")
    for before in ("Hand the keyboard to Bob", "The game is saved"):
        assert re.search(r"\n{24}[^▲▼]*" + before, played.out)


@pytest.mark.parametrize("columns", ["1", "3", "5"])
def test_a_very_narrow_screen_can_be_played_on(columns: str, run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    played = run("play", "discat", "-p", "2", "--seed", "5", "--save", "a.json", typed="?\n\nl\n\nr\n\n" + PLENTY)
    assert (played.status, played.err) == (0, "")
    for command in ("play", "games", "replay a.json", "verify a.json", "simulate discat -n 5 -j 1", "--help"):
        assert run(*command.split()).status == 0, command


def test_rules_and_log_are_read_page_by_page(tmp_path: Path) -> None:
    with terminal("play", "discat", "--seed", "7", "-o", "starter=0", folder=tmp_path) as screen:
        screen.until(ASKED)
        screen.type("r\r")
        for _ in range(50):
            shown = screen.until("read on, q to go back to the table:", "Press Enter to go back to the table")
            assert len(plain(shown.rsplit(CLEAR, 1)[-1]).splitlines()) <= 24
            screen.type("\r")
            if "Press Enter to go back" in shown:
                break
        screen.until(ASKED)
        screen.type("r\r")
        screen.until("read on")
        screen.type("q\r")
        screen.until(ASKED)
        screen.type("q\r")
        assert screen.status() == 0


def test_a_seed_cannot_command_the_terminal(run: Runner, tmp_path: Path) -> None:
    match = clowder.new("discat", 2, seed="a\x1b[2Jb")
    while not match.over:
        match.play(match.choices()[0]["id"])
    (tmp_path / "a.json").write_text(json.dumps(match.export()))
    shown = run("play", "--resume", "a.json").out
    assert "\x1b" not in shown
    assert "a\\x1b[2Jb" in shown


def test_the_curtain_hides_everything_of_the_one_before(tmp_path: Path) -> None:
    """Two people at one keyboard: the screen and what has scrolled away are wiped before the other one sits down."""
    names = ("--names", "Ada,Bob")
    with terminal(
        "play", "discat", "-p", "2", "--humans", "2", *names, "-o", "starter=0", "--seed", "1", folder=tmp_path
    ) as screen:
        assert "Hand the keyboard to Ada" in screen.until("Ada presses Enter:")
        screen.type("\r")
        ada = plain(screen.until(ASKED))
        cards = set(re.findall(r"│ (\d\d[▲▼]) ", ada))
        assert len(cards) == 5
        screen.type("1\r")
        between = screen.until("Bob presses Enter:")
        assert CLEAR + FORGET in between
        after = plain(between.rsplit(CLEAR + FORGET, 1)[1])
        assert "Hand the keyboard to Bob" in after
        assert not re.search("[▲▼]", after), "no card is on the curtain"
        screen.type("\r")
        bob = plain(screen.until(ASKED, GO_ON))
        mine = bob.split("── Bob ")[1].split("── What happened")[0]
        assert not cards & set(re.findall(r"\d\d[▲▼]", mine))
        screen.type("q\r")
        assert screen.status() == 0
        assert not re.search("[▲▼]", plain(screen.seen.rsplit(FORGET, 1)[1])), "leaving wipes the screen, too"


def test_without_colour_nothing_is_coloured(tmp_path: Path) -> None:
    with terminal("play", "discat", "--seed", "7", folder=tmp_path, NO_COLOR="1") as screen:
        shown = screen.until(ASKED)
        assert not re.search(r"\x1b\[[0-9;]*3[0-7]m", shown)
        screen.type("q\r")
        assert screen.status() == 0


@pytest.mark.parametrize("name", catalogue.names())
def test_every_game_is_played_to_its_end_with_prepared_input(name: str, run: Runner, tmp_path: Path) -> None:
    game = catalogue.game(name)
    played = run("play", name, "--players", str(game.players[0]), "--seed", "11", "--save", "game.json", typed=PLENTY)
    assert (played.status, played.err) == (0, "")
    assert "★" in played.out
    assert clowder.replay(saved(tmp_path)).over


@pytest.mark.parametrize("language", ["fr", "es"])
def test_a_game_in_another_language(language: str, run: Runner) -> None:
    played = run("play", "discat", "--players", "2", "--seed", "11", "--lang", language, typed=PLENTY)
    assert (played.status, played.err) == (0, "")
    assert {"fr": "La partie est terminée", "es": "La partida ha terminado"}[language] in played.out


def test_the_language_is_that_of_the_environment(run: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "es_ES.UTF-8")
    assert run("play", "chess").err.startswith("No hay ningún juego")
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert run("play", "chess").err.startswith("Aucun jeu")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert run("play", "chess").err.startswith("There is no game")


def test_wrong_input_gets_one_line_and_is_asked_again(run: Runner) -> None:
    played = run("play", "discat", "--seed", "7", "-o", "starter=0", typed="x\n99\n\nq\n")
    assert played.out.count("! Type one of the numbers from 1 to 5, or ? for help.") == 2
    assert "! There is no choice 99 here: type a number from 1 to 5." in played.out
    assert played.out.count(ASKED) == 4
    assert played.out.count("everybody has five") == 4, "each screen tells the opening once"


def test_help_log_and_rules_come_back_to_the_table(run: Runner) -> None:
    played = run("play", "discat", "--seed", "7", "-o", "starter=0", typed="?\n\nl\n\nr\n\nq\n")
    assert played.out.count("Press Enter to go back to the table") == 3
    assert played.out.count(ASKED) == 4
    assert "D4" in played.out
    assert "everybody has five" in played.out


def test_a_row_of_numbers_is_played_whole_or_not_at_all(run: Runner, tmp_path: Path) -> None:
    opened = run("play", "discat", "-p", "2", "--seed", "25", "-o", "starter=1", "--save", "a.json", typed="1 77\nq\n")
    assert "! Chance, another turn or a wrong number stops this row: nothing was played." in opened.out
    assert len(saved(tmp_path)["decisions"]) == 1


@pytest.mark.parametrize("bots", ["house-cat", "kitten,uniform", "search:30sims"])
@pytest.mark.parametrize("stops", [[1], [1, 2, 2]])
def test_a_resumed_game_goes_on_exactly_as_if_it_had_not_been_left(
    stops: list[int], bots: str, run: Runner, tmp_path: Path
) -> None:
    """Byte for byte: bots choose the same, chance brings the same, seats and names stay."""
    begin = ("play", "discat", "-p", "3", "--seed", "5", "--names", "Ada", "--opponents", bots)
    run(*begin, "--save", "whole.json", typed=PLENTY)
    run(*begin, "--save", "pieces.json", typed="1\n" * stops[0] + "q\n")
    for stop in stops[1:]:
        left = run("play", "--resume", "pieces.json", typed="1\n" * stop)  # the input ends: that is leaving, too
        assert "clowder play --resume pieces.json" in left.out
    run("play", "--resume", "pieces.json", typed=PLENTY)
    assert (tmp_path / "pieces.json").read_bytes() == (tmp_path / "whole.json").read_bytes()


def test_a_finished_game_shows_its_end_again(run: Runner) -> None:
    run("play", "discat", "-p", "2", "--seed", "5", "--save", "a.json", typed=PLENTY)
    again = run("play", "--resume", "a.json")
    assert again.status == 0
    assert "The game is over" in again.out


def test_bots_alone_can_be_watched(run: Runner) -> None:
    assert "★" in run("play", "discat", "--humans", "0", "--seed", "3").out


def test_the_menu_asks_again_until_it_understands(run: Runner) -> None:
    played = run("play", "--seed", "1", typed="chess\n99\ndiscat\n9\ntwo\n2\n5\nlion\ntiger\nq\n")
    assert played.out.count("or the name of a game.") == 2
    assert played.out.count("Type a number from 2 to 6.") == 2
    assert played.out.count("or one of these names.") == 2
    assert played.status == 0


def test_leaving_the_menu_leaves_nothing_behind(run: Runner, tmp_path: Path) -> None:
    for typed in ("q\n", "", "discat\nq\n", "discat\n\nq\n"):
        assert run("play", typed=typed).status == 0
    assert list(tmp_path.iterdir()) == []


def test_the_log_tells_what_the_match_tells(run: Runner, tmp_path: Path) -> None:
    """Line by line, each once, as the seat saw it; also after several decisions."""
    played = run("play", "discat", "-p", "2", "--seed", "5", "--save", "a.json", typed="1\n1\n1\n1\nl\n\nq\n")
    record = saved(tmp_path)
    match = clowder.replay(record)
    names = record["terminal"]["names"]
    told = [
        clowder.say(f"story-{message['key']}", message["args"], game="discat", names=names, me=0)
        for message in match.story(0)
    ]
    assert " ".join(told) in " ".join(played.out.split())
