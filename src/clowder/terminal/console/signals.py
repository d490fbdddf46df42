"""Closing the window, or a request to stop, is a way to leave: the match is saved, and nothing stops that."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType
from typing import Any, TypeVar

from clowder.terminal.console.leaving import Left

KINDS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]
"""What ends a program."""
Outcome = TypeVar("Outcome")


@contextmanager
def leaving_on_signals(*, by_hand: bool = False) -> Iterator[None]:
    """A request to stop raises Left; afterwards everything is as it was.

    A script can start a program with ctrl-c ignored, to let it finish in peace. Where somebody types (`by_hand`) ctrl-c is
    meant for us all the same; anywhere else the script has its way.
    """

    def leave(number: int, frame: FrameType | None) -> None:
        raise Left(128 + number)

    before = {kind: signal.getsignal(kind) for kind in KINDS}
    set_handlers({kind: leave for kind in KINDS if kind != signal.SIGINT})
    if by_hand and before[signal.SIGINT] == signal.SIG_IGN:
        set_handlers({signal.SIGINT: signal.default_int_handler})
    try:
        yield
    finally:
        set_handlers(before)


@contextmanager
def signals_held() -> Iterator[Callable[[], None]]:
    """Signals wait, because raising something would do harm; what is given lets one through where it would not."""
    came: list[int] = []

    def note(number: int, frame: FrameType | None) -> None:
        came.append(number)

    def look() -> None:
        if came:
            raise KeyboardInterrupt if came[0] == signal.SIGINT else Left(128 + came[0])

    before = {kind: handler for kind in KINDS if (handler := signal.getsignal(kind)) != signal.SIG_IGN}
    set_handlers(dict.fromkeys(before, note))
    try:
        yield look
    finally:
        set_handlers(before)
    look()


def uninterrupted(action: Callable[[], Outcome]) -> Outcome:
    """Do something that no signal may stop. From here on signals are ignored, until `leaving_on_signals` ends."""
    while True:
        try:
            set_handlers(dict.fromkeys(KINDS, signal.SIG_IGN))
            return action()
        except (Left, KeyboardInterrupt):  # came in just before signals were ignored
            continue


def set_handlers(handlers: dict[Any, Any]) -> None:
    """Set what happens on signals, in a thread where Python knows them."""
    if current_thread() is main_thread():
        for kind, handler in handlers.items():
            signal.signal(kind, handler)
