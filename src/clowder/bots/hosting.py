"""The processes that guests live in, seen from our side (guest_process.py is the other).

Starting one takes about a second, so a process takes in all guests of the same class that one thread has made: one process
for a table, one for each thread of an arena. It does one thing at a time, and a player stays where it was made.
"""

from __future__ import annotations

import os
import select
import subprocess
import time
import weakref
from collections import deque
from contextlib import suppress
from itertools import count
from threading import Lock, Thread, current_thread

import msgspec

from clowder.bots import talk
from clowder.bots.position import Position
from clowder.bots.processes import ending_with_us
from clowder.errors import BotFailed

START_SECONDS = 60.0
"""For what comes before the first choice: starting, importing, making a player, compiling a game."""
END_SECONDS = 10.0
"""For a process to end that was told to."""
LOOK_SECONDS = 0.5
"""Between two looks for signals: one that comes just before we wait is noticed only then."""


class Host:
    """A process with the players of one class."""

    def __init__(self, name: str, path: str) -> None:
        self.owner: Thread = current_thread()
        """The thread whose guests are here."""
        self.guests: weakref.WeakSet[object] = weakref.WeakSet()
        """Those who live here."""
        self.left: deque[int] = deque()
        """Numbers of players whose guests are gone. They are told before the next request only: a guest may go at any
        moment, in the middle of a message too."""
        self.alive = True
        self.turn = Lock()
        """Held from a request to its reply."""
        self.numbers = count()
        self.met: set[str] = set()
        """The games the process is ready for."""
        self.received = bytearray()
        self.process = started(path)
        assert self.process.stdin
        assert self.process.stdout
        self.to, self.back = self.process.stdin.fileno(), self.process.stdout.fileno()
        self.poll = select.poll()
        self.poll.register(self.back, select.POLLIN)
        self.end = weakref.finalize(self, put_down, self.process, os.getpid())
        try:
            self.exchange(name, None, START_SECONDS)
        except BaseException:
            self.stop()
            raise

    def new(self, name: str) -> int:
        """Make a player; its number."""
        number = next(self.numbers)
        with self.turn:
            self.exchange(name, talk.New(number), START_SECONDS)
        return number

    def choose(self, name: str, number: int, position: Position, seconds: float) -> int:
        """What a player chooses. Its time does not run while others choose, nor while the game is made ready."""
        game = position.game.name
        request = talk.Choose(number, game, position.record.tobytes(), position.seat, position.step, position.seed)
        with self.turn:
            if game not in self.met:
                self.exchange(name, talk.Meet(game), START_SECONDS)
                self.met.add(game)
            return self.exchange(name, request, seconds)

    def exchange(self, name: str, request: talk.Request | None, seconds: float) -> int:
        """The reply to a request; without one, to having been started."""
        if not self.alive:
            raise BotFailed("error-bot-died", bot=name, why="shared", status=0)
        try:
            while self.left:
                talk.send(self.to, talk.Drop(self.left.popleft()))
            if request is not None:
                talk.send(self.to, request)
            reply = self.receive(time.monotonic() + seconds)
        except TimeoutError:
            self.stop()
            raise BotFailed("error-bot-silent", bot=name, seconds=seconds) from None
        except (EOFError, OSError, ValueError, msgspec.MsgspecError):  # the last two: a bot wrote into our pipe
            raise self.death(name) from None
        except BaseException:  # interrupted; this reply would be taken for the next one
            self.stop()
            raise
        if isinstance(reply, talk.Failed):
            word = "value" if reply.kind == "illegal" else "reason"
            raise BotFailed(f"error-bot-{reply.kind}", bot=name, **{word: reply.told})
        return reply.move

    def receive(self, deadline: float) -> talk.Reply:
        """The next message."""
        while (content := talk.take(self.received)) is None:
            left = deadline - time.monotonic()
            if left <= 0:
                raise TimeoutError
            if not self.poll.poll(min(left, LOOK_SECONDS) * 1000):
                continue
            piece = os.read(self.back, talk.LONGEST)
            if not piece:
                raise EOFError
            self.received += piece
        return talk.replies.decode(content)

    def death(self, name: str) -> BotFailed:
        """How the process ended that does not talk to us any more."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(1)  # the pipe ends a moment before the process does
        status = self.process.returncode
        self.stop()
        why = "lost" if status is None else "signal" if status < 0 else "status"
        return BotFailed("error-bot-died", bot=name, why=why, status=abs(status or 0))

    def stop(self) -> None:
        """End the process, and with it all who live there."""
        self.alive = False
        self.end()


def started(path: str) -> subprocess.Popen[bytes]:
    """A new process for the class at that path, below its warden (warden.py). It has no terminal, so no ctrl-c reaches it;
    it ends when we do."""
    return subprocess.Popen(
        ending_with_us("clowder.bots.guest_process", path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=None if os.environ.get("CLOWDER_DEBUG") else subprocess.DEVNULL,
        bufsize=0,
        start_new_session=True,
    )


def put_down(process: subprocess.Popen[bytes], ours: int) -> None:
    """End a process, with whatever it has started. `ours` is our own number: a fork of us leaves it alone."""
    if os.getpid() != ours:
        return
    process.terminate()  # the warden, which ends the others
    try:
        process.wait(END_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe:
            pipe.close()


_hosts: dict[tuple[int, str, str], list[Host]] = {}
"""Those that take in guests, by our own process (which may be a fork), the current folder, and the path of the class."""
_choosing = Lock()
"""Held while one is looked for in there."""


def host_for(guest: object, name: str, path: str) -> Host:
    """Where a new guest can live: with others of this thread, or where nobody lives, or in a new process."""
    me, key = current_thread(), (os.getpid(), os.getcwd(), path)
    with _choosing:
        hosts = _hosts[key] = [host for host in _hosts.get(key, []) if host.alive]
        for host in hosts:
            if host.owner is me or not host.guests or not host.owner.is_alive():
                host.owner = me
                host.guests.add(guest)
                return host
    host = Host(name, path)
    host.guests.add(guest)
    with _choosing:
        _hosts.setdefault(key, []).append(host)
    return host


def retire(path: str) -> None:
    """Take in no more guests where they are taken in now: new ones get a new process, which reads its sources anew."""
    with _choosing:
        _hosts.pop((os.getpid(), os.getcwd(), path), None)
