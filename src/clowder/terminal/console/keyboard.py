"""What a person types while other things happen on the screen.

At a terminal keys are read one by one, so that a half-typed line stays where it is when the screen is drawn anew. Where
there is no terminal (a pipe, a file, a test) lines are read, and one is taken whenever there is a question.
"""

from __future__ import annotations

import codecs
import io
import os
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from threading import Event, Thread, current_thread, main_thread
from types import TracebackType
from typing import Any, Protocol, Self


@dataclass(frozen=True)
class Typed:
    """A line; None: nothing can be typed any more."""

    line: str | None


@dataclass(frozen=True)
class Pressed:
    """Keys."""

    keys: str


@dataclass(frozen=True)
class Redraw:
    """The window has another size, or is looked at again."""


class Typing(Protocol):
    """A way to type; what is typed is told from another thread."""

    by_key: bool
    """Whether keys are told, not lines."""

    def want(self) -> None:
        """A line is wanted now; keys come anyway."""

    def __enter__(self) -> Self: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None: ...


Tell = Callable[[Typed | Pressed | Redraw], None]


class Lines:
    """Whole lines, from anywhere, each read only when it is wanted."""

    by_key = False

    def __init__(self, tell: Tell) -> None:
        self.tell = tell
        self.wanted = Event()

    def want(self) -> None:
        """Read a line."""
        self.wanted.set()

    def __enter__(self) -> Self:
        Thread(target=self.read, name="typing", daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        return None

    def read(self) -> None:
        """To the end of the input."""
        lines = lines_of(sys.stdin)
        while True:
            self.wanted.wait()
            self.wanted.clear()
            line = next(lines, None)
            self.tell(Typed(None if line is None else line.strip()))
            if line is None:
                return


def lines_of(stream: Any) -> Iterator[str]:
    """The lines of a stream. Not by its own buffer, if it has a handle: whoever waits there for ever holds up the end of
    the program."""
    try:
        handle = stream.fileno()
    except (AttributeError, OSError, ValueError, io.UnsupportedOperation):
        if stream is not None and not stream.closed:
            yield from stream
        return
    rest, decoder = "", codecs.getincrementaldecoder("utf-8")("replace")
    while True:
        try:
            piece = os.read(handle, 4096)
        except OSError:
            piece = b""
        *whole, rest = (rest + decoder.decode(piece, not piece)).split("\n")
        yield from whole
        if not piece:
            if rest:
                yield rest
            return


class Keys:
    """Keys, one by one, of a terminal; ctrl-c stays what it is."""

    by_key = True

    def __init__(self, tell: Tell) -> None:
        self.tell = tell
        self.handle = sys.stdin.fileno()
        self.before: list[Any] | None = None
        self.handlers: dict[int, Any] = {}

    def want(self) -> None:
        """Keys come anyway."""

    def __enter__(self) -> Self:
        import termios

        self.before = termios.tcgetattr(self.handle)
        self.listen_to_keys()
        if current_thread() is main_thread():
            for name in ("SIGCONT", "SIGWINCH"):
                kind = getattr(signal, name)
                self.handlers[kind] = signal.signal(kind, self.again)
        Thread(target=self.read, name="typing", daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        import termios

        for number, handler in self.handlers.items():
            signal.signal(number, handler)
        if self.before is not None:
            with suppress(termios.error, OSError):
                termios.tcsetattr(self.handle, termios.TCSADRAIN, self.before)

    def listen_to_keys(self) -> None:
        """No lines, and no echo: what is typed is drawn with the screen."""
        import termios

        with suppress(termios.error, OSError):
            now = termios.tcgetattr(self.handle)
            now[3] &= ~(termios.ICANON | termios.ECHO)
            termios.tcsetattr(self.handle, termios.TCSADRAIN, now)

    def again(self, number: int, frame: Any) -> None:
        """The program was stopped and goes on, or the window has changed."""
        self.listen_to_keys()
        self.tell(Redraw())

    def read(self) -> None:
        """Until the terminal is gone."""
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        while True:
            try:
                piece = os.read(self.handle, 1024)
            except OSError:
                piece = b""
            if not piece:
                self.tell(Typed(None))
                return
            self.tell(Pressed(decoder.decode(piece)))


def typing_at(tell: Tell, *, by_key: bool) -> Typing:
    """A way to type: by keys where there is a terminal that can, otherwise by lines."""
    if by_key:
        with suppress(ImportError, OSError, ValueError):
            import termios

            termios.tcgetattr(sys.stdin.fileno())
            return Keys(tell)
    return Lines(tell)
