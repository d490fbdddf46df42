"""Who plays on the other seats: asked for in the command line or the menu, kept in a saved match, replaced on failure."""

from __future__ import annotations

import json
import os
import signal
from pathlib import Path
from typing import Any

import pytest

import clowder
from clowder.bots.greedy import Greedy
from clowder.bots.pace import seems_forced
from clowder.bots.position import Position
from clowder.bots.roster import understood
from clowder.engine import catalogue
from clowder.engine.text import LANGUAGES
from clowder.errors import BadOption
from clowder.terminal.console.output import PipeAwareConsole
from clowder.terminal.console.tty import Tty
from clowder.terminal.local.opponents import check_saved, opponent, opponents
from clowder.terminal.local.seats import Seats, seat_people
from clowder.terminal.local.table import LocalTable

from .run import Runner, plain, terminal
from .test_play import ASKED, GO_ON, PLENTY

BOTS = '''
import os
open("imported", "w").close()

class First:
    def choose(self, position):
        return position.moves[0]

class Tired:
    """Plays two moves, and then no more."""
    played = 0
    def choose(self, position):
        self.played += 1
        if self.played > 2:
            raise RuntimeError("a \\x1b[2J hairball")
        return position.moves[0]
'''
BEGIN = ("play", "discat", "-p", "3", "--seed", "5", "--save", "a.json")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path) -> Path:
    """Bots in the current folder, whose processes end with the test (conftest.py)."""
    (tmp_path / "our_bots.py").write_text(BOTS)
    return tmp_path


def kept(folder: Path) -> Any:
    """Who plays in the saved match."""
    return json.loads((folder / "a.json").read_text())["terminal"]["opponents"]


@pytest.mark.parametrize(
    ("asked", "saved"),
    [
        ((), ["house-cat", "house-cat"]),
        (("--opponents", "tiger"), ["tiger", "tiger"]),
        (("--opponents", "kitten, search:20sims"), ["kitten", "search:20sims"]),
        (("--opponents", "our_bots.py:First,uniform"), ["our_bots.py:First", "uniform"]),
    ],
)
def test_who_was_asked_for_is_saved(asked: tuple[str, ...], saved: list[str], run: Runner, folder: Path) -> None:
    assert run(*BEGIN, "-o", "starter=0", *asked, typed="q\n").status == 0
    assert kept(folder) == saved


@pytest.mark.parametrize(
    ("typed", "level"),
    [("", "house-cat"), ("1", "kitten"), ("4", "tiger"), ("House cat", "house-cat"), ("alley-cat", "alley-cat")],
)
def test_the_menu_asks_for_the_level(typed: str, level: str, run: Runner, folder: Path) -> None:
    played = run("play", "-o", "starter=0", "--save", "a.json", typed=f"discat\n\n{typed}\nq\n")
    assert played.out.count("How good should your opponents be?") == 1
    assert kept(folder) == [level] * 2


@pytest.mark.parametrize("asked", [("--opponents", "kitten"), ("--humans", "3")])
def test_the_menu_does_not_ask_what_is_settled(asked: tuple[str, ...], run: Runner) -> None:
    played = run("play", *asked, typed="discat\n3\nq\n")
    assert played.status == 0
    assert "How good" not in played.out


def test_a_level_is_called_by_its_name_in_every_language(run: Runner, folder: Path) -> None:
    for language, name in (("fr", "chat de gouttière"), ("es", "Gato montés")):
        run("play", "--lang", language, "-o", "starter=0", "--save", "a.json", typed=f"discat\n\n{name}\nq\n")
        assert kept(folder) == ["alley-cat"] * 2


def test_bots_of_somebodys_own_play_a_whole_game(run: Runner, folder: Path) -> None:
    played = run(*BEGIN, "--opponents", "our_bots:First", typed=PLENTY)
    assert (played.status, played.err) == (0, "")
    record = json.loads((folder / "a.json").read_text())
    match = clowder.replay(record)
    assert match.over
    again = clowder.new("discat", 3, "5")
    for decision in match.decisions:
        assert decision == again.choices()[0]["id"], "everybody plays the first choice, the person too"
        again.play(decision)


def test_a_bot_that_fails_is_replaced_and_told_of(run: Runner, folder: Path) -> None:
    played = run(*BEGIN, "--opponents", "our_bots:Tired,kitten", typed=PLENTY)
    assert (played.status, played.err) == (0, "")
    assert "★" in played.out
    told = " ".join(played.out.split())
    assert '! Bot "our_bots:Tired" broke off. From' in told
    assert "hairball" not in told, "a bot's own words could tell what it holds"
    assert "From now on a house cat plays for Mochi." in told
    assert "\x1b" not in played.out
    assert kept(folder) == ["house-cat", "kitten"], "also where the match is taken up again"


def test_a_failure_is_told_until_the_person_has_decided(folder: Path) -> None:
    asked = ("play", "discat", "-p", "2", "--seed", "5", "--opponents", "our_bots:Tired", "--lang", "fr", "--pause", "0")
    with terminal(*asked, folder=folder) as screen:
        told = 0
        for _ in range(40):
            shown = plain(screen.until("q quitter)", "Appuie sur Entrée", "La graine").rsplit("\x1b[2J", 1)[-1])
            assert len(shown.splitlines()) <= 24
            told += "un chat de salon joue pour Minou" in " ".join(shown.split())
            if told or "La graine" in shown:
                break
            screen.type("1\r")
        screen.type("1\r")
        after = plain(screen.until("q quitter)", "Appuie sur Entrée", "La graine").rsplit("\x1b[2J", 1)[-1])
        assert told == 1
        assert "chat de salon" not in after


def test_a_house_cat_that_fails_ends_the_game_but_saves_it(
    run: Runner, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Greedy, position: Position) -> int:
        raise RuntimeError("no more mice")

    monkeypatch.setattr(Greedy, "choose", broken)
    monkeypatch.setattr("clowder.terminal.local.warming.BotWarmer.ready", lambda *args: None)
    played = run(*BEGIN, typed=PLENTY)
    assert "no more mice" in played.err
    assert "clowder play --resume a.json" in played.out
    assert kept(folder) == ["house-cat", "house-cat"]


@pytest.mark.parametrize(("kind", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)])
def test_leaving_while_a_bot_thinks_saves_as_usual(
    kind: signal.Signals, status: int, run: Runner, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose = Greedy.choose

    def interrupted(self: Greedy, position: Position) -> int:
        if position.step > 5:
            os.kill(os.getpid(), kind)
        return choose(self, position)

    monkeypatch.setattr(Greedy, "choose", interrupted)
    left = run(*BEGIN, typed=PLENTY)
    assert left.status == status
    assert "The game is saved" in left.out
    assert "house cat plays for" not in left.out, "who leaves is not taken for a bot that fails"
    assert len(json.loads((folder / "a.json").read_text())["decisions"]) > 5


def test_ctrl_c_while_a_slow_bot_thinks(folder: Path) -> None:
    """The screen says who thinks; with a pause of nothing as well."""
    asked = ("play", "discat", "--seed", "7", "-o", "starter=1", "--opponents", "search:600s", "--pause", "0")
    with terminal(*asked, folder=folder) as screen:
        screen.until("Mochi is choosing…")
        screen.type("\x03")
        assert screen.status() == 130
        assert "The game is saved" in plain(screen.seen)
        assert "Traceback" not in screen.seen


def leave(folder: Path, *names: str) -> None:
    """A match with these opponents, saved at its second step."""
    match = clowder.new("discat", 1 + len(names), 5, {"starter": 0})
    match.play(match.choices()[0]["id"])
    seats = Seats(("You", "Mochi", "Biscuit")[: match.players], (0,), names)
    (folder / "a.json").write_text(json.dumps({**match.export(), "terminal": seats.export()}))


@pytest.mark.parametrize("name", ["our_bots:First", "our_bots.py:First"])
def test_a_file_does_not_get_to_run_a_program(name: str, run: Runner, folder: Path) -> None:
    leave(folder, "kitten", name)
    before = (folder / "a.json").read_bytes()
    for language in LANGUAGES:
        refused = run("play", "--resume", "a.json", "--lang", language, typed=PLENTY)
        assert (refused.status, refused.out, refused.err.count("\n")) == (2, "", 1)
        assert f"--opponents {name}" in refused.err
    assert run("verify", "a.json").status == 0
    assert run("replay", "a.json").status == 0
    assert not (folder / "imported").exists()
    assert (folder / "a.json").read_bytes() == before
    assert run("play", "--resume", "a.json", "--opponents", f"kitten,{name}", typed=PLENTY).status == 0
    assert (folder / "imported").exists()
    assert kept(folder) == ["kitten", name]


def test_a_name_in_a_file_is_quoted_for_the_shell() -> None:
    with pytest.raises(BadOption, match=r"--opponents 'x; rm y\.py:Z' \("):
        check_saved(["tiger", "x; rm y.py:Z"])


def test_other_opponents_can_take_over_a_saved_match(run: Runner, folder: Path) -> None:
    leave(folder, "our_bots:First", "tiger")
    assert run("play", "--resume", "a.json", "--opponents", "kitten", typed="q\n").status == 0
    assert kept(folder) == ["kitten", "kitten"]
    assert run("play", "--resume", "a.json", typed=PLENTY).status == 0
    assert kept(folder) == ["kitten", "kitten"]


@pytest.mark.parametrize("name", ["clairvoyant", "clairvoyant:1s", "lion", "search:1h", "\x1b[2J"])
def test_a_saved_match_with_nobody_we_know(name: str, run: Runner, folder: Path) -> None:
    leave(folder, name)
    refused = run("play", "--resume", "a.json", typed=PLENTY)
    assert (refused.status, refused.out, refused.err.count("\n")) == (2, "", 1)
    assert "\x1b" not in refused.err
    assert not (folder / "imported").exists()


def test_the_end_of_a_match_needs_no_opponents(run: Runner, folder: Path) -> None:
    run(*BEGIN, "--opponents", "our_bots:First", typed=PLENTY)
    (folder / "our_bots.py").unlink()
    shown = run("play", "--resume", "a.json")
    assert shown.status == 0
    assert "The game is over" in shown.out
    assert kept(folder) == ["our_bots:First"] * 2


def test_the_clairvoyant_has_no_seat_at_a_table() -> None:
    """It looks into everybody's hand; only the laboratory knows it."""
    for name in ("clairvoyant", "Clairvoyant", "clairvoyant:100ms", "clairvoyant:50sims"):
        with pytest.raises(BadOption):
            opponents(Seats(("You", "Mochi"), (0,), (name,)), catalogue.game("discat"))


def test_two_people_both_hear_of_a_failure(run: Runner) -> None:
    asked = ("--humans", "2", "--names", "Ada,Bob", "--opponents", "our_bots:Tired", "-o", "starter=0")
    played = run("play", "discat", "-p", "3", "--seed", "5", *asked, typed="\n1\n" * 40 + "q\n")
    screens = [" ".join(part.split()) for part in played.out.split("presses Enter:")]
    told = [part for part in screens if "a house cat plays for" in part]
    assert any("── Ada" in part for part in told)
    assert any("── Bob" in part for part in told)
    assert ASKED in played.out or GO_ON in played.out


def test_a_tiger_takes_its_time_for_a_step_without_a_choice_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where only the tiger can know that it has no choice, a quick answer would tell the others."""
    waited = []
    match = clowder.new("gattara", 3, 1)
    while len(match.choices()) > 1 or seems_forced(match):
        match.play(match.choices()[0]["id"])
    assert match.actor is not None
    tty = Tty(PipeAwareConsole(highlight=False), 0.0)
    monkeypatch.setattr(tty, "wait", lambda since, least=0.0: waited.append(least))
    bots = {match.actor: opponent(understood("tiger"), match.actor)}
    LocalTable(match, seat_people(3, 0, (), "en", ("tiger",)), bots, tty, "en").watch(match.actor)
    assert waited == [1.0]
