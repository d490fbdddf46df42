"""Guests: bots of somebody else's, in processes of their own. Whatever they do there is one clear error here."""

from __future__ import annotations

import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

import clowder
from clowder.bots import hosting, talk
from clowder.bots.asking import legal_choice
from clowder.bots.guest import Guest, check_guest
from clowder.bots.position import Position
from clowder.engine.dispatch import redeal
from clowder.engine.text import LANGUAGES
from clowder.errors import BotFailed

BOTS = '''
import os, subprocess, sys, threading, time
import numpy as np
from neighbour import last

class First:
    """Good, and its moves show that each player counts for itself."""
    def __init__(self):
        self.asked = 0
    def choose(self, position):
        self.asked += 1
        return position.moves[min(self.asked, len(position.moves)) - 1]

class Last:
    def choose(self, position):
        return np.int16(last(position.moves))

class Talkative:
    def choose(self, position):
        print("rubbish", flush=True)
        os.write(1, b"more rubbish")
        assert sys.stdin.read() == ""
        return position.moves[0]

class Mute(Exception):
    def __str__(self):
        raise ValueError

class Raising:
    def choose(self, position):
        if position.step == 102:
            sys.exit(3)
        raise Mute if position.step == 101 else RuntimeError("a\\nhairball \\ud800")

class Wrong:
    def choose(self, position):
        return [10**9, 10**5000, "x", True, 1.0, None, self][position.step - 100]
    def __repr__(self):
        raise ValueError

class Asleep:
    def choose(self, position):
        open("asleep", "w").close()
        time.sleep(3600)

class Parent:
    """Has two children, one of which has left home, and then does what the current folder says."""
    def choose(self, position):
        homes = (False, True)
        children = [subprocess.Popen(["sleep", "3600"], start_new_session=away) for away in homes]
        with open("family.part", "w") as file:
            print(os.getpid(), *(child.pid for child in children), file=file)
        os.rename("family.part", "family")
        with open("mood") as file:
            mood = file.read()
        if mood == "busy":
            sum(range(10**18))  # never lets go of Python's lock
        if mood == "dead":
            os._exit(3)
        time.sleep(3600)

class Dead:
    def choose(self, position):
        os._exit(3)

class Killed:
    def choose(self, position):
        os.kill(os.getpid(), 9)

class Forger:
    def choose(self, position):
        for handle in range(3, 20):
            try:
                os.write(handle, b"\\xff" * 100)
            except OSError:
                pass
        time.sleep(3600)

class Witness:
    """Writes down what it was given."""
    def choose(self, position):
        with open("seen", "ab") as file:
            file.write(position.record.tobytes())
        return position.moves[0]

class Moody:
    """Sleeps where the current folder says so."""
    def choose(self, position):
        if os.path.exists("tired"):
            time.sleep(3600)
        return position.moves[0]

class Needy:
    def __init__(self, friend):
        self.friend = friend
    def choose(self, position):
        return 0

class Idle:
    pass

Number = 3

class Process:
    """Answers with where it lives."""
    def choose(self, position):
        with open(f"process-{os.getpid()}", "a"):
            return position.moves[0]
'''


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with bots in it; their processes end with the test."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "our_bots.py").write_text(BOTS)
    (tmp_path / "neighbour.py").write_text("def last(moves):\n    return moves[-1]\n")
    (tmp_path / "random.py").write_text("raise SystemError('not the random you wanted')\n")
    yield tmp_path
    hosting._hosts.clear()


@pytest.fixture
def position() -> Position:
    return Position.of(decisive(), 0)


def at_step(step: int) -> Position:
    """The same decision at another step: some of the bots do something else each time."""
    match = decisive()
    assert match.actor is not None
    return Position(match.game, match.record, match.actor, step)


def decisive() -> clowder.Match:
    """A match whose actor has something to choose."""
    match = clowder.new("discat", 3, 1)
    while len(match.choices()) < 3:
        match.play(match.choices()[0]["id"])
    return match


def guest(name: str, seconds: float = 10.0) -> Guest:
    return Guest(name, f"our_bots:{name}", seconds)


def failure(name: str, position: Position, seconds: float = 10.0) -> BotFailed:
    """How a bot fails."""
    bot = guest(name, seconds)
    with pytest.raises(BotFailed) as failed:
        legal_choice(name, bot, position)
    told = {failed.value.text(language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert all(name in line and "\n" not in line for line in told)
    return failed.value


def test_a_module_and_a_file_can_be_played_with(position: Position, folder: Path) -> None:
    assert guest("First").choose(position) == position.moves[0]
    (folder / "bots").mkdir()
    (folder / "bots" / "other_bots.py").write_text(BOTS)
    (folder / "bots" / "neighbour.py").write_text("def last(moves):\n    return moves[1]\n")
    assert Guest("Last", "bots/other_bots.py:Last").choose(position) == position.moves[1], "a file imports its neighbours"
    assert {path.name for path in folder.iterdir()} == {"bots", "our_bots.py", "neighbour.py", "random.py"}


def test_a_numpy_number_is_a_number(position: Position) -> None:
    chosen = guest("Last").choose(position)
    assert (chosen, type(chosen)) == (position.moves[-1], int)


def test_two_guests_are_two_players_in_one_process(position: Position) -> None:
    one, other = guest("First"), guest("First")
    assert one._host is other._host
    assert [one.choose(position), one.choose(position), other.choose(position)] == [*position.moves[:2], position.moves[0]]


def test_a_whole_match_between_guests(folder: Path) -> None:
    match = clowder.new("discat", 2, 5)
    players = [guest("First"), guest("First")]
    while match.actor is not None:
        match.play(legal_choice("First", players[match.actor], Position.of(match)))
    assert match.over


def test_what_a_guest_prints_and_reads_is_harmless(position: Position, capfd: pytest.CaptureFixture[str]) -> None:
    talkative = guest("Talkative")
    assert [talkative.choose(position) for _ in range(3)] == [position.moves[0]] * 3
    assert capfd.readouterr() == ("", "")


def test_raising(position: Position) -> None:
    error = failure("Raising", position)
    assert error.reason == "raised"
    assert "RuntimeError: a hairball \\ud800 (our_bots.py:" in str(error)
    assert '"Raising" broke off: Mute (' in str(failure("Raising", at_step(101)))
    assert "SystemExit: 3" in str(failure("Raising", at_step(102)))


def test_raising_ends_nobody(position: Position) -> None:
    bot = guest("Raising")
    process = bot._host.process.pid
    for _ in range(2):
        with pytest.raises(BotFailed, match="hairball"):
            bot.choose(position)
    assert guest("Raising")._host.process.pid == process


def test_an_illegal_answer() -> None:
    bot = guest("Wrong")
    for number, told in enumerate(["1000000000", "<int>", "'x'", "True", "1.0", "None", "<Wrong>"]):
        with pytest.raises(BotFailed) as failed:
            bot.choose(at_step(100 + number))
        assert (failed.value.reason, failed.value.args_["value"]) == ("illegal", told)
        assert told in str(failed.value)


def test_no_answer(position: Position) -> None:
    error = failure("Asleep", position, 0.5)
    assert error.reason == "silent"
    assert "0.5 s" in str(error)
    assert "0,5 s" in error.text("fr")


def test_a_process_that_ends(position: Position) -> None:
    error = failure("Dead", position)
    assert error.reason == "died"
    assert "status 3" in str(error)
    assert "signal 9" in str(failure("Killed", position))


def test_a_bot_that_writes_between_the_messages(position: Position) -> None:
    assert failure("Forger", position).reason == "died"


def test_after_a_failure_there_is_a_fresh_process(position: Position, folder: Path) -> None:
    (folder / "tired").touch()
    one, neighbour, stranger = guest("Moody", 0.5), guest("Moody"), guest("First")
    with pytest.raises(BotFailed) as failed:
        one.choose(position)
    assert failed.value.reason == "silent"
    assert one._host.process.returncode is not None, "and the old one is gone"
    (folder / "tired").unlink()
    for bot in (one, neighbour):
        with pytest.raises(BotFailed, match="another bot of the same class"):
            bot.choose(position)
    assert guest("Moody").choose(position) == position.moves[0]
    assert stranger.choose(position) == position.moves[0]


@pytest.mark.parametrize(
    ("path", "reason", "told"),
    [
        ("nowhere:Clever", "import", "ModuleNotFoundError: No module named 'nowhere'"),
        ("nowhere.py:Clever", "import", "FileNotFoundError"),
        ("broken.py:Clever", "import", "SyntaxError: '(' was never closed (broken.py, line 2)"),
        ("broken:Clever", "import", "SyntaxError"),
        ("raising.py:Clever", "import", "ZeroDivisionError: division by zero (raising.py:2)"),
        ("our_bots:Clever", "class", "our_bots:Clever"),
        ("our_bots:Number", "class", "our_bots:Number"),
        ("our_bots:Idle", "choose", "choose(self, position)"),
        ("our_bots:Needy", "make", "missing 1 required positional argument: 'friend'"),
    ],
)
def test_what_is_no_bot_is_found_out_before_the_match(path: str, reason: str, told: str, folder: Path) -> None:
    (folder / "broken.py").write_text("\nclass Clever(\n")
    (folder / "raising.py").write_text("\n1 / 0\n")
    with pytest.raises(BotFailed) as failed:
        check_guest(path, path)
    assert failed.value.reason == reason
    assert told in str(failed.value)
    assert len({failed.value.text(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_an_import_without_end(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder / "endless.py").write_text("import time\ntime.sleep(3600)\n")
    monkeypatch.setattr(hosting, "START_SECONDS", 0.5)
    with pytest.raises(BotFailed) as failed:
        check_guest("endless", "endless:Clever")
    assert failed.value.reason == "silent"


def test_checking_reads_the_sources_anew(position: Position, folder: Path) -> None:
    old = guest("Last")
    assert old.choose(position) == position.moves[-1]
    # As long as before, and in the same second: Python's own cache would not notice.
    (folder / "neighbour.py").write_text("def last(moves):\n    return moves[+1]\n")
    assert guest("Last").choose(position) == position.moves[-1]
    check_guest("Last", "our_bots:Last")
    assert guest("Last").choose(position) == position.moves[1]
    assert old.choose(position) == position.moves[-1], "who is in the middle of a match stays who it is"


def test_each_thread_has_a_process_of_its_own(position: Position, folder: Path) -> None:
    """And who comes after them needs no new one."""
    both = Barrier(2)

    def play(number: int) -> list[int]:
        bots = [guest("Process"), guest("Process")]
        both.wait(60)
        return [bot.choose(position) for bot in bots * 20]

    check_guest("Process", "our_bots:Process")
    for _ in range(2):
        with ThreadPoolExecutor(2) as pool:
            assert list(pool.map(play, range(2))) == [[position.moves[0]] * 40] * 2
    assert len(list(folder.glob("process-*"))) == 2


def test_one_guest_can_be_asked_from_several_threads(position: Position) -> None:
    bot = guest("Last")
    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(lambda _: bot.choose(position), range(50))) == {position.moves[-1]}


def test_a_guest_that_goes_is_dropped(position: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = []
    send = talk.send

    def noted(handle: int, message: talk.Request | talk.Reply) -> None:
        sent.append(message)
        send(handle, message)

    monkeypatch.setattr(talk, "send", noted)
    one, other = guest("First"), guest("First")
    number = one._number
    one.close()
    one.close()
    other.choose(position)
    assert [message.number for message in sent if isinstance(message, talk.Drop)] == [number]
    del sent[:]
    number = other._number
    del other
    gc.collect()
    guest("First")
    assert [message.number for message in sent if isinstance(message, talk.Drop)] == [number]


def test_a_guest_is_shown_what_its_seat_knows_and_nothing_else(folder: Path) -> None:
    """Neither its choice nor a single byte of what it gets depends on what is hidden from it."""
    match, bot = decisive(), guest("Witness")
    assert match.actor is not None
    other = match.record
    redeal(other, match.actor, 99)
    assert other.tobytes() != match.record.tobytes()  # type: ignore[attr-defined]
    shown = set()
    for record, seed in ((match.record, 7), (other, 7), (match.record, 8)):
        here = Position(match.game, record, match.actor, match.step, seed)
        assert bot.choose(here) == here.moves[0]
        shown.add((folder / "seen").read_bytes())
        (folder / "seen").unlink()
    assert len(shown) == 1, "it depends on hidden cards, or on our seed, from which they could be guessed"
    assert shown != {match.record.tobytes()}  # type: ignore[attr-defined]


@pytest.mark.parametrize("mood", ["asleep", "busy"])
def test_guests_end_with_us_and_so_do_their_children(folder: Path, mood: str) -> None:
    """Also where we are killed, and a guest is in the middle of something."""
    program = """
import clowder
from clowder.bots.guest import Guest
from clowder.bots.position import Position
bot = Guest("Parent", "our_bots:Parent", 3600)
bot.choose(Position.of(clowder.new("discat", 2, 1)))
"""
    (folder / "mood").write_text(mood)
    with subprocess.Popen([sys.executable, "-P", "-c", program]) as we:
        found = family(folder)
        assert all(map(running, found))
        we.kill()
    wait_until(lambda: not any(map(running, found)))


@pytest.mark.parametrize("mood", ["busy", "dead"])
def test_the_children_of_a_guest_that_failed_end_with_it(position: Position, folder: Path, mood: str) -> None:
    (folder / "mood").write_text(mood)
    assert failure("Parent", position, 5.0).reason == ("died" if mood == "dead" else "silent")
    assert not any(map(running, family(folder)))


def test_a_guest_ends_with_its_warden(position: Position, folder: Path) -> None:
    (folder / "mood").write_text("busy")
    bot = guest("Parent")
    with ThreadPoolExecutor(1) as pool:
        chosen = pool.submit(bot.choose, position)
        alone, *children = family(folder)
        bot._host.process.kill()
        assert isinstance(chosen.exception(60), BotFailed)
    wait_until(lambda: not running(alone))
    for child in children:  # nobody is left who would know of them
        os.kill(child, signal.SIGKILL)


def family(folder: Path) -> list[int]:
    """The process of a `Parent`, and its children's."""
    wait_until((folder / "family").exists)
    return [int(number) for number in (folder / "family").read_text().split()]


def wait_until(true: Callable[[], bool]) -> None:
    """For what another process will have done soon."""
    for _ in range(600):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError("it never came true")


def running(process: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False


def test_an_interrupted_choice_is_not_taken_for_the_next(position: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = guest("First")
    bot.choose(position)

    def interrupted(handle: int, size: int) -> bytes:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(os, "read", interrupted)
        with pytest.raises(KeyboardInterrupt):
            bot.choose(position)
    with pytest.raises(BotFailed):
        bot.choose(position)
    assert guest("First").choose(position) == position.moves[0]
