"""Closing the window, or a request to stop, is a way to leave: the match is saved, and nothing stops that."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Any, TypeVar

from clowder.terminal.device import Left

KINDS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""What ends a program."""
Outcome = TypeVar("Outcome")


@contextmanager
def leaving_on_signals() -> Iterator[None]:
    """A request to stop raises Left; afterwards everything is as it was."""

    def leave(number: int, frame: FrameType | None) -> None:
        raise Left(128 + number)

    before = {kind: signal.getsignal(kind) for kind in KINDS}
    answer({kind: leave for kind in KINDS if kind != signal.SIGINT})
    try:
        yield
    finally:
        answer(before)


@contextmanager
def held() -> Iterator[Callable[[], None]]:
    """Signals wait, because raising something would do harm; what is given lets one through where it would not."""
    came: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        came.append(number)

    def look() -> None:
        if came:
            raise KeyboardInterrupt if came[0] == signal.SIGINT else Left(128 + came[0])

    before = {kind: handler for kind in KINDS if (handler := signal.getsignal(kind)) != signal.SIG_IGN}
    answer(dict.fromkeys(before, note))
    try:
        yield look
    finally:
        answer(before)
    look()


def surely(action: Callable[[], Outcome]) -> Outcome:
    """Do something that no signal may stop. From here on signals are ignored, until `leaving_on_signals` ends."""
    while True:
        try:
            answer(dict.fromkeys(KINDS, signal.SIG_IGN))
            return action()
        except (Left, KeyboardInterrupt):  # came in just before signals were ignored
            continue


def answer(handlers: dict[Any, Any]) -> None:
    """Set what happens on signals, in a thread where Python knows them."""
    if current_thread() is main_thread():
        for kind, handler in handlers.items():
            signal.signal(kind, handler)
