from __future__ import annotations

import io
import os
import signal
import sys
from threading import Event, Thread, get_ident

import pytest
from rich.console import Console

from clowder.terminal.console.tty import Tty


def test_no_ctrl_c_is_slept_through(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that another thread takes in does not interrupt the call that waits, no more than one that came just before."""
    master, slave = os.openpty()
    noticed, typed = Event(), Event()

    def disturb() -> None:
        noticed.wait(0.5)  # until somebody waits for input; too early would only test less
        signal.pthread_kill(get_ident(), signal.SIGINT)
        if not noticed.wait(20):
            typed.set()
            os.write(master, b"in vain\n")  # so that the test ends

    with os.fdopen(slave, "r") as terminal:
        monkeypatch.setattr(sys, "stdin", terminal)
        other = Thread(target=disturb)
        try:
            with pytest.raises(KeyboardInterrupt):
                ask(other)
        finally:
            noticed.set()
            other.join()
            os.close(master)
    assert not typed.is_set()
    assert signal.set_wakeup_fd(-1) == -1, "all is as it was"


def ask(other: Thread) -> None:
    other.start()
    Tty(Console(file=io.StringIO())).ask("?")
